//! nmbrs! blocks with the slow judge checking the table after each turn. It panics if anything is wrong, which is then
//! reported as a broken law with its seed.

use std::ops::RangeInclusive;

use reckon_rules::game::{Game, Seat, Sink, Turn, Viewer};
use reckon_rules::laws::Lawful;
use reckon_rules::nmbrs::{BadPosition, BadTable, Block, Event, Illegal, Move, Nmbrs, Options, Phase, View};
use reckon_rules::shuffle::Shuffle;

use super::{islands, slow};

#[derive(Clone, Debug)]
pub struct Watched {
    game: Nmbrs,
    /// Off in imagined worlds: there are too many of them.
    is_watched: bool,
}

impl PartialEq for Watched {
    fn eq(&self, other: &Watched) -> bool {
        self.game == other.game
    }
}

impl Watched {
    fn unwatched(game: Nmbrs) -> Watched {
        Watched { game, is_watched: false }
    }
}

impl Game for Watched {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type BadTable = BadTable;
    type BadPosition = BadPosition;

    const REVISION: u32 = Nmbrs::REVISION;

    fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Watched, BadTable> {
        Watched::deal_under(Nmbrs::REVISION, options, seats, shuffle)
    }

    fn deal_under(revision: u32, options: &Options, seats: u8, shuffle: &mut Shuffle) -> Result<Watched, BadTable> {
        Nmbrs::deal_under(revision, options, seats, shuffle).map(|game| Watched { game, is_watched: true })
    }

    fn revision(&self) -> u32 {
        self.game.revision()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn play(&mut self, seat: Seat, choice: &Move, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let has_laid = matches!(choice, Move::Turn(turn) if !turn.lays.is_empty());
        let may_lay = self.game.turn().must().contains(seat) && self.game.revision() > 1;
        let before = (self.is_watched && has_laid && may_lay).then(|| self.game.view(Viewer::Seat(seat)));
        let played = self.game.play(seat, choice, events);
        if let Some(before) = before.filter(|view| view.phase == Phase::Turn) {
            let after = played.is_ok().then(|| self.game.view(Viewer::Seat(seat)).to_string());
            let (before, turn) = (before.to_string(), choice.to_string());
            islands::look_at(&before, &turn, after.as_deref())
                .unwrap_or_else(|why| panic!("'{turn}': {why}\nin {before}\nwith {played:?}"));
        }
        played?;
        if has_laid && self.is_watched {
            let position = self.game.view(Viewer::Watcher).to_string();
            slow::look_at(&position).unwrap_or_else(|why| panic!("after '{choice}' {why}: {position}"));
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Watched, BadPosition> {
        Nmbrs::imagine(view, shuffle).map(Watched::unwatched)
    }

    fn basis(&self, seat: Seat) -> u32 {
        self.game.basis(seat)
    }

    fn absent(&self, seat: Seat) -> Option<Move> {
        self.game.absent(seat)
    }

    fn random_move(&self, seat: Seat, shuffle: &mut Shuffle) -> Move {
        self.game.random_move(seat, shuffle)
    }
}

impl Lawful for Watched {
    type Piece = Block;
    const PLAYERS: RangeInclusive<u8> = Nmbrs::PLAYERS;

    fn inventory(&self) -> Vec<Block> {
        self.game.inventory()
    }

    fn reveals(&self, event: &Event) -> bool {
        self.game.reveals(event)
    }

    fn nearby(&self, viewer: Viewer, shuffle: &mut Shuffle) -> Option<Watched> {
        self.game.nearby(viewer, shuffle).map(Watched::unwatched)
    }

    fn align_draws(&mut self, like: &Watched, viewer: Viewer, mover: Seat) -> bool {
        self.game.align_draws(&like.game, viewer, mover)
    }

    fn refers_to(&self, seat: Seat) -> String {
        self.game.refers_to(seat)
    }

    fn most_moves(&self) -> u32 {
        self.game.most_moves()
    }
}
