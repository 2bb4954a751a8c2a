//! Examples for the help. Each is played at a table of its own, so that its effect is described in the same sentences
//! as in a game.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::sequence::Steps;
use reckon_rules::nmbrs::{Event, Nmbrs, Options, View};
use reckon_rules::options::TableOptions;
use reckon_words::{GameWords, Names};

use super::such::Such;
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

pub fn examples(options: &Options, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
    let shown = |(position, typed, _): (String, String, bool)| {
        let typed = in_own_words(&typed, &WORDS, output);
        let told = play(&position, &typed, output)?;
        Some((typed, told))
    };
    examples_at(options).into_iter().filter(|(_, _, first)| all || *first).filter_map(shown).collect()
}

/// Returns the examples that are legal by the steps of a table: the position, what is typed there, and whether the short
/// help includes it.
fn examples_at(options: &Options) -> Vec<(String, String, bool)> {
    if options.steps == Steps::ANY {
        let own = |example: &Example| (example.position.to_string(), example.typed.to_string(), example.first);
        return EXAMPLES.iter().map(own).collect();
    }
    let Such { by, row, more, cross } = Such::at(options);
    let steps = Options { steps: options.steps, ..Options::default() }.to_line();
    let text = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<String>>().join(" ");
    let row_text = text(&row);
    let mut found = Vec::new();
    // Two more blocks and one that is given, which are not on the table already.
    let lies =
        |number: &u8| row.contains(number) || more == Some(*number) || cross.is_some_and(|two| two.contains(number));
    let spare: Vec<u8> = [7, 11, 35, 13, 17, 37, 43, 47, 3, 9].into_iter().filter(|number| !lies(number)).collect();
    let [give, other, given, ..] = spare[..] else { return found };
    let mut add = |table: &str, hand: &str, typed: &str, first: bool| {
        let position = format!("options {steps} | {table} | hand {hand} {give} {other}");
        found.push((position, typed.to_string(), first));
    };
    let table = format!("table {row_text}");
    add("seats 2", &row_text, &format!("NEW {row_text}, GIVE {give}"), true);
    if let Some(more) = more {
        add(&table, &more.to_string(), &format!("{more} INTO A, GIVE {give}"), true);
    }
    if let Some([low, high]) = cross {
        let [_, middle, _] = row;
        add(&table, &text(&[low, high]), &format!("{low} {high} AT {middle}, GIVE {give}"), true);
        let typed = format!("{low} ABOVE {middle}, {high} BELOW {middle}, GIVE {give}");
        add(&table, &text(&[low, high]), &typed, false);
    }
    if let Some(more) = more.filter(|more| more + 2 * by <= options.highest_number()) {
        let [joker, middle, last] = row;
        let (next, third) = (more + by, more + 2 * by);
        let typed = format!("EXCHANGE {joker} FOR ja, NEW {more} {next} ja={third}, GIVE {give}");
        add(&format!("table ja={joker} {middle} {last}"), &text(&[joker, more, next]), &typed, false);
    }
    add(&table, "", &format!("GIVE {give}"), true);
    add(&format!("{table} | turn 2 | seat 1 | given {given} | asked 1"), "", "KNOCK", true);
    found
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
            let shown = examples(&Options::default(), true, &Output::plain(language));
            let typed: Vec<&String> = shown.iter().map(|(typed, _)| typed).collect();
            assert_eq!(shown.len(), EXAMPLES.len(), "{typed:?}");
            assert!(shown.iter().all(|(_, told)| !told.is_empty()), "{shown:?}");
        }
    }

    /// §3.2 Where only some steps are agreed, the examples keep to them.
    #[test]
    fn every_example_is_legal_by_the_steps_of_the_table() {
        for (steps, count) in [("7", 5), ("1,2,5", 7), ("1-10", 7), ("5,10", 5), ("1,2,5,10", 7), ("30", 4), ("49", 3)]
        {
            for language in Language::ALL {
                let options = Options::from_line(&format!("steps={steps}")).expect("options");
                let shown = examples(&options, true, &Output::plain(language));
                let typed: Vec<&String> = shown.iter().map(|(typed, _)| typed).collect();
                assert_eq!((shown.len(), examples_at(&options).len()), (count, count), "{steps}: {typed:?}");
            }
        }
    }
}
