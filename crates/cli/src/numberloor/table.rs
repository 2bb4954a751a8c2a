//! The player's view: stars, the open cards and what goes on them, this turn, the player's hand. Drawn, or as plain
//! lines.

use reckon_rules::game::Seat;
use reckon_rules::numberloor::{Balloon, Card, Face, Laid, Numberloor, Open, Side, View, stars_to_win};
use reckon_words::numberloor::{self as words, cards_listed};
use reckon_words::{Names, Speaker};

use super::boxes::{self, side_by_side};
use crate::card_box::{CardBox, rows};
use crate::game::{Part, Shown};
use crate::output::{Output, called};
use crate::wrapping::width_of;

impl Shown for Numberloor {
    fn draw(view: &View, part: Part, names: &Names, output: &Output) -> Vec<String> {
        let table = TableDrawing { view, names, output, speaker: output.speaker(names) };
        match part {
            Part::Points if view.stars.iter().all(|stars| *stars == 0) => Vec::new(),
            Part::Points => output.fit(&table.stars()),
            Part::Centre => [table.open(), table.trail()].concat(),
            Part::Hand => table.hand(),
            Part::All | Part::Draft => [table.counts(), table.open(), table.trail(), table.hand()].concat(),
            Part::Public => [table.counts(), table.open(), table.trail()].concat(),
        }
    }

    fn hand_line(view: &View, output: &Output) -> String {
        cards_listed(view.own_hand(), &output.speaker(&Names::default()))
    }
}

/// Shows everybody's stars, even if there are none.
pub fn stars(view: &View, names: &Names, output: &Output) -> Vec<String> {
    output.fit(&TableDrawing { view, names, output, speaker: output.speaker(names) }.stars())
}

struct TableDrawing<'a> {
    view: &'a View,
    names: &'a Names,
    output: &'a Output,
    speaker: Speaker<'a>,
}

impl TableDrawing<'_> {
    /// Shows all counts on one line, or one per line if the screen is too narrow.
    fn counts(&self) -> Vec<String> {
        let others = self.seats().zip(&self.view.hands).filter(|(seat, _)| !self.names.is_you(*seat));
        let held = self.output.listed(others.map(|(seat, hand)| self.share(seat, hand.count)));
        let held = self.output.say_with("cli-numberloor-held", [("list", held)]);
        let pile = [("cards", self.number(self.view.pile))];
        let counts = [self.stars(), held, self.output.say_with("cli-numberloor-pile", pile)];
        let line = counts.join("  ");
        if self.output.columns.is_none_or(|width| width_of(&line) <= width) {
            return vec![line];
        }
        counts.iter().flat_map(|count| self.output.fit(count)).collect()
    }

    fn stars(&self) -> String {
        let list = self.output.listed(self.seats().zip(&self.view.stars).map(|(seat, stars)| self.share(seat, *stars)));
        let about = [("list", list), ("most", self.number(stars_to_win(self.view.seats())))];
        self.output.say_with("cli-numberloor-stars", about)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.seats()).map(Seat)
    }

    fn number(&self, number: u8) -> String {
        self.output.count(number.into())
    }

    /// `Fox 2`
    fn share(&self, seat: Seat, number: u8) -> String {
        let about = [("who", called(seat, self.names, self.output)), ("number", self.number(number))];
        self.output.say_with("cli-share", about)
    }

    /// Draws the open cards, and between them the Levels that go.
    fn open(&self) -> Vec<String> {
        if !self.output.draws {
            return self.output.fit(&self.speaker.render(&words::open_cards(self.view, &self.speaker)));
        }
        let (cards, between) = match self.view.open {
            Open::Pair { level, balloon } => {
                ([self.tile(level), self.tile(balloon)], vec![self.allowed(level, balloon)])
            }
            Open::Stacks { left, right } => {
                let goes = |side, on| self.numbers(self.view.goes_on(Some(side)), on, 1);
                let side = |id, on: Card| CardBox { lines: vec![number_of(on), self.output.say(id)], ..self.tile(on) };
                let left_and_right = [side("cli-numberloor-left", left), side("cli-numberloor-right", right)];
                (
                    left_and_right,
                    vec![format!("← {}", goes(Side::Left, left)), format!("{} →", goes(Side::Right, right))],
                )
            }
        };
        let mut lines = vec![self.output.say("cli-numberloor-open")];
        lines.extend(side_by_side(&cards, &between, self.output));
        lines
    }

    fn tile(&self, card: Card) -> CardBox {
        boxes::card(card, self.output)
    }

    /// `5 ±3 → 2 · 5 · 8`
    fn allowed(&self, level: Card, balloon: Card) -> String {
        let Face::Balloon(way) = balloon.face() else { return String::new() };
        let (by, most) = match way {
            Balloon::Number(by) => (format!("{} ±{by}", number_of(level)), by),
            Balloon::Nearest => (format!("{} ±0–2", number_of(level)), 2),
            Balloon::Odd => (self.output.say("cli-numberloor-odd"), 0),
            Balloon::Even => (self.output.say("cli-numberloor-even"), 0),
            Balloon::Skip => (self.output.say("cli-numberloor-same"), 0),
            // §3.6 On the table it is one of the two.
            Balloon::Either => return String::new(),
        };
        let goes = self.view.goes_on(None);
        let goes = if most == 0 { joined(&goes) } else { self.numbers(goes, level, most) };
        format!("{by} → {goes}")
    }

    /// Lists Levels in counting order: on 9, two down is 7 and comes first, two up is 1 and comes last.
    fn numbers(&self, mut goes: Vec<u8>, on: Card, most: u8) -> String {
        let on = on.level().unwrap_or_default();
        goes.sort_by_key(|number| (number + 10 + most - on) % 10);
        joined(&goes)
    }

    /// Shows the cards laid in this turn, and what they were laid on: `3 → 5 → 7 → 9, balloon 3 → 6`.
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
                Some(Side::Left) => self.output.say_with("cli-numberloor-on-left", [("cards", cards)]),
                Some(Side::Right) => self.output.say_with("cli-numberloor-on-right", [("cards", cards)]),
            }
        });
        let cards = self.output.joined("cli-numberloor-stacks", stacks);
        self.output.fit(&self.output.say_with("cli-numberloor-trail", [("cards", cards)]))
    }

    fn run(&self, began: Option<Card>, run: &[Laid]) -> String {
        let name = |card: Card| match card.face() {
            Face::Level { number, night: false } => self.number(number),
            Face::Level { number, night: true } => {
                self.output.say_with("numberloor-short-night", [("number", self.number(number))])
            }
            Face::Balloon(_) => self.name(card),
        };
        if !self.output.draws {
            return self.output.listed(run.iter().map(|laid| name(laid.card)));
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
        let name = if self.output.spoken { words::card_spoken } else { words::card_name };
        name(card, self.output.language)
    }

    /// Shows Levels in one row, balloons in another.
    fn hand(&self) -> Vec<String> {
        let (levels, balloons): (Vec<Card>, Vec<Card>) =
            self.view.own_hand().iter().copied().partition(|card| card.is_level());
        if levels.is_empty() && balloons.is_empty() {
            return vec![self.output.say("cli-numberloor-hand-empty")];
        }
        let families = [("cli-numberloor-hand-levels", levels), ("cli-numberloor-hand-balloons", balloons)];
        let families = families.into_iter().filter(|(_, cards)| !cards.is_empty());
        if !self.output.draws {
            let line = |(id, cards): (_, Vec<Card>)| {
                self.output.fit(&self.output.say_with(id, [("cards", cards_listed(&cards, &self.speaker))]))
            };
            return families.flat_map(line).collect();
        }
        let mut lines = vec![self.output.say("cli-numberloor-hand")];
        for (_, cards) in families {
            let tiles: Vec<CardBox> = cards.iter().map(|card| self.tile(*card)).collect();
            lines.extend(rows(&tiles, self.output));
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
