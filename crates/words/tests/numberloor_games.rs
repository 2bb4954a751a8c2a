//! Games of Numberloor played at random: all that happens, every refusal, the open cards and whole
//! turns have their whole sentences.

mod common;

use std::collections::BTreeSet;

use common::{Known, assert_clean, complete, names, variant_of};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numberloor::{Card, Event, Illegal, Move, Numberloor, Open, Options, Side, View};
use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Line, Speaker, numberloor, try_render};

const GAMES: u64 = 60;

/// How many moves of other moments, and how many clumsy ones, are tried at each turn.
const TRIES: usize = 4;

/// A version and, now and then, other house rules.
fn options(seed: u64, shuffle: &mut Shuffle) -> Options {
    let presets = Options::presets();
    let preset = presets[usize::try_from(seed).expect("small") % presets.len()];
    let mut options = Options::preset(preset).expect("a preset");
    for spec in Options::specs().iter().filter(|spec| !["version", "youngest"].contains(&spec.name)) {
        if let Allowed::OneOf(values) = spec.allowed
            && shuffle.chance(1, 3)
        {
            let value = shuffle.pick(values).expect("an option has values");
            options.set(spec.name, value).expect("an allowed value");
        }
    }
    options.set("turn-limit", "12").expect("an allowed value");
    options
}

/// Cards of the hand that seldom go, in all the ways in which cards can be laid.
fn clumsy_move(view: &View, shuffle: &mut Shuffle) -> Option<Move> {
    let mut hand = view.own_hand().to_vec();
    shuffle.shuffle(&mut hand);
    let (levels, balloons): (Vec<Card>, Vec<Card>) = hand.into_iter().partition(|card| card.is_level());
    let level = shuffle.pick(&levels)?;
    let balloon = balloons.first().map(|card| format!("{card} ")).unwrap_or_default();
    let text = match shuffle.below(8) {
        0 => "draw".to_string(),
        1 => "pass".to_string(),
        2 => format!("end {balloon}"),
        3 => format!("{level} {balloon}"),
        4 => format!("night {level} after {}", view.race.0),
        5 => format!("{level} left"),
        6 => format!("{level}"),
        _ => format!("{balloon}{level}"),
    };
    text.parse().ok()
}

/// What was tried, and what has been said.
struct Told {
    known: Known,
    sentences: u32,
    seen: BTreeSet<String>,
}

impl Told {
    /// In both languages and both manners, to whoever sits there and to a watcher.
    fn each(&mut self, you: Seat, what: impl Fn(&Speaker<'_>, &Known)) {
        for names in [names(), names().seen_by(Some(you))] {
            for language in Language::ALL {
                let speaker = Speaker::new(language, &names);
                for speaker in [speaker, speaker.aloud()] {
                    what(&speaker, &self.known);
                    self.sentences += 1;
                }
            }
        }
    }

    fn refusal(&mut self, you: Seat, illegal: &Illegal) {
        self.each(you, |speaker, known| _ = complete(illegal, speaker, known));
        self.seen.insert(variant_of(illegal));
    }

    fn event(&mut self, you: Seat, event: &Event) {
        self.each(you, |speaker, known| _ = complete(event, speaker, known));
        self.seen.insert(variant_of(event));
    }

    fn turn(&mut self, you: Seat, events: &[Event]) {
        self.each(you, |speaker, _| {
            let lines = numberloor::turn(events, speaker);
            assert!(!lines.is_empty() || events.is_empty(), "nothing about {events:?}");
            lines.iter().for_each(|line| check(line, speaker));
        });
    }

    fn open(&mut self, you: Seat, view: &View) {
        self.each(you, |speaker, _| {
            check(&numberloor::open_cards(view, speaker), speaker);
            let sides = match view.open {
                Open::Pair { .. } => vec![None],
                Open::Stacks { .. } => Side::BOTH.map(Some).to_vec(),
            };
            sides.into_iter().for_each(|side| check(&numberloor::goes(view, side, speaker), speaker));
        });
    }
}

fn check(line: &Line, speaker: &Speaker<'_>) {
    let text = try_render(line, speaker.language).unwrap_or_else(|missing| panic!("{line:?}: {missing}"));
    assert_clean(&text, line);
}

#[test]
#[expect(clippy::print_stdout, reason = "says what was covered")]
fn whatever_happens_can_be_said() {
    let mut told = Told { known: Known::read(), sentences: 0, seen: BTreeSet::new() };
    let mut strange: Vec<Move> = Vec::new();
    for seed in 0..GAMES {
        // Shown only when the test fails: the game to look at is the last one named.
        println!("seed {seed}");
        let mut shuffle = Shuffle::from_number(seed);
        let options = options(seed, &mut shuffle);
        let seats = 2 + u8::try_from(shuffle.below(4)).expect("small");
        let mut game = Numberloor::deal(&options, seats, &mut shuffle).expect("a table");
        let mut turn: Vec<Event> = Vec::new();
        while let Some(seat) = game.turn().must().iter().next() {
            let view = game.view(Viewer::Seat(seat));
            told.open(seat, &view);
            let mut tries: Vec<Move> = (0..TRIES).filter_map(|_| clumsy_move(&view, &mut shuffle)).collect();
            tries.extend((0..TRIES).filter_map(|_| shuffle.pick(&strange).cloned()));
            for choice in &tries {
                let mover = if shuffle.chance(1, 4) { seat.left(seats) } else { seat };
                if let Err(illegal) = game.clone().play(mover, choice, &mut Ignore) {
                    told.refusal(mover, &illegal);
                }
            }
            // Now and then somebody else lays a Night card.
            let others = game.turn().can_act().without(seat);
            let mut night: Option<(Seat, Move)> = None;
            for other in others.iter() {
                let choice = game.random_move(other, &mut shuffle);
                if game.clone().play(other, &choice, &mut Ignore).is_ok() && shuffle.chance(1, 4) {
                    night = Some((other, choice));
                }
            }
            let (mover, choice) = night.unwrap_or_else(|| (seat, game.random_move(seat, &mut shuffle)));
            let mut events: Vec<Event> = Vec::new();
            game.play(mover, &choice, &mut events).unwrap_or_else(|illegal| panic!("{choice}: {illegal:?}"));
            strange.push(choice);
            events.iter().for_each(|event| told.event(mover, event));
            turn.extend(events);
            if game.turn().must().iter().next() != Some(mover) {
                told.turn(mover, &std::mem::take(&mut turn));
            }
        }
    }
    let Told { sentences, seen, .. } = told;
    println!("seeds 0 to {}: {sentences} sentences about {seen:?}", GAMES - 1);
    assert!(sentences > 10_000 && seen.len() > 32, "{sentences} sentences about {} things: {seen:?}", seen.len());
}
