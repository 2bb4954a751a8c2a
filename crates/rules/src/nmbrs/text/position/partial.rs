//! A position as read, section by section, and the defaults that complete it.

use std::str::FromStr;

use super::NotAPosition;
use super::picture::Picture;
use crate::game::{Game, Seat, Seats, Viewer};
use crate::nmbrs::block::{Block, Blocks, HIGHEST, JOKERS};
use crate::nmbrs::deal::seat_of_youngest;
use crate::nmbrs::grid::{Axis, Grid};
use crate::nmbrs::options::{Options, Table};
use crate::nmbrs::round::outcome;
use crate::nmbrs::rows::{Letter, Rows};
use crate::nmbrs::view::{SeatView, View, laid_blocks, may_add, offers, row_views};
use crate::nmbrs::{Knocking, MAX_PLAYERS, MIN_PLAYERS, Nmbrs, Phase};
use crate::options::TableOptions;
use crate::text::{sections, shortened};

/// Sections read so far; those that are still `None` at the end get defaults.
#[derive(Default)]
pub(super) struct PartialPosition {
    options: Option<Options>,
    revision: Option<u32>,
    watching: bool,
    seats: Option<u8>,
    seat: Option<Seat>,
    turn: Option<Seat>,
    is_over: bool,
    round: Option<u8>,
    table: Option<Grid>,
    rows: Option<Vec<(Letter, Block, Axis)>>,
    hand: Option<Blocks>,
    /// Jokers in the hand that are not named: `j`.
    jokers: u8,
    hands: Option<Vec<u8>>,
    laid: Option<Seats>,
    known: Vec<(Seat, Blocks)>,
    pot: Option<u8>,
    aside: Blocks,
    forgotten: u8,
    given: Option<Block>,
    asked: Option<Seats>,
    then: Seats,
    knocked: Option<Seat>,
    skips: Seats,
    drew: u8,
    lots: Vec<Block>,
    youngest: Option<Seat>,
    sheet: Vec<Vec<u8>>,
    moment: u32,
}

/// Splits a list into words. A dash stands for an empty list.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', '\t']).filter(|word| !word.is_empty() && *word != "-")
}

/// Upper bound on words read from a list; no valid list is longer.
const LONGEST: usize = 128;

/// The words for a joker of the hand whose letter does not matter.
const UNNAMED_JOKER: [&str; 2] = ["j", "joker"];

fn list<T: FromStr>(section: &str, text: &str) -> Result<Vec<T>, NotAPosition> {
    let not_understood = |text: &str| NotAPosition::NotUnderstood { section: section.into(), text: shortened(text) };
    let items = words(text).take(LONGEST).map(|word| word.parse().map_err(|_| not_understood(word)));
    items.collect()
}

/// Reads a list of blocks, in which none may appear twice.
fn blocks(section: &str, text: &str) -> Result<Blocks, NotAPosition> {
    let mut blocks = Blocks::NONE;
    for word in words(text).take(LONGEST) {
        let block: Block = word.parse()?;
        if blocks.contains(block) {
            return Err(NotAPosition::BlockTwice { section: section.into(), block });
        }
        blocks = blocks.with(block);
    }
    Ok(blocks)
}

impl PartialPosition {
    pub fn read(text: &str) -> Result<PartialPosition, NotAPosition> {
        let mut partial = PartialPosition::default();
        let mut seen: Vec<String> = Vec::new();
        for (word, rest) in sections(text) {
            let key = if word == "over" { "turn".to_string() } else { word.clone() };
            if seen.contains(&key) {
                return Err(NotAPosition::Twice(if key == "turn" {
                    "turn or over".to_string()
                } else {
                    shortened(&word)
                }));
            }
            seen.push(key);
            partial.read_section(&word, rest)?;
        }
        Ok(partial)
    }

    fn read_section(&mut self, word: &str, text: &str) -> Result<(), NotAPosition> {
        let not_understood = || NotAPosition::NotUnderstood { section: word.to_string(), text: shortened(text) };
        let number = || text.parse::<u8>().map_err(|_| not_understood());
        let seat = || text.parse::<Seat>().map_err(|_| not_understood());
        let seats = || list::<Seat>(word, text).map(|seats| seats.into_iter().collect::<Seats>());
        match word {
            "options" => self.options = Some(Options::from_line(text)?),
            "rules" => self.revision = Some(text.parse().map_err(|_| not_understood())?),
            "watching" => self.watching = true,
            "seats" => self.seats = Some(number()?),
            "seat" => self.seat = Some(seat()?),
            "turn" => self.turn = Some(seat()?),
            "over" => (self.turn, self.is_over) = (Some(seat()?), true),
            "round" => self.round = Some(number()?),
            "table" => self.table = Some(text.parse::<Picture>()?.0),
            "rows" => self.rows = Some(words(text).take(LONGEST).map(read_row).collect::<Result<_, _>>()?),
            "hand" => {
                // No hand has more jokers than there are; one more is enough to refuse it.
                let is_joker = |word: &&str| UNNAMED_JOKER.iter().any(|joker| word.eq_ignore_ascii_case(joker));
                let unnamed = words(text).filter(is_joker).take(usize::from(JOKERS) + 1).count();
                self.jokers = u8::try_from(unnamed).unwrap_or(u8::MAX);
                let named: Vec<&str> = words(text).take(LONGEST).filter(|word| !is_joker(word)).collect();
                self.hand = Some(blocks(word, &named.join(" "))?);
            }
            "hands" => self.hands = Some(list(word, text)?),
            "laid" => self.laid = Some(seats()?),
            "known" => {
                for part in text.split_whitespace().take(LONGEST) {
                    let (seat, some) = part.split_once(':').ok_or_else(not_understood)?;
                    self.known.push((seat.parse().map_err(|_| not_understood())?, blocks(word, some)?));
                }
            }
            "pot" => self.pot = Some(number()?),
            "aside" => self.aside = blocks(word, text)?,
            "forgotten" => self.forgotten = number()?,
            "given" => self.given = Some(text.parse()?),
            "asked" => self.asked = Some(seats()?),
            "then" => self.then = seats()?,
            "knocked" => self.knocked = Some(seat()?),
            "skips" => self.skips = seats()?,
            "drew" => self.drew = number()?,
            "lots" => self.lots = list(word, text)?,
            "youngest" => self.youngest = Some(seat()?),
            "sheet" => {
                self.sheet = text.split('/').take(LONGEST).map(|round| list(word, round)).collect::<Result<_, _>>()?
            }
            "moment" => self.moment = text.parse().map_err(|_| not_understood())?,
            _ => return Err(NotAPosition::UnknownSection(shortened(word))),
        }
        Ok(())
    }

    pub fn complete(mut self) -> Result<View, NotAPosition> {
        if self.table.is_none() && self.hand.is_none() && self.hands.is_none() {
            return Err(NotAPosition::Empty);
        }
        if self.watching && self.hand.is_some() {
            return Err(NotAPosition::WatcherWithHand);
        }
        self.name_jokers()?;
        let options = self.options.clone().unwrap_or_default();
        let revision = self.revision.unwrap_or(Nmbrs::REVISION);
        let count = self.count_seats()?;
        let (own, turn) = self.complete_own_seat(count);
        let viewer = if self.watching { Viewer::Watcher } else { Viewer::Seat(own) };
        let own = viewer.seat();
        let grid = self.table.clone().unwrap_or_default();
        let seats = self.complete_seats(&options, count, own, &grid)?;
        let rows = self.complete_rows(&grid)?;
        let phase = match self.given {
            Some(block) => Phase::Knock(Knocking {
                block,
                asked: self.asked.unwrap_or_else(|| Seats::first(count).without(turn)),
                then: self.then,
                knocked: self.knocked,
            }),
            None if self.is_over => Phase::Over,
            None => Phase::Turn,
        };
        let elsewhere = seats.iter().map(|seat| u32::from(seat.count)).sum::<u32>()
            + u32::from(grid.blocks().len())
            + u32::from(self.aside.len())
            + u32::from(self.forgotten)
            + u32::from(self.given.is_some());
        let left = || u32::from(options.blocks().len()).checked_sub(elsewhere).ok_or(NotAPosition::TooManyBlocks);
        let pot = match self.pot {
            Some(pot) => pot,
            None => u8::try_from(left()?).map_err(|_| NotAPosition::TooManyBlocks)?,
        };
        let all_have_laid = if grid.blocks().is_empty() { Seats::NONE } else { Seats::first(count) };
        let is_sheet = self.sheet.iter().all(|round| round.len() == usize::from(count));
        if !is_sheet {
            let listed = self.sheet.iter().map(Vec::len).find(|listed| *listed != usize::from(count)).unwrap_or(0);
            let listed = u32::try_from(listed).unwrap_or(u32::MAX);
            return Err(NotAPosition::Listed { section: "sheet", listed, seats: count });
        }
        let is_over = phase == Phase::Over;
        let have_laid = self.laid.unwrap_or(all_have_laid);
        Ok(View {
            viewer,
            phase,
            round: self.round.unwrap_or_else(|| {
                let over = u8::try_from(self.sheet.len()).unwrap_or(u8::MAX);
                if is_over { over } else { over.saturating_add(1) }
            }),
            turn,
            drew: self.drew,
            moment: self.moment,
            seats,
            table: laid_blocks(&grid),
            rows: row_views(&Table::new(&options, revision), &grid, &rows),
            offers: offers(phase, viewer),
            exchanges: grid.exchangeable(self.hand.filter(|_| own.is_some()).unwrap_or_default()),
            may_add: may_add(&options, have_laid, viewer),
            have_laid,
            skips: self.skips,
            pot,
            aside: self.aside,
            forgotten: self.forgotten,
            lots: self.lots,
            youngest: self.youngest.or_else(|| seat_of_youngest(&options)).unwrap_or(Seat(0)),
            outcome: is_over.then(|| outcome(&self.sheet, count, options.points)),
            sheet: self.sheet,
            options,
            revision,
        })
    }

    /// Replaces each unnamed joker in the hand by one that is nowhere else.
    fn name_jokers(&mut self) -> Result<(), NotAPosition> {
        let on_table = self.table.as_ref().map_or(Blocks::NONE, Grid::blocks);
        let known = self.known.iter().fold(Blocks::NONE, |all, (_, some)| all.or(*some));
        let given: Blocks = self.given.into_iter().collect();
        let hand = self.hand.unwrap_or_default();
        let elsewhere = on_table.or(known).or(given).or(self.aside).or(hand);
        let mut free = Blocks::all(HIGHEST).jokers().less(elsewhere).iter();
        for _ in 0..self.jokers {
            let too_many = || NotAPosition::NotUnderstood { section: "hand".into(), text: UNNAMED_JOKER[0].into() };
            let joker = free.next().ok_or_else(too_many)?;
            self.hand = Some(self.hand.unwrap_or_default().with(joker));
        }
        Ok(())
    }

    /// Returns the viewer's seat and the seat in turn. While a block is being given away, the viewer's seat defaults to
    /// one that can knock.
    fn complete_own_seat(&self, count: u8) -> (Seat, Seat) {
        let usual = self.seat.unwrap_or(Seat(0));
        let is_asking = self.given.is_some() && self.seat.is_none() && !self.watching;
        if !is_asking {
            let turn = if self.watching { Seat(0) } else { usual };
            return (usual, self.turn.unwrap_or(turn));
        }
        let turn = self.turn.unwrap_or(Seat(0));
        let asked = self.asked.unwrap_or_else(|| Seats::first(count)).without(turn);
        (asked.iter().next().unwrap_or(usual), turn)
    }

    /// Returns the number of seats: as stated, else one per hand listed, else enough for every seat that is mentioned.
    fn count_seats(&self) -> Result<u8, NotAPosition> {
        let listed = self.hands.as_ref().map(|hands| u8::try_from(hands.len()).unwrap_or(u8::MAX));
        let of_sets = [self.laid.unwrap_or_default(), self.asked.unwrap_or_default(), self.then, self.skips];
        let named = [self.seat, self.turn, self.knocked, self.youngest].into_iter().flatten();
        let named =
            named.chain(of_sets.into_iter().flat_map(Seats::iter)).chain(self.known.iter().map(|(seat, _)| *seat));
        let most = named.map(|seat| seat.0 + 1).max().unwrap_or(0).max(MIN_PLAYERS);
        let seats = self.seats.or(listed).unwrap_or(most);
        if (MIN_PLAYERS..=MAX_PLAYERS).contains(&seats) { Ok(seats) } else { Err(NotAPosition::Seats) }
    }

    fn complete_seats(
        &self,
        options: &Options,
        count: u8,
        own: Option<Seat>,
        grid: &Grid,
    ) -> Result<Vec<SeatView>, NotAPosition> {
        if let Some(hands) = self.hands.as_ref().filter(|hands| hands.len() != usize::from(count)) {
            let listed = u32::try_from(hands.len()).unwrap_or(u32::MAX);
            return Err(NotAPosition::Listed { section: "hands", listed, seats: count });
        }
        // Where much lies on the table, the others cannot hold as many blocks as usual.
        let own_count = self.hand.map_or(0, Blocks::len);
        let seen = [grid.blocks().len(), own_count, self.aside.len(), self.forgotten, u8::from(self.given.is_some())];
        let free = u32::from(options.blocks().len()).saturating_sub(seen.into_iter().map(u32::from).sum());
        let others = u32::from(count - u8::from(own.is_some())).max(1);
        let most = u8::try_from(free / others).unwrap_or(u8::MAX).max(1);
        let seat_view = |seat: Seat| {
            let own_hand = self.hand.unwrap_or_default();
            let hand = (own == Some(seat)).then_some(own_hand);
            let known = self.known.iter().filter(|(known, _)| *known == seat);
            let known = known.fold(Blocks::NONE, |all, (_, some)| all.or(*some));
            let listed = self.hands.as_ref().and_then(|hands| hands.get(seat.index()).copied());
            let usual = || hand.map_or(options.blocks_each(count).min(most), Blocks::len);
            SeatView { count: listed.unwrap_or_else(usual), hand, known }
        };
        Ok((0..count).map(Seat).map(seat_view).collect())
    }

    /// §3.7 Uses the letters stated, or assigns them as if all blocks had been laid at once, line by line.
    fn complete_rows(&self, grid: &Grid) -> Result<Rows, NotAPosition> {
        let mut rows = Rows::default();
        let Some(named) = &self.rows else {
            let mut order: Vec<Block> = grid.blocks().iter().collect();
            order.sort_by_key(|block| grid.cell(*block).map(|cell| (cell.y, cell.x)));
            rows.follow(grid, grid.blocks(), &order);
            return Ok(rows);
        };
        for (letter, block, line) in named {
            if rows.find(*letter).is_some() {
                return Err(NotAPosition::LetterTwice(*letter));
            }
            let run = grid.contains(*block).then(|| grid.run(*block, *line)).filter(|run| run.len() > 1);
            let is_named = run.is_some_and(|run| rows.name(&run, *line, *letter));
            if !is_named {
                return Err(NotAPosition::NoSuchRow(*block));
            }
        }
        Ok(rows)
    }
}

/// Reads `A:20` or `B:30:down`.
fn read_row(word: &str) -> Result<(Letter, Block, Axis), NotAPosition> {
    let not_understood = || NotAPosition::NotUnderstood { section: "rows".into(), text: shortened(word) };
    let (letter, rest) = word.split_once(':').ok_or_else(not_understood)?;
    let (block, line) = match rest.split_once(':') {
        Some((block, "down")) => (block, Axis::Down),
        Some(_) => return Err(not_understood()),
        None => (rest, Axis::Across),
    };
    Ok((letter.parse()?, block.parse()?, line))
}
