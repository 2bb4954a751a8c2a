//! nmbrs! blocks, single rounds of it, and a turn to judge.

use reckon_rules::game::Game;
use reckon_rules::nmbrs::{Move, Nmbrs, Options, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::{Benched, Games, Timed};

impl Benched for Nmbrs {
    const TITLE: &'static str = "nmbrs! blocks";
    const UNIT: &'static str = "units";
    /// The same number as in gin_rummy, with which it is compared.
    const SEATS: u8 = 2;
    const HARDEST: &'static str = "usual";
    /// A turn that lays something allocates.
    const ALLOCATES: bool = true;
    /// Four times the decisions of OpenSpiel's gin_rummy, and ten times its whole rounds.
    const AIMS: &'static [(&'static str, f64)] = &[("usual", 0.5e6), ("usual, whole rounds", 11.3e3)];

    #[inline]
    fn is_unit(_: &Self::Move) -> bool {
        true
    }

    /// Returns rows that count whole rounds, not units.
    fn more_rows(seed: u64) -> Vec<Timed> {
        let row = |preset: &&str| -> Timed {
            let mut games: Games<Nmbrs> = Games::of(one_round(preset), seed);
            let play = move |rounds| {
                games.play_games(rounds);
            };
            (format!("{preset}, whole rounds"), Box::new(play))
        };
        Options::presets().iter().map(row).collect()
    }
}

/// Returns the options of a preset with a single round, so that each game is one.
pub fn one_round(preset: &str) -> Options {
    let options = Options::preset(preset).expect("the name of a preset");
    Options { rounds: 1, ..options }
}

/// Returns a turn on a table of 80 blocks, most in crossing rows: insertions that move a row with everything attached,
/// a new row, blocks at ends and in another direction.
pub fn turn_among_80() -> (Nmbrs, Move) {
    let position = "table 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 .2 99 97 95 93 91 / 21 22 23 24 25 26 27 28 29 30 31 \
        32 33 34 35 36 37 .6 90 / 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 .6 89 / .23 88 / 60 63 \
        66 69 72 75 78 .16 87 / .23 86 / 61 64 67 70 73 76 .17 85 / .23 84 / .23 83 / .23 82 / .23 81 / .23 \
        80 | hand 18 19 39 40 59 68 79 92 94 96 98 100 | hands 12 7";
    let view: View = position.parse().expect("a position");
    let game = Nmbrs::imagine(&view, &mut Shuffle::from_number(1)).expect("a game");
    let turn = "insert 98 between 99 97, insert 96 between 97 95, insert 94 between 95 93, insert 92 between 93 91, \
        lay 19 39 59, 18 right of 17, 79 right of 76, 68 left of 84, 100 right of 84, give 40";
    (game, turn.parse().expect("a move"))
}
