//! Other players' hands: how much a view reveals of them, and imagined worlds that respect it.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::view::View;
use reckon_rules::numero::{Card, Numero};
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{card, cards, check, game, is_sound, mover, options, play, position, preset, shows};

const SEEDS: u64 = 200;

/// Returns a seat's hand in an imagined world.
fn imagined_hand(view: &View, seat: Seat, seed: u64) -> Vec<Card> {
    let world = Numero::imagine(view, &mut Shuffle::from_number(seed));
    let world = world.unwrap_or_else(|error| panic!("{error}\nin {view}"));
    world.view(Viewer::Seat(seat)).own_hand().to_vec()
}

fn values(hand: &[Card]) -> Vec<u8> {
    hand.iter().filter_map(|card| card.value()).collect()
}

// §6.3 After a build, everybody knows one value in the builder's hand.
#[test]
fn a_build_reveals_its_answer() {
    let mut game = game("centre 9r 4b | hand 1g 10g 4g 3 5", 0);
    play(&mut game, "build 10: 9r + 1g");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Watcher] {
        let hand = &game.view(viewer).hands[0];
        assert_eq!((hand.holds.as_slice(), hand.shown.as_slice()), (&[10][..], &[][..]));
        assert_eq!(hand.cards.is_some(), viewer == Viewer::Seat(Seat(0)));
    }
    let view = game.view(Viewer::Seat(Seat(1)));
    for seed in 0..SEEDS {
        let hand = imagined_hand(&view, Seat(0), seed);
        assert_eq!(hand.len(), 5);
        assert!(values(&hand).contains(&10), "seed {seed}: {hand:?}");
    }
}

// §6.3 It is known until such a card is played, in whatever way.
#[test]
fn the_answer_is_known_until_it_is_played() {
    let before = "centre 10r 3b 12b | hand 10g 10o 13g 4 5 | holds 1: 10 13";
    check(before, "take 10g: 10r", "holds 1: 13");
    check(before, "discard 10g", "holds 1: 13");
    check(before, "build 13: 3b + 10g", "holds 1: 13");
    check(before, "discard 4g", "holds 1: 10 13");
    check(before, "discard 13g", "holds 1: 10");
}

// §6.3 Other players' turns, takes of the build and new builds do not change what is known.
#[test]
fn what_is_known_stays_known() {
    let mut game = game("centre 9r 4b | hand 1g 10g 4g 3g 5g | shown 2: 10b 6g", 0);
    play(&mut game, "build 10: 9r + 1g");
    play(&mut game, "take 10b: 10#1");
    shows(&game, Seat(1), "holds 1: 10 | shown 2: 6g");
    play(&mut game, "take 4g: 4b");
    shows(&game, Seat(0), "holds 1: 10");
    play(&mut game, "discard 6g");
    play(&mut game, "discard 10g");
    shows(&game, Seat(0), "holds 1: | shown 2:");
}

// §6.3 Several builds reveal several values.
#[test]
fn several_builds_reveal_several_values() {
    check(
        "centre 9r 12b | hand 1g 10g -3 9g 5",
        "build 9: 12b-3; build 10: 9r + 1g",
        "holds 1: 9 10 | hand 10g 9g 5 ? ?",
    );
}

// §6.3 §6.9 The answer of a wild-only build is held when the turn is over, so it is known, even if the number card of
// the same turn had the same value.
#[test]
fn the_answer_of_a_wild_only_build_is_known() {
    check("centre 10r 3b | hand -2 7g 8g 1 1", "build 8: 10r-2; discard 7g", "holds 1: 8");
    check("centre 10r 8r | hand -2 8b 8g 1 1", "build 8: 10r-2; take 8b: 8r", "hand 8g 1 1 ? ? | holds 1: 8");
    check("centre 10r 3r | hand -2 8b 8g 1 1", "build 8: 10r-2; discard 8b", "hand 8g 1 1 ? ? | holds 1: 8");
    check(
        "centre 10r 3r | hand -2 8b 8g 11g 1",
        "build 8: 10r-2; build 11: 3r + 8b",
        "hand 8g 11g 1 ? ? | holds 1: 8 11",
    );
}

// §6.4 With answers shown, the card itself is known, and every world has it.
#[test]
fn a_shown_answer_is_in_every_world() {
    let mut game = game("options preset=1-15 show-answer=on | centre 9r 4b | hand 1g 10g 4g 3 5", 0);
    play(&mut game, "build 10: 9r + 1g");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Watcher] {
        let view = game.view(viewer);
        assert_eq!(view.hands[0].shown, cards("10g"));
        for seed in 0..SEEDS {
            assert!(imagined_hand(&view, Seat(0), seed).contains(&card("10g")), "seed {seed}");
        }
    }
}

// §6.4 An answer that was shown before is shown once, however often it answers in a turn.
#[test]
fn a_shown_answer_is_listed_once() {
    let table = "options preset=subtraction show-answer=on | centre 10r 12r 4r";
    check(
        &format!("{table} | hand 8g 8o -2 -4 3g | shown 1: 8o"),
        "build 8: 10r-2; build 8: 12r-4; discard 8g",
        "shown 1: 8o",
    );
    // The card shown before is the one played now: the other eight answers both builds.
    check(
        &format!("{table} | hand 8g 8o -2 -4 3g | shown 1: 8g"),
        "build 8: 10r-2; build 8: 12r-4; discard 8g",
        "shown 1: 8o",
    );
}

// §7.4 A short hand may pass in a written position whose pack is not finished.
#[test]
fn a_pass_before_the_end_of_the_pack() {
    let before = "options preset=subtraction hand-without-number=pass | centre 5 | hand -2 -3";
    let mut game = game(before, 0);
    play(&mut game, "pass");
    is_sound(&game);
}

// §7.4 A player who passed has no number card, in every world.
#[test]
fn a_pass_reveals_a_hand_without_numbers() {
    let before = "options preset=subtraction hand-without-number=pass | centre 8r | hand -2 -3 | hands 2 5 | pack 0 \
                  | won 50 6";
    check(before, "pass", "wild 1 | holds 1:");
    let mut game = game(before, 0);
    play(&mut game, "pass");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Watcher] {
        let view = game.view(viewer);
        assert!(view.hands[0].no_numbers && !view.hands[1].no_numbers);
        for seed in 0..SEEDS {
            let hand = imagined_hand(&view, Seat(0), seed);
            assert_eq!(hand.len(), 2);
            assert!(hand.iter().all(|card| card.is_wild()), "seed {seed}: {hand:?}");
        }
    }
}

// §2.1 A watcher sees no hand, and no seat sees another's.
#[test]
fn a_watcher_sees_no_hand() {
    let mut game = Numero::deal(&preset("powers-and-roots"), 4, &mut Shuffle::from_number(6)).unwrap();
    let mut shuffle = Shuffle::from_number(60);
    while game.turn().outcome().is_none() {
        let watcher = game.view(Viewer::Watcher);
        assert!(watcher.hands.iter().all(|hand| hand.cards.is_none()));
        assert_eq!(watcher.own_hand(), []);
        for seat in (0..4).map(Seat) {
            let view = game.view(Viewer::Seat(seat));
            let open: Vec<bool> = view.hands.iter().map(|hand| hand.cards.is_some()).collect();
            assert_eq!(open, (0..4).map(|other| Seat(other) == seat).collect::<Vec<_>>());
            // Otherwise a view is the watcher's.
            let mut closed = view.clone();
            closed.viewer = Viewer::Watcher;
            closed.hands[seat.index()].cards = None;
            assert_eq!(watcher.offers, []);
            closed.offers = Vec::new();
            assert_eq!(closed, watcher);
        }
        let seat = mover(&game);
        let choice = game.random_move(seat, &mut shuffle);
        game.play(seat, &choice, &mut Vec::new()).unwrap();
    }
}

// Every world respects everything that is known, for every viewer.
#[test]
fn worlds_respect_everything_that_is_known() {
    let view = position(
        "options preset=subtraction hand-without-number=pass | seat 4 | turn 4 | centre 8r, 9#2 = 5r + 4r by 3 \
         | hand 7g 7o | hands 2 3 2 2 | holds 1: 7 12 | shown 2: 7b 1r | holds 2: 7 13 | wild 3 | pack 0 \
         | won 10 20 10 12",
    );
    let mut others = [false; 2];
    for seed in 0..SEEDS {
        let [first, second, third] = [0, 1, 2].map(|seat| imagined_hand(&view, Seat(seat), seed));
        assert!(values(&first).contains(&7) && values(&first).contains(&12), "seed {seed}: {first:?}");
        assert!(second.contains(&card("7b")) && second.contains(&card("1r")), "seed {seed}: {second:?}");
        assert!(values(&second).contains(&13), "seed {seed}: {second:?}");
        assert!(third.len() == 2 && third.iter().all(|card| card.is_wild()), "seed {seed}: {third:?}");
        others[usize::from(second.contains(&card("13g")))] = true;
    }
    assert_eq!(others, [true, true], "unknown cards differ from world to world");
}

// Unknown cards are not narrowed down: every card that a hand could hold is in it in some world.
#[test]
fn worlds_differ_in_what_is_not_known() {
    let view = position("options preset=1-5 | centre 1g 2g | hand 3g 4g 5g 1r 2r");
    let mut unseen: Vec<Card> = view.options.selected().iter().map(|printed| printed.card).collect();
    unseen.retain(|card| !cards("1g 2g 3g 4g 5g 1r 2r").contains(card));
    let mut missing = unseen.clone();
    for seed in 0..SEEDS {
        let hand = imagined_hand(&view, Seat(1), seed);
        assert!(hand.iter().all(|card| unseen.contains(card)), "a card that is elsewhere");
        missing.retain(|card| !hand.contains(card));
    }
    assert_eq!(missing, []);
}

// The viewer's hand and everything public are the same in every world.
#[test]
fn worlds_look_alike() {
    let mut game =
        Numero::deal(&options("preset=powers-and-roots show-counts=off"), 3, &mut Shuffle::from_number(2)).unwrap();
    let mut shuffle = Shuffle::from_number(20);
    for _ in 0..40 {
        let seat = mover(&game);
        let choice = game.random_move(seat, &mut shuffle);
        game.play(seat, &choice, &mut Vec::new()).unwrap();
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Watcher] {
        let view = game.view(viewer);
        for seed in 0..50 {
            let world = Numero::imagine(&view, &mut Shuffle::from_number(seed)).unwrap();
            assert_eq!(world.view(viewer), view);
        }
    }
    is_sound(&game);
}

// §3.5 Only the player sees the drawn cards; others see how many there are.
#[test]
fn what_is_drawn_is_secret() {
    let before = "centre 9r 4b | hand 1g 10g 4g 3 5";
    let views: Vec<View> = (0..20)
        .map(|world| {
            let mut game = game(before, world);
            play(&mut game, "discard 1g");
            game.view(Viewer::Watcher)
        })
        .collect();
    assert!(views.iter().all(|view| *view == views[0]), "the watcher's view does not depend on hidden cards");
}
