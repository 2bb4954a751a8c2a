//! English.

use reckon_rules::nmbrs::Side;

use super::Word;
use crate::vocabulary::Language;

pub const WORDS: Language<Word> = &[
    (Word::New, &["new"]),
    (Word::Lay, &["lay", "play", "put", "add"]),
    (Word::To, &["into", "in", "to", "onto", "on", "at", "along", "across", "after", "before"]),
    (Word::Beside(Side::Above), &["above", "over"]),
    (Word::Beside(Side::Below), &["below", "under", "beneath"]),
    (Word::Beside(Side::Left), &["left"]),
    (Word::Beside(Side::Right), &["right"]),
    (Word::Between, &["between"]),
    (Word::Insert, &["insert"]),
    (Word::Link, &["link", "join", "connect"]),
    (Word::With, &["with", "by"]),
    (Word::Down, &["down", "downwards"]),
    (Word::Exchange, &["exchange", "swap", "swop", "replace"]),
    (Word::For, &["for"]),
    (Word::Give, &["give", "discard"]),
    (Word::Knock, &["knock"]),
    (Word::Filler, &["row", "the", "my", "block", "blocks", "and", "of", "away", "i", "please", "number", "it"]),
    (Word::Then, &["then"]),
    (Word::Joker, &["j", "joker", "jokers"]),
    (Word::As, &["as"]),
    (Word::BeforeRow, &["row", "the"]),
    (Word::Yes, &["yes", "yes please", "mine"]),
    (Word::Nothing, &["nothing", "nothing at all"]),
    (Word::LetGo, &["let go", "let it go", "no", "nope", "pass", "no thanks"]),
];
