//! The work line: what taps mean, and what can be done with them.

use reckon_compose::numero::{BuildReading, Choice, Kind, NotUnderstood, Preview, PreviewPile, Taps};
use reckon_compose::{Compose, NotComposed, Previewed};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numero::{Illegal, Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::{card, cards, composed, name, position, preview, ratio, read, sum};

fn line(text: &str) -> Taps {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the line {text}"))
}

fn previewed(before: &str, text: &str) -> Previewed<Numero> {
    preview(&position(before), &line(text))
}

/// Lists the choices, best first, as `take 5: take 9b: 10r-2 + 5b-4`: kind, cards or value, move.
fn choices(preview: &Preview) -> Vec<String> {
    let written = |choice: &Choice| {
        let kind = serde_json::to_value(choice.kind).unwrap();
        let count = choice.value.unwrap_or(choice.cards);
        let bluff = if choice.bluff { " bluff" } else { "" };
        format!("{} {count}{bluff}: {}", kind.as_str().unwrap(), choice.m)
    };
    preview.choices.iter().map(written).collect()
}

#[track_caller]
fn offers(before: &str, text: &str, expected: &[&str]) -> Preview {
    let Previewed { preview, refusal, .. } = previewed(before, text);
    assert_eq!(choices(&preview), expected, "\n{text}\nin {before}\n{refusal:?}");
    assert_eq!(refusal.is_some(), expected.is_empty(), "{refusal:?}\n{text}\nin {before}");
    preview
}

#[track_caller]
fn refuses(before: &str, text: &str, expected: Illegal) {
    let found = previewed(before, text);
    assert_eq!(found.refusal, Some(NotComposed::Illegal(expected)), "\n{text}\nin {before}");
    assert!(found.preview.choices.is_empty(), "{:?}", found.preview.choices);
}

/// Formats the values of the piles and their use, as `9 in 0, 8 stays 8`; `?` is a pile without a value.
fn piles(preview: &Preview) -> String {
    let written = |pile: &PreviewPile| {
        let value = pile.value.map_or("?".to_string(), |value| value.to_string());
        let take = pile.take.map_or(String::new(), |take| format!(" in {take}"));
        let stays = pile.stays.as_ref().map_or(String::new(), |build| format!(" stays {}", build.value));
        format!("{value}{take}{stays}")
    };
    preview.piles.iter().map(written).collect::<Vec<_>>().join(", ")
}

fn take_misses(text: &str, value: &str, with: &str) -> Illegal {
    Illegal::TakeMisses { sum: sum(text), value: ratio(value), with: card(with) }
}

fn answered(value: u8, answer: &str) -> BuildReading {
    BuildReading { value, answer: Some(card(answer)), bluff: false }
}

const TABLE: &str = "options preset=powers-and-roots | centre 10r, 5b, 6g, 4o, 8g, 3b | hand 9b 10b 13g -2 -4";

// §4.2, §5.1 (10 − 2) + (5 − 4) = 9: ten, minus two, five, minus four, nine, and the button.
#[test]
fn two_piles_that_wild_cards_have_changed() {
    let preview = offers(TABLE, "9b: 10r -2 5b -4", &["take 5: take 9b: 10r-2 + 5b-4"]);
    assert_eq!(piles(&preview), "8 in 0, 1 in 0");
    assert_eq!(preview.piles[1].taps, [2, 3]);
    assert_eq!((preview.card, preview.total), (Some(card("9b")), Some(ratio("9"))));
    assert_eq!(offers(TABLE, "10r -2 5b -4", &[]).fitting.hand, cards("9b"));
}

// §4.2 ((10 − 2) ÷ 4) × 3 = 6: each wild card goes onto the pile touched last.
#[test]
fn several_wild_cards_on_one_pile() {
    let before = "options preset=powers-and-roots | centre 10r, 7b | hand 6r 11g -2 /4 x3";
    let preview = offers(before, "6r: 10r -2 /4 x3", &["take 5: take 6r: 10r-2/4x3"]);
    assert_eq!(preview.piles[0].taps, [0, 1, 2, 3]);
    // Chosen last or first, the card is the same.
    assert_eq!(offers(before, "10r -2 /4 x3", &[]).fitting.hand, cards("6r"));
}

// §5.2 10 takes 10 and 6 + 4, tapped in any order.
#[test]
fn piles_are_split_into_takes() {
    let preview = offers(TABLE, "10b: 10r 6g 4o", &["take 4: take 10b: 10r, 6g + 4o"]);
    assert_eq!(piles(&preview), "10 in 0, 6 in 1, 4 in 1");
    let preview = offers(TABLE, "10b: 6g 10r 4o", &["take 4: take 10b: 6g + 4o, 10r"]);
    assert_eq!(piles(&preview), "6 in 0, 10 in 1, 4 in 0");
    assert_eq!(offers(TABLE, "10r 6g 4o", &[]).fitting.hand, cards("10b"));
}

// §6.1 (8 − 5) + 10 is a build of 13, which the hand can answer.
#[test]
fn piles_added_to_the_card_are_a_build() {
    let before = "options preset=subtraction | centre 8g, 2b | hand 10b 13g 7r -5 -2";
    offers(before, "10b: 8g -5", &["build 13: build 13: 8g-5 + 10b"]);
}

// §4.4 The total makes one pile of everything so far, and the next wild card works on all of it.
#[test]
fn the_total_is_a_pile() {
    let before = "options preset=powers-and-roots | centre 5b, 3b, 4g | hand 4r 8r /2 1g 2g";
    let build = "build 8: build 8: (5b + 3b)/2 + 4r";
    let preview = offers(before, "4r: 5b 3b = /2", &["take 4: take 4r: (5b + 3b)/2", build]);
    assert_eq!((piles(&preview), &preview.piles[0].taps[..]), ("4 in 0".to_string(), &[0, 1, 2, 3][..]));
    let preview = offers(before, "8r: 5b 3b = /2 4g", &["take 5: take 8r: (5b + 3b)/2 + 4g"]);
    assert_eq!(piles(&preview), "4 in 0, 4 in 0");
    // With only one pile before it, or none, it changes nothing.
    offers(before, "8r: = 5b = 3b =", &["take 3: take 8r: 5b + 3b"]);
}

// §5.1, §7.1 One card takes its equal, and a card alone is discarded.
#[test]
fn the_shortest_turns() {
    let before = "options preset=1-15 | centre 5b, 3b | hand 5r 7g 10r 8g 1g";
    let preview = offers(before, "5r: 5b", &["take 2: take 5r: 5b", "build 10: build 10: 5b + 5r"]);
    assert_eq!((preview.choices[0].kind, preview.choices[1].kind), (Kind::Take, Kind::Build));
    let preview = offers(before, "7g:", &["discard 1: discard 7g"]);
    assert_eq!(preview.choices[0].discards, cards("7g"));
    assert_eq!(offers(before, "5r:", &["discard 1: discard 5r"]).fitting.centre, [0]);
    assert_eq!(offers(before, "8g: 5b", &[]).fitting.centre, [1]);
    // While the 5 takes the other 5, a friend would not suggest discarding the 7; the 5 is the only card that fits.
    assert!(preview.fitting.elsewhere);
    assert!(!offers(before, "5r:", &["discard 1: discard 5r"]).fitting.elsewhere);
    assert!(!offers(before, "8g: 5b", &[]).fitting.elsewhere);
}

// §4.2, §7.2 A wild card waits for the next pile; if none comes, it is put into the centre first.
#[test]
fn a_wild_card_waits() {
    let preview = offers(TABLE, "-2 10r", &[]);
    assert_eq!((piles(&preview), &preview.piles[0].taps[..], preview.waiting.len()), ("8".to_string(), &[0, 1][..], 0));
    let preview = offers(TABLE, "-2", &[]);
    assert_eq!((preview.waiting, preview.total, preview.card), (vec![0], None, None));
    refuses(TABLE, "-2", Illegal::NoNumberCard);
    let preview = offers(TABLE, "9b: -4 -2", &["discard 3: discard -4; discard -2; discard 9b"]);
    assert_eq!(preview.waiting, [0, 1]);
    assert_eq!(preview.choices[0].discards, cards("-4 -2 9b"));
    // A card that was put down does not wait for the next pile.
    let preview = offers(TABLE, "10b: -2 ; 10r", &["take 2: discard -2; take 10b: 10r"]);
    assert_eq!((preview.waiting, preview.choices[0].discards.clone()), (vec![0], cards("-2")));
}

// §5.2 The piles are split anew with each tap: a wild card reopens a pile that was closed.
#[test]
fn a_closed_pile_is_opened_again() {
    let before = "options preset=subtraction | centre 9r, 2g, 9o | hand 9b 1g 3g -2 13r";
    offers(before, "9b: 9r", &["take 2: take 9b: 9r"]);
    refuses(before, "9b: 9r -2", take_misses("9r-2", "7", "9b"));
    let preview = offers(before, "9b: 9r -2 2g", &["take 4: take 9b: 9r-2 + 2g"]);
    assert_eq!(piles(&preview), "7 in 0, 2 in 0");
    offers(before, "9b: 9r -2 2g 9o", &["take 5: take 9b: 9r-2 + 2g, 9o"]);
}

// §4.6 A pile worth zero goes with its neighbour, if the table allows it.
#[test]
fn nothing_is_swept_along() {
    let before = "options preset=subtraction | centre 8g, 5b, 8o, 6r, 2r | hand 8b -5 1g 1r 1o";
    offers(before, "8b: 8g 5b -5", &["take 4: take 8b: 8g + 5b-5"]);
    offers(before, "8b: 5b -5 8g", &["take 4: take 8b: 5b-5 + 8g"]);
    offers(before, "8b: 8g 5b -5 8o", &["take 5: take 8b: 8g, 5b-5 + 8o"]);
    offers(before, "8b: 6r 8g 5b -5 2r", &["take 6: take 8b: 6r + 2r, 8g + 5b-5"]);
    let strict = before.replace("preset=subtraction", "preset=subtraction zero-piles=off");
    refuses(&strict, "8b: 8g 5b -5", Illegal::ZeroPile { sum: sum("8g + 5b-5") });
}

// §6.7 Two builds of the same value are two takes.
#[test]
fn builds_of_the_same_value() {
    let before = "options preset=1-15 | centre 10#1 = 9g + 1r by 2, 10#2 = 8g + 2r by 2, 5b | hand 10b 1g 1o 2g 2b";
    let preview = offers(before, "10b: 10#1 10#2", &["take 5: take 10b: 10#1, 10#2"]);
    assert_eq!(piles(&preview), "10 in 0, 10 in 1");
    assert_eq!(offers(before, "10b:", &["discard 1: discard 10b"]).fitting.centre, [0, 1]);
    refuses(before, "10b: 10#3", Illegal::NoSuchBuild { name: name(3), value: 10 });
}

// §4.8 A wild card in the centre is written in brackets; it makes no wild-only build (§6.9).
#[test]
fn wild_cards_of_the_centre() {
    let before = "options preset=all-fractions | centre 10r, 1/2, -2, 6b | hand 8b 5g 9b 3r 1o";
    offers(before, "8b: 10r [-2]", &["take 3: take 8b: 10r[-2]"]);
    offers(before, "5g: [*1/2] 10r", &["take 3: take 5g: 10r[*1/2]"]);
    offers(before, "5g: 10r [1/2]", &["take 3: take 5g: 10r[*1/2]"]);
    refuses(before, "9b: 10r [-2]", take_misses("10r[-2]", "8", "9b"));
    refuses(before, "9b: 10r -2", Illegal::NotInHand { card: card("-2") });
    let fitting = offers(before, "8b: 10r", &[]).fitting;
    assert_eq!((fitting.hand, fitting.centre), (vec![], vec![2]));
}

// §6.9 A pile that a wild card changed and nobody takes stays, if the hand has the answer.
#[test]
fn changed_piles_stay_as_builds() {
    let before = "options preset=subtraction | centre 10r, 9r, 3b | hand 9b 8g 1g -2 12r";
    let preview = offers(before, "9b: 9r 10r -2", &["take 2: build 8: 10r-2; take 9b: 9r"]);
    assert_eq!(piles(&preview), "9 in 0, 8 stays 8");
    assert_eq!(preview.choices[0].wild_builds, [answered(8, "8g")]);
    let preview = offers(before, "9b: 10r -2", &["discard 1: build 8: 10r-2; discard 9b"]);
    assert_eq!((piles(&preview), preview.fitting.centre), ("8 stays 8".to_string(), vec![1]));
    // The 8 itself takes it; without an 8 there is no such build.
    offers(before, "8g: 10r -2", &["take 3: take 8g: 10r-2"]);
    refuses(&before.replace("8g", "7g"), "9b: 10r -2", take_misses("10r-2", "8", "9b"));
    // A pile without a wild card from the hand has to be used.
    refuses(before, "9b: 9r 3b", take_misses("3b", "3", "9b"));
}

// §11.1 When playing for points, a build may be a bluff, and a take shows its points (§10.2).
#[test]
fn bluffs_and_points() {
    let before = "options preset=scoring | centre 10r, 3b, 6g, 4o | hand 10b 12g 7r 1o 2o";
    offers(before, "10b: 3b", &["build 13 bluff: build 13: 3b + 10b"]);
    let preview = offers(before, "10b: 10r 6g 4o", &["take 4: take 10b: 10r, 6g + 4o"]);
    assert_eq!(preview.choices[0].points, Some(6));
    assert_eq!(preview.choices[0].score.iter().map(|line| line.points).sum::<i32>(), 6);
    // An honest build comes before a bluff.
    let before = "options preset=scoring | centre 10r, 3b | hand 9b 8g 12r -2 1g";
    offers(before, "9b: 3b 10r -2", &["build 12: build 8: 10r-2; build 12: 3b + 9b"]);
}

// §9.2, §9.4 In Patience, the player can only take or stop.
#[test]
fn patience() {
    let before = "seats 1 | options preset=subtraction | centre 10r, 5b, 6g, 4o, 8g | hand 9b 8r 13g -2 -4";
    offers(before, "", &["stop 0: stop"]);
    offers(before, "9b: 10r -2 5b -4", &["take 5: take 9b: 10r-2 + 5b-4"]);
    refuses(before, "13g:", Illegal::NoDiscardInPatience);
    refuses(before, "build 8r: 5b", Illegal::NoBuildInPatience);
}

// §8.2 The last player may take or stop.
#[test]
fn the_final_chance() {
    let before = "options preset=1-15 | centre 5b, 3b | hand 8g 7r | hands 2 0 | pack 0 | chance 1";
    offers(before, "", &["stop 0: stop"]);
    offers(before, "8g: 5b 3b", &["take 3: take 8g: 5b + 3b"]);
    refuses(before, "7r:", Illegal::OnlyTakeNow);
}

// §7.3, §7.4 A hand of wild cards is discarded as a whole, or its player passes.
#[test]
fn a_hand_of_wild_cards() {
    let before = "options preset=powers-and-roots | centre 5b, 3b | hand -2 -3 x2 x3 /2";
    offers(before, "", &["discard-all 5: discard all"]);
    offers(before, "discard", &["discard-all 5: discard all"]);
    let preview = offers(before, "x2 -3 /2 x3 -2", &["discard-all 5: discard all"]);
    assert_eq!(preview.choices[0].discards.len(), 5);
    refuses(before, "-2 -3", Illegal::OnlyWildCards { cards: 5 });
    refuses(before, "5b -2", Illegal::OnlyWildCards { cards: 5 });
    let passing = "options preset=powers-and-roots hand-without-number=pass | centre 5b, 3b | hand -2 -3 | pack 0";
    offers(passing, "", &["pass 0: pass"]);
    refuses(passing, "discard", Illegal::MustPass);
}

// §3.1 Out of turn, a draft is judged as if it were the player's turn.
#[test]
fn drafts_while_others_play() {
    let before = format!("{TABLE} | turn 2");
    offers(&before, "9b: 10r -2 5b -4", &["take 5: take 9b: 10r-2 + 5b-4"]);
    offers(&before, "13g:", &["discard 1: discard 13g"]);
    let open = "options preset=scoring | turn 2 | centre 10#3 = 9g + 1r by 1 open 1, 3b | hand 10b 8g 1o 2o 4g";
    offers(open, "10b: 10#3", &["take 3: take 10b: 10#3"]);
    let mut over = Numero::deal(&Options::preset("1-5").unwrap(), 2, &mut Shuffle::from_number(1)).unwrap();
    while let Some(seat) = over.turn().must().iter().next() {
        over.play(seat, &over.absent(seat).unwrap(), &mut Ignore).unwrap();
    }
    let previewed = preview(&over.view(Viewer::Seat(Seat(0))), &line(""));
    assert_eq!(previewed.refusal, Some(NotComposed::Illegal(Illegal::Over)));
    assert!(Numero::preview(&position("watching | centre 5b"), &line("5b")).is_err());
}

/// Checks the move that a button sends, and that its refusal matches the preview's.
#[track_caller]
fn sends(before: &str, text: &str, expected: &str) {
    let choice = composed(&position(before), &line(text)).unwrap();
    assert_eq!(choice.to_string(), expected, "\n{text}\nin {before}");
    let verdict = read(&position(before), &choice).unwrap().verdict;
    let Previewed { preview, refusal, .. } = previewed(before, text);
    assert_eq!(refusal, verdict.err().map(NotComposed::Illegal), "\n{text}\nin {before}");
    assert_eq!(
        preview.choices.first().map(|choice| choice.m.to_string()),
        refusal.is_none().then(|| expected.to_string())
    );
}

// §3.1 A button sends a turn of its kind: the best legal one, or else the one that is meant.
#[test]
fn a_button_sends_its_kind_of_turn() {
    sends(TABLE, "take 9b: 10r -2 5b -4", "take 9b: 10r-2 + 5b-4");
    sends(TABLE, "9b: 10r -2 5b -4", "take 9b: 10r-2 + 5b-4");
    sends(TABLE, "take 9b: 10r -2 5b", "take 9b: 10r-2 + 5b");
    sends(TABLE, "take 10b: 10r 6g", "take 10b: 10r, 6g");
    sends(TABLE, "build 10b: 3b", "build 13: 3b + 10b");
    sends(TABLE, "build 10b: 10r", "build 20: 10r + 10b");
    sends(TABLE, "build 10b: 3b -4 -2", "build 7: 3b-4-2 + 10b");
    sends(TABLE, "build 10b:", "build 10: 10b");
    sends(TABLE, "discard 10b:", "discard 10b");
    sends(TABLE, "discard 10b: 3b", "build 3: 3b; discard 10b");
    sends(TABLE, "discard -2", "discard -2");
    sends(TABLE, "10b:", "discard 10b");
    for nothing in ["", "take", "build", "discard", "10r", "take 10r", "build 10r -2"] {
        let choice = composed(&position(TABLE), &line(nothing)).unwrap();
        assert_eq!(read(&position(TABLE), &choice).unwrap().verdict, Err(Illegal::NoNumberCard));
    }
    let nothing_to_take = Err(NotUnderstood::SayWhat { value: 10 });
    assert_eq!(composed(&position(TABLE), &line("take 10b:")), nothing_to_take);
    assert_eq!(previewed(TABLE, "take 10b:").refusal, nothing_to_take.err().map(NotComposed::NotUnderstood));
    // Fractions and inexact roots have no value to announce.
    let before = "options preset=powers-and-roots | centre 10r, 5b | hand 9b sqrt /3 1g 2g";
    sends(before, "build 9b: 10r /3", "build 0: 10r/3 + 9b");
    sends(before, "take 9b: 10r sqrt", "take 9b: 10r sqrt");
    assert_eq!(piles(&previewed(before, "10r sqrt 5b").preview), "?, 5");
}

// §3.1 With a button, only its kind is considered.
#[test]
fn a_button_narrows_the_choices() {
    let before = "options preset=1-15 | centre 5b, 3b | hand 5r 7g 10r 8g 1g";
    offers(before, "take 5r: 5b", &["take 2: take 5r: 5b"]);
    offers(before, "build 5r: 5b", &["build 10: build 10: 5b + 5r"]);
    refuses(before, "discard 5r: 5b", Illegal::NoWildFromHand { value: 5 });
}

// §3.6 Impossible taps are refused by the rules, with their own reason.
#[test]
fn taps_that_cannot_be() {
    refuses(TABLE, "9b: 11r", Illegal::NotInCentre { card: card("11r") });
    refuses(TABLE, "9b: 5b 5b", Illegal::UsedTwice { card: card("5b") });
    refuses(TABLE, "9b: 10r -2 5b -2 4o", Illegal::UsedTwice { card: card("-2") });
    refuses(TABLE, "8r:", Illegal::NotInHand { card: card("8r") });
    refuses(TABLE, "10b: 13g", Illegal::NotInCentre { card: card("13g") });
    let many = "9b: ".to_string() + &"10r -2 ".repeat(20);
    assert!(previewed(TABLE, &many).refusal.is_some());
}

// §5.2 However many piles there are, the search ends; these add up to thirteen times the card.
#[test]
fn a_search_without_end_is_given_up() {
    let lying = "14g 14o 14b 14r 13g 13o 13b 13r 12g 12o 12b 12r 9g 9o 9b 9r 3g";
    let before = format!("options preset=1-15 | centre {} | hand 15b 1g 2g 4g 5g", lying.replace(' ', ", "));
    let Previewed { preview, refusal, .. } = previewed(&before, &format!("15b: {lying}"));
    assert_eq!((preview.choices.len(), preview.total), (0, Some(ratio("195"))));
    assert!(matches!(refusal, Some(NotComposed::Illegal(Illegal::TakeMisses { .. }))), "{refusal:?}");
}

#[test]
fn lines_read_back_as_written() {
    for text in
        ["", "9b: 10r -2 5b -4", "take 10b: 10r 6g 4o", "7g:", "build 10b: 8g -5", "-2", "5r 3b = [x2] 10#4 ; 0.5"]
    {
        assert_eq!(line(text).to_string(), text);
    }
    assert_eq!(line(" take  9b :10r  [*1/2] "), line("take 9b: 10r [1/2]"));
    for bad in
        ["10", "take 10: 5r", "x", "9b: 10#", "#4", "[5r]", "[-2", "-2: 5r", "5r+3b", "10#300", "take take", "::"]
    {
        assert!(bad.parse::<Taps>().is_err(), "{bad}");
    }
    assert!("5r ".repeat(127).parse::<Taps>().is_ok());
    assert!("5r ".repeat(128).parse::<Taps>().is_err());
    assert!("= ".repeat(256).parse::<Taps>().is_err());
    let longest = "15r: ".to_string() + &"5r ".repeat(127);
    assert!(previewed(TABLE, &longest).refusal.is_some());
    assert!(previewed(TABLE, &format!("build {longest}")).refusal.is_some());
}
