//! One value of each variant of everything there is to say about NUMERO.

use reckon_compose::numero::{NotUnderstood, Opening};
use reckon_rules::game::{Outcome, Seat, Seats};
use reckon_rules::numero::sum::{BuildName, Sums};
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::text::pack::BadPack;
use reckon_rules::numero::text::position::NotAPosition;
use reckon_rules::numero::text::sum::NotASum;
use reckon_rules::numero::{BadPosition, BadTable, Card, Event, Illegal, Item, ScoreLine};
use reckon_rules::options::BadOption;
use reckon_rules::ratio::{ArithmeticError, Ratio};

pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub fn sums(text: &str) -> Sums {
    text.parse().expect("sums")
}

fn boxed(text: &str) -> Box<Sums> {
    Box::new(sums(text))
}

pub fn illegals() -> Vec<Illegal> {
    let (name, seat) = (BuildName(2), Seat(1));
    vec![
        Illegal::Over,
        Illegal::NotYourTurn { turn: seat },
        Illegal::NoNumberCard,
        Illegal::WildIsNoNumber { card: card("-2") },
        Illegal::OneNumberCardOnly { card: card("9b") },
        Illegal::NumberCardIsLast { card: card("10b") },
        Illegal::UsedTwice { card: card("5r") },
        Illegal::BuildUsedTwice { name, value: 10 },
        Illegal::NothingToBuildOn { card: card("5r") },
        Illegal::OnlyTakeInPatience,
        Illegal::NotInHand { card: card("-2") },
        Illegal::MustTake { with: card("8b") },
        Illegal::MustBuild { value: 11, with: card("4g") },
        Illegal::NotInHand { card: card("10b") },
        Illegal::NotInCentre { card: card("1/2") },
        Illegal::NoSuchBuild { name, value: 10 },
        Illegal::BreaksBuild { card: card("9r"), name, value: 10 },
        Illegal::CentreEmpty,
        Illegal::CannotWorkOut {
            pile: Ratio::whole(10),
            card: Some(card("sqrt")),
            trouble: ArithmeticError::NoExactRoot,
        },
        Illegal::CannotWorkOut { pile: Ratio::whole(10), card: None, trouble: ArithmeticError::TooLarge },
        Illegal::CannotWorkOut { pile: Ratio::ONE, card: Some(card("/4")), trouble: ArithmeticError::DivisionByZero },
        Illegal::WildOnCombination { card: card("x3") },
        Illegal::NotWholeBetween { value: Ratio::new(-5, 2).expect("a fraction") },
        Illegal::ZeroPile { sum: boxed("10r + 5b-5") },
        Illegal::WildOnBuild { card: card("^2") },
        Illegal::TakeMisses { sum: boxed("10r-2"), value: Ratio::whole(8), with: card("9b") },
        Illegal::TakeMisses { sum: boxed("10r"), value: Ratio::whole(10), with: card("8b") },
        Illegal::WrongAnnouncement { announced: 12, sum: boxed("8g-5 + 10b"), value: Ratio::whole(13) },
        Illegal::WrongAnnouncement { announced: 7, sum: boxed("10r-2"), value: Ratio::whole(8) },
        Illegal::NoSuchNumber { sum: boxed("5g*1/2"), value: Ratio::new(5, 2).expect("a fraction") },
        Illegal::NoSuchNumber { sum: boxed("13g"), value: Ratio::whole(23) },
        Illegal::NoAnswer { value: 10 },
        Illegal::WildOnlyBuildForbidden { value: 8 },
        Illegal::NoWildFromHand { value: 8 },
        Illegal::OnlyWildCards { cards: 5 },
        Illegal::OnlyWildCards { cards: 1 },
        Illegal::MustPass,
        Illegal::HasNumberCard { card: card("7o") },
        Illegal::NoPassing,
        Illegal::OnlyTakeNow,
        Illegal::NoBuildInPatience,
        Illegal::NoDiscardInPatience,
        Illegal::NotTheEnd,
        Illegal::NothingToShow { value: 8 },
        Illegal::NoChallenges,
        Illegal::OwnBuild { name, value: 10 },
        Illegal::TooLateToChallenge { name, value: 10 },
    ]
}

pub fn outcome(results: &[i32], winners: &[u8]) -> Event {
    let winners: Seats = winners.iter().copied().map(Seat).collect();
    Event::Over { outcome: Outcome { results: results.to_vec(), winners }, points: false }
}

pub fn outcome_in_points(results: &[i32], winners: &[u8]) -> Event {
    match outcome(results, winners) {
        Event::Over { outcome, .. } => Event::Over { outcome, points: true },
        event => event,
    }
}

/// Returns points for every item.
pub fn score_lines() -> Vec<ScoreLine> {
    let line = |item: Item| match item {
        Item::Takes | Item::Cards | Item::Printed => ScoreLine { item, take: None, count: Some(1), points: 1 },
        Item::HandCards | Item::HandPrinted => ScoreLine { item, take: None, count: Some(2), points: -4 },
        Item::CentreAward | Item::CentrePrinted => ScoreLine { item, take: None, count: Some(2), points: 2 },
        Item::BluffFound => ScoreLine { item, take: None, count: None, points: -20 },
        Item::FiveCards => ScoreLine { item, take: Some(2), count: None, points: 2 },
        _ => ScoreLine { item, take: None, count: None, points: 5 },
    };
    Item::ALL.into_iter().map(line).collect()
}

pub fn events() -> Vec<Event> {
    let (seat, name, shown) = (Seat(0), BuildName(1), Some(card("8b")));
    vec![
        Event::WildBuilt { seat, name, value: 8, sum: sums("10r-2"), shown: None },
        Event::WildBuilt { seat, name, value: 8, sum: sums("10r-2"), shown },
        Event::DiscardedWild { seat, card: card("-2") },
        Event::Took { seat, with: card("9b"), takes: sums("10r-2 + 5b-4"), cards: 5 },
        Event::Built { seat, name, value: 13, sum: sums("8g-5"), with: card("10b"), shown: None },
        Event::Built { seat, name, value: 8, sum: sums("3g"), with: card("5b"), shown },
        Event::Discarded { seat, card: card("7g") },
        Event::DiscardedAll { seat, cards: ["-2", "x3", "/4", "0.5", "50%"].map(card).to_vec() },
        Event::Passed { seat },
        Event::Drew { seat, cards: 1 },
        Event::CentreRefilled { cards: ["10b", "-2"].map(card).to_vec() },
        Event::PackFinished,
        Event::FinalChance { seat },
        Event::Stopped { seat },
        Event::CentreWon { seat, cards: 1 },
        Event::CentreWon { seat, cards: 3 },
        Event::Subtracted { seat, cards: 1 },
        Event::Subtracted { seat, cards: 2 },
        Event::Scored { seat, lines: score_lines(), total: 12 },
        Event::Scored { seat, lines: score_lines()[..1].to_vec(), total: 1 },
        Event::Scored {
            seat,
            lines: vec![ScoreLine { item: Item::WrongChallenge, take: None, count: None, points: -10 }],
            total: -9,
        },
        Event::Challenged { seat, builder: Seat(1), name, value: 8, held: true, shown },
        Event::Challenged { seat: Seat(1), builder: seat, name, value: 8, held: true, shown: None },
        Event::Challenged { seat, builder: Seat(1), name, value: 8, held: false, shown: None },
        Event::Undone { name, value: 8, builds: vec![(BuildName(2), 5)], cards: vec![card("3r")] },
        outcome_in_points(&[23], &[0]),
        outcome_in_points(&[1], &[0]),
        outcome_in_points(&[23, -1], &[0]),
        outcome_in_points(&[12, 12, 3], &[0, 1]),
        outcome(&[23], &[0]),
        outcome(&[23, -1], &[0]),
        outcome(&[12, 12, 3], &[0, 1]),
        outcome(&[12, 12, 12], &[0, 1, 2]),
    ]
}

pub fn not_sums() -> Vec<NotASum> {
    vec![
        NotASum::NotAPile("abc".into()),
        NotASum::NoSign { before: "15".into() },
        NotASum::NoColour("5".into()),
        NotASum::NotClosed,
        NotASum::TooDeep,
        NotASum::TooLong,
        NotASum::LoneWild,
    ]
}

pub fn not_moves() -> Vec<NotAMove> {
    vec![
        NotAMove::UnknownWord("grab".into()),
        NotAMove::NotACard("99x".into()),
        NotAMove::NoColon,
        NotAMove::NoCard,
        NotAMove::StandsAlone("stop".to_string()),
        NotAMove::NoValue,
        NotAMove::Sum(NotASum::NotClosed),
        NotAMove::LeftOver("rest".into()),
        NotAMove::TooManyWildCards,
        NotAMove::NoBuildNamed,
        NotAMove::AfterNumberCard,
        NotAMove::Empty,
    ]
}

pub fn not_understood() -> Vec<NotUnderstood> {
    vec![
        NotUnderstood::Move(NotAMove::Empty),
        NotUnderstood::UnknownWord {
            text: "foo".into(),
            openings: vec![Opening::Take, Opening::Build, Opening::Discard],
        },
        NotUnderstood::UnknownWord { text: "foo".into(), openings: vec![Opening::Take, Opening::Stop] },
        NotUnderstood::UnknownWord { text: "foo".into(), openings: vec![Opening::DiscardAll, Opening::Challenge] },
        NotUnderstood::UnknownWord { text: "foo".into(), openings: vec![Opening::Pass] },
        NotUnderstood::NothingToTake { discard: 5 },
        NotUnderstood::WhichCard { one: card("/2"), other: card("50%") },
        NotUnderstood::CardOrBuild { card: card("7r"), name: BuildName(1), value: 7 },
        NotUnderstood::SayWhat { value: 8 },
        NotUnderstood::NoBuildOf { value: 8 },
        NotUnderstood::WhichBuild { value: 8, name: BuildName(2) },
        NotUnderstood::SumOrEach { sum: 10, each: 5 },
        NotUnderstood::TakeOrBuild { value: 8 },
        NotUnderstood::ChangedOrNot { text: "10".into() },
    ]
}

pub fn bad_packs() -> Vec<BadPack> {
    vec![
        BadPack::NotToml { message: "expected a table".into() },
        BadPack::NotANumber { entry: 1, text: "0-3".into() },
        BadPack::NotAColour { entry: 2, text: "pink".into() },
        BadPack::NotAWildCard { entry: 3, text: "7g".into() },
        BadPack::EmptyEntry { kind: "wild".into(), entry: 4 },
        BadPack::TwoValues { card: card("1g"), first: 0, second: 2 },
        BadPack::NoNumberCard,
        BadPack::TooMany { there: 129 },
        BadPack::NotACard { text: "zz".into() },
    ]
}

pub fn not_positions() -> Vec<NotAPosition> {
    vec![
        NotAPosition::UnknownSection("table".into()),
        NotAPosition::Twice("hand".into()),
        NotAPosition::NotUnderstood { section: "hands".into(), text: "five".into() },
        NotAPosition::Sum(NotASum::LoneWild),
        NotAPosition::Option(BadOption::Unknown { name: "x".into() }),
        NotAPosition::Pack(BadPack::NoNumberCard),
        NotAPosition::Seats,
        NotAPosition::Listed { section: "won", listed: 3, seats: 2 },
        NotAPosition::Points,
        NotAPosition::WatcherWithHand,
        NotAPosition::Empty,
    ]
}

pub fn bad_tables() -> Vec<BadTable> {
    vec![
        BadTable::Seats { seats: 7, least: 1, most: 4 },
        BadTable::TooFewCards { needed: 22, there: 20 },
        BadTable::NoSuchDealer { dealer: 4, seats: 2 },
    ]
}

pub fn bad_positions() -> Vec<BadPosition> {
    let (seat, name) = (Seat(0), BuildName(1));
    vec![
        BadPosition::Table(BadTable::TooFewCards { needed: 22, there: 20 }),
        BadPosition::NoSuchCard { card: card("16g") },
        BadPosition::CardTooMany { card: card("10b"), there: 2, pack: 1 },
        BadPosition::CardTooMany { card: Card { colour: None, ..card("8g") }, there: 5, pack: 4 },
        BadPosition::Count { there: 61, pack: 60 },
        BadPosition::HandTooLarge { seat, cards: 6 },
        BadPosition::HandCount { seat, cards: 4, count: 5 },
        BadPosition::HandCount { seat, cards: 2, count: 1 },
        BadPosition::NoSuchSeat { seat },
        BadPosition::BuildValue { name, value: 10, worth: Ratio::whole(9) },
        BadPosition::BuildNoNumber { name, value: 23 },
        BadPosition::BuildRecipe { name, value: 10 },
        BadPosition::SameName { name },
        BadPosition::Builds { builds: 120 },
        BadPosition::Won { won: 12, gone: 11 },
        BadPosition::Known { seat },
        BadPosition::EmptyTurn { seat },
        BadPosition::Challenge { name, value: 10 },
        BadPosition::ChallengeTurns { name, value: 10, turns: 2, fits: 1 },
        BadPosition::NextBuild { builds: 3, name },
        BadPosition::FinalChance { seat },
        BadPosition::Scores,
        BadPosition::Phase,
    ]
}
