//! §10 The points of a take, counted by the rules themselves: the take is played in an imagined game, and its
//! lines on the score sheet are added up.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::options::TakingCard;
use reckon_rules::numero::{Card, Event, Item, Move, Numero, Options, Phase, Play, View};
use reckon_rules::shuffle::Shuffle;

use super::groups::{Best, Group, Prospects, best_groups};
use super::possible::{Possible, Ties, explore};
use super::reach::{Found, Reach};
use super::supply::{Same, Supply};
use crate::budget::Budget;

/// Search budget spent per playout: one move plus scoring.
const LOOK: u32 = 32;

/// §10.7 Points for clearing the centre.
const CLEARED: u32 = 5;

struct Sheet<'a> {
    game: Numero,
    seat: Seat,
    options: &'a Options,
    phase: Phase,
}

impl Sheet<'_> {
    fn of(view: &View) -> Option<Sheet<'_>> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        // No hidden card affects the points of a move, so any game that matches the view will do.
        let game = Numero::imagine(view, &mut Shuffle::from_number(0)).ok()?;
        Some(Sheet { game, seat, options: &view.options, phase: view.phase })
    }

    /// Returns the points of a move, including those scored at the end of the game if the move ends it.
    fn points(&self, choice: &Move) -> Option<i32> {
        self.add_up(choice, |_| true)
    }

    /// Returns the points that a group adds to a take with this card, computed from a take of this group alone.
    /// Where the card belongs to every group (§10.3), other groups make no difference.
    fn points_of_group(&self, alone: &Move, with: Card, wilds: impl Iterator<Item = Card>) -> Option<i32> {
        let points = self.add_up(alone, |item| item < Item::CentreCleared)? - self.cost_of_keeping(with);
        let is_last = self.phase == Phase::FinalChance;
        Some(points + if is_last { wilds.map(|card| self.cost_of_keeping(card)).sum() } else { 0 })
    }

    fn add_up(&self, choice: &Move, counts: impl Fn(Item) -> bool) -> Option<i32> {
        let mut game = self.game.clone();
        let mut events = Vec::new();
        game.play(self.seat, choice, &mut events).ok()?;
        let own = events.iter().filter_map(|event| match event {
            Event::Scored { seat, lines, .. } if *seat == self.seat => Some(lines),
            _ => None,
        });
        Some(own.flatten().filter(|line| counts(line.item)).map(|line| line.points).sum())
    }

    /// §10.8 Returns the points that a card left in the hand costs at the end; a take with it earns as many (§10.2).
    fn cost_of_keeping(&self, card: Card) -> i32 {
        let printed = self.options.pack.cards().iter().find(|printed| printed.card == card);
        1 + printed.map_or(0, |printed| i32::from(printed.points))
    }
}

/// Weight of one point in a group's worth: more than the weight (`CARD`) of all cards of a pack together.
const POINT: u64 = 1 << 24;

/// Finds the take with the most points; ties go to the most cards, then to chance.
///
/// Colours and signs affect the points, so every card is considered separately. If the centre is too
/// crowded for that, cards of the same value are treated as equal.
pub(super) fn best_take_for_points(
    view: &View,
    highest: u8,
    budget: &mut Budget,
    shuffle: &mut Shuffle,
) -> Option<Move> {
    let sheet = Sheet::of(view)?;
    let mut ties = Ties::default();
    for (same, parts) in [(Same::Look, 2), (Same::Effect, 1)] {
        let supply = Supply::of(view, same);
        let all = budget.share(1, parts, |share| {
            let reaches = explore(&supply, &view.options, highest, share);
            let possible =
                Possible { supply: &supply, reaches: &reaches, hand: view.own_hand(), options: &view.options };
            possible.offer_takes(&sheet, &mut ties, share, shuffle);
            reaches.iter().all(Reach::is_complete)
        });
        if all {
            break;
        }
    }
    ties.chosen
}

impl<'a> Possible<'a> {
    /// Offers the best take for each card in the hand.
    fn offer_takes(
        &self,
        sheet: &Sheet<'_>,
        ties: &mut Ties<(i32, u64), Move>,
        budget: &mut Budget,
        shuffle: &mut Shuffle,
    ) {
        let mut numbers: Vec<(Card, u8)> = self.numbers().collect();
        numbers.sort_unstable();
        numbers.dedup();
        for (left, (with, value)) in (1..=numbers.len()).rev().zip(numbers) {
            let left = u32::try_from(left).unwrap_or(1);
            let best = budget.share(1, left, |share| self.groups_of_most_points(sheet, with, value, share));
            for groups in self.ways_to_name(best.groups) {
                let cards = groups.iter().map(|group| self.supply.worth(group.found.uses)).sum();
                let take = Play::take(with, self.write_groups(&groups, value)).map(Move::Turn);
                if let Some(take) = take
                    && let Some(points) = sheet.points(&take)
                {
                    ties.offer((points, cards), take, shuffle);
                }
            }
        }
    }

    fn groups_of_most_points(&self, sheet: &Sheet<'_>, with: Card, value: u8, budget: &mut Budget) -> Best<'a> {
        let mut sums = self.sums_worth(value);
        // Largest first, in case the budget does not last for all of them.
        sums.sort_by_key(|(_, found)| (std::cmp::Reverse(self.supply.cards(found.uses)), found.uses));
        let groups: Vec<Group<'a>> = budget.share(1, 2, |share| {
            let group = |(reach, found): (&'a Reach<'a>, Found)| {
                let look = share.spend_many(LOOK).then(|| self.points_of_group(sheet, with, value, reach, found));
                let points = match look {
                    Some(points) => points?,
                    // §10.2 A lower bound on its points.
                    None => 1 + self.supply.cards(found.uses),
                };
                let worth = points * POINT + self.supply.worth(found.uses);
                Some(Group::new(self.supply, reach, found, worth))
            };
            sums.into_iter().filter_map(group).collect()
        });
        let prospects = Prospects::in_points(self.supply, &groups, u64::from(CLEARED) * POINT);
        best_groups(self.supply, groups, &prospects, budget)
    }

    fn points_of_group(
        &self,
        sheet: &Sheet<'_>,
        with: Card,
        value: u8,
        reach: &'a Reach<'a>,
        found: Found,
    ) -> Option<u64> {
        let group = Group::new(self.supply, reach, found, 0);
        let alone = Move::Turn(Play::take(with, self.write_groups(&[group], value))?);
        let points = sheet.points_of_group(&alone, with, self.supply.hand_cards(found.uses))?;
        u64::try_from(points).ok()
    }

    /// §10.3 Returns the ways worth trying to name the groups: where the taking card does not count in every
    /// group, it matters which is named first, and a single group may score more.
    fn ways_to_name(&self, mut groups: Vec<Group<'a>>) -> Vec<Vec<Group<'a>>> {
        groups.sort_by_key(|group| group.size);
        match self.options.taking_card {
            TakingCard::EveryTake => vec![groups],
            TakingCard::SingleTake | TakingCard::FirstTake => {
                let alone = groups.iter().map(|group| vec![*group]);
                let first = (0..groups.len()).map(|place| {
                    let mut named = groups.clone();
                    named.swap(0, place);
                    named
                });
                alone.chain(first).collect()
            }
        }
    }
}
