//! Drafts: judged for the player who composes them, and for nobody else.

use reckon_guest::ServerProcess;
use reckon_protocol::{CreateTable, Help, Plan, Settings, ToClient, ToServer, Try, Why};
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;

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

/// Returns a card that the host does not hold.
fn not_held(host: &Person) -> String {
    let mut cards = (1..=12).map(|number| format!("{number}g"));
    cards.find(|card| !host.hand().contains(card)).expect("most of them")
}

#[test]
fn with_show_the_effect_of_a_draft_is_shown() {
    SERVER.test(async |server| {
        let (mut host, _friend) = two_players(server, Help::Show).await;
        assert_eq!(host.you.help, Help::Show);
        let card = host.hand()[0].clone();
        let good = host.tries(Some(&format!("discard {card}")), None).await.expect("a reading");
        assert_eq!((good.goes, good.text.is_none(), good.moves), (true, true, vec![format!("discard {card}")]));
        assert_eq!(good.readings.expect("what it would do").len(), 1);
        let bad = host.tries(Some(&format!("discard {}", not_held(&host))), None).await.expect("a reading");
        assert!(!bad.goes && bad.line.is_some());
        assert!(bad.text.expect("a sentence").len() > 10);
        assert!(bad.readings.is_some());
    });
}

#[test]
fn with_check_only_the_validity_of_a_draft_is_shown() {
    SERVER.test(async |server| {
        let (mut host, _friend) = two_players(server, Help::Check).await;
        assert_eq!(host.you.help, Help::Check);
        let card = host.hand()[0].clone();
        let good = host.tries(Some(&format!("discard {card}")), None).await.expect("a reading");
        assert!(good.goes && good.readings.is_none());
        let bad = host.tries(Some(&format!("discard {}", not_held(&host))), None).await.expect("a reading");
        assert!(!bad.goes && bad.text.is_some() && bad.readings.is_none());
        assert_eq!(host.is_refused(ToServer::Help { help: Help::Show }).await.why, Why::NotHere);
    });
}

#[test]
fn with_help_off_a_draft_is_not_judged() {
    SERVER.test(async |server| {
        let (mut host, _friend) = two_players(server, Help::Off).await;
        assert_eq!(why(host.tries(Some("discard 1g"), None).await), Why::NotHere);
    });
}

#[test]
fn everybody_chooses_how_much_help_they_want() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Help::Show).await;
        let choices = [(Help::Check, true, false), (Help::Off, false, false), (Help::Show, true, true)];
        for (help, is_told, is_shown) in choices {
            host.say(ToServer::Help { help }).await;
            host.settle().await;
            assert_eq!(host.you.help, help);
            let card = host.hand()[0].clone();
            let told = host.tries(Some(&format!("discard {card}")), None).await;
            assert_eq!(told.is_ok(), is_told);
            assert_eq!(told.is_ok_and(|told| told.readings.is_some()), is_shown);
        }
        friend.settle().await;
        assert_eq!(friend.you.help, Help::Show, "help is set for each player");
    });
}

#[test]
fn a_typed_line_is_given_back_as_a_move() {
    SERVER.test(async |server| {
        let (mut host, _friend) = two_players(server, Help::Show).await;
        let number = host.hand()[0].trim_end_matches('g').to_string();
        let said = host.tries(None, Some(&format!("discard {number}"))).await.expect("it is understood");
        assert_eq!(said.moves, [format!("discard {number}g")]);
        assert!(said.goes);
        assert_eq!(why(host.tries(None, Some("what a lovely day")).await), Why::NotAMove);
        assert_eq!(why(host.tries(None, None).await), Why::NotAMessage);
        assert_eq!(why(host.tries(Some("discard 1g"), Some("discard 1")).await), Why::NotAMessage);
        host.plays(&[&said.moves[0]]).await.expect("the returned move can be played");
    });
}

#[test]
fn a_draft_of_several_moves_is_read_as_a_plan() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &all_night(&[ME, FRIEND])).await;
        let friend = Person::joins(server, host.table).await;
        assert_eq!(why(host.tries(Some("5n"), None).await), Why::NotPlaying);
        host.starts().await;
        let said = host.tries(None, Some("5n 5n end")).await.expect("it is understood");
        assert_eq!(said.moves, ["5n", "5n", "end"]);
        assert_eq!((said.goes, said.readings.expect("each move").len()), (true, 3));
        let bad = host.tries(None, Some("5n 4n")).await.expect("it is understood");
        assert!(!bad.goes);
        assert_eq!(host.plays(&["5n"]).await.expect("judging a draft plays nothing").v, 1);
        play_out::<Numberloor>(&[&host, &friend]).await;
        host.check_seen::<Numberloor>(1, &host.record(1).await);
    });
}

#[test]
fn a_draft_changes_nothing_and_nobody_hears_of_it() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Help::Show).await;
        host.settle().await;
        friend.settle().await;
        for card in host.hand() {
            host.tries(Some(&format!("discard {card}")), None).await.expect("a reading");
        }
        let heard = friend.settle().await;
        assert!(heard.is_empty(), "{heard:?}");
        let card = friend.hand()[0].clone();
        friend.tries(Some(&format!("discard {card}")), None).await.expect("also out of turn");
        let heard = host.settle().await;
        assert!(heard.is_empty(), "{heard:?}");
        assert_eq!((host.v(), friend.v()), (0, 0));
        let hand = host.hand();
        assert_eq!(host.discards().await.v, 1);
        play_out::<Numero>(&[&host, &friend]).await;
        let record = host.record(1).await;
        assert_eq!(moves_of::<Numero>(&record)[0], (seat(1), format!("discard {}", hand[0])));
        host.check_seen::<Numero>(1, &record);
    });
}

#[test]
fn too_many_drafts_are_refused_and_the_socket_stays() {
    SERVER.test(async |server| {
        let (mut host, _friend) = two_players(server, Help::Check).await;
        let card = host.hand()[0].clone();
        for number in 0..200 {
            let id = format!("t{number}").parse().expect("an id");
            let m = Some(Plan::One(format!("discard {card}")));
            host.say(ToServer::Try(Try { id, seat: None, m, say: None, work: None })).await;
        }
        let heard = host.settle().await;
        let readings = heard.iter().filter(|message| matches!(message, ToClient::Reading(_))).count();
        let refused = refusals(&heard);
        assert_eq!(readings + refused.len(), 200, "each is answered");
        assert!(readings >= 20 && !refused.is_empty(), "{readings} readings");
        assert!(refused.iter().all(|why| *why == Why::TooOften));
        host.discards().await;
    });
}

#[test]
fn the_help_of_a_seat_is_the_same_in_all_its_windows() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Help::Show).await;
        let mut window = host.in_another_window().await;
        let card = format!("discard {}", host.hand()[0]);
        assert_eq!(window.you.help, Help::Show);
        for help in [Help::Off, Help::Check] {
            host.say(ToServer::Help { help }).await;
            window.until("the help", |person, _| (person.you.help == help).then_some(())).await;
            assert_eq!(window.tries(Some(&card), None).await.is_ok(), help != Help::Off);
        }
        window.say(ToServer::Help { help: Help::Show }).await;
        host.until("the help", |person, _| (person.you.help == Help::Show).then_some(())).await;
        friend.settle().await;
        assert_eq!(friend.you.help, Help::Show);
    });
}

#[test]
fn a_player_without_help_is_told_whose_choice_that_is() {
    SERVER.test(async |server| {
        let (mut host, _friend) = two_players(server, Help::Check).await;
        host.say(ToServer::Help { help: Help::Off }).await;
        let refused = host.tries(Some("discard 1g"), None).await.expect_err("no help is wanted");
        assert_eq!((refused.why, refused.line.id.as_ref()), (Why::NotHere, "refused-help-is-off"));
        assert_eq!(refused.text, "You’ve switched help off.");
        let (mut host, _friend) = two_players(server, Help::Off).await;
        let refused = host.tries(Some("discard 1g"), None).await.expect_err("the table offers no help");
        assert_eq!((refused.why, refused.line.id.as_ref()), (Why::NotHere, "refused-no-help"));
        assert_eq!(refused.code, "not-here");
        assert_eq!(refused.text, "This table plays without help.");
    });
}
