//! §5.7–§5.10 The others check the grid of a player who says "game over".

use reckon_rules::game::{Game, Seats, Turn, Viewer};
use reckon_rules::numenko::{End, EndReason, Event, Illegal, MOST_DOUBTS, Numenko, Phase, View, judge};

use crate::numenko::harness::{game, play, position, pot, refused, results, seat, tiles, view};

/// Seat 1 shows this grid to the other players of a table for three.
fn shows(options: &str, hand: &str, grid: &str) -> (Numenko, Vec<Event>) {
    let count = tiles(hand).len();
    let options = format!("options check-done=off who-checks=players {options}");
    let mut game = game(&format!("{options} | seat 1 | tiles {hand} | counts {count} 21 21 | pot 3"), 1);
    let told = play(&mut game, 1, &format!("game over {grid}"));
    (game, told)
}

const RIGHT: &str = ".6/2*4*8/.7/.*/.1/.3";
const WRONG: &str = ".6/2*4*9/.7/.*/.1/.3";

fn shows_right() -> Numenko {
    shows("", "1234678***", RIGHT).0
}

fn shows_wrong() -> Numenko {
    shows("", "1234679***", WRONG).0
}

fn phase(game: &Numenko) -> Phase {
    game.view(Viewer::Watcher).phase
}

fn must(game: &Numenko) -> Vec<u8> {
    game.turn().must().iter().map(u8::from).collect()
}

// §5.7 The grid is shown to everybody, nothing is named, and only the others can say something.
#[test]
fn a_grid_is_shown_and_nothing_is_said_about_it() {
    let (game, told) = shows("", "1234679***", WRONG);
    let grid = WRONG.parse().unwrap();
    let checkers: Seats = [seat(2), seat(3)].into_iter().collect();
    assert_eq!(told, [Event::Shown { seat: seat(1), grid, checkers }]);
    assert_eq!((phase(&game), must(&game)), (Phase::Check { seat: seat(1) }, vec![2, 3]));
    for viewer in [Viewer::Watcher, Viewer::Seat(seat(2))] {
        assert_eq!(game.view(viewer).seats[0].grid.as_ref().map(ToString::to_string).as_deref(), Some(WRONG));
    }
    assert_eq!(refused(&game, 2, "stop"), Illegal::CheckFirst { shown: seat(1) });
    assert_eq!(refused(&game, 1, "right"), Illegal::OwnGrid);
    // "Done" is the same at this point (§5.3).
    let mut game = crate::numenko::harness::game(
        "options check-done=off who-checks=players | seat 1 | tiles 249** | counts 5 21 | pot 3",
        1,
    );
    assert!(matches!(play(&mut game, 1, "done 2*4*9")[..], [Event::Shown { .. }]));
}

// §5.7 The program looks where it checks each "done", where nobody else is left, and by default.
#[test]
fn where_nobody_else_looks_the_program_does() {
    let says = |text: &str, grid: &str| {
        let mut game = game(text, 1);
        play(&mut game, 1, &format!("game over {grid}"))
    };
    let trusting = "options check-done=off who-checks=players | seat 1 | tiles 249**";
    let told = says(&format!("{trusting} | counts 5 | pot 3"), "2*4*9");
    assert!(matches!(&told[0], Event::Wrong { sums, .. } if sums.len() == 1), "{told:?}");
    let two = "cards 2 4 9 * * 2 4 8 * * ? ? 7 7 7 | known 2: - 0 | grid 2: *1* | ejected 2";
    let told = says(&format!("{trusting} | counts 5 0 | {two} | pot 3 | bag 7"), "2*4*9");
    assert!(matches!(&told[0], Event::Wrong { voters, .. } if voters.is_empty()), "{told:?}");
    let told = says("options check-done=off | seat 1 | tiles 249** | counts 5 21 | pot 3", "2*4*9");
    assert!(matches!(told[..], [Event::Wrong { .. }]), "{told:?}");
    let game = game("options who-checks=players | seat 1 | tiles 249** | counts 5 21 | pot 3", 1);
    assert!(matches!(refused(&game, 1, "game over 2*4*9"), Illegal::WrongSums { .. }));
}

// §5.8, §5.10 When everybody has agreed, the player has won, and the program says that all is right.
#[test]
fn all_agree_that_it_is_right() {
    let mut game = shows_right();
    assert_eq!(play(&mut game, 3, "right"), [Event::Agreed { seat: seat(3), shown: seat(1) }]);
    assert_eq!(must(&game), [2]);
    assert_eq!(refused(&game, 3, "wrong across 2,1"), Illegal::CheckedAlready);
    let told = play(&mut game, 2, "right");
    assert_eq!(told[1], Event::Stands { seat: seat(1), sums: Vec::new(), loose: false, groups: 1 });
    assert!(matches!(told[2], Event::PlayEnded { why: EndReason::GameOver, .. }));
    play(&mut game, 2, "lay -");
    let told = play(&mut game, 3, "lay -");
    assert!(matches!(told.last(), Some(Event::Over { why: End::GameOver, .. })));
    assert_eq!(results(&game).1, [1]);
}

// §5.10, §6.1 A mistake that nobody saw costs nothing; what it was is said only afterwards.
#[test]
fn a_mistake_that_nobody_sees_wins() {
    let mut game = shows_wrong();
    play(&mut game, 2, "right");
    let told = play(&mut game, 3, "right");
    let grid = WRONG.parse().unwrap();
    let sums = judge(&grid, &view(&game, 1).options).sums;
    let wrong: Vec<_> = sums.into_iter().filter(|sum| !sum.is_true()).collect();
    assert_eq!(wrong.len(), 1);
    assert_eq!(told[1], Event::Stands { seat: seat(1), sums: wrong, loose: false, groups: 1 });
    let laid = view(&game, 2).seats[0].laid.clone().expect("the winner's grid");
    assert_eq!((laid.points, laid.left, laid.counted), (0, tiles(""), tiles("1234679***")));
    play(&mut game, 2, "lay -");
    // The position at this point, with all tiles of the winner counted as laid, reads back.
    let seen = view(&game, 2);
    assert_eq!(seen.to_string().parse::<View>().as_ref(), Ok(&seen));
    play(&mut game, 3, "lay -");
    let (points, winners) = results(&game);
    assert_eq!((points[0], winners), (0, vec![1]));
}

// §5.9 If the sum is wrong, only this one is named, and the others vote; votes are as in §5.5.
#[test]
fn a_mistake_that_is_seen_comes_to_a_vote() {
    for (votes, after) in [(["eject", "eject"], Phase::Play), (["eject", "end"], Phase::Lay)] {
        // Two sums are wrong, and one of them is named.
        let mut game = shows("", "1234579***", ".5/2*4*9/.7/.*/.1/.3").0;
        play(&mut game, 2, "right");
        let told = play(&mut game, 3, "wrong across 2,1");
        let [Event::Doubted { doubted, shown, voters, .. }] = &told[..] else { panic!("{told:?}") };
        assert_eq!((doubted.seat, doubted.is_wrong, *shown, voters.len()), (seat(3), true, seat(1), 2));
        assert_eq!(doubted.sum.as_ref().map(|sum| (sum.row, sum.column, sum.down)), Some((2, 1, false)));
        assert_eq!((phase(&game), must(&game)), (Phase::Vote { accused: seat(1) }, vec![2, 3]));
        let seen = view(&game, 2);
        assert_eq!(seen.doubts.iter().collect::<Vec<_>>(), [doubted]);
        assert_eq!(seen.to_string().parse::<View>().as_ref(), Ok(&seen));
        for (number, vote) in [2, 3].into_iter().zip(votes) {
            play(&mut game, number, &format!("vote {vote}"));
        }
        assert_eq!((phase(&game), view(&game, 2).doubts.len()), (after, 0));
        let left = if after == Phase::Play { 13 } else { 3 };
        assert_eq!(pot(&game), left);
    }
}

// §5.9 If the sum is right, everybody looks on, but not at the same sum.
#[test]
fn a_mistaken_doubt_costs_nothing() {
    let mut game = shows_right();
    let told = play(&mut game, 2, "wrong down 1,2");
    assert!(matches!(&told[..], [Event::Doubted { doubted, voters, .. }] if !doubted.is_wrong && voters.is_empty()));
    assert_eq!((phase(&game), must(&game)), (Phase::Check { seat: seat(1) }, vec![2, 3]));
    assert_eq!(refused(&game, 3, "wrong down 1,2"), Illegal::DoubtedAlready);
    let seen = view(&game, 3);
    assert_eq!(seen.to_string().parse::<View>().as_ref(), Ok(&seen));
    play(&mut game, 3, "right");
    play(&mut game, 2, "right");
    assert_eq!(phase(&game), Phase::Lay);
}

// §5.9 After three mistaken doubts a player has had their say.
#[test]
fn nobody_has_the_program_check_everything() {
    assert_eq!(MOST_DOUBTS, 3);
    let grid = "1*1*2/*...*/1...1/*...*/2*1*3";
    let mut game = shows("", "11111223********", grid).0;
    for doubt in ["across 1,1", "down 1,1", "loose"] {
        assert_eq!(must(&game), [2, 3]);
        play(&mut game, 2, &format!("wrong {doubt}"));
    }
    assert_eq!(must(&game), [3]);
    assert_eq!(refused(&game, 2, "wrong down 1,5"), Illegal::CheckedAlready);
    let told = play(&mut game, 3, "wrong down 1,5");
    assert!(matches!(&told[..], [Event::Doubted { .. }]), "{told:?}");
    play(&mut game, 3, "right");
    assert_eq!(phase(&game), Phase::Lay);
}

// §3.2, §5.9 Tiles that lie loose: apart from the others, or in no sum.
#[test]
fn loose_tiles_can_be_pointed_at() {
    for (options, groups) in [("", 2), ("connected=off", 1)] {
        let mut game = shows(options, "112248****", "2*4*8//1*1*2").0;
        let told = play(&mut game, 2, "wrong loose");
        let is_wrong = options.is_empty();
        assert!(
            matches!(&told[0], Event::Doubted { doubted, groups: seen, .. } if doubted.is_wrong == is_wrong && *seen == groups),
            "{told:?}"
        );
    }
    let mut game = shows("connected=off", "2478**", "2*4*8//7").0;
    let told = play(&mut game, 2, "wrong loose");
    assert!(matches!(&told[0], Event::Doubted { doubted, .. } if doubted.is_wrong), "{told:?}");
    let mut game = shows("connected=off", "2478**", "2*4*8//7").0;
    play(&mut game, 2, "right");
    let told = play(&mut game, 3, "right");
    assert!(matches!(&told[1], Event::Stands { sums, loose: true, .. } if sums.is_empty()), "{told:?}");
}

// §5.8 Whoever is away agrees.
#[test]
fn the_absent_agree() {
    let game = shows_wrong();
    assert_eq!(game.absent(seat(2)).map(|choice| choice.to_string()).as_deref(), Some("right"));
    assert_eq!(game.absent(seat(1)), None);
}

// §5.7 Who has stopped looks too; who was ejected does not.
#[test]
fn who_looks() {
    let text = "options check-done=off who-checks=players | seat 1 | tiles 249** | counts 5 21 0 21 | stopped 2 | \
                known 3: - 0 | grid 3: *1* | ejected 3 | pot 3";
    let mut game = game(text, 1);
    play(&mut game, 1, "game over 2*4*9");
    assert_eq!(must(&game), [2, 4]);
    assert!(matches!(game.turn(), Turn::Open { may, .. } if may == Seats::NONE));
}

// §5.7–§5.9 Positions that cannot occur are refused.
#[test]
fn impossible_positions() {
    let good =
        "options check-done=off who-checks=players | seat 1 | tiles 248** | counts 5 5 21 | pot 1 | grid 2: 1*1*2";
    let reads = |rest: &str| {
        format!("{good} | {rest}")
            .parse::<View>()
            .is_ok_and(|view| Numenko::imagine(&view, &mut reckon_rules::shuffle::Shuffle::from_number(1)).is_ok())
    };
    assert!(reads("check 2") && reads("agreed 3 | check 2") && reads("doubted 3: across 1,1 | check 2"));
    for bad in [
        "agreed 1 3 | check 2",
        "agreed 2 | check 2",
        "agreed 3 | play",
        "doubted 3: across 1,1 | play",
        "doubted 2: across 1,1 | check 2",
        "doubted 3: across 2,1 | check 2",
        "doubted 3: across 1,1 | vote 2",
        "doubted 3: across 1,1 | doubted 1: across 1,1 | check 2",
        "voted 3: end | check 2",
        "swops 0 1 0 | known 2: 112** 1 | check 2",
        "check 3",
        "check 4",
    ] {
        assert!(!reads(bad), "{bad}");
    }
    assert!(position(&format!("{good} | check 2")).offers.len() == 3);
}
