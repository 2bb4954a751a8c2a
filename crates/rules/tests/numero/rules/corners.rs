//! Unlikely but legal positions, where the rules might break.

use std::fmt::Write;

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numero::{Illegal, Numero, Options};
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{
    card, check, game, is_sound, mover, options, play, play_absent, ratio, refuses, refuses_as, shows,
};

// §1.4 Two identical cards are still two cards.
#[test]
fn twins_in_the_centre() {
    let twins = "options preset=1-15 | cards 1-15gobr 2*7g";
    let before = &format!("{twins} | centre 7g 7g 7g | hand 14g 7r 1 2 3");
    check(before, "take 7r: 7g", "centre 7g 7g | won 2 0 | gone 7r 7g");
    check(before, "take 7r: 7g, 7g", "centre 7g | won 3 0");
    check(before, "take 7r: 7g, 7g, 7g", "centre | won 4 0 | gone 7r 7g 7g 7g");
    check(before, "take 14g: 7g + 7g", "centre 7g | won 3 0");
    refuses(before, "take 7r: 7g, 7g, 7g, 7g", Illegal::UsedTwice { card: card("7g") });
}

// §6.3 Of twins in the hand, one is played and the other is the answer.
#[test]
fn twins_in_the_hand() {
    let twins = "options preset=subtraction | cards 1-15gobr 7g -2 2*-5";
    let before = &format!("{twins} | centre 5r 7r | hand 7g 7g -5 1 2");
    check(before, "build 7: 5r-5 + 7g", "centre 7r, 7#1 = 5r-5 + 7g | hand 7g 1 2 ? ? | holds 1: 7");
    check(before, "take 7g: 7r", "hand 7g -5 1 2 ? | won 2 0");
    check(before, "discard 7g", "centre 5r 7r 7g | hand 7g -5 1 2 ?");
    let single = &format!("{twins} | centre 5r 7r | hand 7g -5 1 2 3");
    refuses(single, "build 7: 5r-5 + 7g", Illegal::NoAnswer { value: 7 });
    let shown = before.replace("preset=subtraction", "preset=subtraction show-answer=on");
    check(&shown, "build 7: 5r-5 + 7g", "shown 1: 7g | hand 7g 1 2 ? ?");
}

// §6.6 If one twin is alone and the other is in a build, only the one alone is taken.
#[test]
fn twins_inside_and_outside_a_build() {
    let before = "options preset=1-15 | cards 1-15gobr 7g | centre 7g, 9#1 = 7g + 2r | hand 7r 1 3 4 5";
    check(before, "take 7r: 7g", "centre 9#1 = 7g + 2r | won 2 0");
    refuses(before, "take 7r: 7g, 7g", Illegal::UsedTwice { card: card("7g") });
}

// §3.3 §4.8 The same wild card in hand and centre: brackets say which one is meant.
#[test]
fn the_same_wild_card_in_hand_and_centre() {
    let table = "options preset=subtraction | cards 1-15gobr 3*-2";
    let before = &format!("{table} | centre 10r -2 | hand -2 8g 6g 1 3");
    check(before, "take 8g: 10r-2", "centre -2 | hand 6g 1 3 ? ? | won 3 0");
    check(before, "take 8g: 10r[-2]", "centre | hand -2 6g 1 3 ? | won 3 0");
    check(before, "take 6g: 10r-2[-2]", "centre | hand 8g 1 3 ? ? | won 4 0");
    check(before, "take 6g: 10r[-2]-2", "centre | hand 8g 1 3 ? ? | won 4 0");
    check(before, "discard -2; take 8g: 10r[-2]", "centre -2 | hand 6g 1 3 ? ? | won 3 0");
    refuses(before, "take 6g: 10r-2-2", Illegal::UsedTwice { card: card("-2") });
    refuses(before, "take 6g: 10r[-2][-2]", Illegal::UsedTwice { card: card("-2") });
    check(before, "build 8: 10r-2; discard 1g", "centre -2 1g, 8#1 = 10r-2");
    refuses(before, "build 8: 10r[-2]; discard 1g", Illegal::NoWildFromHand { value: 8 });
    check(before, "build 6: 10r[-2]-2; discard 1g", "centre 1g, 6#1 = 10r-2-2");
}

// §1.3 Wild cards with a colour are different from those without.
#[test]
fn wild_cards_with_a_colour() {
    let before =
        "options preset=powers-and-roots | cards 1-15gobr -2 -2g sqrtr 1/2b | centre 10r -2g | hand -2 8g 6g 4g 3";
    check(before, "take 8g: 10r-2", "centre -2g | won 3 0");
    check(before, "take 8g: 10r[-2g]", "centre | won 3 0");
    refuses(before, "take 8g: 10r-2g", Illegal::NotInHand { card: card("-2g") });
    refuses(before, "take 8g: 10r[-2]", Illegal::NotInCentre { card: card("-2") });
    let coloured =
        "options preset=powers-and-roots | cards 1-15gobr -2 -2g sqrtr 1/2b | centre 9r 8r | hand sqrtr 1/2b 3g 7g 1";
    check(coloured, "take 7g: 9r sqrtr + 8r*1/2b", "centre | won 5 0");
    check(coloured, "build 3: 9r sqrtr; discard 7g", "centre 8r 7g, 3#1 = 9r sqrtr");
}

// §6.9 §6.8 A wild-only build of a wild-only build.
#[test]
fn a_wild_card_on_a_wild_only_build() {
    let before = "centre 8#1 = 10r-2 by 2 | hand -4 4g 7g 1 1";
    check(before, "build 4: 8#1-4; discard 7g", "centre 7g, 4#2 = 10r-2-4 by 1 | hand 4g 1 1 ? ? | builds 3");
    check(before, "take 4g: 8#1-4", "centre | won 4 0 | gone 10r -2 -4 4g");
    let mut game = game("centre 10r | hand -2 -4 8g 4g 7g | shown 2: 1r", 0);
    play(&mut game, "build 8: 10r-2; discard 7g");
    play(&mut game, "discard 1r");
    play(&mut game, "take 4g: 8#1-4");
    shows(&game, Seat(0), "centre 7g 1r | won 4 0 | gone 10r -2 -4 4g");
}

// §6.7 §6.8 A build of builds with wild cards keeps its sum readable, and all its cards.
#[test]
fn a_build_of_builds_with_wild_cards() {
    let before = "centre 8#1 = 5r + 3r, 4#2 = 3g + 1o | hand /2 3b 9g 15g -2 | won 2 0";
    let after = "centre 9#3 = (5r + 3r + (3g + 1o))/2 + 3b by 1 | hand 9g 15g -2 ? ?";
    check(before, "build 9: (8#1 + 4#2)/2 + 3b", after);
    let later = "centre 9#3 = (5r + 3r + (3g + 1o))/2 + 3b by 2, 7r | hand -2 7g 9g 1 1 | won 2 0";
    check(later, "take 9g: 9#3", "centre 7r | won 9 0 | gone 5r 3r 3g 1o /2 3b 9g");
    check(later, "take 7g: 9#3-2, 7r", "centre | won 11 0");
    check(later, "build 7: 9#3-2; discard 1g", "centre 7r 1g, 7#4 = ((5r + 3r + (3g + 1o))/2 + 3b)-2");
}

// §4.6 §4.5 Zero piles and negative piles together, in several groups.
#[test]
fn zero_and_negative_piles_in_one_take() {
    let before = "centre 5r 2b 8o 10g 3r | hand -5 -2 10b 1 1";
    check(before, "take 10b: 10g + 5r-5 + 2b-2", "centre 8o 3r | won 6 0");
    check(before, "take 10b: 3r-5 + 2b + 10g", "centre 5r 8o | won 5 0");
    check(before, "take 10b: (2b-2)-5 + 5r + 10g", "centre 8o 3r | won 6 0");
    refuses_as!(before, "take 10b: 5r-5, 10g", Illegal::TakeMisses { value, .. } if value == ratio("0"));
}

// §4.7 A chain of cubes is refused once it grows too large, wherever it is in the sum.
#[test]
fn a_chain_of_cubes() {
    let table = "options preset=powers-and-roots | cards 1-15gobr 30*^3";
    let before = format!("{table} | centre 2r 1b {} | hand 8g 9g ^3 3 4", "^3 ".repeat(20));
    check(&before, "take 8g: 2r[^3]", "won 3 0");
    check(&before, "take 9g: 2r^3 + 1b[^3][^3][^3]", "won 7 0");
    for sum in ["2r[^3][^3][^3][^3]", "1b + 2r[^3]^3[^3][^3][^3]", "(2r + 1b)[^3][^3][^3][^3]"] {
        refuses_as!(&before, &format!("take 8g: {sum}"), Illegal::CannotWorkOut { .. });
    }
}

/// Returns all groups of 15: three 15s, and seven pairs in each colour.
fn groups_of_fifteen() -> String {
    let mut text = String::from("15o, 15b, 15r");
    for colour in ["g", "o", "b", "r"] {
        for low in 1..=7 {
            write!(text, ", {low}{colour} + {}{colour}", 15 - low).unwrap();
        }
    }
    text
}

fn all_but(options: &Options, left_out: &str) -> String {
    let cards = options.selected().into_iter().map(|printed| printed.card.to_string());
    cards.filter(|card| !left_out.split(' ').any(|out| out == card)).collect::<Vec<_>>().join(" ")
}

// §5.2 §7.1 Everybody has only discarded: the whole pack lies in the centre, and one card takes 31 groups.
#[test]
fn the_whole_pack_in_the_centre() {
    let options = options("preset=powers-and-roots");
    let centre = all_but(&options, "15g");
    let before =
        format!("options preset=powers-and-roots | chance 1 | hand 15g | hands 1 0 | pack 0 | centre {centre}");
    let turn = format!("take 15g: {}", groups_of_fifteen());
    check(&before, &turn, "over | centre | won 89 0 | results 89 0 | winners 1");
    check(&before, "take 15g: 15o", "over | won 89 0");
    check(&before, "stop", "over | won 0 0 | results -1 0 | winners 2");
}

// §3.2 Nothing takes long with a large centre: not the duty to take, nor a random move, nor a view.
#[test]
fn a_large_centre_is_judged_at_once() {
    let options = options("preset=powers-and-roots");
    let centre = all_but(&options, "15g 1g -2 15o 14g");
    let before = format!(
        "options preset=powers-and-roots must-take=on | hand 15g 1g -2 | hands 3 2 | shown 2: 15o 14g | pack 0 | centre {centre}"
    );
    refuses_as!(&before, "discard 1g", Illegal::MustTake { .. });
    let mut game = game(&before, 0);
    let mut shuffle = Shuffle::from_number(0);
    for _ in 0..200 {
        let choice = game.random_move(Seat(0), &mut shuffle);
        assert!(game.clone().play(Seat(0), &choice, &mut Ignore).is_ok(), "{choice}");
    }
    play_absent(&mut game);
}

// §1.6 §5.2 The largest pack: 127 cards in the centre, each of them a group.
#[test]
fn the_largest_pack_is_taken() {
    let ones = |count: usize, between: &str| vec!["1g"; count].join(between);
    let table = "options preset=1-15 | cards 128*1g | chance 1 | hand 1g | hands 1 0 | pack 0";
    check(
        &format!("{table} | centre {}", ones(127, " ")),
        &format!("take 1g: {}", ones(127, ", ")),
        "over | won 128 0",
    );
    let large = format!(
        "options highest-number=99 | cards 127*1g 99g | chance 1 | hand 99g | hands 1 0 | pack 0 | centre {}",
        ones(127, " ")
    );
    check(&large, &format!("take 99g: {}", ones(99, " + ")), "over | won 128 0");
    refuses_as!(&large, &format!("take 99g: {}", ones(100, " + ")), Illegal::TakeMisses { value, .. } if value == ratio("100"));
}

// §6.1 The largest build: 98 ones from the centre and one from the hand.
#[test]
fn the_largest_build() {
    let ones = |count: usize, between: &str| vec!["1g"; count].join(between);
    let before = format!(
        "options highest-number=99 | cards 120*1g 2*99g | hand 1g 99g 1g | hands 3 2 | pack 0 | centre {}",
        ones(117, " ")
    );
    let mut game = game(&before, 0);
    play(&mut game, &format!("build 99: {} + 1g", ones(98, " + ")));
    shows(&game, Seat(0), "hand 99g 1g | builds 2");
    play(&mut game, "discard 1g");
    play(&mut game, "take 99g: 99#1");
    shows(&game, Seat(0), "won 100 0");
}

// §8.1 §8.2 A whole ending for four players with known hands: skipped players, then the last chance.
#[test]
fn an_ending_for_four() {
    let before = "seats 4 | centre 9r 4r | hand 9g | hands 1 2 1 3 | pack 0 | shown 2: 4g 2g | shown 3: 5g \
                  | shown 4: 9o 6g 7g | won 20 20 10 1";
    let mut game = game(before, 0);
    play(&mut game, "take 9g: 9r");
    shows(&game, Seat(0), "hands 0 2 1 3 | turn 2");
    play(&mut game, "take 4g: 4r");
    play(&mut game, "discard 5g");
    shows(&game, Seat(2), "hands 0 1 0 3 | turn 4");
    play(&mut game, "discard 6g");
    shows(&game, Seat(3), "hands 0 1 0 2 | turn 2");
    play(&mut game, "discard 2g");
    shows(&game, Seat(1), "hands 0 0 0 2 | chance 4");
    play(&mut game, "take 7g: 5g + 2g");
    shows(&game, Seat(3), "over | won 22 22 10 5 | hands 0 0 0 1 | results 22 22 10 4 | winners 1 2");
}

// §8.2 One card each: the first player plays theirs, and the second has the final chance with theirs.
#[test]
fn one_card_each() {
    let before = "centre 5r | hand 3g | hands 1 1 | pack 0 | shown 2: 8g | won 30 27 | last 1";
    let mut game = game(before, 0);
    play(&mut game, "discard 3g");
    shows(&game, Seat(0), "chance 2");
    let mut declined = game.clone();
    play(&mut game, "take 8g: 5r + 3g");
    shows(&game, Seat(1), "over | results 30 30 | winners 1 2");
    play(&mut declined, "stop");
    shows(&declined, Seat(1), "over | results 32 26 | winners 1");
}

// §6.3 The last card of a hand cannot build: nothing is left to be the answer.
#[test]
fn the_last_card_cannot_build() {
    refuses(
        "centre 9r | hand 1g | hands 1 3 | pack 0 | won 50 5",
        "build 10: 9r + 1g",
        Illegal::NoAnswer { value: 10 },
    );
    check("centre 9r | hand 1g 10g | hands 2 3 | pack 0 | won 50 4", "build 10: 9r + 1g", "hand 10g | turn 2");
}

// §7.4 §8.1 Wild cards at the end: discarded, skipped, and the last chance for the other.
#[test]
fn wild_hands_at_the_end() {
    let before = "seats 3 | centre 10r | hand -2 | hands 1 1 2 | shown 2: 3g | shown 3: 8g 7g | pack 0 | won 20 20 19";
    let mut game = game(before, 0);
    play(&mut game, "discard all");
    shows(&game, Seat(0), "centre 10r -2 | hands 0 1 2 | turn 2");
    play(&mut game, "discard 3g");
    shows(&game, Seat(1), "chance 3");
    play(&mut game, "take 8g: 10r[-2]");
    shows(&game, Seat(2), "over | results 20 20 22 | winners 3");
}

// §1.4 Whole games with odd packs: twins, coloured wild cards, high numbers, few numbers, only one value.
#[test]
fn whole_games_with_odd_packs() {
    for pack in [
        "3*1-5gr",
        "1-8gobr 2*-2g -2 2*-2r 3*sqrt x2b 1/2 1/2g 50% 12.5% 150% 100%",
        "20-80gr",
        "99g 98r 1-20o 3*-50 3*/25 /255 -255 x255",
        "1g 2r 20*-1 10*/2",
        "40*7g",
        "1-15gobr 20*^3 20*cbrt",
        "2gobr 4gobr 8gobr 5*^2 5*sqrt 5*x2 5*/2",
    ] {
        for seats in 1..=4 {
            for text in
                ["", "must-take=on", "show-answer=on wild-only-build=free", "hand-without-number=pass zero-piles=off"]
            {
                let table = format!("preset=powers-and-roots highest-number=99 wild-at-start=replace {text}");
                let table = Options { pack: pack.parse().unwrap(), ..options(&table) };
                let Ok(mut game) = Numero::deal(&table, seats, &mut Shuffle::from_number(3)) else {
                    continue;
                };
                let mut shuffle = Shuffle::from_number(31);
                let mut moves = 0;
                while game.turn().outcome().is_none() {
                    let seat = mover(&game);
                    let choice = game.random_move(seat, &mut shuffle);
                    let before = game.view(Viewer::Seat(seat)).to_string();
                    let played = game.play(seat, &choice, &mut Ignore);
                    played.unwrap_or_else(|why| panic!("{choice}: {why:?}\nin {before}"));
                    is_sound(&game);
                    moves += 1;
                    assert!(moves < 2000, "{pack}, {seats} players, {text}");
                }
            }
        }
    }
}
