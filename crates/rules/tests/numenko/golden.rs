//! Golden playthroughs of Numenko-in-a-bag.

use reckon_rules::game::{Game, Seat};
use reckon_rules::numenko::{Move, Numenko};
use reckon_rules::shuffle::Shuffle;

use crate::support::golden::{Golden, Playthrough, goldens};

impl Golden for Numenko {
    const TITLE: &'static str = "Numenko-in-a-bag";

    fn golden_move(&self, shuffle: &mut Shuffle) -> (Seat, Move) {
        let actors: Vec<Seat> = self.turn().can_act().iter().collect();
        let seat = *shuffle.pick(&actors).expect("somebody can act");
        (seat, self.random_move(seat, shuffle))
    }
}

const OPEN_GRIDS: &str = "preset=quick open-grids=on pot-limit=14 order=division-first";

const CHECKED: &str = "preset=quick check-done=off who-checks=players pot-limit=3";

const ENDED_BY_VOTE: &str = "preset=quick check-done=off pot-limit=4 eject-vote=all";

goldens! {
    Numenko;
    // §4.3, §4.4, §5.3 Two players, until one has no tile left.
    golden_quick: Playthrough::new("quick", "preset=quick", 2, 68, &["Swopped", "Done", "GameOver {", "why: GameOver"]);
    // §5.2, §6.4 A swop from too small a pot ends play, and the points are counted.
    golden_pot_short: Playthrough::new("pot-short", "preset=quick pot-limit=6", 3, 2, &["PotShort", "Laid", "why: Counted"]);
    // §4.1 Everybody sees each laid grid.
    golden_open_grids: Playthrough::new("open-grids", OPEN_GRIDS, 3, 331, &["grid: Some(", "Swopped", "known "]);
    // §5.4, §5.5 A player is wrong and is ejected, and play continues.
    golden_ejected:
        Playthrough::new("ejected", "preset=quick check-done=off pot-limit=3", 4, 2348, &["Wrong", "Voted", "Ejected", "Done"]);
    // §5.7, §5.9 The others look at a grid: one is mistaken, one sees what is wrong, and its player is ejected.
    golden_checked: Playthrough::new(
        "checked", CHECKED, 3, 2336, &["Shown", "Agreed", "is_wrong: false", "is_wrong: true", "Voted", "Ejected"]
    );
    // §5.8–§5.10 Nobody sees what is wrong.
    golden_overlooked: Playthrough::new("overlooked", CHECKED, 3, 23, &["Shown", "is_wrong: false", "Agreed", "sums: [Sum", "why: GameOver"]);
    // §4.5, §5.5 The table votes to end the game.
    golden_ended_by_vote:
        Playthrough::new("ended-by-vote", ENDED_BY_VOTE, 5, 2005, &["Stopped", "Wrong", "eject: false", "PlayEnded { why: Vote"]);
    // §7 One player alone, against the pot.
    golden_alone: Playthrough::new("alone", "preset=quick pot-limit=10", 1, 2, &["Swopped", "Done", "why: GameOver"]);
    // §7.3, §4.5 The pot wins.
    golden_pot_wins: Playthrough::new("pot-wins", "preset=quick pot-limit=8 swop-short=refused", 1, 10, &["Stopped", "why: PotWins"]);
}
