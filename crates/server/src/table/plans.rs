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

/// A single move is a plan of one.
pub struct RunningPlan<G: TableGame> {
    /// Who wants to know what becomes of it, the first one first.
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

    /// The same question from another window, or from a new socket.
    pub fn is_asked_by(&mut self, client: ClientId) {
        if !self.clients.contains(&client) {
            self.clients.push(client);
        }
    }

    /// How many moves it has, those that were played included.
    pub fn length(&self) -> u32 {
        self.played + u32::try_from(self.rest.len()).unwrap_or(u32::MAX)
    }

    fn asker(&self) -> ClientId {
        self.clients[0]
    }
}

impl<G: TableGame> Table<G> {
    /// Whatever plan waited is dropped.
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

    /// Plays the moves of a plan as far as they go, and as far as nobody has a right to cut in.
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
                Err(NotPlayed::Illegal(illegal)) => Refusal::new(Why::Illegal, self.line_for(client, seat, &illegal)),
                Err(NotPlayed::NotKept) => Refusal::not_kept(),
            };
            let Some(plan) = self.playing.as_mut().and_then(|playing| playing.plan.take()) else { return };
            return self.refuse_plan(&plan, &refusal);
        }
    }

    /// How long others can cut in before the same seat goes on, where they may.
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

    /// Whoever does not sit there any more has no plan for the seat.
    pub(super) fn drop_plan_of(&mut self, seats: &[Seat]) {
        let plan = self.playing.as_ref().and_then(|playing| playing.plan.as_ref());
        if plan.is_some_and(|plan| seats.contains(&plan.seat)) {
            self.drop_plan();
        }
    }

    /// Something else happened: what was left of a plan stays its client's draft.
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
