//! One value of each variant of everything there is to say about Numberloor.

use reckon_compose::numberloor::NotUnderstood;
use reckon_rules::game::{Outcome, Seat};
use reckon_rules::numberloor::text::moves::NotAMove;
use reckon_rules::numberloor::text::pack::BadPack;
use reckon_rules::numberloor::text::position::NotAPosition;
use reckon_rules::numberloor::{BadPosition, BadTable, Card, Celebration, End, Event, How, Illegal, Side};
use reckon_rules::options::BadOption;

pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// Builds a placement of balloons and a Level by the first seat on an open Level.
pub fn placed(laid: &str, on: &str, how: How) -> Event {
    placed_on(None, laid, on, how)
}

pub fn placed_on(side: Option<Side>, laid: &str, on: &str, how: How) -> Event {
    let mut balloons = cards(laid);
    let level = balloons.pop().expect("a Level");
    let balloon = side.is_none().then(|| balloons.last().copied().unwrap_or(card("b3")));
    Event::Placed { seat: Seat(0), balloons, level, on: card(on), balloon, side, how }
}

pub fn left(balloons: &str) -> Event {
    Event::Left { seat: Seat(0), balloons: cards(balloons) }
}

pub fn over(results: &[i32], winners: &[u8], why: End) -> Event {
    let winners = winners.iter().copied().map(Seat).collect();
    Event::Over { outcome: Outcome { results: results.to_vec(), winners }, why }
}

pub fn events() -> Vec<Event> {
    let seat = Seat(0);
    let mut events = vec![
        Event::TookOver { seat, from: Seat(1) },
        Event::TookOver { seat: Seat(1), from: seat },
        placed("5", "5n", How::Same),
        placed("6n", "9", How::Down { by: 3 }),
        placed("b2 b3 2", "9", How::Up { by: 3 }),
        placed("7", "0", How::Down { by: 3 }),
        placed("near 7", "5", How::Near { by: 2 }),
        placed("near 9", "0", How::Near { by: -1 }),
        placed("odd 7", "2", How::Odd),
        placed("even 0", "3", How::Even),
        placed_on(Some(Side::Left), "5", "4", How::Neighbour { by: 1 }),
        placed_on(Some(Side::Right), "9", "0", How::Neighbour { by: -1 }),
        left("b3"),
        left("b3 skip"),
        Event::Ended { seat },
        Event::LetGo { seat },
        over(&[5, 2], &[0], End::Stars),
        over(&[2, 2, 1], &[1], End::AllPassed),
        over(&[2, 2, 2], &[0, 1], End::TurnLimit),
        over(&[2, 2, 1], &[0, 1], End::TurnLimit),
    ];
    for cards in 0..3 {
        events.extend([
            Event::Drew { seat, cards },
            Event::Passed { seat, cards },
            Event::Skipped { seat, cards },
            Event::Refilled { seat, cards },
            Event::Star { seat, stars: cards + 1, celebration: Celebration::Dance },
            Event::Star { seat, stars: cards + 1, celebration: Celebration::Cry },
            Event::Reshuffled { cards: cards + 1 },
        ]);
    }
    events
}

pub fn illegals() -> Vec<Illegal> {
    let (seat, level, balloon) = (Seat(1), card("6"), card("b3"));
    let does_not_go = |balloon: &str, goes: &[u8]| Illegal::DoesNotGo {
        level: card("7"),
        on: card("5"),
        balloon: card(balloon),
        goes: goes.to_vec(),
    };
    vec![
        Illegal::Over,
        Illegal::NotYourTurn { turn: seat },
        Illegal::WaitForAnswer { asked: seat },
        Illegal::NotInHand { card: balloon },
        does_not_go("b3", &[2, 5, 8]),
        does_not_go("near", &[3, 4, 5, 6]),
        does_not_go("even", &[0, 2, 4, 5, 6, 8]),
        does_not_go("skip", &[5]),
        Illegal::NoNeighbour { level, on: card("0"), goes: vec![0, 1, 9], other: card("4"), other_goes: vec![3, 4, 5] },
        Illegal::NothingLaid,
        Illegal::NoBalloons { card: balloon },
        Illegal::WhichStack,
        Illegal::OneStack,
        Illegal::OddOrEven { balloon: card("oe") },
        Illegal::NoLevelLaid,
        Illegal::NotTheLastLevel { level, balloon },
        Illegal::LayAllBalloons { level, left: cards("b3") },
        Illegal::LayAllBalloons { level, left: cards("b3 skip") },
        Illegal::CanLay { level, balloon: None },
        Illegal::CanLay { level, balloon: Some(balloon) },
        Illegal::CannotPass { level, balloon: None },
        Illegal::CannotPass { level, balloon: Some(balloon) },
        Illegal::DrawnAlready,
        Illegal::LaidAlready,
        Illegal::DrawFirst,
        Illegal::EndInstead,
        Illegal::PassInstead,
        Illegal::NoNightLevels,
        Illegal::NotANightLevel { card: level },
        Illegal::BalloonBeforeNight { balloon },
        Illegal::OwnTurn,
        Illegal::TooLate { after: 16, now: 17 },
        Illegal::TooLate { after: 15, now: 17 },
        Illegal::TooLate { after: 18, now: 17 },
        Illegal::EqualIsNotEnough { level: card("6n"), balloon },
        Illegal::TurnHasBegun { turn: seat },
        Illegal::YouWillBeAsked,
        Illegal::NightOrLetGo,
        Illegal::NotAsked,
    ]
}

pub fn not_moves() -> Vec<NotAMove> {
    vec![
        NotAMove::Empty,
        NotAMove::NotACard("b11".into()),
        NotAMove::NoLevel,
        NotAMove::TwoLevels(card("6")),
        NotAMove::LevelAtEnd(card("6n")),
        NotAMove::NightNeedsAfter,
        NotAMove::TooLong,
    ]
}

pub fn not_understood() -> Vec<NotUnderstood> {
    vec![
        NotUnderstood::Empty,
        NotUnderstood::Word { text: "jump".into() },
        NotUnderstood::WordForBeginners { text: "jump".into() },
        NotUnderstood::NeitherStack { said: 8, left: 4, right: 6 },
        NotUnderstood::OnlyBalloons { balloons: cards("b3") },
        NotUnderstood::OnlyBalloons { balloons: cards("oe") },
        NotUnderstood::AfterEnd { text: "5".into() },
        NotUnderstood::WrongSum { left: 3, up: true, by: 2, is: 5, says: 6 },
        NotUnderstood::WrongSum { left: 0, up: false, by: 3, is: 7, says: 6 },
        NotUnderstood::NotTheOpenLevel { said: 4, open: 3 },
        NotUnderstood::NotTheOpenBalloon { said: 4, balloon: card("b2") },
        NotUnderstood::BalloonsAtEnd { balloons: cards("b3 skip") },
        NotUnderstood::WhichStack { level: card("6") },
        NotUnderstood::StandsAlone { word: "draw".into() },
    ]
}

pub fn bad_packs() -> Vec<BadPack> {
    let (kind, text) = ("night".to_string(), "12".to_string());
    vec![
        BadPack::NotToml { message: "expected a table".into() },
        BadPack::NotALevel { kind: kind.clone(), entry: 1, text: text.clone() },
        BadPack::NotABalloon { entry: 2, text: text.clone() },
        BadPack::NotAMark { kind: kind.clone(), entry: 3, text },
        BadPack::EmptyEntry { kind, entry: 4 },
        BadPack::NoLevel,
        BadPack::TooMany { there: 129 },
        BadPack::TooManyBalloons { there: 64 },
        BadPack::NotACard { text: "zz".into() },
    ]
}

pub fn not_positions() -> Vec<NotAPosition> {
    vec![
        NotAPosition::UnknownSection("table".into()),
        NotAPosition::Twice("hand".into()),
        NotAPosition::NotUnderstood { section: "stars".into(), text: "five".into() },
        NotAPosition::Option(BadOption::Unknown { name: "x".into() }),
        NotAPosition::Pack(BadPack::NoLevel),
        NotAPosition::Seats,
        NotAPosition::Listed { section: "stars", listed: 2, seats: 3 },
        NotAPosition::WatcherWithHand,
        NotAPosition::NoOpenCards,
    ]
}

pub fn bad_tables() -> Vec<BadTable> {
    vec![
        BadTable::Seats { seats: 7, least: 2, most: 5 },
        BadTable::TooFewCards { needed: 22, there: 20 },
        BadTable::TooFewLevels { needed: 4, there: 1 },
        BadTable::NoBalloonToStart,
        BadTable::NoSuchStarter { starter: 4, seats: 2 },
    ]
}

pub fn bad_positions() -> Vec<BadPosition> {
    let seat = Seat(0);
    vec![
        BadPosition::Table(BadTable::NoBalloonToStart),
        BadPosition::NoSuchCard { card: card("b10") },
        BadPosition::CardTooMany { card: card("6n") },
        BadPosition::Count { there: 81, pack: 80 },
        BadPosition::HandCount { seat, cards: 4, count: 5 },
        BadPosition::HandCount { seat, cards: 2, count: 1 },
        BadPosition::NoSuchSeat { seat },
        BadPosition::OpenCards,
        BadPosition::Stars { most: 5 },
        BadPosition::Laid,
        BadPosition::Drawn,
        BadPosition::LastLevel,
        BadPosition::Known { seat },
        BadPosition::Asked,
        BadPosition::Passed,
        BadPosition::TooLong,
        BadPosition::Phase,
    ]
}
