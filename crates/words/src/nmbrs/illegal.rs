//! Refusals, phrased for the player who tried the move.

use reckon_rules::nmbrs::{Block, Illegal};

use super::blocks::{blocks_with_and, both, name, pieces_listed, with_block};
use super::sequences::{paragraph_of_why, unequal_steps, why_not, wrong_runs};
use crate::line::Line;
use crate::speaker::{Say, Speaker};

impl Say for Illegal {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let of_block = |id, block: &Block| with_block(speaker.line(id), *block, speaker);
        let of_both = |id, blocks: &[Block; 2]| speaker.line(id).text("blocks", both(*blocks, speaker));
        let line = match self {
            Illegal::Over => speaker.line("illegal-over"),
            Illegal::NoSuchSeat => speaker.line("nmbrs-illegal-no-such-seat"),
            Illegal::NotYourTurn { turn } => speaker.line("illegal-not-your-turn").who(*turn),
            Illegal::AnswersFirst { block } => of_block("nmbrs-illegal-answers-first", block),
            Illegal::NothingGiven => speaker.line("nmbrs-illegal-nothing-given"),
            Illegal::TooLate { block } => of_block("nmbrs-illegal-too-late", block),
            Illegal::OwnBlock { block } => of_block("nmbrs-illegal-own-block", block),
            Illegal::AnsweredAlready { block } => of_block("nmbrs-illegal-answered-already", block),
            Illegal::YoungestFirst { youngest, block } => {
                of_block("nmbrs-illegal-youngest-first", block).who(*youngest)
            }
            Illegal::NotHeld { block } => with_block(speaker.line("nmbrs-illegal-not-held"), *block, speaker),
            Illegal::LiesAlready { block } => with_block(speaker.line("nmbrs-illegal-lies-already"), *block, speaker),
            Illegal::NotOnTable { block } => with_block(speaker.line("nmbrs-illegal-not-on-table"), *block, speaker),
            Illegal::NotInRow { block } => with_block(speaker.line("nmbrs-illegal-not-in-row"), *block, speaker),
            Illegal::OwnSequenceFirst => speaker.line("nmbrs-illegal-own-sequence-first"),
            Illegal::FirstTooShort { blocks } => {
                speaker.line("nmbrs-illegal-first-too-short").things("blocks", *blocks)
            }
            Illegal::FirstIsWrong { pieces, why } => speaker
                .line("nmbrs-illegal-first-is-wrong")
                .text("why", speaker.render(&why_not(pieces, *why, speaker))),
            Illegal::JokerTooHigh { joker: _, value, most } => {
                speaker.line("nmbrs-illegal-joker-too-high").number("value", *value).number("most", *most)
            }
            Illegal::Taken { block, by, island } => {
                let id = if *island { "nmbrs-illegal-taken-island" } else { "nmbrs-illegal-taken" };
                speaker.line(id).text("block", name(*block, speaker)).text("by", name(*by, speaker))
            }
            Illegal::NotNeighbours { blocks } => of_both("nmbrs-illegal-not-neighbours", blocks),
            Illegal::Loop { blocks } => of_both("nmbrs-illegal-loop", blocks),
            Illegal::Collides { blocks, moved, there, island } => {
                let id = if *island { "nmbrs-illegal-collides-island" } else { "nmbrs-illegal-collides" };
                let line = of_both(id, blocks).text("moved", name(*moved, speaker));
                line.text("there", name(*there, speaker))
            }
            Illegal::Crossing { blocks, crossed } => {
                of_both("nmbrs-illegal-crossing", blocks).text("crossed", name(*crossed, speaker))
            }
            Illegal::CannotLink { blocks } => of_both("nmbrs-illegal-cannot-link", blocks),
            Illegal::NoRoomToLink { blocks, moved, there } => of_both("nmbrs-illegal-no-room-to-link", blocks)
                .text("moved", name(*moved, speaker))
                .text("there", name(*there, speaker)),
            Illegal::NotInLine { blocks } => of_both("nmbrs-illegal-not-in-line", blocks),
            Illegal::NotAJoker { block } => {
                speaker.line("nmbrs-illegal-not-a-joker").text("block", name(*block, speaker))
            }
            Illegal::NotANumber { block } => {
                speaker.line("nmbrs-illegal-not-a-number").text("block", name(*block, speaker))
            }
            Illegal::JokerStandsFor { joker, value, block } => speaker
                .line("nmbrs-illegal-joker-stands-for")
                .text("joker", name(*joker, speaker))
                .number("value", *value)
                .text("block", name(*block, speaker)),
            Illegal::JokersKept { jokers } => speaker.line("nmbrs-illegal-jokers-kept").things("jokers", jokers.len()),
            Illegal::NoSuchRow { letter } => {
                speaker.line("nmbrs-illegal-no-such-row").text("letter", letter.to_string())
            }
            Illegal::FitsNowhere { blocks, row } => {
                if let Some((pieces, why)) = unequal_steps(*blocks, row) {
                    let why = speaker.render(&why_not(&pieces, why, speaker));
                    return speaker.line("nmbrs-illegal-fits-nowhere-steps").text("why", why).done();
                }
                let line = match row.is_empty() {
                    true => speaker.line("nmbrs-illegal-fits-nowhere-new"),
                    false => speaker.line("nmbrs-illegal-fits-nowhere").text("row", pieces_listed(row, speaker)),
                };
                line.text("blocks", blocks_with_and(*blocks, speaker)).counted("blocks", blocks.len().into())
            }
            Illegal::Alone { block } => of_block("nmbrs-illegal-alone", block),
            Illegal::WrongRuns { runs } => {
                let met = runs.first().and_then(|run| run.meets);
                let line = match met {
                    Some(met) => speaker.line("nmbrs-illegal-wrong-runs-met").text("met", name(met, speaker)),
                    None => speaker.line("nmbrs-illegal-wrong-runs"),
                };
                line.text("why", wrong_runs(runs, speaker))
            }
            Illegal::GiveOne => speaker.line("nmbrs-illegal-give-one"),
            Illegal::KeepOne => speaker.line("nmbrs-illegal-keep-one"),
            Illegal::NothingToGive { block } => of_block("nmbrs-illegal-nothing-to-give", block),
        };
        line.done()
    }
}

/// Returns the rulebook paragraph on which a refusal is based, such as `4.3`.
pub fn paragraph_of(illegal: &Illegal) -> Option<&'static str> {
    match illegal {
        Illegal::Over
        | Illegal::NoSuchSeat
        | Illegal::NotHeld { .. }
        | Illegal::LiesAlready { .. }
        | Illegal::NotOnTable { .. }
        | Illegal::NotInRow { .. } => None,
        Illegal::NotYourTurn { .. } => Some("2.5"),
        Illegal::Alone { .. } => Some("3.1"),
        Illegal::FitsNowhere { blocks, row } => {
            Some(unequal_steps(*blocks, row).map_or("3.1", |(_, why)| paragraph_of_why(why)))
        }
        Illegal::NoSuchRow { .. } => Some("3.7"),
        Illegal::WrongRuns { runs } => Some(runs.first().map_or("3.1", |run| paragraph_of_why(run.why))),
        Illegal::FirstIsWrong { why, .. } => Some(paragraph_of_why(*why)),
        Illegal::OwnSequenceFirst | Illegal::FirstTooShort { .. } => Some("4.5"),
        Illegal::Taken { .. } => Some("4.6"),
        Illegal::NotNeighbours { .. } => Some("4.7"),
        Illegal::Collides { .. } | Illegal::Crossing { .. } => Some("4.8"),
        Illegal::Loop { .. } => Some("4.9"),
        Illegal::CannotLink { .. } | Illegal::NoRoomToLink { .. } | Illegal::NotInLine { .. } => Some("4.11"),
        Illegal::JokerTooHigh { .. } => Some("5.1"),
        Illegal::NotAJoker { .. } | Illegal::NotANumber { .. } | Illegal::JokerStandsFor { .. } => Some("5.3"),
        Illegal::JokersKept { .. } => Some("5.4"),
        Illegal::GiveOne => Some("6.1"),
        Illegal::AnswersFirst { .. }
        | Illegal::NothingGiven
        | Illegal::TooLate { .. }
        | Illegal::OwnBlock { .. }
        | Illegal::AnsweredAlready { .. } => Some("6.2"),
        Illegal::YoungestFirst { .. } => Some("6.5"),
        Illegal::KeepOne | Illegal::NothingToGive { .. } => Some("6.8"),
    }
}
