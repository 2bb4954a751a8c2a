//! The engine and the slow judge agree on valid tables, and on tables that were disturbed.

use reckon_rules::game::{Game, Viewer};
use reckon_rules::laws::random_options;
use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::text::position::Picture;
use reckon_rules::nmbrs::{BadPosition, Block, Cell, Grid, Nmbrs, Options, Piece, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::nmbrs::harness::play_random;
use crate::nmbrs::tables::slow;
use crate::support::tally;

/// Returns the engine's verdict, or `None` if it never gets to judge the runs.
fn engine(text: &str) -> Option<bool> {
    let view: View = text.parse().unwrap_or_else(|error| panic!("{error}\nin {text}"));
    match Nmbrs::imagine(&view, &mut Shuffle::from_number(0)) {
        Ok(_) => Some(true),
        Err(BadPosition::Alone { .. } | BadPosition::WrongRuns { .. } | BadPosition::JokerTooHigh { .. }) => {
            Some(false)
        }
        Err(_) => None,
    }
}

/// Moves a block, changes a joker's number, swaps two blocks, removes one or adds one.
fn disturbed(grid: &Grid, highest: u8, shuffle: &mut Shuffle) -> Grid {
    let mut pieces: Vec<(Piece, Cell)> = grid.pieces().collect();
    let any =
        |shuffle: &mut Shuffle, below: usize| usize::try_from(shuffle.below(u32::try_from(below).unwrap())).unwrap();
    let number = 1 + u8::try_from(shuffle.below(highest.into())).unwrap();
    let one = any(shuffle, pieces.len());
    match shuffle.below(5) {
        0 => {
            let other = any(shuffle, pieces.len());
            let cells = (pieces[one].1, pieces[other].1);
            (pieces[one].1, pieces[other].1) = (cells.1, cells.0);
        }
        1 => {
            pieces.remove(one);
        }
        2 => {
            let joker = Block::jokers().find(|joker| !grid.contains(*joker));
            if let Some(joker) = joker {
                pieces[one].0 = Piece::joker(joker, number).unwrap();
            }
        }
        3 => {
            let block = Block::number(number).unwrap();
            if !grid.contains(block) {
                pieces[one].0 = Piece::of(block).unwrap();
            }
        }
        _ => {
            let cell = pieces[any(shuffle, pieces.len())].1;
            let side = *shuffle.pick(&reckon_rules::nmbrs::Side::ALL).unwrap();
            let cell = cell.beside(side, 1);
            if grid.at(cell).is_none() {
                pieces[one].1 = cell;
            }
        }
    }
    let mut again = Grid::default();
    pieces.into_iter().for_each(|(piece, cell)| again.put(piece, cell));
    again.settle();
    again
}

// §3.1–§3.6, §5.1, §5.5
#[test]
fn tables_right_and_wrong() {
    let (mut right, mut wrong) = (0, 0);
    for seed in 0..150 {
        let mut shuffle = Shuffle::from_number(seed);
        let mut options: Options = random_options(&mut shuffle);
        options.rounds = 1;
        options.youngest_first = false;
        let seats = u8::try_from(2 + seed % 5).unwrap();
        let mut game = Nmbrs::deal(&options, seats, &mut shuffle).unwrap_or_else(|error| panic!("{error}"));
        let mut random = Shuffle::from_number(seed);
        let mut steps = 0;
        play_random(&mut game, &mut random, |game| {
            steps += 1;
            let text = game.view(Viewer::Watcher).to_string();
            let Some(table) = text.split(" | ").find_map(|section| section.strip_prefix("table ")) else {
                return false;
            };
            if steps % 5 != 0 {
                return false;
            }
            let grid = table.parse::<Picture>().unwrap().0;
            for _ in 0..6 {
                let changed = disturbed(&grid, options.highest_number(), &mut shuffle);
                if changed.blocks().is_empty() {
                    continue;
                }
                let line = options.to_line();
                let text = format!("options {line} | watching | table {} | hands 1 1", Picture(changed));
                let slow = slow::look_at(&text);
                let Some(engine) = engine(&text) else { continue };
                assert_eq!(engine, slow.is_ok(), "seed {seed}: {slow:?}\nin {text}");
                right += u32::from(engine);
                wrong += u32::from(!engine);
            }
            false
        });
    }
    tally("nmbrs", "tables against a slow judge", right + wrong);
    assert!(right > 200 && wrong > 5000, "{right} right, {wrong} wrong");
}

// §3.1–§3.5 Every row of three numbers, and many longer ones, with every choice of kinds.
#[test]
fn every_row_of_three() {
    let kinds = ["squares", "cubes", "primes", "geometric"];
    let mut rows = 0;
    for chosen in 0..32_u32 {
        let mut line: Vec<String> =
            (0..4).filter(|at| chosen >> at & 1 != 0).map(|at| format!("{}=on", kinds[at])).collect();
        if chosen >> 4 & 1 != 0 {
            line.push("members=any".to_string());
        }
        line.push(format!("steps={}", ["any", "1,2,5,10", "1-10", "3,7-9,49"][usize::try_from(chosen % 4).unwrap()]));
        let options = Options::from_line(&line.join(" ")).unwrap();
        let (judge, step) = (Kinds::of(&options), 1 + usize::try_from(chosen % 7).unwrap());
        let header = format!("options {} | table", options.to_line());
        for first in (1..=100_u8).step_by(step) {
            for second in (1..=100_u8).step_by(9 - step) {
                for third in 1..=100_u8 {
                    // A joker may stand for any number, so a row can have the same number twice.
                    let engine = judge.judge(&[first, second, third]).is_ok();
                    if !engine && third % 11 != 0 {
                        continue;
                    }
                    let text = format!("{header} ja={first} jb={second} jc={third}");
                    assert_eq!(slow::look_at(&text).is_ok(), engine, "{text}");
                    rows += 1;
                }
            }
        }
    }
    tally("nmbrs", "rows against a slow judge", rows);
}
