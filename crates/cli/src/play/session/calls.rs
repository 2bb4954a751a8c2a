//! What may be done in another's turn. Everybody has the same chance of it, and for that nobody's
//! hand is shown.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::{Answered, Session};
use crate::game::{Part, Unclear};
use crate::in_turns::{Hearers, InTurns, NotACall};
use crate::play::typed::{self, Typed};

/// Between what is said and who says it: `challenge 10 by Ben`.
const BY: [&str; 2] = [" by ", " von "];

impl<G: InTurns, I: BufRead, O: Write> Session<'_, G, I, O> {
    /// Before a computer player goes on: whoever may do something that no question has told them of
    /// yet is asked once.
    pub(super) fn ask_around(&mut self) -> io::Result<Answered> {
        let new_rights = |seat: &Seat| Some((*seat, self.new_rights(*seat))).filter(|(_, rights)| !rights.is_empty());
        // Whoever has to answer is asked by themselves.
        let must = self.room.table.turn().must();
        let others = self.room.people.iter().filter(|seat| !must.contains(**seat));
        let asked: Vec<Asked<G>> = others.filter_map(new_rights).collect();
        if asked.is_empty() {
            return Ok(Answered::GoOn);
        }
        self.ask(&asked, None)
    }

    /// A seat that has to say whether it uses a right. Somebody alone who has nothing to use it with
    /// is not asked; where others hear the question, everybody is.
    pub(super) fn ask_for_answer(&mut self, seat: Seat, let_go: G::Move) -> io::Result<Answered> {
        let rights = G::rights(&self.room.table.view(seat), self.room.is_alone());
        if self.room.is_alone() && rights.is_empty() {
            let _always_legal = self.room.table.play(seat, let_go);
            return Ok(Answered::Moved);
        }
        self.ask(&[(seat, rights)], Some(let_go))
    }

    /// Nobody's hand is on the screen, unless one person is alone with it. An empty line goes on, or
    /// makes the move that lets a right go.
    fn ask(&mut self, asked: &[Asked<G>], let_go: Option<G::Move>) -> io::Result<Answered> {
        self.clear_keyboard()?;
        self.tell_news_to(&seats_of::<G>(asked))?;
        // Nobody's hand is on the screen, so everybody at the keyboard has read it.
        let all = self.room.table.events().len();
        self.room.people.iter().for_each(|seat| self.room.told[seat.index()] = all);
        self.question(asked, let_go, false)
    }

    /// Somebody who is at the keyboard only to look at their cards, in another's turn. They may use a
    /// right that they have.
    pub(super) fn look(&mut self) -> io::Result<Answered> {
        let Some(seat) = self.room.at_keyboard else { return Ok(Answered::GoOn) };
        self.show(seat, Part::All)?;
        let rights = G::rights(&self.room.table.view(seat), self.room.is_alone());
        self.question(&[(seat, rights)], None, true)
    }

    fn question(&mut self, asked: &[Asked<G>], let_go: Option<G::Move>, mut sees_table: bool) -> io::Result<Answered> {
        let seats = seats_of::<G>(asked);
        let [first, ..] = seats[..] else { return Ok(Answered::GoOn) };
        let mut again = false;
        loop {
            self.room.console.line("")?;
            self.say_rights_to(asked, std::mem::take(&mut sees_table), std::mem::replace(&mut again, true))?;
            let id = if let_go.is_some() { "cli-answer-ask" } else { G::CALLS.ask };
            self.room.console.say(&self.room.voice.say(id))?;
            let line = self.room.console.ask()?;
            match line.as_deref().map_or(Typed::End, typed::read_at::<G>) {
                Typed::Nothing => return self.let_it_go(&seats, let_go),
                Typed::Move(line) if self.lets_go(&seats, line) => {
                    return self.let_it_go(&seats, let_go);
                }
                Typed::Move(line) if self.look_up_openly(line)? => {}
                Typed::Move(line) => match self.looker(line) {
                    Some(seat) => {
                        if let ended @ (Answered::Played | Answered::Left) = self.show_alone(seat)? {
                            return Ok(ended);
                        }
                        sees_table = true;
                    }
                    None => {
                        if self.hear_call(&seats, line)? {
                            match self.room.at_keyboard {
                                // The others cannot see this screen.
                                Some(looking) => {
                                    self.tell_news(looking)?;
                                    self.tell_gained(looking)?;
                                }
                                None => self.tell_news_to(&seats)?,
                            }
                            return Ok(Answered::Played);
                        }
                    }
                },
                Typed::Centre => {
                    self.show(first, Part::Centre)?;
                    sees_table = true;
                }
                Typed::Table => {
                    self.show_table()?;
                    sees_table = true;
                }
                Typed::Hand if self.room.is_alone() => self.show(first, Part::Hand)?,
                Typed::Hand => {
                    let seat = self.looking(&seats).unwrap_or(first);
                    if let ended @ (Answered::Played | Answered::Left) = self.show_alone(seat)? {
                        return Ok(ended);
                    }
                    sees_table = true;
                }
                Typed::Position => {
                    let view = self
                        .room
                        .at_keyboard
                        .map_or_else(|| self.room.table.public_view(), |seat| self.room.table.view(seat));
                    self.room.console.line(&view.to_string())?;
                }
                end @ (Typed::Quit | Typed::End) => {
                    if self.leaves(&end)? {
                        return Ok(Answered::Left);
                    }
                    if !self.room.is_alone() {
                        // No hand is on the screen any more.
                        self.room.at_keyboard = None;
                    }
                }
                aside => self.obey(first, aside)?,
            }
        }
    }

    /// Whether everybody who is asked lets it go with this line; the only one may say so by name.
    fn lets_go(&self, seats: &[Seat], line: &str) -> bool {
        let line = match self.caller(line) {
            Some((Caller::Seat(seat), rest)) if *seats == [seat] => rest,
            _ => line,
        };
        G::lets_go(&self.room.table.public_view(), line)
    }

    fn let_it_go(&mut self, seats: &[Seat], let_go: Option<G::Move>) -> io::Result<Answered> {
        seats.iter().for_each(|seat| self.note_rights(*seat));
        // Whoever has looked into their hand is not the next to see one.
        self.clear_keyboard()?;
        // Whoever must answer is asked by themselves.
        let (Some(choice), [seat, ..]) = (let_go, seats) else { return Ok(Answered::GoOn) };
        let _always_legal = self.room.table.play(*seat, choice);
        Ok(Answered::Played)
    }

    /// Where several share the keyboard, nobody has it.
    fn clear_keyboard(&mut self) -> io::Result<()> {
        if !self.room.is_alone() {
            self.room.take_hand_away()?;
            self.room.at_keyboard = None;
        }
        Ok(())
    }

    /// Whoever wants to look into their hand before they answer gets the keyboard for themselves.
    fn show_alone(&mut self, seat: Seat) -> io::Result<Answered> {
        if self.room.at_keyboard != Some(seat)
            && let ended @ (Answered::Played | Answered::Left) = self.hand_over_to(seat)?
        {
            return Ok(ended);
        }
        self.show(self.room.at_keyboard.unwrap_or(seat), Part::All)?;
        Ok(Answered::GoOn)
    }

    /// What everybody may see; with the hand of whoever is at the keyboard.
    fn show_table(&mut self) -> io::Result<()> {
        if let Some(seat) = self.room.at_keyboard {
            return self.show(seat, Part::All);
        }
        let lines = G::draw(&self.room.table.public_view(), Part::Public, &self.room.names, self.room.voice);
        self.room.console.line("")?;
        self.room.console.lines(&lines)
    }

    /// Who wants to see their cards: `2! hand`, `Ben: hand`.
    pub(super) fn looker(&self, line: &str) -> Option<Seat> {
        let Some((Caller::Seat(seat), rest)) = self.caller(line) else { return None };
        let looks = matches!(typed::read(rest), Typed::Hand | Typed::Table);
        Some(seat).filter(|seat| looks && self.room.people.contains(seat))
    }

    /// What a person may do and has not been told of.
    fn new_rights(&self, seat: Seat) -> Vec<G::Right> {
        let known = &self.known_rights[seat.index()];
        let rights = G::rights(&self.room.table.view(seat), self.room.is_alone());
        rights.into_iter().filter(|right| !known.contains(right)).collect()
    }

    pub(super) fn note_rights(&mut self, seat: Seat) {
        self.known_rights[seat.index()] = G::rights(&self.room.table.view(seat), self.room.is_alone());
    }

    /// Those who have the same rights hear of them together.
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
            let hearers = Hearers { callers: &callers, looking: self.looking(&seats), sees_table, again };
            let lines = G::say_rights(&self.room.table.view(seats[0]), rights, hearers, &names, self.room.voice);
            self.room.console.say_all(&lines)?;
        }
        Ok(())
    }

    /// What has happened since the one of them was told who knows least.
    fn tell_news_to(&mut self, seats: &[Seat]) -> io::Result<()> {
        let all = self.room.table.events().len();
        let from = seats.iter().map(|seat| self.room.told[seat.index()]).min().unwrap_or(all);
        seats.iter().for_each(|seat| self.room.told[seat.index()] = all);
        self.tell_events(from..all)
    }

    /// Whether somebody means a move that is not bound to a turn, or says a line for another.
    pub(super) fn is_call(&self, line: &str) -> bool {
        G::hears_calls(self.room.table.options()) && (self.is_out_of_turn(line, false) || self.caller(line).is_some())
    }

    /// Understood by what everybody sees, so that no answer tells anything of a hand.
    fn is_out_of_turn(&self, line: &str, named: bool) -> bool {
        G::understand_call(&self.room.table.public_view(), line, named, &self.room.voice.speaker(&self.room.names))
            .is_ok()
    }

    /// Who says a line, and the line without the name: `Ben: challenge 10`, `2: challenge 10`,
    /// `2! 6n`, `challenge 10 by Ben`. A number before a colon is a seat only where no card can be meant.
    pub(super) fn caller<'l>(&self, line: &'l str) -> Option<(Caller<'l>, &'l str)> {
        if !G::hears_calls(self.room.table.options()) {
            return None;
        }
        self.before(line, ':').or_else(|| self.before(line, '!')).or_else(|| self.behind(line))
    }

    fn before<'l>(&self, line: &'l str, mark: char) -> Option<(Caller<'l>, &'l str)> {
        let (name, rest) = line.split_once(mark)?;
        let (name, rest) = (name.trim(), rest.trim());
        let is_number = name.parse::<u8>().is_ok();
        let found = if is_number && mark == '!' { self.seat_of(name) } else { self.find(name) };
        match found {
            // A seat key alone is a call too, and asks for its card.
            _ if rest.is_empty() && !(is_number && mark == '!') => None,
            Some(seat) if !is_number || mark == '!' || self.is_out_of_turn(rest, true) => {
                Some((Caller::Seat(seat), rest))
            }
            // Nothing else is written like this, so whoever mistypes a number hears of it.
            None if is_number && mark == '!' => Some((Caller::Unknown(name), rest)),
            None => self.is_out_of_turn(rest, false).then_some((Caller::Unknown(name), rest)),
            Some(_) => None,
        }
    }

    fn behind<'l>(&self, line: &'l str) -> Option<(Caller<'l>, &'l str)> {
        let place = BY.iter().filter_map(|by| Some((line.rfind(by)?, by.len()))).max()?;
        let (rest, name) = (line[..place.0].trim(), line[place.0 + place.1..].trim());
        let seat = self.find(name);
        let is_call = self.is_out_of_turn(rest, seat.is_some());
        is_call.then(|| (seat.map_or(Caller::Unknown(name), Caller::Seat), rest))
    }

    fn find(&self, name: &str) -> Option<Seat> {
        let seats = || (0..).map(Seat).take(self.room.table.players().len());
        let is_called =
            |seat: &Seat| self.room.names.of(*seat).is_some_and(|called| called.to_lowercase() == name.to_lowercase());
        seats().find(is_called).or_else(|| self.seat_of(name))
    }

    fn seat_of(&self, number: &str) -> Option<Seat> {
        (0..).map(Seat).take(self.room.table.players().len()).find(|seat| seat.to_string() == number)
    }

    /// A line that is no move of a turn, said by whoever names themselves, or by the only one asked;
    /// whether it was played.
    pub(super) fn hear_call(&mut self, asked: &[Seat], line: &str) -> io::Result<bool> {
        let (seat, line) = match (self.caller(line), asked) {
            (Some((Caller::Unknown(name), _)), _) => {
                self.room.console.say(&self.room.voice.say_with("cli-call-nobody", [("name", name)]))?;
                return Ok(false);
            }
            (Some((Caller::Seat(seat), line)), _) => (seat, line),
            (None, [only]) => (*only, line),
            // Whoever has their hand before them need not say who they are.
            (None, _) if let Some(seat) = self.looking(asked) => (seat, line),
            (None, _) => {
                let view = self.room.table.public_view();
                let unclear = match G::understand_call(&view, line, true, &self.room.voice.speaker(&self.room.names)) {
                    Err(NotACall::Unclear(Unclear::NotUnderstood(why))) => Some(why),
                    Err(NotACall::InTurn) => Some(self.room.voice.say(G::only_in_turn(&view, None, false))),
                    _ => None,
                };
                if let Some(why) = unclear {
                    self.room.console.say(&why)?;
                    return Ok(false);
                }
                let may = |seat: &&Seat| !G::rights(&self.room.table.view(**seat), self.room.is_alone()).is_empty();
                let caller = self.room.people.iter().find(may).or(self.room.people.first()).copied();
                let typed = caller.map(|seat| G::signed(seat, &self.room.called(seat), line)).unwrap_or_default();
                self.room.console.say(&self.room.voice.say_with(G::CALLS.who, [("typed", typed)]))?;
                return Ok(false);
            }
        };
        self.call(seat, line, self.looking(asked) != Some(seat))
    }

    /// Of those who are asked, whoever has their hand on the screen.
    fn looking(&self, asked: &[Seat]) -> Option<Seat> {
        self.room.at_keyboard.filter(|seat| asked.contains(seat))
    }

    /// Somebody whose hand is on the screen is understood by what they hold.
    fn call(&mut self, seat: Seat, line: &str, openly: bool) -> io::Result<bool> {
        let names = self.room.names.seen_by(Some(seat));
        let view = if openly { self.room.table.public_view() } else { self.room.table.view(seat) };
        let who = || [("who", self.room.called(seat))];
        let sentence = if self.room.table.is_computer(seat) {
            self.room.voice.say_with(G::CALLS.computer, who())
        } else {
            match G::understand_call(&view, line, true, &self.room.voice.speaker(&names)) {
                Ok(plan) => return self.play_plan(seat, plan, openly),
                Err(NotACall::InTurn) => {
                    let id = G::only_in_turn(&self.room.table.public_view(), Some(seat), !self.room.is_alone());
                    self.room.voice.say_with(id, who())
                }
                Err(NotACall::Unclear(Unclear::Refused(refusal))) => self.refused(seat, &refusal.sentence, openly),
                Err(NotACall::Unclear(Unclear::NotUnderstood(why))) => why,
            }
        };
        self.room.console.say(&sentence)?;
        Ok(false)
    }
}

fn seats_of<G: InTurns>(asked: &[Asked<G>]) -> Vec<Seat> {
    asked.iter().map(|(seat, _)| *seat).collect()
}

/// A seat, and what it may do.
type Asked<G> = (Seat, Vec<<G as InTurns>::Right>);

/// Whom a line names.
pub(super) enum Caller<'a> {
    Seat(Seat),
    Unknown(&'a str),
}
