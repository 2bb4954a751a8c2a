//! A position, read section by section and then filled in.

use super::{NotAPosition, cards};
use crate::game::{Race, Seat, Seats, Viewer};
use crate::numberloor::card::Card;
use crate::numberloor::end::{outcome_of, stars_to_win};
use crate::numberloor::fits::{Open, Side};
use crate::numberloor::options::Version;
use crate::numberloor::text::pack::{MAX_CARDS, Pack};
use crate::numberloor::view::{HandView, View, offers};
use crate::numberloor::{HAND, Laid, LevelBound, MAX_PLAYERS, MIN_PLAYERS, Options, Phase, TAKEN};
use crate::options::TableOptions;
use crate::text::{sections, shortened};

/// Sections read so far; those that are still `None` at the end get defaults.
#[derive(Default)]
pub(super) struct PartialPosition {
    /// A line of options, known to parse.
    options: Option<String>,
    pack: Option<Pack>,
    watching: bool,
    seats: Option<u8>,
    seat: Option<Seat>,
    turn: Option<Seat>,
    asked: Option<Seat>,
    is_over: bool,
    open: Option<Open>,
    hand: Option<Vec<Card>>,
    hands: Option<Vec<u8>>,
    stars: Option<Vec<u8>>,
    under: Vec<Card>,
    forgotten: Option<u8>,
    pile: Option<u8>,
    laid: Vec<Laid>,
    began: Option<Open>,
    drawn: Option<u8>,
    passed: Seats,
    with_level: Option<Seats>,
    few: Vec<(Seat, LevelBound)>,
    race: u32,
    turns: u32,
}

impl PartialPosition {
    pub fn read(text: &str) -> Result<PartialPosition, NotAPosition> {
        let mut partial = PartialPosition::default();
        let mut seen: Vec<String> = Vec::new();
        for (word, rest) in sections(text) {
            let key = match word.as_str() {
                "over" => "turn".to_string(),
                // Allowed once per seat.
                "few" => format!("few {}", shortened(rest.split(':').next().unwrap_or_default())),
                _ => word.clone(),
            };
            if seen.contains(&key) {
                return Err(NotAPosition::Twice(if key == "turn" { "turn or over".to_string() } else { word }));
            }
            seen.push(key);
            partial.read_section(&word, rest)?;
        }
        Ok(partial)
    }

    fn read_section(&mut self, word: &str, text: &str) -> Result<(), NotAPosition> {
        let not_understood = || NotAPosition::NotUnderstood { section: word.to_string(), text: shortened(text) };
        let words = || text.split([' ', ',', '\t']).filter(|word| !word.is_empty());
        let number = || text.parse::<u8>().map_err(|_| not_understood());
        let large = || text.parse::<u32>().map_err(|_| not_understood());
        let numbers = || words().map(str::parse).collect::<Result<Vec<u8>, _>>().map_err(|_| not_understood());
        let seat = || text.parse::<Seat>().map_err(|_| not_understood());
        let seats = || words().map(str::parse).collect::<Result<Seats, _>>().map_err(|_| not_understood());
        let cards = || -> Result<Vec<Card>, NotAPosition> {
            let cards: Option<Vec<Card>> = words().take(MAX_CARDS + 1).map(cards::read).collect();
            cards.filter(|cards| cards.len() <= MAX_CARDS).ok_or_else(not_understood)
        };
        match word {
            "options" => {
                Options::from_line(text)?;
                self.options = Some(text.to_string());
            }
            "cards" => self.pack = Some(text.parse()?),
            "watching" => self.watching = true,
            "seats" => self.seats = Some(number()?),
            "seat" => self.seat = Some(seat()?),
            "turn" => self.turn = Some(seat()?),
            "over" => (self.turn, self.is_over) = (Some(seat()?), true),
            "asked" => self.asked = Some(seat()?),
            "open" if cards()?.len() < 2 => return Err(NotAPosition::NoOpenCards),
            "open" => self.open = Some(open_cards(&cards()?).ok_or_else(not_understood)?),
            "hand" => self.hand = Some(cards()?),
            "hands" => self.hands = Some(numbers()?),
            "stars" => self.stars = Some(numbers()?),
            "under" => self.under = cards()?,
            "forgotten" => self.forgotten = Some(number()?),
            "pile" => self.pile = Some(number()?),
            "placed" => self.laid = read_laid(&words().collect::<Vec<_>>()).ok_or_else(not_understood)?,
            "began" => self.began = Some(open_cards(&cards()?).ok_or_else(not_understood)?),
            "drawn" => self.drawn = Some(if text.is_empty() { TAKEN } else { number()? }),
            "passed" => self.passed = seats()?,
            "levels" => self.with_level = Some(seats()?),
            "few" => self.few.push(read_few(text).ok_or_else(not_understood)?),
            "race" => self.race = large()?,
            "turns" => self.turns = large()?,
            _ => return Err(NotAPosition::UnknownSection(shortened(word))),
        }
        Ok(())
    }

    pub fn complete(mut self) -> Result<View, NotAPosition> {
        let open = self.open.ok_or(NotAPosition::NoOpenCards)?;
        let options = self.complete_options(open);
        let open = said_in(&options.pack, open);
        self.began = self.began.map(|began| said_in(&options.pack, began));
        let seats = self.count_seats()?;
        for (section, list) in [("hands", &self.hands), ("stars", &self.stars)] {
            let listed = list.as_ref().map_or(u32::from(seats), |list| u32::try_from(list.len()).unwrap_or(u32::MAX));
            if listed != u32::from(seats) {
                return Err(NotAPosition::Listed { section, listed, seats });
            }
        }
        if self.watching && self.hand.is_some() {
            return Err(NotAPosition::WatcherWithHand);
        }
        let at_keyboard = self.seat.unwrap_or(Seat(0));
        let turn = self.turn.unwrap_or(at_keyboard);
        let viewer = if self.watching { Viewer::Watcher } else { Viewer::Seat(at_keyboard) };
        let phase = match self.asked {
            _ if self.is_over => Phase::Over,
            Some(asked) => Phase::Asking(asked),
            None => Phase::Play,
        };
        let mut hands = self.complete_hands(viewer, seats);
        for (seat, few) in &self.few {
            hands.get_mut(seat.index()).ok_or(NotAPosition::Seats)?.few = Some(*few);
        }
        self.complete_under(open);
        let stars = self.stars.unwrap_or_else(|| vec![0; usize::from(seats)]);
        let held: usize = hands.iter().map(|hand| usize::from(hand.count)).sum();
        let rest = options.selected().len().saturating_sub(held + self.under.len() + open.cards().len());
        let rest = u8::try_from(rest).unwrap_or(u8::MAX);
        let (pile, forgotten) = match (self.pile, self.forgotten) {
            (Some(pile), Some(forgotten)) => (pile, forgotten),
            (Some(pile), None) => (pile, rest.saturating_sub(pile)),
            (None, forgotten) => (rest.saturating_sub(forgotten.unwrap_or(0)), forgotten.unwrap_or(0)),
        };
        let still_laying = if self.laid.is_empty() { Seats::NONE } else { Seats::NONE.with(turn) };
        let counts = stars.iter().copied().zip(hands.iter().map(|hand| hand.count));
        Ok(View {
            outcome: self.is_over.then(|| outcome_of(counts)),
            offers: offers(&options, phase, turn, viewer),
            options,
            viewer,
            phase,
            turn,
            drawn: self.drawn,
            open,
            hands,
            stars,
            stars_to_win: stars_to_win(seats),
            under: self.under,
            forgotten,
            pile,
            laid: self.laid,
            began: self.began,
            passed: self.passed,
            with_level: self.with_level.unwrap_or(still_laying),
            race: Race(self.race),
            turns: self.turns,
        })
    }

    /// Adds covered cards laid in this turn, and those they were laid on, to the cards below the
    /// open ones, unless they are listed there.
    fn complete_under(&mut self, open: Open) {
        let mut on_top: Vec<Card> = open.cards().map(Card::printed).to_vec();
        let mut known = self.under.clone();
        let mut is_known = |card: Card| {
            let take = |from: &mut Vec<Card>| from.iter().position(|other| *other == card).map(|at| from.remove(at));
            take(&mut on_top).or_else(|| take(&mut known)).is_some()
        };
        let laid = self.laid.iter().rev().map(|laid| laid.card);
        let began = self.began.into_iter().flat_map(Open::cards);
        let covered: Vec<Card> = laid.chain(began).map(Card::printed).filter(|card| !is_known(*card)).collect();
        self.under.extend(covered);
        self.under.truncate(MAX_CARDS);
        self.under.sort_unstable();
    }

    /// Completes the options. Without a version, two open Levels mean Beginners.
    fn complete_options(&mut self, open: Open) -> Options {
        let line = self.options.take().unwrap_or_default();
        let version = match open {
            Open::Pair { .. } => Version::Advanced,
            Open::Stacks { .. } => Version::Beginners,
        };
        let options = Options { version, ..Options::default() };
        let options = options.changed_by(&line).expect("the line was parsed before");
        Options { pack: self.pack.take().unwrap_or(options.pack), ..options }
    }

    fn count_seats(&self) -> Result<u8, NotAPosition> {
        let listed = [self.hands.as_ref(), self.stars.as_ref()].into_iter().flatten().map(Vec::len).next();
        let listed = listed.map(|seats| u8::try_from(seats).unwrap_or(u8::MAX));
        let named = [self.seat, self.turn, self.asked].into_iter().flatten().map(|seat| seat.0 + 1).max();
        let seats = self.seats.or(listed).unwrap_or(named.unwrap_or(0).max(MIN_PLAYERS));
        if (MIN_PLAYERS..=MAX_PLAYERS).contains(&seats) { Ok(seats) } else { Err(NotAPosition::Seats) }
    }

    fn complete_hands(&mut self, viewer: Viewer, seats: u8) -> Vec<HandView> {
        let own = self.hand.take().map(|mut cards| {
            cards.sort_unstable();
            cards
        });
        let count = |cards: &[Card]| u8::try_from(cards.len()).unwrap_or(u8::MAX);
        let counts = self.hands.take();
        let mut hands: Vec<HandView> = (0..seats)
            .map(|seat| match (&own, viewer == Viewer::Seat(Seat(seat))) {
                (Some(cards), true) => HandView { count: count(cards), cards: Some(cards.clone()), few: None },
                (None, true) => HandView { count: 0, cards: Some(Vec::new()), few: None },
                _ => HandView { count: HAND, cards: None, few: None },
            })
            .collect();
        if let Some(counts) = counts {
            for (hand, count) in hands.iter_mut().zip(counts) {
                hand.count = count;
            }
        }
        hands
    }
}

/// §1.8 Takes `odd` and `even` for what was said about a balloon that may be either, if the pack has only such ones.
fn said_in(pack: &Pack, open: Open) -> Open {
    match open {
        Open::Pair { level, balloon } => Open::Pair { level, balloon: pack.said(balloon) },
        stacks @ Open::Stacks { .. } => stacks,
    }
}

fn open_cards(cards: &[Card]) -> Option<Open> {
    match *cards {
        [left, right] if left.is_level() && right.is_level() => Some(Open::Stacks { left, right }),
        [level, balloon] if level.is_level() => Some(Open::Pair { level, balloon }),
        [balloon, level] if level.is_level() => Some(Open::Pair { level, balloon }),
        _ => None,
    }
}

/// Reads `2: 1 of 2 5 8`: seat 2 has at most one of these Levels.
fn read_few(text: &str) -> Option<(Seat, LevelBound)> {
    let (seat, rest) = text.split_once(':')?;
    let (most, numbers) = rest.split_once(" of ")?;
    let numbers: Option<Vec<u8>> = numbers.split_whitespace().map(|word| word.parse().ok()).collect();
    Some((seat.trim().parse().ok()?, LevelBound::of(&numbers?, most.trim().parse().ok()?)?))
}

/// Reads `5 7 b3 6`, or `3 left 5 right`.
fn read_laid(words: &[&str]) -> Option<Vec<Laid>> {
    let mut laid: Vec<Laid> = Vec::new();
    for word in words {
        match Side::BOTH.into_iter().find(|side| side.word() == *word) {
            Some(side) => laid.last_mut().filter(|laid| laid.on.is_none())?.on = Some(side),
            None => laid.push(Laid { card: cards::read(word)?, on: None }),
        }
        if laid.len() > MAX_CARDS {
            return None;
        }
    }
    Some(laid)
}
