//! Whole games for points through the keyboard: bluffs, challenges, the score sheet.

use crate::terminal::support::{
    Place, Talk, moves_in, names, outcome, play_through, reckon, replay, run, run_command, shows, some_move,
};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{Card, Event, Move, ScoreSheet, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

const SCORING: [&str; 4] = ["play", "numero", "--preset", "scoring"];

fn any_move(shuffle: &mut Shuffle) -> impl FnMut(&View) -> Vec<String> + use<'_> {
    |view| vec![some_move(view, shuffle).to_string()]
}

/// Returns all events of a saved game.
fn events_of(seats: u8, seed: u64, moves: &[(Seat, Move)]) -> Vec<Event> {
    let options = TableOptions::preset("scoring").expect("a preset");
    let mut shuffle = Shuffle::new(&Seed::from_number(seed));
    let mut game = reckon_rules::numero::Numero::deal(&options, seats, &mut shuffle).expect("a deal");
    let mut events = Vec::new();
    moves.iter().for_each(|(seat, choice)| game.play(*seat, choice, &mut events).expect("a legal move"));
    events
}

#[test]
fn against_the_computer_to_the_end() {
    for (seed, seats) in [(1, 2), (2, 3), (3, 4), (4, 2)] {
        let place = Place::new(&format!("points-{seed}"));
        let file = place.file("game.save");
        let (number, players) = (seed.to_string(), seats.to_string());
        let args = [&SCORING[..], &["--seed", &number, "--players", &players, "--save", &file]].concat();
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, typed) = play_through(&args, any_move(&mut shuffle));

        let moves = moves_in(&file);
        let games = replay("scoring", seats, seed, &moves);
        let outcome = outcome(games.last().expect("a game"));
        let total: Vec<String> = outcome.results.iter().map(|points| points.to_string().replace('-', "−")).collect();
        let over = format!("Points: you {}, Fox {}", total[0], total[1]);
        assert!(heard.contains("The game is over.") && heard.contains(&over), "{over} in\n{heard}");
        let last = heard.lines().rev().find(|line| line.trim_start().starts_with("Total")).expect("the score sheet");
        assert_eq!(last.split_whitespace().skip(1).collect::<Vec<_>>(), total, "{heard}");
        let sheet = ScoreSheet::of(&events_of(seats, seed, &moves));
        assert_eq!(sheet.tally(Seat(0)).total(), outcome.results[0]);

        // The same seed and the same typing give the same game, letter for letter.
        let again = place.file("again.save");
        let args = [&SCORING[..], &["--seed", &number, "--players", &players, "--save", &again]].concat();
        let (_, heard_again, _) = run(&args, &(typed.join("\n") + "\n"));
        assert_eq!(heard_again.replace("again.save", "game.save"), heard);
    }
}

#[test]
fn an_interrupted_game_for_points_ends_like_an_uninterrupted_one() {
    let place = Place::new("points-interrupted");
    let args = [&SCORING[..], &["--seed", "5", "--players", "4"]].concat();
    let mut shuffle = Shuffle::from_number(5);
    let (heard, typed) = play_through(&args, any_move(&mut shuffle));
    let whole = place.file("whole.save");
    run(&[&args[..], &["--save", &whole]].concat(), &(typed.join("\n") + "\n"));
    for cut in [1, typed.len() / 3, typed.len() / 2, typed.len() - 1] {
        let file = place.file(&format!("cut-{cut}.save"));
        let (before, after) = typed.split_at(cut);
        run(&[&args[..], &["--save", &file]].concat(), &(before.join("\n") + "\n"));
        // Replay only the moves: questions and warnings come again.
        let mut talk = Talk::start(&["play", "--continue", &file]);
        let mut after = after.iter().filter(|line| !line.is_empty() && *line != "ja" && *line != "position");
        while let Some(said) = talk.listen() {
            match said.lines().rev().nth(1).unwrap_or_default() {
                question if question.starts_with("Press Enter") => talk.say(""),
                question if question.contains("would be a bluff") => talk.say("yes"),
                _ => talk.say(after.next().expect("a move")),
            }
        }
        let (code, second, _) = talk.hang_up();
        assert_eq!(code, Some(0));
        assert_eq!(second.lines().last(), heard.lines().last(), "cut at {cut}");
        assert_eq!(moves_in(&file), moves_in(&whole), "cut at {cut}");
    }
}

#[test]
fn two_people_never_see_more_of_a_hand_than_was_shown() {
    let mut bluffs = 0;
    for seed in 20..24 {
        let place = Place::new(&format!("points-two-{seed}"));
        let file = place.file("game.save");
        let number = seed.to_string();
        let args = [&SCORING[..], &["--people", "Ann,Ben", "--seed", &number, "--save", &file, "--plain"]].concat();
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, _) = play_through(&args, any_move(&mut shuffle));
        let moves = moves_in(&file);
        let games = replay("scoring", 2, seed, &moves);
        let screens: Vec<&str> = heard.split(&"\n".repeat(80)).collect();
        let turns: Vec<&[(Seat, Move)]> = moves.chunk_by(|one, next| one.0 == next.0).collect();
        assert_eq!(screens.len(), turns.len());
        let mut place = 0;
        for (screen, turn) in screens.iter().zip(turns) {
            for (seat, _) in turn {
                let other = seat.left(2);
                let shown = games[place + 1].view(Viewer::Watcher).hands[other.index()].shown.clone();
                let hidden = games[place].view(Viewer::Seat(other));
                for card in hidden.own_hand().iter().filter(|card| card.is_number() && !shown.contains(card)) {
                    assert!(!names(*card).iter().any(|name| shows(screen, name)), "{card} is shown in\n{screen}");
                }
                place += 1;
            }
        }
        bluffs += heard.matches("this would be a bluff").count();
        // A bluffer is asked at the end of their own screen, and nobody else reads the question.
        for screen in screens.iter().filter(|screen| screen.contains("this would be a bluff")) {
            assert!(screen.trim_end().ends_with("> ja"), "{screen}");
        }
    }
    assert!(bluffs > 0, "nobody has bluffed");
}

#[test]
fn a_bluff_sounds_like_a_build_to_the_others() {
    let args = [&SCORING[..], &["--people", "Ann,Ben", "--seed", "3", "--plain"]].concat();
    let second_screen = |typed: &str| {
        let heard = run(&args, typed).1;
        heard.split(&"\n".repeat(80)).nth(1).expect("the screen of the other").to_string()
    };
    let honest = second_screen("\nbuild 13: 10o + 3\n\n");
    let bluff = second_screen("\nbuild 14: 10o + 4\nyes\n\n");
    let plain = |screen: &str| screen.replace("14", "13").replace("10 + 4", "10 + 3");
    let news = |screen: &str| plain(screen).lines().take_while(|line| !line.starts_with("> ")).collect::<String>();
    assert_eq!(news(&honest), news(&bluff));
    assert!(!bluff.to_lowercase().contains("bluff"), "{bluff}");
}

#[test]
fn a_bluff_is_dropped_by_anything_else() {
    let args = [&SCORING[..], &["--people", "Ann,Ben", "--seed", "3", "--plain"]].concat();
    let bluff = "build 14: 10o + 4\n";
    for (typed, played) in [
        (format!("\n{bluff}{bluff}"), true),
        (format!("\n{bluff}4 on 10o\n"), true),
        (format!("\n{bluff}Y\n"), true),
        (format!("\n{bluff}no\n"), false),
        (format!("\n{bluff}nein\n"), false),
        ("\nbluff 14: 10o + 4\n".to_string(), true),
        ("\nbluffe 14: 10o + 4\n".to_string(), true),
        (format!("\n{bluff}hand\nyes\n"), false),
        (format!("\n{bluff}\nyes\n"), false),
        ("\nyes\n".to_string(), false),
        ("\nbuild 13: 10o + 3\n".to_string(), true),
    ] {
        let heard = run(&args, &typed).1;
        assert_eq!(heard.contains("Ann builds"), played, "{typed:?}: {heard}");
        assert!(
            !heard.contains("A move can’t start with") || typed == "\nyes\n" || typed.ends_with("\nyes\n"),
            "{heard}"
        );
    }
}

#[test]
fn a_name_has_no_colon() {
    let (code, _, complaint) = run(&[&SCORING[..], &["--people", "A:b,Ben"]].concat(), "");
    assert_eq!((code, complaint.contains("colon")), (Some(2), true), "{complaint}");
}

#[test]
fn before_computers_go_on_everybody_may_challenge() {
    let mut asked = 0;
    let mut challenged = 0;
    for (seed, people) in [(30, "Ann"), (31, "Ann"), (32, "Ann,Ben"), (33, "Ann,Ben"), (34, "Ann,Ben")] {
        let number = seed.to_string();
        let args = [&SCORING[..], &["--people", people, "--players", "4", "--seed", &number, "--plain"]].concat();
        let mut talk = Talk::start(&args);
        let mut shuffle = Shuffle::from_number(seed);
        while let Some(said) = talk.listen() {
            let question = said.lines().rev().nth(1).unwrap_or_default();
            if question.starts_with("Press Enter to go on") {
                asked += 1;
                assert!(!said.contains("Your hand"), "{said}");
                // The text says how to type the challenge.
                let (_, typed) = said.rsplit_once("(type ").expect("how it is typed");
                let (typed, _) = typed.split_once([')', ',']).expect("the end of it");
                let typed = typed.split(" or ").next().expect("one of them");
                assert_eq!(typed.contains(':'), people.contains(','), "{said}");
                talk.say(if shuffle.below(2) == 0 { typed } else { "" });
            } else if question.starts_with("Pass the keyboard") {
                talk.say("");
            } else if question.contains("would be a bluff") {
                talk.say("yes");
            } else if let Some(line) = said.lines().find(|line| line.starts_with("options preset=")) {
                let view: View = line.parse().expect("a position");
                talk.say(&some_move(&view, &mut shuffle).to_string());
            } else {
                talk.say("position");
            }
        }
        let (code, heard, _) = talk.hang_up();
        assert!(code == Some(0) && heard.contains("The game is over."), "{heard}");
        let is_challenge = |line: &str| {
            let mut after = [" challenges ", "You challenge "].into_iter().filter_map(|verb| line.split_once(verb));
            after.any(|(_, built)| built.contains(" build of "))
        };
        challenged += heard.lines().filter(|line| is_challenge(line)).count();
    }
    assert!(asked > 0 && challenged > 0, "{asked} questions, {challenged} challenges");
}

#[test]
fn somebody_else_challenges_by_name() {
    let args = [&SCORING[..], &["--people", "Ann,Ben,Cem", "--seed", "3", "--plain"]].concat();
    let (_, heard, _) = run(&args, "\nposition\n");
    let view: View = heard.lines().find(|line| line.starts_with("options ")).expect("a position").parse().expect("one");
    let called = |seat: Seat| ["Ann", "Ben", "Cem"][seat.index()];
    let seat = view.turn.left(3).left(3);
    let (first, third) = (called(view.turn), called(seat));
    // The first player builds something; the third challenges it in the second player's turn.
    let lying = view.centre.iter().find_map(|lying| match lying {
        PileView::Card(card) => card.value().map(|value| (*card, value)),
        PileView::Build { .. } => None,
    });
    let (lying, worth) = lying.expect("a number card in the centre");
    let sum = |card: &Card| card.value().map(|value| (*card, worth + value)).filter(|(_, sum)| *sum <= 15);
    let (add, value) = view.own_hand().iter().find_map(sum).expect("a build");
    let build = format!("\nbuild {value}: {lying} + {add}\nyes\n");
    let seat = view.turn.left(3).left(3);
    for call in [
        format!("{third}: challenge {value}"),
        format!("{}: challenge {value}", third.to_lowercase()),
        format!("{seat}: challenge {value}"),
        format!("challenge {value} by {third}"),
        format!("zweifle {value} von {third}"),
        format!("{third}: show me that {value}"),
    ] {
        // Both while the keyboard is passed on and in the second player's turn.
        for before in ["", "\n"] {
            let (_, heard, _) = run(&args, &format!("{build}{before}{call}\n"));
            assert!(heard.contains(&format!("{third} challenges {first}’s build of {value}")), "{call}: {heard}");
        }
    }
    for (call, answer) in [
        (format!("{first}: challenge {value}"), format!("Not allowed, {first}. The build of {value} is your own")),
        (format!("Zoe: challenge {value}"), "Nobody at this table is called “Zoe”.".to_string()),
        (format!("{third}: discard 1"), format!("It’s not {third}’s turn: {third} can only challenge.")),
        (format!("{third}: challenge 99"), "There’s no build of 99 in the centre.".to_string()),
    ] {
        let (_, heard, _) = run(&args, &format!("{build}{call}\n"));
        assert!(heard.contains(&answer), "{answer} in {heard}");
    }
    let (_, heard, _) = run(&args, &format!("{build}challenge {value}\n"));
    assert!(heard.contains("Say who is challenging, with the name first: Ann: challenge"), "{heard}");
}

#[test]
fn patience_for_points() {
    let place = Place::new("points-patience");
    let file = place.file("game.save");
    let args = [&SCORING[..], &["--players", "1", "--seed", "6", "--save", &file]].concat();
    let mut shuffle = Shuffle::from_number(6);
    let (heard, _) = play_through(&args, any_move(&mut shuffle));
    let games = replay("scoring", 1, 6, &moves_in(&file));
    let points = outcome(games.last().expect("a game")).results[0].to_string().replace('-', "−");
    assert!(heard.contains(&format!("The game is over. You scored {points} point")), "{heard}");
    assert!(heard.contains("Win as many points as you can") && !heard.contains("bluff"), "{heard}");
}

#[test]
fn in_german_no_point_is_told_in_english() {
    let args = [&SCORING[..], &["--seed", "7", "--language", "de", "--people", "Ann,Bea", "--computers", "1"]].concat();
    let mut shuffle = Shuffle::from_number(7);
    let (heard, _) = play_through(&args, |view| {
        vec!["?".into(), "punkte".into(), "punkte alle".into(), some_move(view, &mut shuffle).to_string()]
    });
    assert!(heard.contains("Das Spiel ist aus.") && heard.contains("Zusammen"), "{heard}");
    let said = heard.lines().filter(|line| !line.starts_with("> ") && !line.starts_with("options "));
    for line in said.filter(|line| !line.contains("reckon play")) {
        for word in ["card", "the", "your", "take", "build", "challenge", "points", "total", "cli", "numero"] {
            assert!(!shows(&line.to_lowercase().replace("willkommen bei numero", ""), word), "{word}: {line}");
        }
    }
}

#[test]
fn spoken_points_are_sentences() {
    let args = [&SCORING[..], &["--seed", "9", "--spoken", "--players", "3"]].concat();
    let mut shuffle = Shuffle::from_number(9);
    let (heard, _) =
        play_through(&args, |view| vec!["score".into(), "score all".into(), some_move(view, &mut shuffle).to_string()]);
    assert!(heard.contains("You have ") && heard.contains("\nTurn "), "{heard}");
    let said: Vec<&str> =
        heard.lines().filter(|line| !line.starts_with("> ") && !line.starts_with("options ")).collect();
    let (_, said) = said.split_last().expect("lines");
    for line in said {
        // How to type something is the one thing that cannot be said in words.
        let typed = |part: &str| part.split_once(')').map_or(String::new(), |(_, rest)| rest.to_string());
        let mut parts = line.split(" (type ");
        let line: String = parts.next().unwrap_or_default().to_string() + &parts.map(typed).collect::<String>();
        let line = line.replace("rules 10", "");
        assert!(!line.contains(['│', '╭', '−', '×', '÷', '√']), "{line}");
        assert!(!line.contains(|c: char| c.is_ascii_digit()), "{line}");
    }
}

#[test]
fn a_narrow_screen_holds_the_score_sheet() {
    let args = [&SCORING[..], &["--seed", "12", "--players", "4"]].concat();
    let mut shuffle = Shuffle::from_number(12);
    let (_, typed) = play_through(&args, any_move(&mut shuffle));
    let typed: Vec<&str> = typed
        .iter()
        .flat_map(|line| if line == "position" { vec!["score", "score all", "?"] } else { vec![line.as_str()] })
        .collect();
    for width in [40, 60] {
        let (_, heard, _) = run_command(reckon(&args).env("COLUMNS", width.to_string()), &(typed.join("\n") + "\n"));
        assert!(heard.contains("The game is over."), "{heard}");
        let long =
            |line: &&str| line.chars().count() > width && !line.contains("reckon play") && !line.starts_with("> ");
        assert_eq!(heard.lines().find(long), None, "{heard}");
    }
}

#[test]
fn a_table_for_cards_has_no_score_sheet() {
    let (_, heard, _) = run(&["play", "numero", "--seed", "1", "--plain"], "score\nscore all\n");
    assert_eq!(heard.matches("This table plays for cards, not for points.").count(), 2, "{heard}");
}

/// Replayed from its record, a game has the same sheet: for people, and as data that adds up.
#[test]
fn a_replayed_game_has_its_score_sheet() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/numero-scoring-three.record");
    let text = std::fs::read_to_string(record).expect("a record");
    let result = text.lines().find_map(|line| line.strip_prefix("result ")).expect("it is over");
    let result: Vec<i64> = result.split(' ').map(|points| points.parse().expect("points")).collect();

    let (code, told, _) = run(&["replay", record], "");
    assert_eq!(code, Some(0));
    let total = told.lines().rev().find(|line| line.trim_start().starts_with("Total")).expect("the score sheet");
    let shown: Vec<String> = result.iter().map(|points| points.to_string().replace('-', "−")).collect();
    assert_eq!(total.split_whitespace().skip(1).collect::<Vec<_>>(), shown);

    let (_, lines, _) = run(&["replay", "--json", record], "");
    let bluffs = lines.lines().filter(|line| line.ends_with(r#","bluff":true}"#)).count();
    assert_eq!((bluffs, told.matches(" was a bluff: there was no ").count()), (14, 14), "{told}");
    let last: serde_json::Value = serde_json::from_str(lines.lines().last().expect("lines")).expect("an object");
    let sum = |points: &mut dyn Iterator<Item = &serde_json::Value>| points.filter_map(|p| p.as_i64()).sum::<i64>();
    for (seat, wanted) in result.iter().enumerate() {
        let items = last["score"]["items"][seat].as_object().expect("items");
        assert_eq!(sum(&mut items.values()), *wanted, "the items of seat {seat}");
        let turns = last["score"]["turns"].as_array().expect("turns").iter().filter(|turn| turn["seat"] == seat + 1);
        let points = turns.flat_map(|turn| turn["lines"].as_array().expect("lines")).map(|line| &line["points"]);
        assert_eq!(sum(&mut { points }), *wanted, "the turns of seat {seat}");
    }
}
