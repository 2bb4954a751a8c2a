//! German.

use reckon_rules::numero::card::Colour;

use super::Sense;
use crate::vocabulary::Language;

pub const WORDS: Language<Sense> = &[
    (Sense::Take, &["nimm", "nehme", "nehmen", "nimmt"]),
    (Sense::Build, &["bau", "baue", "bauen", "baut", "addiere", "addieren"]),
    (Sense::Discard, &["ablegen", "abwerfen", "wegwerfen", "lege", "leg", "wirf", "werfe", "spiele", "spiel"]),
    (Sense::DiscardAtEnd, &["ablegen", "abwerfen", "wegwerfen"]),
    (Sense::Away, &["ab", "weg", "hin"]),
    (Sense::All, &["alle", "alles"]),
    (Sense::Pass, &["passe", "passen"]),
    (Sense::Stop, &["ende", "fertig"]),
    (Sense::Challenge, &["zweifle", "anzweifeln", "zweifelt", "bezweifle"]),
    (Sense::Show, &["zeig", "zeige"]),
    (Sense::ShowMe, &["mir", "die", "den", "deine", "bau"]),
    (Sense::On, &["auf", "zu"]),
    (Sense::With, &["mit"]),
    (Sense::From, &["aus", "von"]),
    (Sense::And, &["und"]),
    (Sense::Then, &["dann"]),
    (Sense::It, &["es", "sie", "ihn", "beide", "beides"]),
    (
        Sense::Article,
        &[
            "der", "die", "das", "den", "dem", "ein", "eine", "einen", "einer", "mein", "meine", "meinen", "meiner",
            "karte", "bitte", "ich", "zum",
        ],
    ),
    (Sense::Coloured(Colour::Green), &["grün", "grüne", "grünen", "gruen", "gruene"]),
    (Sense::Coloured(Colour::Orange), &["orangene", "orangenen"]),
    (Sense::Coloured(Colour::Blue), &["blau", "blaue", "blauen"]),
    (Sense::Coloured(Colour::Red), &["rot", "rote", "roten"]),
    (Sense::Plus, &["plus"]),
    (Sense::Minus, &["minus", "weniger"]),
    (Sense::Times, &["mal"]),
    (Sense::Divided, &["geteilt", "dividiert"]),
    (Sense::Over, &["durch"]),
    (Sense::Fraction(2), &["halb", "halbe", "hälfte", "haelfte"]),
    (Sense::Fraction(3), &["drittel"]),
    (Sense::Fraction(4), &["viertel"]),
    (Sense::Fraction(5), &["fünftel", "fuenftel"]),
    (Sense::Fraction(10), &["zehntel"]),
    (Sense::Squared, &["quadrat", "quadriert"]),
    (Sense::Power, &["hoch"]),
    (Sense::Root, &["wurzel", "quadratwurzel"]),
    (Sense::CubeRoot, &["kubikwurzel"]),
    (Sense::Of, &["von", "aus"]),
    (Sense::Equals, &["gleich", "ist", "macht", "sind"]),
];
