//! German.

use super::Numerals;

pub const NUMERALS: Numerals = Numerals {
    units: [
        &["null"],
        &["eins"],
        &["zwei", "zwo"],
        &["drei"],
        &["vier"],
        &["fünf", "fuenf"],
        &["sechs"],
        &["sieben"],
        &["acht"],
        &["neun"],
        &["zehn"],
        &["elf"],
        &["zwölf", "zwoelf"],
        &["dreizehn"],
        &["vierzehn"],
        &["fünfzehn", "fuenfzehn"],
        &["sechzehn"],
        &["siebzehn"],
        &["achtzehn"],
        &["neunzehn"],
    ],
    tens: [
        &["zwanzig"],
        &["dreißig", "dreissig"],
        &["vierzig"],
        &["fünfzig", "fuenfzig"],
        &["sechzig"],
        &["siebzig"],
        &["achtzig"],
        &["neunzig"],
    ],
    hundred: &["hundert", "einhundert"],
    compound: |tens, unit| vec![format!("{unit}und{tens}")],
    one_in_compounds: &["ein"],
    may_be_apart: false,
};
