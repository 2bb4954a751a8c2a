//! What a player sees: stars, the open cards and what goes on them, this turn, the own hand. Drawn,
//! or as plain lines.

use reckon_rules::game::Seat;
use reckon_rules::numberloor::{Balloon, Card, Face, Laid, Open, Side, View, stars_to_win};
use reckon_words::numberloor::{self as words, cards_listed};
use reckon_words::{Names, Speaker};

use super::boxes::{self, beside};
use crate::game::Part;
use crate::tiles::{Tile, rows};
use crate::voice::{Voice, called};
use crate::wrapping::width_of;

pub fn draw(view: &View, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
    let table = Table { view, names, voice, speaker: voice.speaker(names) };
    match part {
        Part::Points if view.stars.iter().all(|stars| *stars == 0) => Vec::new(),
        Part::Points => voice.fit(&table.stars()),
        Part::Centre => [table.open(), table.trail()].concat(),
        Part::Hand => table.hand(),
        Part::All | Part::Work => [table.counts(), table.open(), table.trail(), table.hand()].concat(),
        Part::Public => [table.counts(), table.open(), table.trail()].concat(),
    }
}

/// The stars of everybody, whoever asks for them.
pub fn stars(view: &View, names: &Names, voice: &Voice) -> Vec<String> {
    voice.fit(&Table { view, names, voice, speaker: voice.speaker(names) }.stars())
}

struct Table<'a> {
    view: &'a View,
    names: &'a Names,
    voice: &'a Voice,
    speaker: Speaker<'a>,
}

impl Table<'_> {
    /// On one line, or where that is too narrow on one each.
    fn counts(&self) -> Vec<String> {
        let others = self.seats().zip(&self.view.hands).filter(|(seat, _)| !self.names.is_you(*seat));
        let held = self.voice.listed(others.map(|(seat, hand)| self.share(seat, hand.count)));
        let held = self.voice.say_with("cli-numberloor-held", [("list", held)]);
        let pile = [("cards", self.number(self.view.pile))];
        let counts = [self.stars(), held, self.voice.say_with("cli-numberloor-pile", pile)];
        let line = counts.join("  ");
        if self.voice.columns.is_none_or(|width| width_of(&line) <= width) {
            return vec![line];
        }
        counts.iter().flat_map(|count| self.voice.fit(count)).collect()
    }

    fn stars(&self) -> String {
        let list = self.voice.listed(self.seats().zip(&self.view.stars).map(|(seat, stars)| self.share(seat, *stars)));
        let about = [("list", list), ("most", self.number(stars_to_win(self.view.seats())))];
        self.voice.say_with("cli-numberloor-stars", about)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.seats()).map(Seat)
    }

    fn number(&self, number: u8) -> String {
        self.voice.count(number.into())
    }

    /// `Fox 2`
    fn share(&self, seat: Seat, number: u8) -> String {
        let about = [("who", called(seat, self.names, self.voice)), ("number", self.number(number))];
        self.voice.say_with("cli-share", about)
    }

    /// Between the open cards stands what they allow.
    fn open(&self) -> Vec<String> {
        if !self.voice.draws {
            return self.voice.fit(&self.speaker.render(&words::open_cards(self.view, &self.speaker)));
        }
        let (cards, between) = match self.view.open {
            Open::Pair { level, balloon } => {
                ([self.tile(level), self.tile(balloon)], vec![self.allowed(level, balloon)])
            }
            Open::Stacks { left, right } => {
                let goes = |side, on| self.numbers(self.view.goes_on(Some(side)), on, 1);
                let side = |id, on: Card| Tile { lines: vec![number_of(on), self.voice.say(id)], ..self.tile(on) };
                let left_and_right = [side("cli-numberloor-left", left), side("cli-numberloor-right", right)];
                (
                    left_and_right,
                    vec![format!("← {}", goes(Side::Left, left)), format!("{} →", goes(Side::Right, right))],
                )
            }
        };
        let mut lines = vec![self.voice.say("cli-numberloor-open")];
        lines.extend(beside(&cards, &between, self.voice));
        lines
    }

    fn tile(&self, card: Card) -> Tile {
        boxes::card(card, self.voice)
    }

    /// `5 ±3 → 2 · 5 · 8`
    fn allowed(&self, level: Card, balloon: Card) -> String {
        let Face::Balloon(way) = balloon.face() else { return String::new() };
        let (by, most) = match way {
            Balloon::Number(by) => (format!("{} ±{by}", number_of(level)), by),
            Balloon::Nearest => (format!("{} ±0–2", number_of(level)), 2),
            Balloon::Odd => (self.voice.say("cli-numberloor-odd"), 0),
            Balloon::Even => (self.voice.say("cli-numberloor-even"), 0),
            Balloon::Skip => (self.voice.say("cli-numberloor-same"), 0),
        };
        let goes = self.view.goes_on(None);
        let goes = if most == 0 { joined(&goes) } else { self.numbers(goes, level, most) };
        format!("{by} → {goes}")
    }

    /// From below to above: on 9 two floors down is 7 and two floors up is 1.
    fn numbers(&self, mut goes: Vec<u8>, on: Card, most: u8) -> String {
        let on = on.level().unwrap_or_default();
        goes.sort_by_key(|number| (number + 10 + most - on) % 10);
        joined(&goes)
    }

    /// What has been laid in this turn, and on what: `3 → 5 → 7 → 9, balloon 3 → 6`.
    fn trail(&self) -> Vec<String> {
        let laid = &self.view.laid;
        if laid.is_empty() {
            return Vec::new();
        }
        let mut seen: Vec<Option<Side>> = Vec::new();
        let stacks = laid.chunk_by(|one, next| one.on == next.on).map(|run| {
            let on = run.first().and_then(|laid| laid.on);
            let began = self.view.began.and_then(|open| open.level(on)).filter(|_| !seen.contains(&on));
            seen.push(on);
            let cards = self.run(began, run);
            match on {
                None => cards,
                Some(Side::Left) => self.voice.say_with("cli-numberloor-on-left", [("cards", cards)]),
                Some(Side::Right) => self.voice.say_with("cli-numberloor-on-right", [("cards", cards)]),
            }
        });
        let cards = self.voice.joined("cli-numberloor-stacks", stacks);
        self.voice.fit(&self.voice.say_with("cli-numberloor-trail", [("cards", cards)]))
    }

    fn run(&self, began: Option<Card>, run: &[Laid]) -> String {
        let name = |card: Card| match card.face() {
            Face::Level { number, night: false } => self.number(number),
            Face::Level { number, night: true } => {
                self.voice.say_with("numberloor-short-night", [("number", self.number(number))])
            }
            Face::Balloon(_) => self.name(card),
        };
        if !self.voice.draws {
            return self.voice.listed(run.iter().map(|laid| name(laid.card)));
        }
        let join = |text: String, card: Card| {
            let mark = match card.is_level() {
                _ if text.is_empty() => "",
                true => " → ",
                false => ", ",
            };
            text + mark + &name(card)
        };
        began.into_iter().chain(run.iter().map(|laid| laid.card)).fold(String::new(), join)
    }

    fn name(&self, card: Card) -> String {
        let name = if self.voice.spoken { words::card_spoken } else { words::card_name };
        name(card, self.voice.language)
    }

    /// Levels in one row, balloons in another.
    fn hand(&self) -> Vec<String> {
        let (levels, balloons): (Vec<Card>, Vec<Card>) =
            self.view.own_hand().iter().copied().partition(|card| card.is_level());
        if levels.is_empty() && balloons.is_empty() {
            return vec![self.voice.say("cli-numberloor-hand-empty")];
        }
        let families = [("cli-numberloor-hand-levels", levels), ("cli-numberloor-hand-balloons", balloons)];
        let families = families.into_iter().filter(|(_, cards)| !cards.is_empty());
        if !self.voice.draws {
            let line = |(id, cards): (_, Vec<Card>)| {
                self.voice.fit(&self.voice.say_with(id, [("cards", cards_listed(&cards, &self.speaker))]))
            };
            return families.flat_map(line).collect();
        }
        let mut lines = vec![self.voice.say("cli-numberloor-hand")];
        for (_, cards) in families {
            let tiles: Vec<Tile> = cards.iter().map(|card| self.tile(*card)).collect();
            lines.extend(rows(&tiles, self.voice));
        }
        lines
    }
}

fn number_of(level: Card) -> String {
    level.level().unwrap_or_default().to_string()
}

fn joined(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(" · ")
}
