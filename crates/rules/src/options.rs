//! Self-describing options, so that a command line, a page or a document can
//! list and set them without knowing the game.
//!
//! A game declares each option once, as a line in its [`table_options!`]; enums of named values are
//! declared with `choices!`.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use crate::game::Seat;
use crate::text::shortened;

/// The option that says which player is youngest, in every game that asks for it: a seat, or [`BY_LOT`].
pub const YOUNGEST: &str = "youngest";
pub const BY_LOT: &str = "random";

/// One option of a table. Its description for players is in `words`, under its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    pub default: &'static str,
    pub allowed: Allowed,
    /// The rulebook paragraph that it changes, such as `4.2`.
    pub paragraph: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    OneOf(&'static [&'static str]),
    /// A whole number in an inclusive range.
    Number {
        least: u8,
        most: u8,
    },
    /// `any`, or a list of whole numbers in an inclusive range, such as `1,2,5,10` or `1-10`.
    Numbers {
        least: u8,
        most: u8,
        /// Values to offer where nobody wants to type a list, `any` first.
        common: &'static [&'static str],
    },
}

impl Allowed {
    pub fn allows(&self, value: &str) -> bool {
        match self {
            Allowed::OneOf(values) => values.contains(&value),
            Allowed::Number { least, most } => {
                value.parse::<u8>().is_ok_and(|n| (*least..=*most).contains(&n) && n.to_string() == value)
            }
            Allowed::Numbers { least, most, common: _ } => {
                value == ANY
                    || ranges(value)
                        .is_some_and(|ranges| ranges.iter().all(|range| least <= range.start() && range.end() <= most))
            }
        }
    }
}

impl From<RangeInclusive<u8>> for Allowed {
    fn from(range: RangeInclusive<u8>) -> Allowed {
        Allowed::Number { least: *range.start(), most: *range.end() }
    }
}

/// The value of [`Allowed::Numbers`] that leaves nothing out.
pub const ANY: &str = "any";

/// Parses a list of numbers and of ranges of at least two, such as `1,2,5-8`, in any order.
pub fn ranges(list: &str) -> Option<Vec<RangeInclusive<u8>>> {
    let number = |text: &str| text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    let range = |part: &str| match part.split_once('-') {
        Some((first, last)) => {
            let (first, last) = (number(first)?, number(last)?);
            (first < last).then_some(first..=last)
        }
        None => number(part).map(|number| number..=number),
    };
    list.split(',').map(range).collect()
}

/// The reason an option could not be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOption {
    Unknown { name: String },
    Value { spec: OptionSpec, value: String },
    UnknownPreset { name: String },
}

crate::error_as_data!(BadOption);

/// The options of one game, implemented by [`table_options!`].
pub trait TableOptions: Clone + Default + PartialEq + Debug {
    fn specs() -> &'static [OptionSpec];

    /// Returns the names of the presets, easiest first.
    fn presets() -> &'static [&'static str];

    fn preset(name: &str) -> Option<Self>;

    /// Returns the value of an option in the form that `set` takes.
    fn get(&self, name: &str) -> Option<String>;

    /// Assigns a value that the spec allows; `None` if there is no such option or value.
    fn assign(&mut self, name: &str, value: &str) -> Option<()>;

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        let spec = *Self::spec(name).ok_or_else(|| BadOption::Unknown { name: name.to_string() })?;
        let assigned = if spec.allowed.allows(value) { self.assign(name, value) } else { None };
        assigned.ok_or_else(|| BadOption::Value { spec, value: value.to_string() })
    }

    fn spec(name: &str) -> Option<&'static OptionSpec> {
        Self::specs().iter().find(|spec| spec.name == name)
    }

    /// Returns the options that differ from `other`, in the order of the specs.
    fn differences(&self, other: &Self) -> Vec<(&'static str, String)> {
        Self::specs()
            .iter()
            .filter_map(|spec| {
                let value = self.get(spec.name)?;
                (other.get(spec.name).as_ref() != Some(&value)).then_some((spec.name, value))
            })
            .collect()
    }

    /// Returns whether the rules of this table ask which player is youngest. The option `youngest` then has the answer.
    fn asks_for_youngest(&self) -> bool {
        false
    }

    /// Returns these options with the seat of the youngest player, or with a lot that decides; `None` if there is no
    /// such option or seat.
    fn with_youngest(&self, youngest: Option<Seat>) -> Option<Self> {
        let mut options = self.clone();
        let value = youngest.map_or_else(|| BY_LOT.to_string(), |seat| seat.to_string());
        options.set(YOUNGEST, &value).ok()?;
        Some(options)
    }

    /// Writes the options as the nearest preset and the changes to it: `preset=subtraction zero-piles=off`.
    fn to_line(&self) -> String {
        let changes = |name: &'static &'static str| Some((*name, self.differences(&Self::preset(name)?)));
        let nearest = Self::presets().iter().filter_map(changes).min_by_key(|(_, changes)| changes.len());
        let (preset, changes) = nearest.expect("every game has a preset");
        changes.into_iter().fold(format!("preset={preset}"), |line, (name, value)| format!("{line} {name}={value}"))
    }

    /// Parses a line as written by `to_line`. A preset overrides everything before it.
    fn from_line(line: &str) -> Result<Self, BadOption> {
        Self::default().changed_by(line)
    }

    /// Applies the changes in a line, as written by `to_line`, to these options.
    fn changed_by(self, line: &str) -> Result<Self, BadOption> {
        let mut options = self;
        for word in line.split(' ').flat_map(changes).filter(|word| !word.is_empty()) {
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

/// Splits `squares=on,rounds=2` at its commas, but not at those in a list of numbers such as `steps=1,2,rounds=2`.
fn changes(words: &str) -> Vec<&str> {
    let mut changes = Vec::new();
    let mut from = 0;
    for (comma, _) in words.match_indices(',') {
        let goes_on = words[comma + 1..].split(',').next().unwrap_or_default();
        let is_number = goes_on.starts_with(|first: char| first.is_ascii_digit()) && !goes_on.contains('=');
        if !(is_number && words[from..comma].contains('=')) {
            changes.push(&words[from..comma]);
            from = comma + 1;
        }
    }
    changes.push(&words[from..]);
    changes
}

/// A type of option values.
pub trait OptionValue: Sized {
    fn text(&self) -> String;

    fn read(text: &str) -> Option<Self>;
}

impl OptionValue for u8 {
    fn text(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<u8> {
        text.parse().ok()
    }
}

/// A type with a word for each of its values.
pub trait Choice: Copy + PartialEq + 'static {
    const VALUES: &'static [Self];
    /// The words for these values, in the same order.
    const WORDS: &'static [&'static str];
}

impl Choice for bool {
    const VALUES: &'static [bool] = &[true, false];
    const WORDS: &'static [&'static str] = &["on", "off"];
}

impl<C: Choice> OptionValue for C {
    fn text(&self) -> String {
        let mut pairs = C::VALUES.iter().zip(C::WORDS);
        pairs.find(|(value, _)| *value == self).expect("every value has a word").1.to_string()
    }

    fn read(text: &str) -> Option<C> {
        let mut pairs = C::VALUES.iter().zip(C::WORDS);
        pairs.find(|(_, word)| **word == text).map(|(value, _)| *value)
    }
}

/// Declares enums whose values are written as words.
macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal),+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name { $($variant),+ }

        impl $crate::options::Choice for $name {
            const VALUES: &'static [$name] = &[$($name::$variant),+];
            const WORDS: &'static [&'static str] = &[$($word),+];
        }
    )+};
}
pub(crate) use choices;

/// Sorts specs by paragraph, for [`table_options!`]. Options for the same paragraph stay in field order.
#[doc(hidden)]
pub fn in_rulebook_order(mut specs: Vec<OptionSpec>) -> Vec<OptionSpec> {
    specs.sort_by_key(|spec| spec.paragraph.split('.').map(|part| part.parse().unwrap_or(0)).collect::<Vec<u8>>());
    specs
}

/// Declares the options of a game: the struct, its `Default` and its [`TableOptions`].
///
/// Each field has a type and a default. A field that players can set also has the option's name, the
/// range of a number or what else is allowed, and the rulebook paragraph that it changes:
///
/// ```text
/// pub struct Options {
///     pack: Pack = Pack::default_pack();
///     must_take: bool = false => "must-take", "3.2";
///     fractions: Fractions = Fractions::None => "fractions", "1.5";
///     highest_number: u8 = 15 => "highest-number" in 1..=HIGHEST_NUMBER, "1.5";
/// }
///
/// presets {
///     "1-5" => Options { highest_number: 5, ..Options::default() },
///     "1-15" => Options::default(),
/// }
/// ```
///
/// The fields are in the order of the JSON form, the specs in the order of the rulebook, and the
/// presets begin with the easiest. A game with an option `youngest` says last when its rules ask for it:
///
/// ```text
/// asks_for_youngest { |options| options.youngest_first }
/// ```
#[macro_export]
macro_rules! table_options {
    (
        $(#[$attribute:meta])*
        pub struct $options:ident {
            $($field:ident: $type:ty = $default:expr $(=> $name:literal $(in $range:expr)?, $paragraph:literal)?;)+
        }

        presets { $($preset:literal => $preset_options:expr,)+ }

        $(asks_for_youngest { $asks:expr })?
    ) => {
        $(#[$attribute])*
        pub struct $options { $(pub $field: $type),+ }

        impl Default for $options {
            fn default() -> $options {
                $options { $($field: $default),+ }
            }
        }

        impl $crate::options::TableOptions for $options {
            fn specs() -> &'static [$crate::options::OptionSpec] {
                static SPECS: std::sync::LazyLock<Vec<$crate::options::OptionSpec>> = std::sync::LazyLock::new(|| {
                    let default = $options::default();
                    $crate::options::in_rulebook_order(vec![$($($crate::options::OptionSpec {
                        name: $name,
                        // Leaked once per process, so that a spec stays `Copy`.
                        default: $crate::options::OptionValue::text(&default.$field).leak(),
                        allowed: $crate::table_options!(@allowed $type $(, $range)?),
                        paragraph: $paragraph,
                    },)?)+])
                });
                &SPECS
            }

            fn presets() -> &'static [&'static str] {
                &[$($preset),+]
            }

            fn preset(name: &str) -> Option<$options> {
                match name {
                    $($preset => Some($preset_options),)+
                    _ => None,
                }
            }

            fn get(&self, name: &str) -> Option<String> {
                match name {
                    $($($name => Some($crate::options::OptionValue::text(&self.$field)),)?)+
                    _ => None,
                }
            }

            fn assign(&mut self, name: &str, value: &str) -> Option<()> {
                match name {
                    $($($name => self.$field = $crate::options::OptionValue::read(value)?,)?)+
                    _ => return None,
                }
                Some(())
            }

            $(fn asks_for_youngest(&self) -> bool {
                let asks: fn(&$options) -> bool = $asks;
                asks(self)
            })?
        }
    };
    (@allowed $type:ty) => { $crate::options::Allowed::OneOf(<$type as $crate::options::Choice>::WORDS) };
    (@allowed $type:ty, $range:expr) => { <$crate::options::Allowed as From<_>>::from($range) };
}
pub use table_options;
