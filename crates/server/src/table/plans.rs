//! Plans: moves that a client sent together and that are played one by one.

use std::collections::VecDeque;
use std::time::Duration;

use reckon_protocol::{Done, MoveId, Phase, ToClient, Why};
use reckon_rules::game::{Seat, Turn};
use tokio::time::Instant;

use super::Table;
use super::client::ClientId;
use super::moves::{By, NotPlayed};
use super::telling::Refusal;
use crate::games::TableGame;

/// A plan in progress. A single move is a plan of one.
pub struct RunningPlan<G: TableGame> {
    /// Clients to be told the outcome, the first asker first.
    clients: Vec<ClientId>,
    seat: Seat,
    id: MoveId,
    rest: VecDeque<G::Move>,
    played: u32,
    pub due: Instant,
}

impl<G: TableGame> RunningPlan<G> {
    pub fn new(client: ClientId, seat: Seat, id: MoveId, rest: VecDeque<G::Move>, due: Instant) -> RunningPlan<G> {
        RunningPlan { clients: vec![client], seat, id, rest, played: 0, due }
    }

    pub fn is(&self, seat: Seat, id: &MoveId) -> bool {
        self.seat == seat && self.id == *id
    }

    pub fn is_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Adds a client that repeats the request, from another window or a new socket.
    pub fn is_asked_by(&mut self, client: ClientId) {
        if !self.clients.contains(&client) {
            self.clients.push(client);
        }
    }

    /// Returns the number of moves, including those already played.
    pub fn length(&self) -> u32 {
        self.played + u32::try_from(self.rest.len()).unwrap_or(u32::MAX)
    }

    fn asker(&self) -> ClientId {
        self.clients[0]
    }
}

impl<G: TableGame> Table<G> {
    /// Starts a plan and drops any that was waiting.
    pub(super) async fn begin_plan(&mut self, plan: RunningPlan<G>) {
        self.drop_plan();
        if let Some(playing) = &mut self.playing {
            playing.plan = Some(plan);
        }
        self.go_on_with_plan().await;
    }

    pub(super) fn plan_is_due(&self, now: Instant) -> bool {
        self.playing.as_ref().and_then(|playing| playing.plan.as_ref()).is_some_and(|plan| now >= plan.due)
    }

    /// Plays the moves of a plan until one is refused or somebody has the right to cut in.
    pub(super) async fn go_on_with_plan(&mut self) {
        loop {
            let Some(plan) = self.playing.as_ref().and_then(|playing| playing.plan.as_ref()) else { return };
            let (client, seat, id) = (plan.asker(), plan.seat, plan.id.clone());
            let Some(choice) = plan.rest.front().cloned() else { return };
            let result = self.play(seat, choice, By::Plan(&id)).await;
            let Some(plan) = self.playing.as_mut().and_then(|playing| playing.plan.as_mut()) else { return };
            let refusal = match result {
                Ok(()) => {
                    plan.rest.pop_front();
                    plan.played += 1;
                    if plan.rest.is_empty() || self.phase() != Phase::Playing {
                        return self.finish_plan();
                    }
                    match self.pause() {
                        None => continue,
                        Some(pause) => return self.rest_of_plan_waits(pause),
                    }
                }
                Err(NotPlayed::Illegal(illegal)) => self.illegal(client, seat, &illegal),
                Err(NotPlayed::NotKept) => Refusal::not_kept(),
            };
            let Some(plan) = self.playing.as_mut().and_then(|playing| playing.plan.take()) else { return };
            return self.refuse_plan(&plan, &refusal);
        }
    }

    /// Returns how long others can cut in before the same seat goes on, if they may.
    fn pause(&self) -> Option<Duration> {
        match self.playing.as_ref()?.round.turn() {
            Turn::Open { may, race: Some(_), .. } if !may.is_empty() => {
                Some(Duration::from_millis(self.company.settings.pause_ms.into())).filter(|pause| !pause.is_zero())
            }
            _ => None,
        }
    }

    fn rest_of_plan_waits(&mut self, pause: Duration) {
        if let Some(plan) = self.playing.as_mut().and_then(|playing| playing.plan.as_mut()) {
            plan.due = Instant::now() + pause;
        }
    }

    fn finish_plan(&mut self) {
        let Some(playing) = &mut self.playing else { return };
        let Some(plan) = playing.plan.take() else { return };
        let done = Done { id: plan.id, round: playing.round.number, played: plan.played, v: playing.round.v() };
        for client in self.clients.iter_mut().filter(|client| plan.clients.contains(&client.id)) {
            client.tell(&ToClient::Done(done.clone()));
        }
    }

    /// Drops the plan of a seat that its player has left.
    pub(super) fn drop_plan_of(&mut self, seats: &[Seat]) {
        let plan = self.playing.as_ref().and_then(|playing| playing.plan.as_ref());
        if plan.is_some_and(|plan| seats.contains(&plan.seat)) {
            self.drop_plan();
        }
    }

    /// Drops a plan because something else happened: the rest stays its client's draft.
    pub(super) fn drop_plan(&mut self) {
        let Some(plan) = self.playing.as_mut().and_then(|playing| playing.plan.take()) else { return };
        self.refuse_plan(&plan, &Refusal::message(Why::CutIn, "refused-cut-in"));
    }

    fn refuse_plan(&mut self, plan: &RunningPlan<G>, refusal: &Refusal) {
        for client in &plan.clients {
            let refusal = Refusal { played: plan.played, ..refusal.clone() };
            self.refuse(*client, refusal.of(&plan.id));
        }
    }
}
