//! Forgeries with a fresh closing line: the checksum is right, but something else is not.

use reckon_records::Finding;

use super::{OnRecord, body_of, closed, findings, forged, line_with, record_of, tally, text_of};

/// Returns the line that begins with `word`, with its first digit changed.
fn other_digit(text: &str, word: &str) -> (u32, String) {
    let (number, line) = line_with(text, word);
    let (word, digits) = line.split_once(' ').expect("a word and digits");
    let other = if digits.starts_with('0') { '1' } else { '0' };
    (number, format!("{word} {other}{}\n", &digits[1..]))
}

fn found_with_other_digit<G: OnRecord>(word: &str) -> Vec<Finding<G>> {
    let text = text_of(G::GAME);
    tally(G::NAME, "forged records", 1);
    findings::<G>(&forged(&text, word, &other_digit(&text, word).1))
}

pub fn another_secret_breaks_the_commitment_and_the_seed<G: OnRecord>() {
    let text = text_of(G::GAME);
    let (commitment, seed) = (line_with(&text, "commitment").0, line_with(&text, "seed").0);
    let found = found_with_other_digit::<G>("secret");
    assert_eq!(found, [Finding::Commitment { line: commitment }, Finding::Seed { line: seed }]);
}

pub fn another_nonce_breaks_the_seed_alone<G: OnRecord>() {
    let seed = line_with(&text_of(G::GAME), "seed").0;
    assert_eq!(found_with_other_digit::<G>("nonce"), [Finding::Seed { line: seed }]);
}

pub fn another_commitment_is_named<G: OnRecord>() {
    let commitment = line_with(&text_of(G::GAME), "commitment").0;
    assert_eq!(found_with_other_digit::<G>("commitment"), [Finding::Commitment { line: commitment }]);
}

pub fn another_seed_deals_other_cards<G: OnRecord>() {
    let seed = line_with(&text_of(G::GAME), "seed").0;
    let found = found_with_other_digit::<G>("seed");
    assert!(matches!(found[0], Finding::Seed { line } if line == seed), "{found:?}");
    assert!(matches!(found[1], Finding::Order { line, place: 1.., .. } if line == seed + 1), "{found:?}");
    assert!(matches!(found[2], Finding::Move { .. }), "{found:?}");
}

/// A chosen seed needs no commitment, but the order must be the one it produces.
pub fn another_chosen_seed_deals_other_cards<G: OnRecord>() {
    let text = text_of(G::CHOSEN);
    let (_, line) = line_with(&text, "seed chosen ");
    let digit = if line.starts_with("seed chosen 0") { "1" } else { "0" };
    let other = format!("seed chosen {digit}{}\n", &line["seed chosen 0".len()..]);
    let found = findings::<G>(&forged(&text, "seed chosen ", &other));
    tally(G::NAME, "forged records", 1);
    assert!(matches!(found[0], Finding::Order { .. }), "{found:?}");
}

pub fn cards_that_change_places_in_the_pack_are_named<G: OnRecord>() {
    let text = text_of(G::GAME);
    let (number, line) = line_with(&text, "order");
    let mut cards: Vec<&str> = line.split(' ').collect();
    let mut places = [1, 7, cards.len() - 2];
    for place in &mut places {
        *place -= cards[..=*place].iter().rev().take_while(|card| **card == cards[*place + 1]).count();
        cards.swap(*place, *place + 1);
        let found = findings::<G>(&forged(&text, "order", &(cards.join(" ") + "\n")));
        let (card, right) = (cards[*place].to_string(), cards[*place + 1].to_string());
        let place_named = u32::try_from(*place).expect("a small pack");
        assert_eq!(found, [Finding::Order { line: number, place: place_named, found: card, right }]);
        cards.swap(*place, *place + 1);
    }
    tally(G::NAME, "forged records", places.len() as u64);
}

pub fn a_card_that_is_replaced_in_the_pack_is_named<G: OnRecord>() {
    let text = text_of(G::GAME);
    let (number, line) = line_with(&text, "order");
    let mut cards: Vec<&str> = line.split(' ').collect();
    let right = cards[1];
    cards[1] = cards[2..].iter().find(|card| **card != right).expect("another card");
    let found = findings::<G>(&forged(&text, "order", &(cards.join(" ") + "\n")));
    let (card, right) = (cards[1].to_string(), right.to_string());
    assert_eq!(found, [Finding::Order { line: number, place: 1, found: card, right }]);
    tally(G::NAME, "forged records", 1);
}

/// Swaps the first two moves of different players.
pub fn moves_that_are_swapped_are_found<G: OnRecord>() {
    let text = text_of(G::GAME);
    let first = line_with(&text, "order").0 as usize;
    let moves = &record_of::<G>(G::GAME).moves;
    let place = (1..moves.len()).find(|place| moves[place - 1].0 != moves[*place].0).expect("two players");
    let mut lines: Vec<&str> = body_of(&text).lines().collect();
    lines.swap(first + place - 1, first + place);
    let found = findings::<G>(&closed(&(lines.join("\n") + "\n")));
    tally(G::NAME, "forged records", 1);
    assert!(matches!(found[..], [Finding::Move { .. } | Finding::Result { .. }, ..]), "{found:?}");
}

pub fn moves_after_the_end_and_moves_left_out_are_found<G: OnRecord>() {
    let text = text_of(G::GAME);
    let (result, line) = line_with(&text, "result");
    let last = text.lines().nth(result as usize - 2).expect("the last move");
    let found = findings::<G>(&forged(&text, "result", &format!("{last}\n{line}\n")));
    let [Finding::Move { line: at, why, .. }] = &found[..] else { panic!("{found:?}") };
    assert_eq!((*at, format!("{why:?}").as_str()), (result, "Over"));
    let found = findings::<G>(&closed(&body_of(&text).replacen(&format!("{last}\n{line}"), &line, 1)));
    assert_eq!(found, [Finding::NotOver { line: result - 1 }]);
    tally(G::NAME, "forged records", 2);
}

pub fn another_result_is_named_with_the_right_one<G: OnRecord>() {
    let text = text_of(G::GAME);
    let (number, line) = line_with(&text, "result");
    let right: Vec<i32> = line.split(' ').skip(1).map(|word| word.parse().expect("a number")).collect();
    for place in 0..right.len() {
        let mut stated = right.clone();
        stated[place] += 1;
        let words: Vec<String> = stated.iter().map(ToString::to_string).collect();
        let found = findings::<G>(&forged(&text, "result", &format!("result {}\n", words.join(" "))));
        assert_eq!(found, [Finding::Result { line: number, found: stated, right: right.clone() }]);
    }
    tally(G::NAME, "forged records", right.len() as u64);
}

/// Generates the tests of forged records of one game.
macro_rules! forgeries {
    ($game:ident: $($test:ident)*) => {
        $(
            #[test]
            fn $test() {
                $crate::support::forged::$test::<$game>();
            }
        )*
    };
    ($game:ident) => {
        $crate::support::forged::forgeries! { $game:
            another_secret_breaks_the_commitment_and_the_seed
            another_nonce_breaks_the_seed_alone
            another_commitment_is_named
            another_seed_deals_other_cards
            another_chosen_seed_deals_other_cards
            cards_that_change_places_in_the_pack_are_named
            a_card_that_is_replaced_in_the_pack_is_named
            moves_that_are_swapped_are_found
            moves_after_the_end_and_moves_left_out_are_found
            another_result_is_named_with_the_right_one
        }
    };
}
pub(crate) use forgeries;
