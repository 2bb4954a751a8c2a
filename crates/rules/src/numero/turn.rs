//! §3 What a legal turn does to the table.

use super::card::Card;
use super::event::Event;
use super::moves::{Number, Play};
use super::options::WildOnlyBuild;
use super::score::{Item, ScoreLine, Tally};
use super::sight::Checked;
use super::sum::{BuildName, Sum, Sums};
use super::{HAND, Numero};
use crate::game::{Seat, Sink};

impl Numero {
    pub(super) fn apply_turn(&mut self, seat: Seat, play: &Play, checked: &Checked, events: &mut impl Sink<Event>) {
        // First: what the number card made known ends, also where the same turn answers anew.
        if let Some(card) = play.number_card() {
            self.forget_played(seat, card);
        }
        let needs_answer = self.table.options.wild_only_build != WildOnlyBuild::Free;
        for (value, sum) in play.wild_builds() {
            let name = self.name_build();
            let challenge = if needs_answer { self.open_challenge(seat, value, checked) } else { None };
            self.centre.put_build(name, value, seat, sum, None, challenge);
            let shown = if needs_answer { self.answer_build(seat, value, checked) } else { None };
            events.tell(|| Event::WildBuilt { seat, name, value, sum: sum.to_sums(), shown });
        }
        for &card in play.discarded() {
            self.centre.lay(card);
            events.tell(|| Event::DiscardedWild { seat, card });
        }
        match play.number() {
            Number::Take { with } => self.take(seat, play, with, checked, events),
            Number::Build { value, with } => {
                for onto in play.number_sums() {
                    self.build(seat, value, onto, with, checked, events);
                }
            }
            Number::Discard { card } => {
                self.centre.lay(card);
                events.tell(|| Event::Discarded { seat, card });
            }
            Number::NotYet => unreachable!("a turn without a number card is refused"),
        }
        self.centre.remove(checked.used);
        let mut place = 0;
        self.hands[seat.index()].retain(|_| {
            place += 1;
            checked.hand_used & 1 << (place - 1) == 0
        });
        self.finish_turn(seat, events);
    }

    /// §5.3 The taken cards and the card that took them go to the win stack.
    fn take(&mut self, seat: Seat, play: &Play, with: Card, checked: &Checked, events: &mut impl Sink<Event>) {
        let before = self.gone.len();
        self.gone.extend(self.centre.cards_at(checked.won));
        for (place, &card) in (0..).zip(&self.hands[seat.index()]) {
            if checked.hand_won & 1 << place != 0 {
                self.gone.push(card);
            }
        }
        let cards = u8::try_from(self.gone.len() - before).expect("no pack is larger");
        self.won[seat.index()] += cards;
        self.last_taker = Some(seat);
        events.tell(|| {
            let mut takes = Sums::new();
            for sum in play.number_sums() {
                takes.append(sum);
            }
            Event::Took { seat, with, takes, cards }
        });
        if self.table.options.scoring {
            self.score_turn(seat, play, checked, events);
        }
    }

    /// §10.1 Points are written down after each take.
    fn score_turn(&mut self, seat: Seat, play: &Play, checked: &Checked, events: &mut impl Sink<Event>) {
        let mut tally: Tally = self.scores[seat.index()];
        self.sight(seat).score_turn(play, checked, |line| tally.add(line.item, line.points));
        self.scores[seat.index()] = tally;
        events.tell(|| {
            let mut lines = Vec::new();
            self.sight(seat).score_turn(play, checked, |line| lines.push(line));
            Event::Scored { seat, lines, total: tally.total() }
        });
    }

    /// §10, §11 Points that do not come from a take.
    pub(super) fn score(&mut self, seat: Seat, item: Item, points: i32, events: &mut impl Sink<Event>) {
        self.score_lines(seat, &[Some(ScoreLine::bonus(item, points))], events);
    }

    pub(super) fn score_lines(&mut self, seat: Seat, lines: &[Option<ScoreLine>], events: &mut impl Sink<Event>) {
        let lines = || lines.iter().flatten().copied();
        let tally = &mut self.scores[seat.index()];
        lines().for_each(|line| tally.add(line.item, line.points));
        let total = tally.total();
        if lines().next().is_some() {
            events.tell(|| Event::Scored { seat, lines: lines().collect(), total });
        }
    }

    /// §6.1 The number card joins the pile for good.
    fn build(
        &mut self,
        seat: Seat,
        value: u8,
        onto: Sum<'_>,
        with: Card,
        checked: &Checked,
        events: &mut impl Sink<Event>,
    ) {
        let name = self.name_build();
        let challenge = self.open_challenge(seat, value, checked);
        self.centre.put_build(name, value, seat, onto, Some(with), challenge);
        let shown = self.answer_build(seat, value, checked);
        events.tell(|| Event::Built { seat, name, value, sum: onto.to_sums(), with, shown });
    }

    /// §6.10 Builds keep their numbers.
    fn name_build(&mut self) -> BuildName {
        let name = self.next_build;
        self.next_build = BuildName(name.0 + 1);
        name
    }

    /// §6.3, §6.4 Now everybody knows that the builder holds the answer; or sees it. §11.1 Where it
    /// may be a bluff, nobody knows anything.
    fn answer_build(&mut self, seat: Seat, value: u8, checked: &Checked) -> Option<Card> {
        if self.table.options.bluffs() {
            return None;
        }
        if !self.table.options.show_answer {
            self.known[seat.index()].holds |= 1 << value;
            return None;
        }
        let shown = &self.known[seat.index()].shown;
        let again = |card: &&Card| card.value() == Some(value) && self.keeps(seat, **card, checked);
        if let Some(card) = shown.iter().find(again) {
            return Some(*card);
        }
        let card = self.sight(seat).answer(value, checked.hand_used)?;
        self.known[seat.index()].shown.push(card);
        Some(card)
    }

    fn keeps(&self, seat: Seat, card: Card, checked: &Checked) -> bool {
        (0..).zip(&self.hands[seat.index()]).any(|(place, held)| *held == card && checked.hand_used & 1 << place == 0)
    }

    /// What was known of this hand because of a card that has now been played.
    fn forget_played(&mut self, seat: Seat, card: Card) {
        let known = &mut self.known[seat.index()];
        if let Some(value) = card.value() {
            known.holds &= !(1 << value);
        }
        if let Some(place) = known.shown.iter().position(|shown| *shown == card) {
            known.shown.remove(place);
        }
    }

    /// §3.5 The hand is restored, and the turn goes on to the left.
    pub(super) fn finish_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.changes = self.changes.wrapping_add(1);
        self.passes = 0;
        if self.is_patience() {
            self.restore_patience(seat, events);
        } else {
            self.restore_hand(seat, events);
        }
        self.next_turn(seat, events);
    }

    /// §3.5 Up to five cards, as far as the pack reaches.
    pub(super) fn restore_hand(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let hand = &mut self.hands[seat.index()];
        let mut cards = 0;
        while hand.len() < HAND
            && let Some(card) = self.pack.pop()
        {
            hand.push(card);
            cards += 1;
        }
        if cards > 0 {
            self.known[seat.index()].lacks = 0;
            events.tell(|| Event::Drew { seat, cards });
            if self.pack.is_empty() {
                events.tell(|| Event::PackFinished);
            }
        }
    }
}
