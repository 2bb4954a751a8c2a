//! §8 The end of a multiplayer game.

use super::event::Event;
use super::illegal::Illegal;
use super::mover::Mover;
use super::options::{CentreAwardPoints, MostCardsTie};
use super::score::{Item, ScoreLine, Tally};
use super::{Numero, Phase};
use crate::game::{Outcome, Seat, Seats, Sink};

impl Mover<'_> {
    /// §8.2 Checks that the last player takes or declines.
    pub(super) fn check_final_chance(&self, builds_or_discards: bool) -> Result<(), Illegal> {
        if self.phase == Phase::FinalChance && builds_or_discards {
            return Err(Illegal::OnlyTakeNow);
        }
        Ok(())
    }

    /// §8.2 Checks that the player may stop: to decline the final chance, or in Patience.
    pub fn check_stop(&self) -> Result<(), Illegal> {
        let can_stop = self.phase == Phase::FinalChance || self.can_stop_patience();
        if can_stop { Ok(()) } else { Err(Illegal::NotTheEnd) }
    }
}

impl Numero {
    /// §8.2, §9.4
    pub(super) fn apply_stop(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        events.emit(|| Event::Stopped { seat });
        self.finish(events);
    }

    /// §8.1 Returns whether the pack is used up and only one player has cards left.
    pub(super) fn is_one_player_left(&self, holders: Seats) -> bool {
        holders.len() == 1 && !self.is_patience() && self.pack.is_empty()
    }

    /// §8.2 Lets the last player take once more, at once and only once.
    pub(super) fn begin_final_chance(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.phase = Phase::FinalChance;
        events.emit(|| Event::FinalChance { seat });
    }

    /// §8.3–§8.5, §9.5 Ends the game; §11.5 nothing can be challenged any more.
    pub(super) fn finish(&mut self, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        self.centre.close_challenges(|_, _| true);
        if self.is_patience() {
            self.score_patience(Seat(0), events);
        } else {
            self.award_centre(events);
            for seat in self.everyone() {
                self.subtract_hand(seat, events);
            }
            if self.table.options.scoring {
                self.score_most_cards(events);
            }
        }
        events.emit(|| Event::Over { outcome: self.outcome(), points: self.table.options.scoring });
    }

    /// §8.4 Counts the cards left in a hand against its owner, §10.8 and their points too.
    fn subtract_hand(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let hand = self.hands[seat.index()].clone();
        let (cards, marked, printed) = self.table.count_points(hand.iter().copied());
        if cards == 0 {
            return;
        }
        events.emit(|| Event::Subtracted { seat, cards });
        if self.table.options.scoring {
            let count = ScoreLine::counted(Item::HandCards, cards, -i32::from(cards));
            let points = ScoreLine::counted(Item::HandPrinted, marked, -printed);
            self.score_lines(seat, &[Some(count), Some(points).filter(|_| marked > 0)], events);
        }
    }

    /// §10.10 Scores the bonus for the most cards, after everything else.
    fn score_most_cards(&mut self, events: &mut impl Sink<Event>) {
        let count = |seat: Seat| i32::from(self.won[seat.index()]) - self.hands[seat.index()].len() as i32;
        let most = self.everyone().map(count).max();
        let first: Seats = self.everyone().filter(|seat| Some(count(*seat)) == most).collect();
        if first.len() > 1 && self.table.options.most_cards_tie == MostCardsTie::Nobody {
            return;
        }
        for seat in first.iter() {
            self.score(seat, Item::MostCards, 10, events);
        }
    }

    /// §8.3 Awards the rest of the centre to the last taker.
    fn award_centre(&mut self, events: &mut impl Sink<Event>) {
        let Some(seat) = self.last_taker else { return };
        if self.centre.is_empty() {
            return;
        }
        let before = self.gone.len();
        self.gone.extend(self.centre.cards());
        let (_, marked, printed) = self.table.count_points(self.centre.cards());
        self.centre.clear();
        self.changes = self.changes.wrapping_add(1);
        let cards = u8::try_from(self.gone.len() - before).expect("no pack is larger");
        self.won[seat.index()] += cards;
        events.emit(|| Event::CentreWon { seat, cards });
        self.score_centre(seat, cards, marked, printed, events);
    }

    /// §10.9 Scores the cards awarded from the centre. They were in no take, so they count only if the table has agreed
    /// on it.
    fn score_centre(&mut self, seat: Seat, cards: u8, marked: u8, printed: i32, events: &mut impl Sink<Event>) {
        let options = &self.table.options;
        let award = if options.scoring { options.centre_award_points } else { CentreAwardPoints::Off };
        if award == CentreAwardPoints::Off {
            return;
        }
        let count = ScoreLine::counted(Item::CentreAward, cards, i32::from(cards));
        let points = ScoreLine::counted(Item::CentrePrinted, marked, printed);
        let counts = marked > 0 && award == CentreAwardPoints::CardsAndPrinted;
        self.score_lines(seat, &[Some(count), Some(points).filter(|_| counts)], events);
    }

    pub(super) fn outcome(&self) -> Outcome {
        let hands = self.hands.iter().map(|hand| u8::try_from(hand.len()).expect("a hand is small"));
        let scores = self.table.options.scoring.then_some(&self.scores[..]);
        outcome_of(self.won.iter().copied().zip(hands), scores, self.seats)
    }
}

/// §8.4, §8.5, §9.5 Returns the outcome: cards won, less the cards left in hand; or §10.11 points. The highest result
/// wins, and tied players share the win.
pub(super) fn outcome_of(won_and_kept: impl Iterator<Item = (u8, u8)>, scores: Option<&[Tally]>, seats: u8) -> Outcome {
    let cards = |(won, kept): (u8, u8)| i32::from(won) - if seats == 1 { 0 } else { i32::from(kept) };
    let results: Vec<i32> = match scores {
        Some(scores) => scores.iter().take(usize::from(seats)).map(Tally::total).collect(),
        None => won_and_kept.take(usize::from(seats)).map(cards).collect(),
    };
    let best = results.iter().copied().max();
    let winners = (0..seats).map(Seat).filter(|seat| results.get(seat.index()).copied() == best).collect();
    Outcome { results, winners }
}
