//! What may be typed at any question and shows nobody's hand.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::Room;
use crate::game::TerminalGame;
use crate::play::help;
use crate::play::typed::Typed;
use crate::{markdown, options, rules};

impl<G: TerminalGame, I: BufRead, O: Write> Room<'_, G, I, O> {
    pub fn obey(&mut self, seat: Seat, typed: Typed<'_>, hints: Vec<String>) -> io::Result<()> {
        match typed {
            Typed::Help { more: false } => self.console.say_all(&help::short::<G>(&self.table.view(seat), self.voice)),
            Typed::Help { more: true } => {
                let mut lines = help::long::<G>(&self.table.view(seat), self.voice);
                lines.extend(hints);
                self.console.say_all(&lines)
            }
            Typed::Log => self.show_log(),
            Typed::Score { all } => self.show_score(seat, all),
            Typed::Rules(paragraph) => self.show_rules(paragraph),
            Typed::Options => self.console.say_all(&options::in_short::<G>(self.table.options(), self.voice)),
            Typed::Save(name) => self.save_as(name),
            Typed::Nothing | Typed::Quit | Typed::End => Ok(()),
            // What shows a hand or plays a card waits until its owner is there.
            Typed::Table | Typed::Hand | Typed::Centre | Typed::Position | Typed::Move(_) => {
                self.console.say(&self.voice.say("cli-press-enter-first"))
            }
        }
    }

    fn show_log(&mut self) -> io::Result<()> {
        let names = self.names_for_all();
        let mut lines = G::tell(self.table.events(), &self.voice.speaker(&names));
        if lines.is_empty() {
            lines.push(self.voice.say("cli-log-empty"));
        }
        self.console.say_all(&lines)
    }

    /// Points are written down for everybody to see.
    pub fn show_score(&mut self, seat: Seat, all: bool) -> io::Result<()> {
        let names = self.names_for_all();
        let lines = G::score_sheet(&self.table.view(seat), self.table.events(), all, &names, self.voice);
        self.console.lines(&lines)
    }

    fn show_rules(&mut self, paragraph: Option<&str>) -> io::Result<()> {
        let Some(wanted) = paragraph else {
            self.console.line(&markdown::shown(&rules::overview(G::RULEBOOK), self.voice))?;
            self.console.line("")?;
            return self.console.say(&self.voice.say("cli-rules-more"));
        };
        match rules::passage(G::RULEBOOK, wanted) {
            Some(text) => self.console.line(&markdown::shown(&text, self.voice)),
            None => {
                let about = [("text", rules::shortened(wanted))];
                self.console.say(&self.voice.say_with("cli-no-such-paragraph", about))
            }
        }
    }
}
