//! §6.1–§6.3, §6.6–§6.8 Giving away, and knocking where the first to knock gets the block.

use reckon_rules::game::{Game, Seat, Seats};
use reckon_rules::nmbrs::{Event, Illegal};

use crate::nmbrs::harness::{block, check, game, play, refused, refuses, seat, seen_by, shows, told};

/// Returns a position with this many seats, on seat 1's turn.
fn table(seats: usize, more: &str) -> String {
    let others = vec!["3"; seats - 1].join(" ");
    format!("table 20 30 40 | hand 1 2 91 | hands 3 {others}{more}")
}

// §6.1 Exactly one block is given away, even if nothing was laid; it is the last step.
#[test]
fn one_block_is_given_away() {
    let before = "table 20 30 40 | hand 50 91 92";
    refuses(before, "50 right of 40", &Illegal::GiveOne);
    refuses(before, "nothing", &Illegal::GiveOne);
    refuses(before, "give 93", &Illegal::NotHeld { block: block("93") });
    check(before, "give 91", "given 91 | hand 50 92 | turn 1 | must 2");
    assert_eq!(
        told(before, "give 91"),
        [Event::Gave { seat: seat(1), block: block("91"), asked: Seats::NONE.with(Seat(1)) }]
    );
}

// §6.2 Everybody else is asked, with two to six players.
#[test]
fn everybody_else_is_asked() {
    for seats in 2..=6 {
        let others: Vec<String> = (2..=seats).map(|seat| seat.to_string()).collect();
        let others = others.join(" ");
        check(&table(seats, ""), "give 91", &format!("asked {others} | must {others} | race on | given 91"));
    }
}

// §6.2 The first to knock gets the block and one from the pot, whoever else has answered.
#[test]
fn the_first_to_knock() {
    for seats in 2..=6 {
        for knocker in 2..=seats {
            let mut game = game(&table(seats, ""), 0);
            let pot = seen_by(&game, 1).pot;
            play(&mut game, 1, "give 91");
            // All seats above the knocker's have let it go.
            for other in (knocker + 1..=seats).rev() {
                play(&mut game, 1, &format!("{other}: let go"));
            }
            let told = play(&mut game, 1, &format!("{knocker}: knock 91"));
            let number = u8::try_from(knocker).unwrap();
            let took = Event::Took { seat: seat(number), block: block("91"), drew: 1, pot: pot - 1 };
            assert_eq!(told[0], took);
            let drew = if knocker == 2 { 0 } else { 2 };
            assert_eq!(told[1], Event::Turn { seat: seat(2), drew, pot: pot - 1 - drew });
            assert!(seen_by(&game, number).own_hand().contains(block("91")));
            shows(&game, seat(1), &format!("turn 2 | known {knocker}:91 | given | aside"));
        }
    }
}

// §6.2, §6.6 Everybody answers once; when all let it go, it is put aside for good.
#[test]
fn nobody_wants_it() {
    let mut game = game(&table(4, " | aside 77"), 0);
    play(&mut game, 1, "give 91; 3: let go");
    shows(&game, seat(1), "asked 2 4 | must 2 4 | turn 1");
    assert_eq!(refused(&game, seat(3), "let go"), Illegal::AnsweredAlready { block: block("91") });
    assert_eq!(refused(&game, seat(3), "knock 91"), Illegal::AnsweredAlready { block: block("91") });
    play(&mut game, 1, "4: let go");
    let told = play(&mut game, 1, "2: let go");
    assert_eq!(told[0], Event::LetGo { seat: seat(2), block: block("91") });
    assert_eq!(told[1], Event::Aside { block: block("91") });
    shows(&game, seat(1), "aside 77 91 | turn 2 | drew 2 | given | known");
}

// §6.2 The giver cannot knock, and nobody takes a turn in the meantime.
#[test]
fn nobody_else_can_answer() {
    let before = table(3, "");
    refuses(&before, "give 91; knock 91", &Illegal::OwnBlock { block: block("91") });
    refuses(&before, "give 91; let go", &Illegal::OwnBlock { block: block("91") });
    refuses(&before, "give 91; give 1", &Illegal::AnswersFirst { block: block("91") });
    refuses(&before, "give 91; 2: give 1", &Illegal::AnswersFirst { block: block("91") });
    refuses(&before, "2: knock 91", &Illegal::TooLate { block: block("91") });
    refuses(&before, "2: let go", &Illegal::NothingGiven);
    refuses(&before, "2: give 1", &Illegal::NotYourTurn { turn: seat(1) });
}

// §6.2 A knock names its block: a late one gets nothing else.
#[test]
fn a_late_knock() {
    let before = table(3, "");
    let late = Illegal::TooLate { block: block("91") };
    refuses(&before, "give 91; 2: knock 91; 3: knock 91", &late);
    refuses(&before, "give 91; 2: let go; 3: let go; 3: knock 91", &late);
    // A different block is on offer by now.
    let mut game = game(&before, 0);
    play(&mut game, 1, "give 91; 2: knock 91");
    let next = seen_by(&game, 2).own_hand().iter().find(|held| *held != block("91")).unwrap();
    play(&mut game, 2, &format!("give {next}"));
    assert_eq!(refused(&game, seat(3), "knock 91"), late);
    play(&mut game, 3, &format!("knock {next}"));
}

// §6.2 Each block has a race of its own.
#[test]
fn every_block_has_its_race() {
    let mut game = game(&table(3, ""), 0);
    let race = |game: &reckon_rules::nmbrs::Nmbrs| match game.turn() {
        reckon_rules::game::Turn::Open { race, .. } => race,
        turn => panic!("{turn:?}"),
    };
    assert_eq!(race(&game), None);
    play(&mut game, 1, "give 91");
    let (first, basis) = (race(&game), game.basis(seat(2)));
    assert!(first.is_some());
    play(&mut game, 1, "3: let go");
    assert_eq!((race(&game), game.basis(seat(2))), (first, basis), "other players' answers change nothing");
    play(&mut game, 1, "2: let go");
    let next = seen_by(&game, 2).own_hand().iter().next().unwrap();
    play(&mut game, 2, &format!("give {next}"));
    assert!(race(&game).is_some() && race(&game) != first);
}

// §6.2 Everybody knows who holds a block that was knocked for, until it is laid or given away.
#[test]
fn what_everybody_knows() {
    let mut game = game("table 20 30 40 | hand 50 91 92 | hands 3 3 3 | seat 1", 0);
    play(&mut game, 1, "give 50; 3: knock 50");
    shows(&game, seat(1), "known 3:50");
    let own = seen_by(&game, 2).own_hand().iter().next().unwrap();
    play(&mut game, 2, &format!("give {own}; 1: let go; 3: let go"));
    let own = seen_by(&game, 3).own_hand().iter().find(|held| *held != block("50")).unwrap();
    play(&mut game, 3, &format!("50 right of 40, give {own}"));
    shows(&game, seat(1), "known | table 20 30 40 50");
}

// §6.7 Nobody can knock when the pot is empty.
#[test]
fn an_empty_pot() {
    let before = "table 20 30 40 | hand 1 2 91 | hands 3 3 3 | pot 0 | forgotten 92";
    check(before, "give 91", "turn 2 | drew 0 | aside 91 | given | must 2");
    let told = told(before, "give 91");
    assert_eq!(told[0], Event::Gave { seat: seat(1), block: block("91"), asked: Seats::NONE });
    assert_eq!(told[1], Event::Aside { block: block("91") });
    refuses(before, "give 91; 3: knock 91", &Illegal::TooLate { block: block("91") });
}

// §6.8 The last block is given away, and nobody can knock for it.
#[test]
fn the_last_block() {
    let before = "table 20 30 40 | hand 50 91 | hands 2 3 3";
    let told = told(before, "50 right of 40, give 91");
    assert_eq!(told[1], Event::Gave { seat: seat(1), block: block("91"), asked: Seats::NONE });
    assert!(matches!(told[2], Event::RoundOver { winner: Seat(0), .. }));
    refuses("table 20 30 40 | hand 50", "50 right of 40", &Illegal::KeepOne);
    refuses("table 20 30 40 | hand 50", "50 right of 40, give 50", &Illegal::KeepOne);
    refuses("table 20 30 40 | hand 50 60", "50 60 right of 40, give 60", &Illegal::KeepOne);
}

// §6.2 The table acts for a seat that does not answer, or does not take its turn.
#[test]
fn for_the_absent() {
    let mut game = game("table 20 30 40 | hand 1 2 91 ja | hands 4 3 3", 0);
    assert_eq!(game.absent(seat(1)).unwrap().to_string(), "give 91");
    assert_eq!(game.absent(seat(2)), None);
    play(&mut game, 1, "give 91");
    assert_eq!(game.absent(seat(1)), None);
    assert_eq!(game.absent(seat(2)).unwrap().to_string(), "let go");
    assert_eq!(
        crate::nmbrs::harness::game("table 20 30 40 | hand jb jd", 0).absent(seat(1)).unwrap().to_string(),
        "give jb"
    );
}
