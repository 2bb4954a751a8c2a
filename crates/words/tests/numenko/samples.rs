//! One value of each variant of everything there is to say about Numenko-in-a-bag.

use reckon_compose::numenko::NotAnArrangement;
use reckon_compose::numenko::NotAnEdit;
use reckon_compose::numenko::NotUnderstood;
use reckon_rules::game::{Outcome, Seat, Seats};
use reckon_rules::numenko::text::grid::NotAGrid;
use reckon_rules::numenko::text::moves::NotAMove;
use reckon_rules::numenko::text::pack::BadPack;
use reckon_rules::numenko::text::position::NotAPosition;
use reckon_rules::numenko::text::reading::NotAReading;
use reckon_rules::numenko::text::tile::NotATile;
use reckon_rules::numenko::{
    BadPosition, BadTable, Doubt, Doubted, End, EndReason, Event, Grid, Illegal, Options, Reading, Sum, SumFault, Tile,
    Tiles, Verdict, judge,
};
use reckon_rules::options::{BadOption, TableOptions};

pub fn grid(text: &str) -> Grid {
    text.parse().expect("a grid")
}

pub fn tiles(text: &str) -> Tiles {
    text.parse().expect("tiles")
}

pub fn reading(text: &str) -> Reading {
    text.parse().expect("a reading")
}

/// Returns the sums of a grid at the usual table, in reading order.
pub fn sums(text: &str) -> Vec<Sum> {
    sums_at("preset=usual", text)
}

pub fn sums_at(options: &str, text: &str) -> Vec<Sum> {
    judge(&grid(text), &Options::from_line(options).expect("options")).sums
}

/// Builds a run across the third row with this fault.
pub fn faulty(text: &str, fault: SumFault) -> Sum {
    let tiles = text.chars().map(|character| Tile::of_char(character).expect("a tile")).collect();
    Sum { down: false, row: 3, column: 2, tiles, verdict: Verdict::Trouble(fault) }
}

pub fn faults() -> Vec<SumFault> {
    let reading = || reading("2+4=8");
    vec![
        SumFault::NoSign,
        SumFault::SignAtEdge,
        SumFault::SignsTogether,
        SumFault::OneSign,
        SumFault::LeadingZero { number: "05".into() },
        SumFault::NothingWorkedOut,
        SumFault::NoneTrue,
        SumFault::SmileyDiffers,
        SumFault::TooMany,
        SumFault::StatedOtherTiles { reading: reading() },
        SumFault::StatedNoSum { reading: reading() },
        SumFault::StatedCalculatesBehind { reading: reading() },
        SumFault::StatedChain { reading: reading() },
        SumFault::StatedDividesByZero { reading: reading(), shown: "2+4=8".into() },
        SumFault::StatedFraction { reading: reading(), shown: "(7/2)x4=14".into(), step: "7/2".into() },
        SumFault::StatedFraction { reading: reading(), shown: "(3-10)/2=4".into(), step: "-7/2".into() },
        SumFault::StatedNotTrue { reading: reading(), shown: "2+4=8".into(), values: vec!["6".into(), "8".into()] },
    ]
}

/// Returns a sum with each fault, and some that are right.
pub fn all_sums() -> Vec<Sum> {
    let faulty = faults().into_iter().map(|fault| faulty("2*4*8", fault));
    let right = sums("5*1*5*20").into_iter().chain(sums("6/*/7/*/1/3"));
    let mut all: Vec<Sum> = faulty.chain(right).collect();
    all.push(Sum { down: true, ..all[0].clone() });
    all
}

pub fn over(results: &[i32], winners: &[u8], why: End) -> Event {
    let winners = winners.iter().copied().map(Seat).collect();
    Event::Over { outcome: Outcome { results: results.to_vec(), winners }, why, ejected: Seats::NONE }
}

/// Like [`over`], with somebody ejected.
pub fn over_without(out: u8, results: &[i32], winners: &[u8]) -> Event {
    match over(results, winners, End::Counted) {
        Event::Over { outcome, why, .. } => Event::Over { outcome, why, ejected: Seats::NONE.with(Seat(out)) },
        event => event,
    }
}

pub fn wrong(text: &str) -> Event {
    let judged = judge(&grid(text), &Options::default());
    let groups = judged.groups();
    let sums = judged.sums.into_iter().filter(|sum| !sum.is_true()).collect();
    Event::Wrong { seat: Seat(0), grid: grid(text), sums, groups, voters: Seats::NONE.with(Seat(1)) }
}

/// Like [`wrong`], with nobody there to vote.
pub fn wrong_alone(text: &str) -> Event {
    match wrong(text) {
        Event::Wrong { seat, grid, sums, groups, .. } => Event::Wrong { seat, grid, sums, groups, voters: Seats::NONE },
        event => event,
    }
}

pub fn faulty_sums(text: &str) -> Vec<Sum> {
    sums(text).into_iter().filter(|sum| !sum.is_true()).collect()
}

/// Somebody points at this in a grid, and it is right or wrong.
pub fn doubted(outcome: &str, doubt: &str, text: &str) -> Event {
    let doubt: Doubt = doubt.parse().expect("a doubt");
    let sum = if doubt == Doubt::Loose { None } else { sums(text).into_iter().next() };
    let (is_wrong, groups) = (outcome == "wrong", judge(&grid(text), &Options::default()).groups());
    let voters = if is_wrong { Seats::NONE.with(Seat(0)) } else { Seats::NONE };
    Event::Doubted { doubted: Doubted { seat: Seat(0), doubt, sum, is_wrong }, shown: Seat(1), groups, voters }
}

pub fn laid(left: &str) -> Event {
    let left = tiles(left);
    Event::Laid { seat: Seat(0), grid: grid("2*4*8"), counted: tiles("248**"), left, points: left.points() }
}

pub fn events() -> Vec<Event> {
    let seat = Seat(0);
    let mut events = vec![
        Event::Swopped { seat, pot: 73 },
        Event::Done { seat, times: 1, pot: 74, grid: None },
        Event::Done { seat, times: 2, pot: 1, grid: Some(grid("2*4*8")) },
        Event::Stopped { seat },
        Event::GameOver { seat, grid: grid("2*4*8") },
        wrong("92*4*8"),
        wrong("92*4*8/*"),
        wrong("7*/6*/5*"),
        wrong("2*4*8/./2*4*8"),
        wrong("7"),
        wrong_alone("92*4*8"),
        Event::Shown { seat, grid: grid("2*4*9"), checkers: Seats::NONE.with(Seat(1)) },
        Event::Agreed { seat, shown: Seat(1) },
        doubted("wrong", "across 1,1", "92*4*8"),
        doubted("right", "across 1,1", "2*4*8"),
        doubted("wrong", "loose", "2*4*8//1*1*2"),
        doubted("right", "loose", "2*4*8"),
        Event::Stands { seat, sums: Vec::new(), loose: false, groups: 1 },
        Event::Stands { seat, sums: faulty_sums("92*4*8"), loose: false, groups: 1 },
        Event::Stands { seat, sums: Vec::new(), loose: true, groups: 2 },
        Event::Voted { seat, accused: Seat(1), eject: true },
        Event::Voted { seat: Seat(1), accused: seat, eject: true },
        Event::Voted { seat, accused: Seat(1), eject: false },
        Event::Ejected { seat, tiles: 1, pot: 4 },
        Event::Ejected { seat, tiles: 21, pot: 24 },
        laid("1"),
        laid("0"),
        laid("57**???"),
        laid(""),
        over(&[0, 12], &[0], End::GameOver),
        over(&[5, 12], &[0], End::Counted),
        over(&[5, 5, 12], &[0, 1], End::Counted),
        over_without(1, &[5, 14], &[0]),
        over_without(0, &[14, 5], &[1]),
        over(&[0], &[0], End::GameOver),
        over(&[1], &[], End::PotWins),
        over(&[31], &[], End::PotWins),
    ];
    for pot in 0..3 {
        events.push(Event::PotShort { seat, pot });
    }
    for why in [EndReason::GameOver, EndReason::PotShort, EndReason::Vote, EndReason::AllStopped] {
        events.push(Event::PlayEnded { why, laying: Seats::NONE });
        events.push(Event::PlayEnded { why, laying: Seats::NONE.with(seat) });
        events.push(Event::PlayEnded { why, laying: [seat, Seat(1)].into_iter().collect() });
    }
    events
}

pub fn illegals() -> Vec<Illegal> {
    let mut illegals = vec![
        Illegal::Over,
        Illegal::NoSuchSeat,
        Illegal::Stopped,
        Illegal::Ejected,
        Illegal::VoteFirst { accused: Seat(1) },
        Illegal::CheckFirst { shown: Seat(1) },
        Illegal::NoCheck,
        Illegal::OwnGrid,
        Illegal::CheckedAlready,
        Illegal::NoSumToDoubt { row: 2, column: 1, down: false },
        Illegal::NoSumToDoubt { row: 2, column: 1, down: true },
        Illegal::DoubtedAlready,
        Illegal::NoVote,
        Illegal::Accused,
        Illegal::VotedAlready,
        Illegal::LayNow,
        Illegal::NotYet,
        Illegal::LaidAlready,
        Illegal::TilesLeft { left: tiles("7") },
        Illegal::TilesLeft { left: tiles("077***?") },
        Illegal::WrongSums { sums: sums("7*/6*/5*") },
        Illegal::Apart { groups: 2 },
        Illegal::NoSumThere { row: 2, column: 1, down: false },
        Illegal::NoSumThere { row: 2, column: 1, down: true },
        Illegal::PotNotShort { pot: 4 },
    ];
    for tile in ["7", "*", "?"].map(|text| text.parse().expect("a tile")) {
        illegals.push(Illegal::NotHeld { tile });
        illegals.push(Illegal::InNoSum { tile, row: 4, column: 2 });
    }
    for pot in 0..3 {
        illegals.push(Illegal::PotTooSmall { pot });
    }
    for fault in faults() {
        illegals.push(Illegal::WrongSums { sums: vec![faulty("2*4*8", fault)] });
    }
    illegals
}

pub fn not_grids() -> Vec<NotAGrid> {
    vec![
        NotAGrid::Character { character: 'z' },
        NotAGrid::TooLarge,
        NotAGrid::SameCell,
        NotAGrid::NotStated { text: "over 2".into() },
        NotAGrid::NotAReading(NotAReading { text: "2y4".into() }),
        NotAGrid::StatedTwice { row: 2, column: 1 },
    ]
}

pub fn not_moves() -> Vec<NotAMove> {
    vec![
        NotAMove::NoSuchMove { text: "jump".into() },
        NotAMove::NotATile(NotATile { text: "z".into() }),
        NotAMove::NotAGrid(NotAGrid::SameCell),
        NotAMove::NotAVote { text: "maybe".into() },
        NotAMove::NotADoubt { text: "there".into() },
    ]
}

pub fn not_edits() -> Vec<NotAnEdit> {
    let (text, cell) = (|| "jump".to_string(), || "c4".to_string());
    let stated = faults().into_iter().filter(|fault| fault.stated().is_some());
    let untrue = stated.map(|fault| NotAnEdit::NotTrue { sum: faulty("2*4*8", fault) });
    let others = [
        NotAnEdit::Empty,
        NotAnEdit::Word { text: text() },
        NotAnEdit::WhichCell,
        NotAnEdit::NotACell { text: text() },
        NotAnEdit::NoCell { text: "2*4*8".into() },
        NotAnEdit::SumOrRows { text: "8/2=4".into() },
        NotAnEdit::NoWay { cell: cell() },
        NotAnEdit::NoTiles { cell: cell() },
        NotAnEdit::NotATile { character: 'z' },
        NotAnEdit::Brackets,
        NotAnEdit::NoTarget { cell: cell() },
        NotAnEdit::NothingThere { cell: cell() },
        NotAnEdit::NoSumThere { cell: cell(), down: false },
        NotAnEdit::NoSumThere { cell: cell(), down: true },
        NotAnEdit::OnlyCrossings { cell: cell() },
        NotAnEdit::NotHeld { tile: Tile::Star },
        NotAnEdit::NotAReading(NotAReading { text: "2y4".into() }),
        NotAnEdit::Grid(NotAGrid::TooLarge),
    ];
    others.into_iter().chain(untrue).collect()
}

pub fn not_work() -> Vec<NotAnArrangement> {
    vec![NotAnArrangement::Grid(NotAGrid::TooLarge), NotAnArrangement::Edit(NotAnEdit::Brackets)]
}

pub fn not_understood() -> Vec<NotUnderstood> {
    vec![
        NotUnderstood::Empty,
        NotUnderstood::WhichTile,
        NotUnderstood::OneTile { text: "7 3".into() },
        NotUnderstood::StandsAlone { word: "stop".into() },
        NotUnderstood::WhichSum,
        NotUnderstood::Check,
        NotUnderstood::NotAVote { text: "maybe".into() },
        NotUnderstood::Tile(NotATile { text: "z".into() }),
        NotUnderstood::Grid(NotAGrid::TooLarge),
        NotUnderstood::Edit(NotAnEdit::Brackets),
    ]
}

pub fn bad_packs() -> Vec<BadPack> {
    vec![
        BadPack::NotToml { message: "expected a table".into() },
        BadPack::NotANumber { entry: 1, text: "12".into() },
        BadPack::EmptyEntry { entry: 2 },
        BadPack::NoNumber,
        BadPack::TooMany,
        BadPack::NotATile { text: "zz".into() },
    ]
}

pub fn not_positions() -> Vec<NotAPosition> {
    vec![
        NotAPosition::NoSuchSection("table".into()),
        NotAPosition::Twice("tiles".into()),
        NotAPosition::NotUnderstood { section: "pot".into(), text: "many".into() },
        NotAPosition::Seats,
        NotAPosition::Listed { section: "swops", listed: 3, seats: 2 },
        NotAPosition::Listed { section: "swops", listed: 2, seats: 1 },
        NotAPosition::Listed { section: "swops", listed: 1, seats: 2 },
        NotAPosition::Option(BadOption::Unknown { name: "x".into() }),
        NotAPosition::Pack(BadPack::NoNumber),
        NotAPosition::Tile(NotATile { text: "z".into() }),
        NotAPosition::Grid(NotAGrid::SameCell),
        NotAPosition::Bad(BadPosition::Phase),
    ]
}

pub fn bad_tables() -> Vec<BadTable> {
    vec![
        BadTable::Seats { seats: 7, least: 1, most: 6 },
        BadTable::TooFewSmileys { needed: 6, there: 5 },
        BadTable::TooFewTiles { needed: 40, there: 20 },
    ]
}

pub fn bad_positions() -> Vec<BadPosition> {
    let seat = Seat(0);
    vec![
        BadPosition::Table(BadTable::TooFewSmileys { needed: 6, there: 5 }),
        BadPosition::NoSuchSeat { seat },
        BadPosition::TileTooMany { tile: Tile::Number(7) },
        BadPosition::TileTooMany { tile: Tile::Star },
        BadPosition::TileTooMany { tile: Tile::Smiley },
        BadPosition::Count { there: 157, bag: 158 },
        BadPosition::HandCount { seat, tiles: 20, count: 21 },
        BadPosition::Known { seat },
        BadPosition::Laid { seat },
        BadPosition::Phase,
    ]
}
