//! One random game, checked against every law.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::basis::Memory;
use super::judgement::{a_move_is_judged_by_what_its_player_sees, reading_agrees_with_play};
use super::leak::Pair;
use super::move_fuzzer::{MoveFuzzer, notation_round_trips, random_actor};
use super::refusal::Trial;
use super::report::{Broken, Report, options_text};
use super::worlds::{
    an_imagined_game_looks_the_same, an_imagined_game_plays_on, basis_is_public, pieces_are_conserved,
    position_round_trips, who_can_act_is_public,
};
use super::{Breach, Law, LawResult, Lawful, Thoroughness, Witness, sorted_inventory, viewers};
use crate::game::{Ignore, Seat, Viewer};
use crate::shuffle::{Seed, Shuffle};

/// Plays one random game and checks every law on it. Seats that can act at the same time act in random order.
///
/// A table that cannot be opened is counted but is not a game. A panic is a broken law like any
/// other, so that its game can be reproduced. The witness sees every move that is tried from a view.
pub fn check_game<G: Lawful>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    thoroughness: &Thoroughness,
    witness: Option<Witness<G>>,
) -> Result<Report, Box<Broken>> {
    let mut moves = Vec::new();
    let run = catch_unwind(AssertUnwindSafe(|| run::<G>(options, seats, seed, thoroughness, witness, &mut moves)));
    let breach = match run {
        Ok(Ok(mut report)) => {
            report.checks.count(Law::NothingPanics);
            return Ok(report);
        }
        Ok(Err(breach)) => breach,
        Err(panic) => Breach::of(Law::NothingPanics, panic_text(panic.as_ref())),
    };
    Err(Box::new(Broken {
        law: breach.law,
        what: breach.what,
        seed,
        seats,
        options: options_text(options),
        step: moves.len(),
        moves: moves.iter().map(|(seat, choice)| (*seat, choice.to_string())).collect(),
    }))
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("a panic without words").to_string()
}

/// Returns the stream that the laws draw from, separate from the one that deals.
fn own_stream(seed: u64) -> Shuffle {
    let mut bytes = *Seed::from_number(seed).as_bytes();
    bytes[8..12].copy_from_slice(b"laws");
    Shuffle::new(&Seed::from_bytes(bytes))
}

/// Odds of playing under an older revision of the rules, if there is one: one in this many.
const OLDER_ONE_IN: u64 = 4;

/// Returns the revision of the rules that the game with this seed is played under.
fn revision_of<G: Lawful>(seed: u64) -> u32 {
    let older = G::REVISION - 1;
    if older == 0 || !seed.is_multiple_of(OLDER_ONE_IN) {
        return G::REVISION;
    }
    1 + u32::try_from(seed / OLDER_ONE_IN % u64::from(older)).expect("there are few revisions")
}

struct LawRun<'a, G: Lawful> {
    game: G,
    /// Every piece in the game, sorted.
    pieces: Vec<G::Piece>,
    seats: u8,
    thoroughness: &'a Thoroughness,
    witness: Option<Witness<G>>,
    shuffle: Shuffle,
    tries: MoveFuzzer<G>,
    moves: &'a mut Vec<(Seat, G::Move)>,
    report: Report,
}

fn run<G: Lawful>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    thoroughness: &Thoroughness,
    witness: Option<Witness<G>>,
    moves: &mut Vec<(Seat, G::Move)>,
) -> Result<Report, Breach> {
    let Ok(game) = G::deal_under(revision_of::<G>(seed), options, seats, &mut Shuffle::from_number(seed)) else {
        return Ok(Report { refused_tables: 1, ..Report::default() });
    };
    if game.revision() != revision_of::<G>(seed) {
        let what = format!("dealt under revision {}, it says {}", revision_of::<G>(seed), game.revision());
        return Err(Breach::of(Law::ARecordReplaysToTheSameState, what));
    }
    let mut shuffle = own_stream(seed);
    let tries = MoveFuzzer::new(options, seats, &mut shuffle);
    let most = game.most_moves();
    let pieces = sorted_inventory(&game);
    let mut memory = Memory::new(seats);
    let mut run =
        LawRun { game, pieces, seats, thoroughness, witness, shuffle, tries, moves, report: Report::default() };
    loop {
        memory.basis_follows_what_moves_refer_to(&run.game, &mut run.report.checks)?;
        let next = run.check_moment()?;
        let Some((seat, choice)) = next else { break };
        if run.moves.len() as u64 >= u64::from(most) {
            return Err(Breach::of(Law::EveryGameEnds, format!("it has not ended after {most} moves")));
        }
        run.moves.push((seat, choice));
        let (seat, choice) = run.moves.last().expect("it was just pushed");
        run.game.play(*seat, choice, &mut Vec::new()).map_err(|illegal| {
            Breach::of(Law::ARandomMoveIsLegal, format!("'{choice}' of seat {seat} is refused: {illegal:?}"))
        })?;
        pieces_are_conserved(&run.game, &run.pieces, &mut run.report.checks)?;
    }
    run.report.checks.count(Law::EveryGameEnds);
    if run.game.turn().outcome().is_none() {
        return Err(Breach::of(Law::EveryGameEnds, "nobody can act, and it is not over"));
    }
    run.report.checks.count(Law::ARecordReplaysToTheSameState);
    a_record_replays_to_the_same_state::<G>(options, seats, seed, run.moves, &run.game)?;
    run.report.games = 1;
    run.report.moves = run.moves.len() as u64;
    Ok(run.report)
}

/// Checks that options, seats, seed and the moves as text give the same game, down to its
/// secrets, even when its events are ignored.
fn a_record_replays_to_the_same_state<G: Lawful>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    moves: &[(Seat, G::Move)],
    end: &G,
) -> LawResult {
    let breach = |what: String| Breach::of(Law::ARecordReplaysToTheSameState, what);
    let mut again = G::deal_under(end.revision(), options, seats, &mut Shuffle::from_number(seed))
        .map_err(|bad| breach(format!("the table cannot be opened again: {bad:?}")))?;
    for (seat, choice) in moves {
        let choice: G::Move =
            choice.to_string().parse().map_err(|error| breach(format!("'{choice}' cannot be read: {error:?}")))?;
        again
            .play(*seat, &choice, &mut Ignore)
            .map_err(|illegal| breach(format!("'{choice}' of seat {seat} is refused the second time: {illegal:?}")))?;
    }
    if again == *end {
        return Ok(());
    }
    Err(breach(format!("it ended as {end:?}\nand then as {again:?}")))
}

impl<G: Lawful> LawRun<'_, G> {
    /// Runs every check on the game's current state and returns the next move, unless the game is over.
    fn check_moment(&mut self) -> Result<Option<(Seat, G::Move)>, Breach> {
        let turn = self.game.turn();
        let mut trial = Trial::new(&self.game, self.seats);
        trial.absent_is_legal_for_those_who_must(&mut self.report)?;

        let mut choices: Vec<(Seat, G::Move)> = Vec::new();
        for seat in turn.can_act().iter() {
            if turn.must().contains(seat) || self.game.can_use_right(seat) {
                let choice = self.game.random_move(seat, &mut self.shuffle);
                trial.a_random_move_is_legal(seat, &choice, &mut self.report)?;
                choices.push((seat, choice));
            }
        }
        let actor = random_actor(&self.game, &mut self.shuffle);
        let next = choices.into_iter().find(|(seat, _)| Some(*seat) == actor);
        let said = next.as_ref().or(self.moves.last());
        if let Some((_, choice)) = said {
            trial.who_cannot_act_is_refused(choice, &mut self.report)?;
        }
        for _ in 0..self.thoroughness.tries {
            let tried = self.tries.for_anybody(&self.game, self.moves, &mut self.shuffle, &mut self.report.checks)?;
            if let Some((seat, choice)) = tried {
                let result = trial.a_refused_move_changes_nothing(seat, &choice, &mut self.report)?;
                if !turn.can_act().contains(seat) {
                    self.report.checks.count(Law::WhoCannotActIsRefused);
                    if result.is_ok() {
                        return Err(Breach::of(Law::WhoCannotActIsRefused, format!("'{choice}' by seat {seat}")));
                    }
                }
            }
        }
        if self.shuffle.chance(1, self.thoroughness.worlds_one_in) {
            self.check_worlds()?;
        }
        if next.is_some() && self.shuffle.chance(1, self.thoroughness.pairs_one_in) {
            self.check_pairs()?;
        }
        Ok(next)
    }

    fn check_worlds(&mut self) -> LawResult {
        // Playing out every viewer's imagined world would take longer than the game.
        let is_full = self.thoroughness.worlds_one_in == 1;
        let played_on = self.any_viewer();
        for viewer in viewers(self.seats) {
            let view = self.game.view(viewer);
            position_round_trips::<G>(&view, &mut self.report.checks)?;
            let checks = &mut self.report.checks;
            let imagined: G = an_imagined_game_looks_the_same(&self.pieces, viewer, &view, &mut self.shuffle, checks)?;
            let mut worlds = vec![imagined];
            worlds.extend(self.game.nearby(viewer, &mut self.shuffle));
            self.report.worlds += worlds.len() as u64;
            for world in &worlds {
                who_can_act_is_public(&self.game, world, &mut self.report.checks)?;
                basis_is_public(&self.game, world, self.seats, &mut self.report.checks)?;
                // It must be plausible to another viewer too: only the owner of a hand can see that it
                // contradicts public knowledge.
                let another = self.any_viewer();
                let view = world.view(another);
                let checks = &mut self.report.checks;
                an_imagined_game_looks_the_same::<G>(&self.pieces, another, &view, &mut self.shuffle, checks)?;
            }
            if let Viewer::Seat(seat) = viewer {
                self.check_judgement(seat, &view, &worlds)?;
            }
            if is_full || viewer == played_on {
                let world = worlds.swap_remove(0);
                an_imagined_game_plays_on(world, &self.pieces, &mut self.shuffle, &mut self.report.checks)?;
            }
        }
        Ok(())
    }

    fn any_viewer(&mut self) -> Viewer {
        let viewers: Vec<Viewer> = viewers(self.seats).collect();
        *self.shuffle.pick(&viewers).expect("there is always a watcher")
    }

    fn check_judgement(&mut self, seat: Seat, view: &G::View, worlds: &[G]) -> LawResult {
        let mut tried: Vec<G::Move> = Vec::new();
        if self.game.turn().can_act().contains(seat) {
            tried.push(self.game.random_move(seat, &mut self.shuffle));
        }
        for _ in 0..self.thoroughness.tries {
            let checks = &mut self.report.checks;
            tried.extend(self.tries.for_seat(&self.game, seat, self.moves, &mut self.shuffle, checks)?);
        }
        let mut trial = Trial::new(&self.game, self.seats);
        for choice in &tried {
            notation_round_trips::<G>(choice, &mut self.report.checks)?;
            let result = trial.a_refused_move_changes_nothing(seat, choice, &mut self.report)?;
            for world in worlds {
                a_move_is_judged_by_what_its_player_sees(&result, world, seat, choice, &mut self.report.checks)?;
            }
            reading_agrees_with_play::<G>(self.witness, &result, view, seat, choice, &mut self.report.checks)?;
        }
        Ok(())
    }

    /// Checks one pair with an imagined world and one with a nearby one, for a random viewer.
    fn check_pairs(&mut self) -> LawResult {
        let viewer = self.any_viewer();
        let imagined = G::imagine(&self.game.view(viewer), &mut self.shuffle).ok();
        let nearby = self.game.nearby(viewer, &mut self.shuffle);
        let longest = self.thoroughness.longest_pair;
        let pairs = [(imagined, &mut self.report.imagined_pairs), (nearby, &mut self.report.nearby_pairs)];
        for (there, count) in pairs {
            // A game without secrets has no other world.
            if let Some(there) = there.filter(|there| *there != self.game) {
                let pair = Pair { viewer, here: self.game.clone(), there };
                count.count(pair.nothing_leaks(longest, &mut self.shuffle, &mut self.report.checks)?);
            }
        }
        Ok(())
    }
}
