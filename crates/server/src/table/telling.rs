//! Messages from a table to its clients, each with only what its reader may know.

use std::cmp::Ordering;
use std::time::Duration;

use reckon_compose::NotComposed;
use reckon_protocol::{
    Close, Created, Hello, Help, PROTOCOL, Phase, Refused, SeatInfo, TableInfo, ToClient, Trouble, Who, Why, You,
};
use reckon_rules::game::{Refusal as _, Seat, Viewer};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::commitment;
use reckon_words::{Language, Line, Say, Speaker, render};
use tokio::time::Instant;

use super::client::{Client, ClientId, Frame, MAX_CLIENTS, MAX_WINDOWS, Newcomer};
use super::computers::UNTIL_NEXT_TRY;
use super::{Playing, Table};
use crate::games::{TableGame, discreetly, rule_of};
use crate::round::{Reader, Times, hex};
use crate::seats::{Guest, Sitter};

/// Delay before a new number of watchers is announced.
const BETWEEN_COUNTS: Duration = Duration::from_millis(500);

/// Reason that a client's request is refused: told to that client alone.
#[derive(Clone)]
pub(super) struct Refusal {
    pub id: Option<reckon_protocol::MoveId>,
    pub why: Why,
    /// For programs: that of the rule, if the rules refuse; otherwise that of `why`, or one of
    /// [`reckon_protocol::codes`].
    pub code: &'static str,
    /// Paragraph of the rulebook, if the rules refuse and may say why.
    pub rule: Option<&'static str>,
    pub played: u32,
    pub said: Said,
}

/// A sentence; and its spoken form, if somebody is listening and it differs from the written one.
#[derive(Clone)]
pub(super) struct Said {
    line: Line,
    spoken: Option<Box<Line>>,
}

impl Said {
    pub fn to(listens: bool, thing: &impl Say, speaker: &Speaker<'_>) -> Said {
        Said { line: thing.say(speaker), spoken: listens.then(|| Box::new(thing.say(&speaker.aloud()))) }
    }
}

impl From<Line> for Said {
    fn from(line: Line) -> Said {
        Said { line, spoken: None }
    }
}

impl Refusal {
    pub fn new(why: Why, said: impl Into<Said>) -> Refusal {
        Refusal { id: None, why, code: why.code(), rule: None, played: 0, said: said.into() }
    }

    /// Refuses words, taps or an arrangement, as far as the help of their player goes.
    pub fn of_draft<G: TableGame>(why: Why, not: &NotComposed<G>, help: Help, speaker: &Speaker<'_>) -> Refusal {
        let refusal = Refusal::new(why, discreetly(not, help, speaker));
        match not {
            NotComposed::Illegal(illegal) => {
                Refusal { code: illegal.code(), rule: rule_of::<G>(illegal, help), ..refusal }
            }
            _ => refusal,
        }
    }

    pub fn message(why: Why, id: &'static str) -> Refusal {
        Refusal::new(why, Line::new(id))
    }

    pub fn of(self, id: &reckon_protocol::MoveId) -> Refusal {
        Refusal { id: Some(id.clone()), ..self }
    }

    pub fn not_kept() -> Refusal {
        Refusal::message(Why::NotKept, "refused-not-kept")
    }
}

impl<G: TableGame> Table<G> {
    /// Admits a socket, or returns why it cannot stay.
    pub(super) fn connect(&mut self, newcomer: Newcomer) -> Option<Close> {
        let mut client = Client::new(newcomer);
        let seats = client.guest.map_or(Vec::new(), |guest| self.company.seats_of(guest));
        let is_host = client.guest.is_some() && client.guest == self.company.host;
        if seats.is_empty() && !is_host && !self.company.settings.watchers {
            return Some(Close::NoSeat);
        }
        let windows = self.clients.iter().filter(|other| client.guest.is_some() && other.guest == client.guest).count();
        if self.clients.len() >= MAX_CLIENTS || windows >= MAX_WINDOWS {
            return Some(Close::TooMany);
        }
        client.uncovered = self.only_seat(&seats);
        let has = client.has.take();
        self.clients.push(client);
        // The newcomer is added before it is greeted, so that the greeting shows it.
        self.attend();
        let last = self.clients.len() - 1;
        let (guest, language, uncovered) = {
            let client = &self.clients[last];
            (client.guest, client.language, client.uncovered)
        };
        let hello = Hello {
            protocol: PROTOCOL,
            server: env!("CARGO_PKG_VERSION").to_string(),
            table: self.info(language),
            you: self.you(guest, uncovered),
        };
        self.clients[last].greet(&ToClient::Hello(Box::new(hello)));
        self.show_game(last, has);
        if self.in_trouble.is_some() {
            let language = self.clients[last].language;
            self.clients[last].tell(&trouble(false, language));
        }
        self.count_watchers();
        None
    }

    /// Counts the watchers. Everybody sees the number; but if hundreds come at once, not hundreds of times.
    pub(super) fn count_watchers(&mut self) {
        let has_seat = |client: &Client| client.guest.is_some_and(|guest| !self.company.seats_of(guest).is_empty());
        let watchers =
            u32::try_from(self.clients.iter().filter(|client| !has_seat(client)).count()).unwrap_or(u32::MAX);
        if watchers != self.watchers {
            self.watchers = watchers;
            self.watchers_told.get_or_insert(Instant::now() + BETWEEN_COUNTS);
        }
    }

    /// Returns the only seat: with several on one device, the player chooses whose cards to see.
    pub(super) fn only_seat(&self, seats: &[Seat]) -> Option<Seat> {
        if let [seat] = seats { Some(*seat) } else { None }
    }

    /// Sends the game to one client, with what happened since the version that it has.
    pub(super) fn show_game(&mut self, client: usize, has: Option<(u32, u32)>) {
        let Some(playing) = &mut self.playing else { return };
        let client = &mut self.clients[client];
        let times = playing.times(Instant::now());
        let reader = Reader { is_new: true, ..reader(client, has, playing) };
        let names = self.company.names(client.language);
        client.send(Frame::of(&playing.round.update(reader, &names, times)));
    }

    /// Sends the game to everybody: something has happened in it.
    pub(super) fn tell_news(&mut self) {
        let Some(playing) = &mut self.playing else { return };
        let times = playing.times(Instant::now());
        let mut made: Vec<(Reader, Frame)> = Vec::new();
        for client in &mut self.clients {
            let reader = reader(client, client.has, playing);
            let known = made.iter().find(|(other, _)| *other == reader).map(|(_, frame)| frame.clone());
            let frame = known.unwrap_or_else(|| {
                let names = self.company.names(client.language);
                let frame = Frame::of(&playing.round.update(reader, &names, times.clone()));
                made.push((reader, frame.clone()));
                frame
            });
            client.send(frame);
        }
    }

    /// Sends seating and settings to everybody.
    pub(super) fn tell_table(&mut self) {
        self.watchers_told = None;
        for place in 0..self.clients.len() {
            let client = &self.clients[place];
            if !client.is_greeted {
                continue;
            }
            let message =
                ToClient::Table { table: self.info(client.language), you: self.you(client.guest, client.uncovered) };
            self.clients[place].tell(&message);
        }
    }

    pub(super) fn refuse(&mut self, id: ClientId, refusal: Refusal) {
        metrics::counter!("reckon_refused_total").increment(1);
        let Some(client) = self.clients.iter_mut().find(|client| client.id == id) else { return };
        let Refusal { id, why, code, rule, played, said: Said { line, spoken } } = refusal;
        let text = render(&line, client.language);
        let spoken = client.aloud.then(|| spoken.map_or_else(|| text.clone(), |line| render(&line, client.language)));
        let (code, rule) = (code.into(), rule.map(Into::into));
        client.tell(&ToClient::Refused(Refused { id, why, code, rule, played, line, text, spoken }));
    }

    /// Tells clients when the store fails, and when it recovers.
    pub(super) fn tell_trouble(&mut self, in_trouble: bool) {
        let was_in_trouble = self.in_trouble.is_some();
        self.in_trouble = in_trouble.then(|| Instant::now() + UNTIL_NEXT_TRY);
        if was_in_trouble != in_trouble {
            self.clients.iter_mut().for_each(|client| client.tell(&trouble(!in_trouble, client.language)));
        }
    }

    pub(super) fn phase(&self) -> Phase {
        match &self.playing {
            None => Phase::Gathering,
            Some(playing) if playing.round.is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    pub(super) fn info(&self, language: Language) -> TableInfo {
        let phase = self.phase();
        let playing = self.playing.as_ref();
        let commitment = match (phase, playing) {
            (Phase::Playing, Some(playing)) => playing.round.lot.commitment,
            _ => commitment(&self.next_secret.0),
        };
        let host = self.company.host.and_then(|host| self.company.seats_of(host).first().copied());
        TableInfo {
            id: self.id,
            game: G::NAME.to_string(),
            options: playing.map_or_else(|| self.options.to_line(), |playing| playing.options.clone()),
            cards: self.cards.clone(),
            settings: self.company.settings.clone(),
            phase,
            round: playing.map_or(1, |playing| playing.round.number),
            seats: self.company.all().map(|(seat, place)| self.seat_info(seat, place.sitter, language)).collect(),
            host,
            watchers: self.watchers,
            asks_youngest: self.asks_youngest(),
            commitment: hex(&commitment),
        }
    }

    /// Returns the table as seen by a guest who is not connected.
    pub(super) fn seen_by(&self, guest: Option<Guest>, language: Language) -> Created {
        let (table, you) = (self.info(language), self.you(guest, None));
        let plays = table.phase == Phase::Playing && !you.seats.is_empty();
        let your_turn = plays.then(|| you.seats.iter().any(|seat| self.must().contains(*seat)));
        Created { link: format!("/t/{}", table.id), table, you, your_turn }
    }

    fn seat_info(&self, seat: Seat, sitter: Sitter, language: Language) -> SeatInfo {
        let attendance = self.attendance[seat.index()];
        let who = match sitter {
            Sitter::Nobody => Who::Open,
            Sitter::Person { animal, program, .. } => {
                Who::Person { animal, program, present: attendance.absent_since.is_none(), away: attendance.is_away }
            }
            Sitter::Computer { player, pace_ms } => Who::Computer { player, pace_ms },
        };
        let (name, picture) = (sitter.name(language), sitter.picture().to_string());
        SeatInfo { seat, who, name, picture, again: attendance.again }
    }

    pub(super) fn you(&self, guest: Option<Guest>, uncovered: Option<Seat>) -> You {
        let seats = guest.map_or(Vec::new(), |guest| self.company.seats_of(guest));
        let most_help = self.company.settings.most_help;
        let help = uncovered.or(seats.first().copied()).and_then(|seat| self.company.seat(seat));
        You {
            uncovered,
            host: guest.is_some() && guest == self.company.host,
            help: help.map_or(most_help, |place| place.help.min(most_help)),
            seats,
        }
    }
}

impl<G: TableGame> Playing<G> {
    fn times(&mut self, now: Instant) -> Times {
        let clocks = self.clock.told(now);
        Times { clocks, window_ms: self.window_ms(now), took_ms: self.clock.took_ms() }
    }
}

fn reader<G: TableGame>(client: &Client, has: Option<(u32, u32)>, playing: &Playing<G>) -> Reader {
    // A client of an earlier game has seen nothing of this one; a version that never existed says nothing.
    let has = has.and_then(|(round, v)| match round.cmp(&playing.round.number) {
        Ordering::Less => Some(0),
        Ordering::Equal => Some(v).filter(|v| *v <= playing.round.v()),
        Ordering::Greater => None,
    });
    let viewer = client.uncovered.map_or(Viewer::Watcher, Viewer::Seat);
    Reader { viewer, language: client.language, has, aloud: client.aloud, is_new: false }
}

fn trouble(keeping: bool, language: Language) -> ToClient {
    let id = if keeping { "trouble-keeping" } else { "trouble-not-keeping" };
    ToClient::Trouble(Trouble { keeping, text: render(&Line::new(id), language) })
}
