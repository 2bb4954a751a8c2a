//! Numberloor.

use std::sync::LazyLock;

use reckon_compose::numberloor::Taps;
use reckon_compose::{Compose, Previewed};
use reckon_rules::game::Viewer;
use reckon_rules::numberloor::options::MIN_TURNS;
use reckon_rules::numberloor::{Move, Numberloor, Options, Pack, View};
use reckon_rules::options::TableOptions;

use crate::fuzzed::Fuzzed;
use crate::games::{move_round_trip, three_views_after};
use crate::pack::{packs, sent};

static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables = [
        ("preset=beginners", 2, 4),
        ("preset=beginners", 4, 31),
        ("preset=intermediate", 3, 9),
        ("preset=intermediate equal-on-odd-even=off", 2, 14),
        ("preset=advanced", 2, 1),
        ("preset=advanced night-on-equal=off voluntary-draw=on", 3, 25),
        ("preset=advanced night-cards=no-hurry", 4, 17),
    ];
    tables.iter().flat_map(|&(options, seats, moves)| three_views_after::<Numberloor>(options, seats, moves)).collect()
});

impl Fuzzed for Numberloor {
    const PIECES: &'static [&'static str] = &[
        " ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "n", "0n", "5n", "9n", "b", "b0 ", "b1 ", "b2 ", "b3 ",
        "b5 ", "b10 ", "near ", "odd ", "even ", "skip ", "oe ", "oe=odd ", "oe=even ", " left", " right", "end ",
        "draw", "pass", "night ", " after 0", " after 3", "let go",
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
        Move::LetGo
    }

    fn is_right(choice: &Move) -> bool {
        matches!(choice, Move::Night { .. })
    }

    /// The games are short, because with some packs nobody ever gets rid of all cards.
    fn packed(text: &str) -> Vec<Options> {
        let mut tables = Vec::new();
        for pack in packs(text, Pack::from_toml) {
            for preset in Options::presets() {
                let options = Options::preset(preset).expect("the name of a preset");
                tables.push(Options { pack: pack.clone(), turn_limit: MIN_TURNS, ..options });
            }
        }
        tables
    }

    fn use_pack(options: &mut Options, text: &str) -> bool {
        sent(text, Pack::from_toml).map(|pack| options.pack = pack).is_some()
    }

    /// A draft of several moves ends at the first refusal.
    fn moved(view: &View, choice: &Move) {
        let twice = [choice.clone(), choice.clone()];
        let readings = Numberloor::read(view, &twice).expect("the view of a real game can be read").readings;
        let refused = readings.iter().position(|reading| reading.verdict.is_err());
        assert!(refused.is_none_or(|place| place + 1 == readings.len()), "{choice} was read on after a refusal");
    }

    /// Checks that the moves sent are the moves previewed.
    fn shown(view: &View, taps: &Taps, previewed: &Previewed<Numberloor>) {
        let preview = &previewed.preview;
        preview.moves.iter().for_each(move_round_trip::<Numberloor>);
        assert_eq!(previewed.refusal.is_some(), preview.stuck.is_some(), "'{taps}' is stuck somewhere");
        if let Ok(moves) = Numberloor::composed(view, taps) {
            assert_eq!(moves, preview.moves, "'{taps}' sends something else");
        }
    }
}
