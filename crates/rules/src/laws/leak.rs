//! The leak law: a viewer who cannot tell two worlds apart cannot do so after the same moves, up to
//! the first fact that the rulebook reveals.

use super::tries::random_actor;
use super::worlds::who_can_act_is_public;
use super::{Breach, Checks, Held, Law, Lawful};
use crate::game::{Ignore, Seat, Viewer};
use crate::shuffle::Shuffle;

/// Guesses at a move of somebody else that is legal in both worlds.
const GUESSES: u32 = 6;

/// Two worlds that look the same to one viewer.
pub struct Pair<G> {
    pub viewer: Viewer,
    pub here: G,
    pub there: G,
}

/// What a seat plays in either world.
pub struct Common<M> {
    pub seat: Seat,
    pub here: M,
    pub there: M,
}

enum Next {
    GoesOn,
    /// The game is over, something was revealed, or no move is possible in both worlds.
    Ends,
}

impl<G: Lawful> Pair<G> {
    /// Leads both worlds through the same random moves and says how many there were.
    pub(super) fn nothing_leaks(self, longest: u32, shuffle: &mut Shuffle, checks: &mut Checks) -> Result<u32, Breach> {
        self.lead(longest, shuffle, checks, |_, _| Ok(()))
    }

    /// The same for whoever makes more of a game than its views and events, and must not tell more: they
    /// are shown the worlds before each move that reveals nothing, and the move. What they say in an
    /// error is a leak.
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
            && let Some(common) = self.common_move(shuffle)
        {
            moves += 1;
            let before = Pair { viewer: self.viewer, here: self.here.clone(), there: self.there.clone() };
            if let Next::Ends = self.play(&common, checks)? {
                break;
            }
            look(&before, &common).map_err(|what| self.breach(what))?;
        }
        Ok(moves)
    }

    fn breach(&self, what: String) -> Breach {
        Breach::of(Law::NothingLeaks, format!("{:?}: {what}", self.viewer))
    }

    fn look_the_same(&self, checks: &mut Checks, when: impl Fn() -> String) -> Held {
        checks.count(Law::NothingLeaks);
        let (here, there) = (self.here.view(self.viewer), self.there.view(self.viewer));
        if here != there {
            return Err(self.breach(format!("{} the worlds look different: '{here}' and '{there}'", when())));
        }
        who_can_act_is_public(&self.here, &self.there, checks)
    }

    /// A random move that is legal in both worlds. The viewer's own moves are always found:
    /// they are judged by what the viewer sees. What others do in secret may differ.
    fn common_move(&mut self, shuffle: &mut Shuffle) -> Option<Common<G::Move>> {
        let seat = random_actor(&self.here, shuffle)?;
        if !self.there.deal_alike(&self.here, self.viewer, seat) {
            return None;
        }
        if self.viewer == Viewer::Seat(seat) {
            let choice = self.here.random_move(seat, shuffle);
            return Some(Common { seat, here: choice.clone(), there: choice });
        }
        let legal = |world: &G, choice: &G::Move| world.clone().play(seat, choice, &mut Ignore).is_ok();
        for guess in 0..GUESSES {
            let world = if guess % 2 == 0 { &self.here } else { &self.there };
            let choice = world.random_move(seat, shuffle);
            if !legal(&self.here, &choice) {
                continue;
            }
            if let Some(other) = self.there.same_to_others(seat, &choice, shuffle)
                && legal(&self.there, &other)
            {
                return Some(Common { seat, here: choice, there: other });
            }
            if legal(&self.there, &choice) {
                return Some(Common { seat, here: choice.clone(), there: choice });
            }
        }
        None
    }

    fn play(&mut self, common: &Common<G::Move>, checks: &mut Checks) -> Result<Next, Breach> {
        let Common { seat, here, there } = common;
        let (mut facts_here, mut facts_there) = (Vec::new(), Vec::new());
        let result_here = self.here.play(*seat, here, &mut facts_here);
        let result_there = self.there.play(*seat, there, &mut facts_there);
        let said = || match here == there {
            true => format!("'{here}' by seat {seat}"),
            false => format!("'{here}' here and '{there}' there by seat {seat}"),
        };
        if result_here != result_there {
            return Err(self.breach(format!("{} gives {result_here:?} here and {result_there:?} there", said())));
        }
        let different = facts_here.iter().zip(&facts_there).find(|(here, there)| here != there);
        if let Some((here, there)) = different {
            if self.here.reveals(here) && self.there.reveals(there) {
                return Ok(Next::Ends);
            }
            return Err(self.breach(format!("{} tells {here:?} here and {there:?} there", said())));
        }
        if facts_here.len() != facts_there.len() {
            return Err(self.breach(format!("{} tells {facts_here:?} here and {facts_there:?} there", said())));
        }
        self.look_the_same(checks, || format!("after {}", said()))?;
        Ok(Next::GoesOn)
    }
}
