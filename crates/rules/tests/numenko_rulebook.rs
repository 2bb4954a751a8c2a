//! `rulebooks/numenko.md` and the code say the same: options, moves, typed lines, positions, drawn examples.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numenko::loose::{drawing, understand};
use reckon_rules::numenko::options::{EjectVote, EqualsSign, Order, QUICK_POT, SwopShort, WHOLE_POT};
use reckon_rules::numenko::{
    Grid, Illegal, MOST_PLAYERS, Move, Numenko, Options, Pack, Tile, Tiles, View, judge, tiles_each,
};
use reckon_rules::options::{Allowed, BadOption, TableOptions};
use reckon_rules::shuffle::Shuffle;

const RULEBOOK: &str = include_str!("../../../rulebooks/numenko.md");

/// What stands between two headings.
fn section(from: &str, to: &str) -> &'static str {
    let (_, rest) = RULEBOOK.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    if to.is_empty() { rest } else { rest.split_once(to).unwrap_or_else(|| panic!("no {to}")).0 }
}

/// What stands in backquotes in one column of a table.
fn quoted(text: &'static str, column: usize) -> Vec<&'static str> {
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| row.split(" | ").nth(column)).flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

fn table(line: &str) -> Options {
    Options::from_line(line).unwrap_or_else(|why| panic!("{line}: {why}"))
}

fn drawn(text: &str) -> Grid {
    drawing(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// §1.1, §1.2, §2.1, §2.3 The numbers of the first chapters.
#[test]
fn players_and_tiles() {
    assert_eq!(MOST_PLAYERS, 6);
    let pack = Pack::default_pack();
    let bag = pack.tiles();
    for number in 0..10 {
        assert_eq!(bag.count(Tile::Number(number)), 10);
    }
    assert_eq!((bag.count(Tile::Star), bag.count(Tile::Smiley), bag.len()), (50, 8, 158));
    assert_eq!((1..=6).map(tiles_each).collect::<Vec<u8>>(), [20, 20, 20, 20, 15, 15]);
    assert_eq!((table("preset=quick").pot_limit, table("preset=usual").pot_limit), (QUICK_POT, WHOLE_POT));
}

/// §2.3, §3.2–§3.9, §4.1, §4.4, §5.2, §5.5 Every default is the rulebook's.
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
    } = Options::default();
    assert_eq!((pack, pot_limit), (Pack::default_pack(), WHOLE_POT));
    assert_eq!((connected, chains, identity, leading_zeros), (true, true, false, false));
    assert_eq!((fractions, smiley_both_ways, check_done, open_grids), (true, true, true, false));
    assert_eq!((order, equals), (Order::LeftToRight, EqualsSign::EitherSide));
    assert_eq!((swop_short, eject_vote), (SwopShort::EndsPlay, EjectVote::Majority));
}

/// §2.3, §3.2, §3.4–§3.9, §4.1, §4.4, §5.2, §5.5 Each option stands in the paragraph that it changes, with its values and its
/// default.
#[test]
fn the_rulebook_lists_every_option() {
    let text = RULEBOOK.replace('\n', " ");
    for spec in Options::specs() {
        let opens = format!("ption `{}` (", spec.name);
        let (_, after) = text.split_once(&opens).unwrap_or_else(|| panic!("{}", spec.name));
        let (list, _) = after.split_once(')').expect("the list ends");
        let (listed, default) = list.split_once("; default ").expect("a default");
        assert_eq!(default, spec.default, "{}", spec.name);
        match spec.allowed {
            Allowed::OneOf(values) => {
                let (mut listed, mut values) = (listed.split(", ").collect::<Vec<_>>(), values.to_vec());
                listed.sort_unstable();
                values.sort_unstable();
                assert_eq!(listed, values, "{}", spec.name);
            }
            Allowed::Number { least, most } => assert_eq!(listed, format!("{least} to {most}")),
        }
        let paragraph = text.split("**§").find(|part| part.contains(&opens)).expect("a paragraph");
        assert!(paragraph.starts_with(&format!("{}**", spec.paragraph)), "{} is in §{paragraph}", spec.name);
    }
    assert_eq!(text.matches("ption `").count(), Options::specs().len(), "an option of the rulebook is missing");
}

/// §2.3 Every value of every option can be set and read back.
#[test]
fn every_value_reads_back() {
    for spec in Options::specs() {
        let values: Vec<String> = match spec.allowed {
            Allowed::OneOf(values) => values.iter().map(ToString::to_string).collect(),
            Allowed::Number { least, most } => (least..=most).map(|number| number.to_string()).collect(),
        };
        let mut seen: Vec<Options> = Vec::new();
        for value in values {
            let mut table = Options::default();
            assert_eq!(table.set(spec.name, &value), Ok(()), "{}={value}", spec.name);
            assert_eq!(table.get(spec.name), Some(value.clone()));
            assert_eq!(Options::from_line(&table.to_line()), Ok(table.clone()), "{}", table.to_line());
            assert!(!seen.contains(&table), "{}={value} is the same as another value", spec.name);
            seen.push(table);
        }
        assert_eq!(Options::default().get(spec.name).as_deref(), Some(spec.default));
    }
    assert_eq!(Options::default().to_line(), "preset=usual");
    assert_eq!(table("pot-limit=24").to_line(), "preset=quick");
    assert_eq!(Options::presets(), ["quick", "usual"]);
}

#[test]
fn what_is_no_option() {
    let value = |name: &str, value: &str| BadOption::Value {
        spec: *Options::spec(name).expect("one"),
        value: value.to_string(),
    };
    for (line, expected) in [
        ("pot-limit=251", value("pot-limit", "251")),
        ("pot-limit=010", value("pot-limit", "010")),
        ("order=school", value("order", "school")),
        ("equals=on", value("equals", "on")),
        ("chains=yes", value("chains", "yes")),
        ("eject-vote=", value("eject-vote", "")),
        ("preset=slow", BadOption::UnknownPreset { name: "slow".to_string() }),
        ("stars=5", BadOption::Unknown { name: "stars".to_string() }),
    ] {
        assert_eq!(Options::from_line(line), Err(expected), "{line}");
    }
    assert_eq!(Options::default().get("stars"), None);
}

/// The pictures in a paragraph: each as it is drawn, without what is said beside it.
fn pictures(paragraph: &str) -> Vec<Grid> {
    let text = section(&format!("**§{paragraph}**"), "**§");
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

/// §3.1 What is drawn as right is right, and what is not is not.
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
    assert!(!is_true("", "7*2*3"), "a remainder is no result");
}

/// §1.3, §6.1, §7.2 Whoever has laid everything when the pot is used up has won, whatever the others have; and not before.
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

/// §4.3–§4.5, §5.3, §5.5, §5.6 Every move of the table is one, written as it stands there.
#[test]
fn the_rulebooks_moves() {
    let moves = quoted(section("## How moves are written", "At the table"), 0);
    assert_eq!(moves.len(), 10, "{moves:?}");
    for text in moves {
        let choice: Move = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(choice.to_string(), text);
    }
}

/// §4.2 Every line of the table can be typed, and means the same in German.
#[test]
fn the_rulebooks_typed_lines() {
    let section = section("At the table you arrange", "## How positions");
    let (english, german) = (quoted(section, 0), quoted(section, 1));
    assert_eq!((english.len(), german.len()), (14, 14), "{english:?} {german:?}");
    let held: Tiles = "111222333444666777888**************?".parse().expect("tiles");
    let view: View = format!("tiles {held} | counts {} 21", held.len()).parse().expect("a position");
    // A sum lies through c4 across, and another one is at a1.
    let lying: Grid = "1*1*2///..2*4*8".parse().expect("a grid");
    for (english, german) in english.iter().zip(german) {
        let read = understand(&view, &lying, english).unwrap_or_else(|why| panic!("{english}: {why}"));
        assert_eq!(understand(&view, &lying, german), Ok(read), "{german}");
    }
}

/// Every section of the table is one, and the position is a game.
#[test]
fn the_rulebooks_sections() {
    let sections = quoted(section("## How positions are written", ""), 0);
    assert!(sections.len() > 20, "{sections:?}");
    for text in sections {
        let read = text.parse::<View>();
        // Alone some of them are not possible; but every one can be read.
        let is_read = match &read {
            Ok(_) => true,
            Err(why) => format!("{why:?}").starts_with("Bad("),
        };
        assert!(is_read, "{text}: {read:?}");
    }
}
