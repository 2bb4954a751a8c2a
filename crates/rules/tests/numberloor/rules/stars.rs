//! §5: the last Level, the star, and the star that wins.

use reckon_rules::numberloor::Illegal;

use crate::numberloor::harness::{card, cards, check, game, play, refused, refuses, seat, shows, tells};

fn lay_all(level: &str, left: &str) -> Illegal {
    Illegal::LayAllBalloons { level: card(level), left: cards(left) }
}

// §5.1 All remaining balloons go with the last Level.
#[test]
fn all_balloons_go_with_the_last_level() {
    let before = "open 5 b3 | hand 8 b1 b2";
    refuses(before, "8", lay_all("8", "b1 b2"));
    refuses(before, "8 b1", lay_all("8", "b2"));
    refuses(before, "b2 b3 8", Illegal::NotInHand { card: card("b3") });
    tells(before, "8 b1 b2", "1 lays 8 on 5: up 3; 1 leaves b1 b2; 1 dances, star 1; 1 refills 6");
}

// §5.1 In any order: the last one is left on top.
#[test]
fn the_last_balloon_is_left_on_top() {
    let before = "open 5 b3 | hand 8 b1 b2 near";
    check(before, "8 b1 b2 near", "open 8 near | under 5 b1 b2 b3 | stars 1 0");
    check(before, "8 near b2 b1", "open 8 b1 | under 5 b2 b3 near | stars 1 0");
    check(before, "8 b1 near b2", "open 8 b2 | stars 1 0");
}

// §5.1, §4.1 Some of them may come before the Level.
#[test]
fn some_of_them_before_it() {
    let before = "open 5 b3 | hand 7 b1 b2";
    refuses(before, "b2 7", lay_all("7", "b1"));
    check(before, "b2 7 b1", "open 7 b1 | stars 1 0 | turn 2");
    check(before, "b1 b2 7", "open 7 b2 | stars 1 0 | turn 2");
    tells(before, "b1 b2 7", "1 lays b1 b2 7 on 5: up 2; 1 dances, star 1; 1 refills 6");
}

// §5.1 It must be the last Level in hand, not just the last of its number.
#[test]
fn another_level_in_hand_is_another_level() {
    let not_last = Illegal::NotTheLastLevel { level: card("8"), balloon: card("b1") };
    refuses("open 5 b3 | hand 8 8 b1", "8 b1", not_last.clone());
    refuses("open 5 b3 | hand 8 0n b1", "8 b1", not_last);
    check("open 5 b3 | hand 8 8 b1", "8;8 b1", "open 8 b1 | stars 1 0");
}

// §5.2 A star, six cards, and the next player's turn; other hands and the middle stay.
#[test]
fn a_star_and_six_cards() {
    let before = "seats 3 | seat 2 | turn 2 | open 5 b3 | hand 8 | hands 4 1 7 | stars 2 1 0 | under 1 2 b1 | turns 9";
    check(
        before,
        "8",
        "open 8 b3 | under 1 2 5 b1 | hand ? ? ? ? ? ? | hands 4 6 7 | stars 2 2 0 | turn 3 | turns 10 | pile 57",
    );
    tells(before, "8", "2 lays 8 on 5: up 3; 2 dances, star 2; 2 refills 6");
}

// §5.2 With the cards of the version in between, a star is danced for too.
#[test]
fn intermediate_players_dance() {
    let before = "options preset=intermediate | open 5 b3 | hand 8";
    tells(before, "8", "1 lays 8 on 5: up 3; 1 dances, star 1; 1 refills 6");
}

// §5.2, §2.2 Cards taken after a star are never dealt anew, even without a Level among them.
#[test]
fn six_balloons_after_a_star_stay() {
    // All unseen cards are balloons.
    let mut game = game("cards 5 8 1 2 30*b1 b3 | open 5 b3 | hand 8 | hands 1 6 | under 1 2", 0);
    play(&mut game, "8");
    shows(&game, seat(1), "hand b1 b1 b1 b1 b1 b1 | levels");
}

// §5.3 With two or three players the fifth star wins, with four or five the third.
#[test]
fn the_star_that_wins() {
    for (seats, enough) in [(2, 5), (3, 5), (4, 3), (5, 3)] {
        let others: String = " 0".repeat(seats - 1);
        let win = format!("seats {seats} | open 5 b3 | hand 8 | stars {}{others}", enough - 1);
        check(&win, "8", &format!("over 1 | stars {enough}{others} | results {enough}{others} | winners 1 | hand"));
        let not_yet = format!("seats {seats} | open 5 b3 | hand 8 | stars {}{others}", enough - 2);
        check(&not_yet, "8", &format!("over | turn 2 | stars {}{others} | hand ? ? ? ? ? ?", enough - 1));
    }
}

// §5.3 The game is over at once: no new cards, and nobody misses a turn.
#[test]
fn over_at_once() {
    let before = "open 5 b3 | hand 8 skip | stars 4 4";
    tells(before, "8 skip", "1 lays 8 on 5: up 3; 1 leaves skip; 1 dances, star 5; over by Stars: 1 has 5 4");
    check(before, "8 skip", "hands 0 6 | pile 70 | over 1 | turns 1 | placed");
}

// §5.3 Nothing can be done after the end.
#[test]
fn nothing_after_the_end() {
    let mut game = game("open 5 b3 | hand 8 | stars 4 0", 0);
    play(&mut game, "8");
    for at in [1, 2] {
        for choice in ["8", "draw", "pass", "end", "let go", "night 8n after 1"] {
            assert_eq!(refused(&game, seat(at), choice), Illegal::Over, "{choice}");
        }
    }
}

// §5.3 The same stars win in Intermediate and for Beginners.
#[test]
fn the_same_stars_in_every_version() {
    check("options preset=intermediate | open 5 b3 | hand 8 | stars 4 0", "8", "over 1 | winners 1");
    check("open 4 9 | hand 5 | stars 4 0", "5 left", "over 1 | winners 1");
    check("seats 5 | open 4 9 | hand 5 | stars 2 0 0 0 0", "5 left", "over 1 | winners 1");
}

// §5.2 A Night Level from the player's hand is laid like any other, even as the last.
#[test]
fn a_night_level_as_the_last() {
    check("open 5 b3 | hand 8n b1", "8n b1", "open 8n b1 | stars 1 0 | turn 2");
}
