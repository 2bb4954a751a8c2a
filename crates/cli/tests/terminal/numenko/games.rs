//! Whole games of Numenko-in-a-bag through the keyboard: at once against computer players, several at one keyboard,
//! alone against the pot.

use std::io::Write;
use std::process::Stdio;

use super::support::*;
use crate::terminal::support::{Place, moves_of, play_through, reckon, run};
use reckon_rules::game::{Game, Seat};
use reckon_rules::numenko::{Move, Numenko, Options, Phase, Tile, Tiles, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

#[test]
fn one_person_against_computers_to_the_end() {
    for (seed, seats, options) in [
        (1, 2, "preset=quick"),
        (2, 3, "preset=quick open-grids=on"),
        (3, 2, "preset=quick order=division-first equals=at-the-end"),
        (4, 2, "preset=quick swop-short=refused pot-limit=9"),
        (5, 2, "preset=quick check-done=off pot-limit=8"),
    ] {
        let place = Place::new(&format!("numenko-{seed}"));
        let (file, again) = (place.file("game.save"), place.file("again.save"));
        let (number, players) = (seed.to_string(), seats.to_string());
        let options_typed = with_options(options);
        let mut args = vec!["play", "numenko", "--pace", "0", "--seed", &number, "--players", &players];
        args.extend(options_typed.iter().map(String::as_str));
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, typed) = play_through(&[&args[..], &["--save", &file]].concat(), |view| clumsy(view, &mut shuffle));

        let moves = moves_of::<Numenko>(&file);
        assert!(moves.iter().any(|(seat, _)| *seat == Seat(0)) && moves.iter().any(|(seat, _)| *seat == Seat(1)));
        let games = replayed(options, seats, seed, &moves);
        let turn = games[games.len() - 1].turn();
        let results = &turn.outcome().expect("the game is over").results;
        let points = format!("you {}, Fox {}", results[0], results[1]);
        assert!(heard.contains(&points), "{points} in\n{heard}");
        for (who, points) in ["You", "Fox"].iter().zip(results) {
            let line = format!("{who}: {points} point{} left.", if *points == 1 { "" } else { "s" });
            assert!(heard.lines().any(|heard| heard == line), "{line} in\n{heard}");
        }
        assert!(heard.ends_with(&format!("--seed {seed}\n")), "{heard}");

        // The same seed and the same typing give the same game, letter for letter.
        let (code, heard_again, complaint) =
            run(&[&args[..], &["--save", &again]].concat(), &(typed.join("\n") + "\n"));
        assert_eq!((code, complaint.as_str()), (Some(0), ""));
        assert_eq!(heard_again.replace("again.save", "game.save"), heard);
        let (code, told, _) = run(&["verify", &file], "");
        assert_eq!(code, Some(0), "{told}");
        let (code, told, _) = run(&["replay", &file], "");
        assert!(code == Some(0) && told.contains("Play is over") || told.contains("play is over"), "{told}");
    }
}

/// The tiles on a screen belong to the one person who is asked there.
#[test]
fn several_at_one_keyboard_never_see_each_others_tiles() {
    for (seed, people, players, options) in
        [(11, "Ann,Ben", 2_u8, "preset=quick pot-limit=12"), (12, "Ann,Ben,Cem", 4, "preset=quick pot-limit=12")]
    {
        let place = Place::new(&format!("numenko-several-{seed}"));
        let file = place.file("game.save");
        let (number, count) = (seed.to_string(), players.to_string());
        let options_typed = with_options(options);
        let mut args = vec!["play", "numenko", "--people", people, "--players", &count, "--seed", &number, "--plain"];
        args.extend(["--pace", "0", "--turn", "0", "--save", &file]);
        args.extend(options_typed.iter().map(String::as_str));
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, _) = play_through(&args, |view: &View| {
            let mut lines = some_lines(view, &mut shuffle);
            if view.phase == Phase::Play {
                lines.push("next".to_string());
            }
            lines
        });
        assert!(heard.contains(" wins. Points") || heard.contains("share the win"), "{heard}");

        let games = replayed(options, players, seed, &moves_of::<Numenko>(&file));
        let names: Vec<&str> = people.split(',').collect();
        for screen in heard.split(&"\n".repeat(80)) {
            let is_asked = |name: &&&str| {
                let begins = [format!("{name}: type a square"), format!("{name}, play is over")];
                screen.lines().any(|line| begins.iter().any(|begin| line.starts_with(begin)))
            };
            let asked: Vec<&&str> = names.iter().filter(is_asked).collect();
            let racks: Vec<&str> = screen.lines().filter(|line| line.starts_with("Rack, ")).collect();
            assert!(asked.len() <= 1 && (racks.is_empty() || asked.len() == 1), "{asked:?} in\n{screen}");
            let Some(seat) = asked.first().and_then(|name| names.iter().position(|other| other == *name)) else {
                continue;
            };
            let seat = u8::try_from(seat).expect("a seat");
            for rack in racks {
                let (_, tiles) = rack.split_once(": ").expect("tiles");
                let tiles: Tiles = tiles.parse().expect("tiles");
                let is_own = games.iter().any(|game| own_tiles(game, seat).without(&tiles).is_ok());
                assert!(is_own, "{rack} in\n{screen}");
            }
        }
    }
}

/// Lays all tiles in one line: "game over" if nobody checks, and hardly ever right.
fn wrong_line(options: &str, seats: u8, seed: u64, seat: u8) -> String {
    let game = deal(&Options::from_line(options).expect("options"), seats, seed);
    format!("a1 across {}", own_tiles(&game, seat))
}

#[test]
fn the_table_votes_at_one_keyboard() {
    let options = "preset=usual check-done=off pot-limit=3";
    let typed = with_options(options);
    let line = wrong_line(options, 3, 21, 0);
    for (votes, after) in
        [(["eject", "Cem: eject"], "Ann is out"), (["vote end", "raus"], "The table has decided: play is over.")]
    {
        let mut args = vec!["play", "numenko", "--people", "Ann,Ben,Cem", "--turn", "0", "--seed", "21"];
        args.extend(typed.iter().map(String::as_str));
        let input = format!("\n{line}\ngame over\nhand\nswop 7\n{}\nlog\n{}\n", votes[0], votes[1]);
        let (code, heard, complaint) = run(&args, &input);
        assert_eq!((code, complaint.as_str()), (Some(0), ""), "{heard}");
        let screens: Vec<&str> = heard.split(&"\n".repeat(80)).collect();
        let of_ben = screens.iter().find(|screen| screen.contains("Ben, do you want")).expect("Ben is asked");
        assert!(of_ben.contains("Ann’s grid") && !of_ben.contains("Rack"), "{of_ben}");
        assert!(of_ben.contains("That has to wait"), "{of_ben}");
        assert!(heard.contains("Cem, do you want"), "{heard}");
        assert!(heard.contains("not everything is right"), "{heard}");
        assert!(heard.contains(after), "{after} in\n{heard}");
    }
}

/// Returns the output at that table when Ann has wrongly said "game over" and this is typed next.
fn after_a_wrong_game_over(typed: &str) -> String {
    let options = "preset=usual check-done=off pot-limit=3";
    let line = wrong_line(options, 3, 21, 0);
    let options = with_options(options);
    let mut args = vec!["play", "numenko", "--people", "Ann,Ben,Cem", "--turn", "0", "--seed", "21"];
    args.extend(options.iter().map(String::as_str));
    let (code, heard, complaint) = run(&args, &format!("\n{line}\ncheck\ngame over\n{typed}"));
    assert_eq!((code, complaint.as_str()), (Some(0), ""), "{heard}");
    heard
}

#[test]
fn when_a_vote_has_ended_play_everybody_lays() {
    let heard = after_a_wrong_game_over("end\nend\n\n\n\n\n\n\n");
    assert_eq!(
        heard.matches("You can still rearrange your tiles. Press Enter to lay what’s in your grid.").count(),
        3,
        "{heard}"
    );
    for name in ["Ann", "Ben", "Cem"] {
        assert!(heard.contains(&format!("Pass the keyboard to {name} and press Enter.")), "{heard}");
        assert_eq!(heard.matches(&format!("{name} votes to end play.")).count(), usize::from(name != "Ann"), "{heard}");
    }
    assert!(heard.contains(". Points: Ann "), "{heard}");
    assert!(heard.contains("--seed 21\n"), "{heard}");
}

#[test]
fn an_ejected_player_has_no_points() {
    let heard = after_a_wrong_game_over("eject\neject\n\n\n\nstop\n\nstop\n\n\n\n\n");
    assert_eq!(heard.matches("Ann is out").count(), 1, "{heard}");
    assert_eq!(heard.matches("Ben votes to play on without Ann.").count(), 1, "{heard}");
    let after = heard.split("Ann is out").nth(1).expect("she is out");
    assert!(!after.contains("Ann’s grid"), "{after}");
    assert!(after.contains("Points: Ann out, Ben "), "{after}");
}

#[test]
fn a_voter_is_told_how_to_vote() {
    let heard = after_a_wrong_game_over("?\nvote maybe\njump\nend\nend\n");
    assert!(heard.contains("Ben, do you want to play on without Ann, or to end play?"), "{heard}");
    assert!(heard.contains("“maybe” isn’t a vote. Type eject or end."), "{heard}");
    assert!(heard.contains("“jump” isn’t a vote."), "{heard}");
    assert!(heard.contains("Votes to play on without that player") && heard.contains("Votes to end play"), "{heard}");
}

/// Returns the output at a table for three when Ann shows a wrong grid, the others look for the mistake, and this is
/// typed next.
fn after_a_grid_is_shown(typed: &str) -> String {
    let options = "preset=usual check-done=off who-checks=players pot-limit=3";
    let line = wrong_line(options, 3, 21, 0);
    let options = with_options(options);
    let mut args = vec!["play", "numenko", "--people", "Ann,Ben,Cem", "--turn", "0", "--seed", "21"];
    args.extend(options.iter().map(String::as_str));
    let (code, heard, complaint) = run(&args, &format!("\n{line}\ngame over\n{typed}"));
    assert_eq!((code, complaint.as_str()), (Some(0), ""), "{heard}");
    heard
}

/// §5.7, §5.9 The program says nothing before somebody points at the sum; then it comes to a vote.
#[test]
fn the_others_look_for_the_mistake() {
    let heard = after_a_grid_is_shown("hand\nswop 7\n?\nwrong\nwrong c3 across\nwrong a1 across\neject\neject\n");
    let asked = "Ben, is everything in Ann’s grid right? Type right, or what’s wrong: wrong c4 across, or wrong loose";
    assert!(heard.contains("Ann says “game over” and shows the grid. See if everything is right."), "{heard}");
    let (before, after) = heard.split_once("> wrong a1 across").expect("the mistake is pointed at");
    let (_, of_ben) = before.split_once("says “game over”").expect("the grid is shown");
    assert!(of_ben.contains(asked) && of_ben.contains("Ann’s grid") && of_ben.contains("a1 across: "), "{of_ben}");
    assert!(!of_ben.contains('✗') && !of_ben.contains("isn’t true") && !of_ben.contains("Rack"), "{of_ben}");
    assert!(of_ben.contains("Points at the sum through c4 in that grid."), "{of_ben}");
    assert!(of_ben.contains("Say which sum is wrong, as in: wrong c4 across."), "{of_ben}");
    assert!(of_ben.contains("No sum across begins at row 3, column c."), "{of_ben}");
    assert!(after.trim_start().starts_with("Ben has found a mistake: "), "{after}");
    assert!(after.contains("Ben, do you want to play on without Ann, or to end play?"), "{after}");
    assert!(after.contains("Ann is out"), "{after}");
}

/// §5.8, §5.10 What nobody sees is said afterwards, and costs nothing.
#[test]
fn a_mistake_that_nobody_sees_is_told_afterwards() {
    let heard = after_a_grid_is_shown("right\nCem: all right\n\n\n\n\n");
    assert!(
        heard.contains("Ben finds nothing wrong.") && heard.contains("Cem, is everything in Ann’s grid right?"),
        "{heard}"
    );
    assert!(heard.contains("Nobody has found a mistake, so Ann has won. But one was there: "), "{heard}");
    assert!(heard.contains("Ann wins. Points left: Ann 0, Ben "), "{heard}");
    assert_eq!(
        heard.matches("You can still rearrange your tiles. Press Enter to lay what’s in your grid.").count(),
        2,
        "{heard}"
    );
}

/// §5.7 Where the others look for mistakes, the program says nothing of a sum that is right or wrong, while its player arranges
/// it, at `check`, or when play is over; only what lies there.
#[test]
fn nothing_is_judged_while_the_others_are_to_check() {
    for pot in ["preset=quick", "preset=usual pot-limit=0"] {
        let options = with_options(&format!("{pot} check-done=off who-checks=players"));
        let mut args = vec!["play", "numenko", "--pace", "0", "--seed", "4"];
        args.extend(options.iter().map(String::as_str));
        for plain in [&[][..], &["--plain"], &["--spoken"]] {
            let (code, heard, _) =
                run(&[&args[..], plain].concat(), "a1 across 0*1\na1 down 0*6*6\nc4 across 5\ncheck\ndone\nquit\n");
            assert_eq!(code, Some(0), "{heard}");
            for told in ["Right:", "Not right", "✓", "✗", "isn’t", "groups", "loose", "If play were over", "no equals"]
            {
                assert!(!heard.contains(told), "{told} in\n{heard}");
            }
            assert!(heard.contains("a1 across: ") && heard.contains("a1 down: "), "{heard}");
            assert!(heard.contains("Whether your sums are right, the others will see."), "{heard}");
        }
    }
}

/// §5.7, §5.9 The computer player sees a fault that needs no arithmetic, however long the line is.
#[test]
fn a_computer_player_sees_that_two_stars_touch() {
    let options = with_options("preset=usual check-done=off who-checks=players pot-limit=0");
    let mut args = vec!["play", "numenko", "--pace", "0", "--seed", "4", "--plain"];
    args.extend(options.iter().map(String::as_str));
    let (_, heard, _) = run(&args, "a1 across 0123556689**********?\ngame over\n\n\n\n");
    assert!(heard.contains("Fox has found a mistake: "), "{heard}");
}

/// §5.9 After a mistaken doubt everybody looks on.
#[test]
fn a_mistaken_doubt_is_told_and_everybody_looks_on() {
    let heard = after_a_grid_is_shown("wrong loose\nwrong loose\nright\nright\n\n\n\n\n");
    assert!(heard.contains("Ben says that a tile lies loose, but none does."), "{heard}");
    let tries: Vec<&str> =
        heard.lines().filter_map(|line| line.split_once("lies loose. ").map(|(_, tries)| tries)).collect();
    let three = "You have 3 tries left.";
    assert_eq!(tries, [three, "You have 2 tries left.", "You have 2 tries left.", three], "{heard}");
    assert!(heard.contains("Somebody has already pointed at that, and it’s right."), "{heard}");
    assert!(heard.contains("so Ann has won."), "{heard}");
}

/// An arrangement is there again, however the game was left.
#[test]
fn what_was_arranged_survives_saving() {
    let place = Place::new("numenko-drafts");
    let (file, other) = (place.file("game.save"), place.file("other.save"));
    let args = ["play", "numenko", "--preset", "quick", "--seed", "41", "--pace", "0", "--plain"];
    for (saved, typed) in
        [(&file, "a1 across **\nquit\n".to_string()), (&other, format!("a1 across **\nsave {other}\n"))]
    {
        let more = if saved == &file { vec!["--save", file.as_str()] } else { Vec::new() };
        let (code, heard, _) = run(&[&args[..], &more].concat(), &typed);
        assert_eq!(code, Some(0), "{heard}");
        assert!(!heard.contains("isn’t saved"), "{heard}");
        let text = std::fs::read_to_string(saved).expect("the save");
        assert!(text.contains("\ndraft 1 **\n"), "{text}");
        let (code, told, _) = run(&["verify", saved], "");
        assert_eq!(code, Some(0), "{told}");
        let (code, heard, _) =
            run(&["play", "--continue", saved, "--pace", "0", "--plain"], "c1 across *\nundo\nundo\nquit\n");
        assert_eq!(code, Some(0), "{heard}");
        let seen: Vec<&str> = heard.lines().filter(|line| line.starts_with("Row 1: ")).collect();
        assert_eq!(seen, ["Row 1: a ∗, b ∗.", "Row 1: a ∗, b ∗, c ∗.", "Row 1: a ∗, b ∗."], "{heard}");
        // Undo stops at the arrangement that was restored, so nothing is lost.
        assert!(
            !heard.contains("Your grid is empty.") || heard.find("Your grid is empty.") < heard.find("Row 1: "),
            "{heard}"
        );
        assert!(heard.contains("There’s nothing to take back."), "{heard}");
        assert!(std::fs::read_to_string(saved).expect("the save").contains("\ndraft 1 **\n"));
    }
    // Once the game is over, its record is for everybody and has no drafts.
    let (code, heard, _) = run(&["play", "--continue", &file, "--pace", "0"], "a1 across **\nstop\nwait\nwait\n\n\n\n");
    assert_eq!(code, Some(0), "{heard}");
    let text = std::fs::read_to_string(&file).expect("the save");
    assert!(!text.starts_with("reckon record") || !text.contains("\ndraft "), "{text}");
}

/// A sum that is typed without a square never takes a grid away.
#[test]
fn a_division_without_a_square_takes_nothing_away() {
    let args = ["play", "numenko", "--preset", "quick", "--seed", "5", "--pace", "0", "--plain"];
    let (code, heard, _) = run(&args, "a1 across **\n8/2=4\ngrid\nquit\n");
    assert_eq!(code, Some(0), "{heard}");
    let (_, after) = heard.split_once("> 8/2=4").expect("it was typed");
    let asks = "“8/2=4” could be a sum or the rows of a whole grid. Say where a sum goes, as in: c4 across 8/2=4.";
    assert!(after.contains(asks) && after.contains("Row 1: a ∗, b ∗."), "{after}");
}

/// If nobody checks, having laid all tiles does not mean that they are right.
#[test]
fn check_says_that_everything_is_right_only_if_it_is() {
    let heard = after_a_wrong_game_over("");
    assert!(heard.contains("All your tiles are in the grid.") && heard.contains('✗'), "{heard}");
    assert!(!heard.contains("and every sum is right."), "{heard}");
}

#[test]
fn alone_nobody_decides_about_a_wrong_game_over() {
    let options = "preset=usual check-done=off pot-limit=3";
    let line = wrong_line(options, 1, 22, 0);
    let options = with_options(options);
    let mut args = vec!["play", "numenko", "--players", "1", "--seed", "22", "--pace", "0"];
    args.extend(options.iter().map(String::as_str));
    let (code, heard, _) = run(&args, &format!("{line}\ngame over\n\n"));
    assert_eq!(code, Some(0), "{heard}");
    assert!(heard.contains("There’s nobody to decide about it."), "{heard}");
    assert!(heard.contains("So play is over.") && !heard.contains("The table has decided"), "{heard}");
    assert!(heard.contains("The pot wins"), "{heard}");
}

/// §4.3 Laid tiles can be swopped; §5.2 a swop that ends play is confirmed.
#[test]
fn a_tile_in_the_grid_is_swopped_and_a_final_swop_is_confirmed() {
    let game = deal(&Options::preset("quick").expect("a preset"), 2, 5);
    let tiles = own_tiles(&game, 0);
    let twice =
        Tile::all().find(|tile| matches!(tile, Tile::Number(_)) && tiles.count(*tile) == 2).expect("a number twice");
    let args = ["play", "numenko", "--preset", "quick", "--seed", "5", "--pace", "0"];
    let (code, heard, _) = run(&args, &format!("a1 across {twice}*{twice}\nswop {twice}\nquit\n"));
    assert_eq!(code, Some(0), "{heard}");
    assert!(heard.contains("You swop: one tile back, 2 new"), "{heard}");
    assert!(heard.split("New tiles").nth(1).expect("new tiles").contains("Your grid\n"), "{heard}");

    for (confirm, is_over) in [("swop {}", true), ("yes", true), ("rack\nswop *", false)] {
        let confirm = confirm.replace("{}", &twice.to_string());
        let args = [&args[..], &["--option", "pot-limit=0"]].concat();
        let (code, heard, _) = run(&args, &format!("swop {twice}\n{confirm}\n\nquit\n"));
        assert_eq!(code, Some(0), "{heard}");
        assert!(heard.contains("The pot is too small for a swop, so this would end play for everybody."), "{heard}");
        assert!(heard.contains("Type ? for help. The pot is too small for a swop."), "{heard}");
        assert!(!heard.contains("take 4 more"), "{heard}");
        assert_eq!(heard.contains("You want to swop, but the pot is empty."), is_over, "{confirm}: {heard}");
    }
}

#[test]
fn tiles_of_a_smaller_group_do_not_count() {
    let (code, heard, _) = run(
        &["play", "numenko", "--preset", "quick", "--seed", "5", "--pace", "0", "--option", "identity=on"],
        &format!("{}\ncheck\nquit\n", two_groups()),
    );
    assert_eq!(code, Some(0), "{heard}");
    assert!(heard.contains("Only the largest group counts, so these wouldn’t count as laid:"), "{heard}");
}

/// Returns two true sums that do not touch, from the tiles of that table.
fn two_groups() -> String {
    let game = deal(&Options::from_line("preset=quick identity=on").expect("options"), 2, 5);
    let tiles = own_tiles(&game, 0);
    let twice =
        Tile::all().find(|tile| matches!(tile, Tile::Number(_)) && tiles.count(*tile) == 2).expect("a number twice");
    let other = tiles.iter().filter(|tile| matches!(tile, Tile::Number(_)) && *tile != twice);
    let other = other.into_iter().find(|tile| tiles.count(*tile) == 2).expect("another number twice");
    format!("a1 across {twice}*{twice}\na3 across {other}*{other}")
}

#[test]
fn alone_the_pot_is_the_other_side() {
    let place = Place::new("numenko-alone");
    let file = place.file("game.save");
    let mut shuffle = Shuffle::from_number(31);
    let args = ["play", "numenko", "--preset", "quick", "--players", "1", "--seed", "31", "--pace", "0"];
    let (heard, _) = play_through(&[&args[..], &["--save", &file]].concat(), |view| some_lines(view, &mut shuffle));
    let moves = moves_of::<Numenko>(&file);
    let swops = moves.iter().filter(|(_, choice)| matches!(choice, Move::Swop(_))).count();
    let line = format!("{swops} swop{}.", if swops == 1 { "" } else { "s" });
    assert!(heard.lines().any(|heard| heard == line), "{line} in\n{heard}");

    // By the clock.
    let args = ["play", "numenko", "--preset", "quick", "--players", "1", "--seed", "31"];
    let (code, heard, _) = run(&args, "stop\nlay\n");
    assert_eq!(code, Some(0), "{heard}");
    assert!(heard.contains("The pot wins, and you have "), "{heard}");
    assert!(heard.lines().any(|line| line.starts_with("0 swops, ") && line.contains("second")), "{heard}");
}

/// A player who leaves finds everything as it was.
#[test]
fn a_kept_game_goes_on() {
    let place = Place::new("numenko-kept");
    let file = place.file("game.save");
    let game = deal(&Options::preset("quick").expect("a preset"), 2, 41);
    let tile = own_tiles(&game, 0).iter().next().expect("a tile");
    let args = ["play", "numenko", "--preset", "quick", "--seed", "41", "--pace", "0", "--save", &file];
    let (code, heard, _) = run(&args, &format!("swop {tile}\na1 across **\nquit\n"));
    assert_eq!(code, Some(0), "{heard}");
    let (code, heard, _) = run(&["play", "--continue", &file, "--pace", "0"], "stop\n\n");
    assert_eq!(code, Some(0), "{heard}");
    assert!(heard.contains("You: 22 tiles, 1 swop."), "{heard}");
    assert!(heard.contains("∗ ∗ in row 1"), "{heard}");
    let (code, told, _) = run(&["verify", &file], "");
    assert_eq!(code, Some(0), "{told}");
}

#[test]
fn odd_lines_cost_nothing() {
    let long = "7".repeat(100_000);
    let odd = format!(
        "{long}\na1 across {long}\n\u{1b}[2J\u{0}\n☺☺☺\na1 quer\nlift\nmove a1 to\nsay a1 across =\nzz999 down 1\n"
    );
    let (code, heard, complaint) = run(&["play", "numenko", "--seed", "1", "--pace", "0"], &odd);
    assert_eq!((code, complaint.as_str()), (Some(0), ""), "{heard}");
    assert!(heard.ends_with("Goodbye. The game wasn’t saved.\n"), "{heard}");
    assert!(heard.lines().filter(|line| line.starts_with("Pot: ")).count() == 1, "nothing happened\n{heard}");
    for line in heard.lines().filter(|line| !line.starts_with("> ")) {
        assert!(line.chars().count() < 400, "{line}");
    }
}

/// §5.6 When the time to lay is over, what lies is laid without a line from anybody.
#[test]
fn nobody_has_to_type_for_the_time_to_be_over() {
    let args = ["play", "numenko", "--players", "1", "--preset", "quick", "--seed", "3", "--lay", "1"];
    let mut playing = reckon(&args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the binary runs");
    let mut keyboard = playing.stdin.take().expect("a pipe");
    keyboard.write_all(b"stop\n").expect("it listens");
    // The keyboard stays open, but nothing else is typed.
    let heard = playing.wait_with_output().expect("it ends by itself");
    drop(keyboard);
    let heard = String::from_utf8(heard.stdout).expect("text");
    assert!(heard.contains("The time is up, so what’s in your grid is laid."), "{heard}");
    assert!(heard.contains("--seed 3\n"), "{heard}");
}

/// A pace is only for games that everybody plays at once, and not every number of seconds is allowed.
#[test]
fn invalid_paces_are_refused() {
    let (code, _, complaint) = run(&["play", "numero", "--pace", "5"], "");
    assert_eq!(code, Some(2));
    assert!(complaint.contains("played in turns"), "{complaint}");
    for bad in ["-1", "1.5", "100000", "soon"] {
        let (code, _, _) = run(&["play", "numenko", &format!("--turn={bad}")], "");
        assert_eq!(code, Some(2), "{bad}");
    }
}
