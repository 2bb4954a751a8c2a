//! The ways in which blocks fit, checked against an exhaustive search: it tries every order of the blocks, every number
//! for a joker and every place in the line, and plays each of them in the game itself.

use std::cell::RefCell;
use std::collections::BTreeSet;

use reckon_compose::nmbrs::{MAX_WAYS, Preview, Target};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::{Axis, Block, Illegal, Lay, Move, Nmbrs, Options, Piece, Side, TurnMove, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::{preview, sketch};
use crate::support::scaled;
use crate::support::tally;

/// A row as laid: its line, and its numbers in rising order, each with a flag for a joker.
type Row = (Axis, Vec<(u8, bool)>);

const TABLES: [&str; 8] = [
    "preset=usual",
    "preset=usual squares=on cubes=on",
    "preset=usual primes=on geometric=on",
    "preset=usual primes=on members=any",
    "preset=usual push-to-link=off insert-with-crossings=off",
    "preset=usual jokers-in-a-row=1",
    "preset=simple",
    "preset=usual steps=1,2,5,10",
];

#[test]
fn without_jokers() {
    compare(71, scaled(1000), false);
}

#[test]
fn with_a_joker() {
    compare(72, scaled(160), true);
}

fn compare(first_seed: u64, positions: u64, with_joker: bool) {
    let (mut checked, mut fitting, mut several) = (0, 0, 0);
    let mut seed = first_seed * 1_000_000;
    println!("seeds from {seed}");
    while checked < positions {
        seed += 1;
        let mut shuffle = Shuffle::from_number(seed);
        let Some(wish) = Wish::random(&mut shuffle, with_joker) else { continue };
        let expected = wish.slow();
        let found = wish.found();
        let is_cut_short = found.len() == MAX_WAYS;
        // §4.8 Insertions that name their two blocks in reverse may make more rows. The preview need not offer those,
        // but must offer one of them if there is nothing else.
        let turned = wish.turned.borrow();
        let all: BTreeSet<Row> = expected.union(&turned).cloned().collect();
        let is_enough = is_cut_short || (expected.is_subset(&found) && found.is_empty() == all.is_empty());
        let agree = found.is_subset(&all) && is_enough;
        assert!(agree, "seed {seed}: {wish}\nfound    {found:?}\nexpected {expected:?}");
        checked += 1;
        fitting += u64::from(!found.is_empty());
        several += u64::from(found.len() > 1);
    }
    tally("nmbrs", "wishes against a slow search", checked);
    println!("{checked} wishes, {fitting} of them fit, {several} in several ways");
    assert!(fitting > positions / 5 && several > positions / 125, "{fitting} fit, {several} in several ways");
}

/// Blocks chosen from a hand, and the place where they should go.
struct Wish {
    view: View,
    game: Nmbrs,
    chosen: Vec<Block>,
    target: Target,
    give: Block,
    /// Rows made by insertions that name their two blocks in reverse.
    turned: RefCell<BTreeSet<Row>>,
}

impl std::fmt::Display for Wish {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\nin {}", self.text(), self.view)
    }
}

/// Returns a table from the middle of a random game.
fn some_table(shuffle: &mut Shuffle) -> Option<View> {
    let options = Options::from_line(shuffle.pick(&TABLES).unwrap()).unwrap();
    let seats = 2 + u8::try_from(shuffle.below(3)).unwrap();
    let mut game = Nmbrs::deal(&options, seats, shuffle).unwrap();
    let moves = 20 + shuffle.below(200);
    let mut last = None;
    for _ in 0..moves {
        let Some(seat) = game.turn().must().iter().next() else { break };
        let choice = game.random_move(seat, shuffle);
        game.play(seat, &choice, &mut Ignore).unwrap();
        let view = game.view(Viewer::Seat(Seat(0)));
        last = if view.rows.is_empty() { last } else { Some(view) };
    }
    last
}

impl Wish {
    fn random(shuffle: &mut Shuffle, with_joker: bool) -> Option<Wish> {
        let table = some_table(shuffle)?;
        let (numbers, target) = some_numbers(&table, shuffle);
        let on_table: BTreeSet<Block> = table.table.iter().map(|laid| laid.piece.block).collect();
        let highest = table.options.highest_number();
        let free = |block: &Block| !on_table.contains(block) && block.face().is_none_or(|face| face <= highest);
        let mut chosen: Vec<Block> = numbers.into_iter().filter_map(Block::number).filter(free).collect();
        chosen.sort();
        chosen.dedup();
        chosen.truncate(if with_joker { 3 } else { 4 });
        if with_joker {
            let joker = Block::jokers().find(|joker| free(joker))?;
            let place = usize::try_from(shuffle.below(3)).unwrap();
            if chosen.len() > place { chosen[place] = joker } else { chosen.push(joker) }
        }
        let rest: Vec<Block> =
            (1..=highest).filter_map(Block::number).filter(free).filter(|block| !chosen.contains(block)).collect();
        // The hand needs one block to give away and one to keep, or the round would end.
        let [give, keep] = [*shuffle.pick(&rest)?, *shuffle.pick(&rest)?];
        if chosen.is_empty() || give == keep {
            return None;
        }
        let hand: Vec<String> = chosen.iter().chain([&give, &keep]).map(|block| block.to_string()).collect();
        // Sections that depend on the other players are left out.
        let whole = table.to_string();
        let kept = |section: &&str| ["options", "table", "rows"].iter().any(|word| section.starts_with(word));
        let sections: Vec<&str> = whole.split(" | ").filter(kept).collect();
        let laid = if shuffle.chance(1, 8) { "2" } else { "1 2" };
        let text = format!("{} | laid {laid} | hand {}", sections.join(" | "), hand.join(" "));
        let view: View = text.parse().unwrap_or_else(|error| panic!("{error}\nin {text}"));
        let game = Nmbrs::imagine(&view, shuffle).unwrap_or_else(|error| panic!("{error:?}\nin {text}"));
        if view.options.lay_first && !view.have_laid.contains(Seat(0)) && target != Target::New {
            // The first sequence must be laid as a row of its own, and three blocks are enough.
            chosen.truncate(3);
        }
        Some(Wish { view, game, chosen, target, give, turned: RefCell::default() })
    }

    fn text(&self) -> String {
        let chosen: Vec<String> = self.chosen.iter().map(|block| block.to_string()).collect();
        let chosen = chosen.join(" ");
        match self.target {
            Target::New => format!("new {chosen}"),
            Target::Row(letter) => format!("{chosen} into {letter}"),
            Target::At(block) => format!("{chosen} at {block}"),
            Target::Between(one, other) => format!("{chosen} between {one} {other}"),
        }
    }

    /// Plays each way that the preview offers and returns the rows made.
    fn found(&self) -> BTreeSet<Row> {
        let Preview { ways, lays, waiting, stuck, .. } = preview(&self.view, &sketch(&self.text())).preview;
        if ways.is_empty() {
            let is_one = stuck.is_none() && !waiting && !matches!(lays[..], [Lay::Exchange { .. }]);
            return if is_one { BTreeSet::from([self.row_of(&lays)]) } else { BTreeSet::new() };
        }
        assert!(ways.len() > 1);
        let rows: Vec<Row> = ways.iter().map(|way| self.row_of(&way.lays)).collect();
        for (way, (line, row)) in ways.iter().zip(&rows) {
            let mut told: Vec<(u8, bool)> = way.row.iter().map(|piece| (piece.value, piece.block.is_joker())).collect();
            told.sort();
            assert_eq!((way.line, &told), (*line, row), "{self}");
        }
        let all: BTreeSet<Row> = rows.iter().cloned().collect();
        assert_eq!(all.len(), rows.len(), "{self}: the same way is offered twice");
        all
    }

    fn row_of(&self, lays: &[Lay]) -> Row {
        let line = match &lays[0] {
            Lay::Row { line, .. } | Lay::Link { line, .. } => *line,
            Lay::Beside { side, .. } => side.line(),
            Lay::Insert { between, .. } => {
                let y = |block: Block| self.view.table.iter().find(|laid| laid.piece.block == block).unwrap().cell.y;
                if y(between[0]) == y(between[1]) { Axis::Across } else { Axis::Down }
            }
            Lay::Exchange { .. } => panic!("an exchange makes no row"),
        };
        match self.play(lays, line) {
            Ok(row) => row,
            Err(why) => panic!("{self}\nis refused: {why:?}\n{lays:?}"),
        }
    }

    /// Plays these steps and returns the row of the first chosen block.
    fn play(&self, lays: &[Lay], line: Axis) -> Result<Row, Illegal> {
        let mut game = self.game.clone();
        let turn = TurnMove { lays: lays.to_vec(), give: Some(self.give) };
        game.play(Seat(0), &Move::Turn(turn), &mut Ignore)?;
        let after = game.view(Viewer::Seat(Seat(0)));
        let row = after.rows.iter().find(|row| row.line == line && row.blocks.contains(&self.chosen[0]));
        let row = row.unwrap_or_else(|| panic!("{self}\nno row in this line: {lays:?}"));
        assert!(self.chosen.iter().all(|block| row.blocks.contains(block)), "{self}\nnot in one row: {lays:?}");
        let piece = |block: &Block| after.table.iter().find(|laid| laid.piece.block == *block).unwrap().piece;
        let mut numbers: Vec<(u8, bool)> =
            row.blocks.iter().map(|block| (piece(block).value, block.is_joker())).collect();
        numbers.sort();
        Ok((line, numbers))
    }

    // ---- the exhaustive search ----

    fn slow(&self) -> BTreeSet<Row> {
        let mut rows = BTreeSet::new();
        match self.target {
            Target::New => {
                for pieces in self.orders() {
                    if rises_or_falls(&numbers(&pieces)) && pieces[0].value < pieces[pieces.len() - 1].value {
                        let lay = Lay::Row { pieces, line: Axis::Across, at: None };
                        rows.extend(self.play(&[lay], Axis::Across));
                    }
                }
            }
            Target::Row(letter) => {
                let row = self.view.rows.iter().find(|row| row.letter == letter).unwrap();
                self.along(row.line, &row.blocks, &mut rows);
            }
            Target::At(block) => {
                if let [one] = self.chosen[..]
                    && block.is_joker()
                    && one.face() == Some(self.value(block))
                {
                    return rows;
                }
                for line in Axis::BOTH {
                    let row = self.view.rows.iter().find(|row| row.line == line && row.blocks.contains(&block));
                    self.along(line, row.map_or(&[block][..], |row| &row.blocks), &mut rows);
                }
                if rows.is_empty() && self.turned.borrow().is_empty() {
                    let others = self.view.table.iter().map(|laid| laid.piece.block).filter(|other| *other != block);
                    for other in others {
                        let [_, pushed] = self.links(block, other);
                        rows.extend(pushed);
                    }
                }
            }
            Target::Between(one, other) => match self.line_of_contact(one, other) {
                Some(line) => {
                    for (pieces, [one, other]) in
                        self.orders().into_iter().flat_map(|p| [(p.clone(), [one, other]), (p, [other, one])])
                    {
                        let y = |block: Block| self.cell(block);
                        let lay = Lay::Insert { pieces, between: [one, other] };
                        let is_forward = y(one) < y(other);
                        let played = self.play(&[lay], line);
                        if is_forward { rows.extend(played) } else { self.turned.borrow_mut().extend(played) }
                    }
                }
                None => {
                    let [in_line, pushed] = self.links(one, other);
                    rows = if in_line.is_empty() { pushed } else { in_line };
                }
            },
        }
        rows
    }

    fn value(&self, block: Block) -> u8 {
        self.view.table.iter().find(|laid| laid.piece.block == block).unwrap().piece.value
    }

    fn cell(&self, block: Block) -> (i16, i16) {
        let cell = self.view.table.iter().find(|laid| laid.piece.block == block).unwrap().cell;
        (cell.x, cell.y)
    }

    fn line_of_contact(&self, one: Block, other: Block) -> Option<Axis> {
        let ((x, y), (other_x, other_y)) = (self.cell(one), self.cell(other));
        match ((x - other_x).abs(), (y - other_y).abs()) {
            (1, 0) => Some(Axis::Across),
            (0, 1) => Some(Axis::Down),
            _ => None,
        }
    }

    /// Returns every order of the chosen blocks, with every number for a joker.
    fn orders(&self) -> Vec<Vec<Piece>> {
        let mut orders: Vec<Vec<Piece>> = vec![Vec::new()];
        for block in &self.chosen {
            let values: Vec<Piece> = match Piece::of(*block) {
                Some(piece) => vec![piece],
                None => (1..=self.view.options.highest_joker()).map(|v| Piece::joker(*block, v).unwrap()).collect(),
            };
            let mut more = Vec::new();
            for order in &orders {
                for at in 0..=order.len() {
                    for piece in &values {
                        let mut order = order.clone();
                        order.insert(at, *piece);
                        more.push(order);
                    }
                }
            }
            orders = more;
        }
        orders
    }

    /// Tries every order of the chosen blocks, distributed in every way over the places before, between and after the
    /// blocks of a row.
    fn along(&self, line: Axis, row: &[Block], rows: &mut BTreeSet<Row>) {
        let needs_first = self.view.options.lay_first && !self.view.have_laid.contains(Seat(0));
        for pieces in self.orders() {
            if needs_first {
                if pieces.len() >= 3 && rises_or_falls(&numbers(&pieces)) {
                    for (side, of) in [(line.back(), row[0]), (line.forward(), row[row.len() - 1])] {
                        let lay = Lay::Beside { pieces: pieces.clone(), side, of };
                        rows.extend(self.play(&[lay], line));
                    }
                }
                continue;
            }
            for slots in divisions(pieces.len(), row.len() + 1) {
                self.divided(line, row, &pieces, &slots, rows);
            }
        }
    }

    /// Lays the pieces before the row, in its gaps and after it; `slots` has the number of pieces for each place.
    fn divided(&self, line: Axis, row: &[Block], pieces: &[Piece], slots: &[usize], rows: &mut BTreeSet<Row>) {
        let mut rest = pieces;
        let mut whole: Vec<u8> = Vec::new();
        let mut shares: Vec<&[Piece]> = Vec::new();
        for (at, count) in slots.iter().enumerate() {
            let (share, later) = rest.split_at(*count);
            rest = later;
            whole.extend(share.iter().map(|piece| piece.value));
            whole.extend(row.get(at).map(|block| self.value(*block)));
            shares.push(share);
        }
        if !rises_or_falls(&whole) {
            return;
        }
        let mut lays: Vec<Lay> = Vec::new();
        for (at, share) in shares.iter().enumerate().take(row.len()).skip(1) {
            if !share.is_empty() {
                lays.push(Lay::Insert { pieces: share.to_vec(), between: [row[at - 1], row[at]] });
            }
        }
        let inserted = lays.len();
        let mut beside = |share: &mut dyn Iterator<Item = &Piece>, side: Side, mut of: Block| {
            for piece in share {
                lays.push(Lay::Beside { pieces: vec![*piece], side, of });
                of = piece.block;
            }
        };
        beside(&mut shares[0].iter().rev(), line.back(), row[0]);
        beside(&mut shares[row.len()].iter(), line.forward(), row[row.len() - 1]);
        for mask in 0..1_u32 << inserted {
            let mut turned = lays.clone();
            for (at, lay) in turned[..inserted].iter_mut().enumerate() {
                if let Lay::Insert { pieces, between } = lay
                    && mask >> at & 1 != 0
                {
                    pieces.reverse();
                    between.reverse();
                }
            }
            let row = self.behind(turned, inserted, line);
            if mask == 0 { rows.extend(row) } else { self.turned.borrow_mut().extend(row) }
        }
    }

    /// Plays the steps; a piece whose cell is already taken is laid beyond the block that took it.
    fn behind(&self, mut lays: Vec<Lay>, inserted: usize, line: Axis) -> Option<Row> {
        for _ in 0..200 {
            match self.play(&lays, line) {
                Ok(row) => return Some(row),
                Err(Illegal::Taken { block, by, .. }) => {
                    let there = lays[inserted..].iter_mut().find(|lay| lay.pieces()[0].block == block).unwrap();
                    let Lay::Beside { of, .. } = there else { panic!("only the end blocks can find a cell taken") };
                    *of = by;
                }
                Err(_) => return None,
            }
        }
        panic!("{self}: still refused after 200 attempts");
    }

    /// Returns the rows made by links: first those between blocks already in line, then those that push one block.
    fn links(&self, one: Block, other: Block) -> [BTreeSet<Row>; 2] {
        let mut rows = [BTreeSet::new(), BTreeSet::new()];
        let needs_first = self.view.options.lay_first && !self.view.have_laid.contains(Seat(0));
        for pieces in self.orders() {
            for ([from, to], line) in Axis::BOTH.into_iter().flat_map(|l| [([one, other], l), ([other, one], l)]) {
                let mut whole = numbers(&pieces);
                whole.insert(0, self.value(from));
                whole.push(self.value(to));
                if !rises_or_falls(&whole) {
                    continue;
                }
                let ((x, y), (to_x, to_y)) = (self.cell(from), self.cell(to));
                let apart = i16::try_from(pieces.len()).unwrap() + 1;
                let is_in_line = match line {
                    Axis::Across => (x + apart, y) == (to_x, to_y),
                    Axis::Down => (x, y + apart) == (to_x, to_y),
                };
                let lay = match needs_first && is_in_line {
                    true => Lay::Beside { pieces: pieces.clone(), side: line.forward(), of: from },
                    false => Lay::Link { pieces: pieces.clone(), between: [from, to], line },
                };
                rows[usize::from(!is_in_line)].extend(self.play(&[lay], line));
            }
        }
        rows
    }
}

fn numbers(pieces: &[Piece]) -> Vec<u8> {
    pieces.iter().map(|piece| piece.value).collect()
}

/// Returns whether the numbers rise or fall throughout, as in every sequence; other orders need not be played.
fn rises_or_falls(numbers: &[u8]) -> bool {
    numbers.windows(2).all(|pair| pair[0] < pair[1]) || numbers.windows(2).all(|pair| pair[0] > pair[1])
}

/// Returns all ways to divide this many pieces among this many places.
fn divisions(pieces: usize, places: usize) -> Vec<Vec<usize>> {
    if places == 1 {
        return vec![vec![pieces]];
    }
    let first =
        |count: usize| divisions(pieces - count, places - 1).into_iter().map(move |rest| [vec![count], rest].concat());
    (0..=pieces).flat_map(first).collect()
}

/// Picks numbers related to the table, so that many of them fit, and a target.
fn some_numbers(view: &View, shuffle: &mut Shuffle) -> (Vec<u8>, Target) {
    let value = |block: &Block| {
        let piece = view.table.iter().find(|laid| laid.piece.block == *block).unwrap().piece;
        i16::from(piece.value)
    };
    let shown = shuffle.pick(&view.rows).unwrap();
    let (one, other) = (*shuffle.pick(&shown.blocks).unwrap(), shuffle.pick(&view.table).unwrap().piece);
    let (in_row, at, at_other) = (Target::Row(shown.letter), Target::At(one), Target::At(other.block));
    let row: Vec<i16> = shown.blocks.iter().map(value).collect();
    let (here, there) = (value(&one), i16::from(other.value));
    let between = if one == other.block { at } else { Target::Between(one, other.block) };
    let (first, last, by) = (row[0], row[row.len() - 1], row[1] - row[0]);
    let small = |shuffle: &mut Shuffle| 1 + i16::try_from(shuffle.below(12)).unwrap();
    let step = small(shuffle);
    let middles = |pair: &[i16]| (pair[0] + pair[1]) / 2;
    let thirds = |pair: &[i16]| [(2 * pair[0] + pair[1]) / 3, (pair[0] + 2 * pair[1]) / 3];
    let (mut numbers, target): (Vec<i16>, Target) = match shuffle.below(15) {
        0 => (vec![last + by, first - by, last + 2 * by], in_row),
        1 => (row.windows(2).map(middles).collect(), in_row),
        2 => (row.windows(2).map(middles).chain([last + by / 2]).collect(), at),
        3 => (row.windows(2).flat_map(thirds).collect(), in_row),
        4 => (vec![there - step, there + step, there + 2 * step], at_other),
        5 => (vec![there + step, there + 2 * step], at_other),
        6 => (vec![here - step, here - 2 * step, here + step], at),
        7 => (vec![(here + there) / 2], between),
        8 => (vec![(2 * here + there) / 3, (here + 2 * there) / 3], between),
        9 => (vec![(here + there) / 2], at),
        10 => (vec![last + by, last + 2 * by, last + 3 * by], in_row),
        11 => (vec![there, there + step, there + 2 * step, there + 3 * step], Target::New),
        12 => (vec![last + by], Target::At(shown.blocks[row.len() - 1])),
        13 => (vec![last + by, last + 2 * by], Target::At(shown.blocks[row.len() - 1])),
        _ => ((0..3).map(|_| small(shuffle) * small(shuffle)).collect(), some_target(view, shuffle)),
    };
    let count = 1 + usize::try_from(shuffle.below(4)).unwrap();
    if shuffle.chance(1, 3) {
        numbers.truncate(count);
    }
    let target = if shuffle.chance(1, 8) { some_target(view, shuffle) } else { target };
    (numbers.into_iter().filter_map(|number| u8::try_from(number).ok()).collect(), target)
}

fn some_target(view: &View, shuffle: &mut Shuffle) -> Target {
    let any = |shuffle: &mut Shuffle| shuffle.pick(&view.table).unwrap().piece.block;
    match shuffle.below(8) {
        0 => Target::New,
        1..=3 => Target::Row(shuffle.pick(&view.rows).unwrap().letter),
        4 | 5 => Target::At(any(shuffle)),
        6 => {
            let row = &shuffle.pick(&view.rows).unwrap().blocks;
            let at = usize::try_from(shuffle.below(u32::try_from(row.len() - 1).unwrap())).unwrap();
            Target::Between(row[at], row[at + 1])
        }
        _ => {
            let one = any(shuffle);
            let other = any(shuffle);
            if one == other { Target::At(one) } else { Target::Between(one, other) }
        }
    }
}
