//! Leaving a game, which can be saved and continued later.

use std::io::{self, Write};

use super::Room;
use crate::files::{as_argument, from_home, shown};
use crate::game::TerminalGame;
use crate::play::command::TableCommand;
use crate::play::lines::Lines;

/// Answer to the question whether to save the game.
#[derive(PartialEq, Debug)]
enum Answer<'a> {
    Save,
    SaveIn(&'a str),
    Leave,
    GoOn,
    Unclear,
}

impl<'a> Answer<'a> {
    fn read(line: &'a str) -> Answer<'a> {
        match line.to_lowercase().as_str() {
            "yes" | "y" | "ja" | "j" => Answer::Save,
            "no" | "n" | "nein" | "" => Answer::Leave,
            "back" | "zurück" => Answer::GoOn,
            // A move contains spaces and a word no dot, so neither is taken for a file name by mistake.
            _ if line.contains(['.', '/']) && !line.contains(char::is_whitespace) => Answer::SaveIn(line),
            _ => Answer::Unclear,
        }
    }
}

impl<G: TerminalGame, I: Lines, O: Write> Room<'_, G, I, O> {
    /// Asks whether to save, and says goodbye; returns `false` if the game continues after all. Nobody can be asked at
    /// the end of a pipe. A player who answers with a move did not mean to leave.
    pub fn leaves(&mut self, why: &TableCommand<'_>, is_move: impl Fn(&Self, &str) -> bool) -> io::Result<bool> {
        let can_ask = matches!(why, TableCommand::Quit) || self.console.has_keyboard();
        if can_ask && self.people.len() > 1 && self.at_keyboard.is_some() {
            self.console.hide()?;
        }
        while can_ask && self.files.save.is_none() {
            let free = self.free_name();
            self.console.say(&self.output.say_with("cli-leave-ask", [("file", shown(&free))]))?;
            let Some(line) = self.console.ask()? else { break };
            let saved = match Answer::read(&line) {
                Answer::Save => self.save_to(&free),
                Answer::SaveIn(name) => self.save_to(&from_home(name)),
                Answer::Leave => break,
                Answer::GoOn => return Ok(false),
                Answer::Unclear if is_move(self, &line) => {
                    self.console.say(&self.output.say("cli-leave-move"))?;
                    return Ok(false);
                }
                Answer::Unclear => Err(self.output.say("cli-leave-unclear")),
            };
            if let Err(sentence) = saved {
                self.console.say(&sentence)?;
            }
        }
        match &self.files.save {
            // Not wrapped: the sentence contains a command that players copy.
            Some(file) => self.console.line(&self.output.say_with("cli-left-kept", [("file", as_argument(file))]))?,
            None => self.console.say(&self.output.say("cli-left"))?,
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, Read};

    use reckon_records::Draw;
    use reckon_rules::numero::{Numero, Options};
    use reckon_rules::shuffle::Seed;
    use reckon_words::Language;

    use super::super::Files;
    use super::*;
    use crate::output::Output;
    use crate::play::console::Console;
    use crate::play::local_game::LocalGame;
    use crate::play::seating::Player;
    use crate::play::turns::TurnSession;

    /// A terminal whose input continues after Ctrl-D; an empty slice stands for Ctrl-D.
    struct Keyboard(Vec<&'static [u8]>);

    impl Read for Keyboard {
        fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
            let read = self.fill_buf()?.read(room)?;
            self.consume(read);
            Ok(read)
        }
    }

    impl BufRead for Keyboard {
        fn fill_buf(&mut self) -> io::Result<&[u8]> {
            if self.0.first().is_some_and(|part| part.is_empty()) {
                self.0.remove(0);
                return Ok(&[]);
            }
            Ok(self.0.first().copied().unwrap_or_default())
        }

        fn consume(&mut self, read: usize) {
            if let Some(part) = self.0.first_mut() {
                *part = &part[read..];
                if part.is_empty() {
                    self.0.remove(0);
                }
            }
        }
    }

    fn heard(typed: Vec<&'static [u8]>, echo: bool) -> String {
        let output = Output::plain(Language::English);
        let alone = vec![Player::Person(String::new())];
        let game: LocalGame<Numero> =
            LocalGame::begin(Options::default(), alone, Draw::Chosen(Seed::from_number(1))).expect("a valid deal");
        let mut out = Vec::new();
        let console = Console::new(Keyboard(typed), &mut out, echo, &output);
        let room = Room::new(game, console, Files { save: None, pack: None }, &output);
        assert!(TurnSession::new(room).run().is_ok());
        String::from_utf8(out).expect("output is UTF-8")
    }

    #[test]
    fn the_end_of_input_at_a_terminal_asks_whether_to_save() {
        let asked = |heard: &str| heard.matches("Keep the game?").count();
        let left = heard(vec![b"", b""], false);
        assert!(asked(&left) == 1 && left.ends_with("The game wasn’t saved.\n"), "{left}");
        let went_on = heard(vec![b"", b"back\n", b"stop\n"], false);
        assert!(asked(&went_on) == 1 && went_on.contains("The game is over."), "{went_on}");
        let piped = heard(vec![b""], true);
        assert!(asked(&piped) == 0 && piped.ends_with("The game wasn’t saved.\n"), "{piped}");
    }

    #[test]
    fn a_move_in_reply_to_the_question_continues_the_game() {
        let went_on = heard(vec![b"quit\n", b"perhaps\n", b"stop\n", b"stop\n"], false);
        assert!(went_on.contains("I don’t understand that.") && went_on.contains("The game is over."), "{went_on}");
    }

    #[test]
    fn only_a_deliberate_file_name_is_taken_for_one() {
        for (line, answer) in [
            ("Yes", Answer::Save),
            ("j", Answer::Save),
            ("", Answer::Leave),
            ("NEIN", Answer::Leave),
            ("Zurück", Answer::GoOn),
            ("mine.save", Answer::SaveIn("mine.save")),
            ("~/mine", Answer::SaveIn("~/mine")),
            ("take 5: 10*0.5", Answer::Unclear),
            ("sure", Answer::Unclear),
        ] {
            assert_eq!(Answer::read(line), answer, "{line:?}");
        }
    }
}
