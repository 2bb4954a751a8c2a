//! The score sheet (§10): where each point came from.

use reckon_rules::game::Seat;
use reckon_rules::numero::sheet::Entry;
use reckon_rules::numero::{Event, Item, ScoreSheet, Tally, View};
use reckon_words::numero::item_title;
use reckon_words::{Line, Names, render};

use super::challenges::points;
use crate::output::{Output, called, capitalised};
use crate::wrapping::{hanging, width_of};

/// Space before each player's points.
const GAP: usize = 2;

/// Column where titles begin, after their numbers on the check list.
const TITLES: usize = 3;

pub fn by_item(view: &View, names: &Names, output: &Output) -> Vec<String> {
    let Some(tallies) = &view.scores else {
        return output.fit(&output.say("cli-numero-no-points"));
    };
    let sheet = Sheet { tallies, names, output };
    if tallies.iter().all(|tally| tally.items().next().is_none()) {
        return output.fit(&output.say("cli-numero-score-empty"));
    }
    if !output.draws {
        return sheet.sentences();
    }
    let players: Vec<Player<'_>> = sheet.players().collect();
    sheet.table(&players).unwrap_or_else(|| sheet.one_after_the_other(&players))
}

/// A player's name and points.
type Player<'a> = (String, &'a Tally);

struct Sheet<'a> {
    tallies: &'a [Tally],
    names: &'a Names,
    output: &'a Output,
}

impl Sheet<'_> {
    fn players(&self) -> impl Iterator<Item = Player<'_>> {
        (0..).map(|seat| called(Seat(seat), self.names, self.output)).zip(self.tallies)
    }

    fn number(&self, number: i32) -> String {
        points(number, self.names, self.output)
    }

    /// Writes `" 3 Printed points"`, with the item's number if it is on the check list.
    fn title(&self, item: Item) -> String {
        let number = item.number().map(|number| number.to_string()).unwrap_or_default();
        format!("{number:>2} {}", item_title(item, self.output.language))
    }

    fn total_title(&self) -> String {
        format!("   {}", self.output.say("cli-numero-score-total"))
    }

    /// Draws a table with a row for each item and a column for each player; `None` if it is too wide. Items without
    /// points are left out.
    fn table(&self, players: &[Player<'_>]) -> Option<Vec<String>> {
        let counts = |item: &Item| players.iter().any(|(_, tally)| tally.of(*item) != 0);
        let items: Vec<Item> = Item::ALL.into_iter().filter(counts).collect();
        let titles = items.iter().map(|item| self.title(*item));
        let heads: Vec<String> = [String::new()].into_iter().chain(titles).chain([self.total_title()]).collect();
        let columns: Vec<Vec<String>> = players.iter().map(|player| self.column(player, &items)).collect();
        let widest = |cells: &Vec<String>| cells.iter().map(|cell| width_of(cell)).max().unwrap_or(0);
        let (first, widths) = (widest(&heads), columns.iter().map(widest).collect::<Vec<usize>>());
        if first + widths.iter().map(|width| width + GAP).sum::<usize>() > self.output.width() {
            return None;
        }
        let row = |(place, head): (usize, &String)| {
            let cells = columns.iter().zip(&widths).map(|(column, width)| {
                let cell = &column[place];
                " ".repeat(width + GAP - width_of(cell)) + cell
            });
            head.clone() + &" ".repeat(first - width_of(head)) + &cells.collect::<String>()
        };
        Some(heads.iter().enumerate().map(row).collect())
    }

    /// Returns the name, the points of each item and the total. Items without points stay empty.
    fn column(&self, (name, tally): &Player<'_>, items: &[Item]) -> Vec<String> {
        let cell = |item: &Item| match tally.of(*item) {
            0 => String::new(),
            points => self.number(points),
        };
        [name.clone()].into_iter().chain(items.iter().map(cell)).chain([self.number(tally.total())]).collect()
    }

    /// Lists the items below each name, for a narrow screen; the points are aligned.
    fn one_after_the_other(&self, players: &[Player<'_>]) -> Vec<String> {
        let items = || players.iter().flat_map(|(_, tally)| tally.items());
        let widest = |cells: &mut dyn Iterator<Item = String>| cells.map(|cell| width_of(&cell)).max().unwrap_or(0);
        let numbers = widest(&mut items().map(|(_, points)| self.number(points)));
        let titles = widest(&mut items().map(|(item, _)| self.title(item)));
        let titles = titles.min(self.output.width().saturating_sub(GAP + numbers));
        let mut lines = Vec::new();
        for (name, tally) in players {
            lines.push(format!("{}: {}", capitalised(name), self.number(tally.total())));
            for (item, points) in tally.items() {
                let title = self.title(item);
                let indent = title.len() - title.trim_start().len();
                let mut title = hanging(&title, indent, TITLES, titles);
                let last = title.pop().unwrap_or_default();
                lines.extend(title);
                let points = self.number(points);
                let room = (titles + GAP + numbers).saturating_sub(width_of(&last) + width_of(&points));
                lines.push(last + &" ".repeat(room) + &points);
            }
        }
        lines
    }

    /// Tells each player's points in sentences, added up item by item.
    fn sentences(&self) -> Vec<String> {
        let said = |(item, points): (Item, i32)| {
            let about = [("item", item_title(item, self.output.language)), ("points", self.number(points))];
            self.output.say_with("numero-score-line", about)
        };
        let sentence = |(seat, tally): (Seat, &Tally)| {
            let items = self.output.listed(tally.items().map(said));
            let id = if items.is_empty() { "cli-numero-score-none" } else { "cli-numero-score-of" };
            let person = if self.names.is_you(seat) { "you" } else { "other" };
            let line = Line::new(id).with("person", person).with("who", called(seat, self.names, self.output));
            let line = line.with("count", i64::from(tally.total())).with("points", self.number(tally.total()));
            render(&line.with("items", items), self.output.language)
        };
        (0..).map(Seat).zip(self.tallies).map(sentence).flat_map(|line| self.output.fit(&line)).collect()
    }
}

/// Tells each turn: what happened, what it scored, and its player's new total.
pub fn by_turn(view: &View, events: &[Event], names: &Names, output: &Output) -> Vec<String> {
    if view.scores.is_none() {
        return output.fit(&output.say("cli-numero-no-points"));
    }
    let sheet = ScoreSheet::of(events);
    let mut lines: Vec<String> = sheet.entries().iter().flat_map(|entry| said(entry, names, output)).collect();
    if lines.is_empty() {
        lines.push(output.say("cli-numero-score-empty"));
    }
    lines.iter().flat_map(|line| output.fit(line)).collect()
}

fn said(entry: &Entry, names: &Names, output: &Output) -> [String; 2] {
    let speaker = output.speaker(names);
    let what = entry.cause.as_ref().map(|cause| speaker.tell(cause)).unwrap_or_default();
    let heading = match &entry.cause {
        None | Some(Event::CentreWon { .. } | Event::Subtracted { .. }) => Line::new("cli-numero-score-end"),
        Some(cause) => {
            // A challenge is not part of a turn.
            let between = matches!(cause, Event::Challenged { .. });
            let id = if between { "cli-numero-score-after" } else { "cli-numero-score-turn" };
            let turn = i32::try_from(entry.turn).unwrap_or(i32::MAX);
            Line::new(id).with("turn", points(turn, names, output))
        }
    };
    let heading = render(&heading.with("what", what), output.language);
    let scored = Event::Scored { seat: entry.seat, lines: entry.lines.clone(), total: entry.total };
    [heading.trim_end().to_string(), format!("    {}", speaker.tell(&scored))]
}
