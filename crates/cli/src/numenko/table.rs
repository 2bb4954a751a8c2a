//! The player's view: the pot, the other players, the player's grid, its sums, the rack.

use reckon_compose::Compose;
use reckon_rules::game::Seat;
use reckon_rules::numenko::{Event, Grid, Numenko, Phase, SeatView, Sum, View, judge};
use reckon_words::{Line, Names, Speaker, render};

use super::{news, picture, sums};
use crate::game::{Part, Shown};
use crate::output::{Output, called, capitalised};
use crate::wrapping::width_of;

impl Shown for Numenko {
    fn draw(view: &View, part: Part, names: &Names, output: &Output) -> Vec<String> {
        match part {
            // Only the grids that everybody may see, not the player's own.
            Part::Centre => open_grids(view, names, output),
            part => draw(view, &Grid::default(), part, names, output),
        }
    }

    fn draw_with(view: &View, draft: &Grid, part: Part, names: &Names, output: &Output) -> Vec<String> {
        draw(view, draft, part, names, output)
    }

    fn hand_line(view: &View, output: &Output) -> String {
        picture::rack(&view.own_tiles(), output)
    }

    fn tell(events: &[Event], speaker: &Speaker<'_>) -> Vec<String> {
        news::tell(events, speaker)
    }
}

pub fn draw(view: &View, draft: &Grid, part: Part, names: &Names, output: &Output) -> Vec<String> {
    let table = TableDrawing { view, draft, names, output };
    match part {
        Part::Points => table.counts(),
        Part::Public => [table.counts(), table.open_grids()].concat(),
        Part::Centre => [table.grid(), table.sums()].concat(),
        Part::Hand => table.rack(),
        Part::Draft => [table.grid(), table.sums(), table.rack()].concat(),
        Part::All => {
            // While players lay, no other grid is shown: all are shown together at the end.
            let others = if view.phase == Phase::Lay { Vec::new() } else { table.open_grids() };
            [table.counts(), others, table.grid(), table.sums(), table.rack()].concat()
        }
    }
}

/// Shows the grids that everybody may see.
fn open_grids(view: &View, names: &Names, output: &Output) -> Vec<String> {
    TableDrawing { view, draft: &Grid::default(), names, output }.open_grids()
}

/// Lists the sums of a draft.
pub fn sums(view: &View, draft: &Grid, names: &Names, output: &Output) -> Vec<String> {
    TableDrawing { view, draft, names, output }.sums()
}

/// Shows all the grids that were laid at the end, with their points.
pub fn laid(view: &View, names: &Names, output: &Output) -> Vec<String> {
    let table = TableDrawing { view, draft: &Grid::default(), names, output };
    let mut lines = Vec::new();
    for (seat, place) in table.seats() {
        let Some(laid) = &place.laid else { continue };
        lines.push(String::new());
        let points = render(&counted("cli-numenko-points", usize::from(laid.points), output), output.language);
        let about = [("who", capitalised(&table.who(seat))), ("points", points)];
        lines.push(output.say_with("cli-numenko-laid", about));
        lines.extend(picture::grid(&laid.grid, output));
        let judged = judge(&laid.grid, &view.options).sums;
        lines.extend(sums::with_trouble_first(&laid.grid, &judged, &view.options, names, output));
    }
    lines.push(String::new());
    lines
}

struct TableDrawing<'a> {
    view: &'a View,
    draft: &'a Grid,
    names: &'a Names,
    output: &'a Output,
}

/// Builds a message with `$number`, and `$count` for its plural.
fn counted(id: &'static str, number: usize, output: &Output) -> Line {
    let count = i64::try_from(number).unwrap_or(i64::MAX);
    Line::new(id).with("number", output.count(number)).with("count", count)
}

impl TableDrawing<'_> {
    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        (0..).map(Seat).zip(&self.view.seats)
    }

    fn who(&self, seat: Seat) -> String {
        called(seat, self.names, self.output)
    }

    fn say(&self, id: &'static str, number: usize) -> String {
        render(&counted(id, number, self.output), self.output.language)
    }

    /// Shows all counts on one line, or one per line if the screen is too narrow.
    fn counts(&self) -> Vec<String> {
        let mut counts = vec![self.say("cli-numenko-pot", self.view.pot.into())];
        counts.extend(self.seats().map(|(seat, place)| self.count(seat, place)));
        let line = counts.join("  ");
        if self.output.columns.is_none_or(|width| width_of(&line) <= width) {
            return vec![line];
        }
        counts.iter().flat_map(|count| self.output.fit(count)).collect()
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
            parts.extend(is_so.then(|| self.output.say(id)));
        }
        let about = [("who", capitalised(&self.who(seat))), ("what", self.output.listed(parts))];
        self.output.say_with("cli-numenko-seat", about)
    }

    /// Shows the other players' public grids; if one is being voted on, also what is wrong with it.
    fn open_grids(&self) -> Vec<String> {
        let mut lines = Vec::new();
        // The grid of an ejected player was shown during the vote.
        let others = self.seats().filter(|(seat, place)| !self.names.is_you(*seat) && !place.ejected);
        for (seat, place) in others {
            let grid = place.laid.as_ref().map(|laid| &laid.grid).or(place.grid.as_ref());
            let Some(grid) = grid.filter(|grid| !grid.is_empty()) else { continue };
            lines.push(self.output.say_with("cli-numenko-grid-of", [("who", self.who(seat))]));
            lines.extend(picture::grid(grid, self.output));
            if self.view.phase == (Phase::Check { seat }) {
                lines.extend(sums::to_check(grid, &self.view.doubts, self.names, self.output));
            }
            if self.view.phase == (Phase::Vote { accused: seat }) {
                lines.extend(self.what_is_wrong(grid));
            }
        }
        lines
    }

    /// §5.4 Says what is wrong in the grid that is voted on; §5.9 where the players look, only what they have found.
    fn what_is_wrong(&self, grid: &Grid) -> Vec<String> {
        let View { options, doubts, .. } = self.view;
        if !options.players_check() || doubts.is_empty() {
            return sums::faults(grid, &judge(grid, options).sums, options, self.names, self.output);
        }
        let found = doubts.iter().filter(|doubted| doubted.is_wrong);
        match found.clone().any(|doubted| doubted.sum.is_none()) {
            true => sums::loose(grid, options, self.output),
            false => sums::listed(found.filter_map(|doubted| doubted.sum.as_ref()), self.names, self.output),
        }
    }

    fn grid(&self) -> Vec<String> {
        if self.draft.is_empty() {
            return self.output.fit(&self.output.say("cli-numenko-grid-empty"));
        }
        let mut lines = vec![self.output.say("cli-numenko-grid")];
        lines.extend(picture::grid(self.draft, self.output));
        lines
    }

    /// Lists the sums, wrong ones first, and the number of groups if the tiles should be connected; §5.7 where others
    /// check them, only the lines.
    fn sums(&self) -> Vec<String> {
        let Ok(shown) = Numenko::preview(self.view, self.draft) else { return Vec::new() };
        if shown.preview.unjudged.is_some() {
            return sums::without_verdict(self.draft, self.names, self.output);
        }
        let sums: Vec<Sum> = shown.preview.sums.into_iter().map(|shown| shown.sum).collect();
        let mut lines = sums::with_trouble_first(self.draft, &sums, &self.view.options, self.names, self.output);
        let order = sums::order(&sums, &self.view.options, self.output);
        lines.extend(order.iter().flat_map(|line| self.output.fit(line)));
        lines
    }

    fn rack(&self) -> Vec<String> {
        let left = self.view.own_tiles().without(&self.draft.tiles()).unwrap_or_default();
        if left.is_empty() {
            return vec![self.output.say("cli-numenko-rack-empty")];
        }
        let line = counted("cli-numenko-rack", left.len().into(), self.output);
        let line = line.with("tiles", picture::rack(&left, self.output));
        self.output.fit(&render(&line, self.output.language))
    }
}
