//! The form of play and the flaw of a table.

use reckon_rules::options::{Choice, table_options};
use serde::{Deserialize, Serialize};

table_options! {
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    pub struct Options {
        form: Form = Form::All => "form", "";
        flaw: Flaw = Flaw::None => "flaw", "";
    }

    presets {
        "fair" => Options::default(),
    }
}

/// Declares choices that are written by their names.
macro_rules! choices {
    ($name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? }) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl Choice for $name {
            const VALUES: &'static [$name] = &[$($name::$variant),+];
            const WORDS: &'static [&'static str] = &[$(stringify!($variant)),+];
        }
    };
}

choices!(Form { All, Window, Right, AtOnce });

choices!(Flaw {
    None,
    /// A drawn card is shown to everybody.
    TellsDrawnCard,
    /// An answer in the window is revealed before the last one.
    TellsAnswer,
    /// A card laid at home is shown to everybody.
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
    /// A basis stays the same although cards have changed hands.
    BasisIsStuck,
    /// A basis changes although nothing else has.
    BasisIsRestless,
    /// A basis changes with what others do at home.
    BasisOfOthersMoves,
    /// Only seats that can use a right are said to have it.
    MayPeeks,
    AbsentIsIllegal,
    AbsentIsMissing,
    RandomIsIllegal,
    NeverEnds,
    /// An imagined hand lacks a card that everybody has seen in it.
    ImaginesWhatCannotBe,
    /// An imagined game never ends.
    ImaginedNeverEnds,
    ReadsWrongly,
    AnswersTwice,
    /// The state depends on whether anything listens to events.
    ListensToItself,
    Panics,
});
