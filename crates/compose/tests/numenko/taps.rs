//! Grids as players lay them, read before they are sent.

use reckon_compose::numenko::{NotAnArrangement, NotAnEdit};
use reckon_compose::{Compose, NotComposed};
use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::laws::random_options;
use reckon_rules::numenko::text::grid::NotAGrid;
use reckon_rules::numenko::worlds::arrange::arrange;
use reckon_rules::numenko::{Grid, Illegal, Numenko, Options, SumStatus, Tile, Tiles};
use reckon_rules::shuffle::Shuffle;

use crate::support;
use crate::support::tally;
use crate::support::{first_seed, scaled};

const HELD: &str = "0122334566788889*********?";

fn grid(text: &str) -> Grid {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

#[test]
fn a_line_of_work_is_a_grid_or_a_grid_and_an_edit() {
    let view = support::position::<Numenko>(&format!("tiles {HELD} | counts 26 21 | play"));
    let reads = |line: &str| Numenko::tapped(&view, line);
    let refused = |why| Err(NotComposed::NotADraft(why));
    assert_eq!(reads("2*4*8"), Ok(grid("2*4*8")));
    assert_eq!(reads("2*4*8 > b1 down 6(*)7*13"), Ok(grid(".6/2*4*8/.7/.*/.1/.3")));
    assert_eq!(reads("- > a1 quer 2*4*8"), Ok(grid("2*4*8")));
    assert_eq!(reads("2z4"), refused(NotAnArrangement::Grid(NotAGrid::Character { character: 'z' })));
    assert_eq!(reads("2*4*8 > jump"), refused(NotAnArrangement::Edit(NotAnEdit::Word { text: "jump".into() })));
    assert_eq!(reads("2*4*8 >"), refused(NotAnArrangement::Edit(NotAnEdit::Empty)));
}

/// §4.2 The grid and the rack hold only the player's own tiles; the refusal names a tile that they do not hold.
#[test]
fn a_grid_has_only_the_players_tiles() {
    let view = support::position::<Numenko>("tiles 248**7 | counts 6 21 | pot 50");
    let read = Numenko::preview(&view, &grid("2*4*8")).unwrap().preview;
    assert_eq!((read.left.to_string().as_str(), read.groups, read.sums.len()), ("7", 1, 1));
    let missing = Numenko::preview(&view, &grid("2*4*8/3")).err();
    assert_eq!(missing, Some(NotComposed::Illegal(Illegal::NotHeld { tile: Tile::Number(3) })));
}

/// §3.1, §3.2, §4.4 A preview says which sums wait for tiles, whether the tiles are apart, and when all is ready.
#[test]
fn a_preview_says_what_is_still_missing() {
    let view = support::position::<Numenko>("tiles 248** | counts 5 21 | pot 50");
    let read = |text: &str| Numenko::preview(&view, &grid(text)).unwrap().preview;
    let status = |text: &str| read(text).sums.iter().map(|sum| sum.status).collect::<Vec<_>>();
    assert_eq!(status("2*4*8"), [SumStatus::True]);
    assert_eq!(status("2*4"), [SumStatus::Unfinished]);
    assert_eq!(status("2*8*4"), [SumStatus::True]);
    assert!(read("2*4*8").ready && !read("2*4").ready && !read("2*4*8").apart);
    let trusting = support::position::<Numenko>("options check-done=off | tiles 249** | counts 5 21 | pot 50");
    let shown = Numenko::preview(&trusting, &grid("2*4*9")).unwrap();
    assert_eq!((shown.refusal, shown.preview.ready), (None, false), "the table trusts its player, a preview does not");
    assert!(read("2*4../....8").apart);
    assert!(!shown.preview.sums[0].can_be_stated);
}

/// §5.7 Where the others look for mistakes, a preview lists the lines and says of nothing whether it is right. Where
/// nobody else is left to look, the program does.
#[test]
fn a_preview_says_nothing_where_the_others_check() {
    let honour = "options check-done=off who-checks=players";
    for (seats, pot, phase) in [("5 21", 50, "play"), ("5 21", 1, "play"), ("5 21", 1, "ended pot-short | lay")] {
        let view =
            support::position::<Numenko>(&format!("{honour} | tiles 248** | counts {seats} | pot {pot} | {phase}"));
        for text in ["2*4*8", "28*4*", "2*4../....8", "4*2*8; across 1,1: 4/2=8"] {
            let shown = Numenko::preview(&view, &grid(text)).unwrap();
            let lines = shown.preview.unjudged.as_ref().expect("the lines as they lie");
            assert_eq!((lines.len(), lines[0].tiles[0]), (1, grid(text).tile(0)), "{text}");
            let preview = &shown.preview;
            assert_eq!((preview.sums.len(), preview.apart, preview.ready, preview.points), (0, false, false, None));
            let is_sent = preview.left.is_empty() || phase.starts_with("ended");
            assert_eq!((shown.refusal.is_none(), shown.moves.len()), (is_sent, usize::from(is_sent)), "{text} {phase}");
        }
    }
    for others in ["counts 5", "counts 5 21 | ejected 2"] {
        let view = support::position::<Numenko>(&format!("{honour} | tiles 248** | {others} | pot 50"));
        let shown = Numenko::preview(&view, &grid("2*4*8")).unwrap().preview;
        assert_eq!((shown.unjudged, shown.sums[0].status, shown.points), (None, SumStatus::True, Some(0)));
    }
    let checked = support::position::<Numenko>("options who-checks=players | tiles 248** | counts 5 21 | pot 50");
    assert_eq!(Numenko::preview(&checked, &grid("2*4*8")).unwrap().preview.unjudged, None, "check-done=on");
}

/// Disturbs a grid, as if the player were still arranging it: lifts a tile, moves one or swaps two.
fn disturbed(grid: &Grid, shuffle: &mut Shuffle) -> Grid {
    let mut cells: Vec<(i32, i32, Tile)> =
        grid.cells().iter().map(|(place, tile)| (i32::from(place.row), i32::from(place.column), *tile)).collect();
    shuffle.shuffle(&mut cells);
    match (shuffle.below(3), &mut cells[..]) {
        (0, [first, second, ..]) => std::mem::swap(&mut first.2, &mut second.2),
        (1, [first, ..]) => first.0 += 40,
        _ => {
            cells.pop();
        }
    }
    Grid::new(cells).expect("a small grid")
}

pub fn some_grid(tiles: &Tiles, options: &Options, shuffle: &mut Shuffle) -> Grid {
    let whole = arrange(tiles, options, shuffle, 400);
    if shuffle.chance(1, 2) { whole } else { disturbed(&whole, shuffle) }
}

/// §4.4, §5.3, §5.6 In random games, any grid is judged just as the game judges the move that sends it.
#[test]
fn random_grids_are_judged_as_they_are_played() {
    let first = first_seed(81);
    println!("seeds from {first}");
    let (mut right, mut wrong) = (0_u64, 0_u64);
    for (seed, seats) in (first..first + scaled(300)).zip((1..=6).cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let mut options: Options = random_options(&mut shuffle);
        options.pot_limit = u8::try_from(shuffle.below(30)).unwrap();
        let mut game = Numenko::deal(&options, seats, &mut shuffle).unwrap();
        while let Turn::Open { .. } = game.turn() {
            let actors: Vec<Seat> = game.turn().can_act().iter().collect();
            let seat = *shuffle.pick(&actors).expect("somebody can act");
            let view = game.view(Viewer::Seat(seat));
            let grid = some_grid(&view.own_tiles(), &options, &mut shuffle);
            let previewed = Numenko::preview(&view, &grid).unwrap();
            let sent = Numenko::composed(&view, &grid).unwrap().remove(0);
            let played = game.clone().play(seat, &sent, &mut Ignore);
            assert_eq!(previewed.illegal(), played.as_ref().err(), "seed {seed}: {sent}\nin {view}");
            right += u64::from(played.is_ok());
            wrong += u64::from(played.is_err());
            let choice = game.random_move(seat, &mut shuffle);
            game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("seed {seed}: {choice}: {why:?}"));
        }
    }
    tally("numenko", "drafts judged as they are played", right + wrong);
    assert!(right > 0 && wrong > right / 20, "{right} right and {wrong} wrong");
}
