//! Changes by somebody who closes the record again: the closing line fits, and something else does not.

mod common;

use common::{body_of, closed, findings, forged, line_with, text_of};
use reckon_records::Finding;
use reckon_rules::game::Seat;
use reckon_rules::numero::Illegal;

const GAME: &str = "numero-1-15-two.record";

/// The line that begins so, with its first digit changed behind the word.
fn other_digit(text: &str, word: &str) -> (u32, String) {
    let (number, line) = line_with(text, word);
    let (word, digits) = line.split_once(' ').expect("a word and digits");
    let other = if digits.starts_with('0') { '1' } else { '0' };
    (number, format!("{word} {other}{}\n", &digits[1..]))
}

#[test]
fn another_secret_breaks_the_commitment_and_the_seed() {
    let text = text_of(GAME);
    let (secret, line) = other_digit(&text, "secret");
    let found = findings(&forged(&text, "secret", &line));
    assert_eq!(found, [Finding::Commitment { line: secret - 3 }, Finding::Seed { line: secret + 1 }]);
}

#[test]
fn another_nonce_breaks_the_seed_alone() {
    let text = text_of(GAME);
    let (_, line) = other_digit(&text, "nonce");
    let found = findings(&forged(&text, "nonce", &line));
    assert_eq!(found, [Finding::Seed { line: line_with(&text, "seed").0 }]);
}

#[test]
fn another_commitment_is_named() {
    let text = text_of(GAME);
    let (number, line) = other_digit(&text, "commitment");
    assert_eq!(findings(&forged(&text, "commitment", &line)), [Finding::Commitment { line: number }]);
}

#[test]
fn another_seed_deals_other_cards() {
    let text = text_of(GAME);
    let (number, line) = other_digit(&text, "seed");
    let found = findings(&forged(&text, "seed", &line));
    assert!(matches!(found[0], Finding::Seed { line } if line == number), "{found:?}");
    assert!(matches!(found[1], Finding::Order { line, place: 1.., .. } if line == number + 1), "{found:?}");
    assert!(matches!(found[2], Finding::Move { .. }), "{found:?}");
    // Who chose the seed needs no commitment, but must tell the order that it gives.
    let text = text_of("numero-1-15-two-chosen.record");
    let found = findings(&closed(&body_of(&text).replacen("seed chosen 0b", "seed chosen 0c", 1)));
    assert!(matches!(found[0], Finding::Order { .. }), "{found:?}");
}

#[test]
fn cards_that_change_places_in_the_pack_are_named() {
    let text = text_of(GAME);
    let (number, line) = line_with(&text, "order");
    let mut cards: Vec<&str> = line.split(' ').collect();
    cards.swap(7, 8);
    let found = findings(&forged(&text, "order", &(cards.join(" ") + "\n")));
    let (card, right) = (cards[7].to_string(), cards[8].to_string());
    assert_eq!(found, [Finding::Order { line: number, place: 7, found: card, right }]);
}

#[test]
fn other_cards_in_the_pack_are_noticed() {
    let text = text_of(GAME);
    let (_, line) = line_with(&text, "cards");
    for other in [line.replacen("1g:2", "1g:2 1g:2", 1), line.replacen("15r:2", "15b:2", 1)] {
        let found = findings(&forged(&text, "cards", &(other + "\n")));
        assert!(matches!(found[0], Finding::Order { .. }), "{found:?}");
    }
}

#[test]
fn moves_that_are_swapped_are_out_of_turn() {
    let text = text_of(GAME);
    let first = line_with(&text, "order").0 + 1;
    let line = |number: u32| text.lines().nth(number as usize - 1).expect("a move");
    let (one, two) = (line(first), line(first + 1));
    let swapped = body_of(&text).replacen(&format!("{one}\n{two}\n"), &format!("{two}\n{one}\n"), 1);
    let found = findings(&closed(&swapped));
    let [Finding::Move { line, number: 1, seat, text: told, why }] = &found[..] else { panic!("{found:?}") };
    assert_eq!((*line, format!("{seat} {told}").as_str()), (first, two));
    assert_eq!(*why, Illegal::NotYourTurn { turn: Seat(1 - seat.0) });
}

#[test]
fn moves_after_the_end_and_moves_left_out_are_found() {
    let text = text_of(GAME);
    let (result, line) = line_with(&text, "result");
    let found = findings(&forged(&text, "result", &format!("1 stop\n{line}\n")));
    assert!(matches!(found[..], [Finding::Move { line, why: Illegal::Over, .. }] if line == result), "{found:?}");
    let last = text.lines().nth(result as usize - 2).expect("the last move");
    let found = findings(&closed(&body_of(&text).replacen(&format!("{last}\n{line}"), &line, 1)));
    assert_eq!(found, [Finding::NotOver { line: result - 1 }]);
}

#[test]
fn another_result_is_named_with_the_right_one() {
    let text = text_of(GAME);
    let (number, line) = line_with(&text, "result");
    let right: Vec<i32> = line.split(' ').skip(1).map(|word| word.parse().expect("a number")).collect();
    let stated = vec![right[0] + 1, right[1]];
    let found = findings(&forged(&text, "result", &format!("result {} {}\n", stated[0], stated[1])));
    assert_eq!(found, [Finding::Result { line: number, found: stated, right }]);
}

/// A table that cannot be is no panic.
#[test]
fn too_many_at_the_table_is_said() {
    let text = text_of("numero-1-15-two-chosen.record");
    let five = body_of(&text).replacen("seat person Ann\n", &"seat person Ann\n".repeat(4), 1);
    let five = five.replacen(&line_with(&text, "result").1, "result 1 1 1 1 1", 1);
    let found = findings(&closed(&five));
    assert!(matches!(found[..], [Finding::Table { line: 6, .. }]), "{found:?}");
}
