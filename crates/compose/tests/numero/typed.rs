//! Lines as people type them.

use reckon_compose::numero::{NotUnderstood, Opening, Taps};
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
    assert!(matches!(unclear(WILD, "hello"), NotUnderstood::UnknownWord { .. }));
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

#[test]
fn numbers_and_signs_may_be_words() {
    let position = "centre 10r 5b 3g | hand 8g 9b 7o -2 -4";
    for typed in [
        "8 takes 5 and 3",
        "take eight with five and three",
        "Take the five and the three with my 8!",
        "TAKE 8: FIVE + THREE",
        "take 5 plus 3",
        "five plus three",
        "five plus three makes eight",
        "acht nimmt fünf und drei.",
        "Nimm die 5 und die 3 mit der 8",
        "nimm fünf plus drei mit meiner acht",
    ] {
        means(position, typed, "take 8g: 5b + 3g");
    }
    for typed in ["10 minus 2", "take ten minus two", "take 8 with 10 minus 2", "zehn minus zwei", "nimm 10 weniger 2"]
    {
        means(position, typed, "take 8g: 10r-2");
    }
    means(position, "take 9 with 10 minus 2", "take 9b: 10r-2");
    means(position, "neun nimmt zehn minus vier und drei", "take 9b: 10r-4 + 3g");
    let parts = "centre 10r 4b 9g | hand 5g 2b 12b 3r 1/2 /5 x3 sqrt";
    for typed in ["5: half of ten", "take half of 10", "die Hälfte von 10 = 5", "nimm 5 mit der Hälfte von zehn"] {
        means(parts, typed, "take 5g: 10r*1/2");
    }
    for typed in ["2: 10 divided by 5", "ten over five", "zehn geteilt durch fünf", "zehn durch fünf macht zwei"] {
        means(parts, typed, "take 2b: 10r/5");
    }
    for typed in ["4 times 3", "vier mal drei ist zwölf", "take twelve: four times three"] {
        means(parts, typed, "take 12b: 4bx3");
    }
    for typed in
        ["the square root of nine", "take 3 with the root of 9", "nimm die Wurzel aus 9", "Wurzel von neun ist 3"]
    {
        means(parts, typed, "take 3r: 9g sqrt");
    }
    means("centre 8r | hand 3/4 6g 1g 2g 3g", "take three quarters of 8", "take 6g: 8r*3/4");
    means("centre 8r | hand 3/4 6g 1g 2g 3g", "nimm drei Viertel von 8", "take 6g: 8r*3/4");
    means("centre 3r | hand N2 9g 1g 2g 4g", "three squared", "take 9g: 3r^2");
    for typed in ["drei hoch zwei", "drei zum Quadrat", "drei quadriert"] {
        means("centre 3r | hand N2 9g 1g 2g 4g", typed, "take 9g: 3r^2");
    }
}

#[test]
fn articles_and_particles_are_left_out() {
    for typed in [
        "discard the 9",
        "Discard my nine.",
        "discard a 9",
        "put down the 9",
        "throw the 9 away",
        "lay nine",
        "lege neun",
        "Lege die 9 ab!",
        "leg meine neun weg",
        "wirf den 9 weg",
        "LEGE DIE BLAUE NEUN AB",
        "discard the blue nine",
    ] {
        means(WILD, typed, "discard 9b");
    }
    means("centre 9g 2r | hand 1b 10o 7g 7r 12b", "lege die 1 auf die 9", "build 10: 9g + 1b");
    means("centre 9g 2r | hand 1b 10o 7g 7r 12b", "put the one on the nine", "build 10: 9g + 1b");
    means("centre 9g 2r | hand 1b 10o 7g 7r 12b", "build ten with nine and one", "build 10: 9g + 1b");
    means("centre 9g 2r | hand 1b 10o 7g 7r 12b", "baue 9 und 1", "build 10: 9g + 1b");
    for typed in ["Ich baue 10 aus 9 und 1", "build ten from nine and one", "add 1 to 9", "addiere 1 zu 9"] {
        means("centre 9g 2r | hand 1b 10o 7g 7r 12b", typed, "build 10: 9g + 1b");
    }
    means("centre 9g 2r | hand 1b 10o 7g 7r 12b", "nine plus one", "build 10: 9g + 1b");
    means("centre 10#4 = 9g + 1r by 2 | hand 1b", "zweifle die 10 an", "challenge 10#4");
    means("centre 10#4 = 9g + 1r by 2 | hand 1b", "Show me that ten!", "challenge 10#4");
}

#[test]
fn and_joins_one_sum_or_several_groups() {
    let position = "centre 10r 6g 4o 10b | hand 10g 5b 7o 8r 3b";
    means(position, "10 takes 6 and 4", "take 10g: 6g + 4o");
    means(position, "10 takes 10 and 6 and 4", "take 10g: 10r, 6g + 4o");
    means(position, "10 takes 6 and 4 and 10", "take 10g: 6g + 4o, 10r");
    means(position, "zehn nimmt 10 und 6 + 4", "take 10g: 10r, 6g + 4o");
    means(position, "10 takes 10, 6 and 4", "take 10g: 10r, 6g + 4o");
    means("centre 5r 4b 3g | hand 12b 1b 2b", "12 takes 5, 4 and 3", "take 12b: 5r + 4b + 3g");
    // Nothing fits: everything is added, and the rules say what it makes.
    means(position, "8 takes 6 and 4", "take 8r: 6g + 4o");
    let twice = "centre 5r 5b | hand 10g 5g 1b 2b 3b";
    assert_eq!(unclear(twice, "take 5 and 5"), NotUnderstood::SumOrEach { sum: 10, each: 5 });
    means(twice, "take 5 and 5 with 10", "take 10g: 5r + 5b");
    means(twice, "5 takes 5 and 5", "take 5g: 5r, 5b");
    means("centre 5r 5b | hand 5g 1b 2b 3b", "take 5 and 5", "take 5g: 5r, 5b");
    means("centre 5r 5b | hand 10g 1b 2b 3b", "take five and five", "take 10g: 5r + 5b");
    // A group worth nothing could belong to the one before or to the one after it.
    let zero = "centre 8r 5b 8b | hand 8g -5 1b";
    assert_eq!(unclear(zero, "8 takes 8 and 5-5 and 8"), NotUnderstood::SayWhat { value: 8 });
}

#[test]
fn a_sum_without_a_verb_is_taken_or_built_if_only_one_is_possible() {
    let position = "centre 5r 3b | hand 8g 3o 1b";
    assert_eq!(unclear(position, "5 + 3"), NotUnderstood::TakeOrBuild { value: 8 });
    means(position, "take 5 + 3", "take 8g: 5r + 3b");
    means(position, "build 5 + 3", "build 8: 5r + 3o");
    means("centre 5r | hand 8g 3o 1b", "5 + 3", "build 8: 5r + 3o");
    means("centre 5r 3b | hand 8g 4o 1b", "5 + 3", "take 8g: 5r + 3b");
    // A bare card says nothing yet.
    for typed in ["8", "8 green", "acht", "die grüne 8", ": 8", "8,"] {
        assert_eq!(unclear(position, typed), NotUnderstood::SayWhat { value: 8 }, "{typed}");
    }
}

#[test]
fn wild_cards_may_be_laid_one_by_one() {
    let position = "centre 10r 5b 7g | hand 9b 8g 12o -2 -4";
    for typed in [
        "-2 on 10; 8 takes it",
        "-2 on 10; take 8",
        "minus two on the ten; then take 8",
        "-2 on 10, then 8 takes it",
        "-2 on 10 and then 8 takes 10",
        "put -2 on 10; 8 takes 10 - 2",
        "10 minus 2; 8 takes it",
        "-2 on 10; take it with the eight",
        "-2 auf 10; nimm 8",
        "Lege -2 auf die 10, dann nimmt 8 es",
        "lege minus zwei auf zehn; acht nimmt sie.",
        "-2 on 10; 8: 8",
    ] {
        means(position, typed, "take 8g: 10r-2");
    }
    for typed in
        ["-2 on 10; -4 on 5; take 9", "-2 on 10; -4 on 5; 9 takes both", "-4 auf 5; -2 auf 10; neun nimmt beide"]
    {
        let sum = if typed.starts_with("-4") { "take 9b: 5b-4 + 10r-2" } else { "take 9b: 10r-2 + 5b-4" };
        means(position, typed, sum);
    }
    means(position, "-2 on 10; -4 on 5; 9 takes 10 and 5", "take 9b: 10r-2 + 5b-4");
    means(position, "-2 on 10; -4 on it; 6: it", "take 6: 10r-2-4");
    assert_eq!(unclear(position, "-2 on 5+7; 12: 10"), NotUnderstood::ChangedOrNot { text: "10".to_string() });
    means(position, "-2 on 5+7; 12: 10r", "build 10: (5b + 7g)-2; take 12o: 10r");
    means(position, "-2 on 10; 12 takes 8", "take 12o: 10r-2");
    means(position, "-2 on 5 + 7; 9 takes it", "take 9b: (5b + 7g)-2");
    means("centre 10r 5b | hand 13g 5g -2", "-2 on 10; 5 on it", "build 13: 10r-2 + 5g");
    // §6.9 What nobody takes stays as a build.
    means(position, "-2 on 10; discard 12", "build 8: 10r-2; discard 12o");
    means("centre 10r 9g | hand 9b 8g 12o -2 -4", "-2 on 10; take 9", "build 8: 10r-2; take 9b: 9g");
    means(position, "-2 on 10; 12 takes 5 and 7", "build 8: 10r-2; take 12o: 5b + 7g");
    means(position, "-2 on 10", "build 8: 10r-2");
    // The sum does not fit; the rules say so.
    means(position, "-2 on 10; take 9", "take 9b: 10r-2");
}

#[test]
fn a_changed_card_is_asked_about_where_another_could_be_meant() {
    let two_tens = "centre 10r 10b | hand 8g 10g -2 1b 3b";
    assert_eq!(unclear(two_tens, "-2 on 10; 10 takes 10"), NotUnderstood::ChangedOrNot { text: "10".to_string() });
    means(two_tens, "-2 on 10; 8 takes it", "take 8g: 10r-2");
    means(two_tens, "-2 on 10; 8 takes 10-2", "take 8g: 10r-2");
    let another_eight = "centre 10r 8b | hand 8g 10g -2 1b 3b";
    assert_eq!(unclear(another_eight, "-2 on 10; take 8"), NotUnderstood::SayWhat { value: 8 });
    assert_eq!(unclear(another_eight, "-2 on 10; 8 takes 8"), NotUnderstood::ChangedOrNot { text: "8".to_string() });
    means(another_eight, "-2 on 10; 8 takes 8 and it", "take 8g: 8b, 10r-2");
    let it = "centre 10r 5b | hand 8g 10g -2 -4 -1";
    assert!(matches!(unclear(it, "-2 on 10; -4 on 5; -1 on it; take 8"), NotUnderstood::Move(NotAMove::NotACard(_))));
    assert!(matches!(unclear(it, "8 takes it"), NotUnderstood::Move(_)));
}

/// §2.1 Cards as the program shows them, with their colour behind the number.
#[test]
fn a_colour_may_follow_its_number() {
    for typed in ["discard 8 green", "lege 8 grün", "Lege 8 GRÜN ab!", "lege acht grün ab", "wirf 8 gruen weg"] {
        means(WILD, typed, "discard 8g");
    }
    for typed in [
        "8 green: 10-2",
        "8 grün: 10-2",
        "8 grün: 10 rot - 2",
        "8 grün nimmt 10 minus 2",
        "nimm 8 grün mit 10 minus 2",
        "nimm 10 rot minus 2 mit 8 grün",
        "8 green takes 10 red minus 2",
    ] {
        means(WILD, typed, "take 8g: 10r-2");
    }
    for typed in ["baue 2 blau auf 3", "build 2 blue on 3 red", "2 blau auf 3 rot", "lege 2 blau auf die rote 3"] {
        means("centre 3r 9g | hand 2b 2g 5o", typed, "build 5: 3r + 2b");
    }
    means(WILD, "lege -2 und 9 blau ab", "discard -2; discard 9b");
}

/// §6.1 A comma, *and* or *then* before a verb divides a turn as a semicolon does.
#[test]
fn clauses_need_no_semicolon() {
    let position = "centre 10r 5b 7g | hand 9b 8g 12o -2 -4";
    for typed in [
        "-2 on 10, take 8",
        "-2 on 10 and take 8",
        "-2 on 10, and take 8",
        "-2 on 10 then take 8",
        "-2 on 10, 8 takes it",
        "-2 on the 10 and 8 takes it",
        "put -2 on 10 and take it with the eight",
        "-2 auf die 10, nimm 8",
        "-2 auf die 10 und nimm 8",
        "lege -2 auf die 10 und dann nimm 8",
        "-2 auf die 10, acht nimmt sie",
    ] {
        means(position, typed, "take 8g: 10r-2");
    }
    for typed in
        ["-2 on 10, -4 on 5, take 9", "-2 on 10 and -4 on 5 and 9 takes both", "-2 auf 10 und -4 auf 5, nimm 9"]
    {
        means(position, typed, "take 9b: 10r-2 + 5b-4");
    }
    means(position, "-2 on 10, discard 12", "build 8: 10r-2; discard 12o");
    means(position, "lege -2 ab und nimm 12: 5 und 7", "discard -2; take 12o: 5b + 7g");
    means(position, "discard -2, discard 8", "discard -2; discard 8g");
    // A list is no clause.
    means(position, "take 12: 5 and 7", "take 12o: 5b + 7g");
    assert_eq!(unclear("centre 8r 9r | hand 8g 9b", "take 8, take 9"), NotUnderstood::Move(NotAMove::AfterNumberCard));
}

#[test]
fn an_infinitive_comes_last() {
    for typed in ["8 ablegen", "die 8 ablegen", "Die grüne 8 ablegen!", "8 grün wegwerfen", "acht ablegen", "ablegen 8"]
    {
        means(WILD, typed, "discard 8g");
    }
    means(WILD, "-2 und 8 ablegen", "discard -2; discard 8g");
    means("centre 5r | hand -2 -3 -4 -5", "alles ablegen", "discard all");
}

/// Who speaks, *please* and stray signs say nothing.
#[test]
fn manners_and_stray_signs() {
    for typed in [
        "8 takes 10 minus 2, please",
        "8 takes 10 minus 2 please!",
        "8 nimmt 10 minus 2, bitte",
        "Please take 8: 10-2.",
        "Bitte nimm 8 mit 10 minus 2",
        "I take 8: 10-2",
        "I'll take 8 with 10 minus 2",
        "i take 10 minus 2 with my 8",
        "-2 on 10 and then I take 8",
        "ich nehme 8 mit 10 minus 2",
        "8 takes 10-2,",
    ] {
        means(WILD, typed, "take 8g: 10r-2");
    }
    means(WILD, "I discard the 8, please.", "discard 8g");
    means(WILD, "Ich bin fertig.", "stop");
    for typed in ["I take 8", "8 takes,", "8 takes", "take 8,", "nimm 8, bitte"] {
        assert_eq!(unclear(WILD, typed), NotUnderstood::SayWhat { value: 8 }, "{typed}");
    }
    for typed in [";", ":", ",", "", "!", "take,", "discard, please"] {
        assert_eq!(unclear(WILD, typed), NotUnderstood::Move(NotAMove::NoCard), "{typed}");
    }
    for typed in ["please", "bitte", "I", "hello"] {
        assert!(matches!(unclear(WILD, typed), NotUnderstood::Move(_) | NotUnderstood::UnknownWord { .. }), "{typed}");
    }
}

/// *One* after a colour is no number, and a colour alone means the only card that has it.
#[test]
fn a_card_may_be_named_by_its_colour_alone() {
    let one = "centre 10r 3g | hand 1b 8g 12o -2";
    for typed in ["discard the green one", "Discard my green one, please.", "throw the green one away", "discard green"]
    {
        means(one, typed, "discard 8g");
    }
    for typed in ["lege die grüne ab", "die grüne ablegen", "Wirf meine grüne weg!"] {
        means(one, typed, "discard 8g");
    }
    means(one, "discard the blue one", "discard 1b");
    means(one, "lege die blaue eins ab", "discard 1b");
    means("centre 9r | hand 1b 10o 7g", "put the blue one on the nine", "build 10: 9r + 1b");
    means("centre 10r | hand 1b 8g 12o -2", "take the red one minus 2 with the green one", "take 8g: 10r-2");
    // Several could be meant.
    let two = "centre 10r | hand 1g 8g 12o -2";
    for typed in ["discard the green one", "lege die grüne ab", "discard green", "discard the red one"] {
        assert_eq!(unclear(two, typed), NotUnderstood::Move(NotAMove::NoCard), "{typed}");
    }
    means(two, "discard green 1", "discard 1g");
    means(two, "discard one", "discard 1g");
    assert_eq!(unclear(one, "take the green one"), NotUnderstood::Move(NotAMove::NoCard));
}

/// A line that begins with a number is not told that a move cannot.
#[test]
fn a_number_may_begin_a_move() {
    for typed in ["8 frog", "8 8"] {
        assert_eq!(unclear(WILD, typed), NotUnderstood::Move(NotAMove::NotACard(typed.into())), "{typed}");
    }
    assert!(matches!(unclear(WILD, "frog 8"), NotUnderstood::UnknownWord { text, .. } if text == "frog"));
}

/// Lines near the new forms keep their meaning.
#[test]
fn lists_and_signs_are_no_clauses() {
    let position = "centre 10r 5b 7g | hand 9b 8g 12o -2 -4";
    means(position, "take 9: 10-2 + 5-4,", "take 9b: 10r-2 + 5b-4");
    means(position, "12: 5 and 7", "take 12o: 5b + 7g");
    means(position, "take (10-2) and (5-4) with 9", "take 9b: 10r-2 + 5b-4");
    means("centre 10r 6g 4o 10b | hand 10g 5b", "10 takes 10, 6 and 4", "take 10g: 10r, 6g + 4o");
    means("centre 5r 9g | hand 4b 2o", "put 4 on 5", "build 9: 5r + 4b");
    means("centre 5r 9g | hand 4b 2o", "4 auf 5", "build 9: 5r + 4b");
}

/// Only what can be done now is offered to somebody whose line begins with an unknown word.
#[test]
fn an_unknown_word_is_answered_with_what_can_be_done() {
    use Opening::{Build, Challenge, Discard, DiscardAll, Pass, Stop, Take};
    let offered = |position: &str| match unclear(position, "foo") {
        NotUnderstood::UnknownWord { openings, .. } => openings,
        other => panic!("{position}: {other:?}"),
    };
    assert_eq!(offered("centre 5 3 | hand 8 2"), [Take, Build, Discard]);
    assert_eq!(offered("centre 5 3"), [Take, Build, Discard]);
    assert_eq!(offered("centre | hand 8 2"), [Discard]);
    assert_eq!(offered("centre -2 | hand 8 2"), [Discard]);
    assert_eq!(offered("centre 5 3 | hand -2 -3 -4 -5 x2"), [DiscardAll]);
    let passes = "options preset=subtraction hand-without-number=pass | centre 5 | hand -2 -3 | pack 0";
    assert_eq!(offered(passes), [Pass]);
    assert_eq!(offered("seats 1 | centre 5 3 | hand 8 2"), [Take, Stop]);
    assert_eq!(offered("chance 1 | centre 5 3 | hand 8 2"), [Take, Stop]);
    assert_eq!(offered("centre 10 = 9g + 1r by 2 open 1, 4 | hand 8 2"), [Take, Build, Discard, Challenge]);
}

/// §7.5 Where nothing can be taken, nobody is asked what to take.
#[test]
fn a_card_takes_nothing_from_an_empty_centre() {
    for position in ["centre | hand 5 9", "centre -2 | hand 5 9"] {
        for typed in ["5", "take 5", "nimm 5", "5g"] {
            assert_eq!(unclear(position, typed), NotUnderstood::NothingToTake { discard: 5 }, "{typed}");
        }
        // A card that is not held is no good example.
        assert_eq!(unclear(position, "take 8"), NotUnderstood::NothingToTake { discard: 5 });
    }
    assert_eq!(unclear("seats 1 | centre -2 | hand 5 9", "take 5"), NotUnderstood::SayWhat { value: 5 });
}

/// Of several cards with the same effect, none is guessed.
#[test]
fn a_wild_card_that_could_be_one_of_two() {
    let which = |one: &str, other: &str| NotUnderstood::WhichCard {
        one: one.parse().expect("a card"),
        other: other.parse().expect("a card"),
    };
    assert_eq!(unclear("centre 12r | hand 6g /2 50% 4g", "half of 12"), which("50%", "/2"));
    assert_eq!(unclear("centre 12r | hand 6g 0.5 50% 4g", "half of 12"), which("0.5", "50%"));
    assert_eq!(unclear("centre 12r 50% | hand 6g /2 4g", "die Hälfte von 12"), which("50%", "/2"));
    means("centre 12r | hand 6g /2 50% 4g", "50% of 12", "take 6g: 12r*50%");
    means("centre 12r | hand 6g /2 50% 4g", "12 divided by 2", "take 6g: 12r/2");
    means("centre 12r | hand 6g 1/2 50% 4g", "half of 12", "take 6g: 12r*1/2");
    means("centre 12r | hand 6g 50% 4g", "half of 12", "take 6g: 12r*50%");
}

/// §1.2 Colours matter at a table for points, and only there.
#[test]
fn a_card_without_its_colour_where_colours_matter() {
    let which = |one: &str, other: &str| NotUnderstood::WhichCard {
        one: one.parse().expect("a card"),
        other: other.parse().expect("a card"),
    };
    let position = "centre 3b 4o 4r | hand 7g 7r 5b 12b";
    let points = &format!("options preset=scoring | {position}");
    for typed in ["discard the 7", "d 7", "7: 3 + 4o", "take 3 + 4r", "7 on 3"] {
        assert_eq!(unclear(points, typed), which("7g", "7r"), "{typed}");
    }
    means(position, "discard the 7", "discard 7g");
    means(points, "discard the red 7", "discard 7r");
    assert_eq!(unclear(points, "build 9: 4 + 5"), which("4o", "4r"));
    assert_eq!(unclear(points, "take 7r: 3 + 4"), which("4o", "4r"));
    means(points, "take 7r: 3 + 4r", "take 7r: 3b + 4r");
    // All that lie there are meant.
    means("options preset=scoring | centre 4o 4r 4b | hand 12g", "12: 4 + 4 + 4", "take 12g: 4o + 4r + 4b");
    means("options preset=scoring | centre 4o 4r | hand 4g", "4 takes 4 and 4", "take 4g: 4o, 4r");
}

/// The cards stay as they were typed where neither lies in the centre.
#[test]
fn a_build_without_any_card_of_the_centre() {
    means("centre 15 11 | hand 8 5 13", "build 13: 8 + 5", "build 13: 8 + 5g");
    means("centre 15 11 | hand 8 5 13", "build 13: 5 + 8", "build 13: 5 + 8g");
}
