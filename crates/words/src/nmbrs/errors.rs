//! Errors for text that is not a block, move or position, and for impossible positions.

use reckon_compose::nmbrs::{NotASketch, NotUnderstood};
use reckon_rules::nmbrs::block::HIGHEST;
use reckon_rules::nmbrs::moves::MAX_LAYS;
use reckon_rules::nmbrs::text::block::{NotABlock, NotAPiece};
use reckon_rules::nmbrs::text::moves::NotAMove;
use reckon_rules::nmbrs::text::position::NotAPosition;
use reckon_rules::nmbrs::text::rows::NotALetter;
use reckon_rules::nmbrs::{BadPosition, BadTable, MAX_PLAYERS, MIN_PLAYERS};

use super::blocks::{both, name, with_block};
use super::sequences::wrong_runs;
use crate::line::Line;
use crate::speaker::{Say, Speaker};
use crate::table::bad_seats;

impl Say for NotABlock {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        speaker.line("nmbrs-not-a-block").text("text", &self.0).number("highest", HIGHEST).done()
    }
}

/// Text to be typed stays verbatim, even when read aloud.
impl Say for NotAPiece {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotAPiece::NotABlock(not_a_block) => return not_a_block.say(speaker),
            NotAPiece::WithoutValue(joker) => {
                speaker.line("nmbrs-not-a-piece-without-value").text("joker", joker.to_string())
            }
            NotAPiece::NotAValue(text) => {
                speaker.line("nmbrs-not-a-piece-not-a-value").text("text", text).number("highest", HIGHEST)
            }
            NotAPiece::NotAJoker(block) => {
                speaker.line("nmbrs-not-a-piece-not-a-joker").text("block", name(*block, speaker))
            }
        };
        line.done()
    }
}

impl Say for NotALetter {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        speaker.line("nmbrs-not-a-letter").text("text", &self.0).done()
    }
}

impl Say for NotAMove {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotAMove::NoSuchMove(text) if text.is_empty() => speaker.line("not-a-move-empty"),
            NotAMove::NoSuchMove(text) => speaker.line("nmbrs-not-a-move-no-such-move").text("text", text),
            NotAMove::NotALay(text) => speaker.line("nmbrs-not-a-move-not-a-lay").text("text", text),
            NotAMove::NotAPiece(not_a_piece) => return not_a_piece.say(speaker),
            NotAMove::NotABlock(not_a_block) => return not_a_block.say(speaker),
            NotAMove::NoBlocks(text) => speaker.line("nmbrs-not-a-move-no-blocks").text("text", text),
            NotAMove::GiveComesLast => speaker.line("nmbrs-not-a-move-give-comes-last"),
            NotAMove::TooLong => speaker.line("nmbrs-not-a-move-too-long").text("most", MAX_LAYS.to_string()),
        };
        line.done()
    }
}

impl Say for NotASketch {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        match self {
            NotASketch::NotAMove(not_a_move) => not_a_move.say(speaker),
            NotASketch::NotALetter(not_a_letter) => not_a_letter.say(speaker),
        }
    }
}

impl Say for NotUnderstood {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let with_text = |id, text: &String| speaker.line(id).text("text", text);
        let line = match self {
            NotUnderstood::Empty => speaker.line("not-a-move-empty"),
            NotUnderstood::Word { text } => with_text("nmbrs-not-understood-word", text),
            NotUnderstood::Where { text } => with_text("nmbrs-not-understood-where", text),
            NotUnderstood::NoBlocks { text } => with_text("nmbrs-not-understood-no-blocks", text),
            NotUnderstood::BetweenWhich { text } => with_text("nmbrs-not-understood-between-which", text),
            NotUnderstood::ExchangeWhich { text } => with_text("nmbrs-not-understood-exchange-which", text),
            NotUnderstood::NoJoker { text } => with_text("nmbrs-not-understood-no-joker", text),
            NotUnderstood::GiveWhich => speaker.line("nmbrs-not-understood-give-which"),
            NotUnderstood::GiveComesLast => return NotAMove::GiveComesLast.say(speaker),
            NotUnderstood::NothingGiven => speaker.line("nmbrs-not-understood-nothing-given"),
            NotUnderstood::StandsAlone { word } => with_text("not-a-move-stands-alone", word),
            NotUnderstood::TooLong => return NotAMove::TooLong.say(speaker),
            NotUnderstood::OneOrTwo { text } => with_text("nmbrs-not-understood-one-or-two", text),
        };
        line.done()
    }
}

impl Say for NotAPosition {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotAPosition::UnknownSection(text) => {
                speaker.line("nmbrs-not-a-position-unknown-section").text("text", text)
            }
            NotAPosition::Twice(text) => speaker.line("not-a-position-twice").text("text", text),
            NotAPosition::NotUnderstood { section, text } => {
                speaker.line("not-a-position-not-understood").text("section", section).text("text", text)
            }
            NotAPosition::Block(not_a_block) => return not_a_block.say(speaker),
            NotAPosition::Piece(not_a_piece) => return not_a_piece.say(speaker),
            NotAPosition::Letter(not_a_letter) => return not_a_letter.say(speaker),
            NotAPosition::Option(bad_option) => return bad_option.say(speaker),
            NotAPosition::Seats => {
                speaker.line("not-a-position-seats").number("least", MIN_PLAYERS).number("most", MAX_PLAYERS)
            }
            NotAPosition::Listed { section, listed, seats } => speaker
                .line("nmbrs-not-a-position-listed")
                .text("section", *section)
                .number("listed", i32::try_from(*listed).unwrap_or(i32::MAX))
                .number("seats", *seats),
            NotAPosition::LiesTwice(block) => {
                with_block(speaker.line("nmbrs-not-a-position-lies-twice"), *block, speaker)
            }
            NotAPosition::BlockTwice { section, block } => {
                with_block(speaker.line("nmbrs-not-a-position-block-twice"), *block, speaker).text("section", section)
            }
            NotAPosition::TooLarge => speaker.line("nmbrs-not-a-position-too-large"),
            NotAPosition::NoSuchRow(block) => {
                with_block(speaker.line("nmbrs-not-a-position-no-such-row"), *block, speaker)
            }
            NotAPosition::LetterTwice(letter) => {
                speaker.line("nmbrs-not-a-position-letter-twice").text("letter", letter.to_string())
            }
            NotAPosition::WatcherWithHand => speaker.line("not-a-position-watcher-with-hand"),
            NotAPosition::TooManyBlocks => speaker.line("nmbrs-not-a-position-too-many-blocks"),
            NotAPosition::Empty => speaker.line("nmbrs-not-a-position-empty"),
        };
        line.done()
    }
}

impl Say for BadTable {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            BadTable::Seats { seats, least, most } => bad_seats(*seats, *least, *most, speaker),
            BadTable::NoSuchYoungest { youngest, seats } => {
                speaker.line("bad-table-no-such-youngest").number("youngest", *youngest).number("seats", *seats)
            }
        };
        line.done()
    }
}

impl Say for BadPosition {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let of_block = |id, block| with_block(speaker.line(id), block, speaker);
        let line = match self {
            BadPosition::Table(bad_table) => return bad_table.say(speaker),
            BadPosition::Revision { found, known } => speaker
                .line("nmbrs-bad-position-revision")
                .text("found", found.to_string())
                .text("known", known.to_string()),
            BadPosition::NoSuchSeat { seat, seats: _ } => {
                speaker.line("bad-position-no-such-seat").text("seat", seat.to_string())
            }
            BadPosition::NoSuchBlock { block } => of_block("nmbrs-bad-position-no-such-block", *block),
            BadPosition::Twice { block } => of_block("nmbrs-bad-position-twice", *block),
            BadPosition::SameCell { blocks } => {
                speaker.line("nmbrs-bad-position-same-cell").text("blocks", both(*blocks, speaker))
            }
            BadPosition::Cells => speaker.line("nmbrs-bad-position-cells"),
            BadPosition::JokerTooHigh { joker: _, value, most } => {
                speaker.line("nmbrs-bad-position-joker-too-high").number("value", *value).number("most", *most)
            }
            BadPosition::Alone { block } => of_block("nmbrs-bad-position-alone", *block),
            BadPosition::WrongRuns { runs } => {
                speaker.line("nmbrs-bad-position-wrong-runs").text("why", wrong_runs(runs, speaker))
            }
            BadPosition::Rows => speaker.line("nmbrs-bad-position-rows"),
            BadPosition::Hand { seat } => speaker.line("nmbrs-bad-position-hand").who(*seat),
            BadPosition::Known { seat } => speaker.line("bad-position-known").who(*seat),
            BadPosition::EmptyHand { seat } => speaker.line("nmbrs-bad-position-empty-hand").who(*seat),
            BadPosition::Count { there, blocks } => speaker
                .line("nmbrs-bad-position-blocks")
                .text("there", there.to_string())
                .text("blocks", blocks.to_string()),
            BadPosition::Lots => speaker.line("nmbrs-bad-position-lots"),
            BadPosition::Youngest => speaker.line("nmbrs-bad-position-youngest"),
            BadPosition::Drawn => speaker.line("nmbrs-bad-position-drawn"),
            BadPosition::EmptyPot => speaker.line("nmbrs-bad-position-empty-pot"),
            BadPosition::Asked => speaker.line("nmbrs-bad-position-asked"),
            BadPosition::Sheet => speaker.line("nmbrs-bad-position-sheet"),
            BadPosition::Phase => speaker.line("nmbrs-bad-position-point"),
        };
        line.done()
    }
}
