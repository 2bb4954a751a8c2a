//! Moves as people type them, understood by what lies on the table.
//!
//! Besides the notation of [`super::moves`]: colours left out (`9: 10-2 + 5-4`), the answer
//! behind the sum (`10 - 2 + 5 - 4 = 9`), `1 on 9`, `build 9 + 1`, `take 9`, `t`, `b`, `d`,
//! German verbs, wild cards wherever they lie. What is typed decides; the rules judge later.

mod find;
mod split;

use super::card::{Card, Face};
use super::moves::{Move, NotAMove, Number, Play};
use super::pack::MOST_CARDS;
use super::scan::{Scanner, shortened};
use super::sum::{BuildName, From, NotASum, Token};
use super::view::{Lying, View};
pub(super) use find::token_of;
use split::{read_number_card, split_answer, split_on, split_top};

/// Why a typed line could not be made out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotUnderstood {
    #[error(transparent)]
    Move(#[from] NotAMove),
    #[error("there is the card {card} and the build {value}#{}: say which", name.0)]
    CardOrBuild { card: Card, name: BuildName, value: u8 },
    #[error("say what the {value} takes, as in 'take 8: 5 + 3'")]
    SayWhat { value: u8 },
    #[error("no build of {value} lies there")]
    NoBuildOf { value: u8 },
    #[error("several builds of {value} lie there; say which, as in 'challenge {value}#{}'", name.0)]
    WhichBuild { value: u8, name: BuildName },
}

const TAKE: &[&str] = &["take", "takes", "t", "nimm", "nehme", "nehmen", "nimmt"];
const BUILD: &[&str] = &["build", "builds", "b", "bau", "baue", "bauen", "baut"];
const DISCARD: &[&str] = &["discard", "discards", "d", "ablegen", "lege", "leg", "wirf", "werfe"];
/// The other half of a German verb: `lege 9 ab`.
const AWAY: &[&str] = &["ab", "weg"];
const ALL: &[&str] = &["all", "alle", "alles"];
const PASS: &[&str] = &["pass", "passe", "passen"];
const STOP: &[&str] = &["stop", "ende", "fertig"];
const CHALLENGE: &[&str] = &["challenge", "challenges", "doubt", "c", "zweifle", "anzweifeln", "zweifelt"];
const SHOW: &[&str] = &["show", "zeig", "zeige"];
const SHOW_ME: &[&str] = &["me", "mir", "that", "the", "your", "die", "den", "deine", "build", "bau"];
const ON: &[&str] = &["on", "onto", "to", "auf", "zu"];
const WITH: &[&str] = &["with", "mit"];

/// More than the longest move of the largest pack needs, and little enough to try several readings.
const LONGEST_LINE: usize = 4096;

/// Reads a line for the player whose view this is.
pub fn understand(view: &View, line: &str) -> Result<Move, NotUnderstood> {
    if line.len() > LONGEST_LINE {
        return Err(NotAMove::Sum(NotASum::TooLong).into());
    }
    // What is written exactly means that; only where a wild card lies is often left out.
    // A build whose last card is not in the hand was perhaps written the other way round.
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
    let line = line.trim().trim_end_matches(['.', '!']);
    let mut words = Scanner::typed(line);
    if eat_any(&mut words, DISCARD) && eat_any(&mut words, ALL) {
        eat_any(&mut words, AWAY);
        if words.is_at_end() {
            return Ok(Move::DiscardAll);
        }
    }
    for (verbs, choice) in [(PASS, Move::Pass), (STOP, Move::Stop)] {
        let mut words = Scanner::typed(line);
        if eat_any(&mut words, verbs) && words.is_at_end() {
            return Ok(choice);
        }
    }
    if let Some(build) = after_challenge(line) {
        return find_challenged(view, build);
    }
    let (centre, hand) = (view.centre.clone(), view.own_hand().to_vec());
    let mut reader = Reader { play: Play::default(), lying: centre.clone(), centre, hand, meant: Vec::new() };
    for clause in line.split(';').map(str::trim) {
        reader.read_clause(clause)?;
    }
    let choice = Move::Turn(reader.play);
    // An unfinished turn means what its notation means: a last sum may well be a build.
    Ok(choice.to_string().parse().unwrap_or(choice))
}

/// What stands after `challenge` or `show me that`.
fn after_challenge(line: &str) -> Option<&str> {
    let mut words = Scanner::typed(line);
    if eat_any(&mut words, SHOW) {
        while eat_any(&mut words, SHOW_ME) {}
        return Some(words.rest());
    }
    eat_any(&mut words, CHALLENGE).then(|| {
        while eat_any(&mut words, SHOW_ME) {}
        words.rest()
    })
}

/// `10`, `#4` or `10#4`; the only build there is needs no name.
fn find_challenged(view: &View, text: &str) -> Result<Move, NotUnderstood> {
    let builds = || {
        view.centre.iter().filter_map(|lying| match lying {
            Lying::Build { name, value, challenge, .. } => Some((*name, *value, challenge.is_some())),
            Lying::Card(_) => None,
        })
    };
    let challenge = |(name, value, _)| Move::Challenge { name, value };
    let number = |text: &str| -> Result<Option<u8>, NotAMove> {
        if text.is_empty() { Ok(None) } else { text.parse().map(Some).map_err(|_| NotAMove::NoBuildNamed) }
    };
    let (value, name) = text.trim().split_once('#').unwrap_or((text.trim(), ""));
    let (value, name) = (number(value.trim())?, number(name.trim())?);
    let fits = |build: &(BuildName, u8, bool)| {
        value.is_none_or(|value| value == build.1) && name.is_none_or(|name| name == build.0.0)
    };
    // Where only one of several can still be challenged, that one is meant.
    let open: Vec<_> = builds().filter(|build| fits(build) && build.2).collect();
    let all: Vec<_> = builds().filter(fits).collect();
    match (&open[..], &all[..], value) {
        ([only], ..) | ([], [only], _) => Ok(challenge(*only)),
        ([], [], Some(value)) => Err(NotUnderstood::NoBuildOf { value }),
        ([first, ..], ..) | ([], [first, ..], _) => Err(NotUnderstood::WhichBuild { value: first.1, name: first.0 }),
        ([], [], None) => Err(NotAMove::NoBuildNamed.into()),
    }
}

/// A wild card that is not in the hand is the one that lies in the centre.
fn find_wild_cards(play: &mut Play, view: &View) {
    let mut hand = view.own_hand().to_vec();
    play.sums.each_wild(|card, from| {
        if *from == From::Centre {
            return;
        }
        match hand.iter().position(|held| *held == card) {
            Some(place) => {
                hand.remove(place);
            }
            None if view.centre.contains(&Lying::Card(card)) => *from = From::Centre,
            None => {}
        }
    });
}

fn eat_any(scanner: &mut Scanner<'_>, words: &[&str]) -> bool {
    words.iter().any(|word| scanner.eat_word(word))
}

#[derive(Clone, Copy, PartialEq)]
enum Meant {
    Value(u8),
    Build(BuildName),
}

struct Reader {
    play: Play,
    centre: Vec<Lying>,
    /// Values that the sums of a take name without more, and builds that they name.
    meant: Vec<Meant>,
    /// What the line has not used yet.
    lying: Vec<Lying>,
    hand: Vec<Card>,
}

impl Reader {
    fn read_clause(&mut self, clause: &str) -> Result<(), NotUnderstood> {
        if self.play.number != Number::NotYet {
            return Err(NotAMove::AfterNumberCard.into());
        }
        let mut scanner = Scanner::typed(clause);
        if eat_any(&mut scanner, DISCARD) {
            return self.read_discards(scanner.rest());
        }
        if eat_any(&mut scanner, TAKE) {
            return self.read_take(scanner.rest());
        }
        if eat_any(&mut scanner, BUILD) {
            return self.read_build(scanner.rest());
        }
        self.read_without_verb(clause)
    }

    /// `7`, `-2, 7`, `7 and -2`: the number card is the turn's, whatever the order.
    fn read_discards(&mut self, text: &str) -> Result<(), NotUnderstood> {
        let mut scanner = Scanner::typed(text);
        loop {
            let shown = shortened(scanner.rest());
            let not_a_card = if shown.is_empty() { NotAMove::NoCard } else { NotAMove::NotACard(shown) };
            let card = scanner.card().ok_or(not_a_card)?;
            let card = self.out_of_hand(card);
            if card.is_number() {
                if self.play.number != Number::NotYet {
                    return Err(NotAMove::AfterNumberCard.into());
                }
                self.play.number = Number::Discard { card };
            } else {
                self.play.discarded.try_push(card).map_err(|_| NotAMove::TooManyWildCards)?;
            }
            while scanner.eat(&[',']) || eat_any(&mut scanner, &["and", "und"]) {}
            eat_any(&mut scanner, AWAY);
            if scanner.is_at_end() {
                return Ok(());
            }
        }
    }

    /// `9: 10-2 + 5-4`, `5 + 3 with 8`, `10-2 = 8`, `9`, and `5 + 3`, which an 8 takes.
    fn read_take(&mut self, text: &str) -> Result<(), NotUnderstood> {
        let text = text.trim_start_matches(':');
        let (with, sums) = match split_answer(text) {
            Some((with, sums)) => (with, sums),
            None if text.trim().is_empty() => return Err(NotAMove::NoCard.into()),
            None if read_number_card(text).is_err() => return self.take_by_sum(text),
            None => (text, ""),
        };
        let with = read_number_card(with)?;
        let value = with.value().unwrap_or_default();
        let with = self.out_of_hand(with);
        if sums.trim().is_empty() {
            return self.take_alone(with, value);
        }
        self.play.number = Number::Take { with };
        self.meant = split_top(sums, ',').into_iter().flat_map(find::meant_by).collect();
        for sum in split_top(sums, ',') {
            self.add_sum(sum)?;
        }
        Ok(())
    }

    /// The card that takes is the one that the sum is worth.
    fn take_by_sum(&mut self, text: &str) -> Result<(), NotUnderstood> {
        let mut value = None;
        for sum in split_top(text, ',') {
            value = self.add_sum(sum)?.or(value);
        }
        let worth = value.ok_or_else(|| NotAMove::NotACard(shortened(text)))?;
        let with = self.out_of_hand(Card { face: Face::Number(worth), colour: None });
        self.play.number = Number::Take { with };
        Ok(())
    }

    /// `take 9`, where only one pile is worth nine.
    fn take_alone(&mut self, with: Card, value: u8) -> Result<(), NotUnderstood> {
        let worth = |lying: &&Lying| match lying {
            Lying::Card(card) => card.value() == Some(value),
            Lying::Build { value: worth, .. } => *worth == value,
        };
        let mut fitting = self.lying.iter().filter(worth);
        let (Some(only), None) = (fitting.next(), fitting.next()) else {
            return Err(NotUnderstood::SayWhat { value });
        };
        let token = token_of(only);
        self.play.sums.push(token);
        self.play.sums.push(Token::End);
        self.play.number = Number::Take { with };
        Ok(())
    }

    /// `13: 8-5 + 10`, `9 + 1`, `9 + 1 = 10`, `1 on 9`, and `8: 10-2` for a wild-only build.
    fn read_build(&mut self, text: &str) -> Result<(), NotUnderstood> {
        let text = text.trim_start_matches(':');
        if text.trim().is_empty() {
            return Err(NotAMove::NoValue.into());
        }
        if let Some((card, onto)) = split_on(text) {
            return self.build_on(card, onto);
        }
        let (value, sum) = match split_answer(text) {
            Some((value, sum)) => (Some(read_number_card(value)?), sum),
            None => (None, text),
        };
        let terms = split_top(sum, '+');
        if terms.len() > MOST_CARDS {
            return Err(NotAMove::Sum(NotASum::TooLong).into());
        }
        // The card from the hand is the last one that is there; people write it anywhere.
        for place in (0..terms.len()).rev().filter(|_| terms.len() > 1) {
            let held = read_number_card(terms[place]).ok().and_then(|card| self.find_in_hand(card));
            if let Some(with) = held {
                let rest: Vec<&str> = (0..terms.len()).filter(|i| *i != place).map(|i| terms[i]).collect();
                let lying = rest.iter().all(|term| self.could_lie(term));
                if lying || place == 0 {
                    return self.finish_build(value, with, &rest.join("+"));
                }
            }
        }
        let value_of_sum = self.add_sum(sum)?;
        let announced = value.and_then(Card::value).or(value_of_sum);
        let announced = announced.ok_or(NotAMove::NoValue)?;
        self.play.wild_builds.try_push(announced).map_err(|_| NotAMove::TooManyWildCards)?;
        Ok(())
    }

    fn build_on(&mut self, card: &str, onto: &str) -> Result<(), NotUnderstood> {
        let card = read_number_card(card)?;
        let with = self.find_in_hand(card).unwrap_or(card);
        self.finish_build(None, with, onto)
    }

    fn finish_build(&mut self, value: Option<Card>, with: Card, onto: &str) -> Result<(), NotUnderstood> {
        self.take_from_hand(with);
        let pile = self.add_sum(onto)?;
        let total = pile.zip(with.value()).and_then(|(pile, added)| pile.checked_add(added));
        let announced = value.and_then(Card::value).or(total).ok_or(NotAMove::NoValue)?;
        self.play.number = Number::Build { value: announced, with };
        Ok(())
    }

    /// `9: 5 + 4`, `5 + 4 = 9`, `4 on 5`: a take if all of it lies there, else a build.
    fn read_without_verb(&mut self, clause: &str) -> Result<(), NotUnderstood> {
        if let Some((card, onto)) = split_on(clause) {
            return self.build_on(card, onto);
        }
        let word = clause.split([' ', ':', ';']).next().unwrap_or_default();
        let alone = PASS.iter().chain(STOP).chain(CHALLENGE).any(|alone| word.eq_ignore_ascii_case(alone));
        let unknown = || if alone { NotAMove::StandsAlone } else { NotAMove::UnknownWord }(shortened(word));
        let (answer, sums) = split_answer(clause).ok_or_else(unknown)?;
        read_number_card(answer).map_err(|_| unknown())?;
        let groups = split_top(sums, ',');
        let all_lie = groups.iter().flat_map(|group| split_top(group, '+')).all(|term| self.could_lie(term));
        let held = |term: &str| read_number_card(term).is_ok_and(|card| self.find_in_hand(card).is_some());
        let builds = split_top(sums, '+').len() > 1 && split_top(sums, '+').iter().any(|term| held(term));
        if all_lie || groups.len() > 1 || !builds { self.read_take(clause) } else { self.read_build(clause) }
    }
}
