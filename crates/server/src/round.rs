//! One game at a table: its state, its version, and what each viewer is sent of it. No clocks, no sockets, no
//! store: the same moves give the same frames.

use std::collections::VecDeque;

use reckon_protocol::{Clocks, Json, Made, MadeBy, Nonce, Reveal, RevealedView, ToClient, Update};
use reckon_records::Lot;
use reckon_rules::game::{BadTable, Seat, Turn, Viewer};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Line, Names, Say, Speaker};

use crate::games::TableGame;

/// A client that was away for fewer moves is told all that happened, move by move.
const REMEMBERED: usize = 48;

pub struct Round<G: TableGame> {
    /// Some games have seven kilobytes, and most tables sleep most of the time.
    game: Box<G>,
    /// Which game of the table, from 1.
    pub number: u32,
    pub lot: Lot,
    seats: u8,
    /// How many moves have been played.
    v: u32,
    /// The last moves, and what happened by each.
    recent: VecDeque<(Made, Vec<G::Event>)>,
    /// What each seat has arranged, for nobody else.
    drafts: Vec<Option<Draft>>,
}

/// What somebody has arranged so far, as the game writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    pub text: String,
    /// How many moves had been played.
    pub v: u32,
}

/// A move that is allowed and not yet played: what would become of the game.
pub struct Attempt<G: TableGame> {
    game: Box<G>,
    events: Vec<G::Event>,
    pub choice: G::Move,
    pub seat: Seat,
}

/// For whom a frame is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader {
    pub viewer: Viewer,
    pub language: Language,
    /// The version of this round that they were sent last.
    pub has: Option<u32>,
    /// Whether a voice reads it to them.
    pub aloud: bool,
    /// Has just come to this seat, and is shown what lies there.
    pub is_new: bool,
}

/// What time it is in a game: a frame tells it and does not know it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Times {
    pub clocks: Option<Clocks>,
    pub window_ms: Option<u32>,
    /// How long the time of each seat ran.
    pub took_ms: Vec<u32>,
}

impl<G: TableGame> Round<G> {
    pub fn deal(options: &G::Options, seats: u8, number: u32, lot: Lot) -> Result<Round<G>, BadTable> {
        let game = G::deal(options, seats, &mut Shuffle::new(&lot.seed))?;
        Ok(Round::of(game, seats, number, lot))
    }

    /// A game at any point of it; for tests too.
    pub fn of(game: G, seats: u8, number: u32, lot: Lot) -> Round<G> {
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

    /// Tries a move on a copy: nothing has happened yet.
    pub fn attempt(&self, seat: Seat, choice: G::Move) -> Result<Attempt<G>, G::Illegal> {
        let mut game = self.game.clone();
        let mut events = Vec::new();
        game.play(seat, &choice, &mut events)?;
        Ok(Attempt { game, events, choice, seat })
    }

    /// What was tried becomes true. The events are what everybody may know.
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

    /// What a seat has arranged takes the place of what it had before; not of what came later.
    pub fn keep_draft(&mut self, seat: Seat, draft: Draft) {
        if let Some(kept) = self.drafts.get_mut(seat.index())
            && kept.as_ref().is_none_or(|kept| kept.v <= draft.v)
        {
            *kept = Some(draft);
        }
    }

    /// What a seat has arranged last.
    pub fn kept_draft(&self, seat: Seat) -> Option<&Draft> {
        self.drafts.get(seat.index())?.as_ref()
    }

    pub fn draft(&self, seat: Seat) -> Option<&str> {
        self.kept_draft(seat).map(|draft| draft.text.as_str())
    }

    /// The game as this reader may know it.
    pub fn update(&self, reader: Reader, names: &Names, times: Times) -> ToClient {
        let Reader { viewer, language, has, aloud, is_new } = reader;
        let Times { clocks, window_ms, took_ms } = times;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
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
            draft: draft.and_then(|draft| G::as_held(&view, draft)),
            view: Json::of(&view),
            clocks,
            window_ms,
            took_ms: is_over.then_some(took_ms),
            reveal: is_over.then(|| self.reveal()),
        }))
    }

    /// Everything, once there is nothing left to hide.
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
