//! Numberloor as people read and hear it, word for word.

use reckon_compose::numberloor::NotUnderstood;
use reckon_rules::game::Seat;
use reckon_rules::numberloor::{Celebration, End, Event, How, Illegal, Numberloor, Side, View};
use reckon_words::Language::{English, German};
use reckon_words::{GameWords, Speaker, numberloor};

use super::samples::*;
use crate::support::citations::{check_citations, doc_of};
use crate::support::{assert_absent, check, check_aloud, names, unannounced};

fn view(text: &str) -> View {
    text.parse().expect("a position")
}

#[test]
fn cards_by_name() {
    let table = [
        ("5", "Level 5", "level five", "Stockwerk 5", "Stockwerk fünf"),
        ("1n", "Level 1 by night", "level one by night", "Stockwerk 1 bei Nacht", "Stockwerk eins bei Nacht"),
        ("b3", "balloon 3", "balloon three", "Ballon 3", "Ballon drei"),
        ("near", "Any Nearest", "Any Nearest", "Ballon Nah", "Ballon Nah"),
        ("odd", "Any Odd", "Any Odd", "Ballon Ungerade", "Ballon Ungerade"),
        ("oe", "Any Odd/Even", "Any Odd/Even", "Ballon Ungerade/Gerade", "Ballon Ungerade/Gerade"),
        (
            "oe=odd",
            "Any Odd/Even (odd)",
            "Any Odd/Even (odd)",
            "Ballon Ungerade/Gerade (ungerade)",
            "Ballon Ungerade/Gerade (ungerade)",
        ),
        ("even", "Any Even", "Any Even", "Ballon Gerade", "Ballon Gerade"),
        ("skip", "Skip a Go", "Skip a Go", "Ballon Aussetzen", "Ballon Aussetzen"),
    ];
    for (text, written, spoken, geschrieben, gesprochen) in table {
        assert_eq!(numberloor::card_name(card(text), English), written);
        assert_eq!(numberloor::card_spoken(card(text), English), spoken);
        assert_eq!(numberloor::card_name(card(text), German), geschrieben);
        assert_eq!(numberloor::card_spoken(card(text), German), gesprochen);
    }
    let names = names();
    let listed = numberloor::cards_listed(&cards("2 8n b3"), &Speaker::new(English, &names));
    assert_eq!(listed, "Level 2, Level 8 by night, balloon 3");
}

#[test]
fn a_placement_says_its_arithmetic() {
    let table = [
        (placed("6", "9", How::Down { by: 3 }), "Level 6: 9 − 3 = 6.", "Stockwerk 6: 9 − 3 = 6."),
        (placed("5", "3", How::Up { by: 2 }), "Level 5: 3 + 2 = 5.", "Stockwerk 5: 3 + 2 = 5."),
        (placed("1", "9", How::Up { by: 2 }), "Level 1: 9 + 2 = 11, so 1.", "Stockwerk 1: 9 + 2 = 11, also die 1."),
        (
            placed("7", "0", How::Down { by: 3 }),
            "Level 7; 0 is also 10: 10 − 3 = 7.",
            "Stockwerk 7; 0 ist auch 10: 10 − 3 = 7.",
        ),
        (
            placed("7", "2", How::Down { by: 5 }),
            "Level 7; 2 is also 12: 12 − 5 = 7.",
            "Stockwerk 7; 2 ist auch 12: 12 − 5 = 7.",
        ),
        (placed("5", "5n", How::Same), "Level 5: the same number.", "Stockwerk 5: dieselbe Zahl."),
        (
            placed("near 1", "9", How::Near { by: 2 }),
            "Any Nearest and Level 1: 9 + 2 = 11, so 1, and that’s near.",
            "Ballon Nah und Stockwerk 1: 9 + 2 = 11, also die 1, und das ist nah.",
        ),
        (placed("7", "2", How::Odd), "Level 7: 7 is odd.", "Stockwerk 7: 7 ist ungerade."),
        (placed("0", "3", How::Even), "Level 0: 0 is even.", "Stockwerk 0: 0 ist gerade."),
    ];
    for (event, english, german) in table {
        check(&event, None, &format!("Fox lays {english}"), &format!("Fox legt {german}"));
        check(&event, Some(0), &format!("You lay {english}"), &format!("Du legst {german}"));
    }
    check(
        &placed_on(Some(Side::Left), "9", "0", How::Neighbour { by: -1 }),
        None,
        "Fox lays Level 9 on the left: 9 comes before 0.",
        "Fox legt links Stockwerk 9: 9 kommt vor 0.",
    );
    check_aloud(
        &placed("b2 b3 1", "8", How::Up { by: 3 }),
        "Fox lays balloon two, balloon three and level one: eight and three are eleven, so one.",
        "Fox legt Ballon zwei, Ballon drei und Stockwerk eins: acht und drei sind elf, also die Eins.",
    );
}

#[test]
fn everything_else_that_happens() {
    let seat = Seat(0);
    let took_over = Event::TookOver { seat, from: Seat(1) };
    check(
        &took_over,
        Some(1),
        "Fox takes over your turn with a Night card.",
        "Fox übernimmt mit einer Nachtkarte deinen Zug.",
    );
    check(
        &took_over,
        Some(0),
        "You take over Owl’s turn with a Night card.",
        "Du übernimmst mit einer Nachtkarte den Zug von Owl.",
    );
    check(&Event::Drew { seat, cards: 2 }, None, "Fox takes 2 cards.", "Fox nimmt 2 Karten.");
    check(&Event::Passed { seat, cards: 0 }, Some(0), "You pass.", "Du passt.");
    check(&Event::Passed { seat, cards: 1 }, None, "Fox passes and takes 1 card.", "Fox passt und nimmt 1 Karte.");
    check_aloud(
        &Event::Skipped { seat, cards: 2 },
        "Skip a Go: Fox takes two cards and misses a turn.",
        "Ballon Aussetzen: Fox nimmt zwei Karten und setzt aus.",
    );
    check(
        &Event::Star { seat, stars: 1, celebration: Celebration::Dance },
        Some(0),
        "You’ve laid all your cards and get your first star. Do your dance!",
        "Du hast alle deine Karten gelegt und bekommst deinen ersten Stern. Jetzt wird getanzt!",
    );
    check(
        &Event::Star { seat, stars: 2, celebration: Celebration::Dance },
        None,
        "Fox has laid every card, does a dance and gets a star. That makes 2.",
        "Fox hat alle Karten gelegt, tanzt und bekommt einen Stern. Das macht 2.",
    );
    check(
        &Event::Star { seat, stars: 1, celebration: Celebration::Cry },
        Some(0),
        "You’ve laid all your cards and get your first star. Shout hurray!",
        "Du hast alle deine Karten gelegt und bekommst deinen ersten Stern. Ruf laut Hurra!",
    );
    check_aloud(
        &Event::Star { seat, stars: 2, celebration: Celebration::Cry },
        "Fox has laid every card, shouts hurray and gets a star. That makes two.",
        "Fox hat alle Karten gelegt, ruft Hurra und bekommt einen Stern. Das macht zwei.",
    );
}

#[test]
fn the_end_and_what_decided_it() {
    check(
        &over(&[5, 2], &[0], End::Stars),
        Some(0),
        "The game is over. You win! Stars: you 5, Owl 2.",
        "Das Spiel ist aus. Du gewinnst! Sterne: du 5, Owl 2.",
    );
    check(
        &over(&[2, 2, 1], &[1], End::TurnLimit),
        None,
        "That was the last turn, so the game is over. Owl wins. Stars: Fox 2, Owl 2, Hedgehog 1; the fewest cards in \
         hand decide it.",
        "Das war der letzte Zug: Das Spiel ist aus. Owl gewinnt. \
         Sterne: Fox 2, Owl 2, Hedgehog 1; es entscheiden die wenigsten Karten auf der Hand.",
    );
    check(
        &over(&[2, 2], &[0, 1], End::AllPassed),
        Some(0),
        "Everybody has passed and there’s no card left to take, so the game is over. Owl and you share the win. \
         Stars: you 2, Owl 2.",
        "Alle haben gepasst, und es gibt keine Karte mehr zu nehmen: Das Spiel ist aus. Den Sieg teilen sich Owl und \
         du. Sterne: du 2, Owl 2.",
    );
}

#[test]
fn refusals_have_the_numbers() {
    let does_not_go = |balloon, goes: &[u8]| Illegal::DoesNotGo {
        level: card("7"),
        on: card("5"),
        balloon: card(balloon),
        goes: goes.to_vec(),
    };
    check(
        &does_not_go("b3", &[2, 5, 8]),
        None,
        "7 doesn’t fit on 5: with balloon 3 open, 2, 5 or 8 fit.",
        "Die 7 passt nicht auf die 5: Bei Ballon 3 passen 2, 5 oder 8.",
    );
    check_aloud(
        &does_not_go("skip", &[5]),
        "seven doesn’t fit on five: with Skip a Go open, only five fits.",
        "Die Sieben passt nicht auf die Fünf: Bei Ballon Aussetzen passt nur die Fünf.",
    );
    check(
        &Illegal::NoNeighbour {
            level: card("3"),
            on: card("0"),
            goes: vec![0, 1, 9],
            other: card("5"),
            other_goes: vec![4, 5, 6],
        },
        None,
        "3 doesn’t fit on 0: 9, 0 or 1 fit there. On the other stack, on 5, it’s 4, 5 or 6.",
        "Die 3 passt nicht auf die 0: Dort passen 9, 0 oder 1. Auf dem anderen Stapel, auf der 5, sind es 4, 5 oder 6.",
    );
    check(
        &Illegal::CanLay { level: card("6"), balloon: Some(card("b3")) },
        None,
        "You only take cards if no Level fits, and you can lay balloon 3 and Level 6.",
        "Karten nimmst du nur, wenn kein Stockwerk passt, aber das hier passt: Ballon 3 und Stockwerk 6.",
    );
    check(
        &Illegal::LayAllBalloons { level: card("6"), left: cards("b2 skip") },
        None,
        "Level 6 is your last Level, so all your balloons go with it: balloon 2 and Skip a Go are missing.",
        "Stockwerk 6 ist dein letztes Stockwerk, also kommen alle deine Ballons mit: \
         Es fehlen Ballon 2 und Ballon Aussetzen.",
    );
    check(&Illegal::NotYourTurn { turn: Seat(1) }, None, "It’s Owl’s turn.", "Owl ist dran.");
    check(
        &NotUnderstood::WrongSum { left: 9, up: true, by: 2, is: 1, says: 2 },
        None,
        "9 + 2 = 11, so 1, but you wrote 2.",
        "9 + 2 = 11, also die 1, aber du hast 2 geschrieben.",
    );
}

/// §3.6 An example is a line that the rules allow.
#[test]
fn examples_follow_the_parity() {
    let after = |balloons: &str| NotUnderstood::OnlyBalloons { balloons: cards(balloons) };
    for (balloons, example) in [
        ("b3", "b3 6"),
        ("odd", "odd 7"),
        ("even", "even 6"),
        ("oe", "oe=odd 7"),
        ("oe=odd", "oe=odd 7"),
        ("oe=even", "oe=even 6"),
        ("odd b3", "odd b3 6"),
        ("b3 odd", "b3 odd 7"),
    ] {
        for language in [English, German] {
            let said = Speaker::new(language, &names()).tell(&after(balloons));
            assert!(said.ends_with(&format!(": {example}")), "{said}");
        }
    }
}

#[test]
fn a_refusal_names_its_paragraph_of_the_rulebook() {
    let refusals = include_str!("../../../rules/src/numberloor/illegal.rs");
    let rulebook = include_str!("../../../../rulebooks/numberloor.md");
    check_citations(rulebook, &illegals(), numberloor::paragraph_of, |illegal| doc_of(refusals, illegal));
    let odd =
        Illegal::DoesNotGo { level: card("4"), on: card("6"), balloon: card("odd"), goes: vec![1, 3, 5, 6, 7, 9] };
    assert_eq!(numberloor::paragraph_of(&odd), Some("3.6"));
}

#[test]
fn the_open_cards_and_what_goes() {
    let names = names();
    let (english, german) = (Speaker::new(English, &names), Speaker::new(German, &names));
    let goes = |text: &str, side, speaker: &Speaker<'_>| speaker.render(&numberloor::goes(&view(text), side, speaker));
    assert_eq!(goes("open 5 b3 | hand 2 8", None, &english), "2, 5 or 8 fit");
    assert_eq!(goes("open 5 b3 | hand 2 8", None, &german), "2, 5 oder 8 passen");
    assert_eq!(goes("open 5 skip | hand 2 8", None, &english), "only 5 fits");
    assert_eq!(goes("open 5 skip | hand 2 8", None, &german.aloud()), "nur die Fünf passt");
    // In counting order: 9 comes after 8, and 0 after 9.
    assert_eq!(goes("open 9 near | hand 2 8", None, &english), "7, 8, 9, 0 or 1 fit");
    assert_eq!(goes("open 4 0 | hand 2 8", Some(Side::Right), &english), "9, 0 or 1 fit");
    let open = |text: &str, speaker: Speaker<'_>| speaker.render(&numberloor::open_cards(&view(text), &speaker));
    assert_eq!(
        open("open 3 b3 | hand 2 8", english.aloud()),
        "Open: level three, balloon three: zero, three or six fit."
    );
    assert_eq!(
        open("open 3 b3 | hand 2 8", german.aloud()),
        "Offen: Stockwerk drei, Ballon drei: null, drei oder sechs passen."
    );
    assert_eq!(
        open("open 4 9 | hand 2 8", english),
        "Open: on the left Level 4: 3, 4 or 5 fit; on the right Level 9: 8, 9 or 0 fit."
    );
}

#[test]
fn a_whole_turn_is_one_sentence() {
    let same = How::Same;
    let turn = [
        placed("5", "3", same),
        placed("7", "5", same),
        placed("9", "7", same),
        placed("b3 6", "9", same),
        placed("3", "6", same),
        Event::Ended { seat: Seat(0) },
        Event::Skipped { seat: Seat(1), cards: 2 },
    ];
    let names = names();
    assert_eq!(
        numberloor::turn_spoken(&turn[..6], &names, English),
        "Fox: five, seven, nine; balloon three; six, three."
    );
    assert_eq!(
        numberloor::turn_spoken(&turn, &names.seen_by(Some(Seat(0))), German),
        "Du: fünf, sieben, neun; Ballon drei; sechs, drei. Ballon Aussetzen: Owl nimmt zwei Karten und setzt aus."
    );
    let night = [
        Event::TookOver { seat: Seat(0), from: Seat(1) },
        placed("6n", "9", same),
        left("b2 skip"),
        Event::Star { seat: Seat(0), stars: 2, celebration: Celebration::Dance },
    ];
    let speaker = Speaker::new(English, &names);
    let written: Vec<String> = numberloor::turn(&night, &speaker).iter().map(|line| speaker.render(line)).collect();
    let expected = [
        "Fox takes over Owl’s turn with a Night card.",
        "Fox: 6 by night; balloon 2, Skip a Go.",
        "Fox has laid every card, does a dance and gets a star. That makes 2.",
    ];
    assert_eq!(written, expected);
    let stacks = [
        placed_on(Some(Side::Left), "3", "4", same),
        placed_on(Some(Side::Left), "2", "3", same),
        placed_on(Some(Side::Right), "9", "8", same),
    ];
    assert_eq!(numberloor::turn_spoken(&stacks, &names, English), "Fox: on the left three, two; on the right nine.");
    // The end of a turn narrated earlier has its own sentence.
    assert_eq!(numberloor::turn_spoken(&turn[5..6], &names, English), "Fox ends the turn.");
    assert_eq!(numberloor::turn_spoken(&[], &names, English), "");
}

#[test]
fn titles_presets_and_options() {
    assert_eq!(Numberloor::title(German), "Numberloor");
    assert!(Numberloor::about(German).ends_with('.'));
    assert_eq!(Numberloor::option_title("night-cards", German), "Nachtkarten");
    assert!(Numberloor::option_sentence("turn-limit", English).ends_with("this many turns."));
    assert_eq!(Numberloor::option_value("voluntary-draw", "off", English), "only if no Level fits");
    assert_eq!(Numberloor::option_value("turn-limit", "100", German), "100");
    let presets = ["beginners", "intermediate", "advanced"];
    let titles = presets.map(|name| Numberloor::preset_title(name, English));
    assert_eq!(titles, ["Beginners (4+)", "Intermediate (6+)", "Advanced (8+)"]);
    assert_eq!(Numberloor::preset_sample("advanced", German), "8 + 5 = 13, also die 3");
    assert_eq!(Numberloor::option_title("colour", English), "numberloor-option-colour.title");
}

/// The next turn shows that the last one is over and that nobody cut in.
#[test]
fn the_end_of_a_turn_goes_without_saying() {
    assert_eq!(unannounced::<Numberloor>(&events()), ["Ended", "LetGo"]);
}

/// One word per thing.
#[test]
fn words_that_are_never_used() {
    assert_absent("numberloor", &[" tile", " block", "illegal ", "invalid", "penalt", "error", "discard", "wild card"]);
}
