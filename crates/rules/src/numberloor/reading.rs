//! What a draft would do and whether it could be sent, judged by the mover's view alone.

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::fits::{How, Open};
use super::hand::Cards;
use super::illegal::Illegal;
use super::imagine::{BadPosition, imagine};
use super::moves::Move;
use super::view::View;
use super::{Numberloor, Phase};
use crate::game::{Game, Seat, Viewer};
use crate::shuffle::Shuffle;

/// One move of a draft, read for the player who composes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reading {
    /// What sending it would do, or why it would be refused.
    pub verdict: Result<Effect, Illegal>,
}

/// What a legal move does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// Why the Level goes, where one is laid.
    pub how: Option<How>,
    /// The open cards afterwards.
    pub open: Open,
    /// §5.2
    pub wins_star: bool,
    /// §4.7
    pub skips: Option<Seat>,
    /// Whose turn it is then; nobody's when the game is over.
    pub next: Option<Seat>,
}

/// Judges a plan of moves one after the other by what its player sees. Agrees with `play` on every
/// whole move.
///
/// Ends after the first move that is refused, and after one that draws cards or gives the turn
/// away: what comes then, nobody can know. The position itself may be impossible when somebody
/// wrote it down.
pub fn read(view: &View, draft: &[Move]) -> Result<Vec<Reading>, BadPosition> {
    let mut judge = Judge::of(view)?;
    let mut readings = Vec::new();
    for choice in draft {
        let verdict = judge.play(choice);
        let is_placement = matches!(choice, Move::Place { .. } | Move::Night { .. });
        let goes_on = is_placement && verdict.as_ref().is_ok_and(|effect| !effect.wins_star);
        readings.push(Reading { verdict });
        if !goes_on {
            break;
        }
    }
    Ok(readings)
}

/// A view that has been made whole, to play a draft in it.
#[derive(Clone)]
pub(super) struct Judge {
    game: Numberloor,
    seat: Seat,
}

impl Judge {
    pub fn of(view: &View) -> Result<Judge, BadPosition> {
        let seat = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Watcher => return Err(BadPosition::NoSuchSeat { seat: view.turn }),
        };
        // The secrets of this game are made up, and a judgement never looks at them.
        let game = imagine(view, &mut Shuffle::from_number(0))?;
        Ok(Judge { game, seat })
    }

    pub fn is_own_turn(&self) -> bool {
        self.game.phase == Phase::Play && self.game.turn == self.seat
    }

    /// Whoever prepares a turn while others play has it judged as if it were their turn.
    pub fn in_own_turn(mut self) -> Judge {
        if !self.is_own_turn() && self.game.phase != Phase::Over {
            self.game.phase = Phase::Play;
            self.game.turn = self.seat;
            self.game.begin_turn();
        }
        self
    }

    /// Makes a move of the draft.
    pub fn play(&mut self, choice: &Move) -> Result<Effect, Illegal> {
        let (game, mut events) = (&mut self.game, Vec::new());
        game.play(self.seat, choice, &mut events)?;
        Ok(Effect {
            how: events.iter().find_map(|event| if let Event::Placed { how, .. } = event { Some(*how) } else { None }),
            open: game.open,
            wins_star: events.iter().any(|event| matches!(event, Event::Star { .. })),
            skips: events.iter().find_map(
                |event| {
                    if let Event::Skipped { seat, .. } = event { Some(*seat) } else { None }
                },
            ),
            next: (game.phase != Phase::Over).then_some(game.turn),
        })
    }

    /// What it would do, without doing it.
    pub fn tries(&self, choice: &Move) -> Result<Effect, Illegal> {
        self.clone().play(choice)
    }

    pub fn open(&self) -> Open {
        self.game.open
    }

    pub fn hand(&self) -> &Cards {
        &self.game.hands[self.seat.index()]
    }

    /// §4.2 Whether a Level was laid in this turn.
    pub fn has_laid(&self) -> bool {
        !self.game.laid.is_empty()
    }
}
