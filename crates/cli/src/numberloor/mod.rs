//! Numberloor in the terminal.

mod answer;
mod boxes;
mod calls;
mod examples;
mod help;
mod judge;
mod night;
mod options;
mod pack;
mod scores;
mod table;
mod turns;

use std::io::Write;

use reckon_bots::{Bot, numberloor::Shedder};
use reckon_records::Recorded;
use reckon_rules::game::Seat;
use reckon_rules::numberloor::Numberloor;

use crate::failure::Failure;
use crate::game::TerminalGame;
use crate::play::Times;
use crate::play::lines::Lines;
use crate::play::room::Room;
use crate::play::turns::TurnSession;

impl TerminalGame for Numberloor {
    /// §4.5 "Ende" ends a turn in German; in the other games it leaves the program.
    const RESERVED_WORDS: &'static [&'static str] = &["ende"];

    fn computer_player(_: Seat) -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }

    fn play_at<I: Lines, O: Write>(room: Room<'_, Numberloor, I, O>, times: Times) -> Result<(), Failure> {
        times.only_at_once(Numberloor::NAME, room.output)?;
        TurnSession::new(room).run()
    }
}
