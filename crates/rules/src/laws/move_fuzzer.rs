//! Moves that somebody might try: stale ones, other players', ones from other games, and texts with parts
//! in the wrong place. Most of them are refused.

use super::{Breach, Checks, Law, LawResult, Lawful};
use crate::game::{Game, Ignore, Seat, Viewer};
use crate::shuffle::Shuffle;

/// Number of moves borrowed from another game.
const FOREIGN: usize = 12;

/// Odds of using an open right while a seat must act: one in this many.
const RIGHT_ONE_IN: u32 = 6;

pub(super) struct MoveFuzzer<G: Game> {
    /// Moves from another game at a table with the same options.
    foreign: Vec<G::Move>,
    seats: u8,
}

impl<G: Lawful> MoveFuzzer<G> {
    pub fn new(options: &G::Options, seats: u8, shuffle: &mut Shuffle) -> MoveFuzzer<G> {
        let mut foreign = Vec::new();
        if let Ok(mut game) = G::deal(options, seats, shuffle) {
            while foreign.len() < FOREIGN
                && let Some(seat) = random_actor(&game, shuffle)
            {
                let choice = game.random_move(seat, shuffle);
                if game.play(seat, &choice, &mut Ignore).is_err() {
                    break;
                }
                foreign.push(choice);
            }
        }
        MoveFuzzer { foreign, seats }
    }

    /// Returns a move and the seat that tries it, possibly one that does not exist; `None` if no move was found.
    pub fn for_anybody(
        &self,
        game: &G,
        earlier: &[(Seat, G::Move)],
        shuffle: &mut Shuffle,
        checks: &mut Checks,
    ) -> Result<Option<(Seat, G::Move)>, Breach> {
        let actors: Vec<Seat> = game.turn().can_act().iter().collect();
        let anybody = Seat(below(shuffle, self.seats + 1));
        let seat = match shuffle.pick(&actors) {
            Some(actor) if shuffle.chance(3, 4) => *actor,
            _ => anybody,
        };
        Ok(self.for_seat(game, seat, earlier, shuffle, checks)?.map(|choice| (seat, choice)))
    }

    /// Returns a move for one seat to try.
    pub fn for_seat(
        &self,
        game: &G,
        seat: Seat,
        earlier: &[(Seat, G::Move)],
        shuffle: &mut Shuffle,
        checks: &mut Checks,
    ) -> Result<Option<G::Move>, Breach> {
        match shuffle.below(8) {
            0 => Ok(shuffle.pick(earlier).map(|(_, choice)| choice.clone())),
            1 => Ok(shuffle.pick(&self.foreign).cloned()),
            2 => Ok(move_of_another_world(game, shuffle)),
            3 => Ok(random_actor(game, shuffle).map(|actor| game.random_move(actor, shuffle))),
            _ => {
                let Some(first) = self.something_said(game, seat, earlier, shuffle) else { return Ok(None) };
                let Some(second) = self.something_said(game, seat, earlier, shuffle) else { return Ok(None) };
                let text = garble(&first.to_string(), &second.to_string(), shuffle);
                let Ok(choice) = text.parse::<G::Move>() else { return Ok(None) };
                notation_round_trips::<G>(&choice, checks)?;
                Ok(Some(choice))
            }
        }
    }

    fn something_said(
        &self,
        game: &G,
        seat: Seat,
        earlier: &[(Seat, G::Move)],
        shuffle: &mut Shuffle,
    ) -> Option<G::Move> {
        if game.turn().can_act().contains(seat) && shuffle.chance(1, 2) {
            return Some(game.random_move(seat, shuffle));
        }
        if shuffle.chance(1, 2) {
            return shuffle.pick(earlier).map(|(_, choice)| choice.clone());
        }
        shuffle.pick(&self.foreign).cloned()
    }
}

/// Returns a move that would be legal if the hands were different.
fn move_of_another_world<G: Lawful>(game: &G, shuffle: &mut Shuffle) -> Option<G::Move> {
    let world = G::imagine(&game.view(Viewer::Watcher), shuffle).ok()?;
    let actor = random_actor(&world, shuffle)?;
    Some(world.random_move(actor, shuffle))
}

fn below(shuffle: &mut Shuffle, n: u8) -> u8 {
    u8::try_from(shuffle.below(u32::from(n))).expect("it is below n, which is a u8")
}

/// Picks a seat that can act and has something to act with. A seat that must act is more likely, so that
/// open rights are sometimes used and sometimes lapse.
pub(super) fn random_actor<G: Lawful>(game: &G, shuffle: &mut Shuffle) -> Option<Seat> {
    let turn = game.turn();
    let is_must = |seat: &Seat| turn.must().contains(*seat);
    let (must, may): (Vec<Seat>, Vec<Seat>) =
        turn.can_act().iter().filter(|seat| is_must(seat) || game.can_use_right(*seat)).partition(is_must);
    let right = !may.is_empty() && (must.is_empty() || shuffle.chance(1, RIGHT_ONE_IN));
    shuffle.pick(if right { &may } else { &must }).copied()
}

/// Checks that a move written down reads back the same.
pub(super) fn notation_round_trips<G: Game>(choice: &G::Move, checks: &mut Checks) -> LawResult {
    checks.count(Law::NotationRoundTrips);
    let text = choice.to_string();
    match text.parse::<G::Move>() {
        Ok(again) if again == *choice => Ok(()),
        Ok(again) => {
            Err(Breach::of(Law::NotationRoundTrips, format!("{choice:?} is written '{text}', read {again:?}")))
        }
        Err(error) => Err(Breach::of(Law::NotationRoundTrips, format!("{choice:?} is written '{text}': {error:?}"))),
    }
}

/// Puts parts of a text in the wrong place: words and signs, or whole items of a list.
fn garble(text: &str, other: &str, shuffle: &mut Shuffle) -> String {
    const BETWEEN: [&str; 4] = ["; ", ", ", " + ", " "];
    let between = shuffle.pick(&BETWEEN).filter(|between| text.contains(**between));
    let split = |text| match between {
        Some(between) => str::split(text, *between).collect(),
        None => words_and_signs(text),
    };
    let mut parts = split(text);
    let others = split(other);
    for _ in 0..=shuffle.below(2) {
        let any = |shuffle: &mut Shuffle| {
            let count = u32::try_from(parts.len()).expect("a move is short");
            usize::try_from(shuffle.below(count)).expect("an index into a short list")
        };
        if parts.is_empty() {
            break;
        }
        let (here, there) = (any(shuffle), any(shuffle));
        let borrowed = shuffle.pick(&others).copied().unwrap_or_default();
        match shuffle.below(6) {
            0 | 1 => parts.swap(here, there),
            2 => parts[here] = borrowed,
            3 => parts.insert(here, borrowed),
            4 => parts.insert(here, parts[there]),
            _ => {
                parts.remove(here);
            }
        }
    }
    parts.join(between.copied().unwrap_or_default())
}

/// Splits `take 9b: 10r-2` into `take`, a space, `9`, `b`, `:`, and so on.
fn words_and_signs(text: &str) -> Vec<&str> {
    let kind = |c: char| match c {
        '0'..='9' => 0,
        'a'..='z' | 'A'..='Z' => 1,
        _ => 2,
    };
    let mut parts = Vec::new();
    let mut start = 0;
    let mut last = None;
    for (place, c) in text.char_indices() {
        if last.is_some_and(|last| last != kind(c) || last == 2) {
            parts.push(&text[start..place]);
            start = place;
        }
        last = Some(kind(c));
    }
    parts.push(&text[start..]);
    parts
}
