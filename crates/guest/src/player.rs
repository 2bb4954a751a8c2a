//! A program that plays its seats at a table to the end of a game, whatever happens to its connection.
//!
//! Each move has an id of its own. If the connection breaks before the reply arrives, the same move is sent again with
//! the same id, and the server plays it only once.

mod ids;

use std::collections::BTreeMap;
use std::time::Duration;

use reckon_bots::Bot;
use reckon_protocol::{
    Done, Json, Move, Phase, Plan, Refused, TableId, TableInfo, ToClient, ToServer, Update, Who, Why, You,
};
use reckon_rules::game::{Outcome, Seat, Turn};
use reckon_rules::shuffle::Shuffle;
use serde::de::DeserializeOwned;
use tokio::time::{Instant, sleep};

use self::ids::Ids;
use crate::client::Client;
use crate::error::Error;
use crate::game::Remote;
use crate::journal::SharedJournal;
use crate::progress::Progress;
use crate::socket::TableSocket;
use crate::throttle::Throttle;
use crate::verdict::Witness;

/// Delay between attempts to reach a server that does not answer.
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(25);

/// Delay before a retry after a temporary refusal.
const ONE_MOMENT: Duration = Duration::from_millis(300);

/// Number of times that a bot is asked for a move when nobody must act, before it waits for the other players.
const TIMES_AT_ONCE: u32 = 200;

/// Factory for the bot of a seat.
pub type Bots<G> = Box<dyn FnMut(Seat) -> Box<dyn Bot<G>> + Send>;

pub struct Player<G: Remote> {
    client: Client,
    table: TableId,
    make_bot: Bots<G>,
    bots: BTreeMap<Seat, Box<dyn Bot<G>>>,
    shuffle: Shuffle,
    ids: Ids,
    journal: SharedJournal,
    /// Longest time without news from the table.
    pub patience: Duration,
    /// Whether it stays within the server's rate limit.
    pub is_paced: bool,
    news: Instant,
    connection: Option<Connection>,
    info: Option<(TableInfo, You)>,
    latest: Option<Update>,
    asked: Option<Open>,
    counts: Stats,
}

/// Statistics of a player's game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    pub moves: u32,
    pub reconnects: u32,
    /// Moves sent again on a new connection.
    pub retries: u32,
    /// Those of them that had already been played.
    pub already_done: u32,
    /// Moves refused because they came too late.
    pub stale: u32,
}

struct Connection {
    socket: TableSocket,
    throttle: Throttle,
    /// Whether an update has arrived on this connection.
    is_up_to_date: bool,
    has_started: bool,
    uncovering: Option<Seat>,
    /// Version before which there is nothing to decide.
    look_from: Option<Progress>,
    /// Last version at which the bot was asked whether to act out of turn.
    considered: Option<Progress>,
}

/// A move that has not been answered yet.
struct Open {
    seat: Seat,
    asked: Move,
    /// Version that the move was made for.
    at: Progress,
    /// Whether the move is voluntary: the seat did not have to act.
    is_call: bool,
    /// Whether it was sent on this connection.
    is_sent: bool,
    times: u32,
    /// Last version known when it was sent.
    known: Progress,
}

impl<G: Remote> Player<G> {
    pub fn new(client: Client, table: TableId, shuffle: Shuffle, bots: Bots<G>) -> Result<Player<G>, Error> {
        Ok(Player {
            client,
            table,
            make_bot: bots,
            bots: BTreeMap::new(),
            shuffle,
            ids: Ids::new()?,
            journal: SharedJournal::default(),
            patience: Duration::from_secs(60),
            is_paced: true,
            news: Instant::now(),
            connection: None,
            info: None,
            latest: None,
            asked: None,
            counts: Stats::default(),
        })
    }

    /// Returns the journal, which can be read during play.
    pub fn journal(&self) -> SharedJournal {
        self.journal.clone()
    }

    /// Returns the seats that it plays for; none until the server has named them.
    pub fn seats(&self) -> Vec<Seat> {
        self.info.as_ref().map(|(_, you)| you.seats.clone()).unwrap_or_default()
    }

    pub fn counts(&self) -> &Stats {
        &self.counts
    }

    /// Returns everything that this player knows about the game.
    pub fn witness(&self) -> Witness {
        Witness { journal: self.journal.snapshot(), seats: self.seats(), counts: self.counts.clone() }
    }

    /// Returns the latest update of the game.
    pub fn latest(&self) -> Option<&Update> {
        self.latest.as_ref()
    }

    /// Plays until the game is over. The host also starts it.
    pub async fn play(&mut self) -> Result<Outcome, Error> {
        self.news = Instant::now();
        loop {
            if let Some(outcome) = self.outcome() {
                return Ok(outcome);
            }
            match self.step().await {
                Err(error) if error.is_transient() && self.time_left() > Duration::ZERO => {
                    self.counts.reconnects += u32::from(self.connection.take().is_some());
                    sleep(BETWEEN_ATTEMPTS).await;
                }
                Err(error) => return Err(error),
                Ok(()) => {}
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        // A move that ended the game is acknowledged like any other.
        let all_answered = self.asked.is_none();
        self.latest.as_ref().filter(|_| all_answered)?.turn.outcome().cloned()
    }

    fn time_left(&self) -> Duration {
        self.patience.saturating_sub(self.news.elapsed())
    }

    /// Sends one message, or receives one.
    async fn step(&mut self) -> Result<(), Error> {
        if self.connection.is_none() {
            return self.connect().await;
        }
        match self.next_message()? {
            Some(message) => self.send(&message).await,
            None => self.receive().await,
        }
    }

    async fn connect(&mut self) -> Result<(), Error> {
        let have = self.latest.as_ref().map(Progress::of);
        let socket = self.client.connect(&self.table, have).await?;
        self.journal.write().connected(have);
        self.connection = Some(Connection::new(socket));
        if let Some(open) = &mut self.asked {
            open.is_sent = false;
        }
        Ok(())
    }

    async fn send(&mut self, message: &ToServer) -> Result<(), Error> {
        let Some(connection) = &mut self.connection else { return Ok(()) };
        if self.is_paced {
            sleep(connection.throttle.next(Instant::now())).await;
        }
        connection.socket.send(message).await
    }

    async fn receive(&mut self) -> Result<(), Error> {
        let time_left = self.time_left();
        let Some(connection) = &mut self.connection else { return Ok(()) };
        match connection.socket.next_within(time_left, "something to happen at the table").await? {
            ToClient::Hello(hello) => self.info = Some((hello.table, hello.you)),
            ToClient::Table { table, you } => self.info = Some((table, you)),
            ToClient::Update(update) => self.saw(*update)?,
            ToClient::Done(done) => self.done(&done),
            ToClient::Refused(refused) => self.refused(refused).await?,
            ToClient::Reading(_) | ToClient::Phrase(_) | ToClient::Trouble(_) | ToClient::Pong { .. } => {}
        }
        Ok(())
    }

    fn saw(&mut self, update: Update) -> Result<(), Error> {
        self.journal.write().saw(&update);
        if self.latest.as_ref().map(Progress::of) != Some(Progress::of(&update)) {
            self.news = Instant::now();
        }
        if let Some(connection) = &mut self.connection {
            connection.is_up_to_date = true;
            connection.uncovering = connection.uncovering.filter(|seat| update.seat != Some(*seat));
        }
        for seat in self.seats() {
            self.bots.entry(seat).or_insert_with(|| (self.make_bot)(seat));
        }
        let events = update.events.iter().map(read).collect::<Result<Vec<G::Event>, Error>>()?;
        self.bots.values_mut().for_each(|bot| bot.observe(&events));
        self.latest = Some(update);
        Ok(())
    }

    fn done(&mut self, done: &Done) {
        let Some(open) = self.asked.take_if(|open| open.asked.id == done.id) else { return };
        self.journal.write().acknowledged(open.seat, &open.asked, done);
        self.news = Instant::now();
        self.counts.moves += 1;
        let now = Progress { round: done.round, v: done.v };
        self.counts.already_done += u32::from(open.times > 1 && now <= open.known);
        self.look_from(now);
    }

    async fn refused(&mut self, refused: Refused) -> Result<(), Error> {
        let Some(id) = &refused.id else { return self.refused_without_id(refused).await };
        let Some(mut open) = self.asked.take_if(|open| open.asked.id == *id) else { return Ok(()) };
        self.journal.write().refused(id, refused.why);
        match refused.why {
            Why::Stale | Why::CutIn | Why::NotPlaying => {
                self.counts.stale += 1;
                self.look_from(Progress { v: open.at.v + 1, ..open.at });
            }
            // A right may have ended without a new basis: it is the seat's own turn now, or somebody else has
            // challenged the same build.
            Why::Illegal if open.is_call || self.has_seen_more_than(open.at) => {
                self.look_from(Progress { v: open.at.v + 1, ..open.at })
            }
            Why::TooOften | Why::NotKept => {
                sleep(ONE_MOMENT).await;
                open.is_sent = false;
                self.asked = Some(open);
            }
            Why::Covered => {
                open.is_sent = false;
                self.asked = Some(open);
                if let Some(update) = &mut self.latest {
                    update.seat = None;
                }
            }
            _ => return Err(Error::Refused(Box::new(refused))),
        }
        Ok(())
    }

    fn has_seen_more_than(&self, version: Progress) -> bool {
        self.latest.as_ref().is_some_and(|update| Progress::of(update) > version)
    }

    /// Handles a refusal that names no move: retries if it is temporary.
    async fn refused_without_id(&mut self, refused: Refused) -> Result<(), Error> {
        match refused.why {
            Why::NotHost | Why::Playing => Ok(()),
            Why::EmptySeats | Why::TooOften | Why::NotKept => {
                sleep(ONE_MOMENT).await;
                if let Some(connection) = &mut self.connection {
                    (connection.has_started, connection.uncovering) = (false, None);
                }
                Ok(())
            }
            _ => Err(Error::Refused(Box::new(refused))),
        }
    }

    fn look_from(&mut self, version: Progress) {
        if let Some(connection) = &mut self.connection {
            connection.look_from = Some(version);
        }
    }

    /// Returns the next message to send, if any.
    fn next_message(&mut self) -> Result<Option<ToServer>, Error> {
        let Some((table, you)) = &self.info else { return Ok(None) };
        let Some(connection) = &mut self.connection else { return Ok(None) };
        if table.phase == Phase::Gathering && self.latest.is_none() {
            let is_full = table.seats.iter().all(|seat| seat.who != Who::Open);
            let begin = you.host && is_full && !std::mem::replace(&mut connection.has_started, is_full);
            return Ok(begin.then_some(ToServer::Start { fill: false, youngest: None }));
        }
        let Some(update) = self.latest.as_ref().filter(|_| connection.is_up_to_date) else { return Ok(None) };
        let is_over = update.turn.outcome().is_some();
        if let Some(open) = &mut self.asked {
            if open.is_sent {
                return Ok(None);
            }
            if update.seat != Some(open.seat) && !is_over {
                return Ok(connection.uncover(open.seat));
            }
            return Ok(Some(open.send(Progress::of(update), &self.journal, &mut self.counts)));
        }
        if is_over || connection.look_from.is_some_and(|version| Progress::of(update) < version) {
            return Ok(None);
        }
        let own: Vec<Seat> = you.seats.iter().copied().filter(|seat| update.turn.must().contains(*seat)).collect();
        match update.seat {
            Some(seat) if own.contains(&seat) => self.choose(seat),
            _ => match own.first() {
                Some(seat) => Ok(connection.uncover(*seat)),
                None => self.call(),
            },
        }
    }

    /// Chooses a move for a seat that must act.
    fn choose(&mut self, seat: Seat) -> Result<Option<ToServer>, Error> {
        let Some(update) = &self.latest else { return Ok(None) };
        let Some(bot) = self.bots.get_mut(&seat) else { return Ok(None) };
        let choice = bot.choose(&read(&update.view)?, &mut self.shuffle);
        Ok(Some(self.ask(seat, choice.to_string(), false)))
    }

    /// Lets a seat that may act do so, once for each version.
    fn call(&mut self) -> Result<Option<ToServer>, Error> {
        let (Some(update), Some(connection)) = (&self.latest, &mut self.connection) else { return Ok(None) };
        let Turn::Open { must, may, .. } = &update.turn else { return Ok(None) };
        let now = Progress::of(update);
        if connection.considered == Some(now) {
            return Ok(None);
        }
        // When everybody plays at once, somebody has to begin.
        let times = if must.is_empty() { TIMES_AT_ONCE } else { 1 };
        let Some(seat) = update.seat.filter(|seat| may.contains(*seat)) else {
            let own = self.info.iter().flat_map(|(_, you)| &you.seats).find(|seat| may.contains(**seat));
            return Ok(own.filter(|_| must.is_empty()).and_then(|seat| connection.uncover(*seat)));
        };
        let Some(bot) = self.bots.get_mut(&seat) else { return Ok(None) };
        let view = read(&update.view)?;
        let choice = (0..times).find_map(|_| bot.act_out_of_turn(&view, &mut self.shuffle));
        if choice.is_none() || times == 1 {
            connection.considered = Some(now);
        }
        Ok(choice.map(|choice| self.ask(seat, choice.to_string(), true)))
    }

    fn ask(&mut self, seat: Seat, text: String, is_call: bool) -> ToServer {
        let (at, on) = self.latest.as_ref().map_or((Progress { round: 0, v: 0 }, 0), |update| {
            (Progress::of(update), update.basis.unwrap_or_default())
        });
        let asked = Move::of(self.ids.next(), Some(seat), Some(at.round), on, Plan::One(text));
        let mut open = Open { seat, asked, at, is_call, is_sent: false, times: 0, known: at };
        let message = open.send(at, &self.journal, &mut self.counts);
        self.asked = Some(open);
        message
    }
}

impl Connection {
    fn new(socket: TableSocket) -> Connection {
        Connection {
            socket,
            throttle: Throttle::new(),
            is_up_to_date: false,
            has_started: false,
            uncovering: None,
            look_from: None,
            considered: None,
        }
    }

    /// Asks for the cards of a seat, unless it has already asked.
    fn uncover(&mut self, seat: Seat) -> Option<ToServer> {
        let is_asked = self.uncovering.replace(seat) == Some(seat);
        (!is_asked).then_some(ToServer::Uncover { seat: Some(seat) })
    }
}

impl Open {
    fn send(&mut self, known: Progress, journal: &SharedJournal, counts: &mut Stats) -> ToServer {
        (self.is_sent, self.known) = (true, known);
        self.times += 1;
        counts.retries += u32::from(self.times > 1);
        journal.write().asked(self.seat, &self.asked);
        ToServer::Move(self.asked.clone())
    }
}

fn read<T: DeserializeOwned>(json: &Json) -> Result<T, Error> {
    serde_json::from_str(json.text())
        .map_err(|why| Error::NotAMessage { text: json.text().to_string(), why: why.to_string() })
}
