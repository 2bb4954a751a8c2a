//! One value of each variant of everything there is to say about nmbrs! blocks.

use reckon_compose::nmbrs::NotASketch;
use reckon_compose::nmbrs::NotUnderstood;
use reckon_compose::nmbrs::PlacementKind;
use reckon_rules::game::{Outcome, Seat, Seats};
use reckon_rules::nmbrs::sequence::{Family, Steps};
use reckon_rules::nmbrs::text::block::{NotABlock, NotAPiece};
use reckon_rules::nmbrs::text::moves::NotAMove;
use reckon_rules::nmbrs::text::position::NotAPosition;
use reckon_rules::nmbrs::text::rows::NotALetter;
use reckon_rules::nmbrs::{
    Axis, BadPosition, BadTable, Block, Blocks, Event, Illegal, Kind, Lay, MadeRoom, NotASequence, Piece, RowChange,
    Side, View, WrongRun,
};
use reckon_rules::options::BadOption;

pub fn block(text: &str) -> Block {
    text.parse().expect("a block")
}

pub fn blocks(text: &str) -> Blocks {
    text.split_whitespace().map(block).collect()
}

pub fn pieces(text: &str) -> Vec<Piece> {
    text.split_whitespace().map(|word| word.parse().expect("a piece")).collect()
}

pub fn view(text: &str) -> View {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Builds a row with its new blocks; a letter with a plus is a new row.
pub fn row(letter: &str, row: &str, added: &str) -> RowChange {
    RowChange {
        letter: letter.trim_end_matches('+').parse().expect("a letter"),
        line: Axis::Across,
        pieces: pieces(row),
        added: blocks(added),
        is_new: letter.ends_with('+'),
    }
}

pub fn laid(steps: &str, rows: Vec<RowChange>) -> Event {
    let lays: Vec<Lay> = steps.split(", ").map(|step| step.parse().expect("a step")).collect();
    Event::Laid { seat: Seat(0), lays, rows }
}

pub fn gave(given: &str, asked: &[u8]) -> Event {
    Event::Gave { seat: Seat(0), block: block(given), asked: asked.iter().copied().map(Seat).collect() }
}

pub fn over(results: &[i32], winners: &[u8]) -> Event {
    let winners = winners.iter().copied().map(Seat).collect();
    Event::Over { outcome: Outcome { results: results.to_vec(), winners } }
}

pub fn round_over(is_counted: bool) -> Event {
    let left = [Blocks::NONE, blocks("14 ja jb"), blocks("9")];
    let points = if is_counted { vec![0, 7, 1] } else { Vec::new() };
    let totals = if is_counted { vec![12, 7, 5] } else { Vec::new() };
    Event::RoundOver { winner: Seat(0), round: 2, left: left.to_vec(), points, totals }
}

fn made_room(rows: &str, side: Side, by: u8) -> MadeRoom {
    let rows = rows.split(' ').map(|letter| letter.parse().expect("a letter")).collect();
    MadeRoom { rows, blocks: blocks("9 51 93"), side, by }
}

pub fn events() -> Vec<Event> {
    let seat = Seat(0);
    let mut events = vec![
        laid("lay 30 40 50", vec![row("A+", "30 40 50", "30 40 50")]),
        laid(
            "lay 30 ja=40 50, 20 right of 16",
            vec![row("C", "8 12 16 20", "20"), row("D+", "30 ja=40 50", "30 ja 50")],
        ),
        laid("28 above 30, 32 below 30", vec![row("B+", "28 30 32", "28 32")]),
        laid("insert 65 between 60 70, insert 75 between 70 80", vec![row("A", "60 65 70 75 80", "65 75")]),
        laid(
            "exchange 35 for ja, lay ja=20 30 40",
            vec![row("A", "30 35 40", "35"), row("B+", "ja=20 30 40", "ja 30 40")],
        ),
        Event::MadeRoom { islands: vec![made_room("C", Side::Right, 1)] },
        Event::MadeRoom { islands: vec![made_room("B C", Side::Left, 2), made_room("D", Side::Above, 3)] },
        Event::MadeRoom { islands: vec![made_room("A B C", Side::Below, 1)] },
        Event::RoundBegins { round: 2, starter: seat },
        round_over(true),
        round_over(false),
        over(&[3, 12], &[0]),
        over(&[12, 3, 3], &[1, 2]),
        over(&[2, 0], &[0]),
        over(&[2, 1, 0], &[0, 1]),
        over(&[1, 1], &[0, 1]),
    ];
    for given in [block("35"), block("ja")] {
        let asked = Seats::first(4).without(seat);
        events.push(Event::Gave { seat, block: given, asked });
        events.push(Event::Gave { seat, block: given, asked: Seats::NONE });
        events.push(Event::Knocked { seat, block: given });
        events.push(Event::Took { seat, block: given, drew: 1, pot: 60 });
        events.push(Event::Took { seat, block: given, drew: 0, pot: 0 });
        events.push(Event::LetGo { seat, block: given });
        events.push(Event::Open { block: given, asked });
        events.push(Event::Aside { block: given });
    }
    for drew in 0..3 {
        events.push(Event::Turn { seat, drew, pot: 61 });
    }
    events
}

pub fn whys() -> Vec<NotASequence> {
    vec![
        NotASequence::OtherStep { first: 65, second: 70, third: 80 },
        NotASequence::TooShort,
        NotASequence::NoStep { number: 30 },
        NotASequence::StepNotAgreed { by: 3, steps: Steps::FIRST },
        NotASequence::StepNotAgreed { by: -11, steps: "1-10".to_string().try_into().expect("a list of steps") },
        NotASequence::Accumulation { first: 13, second: 17, sum: 30 },
        NotASequence::NotAgreed { kind: Kind::Of(Family::Squares) },
        NotASequence::NotAgreed { kind: Kind::Of(Family::Cubes) },
        NotASequence::NotAgreed { kind: Kind::Of(Family::Primes) },
        NotASequence::NotAgreed { kind: Kind::Geometric { times: 2, over: 1 } },
        NotASequence::NotAgreed { kind: Kind::Geometric { times: 1, over: 3 } },
        NotASequence::LeftOut { family: Family::Squares, before: 4, after: 25 },
        NotASequence::OutOfOrder { family: Family::Cubes, first: 1, second: 27, third: 8 },
        NotASequence::TooManyJokers { jokers: 2, most: 1 },
        NotASequence::TooManyJokers { jokers: 3, most: 2 },
    ]
}

pub fn wrong(row: &str, why: NotASequence) -> WrongRun {
    WrongRun { pieces: pieces(row), line: Axis::Across, why, meets: None }
}

pub fn wrong_runs() -> Vec<WrongRun> {
    let mut runs: Vec<WrongRun> = whys().into_iter().map(|why| wrong("60 65 70 ja=80", why)).collect();
    runs.push(wrong("20", NotASequence::TooShort));
    runs
}

pub fn kinds() -> Vec<Kind> {
    let families = Family::ALL.map(Kind::Of);
    let others = [
        Kind::Steps { by: 4 },
        Kind::Steps { by: -10 },
        Kind::Geometric { times: 2, over: 1 },
        Kind::Geometric { times: 1, over: 2 },
        Kind::Geometric { times: 3, over: 2 },
    ];
    families.into_iter().chain(others).collect()
}

pub fn illegals() -> Vec<Illegal> {
    let pair = || [block("60"), block("70")];
    let mut illegals = vec![
        Illegal::Over,
        Illegal::NoSuchSeat,
        Illegal::NotYourTurn { turn: Seat(1) },
        Illegal::NothingGiven,
        Illegal::OwnSequenceFirst,
        Illegal::FirstTooShort { blocks: 1 },
        Illegal::FirstTooShort { blocks: 2 },
        Illegal::JokerTooHigh { joker: block("ja"), value: 60, most: 50 },
        Illegal::Taken { block: block("35"), by: block("ja"), island: false },
        Illegal::Taken { block: block("35"), by: block("40"), island: true },
        Illegal::NotNeighbours { blocks: pair() },
        Illegal::Loop { blocks: pair() },
        Illegal::Collides { blocks: pair(), moved: block("90"), there: block("12"), island: false },
        Illegal::Collides { blocks: pair(), moved: block("90"), there: block("12"), island: true },
        Illegal::Crossing { blocks: pair(), crossed: block("75") },
        Illegal::CannotLink { blocks: pair() },
        Illegal::NoRoomToLink { blocks: pair(), moved: block("25"), there: block("66") },
        Illegal::NotInLine { blocks: pair() },
        Illegal::NotAJoker { block: block("35") },
        Illegal::NotANumber { block: block("jb") },
        Illegal::JokerStandsFor { joker: block("ja"), value: 35, block: block("36") },
        Illegal::JokersKept { jokers: blocks("ja") },
        Illegal::JokersKept { jokers: blocks("ja jb") },
        Illegal::WrongRuns { runs: wrong_runs()[..2].to_vec() },
        Illegal::WrongRuns { runs: wrong_runs() },
        Illegal::WrongRuns { runs: vec![WrongRun { meets: Some(block("9")), ..wrong("60 65 70 9", whys()[0]) }] },
        Illegal::NoSuchRow { letter: "D".parse().expect("a letter") },
        Illegal::FitsNowhere { blocks: blocks("65 ja"), row: pieces("60 70 80") },
        Illegal::FitsNowhere { blocks: blocks("65"), row: pieces("60 70 80") },
        Illegal::FitsNowhere { blocks: blocks("65 66 ja jb"), row: Vec::new() },
        Illegal::FitsNowhere { blocks: blocks("65"), row: Vec::new() },
        Illegal::GiveOne,
        Illegal::KeepOne,
    ];
    for block in [block("35"), block("ja")] {
        illegals.extend([
            Illegal::AnswersFirst { block },
            Illegal::TooLate { block },
            Illegal::OwnBlock { block },
            Illegal::AnsweredAlready { block },
            Illegal::YoungestFirst { youngest: Seat(1), block },
            Illegal::NotHeld { block },
            Illegal::LiesAlready { block },
            Illegal::NotOnTable { block },
            Illegal::NotInRow { block },
            Illegal::Alone { block },
            Illegal::NothingToGive { block },
        ]);
    }
    for why in whys() {
        illegals.push(Illegal::FirstIsWrong { pieces: pieces("60 65 70 ja=80"), why });
        illegals.push(Illegal::WrongRuns { runs: vec![wrong("60 65 70 ja=80", why)] });
    }
    illegals
}

pub fn not_pieces() -> Vec<NotAPiece> {
    vec![
        NotAPiece::NotABlock(NotABlock("101".into())),
        NotAPiece::WithoutValue(block("ja")),
        NotAPiece::NotAValue("x".into()),
        NotAPiece::NotAJoker(block("35")),
    ]
}

pub fn not_moves() -> Vec<NotAMove> {
    vec![
        NotAMove::NoSuchMove("jump".into()),
        NotAMove::NoSuchMove(String::new()),
        NotAMove::NotALay("30 beside 40".into()),
        NotAMove::NotAPiece(NotAPiece::WithoutValue(block("ja"))),
        NotAMove::NotABlock(NotABlock("x".into())),
        NotAMove::NoBlocks("lay".into()),
        NotAMove::GiveComesLast,
        NotAMove::TooLong,
    ]
}

pub fn not_positions() -> Vec<NotAPosition> {
    vec![
        NotAPosition::UnknownSection("tiles".into()),
        NotAPosition::Twice("hand".into()),
        NotAPosition::NotUnderstood { section: "pot".into(), text: "many".into() },
        NotAPosition::Block(NotABlock("x".into())),
        NotAPosition::Piece(NotAPiece::NotAValue("x".into())),
        NotAPosition::Letter(NotALetter("4".into())),
        NotAPosition::Option(BadOption::Unknown { name: "x".into() }),
        NotAPosition::Seats,
        NotAPosition::Listed { section: "hands", listed: 3, seats: 2 },
        NotAPosition::BlockTwice { section: "hand".into(), block: block("35") },
        NotAPosition::BlockTwice { section: "aside".into(), block: block("ja") },
        NotAPosition::LiesTwice(block("35")),
        NotAPosition::LiesTwice(block("ja")),
        NotAPosition::TooLarge,
        NotAPosition::NoSuchRow(block("35")),
        NotAPosition::NoSuchRow(block("ja")),
        NotAPosition::LetterTwice("A".parse().expect("a letter")),
        NotAPosition::WatcherWithHand,
        NotAPosition::TooManyBlocks,
        NotAPosition::Empty,
    ]
}

pub fn bad_tables() -> Vec<BadTable> {
    vec![BadTable::Seats { seats: 7, least: 2, most: 6 }, BadTable::NoSuchYoungest { youngest: 4, seats: 3 }]
}

pub fn bad_positions() -> Vec<BadPosition> {
    let seat = Seat(0);
    let mut bad = vec![
        BadPosition::Table(BadTable::NoSuchYoungest { youngest: 4, seats: 3 }),
        BadPosition::NoSuchSeat { seat: Seat(4), seats: 3 },
        BadPosition::SameCell { blocks: [block("35"), block("ja")] },
        BadPosition::Revision { found: 3, known: 2 },
        BadPosition::Cells,
        BadPosition::JokerTooHigh { joker: block("ja"), value: 60, most: 50 },
        BadPosition::WrongRuns { runs: wrong_runs() },
        BadPosition::Rows,
        BadPosition::Hand { seat },
        BadPosition::Known { seat },
        BadPosition::EmptyHand { seat },
        BadPosition::Count { there: 105, blocks: 104 },
        BadPosition::Lots,
        BadPosition::Youngest,
        BadPosition::Drawn,
        BadPosition::EmptyPot,
        BadPosition::Asked,
        BadPosition::Sheet,
        BadPosition::Phase,
    ];
    for block in [block("35"), block("ja")] {
        bad.extend([BadPosition::NoSuchBlock { block }, BadPosition::Twice { block }, BadPosition::Alone { block }]);
    }
    bad
}

pub fn hows() -> Vec<PlacementKind> {
    vec![
        PlacementKind::New,
        PlacementKind::Along { letter: "A".parse().expect("a letter") },
        PlacementKind::Across { at: block("30") },
        PlacementKind::Link { blocks: [block("20"), block("ja")] },
        PlacementKind::Exchange { joker: block("ja") },
    ]
}

pub fn not_sketches() -> Vec<NotASketch> {
    vec![NotASketch::NotAMove(NotAMove::TooLong), NotASketch::NotALetter(NotALetter("4".into()))]
}

pub fn not_understood() -> Vec<NotUnderstood> {
    let text = || "65 75".to_string();
    vec![
        NotUnderstood::Empty,
        NotUnderstood::Word { text: "jump".into() },
        NotUnderstood::Where { text: text() },
        NotUnderstood::NoBlocks { text: "into A".into() },
        NotUnderstood::NoJoker { text: "j=35".into() },
        NotUnderstood::GiveWhich,
        NotUnderstood::GiveComesLast,
        NotUnderstood::NothingGiven,
        NotUnderstood::StandsAlone { word: "knock".into() },
        NotUnderstood::TooLong,
        NotUnderstood::OneOrTwo { text: "20 1".into() },
        NotUnderstood::BetweenWhich { text: "25 between 20".into() },
        NotUnderstood::ExchangeWhich { text: "swap 35".into() },
    ]
}
