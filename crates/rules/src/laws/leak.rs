//! The leak law: a viewer who cannot tell two worlds apart still cannot after the same moves, up to the
//! first fact that the rulebook reveals.

use super::move_fuzzer::random_actor;
use super::worlds::who_can_act_is_public;
use super::{Breach, Checks, Law, LawResult, Lawful};
use crate::game::{Game, Seat, Viewer};
use crate::shuffle::Shuffle;

/// Attempts to find a move by another seat that is legal in both worlds.
const GUESSES: u32 = 6;

/// Two worlds that look the same to one viewer.
pub struct Pair<G> {
    pub viewer: Viewer,
    pub here: G,
    pub there: G,
}

/// One seat's move in each of the two worlds.
pub struct Common<M> {
    pub seat: Seat,
    pub here: M,
    pub there: M,
}

/// A world after a move, the events, and whether the move was legal.
struct Played<G: Game> {
    world: G,
    facts: Vec<G::Event>,
    result: Result<(), G::Illegal>,
}

impl<G: Game> Played<G> {
    fn of(world: &G, seat: Seat, choice: &G::Move) -> Played<G> {
        let (mut world, mut facts) = (world.clone(), Vec::new());
        let result = world.play(seat, choice, &mut facts);
        Played { world, facts, result }
    }
}

/// A move in both worlds, and its results.
struct PairedMove<G: Game> {
    common: Common<G::Move>,
    here: Played<G>,
    there: Played<G>,
}

enum Next<G> {
    /// The worlds after the move.
    GoesOn(Pair<G>),
    /// Something was revealed, so the worlds may differ from here on.
    Ends,
}

impl<G: Lawful> Pair<G> {
    /// Plays the same random moves in both worlds and returns their number.
    pub(super) fn nothing_leaks(self, longest: u32, shuffle: &mut Shuffle, checks: &mut Checks) -> Result<u32, Breach> {
        self.lead(longest, shuffle, checks, |_, _| Ok(()))
    }

    /// Plays the same random moves in both worlds for a caller that derives more from a game than its
    /// views and events, and must not leak through that either. `look` receives the worlds before each
    /// move that reveals nothing, and the move; an error from it is a leak. Returns the number of moves.
    pub fn nothing_leaks_from(
        self,
        longest: u32,
        shuffle: &mut Shuffle,
        look: impl FnMut(&Pair<G>, &Common<G::Move>) -> Result<(), String>,
    ) -> Result<u32, String> {
        self.lead(longest, shuffle, &mut Checks::default(), look).map_err(|breach| breach.what)
    }

    fn lead(
        mut self,
        longest: u32,
        shuffle: &mut Shuffle,
        checks: &mut Checks,
        mut look: impl FnMut(&Pair<G>, &Common<G::Move>) -> Result<(), String>,
    ) -> Result<u32, Breach> {
        self.look_the_same(checks, || "before any move".to_string())?;
        let mut moves = 0;
        while moves < longest
            && let Some(PairedMove { common, here, there }) = self.common_step(shuffle)
        {
            moves += 1;
            let Next::GoesOn(after) = self.compare(&common, here, there, checks)? else { break };
            look(&self, &common).map_err(|what| self.breach(what))?;
            self = after;
        }
        Ok(moves)
    }

    fn breach(&self, what: String) -> Breach {
        Breach::of(Law::NothingLeaks, format!("{:?}: {what}", self.viewer))
    }

    fn look_the_same(&self, checks: &mut Checks, when: impl Fn() -> String) -> LawResult {
        checks.count(Law::NothingLeaks);
        let (here, there) = (self.here.view(self.viewer), self.there.view(self.viewer));
        if here != there {
            return Err(self.breach(format!("{} the worlds look different: '{here}' and '{there}'", when())));
        }
        who_can_act_is_public(&self.here, &self.there, checks)
    }

    /// Finds a random move that is legal in both worlds. The viewer's own moves always are: they are
    /// judged by what the viewer sees. Other players' secret choices may differ.
    fn common_step(&mut self, shuffle: &mut Shuffle) -> Option<PairedMove<G>> {
        let seat = random_actor(&self.here, shuffle)?;
        if !self.there.align_draws(&self.here, self.viewer, seat) {
            return None;
        }
        if self.viewer == Viewer::Seat(seat) {
            let choice = self.here.random_move(seat, shuffle);
            let (here, there) = (Played::of(&self.here, seat, &choice), Played::of(&self.there, seat, &choice));
            return Some(PairedMove { common: Common { seat, here: choice.clone(), there: choice }, here, there });
        }
        for guess in 0..GUESSES {
            let world = if guess % 2 == 0 { &self.here } else { &self.there };
            let choice = world.random_move(seat, shuffle);
            let here = Played::of(&self.here, seat, &choice);
            if here.result.is_err() {
                continue;
            }
            let other = self.there.same_to_others(seat, &choice, shuffle);
            for other in other.into_iter().chain([choice.clone()]) {
                let there = Played::of(&self.there, seat, &other);
                if there.result.is_ok() {
                    return Some(PairedMove { common: Common { seat, here: choice, there: other }, here, there });
                }
            }
        }
        None
    }

    /// Compares the events in both worlds, and whether the worlds still look the same.
    fn compare(
        &self,
        common: &Common<G::Move>,
        here: Played<G>,
        there: Played<G>,
        checks: &mut Checks,
    ) -> Result<Next<G>, Breach> {
        let said = || match common.here == common.there {
            true => format!("'{}' by seat {}", common.here, common.seat),
            false => format!("'{}' here and '{}' there by seat {}", common.here, common.there, common.seat),
        };
        if here.result != there.result {
            let what = format!("{} gives {:?} here and {:?} there", said(), here.result, there.result);
            return Err(self.breach(what));
        }
        let (facts_here, facts_there) = (&here.facts, &there.facts);
        let different = facts_here.iter().zip(facts_there).find(|(here, there)| here != there);
        if let Some((fact_here, fact_there)) = different {
            if here.world.reveals(fact_here) && there.world.reveals(fact_there) {
                return Ok(Next::Ends);
            }
            return Err(self.breach(format!("{} tells {fact_here:?} here and {fact_there:?} there", said())));
        }
        if facts_here.len() != facts_there.len() {
            return Err(self.breach(format!("{} tells {facts_here:?} here and {facts_there:?} there", said())));
        }
        let after = Pair { viewer: self.viewer, here: here.world, there: there.world };
        after.look_the_same(checks, || format!("after {}", said()))?;
        Ok(Next::GoesOn(after))
    }
}
