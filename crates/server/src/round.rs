//! One game at a table: its state, its version, and the update for each viewer. No clocks, no sockets, no store: the
//! same moves give the same frames.

use std::collections::VecDeque;

use reckon_protocol::{Clocks, Json, Made, MadeBy, Nonce, Reveal, RevealedView, ToClient, Update};
use reckon_records::CommittedSeed;
use reckon_rules::game::{Seat, Turn, Viewer};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Line, Names, Say, Speaker};

use crate::games::TableGame;

/// Number of recent moves kept: a client that missed no more than these is told of each one.
const REMEMBERED: usize = 48;

pub struct Round<G: TableGame> {
    /// Boxed: some games take seven kilobytes, and most tables sleep most of the time.
    game: Box<G>,
    /// Number of the game at its table, from 1.
    pub number: u32,
    pub lot: CommittedSeed,
    seats: u8,
    /// Number of moves played.
    v: u32,
    /// The last moves, each with its events.
    recent: VecDeque<(Made, Vec<G::Event>)>,
    /// Each seat's draft, private to it.
    drafts: Vec<Option<Draft>>,
}

/// A player's arrangement so far, in the game's own format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    pub text: String,
    /// Number of moves played when it was made.
    pub v: u32,
}

/// A legal move that is not played yet, with the game that would result.
pub struct Attempt<G: TableGame> {
    game: Box<G>,
    events: Vec<G::Event>,
    pub choice: G::Move,
    pub seat: Seat,
}

/// Recipient of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader {
    pub viewer: Viewer,
    pub language: Language,
    /// Version of this round that they were last sent.
    pub has: Option<u32>,
    /// Whether events are read aloud to them.
    pub aloud: bool,
    /// Whether they have just come to this seat and have to be shown its draft.
    pub is_new: bool,
}

/// Times of a game, which a frame reports but a round does not know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Times {
    pub clocks: Option<Clocks>,
    pub window_ms: Option<u32>,
    /// Time used by each seat.
    pub took_ms: Vec<u32>,
}

impl<G: TableGame> Round<G> {
    /// Deals a game that is played under this revision of the rules.
    pub fn deal(
        revision: u32,
        options: &G::Options,
        seats: u8,
        number: u32,
        lot: CommittedSeed,
    ) -> Result<Round<G>, G::BadTable> {
        let game = G::deal_under(revision, options, seats, &mut Shuffle::new(&lot.seed))?;
        Ok(Round::of(game, seats, number, lot))
    }

    /// Wraps a game at any point in play; also used by tests.
    pub fn of(game: G, seats: u8, number: u32, lot: CommittedSeed) -> Round<G> {
        let drafts = vec![None; seats.into()];
        Round { game: Box::new(game), number, lot, seats, v: 0, recent: VecDeque::new(), drafts }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn v(&self) -> u32 {
        self.v
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(Seat)
    }

    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    pub fn is_over(&self) -> bool {
        self.turn().outcome().is_some()
    }

    /// Tries a move on a copy; the round itself stays unchanged.
    pub fn attempt(&self, seat: Seat, choice: G::Move) -> Result<Attempt<G>, G::Illegal> {
        let mut game = self.game.clone();
        let mut events = Vec::new();
        game.play(seat, &choice, &mut events)?;
        Ok(Attempt { game, events, choice, seat })
    }

    /// Makes an attempt's game the current one, and returns its events, which are public.
    pub fn accept(&mut self, attempt: Attempt<G>, by: MadeBy) -> &[G::Event] {
        self.game = attempt.game;
        self.v += 1;
        if let Some(text) = G::arranged(&attempt.choice) {
            self.keep_draft(attempt.seat, Draft { text, v: self.v });
        }
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back((Made { v: self.v, seat: attempt.seat, by }, attempt.events));
        self.recent.back().map_or(&[], |(_, events)| events)
    }

    /// Replaces a seat's draft, unless the stored one is newer.
    pub fn keep_draft(&mut self, seat: Seat, draft: Draft) {
        if let Some(kept) = self.drafts.get_mut(seat.index())
            && kept.as_ref().is_none_or(|kept| kept.v <= draft.v)
        {
            *kept = Some(draft);
        }
    }

    /// Returns the seat's latest draft.
    pub fn kept_draft(&self, seat: Seat) -> Option<&Draft> {
        self.drafts.get(seat.index())?.as_ref()
    }

    pub fn draft(&self, seat: Seat) -> Option<&str> {
        self.kept_draft(seat).map(|draft| draft.text.as_str())
    }

    /// Returns an update with as much of the game as this reader may know.
    pub fn update(&self, reader: Reader, names: &Names, times: Times) -> ToClient {
        let Reader { viewer, language, has, aloud, is_new } = reader;
        let Times { clocks, window_ms, took_ms } = times;
        let seat = viewer.seat();
        let names = names.seen_by(seat);
        let speaker = Speaker::new(language, &names);
        let since = has.unwrap_or(self.v);
        let moves = || self.recent.iter().filter(|(made, _)| made.v > since);
        let missed = self.recent.front().map_or(self.v, |(made, _)| made.v - 1) > since;
        let news = || moves().flat_map(|(_, events)| events);
        let told = || news().filter(|event| G::is_told(event));
        let lines: Vec<Line> = told().map(|event| event.say(&speaker)).collect();
        let (is_over, view) = (self.is_over(), self.game.view(viewer));
        let draft = seat.filter(|_| is_new && !is_over).and_then(|seat| self.draft(seat));
        ToClient::Update(Box::new(Update {
            round: self.number,
            v: self.v,
            seat,
            turn: self.turn(),
            basis: seat.map(|seat| self.game.basis(seat)),
            made: moves().map(|(made, _)| *made).collect(),
            events: news().map(Json::of).collect(),
            texts: lines.iter().map(|line| speaker.render(line)).collect(),
            spoken: aloud.then(|| told().map(|event| speaker.aloud().tell(event)).collect()),
            lines,
            missed,
            draft: draft.and_then(|draft| G::as_held(&view, draft)).map(|draft| draft.to_string()),
            view: Json::of(&view),
            clocks,
            window_ms,
            took_ms: is_over.then_some(took_ms),
            reveal: is_over.then(|| self.reveal()),
        }))
    }

    /// Reveals everything, once there is nothing left to hide.
    fn reveal(&self) -> Reveal {
        let view = |seat| RevealedView { seat, view: Json::of(&self.game.view(Viewer::Seat(seat))) };
        Reveal {
            commitment: hex(&self.lot.commitment),
            secret: hex(&self.lot.secret),
            nonces: self.lot.nonces.iter().copied().map(Nonce::from_bytes).collect(),
            seed: self.lot.seed.to_hex(),
            views: self.seats().map(view).collect(),
        }
    }
}

pub fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
