//! The moves that a player is offered as they are, and the points that a page draws on cards.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{Move, Numero, View};
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{deal, game, mover, options, play};
use crate::support::laws::scaled;
use crate::support::table::position;
use crate::support::tally;

fn written(view: &View) -> String {
    view.offers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn offers(position_text: &str, expected: &str) {
    assert_eq!(written(&position::<Numero>(position_text)), expected, "{position_text}");
}

// §7.3, §7.4 A hand of wild cards is discarded or, as an option, passes if it is short; also out of turn.
#[test]
fn a_hand_without_a_number_is_offered_the_one_move_it_has() {
    offers("options preset=multiplication-division | centre 9 5 | hand -2 -3 -4 -5 x2", "discard all");
    offers("options preset=multiplication-division | turn 2 | centre 9 5 | hand -2 -3 -4 -5 x2", "discard all");
    offers("options preset=multiplication-division | centre 9 5 | hand -2 -3 -4 -5 8", "");
    let passes = "options preset=multiplication-division hand-without-number=pass";
    offers(&format!("{passes} | centre 9 5 | hand -2 -3 -4 -5 x2"), "discard all");
    offers(&format!("{passes} | centre 9 5 | hand -2 -3 -4 | hands 3 5 | pack 0"), "pass");
}

// §8.2, §9.4 Stopping is offered in Patience, and to the player with the final chance alone.
#[test]
fn stopping_is_offered_where_the_rules_allow_it() {
    offers("options preset=1-10 | centre 9 5 1 2 3 | hand 4 6 7 8 10 | hands 5", "stop");
    offers("options preset=1-10 | centre 9 5 | hand 4 6 7 8 10", "");
    offers("options preset=1-10 | chance 1 | centre 9 5 | hand 4 | hands 1 0", "stop");
    offers("options preset=1-10 | seat 2 | chance 1 | centre 9 5 | hands 1 0", "");
}

// §11.3, §11.5 Everybody but the builder is offered a challenge, as long as it is open.
#[test]
fn an_open_build_can_be_challenged_by_the_others() {
    let mut game = game("options preset=scoring | centre 9r 1b 3b | hand 2g 12g 13g 14g 7g", 0);
    play(&mut game, "build 11: 9r + 2g");
    let offered = |viewer| written(&game.view(viewer));
    assert_eq!(offered(Viewer::Seat(Seat(0))), "");
    assert_eq!(offered(Viewer::Seat(Seat(1))), "challenge 11#1");
    assert_eq!(offered(Viewer::Watcher), "");
}

// §10.2 Points are printed on wild cards, 1s and 15s, and count only where the table plays for points.
#[test]
fn printed_points_are_those_of_the_pack() {
    let view = position::<Numero>("options preset=scoring | centre 9 5 | hand 4 6");
    let of =
        |card: &str| view.printed.iter().find(|printed| printed.card.to_string() == card).map(|found| found.points);
    assert!(of("1g").is_some_and(|points| points > 0));
    assert_eq!(of("2g"), None);
    assert!(view.printed.is_sorted() && view.printed.windows(2).all(|pair| pair[0].card != pair[1].card));
    assert!(position::<Numero>("options preset=1-15 | centre 9 5 | hand 4 6").printed.is_empty());
}

/// A game's moves that need nothing else, legal or not.
fn bare_moves(view: &View) -> Vec<Move> {
    let challenges = view.centre.iter().filter_map(|lying| match lying {
        PileView::Build { name, value, .. } => Some(Move::Challenge { name: *name, value: *value }),
        PileView::Card(_) => None,
    });
    [Move::Stop, Move::DiscardAll, Move::Pass].into_iter().chain(challenges).collect()
}

// §7.3, §7.4, §8.2, §9.4, §11.3 In turn exactly the legal moves are offered; out of turn, exactly the legal challenges.
#[test]
fn what_is_offered_is_what_is_legal() {
    let mut offered = 0;
    for line in [
        "preset=powers-and-roots",
        "preset=powers-and-roots hand-without-number=pass",
        "preset=scoring",
        "preset=scoring challenge-window=immediate challenge-test=held-then",
    ] {
        for (seats, seed) in (1..=4).flat_map(|seats| (0..scaled(4)).map(move |seed| (seats, seed))) {
            let mut game = deal(&options(line), seats, seed);
            let mut shuffle = Shuffle::from_number(seed);
            while game.turn().outcome().is_none() {
                for seat in (0..seats).map(Seat) {
                    let view = game.view(Viewer::Seat(seat));
                    let is_meant = |choice: &Move| seat == mover(&game) || matches!(choice, Move::Challenge { .. });
                    let may = |choice: &Move| game.clone().play(seat, choice, &mut Vec::new()).is_ok();
                    let legal: Vec<Move> = bare_moves(&view).into_iter().filter(may).collect();
                    let offers: Vec<Move> = view.offers.iter().filter(|choice| is_meant(choice)).cloned().collect();
                    assert_eq!(offers, legal, "{line}: {view}");
                    offered += offers.len();
                }
                let seat = mover(&game);
                let choice = game.random_move(seat, &mut shuffle);
                game.play(seat, &choice, &mut Vec::new()).expect("a legal move");
            }
        }
    }
    assert!(offered > 0);
    tally("numero", "offers", offered);
}
