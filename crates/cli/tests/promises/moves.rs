//! Invalid moves, and messages at the wrong time or place: each is refused for its reason, and nothing changes.

use reckon_guest::{Client, ServerProcess, TableSocket};
use reckon_protocol::{Join, SeatWish, TableId, ToClient, ToServer, Update, Why};
use serde_json::{Value, json};

use super::support::{MEMORY_KB, is_well, memory_kb, serve, table_of};

/// Texts that are not moves in NUMERO.
const NUMERO: &[(&str, &str)] = &[
    ("nothing", ""),
    ("a space", " "),
    ("a take of nothing", "take"),
    ("a take without a sum", "take 9b"),
    ("a take with an empty sum", "take 9b:"),
    ("a take without a card", "take : 9r"),
    ("a take that ends in a plus", "take 9b: 5r +"),
    ("a take with two pluses", "take 9b: 5r + + 4b"),
    ("a take with an open bracket", "take 9b: (5r + 4b"),
    ("a take with a closing bracket", "take 9b: 5r + 4b)"),
    ("a take of a colour that is not there", "take 9z: 9r"),
    ("a take of a huge number", "take 99999999999999999999b: 9r"),
    ("a build without a value", "build"),
    ("a build without a sum", "build 8"),
    ("a build of a word", "build eight: 5r + 3b"),
    ("a discard of nothing", "discard"),
    ("a discard of a word", "discard everything"),
    ("a challenge of nothing", "challenge"),
    ("a challenge without its build", "challenge 10#"),
    ("an unknown word", "fly 9b"),
    ("a misspelt word", "tkae 9b: 9r"),
    ("a letter that looks alike", "t\u{430}ke 9b: 9r"),
    ("digits of another script", "take \u{669}b: \u{669}r"),
    ("wide digits", "take \u{ff19}b: \u{ff19}r"),
    ("an invisible character", "take 9b: 9r\u{200b}"),
    ("a mark that turns the text round", "take 9b: \u{202e}9r"),
    ("NUL", "take 9b: 9r\u{0}"),
    ("an escape", "pass\u{1b}[2J"),
    ("a second command", "pass; DROP TABLE moves"),
    ("JSON", "{\"take\":\"9b\"}"),
    ("two moves", "stop stop"),
    ("a placement of the other game", "b3 6"),
    ("a draw of the other game", "draw"),
    ("a Night card of the other game", "night 5n after 2"),
    ("letting go as in the other game", "let go"),
];

/// Texts that are not moves in Numberloor.
const NUMBERLOOR: &[(&str, &str)] = &[
    ("nothing", ""),
    ("a line end", "\n"),
    ("a take of the other game", "take 9b: 10r-2 + 1g"),
    ("a discard of the other game", "discard 7g"),
    ("a challenge of the other game", "challenge 10#4"),
    ("a card that is not there", "b9"),
    ("a Level that is not there", "17"),
    ("a negative Level", "-3"),
    ("a huge Level", "99999999999999999999"),
    ("a Night card without when", "night 5n"),
    ("a Night card after nothing", "night 5n after"),
    ("a Night card after a word", "night 5n after now"),
    ("a Night card before", "night 5n after -1"),
    ("a Night card after more than 32 bits", "night 5n after 4294967296"),
    ("a Night card that is none", "night after 2"),
    ("two ends", "end end"),
    ("a draw of two", "draw 2"),
    ("a pass with a word", "pass please"),
    ("let", "let"),
    ("a balloon as a picture", "🎈3 6"),
    ("a letter that looks alike", "dr\u{430}w"),
    ("NUL", "draw\u{0}"),
    ("an unknown word", "jump"),
    ("JSON", "[\"6\"]"),
];

/// Texts that are not moves in nmbrs! blocks.
const NMBRS: &[(&str, &str)] = &[
    ("nothing", ""),
    ("a comma", ","),
    ("a row of nothing", "lay"),
    ("a row of words", "lay thirty forty fifty, give 7"),
    ("a row with an empty step behind it", "lay 30 40 50,, give 7"),
    ("a number above 100", "lay 99 100 101, give 5"),
    ("nought", "give 0"),
    ("less than nought", "give -3"),
    ("a fraction", "give 3.5"),
    ("a huge number", "give 99999999999999999999"),
    ("a joker that is not there", "give je"),
    ("a joker that stands for nothing", "lay ja 20 30, give 4"),
    ("a joker that stands for a joker", "lay ja=jb 20 30, give 4"),
    ("a joker that stands for nought", "lay ja=0 1 2, give 4"),
    ("a number that stands for another", "lay 30=35 40 50, give 4"),
    ("an unknown side", "28 behind 30, give 4"),
    ("a side of nothing", "28 above, give 4"),
    ("an insertion beside one block", "insert 65 between 60, give 4"),
    ("an insertion between three", "insert 65 between 60 70 80, give 4"),
    ("an exchange for nothing", "exchange 35 for, give 4"),
    ("a gift of nothing", "give"),
    ("a gift of two", "give 91 92"),
    ("a gift in the middle", "give 91, lay 30 40 50"),
    ("two gifts", "give 91, give 92"),
    ("a knock for nothing", "knock"),
    ("a knock for two", "knock 35 36"),
    ("a knock in capitals", "KNOCK 35"),
    ("letting go of something", "let go 35"),
    ("a wish as it is tapped", "65 75 into A, give 4"),
    ("a new row as it is tapped", "new 30 40 50, give 4"),
    ("digits of another script", "give \u{669}"),
    ("wide digits", "give \u{ff19}"),
    ("a letter that looks alike", "g\u{456}ve 9"),
    ("an invisible character", "give 9\u{200b}"),
    ("NUL", "give 9\u{0}"),
    ("an escape", "let go\u{1b}[2J"),
    ("a second command", "give 7; DROP TABLE moves"),
    ("a swop of another game", "swop 0"),
    ("a take of another game", "take 9b: 9r"),
    ("JSON", "{\"give\":\"9\"}"),
];

/// Two people at a table, in a game that has just begun.
struct Table {
    id: TableId,
    /// The player who must act.
    acts: (Client, TableSocket, Update),
    waits: (Client, TableSocket, Update),
}

async fn sit(client: &Client, table: &TableId) -> (TableSocket, Update) {
    let mut socket = client.connect(table, None).await.expect("a socket");
    let update = socket.next_update().await.expect("a game");
    (socket, update)
}

async fn two_people(server: &ServerProcess, game: &str) -> Table {
    let mut host = Client::program(server.address()).await.expect("a guest");
    let mut guest = Client::program(server.address()).await.expect("a guest");
    let mut wish = table_of(game, &[SeatWish::Me, SeatWish::Person]);
    wish.settings.watchers = true;
    let id = host.create_table(&wish).await.expect("a table").table.id;
    guest.join(&id).await.expect("a seat");
    let mut first = host.connect(&id, None).await.expect("a socket");
    first.send(&ToServer::Start { fill: false, youngest: None }).await.expect("an open socket");
    let update = first.next_update().await.expect("a game");
    let (second, other) = sit(&guest, &id).await;
    let host_acts = update.seat.is_some_and(|seat| update.turn.must().contains(seat));
    let (one, two) = ((host, first, update), (guest, second, other));
    let (acts, waits) = if host_acts { (one, two) } else { (two, one) };
    Table { id, acts, waits }
}

/// Sends a message and returns the refusal.
async fn refusal(socket: &mut TableSocket, message: &Value) -> (Why, String) {
    socket.send_text(&message.to_string()).await.expect("an open socket");
    let answer = socket.until("a refusal", |heard| {
        matches!(heard, ToClient::Refused(_) | ToClient::Done(_) | ToClient::Reading(_) | ToClient::Update(_))
    });
    match answer.await.expect("an answer") {
        ToClient::Refused(refused) => (refused.why, refused.text),
        other => panic!("{message} was answered with {other:?}"),
    }
}

/// Number of messages that a socket may send in one burst.
const AT_ONCE: usize = 30;

async fn no_moves(game: &str, written: &[(&str, &str)]) {
    let mut server = serve().await;
    let mut table = two_people(&server, game).await;
    let before = memory_kb(&server);
    let (client, _, update) = &table.acts;
    let on = update.basis.expect("a player has one");
    let mut cases: Vec<(String, Value)> = written.iter().map(|(name, text)| (name.to_string(), json!(text))).collect();
    let long = |piece: &str| json!(piece.repeat(15_000 / piece.len()));
    cases.extend([
        ("15,000 letters".to_string(), long("x")),
        ("15,000 brackets".to_string(), long("(")),
        ("15,000 digits".to_string(), long("9")),
        ("a take of 15,000 brackets".to_string(), json!(format!("take 9b: {}", "(".repeat(15_000)))),
        ("a sum of 5,000 parts".to_string(), json!(format!("take 9b: {}", "1+".repeat(7_000)))),
        ("5,000 balloons".to_string(), long("b3 ")),
        ("5,000 blocks and a comma".to_string(), json!(format!("lay {},", "30 ".repeat(5_000)))),
        ("2,000 rows".to_string(), json!("lay 1 2 3,".repeat(1_500))),
        ("an empty plan".to_string(), json!([])),
        ("a plan of 65".to_string(), json!(vec!["pass"; 65])),
        ("a plan of 2,000".to_string(), json!(vec!["pass"; 2_000])),
        ("a plan whose second move is none".to_string(), json!(["pass", "nonsense"])),
        ("a plan with an empty move".to_string(), json!([""])),
    ]);
    let mut wrong = Vec::new();
    for part in cases.chunks(AT_ONCE / 2) {
        let (mut socket, _) = sit(client, &table.id).await;
        for (number, (name, m)) in part.iter().enumerate() {
            let asked = json!({ "move": { "id": format!("m{number}"), "on": on, "m": m } });
            let (why, text) = refusal(&mut socket, &asked).await;
            if why != Why::NotAMove || text.is_empty() || text.len() > 2_000 {
                wrong.push(format!("{name}: {why:?} {text}"));
            }
            let tried = json!({ "try": { "id": format!("t{number}"), "m": m } });
            let (why, text) = refusal(&mut socket, &tried).await;
            if why != Why::NotAMove || text.is_empty() || text.len() > 2_000 {
                wrong.push(format!("{name} as a draft: {why:?} {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), 2 * cases.len(), wrong.join("\n"));
    nothing_has_happened(&mut table).await;
    is_well(&mut server).await;
    let grown = memory_kb(&server).saturating_sub(before);
    assert!(grown < MEMORY_KB, "{grown} kB more than before");
}

/// Checks that no update was sent, and that a new connection sees the game as it began.
async fn nothing_has_happened(table: &mut Table) {
    for (client, socket, _) in [&mut table.acts, &mut table.waits] {
        socket.send(&ToServer::Ping { n: 1 }).await.expect("an open socket");
        let heard = socket.until("a pong", |heard| matches!(heard, ToClient::Update(_) | ToClient::Pong { .. })).await;
        assert!(matches!(heard, Ok(ToClient::Pong { n: 1 })), "{heard:?}");
        assert_eq!(sit(client, &table.id).await.1.v, 0);
    }
}

#[tokio::test]
async fn a_malformed_move_of_numero_is_refused() {
    no_moves("numero", NUMERO).await;
}

#[tokio::test]
async fn a_malformed_move_of_numberloor_is_refused() {
    no_moves("numberloor", NUMBERLOOR).await;
}

#[tokio::test]
async fn a_malformed_move_of_nmbrs_is_refused() {
    no_moves("nmbrs", NMBRS).await;
}

/// Messages that are well formed but out of place are refused.
#[tokio::test]
async fn a_message_at_the_wrong_time_is_refused_for_its_reason() {
    let mut server = serve().await;
    let mut table = two_people(&server, "numero").await;
    let on = table.acts.2.basis.expect("a player has one");
    let own = table.acts.2.seat.map(u8::from).expect("a player has one");
    let others = 3 - own;
    let nonce = "00".repeat(32);
    let mut number = 0;
    let mut play = |seat: Value, on: u32, m: &str| {
        number += 1;
        json!({ "move": { "id": format!("r{number}"), "seat": seat, "on": on, "m": m } })
    };
    let cases = [
        ("another basis", play(json!(own), on.wrapping_add(1), "stop"), Why::Stale),
        ("the largest basis", play(json!(own), u32::MAX, "stop"), Why::Stale),
        ("another's seat", play(json!(others), on, "stop"), Why::NotYours),
        ("a seat that is not there", play(json!(6), on, "stop"), Why::NotYours),
        ("a move that is not allowed", play(json!(own), on, "take 9b: 9r"), Why::Illegal),
        ("a challenge of nothing", play(json!(own), on, "challenge 10#4"), Why::Illegal),
        ("a draft of nothing", json!({ "try": { "id": "a" } }), Why::NotAMessage),
        ("a draft in both ways", json!({ "try": { "id": "a", "m": "stop", "say": "stop" } }), Why::NotAMessage),
        ("a draft of nonsense", json!({ "try": { "id": "a", "say": "hocus pocus" } }), Why::NotAMove),
        ("a draft of brackets", json!({ "try": { "id": "a", "say": "(".repeat(15_000) } }), Why::NotAMove),
        ("a draft of control characters", json!({ "try": { "id": "a", "say": "\u{0}\u{7}\u{1b}" } }), Why::NotAMove),
        ("a draft for another", json!({ "try": { "id": "a", "seat": others, "m": "stop" } }), Why::NotYours),
        ("another's cards", json!({ "uncover": { "seat": others } }), Why::NotYours),
        ("cards of nobody", json!({ "uncover": { "seat": 6 } }), Why::NotYours),
        ("a nonce in the game", json!({ "nonce": { "nonce": nonce } }), Why::Playing),
        ("a nonce for another", json!({ "nonce": { "seat": others, "nonce": nonce } }), Why::NotYours),
        ("again before the end", json!({ "again": {} }), Why::Playing),
        ("another's seat left", json!({ "leave": { "seat": others } }), Why::NotYours),
        ("a seat left that is not there", json!({ "leave": { "seat": 6 } }), Why::NotYours),
    ];
    let mut wrong = Vec::new();
    for (name, message, wanted) in &cases {
        let (why, text) = refusal(&mut table.acts.1, message).await;
        if why != *wanted || text.is_empty() {
            wrong.push(format!("{name}: wanted {wanted:?}, heard {why:?} {text}"));
        }
    }
    let host_acts = own == 1;
    let (host, other) =
        if host_acts { (&mut table.acts.1, &mut table.waits.1) } else { (&mut table.waits.1, &mut table.acts.1) };
    for (name, by_host, message, wanted) in [
        ("a start in the game", true, json!({ "start": {} }), Why::Playing),
        ("a seat freed in the game", true, json!({ "free": { "seat": 2 } }), Why::Playing),
        ("a start by another", false, json!({ "start": {} }), Why::NotHost),
        ("a seat freed by another", false, json!({ "free": { "seat": 1 } }), Why::NotHost),
    ] {
        let (why, text) = refusal(if by_host { &mut *host } else { &mut *other }, &message).await;
        if why != wanted {
            wrong.push(format!("{name}: wanted {wanted:?}, heard {why:?} {text}"));
        }
    }
    let watcher = Client::program(server.address()).await.expect("a guest");
    let (mut watcher, update) = sit(&watcher, &table.id).await;
    assert_eq!((update.seat, update.basis), (None, None));
    for message in [
        json!({ "move": { "id": "w1", "on": on, "m": "stop" } }),
        json!({ "move": { "id": "w2", "seat": own, "on": on, "m": "stop" } }),
        json!({ "try": { "id": "w3", "m": "stop" } }),
        json!({ "uncover": { "seat": own } }),
        json!({ "nonce": { "nonce": nonce } }),
        json!({ "phrase": { "phrase": "hello" } }),
        json!({ "leave": {} }),
        json!({ "help": { "help": "off" } }),
    ] {
        let (why, text) = refusal(&mut watcher, &message).await;
        if why != Why::NotYours {
            wrong.push(format!("{message} of a watcher: heard {why:?} {text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    nothing_has_happened(&mut table).await;
    is_well(&mut server).await;
}

/// Two people at one device get only what their table allows.
#[tokio::test]
async fn a_message_the_table_does_not_allow_is_refused() {
    let mut server = serve().await;
    let mut client = Client::program(server.address()).await.expect("a guest");
    let mut wish = table_of("numero", &[SeatWish::Me, SeatWish::Me, SeatWish::Person]);
    wish.settings.most_help = reckon_protocol::Help::Off;
    wish.settings.phrases = false;
    let table = client.create_table(&wish).await.expect("a table").table.id;
    let mut socket = client.connect(&table, None).await.expect("a socket");
    let play = |id: &str, seat: Value| json!({ "move": { "id": id, "seat": seat, "on": 1, "m": "stop" } });
    let mut wrong = Vec::new();
    for (name, message, wanted) in [
        ("a start with an empty seat", json!({ "start": {} }), Why::EmptySeats),
        ("a phrase", json!({ "phrase": { "phrase": "hello" } }), Why::NotHere),
        ("which seat", play("a", Value::Null), Why::WhichSeat),
        ("a covered seat before the game", play("b", json!(1)), Why::NotPlaying),
        ("a draft for a covered seat", json!({ "try": { "id": "b2", "seat": 1, "m": "stop" } }), Why::Covered),
        ("an open seat", play("c", json!(3)), Why::NotYours),
        ("again before the first game", json!({ "again": {} }), Why::NotPlaying),
        ("a seat freed that is not there", json!({ "free": { "seat": 4 } }), Why::NotYours),
    ] {
        let (why, text) = refusal(&mut socket, &message).await;
        if why != wanted {
            wrong.push(format!("{name}: wanted {wanted:?}, heard {why:?} {text}"));
        }
    }
    socket.send(&ToServer::Uncover { seat: "1".parse().ok() }).await.expect("an open socket");
    for (name, message, wanted) in [
        ("a move before the game", play("d", json!(1)), Why::NotPlaying),
        ("more help than there is", json!({ "help": { "help": "show" } }), Why::NotHere),
        ("a draft without help", json!({ "try": { "id": "e", "m": "stop" } }), Why::NotHere),
    ] {
        let (why, text) = refusal(&mut socket, &message).await;
        if why != wanted {
            wrong.push(format!("{name}: wanted {wanted:?}, heard {why:?} {text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let mut late = Client::program(server.address()).await.expect("a guest");
    late.join_as(&table, &Join::default()).await.expect("the last seat");
    is_well(&mut server).await;
}
