//! The options as a table sets them. What each of them changes in play is tested with its chapter.

use reckon_rules::numberloor::Options;
use reckon_rules::numberloor::options::{NightCards, SkipAgain, Version, Youngest};
use reckon_rules::options::{Allowed, BadOption, TableOptions};

use super::harness::options;

const RULEBOOK: &str = include_str!("../../../../rulebooks/numberloor.md");

// §1.5 Advanced is what the others are built on, and every default is the rulebook's.
#[test]
fn the_defaults() {
    let Options {
        version,
        blue_in_intermediate,
        youngest,
        equal_on_odd_even,
        voluntary_draw,
        skip_again,
        night_on_equal,
        night_cards,
        turn_limit,
        ..
    } = Options::default();
    assert_eq!((version, youngest), (Version::Advanced, Youngest::One));
    assert_eq!((blue_in_intermediate, equal_on_odd_even, voluntary_draw), (true, true, false));
    assert_eq!((skip_again, night_cards), (SkipAgain::PlayedTurn, NightCards::AnyMoment));
    assert_eq!((night_on_equal, turn_limit), (true, 100));
}

// §1.5, §1.6, §2.5, §3.6, §4.3, §4.7, §7.2, §7.3, §8.2 The rulebook lists each option in the
// paragraph that it changes, with its values and its default.
#[test]
fn the_rulebook_lists_every_option() {
    let text = RULEBOOK.replace('\n', " ");
    for spec in Options::specs() {
        let values = match spec.allowed {
            Allowed::OneOf(values) => values.to_vec(),
            Allowed::Number { .. } => vec![spec.default],
        };
        let (_, after) =
            text.split_once(&format!("ption `{}` (", spec.name)).unwrap_or_else(|| panic!("{}", spec.name));
        let (list, _) = after.split_once(')').unwrap();
        let (listed, default) = list.split_once("; default ").unwrap();
        assert_eq!(default, spec.default, "{}", spec.name);
        match spec.allowed {
            Allowed::OneOf(_) => {
                let (mut listed, mut values) = (listed.split(", ").collect::<Vec<_>>(), values);
                listed.sort_unstable();
                values.sort_unstable();
                assert_eq!(listed, values, "{}", spec.name);
            }
            Allowed::Number { least, most } => assert_eq!(listed, format!("{least} to {most}")),
        }
        let paragraph = text.split("**§").find(|part| part.contains(&format!("ption `{}` (", spec.name))).unwrap();
        assert!(paragraph.starts_with(&format!("{}**", spec.paragraph)), "{} is in §{paragraph}", spec.name);
    }
    assert_eq!(text.matches("ption `").count(), Options::specs().len(), "an option of the rulebook is missing");
}

// §1.5 Every value of every option can be set and read back.
#[test]
fn every_value_reads_back() {
    for spec in Options::specs() {
        let values: Vec<String> = match spec.allowed {
            Allowed::OneOf(values) => values.iter().map(ToString::to_string).collect(),
            Allowed::Number { least, most } => (least..=most).map(|number| number.to_string()).collect(),
        };
        let mut seen: Vec<Options> = Vec::new();
        for value in values {
            let mut table = Options::default();
            assert_eq!(table.set(spec.name, &value), Ok(()), "{}={value}", spec.name);
            assert_eq!(table.get(spec.name), Some(value.clone()));
            assert_eq!(Options::from_line(&table.to_line()), Ok(table.clone()), "{}", table.to_line());
            assert!(!seen.contains(&table), "{}={value} is the same as another value", spec.name);
            seen.push(table);
        }
        assert!(spec.allowed.allows(spec.default));
        assert_eq!(Options::default().get(spec.name).as_deref(), Some(spec.default));
    }
}

// §1.5 A line of options begins with the preset that is nearest.
#[test]
fn a_line_has_the_fewest_words() {
    assert_eq!(Options::default().to_line(), "preset=advanced");
    assert_eq!(options("version=beginners").to_line(), "preset=beginners");
    assert_eq!(options("preset=intermediate, turn-limit=20").to_line(), "preset=intermediate turn-limit=20");
    assert_eq!(Options::presets(), ["beginners", "intermediate", "advanced"]);
}

// §8.2 What is no value, no option and no preset.
#[test]
fn what_is_no_option() {
    let value =
        |name: &str, value: &str| BadOption::Value { spec: *Options::spec(name).unwrap(), value: value.to_string() };
    for (line, expected) in [
        ("turn-limit=9", value("turn-limit", "9")),
        ("turn-limit=201", value("turn-limit", "201")),
        ("turn-limit=010", value("turn-limit", "010")),
        ("turn-limit=ten", value("turn-limit", "ten")),
        ("youngest=6", value("youngest", "6")),
        ("youngest=0", value("youngest", "0")),
        ("version=expert", value("version", "expert")),
        ("skip-again=on", value("skip-again", "on")),
        ("night-cards=off", value("night-cards", "off")),
        ("night-on-equal=yes", value("night-on-equal", "yes")),
        ("equal-on-odd-even=1", value("equal-on-odd-even", "1")),
        ("voluntary-draw=ON", value("voluntary-draw", "ON")),
        ("blue-in-intermediate=", value("blue-in-intermediate", "")),
        ("preset=expert", BadOption::UnknownPreset { name: "expert".to_string() }),
        ("stars=5", BadOption::Unknown { name: "stars".to_string() }),
        ("voluntary-draw", BadOption::Unknown { name: "voluntary-draw".to_string() }),
    ] {
        assert_eq!(Options::from_line(line), Err(expected), "{line}");
    }
    assert_eq!(Options::default().get("stars"), None);
}
