//! Examples for the help. Each is played at a table of its own, so that its effect is described in the same sentences
//! as in a game.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Event, Nmbrs, View};
use reckon_words::{GameWords, Names};

use crate::game::{Example, example, in_own_words, played};
use crate::output::Output;

/// Examples with numbers up to 50 only, so that they suit the simple version too.
const EXAMPLES: [Example; 9] = [
    example("hand 20 30 40 7 11", "NEW 20 30 40, GIVE 7", true),
    example("table 8 12 16 | hand 4 20 7 11", "20 INTO A, GIVE 7", true),
    example("table 10 20 30 | hand 15 25 7 11", "15 25 INTO A, GIVE 7", true),
    example("table 20 30 40 | hand 28 32 7 11", "28 32 AT 30, GIVE 7", true),
    example("table 18 20 22 / . / 28 30 32 | hand 25 7 11", "25 BETWEEN 20 30, GIVE 7", false),
    example("table ja=35 40 45 | hand 35 10 20 7 11", "EXCHANGE 35 FOR ja, NEW 10 20 ja=30, GIVE 7", false),
    example("table 20 30 40 | hand 28 32 7 11", "28 ABOVE 30, 32 BELOW 30, GIVE 7", false),
    example("table 20 30 40 | hand 7 11", "GIVE 7", true),
    example("table 20 30 40 | hand 7 11 | turn 2 | seat 1 | given 35 | asked 1", "KNOCK", true),
];

const WORDS: [(&str, &str); 10] = [
    ("NEW", "cli-nmbrs-verb-new"),
    ("INTO", "cli-nmbrs-verb-into"),
    ("BETWEEN", "cli-nmbrs-verb-between"),
    ("ABOVE", "cli-nmbrs-verb-above"),
    ("BELOW", "cli-nmbrs-verb-below"),
    ("EXCHANGE", "cli-nmbrs-verb-exchange"),
    ("FOR", "cli-nmbrs-verb-for"),
    ("GIVE", "cli-nmbrs-verb-give"),
    ("KNOCK", "cli-nmbrs-verb-knock"),
    ("AT", "cli-nmbrs-verb-at"),
];

pub fn examples(all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
    let shown = |example: &Example| {
        let typed = in_own_words(example.typed, &WORDS, output);
        let told = play(example.position, &typed, output)?;
        Some((typed, told))
    };
    EXAMPLES.iter().filter(|example| all || example.first).filter_map(shown).collect()
}

fn play(position: &str, typed: &str, output: &Output) -> Option<Vec<String>> {
    let view: View = position.parse().ok()?;
    // The table is imaginary: "you" addresses the reader.
    let names = Names::default().seen_by(Some(Seat(0)));
    let speaker = output.speaker(&names);
    let events = played::<Nmbrs>(&view, typed, &speaker)?;
    // The next turn is not part of the example.
    let is_of_it = |event: &&Event| Nmbrs::is_told(event) && !matches!(event, Event::Turn { .. });
    Some(events.iter().filter(is_of_it).map(|event| speaker.tell(event)).collect())
}

#[cfg(test)]
mod tests {
    use reckon_words::Language;

    use super::*;

    #[test]
    fn every_example_is_a_legal_move_in_every_language() {
        for language in Language::ALL {
            let shown = examples(true, &Output::plain(language));
            let typed: Vec<&String> = shown.iter().map(|(typed, _)| typed).collect();
            assert_eq!(shown.len(), EXAMPLES.len(), "{typed:?}");
            assert!(shown.iter().all(|(_, told)| !told.is_empty()), "{shown:?}");
        }
    }
}
