//! Games played at random: everything that happens and every refusal has its whole sentence.

mod common;

use std::collections::BTreeSet;

use common::{Known, complete, names, variant_of};
use reckon_rules::game::{Game, Ignore, Viewer};
use reckon_rules::numero::options::Options;
use reckon_rules::numero::view::{Lying, View};
use reckon_rules::numero::{Card, Event, Face, Move, Numero};
use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Names, Speaker};

const GAMES: u64 = 200;

/// How many moves of other moments, and how many clumsy ones, are tried at each turn.
const TRIES: usize = 6;

/// A level and, now and then, other house rules.
fn options(seed: u64, shuffle: &mut Shuffle) -> Options {
    let presets = Options::presets();
    let preset = presets[usize::try_from(seed).expect("small") % presets.len()];
    let mut options = Options::preset(preset).expect("a preset");
    for spec in Options::specs().iter().filter(|spec| spec.paragraph != "1.5" && spec.name != "first-dealer") {
        if let Allowed::OneOf(values) = spec.allowed
            && shuffle.chance(1, 3)
        {
            let value = shuffle.pick(values).expect("an option has values");
            options.set(spec.name, value).expect("an allowed value");
        }
    }
    options
}

/// A few piles of the centre, wild cards on them, and a number card that seldom fits.
fn clumsy_move(view: &View, shuffle: &mut Shuffle) -> Option<Move> {
    let (wilds, numbers): (Vec<Card>, Vec<Card>) = view.own_hand().iter().partition(|card| card.is_wild());
    let mut piles: Vec<String> = Vec::new();
    let mut centre_wilds: Vec<Card> = Vec::new();
    for lying in &view.centre {
        match lying {
            Lying::Card(card) if card.is_wild() => centre_wilds.push(*card),
            Lying::Card(card) => piles.push(card.to_string()),
            Lying::Build { name, value, .. } => piles.push(format!("{value}#{}", name.0)),
        }
    }
    shuffle.shuffle(&mut piles);
    piles.truncate(1 + usize::try_from(shuffle.below(3)).ok()?);
    let mut wilds: Vec<String> = wilds.into_iter().map(|card| format!(" {}", attached(card))).collect();
    wilds.extend(centre_wilds.into_iter().map(|card| format!("[{}]", attached(card))));
    shuffle.shuffle(&mut wilds);
    let mut sum = String::new();
    for pile in piles {
        sum = if sum.is_empty() { pile } else { format!("{sum} + {pile}") };
        while shuffle.chance(1, 3)
            && let Some(wild) = wilds.pop()
        {
            sum = if shuffle.chance(1, 2) { format!("({sum}){wild}") } else { sum + &wild };
        }
    }
    let (number, value) = (shuffle.pick(&numbers)?, 1 + shuffle.below(15));
    let text = match shuffle.below(4) {
        0 => format!("build {value}: {sum}; discard {number}"),
        1 => format!("build {value}: {sum} + {number}"),
        2 => format!("discard {number}; discard {number}"),
        _ => format!("take {number}: {sum}"),
    };
    text.parse().ok()
}

/// A wild card as a sum has it.
fn attached(card: Card) -> String {
    match card.face {
        Face::Part(_) => format!("*{card}"),
        _ => card.to_string(),
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "says what was covered")]
fn whatever_happens_can_be_said() {
    let known = Known::read();
    let mut strange: Vec<Move> = Vec::new();
    let mut seen = BTreeSet::new();
    let mut sentences = 0_u32;
    for seed in 0..GAMES {
        // Shown only when the test fails: the game to look at is the last one named.
        println!("seed {seed}");
        let mut shuffle = Shuffle::from_number(seed);
        let seats = 1 + u8::try_from(seed / 8 % 4).expect("small");
        let Ok(mut game) = Numero::deal(&options(seed, &mut shuffle), seats, &mut shuffle) else {
            continue;
        };
        let everybody = names();
        let mut say = |event_names: &Names, what: &dyn Fn(&Speaker<'_>) -> String| {
            for language in Language::ALL {
                let speaker = Speaker::new(language, event_names);
                for speaker in [speaker, speaker.aloud()] {
                    what(&speaker);
                    sentences += 1;
                }
            }
        };
        while let Some(seat) = game.turn().must().iter().next() {
            let names = everybody.seen_by(Some(seat));
            let view = game.view(Viewer::Seat(seat));
            let mut tries: Vec<Move> = (0..TRIES).filter_map(|_| clumsy_move(&view, &mut shuffle)).collect();
            tries.extend((0..TRIES).filter_map(|_| shuffle.pick(&strange).cloned()));
            for choice in &tries {
                let mover = if shuffle.chance(1, 20) { seat.left(seats) } else { seat };
                if let Err(illegal) = game.clone().play(mover, choice, &mut Ignore) {
                    say(&names, &|speaker| complete(&illegal, speaker, &known));
                    seen.insert(variant_of(&illegal));
                }
            }
            for lying in view.centre.iter().take(2) {
                say(&names, &|speaker| complete(lying, speaker, &known));
            }
            let choice = game.random_move(seat, &mut shuffle);
            let mut events: Vec<Event> = Vec::new();
            game.play(seat, &choice, &mut events)
                .unwrap_or_else(|illegal| panic!("seed {seed}: {choice}: {illegal:?}"));
            strange.push(choice);
            for event in &events {
                say(&names, &|speaker| complete(event, speaker, &known));
                say(&everybody, &|speaker| complete(event, speaker, &known));
                seen.insert(variant_of(event));
            }
        }
    }
    println!("seeds 0 to {}: {sentences} sentences about {seen:?}", GAMES - 1);
    assert!(sentences > 10_000 && seen.len() > 38, "{sentences} sentences about {seen:?}");
}
