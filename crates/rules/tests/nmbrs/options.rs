//! §1.5 The options of a table: names, values, defaults.

use reckon_rules::nmbrs::Options;
use reckon_rules::options::{Allowed, BadOption, TableOptions};

use super::harness::options;

// §1.2, §1.4, §1.5, §2.2, §2.4, §3.3, §3.4, §4.2, §4.5, §4.8, §4.11, §5.1, §5.5, §6.4, §6.5, §6.8, §7.2
#[test]
fn the_defaults() {
    let defaults: Vec<String> =
        Options::specs().iter().map(|spec| format!("{}={} §{}", spec.name, spec.default, spec.paragraph)).collect();
    assert_eq!(
        defaults,
        [
            "highest=100 §1.2",
            "rounds=3 §1.4",
            "starter-joker=redraw §2.2",
            "hand=seven §2.4",
            "squares=off §3.3",
            "cubes=off §3.3",
            "primes=off §3.3",
            "geometric=off §3.3",
            "members=consecutive §3.4",
            "draw-exception=next-player §4.2",
            "lay-first=on §4.5",
            "insert-with-crossings=on §4.8",
            "push-to-link=on §4.11",
            "joker-range=blocks §5.1",
            "jokers-in-a-row=4 §5.5",
            "knock=first §6.4",
            "youngest-first=off §6.5",
            "youngest=random §6.5",
            "last-block=given-away §6.8",
            "points=on §7.2",
        ]
    );
    for spec in Options::specs() {
        assert_eq!(Options::default().get(spec.name).as_deref(), Some(spec.default));
    }
}

// §1.5 Every value of every option can be set and reads back, as a line and as JSON.
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
            let json = serde_json::to_string(&table).unwrap();
            assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), table, "{json}");
            assert!(!seen.contains(&table), "{}={value} is the same as another value", spec.name);
            seen.push(table);
        }
    }
    assert_eq!(Options::default().to_line(), "preset=usual");
    assert_eq!(Options::simple().to_line(), "preset=simple");
    assert_eq!(Options::presets(), ["simple", "usual"]);
    assert_eq!(options("preset=simple points=on").to_line(), "preset=simple points=on");
}

#[test]
fn what_is_no_option() {
    let value = |name: &str, value: &str| BadOption::Value {
        spec: *Options::spec(name).expect("one"),
        value: value.to_string(),
    };
    for (line, expected) in [
        ("rounds=0", value("rounds", "0")),
        ("rounds=21", value("rounds", "21")),
        ("rounds=03", value("rounds", "03")),
        ("jokers-in-a-row=0", value("jokers-in-a-row", "0")),
        ("jokers-in-a-row=5", value("jokers-in-a-row", "5")),
        ("highest=60", value("highest", "60")),
        ("youngest=7", value("youngest", "7")),
        ("knock=never", value("knock", "never")),
        ("points=yes", value("points", "yes")),
        ("preset=hard", BadOption::UnknownPreset { name: "hard".to_string() }),
        ("stars=5", BadOption::Unknown { name: "stars".to_string() }),
    ] {
        assert_eq!(Options::from_line(line), Err(expected), "{line}");
    }
    assert_eq!(Options::default().get("stars"), None);
    assert!(Options::default().set("stars", "5").is_err());
}
