//! German.

use reckon_rules::nmbrs::Side;

use super::Word;
use crate::vocabulary::Language;

pub const WORDS: Language<Word> = &[
    (Word::New, &["neu", "neue", "neuer", "neues"]),
    (Word::Lay, &["lege", "leg", "legen", "spiele", "spiel"]),
    (Word::To, &["zu", "zur", "zum", "an", "ans", "auf", "bei", "entlang", "quer", "nach", "vor", "hinter"]),
    (Word::Beside(Side::Above), &["über", "ueber", "oberhalb"]),
    (Word::Beside(Side::Below), &["unter", "unterhalb"]),
    (Word::Beside(Side::Left), &["links"]),
    (Word::Beside(Side::Right), &["rechts"]),
    (Word::Between, &["zwischen"]),
    (Word::Insert, &["füge", "fuege", "einfügen", "einfuegen"]),
    (Word::Link, &["verbinde", "verbinden"]),
    (Word::With, &["mit", "durch"]),
    (Word::Down, &["unten", "runter", "hinunter", "abwärts", "abwaerts", "senkrecht"]),
    (Word::Exchange, &["tausche", "tausch", "tauschen", "ersetze", "ersetzen"]),
    (Word::For, &["gegen", "für", "fuer"]),
    (Word::Give, &["gib", "gebe", "geben", "weggeben", "verschenke", "verschenken", "wirf", "werfe"]),
    (Word::Knock, &["klopf", "klopfe", "klopfen"]),
    (
        Word::Filler,
        &[
            "reihe", "stein", "steine", "und", "den", "die", "das", "der", "dem", "einen", "eine", "mein", "meine",
            "meinen", "von", "weg", "ein", "ich", "bitte", "zahl", "ihn", "hin", "her", "aus", "um", "einer", "meiner",
        ],
    ),
    (Word::Away, &["ab"]),
    (Word::Then, &["dann"]),
    (Word::As, &["als"]),
    (Word::BeforeRow, &["reihe"]),
    (Word::Yes, &["ja", "ja bitte", "meiner"]),
    (Word::Nothing, &["nichts", "gar nichts"]),
    (
        Word::LetGo,
        &[
            "nein",
            "nein danke",
            "passe",
            "weiter",
            "lassen",
            "lass",
            "lass ihn",
            "lass es",
            "lass sie",
            "lass los",
            "lass gehen",
            "gehen lassen",
        ],
    ),
];
