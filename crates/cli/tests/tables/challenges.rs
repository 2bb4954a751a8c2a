//! NUMERO for points: builds that are challenged out of turn.

use reckon_guest::ServerProcess;
use reckon_protocol::{Move, Why};
use reckon_rules::game::Seat;
use reckon_rules::numero::Numero;
use reckon_rules::numero::view::View;

use super::support::*;

static SERVER: Shared = Shared::new();

/// Seats three people; the first has built a 2 from a 1 in the centre and a 1 from the hand, with or without a 2 left
/// in the hand. It is the second one's turn.
pub async fn built(server: &ServerProcess, honestly: bool) -> [Person; 3] {
    for _ in 0..200 {
        let mut wish = numero("scoring", &[ME, FRIEND, FRIEND]);
        wish.pack = Some("60*1g 20*2g".to_string());
        wish.settings.away_s = 1;
        let mut host = Person::opens(server, &wish).await;
        let second = Person::joins(server, host.table).await;
        let third = Person::joins(server, host.table).await;
        host.starts().await;
        let holds = |card: &str| host.hand().iter().any(|held| held == card);
        let centre = json(host.update())["centre"].to_string();
        if holds("1g") && centre.contains("1g") && holds("2g") == honestly {
            host.plays(&["build 2: 1g + 1g"]).await.expect("a build, honest or not");
            // An answer drawn after the build can be shown too.
            if host.hand().iter().any(|held| held == "2g") != honestly {
                continue;
            }
            let mut people = [host, second, third];
            for person in &mut people {
                person.sees_version(1).await;
            }
            return people;
        }
    }
    panic!("no deal gave such a hand");
}

fn points(person: &Person) -> Vec<i32> {
    let view: View = serde_json::from_str(person.update().view.text()).expect("a view of NUMERO");
    view.scores.expect("the table plays for points").iter().map(|tally| tally.total()).collect()
}

async fn check(people: &[Person; 3]) {
    play_out::<Numero>(&people.each_ref()).await;
    let record = people[0].record(1).await;
    let moves = moves_of::<Numero>(&record);
    assert_eq!(moves[1], (Seat(2), "challenge 2#1".to_string()));
    people.iter().for_each(|person| person.check_seen::<Numero>(1, &record));
}

#[test]
fn a_wrong_challenge_out_of_turn_costs_its_challenger() {
    SERVER.test(async |server| {
        let mut people = built(server, true).await;
        assert!(people[1].must() && !people[2].must(), "the challenger is not on turn");
        let done = people[2].plays(&["challenge 2#1"]).await.expect("a challenge");
        assert_eq!(done.v, 2);
        for person in &mut people {
            person.sees_version(2).await;
            assert_eq!(points(person), [0, 0, -10]);
        }
        assert!(people[1].must(), "the turn has not passed");
        assert!(!json(people[1].update())["hands"][0]["shown"].to_string().contains("null"));
        let again = people[1].plays(&["challenge 2#1"]).await;
        assert_eq!(why(again), Why::Illegal, "a build is challenged once");
        check(&people).await;
    });
}

#[test]
fn a_right_challenge_out_of_turn_costs_the_builder() {
    SERVER.test(async |server| {
        let mut people = built(server, false).await;
        people[2].plays(&["challenge 2#1"]).await.expect("a challenge");
        for person in &mut people {
            person.sees_version(2).await;
            assert_eq!(points(person), [-20, 0, 0]);
            assert!(!json(person.update())["centre"].to_string().contains("Build"), "the build is taken apart");
        }
        check(&people).await;
    });
}

#[test]
fn a_refusal_goes_only_to_its_sender() {
    SERVER.test(async |server| {
        let mut people = built(server, true).await;
        for person in &mut people {
            person.settle().await;
        }
        assert_eq!(why(people[2].plays(&["challenge 9#9"]).await), Why::Illegal);
        assert_eq!(why(people[2].plays(&["discard 1g"]).await), Why::Illegal, "not on turn");
        assert_eq!(why(people[0].plays(&["challenge 2#1"]).await), Why::Illegal, "their own build");
        assert_eq!(why(people[2].plays(&["challenge two"]).await), Why::NotAMove);
        for person in &mut people {
            let heard = person.settle().await;
            assert!(heard.is_empty(), "{heard:?}");
            assert_eq!(person.v(), 1);
        }
        people[2].plays(&["challenge 2#1"]).await.expect("the right is not lost");
        check(&people).await;
    });
}

#[test]
fn a_bluff_and_an_honest_build_look_the_same_to_others() {
    SERVER.test(async |server| {
        let (honest, bluff) = (built(server, true).await, built(server, false).await);
        let shown = |people: &[Person; 3]| {
            let update = people[1].update();
            let events: Vec<&str> = update.events.iter().map(|event| event.text()).collect();
            let lines: Vec<&str> = update.lines.iter().map(|line| line.id.as_ref()).collect();
            let build = json(update)["centre"]
                .as_array()
                .expect("piles")
                .iter()
                .find(|pile| pile.get("Build").is_some())
                .cloned();
            (events.join("\n"), lines.join("\n"), build)
        };
        let (honest, bluff) = (shown(&honest), shown(&bluff));
        assert!(honest.2.is_some());
        assert_eq!(honest, bluff);
    });
}

#[test]
fn a_challenge_out_of_turn_is_not_stale_while_its_build_exists() {
    SERVER.test(async |server| {
        let mut people = built(server, true).await;
        // Moves based on the table before the build: it has changed since.
        assert!(people.iter().all(|person| person.update().basis != Some(0)));
        let old = |person: &mut Person, text: &str| Move { on: 0, ..person.asks(&[text]) };
        let card = people[1].hand()[0].clone();
        let stale = old(&mut people[1], &format!("discard {card}"));
        people[1].sends(&stale).await;
        assert_eq!(why(people[1].answer(&stale).await), Why::Stale, "the player to act must see the table first");
        let nothing = old(&mut people[2], "challenge 9#9");
        people[2].sends(&nothing).await;
        assert_eq!(why(people[2].answer(&nothing).await), Why::Stale, "that build does not exist");
        let challenge = old(&mut people[2], "challenge 2#1");
        people[2].sends(&challenge).await;
        assert_eq!(people[2].answer(&challenge).await.expect("it names its build").v, 2);
        let again = old(&mut people[2], "challenge 2#1");
        people[2].sends(&again).await;
        let refused = people[2].answer(&again).await;
        assert!(refused.is_err(), "the rules allow it once: {refused:?}");
        check(&people).await;
    });
}
