//! NUMERO.

use std::sync::LazyLock;

use reckon_compose::numero::Taps;
use reckon_compose::{Compose, Previewed};
use reckon_rules::game::Viewer;
use reckon_rules::numero::card::HIGHEST_NUMBER;
use reckon_rules::numero::options::Fractions;
use reckon_rules::numero::{Move, Numero, Options, Pack, View};

use crate::fuzzed::Fuzzed;
use crate::games::view_after;
use crate::pack::{packs, sent};

/// Tables of every kind, seen by the seat whose turn it is.
static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables =
        [("1-15", 2, 12), ("subtraction", 3, 9), ("all-fractions", 1, 3), ("powers-and-roots", 2, 25), ("1-5", 2, 20)];
    let view =
        |&(preset, seats, moves): &(&str, u8, u32)| view_after::<Numero>(&format!("preset={preset}"), seats, moves);
    tables.iter().map(view).collect()
});

impl Fuzzed for Numero {
    const PIECES: &'static [&'static str] = &[
        "challenge 10#1",
        "take 9b: ",
        "build 8: ",
        "discard ",
        "; ",
        ", ",
        " + ",
        "(",
        ")",
        "[",
        "]",
        ":",
        "#1",
        "#2",
        "5r",
        "3g",
        "10o",
        "15b",
        "1g",
        "8",
        "0",
        "1",
        "2",
        "-2",
        "x3",
        "/4",
        "*1/2",
        "*0.25",
        "*75%",
        "^2",
        "^3",
        " sqrt",
        " cbrt",
        "g",
        "b",
        "all",
        "pass",
        "stop",
        "r",
    ];

    fn views() -> &'static [View] {
        &VIEWS
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn seats(view: &View) -> u8 {
        view.seats()
    }

    fn any_move() -> Move {
        Move::Stop
    }

    fn is_right(choice: &Move) -> bool {
        matches!(choice, Move::Challenge { .. })
    }

    fn packed(text: &str) -> Vec<Options> {
        let with_all_signs = |pack| Options {
            pack,
            highest_number: HIGHEST_NUMBER,
            subtraction: true,
            multiplication: true,
            division: true,
            fractions: Fractions::All,
            powers_and_roots: true,
            ..Options::default()
        };
        packs(text, Pack::from_toml).map(with_all_signs).collect()
    }

    fn use_pack(options: &mut Options, text: &str) -> bool {
        sent(text, Pack::from_toml).map(|pack| options.pack = pack).is_some()
    }

    /// A card that is not on the table or in the hand keeps its typed form, perhaps without a colour, and the rules
    /// refuse it. Everything else is a move like any other.
    fn understood(view: &View, choice: &Move) {
        match choice.to_string().parse::<Move>() {
            Ok(same) => assert_eq!(same, *choice, "'{choice}' reads back differently"),
            Err(_) => assert!(!is_legal(view, choice), "'{choice}' is legal but cannot be written"),
        }
    }

    /// Every choice offered is legal, and the move sent is judged as shown.
    fn shown(view: &View, taps: &Taps, previewed: &Previewed<Numero>) {
        let choices = &previewed.preview.choices;
        for choice in choices {
            assert!(is_legal(view, &choice.m), "'{taps}' offers {}, which is refused", choice.m);
        }
        assert_eq!(previewed.refusal.is_none(), !choices.is_empty(), "'{taps}' has either choices or a refusal");
        if let Ok(sent) = Numero::composed(view, taps) {
            let [sent] = sent.as_slice() else { panic!("'{taps}' sends several moves") };
            assert_eq!(is_legal(view, sent), previewed.refusal.is_none(), "'{taps}' sends {sent}");
        }
    }
}

fn is_legal(view: &View, choice: &Move) -> bool {
    Numero::verdict(view, choice).expect("the view of a real game can be read").is_ok()
}
