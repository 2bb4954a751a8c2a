//! The codes of refusals: unique within a game, kebab-case, and listed in `docs/refusals.md`, which this test writes
//! with `RECKON_BLESS=1`.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::PathBuf;

use reckon_rules::game::Refusal;
use reckon_words::{GameWords, Language, Say, Speaker};

use crate::support::{names, variant_of};

fn is_kebab_case(code: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    code.split('-').all(is_word)
}

/// Checks that each variant has a code of its own, whatever its contents.
fn check_codes<I: Refusal + Debug>(samples: &[I]) {
    let mut variants: BTreeMap<&str, String> = BTreeMap::new();
    let mut codes: BTreeMap<String, &str> = BTreeMap::new();
    for illegal in samples {
        let (code, variant) = (illegal.code(), variant_of(illegal));
        assert!(is_kebab_case(code), "{illegal:?}: {code}");
        assert_eq!(*variants.entry(code).or_insert_with(|| variant.clone()), variant, "two refusals are {code}");
        assert_eq!(*codes.entry(variant).or_insert(code), code, "{illegal:?} has two codes");
    }
}

#[test]
fn every_refusal_of_a_game_has_a_code_of_its_own() {
    macro_rules! check_each {
        ($([$module:ident $game:ident])*) => { $(check_codes(&crate::$module::samples::illegals());)* };
    }
    reckon_rules::games!(check_each);
}

const INTRODUCTION: &str = "\
# Why a move is refused

Every refusal of the rules has a code whose meaning never changes: compare codes, not sentences. It is the `code` in
`refused` messages of [the protocol](protocol.md) and in the `refusal` of `reckon referee --json`. The sentences are
examples: they name the cards involved, and say less where a player has little help. This page is generated from the
program; `make bless` regenerates it.

When something other than the rules refuses, `code` is usually
[the word in `why`](protocol.md#why-something-is-refused); the [exceptions](#only-from-a-table) are more specific.
";

/// Codes of `reckon_protocol::codes`, which this crate cannot see; a test there checks that all of them are listed.
const FROM_A_TABLE: &str = "
## Only from a table

| code | `why` | refuses |
|---|---|---|
| `only-a-draft` | `not-a-move` | words that change a draft but do not make a whole move |
| `nonce-late` | `playing` | a nonce for a game that has already been shuffled |
";

/// Codes of typed lines that the referee on the command line refuses before they become a move.
const BEFORE_A_MOVE: &str = "
## Only from the referee

| code | rule | refuses |
|---|---|---|
| `after-number-card` | NUMERO 3.4 | a wild card written after the number card |
| `wrong-sum` | Numberloor 3.2, 3.3 | a Level typed as an incorrect sum: `3+2=6` |
| `not-the-open-level` | Numberloor 3.2 | a sum that begins with a Level other than the open one |
| `not-the-open-balloon` | Numberloor 3.2 | a sum whose number of floors is not the open balloon's |
| `turn-was-over` | Numberloor 4.5, 5.2 | a move after the end of the turn |
";

/// Returns a game's table of codes, in the order of the rules, with the rulebook paragraphs behind them. The samples
/// have each variant at least once.
fn table<G: GameWords<Illegal: Say>>(
    samples: &[G::Illegal],
    paragraph_of: fn(&G::Illegal) -> Option<&'static str>,
) -> String {
    let names = names();
    let speaker = Speaker::new(Language::English, &names);
    let mut text = format!("\n## {}\n\n| code | rule | for example |\n|---|---|---|\n", G::title(Language::English));
    let mut listed: Vec<&str> = Vec::new();
    for illegal in samples {
        let code = illegal.code();
        if !listed.contains(&code) {
            listed.push(code);
            let rule = paragraph_of(illegal).map(|paragraph| format!("§{paragraph}")).unwrap_or_default();
            let sentence = speaker.tell(illegal).replace('|', "\\|");
            text += &format!("| `{code}` | {rule} | {sentence} |\n");
        }
    }
    text
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the page is a file")]
fn golden_refusals() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/refusals.md");
    macro_rules! tables {
        ($([$module:ident $game:ident])*) => {
            [$(table::<reckon_rules::$module::$game>(
                &crate::$module::samples::illegals(),
                reckon_words::$module::paragraph_of,
            )),*]
        };
    }
    let tables = reckon_rules::games!(tables);
    let made = INTRODUCTION.to_string() + &tables.concat() + FROM_A_TABLE + BEFORE_A_MOVE;
    if std::env::var_os("RECKON_BLESS").is_some() {
        std::fs::write(&path, &made).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(kept == made, "docs/refusals.md does not match the rules: run make bless and review the difference");
}
