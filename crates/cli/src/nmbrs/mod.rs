//! nmbrs! blocks in the terminal.

mod answer;
mod calls;
mod draft;
mod drawing;
mod examples;
mod help;
mod hints;
mod judge;
mod knock;
mod map;
mod news;
mod opening;
mod options;
mod pack;
mod rows;
mod scores;
mod such;
mod table;
mod turns;

use std::io::Write;

use reckon_bots::{Bot, nmbrs::Builder};
use reckon_records::Recorded;
use reckon_rules::game::Seat;
use reckon_rules::nmbrs::Nmbrs;

use crate::failure::Failure;
use crate::game::TerminalGame;
use crate::play::Times;
use crate::play::lines::Lines;
use crate::play::room::Room;
use crate::play::turns::TurnSession;

impl TerminalGame for Nmbrs {
    const DEAL_AGAIN: &'static str = "cli-nmbrs-deal-again";

    fn computer_player(_: Seat) -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }

    fn play_at<I: Lines, O: Write>(room: Room<'_, Nmbrs, I, O>, times: Times) -> Result<(), Failure> {
        times.only_at_once(Nmbrs::NAME, room.output)?;
        TurnSession::new(room).run()
    }
}
