//! The task of one table, the only one that changes its game.
//!
//! Everything that can happen to a table arrives in one mailbox, or is a deadline that has come. A change is stored
//! first, then published.

mod arranging;
mod beginning;
mod claims;
mod client;
mod clock;
mod company;
mod computers;
mod drafts;
mod message;
mod moves;
mod plans;
mod telling;
mod waking;
mod window;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use reckon_protocol::{Close, TableId, ToServer};
use reckon_rules::game::{Seat, Seats, Turn};
use tokio::sync::mpsc;
use tokio::time::Instant;

pub use client::{ClientId, Frame, Newcomer, OUTBOX, Out};
pub use message::{NoSeat, ToTable};
pub use waking::{
    BadlyKept, KeptGame, NewTable, has_played, occupants as kept_occupants, options_of as kept_options,
    revision as kept_revision, wake,
};

use crate::games::TableGame;
use crate::hub::Hub;
use crate::round::Round;
use crate::seats::{Company, Sitter};
use crate::stopping::Stopping;
use crate::store::{GameKey, Secret};
use arranging::Arranging;
use claims::Races;
use client::Client;
use clock::Clock;
use computers::{Brain, Thought};
use moves::{Asked, By};
use plans::RunningPlan;
use window::OpenWindow;

/// Messages that may queue for a table before their senders wait.
pub const MAILBOX: usize = 64;

pub struct Table<G: TableGame> {
    id: TableId,
    options: G::Options,
    /// Every card, if the pack is not the usual one.
    cards: Option<String>,
    company: Company,
    next_secret: Secret,
    playing: Option<Playing<G>>,
    clients: Vec<Client>,
    /// One for each seat.
    attendance: Vec<Attendance>,
    /// Number of clients without a seat.
    watchers: u32,
    /// Time at which a new count is announced.
    watchers_told: Option<Instant>,
    /// Time since which nobody has been here.
    empty_since: Option<Instant>,
    /// Time to check whether moves can be stored again, after clients were told that they cannot.
    in_trouble: Option<Instant>,
    /// Time until which the table's own moves wait, because one could not be stored.
    tries_again: Option<Instant>,
    brains_made: u64,
    thoughts: mpsc::Sender<Box<Thought<G>>>,
    hub: Arc<Hub>,
}

/// The current game, or the last one.
struct Playing<G: TableGame> {
    round: Round<G>,
    /// The table's options, with what was said when the game began.
    options: String,
    key: GameKey,
    clock: Clock,
    /// For the seats that a computer player plays.
    brains: Vec<Option<Brain<G>>>,
    /// Client requests by id, with their outcome.
    asked: HashMap<(Seat, String), Asked>,
    plan: Option<RunningPlan<G>>,
    races: Races,
    /// One for each seat.
    arranging: Vec<Arranging>,
    window: Option<OpenWindow>,
}

/// Presence of a person at their seat.
#[derive(Clone, Copy, Default)]
struct Attendance {
    absent_since: Option<Instant>,
    /// Whether a computer player has taken over.
    is_away: bool,
    /// Whether they want another game.
    again: bool,
    /// Time of the last phrase from there.
    last_phrase: Option<Instant>,
}

enum Next {
    GoesOn,
    FallsAsleep,
}

impl<G: TableGame> Table<G> {
    pub async fn run(
        mut self,
        mut mailbox: mpsc::Receiver<ToTable>,
        mut thoughts: mpsc::Receiver<Box<Thought<G>>>,
        mut stopping: Stopping,
    ) {
        loop {
            let due = self.next_due();
            let time = async {
                match due {
                    Some(due) => tokio::time::sleep_until(due).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                // A write in progress is finished before this is looked at.
                () = stopping.comes() => {
                    self.keep_drafts();
                    self.clients.iter_mut().for_each(|client| client.close(Close::Restarting));
                    break;
                }
                // Boxed, so that a table that only waits is small.
                message = mailbox.recv() => match message {
                    Some(message) => Box::pin(self.hear(message)).await,
                    None => break,
                },
                Some(thought) = thoughts.recv() => Box::pin(self.receive(*thought)).await,
                () = time => {
                    if let Next::FallsAsleep = Box::pin(self.on_time()).await
                        && self.hub.forget(self.id, &mailbox)
                    {
                        break;
                    }
                }
            }
            self.let_go_of_lost();
        }
        // Nobody can find this task any more; messages from those who just did go to the next one.
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            self.hub.clone().send_again(self.id, message);
        }
    }

    async fn hear(&mut self, message: ToTable) {
        match message {
            ToTable::Connect(newcomer, reply) => {
                let refusal = self.connect(newcomer);
                // A caller that does not wait for the reply is gone, as another message will say.
                let _gone = reply.send(refusal.map_or(Ok(()), Err));
                self.start_when_full().await;
            }
            ToTable::Said { client, message, arrived } => self.hear_client(client, message, arrived).await,
            ToTable::Gone(client) => {
                self.clients.retain(|other| other.id != client);
                self.attend();
                self.count_watchers();
            }
            ToTable::Join { guest, program, wish, language, reply } => {
                let seat = self.join(guest, program, wish, language).await;
                let _gone = reply.send(seat);
                self.start_when_full().await;
            }
            ToTable::Look { guest, language, reply } => {
                let _gone = reply.send(self.seen_by(guest, language));
            }
        }
    }

    async fn hear_client(&mut self, id: ClientId, message: ToServer, arrived: Instant) {
        let Some(client) = self.clients.iter().position(|client| client.id == id) else { return };
        let refused = match message {
            ToServer::Move(wanted) => self.hear_move(client, wanted, arrived).await,
            ToServer::Try(draft) => self.judge(client, &draft),
            ToServer::Draft { seat, grid } => self.hear_draft(client, seat, &grid, arrived).await,
            ToServer::Uncover { seat } => self.uncover(client, seat),
            ToServer::Phrase { phrase } => self.call_out(client, phrase, arrived),
            ToServer::Help { help } => self.set_help(client, help).await,
            ToServer::Nonce { seat, nonce } => self.set_nonce(client, seat, nonce).await,
            ToServer::Start { fill, youngest } => self.start_for(client, fill, youngest).await,
            ToServer::Again {} => self.want_again(client).await,
            ToServer::Leave { seat } => self.leave(client, seat).await,
            ToServer::Free { seat } => self.free(client, seat).await,
            ToServer::Ping { n } => {
                self.clients[client].tell(&reckon_protocol::ToClient::Pong { n });
                Ok(())
            }
        };
        if let Err(refusal) = refused {
            self.refuse(id, refusal);
        }
    }

    /// Returns the next moment at which something happens by itself.
    fn next_due(&self) -> Option<Instant> {
        let sleep = self.empty_since.map(|since| since + self.hub.sleep_after);
        if self.clients.is_empty() {
            return sleep;
        }
        let now = Instant::now();
        let away = self.all_absent().map(|(_, since)| since + self.away_after());
        let playing = self.playing.as_ref().filter(|playing| !playing.round.is_over());
        let in_game = playing.into_iter().flat_map(|playing| {
            let plan = playing.plan.as_ref().map(|plan| plan.due);
            let brains = || playing.brains.iter().flatten();
            let answers = brains().filter_map(Brain::due).chain(brains().filter_map(Brain::asked_again));
            let drafts = playing.arranging.iter().filter_map(|arranging| arranging.due(now));
            let times = self.clock_ends(playing).map(|(_, end)| end).chain(self.window_ends(playing));
            plan.into_iter().chain(answers).chain(drafts).chain(times)
        });
        away.chain(in_game).chain(self.watchers_told).chain(self.in_trouble).min()
    }

    /// Returns seats whose people are absent, but not long enough for a computer player to take over.
    fn all_absent(&self) -> impl Iterator<Item = (Seat, Instant)> {
        let seats = (0..).map(Seat).zip(&self.attendance);
        seats.filter(|(_, attendance)| !attendance.is_away).filter_map(|(seat, at)| Some((seat, at.absent_since?)))
    }

    fn away_after(&self) -> Duration {
        Duration::from_secs(self.company.settings.away_s.into())
    }

    /// Returns when each seat's time runs out.
    fn clock_ends(&self, playing: &Playing<G>) -> impl Iterator<Item = (Seat, Instant)> {
        playing.clock.ends().map(|(seat, end)| (seat, self.tries_again.map_or(end, |later| end.max(later))))
    }

    async fn on_time(&mut self) -> Next {
        let now = Instant::now();
        if self.clients.is_empty() {
            let rested = self.empty_since.is_some_and(|since| now >= since + self.hub.sleep_after);
            return if rested { Next::FallsAsleep } else { Next::GoesOn };
        }
        let gone: Vec<Seat> =
            self.all_absent().filter(|(_, since)| now >= *since + self.away_after()).map(|(seat, _)| seat).collect();
        if !gone.is_empty() {
            gone.iter().for_each(|seat| self.attendance[seat.index()].is_away = true);
            self.run_clock(now);
            self.tell_table();
        }
        if self.watchers_told.is_some_and(|due| now >= due) {
            self.tell_table();
        }
        if self.in_trouble.is_some_and(|due| now >= due) {
            self.tell_trouble(!self.hub.store.is_writable());
        }
        self.mind_computers();
        if self.plan_is_due(now) {
            self.go_on_with_plan().await;
        } else if let Some(seat) = self.answer_due(now) {
            self.play_answer(seat).await;
        } else if let Some(seat) = self.draft_due(now) {
            self.look_at_draft(seat, now).await;
        } else if let Some(seat) = self.window_is_over(now).or_else(|| self.out_of_time(now)) {
            self.play_for_absent(seat, By::Clock).await;
        }
        Next::GoesOn
    }

    fn out_of_time(&self, now: Instant) -> Option<Seat> {
        let playing = self.playing.as_ref().filter(|playing| !playing.round.is_over())?;
        self.clock_ends(playing).find(|(_, end)| now >= *end).map(|(seat, _)| seat)
    }

    /// Updates who is here, and so whether time runs. Called whenever a client or a seat has changed.
    fn attend(&mut self) {
        let now = Instant::now();
        let mut changed = false;
        for (seat, attendance) in (0..).map(Seat).zip(&mut self.attendance) {
            let sitter = self.company.seats[seat.index()].sitter;
            let is_here = |guest| self.clients.iter().any(|client| client.guest == Some(guest));
            let absent = matches!(sitter, Sitter::Person { guest, .. } if !is_here(guest));
            changed |= absent != attendance.absent_since.is_some();
            match (absent, attendance.absent_since) {
                (true, None) => attendance.absent_since = Some(now),
                (false, Some(_)) => (attendance.absent_since, attendance.is_away) = (None, false),
                _ => {}
            }
        }
        let was_empty = self.empty_since.is_some();
        match (self.clients.is_empty(), was_empty) {
            (true, false) => {
                self.empty_since = Some(now);
                self.keep_drafts();
            }
            (false, true) => {
                self.empty_since = None;
                // While the table was empty, nobody was missed.
                self.attendance.iter_mut().filter_map(|at| at.absent_since.as_mut()).for_each(|since| *since = now);
            }
            _ => {}
        }
        let absent = (0..).map(Seat).zip(&self.attendance).filter(|(_, at)| at.absent_since.is_some());
        let absent = absent.map(|(seat, _)| seat).collect();
        if let Some(playing) = &mut self.playing {
            // With everybody playing at once, all share one clock, and nobody keeps arranging while it stands still.
            playing.clock.miss(if G::ALL_AT_ONCE { Seats::NONE } else { absent }, now);
        }
        self.run_clock(now);
        self.mind_window(now);
        if changed {
            self.tell_table();
        }
        self.mind_computers();
    }

    /// Runs time for those who must act, or for all where everybody plays at once, as long as anybody is here.
    fn run_clock(&mut self, now: Instant) {
        let is_empty = self.clients.is_empty();
        let Some(playing) = &mut self.playing else { return };
        let has_window = playing.round.game().window().is_some();
        match playing.round.turn() {
            _ if is_empty || has_window => playing.clock.stop(now),
            // Everybody has the same time, so that play ends for all.
            Turn::Open { may, .. } if G::ALL_AT_ONCE => playing.clock.run(may, now),
            Turn::Open { must, .. } => {
                // Computer players, stand-ins included, have a fixed pace instead of a clock.
                let people = self.company.all().filter(|(_, place)| place.sitter.guest().is_some());
                let people = people.map(|(seat, _)| seat).filter(|seat| !self.attendance[seat.index()].is_away);
                playing.clock.run(people.filter(|seat| must.contains(*seat)).collect(), now);
            }
            Turn::Over(_) => playing.clock.stop(now),
        }
    }

    fn let_go_of_lost(&mut self) {
        let lost = |client: &Client| client.is_lost;
        if self.clients.iter().any(lost) {
            metrics::counter!("reckon_clients_let_go_total")
                .increment(self.clients.iter().filter(|client| lost(client)).count() as u64);
            self.clients.retain(|client| !lost(client));
            self.attend();
        }
    }

    fn must(&self) -> Seats {
        self.playing.as_ref().map_or(Seats::NONE, |playing| playing.round.turn().must())
    }
}
