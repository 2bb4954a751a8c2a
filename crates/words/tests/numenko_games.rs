//! Games of Numenko-in-a-bag played at random: all that happens and every refusal has its whole sentence.

mod common;

use std::collections::BTreeSet;

use common::{Known, complete, names, variant_of};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numenko::{Event, Grid, Move, Numenko, Options, Sum, Tile, View, judge};
use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Say, Speaker, numenko};

const GAMES: u64 = 60;

/// Which of the moves tried at each turn is a clumsy one.
const TRIES: usize = 3;

fn options(shuffle: &mut Shuffle) -> Options {
    let mut options = Options::preset("quick").expect("a preset");
    for spec in Options::specs() {
        if let Allowed::OneOf(values) = spec.allowed
            && shuffle.chance(1, 3)
        {
            let value = shuffle.pick(values).expect("an option has values");
            options.set(spec.name, value).expect("an allowed value");
        }
    }
    options
}

/// Some tiles anywhere in a few rows, which are hardly ever sums.
fn some_grid(view: &View, shuffle: &mut Shuffle) -> Grid {
    let mut tiles: Vec<Tile> = view.own_tiles().iter().collect();
    shuffle.shuffle(&mut tiles);
    let columns = 3 + i32::try_from(shuffle.below(8)).expect("small");
    if shuffle.chance(1, 2) {
        tiles.truncate(usize::try_from(shuffle.below(9)).expect("small"));
    }
    let cells = (0..).zip(tiles).map(|(place, tile)| (place / columns, place % columns, tile));
    Grid::new(cells).expect("a grid")
}

fn clumsy_move(view: &View, shuffle: &mut Shuffle) -> Move {
    match shuffle.below(7) {
        0 => Move::Swop(Tile::Number(u8::try_from(shuffle.below(10)).expect("a digit"))),
        1 => Move::GameOver(some_grid(view, shuffle)),
        2 => Move::Vote { eject: true },
        3 => Move::Lay(some_grid(view, shuffle)),
        4 => Move::Stop,
        _ => Move::Done(some_grid(view, shuffle)),
    }
}

struct Told {
    known: Known,
    sentences: u32,
    seen: BTreeSet<String>,
}

impl Told {
    /// In both languages and both manners, to whoever sits there and to a watcher.
    fn say(&mut self, you: Seat, thing: &(impl Say + std::fmt::Debug)) {
        for names in [names(), names().seen_by(Some(you))] {
            for language in Language::ALL {
                let speaker = Speaker::new(language, &names);
                for speaker in [speaker, speaker.aloud()] {
                    complete(thing, &speaker, &self.known);
                    self.sentences += 1;
                }
            }
        }
        self.seen.insert(variant_of(thing));
    }

    fn sum(&mut self, you: Seat, sum: &Sum) {
        self.say(you, sum);
        for language in Language::ALL {
            for text in [numenko::sum_shown(sum, language), numenko::sum_spoken(sum, language)] {
                assert!(!text.is_empty() && !text.contains("numenko-"), "{text}");
            }
        }
        self.seen.insert(variant_of(&sum.verdict));
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "says what was covered")]
fn whatever_happens_can_be_said() {
    let mut told = Told { known: Known::read(), sentences: 0, seen: BTreeSet::new() };
    for seed in 0..GAMES {
        // Shown only when the test fails: the game to look at is the last one named.
        println!("seed {seed}");
        let mut shuffle = Shuffle::from_number(seed);
        let options = options(&mut shuffle);
        let seats = 1 + u8::try_from(shuffle.below(4)).expect("small");
        let mut game = Numenko::deal(&options, seats, &mut shuffle).expect("a table");
        loop {
            let able: Vec<Seat> = game.turn().can_act().iter().collect();
            let Some(seat) = shuffle.pick(&able).copied() else { break };
            for _ in 0..TRIES {
                let mover = Seat(u8::try_from(shuffle.below(seats.into())).expect("small"));
                let choice = clumsy_move(&game.view(Viewer::Seat(mover)), &mut shuffle);
                if let Err(illegal) = game.clone().play(mover, &choice, &mut Ignore) {
                    told.say(mover, &illegal);
                }
            }
            let grid = some_grid(&game.view(Viewer::Seat(seat)), &mut shuffle);
            judge(&grid, &options).sums.iter().take(2).for_each(|sum| told.sum(seat, sum));
            let choice = game.random_move(seat, &mut shuffle);
            let mut events: Vec<Event> = Vec::new();
            game.play(seat, &choice, &mut events).unwrap_or_else(|illegal| panic!("{choice}: {illegal:?}"));
            events.iter().for_each(|event| told.say(seat, event));
        }
    }
    let Told { sentences, seen, .. } = told;
    println!("seeds 0 to {}: {sentences} sentences about {seen:?}", GAMES - 1);
    assert!(sentences > 10_000 && seen.len() > 18, "{sentences} sentences about {} things: {seen:?}", seen.len());
}
