//! What a player sees: who has won what, the centre, the own hand. Drawn, or as plain lines.

use reckon_rules::game::Seat;
use reckon_rules::numero::sum::BuildName;
use reckon_rules::numero::view::Lying;
use reckon_rules::numero::{Card, View};
use reckon_rules::ratio::Ratio;
use reckon_words::numero::{card_name, card_spoken};
use reckon_words::{Names, Speaker};

use super::boxes::{Tile, recipe, rows};
use crate::game::Part;
use crate::voice::Voice;
use crate::wrapping::width_of;

pub fn draw(view: &View, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
    let table = Table { view, names, voice, speaker: voice.speaker(names) };
    match part {
        Part::Centre => table.centre(),
        Part::Hand => table.hand(),
        Part::All => [table.counts(), table.centre(), table.hand()].concat(),
    }
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
        let seats = || (0..self.view.seats()).map(Seat);
        let mut counts = Vec::new();
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
        counts.push(self.voice.say_with("cli-numero-pack", [("cards", self.number(self.view.pack))]));
        let line = counts.join("  ");
        if self.voice.columns.is_none_or(|width| width_of(&line) <= width) {
            return vec![line];
        }
        counts.iter().flat_map(|count| self.voice.fit(count)).collect()
    }

    /// `Fox 12`
    fn share(&self, seat: Seat, cards: u8) -> String {
        self.voice.say_with("cli-share", [("who", self.called(seat)), ("number", self.number(cards))])
    }

    fn number(&self, number: u8) -> String {
        self.speaker.number(Ratio::whole(number.into()))
    }

    fn called(&self, seat: Seat) -> String {
        match self.names.of(seat) {
            _ if self.names.is_you(seat) => self.voice.say("you"),
            Some(name) => name.to_string(),
            None => self.voice.say_with("player", [("seat", seat.to_string())]),
        }
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
            Lying::Card(card) => Tile::card(*card, self.voice.language),
            Lying::Build { name, value, by, recipe: sum } => Tile::build(vec![
                value.to_string(),
                recipe(sum, self.voice),
                format!("{} {}", typed_build(*name, *value), self.called(*by)),
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
                lines.push(self.voice.say_with("cli-numero-build", args));
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
        let tiles: Vec<Tile> = hand.iter().map(|card| Tile::card(*card, self.voice.language)).collect();
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
