//! Positions that can be read but cannot be on a table.

use std::panic::{AssertUnwindSafe, catch_unwind};

use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::numberloor::view::View;
use reckon_rules::numberloor::{BadPosition, BadTable, Numberloor};
use reckon_rules::shuffle::Shuffle;

use crate::numberloor::harness::{bad, card, check, choice, is_sound, seat, try_game};

#[track_caller]
fn is_game(text: &str) {
    is_sound(&try_game(text, 0).unwrap_or_else(|error| panic!("{error}\nin the position {text}")));
}

// §1.7, §2.5 Not a game: the table itself could not be opened.
#[test]
fn impossible_tables() {
    for (text, table) in [
        ("options youngest=4 | open 5 b3 | hand 1", BadTable::NoSuchStarter { starter: 4, seats: 2 }),
        ("cards 12*1 b3 | open 1 b3 | hand 1", BadTable::TooFewCards { needed: 14, there: 13 }),
        ("cards 2*1 20*b3 | open 1 b3 | hand 1", BadTable::TooFewLevels { needed: 3, there: 2 }),
        ("cards 20*1 skip | open 1 skip | hand 1", BadTable::NoBalloonToStart),
    ] {
        assert_eq!(bad(text), BadPosition::Table(table), "{text}");
    }
}

// §1.4, §1.5 Not a game: more copies of a card than the pack has, or one that does not take part.
#[test]
fn too_many_cards() {
    for (text, held) in [
        ("open 5n b3 | hand 5n", "5n"),
        ("open 5 b3 | hand 5 5 | under 5 5", "5"),
        ("open 5 b3 | hand 1 | under skip skip skip skip", "skip"),
        ("open 5 b3 | hand b3 b3 b3 b3", "b3"),
    ] {
        assert_eq!(bad(text), BadPosition::CardTooMany { card: card(held) }, "{text}");
    }
    is_game("options preset=intermediate | open 5 b3 | hand b3 b3 b3 b3 b3");
    for (text, held) in [
        ("open 5 b6 | hand 1", "b6"),
        ("options preset=intermediate | open 5 b4 | hand 1", "b4"),
        ("options preset=intermediate | open 5 b3 | hand 1n", "1n"),
        ("open 5 4n | hand 1", "4n"),
        ("open 5 4 | hand b1", "b1"),
    ] {
        assert_eq!(bad(text), BadPosition::NoSuchCard { card: card(held) }, "{text}");
    }
}

// §2.1 Not a game: the card counts do not add up.
#[test]
fn counts_that_do_not_add_up() {
    for (text, there) in [
        ("open 5 b3 | hand 1 | pile 3 | forgotten 0", 12),
        ("open 5 b3 | hand 1 | pile 80", 89),
        ("open 5 b3 | hand 1 | hands 1 255", 258),
        ("open 5 b3 | hand 1 | forgotten 255 | pile 255", 519),
        ("open 5 b3 | hand 1 | under 1 2 | pile 3 | forgotten 3", 17),
    ] {
        assert_eq!(bad(text), BadPosition::Count { there, pack: 80 }, "{text}");
    }
}

// §2.1 Not a game: the viewer's hand does not match its count.
#[test]
fn hands_that_do_not_match_their_count() {
    let count = |cards, count| BadPosition::HandCount { seat: Seat(0), cards, count };
    assert_eq!(bad("open 5 b3 | hand 1 2 | hands 3 6"), count(2, 3));
    assert_eq!(bad("open 5 b3 | hands 3 6"), count(0, 3));
    // A view may also claim to see another's hand, or not its own.
    let mut view: View = "open 5 b3 | hand 1 2".parse().unwrap();
    view.hands[1].cards = Some(Vec::new());
    let imagine = |view: &View| Numberloor::imagine(view, &mut Shuffle::from_number(0)).err();
    assert_eq!(imagine(&view), Some(BadPosition::HandCount { seat: Seat(1), cards: 0, count: 6 }));
    view.hands[1].cards = None;
    view.hands[0].cards = None;
    assert_eq!(imagine(&view), Some(count(0, 2)));
}

// §1.1 Not a game: seats that are not at the table.
#[test]
fn seats_that_do_not_exist() {
    for text in [
        "seats 2 | turn 3 | open 5 b3 | hand 1",
        "seats 2 | seat 3 | turn 1 | open 5 b3",
        "options night-cards=no-hurry | seats 2 | asked 3 | open 5 b3 | hand 1",
        "passed 3 | open 5 b3 | hand 1",
        "levels 3 | open 5 b3 | hand 1",
        "seats 2 | over 3 | open 5 b3 | hand 1",
    ] {
        assert_eq!(bad(text), BadPosition::NoSuchSeat { seat: seat(3) }, "{text}");
    }
}

// §2.3, §2.4 Not a game: open cards that belong to a different version.
#[test]
fn open_cards_of_another_version() {
    assert_eq!(bad("options preset=advanced | open 4 9 | hand 1"), BadPosition::OpenCards);
    assert_eq!(bad("options preset=beginners | open 4 b3 | hand 1"), BadPosition::OpenCards);
}

// §5.3 Not a game: stars that nobody can have, or not one number per seat.
#[test]
fn stars_that_nobody_has() {
    assert_eq!(bad("open 5 b3 | hand 1 | stars 6 0"), BadPosition::Stars { most: 5 });
    assert_eq!(bad("open 5 b3 | hand 1 | stars 0 0 0 4"), BadPosition::Stars { most: 3 });
    assert_eq!(bad("open 5 b3 | hand 1 | stars 5 0"), BadPosition::Stars { most: 5 });
    assert_eq!(bad("seats 4 | open 5 b3 | hand 1 | stars 0 0 3 0"), BadPosition::Stars { most: 3 });
}

// §5.1 Not a game: only balloons left after the last Level, which is laid together with them.
#[test]
fn only_balloons_after_the_last_level() {
    assert_eq!(bad("open 7 b2 | hand b1 b2 | placed 7"), BadPosition::LastLevel);
    is_game("open 7 b2 | hand b1 b2");
    is_game("open 7 b2 | hand b1 b2 6 | placed 7");
}

// §4.1, §4.2, §5.1 Not a game: the placements do not match the open and covered cards.
#[test]
fn placements_that_do_not_match_the_cards() {
    for text in [
        "open 5 b3 | hand 1 | placed 6",
        "open 5 b3 | hand 1 | began 4 b1",
        "open 5 b3 | hand 1 | placed 5 | under 2 b1 | began 2 b1",
        "open 5 b3 | hand 1 | placed 5 | under 2 4 | began 2 4",
        "open 3 5 | hand 1 | placed 3 left | under 4 | began 4 6",
        "open 5 b3 | hand 1 | placed 5 b3",
        "open 5 b3 | hand 1 | placed b2 5 | under b2",
        "open 5 b3 | hand 1 | placed b3 7 b2 5 | under 7 b2",
        "open 5 b3 | hand 1 | placed 5 left",
        "open 4 9 | hand 1 | placed 4",
        "open 4 9 | hand 1 | placed 9 left",
        "open 4 9 | hand 1 | placed 4 right",
        "open 5 b3 | hand | placed 5",
        "open 5 b3 | hand 1 | placed 5 | levels 2",
        "options night-cards=no-hurry | asked 1 | turn 2 | seat 1 | open 5 b3 | hand 1 | placed 5",
        "over 1 | stars 5 0 | open 5 b3 | hand 1 | placed 5",
    ] {
        assert_eq!(bad(text), BadPosition::Laid, "{text}");
    }
    is_game("open 5 b3 | hand 1 | placed b2 7 b3 5 | under 7 b2");
    // Covered cards are filled in if they are left out.
    is_game("open 5 b3 | hand 1 | placed 7 5 | began 4 b3");
    is_game("open 5 b3 | hand 1 | placed b2 7 b3 5 | began 4 b1 | under 9");
    is_game("open 3 5 | hand 1 | placed 3 left | began 4 5");
    is_game("open 4 9 | hand 1 | placed 3 left 9 right 4 left | under 3");
}

// §4.3 Not a game: cards that cannot have been taken.
#[test]
fn cards_that_were_not_taken() {
    for text in [
        "open 5 b3 | hand 1 2 3 4 | drawn 3",
        "open 5 b3 | hand 1 | drawn 2",
        "open 4 9 | hand 1 2 | drawn",
        "over 1 | stars 5 0 | open 5 b3 | hand 1 2 | drawn",
        "options night-cards=no-hurry | asked 1 | turn 2 | seat 1 | open 5 b3 | hand 1 2 | drawn",
    ] {
        assert_eq!(bad(text), BadPosition::Drawn, "{text}");
    }
    is_game("open 5 b3 | hand 1 | drawn 1");
    is_game("open 5 b3 | hand 1 | drawn 2 | placed 5");
}

// §2.2, §5.1 Not a game: a hand that is known to hold a Level holds none.
#[test]
fn hands_without_their_known_level() {
    assert_eq!(bad("open 5 b3 | hand b1 b2 | levels 1"), BadPosition::Known { seat: Seat(0) });
    assert_eq!(bad("open 5 b3 | hand | levels 1"), BadPosition::Known { seat: Seat(0) });
    let balloons = "cards 5 8 1 30*b1 b3 | open 5 b3 | hand 8 1";
    assert_eq!(bad(&format!("{balloons} | levels 2")), BadPosition::Known { seat: Seat(1) });
    assert_eq!(bad("open 5 b3 | hand 1 | hands 1 0 | levels 2"), BadPosition::Known { seat: Seat(1) });
    is_game(balloons);
    // One unseen Level is enough for either of two such hands, but not for both.
    let one = "cards 5 2*8 1 50*b1 b3 | seats 3 | open 5 b3 | hand 8 1";
    is_game(&format!("{one} | levels 2"));
    is_game(&format!("{one} | levels 3"));
    assert!(matches!(bad(&format!("{one} | levels 2 3")), BadPosition::Known { .. }));
}

// §7.6 Not a game: a question that is never asked.
#[test]
fn questions_that_nobody_asks() {
    let asked = "asked 1 | turn 2 | seat 1 | hand 1";
    for text in [
        format!("{asked} | open 5 b3"),
        format!("options night-cards=between-turns | {asked} | open 5 b3"),
        format!("options preset=intermediate night-cards=no-hurry | {asked} | open 5 b3"),
        format!("options preset=beginners night-cards=no-hurry | {asked} | open 5 4"),
        "options night-cards=no-hurry | asked 2 | turn 2 | seat 1 | open 5 b3 | hand 1".to_string(),
    ] {
        assert_eq!(bad(&text), BadPosition::Asked, "{text}");
    }
    is_game(&format!("options night-cards=no-hurry | {asked} | open 5 b3"));
}

// §8.1 Not a game: a pass counts only if no card could be taken.
#[test]
fn passing_with_cards_in_the_pile() {
    assert_eq!(bad("open 5 b3 | hand 1 | passed 2"), BadPosition::Passed);
    let stuck = "cards 5 7 12*1 b3 | open 5 b3 | hand 1 1 1 1 1 1 | passed 2";
    assert_eq!(bad(&format!("{stuck} | under 7")), BadPosition::Passed);
    assert_eq!(bad(&format!("{stuck} | pile 0 | forgotten 1")), BadPosition::Passed);
    is_game("cards 5 12*1 b3 | open 5 b3 | hand 1 1 1 1 1 1 | passed 2");
}

// §8.2 Not a game: more turns or changes than any game has.
#[test]
fn games_that_are_too_long() {
    assert_eq!(bad("open 5 b3 | hand 1 | race 4294967295"), BadPosition::TooLong);
    assert_eq!(bad("open 5 b3 | hand 1 | turns 4294967295"), BadPosition::TooLong);
    assert_eq!(bad("options turn-limit=10 | open 5 b3 | hand 1 | turns 21"), BadPosition::TooLong);
    assert_eq!(bad("options turn-limit=10 | open 5 b3 | hand 1 | turns 20"), BadPosition::TooLong);
    assert_eq!(bad("over 1 | open 5 b3 | hand 1 | turns 4294967295"), BadPosition::TooLong);
    is_game("open 5 b3 | hand 1 | race 900 | turns 199");
}

// §5.3, §8.1, §8.2 Not a game: an end without a reason, or a turn after the game must have ended.
#[test]
fn impossible_ends() {
    let stuck = "cards 5 12*1 b3 | open 5 b3 | hand 1 1 1 1 1 1";
    for text in [
        "over 1 | open 5 b3 | hand 1",
        "over 1 | open 5 b3 | hand 1 | stars 4 0",
        "over 1 | open 5 b3 | hand 1 | stars 5 5",
        "over 1 | open 5 b3 | hand 1 | turns 199",
        &format!("{stuck} | passed 1 2"),
        &format!("{stuck} | over 2 | seat 1 | passed 1"),
    ] {
        assert_eq!(bad(text), BadPosition::Phase, "{text}");
    }
    is_game("over 1 | open 5 b3 | hand 1 | turns 200");
    is_game("over 1 | open 5 b3 | hand | stars 5 4");
    is_game(&format!("{stuck} | over 2 | seat 1 | passed 1 2"));
}

// §8.3 Not a game: an outcome that does not follow from the stars.
#[test]
fn a_made_up_outcome() {
    let imagine = |view: &View| Numberloor::imagine(view, &mut Shuffle::from_number(0)).err();
    let mut over: View = "over 1 | open 5 b3 | hand 1 | stars 5 0".parse().unwrap();
    assert_eq!(imagine(&over), None);
    over.outcome.as_mut().unwrap().results = vec![0, 5];
    assert_eq!(imagine(&over), Some(BadPosition::Phase));
    let outcome = over.outcome.take();
    assert_eq!(imagine(&over), Some(BadPosition::Phase));
    let mut open: View = "open 5 b3 | hand 1".parse().unwrap();
    open.outcome = outcome;
    assert_eq!(imagine(&open), Some(BadPosition::Phase));
}

// Any written position is refused, or becomes a game that can be played and seen.
#[test]
fn no_position_makes_the_rules_panic() {
    let mut fell = Vec::new();
    for text in [
        "open 5 b3 | hand",
        "open 5 b3 | hand | hands 0 0 | pile 0",
        "options turn-limit=200 | seats 5 | open 5 b3 | hand 8 | turns 1127",
        "cards 65*5 63*b3 | open 5 b3 | hand 5 5 | hands 2 124",
        "cards 65*5n 63*skip | open 5n skip | hand 5n",
        "cards 14*5 b3 | open 5 b3 | hand 5 | hands 1 12 | pile 0",
        "seats 5 | hands 1 0 0 0 0 | open 5 b3 | hand 8",
        "seats 5 | hands 1 20 20 20 17 | open 5 b3 | hand 8",
        "levels 1 2 | hands 2 72 | open 5 b3 | hand 8 1",
        "over 1 | open 5 b3 | hand 8 | turns 330",
        "watching | open 5 b3",
        "open 5 b3 | hand 8 | under 5 5 5",
        "options night-cards=no-hurry | asked 1 | turn 2 | seat 1 | open 5 b3 | hand 8n | hands 1 6",
        "seats 3 | hands 1 6 | open 5 b3 | hand 8",
        "seats 2 | hands 1 6 6 | open 5 b3 | hand 8",
    ] {
        let calm = catch_unwind(AssertUnwindSafe(|| {
            let Ok(view) = text.parse::<View>() else { return };
            let Ok(mut game) = Numberloor::imagine(&view, &mut Shuffle::from_number(0)) else { return };
            is_sound(&game);
            for turn in ["8", "5", "8n", "5n", "draw", "pass", "end", "let go", "night 8n after 0", "8 left"] {
                for at in [1, 2] {
                    // Legal or not, the rules have an answer.
                    let _answer = game.play(seat(at), &choice(turn), &mut Ignore);
                    is_sound(&game);
                }
            }
        }));
        if calm.is_err() {
            fell.push(text);
        }
    }
    assert_eq!(fell, [""; 0]);
}

// §8.2 A player who took over the last turn (§7.4) still plays it, and then the game is over.
#[test]
fn the_last_turn_taken_over() {
    let last = "options turn-limit=10 | turn 1 | turns 20 | under 5 | placed 8n | open 8n b3 | hand 1 1 skip";
    check(last, "1", "turns 20");
    check(last, "end", "over 1 | turns 20");
    check(last, "end skip", "over 1 | turns 20");
}

// §7.3 Races are numbered from 0 again after the last one; no real game gets that far.
#[test]
fn the_last_race() {
    check("open 5 b3 | hand 8 1 | race 16777215", "8", "race");
    assert_eq!(bad("open 5 b3 | hand 8 1 | race 16777216"), BadPosition::TooLong);
}
