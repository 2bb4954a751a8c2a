//! The computer player of each game, for the examples.

use reckon_bots::Bot;
use reckon_rules::game::Game;

macro_rules! modules {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(modules);

#[allow(dead_code, reason = "each example uses a part of it")]
pub trait Played: Game {
    const TITLE: &'static str;
    /// Name of its computer player.
    const PLAYER: &'static str;
    /// Preset of a match.
    const PRESET: &'static str;

    fn player() -> Box<dyn Bot<Self>>;

    /// Returns a player for hundreds of games.
    fn quick() -> Box<dyn Bot<Self>> {
        Self::player()
    }
}
