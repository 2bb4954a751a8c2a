//! §11 Bluff and challenge.

use super::Numero;
use super::card::Card;
use super::centre::{Build, Challenge};
use super::event::Event;
use super::illegal::Illegal;
use super::mover::Mover;
use super::options::{ChallengeTest, ChallengeWindow};
use super::score::Item;
use super::sum::BuildName;
use super::turn::Uses;
use crate::game::{Seat, Seats, Sink};

/// §11.7 Penalty for a bluff that is found out.
pub const BLUFF_FOUND: i32 = 20;
/// §11.8 Penalty for challenging an honest build.
pub const WRONG_CHALLENGE: i32 = 10;

/// A build that may be challenged.
pub struct Challenged {
    build: Build,
    challenge: Challenge,
}

impl Mover<'_> {
    /// §11.3 Checks a challenge: any other player may make it while it is open, §11.5 as long as the build is
    /// unchanged.
    pub fn check_challenge(&self, name: BuildName, value: u8) -> Result<Challenged, Illegal> {
        self.not_over()?;
        if self.seat.0 >= self.seats {
            return Err(Illegal::NotYourTurn { turn: self.turn });
        }
        if !self.table.options.bluffs() || self.is_patience() {
            return Err(Illegal::NoChallenges);
        }
        let build = self.centre.build(name).filter(|build| build.value == value);
        let build = build.ok_or(Illegal::NoSuchBuild { name, value })?;
        if build.by == self.seat {
            return Err(Illegal::OwnBuild { name, value });
        }
        let challenge = self.open_challenge_of(build).ok_or(Illegal::TooLateToChallenge { name, value })?;
        Ok(Challenged { build: *build, challenge })
    }

    /// §11.4 Returns the challenge of a build until this seat begins its second turn after that build.
    fn open_challenge_of(&self, build: &Build) -> Option<Challenge> {
        open_for(build, self.seat, self.seats, self.table.options.challenge_window)
    }

    /// Returns the builds that this seat may challenge now.
    pub(super) fn open_challenges(&self) -> impl Iterator<Item = &Build> {
        self.centre.builds().filter(|build| self.open_challenge_of(build).is_some())
    }
}

/// §11.4 Returns the challenge of a build if this seat may make it. Turns pass in order, so their total tells how many
/// each seat has begun.
fn open_for(build: &Build, seat: Seat, seats: u8, window: ChallengeWindow) -> Option<Challenge> {
    let challenge = build.challenge?;
    if seat == build.by || seat.0 >= seats {
        return None;
    }
    let first_turn = (seat.0 + seats - build.by.0) % seats;
    let is_open = match window {
        ChallengeWindow::BeforeSecondTurn => challenge.turns < first_turn + seats,
        ChallengeWindow::Immediate => true,
    };
    is_open.then_some(challenge)
}

impl Numero {
    /// §11.3 Returns every seat that may challenge a build, in turn or not.
    pub(super) fn challengers(&self) -> Seats {
        if !self.table.options.bluffs() {
            return Seats::NONE;
        }
        let window = self.table.options.challenge_window;
        let open = |seat: &Seat| self.centre.builds().any(|build| open_for(build, *seat, self.seats, window).is_some());
        self.everyone().filter(open).collect()
    }

    /// §11.1 Opens a new build to challenges.
    pub(super) fn open_challenge(&self, seat: Seat, value: u8, uses: &Uses) -> Option<Challenge> {
        let options = &self.table.options;
        options.bluffs().then(|| {
            let held_then = options.challenge_test == ChallengeTest::HeldThen;
            let held = held_then && self.mover(seat).answer(value, uses.hand).is_some();
            Challenge { turns: 0, held }
        })
    }

    /// §11.6 Settles a challenge: the answer is shown, or the build was a bluff.
    pub(super) fn apply_challenge(&mut self, seat: Seat, challenged: Challenged, events: &mut impl Sink<Event>) {
        let Challenged { build, challenge } = challenged;
        let Build { name, value, by: builder, .. } = build;
        let answer = self.answer_to_show(builder, value);
        let held = match self.table.options.challenge_test {
            ChallengeTest::ShowNow => answer.is_some(),
            ChallengeTest::HeldThen => challenge.held,
        };
        let shown = answer.filter(|_| held);
        self.learn_from_challenge(builder, value, held, shown);
        events.emit(|| Event::Challenged { seat, builder, name, value, held, shown });
        if held {
            self.centre.close_challenges(|build, _| build.name == name);
            self.score(seat, Item::WrongChallenge, -WRONG_CHALLENGE, events);
        } else {
            let before = self.centre.piles().len() - 1;
            self.centre.undo_build(&build);
            self.changes = self.changes.wrapping_add(1);
            events.emit(|| self.undone(name, value, before));
            self.score(builder, Item::BluffFound, -BLUFF_FOUND, events);
        }
    }

    /// §11.7 Returns the event of an undone build. The piles that came back follow those that stayed.
    fn undone(&self, name: BuildName, value: u8, stayed: usize) -> Event {
        let names = self.centre.piles()[stayed..].iter().filter_map(|pile| match pile {
            super::centre::CentrePile::Build(build) => Some((build.name, build.value)),
            super::centre::CentrePile::Card(_) => None,
        });
        Event::Undone { name, value, builds: names.collect(), cards: self.centre.singles_from(stayed).collect() }
    }

    /// Returns the card to show, preferably one that was shown before and so reveals nothing new.
    fn answer_to_show(&self, seat: Seat, value: u8) -> Option<Card> {
        let fits = |card: &&Card| card.value() == Some(value);
        let shown = self.known[seat.index()].shown.iter().find(fits);
        shown.or_else(|| self.hands[seat.index()].iter().find(fits)).copied()
    }

    /// Records that everybody saw the card, or that there is none.
    fn learn_from_challenge(&mut self, seat: Seat, value: u8, held: bool, shown: Option<Card>) {
        let looked = held || self.table.options.challenge_test == ChallengeTest::ShowNow;
        let known = &mut self.known[seat.index()];
        match shown {
            Some(card) if !known.shown.contains(&card) => known.shown.push(card),
            None if looked => known.lacks |= 1 << value,
            _ => {}
        }
    }

    /// §11.4 Adds to the turns begun since each build, including those of players without cards, and closes expired
    /// challenges.
    pub(super) fn age_challenges(&mut self, begun: u8) {
        if !self.table.options.bluffs() {
            return;
        }
        let (seats, window) = (self.seats, self.table.options.challenge_window);
        self.centre.close_challenges(|build, challenge| {
            let older = challenge.turns + begun;
            build.challenge = Some(Challenge { turns: older, ..challenge });
            match window {
                ChallengeWindow::BeforeSecondTurn => older >= last_turn_of_window(seats),
                ChallengeWindow::Immediate => challenge.turns > 0,
            }
        });
    }
}

/// §11.4 Returns how many turns after a build its challenge closes: the last of the others then begins a second turn.
pub(super) fn last_turn_of_window(seats: u8) -> u8 {
    2 * seats - 1
}
