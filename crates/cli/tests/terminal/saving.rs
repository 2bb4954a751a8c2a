//! Games that are saved to a file and continued.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;

use super::support::{Place, moves_in, play_through, run, some_move};
use reckon_records::closing_line;
use reckon_rules::shuffle::Shuffle;

/// Returns a whole game as typed, without questions in between.
fn typed_game(seed: u64) -> (String, Vec<String>) {
    let number = seed.to_string();
    let mut shuffle = Shuffle::from_number(seed);
    let args = ["play", "numero", "--preset", "subtraction", "--seed", &number];
    let (heard, typed) = play_through(&args, |view| vec![some_move(view, &mut shuffle).to_string()]);
    (heard, typed.into_iter().filter(|line| line != "position").collect())
}

/// Returns how a game ended, and how to deal it again, but not where it is saved.
fn last_lines(heard: &str) -> Vec<&str> {
    heard.lines().rev().filter(|line| !line.contains("reckon verify ")).take(2).collect()
}

#[test]
fn an_interrupted_game_ends_like_an_uninterrupted_one() {
    let place = Place::new("interrupted");
    let (heard, typed) = typed_game(11);
    let whole = place.file("whole.save");
    let lines = typed.join("\n") + "\n";
    run(&["play", "numero", "--preset", "subtraction", "--seed", "11", "--save", &whole], &lines);
    for cut in [0, 1, typed.len() / 2, typed.len() - 1] {
        let file = place.file(&format!("cut-{cut}.save"));
        let (before, after) = typed.split_at(cut);
        let before: String = before.iter().map(|line| format!("{line}\n")).collect();
        let args = ["play", "numero", "--preset", "subtraction", "--seed", "11", "--save", &file];
        let (code, first, _) = run(&args, &before);
        assert_eq!(code, Some(0));
        assert!(first.contains(&format!("reckon play --continue {file}")), "{first}");
        let (code, second, _) = run(&["play", "--continue", &file], &(after.join("\n") + "\n"));
        assert_eq!(code, Some(0));
        assert_eq!(last_lines(&second), last_lines(&heard), "cut at {cut}");
        assert_eq!(moves_in(&file), moves_in(&whole), "cut at {cut}");
    }
    // A game that is over is not continued, but replayed.
    let (code, _, complaint) = run(&["play", "--continue", &whole], "");
    assert_eq!(
        (code, complaint.contains(&format!("is over. Watch it again with: reckon replay {whole}"))),
        (Some(2), true)
    );
}

#[test]
fn a_finished_game_is_a_record_for_everybody() {
    let place = Place::new("over");
    let file = place.file("game.save");
    let mut shuffle = Shuffle::from_number(13);
    let args = ["play", "numero", "--save", &file];
    let (heard, _) = play_through(&args, |view| vec![some_move(view, &mut shuffle).to_string()]);
    assert!(heard.contains(&format!("Check it with: reckon verify {file}\n")), "{heard}");
    let text = fs::read_to_string(&file).expect("the file");
    // The record is checked against the fingerprint shown before the first move.
    let noted = heard.lines().find_map(|line| line.strip_prefix("Fingerprint of the deal, ")).expect("a fingerprint");
    let commitment = text.lines().find_map(|line| line.strip_prefix("commitment ")).expect("a commitment");
    assert!(noted.ends_with(&format!(": {commitment}")), "{noted}");
    assert!(text.starts_with("reckon record 1\n") && text.contains("\ncommitment "), "{text}");
    let (code, told, _) = run(&["verify", &file], "");
    assert_eq!((code, told.lines().count()), (Some(0), 8), "{told}");
    let (code, told, _) = run(&["replay", &file], "");
    let end = heard.lines().find(|line| line.starts_with("The game is over.")).expect("the end");
    assert_eq!(code, Some(0));
    // The winner is worded differently for each reader; the counts are the same for everybody.
    let counted = |line: &str| line.split_once("Cards won:").map(|(_, counts)| counts.replace("Player 1", "you"));
    assert!(counted(end).is_some(), "{end}");
    assert_eq!(told.lines().last().and_then(counted), counted(end), "{told}");
    // Before the game was over, the record was for its owner only.
    let other = place.file("other.save");
    run(&["play", "numero", "--save", &other], "");
    let text = fs::read_to_string(&other).expect("the file");
    assert!(text.starts_with("reckon save 2 - not to be shared") && text.contains("\nsecret "), "{text}");
    let (code, _, complaint) = run(&["replay", &other], "");
    assert_eq!((code, complaint.contains("would show what’s hidden")), (Some(2), true), "{complaint}");
    // A chosen deal commits nobody, so there is nothing to note down.
    let (_, heard, _) = run(&["play", "numero", "--seed", "1", "--save", &place.file("c.save")], "");
    assert!(heard.starts_with("Welcome") && !heard.contains("Fingerprint"), "{heard}");
}

/// A record changed by another system or an editor is explained in one sentence.
#[test]
fn a_complete_but_altered_file_is_explained() {
    let place = Place::new("line-ends");
    let file = place.file("game.record");
    let good = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cmd/records.in/good.record"));
    let good = good.expect("a record");
    let body = &good[..good.find("sha256 ").expect("a closing line")];
    for (text, code, sentence) in [
        (good.replace('\n', "\r\n"), 1, "All its lines end as on Windows"),
        (good.trim_end().to_string(), 1, "The line feed at the end is missing."),
        (String::new(), 2, "It’s empty."),
        (with_check_sum(&body.replacen("numero", "domino", 1)), 2, "Line 2 names the game “domino”"),
    ] {
        fs::write(&file, &text).expect("a file");
        let (found, told, complaint) = run(&["verify", &file], "");
        let said = told + &complaint;
        assert_eq!((found, said.lines().count()), (Some(code), if code == 1 { 2 } else { 1 }), "{said}");
        assert!(said.contains(sentence) && said.contains(&file), "{said}");
        let (found, _, complaint) = run(&["replay", &file], "");
        assert_eq!((found, complaint.contains(sentence)), (Some(2), true), "{complaint}");
    }
}

#[test]
fn nobody_else_may_read_a_saved_game() {
    let place = Place::new("private");
    let file = place.file("game.save");
    let mode = |file: &str| fs::metadata(file).expect("the file").permissions().mode() & 0o777;
    run(&["play", "numero", "--seed", "1", "--save", &file], "");
    assert_eq!(mode(&file), 0o600);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("my file");
    run(&["play", "--continue", &file], "");
    assert_eq!(mode(&file), 0o600);
    let other = place.file("other.save");
    run(&["play", "numero", "--seed", "1"], &format!("save {other}\nquit\n"));
    assert_eq!(mode(&other), 0o600);
    let left: Vec<_> = fs::read_dir(file.trim_end_matches("game.save")).expect("the directory").collect();
    assert_eq!(left.len(), 2, "nothing is left behind: {left:?}");
}

#[test]
fn an_existing_file_is_never_overwritten() {
    let place = Place::new("there");
    let file = place.file("diary.txt");
    fs::write(&file, "Dear diary").expect("a file");
    let (code, _, complaint) = run(&["play", "numero", "--save", &file], "");
    assert_eq!(code, Some(2));
    assert!(complaint.contains("already there"), "{complaint}");
    let kept = place.file("kept.save");
    let typed = format!("save {file}\nsave {kept}\nquit\n");
    let (code, heard, _) = run(&["play", "numero", "--seed", "1"], &typed);
    assert_eq!(code, Some(0));
    assert!(heard.contains("already there") && heard.contains("Saved in"), "{heard}");
    // A player who leaves is asked, and asked again.
    let at_last = place.file("at'last.save");
    let typed = format!("quit\n{file}\nat last.save\nlater\n{at_last}\n");
    let (code, heard, _) = run(&["play", "numero", "--seed", "1"], &typed);
    assert_eq!(code, Some(0));
    assert!(heard.ends_with(&format!("reckon play --continue '{}'\n", at_last.replace('\'', r"'\''"))), "{heard}");
    assert_eq!(heard.matches("I don’t understand that.").count(), 2, "{heard}");
    assert_eq!(fs::read_to_string(&file).expect("the file"), "Dear diary");
}

#[test]
fn a_game_saved_without_a_name_gets_a_free_one() {
    let place = Place::new("unnamed");
    for name in ["numero.save", "numero-2.save", "numero-3.save"] {
        let mut command = super::support::reckon(&["play", "numero", "--seed", "1"]);
        let (code, heard, _) = super::support::run_command(command.current_dir(place.path()), "save\nsave\nquit\n");
        assert_eq!(code, Some(0));
        assert!(heard.ends_with(&format!("reckon play --continue {name}\n")), "{heard}");
        assert!(place.path().join(name).exists());
    }
}

#[test]
fn a_link_stays_a_link() {
    let place = Place::new("link");
    let (file, link) = (place.file("game.save"), place.file("link.save"));
    run(&["play", "numero", "--seed", "1", "--people", "Ann,Bea", "--save", &file], "");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    run(&["play", "--continue", &link], "\ndiscard all\n");
    assert!(fs::symlink_metadata(&link).expect("the link").is_symlink());
    let (code, _, _) = run(&["play", "numero", "--save", &link], "");
    assert_eq!(code, Some(2));
}

fn with_check_sum(body: &str) -> String {
    format!("{body}{}", closing_line(body.as_bytes()))
}

#[test]
fn an_incomplete_record_is_refused_in_one_sentence() {
    let place = Place::new("damaged");
    let file = place.file("game.save");
    let (_, typed) = typed_game(12);
    let args = ["play", "numero", "--preset", "subtraction", "--seed", "12", "--save", &file];
    run(&args, &(typed[..typed.len() / 2].join("\n") + "\n"));
    let text = fs::read_to_string(&file).expect("the file");
    let body = &text[..text.find("sha256 ").expect("a check sum")];
    let refused = |text: &[u8], what: &str| {
        let bad = place.file("bad.save");
        fs::write(&bad, text).expect("a file");
        let (code, heard, complaint) = run(&["play", "--continue", &bad], "");
        assert_eq!((code, heard.as_str(), complaint.lines().count()), (Some(2), "", 1), "{what}: {complaint}");
        assert_eq!(fs::read(&bad).expect("the file"), text, "{what}: left as it was");
        complaint
    };
    for end in (0..text.len()).step_by(37).chain([text.len() - 1]) {
        refused(&text.as_bytes()[..end], &format!("cut at {end}"));
    }
    for place in (0..text.len()).step_by(41) {
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1;
        refused(&bytes, &format!("changed at {place}"));
    }
    let changed = |from: &str, to: &str| with_check_sum(&body.replacen(from, to, 1));
    for (from, to, sentence) in [
        ("rules 1\n", "rules 2\n", "A newer Reckon"),
        ("rules 1\n", "rules 0\n", "revision 0 of the rules"),
        ("rules 1\n", "", "“rules” should be there"),
        ("reckon save 2", "reckon save 9", "newer"),
        ("reckon save 2", "reckon save 1", "An older Reckon"),
        ("reckon save", "other save", "isn’t a record"),
        ("game numero\n", "game chess\n", "bad.save” can’t be used. Line 2 names the game “chess”"),
        ("preset=subtraction", "preset=magic", "no preset called “magic”"),
        ("computer fox", "computer wolf", "doesn’t know"),
        ("person\n", "person a\x07b\n", "Line 6: “a b”"),
        ("seed chosen ", "seed chosen f", "64 digits"),
        ("options ", "cards 1g\noptions ", "“options” should be there"),
        ("seat computer fox\n", "", "isn’t a move"),
    ] {
        let complaint = refused(changed(from, to).as_bytes(), to);
        assert!(complaint.contains(sentence), "{from:?} {to:?}: {complaint}");
    }
    // A record with a move that the rules refuse.
    let complaint = refused(with_check_sum(&format!("{body}1 pass\n")).as_bytes(), "a move that does not go");
    assert!(complaint.contains("reckon verify"), "{complaint}");
}

#[test]
fn own_cards_are_kept_in_the_file() {
    let place = Place::new("cards");
    let (pack, file) = (place.file("pack.toml"), place.file("game.save"));
    fs::write(&pack, "[[number]]\nvalues = [\"1-6\"]\ncopies = 2\n[[wild]]\ncards = [\"-2\", \"2/3\"]\npoints = 4\n")
        .expect("a file");
    let args = ["play", "numero", "--preset", "all-fractions", "--option", "must-take=on", "--pack", &pack];
    let (_, first, _) = run(&[&args[..], &["--save", &file]].concat(), "position\n");
    fs::remove_file(&pack).expect("my file");
    let (code, second, _) = run(&["play", "--continue", &file], "position\n");
    assert_eq!(code, Some(0));
    let position = |heard: &str| heard.lines().find(|line| line.starts_with("options ")).map(str::to_string);
    assert!(position(&first).expect("a position").contains("must-take=on"), "{first}");
    assert!(position(&first).expect("a position").contains(" | cards 2*1g"), "{first}");
    assert_eq!(position(&first), position(&second));
}
