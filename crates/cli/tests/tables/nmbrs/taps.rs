//! Taps and typed words in nmbrs! blocks: the table decides what they mean, as far as help goes.

use reckon_compose::nmbrs::Preview;
use reckon_guest::ServerProcess;
use reckon_protocol::{CreateTable, Help, Json, Move, Settings, ToServer, Why};
use reckon_rules::nmbrs::Blocks;

use super::*;
use crate::tables::support::*;

static SERVER: Shared = Shared::new();

async fn two_players(server: &ServerProcess, most_help: Help) -> Vec<Person> {
    // Without the duty to lay a sequence first, everything can be tried.
    let wish = with_option(blocks(&[ME, FRIEND], "in-order"), "lay-first", "off");
    seat_people(server, &CreateTable { settings: Settings { most_help, ..wish.settings.clone() }, ..wish }).await
}

fn work(work: Option<Json>) -> Preview {
    serde_json::from_str(work.expect("what it means").text()).expect("a work")
}

/// Finds three numbers that are not a sequence, and one more.
fn misfits(hand: Blocks) -> [u8; 4] {
    let numbers: Vec<u8> = hand.iter().filter_map(|block| block.face()).collect();
    let wrong = numbers.windows(4).find(|four| four[1] - four[0] != four[2] - four[1]);
    wrong.expect("four numbers that are not a sequence").try_into().expect("four")
}

fn by_taps(person: &mut Person, taps: &str) -> Move {
    Move { m: None, work: Some(taps.to_string()), ..person.asks(&[]) }
}

fn by_words(person: &mut Person, words: &str) -> Move {
    Move { m: None, say: Some(words.to_string()), ..person.asks(&[]) }
}

#[test]
fn with_show_a_sketch_is_understood_also_while_others_play() {
    SERVER.test(async |server| {
        let mut people = two_players(server, Help::Show).await;
        for person in &mut people {
            let [a, b, c, give] = misfits(own(person));
            let nothing = person.tries_taps("").await.expect("a reading");
            assert_eq!(work(nothing.work).hand, own(person));
            let wrong = person.tries_taps(&format!("lay {a} {b} {c}")).await.expect("a reading");
            assert!(!wrong.goes && wrong.moves.is_empty() && wrong.text.is_some());
            let read = work(wrong.work);
            assert_eq!(read.fresh.len(), 3);
            assert!(!read.can_finish && read.rows[0].why.is_some(), "{read:?}");
            let gift = person.tries_taps(&format!("give {give}")).await.expect("a reading");
            assert_eq!((gift.goes, gift.moves), (true, vec![format!("give {give}")]));
            let typed = person.tries_taps(&format!("lay {a} {b} {c} > give {give}")).await.expect("a reading");
            assert_eq!(work(typed.work).fresh.len(), 3, "the tapped blocks stay");
            for nonsense in
                ["what a lovely day", "new", "lay", "65 into 7", "give", "give 1, new 1 2 3", "> > >", "> knock"]
            {
                assert_eq!(why(person.tries_taps(nonsense).await), Why::NotAMove, "{nonsense}");
            }
        }
        // It also works while the window is open.
        let (giver, _) = gives(&mut people).await;
        let [a, b, c, _] = misfits(own(&people[1 - giver]));
        let early = people[1 - giver].tries_taps(&format!("lay {a} {b} {c}")).await.expect("a reading");
        assert_eq!(work(early.work).fresh.len(), 3);
    });
}

#[test]
fn with_check_a_sketch_is_judged_and_its_layout_shown() {
    SERVER.test(async |server| {
        let mut people = two_players(server, Help::Check).await;
        for person in &mut people {
            let [a, b, c, give] = misfits(own(person));
            let wrong = person.tries_taps(&format!("new {a} {b} {c}, give {give}")).await.expect("a reading");
            assert!(!wrong.goes && wrong.text.is_some() && wrong.moves.is_empty() && wrong.work.is_some());
            let right = person.tries_taps(&format!("give {give}")).await.expect("a reading");
            assert!(
                right.goes
                    && right.moves == [format!("give {give}")]
                    && right.work.is_some()
                    && right.readings.is_none()
            );
        }
    });
}

#[test]
fn with_help_off_a_sketch_is_played_but_not_judged() {
    SERVER.test(async |server| {
        let mut people = two_players(server, Help::Off).await;
        let place = on_turn(&people);
        let person = &mut people[place];
        let [a, b, c, give] = misfits(own(person));
        assert_eq!(why(person.tries_taps(&format!("give {give}")).await), Why::NotHere);
        for taps in [format!("new {a} {b} {c}, give {give}"), format!("lay {a} {b} {c}, give {give}")] {
            let asked = by_taps(person, &taps);
            person.say(ToServer::Move(asked.clone())).await;
            let refused = person.answer_to(&asked.id).await.expect_err("not a sequence");
            assert_eq!(refused.text, "Not every row is right yet.", "{taps}");
        }
        let asked = by_taps(person, &format!("give {give}"));
        person.say(ToServer::Move(asked.clone())).await;
        let done = person.answer_to(&asked.id).await.expect("a gift");
        person.say(ToServer::Move(asked.clone())).await;
        assert_eq!(person.answer_to(&asked.id).await, Ok(done), "once");
        assert_eq!(person.v(), 1);
    });
}

#[test]
fn words_are_played_as_they_are_understood() {
    SERVER.test(async |server| {
        let mut people = two_players(server, Help::Show).await;
        let (giver, other) = (on_turn(&people), 1 - on_turn(&people));
        let block = own(&people[giver]).iter().next().expect("a hand");
        let [a, b, c, _] = misfits(own(&people[giver]));
        let unfinished = by_words(&mut people[giver], &format!("new {a} {b} {c}"));
        people[giver].say(ToServer::Move(unfinished.clone())).await;
        let refused = people[giver].answer_to(&unfinished.id).await.expect_err("not a whole turn");
        assert_eq!((refused.why, refused.code.as_ref()), (Why::NotAMove, "only-a-draft"));
        let give = by_words(&mut people[giver], &format!("give {block}"));
        people[giver].say(ToServer::Move(give.clone())).await;
        people[giver].answer_to(&give.id).await.expect("a gift");
        all_see(&mut people, 1).await;
        let knock = by_words(&mut people[other], "knock");
        people[other].say(ToServer::Move(knock.clone())).await;
        people[other].answer_to(&knock.id).await.expect("a knock");
        assert!(own(&people[other]).contains(block));
        let nonsense = by_words(&mut people[other], "what a lovely day");
        people[other].say(ToServer::Move(nonsense.clone())).await;
        assert_eq!(why(people[other].answer_to(&nonsense.id).await), Why::NotAMove);
        check(&people).await;
    });
}

#[test]
fn the_table_stores_no_draft() {
    SERVER.test(async |server| {
        let mut people = two_players(server, Help::Show).await;
        let refused = people[0].is_refused(ToServer::Draft { seat: None, grid: "new 1 2 3".into() }).await;
        assert_eq!(refused.why, Why::NotHere);
    });
}
