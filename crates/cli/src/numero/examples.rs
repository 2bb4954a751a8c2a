//! Moves for the help. Each is played at a table of its own, so that its effect is told in the same sentences as in a
//! game.

use reckon_rules::game::Seat;
use reckon_rules::numero::card::{Card, Face};
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{Event, Numero, View};
use reckon_words::{Names, Speaker};

use crate::game::played;
use crate::output::Output;

/// A verb to type, and a position with the rest of the line: once with the usual cards, and once with small cards for
/// a table that has no others.
struct Example {
    verb: &'static str,
    usual: (&'static str, &'static str),
    small: (&'static str, &'static str),
}

const fn example(
    verb: &'static str,
    usual: (&'static str, &'static str),
    small: (&'static str, &'static str),
) -> Example {
    Example { verb, usual, small }
}

/// Examples for every game; those without wild cards come first.
const EXAMPLES: [Example; 8] = [
    example(TAKE, ("centre 5r 3b | hand 8g 1g", "8: 5 + 3"), ("centre 3r 2b | hand 5g 1g", "5: 3 + 2")),
    example(TAKE, ("centre 10r 6g 4o | hand 10b 1g", "10: 10, 6 + 4"), ("centre 5r 4g 1o | hand 5b 1g", "5: 5, 4 + 1")),
    example(BUILD, ("centre 9g 2r | hand 1b 10o", "10: 9 + 1"), ("centre 3g 2r | hand 1b 4o", "4: 3 + 1")),
    example(DISCARD, ("centre 5r 3b | hand 8g 7g", "7"), ("centre 5r 3b | hand 4g 2g", "2")),
    example(
        TAKE,
        ("centre 10r 5b | hand 9b -2 -4 1g", "9: 10-2 + 5-4"),
        ("centre 4r 5b | hand 3b -2 -4 1g", "3: 4-2 + 5-4"),
    ),
    example(TAKE, ("centre 2r | hand x3 6b 1g", "6: 2x3"), ("centre 2r | hand x2 4b 1g", "4: 2x2")),
    example(TAKE, ("centre 10r | hand 1/2 5b 1g", "5: 10*1/2"), ("centre 4r | hand 1/2 2b 1g", "2: 4*1/2")),
    example(TAKE, ("centre 9r | hand sqrt 3b 1g", "3: 9 sqrt"), ("centre 4r | hand sqrt 2b 1g", "2: 4 sqrt")),
];

/// Number of examples without wild cards.
const PLAIN: usize = 4;

const TAKE: &str = "cli-numero-verb-take";
const BUILD: &str = "cli-numero-verb-build";
const DISCARD: &str = "cli-numero-verb-discard";

/// §11 Example only for games with bluffs, like the next one.
const CHALLENGE: Example = example(
    "cli-numero-verb-challenge",
    ("centre 10#1 = 9g + 1r by 2 open 1 | hand 8g 7g | lacks 2: 10 | points 12 30", "10"),
    ("centre 4#1 = 3g + 1r by 2 open 1 | hand 5g 2g | lacks 2: 4 | points 12 30", "4"),
);
const BLUFF: Example = example(
    BUILD,
    ("centre 9g 2r | hand 4b 8o | points 12 30", "13: 9 + 4"),
    ("centre 3g 2r | hand 2b 1o | points 12 30", "5: 3 + 2"),
);

/// Returns the examples whose cards are in play; in Patience, only takes (§9.2). Of those with wild cards, the short
/// list has only the hardest.
pub fn examples(view: &View, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
    // The tables are imaginary: "you" addresses the reader.
    let names = Names::default().seen_by(Some(Seat(0)));
    let speaker = output.speaker(&names);
    let goes_here = |example: &&Example| view.seats() > 1 || example.verb == TAKE;
    let cards: Vec<Face> = view.options.selected().iter().map(|printed| printed.card.face).collect();
    let shown = |example: &Example| {
        [example.usual, example.small].into_iter().find_map(|(position, rest)| {
            let typed = format!("{} {rest}", output.say(example.verb));
            let events = play(position, &typed, &cards, &speaker)?;
            Some((typed, events.iter().map(|event| speaker.tell(event)).collect::<Vec<String>>()))
        })
    };
    let (plain, wild) = EXAMPLES.split_at(PLAIN);
    let mut examples: Vec<_> = plain.iter().filter(goes_here).filter_map(shown).collect();
    let wild: Vec<_> = wild.iter().filter_map(shown).collect();
    let left_out = if all { 0 } else { wild.len().saturating_sub(1) };
    examples.extend(wild.into_iter().skip(left_out));
    if view.options.bluffs() && view.seats() > 1 {
        let bluff = shown(&BLUFF).map(|(typed, mut told)| {
            told.push(output.say("cli-numero-example-bluff"));
            (typed, told)
        });
        examples.extend(bluff);
        examples.extend(shown(&CHALLENGE));
    }
    examples
}

/// Returns what happens; `None` if one of the cards is not in play.
fn play(position: &str, typed: &str, cards: &[Face], speaker: &Speaker<'_>) -> Option<Vec<Event>> {
    let view: View = position.parse().ok()?;
    let mut there = view.own_hand().to_vec();
    for lying in &view.centre {
        match lying {
            PileView::Card(card) => there.push(*card),
            // A number card with the build's value must be in play too.
            PileView::Build { value, .. } => there.push(Card { face: Face::Number(*value), colour: None }),
        }
    }
    if !there.iter().all(|card| cards.contains(&card.face)) {
        return None;
    }
    let mut events = played::<Numero>(&view, typed, speaker)?;
    events.retain(|event| {
        let of_the_move = matches!(event, Event::Took { .. } | Event::Built { .. } | Event::Discarded { .. });
        of_the_move || matches!(event, Event::Challenged { .. } | Event::Scored { .. })
    });
    Some(events)
}

#[cfg(test)]
mod tests {
    use reckon_words::Language;

    use super::*;

    fn typed(position: &str, all: bool, language: Language) -> Vec<String> {
        let view = position.parse().expect("a valid position");
        examples(&view, all, &Output::plain(language)).into_iter().map(|(typed, _)| typed).collect()
    }

    #[test]
    fn every_example_is_a_legal_move_in_every_language() {
        for language in Language::ALL {
            for numbers in ["", " highest-number=5"] {
                let table = format!("options preset=powers-and-roots{numbers} | hands 5 5 | watching");
                assert_eq!(typed(&table, true, language).len(), EXAMPLES.len(), "{table}");
                assert_eq!(typed(&table, false, language).len(), PLAIN + 1, "{table}");
            }
        }
    }

    #[test]
    fn only_moves_possible_at_this_table_are_shown() {
        assert_eq!(typed("options preset=1-15 | hands 5 5 | watching", true, Language::English).len(), 4);
        assert_eq!(typed("options preset=1-15 | hands 5 | watching", true, Language::English).len(), 2);
        for typed in typed("options preset=1-5 | hands 5 5 | watching", true, Language::English) {
            assert!(!typed.contains(['6', '7', '8', '9', '0']), "{typed}");
        }
    }
}
