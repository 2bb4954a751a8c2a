//! Taps and words: the table decides what they mean, in drafts and in moves.

use reckon_guest::ServerProcess;
use reckon_protocol::{CreateTable, Help, Move, Plan, Settings, ToServer, Try, Why};
use serde_json::Value;

use super::support::*;

static SERVER: Shared = Shared::new();

/// Uses only green cards, so that a number is enough to name a card.
async fn two_players(server: &ServerProcess, most_help: Help) -> (Person, Person) {
    let wish = CreateTable { pack: Some("1-12g".to_string()), ..numero("1-15", &[ME, FRIEND]) };
    let wish = CreateTable { settings: Settings { most_help, ..wish.settings.clone() }, ..wish };
    let mut host = Person::opens(server, &wish).await;
    let mut friend = Person::joins(server, host.table).await;
    host.starts().await;
    friend.sees_version(0).await;
    (host, friend)
}

/// Finds a card of the hand and one in the centre that do not match.
fn misfit(host: &Person) -> (String, String) {
    let value = |card: &str| card.trim_end_matches('g').parse::<u32>().expect("a number");
    let view = json(host.update());
    let centre: Vec<String> = view["centre"].as_array().expect("cards").iter().map(card_of).collect();
    let hand = host.hand();
    let card = hand.iter().find(|card| value(card) != value(&centre[0])).expect("all cards differ");
    (card.clone(), centre[0].clone())
}

fn card_of(lying: &Value) -> String {
    lying["Card"].as_str().expect("a single card").to_string()
}

fn by_taps(person: &mut Person, taps: &str) -> Move {
    Move { m: None, work: Some(taps.to_string()), ..person.asks(&[]) }
}

fn by_words(person: &mut Person, words: &str) -> Move {
    Move { m: None, say: Some(words.to_string()), ..person.asks(&[]) }
}

#[test]
fn with_show_the_meaning_of_taps_is_shown() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Help::Show).await;
        let card = host.hand()[0].clone();
        let good = host.tries_taps(&format!("{card}:")).await.expect("a reading");
        assert_eq!((good.goes, good.moves, good.text), (true, vec![format!("discard {card}")], None));
        assert!(good.readings.is_none());
        let work: Value = serde_json::from_str(good.work.expect("the work").0.get()).expect("JSON");
        assert_eq!(work["choices"][0]["kind"], "discard");
        assert_eq!(work["card"], card);
        let (card, lying) = misfit(&host);
        let bad = host.tries_taps(&format!("take {card}: {lying}")).await.expect("a reading");
        assert!(!bad.goes && bad.moves.is_empty() && bad.text.is_some() && bad.work.is_some());
        // While others play, a draft is judged as if it were the player's own turn.
        let card = friend.hand()[0].clone();
        let early = friend.tries_taps(&format!("{card}:")).await.expect("a reading");
        assert_eq!((early.goes, early.moves), (true, vec![format!("discard {card}")]));
        assert_eq!(why(host.tries_taps("what a lovely day").await), Why::NotAMove);
    });
}

#[test]
fn with_check_only_the_validity_of_taps_is_shown() {
    SERVER.test(async |server| {
        let (mut host, _friend) = two_players(server, Help::Check).await;
        let card = host.hand()[0].clone();
        let good = host.tries_taps(&format!("discard {card}:")).await.expect("a reading");
        assert!(good.goes && good.text.is_none() && good.moves.is_empty());
        assert!(good.work.is_none() && good.readings.is_none());
        let (card, lying) = misfit(&host);
        let bad = host.tries_taps(&format!("take {card}: {lying}")).await.expect("a reading");
        assert!(!bad.goes && bad.text.is_some() && bad.line.is_some() && bad.moves.is_empty());
        assert!(bad.work.is_none() && bad.readings.is_none());
    });
}

#[test]
fn with_help_off_taps_are_played_but_not_judged() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Help::Off).await;
        let card = host.hand()[0].clone();
        assert_eq!(why(host.tries_taps(&format!("discard {card}:")).await), Why::NotHere);
        let (misfit, lying) = misfit(&host);
        let asked = by_taps(&mut host, &format!("take {misfit}: {lying}"));
        host.say(ToServer::Move(asked.clone())).await;
        let refused = host.answer_to(&asked.id).await.expect_err("it does not fit");
        assert_eq!((refused.why, refused.line.id.as_ref()), (Why::Illegal, "numero-illegal-take-misses-plain"));
        assert_eq!(refused.code, "take-misses");
        let asked = by_taps(&mut host, &format!("discard {card}:"));
        host.say(ToServer::Move(asked.clone())).await;
        assert_eq!(host.answer_to(&asked.id).await.expect("a discard").v, 1);
        friend.sees_version(1).await;
    });
}

#[test]
fn words_are_played_as_they_are_understood() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Help::Off).await;
        let number = host.hand()[0].trim_end_matches('g').to_string();
        let asked = by_words(&mut host, &format!("lege {number} ab"));
        host.say(ToServer::Move(asked.clone())).await;
        assert_eq!(host.answer_to(&asked.id).await.expect("a discard").v, 1);
        friend.sees_version(1).await;
        let nonsense = by_words(&mut friend, "what a lovely day");
        friend.say(ToServer::Move(nonsense.clone())).await;
        assert_eq!(why(friend.answer_to(&nonsense.id).await), Why::NotAMove);
    });
}

#[test]
fn a_retry_is_known_by_its_id() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Help::Show).await;
        let card = host.hand()[0].clone();
        let asked = Move { round: Some(1), ..by_taps(&mut host, &format!("discard {card}:")) };
        host.say(ToServer::Move(asked.clone())).await;
        let done = host.answer_to(&asked.id).await.expect("a discard");
        friend.sees_version(1).await;
        friend.discards().await;
        let mut host = host.comes_back(None).await;
        host.sees_version(2).await;
        for again in [asked.clone(), Move { work: None, say: Some("discard".to_string()), ..asked.clone() }] {
            host.say(ToServer::Move(again.clone())).await;
            assert_eq!(host.answer_to(&again.id).await, Ok(done.clone()), "the same answer again");
        }
        assert_eq!(host.v(), 2, "nothing was played twice");
        // A new request on an old version is stale, whatever its words would mean now.
        let card = host.hand()[0].clone();
        let old = Move { on: asked.on, ..by_taps(&mut host, &format!("discard {card}:")) };
        host.say(ToServer::Move(old.clone())).await;
        assert_eq!(why(host.answer_to(&old.id).await), Why::Stale);
    });
}

#[test]
fn a_move_given_twice_or_not_at_all_is_refused() {
    SERVER.test(async |server| {
        let (mut host, _friend) = two_players(server, Help::Show).await;
        let m = || Some(Plan::One("discard 1g".to_string()));
        let text = || Some("discard 1g:".to_string());
        let forms = [
            (None, None, None),
            (m(), text(), None),
            (m(), None, text()),
            (None, text(), text()),
            (m(), text(), text()),
        ];
        for (m, say, work) in forms {
            let asked = Move { m: m.clone(), say: say.clone(), work: work.clone(), ..host.asks(&[]) };
            host.say(ToServer::Move(asked.clone())).await;
            let refused = host.answer_to(&asked.id).await.expect_err("in one way only");
            assert_eq!((refused.why, refused.line.id.as_ref()), (Why::NotAMessage, "refused-say-it-once"));
            let id = asked.id;
            let draft = Try { id: format!("{id}-d").parse().expect("an id"), seat: None, m, say, work };
            assert_eq!(host.is_refused(ToServer::Try(draft)).await.why, Why::NotAMessage);
        }
        assert_eq!(host.v(), 0);
    });
}

#[test]
fn a_turn_of_numberloor_is_tapped() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &all_night(&[ME, FRIEND])).await;
        let mut friend = Person::joins(server, host.table).await;
        host.starts().await;
        friend.sees_version(0).await;
        let draft = host.tries_taps("5n 5n end").await.expect("a reading");
        assert_eq!((draft.goes, draft.moves), (true, ["5n", "5n", "end"].map(String::from).to_vec()));
        let work: Value = serde_json::from_str(draft.work.expect("the work").0.get()).expect("JSON");
        assert_eq!(work["steps"].as_array().map(Vec::len), Some(2));
        let bad = host.tries_taps("5n 4n").await.expect("a reading");
        assert!(!bad.goes && bad.moves.is_empty() && bad.text.is_some());
        // To cut in, taps need not name the open cards: the table adds them.
        let asked = by_taps(&mut friend, "night 5n");
        friend.say(ToServer::Move(asked.clone())).await;
        assert_eq!(friend.answer_to(&asked.id).await.expect("it fits").v, 1);
        let too_late = by_taps(&mut host, "5n end");
        host.say(ToServer::Move(too_late.clone())).await;
        let refused = why(host.answer_to(&too_late.id).await);
        assert!(matches!(refused, Why::Stale | Why::Illegal), "{refused:?}");
        let asked = Move { on: friend.update().basis.expect("a seat"), ..by_taps(&mut friend, "5n end") };
        friend.say(ToServer::Move(asked.clone())).await;
        let done = friend.answer_to(&asked.id).await.expect("the rest of the turn");
        assert_eq!((done.played, done.v), (2, 3));
        friend.say(ToServer::Move(asked.clone())).await;
        assert_eq!(friend.answer_to(&asked.id).await, Ok(done));
    });
}
