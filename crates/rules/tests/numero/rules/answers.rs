//! §11.6 The card that is shown when a build is challenged, and what everybody knows afterwards.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::view::{ChallengeView, PileView};
use reckon_rules::numero::{Event, Numero};
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{WORLDS, card, game, mover, play, play_as, position, scored, shows};

const BUILD: &str = "build 10: 9r + 1g";
const CHALLENGE: &str = "challenge 10#1";
const TESTS: [&str; 2] = ["show-now", "held-then"];

/// Returns the outcome of a challenge: whether the answer was held, and the card that was shown.
fn told_of(told: &[Event]) -> (bool, Option<String>) {
    match told[0] {
        Event::Challenged { held, shown, .. } => (held, shown.map(|card| card.to_string())),
        ref other => panic!("{other:?}"),
    }
}

fn away(game: &mut Numero) {
    let away = game.absent(mover(game)).unwrap().to_string();
    play(game, &away);
}

/// Returns a position in which seat 1 has no 10, and the only card in the pack is one.
fn draws_a_ten(test: &str) -> String {
    format!(
        "options preset=scoring challenge-test={test} | cards 1g 3g 6g 12g 13g 9r 4b 3b 5b 6b 7b 10r \
         | centre 9r 4b | hand 1g 3g 6g 12g 13g | hands 5 4 | shown 2: 3b 5b 6b 7b | pack 1"
    )
}

// §11.6 An answer that was drawn after the build counts, and is shown.
#[test]
fn an_answer_that_was_drawn_since_is_shown() {
    let mut game = game(&draws_a_ten("show-now"), 0);
    play(&mut game, BUILD);
    let told = play_as(&mut game, Seat(1), CHALLENGE);
    assert_eq!(told_of(&told), (true, Some("10r".to_string())));
    assert_eq!(scored(&told), "2: wrong-challenge -10 = -10");
    shows(&game, Seat(1), "shown 1: 10r | lacks 1: | centre 4b, 10#1 = 9r + 1g by 1");
}

// §11.6 held-then: a card drawn after the build does not count, and nobody looks at the hand.
#[test]
fn held_then_an_answer_that_was_drawn_since() {
    let mut game = game(&draws_a_ten("held-then"), 0);
    play(&mut game, BUILD);
    let told = play_as(&mut game, Seat(1), CHALLENGE);
    assert_eq!(told_of(&told), (false, None));
    assert_eq!(scored(&told), "1: bluff-found -20 = -20");
    shows(&game, Seat(1), "shown 1: | lacks 1: | centre 4b 9r 1g");
}

/// Seat 1 builds with the only 10 in hand, plays it in the next turn, and then seat 3 challenges.
fn plays_the_ten(test: &str) -> Numero {
    let before = format!(
        "options preset=scoring challenge-test={test} | seats 3 | centre 9r 4b | hand 1g 10g 6g 12g 13g \
         | gone 10o 10b 10r | won 3 0 0"
    );
    let mut game = game(&before, 0);
    play(&mut game, BUILD);
    away(&mut game);
    away(&mut game);
    play(&mut game, "discard 10g");
    game
}

// §11.6 An answer that has been played since cannot be shown.
#[test]
fn an_answer_that_was_played_since() {
    let mut game = plays_the_ten("show-now");
    let told = play_as(&mut game, Seat(2), CHALLENGE);
    assert_eq!(told_of(&told), (false, None));
    assert_eq!(scored(&told), "1: bluff-found -20 = -20");
    shows(&game, Seat(1), "lacks 1: 10 | shown 1:");
}

// §11.6 held-then: having held it counts, although it can no longer be shown, as everybody sees.
#[test]
fn held_then_an_answer_that_was_played_since() {
    let mut game = plays_the_ten("held-then");
    let told = play_as(&mut game, Seat(2), CHALLENGE);
    assert_eq!(told_of(&told), (true, None));
    assert_eq!(scored(&told), "3: wrong-challenge -10 = -10");
    shows(&game, Seat(1), "lacks 1: 10 | shown 1:");
}

// §11.6 If nothing has been drawn or played since, both tests agree.
#[test]
fn both_tests_agree_otherwise() {
    for test in TESTS {
        for (hand, held, shown) in [("1g 10g 6g 12g 13g", true, Some("10g")), ("1g 3g 6g 12g 13g", false, None)] {
            let before = format!(
                "options preset=scoring challenge-test={test} | centre 9r 4b | hand {hand} | gone 10o 10b 10r | won 0 3"
            );
            let before = if held { before } else { before.replace("10r | won 0 3", "10r 10g | won 0 4") };
            for world in 0..WORLDS {
                let mut game = game(&before, world);
                play(&mut game, BUILD);
                let told = play_as(&mut game, Seat(1), CHALLENGE);
                assert_eq!(told_of(&told), (held, shown.map(str::to_string)), "{before}");
            }
        }
    }
}

fn challenge_of(game: &Numero, viewer: Viewer) -> ChallengeView {
    let challenge = game.view(viewer).centre.into_iter().find_map(|lying| match lying {
        PileView::Build { challenge, .. } => challenge,
        PileView::Card(_) => None,
    });
    challenge.expect("a build that is open")
}

// §11.6 Only the builder knows whether it was held then.
#[test]
fn only_the_builder_knows() {
    for test in TESTS {
        for (hand, held) in [("1g 10g 6g 12g 13g", true), ("1g 3g 6g 12g 13g", false)] {
            let before = format!("options preset=scoring challenge-test={test} | seats 3 | centre 9r 4b | hand {hand}");
            let mut game = game(&before, 0);
            play(&mut game, BUILD);
            let own = (test == "held-then").then_some(held);
            assert_eq!(challenge_of(&game, Viewer::Seat(Seat(0))).held, own);
            for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Watcher] {
                assert_eq!(challenge_of(&game, viewer).held, None);
            }
        }
    }
}

// §11.6 With held-then, an imagined builder is honest in some worlds and bluffing in others, whatever the truth is.
#[test]
fn imagined_builders_bluff_in_some_worlds() {
    for hand in ["1g 10g 6g 12g 13g", "1g 3g 6g 12g 13g"] {
        let before = format!("options preset=scoring challenge-test=held-then | centre 9r 4b | hand {hand}");
        let mut game = game(&before, 0);
        play(&mut game, BUILD);
        let view = game.view(Viewer::Seat(Seat(1)));
        let found: Vec<(bool, Option<String>)> = (0..100)
            .map(|seed| Numero::imagine(&view, &mut Shuffle::from_number(seed)).unwrap())
            .map(|mut world| told_of(&play_as(&mut world, Seat(1), CHALLENGE)))
            .collect();
        assert!(found.iter().all(|(held, shown)| *held == shown.is_some()), "{found:?}");
        assert!(found.iter().any(|(held, _)| *held) && found.iter().any(|(held, _)| !held), "{found:?}");
    }
}

// §11.6 A card that has been shown before is shown again, so that nobody learns more.
#[test]
fn a_card_that_is_known_is_shown_again() {
    let before = "options preset=scoring | centre 9r 4b | hand 10g 1g 10o 12g 13g | shown 1: 10o";
    let mut game = game(before, 0);
    play(&mut game, BUILD);
    assert_eq!(told_of(&play_as(&mut game, Seat(1), CHALLENGE)), (true, Some("10o".to_string())));
    shows(&game, Seat(1), "shown 1: 10o");
}

// §11.6 A shown card is known until it is played.
#[test]
fn a_shown_card_is_known_until_it_is_played() {
    for world in 0..WORLDS {
        let mut game = game("options preset=scoring | centre 9r 4b | hand 10g 1g 6g 12g 13g", world);
        play(&mut game, BUILD);
        play_as(&mut game, Seat(1), CHALLENGE);
        let view = game.view(Viewer::Seat(Seat(1)));
        for seed in 0..50 {
            let world = Numero::imagine(&view, &mut Shuffle::from_number(seed)).unwrap();
            assert!(world.view(Viewer::Seat(Seat(0))).own_hand().contains(&card("10g")));
        }
        away(&mut game);
        shows(&game, Seat(1), "shown 1: 10g");
        play(&mut game, "take 10g: 10#1");
        shows(&game, Seat(1), "shown 1:");
    }
}

// §11.6 A lack is known until a card is drawn.
#[test]
fn a_lack_is_known_until_a_card_is_drawn() {
    let hand = "hand 1g 3g 6g 12g 13g";
    for world in 0..WORLDS {
        let mut game = game(&format!("options preset=scoring | centre 9r 4b | {hand} | gone 10g 10o | won 0 2"), world);
        play(&mut game, BUILD);
        let told = play_as(&mut game, Seat(1), CHALLENGE);
        if told_of(&told).0 {
            continue;
        }
        away(&mut game);
        shows(&game, Seat(1), "lacks 1: 10 | lacks 2:");
        let view = game.view(Viewer::Seat(Seat(1)));
        for seed in 0..50 {
            let world = Numero::imagine(&view, &mut Shuffle::from_number(seed)).unwrap();
            let hand = world.view(Viewer::Seat(Seat(0)));
            assert!(hand.own_hand().iter().all(|card| card.value() != Some(10)), "{hand}");
        }
        play(&mut game, "discard 3g");
        shows(&game, Seat(1), "lacks 1:");
    }
}

// §11.6 Once the pack is finished nobody draws, and it is known for good.
#[test]
fn without_a_pack_it_stays_known() {
    let before = "options preset=scoring | centre 9r 4b | hand 1g 3g 6g 12g 13g | hands 5 5 | pack 0 | won 40 37";
    for world in 0..WORLDS {
        let mut game = game(before, world);
        play(&mut game, BUILD);
        assert_eq!(told_of(&play_as(&mut game, Seat(1), CHALLENGE)), (false, None));
        away(&mut game);
        play(&mut game, "discard 3g");
        away(&mut game);
        shows(&game, Seat(1), "lacks 1: 10 | hand ? ? ?");
    }
}

// §11.6 Hands that lack a value are imagined without it, even when hardly any card is left.
#[test]
fn imagined_hands_respect_a_known_lack() {
    let table = "options preset=scoring | cards 10gobr 11gobr 12gobr 5*13g | seat 2 | centre 12g | hand 12o 12b \
                 | gone 13g 13g 13g 13g 13g | won 5 0 0";
    let hands = |rest: &str, seed: u64| {
        let world = Numero::imagine(&position(&format!("{table} | {rest}")), &mut Shuffle::from_number(seed));
        let world = world.unwrap_or_else(|error| panic!("{error}: {rest}"));
        [0, 2].map(|seat| {
            let view = world.view(Viewer::Seat(Seat(seat)));
            view.own_hand().iter().filter_map(|card| card.value()).collect::<Vec<u8>>()
        })
    };
    for seed in 0..50 {
        let [first, third] = hands("hands 4 2 4 | pack 1 | lacks 1: 10 12 | lacks 3: 11", seed);
        assert_eq!(first, [11, 11, 11, 11]);
        assert!(!third.contains(&11), "{third:?}");
        let [first, third] = hands("hands 4 2 1 | pack 4 | lacks 1: 10 | lacks 3: 10 11", seed);
        assert_eq!(first, [11, 11, 11, 11]);
        assert_eq!(third, [12]);
    }
}
