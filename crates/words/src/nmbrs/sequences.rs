//! The kinds of sequence in words, and the reasons why numbers do not form one.

use reckon_rules::nmbrs::sequence::{Family, Kinds};
use reckon_rules::nmbrs::{Block, Blocks, Kind, NotASequence, Options, Piece, WrongRun};
use reckon_rules::ratio::Ratio;

use super::blocks::{blocks_with_and, pieces_with_and};
use crate::line::Line;
use crate::speaker::{Manner, Say, Speaker};
use crate::table::ranges_with_or;

/// `up by 4`, `down by 10`, `square numbers`, `times 2`. Part of a list, so no full stop.
impl Say for Kind {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            Kind::Steps { by: by @ 0.. } => speaker.line("nmbrs-kind-up").number("by", *by),
            Kind::Steps { by } => speaker.line("nmbrs-kind-down").number("by", -i32::from(*by)),
            Kind::Of(Family::Squares) => speaker.line("nmbrs-kind-squares"),
            Kind::Of(Family::Cubes) => speaker.line("nmbrs-kind-cubes"),
            Kind::Of(Family::Primes) => speaker.line("nmbrs-kind-primes"),
            Kind::Geometric { times: 1, over } => speaker.line("nmbrs-kind-over").number("by", *over),
            Kind::Geometric { times, over } => {
                let by = Ratio::new((*times).into(), (*over).into()).unwrap_or(Ratio::whole(0));
                speaker.line("nmbrs-kind-times").ratio("by", by)
            }
        };
        line.done()
    }
}

/// Says what is wrong with a row: `8, 17 and 33 don’t make a row: +9, then +16`. Part of a list, so no full stop.
pub fn why_not(pieces: &[Piece], why: NotASequence, speaker: &Speaker<'_>) -> Line {
    let count = i32::try_from(pieces.len()).unwrap_or(i32::MAX);
    let begin = |id| speaker.line(id).text("row", pieces_with_and(pieces, speaker));
    let line = match why {
        NotASequence::TooShort => begin("nmbrs-why-too-short").number("blocks", count).counted("blocks", pieces.len()),
        NotASequence::NoStep { number } => begin("nmbrs-why-no-step").number("number", number),
        NotASequence::StepNotAgreed { by, steps } => begin(match by {
            0.. => "nmbrs-why-step-not-agreed",
            _ => "nmbrs-why-step-not-agreed-down",
        })
        .number("by", i32::from(by).abs())
        .text("steps", ranges_with_or(steps.ranges(), speaker)),
        NotASequence::Accumulation { first, second, sum } => {
            begin("nmbrs-why-accumulation").text("sum", accumulation(first, second, sum, speaker))
        }
        NotASequence::OtherStep { first, second, third } => {
            let line = begin("nmbrs-why-other-step").number("first", first).number("second", second);
            let line = line.number("third", third).counted("row", pieces.len());
            line.text("step", step(first, second, speaker)).text("other", step(second, third, speaker))
        }
        NotASequence::NotAgreed { kind } => {
            let (id, option) = match kind {
                Kind::Of(Family::Squares) => ("nmbrs-why-not-agreed", "squares"),
                Kind::Of(Family::Cubes) => ("nmbrs-why-not-agreed", "cubes"),
                Kind::Of(Family::Primes) => ("nmbrs-why-not-agreed", "primes"),
                Kind::Steps { .. } | Kind::Geometric { .. } => ("nmbrs-why-not-agreed-times", "geometric"),
            };
            begin(id).text("family", speaker.tell(&kind)).text("option", option)
        }
        NotASequence::LeftOut { family, before, after } => {
            let missing: Blocks = family.between(before, after).filter_map(Block::number).collect();
            let line = begin("nmbrs-why-left-out").text("family", speaker.tell(&Kind::Of(family)));
            line.text("missing", blocks_with_and(missing, speaker))
        }
        NotASequence::OutOfOrder { family, first, second, third } => begin("nmbrs-why-out-of-order")
            .text("family", speaker.tell(&Kind::Of(family)))
            .number("first", first)
            .number("second", second)
            .number("third", third),
        NotASequence::TooManyJokers { jokers, most } => begin("nmbrs-why-too-many-jokers")
            .number("jokers", jokers)
            .number("most", most)
            .counted("most", most.into()),
    };
    line.done()
}

/// `+9`, `−10`; for a voice `plus nine`.
fn step(from: u8, to: u8, speaker: &Speaker<'_>) -> String {
    let by = i32::from(to) - i32::from(from);
    match speaker.manner {
        Manner::Written => format!("{}{}", if by < 0 { '−' } else { '+' }, by.abs()),
        Manner::Spoken if by < 0 => speaker.number(Ratio::whole(by)),
        Manner::Spoken => speaker.render(&speaker.line("nmbrs-step-up").number("by", by).done()),
    }
}

/// Explains blocks that fit nowhere by their steps, as `why_not` does, if they are plain numbers and the row that they
/// were to join goes up or down in equal steps. Otherwise another kind of row may have been meant.
pub(super) fn unequal_steps(blocks: Blocks, row: &[Piece]) -> Option<(Vec<Piece>, NotASequence)> {
    let is_plain = blocks.iter().chain(row.iter().map(|piece| piece.block)).all(|block| !block.is_joker());
    if !is_plain || first_unequal(row).is_some() {
        return None;
    }
    let added = blocks.iter().filter_map(|block| Some(Piece { block, value: block.face()? }));
    let mut pieces: Vec<Piece> = row.iter().copied().chain(added).collect();
    pieces.sort_by_key(|piece| piece.value);
    let why = first_unequal(&pieces)?;
    // A new row always finds room: if it is of another kind, the table has not agreed on that kind.
    let values: Vec<u8> = pieces.iter().map(|piece| piece.value).collect();
    let plain = Kinds::of(&Options::default()).judge(&values);
    let not_agreed = plain.err().filter(|why| row.is_empty() && matches!(why, NotASequence::NotAgreed { .. }));
    Some((pieces, not_agreed.unwrap_or(why)))
}

/// Returns the first three neighbours whose steps differ.
fn first_unequal(pieces: &[Piece]) -> Option<NotASequence> {
    let values: Vec<u8> = pieces.iter().map(|piece| piece.value).collect();
    let differs = |three: &&[u8]| matches!(three, [a, b, c] if b.abs_diff(*a) != c.abs_diff(*b));
    match values.windows(3).find(differs) {
        Some([first, second, third]) => Some(NotASequence::OtherStep { first: *first, second: *second, third: *third }),
        _ => None,
    }
}

/// `13 + 17 = 30`, in figures or in words.
fn accumulation(first: u8, second: u8, sum: u8, speaker: &Speaker<'_>) -> String {
    if speaker.manner == Manner::Written {
        return format!("{first} + {second} = {sum}");
    }
    let line = speaker.line("spoken-plus").number("pile", first).number("number", second);
    speaker.render(&line.number("result", sum).done())
}

impl Say for WrongRun {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        why_not(&self.pieces, self.why, speaker)
    }
}

/// Describes the first wrong row and counts the others.
pub(super) fn wrong_runs(runs: &[WrongRun], speaker: &Speaker<'_>) -> String {
    let Some((first, more)) = runs.split_first() else { return String::new() };
    let count = i32::try_from(more.len()).unwrap_or(i32::MAX);
    let line = speaker.line("nmbrs-wrong-runs").text("why", speaker.tell(first)).cards("more", count);
    speaker.render(&line.done())
}

/// Returns the rulebook paragraph on which the verdict is based.
pub(super) fn paragraph_of_why(why: NotASequence) -> &'static str {
    match why {
        NotASequence::TooShort => "3.1",
        NotASequence::NoStep { .. } | NotASequence::OtherStep { .. } | NotASequence::StepNotAgreed { .. } => "3.2",
        NotASequence::NotAgreed { .. } => "3.3",
        NotASequence::LeftOut { .. } | NotASequence::OutOfOrder { .. } => "3.4",
        NotASequence::Accumulation { .. } => "3.5",
        NotASequence::TooManyJokers { .. } => "5.5",
    }
}
