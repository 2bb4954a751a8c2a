//! German.

use reckon_rules::nmbrs::Side;

use super::Word;
use crate::vocabulary::Language;

pub const WORDS: Language<Word> = &[
    (Word::New, &["neu", "neue", "neuer", "neues"]),
    (Word::Lay, &["lege", "leg", "legen", "spiele", "spiel", "schiebe", "schieb"]),
    (Word::To, &["zu", "zur", "zum", "an", "ans", "auf", "bei", "entlang", "nach", "verlängere", "verlaengere"]),
    (Word::Across, &["quer", "waagerecht", "waagrecht"]),
    (Word::Beside(Side::Above), &["über", "ueber", "oberhalb"]),
    (Word::Beside(Side::Below), &["unter", "unterhalb"]),
    (Word::Beside(Side::Left), &["links"]),
    (Word::Beside(Side::Right), &["rechts"]),
    (Word::Before, &["vor"]),
    (Word::After, &["hinter"]),
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
            "reihe", "stein", "steine", "den", "die", "das", "der", "dem", "einen", "eine", "mein", "meine", "meinen",
            "von", "weg", "ein", "ich", "bitte", "zahl", "ihn", "hin", "her", "aus", "um", "einer", "meiner", "ende",
        ],
    ),
    (Word::Away, &["ab"]),
    (Word::And, &["und"]),
    (Word::Then, &["dann"]),
    (Word::As, &["als"]),
    (Word::BeforeRow, &["reihe", "von"]),
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
            "will ihn nicht",
            "will ich nicht",
        ],
    ),
];
