//! The computer player of each game, for the examples.

use reckon_bots::Bot;
use reckon_rules::game::Game;

macro_rules! modules {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(modules);

#[allow(dead_code, reason = "each example uses only part of it")]
pub trait Played: Game {
    const TITLE: &'static str;
    /// Name of its computer player.
    const PLAYER: &'static str;
    /// Preset that matches are played with.
    const PRESET: &'static str;

    fn player() -> Box<dyn Bot<Self>>;

    /// Returns a player fast enough for hundreds of games.
    fn quick() -> Box<dyn Bot<Self>> {
        Self::player()
    }
}
