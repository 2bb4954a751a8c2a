//! §11 Bluff and challenge: who may challenge, what is shown, what it costs, and what everybody then knows.

use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::numero::options::ChallengeTest;
use reckon_rules::numero::{Event, Illegal, Item, Numero, Options, ScoreLine, View};

use crate::numero::harness::{
    WORLDS, card, cards, check, choice, game, name, play, play_as, position, read, refused, refuses, scored, shows,
};

/// Position in which seat 1 has no 10 and cannot draw one: all of them have been won.
const NO_TEN: &str = "options preset=scoring | centre 9r 4b | hand 1g 3g 6g 12g 13g | gone 10g 10o 10b 10r | won 0 4";

/// Position in which seat 1 has a 10.
const TEN: &str = "options preset=scoring | centre 9r 4b | hand 1g 10g 6g 12g 13g";

const BUILD: &str = "build 10: 9r + 1g";
const CHALLENGE: &str = "challenge 10#1";

fn with(options: &str, before: &str) -> String {
    before.replace("preset=scoring", &format!("preset=scoring {options}"))
}

/// Returns the game after a move by seat 1.
#[track_caller]
fn after(before: &str, turn: &str, world: u64) -> Numero {
    let mut game = game(before, world);
    play(&mut game, turn);
    game
}

/// Returns the event of a challenge by seat 2.
fn challenged(held: bool, shown: Option<&str>) -> Event {
    let shown = shown.map(card);
    Event::Challenged { seat: Seat(1), builder: Seat(0), name: name(1), value: 10, held, shown }
}

fn penalty(seat: u8, item: Item, points: i32, total: i32) -> Event {
    Event::Scored { seat: Seat(seat), lines: vec![ScoreLine { item, take: None, count: None, points }], total }
}

// §11.1 A build without the answer is accepted, and reported like any other.
#[test]
fn a_bluff_is_accepted() {
    for world in 0..WORLDS {
        let (mut bluff, mut honest) = (game(NO_TEN, world), game(TEN, world));
        assert_eq!(play(&mut bluff, BUILD), play(&mut honest, BUILD));
        for game in [&bluff, &honest] {
            shows(game, Seat(1), "centre 4b, 10#1 = 9r + 1g by 1 open 1 | holds 1: | shown 1: | lacks 1: | turn 2");
        }
    }
    check(NO_TEN, BUILD, "centre 4b, 10#1 = 9r + 1g by 1 open 1 | hand 3g 6g 12g 13g ? | turn 2");
}

// §11.1 The builder's own reading of the draft says that it would be a bluff.
#[test]
fn a_reading_calls_it_a_bluff() {
    for (before, bluff, answer) in [(NO_TEN, true, None), (TEN, false, Some(card("10g")))] {
        let effect = read(&position(before), &choice(BUILD)).unwrap().verdict.unwrap();
        assert_eq!(
            effect.builds.iter().map(|build| (build.bluff, build.answer)).collect::<Vec<_>>(),
            [(bluff, answer)]
        );
        assert_eq!(effect.score, []);
    }
}

// §11.1 Even a bluff must be worth the announced value, which must be on some number card of the table.
#[test]
fn a_bluff_has_the_value_of_a_number_card() {
    for turn in ["build 22: 9r + 13g", "build 11: 9r + 1g", "build 9: 9r", "build 0: 4b"] {
        assert!(!matches!(crate::numero::harness::refusal(NO_TEN, turn), Illegal::NoAnswer { .. }), "{turn}");
    }
}

// §11.1 Golden Rule 2 is enforced where bluff-builds is off, where answers are shown, and below this
// level; nothing can be challenged there.
#[test]
fn golden_rule_2_is_enforced_everywhere_else() {
    for options in ["preset=scoring bluff-builds=off", "preset=scoring show-answer=on", "preset=powers-and-roots"] {
        refuses(&NO_TEN.replace("preset=scoring", options), BUILD, Illegal::NoAnswer { value: 10 });
        let game = after(&TEN.replace("preset=scoring", options), BUILD, 0);
        assert!(matches!(game.turn(), Turn::Open { may, .. } if may.is_empty()));
        assert_eq!(refused(&game, Seat(1), CHALLENGE), Illegal::NoChallenges);
        assert_eq!(refused(&game, Seat(0), CHALLENGE), Illegal::NoChallenges);
    }
    shows(&after(&with("bluff-builds=off", TEN), BUILD, 0), Seat(1), "holds 1: 10 | centre 4b, 10#1 = 9r + 1g by 1");
    shows(&after(&with("show-answer=on", TEN), BUILD, 0), Seat(1), "shown 1: 10g");
}

// §11.1 A wild-only build can be a bluff too; where it needs no answer it cannot be challenged.
#[test]
fn wild_only_builds() {
    let before = "options preset=scoring | centre 12r 4b | hand -2 3g 6g 12g 13g | gone 10g 10o 10b 10r | won 0 4";
    let turn = "build 10: 12r-2; discard 3g";
    let mut found = after(before, turn, 0);
    shows(&found, Seat(1), "centre 4b, 3g, 10#1 = 12r-2 by 1 open 1");
    assert_eq!(scored(&play_as(&mut found, Seat(1), CHALLENGE)), "1: bluff-found -20 = -20");
    shows(&found, Seat(1), "centre 4b, 3g, 12r, -2");

    let free = after(&with("wild-only-build=free", before), turn, 0);
    shows(&free, Seat(1), "centre 4b, 3g, 10#1 = 12r-2 by 1");
    assert_eq!(refused(&free, Seat(1), CHALLENGE), Illegal::TooLateToChallenge { name: name(1), value: 10 });
    assert!(matches!(free.turn(), Turn::Open { may, .. } if may.is_empty()));
    refuses(&with("bluff-builds=off", before), turn, Illegal::NoAnswer { value: 10 });
}

// §11.1 In Patience there is nobody to challenge.
#[test]
fn nobody_challenges_in_patience() {
    let game = game("options preset=scoring | seats 1 | centre 9r 4b 3r 2r 5r | hand 1g 10g 6g 12g 13g", 0);
    assert_eq!(refused(&game, Seat(0), CHALLENGE), Illegal::NoChallenges);
}

// §11.2 A build that leaves its player without a card is refused: everybody could see the bluff.
#[test]
fn no_bluff_with_the_last_card() {
    let end = "options preset=scoring | centre 9r 4b | hands 1 3 | pack 0 | won 40 43";
    refuses(&format!("{end} | hand 1g"), BUILD, Illegal::NothingToShow { value: 10 });
    let two = end.replace("hands 1 3", "hands 2 3").replace("40 43", "40 42");
    check(&format!("{two} | hand 1g 3g"), BUILD, "hand 3g | hands 1 3 | centre 4b, 10#1 = 9r + 1g by 1 open 1");
    refuses(&format!("{two} | hand 1g -2"), "build 8: 9r-2 + 1g", Illegal::NothingToShow { value: 8 });
    refuses(&format!("{two} | hand 1g -2"), "build 7: 9r-2; discard 1g", Illegal::NothingToShow { value: 7 });
}

// §11.2 The hand is checked before drawing, even with a full pack.
#[test]
fn no_bluff_with_the_last_card_before_drawing() {
    let before = "options preset=scoring | centre 9r 4b | hand 1g -2 -3 x2 /2";
    refuses(before, "build 5: 9r-2-3x2/2 + 1g", Illegal::NothingToShow { value: 5 });
    check(before, "build 9: 9r-2-3x2 + 1g", "centre 4b, 9#1 = 9r-2-3x2 + 1g by 1 open 1");
}

// §11.3 Any other player may; the builder may not, nor anybody without a seat.
#[test]
fn any_other_player() {
    let before = NO_TEN.replace("won 0 4", "won 0 4 0 0");
    let game = after(&before, BUILD, 0);
    for seat in 1..4 {
        play_as(&mut game.clone(), Seat(seat), CHALLENGE);
    }
    assert_eq!(refused(&game, Seat(0), CHALLENGE), Illegal::OwnBuild { name: name(1), value: 10 });
    let mut stranger = game.clone();
    assert!(stranger.play(Seat(4), &choice(CHALLENGE), &mut Vec::new()).is_err());
    assert!(stranger == game);
}

// §11.3 A challenge names its build by number and value.
#[test]
fn a_challenge_names_its_build() {
    let game = after(NO_TEN, BUILD, 0);
    for (text, value, number) in [("challenge 10#2", 10, 2), ("challenge 9#1", 9, 1), ("challenge 4#0", 4, 0)] {
        assert_eq!(refused(&game, Seat(1), text), Illegal::NoSuchBuild { name: name(number), value });
        assert_eq!(refused(&game, Seat(0), text), Illegal::NoSuchBuild { name: name(number), value });
    }
}

// §11.3 In the challenger's own turn the turn goes on; in another's turn it stays that player's.
#[test]
fn in_anybodys_turn() {
    let before = NO_TEN.replace("won 0 4", "won 0 4 0");
    for (seat, world) in [(1, 0), (2, 0), (1, 1), (2, 1)] {
        let mut game = after(&before, BUILD, world);
        let told = play_as(&mut game, Seat(seat), CHALLENGE);
        assert!(told.iter().all(|event| !matches!(event, Event::Drew { .. })));
        shows(&game, Seat(1), "turn 2 | hands 5 5 5 | centre 4b 9r 1g");
    }
}

// §11.3 A build is challenged at most once, whatever the outcome.
#[test]
fn once_only() {
    let mut game = after(&TEN.replace("| hand", "| seats 3 | hand"), BUILD, 0);
    play_as(&mut game, Seat(1), CHALLENGE);
    shows(&game, Seat(1), "centre 4b, 10#1 = 9r + 1g by 1");
    for seat in [1, 2] {
        assert_eq!(refused(&game, Seat(seat), CHALLENGE), Illegal::TooLateToChallenge { name: name(1), value: 10 });
    }
    assert!(matches!(game.turn(), Turn::Open { may, .. } if may.is_empty()));
    let mut game = after(NO_TEN, BUILD, 0);
    play_as(&mut game, Seat(1), CHALLENGE);
    assert_eq!(refused(&game, Seat(1), CHALLENGE), Illegal::NoSuchBuild { name: name(1), value: 10 });
}

// §11.7 The answer cannot be shown: the builder loses 20, and the card played is a discard.
#[test]
fn a_bluff_is_found() {
    for world in 0..WORLDS {
        let mut game = after(&format!("{NO_TEN} | points 12 30"), BUILD, world);
        let told = play_as(&mut game, Seat(1), CHALLENGE);
        let undone = Event::Undone { name: name(1), value: 10, builds: vec![], cards: cards("9r 1g") };
        assert_eq!(told, [challenged(false, None), undone, penalty(0, Item::BluffFound, -20, -8)]);
        shows(&game, Seat(1), "centre 4b 9r 1g | points -8 30 | turn 2 | lacks 1: 10 | shown 1: | builds 2");
    }
}

// §11.8 The answer is shown: the challenger loses 10, and the build stays.
#[test]
fn an_honest_build_is_challenged() {
    for world in 0..WORLDS {
        let mut game = after(&format!("{TEN} | points 12 30"), BUILD, world);
        let told = play_as(&mut game, Seat(1), CHALLENGE);
        assert_eq!(told, [challenged(true, Some("10g")), penalty(1, Item::WrongChallenge, -10, 20)]);
        shows(&game, Seat(1), "centre 4b, 10#1 = 9r + 1g by 1 | points 12 20 | turn 2 | lacks 1: | shown 1: 10g");
    }
}

// §11.7 §11.8 A basis changes with the centre: when a bluff is undone, not when an answer is shown.
#[test]
fn the_basis_of_a_challenge() {
    for (before, changes) in [(NO_TEN, true), (TEN, false)] {
        let mut game = after(before, BUILD, 0);
        let basis = game.basis(Seat(1));
        play_as(&mut game, Seat(1), CHALLENGE);
        assert_eq!(game.basis(Seat(1)) != basis, changes, "{before}");
        assert_eq!(game.basis(Seat(0)), game.basis(Seat(1)));
        assert_eq!(game.view(Viewer::Watcher).turn, Seat(1));
    }
}

// §11.6 A challenge cannot be lost where every card of the value is in sight, or the builder could not show one before.
#[test]
fn whoever_counts_the_cards_sees_a_bluff() {
    let build = "options preset=scoring | centre 10#1 = 9g + 1r by 2 open 1";
    for (rest, is_seen) in [
        (", 10g 10r 10b | hand 10o 4r", true),
        (", 10g 10r | hand 10b 10o", true),
        (", 10g 10r 10b | hand 4r", false),
        (" | hand 4r", false),
        (" | hand 4r | gone 10g 10r 10b 10o | won 4 0", true),
        (" | hand 4r | lacks 2: 10", true),
    ] {
        let view: View = format!("{build}{rest}").parse().expect("a position");
        assert_eq!(view.is_seen_bluff(&choice(CHALLENGE)), is_seen, "{rest}");
        let seen: Vec<_> = view.seen_bluffs().collect();
        assert_eq!(seen, if is_seen { vec![(name(1), 10)] } else { vec![] }, "{rest}");
    }
}

// §11.6 A challenge cannot be won where the builder is known to hold the answer.
#[test]
fn an_answer_that_everybody_has_seen() {
    let build = "options preset=scoring | centre 10#1 = 9g + 1r by 2 open 1 | hand 10o 4r";
    for (rest, is_seen) in [("", false), (" | shown 2: 10b", true), (" | shown 2: 9b", false), (" | holds 2: 10", true)]
    {
        let view: View = format!("{build}{rest}").parse().expect("a position");
        assert_eq!(view.is_seen_answer(&choice(CHALLENGE)), is_seen, "{rest}");
        // Where it counts what was held then, the answer may have been drawn after the build.
        let view = View { options: Options { challenge_test: ChallengeTest::HeldThen, ..view.options }, ..view };
        assert!(!view.is_seen_answer(&choice(CHALLENGE)), "{rest}");
    }
}
