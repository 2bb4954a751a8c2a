//! The table of the fake server.

use std::collections::BTreeMap;

use reckon_guest::Remote;
use reckon_protocol::{
    Animal, CreateTable, Created, Done, Hello, Help, Joined, Json, Move, MoveId, Nonce, PROTOCOL, Phase, Reveal,
    RevealedView, SeatInfo, SeatWish, Settings, TableId, TableInfo, ToClient, Token, Update, Welcome, Who, Why, You,
};
use reckon_records::{CommittedSeed, Draw, Occupant, Record};
use reckon_rules::game::{Seat, Viewer};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::Trait;

/// Number of messages from one fault to the next.
const OFTEN: u32 = 3;

/// Version that leaks or is lost.
const BAD: u32 = 5;

pub struct Table<G: Remote> {
    its: Trait,
    /// Token of each seat's guest.
    seats: Vec<Option<String>>,
    guests: u8,
    phase: Phase,
    record: Record<G>,
    game: G,
    events: Vec<Vec<Json>>,
    ids: BTreeMap<MoveId, Done>,
    messages: u32,
    has_lost: bool,
}

impl<G: Remote> Table<G> {
    /// Makes a table for two.
    pub fn new(preset: &str, its: Trait) -> Table<G> {
        let options = G::Options::preset(preset).expect("a preset");
        let lot = CommittedSeed::new([7; 32], vec![[1; 32], [2; 32]]);
        let game = G::deal(&options, 2, &mut Shuffle::new(&lot.seed)).expect("a game");
        let players = vec![Occupant::Person("bear".to_string()), Occupant::Person("bee".to_string())];
        let record = Record::begin(options, players, Draw::ByLot(lot));
        Table {
            its,
            seats: vec![None, None],
            guests: 0,
            phase: Phase::Gathering,
            record,
            game,
            events: Vec::new(),
            ids: BTreeMap::new(),
            messages: 0,
            has_lost: false,
        }
    }

    pub fn welcome(&mut self) -> Welcome {
        self.guests += 1;
        Welcome { token: Token::from_bytes([self.guests; 32]) }
    }

    pub fn created(&mut self, request: &str) -> Created {
        let (_, body) = request.split_once("\r\n\r\n").expect("a body");
        let wish: CreateTable = serde_json::from_str(body).expect("a wish");
        for (seat, wished) in self.seats.iter_mut().zip(&wish.seats) {
            *seat = (*wished == SeatWish::Me).then(|| token(request));
        }
        let seats = self.seats_of(request);
        Created {
            table: self.info(),
            you: self.you(&seats, None),
            link: format!("/t/{}", self.info().id),
            your_turn: None,
        }
    }

    pub fn joined(&mut self, request: &str) -> Joined {
        let free = self.seats.iter().position(Option::is_none).expect("a free seat");
        self.seats[free] = Some(token(request));
        let seat = Seat(u8::try_from(free).expect("two seats"));
        Joined { seat, table: self.info(), you: self.you(&[seat], None) }
    }

    pub fn record(&self) -> String {
        let sealed = || self.record.sealed().expect("a committed deal");
        let over = |outcome| self.record.over(outcome).expect("a record");
        self.game.turn().outcome().map_or_else(sealed, over).text()
    }

    pub fn seats_of(&self, request: &str) -> Vec<Seat> {
        let token = Some(token(request));
        (0..2).map(Seat).filter(|seat| self.seats[seat.index()] == token).collect()
    }

    pub fn hello(&self, seats: &[Seat], uncovered: Option<Seat>) -> ToClient {
        let (table, you) = (self.info(), self.you(seats, uncovered));
        ToClient::Hello(Box::new(Hello { protocol: PROTOCOL, server: "fake".to_string(), table, you }))
    }

    pub fn start(&mut self) {
        self.phase = Phase::Playing;
    }

    fn v(&self) -> u32 {
        u32::try_from(self.record.moves.len()).expect("few")
    }

    /// Plays a move. The error is a refusal, or `None` if the server breaks down.
    pub fn play(&mut self, seat: Seat, asked: &Move) -> Result<Done, Option<Why>> {
        self.messages += 1;
        if let Some(done) = self.ids.get(&asked.id) {
            return Ok(done.clone());
        }
        let is_time = self.messages.is_multiple_of(OFTEN);
        if is_time && self.its == Trait::BreaksBeforeKeeping {
            return Err(None);
        }
        if asked.on != self.game.basis(seat) {
            return Err(Some(Why::Stale));
        }
        let [text] = asked.texts() else { return Err(Some(Why::NotAMove)) };
        let choice: G::Move = text.parse().map_err(|_| Why::NotAMove)?;
        let mut events = Vec::new();
        self.game.play(seat, &choice, &mut events).map_err(|_| Why::Illegal)?;
        self.record.moves.push((seat, choice));
        self.events.push(events.iter().map(Json::of).collect());
        let done = Done { id: asked.id.clone(), round: 1, played: 1, v: self.v() };
        if self.its != Trait::ForgetsIds {
            self.ids.insert(asked.id.clone(), done.clone());
        }
        match self.its {
            Trait::BreaksAfterKeeping | Trait::ForgetsIds if is_time => Err(None),
            _ => Ok(done),
        }
    }

    /// Loses the last move if it is due to be lost, and returns whether it did.
    pub fn loses_last(&mut self) -> bool {
        if self.its != Trait::LosesMoves || self.has_lost || self.v() != BAD {
            return false;
        }
        self.has_lost = true;
        let draw = self.record.stage.draw().expect("a draw").clone();
        self.game = self.record.deal(draw.seed()).expect("a game");
        self.record.moves.pop();
        self.events.pop();
        for (seat, choice) in &self.record.moves {
            self.game.play(*seat, choice, &mut reckon_rules::game::Ignore).expect("it was legal before");
        }
        true
    }

    pub fn update(&self, seat: Option<Seat>, told: Option<u32>) -> Option<Update> {
        if self.phase == Phase::Gathering {
            return None;
        }
        let viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
        let mut view = Json::of(&self.game.view(viewer));
        if self.its == Trait::Leaks && self.v() == BAD {
            view = Json::of(&self.game.view(Viewer::Seat(Seat(1))));
        }
        let first = told.unwrap_or_default().min(self.v()) as usize;
        Some(Update {
            round: 1,
            v: self.v(),
            seat,
            turn: self.game.turn(),
            basis: seat.map(|seat| self.game.basis(seat)),
            events: self.events[first..].concat(),
            made: Vec::new(),
            lines: Vec::new(),
            texts: Vec::new(),
            spoken: None,
            missed: false,
            view,
            clocks: None,
            window_ms: None,
            draft: None,
            took_ms: None,
            reveal: self.game.turn().outcome().and_then(|_| self.reveal()),
        })
    }

    fn reveal(&self) -> Option<Reveal> {
        let Draw::ByLot(lot) = self.record.stage.draw()? else { return None };
        let view = |seat| RevealedView { seat, view: Json::of(&self.game.view(Viewer::Seat(seat))) };
        Some(Reveal {
            commitment: Nonce::from_bytes(lot.commitment).to_string(),
            secret: Nonce::from_bytes(lot.secret).to_string(),
            nonces: lot.nonces.iter().map(|nonce| Nonce::from_bytes(*nonce)).collect(),
            seed: lot.seed.to_hex(),
            views: (0..2).map(Seat).map(view).collect(),
        })
    }

    fn info(&self) -> TableInfo {
        let who = |seat: Seat| match &self.seats[seat.index()] {
            None => Who::Open,
            Some(_) => Who::Person { animal: Animal::at(seat.index()), program: true, present: true, away: false },
        };
        let (name, picture) = (String::new(), String::new());
        let seat = |seat| SeatInfo { seat, who: who(seat), name: name.clone(), picture: picture.clone(), again: false };
        TableInfo {
            cards: None,
            id: TableId::from_random([9; TableId::LENGTH]),
            game: G::NAME.to_string(),
            options: self.record.agreed().to_string(),
            settings: Settings::default(),
            phase: self.phase,
            round: 1,
            seats: (0..2).map(Seat).map(seat).collect(),
            host: Some(Seat(0)),
            watchers: 0,
            asks_youngest: false,
            commitment: String::new(),
        }
    }

    fn you(&self, seats: &[Seat], uncovered: Option<Seat>) -> You {
        You { seats: seats.to_vec(), uncovered, host: seats.contains(&Seat(0)), help: Help::Off }
    }
}

fn token(request: &str) -> String {
    let (_, rest) = request.split_once("Bearer ").expect("a token");
    rest.split("\r\n").next().unwrap_or_default().to_string()
}
