//! Moves as people type them, read in the light of what is on the table.
//!
//! Accepted besides the notation of [`reckon_rules::numero::moves`]: colours left out (`9: 10-2 + 5-4`), the
//! answer after the sum (`10 - 2 + 5 - 4 = 9`), `1 on 9`, `build 9 + 1`, `take 9`, `t`, `b`, `d`,
//! German verbs, numbers and signs in words (`eight takes five and three`), wild cards wherever they lie and one by
//! one (`-2 on 10; -4 on 5; take 9`). The text alone decides; the rules judge later.

mod find;
mod groups;
mod plain;
mod prepared;
mod split;
mod verbs;

use super::vocabulary::{Sense, words};
use crate::polite::without_manners;
pub(super) use find::token_of;
use prepared::Prepared;
use reckon_rules::numero::card::{Card, Colour, Face};
use reckon_rules::numero::moves::{Move, Number, Play};
use reckon_rules::numero::sum::{BuildName, Origin, Token};
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::text::pack::MAX_CARDS;
use reckon_rules::numero::text::scan::{Scanner, shortened};
use reckon_rules::numero::text::sum::NotASum;
use reckon_rules::numero::view::{PileView, View};
use split::{
    clauses, read_number_card, split_answer, split_from, split_it, split_on, split_terms, split_top, split_wild_on,
    takes, verb_first,
};
pub use verbs::Opening;

/// Reason a typed line could not be understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotUnderstood {
    Move(NotAMove),
    /// A first word that begins no move; `openings` are those that can be played now.
    UnknownWord {
        text: String,
        openings: Vec<Opening>,
    },
    /// A card that is to take, where nothing can be taken; `discard` is a number to discard instead.
    NothingToTake {
        discard: u8,
    },
    /// `half of 12`, where a `/2` and a `50%` are in the hand; `the 7`, where the colours of two sevens matter.
    WhichCard {
        one: Card,
        other: Card,
    },
    CardOrBuild {
        card: Card,
        name: BuildName,
        value: u8,
    },
    SayWhat {
        value: u8,
    },
    NoBuildOf {
        value: u8,
    },
    WhichBuild {
        value: u8,
        name: BuildName,
    },
    /// `5 and 5`, where a 10 and a 5 are in the hand: their sum, or each by itself.
    SumOrEach {
        sum: u8,
        each: u8,
    },
    /// `5 + 3`, where an 8 could take both and the 3 in the hand could be built on the 5.
    TakeOrBuild {
        value: u8,
    },
    /// `-2 on 10; 8 takes 10`, where another 10 lies.
    ChangedOrNot {
        text: String,
    },
}

reckon_rules::error_as_data!(NotUnderstood, Move(NotAMove));

/// Longest line accepted, in bytes: longer than any move with the largest pack, but short enough to try several
/// readings.
const LONGEST_LINE: usize = 4096;

/// Reads a line typed by the player with this view.
pub fn understand(view: &View, line: &str) -> Result<Move, NotUnderstood> {
    if line.len() > LONGEST_LINE {
        return Err(NotAMove::Sum(NotASum::TooLong).into());
    }
    // Exact notation is taken literally, except that people often omit where a wild card lies.
    // A build whose last card is not in the hand may have been written the other way round.
    let line = without_manners(line.trim()).trim_end_matches(['.', '!', '?', ',', ';', ' ']);
    let line = line.trim_start_matches([':', ',', ';', ' ']);
    if line.is_empty() {
        return Err(NotAMove::NoCard.into());
    }
    if let Ok(mut choice) = line.parse() {
        let turned =
            |play: &Play| matches!(play.number, Number::Build { with, .. } if !view.own_hand().contains(&with));
        match &mut choice {
            Move::Turn(play) if turned(play) => {}
            Move::Turn(play) => {
                find_wild_cards(play, view);
                return Ok(choice);
            }
            Move::DiscardAll | Move::Pass | Move::Stop | Move::Challenge { .. } => return Ok(choice),
        }
    }
    let plain = plain::plain(line, |colour| only_of(view, line, colour))?;
    let line = plain.trim();
    let verb_first = verb_first(line);
    let mut words = Scanner::typed(&verb_first);
    if eat_any(&mut words, Sense::Discard) && eat_any(&mut words, Sense::All) {
        eat_any(&mut words, Sense::Away);
        if words.is_at_end() {
            return Ok(Move::DiscardAll);
        }
    }
    for (verb, choice) in [(Sense::Pass, Move::Pass), (Sense::Stop, Move::Stop)] {
        let mut words = Scanner::typed(line);
        if eat_any(&mut words, verb) && words.is_at_end() {
            return Ok(choice);
        }
    }
    if let Some(build) = after_challenge(line) {
        return find_challenged(view, build);
    }
    let mut reader = Reader {
        view,
        play: Play::default(),
        lying: view.centre.clone(),
        hand: view.own_hand().to_vec(),
        meant: Vec::new(),
        takes: false,
        prepared: Vec::new(),
    };
    let clauses = clauses(line);
    for (place, clause) in clauses.iter().enumerate() {
        reader.read_clause(clause, place + 1 == clauses.len())?;
    }
    reader.lay_prepared()?;
    let choice = Move::Turn(reader.play);
    // An unfinished turn means what its notation says: its last sum may well be a build.
    Ok(choice.to_string().parse().unwrap_or(choice))
}

/// Returns the only card of a colour that a line can mean: a discard is in the hand.
fn only_of(view: &View, line: &str, colour: Colour) -> Result<Card, NotUnderstood> {
    let is_discard = eat_any(&mut Scanner::typed(&verb_first(line)), Sense::Discard);
    let lying = view.centre.iter().filter(|_| !is_discard).filter_map(|lying| match lying {
        PileView::Card(card) => Some(card),
        PileView::Build { .. } => None,
    });
    let mut there = view.own_hand().iter().chain(lying).filter(|card| card.colour == Some(colour));
    let only = *there.next().ok_or(NotAMove::NoCard)?;
    if there.all(|other| *other == only) { Ok(only) } else { Err(NotAMove::NoCard.into()) }
}

/// Returns the text after `challenge` or `show me that`.
fn after_challenge(line: &str) -> Option<&str> {
    let mut words = Scanner::typed(line);
    if eat_any(&mut words, Sense::Show) {
        while eat_any(&mut words, Sense::ShowMe) {}
        return Some(words.rest());
    }
    eat_any(&mut words, Sense::Challenge).then(|| {
        while eat_any(&mut words, Sense::ShowMe) {}
        words.rest()
    })
}

/// Finds the challenged build by `10`, `#4` or `10#4`; if there is only one, it need not be named.
fn find_challenged(view: &View, text: &str) -> Result<Move, NotUnderstood> {
    let builds = || {
        view.centre.iter().filter_map(|lying| match lying {
            PileView::Build { name, value, challenge, .. } => Some((*name, *value, challenge.is_some())),
            PileView::Card(_) => None,
        })
    };
    let challenge = |(name, value, _)| Move::Challenge { name, value };
    let number = |text: &str| -> Result<Option<u8>, NotAMove> {
        if text.is_empty() { Ok(None) } else { text.parse().map(Some).map_err(|_| NotAMove::NoBuildNamed) }
    };
    // `zweifle 10 an`
    let text = text.trim().trim_end_matches(" an");
    let (value, name) = text.split_once('#').unwrap_or((text, ""));
    let (value, name) = (number(value.trim())?, number(name.trim())?);
    let fits = |build: &(BuildName, u8, bool)| {
        value.is_none_or(|value| value == build.1) && name.is_none_or(|name| name == build.0.0)
    };
    // If only one of several can still be challenged, that one is meant.
    let open: Vec<_> = builds().filter(|build| fits(build) && build.2).collect();
    let all: Vec<_> = builds().filter(fits).collect();
    match (&open[..], &all[..], value) {
        ([only], ..) | ([], [only], _) => Ok(challenge(*only)),
        ([], [], Some(value)) => Err(NotUnderstood::NoBuildOf { value }),
        ([first, ..], ..) | ([], [first, ..], _) => Err(NotUnderstood::WhichBuild { value: first.1, name: first.0 }),
        ([], [], None) => Err(NotAMove::NoBuildNamed.into()),
    }
}

/// Marks wild cards that are not in the hand as lying in the centre.
fn find_wild_cards(play: &mut Play, view: &View) {
    let mut hand = view.own_hand().to_vec();
    play.sums.each_wild(|card, from| {
        if *from == Origin::Centre {
            return;
        }
        match hand.iter().position(|held| *held == card) {
            Some(place) => {
                hand.remove(place);
            }
            None if view.centre.contains(&PileView::Card(card)) => *from = Origin::Centre,
            None => {}
        }
    });
}

fn eat_any(scanner: &mut Scanner<'_>, sense: Sense) -> bool {
    words(sense).any(|word| scanner.eat_word(word))
}

#[derive(Clone, Copy, PartialEq)]
enum Meant {
    Value(u8),
    Build(BuildName),
}

struct Reader<'a> {
    view: &'a View,
    play: Play,
    /// Bare values and builds that the sums of a take name.
    meant: Vec<Meant>,
    /// Whether the sums being read are taken, so that all their numbers have to lie in the centre.
    takes: bool,
    /// Part of the centre not used yet.
    lying: Vec<PileView>,
    hand: Vec<Card>,
    /// Piles on which wild cards have been laid one by one, in clauses before the number card.
    prepared: Vec<Prepared>,
}

impl Reader<'_> {
    fn read_clause(&mut self, clause: &str, is_last: bool) -> Result<(), NotUnderstood> {
        if self.play.number != Number::NotYet {
            return Err(NotAMove::AfterNumberCard.into());
        }
        let clause = &*verb_first(clause);
        let mut scanner = Scanner::typed(clause);
        if eat_any(&mut scanner, Sense::Discard) {
            let text = scanner.rest();
            return match (split_wild_on(text), split_on(text)) {
                (Some((wild, pile)), _) => self.prepare(wild, pile),
                (None, Some((card, onto))) => self.build_on(card, onto),
                (None, None) => self.read_discards(text),
            };
        }
        if eat_any(&mut scanner, Sense::Take) {
            return self.read_take(scanner.rest());
        }
        if eat_any(&mut scanner, Sense::Build) {
            return self.read_build(scanner.rest());
        }
        if let Some((wild, pile)) = split_wild_on(clause) {
            return self.prepare(wild, pile);
        }
        if !is_last && let Some(changed) = self.changed_sum(clause) {
            self.prepared.push(changed);
            return Ok(());
        }
        self.read_without_verb(clause)
    }

    /// Reads `7`, `-2, 7`, `7 and -2`: the number card ends the turn, whatever the order.
    fn read_discards(&mut self, text: &str) -> Result<(), NotUnderstood> {
        let mut scanner = Scanner::typed(text);
        eat_any(&mut scanner, Sense::Away);
        loop {
            let shown = shortened(scanner.rest());
            let not_a_card = if shown.is_empty() { NotAMove::NoCard } else { NotAMove::NotACard(shown) };
            let card = scanner.card().ok_or(not_a_card)?;
            let card = self.out_of_hand(card)?;
            if card.is_number() {
                if self.play.number != Number::NotYet {
                    return Err(NotAMove::AfterNumberCard.into());
                }
                self.play.number = Number::Discard { card };
            } else {
                self.play.discarded.try_push(card).map_err(|_| NotAMove::TooManyWildCards)?;
            }
            while scanner.eat(&[',']) || eat_any(&mut scanner, Sense::And) {}
            eat_any(&mut scanner, Sense::Away);
            if scanner.is_at_end() {
                return Ok(());
            }
        }
    }

    /// Reads `9: 10-2 + 5-4`, `5 + 3 with 8`, `10-2 = 8`, `9`, and `5 + 3`, which an 8 takes.
    fn read_take(&mut self, text: &str) -> Result<(), NotUnderstood> {
        let text = text.trim_start_matches(':');
        let (with, sums) = match split_answer(text) {
            Some((with, sums)) => (with, sums),
            None if text.trim().is_empty() => return Err(NotAMove::NoCard.into()),
            None => match split_it(text) {
                Some((with, it)) => (with, it),
                None if read_number_card(text).is_err() => return self.take_by_sum(text),
                None => (text, ""),
            },
        };
        let with = read_number_card(with)?;
        let value = with.value().unwrap_or_default();
        let with = self.out_of_hand(with)?;
        if sums.trim().is_empty() {
            return self.take_alone(with, value);
        }
        let sums = groups::taken_by(value, &self.with_prepared(sums)?).ok_or(NotUnderstood::SayWhat { value })?;
        self.lay_prepared()?;
        self.play.number = Number::Take { with };
        self.takes = true;
        self.meant = split_top(&sums, ',').into_iter().flat_map(find::meant_by).collect();
        for sum in split_top(&sums, ',') {
            self.add_sum(sum)?;
        }
        Ok(())
    }

    /// Takes with the card that equals the sum.
    fn take_by_sum(&mut self, text: &str) -> Result<(), NotUnderstood> {
        let text = self.with_prepared(text)?;
        let groups = groups::without_answer(&text);
        let holds = |value: u8| self.find_in_hand(Card { face: Face::Number(value), colour: None }).is_some();
        let text = match groups.each {
            Some((each, _)) if holds(each) && groups.sum.is_some_and(holds) => {
                return Err(NotUnderstood::SumOrEach { sum: groups.sum.unwrap_or_default(), each });
            }
            Some((each, listed)) if holds(each) => listed,
            _ => groups.added,
        };
        self.lay_prepared()?;
        self.takes = true;
        self.meant = split_top(&text, ',').into_iter().flat_map(find::meant_by).collect();
        let mut value = None;
        for sum in split_top(&text, ',') {
            value = self.add_sum(sum)?.or(value);
        }
        let worth = value.ok_or_else(|| NotAMove::NotACard(shortened(&text)))?;
        let with = self.out_of_hand(Card { face: Face::Number(worth), colour: None })?;
        self.play.number = Number::Take { with };
        Ok(())
    }

    /// Reads `take 9`, if only one pile is worth nine, or those on which wild cards have just been laid are.
    fn take_alone(&mut self, with: Card, value: u8) -> Result<(), NotUnderstood> {
        if self.take_prepared(with, value)? {
            return Ok(());
        }
        self.lay_prepared()?;
        let worth = |lying: &&PileView| match lying {
            PileView::Card(card) => card.value() == Some(value),
            PileView::Build { value: worth, .. } => *worth == value,
        };
        let mut fitting = self.lying.iter().filter(worth);
        let (Some(only), None) = (fitting.next(), fitting.next()) else {
            return Err(self.say_what(with));
        };
        let token = token_of(only);
        self.play.sums.push(token);
        self.play.sums.push(Token::End);
        self.play.number = Number::Take { with };
        Ok(())
    }

    /// Asks what a card takes, or says that it can take nothing.
    fn say_what(&self, card: Card) -> NotUnderstood {
        let value = card.value().unwrap_or_default();
        let held = || self.view.own_hand().iter().filter_map(|held| held.value());
        match held().find(|held| *held == value).or(held().next()) {
            Some(discard) if self.view.can_only_discard() => NotUnderstood::NothingToTake { discard },
            _ => NotUnderstood::SayWhat { value },
        }
    }

    /// Reads `13: 8-5 + 10`, `9 + 1`, `9 + 1 = 10`, `1 on 9`, and `8: 10-2` for a wild-only build.
    fn read_build(&mut self, text: &str) -> Result<(), NotUnderstood> {
        let text = text.trim_start_matches(':');
        if text.trim().is_empty() {
            return Err(NotAMove::NoValue.into());
        }
        if let Some((card, onto)) = split_on(text) {
            return self.build_on(card, onto);
        }
        let (value, sum) = match split_answer(text).or_else(|| split_from(text)) {
            Some((value, sum)) => (Some(read_number_card(value)?), sum),
            None => (None, text),
        };
        let sum = &split_terms(sum).join("+");
        let terms = split_top(sum, '+');
        if terms.len() > MAX_CARDS {
            return Err(NotAMove::Sum(NotASum::TooLong).into());
        }
        // The card to play is the last term that is in the hand, if the others lie in the centre; people write it
        // anywhere.
        let held = |place: &usize| {
            terms.len() > 1 && read_number_card(terms[*place]).is_ok_and(|card| self.find_in_hand(card).is_some())
        };
        let without = |place: usize| (0..terms.len()).filter(move |i| *i != place).map(|i| terms[i]);
        let all_lie = |place: &usize| without(*place).all(|term| self.could_lie(term));
        let last_held = (0..terms.len()).rev().find(held);
        let place = (0..terms.len()).rev().filter(held).find(all_lie).or(last_held.filter(|_| held(&0)));
        if let Some(place) = place {
            let rest: Vec<&str> = without(place).collect();
            return self.finish_build(value, read_number_card(terms[place])?, &rest.join("+"));
        }
        let value_of_sum = self.add_sum(sum)?;
        let announced = value.and_then(Card::value).or(value_of_sum);
        let announced = announced.ok_or(NotAMove::NoValue)?;
        self.play.wild_builds.try_push(announced).map_err(|_| NotAMove::TooManyWildCards)?;
        Ok(())
    }

    fn build_on(&mut self, card: &str, onto: &str) -> Result<(), NotUnderstood> {
        self.finish_build(None, read_number_card(card)?, onto)
    }

    fn finish_build(&mut self, value: Option<Card>, with: Card, onto: &str) -> Result<(), NotUnderstood> {
        let onto = &split_terms(&self.with_prepared(onto)?).join("+");
        self.lay_prepared()?;
        let with = self.out_of_hand(with)?;
        self.meant = find::meant_by(onto);
        let pile = self.add_sum(onto)?;
        let total = pile.zip(with.value()).and_then(|(pile, added)| pile.checked_add(added));
        let announced = value.and_then(Card::value).or(total).ok_or(NotAMove::NoValue)?;
        self.play.number = Number::Build { value: announced, with };
        Ok(())
    }

    /// Reads `9: 5 + 4`, `5 + 4 = 9`, `4 on 5`: a take if all of it is in the centre, else a build.
    fn read_without_verb(&mut self, clause: &str) -> Result<(), NotUnderstood> {
        if let Some((card, onto)) = split_on(clause) {
            return self.build_on(card, onto);
        }
        let word = clause.split([' ', ':', ';']).next().unwrap_or_default();
        let stands_alone = [Sense::Pass, Sense::Stop, Sense::Challenge].into_iter().flat_map(words);
        let alone = stands_alone.into_iter().any(|alone| word.eq_ignore_ascii_case(alone));
        let begins_with_card = read_number_card(word).is_ok();
        let unknown = || match alone {
            true => NotUnderstood::Move(NotAMove::StandsAlone(shortened(word))),
            // A move may well begin with a number: it is the rest that is not understood.
            false if begins_with_card => NotUnderstood::Move(NotAMove::NotACard(shortened(clause))),
            false => NotUnderstood::UnknownWord { text: shortened(word), openings: verbs::openings(self.view) },
        };
        if let Ok(card) = read_number_card(clause) {
            return Err(self.say_what(card));
        }
        let Some((answer, sums)) = split_answer(clause) else {
            return self.read_bare_sum(clause).unwrap_or_else(|| Err(unknown()));
        };
        read_number_card(answer).map_err(|_| unknown())?;
        if takes(clause) {
            return self.read_take(clause);
        }
        let groups = split_top(sums, ',');
        let all_lie = self.all_could_lie(sums);
        let terms = split_terms(sums);
        let held = |term: &&str| read_number_card(term).is_ok_and(|card| self.find_in_hand(card).is_some());
        let builds = terms.len() > 1 && terms.iter().any(held);
        if all_lie || groups.len() > 1 || !builds { self.read_take(clause) } else { self.read_build(clause) }
    }

    /// Reads `5 + 3` and `10 minus 2` as a whole turn; `None` if it is no sum. The card that equals it takes, unless
    /// a card of the hand is part of it.
    fn read_bare_sum(&mut self, clause: &str) -> Option<Result<(), NotUnderstood>> {
        let terms = split_terms(clause);
        let value = groups::value_of(&terms.join("+"));
        if value.is_none() || read_number_card(clause).is_ok() {
            return None;
        }
        let value = value.and_then(groups::as_card).unwrap_or_default();
        let has_answer = self.find_in_hand(Card { face: Face::Number(value), colour: None }).is_some();
        let held = |term: &&str| read_number_card(term).is_ok_and(|card| self.find_in_hand(card).is_some());
        let builds = terms.len() > 1 && terms.iter().any(held);
        let takes = self.all_could_lie(clause) && (has_answer || !builds);
        Some(match (takes, builds) {
            (true, true) => Err(NotUnderstood::TakeOrBuild { value }),
            (false, true) => self.read_build(clause),
            (_, false) => self.take_by_sum(clause),
        })
    }

    fn all_could_lie(&self, sums: &str) -> bool {
        split_top(sums, ',').iter().flat_map(|group| split_terms(group)).all(|term| self.could_lie(term))
    }
}
