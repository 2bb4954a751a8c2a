//! What a view tells about the rows, the jokers and the answers of its viewer.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::block::HIGHEST;
use reckon_rules::nmbrs::{Blocks, Kind, Move, Nmbrs, View};
use reckon_rules::shuffle::Shuffle;

use crate::nmbrs::harness::{deal, play, play_random, seen_by};
use crate::support::laws::scaled;
use crate::support::table::{game, position};
use crate::support::tally;

fn offers(view: &View) -> String {
    view.offers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn exchanges(text: &str) -> String {
    let view = position::<Nmbrs>(text);
    let pair = |pair: &reckon_rules::nmbrs::Exchangeable| format!("{} for {}", pair.block, pair.joker);
    view.exchanges.iter().map(pair).collect::<Vec<_>>().join(", ")
}

// §6.2 Those who are asked are offered both answers, nobody else.
#[test]
fn the_players_who_are_asked_can_answer() {
    let mut game = game::<Nmbrs>("table 30 40 50 | hand 7 8 91 92 | hands 4 7 7", 0);
    assert_eq!(offers(&seen_by(&game, 1)), "");
    play(&mut game, 1, "give 91");
    assert_eq!(offers(&seen_by(&game, 1)), "");
    assert_eq!(offers(&seen_by(&game, 2)), "knock 91, let go");
    assert_eq!(offers(&game.view(Viewer::Watcher)), "");
    assert_eq!(offers(&game.view(Viewer::Seat(Seat(2)))), "knock 91, let go");
}

// §5.3 A joker is exchanged for the number that it stands for, if the viewer holds it.
#[test]
fn numbers_that_jokers_stand_for() {
    assert_eq!(exchanges("table 25 30 ja=35 | hand 35 36 jb 91 92"), "35 for ja");
    assert_eq!(exchanges("table 25 30 ja=35 | hand 34 36 jb 91 92"), "");
    assert_eq!(exchanges("table 25 30 ja=35 | watching"), "");
}

// §3.2, §3.3 Each row says which kind of sequence it is.
#[test]
fn rows_say_their_kind() {
    let kinds = |text: &str| position::<Nmbrs>(text).rows.iter().map(|row| row.kind).collect::<Vec<_>>();
    assert_eq!(kinds("table 30 40 50 | hand 1 2"), [Some(Kind::Steps { by: 10 })]);
    assert_eq!(kinds("table 50 40 ja=30 | hand 1 2"), [Some(Kind::Steps { by: -10 })]);
}

// §4.5 A player lays a sequence before adding to rows, unless the table plays otherwise.
#[test]
fn a_player_lays_a_sequence_before_adding_to_rows() {
    let may_add = |text: &str| position::<Nmbrs>(text).may_add;
    assert!(may_add("table 30 40 50 | hand 1 2 | laid 1"));
    assert!(!may_add("table 30 40 50 | hand 1 2 | laid 2"));
    assert!(may_add("options lay-first=off | table 30 40 50 | hand 1 2 | laid 2"));
}

// §6.2, §6.4, §6.5 Exactly the answers that the rules allow are offered.
#[test]
fn what_is_offered_is_what_is_legal() {
    let mut offered = 0;
    for line in ["preset=usual", "preset=usual knock=in-order", "preset=usual youngest-first=on"] {
        for (seats, seed) in (2..=5).flat_map(|seats| (0..scaled(1)).map(move |seed| (seats, seed))) {
            play_random(&mut deal(line, seats, seed), &mut Shuffle::from_number(seed), |game| {
                for seat in (0..seats).map(Seat) {
                    let view = game.view(Viewer::Seat(seat));
                    let answers = Blocks::all(HIGHEST).iter().map(Move::Knock).chain([Move::LetGo]);
                    let may = |choice: &Move| game.clone().play(seat, choice, &mut Ignore).is_ok();
                    assert_eq!(view.offers, answers.filter(may).collect::<Vec<_>>(), "{line}: {view}");
                    offered += view.offers.len();
                }
                false
            });
        }
    }
    assert!(offered > 0);
    tally("nmbrs", "offers", offered);
}
