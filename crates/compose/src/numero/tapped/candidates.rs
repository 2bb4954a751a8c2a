//! The moves that taps could mean. Each is composed here and judged by the rules.

use super::super::reading::{Effect, Judge};
use super::super::typed::NotUnderstood;
use super::Kind;
use super::piles::{Piles, TappedPile, added};
use super::split::{Budget, PileUse, each_split, each_staying};
use super::taps::{Taps, Verb};
use reckon_rules::numero::card::Card;
use reckon_rules::numero::moves::{Move, Number, Play};
use reckon_rules::numero::sum::{Sum, Token};
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::view::View;
use reckon_rules::ratio::Ratio;

/// A move found to be legal.
pub(super) struct Candidate {
    pub kind: Kind,
    pub choice: Move,
    pub effect: Effect,
    /// Use of each pile.
    pub places: Vec<PileUse>,
}

pub(super) struct TapSolver<'a> {
    judge: &'a Judge<'a>,
    view: &'a View,
    line: &'a Taps,
    pub piles: Piles,
}

impl<'a> TapSolver<'a> {
    pub fn new(judge: &'a Judge<'a>, view: &'a View, line: &'a Taps) -> TapSolver<'a> {
        TapSolver { judge, view, line, piles: Piles::of(line) }
    }

    /// §3.1 Finds the legal moves that the taps could mean: the best take, the best build, the best discard.
    pub fn choices(&self, budget: &mut Budget) -> Vec<Candidate> {
        let wants = |verb: Verb| self.line.verb.is_none_or(|wanted| wanted == verb);
        let mut found = Vec::new();
        if wants(Verb::Take) {
            found.extend(self.take(budget));
        }
        if wants(Verb::Build) {
            found.extend(self.build(budget));
        }
        if wants(Verb::Discard) {
            found.extend(self.discard(budget));
            found.extend(self.whole_hand(Kind::DiscardAll, Move::DiscardAll));
        }
        if self.line.verb.is_none() && self.line.taps.is_empty() {
            found.extend(self.whole_hand(Kind::Pass, Move::Pass));
            found.extend(self.whole_hand(Kind::Stop, Move::Stop));
        }
        found
    }

    /// §7.3, §7.4, §8.2, §9.4 Offers a move without a number card, but only if nothing was tapped, or if the whole
    /// hand was tapped to discard it.
    fn whole_hand(&self, kind: Kind, choice: Move) -> Option<Candidate> {
        let is_nothing = self.line.taps.is_empty() && self.line.card.is_none();
        let is_all = is_whole_hand(self.view, &self.piles) && kind == Kind::DiscardAll;
        if !is_nothing && !is_all {
            return None;
        }
        let effect = self.judge.verdict(&choice).ok()?;
        Some(Candidate { kind, choice, effect, places: Vec::new() })
    }

    /// §5.2 Splits the piles into as many takes as needed.
    pub fn take(&self, budget: &mut Budget) -> Option<Candidate> {
        let with = self.line.card?;
        let worth = Ratio::whole(i32::from(with.value()?));
        let mut best = Best::default();
        each_split(&self.piles.piles, worth, budget, &mut |places, budget| {
            let play = self.compose(places, Number::Take { with });
            !budget.judge() || best.hears(self.judged(Kind::Take, play, places))
        });
        best.found
    }

    /// §6.1 Builds on all piles, except those that stay by themselves.
    fn build(&self, budget: &mut Budget) -> Option<Candidate> {
        let with = self.line.card?;
        let mut best = Best::default();
        each_staying(&self.piles.piles, |stays| {
            let places: Vec<PileUse> =
                stays.iter().map(|stays| if *stays { PileUse::Stays } else { PileUse::Built }).collect();
            if !places.contains(&PileUse::Built) {
                return false;
            }
            let number = built(&self.piles.piles, &places, with);
            !budget.judge() || best.hears(self.judged(Kind::Build, self.compose(&places, number), &places))
        });
        best.found
    }

    /// §7.1, §7.2 Discards without taking or building; piles changed by wild cards may stay (§6.9).
    fn discard(&self, budget: &mut Budget) -> Option<Candidate> {
        let card = self.line.card?;
        let places = vec![PileUse::Stays; self.piles.piles.len()];
        let all_stay = self.piles.piles.iter().all(|pile| pile.is_changed);
        if !all_stay || !budget.judge() {
            return None;
        }
        self.judged(Kind::Discard, self.compose(&places, Number::Discard { card }), &places)
    }

    fn compose(&self, places: &[PileUse], number: Number) -> Option<Play> {
        compose(&self.piles, places, number)
    }

    fn judged(&self, kind: Kind, play: Option<Play>, places: &[PileUse]) -> Option<Candidate> {
        let choice = Move::Turn(play?);
        let effect = self.judge.verdict(&choice).ok()?;
        Some(Candidate { kind, choice, effect, places: places.to_vec() })
    }

    pub fn fallback(&self) -> Result<Move, NotUnderstood> {
        fallback(self.view, self.line, &self.piles)
    }
}

/// First candidate that is not a bluff, else the first.
#[derive(Default)]
struct Best {
    found: Option<Candidate>,
}

impl Best {
    /// Keeps the candidate if it is better. Returns whether the search can stop.
    fn hears(&mut self, candidate: Option<Candidate>) -> bool {
        let Some(candidate) = candidate else { return false };
        let is_honest = candidate.effect.builds.iter().all(|build| !build.bluff);
        if is_honest || self.found.is_none() {
            self.found = Some(candidate);
        }
        is_honest
    }
}

/// Composes the whole turn: §6.9 builds that stay, §7.2 discarded wild cards, the number card last.
fn compose(piles: &Piles, places: &[PileUse], number: Number) -> Option<Play> {
    let with = |wanted: PileUse| {
        let chosen = piles.piles.iter().zip(places).filter(move |(_, place)| **place == wanted);
        chosen.map(|(pile, _)| pile)
    };
    let mut play = Play { number, ..Play::default() };
    for pile in with(PileUse::Stays) {
        play.sums.append(Sum::of(&pile.tokens));
        play.wild_builds.try_push(announced(pile.value)).ok()?;
    }
    play.discarded.try_extend_from_slice(&piles.put).ok()?;
    let takes = places.iter().filter_map(|place| if let PileUse::Take(take) = place { Some(*take + 1) } else { None });
    for take in 0..takes.max().unwrap_or_default() {
        play.sums.append(Sum::of(&added(with(PileUse::Take(take)))));
    }
    let onto = added(with(PileUse::Built));
    if !onto.is_empty() {
        play.sums.append(Sum::of(&onto));
    }
    Some(play)
}

/// §6.2 Returns the build, announced with the value of its sum.
fn built(piles: &[TappedPile], places: &[PileUse], with: Card) -> Number {
    let onto = added(piles.iter().zip(places).filter(|(_, place)| **place == PileUse::Built).map(|(pile, _)| pile));
    let value = Sum::of(&onto).value().ok().and_then(|pile| with.face.act_on(pile).ok());
    Number::Build { value: announced(value), with }
}

/// Returns a value to announce; one that no card shows is refused anyway.
fn announced(value: Option<Ratio>) -> u8 {
    value.and_then(Ratio::as_whole).and_then(|whole| u8::try_from(whole).ok()).unwrap_or_default()
}

/// §7.3 Returns whether every card in the hand is waiting; then all of them are wild.
fn is_whole_hand(view: &View, piles: &Piles) -> bool {
    let sorted = |cards: &[Card]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    piles.piles.is_empty() && !piles.put.is_empty() && sorted(&piles.put) == sorted(view.own_hand())
}

/// Returns the move that is meant when none is legal: its refusal says why.
pub(super) fn fallback(view: &View, line: &Taps, piles: &Piles) -> Result<Move, NotUnderstood> {
    let is_empty = piles.piles.is_empty();
    let Some(card) = line.card else {
        let only_wild = view.own_hand().iter().all(|card| card.is_wild());
        let whole_hand = line.taps.is_empty() && only_wild || is_whole_hand(view, piles);
        return Ok(match line.verb {
            Some(Verb::Discard) if whole_hand => Move::DiscardAll,
            Some(Verb::Discard) => unfinished(piles),
            _ => Move::Turn(Play::default()),
        });
    };
    let play = match line.verb {
        Some(Verb::Take) if is_empty => {
            return Err(NotUnderstood::SayWhat { value: card.value().unwrap_or_default() });
        }
        Some(Verb::Build) if is_empty => Some(built_on_nothing(card)),
        Some(Verb::Build) => {
            let places = vec![PileUse::Built; piles.piles.len()];
            compose(piles, &places, built(&piles.piles, &places, card))
        }
        Some(Verb::Take) | None if !is_empty => {
            compose(piles, &closed(&piles.piles, card), Number::Take { with: card })
        }
        Some(Verb::Discard | Verb::Take) | None => {
            compose(piles, &vec![PileUse::Stays; piles.piles.len()], Number::Discard { card })
        }
    };
    // More wild cards or builds than a hand could make.
    play.map(Move::Turn).ok_or(NotUnderstood::Move(NotAMove::TooManyWildCards))
}

/// Composes a turn of wild cards alone, which is refused as unfinished.
fn unfinished(piles: &Piles) -> Move {
    Move::Turn(compose(piles, &[], Number::NotYet).unwrap_or_default())
}

/// Composes `build 9: 9b`, a build of one card, which is refused because it is built on nothing.
fn built_on_nothing(card: Card) -> Play {
    let mut play = Play::default();
    play.sums.append(Sum::of(&[Token::Number(card)]));
    play.wild_builds.push(card.value().unwrap_or_default());
    play
}

/// Guesses the takes that are meant: those that fit by value; otherwise, a take ends when its sum reaches
/// the card, and the next one begins.
fn closed(piles: &[TappedPile], card: Card) -> Vec<PileUse> {
    let Some(worth) = card.value().map(|value| Ratio::whole(i32::from(value))) else { return Vec::new() };
    let mut fits = None;
    each_split(piles, worth, &mut Budget::new(), &mut |places, _| {
        if !places.contains(&PileUse::Stays) {
            fits = Some(places.to_vec());
        }
        true
    });
    fits.unwrap_or_else(|| {
        let (mut take, mut begun) = (0, Vec::new());
        let place = |(number, pile)| {
            begun.push(pile);
            let place = PileUse::Take(take);
            let value = Sum::of(&added(begun.iter().copied())).value();
            if value == Ok(worth) && number + 1 < piles.len() {
                take += 1;
                begun.clear();
            }
            place
        };
        piles.iter().enumerate().map(place).collect()
    })
}
