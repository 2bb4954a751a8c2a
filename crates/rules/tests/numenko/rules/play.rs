//! §4–§7 The course of a game.

use reckon_rules::game::{Game, Seats, Turn, Viewer};
use reckon_rules::numenko::{End, EndReason, Event, Grid, Illegal, Numenko, Phase, Tile, Tiles};

use crate::numenko::harness::{WORLDS, deal, game, hand, play, pot, refused, results, seat, tiles, view};

fn phase(game: &Numenko) -> Phase {
    game.view(Viewer::Watcher).phase
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|number| seat(*number)).collect()
}

fn may(game: &Numenko) -> Seats {
    match game.turn() {
        Turn::Open { may, .. } => may,
        Turn::Over(_) => Seats::NONE,
    }
}

// §4.3 Two tiles are drawn before the swopped one is mixed in: from a pot of two 7s both come out, leaving the 2.
#[test]
fn a_swop_draws_first() {
    let bag = "options pot-limit=2 | cards 2 4 8 * * ? 7 7 2 4 8 * * ? | seat 1 | tiles 248**? | \
               counts 6 6 | known 2: 248**? 0 | pot 2 | bag 0";
    for world in 0..WORLDS {
        let mut game = game(bag, world);
        let told = play(&mut game, 1, "swop 2");
        assert_eq!(told, [Event::Swopped { seat: seat(1), pot: 1 }]);
        assert_eq!((hand(&game, 1), pot(&game)), (tiles("4778**?"), 1));
        assert_eq!(view(&game, 1).seats[0].swops, 1);
    }
}

// §4.3 The game's own random stream decides where the tile goes in the pot: two games with the same deal stay equal.
#[test]
fn the_pot_is_mixed_by_the_games_stream() {
    let mut drawn_again = 0;
    for seed in 0..40 {
        let (mut one, mut other) = (deal("pot-limit=3", 2, seed), deal("pot-limit=3", 2, seed));
        let given = hand(&one, 1).iter().next().unwrap();
        for game in [&mut one, &mut other] {
            play(game, 1, &format!("swop {given}"));
        }
        assert!(one == other, "seed {seed}");
        let before = hand(&one, 2);
        let other_tile = before.iter().last().unwrap();
        play(&mut one, 2, &format!("swop {other_tile}"));
        drawn_again += u32::from(hand(&one, 2).count(given) > before.count(given));
    }
    // Both tiles in the pot are drawn, so the returned tile is always among them.
    assert_eq!(drawn_again, 40);
}

// §4.3 A smiley can be swopped, and so can a tile in the grid of the last "done".
#[test]
fn any_tile_can_be_swopped() {
    let mut game = game("seat 1 | tiles 248**? | counts 6 21 | pot 50", 1);
    play(&mut game, 1, "swop ?");
    assert_eq!(hand(&game, 1).len(), 7);
    let mut game = crate::numenko::harness::game("seat 1 | tiles 248** | counts 5 21 | pot 50", 1);
    play(&mut game, 1, "done 2*4*8");
    play(&mut game, 1, "swop 8");
    assert_eq!((hand(&game, 1).len(), pot(&game)), (10, 45));
}

// §4.4 Each "done" takes four tiles, as often as one likes.
#[test]
fn done_takes_four() {
    let mut game = game("seat 1 | tiles 248** | counts 5 21 | pot 5", 1);
    let told = play(&mut game, 1, "done 2*4*8");
    assert_eq!(told, [Event::Done { seat: seat(1), times: 1, pot: 1, grid: None }]);
    assert_eq!((hand(&game, 1).len(), pot(&game), phase(&game)), (9, 1, Phase::Play));
}

// §4.1 With open grids, everybody sees the grid and so knows its tiles.
#[test]
fn open_grids() {
    let mut game = game("options open-grids=on | seat 1 | tiles 248** | counts 5 21 | pot 50", 1);
    let told = play(&mut game, 1, "done 2*4*8");
    let grid: Grid = "2*4*8".parse().unwrap();
    assert_eq!(told, [Event::Done { seat: seat(1), times: 1, pot: 46, grid: Some(grid.clone()) }]);
    let seen = &view(&game, 2).seats[0];
    assert_eq!((seen.grid.as_ref(), seen.known.tiles, seen.tiles), (Some(&grid), tiles("248**"), None));
    let mut closed = crate::numenko::harness::game("seat 1 | tiles 248** | counts 5 21 | pot 50", 1);
    play(&mut closed, 1, "done 2*4*8");
    assert_eq!(view(&closed, 2).seats[0].grid, None);
    assert_eq!(view(&closed, 1).seats[0].grid, Some(grid));
}

// §4.1 Players see only how many tiles the others have.
#[test]
fn others_see_counts() {
    let mut game = deal("", 3, 5);
    let swopped = hand(&game, 2).iter().next().unwrap();
    play(&mut game, 2, &format!("swop {swopped}"));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Watcher] {
        let seen = &game.view(viewer).seats[1];
        assert_eq!((seen.count, seen.tiles, seen.swops, seen.grid.as_ref()), (22, None, 1, None));
        assert_eq!((seen.known.tiles, seen.known.swops_since), (tiles("?"), 1));
    }
}

// §5.1, §5.3, §6.1 With fewer than four tiles in the pot it is "game over", by either name.
#[test]
fn game_over() {
    for said in ["done 2*4*8", "game over 2*4*8"] {
        let mut game = game("seat 1 | tiles 248** | counts 5 21 | pot 3", 1);
        let told = play(&mut game, 1, said);
        let grid: Grid = "2*4*8".parse().unwrap();
        assert_eq!(told[0], Event::GameOver { seat: seat(1), grid });
        assert_eq!(told[1], Event::PlayEnded { why: EndReason::GameOver, laying: seats(&[2]) });
        assert_eq!((phase(&game), game.turn().must()), (Phase::Lay, seats(&[2])));
        let told = play(&mut game, 2, "lay -");
        let all = hand(&game, 2).points();
        assert!(matches!(told[0], Event::Laid { points, .. } if points == all));
        assert_eq!(results(&game), (vec![0, all.into()], vec![1]));
        assert!(matches!(told[1], Event::Over { why: End::GameOver, .. }));
    }
}

// §6.1 The player who said it has won, whatever the others have left.
#[test]
fn game_over_wins_whatever_others_have_left() {
    let two = "cards 2 4 8 * * 2 4 8 * * ? ? 7 7 7 | seat 1 | tiles 248** | counts 5 5 | known 2: 248** 0 | \
               pot 3 | bag 2";
    let mut game = game(two, 1);
    play(&mut game, 1, "game over 2*4*8");
    play(&mut game, 2, "lay 2*4*8");
    assert_eq!(results(&game), (vec![0, 0], vec![1]));
}

// §5.2 An attempt to swop ends play, or is refused.
#[test]
fn swop_with_a_short_pot() {
    let mut game = game("seat 1 | tiles 248** | counts 5 21 | pot 1", 1);
    let told = play(&mut game, 1, "swop 2");
    assert_eq!(told[0], Event::PotShort { seat: seat(1), pot: 1 });
    assert_eq!(told[1], Event::PlayEnded { why: EndReason::PotShort, laying: seats(&[1, 2]) });
    assert_eq!((hand(&game, 1), pot(&game)), (tiles("248**"), 1));
    let other =
        crate::numenko::harness::game("options swop-short=refused | seat 1 | tiles 248** | counts 5 21 | pot 1", 1);
    assert_eq!(refused(&other, 1, "swop 2"), Illegal::PotTooSmall { pot: 1 });
    assert_eq!(phase(&other), Phase::Play);
}

// §4.5 A player who has stopped waits; when all have stopped, play is over.
#[test]
fn stop() {
    let mut game = deal("", 2, 3);
    assert_eq!(play(&mut game, 1, "stop"), [Event::Stopped { seat: seat(1) }]);
    assert_eq!(may(&game), seats(&[2]));
    assert_eq!(refused(&game, 1, "stop"), Illegal::Stopped);
    let told = play(&mut game, 2, "stop");
    assert_eq!(told[1], Event::PlayEnded { why: EndReason::AllStopped, laying: seats(&[1, 2]) });
    assert_eq!(game.turn().must(), seats(&[1, 2]));
    // §5.6 For the absent, the grid of their last "done" is laid, or nothing.
    assert_eq!(game.absent(seat(1)).map(|choice| choice.to_string()).as_deref(), Some("lay -"));
}

/// §6.2 Returns the tiles of a laid grid that count, and the points of all other tiles.
fn counted(held: &str, laid: &str) -> (Tiles, u16) {
    let count = held.len();
    let text = format!("seat 1 | tiles {held} | counts {count} 21 | pot 1 | ended pot-short | lay");
    let mut game = game(&text, 1);
    play(&mut game, 1, &format!("lay {laid}"));
    let laid = view(&game, 1).seats[0].laid.clone().unwrap();
    assert_eq!(laid.left, tiles(held).without(&laid.counted).unwrap());
    (laid.counted, laid.points)
}

// §6.2, §6.3
#[test]
fn what_counts_as_laid() {
    // Everything in a true sum counts.
    assert_eq!(counted("248**", "2*4*8"), (tiles("248**"), 0));
    // Nothing in a wrong run or in the rack counts.
    assert_eq!(counted("2479**", "2*4*9"), (tiles(""), 24));
    // A wrong run spoils the tile that it shares with a true one, but no other tile.
    assert_eq!(counted("2478**", "2*4*8/7"), (tiles("48**"), 9));
    // A lone tile does not count.
    assert_eq!(counted("2478**", "2*4*8//7"), (tiles("248**"), 7));
    // The smaller group does not count, though right.
    assert_eq!(counted("1122448******", "2*4*8//1*1*2"), (tiles("248**"), 12));
    // A larger group that is wrong is still the largest.
    assert_eq!(counted("1122349****", "2*34*9//1*1*2"), (tiles(""), 26));
    // Of equal groups, the one that leaves fewer points counts.
    assert_eq!(counted("112248****", "1*1*2//2*4*8"), (tiles("248**"), 6));
    assert_eq!(counted("112248****", "2*4*8//1*1*2"), (tiles("248**"), 6));
}

// §6.4 The fewest points win, and a tie is shared.
#[test]
fn the_fewest_points() {
    let three = "cards 2 4 8 * * 2 4 8 * * 9 9 ? ? ? 1 | seat 1 | tiles 248** | counts 5 5 2 | \
                 known 2: 248** 0 | known 3: 99 0 | pot 1 | bag 3 | ended pot-short | lay";
    for (first, second, expected) in [
        ("2*4*8", "2*4*8", (vec![0, 0, 18], vec![1, 2])),
        ("2*4*8", "-", (vec![0, 16, 18], vec![1])),
        ("-", "2*4*8", (vec![16, 0, 18], vec![2])),
        ("-", "-", (vec![16, 16, 18], vec![1, 2])),
    ] {
        let mut game = game(three, 1);
        play(&mut game, 3, "lay 9/9");
        play(&mut game, 1, &format!("lay {first}"));
        let told = play(&mut game, 2, &format!("lay {second}"));
        assert_eq!(results(&game), expected, "{first} and {second}");
        assert!(matches!(told.last(), Some(Event::Over { why: End::Counted, .. })));
    }
}

/// §5.4 Returns a game in which a player has said "game over" with a wrong sum, at a table that trusts.
fn accused(seats: u8, line: &str) -> Numenko {
    let others = " 21".repeat(usize::from(seats) - 1);
    let text = format!("options check-done=off {line} | seat 1 | tiles 249** | counts 5{others} | pot 3");
    let mut game = game(&text, 1);
    let told = play(&mut game, 1, "game over 2*4*9");
    assert!(matches!(&told[0], Event::Wrong { sums, groups: 1, .. } if sums.len() == 1));
    game
}

// §5.4, §5.5 A majority of the others ejects; the tiles go back and play continues.
#[test]
fn a_majority_ejects() {
    let mut game = accused(4, "");
    assert_eq!(phase(&game), Phase::Vote { accused: seat(1) });
    assert_eq!(game.turn().must(), seats(&[2, 3, 4]));
    assert_eq!(refused(&game, 2, "stop"), Illegal::VoteFirst { accused: seat(1) });
    play(&mut game, 2, "vote eject");
    play(&mut game, 3, "vote end");
    let told = play(&mut game, 4, "vote eject");
    assert_eq!(told[1], Event::Ejected { seat: seat(1), tiles: 5, pot: 8 });
    assert_eq!((phase(&game), pot(&game), hand(&game, 1)), (Phase::Play, 8, Tiles::default()));
    assert_eq!(may(&game), seats(&[2, 3, 4]));
    assert_eq!(refused(&game, 1, "stop"), Illegal::Ejected);
    // An ejected player does not win, even with the fewest points left.
    for number in 2..=4 {
        play(&mut game, number, "stop");
    }
    for number in 2..=4 {
        play(&mut game, number, "lay -");
    }
    let (points, winners) = results(&game);
    assert!(!winners.contains(&1) && !winners.is_empty());
    assert_eq!(points[0], 17);
}

// §5.5 A tie ends the game, and everybody is counted.
#[test]
fn a_tie_ends_the_game() {
    let mut game = accused(3, "");
    play(&mut game, 2, "vote eject");
    let told = play(&mut game, 3, "vote end");
    assert_eq!(told[1], Event::PlayEnded { why: EndReason::Vote, laying: seats(&[1, 2, 3]) });
    for number in 1..=3 {
        play(&mut game, number, "lay -");
    }
    let (points, winners) = results(&game);
    assert_eq!((points[0], winners), (17, vec![1]));
}

// §5.5 If all must agree, one vote ends the game.
#[test]
fn all_must_agree() {
    let mut game = accused(4, "eject-vote=all");
    for (number, vote) in [(2, "eject"), (3, "eject"), (4, "end")] {
        play(&mut game, number, &format!("vote {vote}"));
    }
    assert_eq!(phase(&game), Phase::Lay);
    let mut game = accused(4, "eject-vote=all");
    for number in 2..=4 {
        play(&mut game, number, "vote eject");
    }
    assert_eq!(phase(&game), Phase::Play);
}

// §5.5 With two players, the other decides, and may play on alone.
#[test]
fn two_players() {
    let mut game = accused(2, "");
    play(&mut game, 2, "vote eject");
    assert_eq!((phase(&game), may(&game)), (Phase::Play, seats(&[2])));
    let mut game = accused(2, "");
    play(&mut game, 2, "vote end");
    assert_eq!(phase(&game), Phase::Lay);
    // §5.6 An absent player ends the game.
    let game = accused(2, "");
    assert_eq!(game.absent(seat(2)).map(|choice| choice.to_string()).as_deref(), Some("vote end"));
}

// §4.4, §5.4 At a table that trusts, a wrong "done" takes four tiles, and a right "game over" wins.
#[test]
fn a_table_that_trusts() {
    let mut game = game("options check-done=off | seat 1 | tiles 249** | counts 5 21 | pot 50", 1);
    play(&mut game, 1, "done 2*4*9");
    assert_eq!(hand(&game, 1).len(), 9);
    let mut game =
        crate::numenko::harness::game("options check-done=off | seat 1 | tiles 248** | counts 5 21 | pot 3", 1);
    assert!(matches!(play(&mut game, 1, "game over 2*4*8")[0], Event::GameOver { .. }));
}

// §5.5 After an ejection, players who had stopped stay stopped.
#[test]
fn an_ejection_can_leave_nobody() {
    let text = "options check-done=off | seat 1 | tiles 249** | counts 5 21 21 | pot 3 | stopped 2 3";
    let mut game = game(text, 1);
    play(&mut game, 1, "game over 2*4*9");
    play(&mut game, 2, "vote eject");
    let told = play(&mut game, 3, "vote eject");
    assert_eq!(told[2], Event::PlayEnded { why: EndReason::AllStopped, laying: seats(&[2, 3]) });
}

// §1.1, §7.1–§7.3 Alone against the pot: only "game over" wins.
#[test]
fn alone() {
    let mut game = game("seat 1 | tiles 248** | counts 5 | pot 3", 1);
    let told = play(&mut game, 1, "game over 2*4*8");
    assert!(matches!(told.last(), Some(Event::Over { why: End::GameOver, .. })));
    assert_eq!(results(&game), (vec![0], vec![1]));
    let mut game = crate::numenko::harness::game("seat 1 | tiles 248** | counts 5 | pot 3", 1);
    play(&mut game, 1, "stop");
    let told = play(&mut game, 1, "lay 2*4*8");
    assert!(matches!(told.last(), Some(Event::Over { why: End::PotWins, .. })));
    assert_eq!(results(&game), (vec![0], vec![]));
    // A wrong "game over" at a table that trusts: there is nobody to vote.
    let mut game = accused(1, "");
    assert_eq!(phase(&game), Phase::Lay);
    play(&mut game, 1, "lay -");
    assert_eq!(results(&game), (vec![17], vec![]));
    assert_eq!(deal("", 1, 1).view(Viewer::Watcher).pot, 158 - 21);
}

// §2.3 Tiles that do not fit into the pot stay in the bag.
#[test]
fn a_quick_game() {
    let game = deal("preset=quick", 2, 1);
    let seen = game.view(Viewer::Watcher);
    assert_eq!((seen.pot, seen.bag), (24, 92));
    assert_eq!(Tile::all().map(|tile| tile.points()).sum::<u16>(), 56);
}
