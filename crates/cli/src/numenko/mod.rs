//! Numenko-in-a-bag in the terminal.

mod answer;
mod at_once;
mod cell_names;
mod examples;
mod help;
mod judge;
mod news;
mod options;
mod pack;
mod picture;
mod scores;
mod sums;
mod table;

use std::io::Write;

use reckon_bots::{Bot, numenko::Layer};
use reckon_rules::game::Seat;
use reckon_rules::numenko::Numenko;

use crate::failure::Failure;
use crate::game::TerminalGame;
use crate::play::Times;
use crate::play::lines::Lines;
use crate::play::room::Room;
use crate::play::simultaneous::SimultaneousSession;

impl TerminalGame for Numenko {
    const DEAL_AGAIN: &'static str = "cli-numenko-deal-again";

    fn computer_player(_: Seat) -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::unhurried())
    }

    fn play_at<I: Lines, O: Write>(room: Room<'_, Numenko, I, O>, times: Times) -> Result<(), Failure> {
        SimultaneousSession::new(room, times).run()
    }
}
