//! A viewer's knowledge, and a game imagined from it. Its text is JSON, because nobody writes positions
//! of a throwaway game by hand.

use std::fmt::{self, Display};
use std::str::FromStr;

use reckon_rules::game::{Outcome, Seat, Seats, Viewer};
use reckon_rules::shuffle::Shuffle;
use serde::{Deserialize, Serialize};

use super::options::{Flaw, Options};
use super::{Fair, HAND, PACK, Phase};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub options: Options,
    pub viewer: Viewer,
    pub phase: Phase,
    pub turn: Seat,
    pub hands: Vec<Cards>,
    pub open: Vec<Vec<u8>>,
    pub pack: usize,
    pub heap: Vec<u8>,
    pub given: Option<u8>,
    pub answered: Vec<bool>,
    pub own_answer: Option<bool>,
    pub race: u32,
    pub row: Vec<u8>,
    pub turns_done: u8,
    pub grids: Vec<Cards>,
    pub swops: Vec<u8>,
    pub stopped: Seats,
    pub basis: Vec<u32>,
    pub outcome: Option<Outcome>,
    /// Set only in a flawed game.
    pub peek: Option<u8>,
}

/// Cards that the viewer sees, or just their number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Cards {
    Seen(Vec<u8>),
    Hidden(usize),
}

impl Cards {
    fn seen(&self) -> &[u8] {
        match self {
            Cards::Seen(cards) => cards,
            Cards::Hidden(_) => &[],
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct BadPosition;

/// Returns all cards of a game with this many seats.
pub fn cards(seats: usize) -> Vec<u8> {
    (1..).take(seats * HAND + PACK).collect()
}

pub fn view(game: &Fair, viewer: Viewer) -> View {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let cards =
        |cards: &Vec<u8>, seen: bool| if seen { Cards::Seen(cards.clone()) } else { Cards::Hidden(cards.len()) };
    let over = game.phase == Phase::Over;
    View {
        options: game.options.clone(),
        viewer,
        phase: game.phase,
        turn: game.turn,
        hands: game.everyone().map(|seat| cards(&game.hands[seat.index()], own(seat))).collect(),
        open: game.open.clone(),
        pack: game.pack.len(),
        heap: game.heap.clone(),
        given: game.given,
        answered: game.answers.iter().map(Option::is_some).collect(),
        own_answer: game.everyone().find(|seat| own(*seat)).and_then(|seat| game.answers[seat.index()]),
        race: game.race,
        row: game.row.clone(),
        turns_done: game.turns_done,
        grids: game.everyone().map(|seat| cards(&game.grids[seat.index()], own(seat) || over)).collect(),
        swops: game.swops.clone(),
        stopped: game.stopped,
        basis: game.basis.clone(),
        outcome: over.then(|| game.outcome()),
        peek: game.pack.last().copied().filter(|_| game.has(Flaw::ViewPeeks)),
    }
}

pub fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Fair, BadPosition> {
    let seats = view.hands.len();
    let mut unseen = cards(seats);
    let seen = view.hands.iter().chain(&view.grids).map(Cards::seen);
    let lying = [&view.heap, &view.row].into_iter().chain(&view.open).map(Vec::as_slice);
    let seen: Vec<u8> = seen.chain(lying).flatten().copied().chain(view.given).collect();
    unseen.retain(|card| !seen.contains(card));
    shuffle.shuffle(&mut unseen);
    let mut draw = |count: usize| match unseen.len().checked_sub(count) {
        Some(left) => Ok(unseen.split_off(left)),
        None => Err(BadPosition),
    };

    let mut hands = Vec::new();
    for (hand, open) in view.hands.iter().zip(&view.open) {
        hands.push(match hand {
            Cards::Seen(cards) if open.iter().all(|card| cards.contains(card)) => cards.clone(),
            Cards::Seen(_) => return Err(BadPosition),
            Cards::Hidden(count) => {
                let hidden = draw(count.checked_sub(open.len()).ok_or(BadPosition)?)?;
                [hidden, open.clone()].concat()
            }
        });
    }
    let mut grids = Vec::new();
    for grid in &view.grids {
        grids.push(match grid {
            Cards::Seen(cards) => cards.clone(),
            Cards::Hidden(count) => {
                let mut cards = draw(*count)?;
                cards.sort_unstable();
                cards
            }
        });
    }
    let mut pack = draw(view.pack)?;
    if view.options.flaw == Flaw::ImaginesWhatCannotBe
        && let (Some(hidden), Some(card)) = (pack.first_mut(), view.open.iter().flatten().next())
    {
        let holder = hands.iter_mut().flatten().find(|held| *held == card).ok_or(BadPosition)?;
        std::mem::swap(hidden, holder);
    }
    let answers = (0..).map(Seat).zip(&view.answered).map(|(seat, answered)| match view.own_answer {
        Some(own) if view.viewer == Viewer::Seat(seat) => Some(own),
        _ => answered.then(|| shuffle.chance(1, 2)),
    });
    Ok(Fair {
        phase: view.phase,
        turn: view.turn,
        hands,
        open: view.open.clone(),
        pack,
        heap: view.heap.clone(),
        given: view.given,
        answers: answers.collect(),
        race: view.race,
        row: view.row.clone(),
        turns_done: view.turns_done,
        grids,
        swops: view.swops.clone(),
        stopped: view.stopped,
        basis: view.basis.clone(),
        hinge: if view.options.flaw == Flaw::ImaginedNeverEnds { u32::MAX } else { 0 },
        options: view.options.clone(),
    })
}

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = self.clone();
        if self.options.flaw == Flaw::WritesNoRace {
            written.race = 0;
        }
        f.write_str(&serde_json::to_string(&written).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for View {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<View, serde_json::Error> {
        serde_json::from_str(text)
    }
}
