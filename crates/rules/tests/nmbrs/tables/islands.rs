//! A second judge of turns, slow and simple, that knows no common table: only islands, each with cells of its own, which
//! never hinder one another (§3.8). It reads positions and moves itself and shares no code with the rules.

use std::collections::{BTreeMap, BTreeSet};

use super::slow::{Allowed, section};

type Cell = (i32, i32);

/// Blocks by cell, as they are written: `35`, or `ja=35`.
type Island = BTreeMap<Cell, String>;

struct Table {
    allowed: Allowed,
    islands: Vec<Island>,
    hand: Vec<String>,
    picked_up: BTreeSet<String>,
    /// Pieces laid in this turn.
    laid: BTreeSet<String>,
    has_laid: bool,
    lay_first: bool,
    insert_with_crossings: bool,
    push_to_link: bool,
    last_may_be_laid: bool,
}

fn name(piece: &str) -> &str {
    piece.split_once('=').map_or(piece, |(joker, _)| joker)
}

fn number(piece: &str) -> u32 {
    piece.split_once('=').map_or(piece, |(_, number)| number).parse().expect("a number")
}

fn is_joker(piece: &str) -> bool {
    piece.starts_with('j')
}

fn moved((x, y): Cell, (dx, dy): Cell, by: i32) -> Cell {
    (x + dx * by, y + dy * by)
}

fn neighbours(cell: Cell) -> [Cell; 4] {
    [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|step| moved(cell, step, 1))
}

/// Returns the cells that are connected to this one, without the contacts that are cut.
fn connected(cells: &BTreeSet<Cell>, from: Cell, cut: &[[Cell; 2]]) -> BTreeSet<Cell> {
    let mut found = BTreeSet::from([from]);
    let mut new = vec![from];
    while let Some(cell) = new.pop() {
        for next in neighbours(cell) {
            let is_cut = cut.iter().any(|pair| *pair == [cell, next] || *pair == [next, cell]);
            if cells.contains(&next) && !is_cut && found.insert(next) {
                new.push(next);
            }
        }
    }
    found
}

/// Splits a drawing into its islands.
fn islands_of(drawing: &str) -> Vec<Island> {
    let mut all = Island::new();
    for (y, line) in (0..).zip(drawing.split('/')) {
        let mut x = 0;
        for word in line.split_whitespace() {
            match word.strip_prefix('.') {
                Some(free) => x += free.parse::<i32>().unwrap_or(1),
                None => {
                    all.insert((x, y), word.to_string());
                    x += 1;
                }
            }
        }
    }
    let mut left: BTreeSet<Cell> = all.keys().copied().collect();
    let mut islands = Vec::new();
    while let Some(first) = left.first().copied() {
        let cells = connected(&left, first, &[]);
        left.retain(|cell| !cells.contains(cell));
        islands.push(cells.into_iter().map(|cell| (cell, all[&cell].clone())).collect());
    }
    islands
}

/// Counts an island's cells from its own top left.
fn settled(island: &Island) -> Island {
    let left = island.keys().map(|cell| cell.0).min().unwrap_or_default();
    let top = island.keys().map(|cell| cell.1).min().unwrap_or_default();
    island.iter().map(|((x, y), piece)| ((x - left, y - top), piece.clone())).collect()
}

impl Table {
    fn read(position: &str) -> Table {
        let options = section(position, "options").unwrap_or_default();
        let is = |option: &str| options.split_whitespace().any(|word| word == option);
        let is_simple = is("preset=simple") || is("preset=first-steps");
        let seat = section(position, "seat").unwrap_or("1");
        let laid = section(position, "laid").unwrap_or_default();
        Table {
            allowed: Allowed::read(position),
            islands: islands_of(section(position, "table").unwrap_or_default()),
            hand: section(position, "hand").unwrap_or_default().split_whitespace().map(str::to_string).collect(),
            picked_up: BTreeSet::new(),
            laid: BTreeSet::new(),
            has_laid: laid.split_whitespace().any(|other| other == seat),
            lay_first: if is_simple { is("lay-first=on") } else { !is("lay-first=off") },
            insert_with_crossings: !is("insert-with-crossings=off"),
            push_to_link: !is("push-to-link=off"),
            last_may_be_laid: if is_simple { !is("last-block=given-away") } else { is("last-block=may-be-laid") },
        }
    }

    fn find(&self, block: &str) -> Option<(usize, Cell)> {
        let here = |island: &Island| island.iter().find(|(_, piece)| name(piece) == block).map(|(cell, _)| *cell);
        self.islands.iter().enumerate().find_map(|(at, island)| Some((at, here(island)?)))
    }

    /// Takes blocks out of the hand.
    fn take(&mut self, pieces: &[&str]) -> Option<()> {
        for piece in pieces {
            let held = self.hand.iter().position(|block| block == name(piece))?;
            self.hand.remove(held);
            self.picked_up.remove(name(piece));
            self.laid.insert(piece.to_string());
            if is_joker(piece) && number(piece) > self.allowed.highest_joker {
                return None;
            }
        }
        Some(())
    }

    /// §4.5 Lays blocks that may be the first sequence of their own.
    fn take_for_row(&mut self, pieces: &[&str]) -> Option<()> {
        self.take(pieces)?;
        let numbers: Vec<u32> = pieces.iter().map(|piece| number(piece)).collect();
        if self.lay_first && !self.has_laid && !self.allowed.is_sequence(&numbers) {
            return None;
        }
        self.has_laid = true;
        Some(())
    }

    fn may_add(&self) -> Option<()> {
        (!self.lay_first || self.has_laid).then_some(())
    }

    fn put(&mut self, at: usize, pieces: &[&str], first: Cell, step: Cell) -> Option<()> {
        for (place, piece) in (0..).zip(pieces) {
            let cell = moved(first, step, place);
            if self.islands[at].insert(cell, piece.to_string()).is_some() {
                return None;
            }
        }
        Some(())
    }

    /// `lay 30 40 50 down with 30 right of 20`
    fn lay(&mut self, step: &str) -> Option<()> {
        let (row, anchor) = step.split_once(" with ").map_or((step, None), |(row, anchor)| (row, Some(anchor)));
        let (row, line) = row.strip_suffix(" down").map_or((row, (1, 0)), |row| (row, (0, 1)));
        let pieces: Vec<&str> = row.split_whitespace().collect();
        self.take_for_row(&pieces)?;
        let Some(anchor) = anchor else {
            self.islands.push(Island::new());
            return self.put(self.islands.len() - 1, &pieces, (0, 0), line);
        };
        let (block, side, of) = beside(anchor)?;
        let place = pieces.iter().position(|piece| name(piece) == block)?;
        let (at, cell) = self.find(of)?;
        let first = moved(moved(cell, side, 1), line, -i32::try_from(place).expect("a short row"));
        self.put(at, &pieces, first, line)
    }

    /// `20 24 right of 16`
    fn add(&mut self, step: &str) -> Option<()> {
        let (row, side, of) = beside(step)?;
        let pieces: Vec<&str> = row.split_whitespace().collect();
        if let [piece] = pieces[..]
            && self.laid.contains(piece)
            && let (Some((one, here)), Some((other, there))) = (self.find(name(piece)), self.find(of))
            && one != other
        {
            // §4.11 It is the end of both rows.
            self.may_add()?;
            let wanted = moved(here, side, -1);
            let by = (wanted.0 - there.0, wanted.1 - there.1);
            for (cell, piece) in std::mem::take(&mut self.islands[other]) {
                if self.islands[one].insert(moved(cell, by, 1), piece).is_some() {
                    return None;
                }
            }
            return self.push_to_link.then_some(());
        }
        self.take_for_row(&pieces)?;
        let (at, cell) = self.find(of)?;
        let first = moved(cell, side, 1);
        if side.0 + side.1 > 0 {
            return self.put(at, &pieces, first, side);
        }
        let far = moved(first, side, i32::try_from(pieces.len()).expect("a short row") - 1);
        self.put(at, &pieces, far, (-side.0, -side.1))
    }

    /// `link 25 between 20 30 down`
    fn link(&mut self, step: &str) -> Option<()> {
        self.may_add()?;
        let (pieces, blocks, line) = between(step)?;
        self.take(&pieces)?;
        let apart = i32::try_from(pieces.len()).expect("a short row") + 1;
        let ((one, from), (other, to)) = (self.find(blocks[0])?, self.find(blocks[1])?);
        if one == other {
            if moved(from, line, apart) != to {
                return None;
            }
        } else {
            let wanted = moved(from, line, apart);
            let by = (wanted.0 - to.0, wanted.1 - to.1);
            for (cell, piece) in std::mem::take(&mut self.islands[other]) {
                if self.islands[one].insert(moved(cell, by, 1), piece).is_some() {
                    return None;
                }
            }
        }
        self.put(one, &pieces, moved(from, line, 1), line)
    }

    /// `exchange 35 for ja`
    fn exchange(&mut self, step: &str) -> Option<()> {
        self.may_add()?;
        let (block, joker) = step.split_once(" for ")?;
        let (at, cell) = self.find(joker)?;
        let is_its_number = is_joker(joker) && !is_joker(block) && number(&self.islands[at][&cell]) == number(block);
        if !is_its_number {
            return None;
        }
        self.take(&[block])?;
        self.islands[at].insert(cell, block.to_string());
        self.hand.push(joker.to_string());
        self.picked_up.insert(joker.to_string());
        Some(())
    }

    /// Makes these insertions at once. Their contacts must fall into two sides, which move apart.
    fn insert(&mut self, steps: &[&str]) -> Option<()> {
        self.may_add()?;
        let mut gaps = Vec::new();
        let mut home = None;
        for step in steps {
            let (mut pieces, blocks, _) = between(step)?;
            self.take(&pieces)?;
            let ((at, mut from), (other, mut to)) = (self.find(blocks[0])?, self.find(blocks[1])?);
            if at != other || *home.get_or_insert(at) != at || !neighbours(from).contains(&to) {
                return None;
            }
            let mut side = (to.0 - from.0, to.1 - from.1);
            if let Some((_, _, first, _)) = gaps.first()
                && (-side.0, -side.1) == *first
            {
                (from, to, side) = (to, from, *first);
                pieces.reverse();
            }
            gaps.push((from, to, side, pieces));
        }
        let (_, _, side, first) = gaps.first()?.clone();
        let count = i32::try_from(first.len()).expect("a short row");
        let is_parallel = gaps.iter().all(|gap| gap.2 == side && gap.3.len() == first.len());
        let island = std::mem::take(&mut self.islands[home?]);
        let cells: BTreeSet<Cell> = island.keys().copied().collect();
        let cut: Vec<[Cell; 2]> = gaps.iter().map(|gap| [gap.0, gap.1]).collect();
        let sides =
            |end: usize| -> BTreeSet<Cell> { cut.iter().flat_map(|pair| connected(&cells, pair[end], &cut)).collect() };
        let (near, far) = (sides(0), sides(1));
        if !is_parallel || !near.is_disjoint(&far) {
            return None;
        }
        let across = (side.1, side.0);
        let is_crossed = |part: &BTreeSet<Cell>| {
            part.iter().any(|cell| [1, -1].iter().any(|by| cells.contains(&moved(*cell, across, *by))))
        };
        if !self.insert_with_crossings && is_crossed(&near) && is_crossed(&far) {
            return None;
        }
        let at = home?;
        for (cell, piece) in island {
            let cell = if far.contains(&cell) { moved(cell, side, count) } else { cell };
            if self.islands[at].insert(cell, piece).is_some() {
                return None;
            }
        }
        for (from, _, _, pieces) in gaps {
            self.put(at, &pieces, moved(from, side, 1), side)?;
        }
        Some(())
    }

    /// §3.1, §4.4, §5.4, §6 Whether everything is right at the end of the turn.
    fn is_finished(&self, give: Option<&str>) -> bool {
        let gives_one = match give {
            Some(block) => self.hand.iter().any(|held| held == block),
            None => self.hand.is_empty() && self.last_may_be_laid,
        };
        gives_one && self.picked_up.is_empty() && self.islands.iter().all(|island| self.allowed.allows(island))
    }
}

impl Allowed {
    fn allows(&self, island: &Island) -> bool {
        let cells: super::slow::Cells =
            island.iter().map(|(cell, piece)| (*cell, (number(piece), is_joker(piece)))).collect();
        self.look(&cells).is_ok()
    }
}

/// Reads `20 24 right of 16`.
fn beside(step: &str) -> Option<(&str, Cell, &str)> {
    let sides = [(" right of ", (1, 0)), (" left of ", (-1, 0)), (" below ", (0, 1)), (" above ", (0, -1))];
    sides.into_iter().find_map(|(word, side)| step.split_once(word).map(|(row, of)| (row, side, of)))
}

/// Reads `25 between 20 30 down`.
fn between(step: &str) -> Option<(Vec<&str>, [&str; 2], Cell)> {
    let (step, line) = step.strip_suffix(" down").map_or((step, (1, 0)), |step| (step, (0, 1)));
    let (pieces, blocks) = step.split_once(" between ")?;
    let (one, other) = blocks.split_once(' ')?;
    Some((pieces.split_whitespace().collect(), [one, other], line))
}

/// Lays the insertions at the front: the first alone, or with as few of the others as it takes (§4.9). Returns which.
fn insert_some(table: Table, steps: &[&str]) -> Option<(Table, Vec<usize>)> {
    const MOST: usize = 12;
    let others = steps.len().min(MOST) - 1;
    let mut subsets: Vec<u32> = (0..1 << others).collect();
    subsets.sort_by_key(|subset| subset.count_ones());
    subsets.into_iter().find_map(|subset| {
        let chosen: Vec<usize> = (0..=others).filter(|at| *at == 0 || subset >> (at - 1) & 1 == 1).collect();
        let mut after = table.copy();
        after.insert(&chosen.iter().map(|at| steps[*at]).collect::<Vec<&str>>())?;
        Some((after, chosen))
    })
}

/// §4.9 Makes all these insertions at once: the pieces are strung together as they are in the end, and each finds its cell
/// from one that has it already.
fn insert_all(mut table: Table, steps: &[String]) -> Option<Table> {
    table.may_add()?;
    if !table.insert_with_crossings || steps.len() < 2 {
        return None;
    }
    // What lies right of a piece, and what lies below it.
    let mut beyond: BTreeMap<(String, Cell), String> = BTreeMap::new();
    let ways = [(1, 0), (0, 1)];
    for island in &table.islands {
        for (cell, piece) in island {
            for way in ways {
                let next = island.get(&moved(*cell, way, 1));
                beyond.extend(next.map(|next| ((name(piece).to_string(), way), name(next).to_string())));
            }
        }
    }
    let mut written: BTreeMap<String, String> = BTreeMap::new();
    for piece in table.islands.iter().flat_map(Island::values) {
        written.insert(name(piece).to_string(), piece.clone());
    }
    for step in steps {
        let (mut pieces, [mut from, mut to], _) = between(step)?;
        table.take(&pieces)?;
        let is_next = |from: &str, to: &str| {
            ways.into_iter().find(|way| beyond.get(&(from.to_string(), *way)).is_some_and(|next| next == to))
        };
        let way = is_next(from, to).or_else(|| {
            (from, to) = (to, from);
            pieces.reverse();
            is_next(from, to)
        })?;
        for piece in &pieces {
            beyond.insert((from.to_string(), way), name(piece).to_string());
            written.insert(name(piece).to_string(), piece.to_string());
            from = name(piece);
        }
        beyond.insert((from.to_string(), way), to.to_string());
    }
    let mut islands = Vec::new();
    let mut cells: BTreeMap<String, Cell> = BTreeMap::new();
    while let Some(first) = written.keys().find(|piece| !cells.contains_key(*piece)) {
        let mut found = BTreeMap::from([(first.clone(), (0, 0))]);
        loop {
            let before = found.len();
            for ((from, way), to) in &beyond {
                if let Some(cell) = found.get(from).copied() {
                    found.entry(to.clone()).or_insert(moved(cell, *way, 1));
                }
                if let Some(cell) = found.get(to).copied() {
                    found.entry(from.clone()).or_insert(moved(cell, *way, -1));
                }
            }
            if found.len() == before {
                break;
            }
        }
        let fits = |((from, way), to): (&(String, Cell), &String)| match (found.get(from), found.get(to)) {
            (Some(here), Some(there)) => moved(*here, *way, 1) == *there,
            (None, None) => true,
            _ => false,
        };
        let island: Island = found.iter().map(|(piece, cell)| (*cell, written[piece].clone())).collect();
        if !beyond.iter().all(fits) || island.len() < found.len() {
            return None;
        }
        islands.push(island);
        cells.extend(found);
    }
    table.islands = islands;
    Some(table)
}

impl Table {
    fn copy(&self) -> Table {
        Table {
            islands: self.islands.clone(),
            hand: self.hand.clone(),
            picked_up: self.picked_up.clone(),
            laid: self.laid.clone(),
            allowed: self.allowed.clone(),
            ..*self
        }
    }
}

/// Plays a turn from the view of its player. Returns the islands afterwards, each counted from its top left; `None` if the
/// turn is not allowed.
fn played(position: &str, turn: &str) -> Option<BTreeSet<Island>> {
    let mut table = Table::read(position);
    let mut steps: Vec<&str> = turn.split(", ").collect();
    let give = steps.last().and_then(|step| step.strip_prefix("give "));
    if give.is_some() || turn == "nothing" {
        steps.pop();
    }
    // Insertions that follow one another: how many of them are left, and the table before the first of them.
    let mut run: Option<(usize, (Table, Vec<String>))> = None;
    while !steps.is_empty() {
        let first = steps[0];
        if first.starts_with("insert ") {
            let insertions: Vec<&str> = steps.iter().map_while(|step| step.strip_prefix("insert ")).collect();
            let run_goes_on = run.as_ref().is_some_and(|(left, _)| *left == insertions.len());
            if !run_goes_on {
                run = Some((insertions.len(), (table.copy(), insertions.iter().map(ToString::to_string).collect())));
            }
            let Some((after, done)) = insert_some(table, &insertions) else {
                let (_, (before, all)) = run.take().expect("a run has begun");
                table = insert_all(before, &all)?;
                steps.drain(..insertions.len());
                continue;
            };
            run = run.map(|(left, begun)| (left - done.len(), begun));
            table = after;
            let mut at = 0;
            steps.retain(|_| {
                at += 1;
                !done.contains(&(at - 1))
            });
            continue;
        }
        match first.split_once(' ')? {
            ("lay", rest) => table.lay(rest)?,
            ("link", rest) => table.link(rest)?,
            ("exchange", rest) => table.exchange(rest)?,
            _ => table.add(first)?,
        }
        steps.remove(0);
    }
    let islands = || table.islands.iter().filter(|island| !island.is_empty()).map(settled).collect();
    table.is_finished(give).then(islands)
}

/// Checks the outcome of a turn, the position afterwards or a refusal; returns what differs, if anything.
pub fn look_at(before: &str, turn: &str, after: Option<&str>) -> Result<(), String> {
    // Whether two rows lie in line is a question of the table, which this judge does not know.
    if turn.contains("link ") && !Table::read(before).push_to_link {
        return Ok(());
    }
    match (played(before, turn), after) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err("it is allowed, and should not be".to_string()),
        (Some(_), None) => Err("it is refused, and should not be".to_string()),
        (Some(islands), Some(after)) => {
            let found: BTreeSet<Island> =
                islands_of(section(after, "table").unwrap_or_default()).iter().map(settled).collect();
            // A turn that ends the round clears the table.
            let is_cleared = found.is_empty();
            if found == islands || is_cleared { Ok(()) } else { Err(format!("{found:?} instead of {islands:?}")) }
        }
    }
}
