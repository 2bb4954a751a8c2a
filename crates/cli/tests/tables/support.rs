//! Servers that tests share, and people at tables.

use std::future::Future;
use std::sync::{Arc, LazyLock, Weak};
use std::time::Duration;

use reckon_bots::Bot;
use reckon_bots::nmbrs::Builder;
use reckon_bots::numberloor::Shedder;
use reckon_bots::numenko::Layer;
use reckon_bots::numero::Greedy;
use reckon_guest::replayed::Replayed;
use reckon_guest::{Client, Error, Have, Journal, Launch, Player, Remote, Seated, ServerProcess, Witness, verdict};
use reckon_protocol::{
    CreateTable, Created, Done, Failed, JudgedDraft, MadeBy, Move, MoveId, Plan, Refused, SeatWish, Settings, TableId,
    TableInfo, ToClient, ToServer, Try, Update, Who, Why, You,
};
use reckon_rules::game::Seat;
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::Numero;
use reckon_rules::shuffle::Shuffle;
use serde_json::Value;
use tokio::runtime::Runtime;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};

/// Longer than anything takes on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// One for all tests: a server that several tests share lives as long as any of them.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime"));

pub fn run(test: impl Future<Output = ()>) {
    RUNTIME.block_on(async { timeout(3 * PATIENCE, test).await.expect("the test ends") });
}

pub fn launch() -> Launch {
    Launch::new(env!("CARGO_BIN_EXE_reckon"))
}

/// The server of the tests of one module. It ends with the last test that uses it.
pub struct Shared(Mutex<Weak<ServerProcess>>);

impl Shared {
    pub const fn new() -> Shared {
        Shared(Mutex::const_new(Weak::new()))
    }

    pub fn test(&self, test: impl AsyncFnOnce(&ServerProcess)) {
        run(async {
            let server = self.server().await;
            test(&server).await;
        });
    }

    async fn server(&self) -> Arc<ServerProcess> {
        let mut shared = self.0.lock().await;
        if let Some(server) = shared.upgrade() {
            return server;
        }
        let server = Arc::new(launch().start().await.expect("a server"));
        *shared = Arc::downgrade(&server);
        server
    }
}

pub const ME: SeatWish = SeatWish::Me;
pub const FRIEND: SeatWish = SeatWish::Person;
/// A computer player that does not hesitate.
pub const COMPUTER: SeatWish = SeatWish::Computer { player: None, pace_ms: 0 };

pub fn seat(number: u8) -> Seat {
    Seat::try_from(number).expect("a seat")
}

/// A table where nobody is in a hurry, and nobody plays for somebody else unless a test says so.
pub fn table(game: &str, preset: &str, seats: &[SeatWish]) -> CreateTable {
    CreateTable {
        game: game.to_string(),
        preset: Some(preset.to_string()),
        options: [].into(),
        pack: None,
        seats: seats.to_vec(),
        settings: Settings { away_s: 3600, pause_ms: 0, ..Settings::default() },
    }
}

/// Seat 1 begins.
pub fn numero(preset: &str, seats: &[SeatWish]) -> CreateTable {
    let dealer = seats.len().to_string();
    with_option(table("numero", preset, seats), "first-dealer", &dealer)
}

pub fn with_option(mut wish: CreateTable, name: &str, value: &str) -> CreateTable {
    wish.options.insert(name.to_string(), value.to_string());
    wish
}

/// Numberloor where every Level is a 5 by night: each of them goes at any moment, and everybody can cut in.
pub fn all_night(seats: &[SeatWish]) -> CreateTable {
    let wish = table("numberloor", "advanced", seats);
    CreateTable { pack: Some("120*5n 2*b1".to_string()), ..with_option(wish, "night-cards", "any-moment") }
}

/// A game with somebody who plays it.
pub trait Kind: Remote {
    fn bot() -> Box<dyn Bot<Self>>;
}

impl Kind for Numero {
    fn bot() -> Box<dyn Bot<Numero>> {
        // Little thought: tests wait for the server, not for its players.
        Box::new(Greedy::with_effort(1 << 10))
    }
}

impl Kind for Numberloor {
    fn bot() -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }
}

impl Kind for Numenko {
    fn bot() -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::with_effort(400))
    }
}

impl Kind for Nmbrs {
    fn bot() -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }
}

/// A player over a socket of its own.
pub fn player<G: Kind>(client: Client, table: TableId, seed: u64) -> Player<G> {
    let bots = Box::new(|_| G::bot());
    let mut player = Player::new(client, table, Shuffle::from_number(seed), bots).expect("random numbers");
    player.patience = PATIENCE;
    player
}

/// Plays the game to its end for these people, each over one more socket.
pub async fn play_out<G: Kind>(people: &[&Person]) -> Vec<Witness> {
    let players = people.iter().zip(1..).map(|(person, seed)| player::<G>(person.client.clone(), person.table, seed));
    let games = players.map(|mut player| {
        tokio::spawn(async move {
            player.play().await.expect("the game is played to its end");
            player.witness()
        })
    });
    let games: Vec<_> = games.collect();
    let mut witnesses = Vec::new();
    for game in games {
        witnesses.push(game.await.expect("a player"));
    }
    witnesses
}

/// The record is sound, and everybody was shown what the rules show them.
pub fn check_record<G: Remote>(record: &str, witnesses: &[Witness]) {
    assert_eq!(verdict::faults::<G>(record, witnesses), [""; 0], "\n{record}");
}

/// The moves of a record, as the rules write them.
pub fn moves_of<G: Remote>(record: &str) -> Vec<(Seat, String)> {
    reckon_guest::journal::log_of::<G>(record.as_bytes()).expect("a record")
}

pub fn json(update: &Update) -> Value {
    serde_json::from_str(update.view.text()).expect("a view is JSON")
}

/// The cards of a seat, where this update shows them.
pub fn cards_of(update: &Update, seat: Seat) -> Option<Vec<String>> {
    let view = json(update);
    let cards = view["hands"][seat.index()]["cards"].as_array()?;
    Some(cards.iter().map(|card| card.as_str().expect("a card is a text").to_string()).collect())
}

/// How many hands this update shows.
pub fn hands_shown(update: &Update) -> usize {
    let seats = json(update)["hands"].as_array().map_or(0, Vec::len);
    (1..=seats).filter(|number| cards_of(update, seat(u8::try_from(*number).expect("few"))).is_some()).count()
}

/// Somebody at a table: what they have and what they were told.
pub struct Person {
    pub client: Client,
    pub table: TableId,
    pub socket: Seated,
    pub info: TableInfo,
    pub you: You,
    pub latest: Option<Update>,
    pub journal: Journal,
    heard: Vec<ToClient>,
    asked: u32,
}

impl Person {
    /// Opens a table and sits down at it.
    pub async fn opens(server: &ServerProcess, wish: &CreateTable) -> Person {
        let mut client = Client::program(server.address()).await.expect("a token");
        let created = client.create_table(wish).await.expect("a table");
        Person::connects(client, created.table.id, None).await
    }

    /// Comes by the link.
    pub async fn joins(server: &ServerProcess, table: TableId) -> Person {
        let mut client = Client::program(server.address()).await.expect("a token");
        client.join(&table).await.expect("a seat");
        Person::connects(client, table, None).await
    }

    pub async fn connects(client: Client, table: TableId, have: Option<Have>) -> Person {
        Person::continues(client, table, have, Journal::default(), 0).await
    }

    async fn continues(client: Client, table: TableId, have: Option<Have>, journal: Journal, asked: u32) -> Person {
        let mut socket = client.connect(&table, have).await.expect("a socket");
        socket.patience = PATIENCE;
        let hello = socket.hello().await.expect("a hello");
        let (info, you) = (hello.table, hello.you);
        let mut person = Person { client, table, socket, info, you, latest: None, journal, heard: Vec::new(), asked };
        person.journal.connected(have);
        person.settle().await;
        person
    }

    /// The same guest at the same table in one more window.
    pub async fn in_another_window(&self) -> Person {
        let (journal, asked) = (Journal::default(), self.asked + 1000);
        Person::continues(self.client.clone(), self.table, None, journal, asked).await
    }

    /// The connection breaks, and later there is a new one.
    pub async fn comes_back(self, have: Option<Have>) -> Person {
        let Person { client, table, socket, journal, asked, .. } = self;
        drop(socket);
        Person::continues(client, table, have, journal, asked).await
    }

    pub fn seat(&self) -> Seat {
        self.you.seats[0]
    }

    pub fn update(&self) -> &Update {
        self.latest.as_ref().expect("a game is shown")
    }

    pub fn v(&self) -> u32 {
        self.update().v
    }

    pub fn hand(&self) -> Vec<String> {
        cards_of(self.update(), self.seat()).expect("one's own cards are shown")
    }

    pub fn must(&self) -> bool {
        self.update().turn.must().contains(self.seat())
    }

    pub async fn say(&mut self, message: ToServer) {
        self.socket.send(&message).await.expect("the socket is open");
    }

    pub async fn hear(&mut self) -> Result<ToClient, Error> {
        let message = self.socket.next().await?;
        match &message {
            ToClient::Table { table, you } => (self.info, self.you) = (table.clone(), you.clone()),
            ToClient::Update(update) => {
                self.journal.saw(update);
                self.latest = Some(*update.clone());
            }
            _ => {}
        }
        self.heard.push(message.clone());
        Ok(message)
    }

    /// Hears until this gives something.
    pub async fn until<T>(&mut self, what: &str, mut found: impl FnMut(&Person, &ToClient) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            assert!(Instant::now() < end, "{what}: waited too long");
            let message = self.hear().await.unwrap_or_else(|error| panic!("{what}: {error}"));
            if let Some(found) = found(self, &message) {
                return found;
            }
        }
    }

    /// Until the game is as wanted; it may be so already.
    pub async fn sees(&mut self, what: &str, mut wanted: impl FnMut(&Update) -> bool) -> Update {
        if let Some(update) = self.latest.as_ref().filter(|update| wanted(update)) {
            return update.clone();
        }
        self.until(what, |_, message| match message {
            ToClient::Update(update) if wanted(update) => Some(*update.clone()),
            _ => None,
        })
        .await
    }

    /// Until the table is as wanted; it may be so already.
    pub async fn finds(&mut self, what: &str, wanted: impl Fn(&TableInfo) -> bool) -> TableInfo {
        if wanted(&self.info) {
            return self.info.clone();
        }
        self.until(what, |person, _| wanted(&person.info).then(|| person.info.clone())).await
    }

    pub async fn sees_version(&mut self, v: u32) -> Update {
        self.sees(&format!("version {v}"), |update| update.v >= v).await
    }

    pub async fn has_turn(&mut self) {
        let seat = self.seat();
        self.sees("the own turn", |update| update.turn.must().contains(seat)).await;
    }

    /// Everything that the table has said up to now.
    pub async fn settle(&mut self) -> Vec<ToClient> {
        self.asked += 1;
        let number = self.asked;
        let first = self.heard.len();
        self.say(ToServer::Ping { n: number }).await;
        self.until("a pong", |_, message| matches!(message, ToClient::Pong { n } if *n == number).then_some(())).await;
        self.heard[first..self.heard.len() - 1].to_vec()
    }

    pub fn asks(&mut self, plan: &[&str]) -> Move {
        self.asked += 1;
        let id = format!("m{}", self.asked).parse().expect("an id");
        let m = Plan::Many(plan.iter().map(|text| text.to_string()).collect());
        let on = self.latest.as_ref().and_then(|update| update.basis).unwrap_or_default();
        Move::of(id, None, None, on, m)
    }

    pub async fn sends(&mut self, asked: &Move) {
        if let Some(seat) = asked.seat.or(self.you.seats.first().copied()) {
            self.journal.asked(seat, asked);
        }
        self.say(ToServer::Move(asked.clone())).await;
    }

    pub async fn answer(&mut self, asked: &Move) -> Result<Done, Box<Refused>> {
        let answer = self.answer_to(&asked.id).await;
        if let (Ok(done), Some(seat)) = (&answer, asked.seat.or(self.you.seats.first().copied())) {
            self.journal.acknowledged(seat, asked, done);
        }
        answer
    }

    pub async fn answer_to(&mut self, id: &MoveId) -> Result<Done, Box<Refused>> {
        self.until("an answer", |_, message| match message {
            ToClient::Done(done) if done.id == *id => Some(Ok(done.clone())),
            ToClient::Refused(refused) if refused.id.as_ref() == Some(id) => Some(Err(Box::new(refused.clone()))),
            _ => None,
        })
        .await
    }

    /// A move or a plan, and its answer.
    pub async fn plays(&mut self, plan: &[&str]) -> Result<Done, Box<Refused>> {
        let asked = self.asks(plan);
        self.sends(&asked).await;
        self.answer(&asked).await
    }

    /// NUMERO: the first number card goes into the centre.
    pub async fn discards(&mut self) -> Done {
        let card = self.hand()[0].clone();
        self.plays(&[&format!("discard {card}")]).await.expect("a card can be discarded")
    }

    /// Asks for something that has no id, and is told why not.
    pub async fn is_refused(&mut self, message: ToServer) -> Refused {
        self.say(message).await;
        let refused =
            |message: &ToClient| if let ToClient::Refused(refused) = message { Some(refused.clone()) } else { None };
        self.until("a refusal", |_, message| refused(message)).await
    }

    pub async fn tries(&mut self, m: Option<&str>, say: Option<&str>) -> Result<JudgedDraft, Box<Refused>> {
        self.asked += 1;
        let id: MoveId = format!("d{}", self.asked).parse().expect("an id");
        let m = m.map(|text| Plan::One(text.to_string()));
        self.tries_out(Try { id, seat: None, m, say: say.map(str::to_string), work: None }).await
    }

    pub async fn tries_taps(&mut self, taps: &str) -> Result<JudgedDraft, Box<Refused>> {
        self.asked += 1;
        let id: MoveId = format!("d{}", self.asked).parse().expect("an id");
        self.tries_out(Try { id, seat: None, m: None, say: None, work: Some(taps.to_string()) }).await
    }

    async fn tries_out(&mut self, draft: Try) -> Result<JudgedDraft, Box<Refused>> {
        let id = draft.id.clone();
        self.say(ToServer::Try(draft)).await;
        self.until("a reading", |_, message| match message {
            ToClient::Reading(reading) if reading.id == id => Some(Ok((**reading).clone())),
            ToClient::Refused(refused) if refused.id.as_ref() == Some(&id) => Some(Err(Box::new(refused.clone()))),
            _ => None,
        })
        .await
    }

    /// The host begins, and sees the game.
    pub async fn starts(&mut self) {
        let before = self.latest.as_ref().map(|update| update.round);
        self.say(ToServer::Start { fill: false }).await;
        self.until("a game", |person, _| {
            person.latest.as_ref().filter(|update| Some(update.round) != before).map(|_| ())
        })
        .await;
    }

    pub async fn record(&self, round: u32) -> String {
        self.client.record(&self.table, round).await.expect("a record")
    }

    /// What this person saw is what the rules say they may see.
    pub fn check_seen<G: Remote>(&self, round: u32, record: &str) {
        let replayed = Replayed::<G>::of(record.as_bytes()).expect("a record");
        let differences = replayed.differences(round, &self.journal);
        let told: Vec<String> = differences.iter().map(ToString::to_string).collect();
        assert_eq!(told, [""; 0], "\n{record}");
        assert!(self.journal.updates().any(|update| update.round == round), "something was seen");
    }
}

/// Of each move that this update tells its version, its seat, and by whom it was made.
pub fn made(update: &Update) -> Vec<(u32, u8, MadeBy)> {
    update.made.iter().map(|made| (made.v, made.seat.into(), made.by)).collect()
}

/// The status of an answer that is a failure, and its word for programs.
pub fn failed<T: std::fmt::Debug>(answer: Result<T, Error>) -> (u16, String) {
    let Err(Error::Answer { status, body, .. }) = answer else { panic!("it fails: {answer:?}") };
    let failed: Failed = serde_json::from_str(&body).expect("a failure");
    assert!(!failed.error.text.is_empty());
    (status, failed.error.why)
}

/// Why something was refused.
pub fn why<T: std::fmt::Debug>(answer: Result<T, Box<Refused>>) -> Why {
    answer.expect_err("it is refused").why
}

/// Those refused among these messages.
pub fn refusals(messages: &[ToClient]) -> Vec<Why> {
    let why = |message: &ToClient| if let ToClient::Refused(refused) = message { Some(refused.why) } else { None };
    messages.iter().filter_map(why).collect()
}

pub fn updates(messages: &[ToClient]) -> Vec<&Update> {
    messages
        .iter()
        .filter_map(|message| if let ToClient::Update(update) = message { Some(&**update) } else { None })
        .collect()
}

pub fn person_at(info: &TableInfo, seat: Seat) -> (bool, bool) {
    match info.seats[seat.index()].who {
        Who::Person { present, away, .. } => (present, away),
        _ => panic!("a person sits there"),
    }
}

/// The table as anybody sees it who has its link.
pub async fn look(client: &Client, table: &TableId) -> Created {
    client.get(&format!("/api/tables/{table}")).await.expect("an answer").json().expect("a table")
}

/// How many tables are awake, as the server counts them.
pub async fn tables_awake(server: &ServerProcess) -> u32 {
    let metrics = reckon_guest::Http::new(server.metrics()).get("/metrics", &[]).await.expect("metrics").text();
    let line = metrics.lines().find(|line| line.starts_with("reckon_tables_awake "));
    line.and_then(|line| line.split(' ').nth(1)).map_or(0, |count| count.parse().expect("a number"))
}

/// Until this holds, looked at again and again.
pub async fn comes_true<F: Future<Output = bool>>(what: &str, holds: impl Fn() -> F) {
    let end = Instant::now() + PATIENCE;
    while !holds().await {
        assert!(Instant::now() < end, "{what}: waited too long");
        sleep(Duration::from_millis(50)).await;
    }
}
