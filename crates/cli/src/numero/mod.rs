//! NUMERO in the terminal.

mod answer;
mod boxes;
mod calls;
mod challenges;
mod examples;
mod help;
mod judge;
mod options;
mod pack;
mod points;
mod scores;
mod sheet;
mod table;
mod turns;

use std::io::Write;

use reckon_bots::{Bot, numero::Greedy};
use reckon_records::Recorded;
use reckon_rules::game::Seat;
use reckon_rules::numero::Numero;

use crate::failure::Failure;
use crate::game::TerminalGame;
use crate::play::Times;
use crate::play::lines::Lines;
use crate::play::room::Room;
use crate::play::turns::TurnSession;

impl TerminalGame for Numero {
    fn computer_player(_: Seat) -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::default())
    }

    fn play_at<I: Lines, O: Write>(room: Room<'_, Numero, I, O>, times: Times) -> Result<(), Failure> {
        times.only_at_once(Numero::NAME, room.output)?;
        TurnSession::new(room).run()
    }
}
