//! Whole games through the keyboard.

use crate::terminal::support::{Place, moves_in, names, outcome, play_through, replay, run, shows, some_move};
use reckon_rules::game::{Game, Viewer};
use reckon_rules::numero::View;
use reckon_rules::shuffle::Shuffle;

/// Types a move after some mistakes, which cost nothing.
fn clumsy(view: &View, shuffle: &mut Shuffle) -> Vec<String> {
    let choice = some_move(view, shuffle).to_string();
    match shuffle.below(6) {
        0 => vec!["jump".into(), choice],
        1 => vec!["discard 99".into(), "?".into(), choice],
        2 => vec![String::new(), "take 99: 1 + 1".into(), choice],
        3 => vec!["hand".into(), "centre".into(), "log".into(), choice],
        _ => vec![choice],
    }
}

#[test]
fn one_person_against_the_computer() {
    for (seed, preset) in [(1, "1-15"), (2, "subtraction"), (3, "powers-and-roots")] {
        let place = Place::new(&format!("against-{seed}"));
        let file = place.file("game.save");
        let number = seed.to_string();
        let args = ["play", "numero", "--preset", preset, "--seed", &number, "--save", &file];
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, typed) = play_through(&args, |view| clumsy(view, &mut shuffle));

        let moves = moves_in(&file);
        assert!(moves.iter().any(|(seat, _)| seat.0 == 1), "the computer plays");
        let games = replay(preset, 2, seed, &moves);
        let outcome = outcome(games.last().expect("a game"));
        let results = format!("Cards won: you {}, Fox {}.", outcome.results[0], outcome.results[1]);
        assert!(heard.contains(&results.replace('-', "−")), "{results} in\n{heard}");
        assert!(heard.ends_with(&format!("--seed {seed}\n")), "{heard}");

        // The same seed and the same typing give the same game, letter for letter.
        let file = place.file("again.save");
        let args = ["play", "numero", "--preset", preset, "--seed", &number, "--save", &file];
        let (code, again, complaints) = run(&args, &(typed.join("\n") + "\n"));
        assert_eq!((code, complaints.as_str()), (Some(0), ""));
        assert_eq!(again.replace("again.save", "game.save"), heard);
    }
}

#[test]
fn four_seats_in_every_mixture() {
    for people in ["Ann", "Ann,Bea", "Ann,Bea,Cem"] {
        let computers = (4 - people.split(',').count()).to_string();
        let args = ["play", "numero", "--people", people, "--computers", &computers, "--seed", "8", "--plain"];
        let mut shuffle = Shuffle::from_number(8);
        let (heard, _) = play_through(&args, |view| vec![some_move(view, &mut shuffle).to_string()]);
        assert!(heard.contains("The game is over."), "{heard}");
    }
}

#[test]
fn two_people_never_see_each_others_hands() {
    for (seed, how) in [(4, "--no-colour"), (5, "--plain")] {
        let place = Place::new(&format!("two-{seed}"));
        let file = place.file("game.save");
        let number = seed.to_string();
        let args = ["play", "numero", "--people", "Ann,Bea", "--seed", &number, "--save", &file, how];
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, _) = play_through(&args, |view| vec!["hand".into(), some_move(view, &mut shuffle).to_string()]);

        let moves = moves_in(&file);
        let games = replay("1-15", 2, seed, &moves);
        // One person's screen until the keyboard is passed on.
        let screens: Vec<&str> = heard.split(&"\n".repeat(80)).collect();
        let mut turns: Vec<Vec<usize>> = Vec::new();
        for (place, (seat, _)) in moves.iter().enumerate() {
            match turns.last_mut() {
                Some(last) if moves[last[0]].0 == *seat => last.push(place),
                _ => turns.push(vec![place]),
            }
        }
        assert_eq!(screens.len(), turns.len());
        for (screen, turns) in screens.iter().zip(turns) {
            for place in turns {
                let (seat, _) = moves[place];
                let mine = games[place].view(Viewer::Seat(seat));
                for card in mine.own_hand() {
                    assert!(names(*card).iter().any(|name| shows(screen, name)), "{card} is missing in\n{screen}");
                }
                let other = games[place].view(Viewer::Seat(seat.left(2)));
                for card in other.own_hand() {
                    assert!(!names(*card).iter().any(|name| shows(screen, name)), "{card} is shown in\n{screen}");
                }
            }
        }
    }
}

#[test]
fn patience_to_the_end() {
    let place = Place::new("patience");
    let file = place.file("game.save");
    let args = ["play", "numero", "--players", "1", "--seed", "6", "--preset", "subtraction", "--save", &file];
    let mut shuffle = Shuffle::from_number(6);
    let (heard, _) = play_through(&args, |view| clumsy(view, &mut shuffle));
    let games = replay("subtraction", 1, 6, &moves_in(&file));
    let won = outcome(games.last().expect("a game")).results[0];
    assert!(heard.contains("You stop.\n"), "{heard}");
    assert!(heard.contains(&format!("The game is over. You won {won} cards.\n")), "{heard}");
}

#[test]
fn in_german_nothing_is_said_in_english() {
    let args =
        ["play", "numero", "--preset", "all-fractions", "--seed", "7", "--language", "de", "--people", "Ann,Bea"];
    let mut shuffle = Shuffle::from_number(7);
    let (heard, _) = play_through(&args, |view| vec!["?".into(), some_move(view, &mut shuffle).to_string()]);
    assert!(heard.contains("Das Spiel ist aus."), "{heard}");
    let said = heard.lines().filter(|line| !line.starts_with("> ") && !line.starts_with("options "));
    // The last line is a command, and commands are the same in every language.
    for line in said.filter(|line| !line.contains("reckon play")) {
        for word in ["card", "the", "your", "take", "build", "discard", "centre", "cli", "numero"] {
            assert!(!shows(&line.to_lowercase().replace("willkommen bei numero", ""), word), "{word}: {line}");
        }
    }
}

#[test]
fn spoken_games_draw_nothing_and_say_numbers() {
    let args = ["play", "numero", "--preset", "powers-and-roots", "--seed", "9", "--spoken"];
    let mut shuffle = Shuffle::from_number(9);
    let (heard, _) = play_through(&args, |view| vec![some_move(view, &mut shuffle).to_string()]);
    let said: Vec<&str> =
        heard.lines().filter(|line| !line.starts_with("> ") && !line.starts_with("options ")).collect();
    let (last, said) = said.split_last().expect("lines");
    assert!(last.contains("--seed 9"));
    for line in said {
        // How to type a build is the one thing that cannot be said in words.
        let line = line.split(" (type ").next().unwrap_or_default();
        assert!(!line.contains(['│', '╭', '−', '×', '÷', '√']), "{line}");
        assert!(!line.contains(|c: char| c.is_ascii_digit()), "{line}");
    }
}

#[test]
fn without_a_seed_every_deal_is_another() {
    let first = |_: usize| run(&["play", "numero", "--players", "1", "--plain"], "").1;
    assert_ne!(first(1), first(2));
}

#[test]
fn the_seed_that_is_shown_deals_the_same_cards() {
    let (_, heard, _) = run(&["play", "numero", "--players", "1"], "position\nstop\n");
    let seed = heard.trim_end().rsplit(' ').next().expect("a seed").to_string();
    let (_, again, _) = run(&["play", "numero", "--players", "1", "--seed", &seed], "position\nstop\n");
    assert_eq!(heard, again);
}
