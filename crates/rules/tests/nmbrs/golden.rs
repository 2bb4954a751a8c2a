//! Golden playthroughs of nmbrs! blocks.

use reckon_rules::game::{Game, Seat};
use reckon_rules::nmbrs::{Move, Nmbrs};
use reckon_rules::shuffle::Shuffle;

use crate::support::golden::{Golden, Playthrough, goldens};

/// Random turns considered for each move. The one that lays most is played, or the games would be too long to read.
const LOOKED_AT: u32 = 60;

impl Golden for Nmbrs {
    const TITLE: &'static str = "nmbrs! blocks";

    fn golden_move(&self, shuffle: &mut Shuffle) -> (Seat, Move) {
        let actors: Vec<Seat> = self.turn().can_act().iter().collect();
        let seat = *shuffle.pick(&actors).expect("somebody can act");
        let laid = |choice: &Move| match choice {
            Move::Turn(turn) => turn.lays.iter().map(|lay| 1 + lay.pieces().len()).sum(),
            _ => 0,
        };
        let first = self.random_move(seat, shuffle);
        let is_answer = !matches!(first, Move::Turn(_));
        let others = if is_answer { 0 } else { LOOKED_AT };
        let moves: Vec<Move> = (0..others).map(|_| self.random_move(seat, shuffle)).collect();
        (seat, moves.into_iter().fold(first, |best, next| if laid(&next) > laid(&best) { next } else { best }))
    }
}

const ALL_KINDS: &str =
    "preset=usual squares=on cubes=on primes=on geometric=on members=any knock=in-order rounds=2 hand=five";

goldens! {
    Nmbrs;
    // §4.1–§4.11, §6.2, §7.1 The usual game: crossing rows, and blocks that are knocked for.
    golden_usual:
        Playthrough::new("usual", "preset=usual rounds=1", 3, 1597, &["Laid", "Took", "Aside", "insert ", "link ", "exchange ", "RoundOver"]);
    // §1.5, §6.5, §6.8 The simple version with two players.
    golden_simple: Playthrough::new("simple", "preset=simple", 2, 1448, &["Laid", "Took", "Aside", "insert ", "exchange ", "Over {"]);
    // §3.3, §6.4, §7.3 Every kind of sequence, knocking in order, two rounds.
    golden_all_kinds: Playthrough::new("all-kinds", ALL_KINDS, 4, 1714, &["Knocked", "Took", "Laid", "exchange ", "RoundBegins"]);
}
