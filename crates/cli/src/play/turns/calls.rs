//! Actions during another player's turn. Everybody is asked at the same time, so nobody's hand is shown.

use std::io::{self, Write};

use reckon_rules::game::Seat;

use super::{QuestionOutcome, TurnSession};
use crate::game::{Audience, CallError, HasRights, InTurns, ParseError, Part};
use crate::play::command::{self, TableCommand};
use crate::play::lines::Lines;

/// Words that separate a call from its caller: `challenge 10 by Ben`.
const BY: [&str; 2] = [" by ", " von "];

impl<G: InTurns, I: Lines, O: Write> TurnSession<'_, G, I, O> {
    /// Asks people, before a computer player moves, about rights that they have not been offered yet.
    pub(super) fn ask_around(&mut self) -> io::Result<QuestionOutcome> {
        let new_rights = |seat: &Seat| Some((*seat, self.new_rights(*seat))).filter(|(_, rights)| !rights.is_empty());
        // Seats that must answer are asked separately.
        let must = self.room.game.turn().must();
        let others = self.room.people.iter().filter(|seat| !must.contains(**seat));
        let asked: Vec<Asked<G>> = others.filter_map(new_rights).collect();
        if asked.is_empty() {
            return Ok(QuestionOutcome::GoOn);
        }
        self.ask(&asked, None)
    }

    /// Asks a seat whether it wants to use a right. It is not asked if it has none: the only person playing, if they have
    /// nothing to use it with; with others listening, if everybody can tell that it has nothing.
    pub(super) fn ask_for_answer(&mut self, seat: Seat, waiver: G::Move) -> io::Result<QuestionOutcome> {
        let rights = G::rights(&self.room.game.view(seat), self.room.is_alone());
        if rights.is_empty() {
            let _always_legal = self.room.game.play(seat, waiver);
            return Ok(QuestionOutcome::Moved);
        }
        self.ask(&[(seat, rights)], Some(waiver))
    }

    /// Asks with nobody's hand on the screen, unless only one person is playing. An empty line lets play go on, or
    /// makes the move that waives a right.
    fn ask(&mut self, asked: &[Asked<G>], waiver: Option<G::Move>) -> io::Result<QuestionOutcome> {
        self.clear_keyboard()?;
        self.tell_news_to(&seats_of::<G>(asked))?;
        // Nobody's hand is on the screen, so everybody at the keyboard has read the news.
        let all = self.room.game.events().len();
        self.room.people.iter().for_each(|seat| self.room.told[seat.index()] = all);
        self.question(asked, waiver, false)
    }

    /// Shows a player their cards during another player's turn. They may then use any right they have.
    pub(super) fn look(&mut self) -> io::Result<QuestionOutcome> {
        let Some(seat) = self.room.at_keyboard else { return Ok(QuestionOutcome::GoOn) };
        self.show(seat, Part::All)?;
        let rights = G::rights(&self.room.game.view(seat), self.room.is_alone());
        self.question(&[(seat, rights)], None, true)
    }

    fn question(
        &mut self,
        asked: &[Asked<G>],
        waiver: Option<G::Move>,
        mut sees_table: bool,
    ) -> io::Result<QuestionOutcome> {
        let seats = seats_of::<G>(asked);
        let [first, ..] = seats[..] else { return Ok(QuestionOutcome::GoOn) };
        let mut again = false;
        loop {
            self.room.console.line("")?;
            self.say_rights_to(asked, std::mem::take(&mut sees_table), std::mem::replace(&mut again, true))?;
            let id = if waiver.is_some() { "cli-answer-ask" } else { G::CALLS.ask };
            self.room.console.say(&self.room.output.say(id))?;
            let line = self.room.console.ask()?;
            match line.as_deref().map_or(TableCommand::End, command::read_at::<G>) {
                TableCommand::Nothing => return self.waive_rights(&seats, waiver),
                TableCommand::Move(line) if self.waives(&seats, line) => {
                    return self.waive_rights(&seats, waiver);
                }
                TableCommand::Move(line) if self.look_up_openly(line)? => {}
                TableCommand::Move(line) => match self.looker(line) {
                    Some(seat) => {
                        if let ended @ (QuestionOutcome::Played | QuestionOutcome::Left) = self.show_alone(seat)? {
                            return Ok(ended);
                        }
                        sees_table = true;
                    }
                    None => {
                        if self.handle_call(&seats, line)? {
                            match self.room.at_keyboard {
                                // Only this player sees the screen.
                                Some(looking) => {
                                    self.tell_news(looking)?;
                                    self.tell_gained(looking)?;
                                }
                                None => self.tell_news_to(&seats)?,
                            }
                            return Ok(QuestionOutcome::Played);
                        }
                    }
                },
                TableCommand::Centre => {
                    self.show(first, Part::Centre)?;
                    sees_table = true;
                }
                TableCommand::Table => {
                    self.show_table()?;
                    sees_table = true;
                }
                TableCommand::Hand if self.room.is_alone() => self.show(first, Part::Hand)?,
                TableCommand::Hand => {
                    let seat = self.looking(&seats).unwrap_or(first);
                    if let ended @ (QuestionOutcome::Played | QuestionOutcome::Left) = self.show_alone(seat)? {
                        return Ok(ended);
                    }
                    sees_table = true;
                }
                TableCommand::Position => {
                    let view = self
                        .room
                        .at_keyboard
                        .map_or_else(|| self.room.game.public_view(), |seat| self.room.game.view(seat));
                    self.room.console.line(&view.to_string())?;
                }
                end @ (TableCommand::Quit | TableCommand::End) => {
                    if self.leaves(&end)? {
                        return Ok(QuestionOutcome::Left);
                    }
                    if !self.room.is_alone() {
                        // No hand is on the screen any more.
                        self.room.at_keyboard = None;
                    }
                }
                command => self.run_command(first, command)?,
            }
        }
    }

    /// Checks whether this line waives the rights of everyone asked; a player asked alone may add their name.
    fn waives(&self, seats: &[Seat], line: &str) -> bool {
        let line = match self.caller(line) {
            Some((Caller::Seat(seat), rest)) if *seats == [seat] => rest,
            _ => line,
        };
        G::waives(&self.room.game.public_view(), line)
    }

    fn waive_rights(&mut self, seats: &[Seat], waiver: Option<G::Move>) -> io::Result<QuestionOutcome> {
        seats.iter().for_each(|seat| self.note_rights(*seat));
        // The hand on the screen need not belong to the player who comes next.
        self.clear_keyboard()?;
        // A seat that must answer is asked separately.
        let (Some(choice), [seat, ..]) = (waiver, seats) else { return Ok(QuestionOutcome::GoOn) };
        let _always_legal = self.room.game.play(*seat, choice);
        Ok(QuestionOutcome::Played)
    }

    /// Clears a shared screen, so that nobody in particular has the keyboard.
    fn clear_keyboard(&mut self) -> io::Result<()> {
        if !self.room.is_alone() {
            self.room.take_hand_away()?;
            self.room.at_keyboard = None;
        }
        Ok(())
    }

    /// Hands the keyboard to a player who wants to look at their hand before answering.
    fn show_alone(&mut self, seat: Seat) -> io::Result<QuestionOutcome> {
        if self.room.at_keyboard != Some(seat)
            && let ended @ (QuestionOutcome::Played | QuestionOutcome::Left) = self.hand_over_to(seat)?
        {
            return Ok(ended);
        }
        self.show(self.room.at_keyboard.unwrap_or(seat), Part::All)?;
        Ok(QuestionOutcome::GoOn)
    }

    /// Shows the public table, with the hand of the player at the keyboard.
    fn show_table(&mut self) -> io::Result<()> {
        if let Some(seat) = self.room.at_keyboard {
            return self.show(seat, Part::All);
        }
        let lines = G::draw(&self.room.game.public_view(), Part::Public, &self.room.names, self.room.output);
        self.room.console.line("")?;
        self.room.console.lines(&lines)
    }

    /// Returns the player who asks to see their hand: `2! hand`, `Ben: hand`.
    pub(super) fn looker(&self, line: &str) -> Option<Seat> {
        let Some((Caller::Seat(seat), rest)) = self.caller(line) else { return None };
        let looks = matches!(command::read(rest), TableCommand::Hand | TableCommand::Table);
        Some(seat).filter(|seat| looks && self.room.people.contains(seat))
    }

    /// Returns the rights that a person has not been told about.
    fn new_rights(&self, seat: Seat) -> Vec<G::Right> {
        let known = &self.known_rights[seat.index()];
        let rights = G::rights(&self.room.game.view(seat), self.room.is_alone());
        rights.into_iter().filter(|right| !known.contains(right)).collect()
    }

    pub(super) fn note_rights(&mut self, seat: Seat) {
        self.known_rights[seat.index()] = G::rights(&self.room.game.view(seat), self.room.is_alone());
    }

    /// Tells the seats their rights, addressing those with the same rights together.
    fn say_rights_to(&mut self, asked: &[Asked<G>], sees_table: bool, again: bool) -> io::Result<()> {
        let names = self.room.names_for_all();
        let mut told: Vec<(&[G::Right], Vec<Seat>)> = Vec::new();
        for (seat, rights) in asked {
            match told.iter_mut().find(|(same, _)| same == rights) {
                Some((_, seats)) => seats.push(*seat),
                None => told.push((rights, vec![*seat])),
            }
        }
        for (rights, seats) in told {
            let callers: Vec<(Seat, String)> = match self.room.is_alone() {
                true => Vec::new(),
                false => seats.iter().map(|seat| (*seat, self.room.called(*seat))).collect(),
            };
            let audience = Audience { callers: &callers, looking: self.looking(&seats), sees_table, again };
            let lines = G::say_rights(&self.room.game.view(seats[0]), rights, audience, &names, self.room.output);
            self.room.console.say_all(&lines)?;
        }
        Ok(())
    }

    /// Tells all events that any of these seats has not been told yet.
    fn tell_news_to(&mut self, seats: &[Seat]) -> io::Result<()> {
        let all = self.room.game.events().len();
        let from = seats.iter().map(|seat| self.room.told[seat.index()]).min().unwrap_or(all);
        seats.iter().for_each(|seat| self.room.told[seat.index()] = all);
        self.tell_events(from..all)
    }

    /// Checks whether a line is a move that may be made out of turn, or names the seat that makes it.
    pub(super) fn is_call(&self, line: &str) -> bool {
        G::accepts_calls(self.room.game.options()) && (self.is_out_of_turn(line, false) || self.caller(line).is_some())
    }

    /// Checks whether a line is a move out of turn. It uses the public view, so that the result gives no hand away.
    fn is_out_of_turn(&self, line: &str, named: bool) -> bool {
        G::understand_call(&self.room.game.public_view(), line, named, &self.room.output.speaker(&self.room.names))
            .is_ok()
    }

    /// Splits a line into its caller and the rest: `Ben: challenge 10`, `2: challenge 10`, `2! 6n`, `challenge 10 by
    /// Ben`. A number before a colon is a seat only if it cannot mean a card.
    pub(super) fn caller<'l>(&self, line: &'l str) -> Option<(Caller<'l>, &'l str)> {
        if !G::accepts_calls(self.room.game.options()) {
            return None;
        }
        self.before(line, ':').or_else(|| self.before(line, '!')).or_else(|| self.after(line))
    }

    fn before<'l>(&self, line: &'l str, mark: char) -> Option<(Caller<'l>, &'l str)> {
        let (name, rest) = line.split_once(mark)?;
        let (name, rest) = (name.trim(), rest.trim());
        let is_number = name.parse::<u8>().is_ok();
        let found = if is_number && mark == '!' { self.seat_of(name) } else { self.find(name) };
        match found {
            // A seat key alone, such as `2!`, is also a call: the reply asks for the card.
            _ if rest.is_empty() && !(is_number && mark == '!') => None,
            Some(seat) if !is_number || mark == '!' || self.is_out_of_turn(rest, true) => {
                Some((Caller::Seat(seat), rest))
            }
            // Nothing else looks like a seat key, so this is a mistyped one, to be reported.
            None if is_number && mark == '!' => Some((Caller::Unknown(name), rest)),
            None => self.is_out_of_turn(rest, false).then_some((Caller::Unknown(name), rest)),
            Some(_) => None,
        }
    }

    fn after<'l>(&self, line: &'l str) -> Option<(Caller<'l>, &'l str)> {
        let place = BY.iter().filter_map(|by| Some((line.rfind(by)?, by.len()))).max()?;
        let (rest, name) = (line[..place.0].trim(), line[place.0 + place.1..].trim());
        let seat = self.find(name);
        let is_call = self.is_out_of_turn(rest, seat.is_some());
        is_call.then(|| (seat.map_or(Caller::Unknown(name), Caller::Seat), rest))
    }

    fn find(&self, name: &str) -> Option<Seat> {
        let seats = || (0..).map(Seat).take(self.room.game.players().len());
        let is_called =
            |seat: &Seat| self.room.names.of(*seat).is_some_and(|called| called.to_lowercase() == name.to_lowercase());
        seats().find(is_called).or_else(|| self.seat_of(name))
    }

    fn seat_of(&self, number: &str) -> Option<Seat> {
        (0..).map(Seat).take(self.room.game.players().len()).find(|seat| seat.to_string() == number)
    }

    /// Plays a line typed out of turn, for the player it names or the only one asked; returns whether it was played.
    pub(super) fn handle_call(&mut self, asked: &[Seat], line: &str) -> io::Result<bool> {
        let (seat, line) = match (self.caller(line), asked) {
            (Some((Caller::Unknown(name), _)), _) => {
                self.room.console.say(&self.room.output.say_with("cli-call-nobody", [("name", name)]))?;
                return Ok(false);
            }
            (Some((Caller::Seat(seat), line)), _) => (seat, line),
            (None, [only]) => (*only, line),
            // A player with their hand on the screen need not say who they are.
            (None, _) if let Some(seat) = self.looking(asked) => (seat, line),
            (None, _) => {
                let view = self.room.game.public_view();
                let unclear = match G::understand_call(&view, line, true, &self.room.output.speaker(&self.room.names)) {
                    Err(CallError::Parse(ParseError::NotUnderstood(why))) => Some(why),
                    Err(CallError::InTurn) => Some(self.room.output.say(G::only_in_turn(&view, None, false))),
                    _ => None,
                };
                if let Some(why) = unclear {
                    self.room.console.say(&why)?;
                    return Ok(false);
                }
                let may = |seat: &&Seat| !G::rights(&self.room.game.view(**seat), self.room.is_alone()).is_empty();
                let caller = self.room.people.iter().find(may).or(self.room.people.first()).copied();
                let typed = caller.map(|seat| G::signed(seat, &self.room.called(seat), line)).unwrap_or_default();
                self.room.console.say(&self.room.output.say_with(G::CALLS.who, [("typed", typed)]))?;
                return Ok(false);
            }
        };
        self.call(seat, line, self.looking(asked) != Some(seat))
    }

    /// Returns the seat among those asked whose hand is on the screen.
    fn looking(&self, asked: &[Seat]) -> Option<Seat> {
        self.room.at_keyboard.filter(|seat| asked.contains(seat))
    }

    /// Plays a call; the replies depend on the hand only if it is on the screen.
    fn call(&mut self, seat: Seat, line: &str, openly: bool) -> io::Result<bool> {
        let names = self.room.names.seen_by(Some(seat));
        let view = if openly { self.room.game.public_view() } else { self.room.game.view(seat) };
        let who = || [("who", self.room.called(seat))];
        let sentence = if self.room.game.is_computer(seat) {
            self.room.output.say_with(G::CALLS.computer, who())
        } else {
            match G::understand_call(&view, line, true, &self.room.output.speaker(&names)) {
                Ok(plan) => return self.play_plan(seat, plan, openly),
                Err(CallError::InTurn) => {
                    let id = G::only_in_turn(&self.room.game.public_view(), Some(seat), !self.room.is_alone());
                    self.room.output.say_with(id, who())
                }
                Err(CallError::Parse(ParseError::Refused(refusal))) => {
                    self.refused(seat, &refusal.sentence, refusal.rule, openly)
                }
                Err(CallError::Parse(ParseError::NotUnderstood(why))) => why,
            }
        };
        self.room.console.say(&sentence)?;
        Ok(false)
    }
}

fn seats_of<G: InTurns>(asked: &[Asked<G>]) -> Vec<Seat> {
    asked.iter().map(|(seat, _)| *seat).collect()
}

/// A seat and its rights.
type Asked<G> = (Seat, Vec<<G as HasRights>::Right>);

/// The player that a line names.
pub(super) enum Caller<'a> {
    Seat(Seat),
    Unknown(&'a str),
}
