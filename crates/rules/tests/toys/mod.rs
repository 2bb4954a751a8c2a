//! A fair: a small game that keeps each form of play out of turn honest. Cards are unique numbers;
//! hands are secret.
//!
//! * [`window`]: one player gives a card away, and every other seat must knock for it or let it go.
//!   Nobody sees an answer before the last one.
//! * [`right`]: one player places rising cards, and others may cut in between placements.
//! * [`at_once`]: nobody must act; all may lay cards at home, swop some, and stop.
//!
//! A table plays one of them or all three in this order. With an [`options::Flaw`] it breaks a
//! law on purpose: a law that cannot fail is a defect.

mod laws;

pub mod at_once;
pub mod lawful;
pub mod moves;
pub mod options;
pub mod right;
pub mod view;
pub mod window;

use reckon_rules::game::{Game, Outcome, Race, Seat, Seats, Sink, Turn, Viewer};
use reckon_rules::shuffle::Shuffle;
use serde::{Deserialize, Serialize};

use moves::{Event, Illegal, Move};
use options::{Flaw, Form, Options};
use view::View;

const HAND: usize = 4;
const PACK: usize = 6;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Phase {
    Giving,
    Window,
    Placing,
    AtOnce,
    Over,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Fair {
    options: Options,
    phase: Phase,
    turn: Seat,
    hands: Vec<Vec<u8>>,
    /// Cards in each hand that everybody has seen.
    open: Vec<Vec<u8>>,
    /// The pack, face down; the last card is drawn next.
    pack: Vec<u8>,
    heap: Vec<u8>,
    given: Option<u8>,
    answers: Vec<Option<bool>>,
    /// Number of cards given or placed so far.
    race: u32,
    row: Vec<u8>,
    turns_done: u8,
    grids: Vec<Vec<u8>>,
    swops: Vec<u8>,
    stopped: Seats,
    basis: Vec<u32>,
    /// State that no view shows, for flaws.
    hinge: u32,
}

impl Fair {
    fn seats(&self) -> u8 {
        u8::try_from(self.hands.len()).expect("a table has few seats")
    }

    fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats()).map(Seat)
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.options.flaw == flaw
    }

    /// Advances every seat's basis.
    fn changed_for_all(&mut self) {
        self.basis.iter_mut().for_each(|basis| *basis += 1);
    }

    fn holds(&self, seat: Seat, card: u8) -> Result<(), Illegal> {
        if self.hands[seat.index()].contains(&card) { Ok(()) } else { Err(Illegal::NotHeld { card }) }
    }

    fn leave_hand(&mut self, seat: Seat, card: u8) {
        self.hands[seat.index()].retain(|held| *held != card);
        self.open[seat.index()].retain(|held| *held != card);
    }

    fn draw(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let card = self.pack.pop();
        if !self.has(Flaw::LosesCard) {
            self.hands[seat.index()].extend(card);
        }
        let told = card.filter(|_| self.has(Flaw::TellsDrawnCard));
        events.emit(|| Event::Drew { seat, card: told });
    }

    fn next_phase(&mut self, events: &mut impl Sink<Event>) {
        self.changed_for_all();
        self.phase = match (self.phase, self.options.form) {
            (Phase::Giving | Phase::Window, Form::All) => Phase::Placing,
            (Phase::Placing, Form::All) => Phase::AtOnce,
            _ => Phase::Over,
        };
        if self.phase == Phase::Over {
            events.emit(|| Event::Over { outcome: self.outcome(), grids: self.grids.clone() });
        }
    }

    fn outcome(&self) -> Outcome {
        let results: Vec<i32> = self.grids.iter().map(|grid| grid.iter().map(|card| i32::from(*card)).sum()).collect();
        let best = results.iter().copied().max();
        let winners = self.everyone().filter(|seat| Some(results[seat.index()]) == best).collect();
        Outcome { results, winners }
    }

    /// Judges a move by what the seat sees.
    fn check(&self, seat: Seat, choice: &Move) -> Result<(), Illegal> {
        if self.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        let now = match self.turn() {
            Turn::Open { race, .. } => race,
            Turn::Over(_) => None,
        };
        if let Some(named) = choice.race()
            && Some(named) != now
        {
            return Err(Illegal::Stale { named, now });
        }
        let answered_late = self.phase == Phase::Window && self.has(Flaw::AnswersTwice) && seat.0 < self.seats();
        if !self.turn().can_act().contains(seat) && !answered_late {
            return Err(Illegal::NotYou);
        }
        match self.phase {
            Phase::Giving | Phase::Window => self.check_window(seat, choice),
            Phase::Placing => self.check_right(seat, choice),
            Phase::AtOnce => self.check_at_once(seat, choice),
            Phase::Over => Err(Illegal::Over),
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct BadTable {
    seats: u8,
}

reckon_rules::error_as_data!(BadTable);

impl Game for Fair {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type BadTable = BadTable;
    type BadPosition = view::BadPosition;

    const REVISION: u32 = 1;

    fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Fair, BadTable> {
        if !(2..=6).contains(&seats) {
            return Err(BadTable { seats });
        }
        let count = usize::from(seats);
        let mut pack = view::cards(count);
        shuffle.shuffle(&mut pack);
        Ok(Fair {
            options: options.clone(),
            phase: match options.form {
                Form::All | Form::Window => Phase::Giving,
                Form::Right => Phase::Placing,
                Form::AtOnce => Phase::AtOnce,
            },
            turn: Seat(u8::try_from(shuffle.below(u32::from(seats))).expect("a seat is a small number")),
            hands: (0..count).map(|_| pack.split_off(pack.len() - HAND)).collect(),
            open: vec![Vec::new(); count],
            pack,
            heap: Vec::new(),
            given: None,
            answers: vec![None; count],
            race: 0,
            row: Vec::new(),
            turns_done: 0,
            grids: vec![Vec::new(); count],
            swops: vec![0; count],
            stopped: Seats::NONE,
            basis: vec![0; count],
            hinge: 0,
        })
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Giving => Turn::of(self.turn),
            Phase::Window => self.window_turn(),
            Phase::Placing => self.right_turn(),
            Phase::AtOnce => self.at_once_turn(),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn play(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if let Err(illegal) = self.check(seat, choice) {
            if self.has(Flaw::RefusalLeavesTrace) {
                self.hinge += 1;
            }
            if self.has(Flaw::RefusalTells) {
                events.emit(|| Event::Answered { seat, knocks: None });
            }
            return Err(illegal);
        }
        assert!(!self.has(Flaw::Panics) || self.race < 3, "panics on purpose");
        if self.has(Flaw::ListensToItself) {
            let hinge = &mut self.hinge;
            events.emit(|| {
                *hinge += 1;
                Event::Stopped { seat }
            });
        }
        match self.phase {
            Phase::Giving | Phase::Window => self.play_window(seat, choice, events),
            Phase::Placing => self.play_right(seat, choice, events),
            Phase::AtOnce => self.play_at_once(seat, choice, events),
            Phase::Over => unreachable!("refused before"),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Fair, view::BadPosition> {
        view::imagine(view, shuffle)
    }

    fn basis(&self, seat: Seat) -> u32 {
        let peek = match self.has(Flaw::BasisPeeks) {
            true => self.hands[seat.left(self.seats()).index()].iter().map(|card| u32::from(*card)).sum(),
            false => 0,
        };
        1000 * self.basis[seat.index()] + peek
    }

    fn absent(&self, seat: Seat) -> Option<Move> {
        if !self.turn().must().contains(seat) || self.has(Flaw::AbsentIsMissing) {
            return None;
        }
        if self.has(Flaw::AbsentIsIllegal) {
            return Some(Move::Place(0));
        }
        let lowest = self.hands[seat.index()].iter().copied().min();
        match self.phase {
            Phase::Giving => lowest.map(Move::Give),
            Phase::Window => Some(Move::LetGo(Race(self.race))),
            Phase::Placing if self.row.is_empty() => lowest.map(Move::Place),
            Phase::Placing => Some(Move::Done),
            Phase::AtOnce | Phase::Over => None,
        }
    }

    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        if self.has(Flaw::RandomIsIllegal) {
            return Move::Place(0);
        }
        match self.phase {
            Phase::Giving | Phase::Window => self.random_window(seat, shuffle),
            Phase::Placing => self.random_right(seat, shuffle),
            Phase::AtOnce | Phase::Over => self.random_at_once(seat, shuffle),
        }
    }
}
