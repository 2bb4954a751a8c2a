//! Games replayed from their records.
#![cfg(unix)]

use super::support::{Place, run};

const SCORING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/numero-scoring-four.record");
const CHOSEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cmd/records.in/chosen.record");

#[test]
fn each_step_of_a_game_for_points_shows_the_points() {
    let (code, told, _) = run(&["replay", "--step", "--plain", SCORING], "\n\n\n\nq\n");
    assert_eq!(code, Some(0));
    assert_eq!(told.matches("Enter goes on, q ends.").count(), 1, "{told}");
    let points: Vec<&str> = told.lines().filter(|line| line.starts_with("Points: ")).collect();
    assert_eq!(points.len(), 4, "{told}");
    assert_eq!(points[1], "Points: Ann 0, Ben 3, Cem 8, Owl 0.");
    let bluff = "Ann builds 12: 4 + 8 = 12.\nThe build of 12 was a bluff: there was no 12 in the hand.\n";
    assert!(told.contains(bluff), "{told}");
    let (_, told, _) = run(&["replay", "--spoken", "--language", "de", SCORING], "");
    assert!(told.contains("Der Bau von zwölf war ein Bluff: Auf der Hand war keine zwölf.\n"), "{told}");
}

#[test]
fn a_replay_begins_with_the_players_and_the_draw() {
    let (_, told, _) = run(&["replay", SCORING], "");
    assert!(told.starts_with("NUMERO (preset=subtraction scoring=on "), "{told}");
    assert!(told.contains("\nPlayers: Ann, Ben, Cem, Owl (computer).\nThe deal was drawn by lot.\n\n"), "{told}");
    let (_, told, _) = run(&["replay", CHOSEN], "");
    let chosen = "Somebody chose the seed, so the deal wasn’t drawn by lot.";
    assert_eq!(told.lines().nth(2), Some(chosen), "{told}");
    for (record, drawn, kinds) in [(SCORING, "lot", 4), (CHOSEN, "chosen", 2)] {
        let (_, lines, _) = run(&["replay", "--json", record], "");
        let first: serde_json::Value = serde_json::from_str(lines.lines().next().expect("lines")).expect("an object");
        assert_eq!((&first["game"], &first["rules"], &first["drawn"]), (&"numero".into(), &1.into(), &drawn.into()));
        assert_eq!(first["players"].as_array().map(Vec::len), Some(kinds), "{first}");
    }
}

#[test]
fn where_nobody_has_points_there_is_no_sheet() {
    let place = Place::new("pointless");
    let file = place.file("game.save");
    let args = ["play", "numero", "--players", "1", "--preset", "1-15", "--option", "scoring=on", "--seed", "1"];
    run(&[&args[..], &["--save", &file]].concat(), "stop\n");
    let (code, told, _) = run(&["replay", &file], "");
    assert_eq!(code, Some(0));
    assert_eq!(told.lines().last(), Some("The game is over. Player 1 scored 0 points."), "{told}");
}
