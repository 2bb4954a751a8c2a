//! The player's view: what everybody has won, the centre, the player's hand. Drawn, or as plain lines.

use reckon_rules::game::Seat;
use reckon_rules::numero::sum::BuildName;
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{Card, Numero, Tally, View};
use reckon_words::numero::{card_name, card_spoken};
use reckon_words::{Names, Speaker};

use super::boxes::{self, recipe};
use super::challenges::{self, points};
use crate::card_box::{CardBox, rows};
use crate::game::{Part, Shown};
use crate::output::{Output, called};
use crate::wrapping::width_of;

impl Shown for Numero {
    fn draw(view: &View, part: Part, names: &Names, output: &Output) -> Vec<String> {
        let open = challenges::open(view).iter().map(|open| open.name).collect();
        let table = TableDrawing { view, names, output, speaker: output.speaker(names), open };
        match part {
            Part::Points => table.points(),
            Part::Centre => table.centre(),
            Part::Hand => table.hand(),
            Part::All | Part::Draft => [table.counts(), table.centre(), table.hand()].concat(),
            Part::Public => [table.counts(), table.centre()].concat(),
        }
    }

    /// Lists numbers from low to high, then wild cards.
    fn hand_line(view: &View, output: &Output) -> String {
        let mut hand = view.own_hand().to_vec();
        hand.sort_unstable();
        let name = if output.spoken { card_spoken } else { card_name };
        output.joined("numero-cards", hand.into_iter().map(|card| name(card, output.language)))
    }
}

struct TableDrawing<'a> {
    view: &'a View,
    names: &'a Names,
    output: &'a Output,
    speaker: Speaker<'a>,
    /// §11.3 Builds that this player may challenge.
    open: Vec<BuildName>,
}

impl TableDrawing<'_> {
    /// Shows all counts on one line, or one per line if the screen is too narrow.
    fn counts(&self) -> Vec<String> {
        let seats = || (0..self.view.seats()).map(Seat);
        let mut counts = Vec::new();
        if let Some(scores) = &self.view.scores {
            counts.push(self.scores(scores));
        }
        if let Some(won) = &self.view.won {
            let list = seats().zip(won).map(|(seat, cards)| self.share(seat, *cards));
            counts.push(self.output.say_with("cli-numero-won", [("list", self.output.listed(list))]));
        }
        let others = || seats().filter(|seat| !self.names.is_you(*seat)).zip(&self.view.hands);
        if others().next().is_some() {
            let hands = seats().zip(&self.view.hands).filter(|(seat, _)| !self.names.is_you(*seat));
            let list = hands.map(|(seat, hand)| self.share(seat, hand.count));
            counts.push(self.output.say_with("cli-numero-held", [("list", self.output.listed(list))]));
        }
        counts.push(
            self.output.say_with("cli-numero-pack", [("cards", points(self.view.pack, self.names, self.output))]),
        );
        let line = counts.join("  ");
        if self.output.columns.is_none_or(|width| width_of(&line) <= width) {
            return vec![line];
        }
        counts.iter().flat_map(|count| self.output.fit(count)).collect()
    }

    fn scores(&self, scores: &[Tally]) -> String {
        let list = (0..).map(Seat).zip(scores).map(|(seat, tally)| self.share(seat, tally.total()));
        self.output.say_with("cli-numero-scores", [("list", self.output.listed(list))])
    }

    /// Shows nothing until somebody has points.
    fn points(&self) -> Vec<String> {
        let scores = self.view.scores.as_deref().unwrap_or_default();
        let has_points = |tally: &Tally| tally.items().next().is_some();
        if scores.iter().any(has_points) { self.output.fit(&self.scores(scores)) } else { Vec::new() }
    }

    /// `Fox 12`
    fn share(&self, seat: Seat, number: impl Into<i32>) -> String {
        let number = points(number, self.names, self.output);
        self.output.say_with("cli-share", [("who", called(seat, self.names, self.output)), ("number", number)])
    }

    fn centre(&self) -> Vec<String> {
        if self.view.centre.is_empty() {
            return vec![self.output.say("cli-numero-centre-empty")];
        }
        if !self.output.draws {
            return self.centre_in_words();
        }
        let mut lines = vec![self.output.say("cli-numero-centre")];
        let tiles: Vec<CardBox> = self.view.centre.iter().map(|lying| self.tile(lying)).collect();
        lines.extend(rows(&tiles, self.output));
        lines
    }

    fn tile(&self, lying: &PileView) -> CardBox {
        match lying {
            PileView::Card(card) => boxes::card(*card, self.output.language),
            PileView::Build { name, value, by, recipe: sum, .. } => boxes::build(vec![
                if self.open.contains(name) { format!("{value} ?") } else { value.to_string() },
                recipe(sum, self.output),
                format!("{} {}", typed_build(*name, *value), called(*by, self.names, self.output)),
            ]),
        }
    }

    fn centre_in_words(&self) -> Vec<String> {
        let single = |lying: &PileView| match lying {
            PileView::Card(card) => Some(self.card(*card)),
            PileView::Build { .. } => None,
        };
        let mut lines = Vec::new();
        let singles: Vec<String> = self.view.centre.iter().filter_map(single).collect();
        if !singles.is_empty() {
            lines.push(self.output.say_with("cli-numero-centre-list", [("cards", self.cards(singles))]));
        }
        for lying in &self.view.centre {
            if let PileView::Build { name, value, .. } = lying {
                let args = [("build", self.speaker.tell(lying)), ("typed", typed_build(*name, *value))];
                let open = self.open.contains(name);
                lines.push(self.output.say_with(if open { "cli-numero-build-open" } else { "cli-numero-build" }, args));
            }
        }
        lines.iter().flat_map(|line| self.output.fit(line)).collect()
    }

    fn hand(&self) -> Vec<String> {
        let mut hand = self.view.own_hand().to_vec();
        // Numbers first, from low to high; wild cards after them.
        hand.sort_unstable();
        if hand.is_empty() {
            return vec![self.output.say("cli-numero-hand-empty")];
        }
        if !self.output.draws {
            let cards = self.cards(hand.iter().map(|card| self.card(*card)));
            return self.output.fit(&self.output.say_with("cli-numero-hand-list", [("cards", cards)]));
        }
        let mut lines = vec![self.output.say("cli-numero-hand")];
        let tiles: Vec<CardBox> = hand.iter().map(|card| boxes::card(*card, self.output.language)).collect();
        lines.extend(rows(&tiles, self.output));
        lines
    }

    fn cards(&self, cards: impl IntoIterator<Item = String>) -> String {
        self.output.joined("numero-cards", cards)
    }

    fn card(&self, card: Card) -> String {
        let name = if self.output.spoken { card_spoken } else { card_name };
        name(card, self.output.language)
    }
}

fn typed_build(name: BuildName, value: u8) -> String {
    format!("{value}#{}", name.0)
}
