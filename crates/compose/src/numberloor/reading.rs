//! The effect and legality of a draft, judged from the mover's view alone.

use serde::{Deserialize, Serialize};

use reckon_rules::game::Seat;
use reckon_rules::numberloor::BadPosition;
use reckon_rules::numberloor::event::Event;
use reckon_rules::numberloor::fits::{How, Open};
use reckon_rules::numberloor::illegal::Illegal;
use reckon_rules::numberloor::moves::Move;
use reckon_rules::numberloor::view::View;
use reckon_rules::numberloor::worlds::imagined::Imagined;

/// One move of a draft, evaluated for the player composing it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reading {
    /// The effect of sending it, or the reason it would be refused.
    pub verdict: Result<Effect, Illegal>,
}

/// Effect of a legal move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// Reason the Level goes, if one is laid.
    pub how: Option<How>,
    /// The open cards afterwards.
    pub open: Open,
    /// §5.2
    pub wins_star: bool,
    /// §4.7
    pub skips: Option<Seat>,
    /// Seat whose turn is next; `None` if the game is over.
    pub next: Option<Seat>,
}

/// Judges a plan of moves one after the other from its player's view. Agrees with `play` on every
/// complete move.
///
/// Ends after the first move that is refused, and after one that draws cards or gives the turn
/// away: nobody can know what comes next. Fails if the view is a hand-written position that cannot
/// occur.
pub fn read(view: &View, draft: &[Move]) -> Result<Vec<Reading>, BadPosition> {
    let mut game = Imagined::of(view)?;
    let mut readings = Vec::new();
    for choice in draft {
        let verdict = play(&mut game, choice);
        let is_placement = matches!(choice, Move::Place { .. } | Move::Night { .. });
        let goes_on = is_placement && verdict.as_ref().is_ok_and(|effect| !effect.wins_star);
        readings.push(Reading { verdict });
        if !goes_on {
            break;
        }
    }
    Ok(readings)
}

/// Plays a move of the draft, and returns its effect.
pub(super) fn play(game: &mut Imagined, choice: &Move) -> Result<Effect, Illegal> {
    let events = game.play(choice)?;
    let how = |event: &Event| if let Event::Placed { how, .. } = event { Some(*how) } else { None };
    let skipped = |event: &Event| if let Event::Skipped { seat, .. } = event { Some(*seat) } else { None };
    Ok(Effect {
        how: events.iter().find_map(how),
        open: game.open(),
        wins_star: events.iter().any(|event| matches!(event, Event::Star { .. })),
        skips: events.iter().find_map(skipped),
        next: game.turn(),
    })
}

/// Returns the effect of a move without playing it.
pub(super) fn tries(game: &Imagined, choice: &Move) -> Result<Effect, Illegal> {
    play(&mut game.clone(), choice)
}
