//! A slow second opinion on §3 and §7.2, written from the rulebook with nothing but loops over
//! integers, and compared with the game.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numberloor::Illegal;

use crate::numberloor::harness::{choice, game};
use crate::support::tally;

const COMPARED: &str = "placements against a slow second opinion";

/// Floors after which the Levels repeat: the Level of a floor is its last digit.
const FLOORS: i32 = 10;

/// Returns all floors from −20 to 29 that this Level can stand for.
fn floors_of(level: i32) -> Vec<i32> {
    (-20..30).filter(|floor| (floor + 20) % FLOORS == level).collect()
}

fn is_away(open: i32, level: i32, by: i32) -> bool {
    floors_of(open).iter().any(|from| floors_of(level).iter().any(|to| to - from == by || from - to == by))
}

/// §3.2, §3.5, §3.6, §3.7 Returns whether the balloon itself lets the Level go.
fn by_balloon(open: i32, balloon: &str, level: i32) -> bool {
    match balloon {
        "near" => (0..3).any(|by| is_away(open, level, by)),
        "odd" => [1, 3, 5, 7, 9].contains(&level),
        "even" => [0, 2, 4, 6, 8].contains(&level),
        "skip" => false,
        numbered => is_away(open, level, numbered.strip_prefix('b').unwrap().parse().unwrap()),
    }
}

/// §3.1 to §3.7 Returns whether a Level goes in its player's own turn.
fn goes(open: i32, balloon: &str, level: i32, equal_on_odd_even: bool) -> bool {
    let is_parity = balloon == "odd" || balloon == "even";
    let equal = open == level && (!is_parity || equal_on_odd_even);
    equal || by_balloon(open, balloon, level)
}

/// §7.2 Returns whether a Night Level suits the open cards in another's turn.
fn suits(open: i32, balloon: &str, level: i32, equal_on_odd_even: bool, night_on_equal: bool) -> bool {
    if night_on_equal { goes(open, balloon, level, equal_on_odd_even) } else { by_balloon(open, balloon, level) }
}

const CARDS: &str = "cards 4*0-9 2*0-9n 2*b0-10 2*near 2*odd 2*even 2*skip";

fn balloons() -> Vec<String> {
    let numbered = (0..=10).map(|number| format!("b{number}"));
    numbered.chain(["near", "odd", "even", "skip"].map(str::to_string)).collect()
}

const ON_OFF: [&str; 2] = ["on", "off"];

/// Returns whether the game allows a move. If not, the reason must be that the Level does not go there.
fn is_played(before: &str, seat: Seat, text: &str) -> bool {
    match game(before, 1).play(seat, &choice(text), &mut Ignore) {
        Ok(()) => true,
        Err(Illegal::DoesNotGo { .. } | Illegal::NoNeighbour { .. } | Illegal::EqualIsNotEnough { .. }) => false,
        Err(why) => panic!("{text}: {why:?}\nin {before}"),
    }
}

// §3.1–§3.7 Every Level on every Level with every balloon open.
#[test]
fn every_level_on_every_pair() {
    let mut compared = 0;
    for equal in ON_OFF {
        for open in 0..10 {
            for balloon in balloons() {
                for level in 0..10 {
                    let before = format!(
                        "options equal-on-odd-even={equal} | {CARDS} | open {open} {balloon} | hand {level} {level}n {level}n"
                    );
                    let expected = goes(open, &balloon, level, equal == "on");
                    for night in ["", "n"] {
                        let played = is_played(&before, Seat(0), &format!("{level}{night}"));
                        assert_eq!(played, expected, "{level}{night} in {before}");
                        compared += 1;
                    }
                }
            }
        }
    }
    tally("numberloor", COMPARED, compared);
}

// §3.4 Likewise with a balloon from the hand on top, whatever was open.
#[test]
fn every_level_after_every_balloon() {
    let mut compared = 0;
    for open in 0..10 {
        for balloon in balloons() {
            for level in 0..10 {
                let before = format!("{CARDS} | open {open} skip | hand {balloon} {level} {level}");
                let expected = goes(open, &balloon, level, true);
                assert_eq!(is_played(&before, Seat(0), &format!("{balloon} {level}")), expected, "{before}");
                compared += 1;
            }
        }
    }
    tally("numberloor", COMPARED, compared);
}

// §4.3 Cards can be taken exactly when no Level goes, neither at once nor after a balloon.
#[test]
fn players_who_cannot_lay_a_level() {
    let mut compared = 0;
    for open in 0..10 {
        for balloon in balloons() {
            for held in balloons() {
                for level in 0..10 {
                    let before = format!("{CARDS} | open {open} {balloon} | hand {level} {held}");
                    let can_lay = goes(open, &balloon, level, true) || goes(open, &held, level, true);
                    let drawn = game(&before, 1).play(Seat(0), &choice("draw"), &mut Ignore);
                    assert_eq!(drawn.is_err(), can_lay, "{before}");
                    compared += 1;
                }
            }
        }
    }
    tally("numberloor", COMPARED, compared);
}

// §7.2 Every Night Level in another's turn, on every pair, with both options.
#[test]
fn every_night_level_on_every_pair() {
    let mut compared = 0;
    for (equal, at_night) in [("on", "on"), ("on", "off"), ("off", "on"), ("off", "off")] {
        for open in 0..10 {
            for balloon in balloons() {
                for level in 0..10 {
                    let before = format!(
                        "options equal-on-odd-even={equal} night-on-equal={at_night} | {CARDS} | seat 1 | turn 2 | open {open} {balloon} | hand {level}n {level} | race 3"
                    );
                    let expected = suits(open, &balloon, level, equal == "on", at_night == "on");
                    let played = is_played(&before, Seat(0), &format!("night {level}n after 3"));
                    assert_eq!(played, expected, "{before}");
                    assert_eq!(
                        game(&before, 1).view(Viewer::Watcher).fits_at_night(u8::try_from(level).unwrap()),
                        expected
                    );
                    compared += 1;
                }
            }
        }
    }
    tally("numberloor", COMPARED, compared);
}

// §3.8 Every Level on every stack of Beginners; the other stack lies too far away to help.
#[test]
fn every_level_on_every_stack() {
    let mut compared = 0;
    for open in 0..10 {
        let far = (open + 5) % 10;
        for level in 0..10 {
            let before = |left: i32, right: i32| format!("open {left} {right} | hand {level} {level}");
            let expected = open == level || is_away(open, level, 1);
            let beside = far == level || is_away(far, level, 1);
            assert_eq!(is_played(&before(open, far), Seat(0), &format!("{level} left")), expected);
            assert_eq!(is_played(&before(far, open), Seat(0), &format!("{level} right")), expected);
            assert_eq!(is_played(&before(open, far), Seat(0), &format!("{level} right")), beside);
            compared += 3;
        }
    }
    tally("numberloor", COMPARED, compared);
}
