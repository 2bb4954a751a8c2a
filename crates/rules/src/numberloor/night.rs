//! §7 Night Levels in another's turn.

use super::card::{Card, LEVELS};
use super::event::Event;
use super::fits::Open;
use super::hand::Cards;
use super::illegal::Illegal;
use super::moves::Placement;
use super::options::NightCards;
use super::place::{Place, numbers_in};
use super::{Numberloor, Phase};
use crate::game::{Race, Seat, Seats, Sink};

/// Number of races before they wrap around: more than any game needs, and few enough to
/// leave room in a basis for the size of a hand.
pub(super) const RACES: u32 = 1 << 24;

impl Numberloor {
    /// §7.3 Returns the race for the open cards, if the table has Night Levels.
    #[inline]
    pub(super) fn race(&self) -> Option<Race> {
        self.table.has_night.then_some(Race(self.race))
    }

    /// §7.3 Starts a new race: a Night Level meant for the previous open cards is now too late.
    #[inline]
    pub(super) fn open_cards_changed(&mut self) {
        self.race = (self.race + 1) % RACES;
    }

    /// §7.1, §7.3, §7.5 Returns the seats that may lay a Night Level now, whatever they hold.
    #[inline]
    pub(super) fn night_seats(&self) -> Seats {
        let is_time = self.table.options.night_cards.interrupts(self.has_begun());
        if self.table.has_night && is_time { Seats::first(self.seats).without(self.turn) } else { Seats::NONE }
    }

    fn has_begun(&self) -> bool {
        !self.laid.is_empty() || self.drawn.is_some()
    }

    /// §7.1–§7.3, §7.6 Checks whether a Night Level can be laid now.
    pub(super) fn check_night<'a>(
        &self,
        seat: Seat,
        placement: &'a Placement,
        after: Race,
    ) -> Result<Place<'a>, Illegal> {
        self.check_time(seat)?;
        if after.0 != self.race {
            return Err(Illegal::TooLate { after: after.0, now: self.race });
        }
        if let Some(balloon) = placement.before().first() {
            return Err(Illegal::BalloonBeforeNight { balloon: *balloon });
        }
        if !placement.level().is_night() {
            return Err(Illegal::NotANightLevel { card: placement.level() });
        }
        self.check_laying(seat, placement, None, |level| match self.open {
            Open::Pair { level: on, balloon } => self.check_fits_at_night(level, on, balloon).map(|()| on),
            Open::Stacks { .. } => Err(Illegal::NoNightLevels),
        })
    }

    fn check_time(&self, seat: Seat) -> Result<(), Illegal> {
        if seat.0 >= self.seats {
            return Err(Illegal::NotYourTurn { turn: self.turn });
        }
        match self.phase {
            Phase::Over => Err(Illegal::Over),
            _ if !self.table.has_night => Err(Illegal::NoNightLevels),
            Phase::Asking(asked) if asked == seat => Ok(()),
            Phase::Asking(asked) => Err(Illegal::WaitForAnswer { asked }),
            Phase::Play if self.turn == seat => Err(Illegal::OwnTurn),
            Phase::Play => match self.table.options.night_cards {
                window if window.interrupts(self.has_begun()) => Ok(()),
                NightCards::NoHurry => Err(Illegal::YouWillBeAsked),
                _ => Err(Illegal::TurnHasBegun { turn: self.turn }),
            },
        }
    }

    /// §7.1, §7.2 Checks that it fits both open cards as they are.
    fn check_fits_at_night(&self, level: Card, on: Card, balloon: Card) -> Result<(), Illegal> {
        let fitting = self.table.goes.at_night(on, balloon);
        if fitting & 1 << level.kind() != 0 {
            return Ok(());
        }
        if self.table.goes.with(on, balloon) & 1 << level.kind() != 0 {
            return Err(Illegal::EqualIsNotEnough { level, balloon });
        }
        Err(Illegal::DoesNotGo { level, on, balloon, goes: numbers_in(fitting >> LEVELS) })
    }

    /// Returns the Night Levels that a hand could lay now out of turn.
    pub(super) fn fits_at_night(&self, seat: Seat) -> u64 {
        match self.open {
            Open::Pair { level, balloon } => {
                self.hands[seat.index()].levels() & self.table.goes.at_night(level, balloon)
            }
            Open::Stacks { .. } => 0,
        }
    }

    /// §7.4 Gives the turn to this seat. The interrupted turn counts as over.
    #[inline(never)]
    pub(super) fn apply_night(&mut self, seat: Seat, place: Place<'_>, events: &mut impl Sink<Event>) {
        events.emit(|| Event::TookOver { seat, from: self.turn });
        self.count_turn();
        self.phase = Phase::Play;
        self.turn = seat;
        self.begin_turn();
        self.apply_place(seat, place, events);
    }

    /// §7.6
    pub(super) fn check_let_go(&self, seat: Seat) -> Result<(), Illegal> {
        match self.phase {
            Phase::Asking(asked) if asked == seat => Ok(()),
            Phase::Asking(asked) => Err(Illegal::WaitForAnswer { asked }),
            Phase::Play => Err(Illegal::NotAsked),
            Phase::Over => Err(Illegal::Over),
        }
    }

    /// §7.6 Asks the next seat; once it would be the one whose turn it is, play continues.
    pub(super) fn apply_let_go(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.emit(|| Event::LetGo { seat });
        let next = self.next_player(seat);
        self.phase = if next == self.turn { Phase::Play } else { Phase::Asking(next) };
    }
}

/// §7.5 Checks that the last Level of a hand takes all its balloons with it. Nobody can take over from a player with
/// only balloons left, since they are one placement (§5.1) and Night Levels come between placements.
#[inline]
pub(super) fn nothing_comes_between(hand: &Cards, last: &Placement) -> Result<(), Illegal> {
    if usize::from(hand.len()) > last.cards().len() { Err(lay_all_balloons(hand.clone(), last)) } else { Ok(()) }
}

#[cold]
fn lay_all_balloons(mut hand: Cards, placement: &Placement) -> Illegal {
    placement.cards().iter().for_each(|card| {
        hand.remove(*card);
    });
    Illegal::LayAllBalloons { level: placement.level(), left: hand.iter().collect() }
}
