//! Moves as people type them, understood by what lies on the table.
//!
//! Besides the notation of [`super::moves`]: colours left out (`9: 10-2 + 5-4`), the answer
//! behind the sum (`10 - 2 + 5 - 4 = 9`), `1 on 9`, `build 9 + 1`, `take 9`, `t`, `b`, `d`,
//! German verbs, wild cards wherever they lie. What is typed decides; the rules judge later.

use super::card::{Card, Face};
use super::moves::{Move, NotAMove, Number, Play};
use super::scan::Scanner;
use super::sum::{From, NotASum, Sums, Token};
use super::view::{Lying, View};
use crate::ratio::Ratio;

/// Why a typed line could not be made out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotUnderstood {
    #[error(transparent)]
    Move(#[from] NotAMove),
    #[error("there is a card {value} and a build of {value}: say which, as in 7r or 7#1")]
    CardOrBuild { value: u8 },
    #[error("say what you take, as in 'take {value}: 5 + 3'")]
    SayWhat { value: u8 },
}

const TAKE: &[&str] = &["take", "takes", "t", "nimm", "nehme", "nehmen", "nimmt"];
const BUILD: &[&str] = &["build", "builds", "b", "bau", "baue", "bauen", "baut"];
const DISCARD: &[&str] = &["discard", "discards", "d", "ablegen", "lege", "leg", "wirf"];
const ALL: &[&str] = &["all", "alle", "alles"];
const PASS: &[&str] = &["pass", "passe", "passen"];
const STOP: &[&str] = &["stop", "ende", "fertig"];
const ON: &[&str] = &["on", "onto", "to", "auf", "zu"];
const WITH: &[&str] = &["with", "mit"];

/// Reads a line for the player whose view this is.
pub fn understand(view: &View, line: &str) -> Result<Move, NotUnderstood> {
    // What is written exactly means that; only where a wild card lies is often left out.
    if let Ok(mut choice) = line.parse() {
        if let Move::Turn(play) = &mut choice {
            find_wild_cards(play, view);
        }
        return Ok(choice);
    }
    let line = line.trim().trim_end_matches(['.', '!']);
    let mut words = Scanner::lenient(line);
    if eat_any(&mut words, DISCARD) && eat_any(&mut words, ALL) && words.is_at_end() {
        return Ok(Move::DiscardAll);
    }
    for (verbs, choice) in [(PASS, Move::Pass), (STOP, Move::Stop)] {
        let mut words = Scanner::lenient(line);
        if eat_any(&mut words, verbs) && words.is_at_end() {
            return Ok(choice);
        }
    }
    let mut reader = Reader { view, play: Play::default(), lying: view.centre.clone(), hand: view.own_hand().to_vec() };
    for clause in line.split(';').map(str::trim) {
        reader.read_clause(clause)?;
    }
    Ok(Move::Turn(reader.play))
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

struct Reader<'a> {
    view: &'a View,
    play: Play,
    /// What the line has not used yet.
    lying: Vec<Lying>,
    hand: Vec<Card>,
}

impl Reader<'_> {
    fn read_clause(&mut self, clause: &str) -> Result<(), NotUnderstood> {
        if self.play.number != Number::NotYet {
            return Err(NotAMove::AfterNumberCard.into());
        }
        let mut scanner = Scanner::lenient(clause);
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
        let mut scanner = Scanner::lenient(text);
        loop {
            let shown = shortened(scanner.rest());
            let card = scanner.card().ok_or(NotAMove::NotACard(shown))?;
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
            if scanner.is_at_end() {
                return Ok(());
            }
        }
    }

    /// `9: 10-2 + 5-4`, `5 + 3 with 8`, `10-2 = 8`, `9`.
    fn read_take(&mut self, text: &str) -> Result<(), NotUnderstood> {
        let (with, sums) = match split_answer(text) {
            Some((with, sums)) => (with, sums),
            None => (text, ""),
        };
        let with = read_number_card(with)?;
        let value = with.value().unwrap_or_default();
        let with = self.out_of_hand(with);
        if sums.trim().is_empty() {
            return self.take_alone(with, value);
        }
        self.play.number = Number::Take { with };
        for sum in split_top(sums, ',') {
            self.add_sum(sum)?;
        }
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
        if let Some((card, onto)) = split_on(text) {
            return self.build_on(card, onto);
        }
        let (value, sum) = match split_answer(text) {
            Some((value, sum)) => (Some(read_number_card(value)?), sum),
            None => (None, text),
        };
        let terms = split_top(sum, '+');
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
        let with = self.find_in_hand(card).unwrap_or_else(|| self.any_colour(card));
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
        let unknown = || NotAMove::UnknownWord(shortened(clause.split([' ', ':', ';']).next().unwrap_or_default()));
        let (answer, sums) = split_answer(clause).ok_or_else(unknown)?;
        read_number_card(answer).map_err(|_| unknown())?;
        let groups = split_top(sums, ',');
        let all_lie = groups.iter().flat_map(|group| split_top(group, '+')).all(|term| self.could_lie(term));
        if all_lie || groups.len() > 1 { self.read_take(clause) } else { self.read_build(clause) }
    }

    /// Whether a plain number of this text lies in the centre; what is more than a number may.
    fn could_lie(&self, term: &str) -> bool {
        match read_number_card(term) {
            Ok(card) => self.lying.iter().any(|lying| match lying {
                Lying::Card(lies) => is_meant(card, *lies),
                Lying::Build { value, recipe, .. } => {
                    card.value() == Some(*value) || cards_in(recipe).any(|lies| is_meant(card, lies))
                }
            }),
            Err(_) => true,
        }
    }

    /// Reads a sum, finds its cards and says its value if that is a whole number.
    fn add_sum(&mut self, text: &str) -> Result<Option<u8>, NotUnderstood> {
        let mut read = Sums::new();
        let mut scanner = Scanner::lenient(text);
        read.read_sum(&mut scanner).map_err(NotAMove::Sum)?;
        if !scanner.is_at_end() {
            return Err(NotAMove::LeftOver(shortened(scanner.rest())).into());
        }
        let sum = self.as_build(&read);
        for token in sum.as_ref().unwrap_or(&read).tokens() {
            for token in self.find(*token)? {
                if !self.play.sums.push(token) {
                    return Err(NotAMove::Sum(NotASum::TooLong).into());
                }
            }
        }
        let value = self.play.sums.iter().last().and_then(|sum| sum.value().ok());
        Ok(value.and_then(Ratio::as_whole).and_then(|value| u8::try_from(value).ok()))
    }

    /// `9 + 1` where just these cards lie as a build.
    fn as_build(&self, read: &Sums) -> Option<Sums> {
        let wanted: Vec<Card> = cards_in(read).collect();
        let found = self.lying.iter().find(|lying| match lying {
            Lying::Card(_) => false,
            Lying::Build { recipe, .. } => {
                let cards: Vec<Card> = cards_in(recipe).collect();
                cards.len() == wanted.len() && wanted.iter().zip(&cards).all(|(card, lies)| is_meant(*card, *lies))
            }
        })?;
        let singles =
            |card: &Card| self.lying.iter().any(|lying| matches!(lying, Lying::Card(c) if is_meant(*card, *c)));
        if wanted.iter().all(singles) {
            return None;
        }
        let mut sums = Sums::new();
        sums.push(token_of(found));
        sums.push(Token::End);
        Some(sums)
    }

    /// The card or build that a token means, and marks it as used.
    fn find(&mut self, token: Token) -> Result<Vec<Token>, NotUnderstood> {
        Ok(match token {
            Token::Number(card) => vec![self.find_number(card)?],
            Token::Build { name, .. } => {
                self.lying.retain(|lying| !matches!(lying, Lying::Build { name: n, .. } if *n == name));
                vec![token]
            }
            Token::Wild(card, from) => self.find_wild(card, from),
            Token::Add | Token::End => vec![token],
        })
    }

    fn find_number(&mut self, card: Card) -> Result<Token, NotUnderstood> {
        let single = self.lying.iter().position(|lying| matches!(lying, Lying::Card(c) if is_meant(card, *c)));
        let value = card.value().unwrap_or_default();
        let build = (card.colour.is_none())
            .then(|| self.lying.iter().position(|lying| matches!(lying, Lying::Build { value: v, .. } if *v == value)))
            .flatten();
        let place = match (single, build) {
            (Some(_), Some(_)) => return Err(NotUnderstood::CardOrBuild { value }),
            (Some(place), None) | (None, Some(place)) => place,
            // Not there: the rules will say so, most helpfully of a card that is somewhere.
            (None, None) => return Ok(Token::Number(self.somewhere(card))),
        };
        Ok(token_of(&self.lying.remove(place)))
    }

    /// A wild card of the hand, else of the centre; else one that does the same.
    fn find_wild(&mut self, card: Card, from: From) -> Vec<Token> {
        let mut meant = vec![card];
        meant.extend(same_effect(card.face).into_iter().map(Card::wild));
        for card in meant {
            if from == From::Hand
                && let Some(place) = self.hand.iter().position(|held| is_meant(card, *held))
            {
                return vec![Token::Wild(self.hand.remove(place), From::Hand)];
            }
            let lies = |lying: &Lying| matches!(lying, Lying::Card(c) if is_meant(card, *c));
            if let Some(place) = self.lying.iter().position(lies) {
                let Token::Wild(card, _) = token_of(&self.lying.remove(place)) else { continue };
                return vec![Token::Wild(card, From::Centre)];
            }
        }
        // `*3/4` may be two cards.
        if let Face::Part(part) = card.face
            && [Face::Times(part.top()), Face::Over(part.bottom())].iter().all(|face| self.has_wild(*face))
        {
            let mut two = self.find_wild(Card::wild(Face::Times(part.top())), from);
            two.extend(self.find_wild(Card::wild(Face::Over(part.bottom())), from));
            return two;
        }
        vec![Token::Wild(card, from)]
    }

    fn has_wild(&self, face: Face) -> bool {
        let lying = self.lying.iter().any(|lying| matches!(lying, Lying::Card(card) if card.face == face));
        lying || self.hand.iter().any(|card| card.face == face)
    }

    /// The card of the hand that is meant; if there is none, one that the rules can refuse.
    fn out_of_hand(&mut self, card: Card) -> Card {
        let card = self.find_in_hand(card).unwrap_or_else(|| self.any_colour(card));
        self.take_from_hand(card);
        card
    }

    fn find_in_hand(&self, card: Card) -> Option<Card> {
        self.hand.iter().copied().find(|held| is_meant(card, *held))
    }

    fn take_from_hand(&mut self, card: Card) {
        if let Some(place) = self.hand.iter().position(|held| *held == card) {
            self.hand.remove(place);
        }
    }

    fn somewhere(&self, card: Card) -> Card {
        let in_builds = self.lying.iter().find_map(|lying| match lying {
            Lying::Card(_) => None,
            Lying::Build { recipe, .. } => cards_in(recipe).find(|lies| is_meant(card, *lies)),
        });
        in_builds.or_else(|| self.find_in_hand(card)).unwrap_or_else(|| self.any_colour(card))
    }

    fn any_colour(&self, card: Card) -> Card {
        let selected = self.view.options.selected();
        let found = selected.iter().find(|printed| is_meant(card, printed.card));
        found.map_or_else(
            || {
                if card.is_number() {
                    Card { colour: card.colour.or(Some(super::Colour::Green)), ..card }
                } else {
                    card
                }
            },
            |printed| printed.card,
        )
    }
}

/// Whether what was typed can mean this card: same face, and the colour if one was given.
fn is_meant(typed: Card, card: Card) -> bool {
    typed.face == card.face && (typed.colour.is_none() || typed.colour == card.colour)
}

fn token_of(lying: &Lying) -> Token {
    match lying {
        Lying::Card(card) if card.is_wild() => Token::Wild(*card, From::Centre),
        Lying::Card(card) => Token::Number(*card),
        Lying::Build { name, value, .. } => Token::Build { name: *name, value: *value },
    }
}

fn cards_in(sums: &Sums) -> impl Iterator<Item = Card> + '_ {
    sums.iter().flat_map(super::centre::cards_of)
}

/// Cards with the same effect: `÷2`, `½`, `0.5` and `50%`.
fn same_effect(face: Face) -> Vec<Face> {
    use super::card::{Part, Written};
    let (top, bottom) = match face {
        Face::Over(n) => (1, u16::from(n)),
        Face::Part(part) => (u16::from(part.top()), u16::from(part.bottom())),
        _ => return Vec::new(),
    };
    let written = [Written::Fraction, Written::Decimal, Written::Percent];
    let mut faces: Vec<Face> =
        written.into_iter().filter_map(|written| Part::new(top, bottom, written)).map(Face::Part).collect();
    if top == 1
        && let Ok(bottom) = u8::try_from(bottom)
    {
        faces.push(Face::Over(bottom));
    }
    faces.retain(|other| *other != face);
    faces
}

/// A number card with or without its colour, and nothing after it.
fn read_number_card(text: &str) -> Result<Card, NotAMove> {
    let not_a_card = || NotAMove::NotACard(shortened(text.trim()));
    let mut scanner = Scanner::lenient(text);
    let card = scanner.card().filter(|card| card.is_number()).ok_or_else(not_a_card)?;
    if scanner.is_at_end() { Ok(card) } else { Err(not_a_card()) }
}

/// The answer and the sums of `9: 5 + 4`, `5 + 4 = 9`, `5 + 4 with 9`, `9 = 5 + 4`.
fn split_answer(text: &str) -> Option<(&str, &str)> {
    if let Some((answer, sums)) = text.split_once(':')
        && read_number_card(answer).is_ok()
    {
        return Some((answer, sums));
    }
    if let Some((left, right)) = text.split_once('=') {
        return if read_number_card(right).is_ok() { Some((right, left)) } else { Some((left, right)) };
    }
    split_at_word(text, WITH).map(|(sums, answer)| (answer, sums))
}

/// The card and the pile of `1 on 9`.
fn split_on(text: &str) -> Option<(&str, &str)> {
    split_at_word(text, ON).filter(|(card, _)| read_number_card(card).is_ok())
}

fn split_at_word<'a>(text: &'a str, words: &[&str]) -> Option<(&'a str, &'a str)> {
    let starts = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(place, c)| place + c.len_utf8());
    for start in starts {
        let mut rest = Scanner::lenient(&text[start..]);
        if eat_any(&mut rest, words) {
            return Some((&text[..start], rest.rest()));
        }
    }
    None
}

/// Splits outside of parentheses.
fn split_top(text: &str, at: char) -> Vec<&str> {
    let mut depth = 0_i32;
    text.split(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0 && c == at
    })
    .collect()
}

fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
