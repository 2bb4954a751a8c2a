//! Positions as text: what may be left out, what is not a position, and what cannot be one.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numero::text::card::NotACard;
use reckon_rules::numero::text::pack::BadPack;
use reckon_rules::numero::text::position::NotAPosition;
use reckon_rules::numero::text::sum::NotASum;
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{Card, Numero, Options, Phase};
use reckon_rules::options::{BadOption, TableOptions};
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{card, cards, game, is_sound, name, options, position, preset};

fn not_a_position(text: &str) -> NotAPosition {
    match text.parse::<View>() {
        Err(error) => error,
        Ok(view) => panic!("'{text}' was read as '{view}'"),
    }
}

fn not_understood(section: &str, text: &str) -> NotAPosition {
    NotAPosition::NotUnderstood { section: section.to_string(), text: text.to_string() }
}

// A hand and a centre are enough: there are two players, the other has five cards, and the rest is the pack.
#[test]
fn omitted_sections_are_filled_in() {
    let view = position("centre 10 5 | hand 9 8 -2 -4");
    assert_eq!(view.viewer, Viewer::Seat(Seat(0)));
    assert_eq!((view.phase, view.turn), (Phase::Play, Seat(0)));
    assert_eq!(view.hands.iter().map(|hand| hand.count).collect::<Vec<_>>(), [4, 5]);
    assert_eq!(view.options, preset("subtraction"));
    assert_eq!(view.pack, 64 - 2 - 4 - 5);
    assert_eq!(view.won, Some(vec![0, 0]));
    assert_eq!((view.last_taker, view.passes, view.changes, view.forgotten), (None, 0, 0, 0));
    assert_eq!(view.gone, []);
    assert_eq!(view.next_build, name(1));
    is_sound(&game("centre 10 5 | hand 9 8 -2 -4", 0));
}

// Without options, the preset is the smallest from 1-15 on that has all the cards.
#[test]
fn the_preset_follows_from_the_cards() {
    for (text, preset) in [
        ("centre 5 | hand 3", "1-15"),
        ("centre 5 | hand -2", "subtraction"),
        ("centre x2 | hand 3", "multiplication-division"),
        ("centre /2 | hand 3", "multiplication-division"),
        ("centre 5 | hand 1/2", "simple-fractions"),
        ("centre 5 | hand 3 | gone 2/3", "all-fractions"),
        ("centre (3^2) | hand 3", "powers-and-roots"),
        ("centre 9#1 = 3^2 | hand 3", "powers-and-roots"),
    ] {
        assert_eq!(position(text).options, crate::numero::harness::preset(preset), "{text}");
    }
}

// Omitted colours are filled in with those that are still free.
#[test]
fn colours_are_filled_in() {
    let view = position("centre 7g 7 | hand 7 7b 5");
    let mut sevens: Vec<Card> = view.own_hand().iter().copied().filter(|card| card.value() == Some(7)).collect();
    sevens.extend(view.centre.iter().map(|lying| lying.to_string().parse::<Card>().unwrap()));
    sevens.sort_unstable();
    assert_eq!(sevens, cards("7g 7o 7b 7r"));
    let shown = position("centre 7g 7 | hand 1 | shown 2: 7r 7");
    assert!(Numero::imagine(&shown, &mut Shuffle::from_number(0)).is_ok());
    assert_eq!(shown.hands[1].shown.len(), 2);
}

// In a pack with coloured wild cards, their colours are filled in as well.
#[test]
fn colours_of_wild_cards_are_filled_in() {
    let text = "options preset=subtraction | cards 1-15gobr -2g -2r -3 | centre -2 5 | hand -2 -3 1";
    let view = position(text);
    assert_eq!(view.own_hand(), cards("-2r -3 1g"));
    assert_eq!(view.centre[0], PileView::Card(card("-2g")));
    is_sound(&game(text, 0));
}

// The number of seats follows from lists, or from the seats that are named.
#[test]
fn seats_follow_from_what_is_said() {
    for (text, seats) in [
        ("centre 5 | hand 3", 2),
        ("centre 5 | hand 3 | seats 1", 1),
        ("centre 5 | hand 3 | seats 4", 4),
        ("centre 5 | hand 3 | seat 3", 3),
        ("centre 5 | hand 3 | turn 4", 4),
        ("centre 5 | hand 3 | last 3", 3),
        ("centre 5 | hand 3 | hands 1 5 5", 3),
        ("centre 5 | hand 3 | won 0 0 0 0", 4),
        ("centre 5 | hands 5", 1),
    ] {
        assert_eq!(position(text).seats(), seats, "{text}");
    }
}

// Sections may come in any order, on lines or separated by bars, in upper or lower case, with or without a colon.
#[test]
fn sections_in_any_form() {
    let expected = position("centre 10r 5b | hand 9b -2 | hands 2 5 | turn 1 | pack 55 | won 0 0");
    for text in [
        "hand 9b -2 | centre 10r 5b",
        "CENTRE 10r 5b\nHand 9b -2",
        "centre: 10r, 5b\n\nhand: 9b, -2\n",
        "  | centre  10r ,5b |  | hand 9b−2 ",
        "center 10r 5b | hand 9 blue -2",
        "centre 10R 5B | hand 9B -2",
    ] {
        assert_eq!(position(text), expected, "{text}");
    }
}

// Builds may be abbreviated: value and name follow from the sum, and somebody else made them.
#[test]
fn builds_may_be_written_short() {
    let build = |text: &str| match &position(text).centre[0] {
        PileView::Build { name, value, by, recipe, .. } => (name.0, *value, *by, recipe.to_string()),
        lying => panic!("{lying}"),
    };
    assert_eq!(build("centre (5r + 3b) | hand 1"), (1, 8, Seat(1), "5r + 3b".to_string()));
    assert_eq!(build("centre 8 = 5r + 3b | hand 1"), (1, 8, Seat(1), "5r + 3b".to_string()));
    assert_eq!(build("centre 8#4 = 5r + 3b | hand 1"), (4, 8, Seat(1), "5r + 3b".to_string()));
    assert_eq!(build("centre 8#4 = 5r + 3b by 1 | hand 1"), (4, 8, Seat(0), "5r + 3b".to_string()));
    assert_eq!(build("centre (5r + 3b) by 1, 4 | hand 1"), (1, 8, Seat(0), "5r + 3b".to_string()));
    assert_eq!(build("centre (10r-2) | hand 1 | seat 2"), (1, 8, Seat(0), "10r-2".to_string()));
    assert_eq!(build("centre (5 + 3) | hand 1"), (1, 8, Seat(1), "5g + 3g".to_string()));
    let two = position("centre (5r + 3b), 9#7 = 4r + 5g, (1r + 1g) | hand 1");
    assert_eq!(two.centre[0].to_string(), "8#8 = 5r + 3b by 2");
    assert_eq!(two.centre[2].to_string(), "2#9 = 1r + 1g by 2");
    assert_eq!(two.next_build, name(10));
}

// Cards that were won and are not listed are forgotten: imagined worlds choose them.
#[test]
fn wins_that_are_not_listed() {
    let view = position("centre 5 | hand 3 | won 4 7 | gone 1g 2g");
    assert_eq!((view.forgotten, view.pack), (9, 60 - 1 - 1 - 5 - 11));
    let view = position("centre 5 | hand 3 | gone 1g 2g | last 2");
    assert_eq!((view.won, view.forgotten), (Some(vec![0, 2]), 0));
    let view = position("centre 5 | hand 3 | forgotten 6");
    assert_eq!(view.won, Some(vec![6, 0]));
}

// Every view in whole games reads back as text, at every preset and number of seats.
#[test]
fn views_read_back() {
    for (seed, name) in (0..).zip(reckon_rules::numero::Options::presets()) {
        for seats in 1..=4 {
            let Ok(mut game) = Numero::deal(&preset(name), seats, &mut Shuffle::from_number(seed)) else {
                continue;
            };
            let mut shuffle = Shuffle::from_number(seed + 50);
            while game.turn().outcome().is_none() {
                let seat = crate::numero::harness::mover(&game);
                let choice = game.random_move(seat, &mut shuffle);
                game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("{choice}: {why:?}"));
                is_sound(&game);
            }
        }
    }
}

// A position with everything that can be written.
#[test]
fn a_position_with_every_section() {
    let view = position(
        "options preset=powers-and-roots zero-piles=off show-answer=on | cards 1-15gobr 2*-2 -3 x2 sqrt 2*1/2 | seat 2
         turn 2 | centre 10r, 1/2, 10#4 = 9g + 1r by 1, 4#6 = 8g-2-2 by 3 | hand 9b 8r -3 | hands 5 3 4 | won 4 3 0
         gone 1g 3g 4g 5g 2r 3r 4r | last 2 | shown 1: 10b | holds 3: 4 12 | passes 1 | builds 9 | changes 17",
    );
    assert_eq!(view.to_string().parse::<View>(), Ok(view.clone()));
    let written = view.to_string();
    for section in [
        "options", "cards", "seat", "turn", "centre", "hand", "hands", "pack", "won", "gone", "last", "shown", "holds",
        "passes", "builds", "changes",
    ] {
        assert!(written.split(" | ").any(|part| part.split(' ').next() == Some(section)), "{section}: {written}");
    }
    is_sound(&Numero::imagine(&view, &mut Shuffle::from_number(0)).unwrap());
}

// Not a position: a word that is not a section.
#[test]
fn unknown_sections() {
    assert_eq!(not_a_position("centre 5 | hand 3 | deck 40"), NotAPosition::UnknownSection("deck".to_string()));
    assert_eq!(not_a_position("5 3"), NotAPosition::UnknownSection("5".to_string()));
}

// Not a position: the same section twice.
#[test]
fn sections_appear_once() {
    for (text, word) in [
        ("centre 5 | hand 3 | hand 4", "hand"),
        ("centre 5 | hand 3 | centre 4", "centre"),
        ("centre 5 | hand 3 | turn 1 | chance 1", "turn, chance or over"),
        ("centre 5 | hand 3 | over 1 | turn 1", "turn, chance or over"),
        ("centre 5 | hand 3 | wild 2 | wild 2", "wild"),
        ("centre 5 | hand 3 | holds 2: 7 | holds 2: 7", "holds"),
    ] {
        assert_eq!(not_a_position(text), NotAPosition::Twice(word.to_string()), "{text}");
    }
}

// §1.5 House rules alone leave the level to the cards.
#[test]
fn house_rules_leave_the_level_to_the_cards() {
    let view = position("options zero-piles=off | centre 10 5 | hand 9 -2 -4");
    assert_eq!(view.options, Options { zero_piles: false, ..preset("subtraction") });
    let view = position("options wild-colour=spoils scoring=on | cards 1-15gobr -2g -3r x3r | centre 10 | hand 9 -2g");
    assert!(view.options.selects(card("-2g")) && view.options.scoring);
    let view = position("options preset=1-10 zero-piles=off | centre 10 5 | hand 9");
    assert_eq!(view.options, Options { zero_piles: false, ..preset("1-10") });
}

// Both spellings name the same section, so the second is a repetition.
#[test]
fn centre_and_center_are_one_section() {
    assert!(matches!(not_a_position("centre 5r | hand 3 | center 4r"), NotAPosition::Twice(_)));
}

// Not a position: a section that contains something it cannot hold.
#[test]
fn sections_that_are_not_understood() {
    for (section, text) in [
        ("hand", "king"),
        ("hand", "5 + 3"),
        ("gone", "5r ?"),
        ("hands", "5 x"),
        ("hands", "5 -1"),
        ("hands", "5 256"),
        ("pack", "many"),
        ("pack", "256"),
        ("pack", ""),
        ("won", "1 2.5"),
        ("seat", "0"),
        ("seat", "7"),
        ("seat", "one"),
        ("turn", ""),
        ("last", "x"),
        ("shown", "7r"),
        ("shown", "x: 7r"),
        ("shown", "2: king"),
        ("holds", "7"),
        ("holds", "2: 7r"),
        ("wild", ""),
        ("passes", "x"),
        ("builds", "300"),
        ("changes", "-1"),
        ("seats", "two"),
        ("forgotten", "x"),
    ] {
        let rest = if section == "hand" { "centre 5" } else { "centre 5 | hand 3" };
        assert_eq!(not_a_position(&format!("{rest} | {section} {text}")), not_understood(section, text), "{section}");
    }
    assert_eq!(not_a_position("centre king | hand 3"), not_understood("centre", "king"));
    assert_eq!(not_a_position("centre 8# = 5 + 3 | hand 3"), not_understood("centre", "8# = 5 + 3"));
    assert_eq!(not_a_position("centre 8#1 | hand 3"), not_understood("centre", "8#1"));
}

// Not a position: a build whose sum is not a sum.
#[test]
fn builds_that_are_not_sums() {
    let sum = |text: &str| match not_a_position(&format!("centre {text} | hand 3")) {
        NotAPosition::Sum(error) => error,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(sum("8#1 = "), NotASum::NotAPile(String::new()));
    assert_eq!(sum("8#1 = -2"), NotASum::LoneWild);
    assert_eq!(sum("(5 + 3"), NotASum::NotClosed);
    assert_eq!(sum(&format!("{}5{}", "(".repeat(80), ")".repeat(80))), NotASum::TooDeep);
    assert_eq!(sum(&format!("({})", vec!["1"; 200].join(" + "))), NotASum::TooLong);
    assert_eq!(sum(&vec!["1"; 200].join(" ")), NotASum::TooLong);
}

// Not a position: invalid options and packs.
#[test]
fn invalid_options_and_packs() {
    let unknown = NotAPosition::Option(BadOption::Unknown { name: "bluff".to_string() });
    assert_eq!(not_a_position("options bluff=on | centre 5 | hand 3"), unknown);
    let preset = NotAPosition::Option(BadOption::UnknownPreset { name: "1-20".to_string() });
    assert_eq!(not_a_position("options preset=1-20 | centre 5 | hand 3"), preset);
    let spec = *reckon_rules::numero::Options::spec("must-take").unwrap();
    let value = NotAPosition::Option(BadOption::Value { spec, value: "yes".to_string() });
    assert_eq!(not_a_position("options must-take=yes | centre 5 | hand 3"), value);
    let pack = NotAPosition::Pack(BadPack::NotACard { text: "king".to_string() });
    assert_eq!(not_a_position("cards 1-15gobr king | centre 5 | hand 3"), pack);
    assert_eq!(not_a_position("cards | centre 5 | hand 3"), NotAPosition::Pack(BadPack::NoNumberCard));
    assert_eq!("king".parse::<Card>(), Err(NotACard("king".to_string())));
}

// Not a position: more seats than any table has, or lists that disagree.
#[test]
fn invalid_seats() {
    for text in [
        "centre 5 | hand 3 | seats 0",
        "centre 5 | hand 3 | seats 5",
        "centre 5 | hand 3 | hands 1 5 5 5 5",
        "centre 5 | hand 3 | hands",
        "centre 5 | hand 3 | seat 5",
        "centre 5 | hand 3 | turn 6",
        "centre (5 + 3) by 7 | hand 3",
        "centre (5 + 3) by | hand 3",
    ] {
        assert_eq!(not_a_position(text), NotAPosition::Seats, "{text}");
    }
}

// Not a position: a list that does not have one number for each seat.
#[test]
fn lists_that_do_not_fit_the_seats() {
    for (text, section, listed, seats) in [
        ("seats 3 | hands 1 5", "hands", 2, 3),
        ("seats 2 | hands 1 5 5", "hands", 3, 2),
        ("seats 2 | won 1 2 3", "won", 3, 2),
        ("hands 1 5 | won 0 0 0", "won", 3, 2),
        ("seats 3 | points 1 2", "points", 2, 3),
        ("hands 1 5 | points 1 2 3", "points", 3, 2),
    ] {
        let listed = NotAPosition::Listed { section, listed, seats };
        assert_eq!(not_a_position(&format!("centre 5 | hand 3 | {text}")), listed, "{text}");
    }
}

// Not a position: empty text.
#[test]
fn empty_text_is_not_a_position() {
    for text in ["", "\n\n", " | ", "options preset=1-5", "turn 1 | pack 40"] {
        assert_eq!(not_a_position(text), NotAPosition::Empty, "{text}");
    }
}

// Statements about a seat that does not exist, and about a watcher with a hand.
#[test]
fn contradictions_are_not_positions() {
    for known in ["shown 4: 5r", "holds 4: 7", "wild 4"] {
        assert_eq!(format!("centre 5 | hand 3 | hands 1 5 | {known}").parse::<View>(), Err(NotAPosition::Seats));
    }
    assert_eq!("watching | centre 5 | hand 3".parse::<View>(), Err(NotAPosition::WatcherWithHand));
    assert!(matches!("centre 5 | hand 3 | holds 2: 5 | holds 2: 6".parse::<View>(), Err(NotAPosition::Twice(_))));
}

// A pack named in the position is played with as a whole, unless its options say otherwise.
#[test]
fn a_named_pack_is_played_whole() {
    let view: View = "cards 1-20gobr -1 | centre 18 | hand 3".parse().expect("a position");
    assert_eq!(view.options.selected().len(), 81);
}

// A referee's question: the order of the sections does not affect the judgement.
#[test]
fn the_order_of_sections_does_not_matter() {
    let one = game("centre 10r 5b | hand 9b 8g -2 -4", 3).view(Viewer::Seat(Seat(0)));
    let other = game("hand 9b 8g -2 -4\ncentre 10r 5b", 3).view(Viewer::Seat(Seat(0)));
    assert_eq!(one, other);
    assert_eq!(options("preset=subtraction"), one.options);
}

// A referee's question at the end of a game: the pack is finished, and the rest was won.
#[test]
fn the_last_chance_needs_few_words() {
    let game = game("chance 1 | centre 5 3 2 9 | hand 5 8 1", 0);
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.pack, view.hands[1].count, view.phase), (0, 0, Phase::FinalChance));
    let late = position("centre 5 | hand 3 | pack 3");
    assert_eq!((late.pack, late.forgotten), (3, 50));
}

// In the recipe of a build `x3/4` is two cards, as everywhere in the notation.
#[test]
fn times_three_over_four_is_two_cards() {
    let view = position("options preset=powers-and-roots | centre 3 = 4rx3/4 by 2 | hand 3");
    let PileView::Build { recipe, .. } = &view.centre[0] else { panic!("a build") };
    assert_eq!(recipe.to_string(), "4rx3/4");
    assert_eq!(recipe.tokens().len(), 4);
}
