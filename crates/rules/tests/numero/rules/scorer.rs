//! A second scorer, written from the check list in §10 alone with no regard for speed, agrees with
//! the rules on every take in many random games at random tables, and every sheet adds up.
//!
//! `RECKON_SEED=7` plays other games, `RECKON_LONG=10` more; `--nocapture` shows how many.

use std::collections::{BTreeMap, BTreeSet};

use reckon_compose::Compose;
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::laws::random_options;
use reckon_rules::numero::options::FirstDealer;
use reckon_rules::numero::sum::{Origin, Sum, Token};
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{Card, Event, Item, Move, Number, Numero, Options, Play, ScoreLine, ScoreSheet};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::cards_in;
use crate::support::laws::{first_seed, scaled};
use crate::support::tally;

/// Takes that both scorers score.
const TAKES: u64 = 12_000;

/// A take spread out on the table: all its cards, and its signs as words.
#[derive(Default)]
struct Spread {
    cards: Vec<Card>,
    said: Vec<String>,
}

/// §10.4 Returns the signs of a wild card, judged by its text alone.
fn words(card: Card, options: &Options) -> Vec<String> {
    let face = card.face.to_string();
    let both = |top: u32, bottom: u32| {
        let common = (1..=top.max(bottom)).rev().find(|n| top.is_multiple_of(*n) && bottom.is_multiple_of(*n)).unwrap();
        if top / common == 1 { vec!["divided"] } else { vec!["divided", "times"] }
    };
    let decimal = options.get("decimal-ops").unwrap() == "multiplication";
    let said = match face.chars().next().unwrap() {
        '-' => vec!["minus"],
        'x' | '^' => vec!["times"],
        's' | 'c' => vec!["divided"],
        '/' => vec!["divided"],
        _ if decimal && (face.contains('.') || face.contains('%')) => vec!["times"],
        _ if face.contains('%') => {
            let (whole, part) = in_thousandths(face.trim_end_matches('%'));
            both(whole * 1000 + part, 100_000)
        }
        _ if face.contains('.') => {
            let (whole, part) = in_thousandths(&face);
            both(whole * 1000 + part, 1000)
        }
        _ => {
            let (top, bottom) = face.split_once('/').unwrap_or_else(|| panic!("{face} is not a wild card"));
            both(top.parse().unwrap(), bottom.parse().unwrap())
        }
    };
    said.into_iter().map(str::to_string).collect()
}

/// Parses a decimal into whole and thousandths: `12.5` is 12 and 500.
fn in_thousandths(figures: &str) -> (u32, u32) {
    let (whole, part) = figures.split_once('.').unwrap_or((figures, ""));
    (whole.parse().unwrap(), format!("{part:0<3}").parse().unwrap())
}

/// §10.5 Lays out a sum card by card; a build by its recipe.
fn spread_out(sum: Sum<'_>, view: &View, now: bool, spread: &mut Spread) {
    let counts = now || view.options.get("ops-in-builds").unwrap() == "on";
    for token in sum.tokens() {
        match token {
            Token::Number(card) => spread.cards.push(*card),
            Token::Wild(card, _) => {
                spread.cards.push(*card);
                spread.said.extend(words(*card, &view.options).into_iter().filter(|_| counts));
            }
            Token::Add => spread.said.extend(counts.then(|| "plus".to_string())),
            Token::End => {}
            Token::Build { name: wanted, .. } => {
                let recipe = view.centre.iter().find_map(|lying| match lying {
                    PileView::Build { name, recipe, .. } if name == wanted => Some(recipe.clone()),
                    _ => None,
                });
                spread_out(recipe.unwrap().iter().next().unwrap(), view, false, spread);
            }
        }
    }
}

/// Scores the check list of the rulebook, item by item, each with its points and its take.
fn naive(view: &View, play: &Play) -> BTreeMap<(u8, &'static str), i32> {
    let Number::Take { with } = play.number() else { return BTreeMap::new() };
    let option = |name: &str| view.options.get(name).unwrap();
    let printed = |card: &Card| {
        let found = view.options.pack.cards().iter().find(|printed| printed.card == *card);
        i32::from(found.unwrap().points)
    };
    let mut list = BTreeMap::new();
    let mut won = vec![with];
    let groups = play.number_sums().count();
    for (number, sum) in (1..).zip(play.number_sums()) {
        let mut take = Spread::default();
        spread_out(sum, view, true, &mut take);
        won.extend(take.cards.iter().copied());
        let belongs = match option("taking-card-counts").as_str() {
            "every-take" => true,
            "first-take" => number == 1,
            _ => groups == 1,
        };
        take.cards.extend(belongs.then_some(with));
        let mut bonus = |item, points| list.insert((if groups > 1 { number } else { 0 }, item), points);
        let (size, signs) = (take.cards.len(), take.said.iter().collect::<BTreeSet<_>>().len());
        if size == 5 {
            bonus("five-cards", 2);
        } else if size > 5 {
            bonus("six-cards", 5);
        }
        if signs == 3 {
            bonus("three-signs", 5);
        } else if signs == 4 {
            bonus("four-signs", 10);
        }
        let wilds = take.cards.iter().any(|card| card.is_wild());
        let coloured = take.cards.iter().filter(|card| card.is_number() || option("wild-colour") == "printed");
        let colours: BTreeSet<String> = coloured.filter_map(|card| card.colour).map(|c| c.name().to_string()).collect();
        if size >= 5 && colours.len() == 4 {
            bonus("four-colours", 5);
        }
        if size >= 5 && colours.len() == 1 && !(wilds && option("wild-colour") == "spoils") {
            bonus("one-colour", 5);
        }
    }
    list.insert((0, "takes"), i32::try_from(groups).unwrap());
    list.insert((0, "cards"), i32::try_from(won.len()).unwrap());
    list.insert((0, "printed"), won.iter().map(printed).sum());
    let lying: usize = view.centre.iter().map(cards_in).sum();
    let left = !play.discarded().is_empty() || play.wild_builds().count() > 0;
    if cards_of_the_centre(&won, play) == lying && !left {
        list.insert((0, "centre-cleared"), 5);
    }
    list.retain(|_, points| *points != 0);
    list
}

/// Counts the cards won in a turn that have points printed on them.
fn with_points(view: &View, play: &Play) -> u8 {
    let mut won = Spread { cards: play.number_card().into_iter().collect(), said: Vec::new() };
    play.number_sums().for_each(|sum| spread_out(sum, view, true, &mut won));
    let marked: Vec<Card> = view.options.pack.cards().iter().filter(|p| p.points > 0).map(|p| p.card).collect();
    u8::try_from(won.cards.iter().filter(|card| marked.contains(card)).count()).unwrap()
}

/// Counts the won cards that lay in the centre: not the card that takes, nor the wild cards that
/// the move plays from the hand.
fn cards_of_the_centre(won: &[Card], play: &Play) -> usize {
    let played = play.number_sums().flat_map(|sum| sum.tokens().to_vec());
    let wilds = played.filter(|token| matches!(token, Token::Wild(_, Origin::Hand))).count();
    won.len() - 1 - wilds
}

/// Returns whether a turn used the whole centre, but left a wild card or a build there.
fn is_spoilt(view: &View, play: &Play) -> bool {
    let used = play.number_sums().chain(play.wild_builds().map(|(_, sum)| sum));
    let used = used.flat_map(|sum| sum.tokens().to_vec());
    let piles = used.filter(|token| !matches!(token, Token::Add | Token::End | Token::Wild(_, Origin::Hand))).count();
    piles == view.centre.len() && (!play.discarded().is_empty() || play.wild_builds().count() > 0)
}

fn by_item(lines: &[ScoreLine]) -> BTreeMap<(u8, &'static str), i32> {
    lines.iter().map(|line| ((line.take.unwrap_or(0), line.item.word()), line.points)).collect()
}

/// Packs with coloured wild cards, high points, or small numbers for large takes.
const PACKS: [&str; 5] = [
    "1gobr:2 2-14gobr 15gobr:2 -2r:2 -2b:2 -3g:7 x2o:3 x3r:3 /2b:3 /4g:3 3/4r:5 75%b:5 0.5o:9 ^2g:5 sqrtr:5",
    "4*1g:200 4*1r:2 4*2g 4*2b 4*3o 3*9r 3*12g 3*15b:255 2*-1r:9 2*x2b:9 2*/2o:9 2*150%g:1 200%r:3",
    "2*1gobr 2*2gobr 2*3gobr 10-15gobr -1 -2 x2 /2 1/2 2/5 12.5%g:44 0.125:3 ^3 cbrtb",
    "1-6gr 2-8r 3*1r 3*2r 11-15r -1r:1 -2r:1 x2r:1 /2r:1 3/2r 5/4 ^2r sqrtr",
    "1-40g 30-99r -5 x2 x2r:8 2*75% 25%o",
];

fn table(shuffle: &mut Shuffle) -> (Options, u8) {
    let seats = 1 + u8::try_from(shuffle.below(4)).unwrap();
    let mut options: Options = random_options(shuffle);
    options.highest_number = *shuffle.pick(&[10, 15, 99]).unwrap();
    if shuffle.chance(2, 3) {
        options.pack = shuffle.pick(&PACKS).unwrap().parse().unwrap_or_else(|bad| panic!("{bad}"));
        options.highest_number = 99;
    }
    if shuffle.chance(1, 2) {
        options = options.with_all_wild_cards();
    }
    (Options { scoring: true, first_dealer: FirstDealer::Random, ..options }, seats)
}

/// Picks the largest of several random moves, or sometimes the absent player's move, so that cards pile up.
fn choose(game: &Numero, seat: Seat, seats: u8, shuffle: &mut Shuffle) -> Move {
    if seats > 1 && shuffle.chance(1, 3) {
        return game.absent(seat).unwrap();
    }
    let size = |choice: &Move| match choice {
        Move::Turn(play) => play.number_sums().map(|sum| sum.tokens().len()).sum(),
        _ => 0,
    };
    let guesses = 1 + shuffle.below(6);
    let guesses: Vec<Move> = (0..guesses).map(|_| game.random_move(seat, shuffle)).collect();
    let choice = guesses.into_iter().max_by_key(size).unwrap();
    if shuffle.chance(1, 4) { with_something_left(game, seat, choice) } else { choice }
}

/// Discards a wild card or makes a wild-only build before the take, where that is legal.
fn with_something_left(game: &Numero, seat: Seat, choice: Move) -> Move {
    let view = game.view(Viewer::Seat(seat));
    let is_take = matches!(&choice, Move::Turn(play) if matches!(play.number(), Number::Take { .. }));
    let mut before: Vec<String> = Vec::new();
    for wild in view.own_hand().iter().filter(|card| card.is_wild() && is_take) {
        for lying in &view.centre {
            if let PileView::Card(card) = lying
                && let Some(value) = card.value()
            {
                before.extend((1..=15).filter(|built| *built != value).map(|n| format!("build {n}: {card} {wild}")));
            }
        }
        before.push(format!("discard {wild}"));
    }
    let moves = before.iter().filter_map(|before| format!("{before}; {choice}").parse::<Move>().ok());
    let legal = |choice: &Move| Numero::verdict(&view, choice) == Ok(Ok(()));
    moves.into_iter().find(legal).unwrap_or(choice.clone())
}

#[derive(Default)]
struct Counts {
    games: u64,
    takes: u64,
    /// Takes that would have cleared the centre, had the turn not left something there.
    spoilt: u64,
    items: BTreeMap<&'static str, u64>,
}

/// Plays one game: every take is scored twice, and at every step the sheet adds up.
fn check_game(seed: u64, counts: &mut Counts) {
    let mut shuffle = Shuffle::from_number(seed);
    let (options, seats) = table(&mut shuffle);
    let Ok(mut game) = Numero::deal(&options, seats, &mut shuffle) else { return };
    counts.games += 1;
    let mut sheet = ScoreSheet::default();
    let mut heard = Vec::new();
    while game.turn().outcome().is_none() {
        let may: Vec<Seat> = game.turn().can_act().iter().collect();
        let must = game.turn().must().iter().next().unwrap();
        let seat = if shuffle.chance(1, 6) { *shuffle.pick(&may).unwrap() } else { must };
        let choice =
            if seat == must { choose(&game, seat, seats, &mut shuffle) } else { game.random_move(seat, &mut shuffle) };
        let before = game.view(Viewer::Seat(seat));
        let mut told = Vec::new();
        game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("seed {seed}: {choice}: {why:?}\n{before}"));
        compare(seed, &before, &choice, &told, counts);
        told.iter().for_each(|event| sheet.hear(event));
        heard.extend(told);
        adds_up(seed, &game.view(Viewer::Watcher), &sheet);
    }
    let outcome = game.turn().outcome().unwrap().clone();
    let totals = game.view(Viewer::Watcher).scores.unwrap();
    assert!(totals.iter().map(|tally| tally.total()).eq(outcome.results.iter().copied()), "seed {seed}");
    assert_eq!(ScoreSheet::of(&heard), sheet, "seed {seed}");
}

fn compare(seed: u64, before: &View, choice: &Move, told: &[Event], counts: &mut Counts) {
    let Some(place) = told.iter().position(|event| matches!(event, Event::Took { .. })) else { return };
    let (Move::Turn(play), Some(Event::Scored { lines, .. })) = (choice, told.get(place + 1)) else {
        panic!("seed {seed}: {choice} is a take without points\n{before}");
    };
    let expected = naive(before, play);
    let found = by_item(lines);
    assert_eq!(found, expected, "seed {seed}: {choice}\nin {before}");
    assert_eq!(found.len(), lines.len(), "seed {seed}: each line once");
    for line in lines {
        let counted = match line.item {
            Item::Takes | Item::Cards => u8::try_from(line.points).ok(),
            Item::Printed => Some(with_points(before, play)),
            _ => None,
        };
        assert_eq!(line.count, counted, "seed {seed}: {line:?}");
    }
    counts.takes += 1;
    counts.spoilt += u64::from(is_spoilt(before, play));
    for (_, item) in found.keys() {
        *counts.items.entry(item).or_default() += 1;
    }
}

/// Checks that the sheet, the public tallies and their totals agree.
fn adds_up(seed: u64, view: &View, sheet: &ScoreSheet) {
    for (seat, tally) in (0..).map(Seat).zip(view.scores.as_ref().unwrap()) {
        assert_eq!(sheet.tally(seat), *tally, "seed {seed}: {view}");
        assert_eq!(tally.items().map(|(_, points)| points).sum::<i32>(), tally.total(), "seed {seed}");
        let last = sheet.entries().iter().rev().find(|entry| entry.seat == seat);
        assert_eq!(last.map_or(0, |entry| entry.total), tally.total(), "seed {seed}: {view}");
    }
}

// §10.2–§10.7 Two scorers agree on every take, and §10.11 every sheet adds up.
#[test]
fn the_second_scorer_agrees() {
    let mut counts = Counts::default();
    let mut seed = first_seed(41);
    println!("the second scorer begins with seed {seed}");
    while counts.takes < scaled(TAKES) {
        check_game(seed, &mut counts);
        seed += 1;
    }
    println!("{} takes in {} games, {} of them spoilt: {:?}", counts.takes, counts.games, counts.spoilt, counts.items);
    tally("numero", "takes scored twice", counts.takes);
    assert!(counts.spoilt >= scaled(TAKES) / 3000, "only {} takes left something behind", counts.spoilt);
    for item in [
        "takes",
        "cards",
        "printed",
        "five-cards",
        "six-cards",
        "three-signs",
        "four-signs",
        "four-colours",
        "one-colour",
        "centre-cleared",
    ] {
        let seen = counts.items.get(item).copied().unwrap_or(0);
        assert!(seen >= scaled(TAKES) / 2000, "{item} was seen only {seen} times");
    }
}
