//! What a player sees: the pot and what the others do, the own grid, its sums, the rack.

use reckon_rules::game::Seat;
use reckon_rules::numenko::{Grid, Phase, SeatView, View, judge, work};
use reckon_words::{Line, Names, render};

use super::picture;
use super::sums;
use crate::game::Part;
use crate::voice::{Voice, called, capitalised};
use crate::wrapping::width_of;

pub fn draw(view: &View, draft: &Grid, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
    let table = Table { view, draft, names, voice };
    match part {
        Part::Points => table.counts(),
        Part::Public => [table.counts(), table.open_grids()].concat(),
        Part::Centre => [table.grid(), table.sums()].concat(),
        Part::Hand => table.rack(),
        Part::Work => [table.grid(), table.sums(), table.rack()].concat(),
        Part::All => {
            // When everybody has laid, all grids are shown together.
            let others = if view.phase == Phase::Lay { Vec::new() } else { table.open_grids() };
            [table.counts(), others, table.grid(), table.sums(), table.rack()].concat()
        }
    }
}

/// The grids that everybody may see.
pub fn open_grids(view: &View, names: &Names, voice: &Voice) -> Vec<String> {
    Table { view, draft: &Grid::default(), names, voice }.open_grids()
}

/// What is to be said about an arrangement.
pub fn sums(view: &View, draft: &Grid, names: &Names, voice: &Voice) -> Vec<String> {
    Table { view, draft, names, voice }.sums()
}

/// Everything that is laid at the end.
pub fn laid(view: &View, names: &Names, voice: &Voice) -> Vec<String> {
    let table = Table { view, draft: &Grid::default(), names, voice };
    let mut lines = Vec::new();
    for (seat, place) in table.seats() {
        let Some(laid) = &place.laid else { continue };
        lines.push(String::new());
        let points = render(&counted("cli-numenko-points", usize::from(laid.points), voice), voice.language);
        let about = [("who", capitalised(&table.who(seat))), ("points", points)];
        lines.push(voice.say_with("cli-numenko-laid", about));
        lines.extend(picture::grid(&laid.grid, voice));
        let judged = judge(&laid.grid, &view.options).sums;
        lines.extend(sums::with_trouble_first(&laid.grid, &judged, &view.options, names, voice));
    }
    lines.push(String::new());
    lines
}

struct Table<'a> {
    view: &'a View,
    draft: &'a Grid,
    names: &'a Names,
    voice: &'a Voice,
}

/// A message with `$number`, and `$count` for its plural.
fn counted(id: &'static str, number: usize, voice: &Voice) -> Line {
    let count = i64::try_from(number).unwrap_or(i64::MAX);
    Line::new(id).with("number", voice.count(number)).with("count", count)
}

impl Table<'_> {
    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        (0..).map(Seat).zip(&self.view.seats)
    }

    fn who(&self, seat: Seat) -> String {
        called(seat, self.names, self.voice)
    }

    fn say(&self, id: &'static str, number: usize) -> String {
        render(&counted(id, number, self.voice), self.voice.language)
    }

    /// On one line, or where that is too narrow on one each.
    fn counts(&self) -> Vec<String> {
        let mut counts = vec![self.say("cli-numenko-pot", self.view.pot.into())];
        counts.extend(self.seats().map(|(seat, place)| self.count(seat, place)));
        let line = counts.join("  ");
        if self.voice.columns.is_none_or(|width| width_of(&line) <= width) {
            return vec![line];
        }
        counts.iter().flat_map(|count| self.voice.fit(count)).collect()
    }

    /// `Fox: 21 tiles, done once.`
    fn count(&self, seat: Seat, place: &SeatView) -> String {
        let mut parts = vec![self.say("cli-numenko-tiles", place.count.into())];
        if place.dones > 0 {
            parts.push(self.say("cli-numenko-dones", place.dones.into()));
        }
        if place.swops > 0 {
            parts.push(self.say("cli-numenko-swops", place.swops.into()));
        }
        for (is_so, id) in [(place.stopped, "cli-numenko-stopped"), (place.ejected, "cli-numenko-out")] {
            parts.extend(is_so.then(|| self.voice.say(id)));
        }
        let about = [("who", capitalised(&self.who(seat))), ("what", self.voice.listed(parts))];
        self.voice.say_with("cli-numenko-seat", about)
    }

    /// Of the others what everybody may see; and of somebody about whom the table decides.
    fn open_grids(&self) -> Vec<String> {
        let mut lines = Vec::new();
        // Whoever is out was looked at when it happened.
        let others = self.seats().filter(|(seat, place)| !self.names.is_you(*seat) && !place.ejected);
        for (seat, place) in others {
            let grid = place.laid.as_ref().map(|laid| &laid.grid).or(place.grid.as_ref());
            let Some(grid) = grid.filter(|grid| !grid.is_empty()) else { continue };
            lines.push(self.voice.say_with("cli-numenko-grid-of", [("who", self.who(seat))]));
            lines.extend(picture::grid(grid, self.voice));
            if self.view.phase == (Phase::Vote { accused: seat }) {
                let judged = judge(grid, &self.view.options).sums;
                lines.extend(sums::trouble(grid, &judged, &self.view.options, self.names, self.voice));
            }
        }
        lines
    }

    fn grid(&self) -> Vec<String> {
        if self.draft.is_empty() {
            return self.voice.fit(&self.voice.say("cli-numenko-grid-empty"));
        }
        let mut lines = vec![self.voice.say("cli-numenko-grid")];
        lines.extend(picture::grid(self.draft, self.voice));
        lines
    }

    /// Trouble first; and in how many groups the tiles lie, where they should hang together.
    fn sums(&self) -> Vec<String> {
        let Ok(worked) = work(self.view, self.draft) else { return Vec::new() };
        let work = worked.work;
        let mut lines = sums::with_trouble_first(self.draft, &work.sums, &self.view.options, self.names, self.voice);
        let order = sums::order(&work.sums, &self.view.options, self.voice);
        lines.extend(order.iter().flat_map(|line| self.voice.fit(line)));
        lines
    }

    fn rack(&self) -> Vec<String> {
        let left = self.view.own_tiles().without(&self.draft.tiles()).unwrap_or_default();
        if left.is_empty() {
            return vec![self.voice.say("cli-numenko-rack-empty")];
        }
        let line = counted("cli-numenko-rack", left.len().into(), self.voice);
        let line = line.with("tiles", picture::rack(&left, self.voice));
        self.voice.fit(&render(&line, self.voice.language))
    }
}
