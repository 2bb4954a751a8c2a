//! Checks that a game's rulebook and its code agree: options, moves, typed lines, positions.
//!
//! [`rulebook_tests`] generates a test for each of these checks. Checks particular to one game are in its own
//! `rulebook.rs`.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::str::FromStr;

use reckon_compose::{Compose, NotComposed, Typed};
use reckon_rules::game::{Ignore, Seat, Turn, Viewer};
use reckon_rules::options::{Allowed, BadOption, OptionSpec, TableOptions};
use reckon_rules::shuffle::Shuffle;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Tested;
use super::table::{choice, deal, is_sound, options, section, viewers};

/// Formats the meaning of a line, or the reason it has none.
pub fn meant<G: Compose>(view: &G::View, draft: &G::Draft, line: &str) -> Result<String, String> {
    match G::typed(view, draft, line) {
        Ok(Typed::Moves(moves)) => {
            Ok(moves.iter().map(|choice| format!("move {choice}")).collect::<Vec<_>>().join(", "))
        }
        Ok(Typed::Draft(draft)) => Ok(format!("draft {draft}")),
        Err(NotComposed::NotUnderstood(why)) => Err(why.to_string()),
        Err(other) => panic!("{line}: {other:?}"),
    }
}

/// A game with a rulebook.
pub trait Documented: Tested {
    /// The text of the rulebook.
    const RULEBOOK: &'static str;

    /// Each option with its default and its paragraph, as `points=on §7.2`, in the order of the specs.
    const DEFAULTS: &'static [&'static str];

    /// Names of the presets, easiest first.
    const PRESETS: &'static [&'static str];

    /// Option lines as people write them, each with its shortest form.
    const LINES: &'static [(&'static str, &'static str)];

    /// Option lines with an unknown option or an unknown value.
    const NO_OPTIONS: &'static [&'static str];

    /// Number of moves in the rulebook's table of moves.
    const MOVES: usize;

    /// Number of sections in the rulebook's table of positions.
    const SECTIONS: usize;

    /// Returns whether three seats may be too few or too many for some value of this option.
    fn may_be_no_table(_option: &str) -> bool {
        false
    }

    /// Returns a position that contains this section of the rulebook's table.
    fn position_with(section: &str) -> String;

    /// Returns whether a position was refused although all of its sections were understood.
    fn was_read(_error: &<Self::View as FromStr>::Err) -> bool {
        false
    }

    /// Returns the typed lines of the rulebook's table, in English and in German.
    fn typed_lines() -> Vec<(&'static str, &'static str)> {
        let table = typed_part::<Self>().expect("a table of typed lines");
        let (english, german) = (quoted(table, 0), quoted(table, 1));
        assert_eq!(english.len(), german.len(), "{english:?} {german:?}");
        english.into_iter().zip(german).chain(Self::more_typed_lines()).collect()
    }

    /// Returns typed lines that are not in the table.
    fn more_typed_lines() -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// Returns the meaning of a line at a table where this English line makes sense.
    fn meaning(english: &str, line: &str) -> Result<String, String>;
}

/// Returns the rulebook text between two strings, or up to its end if the second is empty.
#[track_caller]
pub fn between<G: Documented>(from: &str, to: &str) -> &'static str {
    let (_, rest) = G::RULEBOOK.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    if to.is_empty() { rest } else { rest.split_once(to).unwrap_or_else(|| panic!("no {to}")).0 }
}

/// Returns the text of one paragraph.
#[track_caller]
pub fn paragraph<G: Documented>(number: &str) -> &'static str {
    between::<G>(&format!("**§{number}**"), "").split("**§").next().unwrap_or_default()
}

/// Returns the backquoted texts in one column of a table.
pub fn quoted(text: &'static str, column: usize) -> Vec<&'static str> {
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| row.split(" | ").nth(column)).flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

const TYPED: &str = "| Typed |";

fn moves_part<G: Documented>() -> &'static str {
    let chapter = between::<G>("## How moves are written", "## How positions are written");
    chapter.split_once(TYPED).map_or(chapter, |(written, _)| written)
}

fn typed_part<G: Documented>() -> Option<&'static str> {
    Some(between::<G>("## How moves are written", "## How positions are written").split_once(TYPED)?.1)
}

fn positions_part<G: Documented>() -> &'static str {
    between::<G>("## How positions are written", "")
}

/// Returns every value that an option can have.
pub fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.allowed {
        Allowed::OneOf(values) => values.iter().map(ToString::to_string).collect(),
        Allowed::Number { least, most } => (least..=most).map(|number| number.to_string()).collect(),
        Allowed::Numbers { least, most, common } => {
            let alone = (least..=most).map(|number| number.to_string());
            let lists = [format!("{least},{most}"), format!("{least}-{}", most - 1), format!("{least},3-5,9,{most}")];
            let common = common.iter().map(ToString::to_string).filter(|value| value.parse::<u8>().is_err());
            alone.chain(lists).chain(common).collect()
        }
    }
}

/// Each option's name is unique, its default is allowed, and the default table has it.
pub fn options_describe_themselves<G: Documented>() {
    let specs = G::Options::specs();
    for spec in specs {
        assert_eq!(specs.iter().filter(|other| other.name == spec.name).count(), 1, "{}", spec.name);
        assert!(spec.allowed.allows(spec.default), "{}", spec.name);
        assert_eq!(G::Options::default().get(spec.name).as_deref(), Some(spec.default), "{}", spec.name);
        assert_eq!(G::Options::spec(spec.name), Some(spec));
    }
}

pub fn defaults_are_the_rulebooks<G: Documented>() {
    let written = |spec: &OptionSpec| format!("{}={} §{}", spec.name, spec.default, spec.paragraph);
    assert_eq!(G::Options::specs().iter().map(written).collect::<Vec<String>>(), G::DEFAULTS);
}

/// The paragraph that an option changes lists its values and its default; the rulebook has no other options.
pub fn each_option_stands_in_its_paragraph<G: Documented>() {
    for spec in G::Options::specs() {
        let text = paragraph::<G>(spec.paragraph).split_whitespace().collect::<Vec<_>>().join(" ");
        let named = format!("`{}` (", spec.name);
        let (_, after) =
            text.split_once(&named).unwrap_or_else(|| panic!("{} is not in §{}", spec.name, spec.paragraph));
        let (said, _) = after.split_once(')').expect("the list of values ends");
        let (said, default) = said.split_once("; default ").unwrap_or_else(|| panic!("{}: {said}", spec.name));
        assert_eq!(default, spec.default, "{}", spec.name);
        match spec.allowed {
            Allowed::Number { least, most } => assert_eq!(said, format!("{least} to {most}"), "{}", spec.name),
            Allowed::Numbers { least, most, .. } => {
                assert_eq!(said, format!("any, or numbers from {least} to {most}"), "{}", spec.name);
            }
            Allowed::OneOf(values) => {
                let said: BTreeSet<&str> = said.split(", ").collect();
                assert_eq!(said, values.iter().copied().collect(), "{}", spec.name);
            }
        }
    }
    let text = G::RULEBOOK.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(text.matches("; default ").count(), G::Options::specs().len(), "number of options in the rulebook");
}

/// Each value can be set, round-trips as a line and as JSON, differs from every other, and changes nothing else.
pub fn every_value_can_be_set<G: Documented>() {
    let presets = G::PRESETS.iter().map(|name| G::Options::preset(name).expect("a preset"));
    for before in presets.chain([G::Options::default()]) {
        for spec in G::Options::specs() {
            let mut seen: Vec<G::Options> = Vec::new();
            for value in values(spec) {
                let mut table = before.clone();
                assert_eq!(table.set(spec.name, &value), Ok(()), "{}={value}", spec.name);
                assert_eq!(table.get(spec.name).as_ref(), Some(&value), "{}", spec.name);
                let line = table.to_line();
                assert_eq!(G::Options::from_line(&line).as_ref(), Ok(&table), "{line}");
                let json = serde_json::to_string(&table).unwrap();
                assert_eq!(serde_json::from_str::<G::Options>(&json).unwrap(), table, "{json}");
                assert!(!seen.contains(&table), "{}={value} is the same as another value", spec.name);
                seen.push(table.clone());
                let changed: Vec<&str> = table.differences(&before).into_iter().map(|(name, _)| name).collect();
                assert!(changed.is_empty() || changed == [spec.name], "{}={value} changes {changed:?}", spec.name);
                table.set(spec.name, &before.get(spec.name).expect("a value")).unwrap();
                assert_eq!(table, before, "{}={value} changes something else", spec.name);
            }
        }
    }
}

/// Texts that are rarely valid values.
const ODD: [&str; 18] =
    ["", " ", "yes", "ON", "On", "true", "0", "100", "07", "+7", "7 ", "1.5", "-1", "256", "off,", "none ", "010", "٣"];

/// Any other value is refused and changes nothing.
pub fn no_other_value_can_be_set<G: Documented>() {
    let refused = |name: &str, value: &str| {
        let mut table = G::Options::default();
        let refused = table.set(name, value).expect_err(&format!("{name}={value} can be set"));
        assert_eq!(table, G::Options::default(), "{name}={value}");
        refused
    };
    for spec in G::Options::specs() {
        let bounds = match spec.allowed {
            Allowed::OneOf(_) => vec![],
            Allowed::Number { least, most } | Allowed::Numbers { least, most, .. } => {
                vec![(i16::from(least) - 1).to_string(), (i16::from(most) + 1).to_string()]
            }
        };
        let allowed = values(spec);
        for value in ODD.iter().copied().chain(bounds.iter().map(String::as_str)) {
            if !allowed.iter().any(|allowed| allowed == value) {
                assert!(!spec.allowed.allows(value), "{} allows '{value}'", spec.name);
                assert_eq!(refused(spec.name, value), BadOption::Value { spec: *spec, value: value.to_string() });
            }
        }
    }
    for line in G::NO_OPTIONS {
        assert_eq!(G::Options::from_line(line), Err(why_not::<G>(line)), "{line}");
    }
    for name in ["stars of mine", "preset", ""] {
        assert_eq!(refused(name, "on"), BadOption::Unknown { name: name.to_string() });
        assert_eq!((G::Options::default().get(name), G::Options::spec(name)), (None, None));
    }
}

/// Returns the reason why the last word of a line is not an option.
fn why_not<G: Documented>(line: &str) -> BadOption {
    let word = line.split(' ').next_back().unwrap_or_default();
    let (name, value) = word.split_once('=').unwrap_or((word, ""));
    match G::Options::spec(name) {
        _ if name == "preset" => BadOption::UnknownPreset { name: value.to_string() },
        Some(spec) if word.contains('=') => BadOption::Value { spec: *spec, value: value.to_string() },
        _ => BadOption::Unknown { name: name.to_string() },
    }
}

/// Every value is written into a position and read back.
pub fn every_value_is_part_of_a_position<G: Documented>() {
    for spec in G::Options::specs() {
        for value in values(spec) {
            let table = options::<G>(&format!("{}={value}", spec.name));
            let Ok(game) = G::deal(&table, 3, &mut Shuffle::from_number(3)) else {
                assert!(G::may_be_no_table(spec.name), "{}={value}", spec.name);
                continue;
            };
            is_sound(&game);
            let text = game.view(Viewer::Watcher).to_string();
            let line = section(&text, "options").expect("a position has options");
            assert_eq!(options::<G>(line).get(spec.name), Some(value), "{text}");
        }
    }
}

/// A line of options begins with the closest preset.
pub fn a_line_has_the_fewest_words<G: Documented>() {
    assert_eq!(G::Options::presets(), G::PRESETS);
    for (text, shown) in G::LINES {
        assert_eq!(options::<G>(text).to_line(), *shown, "{text}");
        assert_eq!(options::<G>(shown), options::<G>(text), "{text}");
    }
    for name in G::PRESETS {
        let preset = G::Options::preset(name).expect("a preset");
        assert_eq!(preset.to_line(), format!("preset={name}"));
    }
}

/// Every move in the table parses, is written exactly as in the table, and is sent that way too.
pub fn every_move_of_the_table_is_one<G: Documented>() {
    let moves = quoted(moves_part::<G>(), 0);
    assert_eq!(moves.len(), G::MOVES, "{moves:?}");
    for text in moves {
        let choice = choice::<G>(text);
        assert_eq!(choice.to_string(), text);
        let json = serde_json::to_string(&choice).unwrap();
        assert_eq!(json, serde_json::to_string(text).unwrap());
        assert_eq!(serde_json::from_str::<G::Move>(&json).unwrap(), choice);
    }
}

/// Every typed line means the same in German.
pub fn typed_lines_mean_the_same_in_german<G: Documented>() {
    let lines = G::typed_lines();
    assert!(lines.len() > 5, "{lines:?}");
    for (english, german) in lines {
        let meaning = G::meaning(english, english).unwrap_or_else(|why| panic!("{english}: {why}"));
        assert_eq!(G::meaning(english, german), Ok(meaning), "{german}");
    }
}

/// Every section in the table can be read, and the table has every section that the game itself writes.
pub fn every_section_of_the_table_can_be_read<G: Documented>() {
    let sections = quoted(positions_part::<G>(), 0);
    assert_eq!(sections.len(), G::SECTIONS, "{sections:?}");
    for text in &sections {
        let whole = G::position_with(text);
        let read = whole.parse::<G::View>();
        let is_read = match &read {
            Ok(_) => true,
            Err(why) => G::was_read(why),
        };
        assert!(is_read, "{whole}: {read:?}");
    }
    let named: BTreeSet<&str> = sections.iter().filter_map(|text| text.split(' ').next()).collect();
    in_random_games::<G>(|game, _| {
        for viewer in viewers(3) {
            let text = game.view(viewer).to_string();
            for section in text.split(" | ") {
                let word = section.split(' ').next().unwrap_or_default();
                assert!(named.contains(word), "{word} is not in the rulebook's table, but in {text}");
            }
        }
    });
}

/// Plays a three-player game with random moves on each preset. Shows the game before each move, the move and its
/// events, and at the end the finished game.
fn in_random_games<G: Documented>(mut each: impl FnMut(&G, Option<(Seat, &G::Move, &[G::Event])>)) {
    for (seed, preset) in (1..).zip(G::PRESETS) {
        let mut shuffle = Shuffle::from_number(seed);
        let mut game: G = deal(&options::<G>(&format!("preset={preset}")), 3, seed);
        while let Turn::Open { .. } = game.turn() {
            let turn = game.turn();
            let can = |seat: &Seat| turn.must().contains(*seat) || game.can_use_right(*seat);
            let actors: Vec<Seat> = turn.can_act().iter().filter(can).collect();
            let seat = *shuffle.pick(&actors).expect("somebody can act");
            let choice = game.random_move(seat, &mut shuffle);
            let (before, mut told) = (game.clone(), Vec::new());
            game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("seed {seed}: {choice}: {why:?}"));
            each(&before, Some((seat, &choice, &told)));
        }
        each(&game, None);
    }
}

#[track_caller]
fn travels<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let kept = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&kept).unwrap(), value, "{kept}");
}

/// Every view, move and event of random games round-trips through JSON.
pub fn whole_games_travel_as_json<G: Documented>()
where
    G::Event: Serialize + DeserializeOwned,
    G::Illegal: Serialize + DeserializeOwned,
{
    in_random_games::<G>(|game, moved| {
        travels(&game.turn());
        viewers(3).for_each(|viewer| travels(&game.view(viewer)));
        let Some((seat, choice, told)) = moved else { return };
        travels(choice);
        told.iter().for_each(travels);
        for other in (0..3).map(Seat).filter(|other| *other != seat) {
            let refused = game.clone().play(other, choice, &mut Ignore);
            if let Err(why) = refused {
                travels(&why);
            }
        }
    });
}

/// Generates a test for each of these checks.
macro_rules! rulebook_tests {
    ($game:ty) => {
        crate::support::rulebook::rulebook_tests!(@ $game:
            options_describe_themselves
            defaults_are_the_rulebooks
            each_option_stands_in_its_paragraph
            every_value_can_be_set
            no_other_value_can_be_set
            every_value_is_part_of_a_position
            a_line_has_the_fewest_words
            every_move_of_the_table_is_one
            typed_lines_mean_the_same_in_german
            every_section_of_the_table_can_be_read
            whole_games_travel_as_json
        );
    };
    (@ $game:ty: $($check:ident)*) => {$(
        #[test]
        fn $check() {
            crate::support::rulebook::$check::<$game>();
        }
    )*};
}
pub(crate) use rulebook_tests;
