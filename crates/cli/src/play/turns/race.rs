//! Races at one keyboard. In a window where only the first answer counts, a computer player would always be faster, and of
//! several people the one who is asked first. So everybody answers before anything counts, and of those who want it one is
//! drawn by lot, each with the same chance.

use std::io::{self, Write};

use reckon_rules::game::{Seat, Turn};

use super::{QuestionOutcome, TurnSession};
use crate::game::InTurns;
use crate::play::lines::Lines;

impl<G: InTurns, I: Lines, O: Write> TurnSession<'_, G, I, O> {
    /// Keeps an answer back if only the first one like it counts; returns whether it was kept. An answer that declines,
    /// or that the rules refuse, is not.
    pub(super) fn hold_back(&mut self, seat: Seat, choice: &G::Move) -> bool {
        let Turn::Open { must, race: Some(_), .. } = self.room.game.turn() else { return false };
        let declines = G::waive(&self.room.game.public_view()).is_none_or(|waiver| waiver == *choice);
        if G::RACES || declines || !must.contains(seat) || !self.room.game.would_go(seat, choice) {
            return false;
        }
        self.held_back.retain(|(held, _)| *held != seat);
        self.held_back.push((seat, choice.clone()));
        true
    }

    /// Tells a person that their answer waits for those of other people.
    pub(super) fn say_held_back(&mut self) -> io::Result<()> {
        let must = self.room.game.turn().must();
        let has_answered = |seat: &Seat| !must.contains(*seat) || self.held_back.iter().any(|(held, _)| held == seat);
        if self.room.people.iter().all(has_answered) {
            return Ok(());
        }
        self.room.console.say(&self.room.output.say("cli-answer-waits"))
    }

    /// Plays one of the answers that were kept back.
    pub(super) fn decide_race(&mut self) -> io::Result<QuestionOutcome> {
        let answers = std::mem::take(&mut self.held_back);
        let Some((seat, choice)) = self.room.game.lot(&answers).cloned() else { return Ok(QuestionOutcome::GoOn) };
        let is_person = |seat: Seat| !self.room.game.is_computer(seat);
        if answers.len() > 1 && answers.iter().any(|(seat, _)| is_person(*seat)) {
            let person = if self.room.is_alone() && is_person(seat) { "you" } else { "other" };
            let about = [("person", person.to_string()), ("who", self.room.called(seat))];
            self.room.console.say(&self.room.output.say_with("cli-answer-by-lot", about))?;
        }
        let outcome = if is_person(seat) { QuestionOutcome::Played } else { QuestionOutcome::Moved };
        let _always_legal = self.room.game.play(seat, choice);
        Ok(outcome)
    }
}
