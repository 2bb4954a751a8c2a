//! Numenko-in-a-bag at a table: everybody plays at the same time, each on a grid of their own.

use std::ops::RangeInclusive;
use std::time::Duration;

use reckon_bots::Bot;
use reckon_bots::numenko::Layer;
use reckon_compose::{Compose, NotComposed};
use reckon_protocol::Help;
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numenko::{Grid, Illegal, MAX_PLAYERS, Move, Numenko, Options, Pack, Phase, Tile, View};
use reckon_words::Speaker;

use super::{Drafted, GivesAway, HasPack, HasTurns, PlaysAtOnce, TableGame, Window};

/// §5.6 Time that everybody has to lay their tiles.
const TO_LAY: Duration = Duration::from_secs(10);

/// §5.5 Time to vote, longer because there is something to read first.
const TO_VOTE: Duration = Duration::from_secs(30);

/// §5.7 Time to look through a grid: every line of it is to be worked out.
const TO_CHECK: Duration = Duration::from_secs(120);

impl TableGame for Numenko {
    fn gives_away(illegal: &Illegal) -> Option<GivesAway> {
        match illegal {
            Illegal::WrongSums { .. } => {
                Some(GivesAway { below: Help::Check, instead: "refused-wrong-sums", kept: &[] })
            }
            _ => None,
        }
    }

    const SEATS: RangeInclusive<u8> = 1..=MAX_PLAYERS;

    fn computer_player(_: Seat) -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::unhurried())
    }

    fn stand_in(_: Seat) -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::stand_in())
    }

    const CHECK_SHOWS_PREVIEW: bool = true;
}

impl HasPack for Numenko {
    fn use_pack(options: &mut Options, pack: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        let is_file = pack.contains(['\n', '[']);
        let read = if is_file { Pack::from_toml(pack) } else { pack.parse() };
        options.pack = read.map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    /// §2.3 Unless a table has agreed on a smaller pot, it plays with every tile.
    fn use_all_cards(_: &mut Options) {}
}

impl HasTurns for Numenko {
    fn window(&self) -> Option<Window> {
        let view = self.view(Viewer::Watcher);
        let lasts = match view.phase {
            Phase::Lay => TO_LAY,
            Phase::Check { .. } => TO_CHECK,
            Phase::Vote { .. } => TO_VOTE,
            Phase::Play | Phase::Over => return None,
        };
        Some(Window { number: view.phases, lasts })
    }
}

impl PlaysAtOnce for Numenko {
    const ALL_AT_ONCE: bool = true;

    /// Slows computer players down to the pace of a family that thinks about each tile.
    const PACE: u32 = 25;

    /// §4.5 When the table's time is up, everybody stops; §5.6 for an absent player, the draft is laid.
    fn out_of_time(&self, seat: Seat, draft: Option<&str>) -> Option<Move> {
        let view = self.view(Viewer::Seat(seat));
        match view.phase {
            Phase::Play => self.turn().can_act().contains(seat).then_some(Move::Stop),
            Phase::Lay if self.turn().must().contains(seat) => {
                let grid = draft.and_then(|draft| Numenko::as_held(&view, draft));
                grid.map(Move::Lay).or_else(|| self.absent(seat))
            }
            Phase::Check { .. } | Phase::Vote { .. } | Phase::Lay | Phase::Over => self.absent(seat),
        }
    }

    fn draft(view: &View, sent: &str) -> Option<Result<Drafted, NotComposed<Numenko>>> {
        let held = |grid: Grid| match view.own_tiles().without(&grid.tiles()) {
            Ok(_) => Ok(Drafted { text: grid.to_string(), is_edited: sent.contains('>') }),
            Err(tile) => Err(NotComposed::Illegal(Illegal::NotHeld { tile })),
        };
        Some(Numenko::tapped(view, sent).and_then(held))
    }

    fn as_held(view: &View, draft: &str) -> Option<Grid> {
        held_part(view, draft.parse().ok()?)
    }

    /// §4.4 A player is done once all their tiles are laid and every sum is right.
    fn made_by_draft(view: &View, draft: &str) -> Option<Move> {
        let grid: Grid = draft.parse().ok()?;
        let uses_all = view.own_tiles() == grid.tiles();
        if view.phase != Phase::Play || !view.options.check_done || !uses_all {
            return None;
        }
        let choice = Numenko::composed(view, &grid).ok()?.pop()?;
        Numenko::verdict(view, &choice).ok()?.ok().map(|()| choice)
    }

    fn arranged(choice: &Move) -> Option<String> {
        match choice {
            Move::Done(grid) | Move::GameOver(grid) | Move::Lay(grid) => Some(grid.to_string()),
            Move::Swop(_) | Move::Stop | Move::Vote { .. } | Move::Right | Move::Wrong(_) => None,
        }
    }
}

/// Returns a grid without tiles that its player no longer holds; if any are gone, the stated sums go too.
fn held_part(view: &View, grid: Grid) -> Option<Grid> {
    let mut held = view.own_tiles();
    if held.without(&grid.tiles()).is_ok() {
        return Some(grid);
    }
    let left: Vec<(i32, i32, Tile)> = grid
        .cells()
        .iter()
        .filter(|(_, tile)| held.remove(*tile))
        .map(|(place, tile)| (place.row.into(), place.column.into(), *tile))
        .collect();
    Grid::new(left).ok()
}
