//! §10.8–§10.12 The end of a game for points.

use reckon_rules::game::{Game, Outcome, Seat, Seats, Viewer};
use reckon_rules::numero::{Event, Item, Numero, ScoreLine};
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{WORLDS, check, game, options, play, play_absent, scored, scores, shows, tells};

/// The last chance of seat 1, with all 89 cards of the pack.
fn chance(options: &str, rest: &str) -> String {
    format!("options preset=scoring {options} | chance 1 | pack 0 | {rest}")
}

// §10.8 The last player loses 1 point for each card still in hand, and the points printed on it.
#[test]
fn the_last_hand_costs_its_cards_and_their_points() {
    let before = chance("", "centre 9r | hand 15g -2 6g | won 40 45 | points 20 30");
    scores(&before, "stop", "1: hand-cards -3, hand-printed -4 = 13; 2: most-cards 10 = 40");
    check(&before, "stop", "over | points 13 40 | results 13 40 | winners 2");
    let plain = chance("", "centre 9r | hand 6g 7g | won 40 46 | points 20 30");
    scores(&plain, "stop", "1: hand-cards -2 = 18; 2: most-cards 10 = 40");
}

// §10.8 A last take comes first, and only cards that are then left cost points.
#[test]
fn the_last_take_comes_first() {
    let before = chance("", "centre 8r 5b 12o | hand 8g 15g | won 34 50 | points 20 30");
    scores(
        &before,
        "take 8g: 8r",
        "1: takes 1, cards 2 = 23; 1: hand-cards -1, hand-printed -2 = 20; 2: most-cards 10 = 40",
    );
    let all = chance("", "centre 8r | hand 8g | won 37 50 | points 20 30");
    scores(&all, "take 8g: 8r", "1: takes 1, cards 2, centre-cleared 5 = 28; 2: most-cards 10 = 40");
}

// §10.8 Everything in order: the take, its points, the centre, the hand, most cards, the end.
#[test]
fn the_order_of_the_end() {
    let before = chance("", "centre 8r 5b | hand 8g 6g | won 45 40 | points 0 0");
    for world in 0..WORLDS {
        let told = play(&mut game(&before, world), "take 8g: 8r");
        let kinds: Vec<String> =
            told.iter().map(|event| format!("{event:?}").split(' ').next().unwrap().to_string()).collect();
        assert_eq!(kinds, ["Took", "Scored", "CentreWon", "Subtracted", "Scored", "Scored", "Over"]);
    }
}

// §10.8 If several are left with wild cards and pass, each of them loses points.
#[test]
fn several_hands_are_left() {
    let before = "options preset=scoring hand-without-number=pass | seat 2 | turn 2 | centre 9r | hand -2 x3 \
                  | hands 1 2 1 | pack 0 | wild 1 | wild 3 | passes 2 | won 30 30 24 | points 5 6 7";
    for world in 0..WORLDS {
        let mut game = game(before, world);
        let told = play(&mut game, "pass");
        let found = scored(&told);
        let losses: Vec<&str> = found.split("; ").collect();
        assert_eq!(losses.len(), 4, "{found}");
        assert!(losses[0].starts_with("1: hand-cards -1, hand-printed -"), "{found}");
        assert_eq!(losses[1], "2: hand-cards -2, hand-printed -5 = -1");
        assert!(losses[2].starts_with("3: hand-cards -1, hand-printed -"), "{found}");
        assert!(losses[3].starts_with("1: most-cards 10"), "{found}");
    }
}

const SWEEP: &str = "centre 9r 1b, -2, 8#1 = 5b + 3b by 1 | hand 6g | won 40 43 | last 2 | points 20 30";

// §10.9 The cards left in the centre go to the last taker and bring no points; nothing is cleared.
#[test]
fn the_sweep_brings_no_points() {
    scores(&chance("", SWEEP), "stop", "1: hand-cards -1 = 19; 2: most-cards 10 = 40");
    check(&chance("", SWEEP), "stop", "won 40 48 | centre | results 19 40");
    scores(&chance("centre-award-points=off", SWEEP), "stop", "1: hand-cards -1 = 19; 2: most-cards 10 = 40");
}

// §10.9 centre-award-points: one for each card, or with the printed points too.
#[test]
fn house_rule_for_the_sweep() {
    scores(
        &chance("centre-award-points=cards", SWEEP),
        "stop",
        "2: centre-award 5 = 35; 1: hand-cards -1 = 19; 2: most-cards 10 = 45",
    );
    scores(
        &chance("centre-award-points=cards-and-printed", SWEEP),
        "stop",
        "2: centre-award 5, centre-printed 4 = 39; 1: hand-cards -1 = 19; 2: most-cards 10 = 49",
    );
    let plain = "centre 9r | hand 6g | won 40 47 | last 2 | points 20 30";
    scores(
        &chance("centre-award-points=cards-and-printed", plain),
        "stop",
        "2: centre-award 1 = 31; 1: hand-cards -1 = 19; 2: most-cards 10 = 41",
    );
}

// §10.9 If nobody ever took, or the centre is empty, there is no sweep.
#[test]
fn no_sweep_without_a_taker_or_cards() {
    let all = "centre-award-points=cards-and-printed";
    let nobody = "centre 9r | hand 6g | won 40 47 | points 20 30";
    scores(&chance(all, nobody), "stop", "1: hand-cards -1 = 19; 2: most-cards 10 = 40");
    let empty = "centre | hand 6g | won 40 48 | last 2 | points 20 30";
    scores(&chance(all, empty), "stop", "1: hand-cards -1 = 19; 2: most-cards 10 = 40");
}

// §10.10 Most cards are counted after the sweep and after the subtraction.
#[test]
fn most_cards_are_counted_last() {
    let swept = "centre 9r 2b 3b | hand 6g | won 43 42 | last 2";
    scores(&chance("", swept), "stop", "1: hand-cards -1 = -1; 2: most-cards 10 = 10");
    let subtracted = "centre | hand 6g 7g | won 44 43 | last 2";
    scores(&chance("", subtracted), "stop", "1: hand-cards -2 = -2; 2: most-cards 10 = 10");
    let still_most = "centre | hand 6g 7g | won 45 42 | last 2";
    scores(&chance("", still_most), "stop", "1: hand-cards -2 = -2; 1: most-cards 10 = 8");
}

// §10.10 If several are level at the top, nobody earns the ten points, unless most-cards-tie=everybody.
#[test]
fn level_at_the_top() {
    let level = "centre | hand 6g | seats 3 | won 30 29 29 | points 5 5 5";
    scores(&chance("", level), "stop", "1: hand-cards -1 = 4");
    scores(
        &chance("most-cards-tie=everybody", level),
        "stop",
        "1: hand-cards -1 = 4; 1: most-cards 10 = 14; 2: most-cards 10 = 15; 3: most-cards 10 = 15",
    );
    let two = level.replace("30 29 29", "28 30 30");
    scores(&chance("", &two), "stop", "1: hand-cards -1 = 4");
    scores(
        &chance("most-cards-tie=everybody", &two),
        "stop",
        "1: hand-cards -1 = 4; 2: most-cards 10 = 15; 3: most-cards 10 = 15",
    );
}

// §10.11 Most points win, not most cards.
#[test]
fn most_points_win() {
    check(&chance("", "centre | hand 6g | won 18 70 | points 50 20"), "stop", "results 49 30 | winners 1");
    check(&chance("", "centre | hand 6g | won 70 18 | points 50 20"), "stop", "results 59 20 | winners 1");
}

// §10.11 Those who are level at the top share the win, and points may fall below zero.
#[test]
fn level_points_share_the_win() {
    check(&chance("", "centre | hand 6g | won 18 70 | points 41 30"), "stop", "results 40 40 | winners 1 2");
    check(&chance("", "centre | hand 6g | won 18 70 | points -5 -30"), "stop", "results -6 -20 | winners 1");
    check(&chance("", "centre | hand 15g -2 | won 17 70 | points 0 -30"), "stop", "results -6 -20 | winners 1");
    let outcome = Outcome { results: vec![-6, -6], winners: Seats::first(2) };
    tells(
        &chance("", "centre | hand 6g | won 18 70 | points -5 -16"),
        "stop",
        &[
            Event::Stopped { seat: Seat(0) },
            Event::Subtracted { seat: Seat(0), cards: 1 },
            score_of(0, "hand-cards", Some(1), -1, -6),
            score_of(1, "most-cards", None, 10, -6),
            Event::Over { outcome, points: true },
        ],
    );
}

fn score_of(seat: u8, item: &str, count: Option<u8>, points: i32, total: i32) -> Event {
    let line = ScoreLine { item: Item::from_word(item).unwrap(), take: None, count, points };
    Event::Scored { seat: Seat(seat), lines: vec![line], total }
}

/// Returns a game of Patience for points.
fn patience(rest: &str) -> String {
    format!("options preset=scoring | seats 1 | {rest}")
}

// §10.12 The whole pack has been dealt, and the hand still holds a 7 and a 15.
#[test]
fn printed_points_left_in_hand_cost() {
    let before = patience("centre 4r | hand 7g 15g | pack 0 | points 50");
    scores(&before, "stop", "1: pack-dealt 10, hand-printed -2 = 58");
    check(&before, "stop", "over | points 58 | results 58 | winners 1");
    scores(&patience("centre 4r | hand 7g 8g | pack 0 | points 50"), "stop", "1: pack-dealt 10 = 60");
}

// §10.12 A pack that is not used up brings nothing, and printed points left in hand cost even then.
#[test]
fn the_pack_is_not_used_up() {
    scores(&patience("centre 4r 5r 6r 7r 8r | hand 1g 15g -2 3/4 13g | points 50"), "stop", "1: hand-printed -11 = 39");
    scores(&patience("centre 4r 5r 6r 7r 8r | hand 2g 3g 9g 11g 13g | points 50"), "stop", "");
    scores(&patience("centre 4r | hand 1g 2g | pack 1 | points 50"), "stop", "1: hand-printed -2 = 48");
}

// §10.12 The perfect ending: every card of the hand used, the centre cleared, nothing left.
#[test]
fn a_perfect_ending_for_points() {
    let before = patience("centre 8r 10b | hand 8g -2 | pack 0 | points 50");
    scores(
        &before,
        "take 8g: 8r, 10b-2",
        "1: takes 2, cards 4, printed 2, centre-cleared 5 = 63; 1: pack-dealt 10, perfect-ending 25 = 98",
    );
    check(&before, "take 8g: 8r, 10b-2", "over | results 98 | winners 1");
}

// §10.12 Almost perfect: something is left in the hand or in the centre.
#[test]
fn almost_perfect() {
    let before = patience("centre 8r 10b | hand 8g | pack 0");
    scores(&before, "take 8g: 8r", "1: takes 1, cards 2 = 3; 1: pack-dealt 10 = 13");
    for world in 0..WORLDS {
        let mut game = game(&patience("centre 8r | hand 8g -2 | pack 0"), world);
        assert_eq!(scored(&play(&mut game, "take 8g: 8r")), "1: takes 1, cards 2, centre-cleared 5 = 8");
        assert_eq!(scored(&play(&mut game, "stop")), "1: pack-dealt 10, hand-printed -2 = 16");
        shows(&game, Seat(0), "over | results 16");
    }
}

// §10.12 A pack of ten cards is dealt from the start.
#[test]
fn a_pack_that_is_exactly_dealt() {
    let mut options = options("preset=scoring");
    options.pack = "1gobr:2 2-3gor".parse().unwrap();
    let mut game = Numero::deal(&options, 1, &mut Shuffle::from_number(3)).unwrap();
    shows(&game, Seat(0), "pack 0 | hands 5");
    let ones = game.view(Viewer::Seat(Seat(0))).own_hand().iter().filter(|card| card.value() == Some(1)).count();
    let found = scored(&play(&mut game, "stop"));
    let expected = match ones {
        0 => "1: pack-dealt 10 = 10".to_string(),
        ones => format!("1: pack-dealt 10, hand-printed -{} = {}", 2 * ones, 10 - 2 * ones as i32),
    };
    assert_eq!(found, expected);
}

// §10.12 There is nobody to have fewer cards: no sweep, no most cards, and cards in hand cost nothing by number.
#[test]
fn alone_nobody_has_most_cards() {
    for options in ["", "centre-award-points=cards-and-printed", "most-cards-tie=everybody"] {
        let before =
            format!("options preset=scoring {options} | seats 1 | centre 4r 15b | hand 7g 8g | pack 0 | last 1");
        scores(&before, "stop", "1: pack-dealt 10 = 10");
    }
}

// §10.11 Whole games for points end with the totals of the sheet, even if nobody ever challenges.
#[test]
fn whole_games_end_with_the_totals_of_the_sheet() {
    for seats in 1..=4 {
        let mut game = Numero::deal(&options("preset=scoring"), seats, &mut Shuffle::from_number(9)).unwrap();
        play_absent(&mut game);
        let view = game.view(Viewer::Watcher);
        let totals: Vec<i32> = view.scores.unwrap().iter().map(|tally| tally.total()).collect();
        assert_eq!(view.outcome.unwrap().results, totals);
    }
}
