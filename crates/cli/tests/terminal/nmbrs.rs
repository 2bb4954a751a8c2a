//! Whole games of nmbrs! blocks through the keyboard: turns step by step, knocks, several at one keyboard.

use super::support::{Place, Talk, moves_of, run};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::{Blocks, Move, Nmbrs, Options, Phase, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

/// Finds a legal turn for the viewer without looking into the game: in one line, or step by step.
fn some_turn(view: &View, shuffle: &mut Shuffle) -> Vec<String> {
    let Viewer::Seat(seat) = view.viewer else { panic!("nobody is asked") };
    let game = Nmbrs::imagine(view, shuffle).expect("a game gave this position");
    let turn = game.random_move(seat, shuffle).to_string();
    let lines = if shuffle.chance(1, 2) { vec![turn] } else { turn.split(", ").map(str::to_string).collect() };
    // If insertions must be made together, each one alone waits for the next.
    lines.into_iter().map(|line| if line == "nothing" { "done".to_string() } else { line }).collect()
}

/// Types a turn after some mistakes, which cost nothing.
fn clumsy(view: &View, shuffle: &mut Shuffle) -> Vec<String> {
    let mut typed = some_turn(view, shuffle);
    let slips: &[&str] = match shuffle.below(7) {
        0 => &["jump"],
        1 => &["", "new 1 2 4", "give 101", "?"],
        2 => &["hand", "map", "rows", "log", "score", "aside", "fits"],
        3 => &["undo", "clear", "into A", "65 75", "new", "give"],
        4 => &["knock", "knock 35", "let go"],
        _ => &[],
    };
    typed.splice(..0, slips.iter().map(ToString::to_string));
    typed
}

/// Plays to the end. When a block is given away, every third answer is a knock.
fn play(
    args: &[&str],
    shuffle: &mut Shuffle,
    choose: impl FnMut(&View, &mut Shuffle) -> Vec<String>,
) -> (String, Vec<String>) {
    play_knocking(3, args, shuffle, choose)
}

/// Plays to the end. When a block is given away, one answer in `one_in` is a knock.
fn play_knocking(
    one_in: u32,
    args: &[&str],
    shuffle: &mut Shuffle,
    mut choose: impl FnMut(&View, &mut Shuffle) -> Vec<String>,
) -> (String, Vec<String>) {
    let mut talk = Talk::start(args);
    let mut plan: Vec<String> = Vec::new();
    while let Some(said) = talk.listen() {
        let question = said.lines().rev().nth(1).unwrap_or_default().to_string();
        if question.starts_with("Press Enter to let it go") {
            let knock = said.contains("Type knock") || said.contains("type knock");
            talk.say(if knock && shuffle.chance(1, one_in) { "knock" } else { "" });
        } else if question.starts_with("Pass the keyboard") {
            talk.say("");
        } else if let Some(line) = said.lines().find(|line| line.starts_with("options preset=")) {
            plan = choose(&line.parse().expect("a position"), shuffle);
            plan.reverse();
            talk.say(&plan.pop().expect("something to type"));
        } else if let Some(line) = plan.pop() {
            talk.say(&line);
        } else {
            talk.say("position");
        }
    }
    let (code, heard, typed) = talk.hang_up();
    assert_eq!(code, Some(0), "{heard}");
    (heard, typed)
}

/// Returns the states that a record goes through, from the deal to the end.
fn replayed(options: &str, seats: u8, seed: u64, moves: &[(Seat, Move)]) -> Vec<Nmbrs> {
    let options = Options::from_line(options).expect("options");
    let mut game = Nmbrs::deal(&options, seats, &mut Shuffle::new(&Seed::from_number(seed))).expect("a deal");
    let mut games = vec![game.clone()];
    for (seat, choice) in moves {
        game.play(*seat, choice, &mut Ignore).expect("a legal move");
        games.push(game.clone());
    }
    games
}

fn args_of(options: &str) -> Vec<String> {
    let choice = |choice: &str| match choice.strip_prefix("preset=") {
        Some(preset) => format!("--preset={preset}"),
        None => format!("--option={choice}"),
    };
    options.split(' ').map(choice).collect()
}

#[test]
fn one_person_against_computers_to_the_end() {
    for (seed, seats, options) in [
        (1, 2, "preset=usual rounds=1"),
        (2, 3, "preset=usual rounds=2 knock=in-order"),
        (3, 4, "preset=simple youngest=random"),
        (4, 6, "preset=usual rounds=1 squares=on draw-exception=any-knocker"),
        (5, 2, "preset=simple youngest=1 rounds=2"),
    ] {
        let place = Place::new(&format!("nmbrs-{seed}"));
        let (file, again) = (place.file("game.save"), place.file("again.save"));
        let (number, players) = (seed.to_string(), seats.to_string());
        let chosen = args_of(options);
        let mut args = vec!["play", "nmbrs", "--seed", &number, "--players", &players];
        args.extend(chosen.iter().map(String::as_str));
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, typed) = play(&[&args[..], &["--save", &file]].concat(), &mut shuffle, clumsy);

        let moves = moves_of::<Nmbrs>(&file);
        let games = replayed(options, seats, seed, &moves);
        let turn = games[games.len() - 1].turn();
        let results = &turn.outcome().expect("the game is over").results;
        if options.starts_with("preset=usual") {
            let points = format!("Points: you {}, Fox {}", results[0], results[1]);
            assert!(heard.contains(&points), "seed {seed}: {points} in\n{heard}");
        }
        let mine = moves.iter().filter(|(seat, _)| *seat == Seat(0));
        assert!(mine.clone().any(|(_, choice)| matches!(choice, Move::Turn(_))), "seed {seed}");
        assert!(heard.ends_with(&format!("--seed {seed}\n")), "{heard}");

        // The same seed and the same typing give the same game, letter for letter.
        let (code, heard_again, complaint) =
            run(&[&args[..], &["--save", &again]].concat(), &(typed.join("\n") + "\n"));
        assert_eq!((code, complaint.as_str()), (Some(0), ""));
        assert_eq!(heard_again.replace("again.save", "game.save"), heard);
        let (code, told, _) = run(&["verify", &file], "");
        assert_eq!(code, Some(0), "{told}");
        let (code, told, _) = run(&["replay", &file], "");
        assert!(code == Some(0) && told.contains("gives away"), "{told}");
    }
}

/// Counts the times that this seat is asked for a block that was given away.
fn times_asked(games: &[Nmbrs], seat: Seat) -> usize {
    let asked = |game: &Nmbrs| match game.view(Viewer::Watcher).phase {
        Phase::Knock(knocking) => Some(knocking.asked),
        Phase::Turn | Phase::Over => None,
    };
    let begins =
        |pair: &&[Nmbrs]| asked(&pair[0]).is_none() && asked(&pair[1]).is_some_and(|asked| asked.contains(seat));
    games.windows(2).filter(begins).count()
}

/// §6.2 At a keyboard a person is asked about every block before a computer player's knock counts; of several who knock,
/// a lot decides, now for the one and now for the other.
#[test]
fn a_person_is_asked_before_a_computers_knock_counts() {
    let options = "preset=usual rounds=1";
    let (mut asked, mut lots, mut to_you) = (0, 0, 0);
    for seed in 21..29 {
        let place = Place::new(&format!("nmbrs-race-{seed}"));
        let (file, number) = (place.file("game.save"), seed.to_string());
        let args = ["play", "nmbrs", "--players", "4", "--seed", &number, "--option", "rounds=1", "--save", &file];
        let (heard, _) = play_knocking(1, &args, &mut Shuffle::from_number(seed), some_turn);
        let games = replayed(options, 4, seed, &moves_of::<Nmbrs>(&file));
        let questions = heard.matches("Press Enter to let it go").count();
        assert_eq!(questions, times_asked(&games, Seat(0)), "{heard}");
        asked += questions;
        lots += heard.matches("More than one wanted it, so a lot decided: it goes to").count();
        to_you += heard.matches("a lot decided: it goes to you.").count();
    }
    assert!(to_you > 0 && to_you < lots && lots < asked, "{asked} times asked; {to_you} of {lots} lots to you");
}

/// Of several people at one keyboard the first one asked is not ahead of the others.
#[test]
fn people_at_one_keyboard_all_answer_before_one_of_them_gets_it() {
    let place = Place::new("nmbrs-race-several");
    let file = place.file("game.save");
    let args = ["play", "nmbrs", "--people", "Ann,Ben,Cem", "--seed", "31", "--option", "rounds=1", "--save", &file];
    let (heard, _) = play_knocking(1, &args, &mut Shuffle::from_number(31), some_turn);
    let games = replayed("preset=usual rounds=1", 3, 31, &moves_of::<Nmbrs>(&file));
    let asked: usize = (0..3).map(|seat| times_asked(&games, Seat(seat))).sum();
    assert_eq!(heard.matches("Press Enter to let it go").count(), asked, "{heard}");
    let by_lot = |name: &str| heard.matches(&format!("a lot decided: it goes to {name}.")).count();
    let lots = ["Ann", "Ben", "Cem"].map(by_lot);
    assert_eq!(lots.iter().sum::<usize>(), asked / 2, "two are asked about each block, and both knock");
    assert!(lots.iter().all(|count| *count > 0), "{lots:?}");
    assert_eq!(heard.matches("Let’s hear from everybody first.").count(), asked / 2);
}

/// The blocks on a screen belong to the one person who is asked there.
#[test]
fn several_at_one_keyboard_never_see_each_others_blocks() {
    for (seed, people, seats, options) in [
        (11, "Ann,Ben", 2_u8, "preset=usual rounds=1"),
        (12, "Ann,Ben,Cem", 4, "preset=usual rounds=1 knock=in-order"),
        (13, "Ann,Ben,Cem", 3, "preset=simple"),
    ] {
        let place = Place::new(&format!("nmbrs-several-{seed}"));
        let file = place.file("game.save");
        let (number, count, chosen) = (seed.to_string(), seats.to_string(), args_of(options));
        let args = ["play", "nmbrs", "--people", people, "--players", &count, "--seed", &number, "--save", &file];
        let args: Vec<&str> = args.into_iter().chain(chosen.iter().map(String::as_str)).collect();
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, _) = play(&args, &mut shuffle, some_turn);

        let games = replayed(options, seats, seed, &moves_of::<Nmbrs>(&file));
        let names: Vec<&str> = people.split(',').collect();
        let hands = |seat: usize| -> Vec<Blocks> {
            let viewer = Viewer::Seat(Seat(u8::try_from(seat).expect("a seat")));
            games.iter().map(|game| game.view(viewer).own_hand()).collect()
        };
        let hands: Vec<Vec<Blocks>> = (0..names.len()).map(hands).collect();
        let mut shown_at_all = 0;
        for screen in heard.split(&"\n".repeat(80)) {
            let is_asked = |name: &str| {
                let begins = [format!("{name}, your turn"), format!("{name}: lay ")];
                screen.lines().any(|line| begins.iter().any(|begin| line.starts_with(begin)))
            };
            let asked: Vec<usize> = (0..names.len()).filter(|seat| is_asked(names[*seat])).collect();
            let shown: Vec<&str> = screen.lines().filter(|line| line.starts_with("Your blocks (")).collect();
            assert!(asked.len() <= 1 && (shown.is_empty() || asked.len() == 1), "{asked:?} in\n{screen}");
            for line in shown {
                let (_, blocks) = line.split_once(": ").expect("blocks");
                let blocks: Blocks = blocks.split_whitespace().map(|block| block.parse().expect("a block")).collect();
                // While a player lays, part of the hand is left; jokers may come from the table.
                let is_part = |hand: &Blocks| blocks.iter().all(|block| block.is_joker() || hand.contains(block));
                assert!(hands[asked[0]].iter().any(is_part), "{line} in\n{screen}");
                shown_at_all += 1;
            }
        }
        assert!(shown_at_all > 0, "seed {seed}");
    }
}

/// A half-typed turn is in no record, which the player is told; the game continues from its file.
#[test]
fn a_saved_game_continues_where_it_was() {
    let place = Place::new("nmbrs-kept");
    let file = place.file("game.save");
    let (code, heard, _) = run(&["play", "nmbrs", "--seed", "4", "--save", &file], "new 68 72 76\nquit\n");
    assert_eq!(code, Some(0));
    assert!(heard.contains("lay it again: new 68 72 76"), "{heard}");
    let (code, heard, _) = run(&["play", "--continue", &file], "new 68 72 76, give 5\nlog\nquit\n");
    assert_eq!(code, Some(0));
    assert!(heard.contains("You lay row A: 68, 72, 76."), "{heard}");
    let moves = moves_of::<Nmbrs>(&file);
    assert_eq!(moves.first().map(|(_, choice)| choice.to_string()).as_deref(), Some("lay 68 72 76, give 5"));
    let (code, _, complaint) = run(&["replay", &file], "");
    assert!(code != Some(0) && complaint.contains("isn’t over"), "{complaint}");
}

/// A number chooses one of several ways.
#[test]
fn a_number_chooses_one_of_several_ways() {
    let (code, heard, _) = run(&["play", "nmbrs", "--seed", "7"], "new 51 54 57, jb into A\n9\n2\nundo\n1\nhand\n");
    assert_eq!(code, Some(0));
    assert!(heard.contains("There are several ways to do that:"), "{heard}");
    assert!(heard.contains("There are only"), "{heard}");
    assert!(heard.contains("⟨jb="), "{heard}");
}
