//! Which form of play, and which flaw.

use reckon_rules::options::{Allowed, BadOption, OptionSpec, TableOptions};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    pub form: Form,
    pub flaw: Flaw,
}

/// Choices that are written as they are called. The first is the default.
macro_rules! choices {
    ($name:ident { $first:ident $(, $(#[$doc:meta])* $variant:ident)* $(,)? }) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub enum $name { #[default] $first $(, $(#[$doc])* $variant)* }

        impl $name {
            pub const ALL: &'static [$name] = &[$name::$first $(, $name::$variant)*];
            const TEXTS: &'static [&'static str] = &[stringify!($first) $(, stringify!($variant))*];

            fn read(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|choice| format!("{choice:?}") == text)
            }
        }
    };
}

choices!(Form { All, Window, Right, AtOnce });

choices!(Flaw {
    None,
    /// What is drawn is told to everybody.
    TellsDrawnCard,
    /// An answer in the window is told before the last one.
    TellsAnswer,
    /// What is laid at home is told to everybody.
    TellsLaidCard,
    /// A view shows the next card of the pack.
    ViewPeeks,
    /// A position is written without its race.
    WritesNoRace,
    Mumbles,
    RefusalLeavesTrace,
    RefusalTells,
    /// A refusal names the next card of the pack.
    RefusalPeeks,
    /// A drawn card gets lost.
    LosesCard,
    BasisPeeks,
    /// A basis stays although cards have changed hands.
    BasisIsStuck,
    /// A basis changes although nothing has.
    BasisIsRestless,
    /// The same, by what others do at home.
    BasisOfOthersMoves,
    /// Only who can use a right may.
    MayPeeks,
    AbsentIsIllegal,
    AbsentIsMissing,
    RandomIsIllegal,
    NeverEnds,
    /// In an imagined game a hand does not hold what everybody has seen there.
    ImaginesWhatCannotBe,
    /// An imagined game never ends.
    ImaginedNeverEnds,
    ReadsWrongly,
    AnswersTwice,
    /// The state depends on whether somebody listens.
    ListensToItself,
    Panics,
});

static SPECS: &[OptionSpec] = &[
    OptionSpec { name: "form", default: "All", allowed: Allowed::OneOf(Form::TEXTS), paragraph: "" },
    OptionSpec { name: "flaw", default: "None", allowed: Allowed::OneOf(Flaw::TEXTS), paragraph: "" },
];

impl TableOptions for Options {
    fn specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn presets() -> &'static [&'static str] {
        &["fair"]
    }

    fn preset(name: &str) -> Option<Options> {
        (name == "fair").then(Options::default)
    }

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "form" => Some(format!("{:?}", self.form)),
            "flaw" => Some(format!("{:?}", self.flaw)),
            _ => None,
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        let spec = *Self::spec(name).ok_or_else(|| BadOption::Unknown { name: name.to_string() })?;
        let bad = || BadOption::Value { spec, value: value.to_string() };
        match name {
            "form" => self.form = Form::read(value).ok_or_else(bad)?,
            _ => self.flaw = Flaw::read(value).ok_or_else(bad)?,
        }
        Ok(())
    }
}
