//! The youngest player, where the rules ask: one question before the first turn, if several people share the keyboard.

use std::io::{self, Write};

use reckon_rules::game::Seat;
use reckon_rules::options::TableOptions;
use reckon_words::Names;

use super::command::{self, TableCommand};
use super::console::Console;
use crate::output::Output;
use crate::play::lines::Lines;

/// Words for the lot, beside an empty line.
const LOT: [&str; 17] = [
    "lot",
    "a lot",
    "by lot",
    "lots",
    "draw",
    "draw lots",
    "draw a lot",
    "random",
    "whatever",
    "los",
    "das los",
    "lose",
    "losen",
    "auslosen",
    "zufall",
    "zufällig",
    "egal",
];

/// Words before a seat's number.
const SEAT: [&str; 3] = ["seat ", "player ", "platz "];

/// What people say around a name.
const BEFORE: [&str; 2] = ["it’s ", "it's "];
const AFTER: [&str; 6] =
    [" is the youngest", " is youngest", " is", " ist am jüngsten", " ist der jüngste", " ist die jüngste"];

/// Options of the table, once the youngest is settled.
#[derive(PartialEq, Debug)]
pub enum Settled<O> {
    /// As agreed before.
    AsAgreed,
    With(O),
    /// The people have left instead of answering.
    Left,
}

/// Settles who is youngest: one person among computer players is; several are asked. Nobody can be asked at a pipe, where
/// the option stands.
pub fn settle<O: TableOptions, I: Lines, W: Write>(
    options: &O,
    people: &[Seat],
    names: &Names,
    console: &mut Console<I, W>,
    output: &Output,
) -> io::Result<Settled<O>> {
    let with = |youngest| options.with_youngest(youngest).map_or(Settled::AsAgreed, Settled::With);
    match people {
        _ if !options.asks_for_youngest() => Ok(Settled::AsAgreed),
        [only] => Ok(with(Some(*only))),
        _ if !console.has_keyboard() => Ok(Settled::AsAgreed),
        _ => Ok(match ask(people, names, console, output)? {
            Answer::Youngest(youngest) => with(youngest),
            Answer::Left => Settled::Left,
        }),
    }
}

enum Answer {
    /// A person, or nobody: then a lot decides.
    Youngest(Option<Seat>),
    Left,
}

fn ask<I: Lines, W: Write>(
    people: &[Seat],
    names: &Names,
    console: &mut Console<I, W>,
    output: &Output,
) -> io::Result<Answer> {
    let name = |seat: &Seat| names.of(*seat).unwrap_or_default().to_string();
    let listed = output.listed_with("cli-or", people.iter().map(name).collect());
    let question = output.say_with("cli-youngest-ask", [("who", listed)]);
    console.say(&question)?;
    loop {
        // At the end of the input the game leaves by itself.
        let Some(line) = console.ask()? else { return Ok(Answer::Youngest(None)) };
        let is_called = |seat: &Seat, said: &str| name(seat).to_lowercase() == said || seat.to_string() == said;
        let called = |said: &str| people.iter().copied().find(|seat| is_called(seat, said));
        let whole = line.to_lowercase();
        // Somebody may be called Help.
        if let Some(seat) = called(&whole) {
            return Ok(Answer::Youngest(Some(seat)));
        }
        let reply = match command::read(&line) {
            TableCommand::Quit => return Ok(Answer::Left),
            TableCommand::Help { .. } => "cli-youngest-help",
            _ => {
                let meant = meant(&whole);
                if let Some(seat) = called(meant) {
                    return Ok(Answer::Youngest(Some(seat)));
                }
                if whole.is_empty() || LOT.contains(&meant) {
                    return Ok(Answer::Youngest(None));
                }
                "cli-youngest-unclear"
            }
        };
        console.say(&output.say(reply))?;
        console.say(&question)?;
    }
}

/// Returns the name, number or word at the core of an answer: `Ann is the youngest.`, `seat 2`, `draw lots!`
fn meant(line: &str) -> &str {
    let line = line.trim_end_matches(['.', '!', ',', ' ']);
    let line = BEFORE.iter().chain(&SEAT).find_map(|before| line.strip_prefix(before)).unwrap_or(line);
    AFTER.iter().find_map(|after| line.strip_suffix(after)).unwrap_or(line).trim()
}

#[cfg(test)]
mod tests {
    use reckon_rules::{nmbrs, numberloor, numero};
    use reckon_words::Language;

    use super::*;

    const ANN: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    /// Settles it for people who type these lines; returns what the table plays by, and what was written.
    fn settled<O: TableOptions>(
        options: &O,
        people: &[Seat],
        typed: &[u8],
        language: Language,
    ) -> (Settled<O>, String) {
        let output = Output::plain(language);
        let names = Names::new(["Ann", "Ben", "Zoë"].map(str::to_string).to_vec());
        let mut written = Vec::new();
        let mut console = Console::new(typed, &mut written, false, &output);
        let settled = settle(options, people, &names, &mut console, &output).expect("in-memory output cannot fail");
        (settled, String::from_utf8(written).expect("text"))
    }

    fn floors(line: &str) -> numberloor::Options {
        numberloor::Options::from_line(line).expect("options")
    }

    /// Checks what two people who type these lines play by.
    #[track_caller]
    fn check(typed: &str, expected: &str) {
        let (settled, written) = settled(&floors("preset=beginners"), &[ANN, BEN], typed.as_bytes(), Language::English);
        assert_eq!(settled, Settled::With(floors(expected)), "{written}");
    }

    /// Numberloor §2.5
    #[test]
    fn a_name_a_number_or_a_lot() {
        let named = ["Ben", "ben", " BEN ", "2", "Ben.", "seat 2", "Platz 2", "Player 2", "it’s Ben!"];
        for ben in named.into_iter().chain(["Ben is the youngest", "Ben ist am jüngsten.", "seat 2 is youngest"]) {
            check(&format!("{ben}\n"), "preset=beginners youngest=2");
        }
        check("ann\n", "preset=beginners");
        check("ann is the youngest\n", "preset=beginners");
        for lot in ["\n", "lot\n", "By lot\n", "draw lots\n", "Los\n", "auslosen\n", "Losen.\n", "egal\n", ""] {
            check(lot, "preset=beginners youngest=random");
        }
    }

    #[test]
    fn the_question_is_asked_until_it_is_answered() {
        let table = floors("preset=advanced");
        let (settled, written) = settled(&table, &[ANN, BEN, Seat(2)], "Tom\n4\nzoë\n".as_bytes(), Language::English);
        assert_eq!(settled, Settled::With(floors("preset=advanced youngest=3")));
        assert_eq!(written.matches("Who’s the youngest: Ann, Ben or Zoë?").count(), 3, "{written}");
    }

    #[test]
    fn asking_for_help_draws_no_lots() {
        for (language, help) in [
            (Language::English, "Type a name, or a seat: seat 2."),
            (Language::German, "Tipp einen Namen oder einen Platz: Platz 2."),
        ] {
            for ask in ["?", "help", "Hilfe"] {
                let typed = format!("{ask}\ndance\nBen\n");
                let (found, written) = settled(&floors("preset=beginners"), &[ANN, BEN], typed.as_bytes(), language);
                assert_eq!(found, Settled::With(floors("preset=beginners youngest=2")), "{ask}");
                assert_eq!(written.matches(help).count(), 1, "{written}");
            }
        }
    }

    #[test]
    fn a_person_may_be_called_like_a_word() {
        let output = Output::plain(Language::English);
        let names = Names::new(["Help", "Los"].map(str::to_string).to_vec());
        for (typed, youngest) in [("help\n", "preset=beginners"), ("los\n", "preset=beginners youngest=2")] {
            let mut console = Console::new(typed.as_bytes(), Vec::new(), false, &output);
            let found = settle(&floors("preset=beginners"), &[ANN, BEN], &names, &mut console, &output);
            assert_eq!(found.expect("in-memory output cannot fail"), Settled::With(floors(youngest)));
        }
    }

    /// nmbrs! blocks §6.5
    #[test]
    fn blocks_ask_only_where_the_youngest_chooses_first() {
        let simple = nmbrs::Options::simple();
        let (found, written) = settled(&simple, &[ANN, BEN], b"Ben\n", Language::German);
        assert_eq!(found, Settled::With(nmbrs::Options::from_line("preset=simple youngest=2").expect("options")));
        assert!(written.starts_with("Wer ist am jüngsten, Ann oder Ben?"), "{written}");
        let usual = settled(&nmbrs::Options::default(), &[ANN, BEN], b"", Language::English);
        assert_eq!(usual, (Settled::AsAgreed, String::new()));
        let numero = settled(&numero::Options::default(), &[ANN, BEN], b"", Language::English);
        assert_eq!(numero, (Settled::AsAgreed, String::new()));
    }

    #[test]
    fn a_lone_person_is_the_youngest_without_being_asked() {
        let (found, written) = settled(&nmbrs::Options::simple(), &[BEN], b"", Language::English);
        assert_eq!(found, Settled::With(nmbrs::Options::from_line("preset=simple youngest=2").expect("options")));
        assert_eq!(written, "");
    }

    #[test]
    fn nobody_is_asked_at_a_pipe() {
        let output = Output::plain(Language::English);
        let mut console = Console::new(&b"Ben\n"[..], Vec::new(), true, &output);
        let names = Names::new(vec!["Ann".to_string(), "Ben".to_string()]);
        let found = settle(&floors(""), &[ANN, BEN], &names, &mut console, &output).expect("nothing is written");
        assert_eq!(found, Settled::AsAgreed);
        assert_eq!(
            console.ask().expect("in-memory input cannot fail").as_deref(),
            Some("Ben"),
            "the line is still there"
        );
    }

    #[test]
    fn one_can_leave_instead() {
        let (found, _) = settled(&floors(""), &[ANN, BEN], b"quit\n", Language::English);
        assert_eq!(found, Settled::Left);
    }
}
