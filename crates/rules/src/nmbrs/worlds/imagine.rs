//! Completes a view into a whole game with made-up secrets.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{Game, Seat, Seats};
use crate::nmbrs::block::{Block, Blocks};
use crate::nmbrs::deal::{check_table, is_decided, own_stream, seat_of_youngest};
use crate::nmbrs::grid::{Cell, Grid};
use crate::nmbrs::options::{DrawException, Knock, StarterJoker, Table};
use crate::nmbrs::round::outcome;
use crate::nmbrs::rows::Rows;
use crate::nmbrs::runs::WrongRun;
use crate::nmbrs::view::{View, row_views};
use crate::nmbrs::{BadTable, DRAWN, Knocking, MAX_PLAYERS, Nmbrs, Phase};
use crate::shuffle::Shuffle;

/// Largest coordinate of a cell in a written position, counted from the top left.
pub(in crate::nmbrs) const FARTHEST: i16 = 250;

/// Upper bound on moments, beyond any real game.
const MAX_MOMENTS: u32 = 1 << 30;

/// The reason a written view cannot be a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadPosition {
    Table(BadTable),
    /// A revision of the rules that this program does not know.
    Revision {
        found: u32,
        known: u32,
    },
    /// Nobody sits there.
    NoSuchSeat {
        seat: Seat,
        seats: u8,
    },
    /// The table does not play with this block.
    NoSuchBlock {
        block: Block,
    },
    /// A block is in two places.
    Twice {
        block: Block,
    },
    /// Two blocks lie in one cell.
    SameCell {
        blocks: [Block; 2],
    },
    /// The cells are not counted from the top left, a block is too far away, or the blocks are out of order.
    Cells,
    /// §5.1
    JokerTooHigh {
        joker: Block,
        value: u8,
        most: u8,
    },
    /// §3.1
    Alone {
        block: Block,
    },
    /// §3.1
    WrongRuns {
        runs: Vec<WrongRun>,
    },
    /// §3.7 The letters do not match the rows on the table.
    Rows,
    /// The viewer's own hand, and no other, must be known.
    Hand {
        seat: Seat,
    },
    /// A hand is known to hold more blocks than it has, or different ones.
    Known {
        seat: Seat,
    },
    /// A player has no blocks, although the round is not over.
    EmptyHand {
        seat: Seat,
    },
    /// The blocks do not add up.
    Count {
        there: u32,
        blocks: u32,
    },
    /// §2.2
    Lots,
    /// §6.5
    Youngest,
    /// §4.1, §4.2
    Drawn,
    /// §6.7 Nobody can knock when the pot is empty.
    EmptyPot,
    /// §6 Nobody can be asked in this way.
    Asked,
    /// §1.4, §7 The rounds and the sheet do not match.
    Sheet,
    /// The game cannot be over, or still in progress, in this state.
    Phase,
}

pub(in crate::nmbrs) fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Nmbrs, BadPosition> {
    let seats = u8::try_from(view.seats.len()).unwrap_or(u8::MAX);
    if !Nmbrs::knows(view.revision) {
        return Err(BadPosition::Revision { found: view.revision, known: Nmbrs::REVISION });
    }
    let table = check_table(view.revision, &view.options, seats).map_err(BadPosition::Table)?;
    check_seats(view, seats)?;
    let grid = read_grid(&table, view)?;
    let rows = read_rows(&table, &grid, view)?;
    check_course(&table, view, seats)?;
    let knocking = match view.phase {
        Phase::Knock(knocking) => Some(knocking),
        _ => None,
    };
    if let Some(knocking) = &knocking {
        check_knocking(&table, view, seats, knocking)?;
    }

    let mut unseen = table.blocks;
    let given = knocking.iter().map(|knocking| knocking.block);
    let known = view.seats.iter().flat_map(|seat| seat.hand.unwrap_or(seat.known).iter());
    for block in grid.blocks().iter().chain(view.aside.iter()).chain(given).chain(known) {
        if !table.blocks.contains(block) {
            return Err(BadPosition::NoSuchBlock { block });
        }
        if !unseen.contains(block) {
            return Err(BadPosition::Twice { block });
        }
        unseen = unseen.without(block);
    }
    let hidden_in_hands = view.seats.iter().filter(|seat| seat.hand.is_none());
    let hidden = hidden_in_hands.map(|seat| u32::from(seat.count - seat.known.len())).sum::<u32>();
    let wanted = hidden + u32::from(view.pot) + u32::from(view.forgotten);
    if wanted != u32::from(unseen.len()) {
        let blocks = u32::from(table.blocks.len());
        return Err(BadPosition::Count { there: blocks + wanted - u32::from(unseen.len()), blocks });
    }

    let mut unseen: Vec<Block> = unseen.iter().collect();
    shuffle.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    let mut hands: [Blocks; MAX_PLAYERS as usize] = Default::default();
    let mut known: [Blocks; MAX_PLAYERS as usize] = Default::default();
    for (at, seat) in view.seats.iter().enumerate() {
        known[at] = seat.known;
        let missing = usize::from(seat.count - seat.known.len());
        hands[at] = seat.hand.unwrap_or_else(|| unseen.by_ref().take(missing).fold(seat.known, Blocks::with));
    }
    let forgotten = unseen.by_ref().take(view.forgotten.into()).collect();
    Ok(Nmbrs {
        table,
        seats,
        phase: view.phase,
        round: view.round,
        turn: view.turn,
        drew: view.drew,
        moment: view.moment,
        grid,
        rows,
        hands,
        known,
        have_laid: view.have_laid,
        skips: view.skips,
        pot: unseen.collect(),
        aside: view.aside,
        forgotten,
        lots: view.lots.iter().copied().collect(),
        youngest: view.youngest,
        sheet: Arc::new(view.sheet.iter().map(|round| round.iter().copied().collect::<ArrayVec<u8, 6>>()).collect()),
        stream: own_stream(shuffle),
    })
}

impl Nmbrs {
    /// §3.1, §3.7, §5.1 Checks what lies on the table by itself, whoever holds what.
    pub fn check_lying(view: &View) -> Result<(), BadPosition> {
        let table = Table::new(&view.options, view.revision);
        let grid = read_grid(&table, view)?;
        read_rows(&table, &grid, view).map(|_| ())
    }
}

fn check_seats(view: &View, seats: u8) -> Result<(), BadPosition> {
    let own = view.viewer.seat();
    let all = Seats::first(seats);
    let of_sets = [view.have_laid, view.skips].into_iter().flat_map(Seats::iter);
    let named = [view.turn, view.youngest].into_iter().chain(own).chain(of_sets);
    if let Some(seat) = named.into_iter().find(|seat| !all.contains(*seat)) {
        return Err(BadPosition::NoSuchSeat { seat, seats });
    }
    for (seat, shown) in (0..).map(Seat).zip(&view.seats) {
        let is_own = own == Some(seat);
        if shown.hand.is_some() != is_own || shown.hand.is_some_and(|hand| hand.len() != shown.count) {
            return Err(BadPosition::Hand { seat });
        }
        let holds_known = shown.hand.is_none_or(|hand| shown.known.less(hand).is_empty());
        if shown.known.len() > shown.count || !holds_known {
            return Err(BadPosition::Known { seat });
        }
    }
    Ok(())
}

/// §3.1, §5.1 Reads the blocks on the table and checks that they are valid.
fn read_grid(table: &Table, view: &View) -> Result<Grid, BadPosition> {
    let mut grid = Grid::default();
    for laid in &view.table {
        let block = laid.piece.block;
        if !table.blocks.contains(block) {
            return Err(BadPosition::NoSuchBlock { block });
        }
        if grid.contains(block) {
            return Err(BadPosition::Twice { block });
        }
        let is_near = |at: i16| (0..=FARTHEST).contains(&at);
        if !is_near(laid.cell.x) || !is_near(laid.cell.y) {
            return Err(BadPosition::Cells);
        }
        if let Some(there) = grid.at(laid.cell) {
            return Err(BadPosition::SameCell { blocks: [there, block] });
        }
        let (value, most) = (laid.piece.value, table.highest_joker);
        if block.is_joker() && !(1..=most).contains(&value) {
            return Err(BadPosition::JokerTooHigh { joker: block, value, most });
        }
        if block.face().is_some_and(|face| face != value) {
            return Err(BadPosition::NoSuchBlock { block });
        }
        grid.put(laid.piece, laid.cell);
    }
    let is_settled = grid.bounds().is_none_or(|(least, _)| least == Cell { x: 0, y: 0 });
    let is_in_order = view.table.is_sorted_by_key(|laid| laid.piece.block);
    if !is_settled || !is_in_order {
        return Err(BadPosition::Cells);
    }
    if let Some(block) = grid.alone(grid.blocks()) {
        return Err(BadPosition::Alone { block });
    }
    let runs = grid.wrong_runs(table, grid.blocks());
    if runs.is_empty() { Ok(grid) } else { Err(BadPosition::WrongRuns { runs }) }
}

/// §3.7
fn read_rows(table: &Table, grid: &Grid, view: &View) -> Result<Rows, BadPosition> {
    let mut rows = Rows::default();
    for row in &view.rows {
        let first = row.blocks.first().filter(|block| grid.contains(**block)).ok_or(BadPosition::Rows)?;
        let run = grid.run(*first, row.line);
        if run.len() < 2 || run.as_slice() != row.blocks || !rows.name(&run, row.line, row.letter) {
            return Err(BadPosition::Rows);
        }
    }
    let mut all = 0;
    let counted: Result<(), std::convert::Infallible> = grid.runs_with(grid.blocks(), |_, _| {
        all += 1;
        Ok(())
    });
    let Ok(()) = counted;
    let is_all = all == view.rows.len() && row_views(table, grid, &rows) == view.rows;
    if is_all { Ok(rows) } else { Err(BadPosition::Rows) }
}

/// §1.4, §2.2, §4.1, §6.5, §7 Checks that the game can be in the state that the view describes.
fn check_course(table: &Table, view: &View, seats: u8) -> Result<(), BadPosition> {
    let options = &table.options;
    let is_over = view.phase == Phase::Over;
    let finished = if is_over { view.round } else { view.round.saturating_sub(1) };
    let is_round = |points: &Vec<u8>| {
        points.len() == usize::from(seats)
            && points.iter().filter(|points| **points == 0).count() == 1
            && points.iter().all(|points| *points <= Blocks::all(100).points())
    };
    let rounds_fit = (1..=options.rounds).contains(&view.round) && (!is_over || view.round == options.rounds);
    if !rounds_fit || view.sheet.len() != usize::from(finished) || !view.sheet.iter().all(is_round) {
        return Err(BadPosition::Sheet);
    }
    let told = is_over.then(|| outcome(&view.sheet, seats, options.points));
    if view.outcome != told || view.moment > MAX_MOMENTS {
        return Err(BadPosition::Phase);
    }
    let empty = (0..).map(Seat).zip(&view.seats).find(|(_, seat)| seat.count == 0);
    if let Some((seat, _)) = empty.filter(|_| !is_over) {
        return Err(BadPosition::EmptyHand { seat });
    }
    let lots: Blocks = view.lots.iter().copied().collect();
    let has_joker = view.lots.iter().any(|block| block.is_joker());
    let are_lots = usize::from(lots.len()) == view.lots.len()
        && view.lots.len() == usize::from(seats)
        && lots.less(table.blocks).is_empty()
        && !(has_joker && options.starter_joker == StarterJoker::Redraw)
        && is_decided(options, &view.lots);
    if !view.lots.is_empty() && !are_lots {
        return Err(BadPosition::Lots);
    }
    let skips_fit = view.skips.is_empty()
        || (options.draw_exception == DrawException::AnyKnocker && !view.skips.contains(view.turn));
    if view.drew > DRAWN || !skips_fit {
        return Err(BadPosition::Drawn);
    }
    if seat_of_youngest(options).is_some_and(|named| named != view.youngest) {
        Err(BadPosition::Youngest)
    } else {
        Ok(())
    }
}

/// §6.2–§6.7
fn check_knocking(table: &Table, view: &View, seats: u8, knocking: &Knocking) -> Result<(), BadPosition> {
    if view.pot == 0 {
        return Err(BadPosition::EmptyPot);
    }
    let others = Seats::first(seats).without(view.turn);
    let is_within = |some: Seats, all: Seats| some.iter().all(|seat| all.contains(seat));
    let places = |seat: Seat| (seat.0 + seats - view.turn.0) % seats;
    let youngest_is_asked = Seats::NONE.with(view.youngest);
    let is_first_choice = table.options.youngest_first && view.turn != view.youngest;
    let then_fits = knocking.then.is_empty()
        || (is_first_choice
            && knocking.asked == youngest_is_asked
            && knocking.then == others.without(view.youngest)
            && knocking.knocked.is_none());
    // Once the youngest has let it go, the others are asked.
    let asked_fits = !knocking.then.is_empty() || !is_first_choice || !knocking.asked.contains(view.youngest);
    let knocked_fits = knocking.knocked.is_none_or(|knocked| {
        table.options.knock == Knock::InOrder
            && others.contains(knocked)
            && !(is_first_choice && knocked == view.youngest)
            && knocking.asked.iter().all(|asked| places(asked) < places(knocked))
    });
    let only_youngest = seats == 2 && is_first_choice;
    let fits = !knocking.asked.is_empty()
        && is_within(knocking.asked, others)
        && then_fits
        && (asked_fits || only_youngest)
        && knocked_fits;
    if fits { Ok(()) } else { Err(BadPosition::Asked) }
}
