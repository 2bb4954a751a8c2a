//! `rulebooks/numenko.md` and the code agree.

use reckon_compose::numenko::drawing;
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numenko::options::{EjectVote, EqualsSign, Order, QUICK_POT, SwopShort, WHOLE_POT, WhoChecks};
use reckon_rules::numenko::text::position::NotAPosition;
use reckon_rules::numenko::{
    Grid, Illegal, MAX_PLAYERS, Move, Numenko, Options, Pack, Tile, Tiles, View, judge, tiles_each,
};
use reckon_rules::shuffle::Shuffle;

use super::harness::{options as table, position};
use crate::support::rulebook::{Documented, meant, paragraph, rulebook_tests};

/// §2.3, §3.2, §3.4–§3.9, §4.1, §4.4, §5.2, §5.5, §5.7 The options in the paragraphs that they change. §4.2–§4.5, §5.3,
/// §5.5, §5.6, §5.8, §5.9 The moves and the typed lines of its tables.
impl Documented for Numenko {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numenko.md");

    const DEFAULTS: &'static [&'static str] = &[
        "pot-limit=250 §2.3",
        "connected=on §3.2",
        "order=left-to-right §3.4",
        "fractions=on §3.5",
        "equals=either-side §3.6",
        "chains=on §3.6",
        "identity=off §3.7",
        "leading-zeros=off §3.8",
        "smiley-both-ways=on §3.9",
        "open-grids=off §4.1",
        "check-done=on §4.4",
        "swop-short=ends-play §5.2",
        "eject-vote=majority §5.5",
        "who-checks=program §5.7",
    ];

    const PRESETS: &'static [&'static str] = &["quick", "usual"];

    const LINES: &'static [(&'static str, &'static str)] = &[("", "preset=usual"), ("pot-limit=24", "preset=quick")];

    const NO_OPTIONS: &'static [&'static str] = &[
        "pot-limit=251",
        "pot-limit=010",
        "order=school",
        "equals=on",
        "chains=yes",
        "eject-vote=",
        "preset=slow",
        "stars=5",
    ];

    const MOVES: usize = 13;

    const SECTIONS: usize = 26;

    fn position_with(section: &str) -> String {
        section.to_string()
    }

    /// Some sections are impossible on their own.
    fn was_read(error: &NotAPosition) -> bool {
        matches!(error, NotAPosition::Bad(_))
    }

    fn meaning(_: &str, line: &str) -> Result<String, String> {
        let held: Tiles = "111222333444666777888**************?".parse().expect("tiles");
        let view: View = position(&format!("tiles {held} | counts {} 21", held.len()));
        // One sum lies across through c4, and another begins at a1.
        let lying: Grid = "1*1*2///..2*4*8".parse().expect("a grid");
        meant::<Numenko>(&view, &lying, line)
    }
}

rulebook_tests!(Numenko);

fn drawn(text: &str) -> Grid {
    drawing(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// §1.1, §1.2, §2.1, §2.3 The numbers in the first chapters.
#[test]
fn players_and_tiles() {
    assert_eq!(MAX_PLAYERS, 6);
    let pack = Pack::default_pack();
    let bag = pack.tiles();
    for number in 0..10 {
        assert_eq!(bag.count(Tile::Number(number)), 10);
    }
    assert_eq!((bag.count(Tile::Star), bag.count(Tile::Smiley), bag.len()), (50, 8, 158));
    assert_eq!((1..=6).map(tiles_each).collect::<Vec<u8>>(), [20, 20, 20, 20, 15, 15]);
    assert_eq!((table("preset=quick").pot_limit, table("preset=usual").pot_limit), (QUICK_POT, WHOLE_POT));
}

/// §2.3, §3.2–§3.9, §4.1, §4.4, §5.2, §5.5, §5.7 Every default is the rulebook's.
#[test]
fn the_defaults() {
    let Options {
        pack,
        pot_limit,
        connected,
        order,
        equals,
        chains,
        identity,
        leading_zeros,
        fractions,
        smiley_both_ways,
        check_done,
        swop_short,
        eject_vote,
        open_grids,
        who_checks,
    } = Options::default();
    assert_eq!((pack, pot_limit), (Pack::default_pack(), WHOLE_POT));
    assert_eq!((connected, chains, identity, leading_zeros), (true, true, false, false));
    assert_eq!((fractions, smiley_both_ways, check_done, open_grids), (true, true, true, false));
    assert_eq!((order, equals), (Order::LeftToRight, EqualsSign::EitherSide));
    assert_eq!((swop_short, eject_vote), (SwopShort::EndsPlay, EjectVote::Majority));
    assert_eq!(who_checks, WhoChecks::Program);
}

/// Returns the pictures in a paragraph, without the text beside them.
fn pictures(number: &str) -> Vec<Grid> {
    let text = paragraph::<Numenko>(number);
    let mut pictures = Vec::new();
    for block in text.split("```").skip(1).step_by(2) {
        for picture in block.trim_matches('\n').split("\n\n") {
            let rows: Vec<String> = picture.lines().map(|line| line.chars().take(10).collect()).collect();
            let rows: Vec<&str> = rows.iter().map(|row| row.trim_end()).collect();
            pictures.push(drawn(&rows.join("\n")));
        }
    }
    pictures
}

/// §3.1 The examples that are drawn as right are right, and the others are not.
#[test]
fn the_drawn_examples() {
    let grids = pictures("3.1");
    let texts: Vec<String> = grids.iter().map(ToString::to_string).collect();
    assert_eq!(texts[..3], ["2*4*8", ".6/2*4*8/.7/.*/.1/.3", ".6/2*4*8/.7..*/.*..9/.1..*/.3..?/....2"]);
    assert_eq!(texts[3..], ["..6/92*4*8/*.7/6.*/*.1/5.3/4", "..6/.2*4*8/8*7*15/..*/..1/..3"]);
    let wrong = |grid: &Grid| -> Vec<String> {
        let sums = judge(grid, &Options::default()).sums;
        let tiles = |tiles: &Vec<Tile>| tiles.iter().map(|tile| tile.character()).collect::<String>();
        sums.iter().filter(|sum| !sum.is_true()).map(|sum| tiles(&sum.tiles)).collect()
    };
    let wrong: Vec<Vec<String>> = grids.iter().map(wrong).collect();
    assert!(wrong[..3].iter().all(Vec::is_empty), "{wrong:?}");
    assert_eq!(wrong[3], ["92*4*8"]);
    assert_eq!(wrong[4], ["2*", "4*", "*1", "85"]);
}

/// §3.4–§3.9 The sums that the text names.
#[test]
fn the_named_examples() {
    let is_true = |options: &str, run: &str| {
        judge(&run.parse().unwrap_or_else(|_| drawn(run)), &table(options)).sums.iter().all(|sum| sum.is_true())
    };
    for (run, options, otherwise) in [
        ("5*1*5*20", "", None),
        ("4*6*3*6", "order=division-first", Some("")),
        ("3*5*4*2", "", None),
        ("7*2*4*14", "", Some("fractions=off")),
        ("8*2*4", "", None),
        ("2*6*3*4", "", None),
        ("12*8*4*10", "", Some("equals=at-the-end")),
        ("2*4*8*5*3", "", None),
        ("6*7*42*40*2", "", Some("chains=off")),
        ("7*7", "identity=on", Some("")),
        ("07*1*8", "leading-zeros=on", Some("")),
    ] {
        assert!(is_true(options, run), "{run} with {options}");
        assert!(otherwise.is_none_or(|otherwise| !is_true(otherwise, run)), "{run} with {otherwise:?}");
    }
    assert!(!is_true("", "7*2*3"), "a remainder is not a result");
}

/// §1.3, §6.1, §7.2 A player who has laid everything wins, whatever the others have, but only once the pot is used up.
#[test]
fn the_aim() {
    let won = |position: &str| {
        let view: View = position.parse().unwrap_or_else(|why| panic!("{position}: {why}"));
        let mut game = Numenko::imagine(&view, &mut Shuffle::from_number(1)).expect("a game");
        let said = game.play(Seat(0), &Move::GameOver("2*4*8".parse().expect("a grid")), &mut Ignore);
        said.map(|()| game.view(Viewer::Watcher).winner)
    };
    assert_eq!(won("tiles 248** | counts 5 21 | pot 3"), Ok(Some(Seat(0))));
    assert_eq!(won("tiles 248** | counts 5 | pot 0"), Ok(Some(Seat(0))));
    assert_eq!(won("tiles 248** | counts 5 21 | pot 4"), Err(Illegal::PotNotShort { pot: 4 }));
    let left = "7".parse().expect("tiles");
    assert_eq!(won("tiles 2478** | counts 6 21 | pot 3"), Err(Illegal::TilesLeft { left }));
}

/// §6.2, §6.3
#[test]
fn the_example_of_counting() {
    let [grid] = &pictures("6.2")[..] else { panic!("one picture") };
    let options = Options::default();
    let counted = judge(grid, &options).counted(grid, &options);
    assert_eq!(counted.to_string(), "248*");
    assert_eq!(grid.tiles().without(&counted).map(|left| left.points()), Ok(1 + 1 + 3));
}
