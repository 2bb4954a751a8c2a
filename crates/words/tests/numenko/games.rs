//! Random games of Numenko-in-a-bag, put into words.

use reckon_rules::game::Seat;
use reckon_rules::numenko::{Grid, Move, Numenko, Options, Tile, View, judge};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, numenko};

use crate::support::random_games::{Sayings, Told, check_random_games, set_house_rules};

impl Told for Numenko {
    const NAME: &'static str = "numenko";
    const GAMES: u64 = 60;
    const TRIES: usize = 3;
    const KINDS: (usize, usize) = (8, 9);

    fn table(_: u64, shuffle: &mut Shuffle) -> (Options, u8) {
        let mut options = Options::preset("quick").expect("a preset");
        set_house_rules(&mut options, &[], shuffle);
        (options, 1 + u8::try_from(shuffle.below(4)).expect("few seats"))
    }

    fn clumsy_move(view: &View, shuffle: &mut Shuffle) -> Option<Move> {
        Some(match shuffle.below(7) {
            0 => Move::Swop(Tile::Number(u8::try_from(shuffle.below(10)).expect("a digit"))),
            1 => Move::GameOver(some_grid(view, shuffle)),
            2 => Move::Vote { eject: true },
            3 => Move::Lay(some_grid(view, shuffle)),
            4 => Move::Stop,
            _ => Move::Done(some_grid(view, shuffle)),
        })
    }

    /// Says a few sums that a player could have laid.
    fn say_table(view: &View, _: Seat, shuffle: &mut Shuffle, sayings: &mut Sayings) {
        for sum in judge(&some_grid(view, shuffle), &view.options).sums.iter().take(2) {
            sayings.say(None, sum);
            for language in Language::ALL {
                for text in [numenko::sum_shown(sum, language), numenko::sum_spoken(sum, language)] {
                    assert!(!text.is_empty() && !text.contains("numenko-"), "{text}");
                }
            }
        }
    }
}

/// Scatters tiles over a few rows, where they hardly ever form sums.
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

#[test]
fn every_event_and_refusal_can_be_put_into_words() {
    check_random_games::<Numenko>();
}
