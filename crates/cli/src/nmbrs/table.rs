//! The player's view: the round, how much everybody holds, the rows, the player's blocks.

use reckon_compose::Compose;
use reckon_compose::nmbrs::{Preview, Sketch};
use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Blocks, Event, Nmbrs, Phase, View};
use reckon_words::nmbrs::{block_name, blocks_listed};
use reckon_words::{Line, Names, Speaker, render};

use super::rows::{self, Row};
use super::{draft, map, news, scores};
use crate::game::{Part, Shown};
use crate::output::{Output, called, capitalised};
use crate::wrapping::width_of;

impl Shown for Nmbrs {
    fn draw(view: &View, part: Part, names: &Names, output: &Output) -> Vec<String> {
        draw(view, &Sketch::default(), part, names, output)
    }

    fn draw_with(view: &View, draft: &Sketch, part: Part, names: &Names, output: &Output) -> Vec<String> {
        draw(view, draft, part, names, output)
    }

    fn hand_line(view: &View, output: &Output) -> String {
        blocks(view.own_hand(), output)
    }

    fn tell(events: &[Event], speaker: &Speaker<'_>) -> Vec<String> {
        news::tell(events, speaker)
    }
}

pub fn draw(view: &View, draft: &Sketch, part: Part, names: &Names, output: &Output) -> Vec<String> {
    let is_typed = *draft != Sketch::default();
    let shown = Nmbrs::preview(view, draft).ok().filter(|_| is_typed).map(|shown| shown.preview);
    let table = TableDrawing { view, preview: shown.as_ref(), names, output };
    match part {
        Part::Points => scores::totals(view, names, output),
        Part::Centre => table.rows(),
        Part::Hand => table.hand(),
        Part::All => [table.counts(), table.rows(), table.hand()].concat(),
        Part::Public => [table.counts(), table.rows()].concat(),
        Part::Draft => match &shown {
            Some(preview) => [draft::so_far(preview, output), table.hand()].concat(),
            None => [table.rows(), table.hand()].concat(),
        },
    }
}

/// §3.6 Draws the map, with the blocks typed so far.
pub fn drawn_map(view: &View, draft: &Sketch, output: &Output) -> Vec<String> {
    match Nmbrs::preview(view, draft) {
        Ok(shown) if *draft != Sketch::default() => {
            let Preview { table, fresh, .. } = &shown.preview;
            map::drawn(table, &rows::in_preview(&shown.preview), *fresh, output)
        }
        _ => map::drawn(&view.table, &rows::on_table(view), Blocks::NONE, output),
    }
}

/// Lists blocks as `4 7 12 ja`, or in words.
pub fn blocks(blocks: Blocks, output: &Output) -> String {
    match output.spoken {
        true => blocks_listed(blocks, &output.speaker(&Names::default())),
        false => output.joined("cli-nmbrs-blocks", blocks.iter().map(|block| block.to_string())),
    }
}

/// Builds a message with `$number`, and `$count` for its plural.
pub fn counted(id: &'static str, number: usize, output: &Output) -> Line {
    let count = i64::try_from(number).unwrap_or(i64::MAX);
    Line::new(id).with("number", output.count(number)).with("count", count)
}

struct TableDrawing<'a> {
    view: &'a View,
    preview: Option<&'a Preview>,
    names: &'a Names,
    output: &'a Output,
}

impl TableDrawing<'_> {
    /// Shows all counts on one line, or one per line if the screen is too narrow.
    fn counts(&self) -> Vec<String> {
        let rounds = self.view.options.rounds;
        let number = |number: u8| self.output.count(number.into());
        let mut counts = Vec::new();
        if rounds > 1 {
            let about = [("round", number(self.view.round)), ("rounds", number(rounds))];
            counts.push(self.output.say_with("cli-nmbrs-round", about));
        }
        counts.push(self.output.say_with("cli-nmbrs-pot", [("number", number(self.view.pot))]));
        counts.extend(
            (0..).map(Seat).zip(&self.view.seats).map(|(seat, place)| self.seat(seat, place.count, place.known)),
        );
        counts.extend(scores::totals(self.view, self.names, self.output));
        let line = counts.join("  ");
        if self.output.columns.is_none_or(|width| width_of(&line) <= width) {
            return vec![line];
        }
        counts.iter().flat_map(|count| self.output.fit(count)).collect()
    }

    /// `Fox: 9 blocks, 35 among them, has laid.`
    fn seat(&self, seat: Seat, count: u8, known: Blocks) -> String {
        let is_you = self.names.is_you(seat);
        let held = self.preview.filter(|_| is_you).map_or(count, |preview| preview.hand.len());
        let mut parts = vec![render(&counted("cli-nmbrs-held", held.into(), self.output), self.output.language)];
        if !is_you && !known.is_empty() {
            parts.push(self.output.say_with("cli-nmbrs-among", [("blocks", blocks(known, self.output))]));
        }
        // This matters only if a player's first blocks must form a new row.
        if self.view.options.lay_first {
            let has_laid = self.view.have_laid.contains(seat);
            let id = if has_laid { "cli-nmbrs-has-laid" } else { "cli-nmbrs-has-not-laid" };
            parts.push(self.output.say_with(id, [("person", if is_you { "you" } else { "other" })]));
        }
        if self.view.options.youngest_first && self.view.youngest == seat {
            parts.push(self.output.say("cli-nmbrs-youngest"));
        }
        let about = [("who", capitalised(&called(seat, self.names, self.output))), ("what", self.output.listed(parts))];
        self.output.say_with("cli-nmbrs-seat", about)
    }

    fn rows(&self) -> Vec<String> {
        let all: Vec<Row> = self.preview.map_or_else(|| rows::on_table(self.view), rows::in_preview);
        if all.is_empty() {
            return vec![self.output.say("cli-nmbrs-table-empty")];
        }
        let mut lines = vec![self.output.say("cli-nmbrs-table")];
        lines.extend(rows::listed(&all, &all, self.output));
        lines
    }

    fn hand(&self) -> Vec<String> {
        let hand = self.preview.map_or_else(|| self.view.own_hand(), |preview| preview.hand);
        if hand.is_empty() {
            return vec![self.output.say("cli-nmbrs-hand-empty")];
        }
        let line = counted("cli-nmbrs-hand", hand.len().into(), self.output).with("blocks", blocks(hand, self.output));
        self.output.fit(&render(&line, self.output.language))
    }
}

/// §6.6 Lists the blocks that are set aside.
pub fn aside(view: &View, output: &Output) -> Vec<String> {
    let sentence = match view.aside.is_empty() {
        true => output.say("cli-nmbrs-aside-none"),
        false => output.say_with("cli-nmbrs-aside", [("blocks", blocks(view.aside, output))]),
    };
    output.fit(&sentence)
}

/// Names the block being given away.
pub fn given(view: &View, output: &Output) -> Option<String> {
    match view.phase {
        Phase::Knock(knocking) if output.spoken => {
            Some(reckon_words::nmbrs::block_spoken(knocking.block, output.language))
        }
        Phase::Knock(knocking) => Some(block_name(knocking.block, output.language)),
        Phase::Turn | Phase::Over => None,
    }
}
