//! The conversation at the table: whose turn it is, what happened, what is typed.

mod asides;
mod calls;
mod handing_over;
mod keeping;
mod leaving;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use reckon_rules::game::Seat;
use reckon_words::Names;

use super::again;
use super::console::Console;
use super::people::{Player, names_of};
use super::table::Table;
use super::typed::{self, Typed};
use crate::failure::Failure;
use crate::files::{as_argument, shown};
use crate::game::{Part, TerminalGame, Unclear, tell};
use crate::voice::{Voice, capitalised};

use calls::Caller;

pub struct Session<'a, G: TerminalGame, I, O> {
    table: Table<G>,
    console: Console<I, O>,
    voice: &'a Voice,
    names: Names,
    people: Vec<Seat>,
    /// Who is at the keyboard.
    at_keyboard: Option<Seat>,
    /// How many events each seat has been told.
    told: Vec<usize>,
    /// How many there were when the last person had played.
    played: usize,
    /// For each seat, what it could do in another's turn when it was last asked for something.
    known_rights: Vec<Vec<G::Move>>,
    files: Files,
    /// Whether the last move is in its file.
    is_kept: bool,
}

/// The files that somebody has named.
pub struct Files {
    /// Where the game is kept.
    pub save: Option<PathBuf>,
    /// Where its cards come from.
    pub pack: Option<PathBuf>,
}

/// How a question at the keyboard ended.
enum Answered {
    /// Nothing was played, and the game goes on.
    GoOn,
    Played,
    Left,
}

/// What became of a line that somebody typed as a move.
enum Tried<M> {
    Played,
    /// It would go, but is only played when it is typed again.
    Again(M),
    Not,
}

impl<'a, G: TerminalGame, I: BufRead, O: Write> Session<'a, G, I, O> {
    pub fn new(table: Table<G>, console: Console<I, O>, files: Files, voice: &'a Voice) -> Self {
        let is_person = |(_, player): &(Seat, &Player)| matches!(player, Player::Person(_));
        let people: Vec<Seat> = (0..).map(Seat).zip(table.players()).filter(is_person).map(|(seat, _)| seat).collect();
        // Somebody alone needs no handing over.
        let at_keyboard = if let [only] = people[..] { Some(only) } else { None };
        Session {
            names: names_of(table.players(), voice),
            told: table.before_last_moves(),
            played: 0,
            known_rights: vec![Vec::new(); table.players().len()],
            table,
            console,
            voice,
            people,
            at_keyboard,
            is_kept: files.save.is_some(),
            files,
        }
    }

    pub fn run(mut self) -> Result<(), Failure> {
        self.greet()?;
        while let Some(seat) = self.table.turn().must().iter().next() {
            if self.table.computers_call() {
                self.keep()?;
                continue;
            }
            let is_computer = self.table.is_computer(seat);
            match if is_computer { self.ask_around()? } else { self.turn_of(seat)? } {
                Answered::GoOn if is_computer => {
                    self.table.computer_plays(seat);
                    self.keep()?;
                }
                Answered::GoOn => {}
                Answered::Played => {
                    self.played = self.table.events().len();
                    self.keep()?;
                }
                Answered::Left => return Ok(()),
            }
        }
        Ok(self.tell_the_end()?)
    }

    fn greet(&mut self) -> io::Result<()> {
        let title = G::title(self.voice.language);
        self.console.say(&self.voice.say_with("cli-welcome", [("game", title)]))?;
        if self.table.is_fresh() {
            let players = self.table.players().len();
            self.console.say_all(&G::introduction(self.table.options(), players, self.voice))?;
            if let Some(sentence) = self.how_to_call() {
                self.console.say(&sentence)?;
            }
            if let Some(sentence) = self.cards_left_out() {
                self.console.say(&sentence)?;
            }
        }
        if let Some(file) = &self.files.save {
            let sentence = self.voice.say_with("cli-keeping", [("file", shown(file))]);
            self.console.say(&sentence)?;
            if let Some(commitment) = self.table.commitment().filter(|_| self.table.is_fresh()) {
                self.console.say(&self.voice.say_with("cli-fingerprint", [("commitment", commitment)]))?;
            }
        }
        Ok(())
    }

    /// Whoever brings a pack wants to know when a preset leaves cards of it in the box.
    fn cards_left_out(&self) -> Option<String> {
        let options = self.table.options();
        let (all, cards) = (G::printed_cards(options).len(), G::cards(options));
        let left_out = G::own_cards(options).is_some() && cards < all;
        let number = |count| self.voice.count(count);
        left_out.then(|| self.voice.say_with("cli-pack-partly", [("cards", number(cards)), ("all", number(all))]))
    }

    /// Several people at one keyboard name themselves where it is not their turn.
    fn how_to_call(&self) -> Option<String> {
        let [_, second, ..] = self.people[..] else { return None };
        let example = G::example_out_of_turn(self.table.options(), self.voice)?;
        let typed = format!("{}: {example}", self.names.of(second)?);
        Some(self.voice.say_with("cli-call-hint", [("typed", typed)]))
    }

    /// For whom sentences are said: somebody alone is always "you".
    fn names_for_all(&self) -> Names {
        self.names.seen_by(if let [only] = self.people[..] { Some(only) } else { None })
    }

    /// Says what has happened since this seat was last told.
    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.told[seat.index()]..self.table.events().len();
        self.told[seat.index()] = news.end;
        let names = self.names_for_all();
        let lines = tell::<G>(&self.table.events()[news], &self.voice.speaker(&names));
        self.console.say_all(&lines)
    }

    fn turn_of(&mut self, seat: Seat) -> io::Result<Answered> {
        if self.at_keyboard == Some(seat) {
            self.tell_news(seat)?;
        } else if let ended @ (Answered::Played | Answered::Left) = self.hand_over_to(seat)? {
            return Ok(ended);
        }
        self.note_rights(seat);
        self.show(seat, Part::All)?;
        let mut again = None;
        loop {
            if again.is_none() {
                self.prompt(seat)?;
            }
            let line = self.console.ask()?;
            let before = again.take();
            match line.as_deref().map_or(Typed::End, typed::read) {
                Typed::Nothing => {}
                Typed::Table => self.show(seat, Part::All)?,
                Typed::Hand => self.show(seat, Part::Hand)?,
                Typed::Centre => self.show(seat, Part::Centre)?,
                Typed::Position => self.console.line(&self.table.view(seat).to_string())?,
                Typed::Move(line) => match self.try_move(seat, line, before)? {
                    Tried::Played => return Ok(Answered::Played),
                    Tried::Again(choice) => again = Some(choice),
                    Tried::Not => {}
                },
                end @ (Typed::Quit | Typed::End) => {
                    if self.leaves(&end)? {
                        return Ok(Answered::Left);
                    }
                    self.show(seat, Part::All)?;
                }
                help @ Typed::Help { .. } => {
                    self.obey(seat, help)?;
                    self.show(seat, Part::All)?;
                }
                aside => self.obey(seat, aside)?,
            }
        }
    }

    fn show(&mut self, seat: Seat, part: Part) -> io::Result<()> {
        let names = self.names.seen_by(Some(seat));
        let lines = G::draw(&self.table.view(seat), part, &names, self.voice);
        if part == Part::All {
            self.console.line("")?;
        }
        self.console.lines(&lines)
    }

    fn prompt(&mut self, seat: Seat) -> io::Result<()> {
        let alone = if self.people.len() == 1 { "one" } else { "many" };
        let name = self.names.of(seat).unwrap_or_default();
        let view = self.table.view(seat);
        let line = G::prompt(&view).with("people", alone).with("who", name);
        self.console.line("")?;
        self.console.say(&reckon_words::render(&line, self.voice.language))?;
        let names = self.names.seen_by(Some(seat));
        self.console.say_all(&G::say_rights(&view, &G::rights(&view), &[], &names, self.voice))
    }

    /// Nothing is lost by a move that does not go: it is said why, and asked again.
    fn try_move(&mut self, seat: Seat, line: &str, before: Option<G::Move>) -> io::Result<Tried<G::Move>> {
        let line = match self.caller(line) {
            Some((Caller::Seat(caller), line)) if caller == seat => line,
            Some(_) => {
                let played = self.hear_call(&[], line)?;
                return Ok(if played { Tried::Played } else { Tried::Not });
            }
            None => line,
        };
        let names = self.names.seen_by(Some(seat));
        let speaker = self.voice.speaker(&names);
        let refused = |why: String| self.voice.say_with("cli-refused", [("why", capitalised(&why))]);
        let view = self.table.view(seat);
        let (line, is_meant) = G::meant(line);
        let understood = match &before {
            Some(choice) if typed::is_yes(&line) => Ok(choice.clone()),
            Some(_) if typed::is_no(&line) => return Ok(Tried::Not),
            _ => G::understand(&view, &line, &speaker),
        };
        let sentence = match understood {
            Ok(choice) => match G::second_thought(&view, &choice, self.voice) {
                Some(sentence) if !is_meant && before.as_ref() != Some(&choice) => {
                    self.console.say(&sentence)?;
                    return Ok(Tried::Again(choice));
                }
                _ => match self.table.play(seat, choice) {
                    Ok(()) => return Ok(Tried::Played),
                    Err(illegal) => refused(speaker.tell(&illegal)),
                },
            },
            Err(Unclear::Refused(refusal)) => refused(refusal.sentence),
            Err(Unclear::NotUnderstood(why)) => why,
        };
        self.console.say(&sentence)?;
        Ok(Tried::Not)
    }

    fn tell_the_end(&mut self) -> io::Result<()> {
        let Some(last) = self.at_keyboard.or_else(|| self.people.first().copied()) else { return Ok(()) };
        self.tell_news(last)?;
        if G::plays_for_points(self.table.options()) {
            self.console.line("")?;
            self.show_score(last, false)?;
            self.console.line("")?;
        }
        if let Some(file) = self.files.save.as_ref().filter(|_| self.is_kept) {
            let about = [("file", shown(file)), ("argument", as_argument(file))];
            self.console.line(&self.voice.say_with("cli-record-kept", about))?;
        }
        let command = again::command(&self.table, self.files.pack.as_deref());
        // A command is copied, so it stays on one line.
        self.console.line(&self.voice.say_with("cli-deal-again", [("command", command)]))
    }
}
