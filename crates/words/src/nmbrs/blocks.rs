//! Blocks by name, and rows of them, written and spoken.

use reckon_rules::nmbrs::{Block, Blocks, Piece};

use crate::language::Language;
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Manner, Sentence, Speaker};

/// `35`, `joker ja`
pub fn block_name(block: Block, language: Language) -> String {
    name(block, &Speaker::new(language, &Names::default()))
}

/// `thirty-five`, `joker A`
pub fn block_spoken(block: Block, language: Language) -> String {
    name(block, &Speaker::new(language, &Names::default()).aloud())
}

/// Names a block. A joker is named with its letter, because there are four jokers.
pub(super) fn name(block: Block, speaker: &Speaker<'_>) -> String {
    let Some(number) = block.face() else {
        let typed = block.to_string();
        let letter = match speaker.manner {
            Manner::Written => typed,
            // Read aloud, `ja` would sound like a word.
            Manner::Spoken => typed.trim_start_matches('j').to_uppercase(),
        };
        return speaker.render(&Line::new("nmbrs-joker-named").with("letter", letter));
    };
    speaker.whole(number)
}

/// Sets `$block`, and `$kind` to tell a number from a joker.
pub(super) fn with_block<'a>(line: Sentence<'a>, block: Block, speaker: &Speaker<'_>) -> Sentence<'a> {
    let kind = if block.is_joker() { "joker" } else { "number" };
    line.text("kind", kind).text("block", name(block, speaker))
}

/// `60 and 70`
pub(super) fn both(blocks: [Block; 2], speaker: &Speaker<'_>) -> String {
    speaker.listed_with_and(blocks.map(|block| name(block, speaker)).to_vec())
}

/// `35`, `joker for 35`
pub fn piece_name(piece: Piece, speaker: &Speaker<'_>) -> String {
    match piece.block.is_joker() {
        false => speaker.whole(piece.value),
        true => speaker.render(&speaker.line("nmbrs-joker-for").number("number", piece.value).done()),
    }
}

/// `30, joker for 40, 50`
pub fn pieces_listed(pieces: &[Piece], speaker: &Speaker<'_>) -> String {
    speaker.listed(pieces.iter().map(|piece| piece_name(*piece, speaker)))
}

/// `65 and 75`
pub(super) fn pieces_with_and(pieces: &[Piece], speaker: &Speaker<'_>) -> String {
    speaker.listed_with_and(pieces.iter().map(|piece| piece_name(*piece, speaker)).collect())
}

/// `4, 20, 65, 2 jokers`
pub fn blocks_listed(blocks: Blocks, speaker: &Speaker<'_>) -> String {
    speaker.listed(block_names(blocks, speaker))
}

/// `65, 75 and joker`
pub(super) fn blocks_with_and(blocks: Blocks, speaker: &Speaker<'_>) -> String {
    speaker.listed_with_and(block_names(blocks, speaker))
}

fn block_names(blocks: Blocks, speaker: &Speaker<'_>) -> Vec<String> {
    let numbers = blocks.iter().filter_map(Block::face).map(|number| speaker.whole(number));
    let jokers = u8::try_from(blocks.iter().filter(|block| block.is_joker()).count()).unwrap_or(u8::MAX);
    let jokers = (jokers > 0).then(|| {
        let line = speaker.line("nmbrs-jokers").number("many", jokers).counted("many", jokers.into());
        speaker.render(&line.done())
    });
    numbers.chain(jokers).collect()
}
