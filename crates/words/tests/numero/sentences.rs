//! NUMERO as people read and hear it, word for word.

use reckon_rules::game::Seat;
use reckon_rules::numero::sum::BuildName;
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{Event, Illegal, Item, Numero, ScoreLine};
use reckon_rules::ratio::{ArithmeticError, Ratio};
use reckon_words::Language::{self, English, German};
use reckon_words::{GameWords, numero};

use super::samples::*;
use crate::support::citations::{check_citations, doc_of};
use crate::support::{assert_absent, check, check_aloud, unannounced};

fn take(takes: &str, with: &str, cards: u8) -> Event {
    Event::Took { seat: Seat(0), with: card(with), takes: sums(takes), cards }
}

#[test]
fn players_read_you_about_themselves() {
    let event = take("10r-2 + 5b-4", "9b", 5);
    check(
        &event,
        None,
        "Fox takes 5 cards with the 9: (10 − 2) + (5 − 4) = 9.",
        "Fox nimmt 5 Karten mit der 9: (10 − 2) + (5 − 4) = 9.",
    );
    check(
        &event,
        Some(0),
        "You take 5 cards with the 9: (10 − 2) + (5 − 4) = 9.",
        "Du nimmst 5 Karten mit der 9: (10 − 2) + (5 − 4) = 9.",
    );
    check(&Event::Passed { seat: Seat(0) }, Some(1), "Fox passes.", "Fox passt.");
    check(&Event::Passed { seat: Seat(3) }, None, "Player 4 passes.", "Spieler 4 passt.");
}

#[test]
fn a_voice_says_the_numbers_as_words() {
    check_aloud(
        &take("10r-2 + 5b-4", "9b", 5),
        "Fox takes five cards with the nine: \
         ten minus two is eight; five minus four is one; eight and one are nine.",
        "Fox nimmt fünf Karten mit der Neun: \
         zehn minus zwei ist acht; fünf minus vier ist eins; acht und eins sind neun.",
    );
    check_aloud(
        &Event::DiscardedAll { seat: Seat(1), cards: ["-2", "0.5"].map(card).to_vec() },
        "Owl has no number card and discards everything: minus two; zero point five.",
        "Owl hat keine Zahlenkarte und legt alles ab: minus zwei; null Komma fünf.",
    );
}

#[test]
fn several_takes_with_one_card() {
    check(
        &take("10r, 6g + 4o", "10b", 4),
        None,
        "Fox takes 4 cards with the 10: 10; also 6 + 4 = 10.",
        "Fox nimmt 4 Karten mit der 10: 10; dazu 6 + 4 = 10.",
    );
}

#[test]
fn one_card_and_two_cards() {
    let drew = |cards| Event::Drew { seat: Seat(0), cards };
    check(&drew(1), None, "Fox draws 1 card.", "Fox zieht 1 Karte.");
    check(&drew(2), None, "Fox draws 2 cards.", "Fox zieht 2 Karten.");
    check_aloud(&drew(1), "Fox draws one card.", "Fox zieht eine Karte.");
    check_aloud(&drew(2), "Fox draws two cards.", "Fox zieht zwei Karten.");
    let left = |cards| Event::Subtracted { seat: Seat(0), cards };
    check(
        &left(1),
        Some(0),
        "You still have 1 card in hand, and it’s subtracted.",
        "Du hast noch 1 Karte auf der Hand, und die wird abgezogen.",
    );
    check(
        &left(2),
        Some(0),
        "You still have 2 cards in hand, and they’re subtracted.",
        "Du hast noch 2 Karten auf der Hand, und die werden abgezogen.",
    );
}

#[test]
fn builds_are_said_with_the_card_that_made_them() {
    let built = |shown| Event::Built {
        seat: Seat(0),
        name: BuildName(1),
        value: 13,
        sum: sums("8g-5"),
        with: card("10b"),
        shown,
    };
    check(&built(None), None, "Fox builds 13: (8 − 5) + 10 = 13.", "Fox baut 13: (8 − 5) + 10 = 13.");
    check(
        &built(Some(card("13r"))),
        Some(0),
        "You build 13: (8 − 5) + 10 = 13. You show the answer: 13 red.",
        "Du baust 13: (8 − 5) + 10 = 13. Du zeigst die Antwort: 13 rot.",
    );
    let lying = PileView::Build {
        name: BuildName(1),
        value: 10,
        by: Seat(0),
        recipe: Box::new(sums("9g + 1r")),
        challenge: None,
    };
    check(&lying, None, "build of 10: 9 + 1 = 10, by Fox", "Bau von 10: 9 + 1 = 10, von Fox");
    check_aloud(&lying, "build of ten: nine and one are ten, by Fox", "Bau von zehn: neun und eins sind zehn, von Fox");
    check(&PileView::Card(card("10b")), None, "10 blue", "10 blau");
}

#[test]
fn the_end_names_winners_and_results() {
    check(
        &outcome(&[23, -1], &[0]),
        Some(0),
        "The game is over. You win! Cards won: you 23, Owl −1.",
        "Das Spiel ist aus. Du gewinnst! Gewonnene Karten: du 23, Owl −1.",
    );
    check(
        &outcome(&[12, 12, 3], &[0, 1]),
        Some(0),
        "The game is over. Owl and you share the win. Cards won: you 12, Owl 12, Hedgehog 3.",
        "Das Spiel ist aus. Den Sieg teilen sich Owl und du. Gewonnene Karten: du 12, Owl 12, Hedgehog 3.",
    );
    check(
        &outcome(&[1], &[0]),
        Some(0),
        "The game is over. You won 1 card.",
        "Das Spiel ist aus. Du hast 1 Karte gewonnen.",
    );
}

#[test]
fn points_and_what_they_are_for() {
    let line = |item, count, points| ScoreLine { item, take: None, count, points };
    let five = ScoreLine { take: Some(2), ..line(Item::FiveCards, None, 2) };
    let lines = vec![line(Item::Takes, Some(2), 2), line(Item::Cards, Some(7), 7), five];
    check(
        &Event::Scored { seat: Seat(0), lines, total: 30 },
        Some(0),
        "You score 11 points (2 takes: 2, 7 cards: 7, take 2, five at once: 2) and now have 30.",
        "Du bekommst 11 Punkte (2 Mal genommen: 2, 7 Karten: 7, beim 2. Nehmen, fünf auf einmal: 2) und hast jetzt 30.",
    );
    check(
        &Event::Scored { seat: Seat(0), lines: vec![line(Item::BluffFound, None, -20)], total: -3 },
        None,
        "Fox loses 20 points (a bluff caught: −20) and now has −3.",
        "Fox verliert 20 Punkte (ein entdeckter Bluff: −20) und hat jetzt −3.",
    );
    check(
        &outcome_in_points(&[23, -1], &[0]),
        None,
        "The game is over. Fox wins. Points: Fox 23, Owl −1.",
        "Das Spiel ist aus. Fox gewinnt. Punkte: Fox 23, Owl −1.",
    );
    assert_eq!(numero::item_title(Item::FourSigns, English), "All four signs");
    assert_eq!(numero::item_title(Item::FourSigns, German), "Alle vier Rechenzeichen");
    for (item, language) in Item::ALL.into_iter().flat_map(|item| Language::ALL.map(|language| (item, language))) {
        assert!(!numero::item_title(item, language).starts_with("numero-"), "{item:?} in {language}");
    }
}

#[test]
fn a_challenge_from_both_sides() {
    let challenged =
        |held, shown| Event::Challenged { seat: Seat(0), builder: Seat(1), name: BuildName(1), value: 10, held, shown };
    check(
        &challenged(true, Some(card("10b"))),
        Some(1),
        "Fox challenges your build of 10, and you show the answer: 10 blue.",
        "Fox zweifelt deinen Bau von 10 an, und du zeigst die Antwort: 10 blau.",
    );
    check(
        &challenged(false, None),
        Some(0),
        "You challenge Owl’s build of 10. It was a bluff!",
        "Du zweifelst den Bau von 10 an, den Owl gemacht hat. Es war ein Bluff!",
    );
    check(
        &challenged(true, None),
        None,
        "Fox challenges Owl’s build of 10, but the answer was there when it was built.",
        "Fox zweifelt den Bau von 10 an, aber Owl hatte beim Bauen die Antwort auf der Hand.",
    );
    check(
        &Event::Undone { name: BuildName(1), value: 10, builds: vec![(BuildName(0), 8)], cards: vec![card("2r")] },
        None,
        "The build of 10 is taken apart. Back in the centre: build of 8; 2 red.",
        "Der Bau von 10 wird aufgelöst. Zurück in der Mitte: Bau von 8; 2 rot.",
    );
}

#[test]
fn refusals_have_the_rule_and_the_numbers() {
    let sum = |text| Box::new(sums(text));
    let table = [
        (
            Illegal::TakeMisses { sum: sum("10r-2"), value: Ratio::whole(8), with: card("9b") },
            "That’s not a match: 10 − 2 is 8, and your card is a 9.",
            "Das passt nicht: 10 − 2 ist 8, und deine Karte ist eine 9.",
        ),
        (
            Illegal::TakeMisses { sum: sum("10r"), value: Ratio::whole(10), with: card("11b") },
            "There’s a 10 here, but your card is an 11.",
            "Hier liegt eine 10, aber deine Karte ist eine 11.",
        ),
        (
            Illegal::NoAnswer { value: 10 },
            "To build 10, you have to hold a 10 (Golden Rule 2).",
            "Um 10 zu bauen, musst du eine 10 auf der Hand haben (Goldene Regel 2).",
        ),
        (
            Illegal::BreaksBuild { card: card("9r"), name: BuildName(1), value: 10 },
            "That 9 belongs to the build of 10, and a build is never broken up.",
            "Diese 9 gehört zum Bau von 10, und ein Bau wird nie zerlegt.",
        ),
        (
            Illegal::OneNumberCardOnly { card: card("9b") },
            "Only one number card leaves your hand each turn, and 9 blue would be the second (Golden Rule 1).",
            "In einem Zug verlässt nur eine Zahlenkarte deine Hand, und 9 blau wäre schon die zweite (Goldene Regel 1).",
        ),
        (
            Illegal::WrongAnnouncement { announced: 12, sum: sum("8g-5 + 10b"), value: Ratio::whole(13) },
            "8 − 5 is 3, 3 + 10 is 13, but you said 12.",
            "8 − 5 ist 3, 3 + 10 ist 13, aber du hast 12 angesagt.",
        ),
        (
            Illegal::CannotWorkOut {
                pile: Ratio::whole(10),
                card: Some(card("sqrt")),
                trouble: ArithmeticError::NoExactRoot,
            },
            "√10 doesn’t work out. A root has to come out exactly.",
            "√10 kann man hier nicht ausrechnen. Eine Wurzel muss genau aufgehen.",
        ),
        (Illegal::NotYourTurn { turn: Seat(1) }, "It’s Owl’s turn.", "Owl ist dran."),
    ];
    for (illegal, english, german) in table {
        check(&illegal, None, english, german);
    }
    check_aloud(
        &Illegal::NoAnswer { value: 8 },
        "To build eight, you have to hold an eight (Golden Rule 2).",
        "Um acht zu bauen, musst du eine Acht auf der Hand haben (Goldene Regel 2).",
    );
}

#[test]
fn a_refusal_names_its_paragraph_of_the_rulebook() {
    let refusals = include_str!("../../../rules/src/numero/illegal.rs");
    let rulebook = include_str!("../../../../rulebooks/numero.md");
    check_citations(rulebook, &illegals(), numero::paragraph_of, |illegal| doc_of(refusals, illegal));
    assert_eq!(numero::paragraph_of(&Illegal::NoAnswer { value: 10 }), Some("6.3"));
}

#[test]
fn texts_that_are_not_moves() {
    let not_a_move: NotAMove = "grab 9b".parse::<reckon_rules::numero::Move>().expect_err("no move");
    check(
        &not_a_move,
        None,
        "A move can’t start with “grab”. Write it like 9: 5 + 4, or start with take, build, discard, pass, stop or challenge.",
        "Ein Zug fängt nicht mit „grab“ an. Schreib ihn wie 9: 5 + 4, oder fang an mit nimm, baue, lege, passe, fertig oder zweifle.",
    );
}

#[test]
fn titles_presets_and_options() {
    assert_eq!(Numero::title(German), "NUMERO");
    assert!(Numero::about(German).ends_with('.'));
    assert_eq!(Numero::option_title("must-take", German), "Nehmen ist Pflicht");
    assert_eq!(Numero::option_sentence("subtraction", English), "Minus cards make a pile smaller: 10 − 2 = 8.");
    assert_eq!(Numero::option_value("subtraction", "on", German), "mit Minuskarten");
    assert_eq!(Numero::option_value("highest-number", "12", German), "12");
    assert_eq!(Numero::preset_title("subtraction", English), "With minus cards");
    assert_eq!(Numero::preset_sample("all-fractions", German), "⅔ von 9");
    // An unknown name shows up as its id.
    assert_eq!(Numero::option_title("colour", English), "numero-option-colour.title");
}

/// Hands are refilled after every turn.
#[test]
fn only_drawing_goes_without_saying() {
    assert_eq!(unannounced::<Numero>(&events()), ["Drew"]);
}

/// One word per thing.
#[test]
fn words_that_are_never_used() {
    assert_absent("numero", &[" tile", " block", "illegal ", "invalid", "take away", "wildcard", "joker"]);
}
