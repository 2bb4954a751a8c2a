//! The leak law on frames: a viewer who cannot tell two worlds apart is sent the same bytes in both, and so the same
//! sizes, up to the first fact that the rulebook reveals.

use reckon_protocol::MadeBy;
use reckon_records::CommittedSeed;
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::laws::{Common, LONG_PAIR, Lawful, Pair, random_table};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Names, Speaker};

use crate::games::TableGame;
use crate::round::{Draft, Reader, Round, Times};
use crate::table::Frame;

/// Moves after which a pair of worlds is abandoned.
const LONGEST: u32 = 40;
/// Upper bound on pairs per game.
const PAIRS_OF_A_GAME: u32 = 8;

/// Amount of checking done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tried {
    pub pairs: u64,
    /// Pairs that ran long enough for a leak to show.
    pub long_pairs: u64,
    /// Frames compared, each with its twin.
    pub frames: u64,
}

impl Tried {
    pub fn add(&mut self, other: Tried) {
        self.pairs += other.pairs;
        self.long_pairs += other.long_pairs;
        self.frames += other.frames;
    }
}

/// Plays a random game and checks pairs of worlds along the way. The error names the leak and the seed.
pub fn check_frames<G: TableGame + Lawful>(seed: u64) -> Result<Tried, String> {
    let (options, seats) = random_table::<G::Options>(seed, G::SEATS);
    let mut shuffle = Shuffle::from_number(seed);
    let mut tried = Tried::default();
    let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else { return Ok(tried) };
    let mut moves = 0_u32;
    let mut next_pair = shuffle.below(4);
    while let Some(seat) = some_actor(&game, &mut shuffle) {
        if moves == next_pair && tried.pairs < PAIRS_OF_A_GAME.into() {
            next_pair += 1 + shuffle.below(12);
            check_pair(&game, seats, &mut shuffle, &mut tried).map_err(|what| format!("seed {seed}: {what}"))?;
        }
        let choice = game.random_move(seat, &mut shuffle);
        if game.play(seat, &choice, &mut reckon_rules::game::Ignore).is_err() && game.turn().must().contains(seat) {
            return Err(format!("seed {seed}: a random move was refused"));
        }
        moves += 1;
    }
    Ok(tried)
}

fn some_actor<G: Game>(game: &G, shuffle: &mut Shuffle) -> Option<Seat> {
    let must: Vec<Seat> = game.turn().must().iter().collect();
    let all: Vec<Seat> = game.turn().can_act().iter().collect();
    let among = if shuffle.chance(3, 4) && !must.is_empty() { must } else { all };
    shuffle.pick(&among).copied()
}

fn check_pair<G: TableGame + Lawful>(
    game: &G,
    seats: u8,
    shuffle: &mut Shuffle,
    tried: &mut Tried,
) -> Result<(), String> {
    let viewer = match shuffle.below(u32::from(seats) + 1) {
        seat if seat < u32::from(seats) => Viewer::Seat(Seat(u8::try_from(seat).unwrap_or_default())),
        _ => Viewer::Watcher,
    };
    let there = match shuffle.chance(1, 2) {
        true => G::imagine(&game.view(viewer), shuffle).ok(),
        false => game.nearby(viewer, shuffle),
    };
    let Some(there) = there.filter(|there| there != game) else { return Ok(()) };
    let pair = Pair { viewer, here: game.clone(), there };
    let mut frames = 0;
    let length = pair.nothing_leaks_from(LONGEST, shuffle, |before, common| {
        frames += 2 * Language::ALL.len() as u64;
        same_frames(before, common, seats)
    })?;
    tried.add(Tried { pairs: 1, long_pairs: u64::from(length >= LONG_PAIR), frames });
    Ok(())
}

/// Plays the move in both worlds as a table does, and compares the viewer's frames.
fn same_frames<G: TableGame>(before: &Pair<G>, common: &Common<G::Move>, seats: u8) -> Result<(), String> {
    let lot = || CommittedSeed::new([7; 32], vec![[9; 32]; usize::from(seats)]);
    let mut here = Round::of(before.here.clone(), seats, 1, lot());
    let mut there = Round::of(before.there.clone(), seats, 1, lot());
    for (round, choice) in [(&mut here, &common.here), (&mut there, &common.there)] {
        let attempt =
            round.attempt(common.seat, choice.clone()).map_err(|_| "a common move was refused".to_string())?;
        round.accept(attempt, MadeBy::Player);
    }
    arrange(&mut here, before.viewer, "0");
    arrange(&mut there, before.viewer, "1*1/2");
    // At the end everything is shown, so everything may differ.
    if here.is_over() || there.is_over() {
        return Ok(());
    }
    let names = Names::new((0..seats).map(|seat| format!("animal {seat}")).collect());
    for language in Language::ALL {
        for has in [Some(0), None] {
            // With `aloud`, a frame contains the spoken text as well as the written one.
            let reader = Reader { viewer: before.viewer, language, has, aloud: true, is_new: true };
            let frame = |round: &Round<G>| Frame::of(&round.update(reader, &names, Times::default())).text;
            let (here, there) = (frame(&here), frame(&there));
            if here != there {
                let sizes = format!("{} and {} bytes", here.len(), there.len());
                return Err(format!("{:?} is sent different frames ({sizes}): {here} and {there}", before.viewer));
            }
        }
        // Replies about drafts depend on the player's view alone; so do refusals.
        if let Viewer::Seat(seat) = before.viewer {
            let names = names.seen_by(Some(seat));
            let speaker = Speaker::new(language, &names);
            let refusal = |game: &G| {
                let mut game = game.clone();
                let own = if common.seat == seat { &common.here } else { &common.there };
                game.play(seat, own, &mut reckon_rules::game::Ignore)
                    .err()
                    .map(|why| [speaker, speaker.aloud()].map(|speaker| speaker.tell(&why)))
            };
            if refusal(here.game()) != refusal(there.game()) {
                return Err(format!("{:?} is refused the same move with different words", before.viewer));
            }
            let shown = |game: &G| G::preview(&game.view(before.viewer), &G::Draft::default());
            if shown(here.game()) != shown(there.game()) {
                return Err(format!("{:?} is told different things of the same taps", before.viewer));
            }
        }
    }
    Ok(())
}

/// Sets drafts that differ between the two worlds, except for the viewer's own.
fn arrange<G: TableGame>(round: &mut Round<G>, viewer: Viewer, others: &str) {
    let (v, seats) = (round.v(), round.seats().collect::<Vec<Seat>>());
    for seat in seats {
        let text = if viewer == Viewer::Seat(seat) { "?" } else { others };
        round.keep_draft(seat, Draft { text: text.to_string(), v });
    }
}

#[cfg(test)]
mod tests {
    use reckon_rules::numberloor::Numberloor;
    use reckon_rules::numenko::Numenko;
    use reckon_rules::options::TableOptions;

    use super::*;

    /// A draft is sent to its own seat only: no other frame contains it.
    #[test]
    fn a_draft_is_in_its_own_seats_frame_only() {
        let options = TableOptions::from_line("preset=quick").expect("it is a preset");
        let game = Numenko::deal(&options, 3, &mut Shuffle::from_number(5)).expect("three can play");
        let mut round = Round::of(game, 3, 1, CommittedSeed::new([7; 32], vec![[9; 32]; 3]));
        let names = Names::new(vec![String::new(); 3]);
        let sent = |round: &Round<Numenko>, viewer, is_new| {
            let reader = Reader { viewer, language: Language::English, has: None, aloud: true, is_new };
            Frame::of(&round.update(reader, &names, Times::default())).text
        };
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Watcher];
        let before = viewers.map(|viewer| sent(&round, viewer, true));
        round.keep_draft(Seat(1), Draft { text: "?".to_string(), v: 0 });
        let after = viewers.map(|viewer| sent(&round, viewer, true));
        let changed: Vec<bool> = before.iter().zip(&after).map(|(before, after)| before != after).collect();
        assert_eq!(changed, [false, true, false, false]);
        assert_eq!(sent(&round, viewers[1], false), before[1], "a client that has it is not sent it again");
    }

    /// Two worlds that only the first seat cannot tell apart look different to somebody else.
    #[test]
    fn a_frame_that_leaks_is_found() {
        let mut shuffle = Shuffle::from_number(5);
        let options = TableOptions::from_line("preset=advanced").expect("it is a preset");
        let here = Numberloor::deal(&options, 3, &mut shuffle).expect("three can play");
        let there = here.nearby(Viewer::Seat(Seat(0)), &mut shuffle).expect("others hold other cards");
        let seat = here.turn().must().iter().next().expect("somebody begins");
        let choice = here.random_move(seat, &mut shuffle);
        let common = Common { seat, here: choice.clone(), there: choice };
        let pair = |viewer| Pair { viewer: Viewer::Seat(Seat(viewer)), here: here.clone(), there: there.clone() };
        let told: Vec<bool> = (0..3).map(|viewer| same_frames(&pair(viewer), &common, 3).is_err()).collect();
        assert!(!told[0], "the first seat is sent the same frames");
        assert!(told[1] || told[2], "another seat sees a different hand");
    }
}
