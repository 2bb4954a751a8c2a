//! The score sheet (§10): where each point came from.

use reckon_rules::game::Seat;
use reckon_rules::numero::sheet::Entry;
use reckon_rules::numero::{Event, Item, ScoreSheet, Tally, View};
use reckon_words::numero::item_title;
use reckon_words::{Line, Names, render};

use super::challenges::points;
use crate::voice::{Voice, called, capitalised};
use crate::wrapping::{hanging, width_of};

/// Before the points of each player.
const GAP: usize = 2;

/// Where titles begin, behind their numbers on the check list.
const TITLES: usize = 3;

pub fn by_item(view: &View, names: &Names, voice: &Voice) -> Vec<String> {
    let Some(tallies) = &view.scores else {
        return voice.fit(&voice.say("cli-numero-no-points"));
    };
    let sheet = Sheet { tallies, names, voice };
    if tallies.iter().all(|tally| tally.items().next().is_none()) {
        return voice.fit(&voice.say("cli-numero-score-empty"));
    }
    if !voice.draws {
        return sheet.sentences();
    }
    let players: Vec<Player<'_>> = sheet.players().collect();
    sheet.table(&players).unwrap_or_else(|| sheet.one_after_the_other(&players))
}

/// A name and the points that belong to it.
type Player<'a> = (String, &'a Tally);

struct Sheet<'a> {
    tallies: &'a [Tally],
    names: &'a Names,
    voice: &'a Voice,
}

impl Sheet<'_> {
    fn players(&self) -> impl Iterator<Item = Player<'_>> {
        (0..).map(|seat| called(Seat(seat), self.names, self.voice)).zip(self.tallies)
    }

    fn number(&self, number: i32) -> String {
        points(number, self.names, self.voice)
    }

    /// `" 3 Printed points"`: its number on the check list, if it stands there.
    fn title(&self, item: Item) -> String {
        let number = item.number().map(|number| number.to_string()).unwrap_or_default();
        format!("{number:>2} {}", item_title(item, self.voice.language))
    }

    fn total_title(&self) -> String {
        format!("   {}", self.voice.say("cli-numero-score-total"))
    }

    /// Items below each other and players side by side; nothing where that is too wide. Items that
    /// nobody has points for are left out.
    fn table(&self, players: &[Player<'_>]) -> Option<Vec<String>> {
        let counts = |item: &Item| players.iter().any(|(_, tally)| tally.of(*item) != 0);
        let items: Vec<Item> = Item::ALL.into_iter().filter(counts).collect();
        let titles = items.iter().map(|item| self.title(*item));
        let heads: Vec<String> = [String::new()].into_iter().chain(titles).chain([self.total_title()]).collect();
        let columns: Vec<Vec<String>> = players.iter().map(|player| self.column(player, &items)).collect();
        let widest = |cells: &Vec<String>| cells.iter().map(|cell| width_of(cell)).max().unwrap_or(0);
        let (first, widths) = (widest(&heads), columns.iter().map(widest).collect::<Vec<usize>>());
        if first + widths.iter().map(|width| width + GAP).sum::<usize>() > self.voice.width() {
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

    /// The name, the points of each item, the total. What brought nothing stays empty.
    fn column(&self, (name, tally): &Player<'_>, items: &[Item]) -> Vec<String> {
        let cell = |item: &Item| match tally.of(*item) {
            0 => String::new(),
            points => self.number(points),
        };
        [name.clone()].into_iter().chain(items.iter().map(cell)).chain([self.number(tally.total())]).collect()
    }

    /// For a narrow screen: under each name its items, and their points below each other.
    fn one_after_the_other(&self, players: &[Player<'_>]) -> Vec<String> {
        let items = || players.iter().flat_map(|(_, tally)| tally.items());
        let widest = |cells: &mut dyn Iterator<Item = String>| cells.map(|cell| width_of(&cell)).max().unwrap_or(0);
        let numbers = widest(&mut items().map(|(_, points)| self.number(points)));
        let titles = widest(&mut items().map(|(item, _)| self.title(item)));
        let titles = titles.min(self.voice.width().saturating_sub(GAP + numbers));
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

    /// The points of each player as they are told, added up item by item.
    fn sentences(&self) -> Vec<String> {
        let said = |(item, points): (Item, i32)| {
            let about = [("item", item_title(item, self.voice.language)), ("points", self.number(points))];
            self.voice.say_with("numero-score-line", about)
        };
        let sentence = |(seat, tally): (Seat, &Tally)| {
            let items = self.voice.listed(tally.items().map(said));
            let id = if items.is_empty() { "cli-numero-score-none" } else { "cli-numero-score-of" };
            let person = if self.names.is_you(seat) { "you" } else { "other" };
            let line = Line::new(id).with("person", person).with("who", called(seat, self.names, self.voice));
            let line = line.with("count", i64::from(tally.total())).with("points", self.number(tally.total()));
            render(&line.with("items", items), self.voice.language)
        };
        (0..).map(Seat).zip(self.tallies).map(sentence).flat_map(|line| self.voice.fit(&line)).collect()
    }
}

/// Turn by turn: what happened, what it brought, and what its player had from then on.
pub fn by_turn(view: &View, events: &[Event], names: &Names, voice: &Voice) -> Vec<String> {
    if view.scores.is_none() {
        return voice.fit(&voice.say("cli-numero-no-points"));
    }
    let sheet = ScoreSheet::of(events);
    let mut lines: Vec<String> = sheet.entries().iter().flat_map(|entry| said(entry, names, voice)).collect();
    if lines.is_empty() {
        lines.push(voice.say("cli-numero-score-empty"));
    }
    lines.iter().flat_map(|line| voice.fit(line)).collect()
}

fn said(entry: &Entry, names: &Names, voice: &Voice) -> [String; 2] {
    let speaker = voice.speaker(names);
    let what = entry.cause.as_ref().map(|cause| speaker.tell(cause)).unwrap_or_default();
    let heading = match &entry.cause {
        None | Some(Event::CentreWon { .. } | Event::Subtracted { .. }) => Line::new("cli-numero-score-end"),
        Some(cause) => {
            // A challenge comes between two turns.
            let between = matches!(cause, Event::Challenged { .. });
            let id = if between { "cli-numero-score-after" } else { "cli-numero-score-turn" };
            let turn = i32::try_from(entry.turn).unwrap_or(i32::MAX);
            Line::new(id).with("turn", points(turn, names, voice))
        }
    };
    let heading = render(&heading.with("what", what), voice.language);
    let scored = Event::Scored { seat: entry.seat, lines: entry.lines.clone(), total: entry.total };
    [heading.trim_end().to_string(), format!("    {}", speaker.tell(&scored))]
}
