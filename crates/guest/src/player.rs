//! A program that plays its seats at a table to the end of a game, whatever happens to its connection.
//!
//! Each move has an id of its own. When the connection breaks before the answer comes, the same move with the same id
//! is sent again: the server plays it once.

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
use crate::have::Have;
use crate::journal::SharedJournal;
use crate::pace::Pace;
use crate::socket::Seated;
use crate::verdict::Witness;

/// Between two attempts to reach a server that does not answer.
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(25);

/// Until something that was refused for the moment is asked for again.
const ONE_MOMENT: Duration = Duration::from_millis(300);

/// Where nobody must act, a player is asked so often before it waits for the others.
const TIMES_AT_ONCE: u32 = 200;

/// Makes the computer player of a seat.
pub type Bots<G> = Box<dyn FnMut(Seat) -> Box<dyn Bot<G>> + Send>;

pub struct Player<G: Remote> {
    client: Client,
    table: TableId,
    bots: Bots<G>,
    minds: BTreeMap<Seat, Box<dyn Bot<G>>>,
    shuffle: Shuffle,
    ids: Ids,
    journal: SharedJournal,
    /// How long nothing may happen at the table.
    pub patience: Duration,
    /// Whether it speaks no more often than a server listens.
    pub is_paced: bool,
    news: Instant,
    connection: Option<Connection>,
    info: Option<(TableInfo, You)>,
    latest: Option<Update>,
    asked: Option<Open>,
    counts: Played,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    pub moves: u32,
    pub reconnects: u32,
    /// Moves that were sent again on a new connection.
    pub retries: u32,
    /// Those of them that had been played already.
    pub already_done: u32,
    /// Moves that came too late.
    pub stale: u32,
}

struct Connection {
    socket: Seated,
    pace: Pace,
    /// The table as this connection told it.
    is_up_to_date: bool,
    has_started: bool,
    uncovering: Option<Seat>,
    /// The version before which there is nothing to decide.
    look_from: Option<Have>,
    /// The last version at which it was asked whether to do something out of turn.
    considered: Option<Have>,
}

/// A move that is not answered yet.
struct Open {
    seat: Seat,
    asked: Move,
    /// What the move was made for.
    at: Have,
    /// Whether the seat did not have to act.
    is_call: bool,
    /// Whether it was sent on this connection.
    is_sent: bool,
    times: u32,
    /// The last version that was known when it was sent.
    known: Have,
}

impl<G: Remote> Player<G> {
    pub fn new(client: Client, table: TableId, shuffle: Shuffle, bots: Bots<G>) -> Result<Player<G>, Error> {
        Ok(Player {
            client,
            table,
            bots,
            minds: BTreeMap::new(),
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
            counts: Played::default(),
        })
    }

    /// What this player knows for sure, also while it plays.
    pub fn journal(&self) -> SharedJournal {
        self.journal.clone()
    }

    /// The seats that it plays for; none before it was at the table.
    pub fn seats(&self) -> Vec<Seat> {
        self.info.as_ref().map(|(_, you)| you.seats.clone()).unwrap_or_default()
    }

    pub fn counts(&self) -> &Played {
        &self.counts
    }

    /// Everything that this player can tell of the game.
    pub fn witness(&self) -> Witness {
        Witness { journal: self.journal.snapshot(), seats: self.seats(), counts: self.counts.clone() }
    }

    /// The last that it was told of the game.
    pub fn latest(&self) -> Option<&Update> {
        self.latest.as_ref()
    }

    /// Plays until the game is over. A host also begins it.
    pub async fn play(&mut self) -> Result<Outcome, Error> {
        self.news = Instant::now();
        loop {
            if let Some(outcome) = self.outcome() {
                return Ok(outcome);
            }
            match self.step().await {
                Err(error) if error.is_passing() && self.time_left() > Duration::ZERO => {
                    self.counts.reconnects += u32::from(self.connection.take().is_some());
                    sleep(BETWEEN_ATTEMPTS).await;
                }
                Err(error) => return Err(error),
                Ok(()) => {}
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        // A move that ended the game is acknowledged as any other.
        let all_answered = self.asked.is_none();
        self.latest.as_ref().filter(|_| all_answered)?.turn.outcome().cloned()
    }

    fn time_left(&self) -> Duration {
        self.patience.saturating_sub(self.news.elapsed())
    }

    /// Says one thing, or hears one.
    async fn step(&mut self) -> Result<(), Error> {
        if self.connection.is_none() {
            return self.connect().await;
        }
        match self.next_word()? {
            Some(message) => self.say(&message).await,
            None => self.hear().await,
        }
    }

    async fn connect(&mut self) -> Result<(), Error> {
        let have = self.latest.as_ref().map(Have::of);
        let socket = self.client.connect(&self.table, have).await?;
        self.journal.write().connected(have);
        self.connection = Some(Connection::new(socket));
        if let Some(open) = &mut self.asked {
            open.is_sent = false;
        }
        Ok(())
    }

    async fn say(&mut self, message: &ToServer) -> Result<(), Error> {
        let Some(connection) = &mut self.connection else { return Ok(()) };
        if self.is_paced {
            sleep(connection.pace.next(Instant::now())).await;
        }
        connection.socket.send(message).await
    }

    async fn hear(&mut self) -> Result<(), Error> {
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
        if self.latest.as_ref().map(Have::of) != Some(Have::of(&update)) {
            self.news = Instant::now();
        }
        if let Some(connection) = &mut self.connection {
            connection.is_up_to_date = true;
            connection.uncovering = connection.uncovering.filter(|seat| update.seat != Some(*seat));
        }
        for seat in self.seats() {
            self.minds.entry(seat).or_insert_with(|| (self.bots)(seat));
        }
        let events = update.events.iter().map(read).collect::<Result<Vec<G::Event>, Error>>()?;
        self.minds.values_mut().for_each(|mind| mind.told(&events));
        self.latest = Some(update);
        Ok(())
    }

    fn done(&mut self, done: &Done) {
        let Some(open) = self.asked.take_if(|open| open.asked.id == done.id) else { return };
        self.journal.write().acknowledged(open.seat, &open.asked, done);
        self.news = Instant::now();
        self.counts.moves += 1;
        let now = Have { round: done.round, v: done.v };
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
                self.look_from(Have { v: open.at.v + 1, ..open.at });
            }
            // A right may have ended although all that other moves refer to is as it was: it is the seat's own turn now,
            // or somebody else has challenged the same build.
            Why::Illegal if open.is_call || self.has_seen_more_than(open.at) => {
                self.look_from(Have { v: open.at.v + 1, ..open.at })
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

    fn has_seen_more_than(&self, version: Have) -> bool {
        self.latest.as_ref().is_some_and(|update| Have::of(update) > version)
    }

    /// What cannot be at the moment is asked for again.
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

    fn look_from(&mut self, version: Have) {
        if let Some(connection) = &mut self.connection {
            connection.look_from = Some(version);
        }
    }

    /// What there is to say now, if anything.
    fn next_word(&mut self) -> Result<Option<ToServer>, Error> {
        let Some((table, you)) = &self.info else { return Ok(None) };
        let Some(connection) = &mut self.connection else { return Ok(None) };
        if table.phase == Phase::Gathering && self.latest.is_none() {
            let is_full = table.seats.iter().all(|seat| seat.who != Who::Open);
            let begin = you.host && is_full && !std::mem::replace(&mut connection.has_started, is_full);
            return Ok(begin.then_some(ToServer::Start { fill: false }));
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
            return Ok(Some(open.send(Have::of(update), &self.journal, &mut self.counts)));
        }
        if is_over || connection.look_from.is_some_and(|version| Have::of(update) < version) {
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

    /// A move of a seat that must act.
    fn choose(&mut self, seat: Seat) -> Result<Option<ToServer>, Error> {
        let Some(update) = &self.latest else { return Ok(None) };
        let Some(mind) = self.minds.get_mut(&seat) else { return Ok(None) };
        let choice = mind.choose(&read(&update.view)?, &mut self.shuffle);
        Ok(Some(self.ask(seat, choice.to_string(), false)))
    }

    /// What a seat that may act does, once for each version.
    fn call(&mut self) -> Result<Option<ToServer>, Error> {
        let (Some(update), Some(connection)) = (&self.latest, &mut self.connection) else { return Ok(None) };
        let Turn::Open { must, may, .. } = &update.turn else { return Ok(None) };
        let now = Have::of(update);
        if connection.considered == Some(now) {
            return Ok(None);
        }
        // Where everybody plays at once, somebody has to begin.
        let times = if must.is_empty() { TIMES_AT_ONCE } else { 1 };
        let Some(seat) = update.seat.filter(|seat| may.contains(*seat)) else {
            let own = self.info.iter().flat_map(|(_, you)| &you.seats).find(|seat| may.contains(**seat));
            return Ok(own.filter(|_| must.is_empty()).and_then(|seat| connection.uncover(*seat)));
        };
        let Some(mind) = self.minds.get_mut(&seat) else { return Ok(None) };
        let view = read(&update.view)?;
        let choice = (0..times).find_map(|_| mind.call(&view, &mut self.shuffle));
        if choice.is_none() || times == 1 {
            connection.considered = Some(now);
        }
        Ok(choice.map(|choice| self.ask(seat, choice.to_string(), true)))
    }

    fn ask(&mut self, seat: Seat, text: String, is_call: bool) -> ToServer {
        let (at, on) = self
            .latest
            .as_ref()
            .map_or((Have { round: 0, v: 0 }, 0), |update| (Have::of(update), update.basis.unwrap_or_default()));
        let asked = Move::of(self.ids.next(), Some(seat), Some(at.round), on, Plan::One(text));
        let mut open = Open { seat, asked, at, is_call, is_sent: false, times: 0, known: at };
        let message = open.send(at, &self.journal, &mut self.counts);
        self.asked = Some(open);
        message
    }
}

impl Connection {
    fn new(socket: Seated) -> Connection {
        Connection {
            socket,
            pace: Pace::new(),
            is_up_to_date: false,
            has_started: false,
            uncovering: None,
            look_from: None,
            considered: None,
        }
    }

    /// Asks for the cards of a seat, once.
    fn uncover(&mut self, seat: Seat) -> Option<ToServer> {
        let is_asked = self.uncovering.replace(seat) == Some(seat);
        (!is_asked).then_some(ToServer::Uncover { seat: Some(seat) })
    }
}

impl Open {
    fn send(&mut self, known: Have, journal: &SharedJournal, counts: &mut Played) -> ToServer {
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
