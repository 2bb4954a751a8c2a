//! §5 Take.

use super::Numero;
use super::card::Card;
use super::event::Event;
use super::illegal::Illegal;
use super::mover::Mover;
use super::moves::Play;
use super::sum::{Sum, Sums, Token};
use super::turn::Uses;
use crate::game::{Seat, Sink};
use crate::ratio::Ratio;

impl Mover<'_> {
    /// §5.1, §5.2 Checks that each sum is worth exactly the card that takes it.
    pub(super) fn check_take(&self, play: &Play, with: Card, uses: &mut Uses) -> Result<(), Illegal> {
        let wanted = with.value().map(|value| Ratio::whole(i32::from(value)));
        for sum in play.number_sums() {
            let used_before = uses.piles;
            let (value, wilds) = self.check_sum(sum, uses).map_err(|illegal| match illegal {
                // The only number of a sum cannot be meant as a second card played: it is simply not in the centre.
                Illegal::OneNumberCardOnly { card } if is_alone(sum) => Illegal::NotInCentre { card },
                illegal => illegal,
            })?;
            if Some(value) != wanted {
                return Err(Illegal::TakeMisses { sum: Box::new(sum.to_sums()), value, with });
            }
            uses.piles_won |= uses.piles & !used_before;
            uses.hand_won |= wilds;
        }
        Ok(())
    }
}

/// Returns whether a sum has only one number to begin with, whatever wild cards change it.
fn is_alone(sum: Sum<'_>) -> bool {
    sum.tokens().iter().filter(|token| matches!(token, Token::Number(_) | Token::Build { .. })).count() == 1
}

impl Numero {
    /// §5.3 Moves the taken cards and the card that took them to the win stack.
    pub(super) fn apply_take(
        &mut self,
        seat: Seat,
        play: &Play,
        with: Card,
        uses: &Uses,
        events: &mut impl Sink<Event>,
    ) {
        let before = self.gone.len();
        self.gone.extend(self.centre.cards_at(uses.piles_won));
        for (place, &card) in (0..).zip(&self.hands[seat.index()]) {
            if uses.hand_won & 1 << place != 0 {
                self.gone.push(card);
            }
        }
        let cards = u8::try_from(self.gone.len() - before).expect("no pack is larger");
        self.won[seat.index()] += cards;
        self.last_taker = Some(seat);
        events.emit(|| {
            let mut takes = Sums::new();
            for sum in play.number_sums() {
                takes.append(sum);
            }
            Event::Took { seat, with, takes, cards }
        });
        if self.table.options.scoring {
            self.score_take(seat, play, uses, events);
        }
    }
}
