//! Refusals, phrased for the player who tried the move.

use reckon_rules::numenko::{Illegal, SumFault, Tile, Verdict};

use super::sums::wrong_sums;
use super::tiles::{tiles_listed, with_tile};
use crate::line::Line;
use crate::speaker::{Say, Speaker};

impl Say for Illegal {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let with_tile = |id, tile: &Tile| with_tile(speaker.line(id), *tile, speaker);
        let line = match self {
            Illegal::Over => speaker.line("illegal-over"),
            Illegal::NoSuchSeat => speaker.line("numenko-illegal-no-such-seat"),
            Illegal::Stopped => speaker.line("numenko-illegal-stopped"),
            Illegal::Ejected => speaker.line("numenko-illegal-ejected"),
            Illegal::VoteFirst { accused } => speaker.line("numenko-illegal-vote-first").who(*accused),
            Illegal::CheckFirst { shown } => speaker.line("numenko-illegal-check-first").who(*shown),
            Illegal::NoCheck => speaker.line("numenko-illegal-no-check"),
            Illegal::OwnGrid => speaker.line("numenko-illegal-own-grid"),
            Illegal::CheckedAlready => speaker.line("numenko-illegal-checked-already"),
            Illegal::NoSumToDoubt { row, column, down } => speaker
                .line("numenko-illegal-no-sum-to-doubt")
                .text("way", if *down { "down" } else { "across" })
                .number("row", *row)
                .number("column", *column),
            Illegal::DoubtedAlready => speaker.line("numenko-illegal-doubted-already"),
            Illegal::NoVote => speaker.line("numenko-illegal-no-vote"),
            Illegal::Accused => speaker.line("numenko-illegal-accused"),
            Illegal::VotedAlready => speaker.line("numenko-illegal-voted-already"),
            Illegal::LayNow => speaker.line("numenko-illegal-lay-now"),
            Illegal::NotYet => speaker.line("numenko-illegal-not-yet"),
            Illegal::LaidAlready => speaker.line("numenko-illegal-laid-already"),
            Illegal::NotHeld { tile } => with_tile("numenko-illegal-not-held", tile),
            Illegal::PotTooSmall { pot } => speaker.line("numenko-illegal-pot-too-small").things("pot", *pot),
            Illegal::TilesLeft { left } => speaker
                .line("numenko-illegal-tiles-left")
                .text("left", tiles_listed(left, speaker))
                .counted("left", left.len().into()),
            Illegal::WrongSums { sums } => {
                speaker.line("numenko-illegal-wrong-sums").text("why", wrong_sums(sums, speaker).unwrap_or_default())
            }
            Illegal::Apart { groups } => speaker.line("numenko-illegal-apart").number("groups", *groups),
            Illegal::InNoSum { tile, row, column } => {
                with_tile("numenko-illegal-in-no-sum", tile).number("row", *row).number("column", *column)
            }
            Illegal::NoSumThere { row, column, down } => speaker
                .line("numenko-illegal-no-sum-there")
                .text("way", if *down { "down" } else { "across" })
                .number("row", *row)
                .number("column", *column),
            Illegal::PotNotShort { pot } => speaker.line("numenko-illegal-pot-not-short").number("pot", *pot),
        };
        line.done()
    }
}

/// Returns the rulebook paragraph on which a refusal is based, such as `4.3`.
pub fn paragraph_of(illegal: &Illegal) -> Option<&'static str> {
    match illegal {
        Illegal::Over | Illegal::NoSuchSeat | Illegal::NotHeld { .. } => None,
        Illegal::WrongSums { sums } => sums.iter().find_map(|sum| match &sum.verdict {
            Verdict::True { .. } => None,
            Verdict::Trouble(fault) => Some(paragraph_of_fault(fault)),
        }),
        Illegal::InNoSum { .. } => Some("3.1"),
        Illegal::Apart { .. } => Some("3.2"),
        Illegal::NoSumThere { .. } => Some("3.10"),
        Illegal::TilesLeft { .. } => Some("4.4"),
        Illegal::Stopped => Some("4.5"),
        Illegal::PotTooSmall { .. } => Some("5.2"),
        Illegal::PotNotShort { .. } => Some("5.3"),
        Illegal::VoteFirst { .. } => Some("5.4"),
        Illegal::Ejected | Illegal::NoVote | Illegal::Accused | Illegal::VotedAlready => Some("5.5"),
        Illegal::CheckFirst { .. } | Illegal::NoCheck | Illegal::OwnGrid => Some("5.7"),
        Illegal::CheckedAlready => Some("5.8"),
        Illegal::NoSumToDoubt { .. } | Illegal::DoubtedAlready => Some("5.9"),
        Illegal::LayNow | Illegal::NotYet | Illegal::LaidAlready => Some("5.6"),
    }
}

fn paragraph_of_fault(fault: &SumFault) -> &'static str {
    match fault {
        SumFault::NoSign | SumFault::SignAtEdge | SumFault::SignsTogether | SumFault::OneSign => "3.1",
        SumFault::StatedDividesByZero { .. } | SumFault::StatedFraction { .. } => "3.5",
        SumFault::StatedCalculatesBehind { .. } | SumFault::StatedChain { .. } => "3.6",
        SumFault::NothingWorkedOut => "3.7",
        SumFault::LeadingZero { .. } => "3.8",
        SumFault::NoneTrue | SumFault::SmileyDiffers => "3.9",
        SumFault::TooMany
        | SumFault::StatedOtherTiles { .. }
        | SumFault::StatedNoSum { .. }
        | SumFault::StatedNotTrue { .. } => "3.10",
    }
}
