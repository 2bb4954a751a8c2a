//! Whole games of Numberloor through the keyboard: plans, Night cards, several at one keyboard.

use super::support::*;
use crate::terminal::support::{Place, Talk, moves_of, play_through, reckon, run, run_command, shows};
use reckon_compose::Compose;
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numberloor::{Card, Move, Numberloor, Options, Placement, View};
use reckon_rules::shuffle::Shuffle;
use reckon_words::numberloor::cards_listed;
use reckon_words::{Language, Names, Speaker};

#[test]
fn one_person_against_computers_to_the_end() {
    for (seed, seats, options) in [
        (1, 2, "preset=advanced"),
        (2, 3, "preset=advanced"),
        (3, 4, "preset=intermediate"),
        (4, 5, "preset=advanced night-cards=no-hurry"),
        (5, 2, "preset=beginners"),
        (6, 3, "preset=advanced night-cards=between-turns voluntary-draw=on"),
    ] {
        let place = Place::new(&format!("numberloor-{seed}"));
        let (file, again) = (place.file("game.save"), place.file("again.save"));
        let (number, players) = (seed.to_string(), seats.to_string());
        let choices: Vec<String> = options.split(' ').skip(1).map(|choice| format!("--option={choice}")).collect();
        let preset = options.split([' ', '=']).nth(1).expect("a preset");
        let mut args = vec!["play", "numberloor", "--preset", preset, "--seed", &number, "--players", &players];
        args.extend(choices.iter().map(String::as_str));
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, typed) = play_through(&[&args[..], &["--save", &file]].concat(), |view| clumsy(view, &mut shuffle));

        let moves = moves_of::<Numberloor>(&file);
        let games = replayed(&with_option(options), seats, seed, &moves);
        let turn = games[games.len() - 1].turn();
        let results = &turn.outcome().expect("the game is over").results;
        let stars = format!("Stars: you {}, Fox {}", results[0], results[1]);
        assert!(heard.contains(&stars), "{stars} in\n{heard}");
        assert!(heard.ends_with(&format!("--seed {seed}\n")), "{heard}");

        // The same seed and the same typing give the same game, letter for letter.
        let (code, heard_again, complaint) =
            run(&[&args[..], &["--save", &again]].concat(), &(typed.join("\n") + "\n"));
        assert_eq!((code, complaint.as_str()), (Some(0), ""));
        assert_eq!(heard_again.replace("again.save", "game.save"), heard);
        let (code, told, _) = run(&["verify", &file], "");
        assert_eq!(code, Some(0), "{told}");
        let (code, told, _) = run(&["replay", &file], "");
        assert!(code == Some(0) && told.contains("Stars: "), "{told}");
    }
}

/// The hand on a screen belongs to the one person who is asked there.
#[test]
fn several_at_one_keyboard_never_see_each_others_hands() {
    for (seed, people, players, option) in [
        (11, "Ann,Ben", 2_u8, "preset=advanced"),
        (12, "Ann,Ben,Cem", 4, "preset=advanced"),
        (13, "Ann,Ben,Cem", 3, "preset=advanced night-cards=no-hurry"),
        (14, "Ann,Ben", 3, "preset=beginners"),
    ] {
        let place = Place::new(&format!("numberloor-several-{seed}"));
        let file = place.file("game.save");
        let (number, count) = (seed.to_string(), players.to_string());
        let (preset, choice) = option.split_once(' ').unwrap_or((option, "turn-limit=100"));
        let choice = format!("--option={choice}");
        let preset = preset.trim_start_matches("preset=");
        let args = ["play", "numberloor", "--people", people, "--players", &count, "--seed", &number, "--plain"];
        let args = [&args[..], &["--preset", preset, &choice, "--save", &file]].concat();
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, _) = play_through(&args, |view| some_move(view, &mut shuffle));
        assert!(heard.contains("The game is over."), "{heard}");

        let games = replayed(&with_option(option), players, seed, &moves_of::<Numberloor>(&file));
        let names: Vec<&str> = people.split(',').collect();
        let hands: Vec<Vec<String>> = (0..names.len()).map(|seat| hands_of(&games, seat)).collect();
        for screen in heard.split(&"\n".repeat(80)) {
            let is_asked = |name: &&&str| {
                let begins = [format!("{name}, your turn"), format!("{name}: lay ")];
                screen.lines().any(|line| begins.iter().any(|begin| line.starts_with(begin)))
            };
            let asked: Vec<usize> = (0..names.len()).filter(|seat| is_asked(&&names[*seat])).collect();
            // The introduction speaks of balloons too.
            let is_hand = |line: &str| line.starts_with("Your ") && !line.starts_with("Your own balloons can");
            let shown: Vec<&str> = screen.lines().filter(|line| is_hand(line)).collect();
            assert!(asked.len() <= 1 && (shown.is_empty() || asked.len() == 1), "{asked:?} in\n{screen}");
            for line in shown {
                let (_, cards) = line.split_once(": ").expect("cards");
                assert!(hands[asked[0]].contains(&cards.trim_end_matches('.').to_string()), "{line} in\n{screen}");
            }
        }
    }
}

/// Lists the Levels and balloons of every hand that a seat had, as a screen does.
fn hands_of(games: &[Numberloor], seat: usize) -> Vec<String> {
    let (names, seat) = (Names::default(), Seat(u8::try_from(seat).expect("a seat")));
    let speaker = Speaker::new(Language::English, &names);
    let rows = |game: &Numberloor| {
        let view = game.view(Viewer::Seat(seat));
        let (levels, balloons): (Vec<_>, Vec<_>) = view.own_hand().iter().partition(|card| card.is_level());
        [cards_listed(&levels, &speaker), cards_listed(&balloons, &speaker)]
    };
    games.iter().flat_map(rows).collect()
}

/// Returns as many Levels in one line as fit, but not the last one.
fn longest_plan(view: &View) -> Vec<Move> {
    let mut plan = Vec::new();
    let mut levels: Vec<_> = view.own_hand().iter().copied().filter(|card| card.is_level()).collect();
    while levels.len() > 1 {
        let goes = |level: &_| {
            let placement = Placement::of(*level).expect("a Level");
            let longer = [&plan[..], &[Move::Place { placement, on: None }]].concat();
            let readings = Numberloor::read(view, &longer).expect("a game gave this position").readings;
            readings.len() == longer.len() && readings.iter().all(|reading| reading.verdict.is_ok())
        };
        let Some(place) = levels.iter().position(goes) else { break };
        let placement = Placement::of(levels.remove(place)).expect("a Level");
        plan.push(Move::Place { placement, on: None });
    }
    plan
}

/// A Night card in the middle of a plan: the rest stays in the hand, and the player is told.
#[test]
fn a_cut_in_drops_the_rest_of_a_plan() {
    let mut dropped = 0;
    for seed in 1..50 {
        let plan = longest_plan(&deal(&Options::default(), 3, seed).view(Viewer::Seat(Seat(0))));
        if plan.len() < 2 {
            continue;
        }
        let place = Place::new(&format!("numberloor-cut-{seed}"));
        let (file, number) = (place.file("game.save"), seed.to_string());
        let typed: Vec<String> = plan.iter().map(ToString::to_string).collect();
        let args = ["play", "numberloor", "--players", "3", "--seed", &number, "--plain", "--save", &file];
        let (_, heard, _) = run(&args, &(typed.join(" ") + "\nposition\n"));
        let moves = moves_of::<Numberloor>(&file);
        // If a computer player cut in before the first move, the line answers another question.
        if moves.first().is_none_or(|(seat, _)| *seat != Seat(0)) {
            continue;
        }
        let laid = moves.iter().take_while(|(seat, _)| *seat == Seat(0)).count();
        let is_cut = laid < plan.len() && matches!(moves.get(laid), Some((_, Move::Night { .. })));
        assert_eq!(heard.contains("The rest of your turn wasn’t laid."), is_cut, "{seed}: {heard}");
        if is_cut {
            dropped += 1;
            let after = heard.split("The rest of your turn wasn’t laid.").next().expect("what was before it");
            assert!(after.trim_end().lines().nth_back(1).is_some_and(|line| line.contains("takes over your turn")));
        }
    }
    assert!(dropped > 0, "nobody has cut in");
}

/// If a placement of a plan is refused, those before it are laid, those after it are not.
#[test]
fn a_plan_ends_where_a_placement_does_not_go() {
    let plan = ["6", "9", "6"];
    let place = Place::new("numberloor-stop");
    let file = place.file("game.save");
    let args = ["play", "numberloor", "--people", "Ann,Ben", "--seed", "3", "--plain", "--save", &file];
    let (_, heard, _) = run(&args, &format!("\n{}\n", plan.join(" ")));
    assert!(
        heard.contains("Ann lays Level 6") && heard.contains("The rest of the line wasn’t laid either."),
        "{heard}"
    );
    assert_eq!(moves_of::<Numberloor>(&file).len(), 1);
}

#[test]
fn a_game_interrupted_during_a_turn_ends_like_an_uninterrupted_one() {
    let place = Place::new("numberloor-interrupted");
    let args = ["play", "numberloor", "--seed", "21", "--players", "3", "--plain"];
    let mut shuffle = Shuffle::from_number(21);
    let (heard, typed) = play_through(&args, |view| some_move(view, &mut shuffle));
    let whole = place.file("whole.save");
    run(&[&args[..], &["--save", &whole]].concat(), &(typed.join("\n") + "\n"));
    let mut in_turn = 0;
    for cut in (1..typed.len()).step_by(5) {
        let file = place.file(&format!("cut-{cut}.save"));
        let (before, after) = typed.split_at(cut);
        run(&[&args[..], &["--save", &file]].concat(), &(before.join("\n") + "\n"));
        // Replay only the moves: questions come again.
        let mut talk = Talk::start(&["play", "--continue", &file, "--plain"]);
        let mut after = after.iter().filter(|line| !line.is_empty() && *line != "position");
        while let Some(said) = talk.listen() {
            in_turn += usize::from(said.contains("This turn: ") && said.contains("Welcome"));
            match said.lines().rev().nth(1).unwrap_or_default().starts_with("Press Enter") {
                true => talk.say(""),
                false => talk.say(after.next().expect("a move")),
            }
        }
        let (code, second, _) = talk.hang_up();
        assert_eq!(code, Some(0));
        assert_eq!(second.lines().last(), heard.lines().last(), "cut at {cut}");
        assert_eq!(moves_of::<Numberloor>(&file), moves_of::<Numberloor>(&whole), "cut at {cut}");
    }
    assert!(in_turn > 0, "no turn was interrupted");
}

/// A person alone is asked for a Night card only if they hold one that suits.
#[test]
fn a_lone_person_is_never_asked_in_vain() {
    let mut asked = 0;
    for (seed, option) in [(31, "night-cards=any-moment"), (32, "night-cards=any-moment"), (33, "night-cards=no-hurry")]
    {
        let number = seed.to_string();
        let args = ["play", "numberloor", "--seed", &number, "--players", "3", "--plain", "--option", option];
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, _) = play_through(&args, |view| some_move(view, &mut shuffle));
        let questions = heard.matches("Press Enter to ").count();
        let told = ["You have a Night card that fits: ", "You have Night cards that fit: "];
        assert_eq!(told.map(|told| heard.matches(told).count()).iter().sum::<usize>(), questions, "{heard}");
        asked += questions;
    }
    assert!(asked > 0, "nobody held one");
}

/// A person alone is asked for a Night card once in a computer player's turn, too.
#[test]
fn a_lone_person_is_asked_once_in_a_turn() {
    let mut questions = 0;
    for seed in 31..37 {
        let place = Place::new(&format!("numberloor-lone-{seed}"));
        let (file, number) = (place.file("game.save"), seed.to_string());
        let args = ["play", "numberloor", "--players", "3", "--seed", &number, "--plain", "--save", &file];
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, _) = play_through(&args, |view| some_move(view, &mut shuffle));
        let games = replayed(&with_option("preset=advanced"), 3, seed, &moves_of::<Numberloor>(&file));
        let mut in_turns: Vec<u32> = Vec::new();
        for game in &games {
            let view = game.view(Viewer::Watcher);
            let lets_interrupt = game.view(Viewer::Seat(Seat(0))).may_interrupt();
            if view.turn != Seat(0) && lets_interrupt && !in_turns.contains(&view.turns) {
                in_turns.push(view.turns);
            }
        }
        let asked = heard.matches("Press Enter to go on.").count();
        assert!(asked <= in_turns.len(), "{asked} questions in {} turns", in_turns.len());
        questions += asked;
    }
    assert!(questions > 0, "nobody held one");
}

/// Several at one keyboard are asked for a Night card once in a computer player's turn, not after each of its cards.
#[test]
fn several_people_are_asked_once_in_a_turn() {
    let (mut questions, mut turns, mut placements) = (0, 0, 0);
    for seed in 34..37 {
        let place = Place::new(&format!("numberloor-once-{seed}"));
        let (file, number) = (place.file("game.save"), seed.to_string());
        let args = ["play", "numberloor", "--people", "Ann,Ben", "--players", "3", "--seed", &number, "--plain"];
        let args = [&args[..], &["--save", &file]].concat();
        let mut shuffle = Shuffle::from_number(seed);
        let (heard, _) = play_through(&args, |view| some_move(view, &mut shuffle));
        let moves = moves_of::<Numberloor>(&file);
        let games = replayed(&with_option("preset=advanced"), 3, seed, &moves);
        let computer = Seat(2);
        let mut in_turns: Vec<u32> = Vec::new();
        for (game, (seat, choice)) in games.iter().zip(&moves) {
            let view = game.view(Viewer::Watcher);
            if view.turn == computer && !in_turns.contains(&view.turns) {
                in_turns.push(view.turns);
            }
            placements += usize::from(*seat == computer && matches!(choice, Move::Place { .. }));
        }
        let asked = heard.matches("Press Enter to go on.").count();
        assert!(asked <= in_turns.len(), "{asked} questions in {} turns", in_turns.len());
        questions += asked;
        turns += in_turns.len();
    }
    // Hardly ever do all Night cards that fit lie in the middle, where everybody has seen them.
    assert!(questions > turns / 2 && placements > questions, "{questions} in {turns} turns, {placements} placements");
}

/// The reply to a line for another player depends only on the open cards, not on the hand. Only a card that is held
/// and fits is laid.
#[test]
fn a_line_for_another_player_reveals_nothing_about_a_hand() {
    let secret = "That can’t be laid, Ben. If it’s your card, take the keyboard and look: 2! hand\n";
    let mut held = 0;
    for (seed, option) in (41..49).map(|seed| (seed, ["night-on-equal=on", "night-on-equal=off"][seed as usize % 2])) {
        let number = seed.to_string();
        let args = ["play", "numberloor", "--people", "Ann,Ben", "--seed", &number, "--plain", "--option", option];
        let game = deal(&with_option(option), 2, seed);
        let (all, ben) = (game.view(Viewer::Watcher), game.view(Viewer::Seat(Seat(1))));
        let goes = |card: &u8| all.fits_at_night(*card);
        let listed: Vec<String> = (0..10).filter(goes).map(|card| card.to_string()).collect();
        for card in 0..10 {
            let is_held = ben.own_hand().contains(&Card::night(card));
            // No hand can be laid with all of these, so it never goes.
            for behind in ["", " b1 b2 b3 b4 b5 near odd even skip"] {
                let (line, named) = (format!("2! {card}n{behind}"), format!("Ben: {card}{behind}"));
                let (_, heard, _) = run(&args, &format!("{line}\n{named}\n\n{line}\n{named}\n"));
                let is_answer = |line: &str| line.starts_with("That can’t be laid") || line.starts_with("Not allowed");
                let answers: Vec<&str> = heard.lines().filter(|line| is_answer(line)).collect();
                if goes(&card) && is_held && behind.is_empty() {
                    assert!(heard.contains("Ben takes over Ann’s turn"), "{heard}");
                    continue;
                }
                assert_eq!(answers.len(), 4, "{heard}");
                held += usize::from(is_held && goes(&card));
                let because = answers[0].strip_prefix("Not allowed, Ben. ");
                match because {
                    None => assert!(goes(&card) && heard.matches(secret).count() == 4, "{heard}"),
                    Some(why) if why.starts_with("At this table the same number") => {
                        assert!(option.ends_with("off") && !goes(&card), "{heard}");
                    }
                    Some(why) => {
                        assert!(!goes(&card) && why.starts_with(&format!("{card} doesn’t fit on ")), "{heard}");
                        assert!(listed.iter().all(|number| why.contains(number)), "{why}: {listed:?}");
                    }
                }
                assert!(answers.iter().all(|answer| *answer == answers[0]), "{heard}");
            }
        }
    }
    assert!(held > 0, "nobody held a card that suits");
}

/// Young children hear nothing about cards that they do not play with.
#[test]
fn beginners_hear_nothing_of_balloons_and_night_cards() {
    for (language, people, words) in [
        ("en", "", ["balloon", "night", "draw"]),
        ("en", "Ann,Ben", ["balloon", "night", "draw"]),
        ("de", "", ["ballon", "nacht", "ziehen"]),
        ("de", "Ann,Ben", ["ballon", "nacht", "ziehen"]),
    ] {
        let args = ["play", "numberloor", "--preset", "beginners", "--seed", "5", "--language", language];
        let args = if people.is_empty() { args.to_vec() } else { [&args[..], &["--people", people]].concat() };
        let mut shuffle = Shuffle::from_number(5);
        let (heard, _) = play_through(&args, |view: &View| {
            let asides = ["? more", "?", "options", "foo", "Ben: 5", "2! 5", "5 by Ben", "pass 5", "3+3"];
            let asides = asides.into_iter().map(String::from);
            asides.chain(some_move(view, &mut shuffle)).collect()
        });
        for line in heard.lines().filter(|line| !line.starts_with("> ")) {
            assert!(!words.iter().any(|word| line.to_lowercase().contains(word)), "{line}");
        }
    }
}

/// In another player's turn, or before the keyboard is handed over, a player may look at their own cards: only after
/// saying that they are there, and the cards are gone afterwards.
#[test]
fn a_player_who_looks_sees_only_their_own_cards() {
    for seed in 61..65 {
        let number = seed.to_string();
        let args = ["play", "numberloor", "--people", "Ann,Ben", "--players", "3", "--plain", "--seed", &number];
        let game = deal(&Options::default(), 3, seed);
        let hands: Vec<Vec<String>> = (0..2).map(|seat| hands_of(std::slice::from_ref(&game), seat)).collect();
        for (option, typed) in
            [("youngest=1", "2! hand\n\n\n\n2! hand\n\n\n"), ("youngest=3", "2! hand\n\n1! hand\n\nBen: hand\n\n")]
        {
            let (_, heard, _) = run(&[&args[..], &["--option", option]].concat(), typed);
            if heard.contains("takes over") {
                continue;
            }
            let mut seen = Vec::new();
            for screen in heard.split(&"\n".repeat(80)) {
                let mut passed_to = None;
                let mut on_screen = Vec::new();
                for line in screen.lines() {
                    if line.starts_with("Pass the keyboard to ") {
                        passed_to = Some(usize::from(line.contains("Ben")));
                    } else if let Some((_, cards)) = line.strip_prefix("Your ").and_then(|line| line.split_once(": ")) {
                        let seat = passed_to.expect("somebody has the keyboard");
                        assert!(hands[seat].contains(&cards.trim_end_matches('.').to_string()), "{line} in\n{heard}");
                        on_screen.push(seat);
                    }
                }
                on_screen.dedup();
                assert!(on_screen.len() <= 1, "{heard}");
                seen.extend(on_screen);
            }
            assert_eq!(seen, [1, 0, 1], "{heard}");
        }
    }
}

#[test]
fn in_german_nothing_is_said_in_english() {
    let args = ["play", "numberloor", "--seed", "7", "--language", "de", "--people", "Ann,Bea", "--players", "3"];
    let mut shuffle = Shuffle::from_number(7);
    let (heard, _) = play_through(&args, |view: &View| {
        let mut typed = some_move(view, &mut shuffle);
        typed.insert(0, "? mehr".into());
        typed
    });
    assert!(heard.contains("Das Spiel ist aus."), "{heard}");
    let said = heard.lines().filter(|line| !line.starts_with("> ") && !line.starts_with("options "));
    for line in said.filter(|line| !line.contains("reckon play")) {
        for word in ["card", "the", "your", "turn", "level", "balloon", "lays", "cli", "you"] {
            assert!(!shows(&line.to_lowercase(), word), "{word}: {line}");
        }
    }
}

#[test]
fn spoken_games_draw_nothing_and_say_numbers() {
    let args = ["play", "numberloor", "--seed", "9", "--spoken"];
    let mut shuffle = Shuffle::from_number(9);
    let (heard, _) = play_through(&args, |view| some_move(view, &mut shuffle));
    let said = heard.lines().filter(|line| !line.starts_with("> ") && !line.starts_with("options "));
    // Text to be typed is the one thing that cannot be said in words.
    for line in said.filter(|line| !line.contains("Type ") && !line.contains("b3 6") && !line.contains("--seed")) {
        assert!(!line.contains(['│', '╭', '┌', '−', '→', '·', '±', '☾']), "{line}");
        assert!(!line.contains(|c: char| c.is_ascii_digit()), "{line}");
    }
}

/// With several people listening, the question is asked whatever they hold, and no hand is shown for it.
#[test]
fn several_are_offered_the_pause_whatever_they_hold() {
    for seed in 1..9 {
        let number = seed.to_string();
        let args = ["play", "numberloor", "--people", "Ann,Ben", "--players", "3", "--plain", "--seed", &number];
        let (_, heard, _) = run(&[&args[..], &["--option", "youngest=3"]].concat(), "hand\n");
        let question = "It’s Fox’s turn. A Night card? Type 1! (Ann) or 2! (Ben) and the card, as in 1! 6n; type 1! hand to see your cards first.\nPress Enter to go on.\n";
        assert_eq!(heard.matches(question).count(), 1, "{heard}");
        assert!(!heard.contains("Your Levels") && heard.contains("Pass the keyboard to Ann"), "{heard}");
    }
}

#[test]
fn lines_fit_where_the_width_is_known() {
    for width in [20, 33, 60] {
        let mut command = reckon(&["play", "numberloor", "--seed", "1"]);
        let (_, heard, _) = run_command(command.env("COLUMNS", width.to_string()), "?\nb4 5 5n\ncentre\n");
        // A title, an example or a typed line is not wrapped; everything else is.
        for line in heard.lines().filter(|line| !line.starts_with(['>', ' '])) {
            assert!(line.chars().count() <= width, "{width}: {line}");
        }
    }
}
