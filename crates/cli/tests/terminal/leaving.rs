//! Handing over, asking for help and leaving: lines that are not moves.
#![cfg(unix)]

use std::fs;

use super::support::{Place, reckon, run, run_command};

const ALONE: [&str; 5] = ["play", "numero", "--seed", "1", "--plain"];
const TWO: [&str; 7] = ["play", "numero", "--seed", "3", "--plain", "--people", "Ann,Bea"];

#[test]
fn yes_saves_the_game_under_a_free_name() {
    let place = Place::new("yes");
    for (typed, name) in [("quit\nyes\n", "numero.save"), ("ende\nja\n", "numero-2.save"), (":q\nY\n", "numero-3.save")]
    {
        let (code, heard, _) = run_command(reckon(&ALONE).current_dir(place.path()), typed);
        assert_eq!(code, Some(0));
        assert!(heard.ends_with(&format!("reckon play --continue {name}\n")), "{heard}");
        let (code, _, complaint) = run(&["play", "numero", "--continue", &place.file(name)], "");
        assert_eq!((code, complaint.as_str()), (Some(0), ""));
        let (code, _, complaint) = run(&["play", "chess", "--continue", &place.file(name)], "");
        assert_eq!(code, Some(2));
        assert!(complaint.contains("is a game of numero, not of chess"), "{complaint}");
    }
    for typed in ["quit\n\n", "exit\nno\n", "q\nNein\n", "quit\n", ""] {
        let (code, heard, _) = run_command(reckon(&ALONE).current_dir(place.path()), typed);
        assert_eq!(code, Some(0));
        assert!(heard.ends_with("The game wasn’t saved.\n"), "{heard}");
    }
    assert_eq!(fs::read_dir(place.path()).expect("the directory").count(), 3);
}

#[test]
fn back_goes_on_playing() {
    let (_, heard, _) = run(&["play", "numero", "--players", "1", "--seed", "1", "--plain"], "quit\nback\nstop\n");
    assert!(heard.contains("The game is over."), "{heard}");
    assert_eq!(heard.matches("Your hand:").count(), 2, "the table is shown again: {heard}");
}

#[test]
fn a_tilde_is_the_home_directory() {
    let place = Place::new("home");
    run_command(reckon(&ALONE).env("HOME", place.path()), "save ~/one.save\nquit\n");
    run_command(reckon(&ALONE).env("HOME", place.path()), "quit\n~/two.save\n");
    assert!(place.path().join("one.save").exists() && place.path().join("two.save").exists());
}

#[test]
fn the_hand_of_a_player_who_leaves_is_cleared_from_the_screen() {
    let (_, heard, _) = run(&TWO, "\nquit\n\n");
    let screens: Vec<&str> = heard.split(&"\n".repeat(80)).collect();
    assert_eq!(screens.len(), 2, "{heard}");
    assert!(screens[0].contains("Your hand:") && !screens[1].contains("Your hand:"), "{heard}");
}

#[test]
fn only_enter_reveals_a_hand() {
    let (code, heard, _) = run(&TWO, "hand\ntable\nposition\ntake 9\n?\nlog\nrules 6.3\nquit\nno\n");
    assert_eq!(code, Some(0));
    assert!(!heard.contains("Your hand") && !heard.contains("options preset"), "{heard}");
    assert_eq!(heard.matches("Pass the keyboard to Ann").count(), 8, "{heard}");
    for said in ["Type your move like this:", "Nothing has happened yet.", "§6.3", "The game wasn’t saved."] {
        assert!(heard.contains(said), "{said} in {heard}");
    }
}

#[test]
fn lines_fit_where_the_width_is_known() {
    for width in [40, 60] {
        let mut command = reckon(&["play", "numero", "--preset", "1-5", "--players", "1", "--seed", "1"]);
        let (_, heard, _) =
            run_command(command.env("COLUMNS", width.to_string()), "?\n? more\noptions\ntake 9\nquit\n\n");
        let long = |line: &&str| line.chars().count() > width && !line.starts_with("reckon");
        assert_eq!(heard.lines().find(long), None, "{heard}");
        assert!(heard.contains('╭'), "{heard}");
    }
}

#[test]
fn the_command_at_the_end_deals_the_same_cards() {
    let place = Place::new("again");
    let pack = place.file("my pack.toml");
    fs::write(&pack, "name = \"Mine\"\n[[number]]\nvalues = [\"1-20\"]\n[[wild]]\ncards = [\"-2\"]\n").expect("a file");
    for args in [
        &["--players", "1"][..],
        &["--players", "1", "--preset", "1-10", "--option", "zero-piles=off", "--seed", "5"],
        &["--people", "O'Neill", "--players", "1", "--pack", &pack],
    ] {
        let (_, heard, _) = run(&[&["play", "numero"], args].concat(), "position\nstop\n");
        let (_, command) = heard.trim_end().rsplit_once(": reckon ").expect("a command");
        let mut shell = std::process::Command::new("sh");
        shell.arg("-c").arg(format!("{} {command}", env!("CARGO_BIN_EXE_reckon"))).env("LC_ALL", "C");
        let (_, again, complaint) = run_command(shell.env_remove("COLUMNS"), "position\nstop\n");
        assert_eq!((again.as_str(), complaint.as_str()), (heard.as_str(), ""), "{command}");
    }
}

#[test]
fn a_pack_is_played_whole_unless_a_preset_says_otherwise() {
    let place = Place::new("whole");
    let pack = place.file("pack.toml");
    fs::write(&pack, "[[number]]\nvalues = [\"1-20\"]\n[[wild]]\ncards = [\"-2\"]\n").expect("a file");
    let (_, heard, _) = run(&["play", "numero", "--pack", &pack, "--players", "1", "--plain"], "");
    assert!(heard.contains("Pack: 71.") && !heard.contains("of your pack"), "{heard}");
    let (_, heard, _) = run(&["play", "numero", "--pack", &pack, "--preset", "1-15"], "");
    assert!(heard.contains("Of the 81 cards of your pack, 60 are in play here.\n"), "{heard}");
}

#[test]
fn computers_fill_the_seats_that_people_leave() {
    let args = ["play", "numero", "--people", "Ann", "--players", "3", "--seed", "1", "--plain"];
    let (code, heard, _) = run(&args, "");
    assert_eq!(code, Some(0));
    assert!(heard.contains("In hand: Fox 5, Owl 5."), "{heard}");
}
