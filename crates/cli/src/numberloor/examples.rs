//! Moves for the help. Each is played at a table of its own, so that its effect is told in the same sentences as in a
//! game.

use reckon_rules::game::Seat;
use reckon_rules::numberloor::options::NightCards;
use reckon_rules::numberloor::{Card, Numberloor, View};
use reckon_words::Names;

use super::night;
use crate::game::{Example, example, in_own_words, played};
use crate::output::Output;

const USUAL: [Example; 9] = [
    example("open 3 b2 | hand 5 1 8", "5", true),
    example("open 3 b2 | hand 5 1 8", "3+2=5", false),
    example("open 3 b2 | hand 5 7 9 1", "5 7 9", true),
    example("open 9 b2 | hand b3 6 1", "b3 6", true),
    example("open 9 b2 | hand near b1 8 9 1", "near 8 b1 9", false),
    example("open 5 b2 | placed 5 | hand b3 8 1", "END", true),
    example("open 5 b2 | placed 5 | hand b3 8 1", "END b3", false),
    example("open 5 b2 | hand 1 6", "DRAW", true),
    example("open 5 b2 | hand 1 6 8 9 | drawn", "PASS", true),
];

/// §2.4, §3.8, §4.6 Examples for Beginners, who play on two stacks.
const BEGINNERS: [Example; 5] = [
    example("open 4 9 | hand 3 5 6", "3", true),
    example("open 4 9 | hand 0 5 6", "0 RIGHT", true),
    example("open 4 9 | hand 5 6 7 1", "5 6 7", true),
    example("open 5 9 | placed 5 left | hand 1 2", "END", true),
    example("open 4 9 | hand 1 6", "PASS", true),
];

/// §7.1 Example of a Night card in another player's turn.
const NIGHT: Example = example("open 5 b3 | hand 8n 1 2 | turn 2 | seat 1", "NIGHT 8", true);

const WORDS: [(&str, &str); 5] = [
    ("END", "cli-numberloor-verb-end"),
    ("DRAW", "cli-numberloor-verb-draw"),
    ("PASS", "cli-numberloor-verb-pass"),
    ("RIGHT", "cli-numberloor-verb-right"),
    ("NIGHT", "cli-numberloor-verb-night"),
];

pub fn examples(view: &View, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
    let is_for_beginners = view.options.is_for_beginners();
    let there = view.options.selected();
    let usual: &[Example] = if is_for_beginners { &BEGINNERS } else { &USUAL };
    let night = Some(&NIGHT).filter(|_| night::has_night(&view.options));
    let shown = |example: &Example| {
        let typed = in_own_words(example.typed, &WORDS, output);
        let mut told = play(example.position, &typed, &there, output)?;
        let is_asked = std::ptr::eq(example, &NIGHT) && view.options.night_cards == NightCards::NoHurry;
        told.extend(is_asked.then(|| output.say("cli-numberloor-example-asked")));
        Some((typed, told))
    };
    usual.iter().chain(night).filter(|example| all || example.first).filter_map(shown).collect()
}

/// Tells what happens; `None` if one of the cards is not in play.
fn play(position: &str, typed: &str, there: &[Card], output: &Output) -> Option<Vec<String>> {
    let view: View = position.parse().ok()?;
    let is_there = |card: &Card| there.contains(card);
    if !view.open.cards().iter().chain(view.own_hand()).all(is_there) {
        return None;
    }
    // The table is imaginary: "you" addresses the reader.
    let names = Names::default().seen_by(Some(Seat(0)));
    let speaker = output.speaker(&names);
    let events = played::<Numberloor>(&view, typed, &speaker)?;
    Some(events.iter().map(|event| speaker.tell(event)).collect())
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
            let advanced = typed("open 5 b3 | watching", true, language);
            assert_eq!(advanced.len(), USUAL.len() + 1, "{advanced:?}");
            let beginners = typed("open 4 9 | watching", true, language);
            assert_eq!(beginners.len(), BEGINNERS.len(), "{beginners:?}");
        }
    }

    #[test]
    fn only_moves_possible_at_this_table_are_shown() {
        let small = "cards 4*0-5 4*b1-2 | open 3 b2 | watching | hands 6 6";
        for typed in typed(small, true, Language::English) {
            assert!(!typed.contains(['6', '7', '8', '9']) && !typed.contains("near"), "{typed}");
        }
        let intermediate = typed("options preset=intermediate | open 5 b3 | watching", true, Language::English);
        assert!(!intermediate.iter().any(|typed| typed.contains("night")), "{intermediate:?}");
    }
}
