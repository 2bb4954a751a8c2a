//! Lines as people type them.

use reckon_compose::numero::{NotUnderstood, Taps};
use reckon_rules::numero::sum::BuildName;
use reckon_rules::numero::text::moves::NotAMove;

use crate::support;
use reckon_rules::numero::{Move, Numero, View};

fn understand(view: &View, typed: &str) -> Result<Move, NotUnderstood> {
    let typed = support::typed::<Numero>(view, &Taps::default(), typed)?;
    Ok(typed.one_move().expect("one move").clone())
}

#[track_caller]
fn means(position: &str, typed: &str, notation: &str) {
    let view = support::position::<Numero>(position);
    let choice = understand(&view, typed).unwrap_or_else(|error| panic!("'{typed}': {error}"));
    assert_eq!(choice.to_string(), notation, "typed: {typed}");
}

#[track_caller]
fn unclear(position: &str, typed: &str) -> NotUnderstood {
    let view = support::position::<Numero>(position);
    match understand(&view, typed) {
        Ok(choice) => panic!("'{typed}' was read as '{choice}'"),
        Err(error) => error,
    }
}

const WILD: &str = "centre 10r 5b 7g | hand 9b 8g 12o -2 -4";

#[test]
fn colours_can_be_left_out() {
    means(WILD, "take 9: 10-2 + 5-4", "take 9b: 10r-2 + 5b-4");
    means(WILD, "9: 10-2 + 5-4", "take 9b: 10r-2 + 5b-4");
    means(WILD, "10 - 2 + 5 - 4 = 9", "take 9b: 10r-2 + 5b-4");
    means(WILD, "take (10−2)+(5−4) with 9", "take 9b: 10r-2 + 5b-4");
    means(WILD, "T 8: 10 -2", "take 8g: 10r-2");
    means(WILD, "nimm 8: 10-2", "take 8g: 10r-2");
    means(WILD, "12: 5 + 7", "take 12o: 5b + 7g");
    means(WILD, "12 blue: 5 blue + 7", "take 12b: 5b + 7g");
}

#[test]
fn german_verbs_come_in_two_halves() {
    for typed in ["lege 9 ab", "Leg 9 ab.", "wirf 9 weg", "werfe 9 ab", "lege 9"] {
        means(WILD, typed, "discard 9b");
    }
    means(WILD, "lege -2 und 9 ab", "discard -2; discard 9b");
    means("centre 10r | hand -2 -4 x2 x3 /2", "lege alles ab", "discard all");
    assert!(matches!(unclear(WILD, "lege ab"), NotUnderstood::Move(_)));
}

#[test]
fn a_build_is_said_in_many_ways() {
    let position = "centre 9g 2r | hand 1b 10o 7g 7r 12b";
    for typed in
        ["build 10: 9 + 1", "build 10: 1 + 9", "build 9 + 1", "9+1=10", "1 on 9", "10: 9 + 1", "b 9+1", "baue 9+1"]
    {
        means(position, typed, "build 10: 9g + 1b");
    }
    means("centre 5r 3g | hand 4b 9b 12g 1r 2r", "4 onto 5+3", "build 12: 5r + 3g + 4b");
    means("centre 8r | hand -5 10b 13g 1r 2r", "10 on 8-5", "build 13: 8r-5 + 10b");
}

#[test]
fn a_take_of_one_pile_needs_no_sum() {
    means("centre 9g 2r | hand 9b 1b 3b 4b 6b", "take 9", "take 9b: 9g");
    means("centre 9 = 8g + 1g, 2r | hand 9b 3b 4b 6b 7b", "take 9", "take 9b: 9#1");
    assert_eq!(unclear("centre 9g 9r | hand 9b 1b 3b 4b 6b", "take 9"), NotUnderstood::SayWhat { value: 9 });
}

#[test]
fn a_build_can_be_named_by_its_cards_or_its_value() {
    let position = "centre 10 = 9g + 1r, 5b | hand 10b 15b 2b 3b 4b";
    means(position, "take 10: 10", "take 10b: 10#1");
    means(position, "take 10: 9+1", "take 10b: 10#1");
    means(position, "take 15: 10 + 5", "take 15b: 10#1 + 5b");
    let both = "centre 10 = 9g + 1r, 10g | hand 10b 15b 2b 3b 4b";
    let either = NotUnderstood::CardOrBuild { card: "10g".parse().expect("a card"), name: BuildName(1), value: 10 };
    assert_eq!(unclear(both, "take 10: 10"), either);
    means(both, "take 10: 10, 10", "take 10b: 10g, 10#1");
    means(both, "take 10: 10, 10#1", "take 10b: 10g, 10#1");
    means(both, "10 takes 10#1", "take 10b: 10#1");
    means(both, "take 10: 10g, 10#1", "take 10b: 10g, 10#1");
}

#[test]
fn wild_cards_are_found_where_they_lie() {
    let position = "centre 10r, -2 | hand 8b 1b 3b 4b 5b";
    means(position, "8: 10-2", "take 8b: 10r[-2]");
    means(position, "take 8b: 10r-2", "take 8b: 10r[-2]");
    means(position, "8: 10-2, 10-2", "take 8b: 10r[-2], 10[-2]");
    means("centre 10r | hand 5b 0.5 3b 4b 6b", "5: 10*1/2", "take 5b: 10r*0.5");
    means("centre 10r | hand 5b 1/2 3b 4b 6b", "5: 10/2", "take 5b: 10r*1/2");
    means("centre 4r | hand 3b x3 /4 2b 6b", "3: 4*3/4", "take 3b: 4rx3/4");
    means("centre 9r | hand 3b sqrt 2b 6b 7b", "3: √9", "take 3b: 9r sqrt");
    means("centre 10r | hand 5b 50% 3b 4b 6b", "½ of 10 = 5", "take 5b: 10r*50%");
    means("centre 9r | hand 3b sqrt 2b 6b 7b", "3: 9 sqrt", "take 3b: 9r sqrt");
}

#[test]
fn discards() {
    means(WILD, "discard 8", "discard 8g");
    means(WILD, "d 8", "discard 8g");
    means(WILD, "discard -2, 8", "discard -2; discard 8g");
    means(WILD, "discard 8 and -2", "discard -2; discard 8g");
    means(WILD, "discard -2; take 12: 5 + 7", "discard -2; take 12o: 5b + 7g");
    // A card that is not in the hand is refused as it was typed.
    means(WILD, "discard -2; take 7: 7", "discard -2; take 7: 7g");
    means(WILD, "build 8: 10-2; discard 12", "build 8: 10r-2; discard 12o");
    means("centre 5r | hand -2 -3 -4 -5", "discard all", "discard all");
    means("centre 5r | hand -2 -3 -4 -5", "Stop.", "stop");
}

#[test]
fn nonsense_lines_are_refused() {
    assert!(matches!(unclear(WILD, "hello"), NotUnderstood::Move(NotAMove::UnknownWord(_))));
    assert!(matches!(unclear(WILD, ""), NotUnderstood::Move(_)));
    assert!(matches!(unclear(WILD, "take 9: ((10"), NotUnderstood::Move(NotAMove::Sum(_))));
    assert!(matches!(unclear(WILD, "discard 8; discard 9"), NotUnderstood::Move(NotAMove::AfterNumberCard)));
}

#[test]
fn parts_are_written_with_any_sign() {
    means("centre 10r | hand 0.5 5g 1g 2g 3g", "5: 10 x 0.5", "take 5g: 10r*0.5");
    means("centre 10r | hand 1/2 5g 1g 2g 3g", "5: 10 × 1/2", "take 5g: 10r*1/2");
    means("centre 8r | hand 3/4 6g 1g 2g 3g", "6: 8 x 3/4", "take 6g: 8r*3/4");
    means("centre 10r | hand 50% 5g 1g 2g 3g", "5: 10 x 50 %", "take 5g: 10r*50%");
    means("centre 10r | hand 0.2 2g 1g 4g 3g", "nimm 2: 10 0,2", "take 2g: 10r*0.2");
    means("centre 4r | hand 3b x3 /4 3/4 6b", "3: 4 x3 /4", "take 3b: 4rx3/4");
}

#[test]
fn the_card_of_a_build_is_found_in_any_place() {
    let position = "centre 2b | hand 3b 3r 4b 5g 5r";
    for typed in ["build 5: 3b + 2b", "build 5: 2b + 3b", "build 3b + 2b", "build: 3b + 2b", "build 5: 3 + 2"] {
        means(position, typed, "build 5: 2b + 3b");
    }
}

#[test]
fn a_take_is_found_by_its_sum() {
    means("centre 5r 3b | hand 8g 1g 2g 3g 4g", "take 5 + 3", "take 8g: 5r + 3b");
    means("centre 5r 3b | hand 7g 1g 2g 3g 4g", "take 5 + 3", "take 8: 5r + 3b");
    means("centre 10r | hand 7g 1g 2g 3g 4g", "15: 15", "take 15: 15");
    assert_eq!(unclear(WILD, "take"), NotUnderstood::Move(NotAMove::NoCard));
    assert_eq!(unclear(WILD, "discard"), NotUnderstood::Move(NotAMove::NoCard));
    assert!(matches!(unclear(WILD, "discard -2; stop"), NotUnderstood::Move(NotAMove::StandsAlone(_))));
}

const BUILDS: &str =
    "options preset=scoring | centre 10#4 = 9g + 1r by 2 open 1, 8#2 = 5g + 3r by 2, 7g | hand 9b 8g 12o";

#[test]
fn a_challenge_is_said_in_many_ways() {
    for typed in [
        "challenge 10#4",
        "challenge 10#4 ",
        "c 10#4",
        "show me that 10#4",
        "Challenge 10#4!",
        "challenge 10",
        "Challenge 10!",
        "challenges 10",
        "c 10",
        "c #4",
        "challenge #4",
        "challenge the 10",
        "doubt 10",
        "show me that 10",
        "Show me that 10.",
        "show me the 10",
        "show 10",
        "show me your 10",
        "zeig mir die 10",
        "Zeig mir deine 10!",
        "zeige 10",
        "zweifle 10",
        // Only one of the builds can still be challenged.
        "challenge",
        "show me",
        "zeig",
    ] {
        means(BUILDS, typed, "challenge 10#4");
    }
    // The text says which build is meant; the rules will say that it is too late.
    means(BUILDS, "show me that 8", "challenge 8#2");
    means(BUILDS, "c #2", "challenge 8#2");
    means(BUILDS, "challenge 9#9", "challenge 9#9");
}

#[test]
fn a_challenge_that_could_mean_several_builds() {
    let two = "options preset=scoring | centre 10#4 = 9g + 1r by 2 open 1, 10#2 = 7g + 3r by 2 open 1 | hand 9b 8g";
    let which = NotUnderstood::WhichBuild { value: 10, name: BuildName(4) };
    for typed in ["challenge 10", "show me that 10", "challenge", "zeig mir die 10"] {
        assert_eq!(unclear(two, typed), which, "{typed}");
    }
    means(two, "challenge #2", "challenge 10#2");
    means(two, "zeig mir #2", "challenge 10#2");
    let closed = "options preset=scoring | centre 10#4 = 9g + 1r by 2, 10#2 = 7g + 3r by 2 | hand 9b 8g";
    assert_eq!(unclear(closed, "challenge 10"), which);
    let one = "options preset=scoring | centre 10#4 = 9g + 1r by 2, 10#2 = 7g + 3r by 2 open 1 | hand 9b 8g";
    means(one, "challenge 10", "challenge 10#2");
}

#[test]
fn a_challenge_of_nothing() {
    assert_eq!(unclear(BUILDS, "challenge 9"), NotUnderstood::NoBuildOf { value: 9 });
    assert_eq!(unclear(BUILDS, "show me that 7"), NotUnderstood::NoBuildOf { value: 7 });
    for typed in ["challenge king", "show me that", "c #x", "challenge 10r", "challenge 10 and 8"] {
        let nothing = "options preset=scoring | centre 7g | hand 9b 8g";
        assert_eq!(unclear(nothing, typed), NotUnderstood::Move(NotAMove::NoBuildNamed), "{typed}");
    }
    assert!(matches!(unclear(BUILDS, "discard -2; challenge 10"), NotUnderstood::Move(NotAMove::StandsAlone(_))));
}
