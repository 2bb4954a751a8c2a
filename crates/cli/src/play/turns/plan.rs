//! Several moves in one line: each is made separately, so that others can cut in.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::ops::Range;

use reckon_rules::game::Seat;

use super::{QuestionOutcome, TurnSession};
use crate::game::{InTurns, PublicReason};
use crate::output::capitalised;
use crate::play::lines::Lines;

/// Moves typed but not played yet.
pub(super) struct Plan<G: InTurns> {
    seat: Seat,
    rest: VecDeque<G::Move>,
    /// Number of moves in the game after the last move made from this plan.
    after: usize,
    /// Number of events when somebody cut in or the turn ended: the rest is not played, only reported as dropped.
    dropped: Option<usize>,
}

impl<G: InTurns, I: Lines, O: Write> TurnSession<'_, G, I, O> {
    /// Makes the first of these moves and queues the others, or says why it is refused. A public reply reveals no card
    /// in a hand.
    pub(super) fn play_plan(&mut self, seat: Seat, moves: Vec<G::Move>, openly: bool) -> io::Result<bool> {
        let mut rest = VecDeque::from(moves);
        let Some(choice) = rest.pop_front() else { return Ok(false) };
        if self.hold_back(seat, &choice) {
            self.say_held_back()?;
            return Ok(true);
        }
        let Err(illegal) = self.room.game.play(seat, choice.clone()) else {
            let after = self.room.game.moves();
            // Replies to further moves would depend on the hand, so in public the plan stops here.
            let dropped = openly.then(|| self.room.game.events().len());
            self.plan = (!rest.is_empty()).then_some(Plan { seat, rest, after, dropped });
            self.forget_draft(seat);
            return Ok(true);
        };
        let names = self.room.names.seen_by(Some(seat));
        let speaker = self.room.output.speaker(&names);
        let why = match openly {
            true => G::public_reason(&self.room.game.public_view(), &choice, &illegal, &speaker),
            false => PublicReason::Because(speaker.tell(&illegal)),
        };
        let sentence = match why {
            PublicReason::Because(why) => self.refused(seat, &why, G::paragraph_of(&illegal), openly),
            PublicReason::Secret => self.secret_refusal(seat),
        };
        self.room.console.say(&sentence)?;
        if !rest.is_empty() {
            self.room.console.say(&self.room.output.say("cli-plan-stopped"))?;
        }
        Ok(false)
    }

    /// Returns a reply that does not depend on the hand, because another player may have typed the call.
    fn secret_refusal(&self, seat: Seat) -> String {
        let who = self.room.called(seat);
        let typed = G::signed(seat, &who, &self.room.output.say("cli-verb-hand"));
        self.room.output.say_with("cli-call-secret", [("who", who), ("typed", typed)])
    }

    /// Explains a refusal, naming the player if several people read it.
    pub(super) fn refused(&self, seat: Seat, why: &str, rule: Option<&str>, openly: bool) -> String {
        match self.room.names.of(seat).filter(|_| openly) {
            Some(who) => self.room.output.say_with("cli-call-refused", [("who", who), ("why", &capitalised(why))]),
            None => self.room.refused(why, rule),
        }
    }

    /// Drops the plan once another player has moved or has the turn.
    pub(super) fn drop_stale_plan(&mut self, turn: Seat) {
        let (moves, events) = (self.room.game.moves(), self.room.game.events().len());
        if let Some(plan) = &mut self.plan
            && plan.dropped.is_none()
            && (plan.seat != turn || plan.after != moves)
        {
            plan.dropped = Some(events);
        }
    }

    /// Makes the next move of the plan.
    pub(super) fn continue_plan(&mut self) -> io::Result<Option<QuestionOutcome>> {
        let Some(plan) = self.plan.take_if(|plan| plan.dropped.is_none()) else { return Ok(None) };
        let moves: Vec<G::Move> = plan.rest.into();
        if moves.first().is_some_and(|choice| !self.room.game.would_go(plan.seat, choice)) {
            // Tell the moves that were made before saying why the next one is refused.
            self.tell_news(plan.seat)?;
        }
        let played = self.play_plan(plan.seat, moves, false)?;
        Ok(Some(if played { QuestionOutcome::Played } else { QuestionOutcome::GoOn }))
    }

    /// Tells what has happened, and at the point where the plan was dropped, that its rest will not be played. No cards
    /// are named: the screen may be another player's.
    pub(super) fn tell_events(&mut self, news: Range<usize>) -> io::Result<()> {
        let names = self.room.names_for_all();
        let is_news = |plan: &mut Plan<G>| plan.dropped.is_some_and(|place| (news.start..=news.end).contains(&place));
        let dropped = self.plan.take_if(is_news).and_then(|plan| Some((plan.seat, plan.dropped?)));
        let (before, after) =
            self.room.game.events()[news.clone()].split_at(dropped.map_or(0, |(_, at)| at - news.start));
        let speaker = self.room.output.speaker(&names);
        let mut lines = G::tell(before, &speaker);
        if let Some((seat, _)) = dropped {
            let alone = if self.room.is_alone() { "one" } else { "many" };
            let about = [("people", alone.to_string()), ("who", self.room.called(seat))];
            lines.push(self.room.output.say_with("cli-plan-dropped", about));
        }
        lines.extend(G::tell(after, &speaker));
        self.room.console.say_all(&lines)
    }
}
