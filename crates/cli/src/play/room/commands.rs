//! Commands that may be typed at any question and show nobody's hand.

use std::io::{self, Write};

use reckon_rules::game::Seat;

use super::Room;
use crate::game::TerminalGame;
use crate::play::command::TableCommand;
use crate::play::help;
use crate::play::lines::Lines;
use crate::{markdown, options, rules};

impl<G: TerminalGame, I: Lines, O: Write> Room<'_, G, I, O> {
    pub fn run_command(&mut self, seat: Seat, command: TableCommand<'_>, hints: Vec<String>) -> io::Result<()> {
        match command {
            TableCommand::Help { more: false } => {
                self.console.say_all(&help::short::<G>(&self.game.view(seat), self.game.options(), self.output))
            }
            TableCommand::Help { more: true } => {
                let mut lines = help::long::<G>(&self.game.view(seat), self.game.options(), self.output);
                lines.extend(hints);
                self.console.say_all(&lines)
            }
            TableCommand::Log => self.show_log(),
            TableCommand::Score { all } => self.show_score(seat, all),
            TableCommand::Rules(paragraph) => self.show_rules(paragraph),
            TableCommand::Options => self.console.say_all(&options::in_short::<G>(self.game.options(), self.output)),
            TableCommand::Save(name) => self.save_as(name),
            TableCommand::Nothing | TableCommand::Quit | TableCommand::End => Ok(()),
            // Anything that shows a hand or plays a card waits until the player is at the keyboard.
            TableCommand::Table
            | TableCommand::Hand
            | TableCommand::Centre
            | TableCommand::Position
            | TableCommand::Move(_) => self.console.say(&self.output.say("cli-press-enter-first")),
        }
    }

    fn show_log(&mut self) -> io::Result<()> {
        let names = self.names_for_all();
        let mut lines = G::tell(self.game.events(), &self.output.speaker(&names));
        if lines.is_empty() {
            lines.push(self.output.say("cli-log-empty"));
        }
        self.console.say_all(&lines)
    }

    /// Shows the score sheet, which is public.
    pub fn show_score(&mut self, seat: Seat, all: bool) -> io::Result<()> {
        let names = self.names_for_all();
        let lines = G::score_sheet(&self.game.view(seat), self.game.events(), all, &names, self.output);
        self.console.lines(&lines)
    }

    fn show_rules(&mut self, paragraph: Option<&str>) -> io::Result<()> {
        let Some(wanted) = paragraph else {
            self.console.line(&markdown::shown(&rules::overview(G::RULEBOOK), self.output))?;
            self.console.line("")?;
            return self.console.say(&self.output.say("cli-rules-more"));
        };
        match rules::passage(G::RULEBOOK, wanted) {
            Some(text) => self.console.line(&markdown::shown(&text, self.output)),
            None => {
                let about = [("text", rules::shortened(wanted))];
                self.console.say(&self.output.say_with("cli-no-such-paragraph", about))
            }
        }
    }
}
