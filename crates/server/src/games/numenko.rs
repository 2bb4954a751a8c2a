//! Numenko-in-a-bag at a table: everybody at the same time, each with a grid of their own.

use std::ops::RangeInclusive;
use std::time::Duration;

use reckon_bots::Bot;
use reckon_bots::numenko::Layer;
use reckon_protocol::{Help, Json, Why};
use reckon_rules::game::{Game, Race, Seat, Viewer};
use reckon_rules::numenko::loose::{self, Typed};
use reckon_rules::numenko::work::{composed, read_line, says, work};
use reckon_rules::numenko::{Grid, Illegal, MOST_PLAYERS, Move, Numenko, Options, Pack, Phase, Tile, View, read};
use reckon_words::{Line, Say, Speaker};

use super::{Drafted, GivesAway, Hurry, NotDrafted, Read, TableGame, Understood, Window, Worked};

/// §5.6 So long everybody has to lay.
const TO_LAY: Duration = Duration::from_secs(10);

/// §5.5 To vote there is something to read first.
const TO_VOTE: Duration = Duration::from_secs(30);

impl TableGame for Numenko {
    const GIVES_AWAY: &[GivesAway] = &[GivesAway {
        told: "numenko-illegal-wrong-sums",
        below: Help::Check,
        instead: "refused-wrong-sums",
        kept: &[],
    }];

    const SEATS: RangeInclusive<u8> = 1..=MOST_PLAYERS;

    fn use_pack(options: &mut Options, pack: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        let is_file = pack.contains(['\n', '[']);
        let read = if is_file { Pack::from_toml(pack) } else { pack.parse() };
        options.pack = read.map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    /// §2.3 Unless a table has agreed on a smaller pot, it plays with every tile.
    fn use_all_cards(_: &mut Options) {}

    /// §4.1 Everybody plays at their own speed, and nothing is claimed.
    fn hurry() -> Option<Hurry> {
        None
    }

    fn computer_player(_: Seat) -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::unhurried())
    }

    fn stand_in(_: Seat) -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::plain())
    }

    /// §4 There are no turns.
    fn turn_goes_on(&self) -> bool {
        false
    }

    fn race_of(&self, _: &Move, _: u32) -> Option<Race> {
        None
    }

    fn understand(
        view: &View,
        draft: Option<&str>,
        typed: &str,
        speaker: &Speaker<'_>,
    ) -> Result<Understood<Move>, Line> {
        let grid = draft.and_then(|draft| held_part(view, draft)).unwrap_or_default();
        match loose::understand(view, &grid, typed).map_err(|why| why.say(speaker))? {
            Typed::Move(choice) => Ok(Understood::Moves(vec![choice])),
            Typed::Draft(grid) => Ok(Understood::Draft(grid.to_string())),
        }
    }

    /// What a grid is worth is asked with `work`. Only the first move of a draft can be judged: the next one needs
    /// tiles that nobody has seen.
    fn read(view: &View, draft: &[Move]) -> Option<Read<Illegal>> {
        let verdict = read(view, draft.first()?).ok()?;
        Some(Read { readings: Vec::new(), refusal: verdict.err() })
    }

    fn work(view: &View, taps: &str, speaker: &Speaker<'_>) -> Result<Worked<Move>, Line> {
        let grid = grid_of(view, taps, speaker)?;
        let worked = work(view, &grid).map_err(|why| why.say(speaker))?;
        Ok(Worked {
            moves: if worked.why_not.is_none() { vec![worked.choice()] } else { Vec::new() },
            refusal: worked.why_not.map(|illegal| illegal.say(speaker)),
            work: Json::of(&worked.work),
        })
    }

    fn composed(view: &View, taps: &str, speaker: &Speaker<'_>) -> Result<Vec<Move>, Line> {
        Ok(vec![composed(&grid_of(view, taps, speaker)?, says(view))])
    }

    const ALL_AT_ONCE: bool = true;

    /// Families think about each tile.
    const PACE: u32 = 25;

    const CHECK_SHOWS_WORK: bool = true;

    fn window(&self) -> Option<Window> {
        let view = self.view(Viewer::Watcher);
        let lasts = match view.phase {
            Phase::Lay => TO_LAY,
            Phase::Vote { .. } => TO_VOTE,
            Phase::Play | Phase::Over => return None,
        };
        Some(Window { number: view.phases, lasts })
    }

    /// §4.5 When the time of the table is over, everybody stops; §5.6 for the absent, what they have arranged is laid.
    fn out_of_time(&self, seat: Seat, draft: Option<&str>) -> Option<Move> {
        let view = self.view(Viewer::Seat(seat));
        match view.phase {
            Phase::Play => self.turn().can_act().contains(seat).then_some(Move::Stop),
            Phase::Lay if self.turn().must().contains(seat) => {
                let grid = draft.and_then(|draft| held_part(&view, draft));
                grid.map(Move::Lay).or_else(|| self.absent(seat))
            }
            Phase::Vote { .. } | Phase::Lay | Phase::Over => self.absent(seat),
        }
    }

    fn draft(view: &View, sent: &str, speaker: &Speaker<'_>) -> Option<Result<Drafted, NotDrafted>> {
        let grid = match grid_of(view, sent, speaker) {
            Ok(grid) => grid,
            Err(line) => return Some(Err(NotDrafted { why: Why::NotAMove, line })),
        };
        Some(match view.own_tiles().without(&grid.tiles()) {
            Ok(_) => Ok(Drafted { text: grid.to_string(), is_edited: sent.contains('>') }),
            Err(tile) => Err(NotDrafted { why: Why::Illegal, line: Illegal::NotHeld { tile }.say(speaker) }),
        })
    }

    fn as_held(view: &View, draft: &str) -> Option<String> {
        held_part(view, draft).map(|grid| grid.to_string())
    }

    /// §4.4 With all tiles laid and every sum right, its player is done.
    fn made_by_draft(view: &View, draft: &str) -> Option<Move> {
        let grid: Grid = draft.parse().ok()?;
        let uses_all = view.own_tiles() == grid.tiles();
        if view.phase != Phase::Play || !view.options.check_done || !uses_all {
            return None;
        }
        let choice = composed(&grid, says(view));
        read(view, &choice).ok()?.ok().map(|()| choice)
    }

    fn arranged(choice: &Move) -> Option<String> {
        match choice {
            Move::Done(grid) | Move::GameOver(grid) | Move::Lay(grid) => Some(grid.to_string()),
            Move::Swop(_) | Move::Stop | Move::Vote { .. } => None,
        }
    }
}

/// A grid as somebody sends it, with what they typed about it done.
fn grid_of(view: &View, sent: &str, speaker: &Speaker<'_>) -> Result<Grid, Line> {
    read_line(view, sent).map_err(|why| why.say(speaker))
}

/// The grid without tiles that its player does not have any more. What is stated about sums may not fit then.
fn held_part(view: &View, draft: &str) -> Option<Grid> {
    let grid: Grid = draft.parse().ok()?;
    let mut held = view.own_tiles();
    if held.without(&grid.tiles()).is_ok() {
        return Some(grid);
    }
    let kept: Vec<(i32, i32, Tile)> = grid
        .cells()
        .iter()
        .filter(|(_, tile)| held.remove(*tile))
        .map(|(place, tile)| (place.row.into(), place.column.into(), *tile))
        .collect();
    Grid::new(kept).ok()
}
