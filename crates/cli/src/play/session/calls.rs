//! What may be done in another's turn. Everybody has the same chance of it, and for that nobody's
//! hand is shown.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::{Answered, Session, tell};
use crate::game::{Part, TerminalGame, Unclear};
use crate::play::typed::{self, Typed};
use crate::voice::capitalised;

/// Between what is said and who says it: `challenge 10 by Ben`.
const BY: [&str; 2] = [" by ", " von "];

impl<G: TerminalGame, I: BufRead, O: Write> Session<'_, G, I, O> {
    /// Before a computer player goes on: whoever may do something that no question has told them of
    /// yet is asked once.
    pub(super) fn ask_around(&mut self) -> io::Result<Answered> {
        let asked: Vec<Seat> = self.people.iter().copied().filter(|seat| !self.new_rights(*seat).is_empty()).collect();
        let Some(first) = asked.first().copied() else { return Ok(Answered::GoOn) };
        let alone = self.people.len() == 1;
        if !alone {
            self.take_hand_away()?;
            self.at_keyboard = None;
        }
        self.tell_news_to(&asked)?;
        loop {
            self.console.line("")?;
            self.say_new_rights(&asked)?;
            self.console.say(&self.voice.say("cli-call-ask"))?;
            let line = self.console.ask()?;
            match line.as_deref().map_or(Typed::End, typed::read) {
                Typed::Nothing => {
                    asked.iter().for_each(|seat| self.note_rights(*seat));
                    return Ok(Answered::GoOn);
                }
                Typed::Move(line) => {
                    if self.hear_call(&asked, line)? {
                        self.tell_news_to(&asked)?;
                        return Ok(Answered::Played);
                    }
                }
                Typed::Centre => self.show(first, Part::Centre)?,
                Typed::Table if alone => self.show(first, Part::All)?,
                Typed::Hand if alone => self.show(first, Part::Hand)?,
                end @ (Typed::Quit | Typed::End) => {
                    if self.leaves(&end)? {
                        return Ok(Answered::Left);
                    }
                }
                aside => self.obey(first, aside)?,
            }
        }
    }

    /// What a person may do and has not been told of.
    fn new_rights(&self, seat: Seat) -> Vec<G::Move> {
        let known = &self.known_rights[seat.index()];
        G::rights(&self.table.view(seat)).into_iter().filter(|right| !known.contains(right)).collect()
    }

    pub(super) fn note_rights(&mut self, seat: Seat) {
        self.known_rights[seat.index()] = G::rights(&self.table.view(seat));
    }

    /// Those who have the same rights hear of them together.
    fn say_new_rights(&mut self, asked: &[Seat]) -> io::Result<()> {
        let names = self.names_for_all();
        let mut told: Vec<(Vec<G::Move>, Vec<Seat>)> = Vec::new();
        for seat in asked {
            let rights = self.new_rights(*seat);
            match told.iter_mut().find(|(same, _)| *same == rights) {
                Some((_, seats)) => seats.push(*seat),
                None => told.push((rights, vec![*seat])),
            }
        }
        for (rights, seats) in told {
            let called = |seat: &Seat| self.names.of(*seat).unwrap_or_default().to_string();
            let callers = if self.people.len() == 1 { Vec::new() } else { seats.iter().map(called).collect() };
            let lines = G::say_rights(&self.table.view(seats[0]), &rights, &callers, &names, self.voice);
            self.console.say_all(&lines)?;
        }
        Ok(())
    }

    /// What has happened since the one of them was told who knows least.
    fn tell_news_to(&mut self, seats: &[Seat]) -> io::Result<()> {
        let all = self.table.events().len();
        let from = seats.iter().map(|seat| self.told[seat.index()]).min().unwrap_or(all);
        seats.iter().for_each(|seat| self.told[seat.index()] = all);
        let names = self.names_for_all();
        let lines = tell::<G>(&self.table.events()[from..], &self.voice.speaker(&names));
        self.console.say_all(&lines)
    }

    /// Whether somebody means a move that is not bound to a turn, or says a line for another.
    pub(super) fn is_call(&self, line: &str) -> bool {
        self.has_calls() && (self.is_out_of_turn(line) || self.caller(line).is_some())
    }

    fn has_calls(&self) -> bool {
        G::example_out_of_turn(self.table.options(), self.voice).is_some()
    }

    /// Understood by what everybody sees, so that no answer tells anything of a hand.
    fn is_out_of_turn(&self, line: &str) -> bool {
        let choice = G::understand(&self.table.public_view(), line, &self.voice.speaker(&self.names));
        choice.is_ok_and(|choice| G::is_out_of_turn(&choice))
    }

    /// Who says a line, and the line without the name: `Ben: challenge 10`, `2: challenge 10`,
    /// `challenge 10 by Ben`. A number before a colon is a seat only where no card can be meant.
    pub(super) fn caller<'l>(&self, line: &'l str) -> Option<(Caller<'l>, &'l str)> {
        if !self.has_calls() {
            return None;
        }
        if let Some((name, rest)) = line.split_once(':') {
            let (name, rest) = (name.trim(), rest.trim());
            let found = self.find(name);
            let is_name = found.is_some() && name.parse::<u8>().is_err();
            if is_name || self.is_out_of_turn(rest) {
                return Some((found.map_or(Caller::Unknown(name), Caller::Seat), rest));
            }
        }
        let place = BY.iter().filter_map(|by| Some((line.rfind(by)?, by.len()))).max()?;
        let (rest, name) = (line[..place.0].trim(), line[place.0 + place.1..].trim());
        let caller = self.find(name).map_or(Caller::Unknown(name), Caller::Seat);
        self.is_out_of_turn(rest).then_some((caller, rest))
    }

    fn find(&self, name: &str) -> Option<Seat> {
        let seats = || (0..).map(Seat).take(self.table.players().len());
        let is_called =
            |seat: &Seat| self.names.of(*seat).is_some_and(|called| called.to_lowercase() == name.to_lowercase());
        seats().find(is_called).or_else(|| seats().find(|seat| seat.to_string() == name))
    }

    /// A line that is no move of a turn, said by whoever names themselves, or by the only one asked;
    /// whether it was played.
    pub(super) fn hear_call(&mut self, asked: &[Seat], line: &str) -> io::Result<bool> {
        let (seat, line) = match (self.caller(line), asked) {
            (Some((Caller::Unknown(name), _)), _) => {
                self.console.say(&self.voice.say_with("cli-call-nobody", [("name", name)]))?;
                return Ok(false);
            }
            (Some((Caller::Seat(seat), line)), _) => (seat, line),
            (None, [only]) => (*only, line),
            (None, _) => {
                let may = |seat: &&Seat| !G::rights(&self.table.view(**seat)).is_empty();
                let caller = self.people.iter().find(may).or(self.people.first());
                let name = caller.and_then(|seat| self.names.of(*seat));
                let typed = format!("{}: {line}", name.unwrap_or_default());
                self.console.say(&self.voice.say_with("cli-call-who", [("typed", typed)]))?;
                return Ok(false);
            }
        };
        self.call(seat, line)
    }

    fn call(&mut self, seat: Seat, line: &str) -> io::Result<bool> {
        let names = self.names.seen_by(Some(seat));
        let speaker = self.voice.speaker(&names);
        let who = || self.names.of(seat).unwrap_or_default().to_string();
        let sentence = if self.table.is_computer(seat) {
            self.voice.say_with("cli-call-computer", [("who", who())])
        } else {
            match G::understand(&self.table.public_view(), line, &speaker) {
                Ok(choice) if !G::is_out_of_turn(&choice) => {
                    let id = if self.people.len() == 1 { "cli-call-only-alone" } else { "cli-call-only" };
                    self.voice.say_with(id, [("who", who())])
                }
                Ok(choice) => match self.table.play(seat, choice) {
                    Ok(()) => return Ok(true),
                    Err(illegal) => self.refused(seat, &speaker.tell(&illegal)),
                },
                Err(Unclear::Refused(refusal)) => self.refused(seat, &refusal.sentence),
                Err(Unclear::NotUnderstood(why)) => why,
            }
        };
        self.console.say(&sentence)?;
        Ok(false)
    }

    /// Where several share the keyboard, it is said to whom it does not go.
    fn refused(&self, seat: Seat, why: &str) -> String {
        let why = capitalised(why);
        match self.names.of(seat).filter(|_| self.people.len() > 1) {
            Some(who) => self.voice.say_with("cli-call-refused", [("who", who), ("why", &why)]),
            None => self.voice.say_with("cli-refused", [("why", why)]),
        }
    }
}

/// Whom a line names.
pub(super) enum Caller<'a> {
    Seat(Seat),
    Unknown(&'a str),
}
