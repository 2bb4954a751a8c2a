//! Several moves in one line: each is made by itself, so that somebody can come between.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::ops::Range;

use reckon_rules::game::Seat;

use super::{Answered, Session};
use crate::in_turns::{InTurns, Openly};
use crate::voice::capitalised;

/// What somebody has typed and not yet played.
pub(super) struct Plan<G: InTurns> {
    seat: Seat,
    rest: VecDeque<G::Move>,
    /// How many moves the game had when the last of this plan was made.
    after: usize,
    /// How much had happened when somebody had come between, or the turn was over: from then on it
    /// is only still to be said.
    dropped: Option<usize>,
}

impl<G: InTurns, I: BufRead, O: Write> Session<'_, G, I, O> {
    /// Makes the first of these moves and keeps the others in mind; or says why it does not go, and
    /// nothing is lost. What is said openly shows no card of a hand.
    pub(super) fn play_plan(&mut self, seat: Seat, moves: Vec<G::Move>, openly: bool) -> io::Result<bool> {
        let mut rest = VecDeque::from(moves);
        let Some(choice) = rest.pop_front() else { return Ok(false) };
        let Err(illegal) = self.room.table.play(seat, choice.clone()) else {
            let after = self.room.table.moves();
            // What somebody goes on with is judged by their hand, so openly it does not go on.
            let dropped = openly.then(|| self.room.table.events().len());
            self.plan = (!rest.is_empty()).then_some(Plan { seat, rest, after, dropped });
            self.forget_draft(seat);
            return Ok(true);
        };
        let names = self.room.names.seen_by(Some(seat));
        let speaker = self.room.voice.speaker(&names);
        let why = match openly {
            true => G::refused_openly(&self.room.table.public_view(), &choice, &illegal, &speaker),
            false => Openly::Because(speaker.tell(&illegal)),
        };
        let sentence = match why {
            Openly::Because(why) => self.refused(seat, &why, openly),
            Openly::Secret => self.perhaps_not_there(seat),
        };
        self.room.console.say(&sentence)?;
        if !rest.is_empty() {
            self.room.console.say(&self.room.voice.say("cli-plan-stopped"))?;
        }
        Ok(false)
    }

    /// The same whatever is in the hand, because others may have typed it.
    fn perhaps_not_there(&self, seat: Seat) -> String {
        let who = self.room.called(seat);
        let typed = G::signed(seat, &who, &self.room.voice.say("cli-verb-hand"));
        self.room.voice.say_with("cli-call-secret", [("who", who), ("typed", typed)])
    }

    /// Where several hear it, it is said to whom it does not go.
    pub(super) fn refused(&self, seat: Seat, why: &str, openly: bool) -> String {
        let why = capitalised(why);
        match self.room.names.of(seat).filter(|_| openly) {
            Some(who) => self.room.voice.say_with("cli-call-refused", [("who", who), ("why", &why)]),
            None => self.room.voice.say_with("cli-refused", [("why", why)]),
        }
    }

    /// A plan ends where another has moved since, or where it is another's turn.
    pub(super) fn look_at_plan(&mut self, turn: Seat) {
        let (moves, events) = (self.room.table.moves(), self.room.table.events().len());
        if let Some(plan) = &mut self.plan
            && plan.dropped.is_none()
            && (plan.seat != turn || plan.after != moves)
        {
            plan.dropped = Some(events);
        }
    }

    /// The next move of a line that was typed before.
    pub(super) fn go_on_with_plan(&mut self) -> io::Result<Option<Answered>> {
        let Some(plan) = self.plan.take_if(|plan| plan.dropped.is_none()) else { return Ok(None) };
        let moves: Vec<G::Move> = plan.rest.into();
        if moves.first().is_some_and(|choice| !self.room.table.would_go(plan.seat, choice)) {
            // First what was laid, then why it did not go on.
            self.tell_news(plan.seat)?;
        }
        let played = self.play_plan(plan.seat, moves, false)?;
        Ok(Some(if played { Answered::Played } else { Answered::GoOn }))
    }

    /// Says what has happened, and behind what happened instead that the rest of a plan was not
    /// laid. No cards are named then: the screen may be another's.
    pub(super) fn tell_events(&mut self, news: Range<usize>) -> io::Result<()> {
        let names = self.room.names_for_all();
        let is_news = |plan: &mut Plan<G>| plan.dropped.is_some_and(|place| (news.start..=news.end).contains(&place));
        let dropped = self.plan.take_if(is_news).and_then(|plan| Some((plan.seat, plan.dropped?)));
        let (before, after) =
            self.room.table.events()[news.clone()].split_at(dropped.map_or(0, |(_, at)| at - news.start));
        let speaker = self.room.voice.speaker(&names);
        let mut lines = G::tell(before, &speaker);
        if let Some((seat, _)) = dropped {
            let alone = if self.room.is_alone() { "one" } else { "many" };
            let about = [("people", alone.to_string()), ("who", self.room.called(seat))];
            lines.push(self.room.voice.say_with("cli-plan-dropped", about));
        }
        lines.extend(G::tell(after, &speaker));
        self.room.console.say_all(&lines)
    }
}
