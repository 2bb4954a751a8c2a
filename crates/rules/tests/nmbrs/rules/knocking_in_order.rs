//! §6.4, §6.5 Knocking in order, and the youngest first.

use reckon_rules::game::{Seat, Seats};
use reckon_rules::nmbrs::{Event, Illegal};

use crate::nmbrs::harness::{block, check, game, play, refused, refuses, seat, shows, told};

fn in_order(seats: usize, turn: usize) -> String {
    let hands: Vec<&str> = (1..=seats).map(|_| "3").collect();
    format!(
        "options knock=in-order | seat {turn} | turn {turn} | table 20 30 40 | hand 1 2 91 | hands {}",
        hands.join(" ")
    )
}

// §6.4 The first player clockwise gets it, even if they answer later; those after them are no longer asked.
#[test]
fn the_first_clockwise() {
    let before = in_order(4, 1);
    check(&before, "give 91", "asked 2 3 4 | race off");
    check(&before, "give 91; 3: knock 91", "asked 2 | knocked 3 | must 2 | given 91 | race off");
    check(&before, "give 91; 3: knock 91; 2: let go", "turn 2 | known 3:91 | drew 2");
    check(&before, "give 91; 3: knock 91; 2: knock 91", "turn 2 | known 2:91 | drew 0");
    check(&before, "give 91; 2: knock 91", "turn 2 | known 2:91 | drew 0");
    check(&before, "give 91; 4: knock 91; 3: knock 91; 2: let go", "turn 2 | known 3:91");
    check(&before, "give 91; 4: knock 91; 2: let go; 3: let go", "turn 2 | known 4:91");
    check(&before, "give 91; 2: let go; 4: let go; 3: let go", "turn 2 | aside 91");
    assert_eq!(
        told(&before, "give 91; 3: knock 91").last(),
        Some(&Event::Knocked { seat: seat(3), block: block("91") })
    );
    refuses(&before, "give 91; 3: knock 91; 4: knock 91", &Illegal::TooLate { block: block("91") });
    refuses(&before, "give 91; 3: knock 91; 3: let go", &Illegal::AnsweredAlready { block: block("91") });
}

// §6.4 Clockwise from the giver, with two to six players, whoever gives.
#[test]
fn from_the_giver() {
    for seats in 2..=6_usize {
        for turn in 1..=seats {
            // All knock, the last one first.
            let mut game = game(&in_order(seats, turn), 0);
            play(&mut game, u8::try_from(turn).unwrap(), "give 91");
            for step in (1..seats).rev() {
                let other = (turn - 1 + step) % seats + 1;
                play(&mut game, 1, &format!("{other}: knock 91"));
            }
            let next = turn % seats + 1;
            shows(&game, seat(1), &format!("turn {next} | known {next}:91 | drew 0"));
        }
    }
}

fn youngest(seats: usize, turn: usize, young: usize, more: &str) -> String {
    let hands: Vec<&str> = (1..=seats).map(|_| "3").collect();
    format!(
        "options youngest-first=on youngest={young}{more} | seat {turn} | turn {turn} | table 20 30 40 | hand 1 2 91 | hands {}",
        hands.join(" ")
    )
}

// §6.5 The youngest is asked alone, then the others as usual.
#[test]
fn the_youngest_first() {
    for seats in 3..=6 {
        for young in 2..=seats {
            let before = youngest(seats, 1, young, "");
            let all: Vec<String> = (2..=seats).filter(|seat| *seat != young).map(|seat| seat.to_string()).collect();
            let all = all.join(" ");
            check(&before, "give 91", &format!("asked {young} | then {all} | must {young} | race off"));
            check(&before, &format!("give 91; {young}: knock 91"), &format!("turn 2 | known {young}:91"));
            check(&before, &format!("give 91; {young}: let go"), &format!("asked {all} | then | must {all} | race on"));
            let other = if young == 2 { 3 } else { 2 };
            let first = Illegal::YoungestFirst { youngest: seat(young as u8), block: block("91") };
            refuses(&before, &format!("give 91; {other}: knock 91"), &first);
            refuses(&before, &format!("give 91; {other}: let go"), &first);
            let moves = format!("give 91; {young}: let go; {other}: knock 91");
            check(&before, &moves, &format!("turn 2 | known {other}:91"));
        }
    }
}

// §6.5 Events when the youngest lets it go.
#[test]
fn then_it_is_open() {
    let told = told(&youngest(3, 1, 3, ""), "give 91; 3: let go");
    let open = Event::Open { block: block("91"), asked: Seats::NONE.with(Seat(1)) };
    assert_eq!(told[1..], [Event::LetGo { seat: seat(3), block: block("91") }, open]);
    refuses(
        &youngest(3, 1, 3, ""),
        "give 91; 3: let go; 3: knock 91",
        &Illegal::AnsweredAlready { block: block("91") },
    );
}

// §6.5 When the youngest gives away, the others are asked as usual.
#[test]
fn the_youngest_gives_away() {
    let before = youngest(4, 2, 2, "");
    check(&before, "give 91", "asked 1 3 4 | then | race on");
    check(&before, "give 91; 4: knock 91", "turn 3 | known 4:91 | drew 2");
    check(&before, "give 91; 1: let go; 3: let go; 4: let go", "turn 3 | aside 91");
}

// §6.5 Two players: the youngest is the only one to ask, or the one who gives away.
#[test]
fn two_players() {
    let before = youngest(2, 1, 2, "");
    check(&before, "give 91", "asked 2 | then");
    check(&before, "give 91; 2: let go", "turn 2 | aside 91 | drew 2");
    check(&before, "give 91; 2: knock 91", "turn 2 | known 2:91 | drew 0");
    let giver = youngest(2, 1, 1, "");
    check(&giver, "give 91", "asked 2 | then | race on");
    check(&giver, "give 91; 2: knock 91", "turn 2 | known 2:91");
}

// §6.4, §6.5 Both options together.
#[test]
fn the_youngest_first_then_in_order() {
    let before = youngest(5, 1, 4, " knock=in-order");
    check(&before, "give 91; 4: let go", "asked 2 3 5 | race off");
    check(&before, "give 91; 4: let go; 5: knock 91; 2: let go; 3: knock 91", "turn 2 | known 3:91");
    check(&before, "give 91; 4: knock 91", "turn 2 | known 4:91 | drew 2");
}

// §6.5, §6.7 Nobody is asked when the pot is empty, or about the last block.
#[test]
fn nobody_is_asked() {
    let before =
        "options youngest-first=on youngest=2 | table 20 30 40 | hand 1 2 91 | hands 3 3 | pot 0 | forgotten 95";
    check(before, "give 91", "turn 2 | aside 91 | given");
    let last = "options youngest-first=on youngest=2 rounds=1 | table 20 30 40 | hand 91 | hands 1 3";
    check(last, "give 91", "over 1 | winners 1 | given");
}

// §6.4 A position in the middle of knocking can be written, and play continues from it.
#[test]
fn in_the_middle_of_it() {
    let written =
        "options knock=in-order | hands 3 3 3 3 | seat 2 | hand 1 2 3 | turn 1 | given 91 | asked 2 3 | knocked 4";
    check(written, "let go; 3: let go", "turn 2 | known 4:91");
    let game = game(written, 0);
    assert_eq!(refused(&game, seat(4), "let go"), Illegal::AnsweredAlready { block: block("91") });
}
