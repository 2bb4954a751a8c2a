//! Errors for text that is not a tile, grid, move, bag or position.

use reckon_compose::numenko::{NotAnArrangement, NotAnEdit, NotUnderstood};
use reckon_rules::numenko::text::grid::{LONGEST_TEXT, NotAGrid};
use reckon_rules::numenko::text::moves::NotAMove;
use reckon_rules::numenko::text::pack::BadPack;
use reckon_rules::numenko::text::position::NotAPosition;
use reckon_rules::numenko::text::reading::NotAReading;
use reckon_rules::numenko::text::tile::NotATile;
use reckon_rules::numenko::tile::MAX_TILES;
use reckon_rules::numenko::{BadPosition, BadTable, Illegal, Sum, SumFault, Verdict};

use super::sums::stated;
use super::tiles::with_tile;
use crate::line::Line;
use crate::speaker::{Say, Speaker};
use crate::table::{bad_seats, too_few};

impl Say for NotATile {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        speaker.line("numenko-not-a-tile").text("text", &self.text).done()
    }
}

impl Say for NotAReading {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        speaker.line("numenko-not-a-reading").text("text", &self.text).done()
    }
}

impl Say for NotAGrid {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotAGrid::Character { character } => {
                speaker.line("numenko-not-a-grid-character").text("character", character.to_string())
            }
            NotAGrid::TooLarge => speaker
                .line("numenko-not-a-grid-too-large")
                .text("most", MAX_TILES.to_string())
                .text("text", LONGEST_TEXT.to_string()),
            NotAGrid::SameCell => speaker.line("numenko-not-a-grid-same-cell"),
            NotAGrid::NotStated { text } => speaker.line("numenko-not-a-grid-not-stated").text("text", text),
            NotAGrid::NotAReading(not_a_reading) => return not_a_reading.say(speaker),
            NotAGrid::StatedTwice { row, column } => {
                speaker.line("numenko-not-a-grid-stated-twice").number("row", *row).number("column", *column)
            }
        };
        line.done()
    }
}

impl Say for NotAMove {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        match self {
            NotAMove::NoSuchMove { text } => speaker.line("numenko-not-a-move-no-such-move").text("text", text).done(),
            NotAMove::NotATile(not_a_tile) => not_a_tile.say(speaker),
            NotAMove::NotAGrid(not_a_grid) => not_a_grid.say(speaker),
            NotAMove::NotADoubt { text } => speaker.line("numenko-not-a-move-not-a-doubt").text("text", text).done(),
            NotAMove::NotAVote { text } => speaker.line("numenko-not-a-move-not-a-vote").text("text", text).done(),
        }
    }
}

impl Say for NotAnEdit {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let with_text = |id, text: &String| speaker.line(id).text("text", text);
        let with_cell = |id, cell: &String| speaker.line(id).text("cell", cell);
        let line = match self {
            NotAnEdit::Empty => speaker.line("not-a-move-empty"),
            NotAnEdit::Word { text } => with_text("numenko-not-an-edit-word", text),
            NotAnEdit::WhichCell => speaker.line("numenko-not-an-edit-which-cell"),
            NotAnEdit::NotACell { text } => with_text("numenko-not-an-edit-not-a-cell", text),
            NotAnEdit::NoCell { text } => with_text("numenko-not-an-edit-no-cell", text),
            NotAnEdit::SumOrRows { text } => with_text("numenko-not-an-edit-sum-or-rows", text),
            NotAnEdit::NoWay { cell } => with_cell("numenko-not-an-edit-no-way", cell),
            NotAnEdit::NoTiles { cell } => with_cell("numenko-not-an-edit-no-tiles", cell),
            NotAnEdit::NotATile { character } => {
                return NotATile { text: character.to_string() }.say(speaker);
            }
            NotAnEdit::Brackets => speaker.line("numenko-not-an-edit-brackets"),
            NotAnEdit::NoTarget { cell } => with_cell("numenko-not-an-edit-no-target", cell),
            NotAnEdit::NothingThere { cell } => with_cell("numenko-not-an-edit-nothing-there", cell),
            NotAnEdit::NoSumThere { cell, down } => {
                with_cell("numenko-not-an-edit-no-sum-there", cell).text("way", if *down { "down" } else { "across" })
            }
            NotAnEdit::OnlyCrossings { cell } => with_cell("numenko-not-an-edit-only-crossings", cell),
            NotAnEdit::NotHeld { tile } => return Illegal::NotHeld { tile: *tile }.say(speaker),
            NotAnEdit::NotTrue { sum } => {
                let stars: String = sum.tiles.iter().map(|tile| tile.character()).collect();
                let line = speaker.line("numenko-not-an-edit-not-true").text("reading", stated(sum, speaker));
                line.text("why", why_untrue(sum)).text("tiles", stars)
            }
            NotAnEdit::NotAReading(not_a_reading) => return not_a_reading.say(speaker),
            NotAnEdit::Grid(not_a_grid) => return not_a_grid.say(speaker),
        };
        line.done()
    }
}

fn why_untrue(sum: &Sum) -> &'static str {
    match sum.verdict {
        Verdict::Trouble(SumFault::StatedDividesByZero { .. }) => "zero",
        Verdict::Trouble(SumFault::StatedFraction { .. }) => "fraction",
        Verdict::Trouble(SumFault::StatedCalculatesBehind { .. }) => "behind",
        Verdict::Trouble(SumFault::StatedChain { .. }) => "chain",
        _ => "not-true",
    }
}

impl Say for NotAnArrangement {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        match self {
            NotAnArrangement::Grid(not_a_grid) => not_a_grid.say(speaker),
            NotAnArrangement::Edit(not_an_edit) => not_an_edit.say(speaker),
        }
    }
}

impl Say for NotUnderstood {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotUnderstood::Empty => speaker.line("not-a-move-empty"),
            NotUnderstood::WhichTile => speaker.line("numenko-not-understood-which-tile"),
            NotUnderstood::WhichSum => speaker.line("numenko-not-understood-which-sum"),
            NotUnderstood::Check => speaker.line("numenko-not-understood-check"),
            NotUnderstood::OneTile { text } => speaker.line("numenko-not-understood-one-tile").text("text", text),
            NotUnderstood::StandsAlone { word } => speaker.line("not-a-move-stands-alone").text("text", word),
            NotUnderstood::NotAVote { text } => speaker.line("numenko-not-understood-not-a-vote").text("text", text),
            NotUnderstood::Tile(not_a_tile) => return not_a_tile.say(speaker),
            NotUnderstood::Grid(not_a_grid) => return not_a_grid.say(speaker),
            NotUnderstood::Edit(not_an_edit) => return not_an_edit.say(speaker),
        };
        line.done()
    }
}

impl Say for BadPack {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            BadPack::NotToml { message } => speaker.line("bad-pack-not-toml").text("message", message),
            BadPack::NotANumber { entry, text } => {
                speaker.line("numenko-bad-pack-not-a-number").text("entry", entry.to_string()).text("text", text)
            }
            BadPack::EmptyEntry { entry } => {
                speaker.line("bad-pack-empty-entry").text("kind", "number").text("entry", entry.to_string())
            }
            BadPack::NoNumber => speaker.line("numenko-bad-pack-no-number"),
            BadPack::TooMany => speaker.line("numenko-bad-pack-too-many-tiles").text("most", MAX_TILES.to_string()),
            BadPack::NotATile { text } => speaker.line("numenko-bad-pack-not-a-tile").text("text", text),
        };
        line.done()
    }
}

impl Say for NotAPosition {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotAPosition::NoSuchSection(text) => {
                speaker.line("numenko-not-a-position-no-such-section").text("text", text)
            }
            NotAPosition::Twice(text) => speaker.line("not-a-position-twice").text("text", text),
            NotAPosition::NotUnderstood { section, text } => {
                speaker.line("not-a-position-not-understood").text("section", section).text("text", text)
            }
            NotAPosition::Seats => speaker
                .line("not-a-position-seats")
                .text("least", "1")
                .number("most", reckon_rules::numenko::MAX_PLAYERS),
            NotAPosition::Listed { section, listed, seats } => speaker
                .line("numenko-not-a-position-listed")
                .text("section", *section)
                .text("listed", listed.to_string())
                .counted("listed", usize::try_from(*listed).unwrap_or(usize::MAX))
                .number("seats", *seats)
                .counted("seats", usize::from(*seats)),
            NotAPosition::Option(bad_option) => return bad_option.say(speaker),
            NotAPosition::Pack(bad_pack) => return bad_pack.say(speaker),
            NotAPosition::Tile(not_a_tile) => return not_a_tile.say(speaker),
            NotAPosition::Grid(not_a_grid) => return not_a_grid.say(speaker),
            NotAPosition::Bad(bad_position) => return bad_position.say(speaker),
        };
        line.done()
    }
}

impl Say for BadTable {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            BadTable::Seats { seats, least, most } => bad_seats(*seats, *least, *most, speaker),
            BadTable::TooFewSmileys { needed, there } => too_few("bad-table-too-few-smileys", *needed, *there, speaker),
            BadTable::TooFewTiles { needed, there } => too_few("bad-table-too-few-tiles", *needed, *there, speaker),
        };
        line.done()
    }
}

impl Say for BadPosition {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            BadPosition::Table(bad_table) => return bad_table.say(speaker),
            BadPosition::NoSuchSeat { seat } => {
                speaker.line("bad-position-no-such-seat").text("seat", seat.to_string())
            }
            BadPosition::TileTooMany { tile } => {
                with_tile(speaker.line("numenko-bad-position-tile-too-many"), *tile, speaker)
            }
            BadPosition::Count { there, bag } => {
                speaker.line("numenko-bad-position-tiles").text("there", there.to_string()).text("bag", bag.to_string())
            }
            BadPosition::HandCount { seat, tiles, count } => {
                speaker.line("numenko-bad-position-rack").who(*seat).number("should", *count).number("tiles", *tiles)
            }
            BadPosition::Known { seat } => speaker.line("bad-position-known").who(*seat),
            BadPosition::Laid { seat } => speaker.line("numenko-bad-position-laid").who(*seat),
            BadPosition::Phase => speaker.line("numenko-bad-position-point"),
        };
        line.done()
    }
}
