//! English.

use reckon_rules::nmbrs::Side;

use super::Word;
use crate::vocabulary::Language;

pub const WORDS: Language<Word> = &[
    (Word::New, &["new"]),
    (Word::Lay, &["lay", "play", "put", "add"]),
    (Word::To, &["into", "in", "to", "onto", "on", "at", "along", "extend"]),
    (Word::Across, &["across", "horizontally"]),
    (Word::Beside(Side::Above), &["above", "over"]),
    (Word::Beside(Side::Below), &["below", "under", "beneath"]),
    (Word::Beside(Side::Left), &["left"]),
    (Word::Beside(Side::Right), &["right"]),
    (Word::Before, &["before", "front"]),
    (Word::After, &["after", "behind"]),
    (Word::Between, &["between"]),
    (Word::Insert, &["insert"]),
    (Word::Link, &["link", "join", "connect"]),
    (Word::With, &["with", "by"]),
    (Word::Down, &["down", "downwards", "vertically"]),
    (Word::Exchange, &["exchange", "swap", "swop", "replace"]),
    (Word::For, &["for"]),
    (Word::Give, &["give", "discard", "drop", "throw"]),
    (Word::Knock, &["knock"]),
    (
        Word::Filler,
        &[
            "row", "the", "my", "block", "blocks", "of", "away", "i", "please", "number", "it", "end", "next", "top",
            "bottom",
        ],
    ),
    (Word::And, &["and"]),
    (Word::Then, &["then"]),
    (Word::Joker, &["j", "joker", "jokers"]),
    (Word::As, &["as"]),
    (Word::BeforeRow, &["row", "the", "of"]),
    (Word::Yes, &["yes", "yes please", "mine"]),
    (Word::Nothing, &["nothing", "nothing at all"]),
    (
        Word::LetGo,
        &["let go", "let it go", "no", "nope", "pass", "no thanks", "i don t want it", "don t want it", "not for me"],
    ),
];
