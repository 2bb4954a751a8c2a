//! Options that describe themselves, so that a command line, a page or a
//! document can list and set them without knowing the game.

use std::fmt::Debug;

use crate::text::shortened;

/// One option of a table. Its sentence for people is in `words`, under its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    pub default: &'static str,
    pub allowed: Allowed,
    /// The paragraph of the rulebook that it changes, as `4.2`.
    pub paragraph: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    OneOf(&'static [&'static str]),
    /// A whole number, both ends included.
    Number {
        least: u8,
        most: u8,
    },
}

impl Allowed {
    pub fn allows(&self, value: &str) -> bool {
        match self {
            Allowed::OneOf(values) => values.contains(&value),
            Allowed::Number { least, most } => {
                value.parse::<u8>().is_ok_and(|n| (*least..=*most).contains(&n) && n.to_string() == value)
            }
        }
    }
}

/// Why an option could not be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOption {
    #[error("there is no option '{name}'")]
    Unknown { name: String },
    #[error("'{value}' is no value of '{}'", spec.name)]
    Value { spec: OptionSpec, value: String },
    #[error("there is no preset '{name}'")]
    UnknownPreset { name: String },
}

/// The options of one game.
pub trait TableOptions: Clone + Default + PartialEq + Debug {
    fn specs() -> &'static [OptionSpec];

    /// Named sets of options, easiest first.
    fn presets() -> &'static [&'static str];

    fn preset(name: &str) -> Option<Self>;

    /// The value of an option in the form that `set` takes.
    fn get(&self, name: &str) -> Option<String>;

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption>;

    fn spec(name: &str) -> Option<&'static OptionSpec> {
        Self::specs().iter().find(|spec| spec.name == name)
    }

    /// The options that differ from `other`, by name, in the order of the specs.
    fn differences(&self, other: &Self) -> Vec<(&'static str, String)> {
        Self::specs()
            .iter()
            .filter_map(|spec| {
                let value = self.get(spec.name)?;
                (other.get(spec.name).as_ref() != Some(&value)).then_some((spec.name, value))
            })
            .collect()
    }

    /// The options in the fewest words: `preset=subtraction zero-piles=off`.
    fn to_line(&self) -> String {
        let changes = |name: &'static &'static str| Some((*name, self.differences(&Self::preset(name)?)));
        let nearest = Self::presets().iter().filter_map(changes).min_by_key(|(_, changes)| changes.len());
        let (preset, changes) = nearest.expect("every game has a preset");
        changes.into_iter().fold(format!("preset={preset}"), |line, (name, value)| format!("{line} {name}={value}"))
    }

    /// Reads such a line. A preset replaces what stands before it.
    fn from_line(line: &str) -> Result<Self, BadOption> {
        Self::default().changed_by(line)
    }

    /// These options with the changes of such a line.
    fn changed_by(self, line: &str) -> Result<Self, BadOption> {
        let mut options = self;
        for word in line.split([' ', ',']).filter(|word| !word.is_empty()) {
            match word.split_once('=') {
                Some(("preset", name)) => {
                    options = Self::preset(name).ok_or_else(|| BadOption::UnknownPreset { name: shortened(name) })?;
                }
                Some((name, value)) => options.set(name, value)?,
                None => return Err(BadOption::Unknown { name: shortened(word) }),
            }
        }
        Ok(options)
    }
}
