//! What a player sees: the round, who holds how much, the rows, the own blocks.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::work::{Sketch, Work, work};
use reckon_rules::nmbrs::{Blocks, Phase, View};
use reckon_words::nmbrs::{block_name, blocks_listed};
use reckon_words::{Line, Names, render};

use super::rows::{self, Row};
use super::{laying, map, sheet};
use crate::game::Part;
use crate::voice::{Voice, called, capitalised};
use crate::wrapping::width_of;

pub fn draw(view: &View, draft: &Sketch, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
    let is_typed = *draft != Sketch::default();
    let worked = work(view, draft).ok().filter(|_| is_typed).map(|worked| worked.work);
    let table = Table { view, work: worked.as_ref(), names, voice };
    match part {
        Part::Points => sheet::totals(view, names, voice),
        Part::Centre => table.rows(),
        Part::Hand => table.hand(),
        Part::All => [table.counts(), table.rows(), table.hand()].concat(),
        Part::Public => [table.counts(), table.rows()].concat(),
        Part::Work => match &worked {
            Some(work) => [laying::so_far(work, voice), table.hand()].concat(),
            None => [table.rows(), table.hand()].concat(),
        },
    }
}

/// §3.6 As it lies, with what is typed.
pub fn drawn_map(view: &View, draft: &Sketch, voice: &Voice) -> Vec<String> {
    match work(view, draft) {
        Ok(worked) if *draft != Sketch::default() => {
            let Work { table, fresh, .. } = &worked.work;
            map::drawn(table, &rows::in_work(&worked.work), *fresh, voice)
        }
        _ => map::drawn(&view.table, &rows::on_table(view), Blocks::NONE, voice),
    }
}

/// `4 7 12 ja`, or in words.
pub fn blocks(blocks: Blocks, voice: &Voice) -> String {
    match voice.spoken {
        true => blocks_listed(blocks, &voice.speaker(&Names::default())),
        false => voice.joined("cli-nmbrs-blocks", blocks.iter().map(|block| block.to_string())),
    }
}

/// A message with `$number`, and `$count` for its plural.
pub fn counted(id: &'static str, number: usize, voice: &Voice) -> Line {
    let count = i64::try_from(number).unwrap_or(i64::MAX);
    Line::new(id).with("number", voice.count(number)).with("count", count)
}

struct Table<'a> {
    view: &'a View,
    work: Option<&'a Work>,
    names: &'a Names,
    voice: &'a Voice,
}

impl Table<'_> {
    /// On one line, or where that is too narrow on one each.
    fn counts(&self) -> Vec<String> {
        let rounds = self.view.options.rounds;
        let number = |number: u8| self.voice.count(number.into());
        let mut counts = Vec::new();
        if rounds > 1 {
            let about = [("round", number(self.view.round)), ("rounds", number(rounds))];
            counts.push(self.voice.say_with("cli-nmbrs-round", about));
        }
        counts.push(self.voice.say_with("cli-nmbrs-pot", [("number", number(self.view.pot))]));
        counts.extend(
            (0..).map(Seat).zip(&self.view.seats).map(|(seat, place)| self.seat(seat, place.count, place.known)),
        );
        counts.extend(sheet::totals(self.view, self.names, self.voice));
        let line = counts.join("  ");
        if self.voice.columns.is_none_or(|width| width_of(&line) <= width) {
            return vec![line];
        }
        counts.iter().flat_map(|count| self.voice.fit(count)).collect()
    }

    /// `Fox: 9 blocks, 35 among them, has laid.`
    fn seat(&self, seat: Seat, count: u8, known: Blocks) -> String {
        let is_you = self.names.is_you(seat);
        let held = self.work.filter(|_| is_you).map_or(count, |work| work.hand.len());
        let mut parts = vec![render(&counted("cli-nmbrs-held", held.into(), self.voice), self.voice.language)];
        if !is_you && !known.is_empty() {
            parts.push(self.voice.say_with("cli-nmbrs-among", [("blocks", blocks(known, self.voice))]));
        }
        // Where nobody has to lay a row first, it does not matter who has.
        if self.view.options.lay_first {
            let has_laid = self.view.have_laid.contains(seat);
            let id = if has_laid { "cli-nmbrs-has-laid" } else { "cli-nmbrs-has-not-laid" };
            parts.push(self.voice.say_with(id, [("person", if is_you { "you" } else { "other" })]));
        }
        if self.view.options.youngest_first && self.view.youngest == seat {
            parts.push(self.voice.say("cli-nmbrs-youngest"));
        }
        let about = [("who", capitalised(&called(seat, self.names, self.voice))), ("what", self.voice.listed(parts))];
        self.voice.say_with("cli-nmbrs-seat", about)
    }

    fn rows(&self) -> Vec<String> {
        let all: Vec<Row> = self.work.map_or_else(|| rows::on_table(self.view), rows::in_work);
        if all.is_empty() {
            return vec![self.voice.say("cli-nmbrs-table-empty")];
        }
        let mut lines = vec![self.voice.say("cli-nmbrs-table")];
        lines.extend(rows::listed(&all, &all, self.voice));
        lines
    }

    fn hand(&self) -> Vec<String> {
        let hand = self.work.map_or_else(|| self.view.own_hand(), |work| work.hand);
        if hand.is_empty() {
            return vec![self.voice.say("cli-nmbrs-hand-empty")];
        }
        let line = counted("cli-nmbrs-hand", hand.len().into(), self.voice).with("blocks", blocks(hand, self.voice));
        self.voice.fit(&render(&line, self.voice.language))
    }
}

/// §6.6
pub fn aside(view: &View, voice: &Voice) -> Vec<String> {
    let sentence = match view.aside.is_empty() {
        true => voice.say("cli-nmbrs-aside-none"),
        false => voice.say_with("cli-nmbrs-aside", [("blocks", blocks(view.aside, voice))]),
    };
    voice.fit(&sentence)
}

/// The block that is given away, in words.
pub fn given(view: &View, voice: &Voice) -> Option<String> {
    match view.phase {
        Phase::Knock(knocking) if voice.spoken => {
            Some(reckon_words::nmbrs::block_spoken(knocking.block, voice.language))
        }
        Phase::Knock(knocking) => Some(block_name(knocking.block, voice.language)),
        Phase::Turn | Phase::Over => None,
    }
}
