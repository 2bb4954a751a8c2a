//! §11.4, §11.5 The window in which a build can be challenged.

use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::numero::{Illegal, Numero};

use crate::numero::harness::{WORLDS, choice, game, mover, name, play, play_as, refused, scored, shows};

const CHALLENGE: &str = "challenge 10#1";

/// Returns the seats whose challenge is legal, in the order of play from the builder on. They must be
/// those that may act.
fn open_to(game: &Numero, builder: u8) -> Vec<Seat> {
    let seats = game.view(Viewer::Watcher).seats();
    let order = (1..=seats).map(|step| Seat((builder + step) % seats));
    let refused = |seat: &Seat| game.clone().play(*seat, &choice(CHALLENGE), &mut Ignore).is_err();
    let open: Vec<Seat> = order.filter(|seat| !refused(seat)).collect();
    if let Turn::Open { must, may, .. } = game.turn() {
        let others = open.iter().copied().filter(|seat| !must.contains(*seat)).collect();
        assert_eq!(may, others, "{}", game.view(Viewer::Watcher));
    }
    open
}

/// Follows a game from the build until nobody can challenge it, as `turn: seats that may challenge | …`.
fn moments(before: &str, builder: u8, world: u64) -> String {
    let mut game = game(before, world);
    play(&mut game, "build 10: 9r + 1g");
    let mut moments = Vec::new();
    loop {
        let open = open_to(&game, builder);
        let words: Vec<String> = open.iter().map(ToString::to_string).collect();
        moments.push(format!("{}: {}", mover(&game), words.join(" ")).trim_end().to_string());
        if open.is_empty() {
            return moments.join(" | ");
        }
        let away = game.absent(mover(&game)).unwrap().to_string();
        play(&mut game, &away);
    }
}

/// Checks the whole window, with the builder at each seat.
#[track_caller]
fn windows(options: &str, seats: u8, expected: &str) {
    for builder in 0..seats {
        let before = format!(
            "options preset=scoring {options} | seats {seats} | seat {} | centre 9r 4b | hand 1g 3g 6g 12g 13g",
            builder + 1
        );
        let turned = |c: char| match c.to_digit(10) {
            Some(seat) => char::from_digit((seat - 1 + u32::from(builder)) % u32::from(seats) + 1, 10).unwrap(),
            None => c,
        };
        let expected: String = expected.chars().map(turned).collect();
        for world in 0..WORLDS {
            assert_eq!(moments(&before, builder, world), expected, "{before}");
        }
    }
}

// §11.4 Until the challenger's second turn after the build begins: two players.
#[test]
fn the_window_of_two() {
    windows("", 2, "2: 2 | 1: 2 | 2:");
}

// §11.4 Each challenger has a window of their own: three and four players.
#[test]
fn the_windows_of_three_and_four() {
    windows("", 3, "2: 2 3 | 3: 2 3 | 1: 2 3 | 2: 3 | 3:");
    windows("", 4, "2: 2 3 4 | 3: 2 3 4 | 4: 2 3 4 | 1: 2 3 4 | 2: 3 4 | 3: 4 | 4:");
}

// §11.4 challenge-window=immediate: before the next player has played, by anybody.
#[test]
fn the_immediate_window() {
    windows("challenge-window=immediate", 2, "2: 2 | 1:");
    windows("challenge-window=immediate", 3, "2: 2 3 | 3:");
    windows("challenge-window=immediate", 4, "2: 2 3 4 | 3:");
    windows("challenge-window=before-second-turn", 2, "2: 2 | 1: 2 | 2:");
}

/// Returns a position with a finished pack and these hand sizes.
fn without_pack(options: &str, hands: &str, more: &str) -> String {
    let held: u8 = hands.split(' ').map(|count| count.parse::<u8>().unwrap()).sum();
    let won = format!("{}{}", 89 - 2 - held, " 0".repeat(hands.split(' ').count() - 1));
    format!(
        "options preset=scoring {options} | centre 9r 4b | hand 1g 3g 6g 12g 13g | hands {hands} | pack 0 | won {won}{more}"
    )
}

// §11.4 Skipped turns of a player without cards count too.
#[test]
fn skipped_turns_count() {
    for world in 0..WORLDS {
        assert_eq!(moments(&without_pack("", "5 0 5", ""), 0, world), "3: 2 3 | 1: 2 3 | 3:");
        assert_eq!(moments(&without_pack("", "5 5 0", ""), 0, world), "2: 2 3 | 1: 2 3 | 2: 3 | 1:");
        let expected = "3: 2 3 4 | 4: 2 3 4 | 1: 2 3 4 | 3: 4 | 4:";
        assert_eq!(moments(&without_pack("", "5 0 5 5", ""), 0, world), expected);
        let immediate = "challenge-window=immediate";
        assert_eq!(moments(&without_pack(immediate, "5 0 5", ""), 0, world), "3: 2 3 | 1:");
        assert_eq!(moments(&without_pack(immediate, "5 0 0 5", ""), 0, world), "4: 2 3 4 | 1:");
    }
}

// §11.4 A pass counts as a turn.
#[test]
fn a_pass_is_a_turn() {
    let pass = "hand-without-number=pass";
    for world in 0..WORLDS {
        let before = without_pack(pass, "5 2 5", " | wild 2");
        assert_eq!(moments(&before, 0, world), "2: 2 3 | 3: 2 3 | 1: 2 3 | 2: 3 | 3:");
        let before = without_pack(&format!("{pass} challenge-window=immediate"), "5 2 5", " | wild 2");
        assert_eq!(moments(&before, 0, world), "2: 2 3 | 3:");
    }
}

// §11.4 A late challenge is refused as too late.
#[test]
fn too_late() {
    for world in 0..WORLDS {
        let mut game = game("options preset=scoring | centre 9r 4b | hand 1g 3g 6g 12g 13g", world);
        play(&mut game, "build 10: 9r + 1g");
        for _ in 0..2 {
            let away = game.absent(mover(&game)).unwrap().to_string();
            play(&mut game, &away);
        }
        assert_eq!(refused(&game, Seat(1), CHALLENGE), Illegal::TooLateToChallenge { name: name(1), value: 10 });
        shows(&game, Seat(1), "turn 2");
        let lying = game.view(Viewer::Watcher).centre.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert!(lying.contains(&"10#1 = 9r + 1g by 1".to_string()), "the build stays: {lying:?}");
    }
}

// §11.4 Every build has its own window.
#[test]
fn each_build_has_its_own_window() {
    let before = "options preset=scoring | centre 9r 4b 6b | hand 1g 3g 6g 12g 13g | shown 2: 5b 2b";
    for world in 0..WORLDS {
        let mut game = game(before, world);
        play(&mut game, "build 10: 9r + 1g");
        play(&mut game, "build 9: 4b + 5b");
        shows(&game, Seat(0), "centre 6b, 10#1 = 9r + 1g by 1 open 2, 9#2 = 4b + 5b by 2 open 1");
        assert!(matches!(refused(&game, Seat(0), CHALLENGE), Illegal::OwnBuild { .. }));
        assert!(matches!(refused(&game, Seat(1), "challenge 9#2"), Illegal::OwnBuild { .. }));
        play(&mut game.clone(), "challenge 9#2");
        play(&mut game, "discard 3g");
        assert_eq!(refused(&game, Seat(1), CHALLENGE), Illegal::TooLateToChallenge { name: name(1), value: 10 });
        play_as(&mut game, Seat(0), "challenge 9#2");
    }
}

const OPEN: &str = "options preset=scoring | seats 3 | turn 2 | seat 2 | centre 4b, 3b, 10#1 = 9r + 1g by 1 open 1";

// §11.5 It is too late once the build has been taken or built on, or a wild card has been played on it.
#[test]
fn a_change_to_the_build_ends_it() {
    let hand = "hand 10b 2g -2 8g 12g";
    for (turn, left) in [
        ("take 10b: 10#1", "centre 4b 3b"),
        ("take 8g: 10#1-2", "centre 4b 3b"),
        ("build 12: 10#1 + 2g", "centre 4b, 3b, 12#2 = 9r + 1g + 2g by 2 open 1 [10#1 = 9r + 1g by 1]"),
        ("build 8: 10#1-2; discard 2g", "centre 4b, 3b, 2g, 8#2 = (9r + 1g)-2 by 2 open 1 [10#1 = 9r + 1g by 1]"),
    ] {
        let mut game = game(&format!("{OPEN} | {hand}"), 0);
        play_as(&mut game.clone(), Seat(2), CHALLENGE);
        play(&mut game, turn);
        shows(&game, Seat(1), left);
        for seat in 0..3 {
            let gone = Illegal::NoSuchBuild { name: name(1), value: 10 };
            assert_eq!(refused(&game, Seat(seat), CHALLENGE), gone, "{turn}");
        }
    }
}

// §11.5 Even the builder ends the window, by adding to the build or taking it.
#[test]
fn its_own_builder_ends_it() {
    let before = "options preset=scoring | centre 4b, 3b, 10#1 = 9r + 1g by 1 open 2 | hand 10b 2g -2 8g 13g";
    for turn in ["take 10b: 10#1", "build 12: 10#1 + 2g"] {
        let mut game = game(before, 0);
        play_as(&mut game.clone(), Seat(1), CHALLENGE);
        play(&mut game, turn);
        assert_eq!(refused(&game, Seat(1), CHALLENGE), Illegal::NoSuchBuild { name: name(1), value: 10 });
    }
}

// §11.5 It is too late when the game is over, but not before the final chance, even for a player
// without cards.
#[test]
fn until_the_final_chance() {
    let before = without_pack("", "3 1", "").replace("hand 1g 3g 6g 12g 13g", "hand 1g 3g 6g");
    for world in 0..WORLDS {
        let mut game = game(&before, world);
        play(&mut game, "build 10: 9r + 1g");
        let away = game.absent(Seat(1)).unwrap().to_string();
        play(&mut game, &away);
        shows(&game, Seat(0), "chance 1 | hands 2 0");
        assert_eq!(open_to(&game, 0), [Seat(1)]);
        let mut over = game.clone();
        play(&mut over, "stop");
        assert_eq!(refused(&over, Seat(1), CHALLENGE), Illegal::Over);
        assert_eq!(scored(&play_as(&mut game, Seat(1), CHALLENGE)), "1: bluff-found -20 = -20");
        shows(&game, Seat(0), "chance 1 | lacks 1: 10");
        play(&mut game, "stop");
    }
}

// §11.5 The final chance does not end the window: the last player challenges, then takes. The
// builder has played the last card and can show nothing.
#[test]
fn the_last_player_challenges_before_the_final_chance() {
    let before = without_pack("", "2 4", "").replace("hand 1g 3g 6g 12g 13g", "hand 1g 3g");
    for world in 0..WORLDS {
        let mut game = game(&before, world);
        play(&mut game, "build 10: 9r + 1g");
        let away = game.absent(Seat(1)).unwrap().to_string();
        play(&mut game, &away);
        play(&mut game, "discard 3g");
        shows(&game, Seat(0), "chance 2 | hands 0 3");
        assert_eq!(open_to(&game, 0), [Seat(1)]);
        assert_eq!(scored(&play_as(&mut game, Seat(1), CHALLENGE)), "1: bluff-found -20 = -20");
        shows(&game, Seat(0), "chance 2 | hands 0 3");
        play_as(&mut game, Seat(1), "stop");
    }
}
