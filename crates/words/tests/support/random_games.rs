//! Random games: every event and every refusal has its complete sentence.

use std::collections::BTreeSet;
use std::fmt::Debug;

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Line, Say, Speaker, try_render};

use super::{Known, Seed, assert_clean, complete, names, scaled, tally, variant_of};

/// A game that can be narrated from its first move to its last.
pub trait Told: Game<Event: Say, Illegal: Say> {
    const NAME: &'static str;

    /// Number of games to play.
    const GAMES: u64;

    /// Clumsy moves, and moves from other positions, tried before each move that is played.
    const TRIES: usize;

    /// Minimum number of kinds of events and of refusals that have to come up.
    const KINDS: (usize, usize);

    /// Returns a table with random house rules and short games.
    fn table(seed: u64, shuffle: &mut Shuffle) -> (Self::Options, u8);

    /// Returns a move that is seldom legal.
    fn clumsy_move(view: &Self::View, shuffle: &mut Shuffle) -> Option<Self::Move>;

    /// Describes the table.
    fn say_table(_view: &Self::View, _you: Seat, _shuffle: &mut Shuffle, _sayings: &mut Sayings) {}

    /// Says everything that has happened since another player had the turn.
    fn say_turn(_events: &[Self::Event], _you: Seat, _sayings: &mut Sayings) {}
}

/// Sets each option with a list of values, other than `but_for`, at random now and then.
pub fn set_house_rules<O: TableOptions>(options: &mut O, but_for: &[&str], shuffle: &mut Shuffle) {
    for spec in O::specs().iter().filter(|spec| !but_for.contains(&spec.name)) {
        if let Allowed::OneOf(values) | Allowed::Numbers { common: values, .. } = spec.allowed
            && shuffle.chance(1, 3)
        {
            let value = shuffle.pick(values).expect("an option has values");
            options.set(spec.name, value).expect("an allowed value");
        }
    }
}

/// Everything said so far.
pub struct Sayings {
    known: Known,
    said: BTreeSet<String>,
    sentences: u64,
}

impl Sayings {
    /// Says a thing in all languages, written and spoken: to a watcher, and to the player if it names players. Equal
    /// things give equal sentences, so each is said once.
    pub fn say(&mut self, you: Option<Seat>, thing: &(impl Say + Debug)) {
        self.once(you, thing, |speaker, known| _ = complete(thing, speaker, known));
    }

    /// Says the lines that `lines` returns for a thing.
    pub fn say_lines(&mut self, you: Option<Seat>, thing: &impl Debug, lines: impl Fn(&Speaker<'_>) -> Vec<Line>) {
        self.once(you, thing, |speaker, _| {
            for line in lines(speaker) {
                let text = try_render(&line, speaker.language).unwrap_or_else(|why| panic!("{line:?}: {why}"));
                assert_clean(&text, &line);
            }
        });
    }

    fn once(&mut self, you: Option<Seat>, thing: &impl Debug, say: impl Fn(&Speaker<'_>, &Known)) {
        if !self.said.insert(format!("{you:?} {thing:?}")) {
            return;
        }
        for names in [None, you].iter().take(1 + usize::from(you.is_some())).map(|you| names().seen_by(*you)) {
            for language in Language::ALL {
                let written = Speaker::new(language, &names);
                for speaker in [written, written.aloud()] {
                    say(&speaker, &self.known);
                    self.sentences += 1;
                }
            }
        }
    }
}

/// Plays random games and says everything that happens in them.
pub fn check_random_games<G: Told>() {
    let mut sayings = Sayings { known: Known::read(), said: BTreeSet::new(), sentences: 0 };
    let (mut events_seen, mut refusals_seen) = (BTreeSet::new(), BTreeSet::new());
    let (mut games, mut moves) = (0, 0);
    let mut elsewhere: Vec<G::Move> = Vec::new();
    for seed in 0..scaled(G::GAMES) {
        let _named = Seed(seed);
        let mut shuffle = Shuffle::from_number(seed);
        let (options, seats) = G::table(seed, &mut shuffle);
        let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else { continue };
        games += 1;
        let mut turn: Vec<G::Event> = Vec::new();
        while let Some(seat) = some_actor(&game, &mut shuffle) {
            G::say_table(&game.view(Viewer::Seat(seat)), seat, &mut shuffle, &mut sayings);
            for number in 0..2 * G::TRIES {
                let any_seat = Seat(u8::try_from(shuffle.below(seats.into())).expect("few seats"));
                let mover = if shuffle.chance(3, 4) { seat } else { any_seat };
                let choice = match number % 2 {
                    0 => G::clumsy_move(&game.view(Viewer::Seat(mover)), &mut shuffle),
                    _ => shuffle.pick(&elsewhere).cloned(),
                };
                if let Some(Err(illegal)) = choice.map(|choice| game.clone().play(mover, &choice, &mut Ignore)) {
                    sayings.say(Some(mover), &illegal);
                    refusals_seen.insert(variant_of(&illegal));
                }
            }
            let before = game.turn().must();
            let choice = game.random_move(seat, &mut shuffle);
            let mut events: Vec<G::Event> = Vec::new();
            match game.play(seat, &choice, &mut events) {
                Ok(()) => moves += 1,
                // A player may hold the right to act without holding a card that can use it.
                Err(illegal) => {
                    assert!(!before.contains(seat), "{choice}: {illegal:?}");
                    sayings.say(Some(seat), &illegal);
                    continue;
                }
            }
            elsewhere.push(choice);
            for event in &events {
                sayings.say(Some(seat), event);
                events_seen.insert(variant_of(event));
            }
            turn.extend(events);
            if game.turn().must() != before {
                G::say_turn(&std::mem::take(&mut turn), seat, &mut sayings);
            }
        }
    }
    tally(G::NAME, "games put into words", games);
    tally(G::NAME, "moves put into words", moves);
    tally(G::NAME, "different sentences about them", sayings.sentences);
    tally(G::NAME, "kinds of events put into words", events_seen.len() as u64);
    tally(G::NAME, "kinds of refusals put into words", refusals_seen.len() as u64);
    assert!(
        events_seen.len() >= G::KINDS.0 && refusals_seen.len() >= G::KINDS.1,
        "{} kinds of events: {events_seen:?}; {} of refusals: {refusals_seen:?}",
        events_seen.len(),
        refusals_seen.len()
    );
}

/// Picks a seat that must act more often than one that merely may.
fn some_actor<G: Game>(game: &G, shuffle: &mut Shuffle) -> Option<Seat> {
    let must: Vec<Seat> = game.turn().must().iter().collect();
    let all: Vec<Seat> = game.turn().can_act().iter().collect();
    let among = if shuffle.chance(3, 4) && !must.is_empty() { must } else { all };
    shuffle.pick(&among).copied()
}
