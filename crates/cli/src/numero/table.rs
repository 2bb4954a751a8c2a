//! What a player sees: who has won what, the centre, the own hand. Drawn, or as plain lines.

use reckon_rules::game::Seat;
use reckon_rules::numero::sum::BuildName;
use reckon_rules::numero::view::Lying;
use reckon_rules::numero::{Card, Tally, View};
use reckon_words::numero::{card_name, card_spoken};
use reckon_words::{Names, Speaker};

use super::boxes::{self, recipe};
use super::challenges::{self, points};
use crate::game::Part;
use crate::tiles::{Tile, rows};
use crate::voice::{Voice, called};
use crate::wrapping::width_of;

pub fn draw(view: &View, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
    let open = challenges::open(view).iter().map(|open| open.name).collect();
    let table = Table { view, names, voice, speaker: voice.speaker(names), open };
    match part {
        Part::Points => table.points(),
        Part::Centre => table.centre(),
        Part::Hand => table.hand(),
        Part::All | Part::Work => [table.counts(), table.centre(), table.hand()].concat(),
        Part::Public => [table.counts(), table.centre()].concat(),
    }
}

struct Table<'a> {
    view: &'a View,
    names: &'a Names,
    voice: &'a Voice,
    speaker: Speaker<'a>,
    /// §11.3 What this player may challenge.
    open: Vec<BuildName>,
}

impl Table<'_> {
    /// On one line, or where that is too narrow on one each.
    fn counts(&self) -> Vec<String> {
        let seats = || (0..self.view.seats()).map(Seat);
        let mut counts = Vec::new();
        if let Some(scores) = &self.view.scores {
            counts.push(self.scores(scores));
        }
        if let Some(won) = &self.view.won {
            let list = seats().zip(won).map(|(seat, cards)| self.share(seat, *cards));
            counts.push(self.voice.say_with("cli-numero-won", [("list", self.voice.listed(list))]));
        }
        let others = || seats().filter(|seat| !self.names.is_you(*seat)).zip(&self.view.hands);
        if others().next().is_some() {
            let hands = seats().zip(&self.view.hands).filter(|(seat, _)| !self.names.is_you(*seat));
            let list = hands.map(|(seat, hand)| self.share(seat, hand.count));
            counts.push(self.voice.say_with("cli-numero-held", [("list", self.voice.listed(list))]));
        }
        counts
            .push(self.voice.say_with("cli-numero-pack", [("cards", points(self.view.pack, self.names, self.voice))]));
        let line = counts.join("  ");
        if self.voice.columns.is_none_or(|width| width_of(&line) <= width) {
            return vec![line];
        }
        counts.iter().flat_map(|count| self.voice.fit(count)).collect()
    }

    fn scores(&self, scores: &[Tally]) -> String {
        let list = (0..).map(Seat).zip(scores).map(|(seat, tally)| self.share(seat, tally.total()));
        self.voice.say_with("cli-numero-scores", [("list", self.voice.listed(list))])
    }

    /// Nothing where nobody has any yet.
    fn points(&self) -> Vec<String> {
        let scores = self.view.scores.as_deref().unwrap_or_default();
        let has_points = |tally: &Tally| tally.items().next().is_some();
        if scores.iter().any(has_points) { self.voice.fit(&self.scores(scores)) } else { Vec::new() }
    }

    /// `Fox 12`
    fn share(&self, seat: Seat, number: impl Into<i32>) -> String {
        let number = points(number, self.names, self.voice);
        self.voice.say_with("cli-share", [("who", called(seat, self.names, self.voice)), ("number", number)])
    }

    fn centre(&self) -> Vec<String> {
        if self.view.centre.is_empty() {
            return vec![self.voice.say("cli-numero-centre-empty")];
        }
        if !self.voice.draws {
            return self.centre_in_words();
        }
        let mut lines = vec![self.voice.say("cli-numero-centre")];
        let tiles: Vec<Tile> = self.view.centre.iter().map(|lying| self.tile(lying)).collect();
        lines.extend(rows(&tiles, self.voice));
        lines
    }

    fn tile(&self, lying: &Lying) -> Tile {
        match lying {
            Lying::Card(card) => boxes::card(*card, self.voice.language),
            Lying::Build { name, value, by, recipe: sum, .. } => boxes::build(vec![
                if self.open.contains(name) { format!("{value} ?") } else { value.to_string() },
                recipe(sum, self.voice),
                format!("{} {}", typed_build(*name, *value), called(*by, self.names, self.voice)),
            ]),
        }
    }

    fn centre_in_words(&self) -> Vec<String> {
        let single = |lying: &Lying| match lying {
            Lying::Card(card) => Some(self.card(*card)),
            Lying::Build { .. } => None,
        };
        let mut lines = Vec::new();
        let singles: Vec<String> = self.view.centre.iter().filter_map(single).collect();
        if !singles.is_empty() {
            lines.push(self.voice.say_with("cli-numero-centre-list", [("cards", self.cards(singles))]));
        }
        for lying in &self.view.centre {
            if let Lying::Build { name, value, .. } = lying {
                let args = [("build", self.speaker.tell(lying)), ("typed", typed_build(*name, *value))];
                let open = self.open.contains(name);
                lines.push(self.voice.say_with(if open { "cli-numero-build-open" } else { "cli-numero-build" }, args));
            }
        }
        lines.iter().flat_map(|line| self.voice.fit(line)).collect()
    }

    fn hand(&self) -> Vec<String> {
        let mut hand = self.view.own_hand().to_vec();
        // Numbers first, from low to high; wild cards after them.
        hand.sort_unstable();
        if hand.is_empty() {
            return vec![self.voice.say("cli-numero-hand-empty")];
        }
        if !self.voice.draws {
            let cards = self.cards(hand.iter().map(|card| self.card(*card)));
            return self.voice.fit(&self.voice.say_with("cli-numero-hand-list", [("cards", cards)]));
        }
        let mut lines = vec![self.voice.say("cli-numero-hand")];
        let tiles: Vec<Tile> = hand.iter().map(|card| boxes::card(*card, self.voice.language)).collect();
        lines.extend(rows(&tiles, self.voice));
        lines
    }

    fn cards(&self, cards: impl IntoIterator<Item = String>) -> String {
        self.voice.joined("numero-cards", cards)
    }

    fn card(&self, card: Card) -> String {
        let name = if self.voice.spoken { card_spoken } else { card_name };
        name(card, self.voice.language)
    }
}

fn typed_build(name: BuildName, value: u8) -> String {
    format!("{value}#{}", name.0)
}
