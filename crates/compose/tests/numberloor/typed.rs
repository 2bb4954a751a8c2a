//! Typed lines at Numberloor's table, and the moves read from them.

use reckon_compose::numberloor::{NotUnderstood, Taps, says_night};

use crate::support;
use reckon_rules::numberloor::{Card, Numberloor};

fn moves(position: &str, typed: &str) -> Result<Vec<String>, NotUnderstood> {
    let typed = support::typed::<Numberloor>(&support::position::<Numberloor>(position), &Taps::default(), typed)?;
    Ok(typed.into_moves().iter().map(ToString::to_string).collect())
}

fn reads(position: &str, typed: &str, expected: &str) {
    let read = moves(position, typed).unwrap_or_else(|why| panic!("{typed}: {why}"));
    assert_eq!(read.join(", "), expected, "{typed}");
}

fn word(text: &str) -> NotUnderstood {
    NotUnderstood::Word { text: text.to_string() }
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn refuses(position: &str, typed: &str, why: NotUnderstood) {
    match moves(position, typed) {
        Ok(read) => panic!("{typed} was read as {read:?}"),
        Err(error) => assert_eq!(error, why, "{typed}"),
    }
}

const CHAIN: &str = "open 3 b2 | hand 5 7 9 b3 6 3 8";

/// §4.1 The worked example, with and without its sums.
#[test]
fn a_turn_of_several_placements() {
    let expected = "5, 7, 9, b3 6, 3";
    for typed in [
        "5 7 9 b3 6 3",
        "5, 7, 9, b3, 6, 3",
        "5 → 7 → 9 🎈3 → 6 → 3",
        "5 -> 7 -> 9, b3 -> 6 -> 3",
        "3+2=5, +2=7, +2=9, balloon 3, −3=6, −3=3",
        "3 + 2 = 5, 5 + 2 = 7, 7+2=9; balloon 3; 9-3=6; 6 − 3 = 3",
        "+2 +2 +2 b3 -3 -3",
        "level 5, level 7, floor 9, then balloon 3 and 6 and 3",
        "Stockwerk 5, 7, 9, dann Ballon 3, 6 und 3",
        "L5 l7 9 B3 6 3",
    ] {
        reads(CHAIN, typed, expected);
    }
    reads(CHAIN, "5 7 9 b3 6 3 end", "5, 7, 9, b3 6, 3, end");
}

/// §3.3 Only the last digit of a number counts.
#[test]
fn tens_do_not_count() {
    reads("open 9 b2 | hand 1 7 4", "9+2=11", "1");
    reads("open 9 b2 | hand 1 7 4", "9+2=1", "1");
    reads("open 9 b2 | hand 1 7 4", "11", "1");
    reads("open 0 b3 | hand 7 4", "10-3=7", "7");
    reads("open 0 b3 | hand 7 4", "-3", "7");
}

/// Sums from and to a Night Level, below zero, and numbers in words.
#[test]
fn sums_and_words() {
    reads("open 9n b1 | hand 0 5", "9n+1=0", "0");
    reads("open 0 b1 | hand 1 0n 5", "0n+1", "1");
    reads("open 5 b2 | hand 7 7n 1", "5+2=7n", "7n");
    reads("open 5 b2 | hand 7 7n 1", "5+2=7", "7");
    reads("open 0 b3 | hand 7 4", "0-3=-3", "7");
    reads("open 3 b2 | hand 5 7n b3 1", "balloon three, level zero, seven by night", "b3 0, 7n");
    reads("open 3 b2 | hand 5 7 1", "fünf, Stockwerk sieben bei Nacht", "5, 7n");
}

/// §1.8, §3.6 A balloon that may be odd or even, by its notation, or by what is said about it where no other is meant.
#[test]
fn odd_or_even() {
    let at = |hand: &str| format!("cards 4*0-9 4*b1-3 2*odd 4*oe | open 4 b1 | hand {hand}");
    let one = at("oe 7 8 2");
    for typed in
        ["oe=odd 7", "oe odd 7", "odd 7", "any odd 7", "any odd level, 7", "OE = odd, 7", "ungerade 7", "oe ungerade 7"]
    {
        reads(&one, typed, "oe=odd 7");
    }
    // By its name.
    for typed in [
        "Any Odd/Even as odd 7",
        "odd/even as odd, 7",
        "odd/even = odd 7",
        "Gerade/Ungerade als ungerade 7",
        "Ballon Ungerade/Gerade als ungerade 7",
    ] {
        reads(&one, typed, "oe=odd 7");
    }
    reads(&one, "Odd/Even as even 8", "oe=even 8");
    reads(&one, "any odd/even 7", "oe 7");
    reads(&one, "gerade/ungerade 7", "oe 7");
    reads(&one, "even 8", "oe=even 8");
    reads(&one, "gerade 8 2", "oe=even 8, 2");
    // Even if there is none in the hand, where the pack has nothing else.
    reads("cards 4*0-9 4*b1-3 4*oe | open 4 b1 | hand b1 7 8", "odd 7", "oe=odd 7");
    reads(&at("b1 7 8"), "odd 7", "odd 7");
    reads(&one, "8 end odd", "8, end oe=odd");
    // The rules will ask which.
    reads(&one, "oe 7", "oe 7");
    // A card that is nothing else comes first; then those that may be both.
    reads(&at("odd oe 7 8 9"), "odd 7 odd 9", "odd 7, oe=odd 9");
    reads(&at("odd oe oe 7 8 9"), "odd odd odd 9", "odd oe=odd oe=odd 9");
    // The last balloon of a hand is not chosen for its player: there is a choice.
    reads(&at("oe 5"), "5", "5");
    reads(&at("b2 5"), "5", "5 b2");
}

#[test]
fn wrong_sums_are_reported() {
    refuses(CHAIN, "3+2=6", NotUnderstood::WrongSum { left: 3, up: true, by: 2, is: 5, says: 6 });
    refuses(CHAIN, "4+2=6", NotUnderstood::NotTheOpenLevel { said: 4, open: 3 });
    refuses(CHAIN, "3+4=7", NotUnderstood::NotTheOpenBalloon { said: 4, balloon: card("b2") });
    refuses(CHAIN, "5, 6+2=8", NotUnderstood::NotTheOpenLevel { said: 6, open: 5 });
    refuses("open 9 b2 | hand 1 7 4", "9+2=12", NotUnderstood::WrongSum { left: 9, up: true, by: 2, is: 11, says: 12 });
}

/// §4.2 A turn that ends with balloons.
#[test]
fn the_end_of_a_turn() {
    for typed in ["5 end b3", "5 b3 end", "5, b3, done", "5 b3 fertig", "5 ende b3"] {
        reads(CHAIN, typed, "5, end b3");
    }
    reads(CHAIN, "end", "end");
    reads(CHAIN, "b3 end", "end b3");
    refuses(CHAIN, "5 b3", NotUnderstood::BalloonsAtEnd { balloons: vec![card("b3")] });
    refuses(CHAIN, "b3", NotUnderstood::OnlyBalloons { balloons: vec![card("b3")] });
    refuses("open 5 b2 | hand 7 b3 | placed 5", "b3", NotUnderstood::BalloonsAtEnd { balloons: vec![card("b3")] });
    for (typed, text) in [("end 5", "5"), ("0 end b3 1", "1"), ("5 end end", "end")] {
        refuses(CHAIN, typed, NotUnderstood::AfterEnd { text: text.to_string() });
    }
}

/// §5.1 The last Level takes all remaining balloons with it.
#[test]
fn the_last_level() {
    let last = "open 3 b2 | hand 5 b3 b3 | hands 3 6";
    reads(last, "5", "5 b3 b3");
    reads(last, "5 end", "5 b3 b3");
    reads(last, "b3 6", "b3 6");
    reads("open 3 b2 | hand 5 b3 skip | hands 3 6", "5 b3 skip", "5 b3 skip");
    reads("open 3 b2 | hand 5 b3 skip | hands 3 6", "5 b3 skip end", "5 b3 skip");
    // The balloon to leave on top has to be chosen.
    reads("open 3 b2 | hand 5 b3 skip | hands 3 6", "5", "5");
    reads("open 3 b2 | hand 5 7 b3 b3 | hands 4 6", "5 7", "5, 7 b3 b3");
}

/// §7.1 A day Level, unless the line says night or the hand has no other.
#[test]
fn night_levels() {
    reads("open 3 b2 | hand 5 5n 1", "5", "5");
    reads("open 3 b2 | hand 5n 1", "5", "5n");
    for typed in ["5n", "n5", "night 5", "night 5n", "Night level 5", "Nacht 5"] {
        reads("open 3 b2 | hand 5 5n 1", typed, "5n");
    }
    reads("open 3 b2 | hand 5 5n 1 | turn 2 | seat 1 | race 7", "5", "night 5n after 7");
    reads("open 3 b2 | hand 4 1 | turn 2 | seat 1 | race 7", "5", "night 5n after 7");
    // A player with only the day card has forgotten whose turn it is, and the rules will say so.
    reads("open 3 b2 | hand 5 1 | turn 2 | seat 1 | race 7", "5", "5");
    reads("open 3 b2 | hand 5n b2 1 | turn 2 | seat 1 | race 7", "night b2 5n", "night b2 5n after 7");
    reads("open 3 b2 | hand 5 5n 7 | turn 2 | seat 1 | race 7", "night 5 7 end", "night 5n after 7, 7, end");
    reads("open 3 b2 | hand 5n b1 | turn 2 | seat 1 | hands 2 6", "5n", "night 5n b1 after 0");
    reads("open 3 b2 | watching | race 4", "night 5n after 3", "night 5n after 3");
    reads("open 3 b2 | watching | race 4", "5", "night 5n after 4");
    reads("open 3 b2 | watching | race 4", "5n b3 skip", "night 5n b3 skip after 4");
}

/// §7.6 Answers when asked for a Night Level.
#[test]
fn answers() {
    let asked = "options night-cards=no-hurry | open 3 b2 | hand 5n 1 | seats 3 | seat 1 | turn 2 | asked 1 | race 3";
    for typed in ["let go", "let it go", "no", "pass", "nein", "weiter"] {
        reads(asked, typed, "let go");
    }
    reads(asked, "5", "night 5n after 3");
}

/// §3.8, §2.4 Beginners name the stack if it is unclear.
#[test]
fn two_stacks() {
    let stacks = "open 4 9 | hand 3 5 0 8 9 6";
    reads(stacks, "3", "3 left");
    reads(stacks, "0", "0 right");
    reads(stacks, "3 left 0 right", "3 left, 0 right");
    reads(stacks, "3 on 4, 8 auf 9", "3 left, 8 right");
    reads(stacks, "5 links, 6", "5 left, 6 left");
    reads(stacks, "4-1=3, 9+1=10", "3 left, 0 right");
    reads("open 4 4 | hand 3 5", "3", "3 left");
    refuses("open 4 6 | hand 3 5", "5", NotUnderstood::WhichStack { level: card("5") });
    refuses("open 4 6 | hand 3 5", "3 on 8", NotUnderstood::NeitherStack { said: 8, left: 4, right: 6 });
    reads(stacks, "left 3, rechts 0", "3 left, 0 right");
    // Beginners have neither balloons nor Night Levels; the rules will say so.
    reads(stacks, "b3", "end b3");
    reads(stacks, "night 5", "night 5n after 0");
    refuses(stacks, "frog", NotUnderstood::WordForBeginners { text: "frog".to_string() });
    // It goes on neither stack; the rules will say so.
    reads(stacks, "6", "6 left");
}

/// §7.1
#[test]
fn lines_that_say_night() {
    for typed in ["6n", "n6", "night 6", "Nacht 6", "6 by night", "b3 6n", "5+2=7n", "night b3 6", "night 6n after 17"]
    {
        assert!(says_night(typed), "{typed}");
    }
    for typed in ["6", "b3 6", "no", "draw", "5+2=7", "near", ""] {
        assert!(!says_night(typed), "{typed}");
    }
}

#[test]
fn other_moves() {
    for typed in
        ["draw", "take", "take two", "take 2 cards", "draw two cards", "zwei nehmen", "nimm zwei Karten", "ziehen"]
    {
        reads(CHAIN, typed, "draw");
    }
    for typed in ["zieh", "Zieh zwei!", "zieh zwei Karten", "ziehe"] {
        reads(CHAIN, typed, "draw");
    }
    for typed in ["pass", "Passe", "passen"] {
        reads(CHAIN, typed, "pass");
    }
    refuses(CHAIN, "draw 5", NotUnderstood::StandsAlone { word: "draw".to_string() });
    refuses(CHAIN, "zwei ziehen 5", NotUnderstood::StandsAlone { word: "ziehen".to_string() });
    refuses(CHAIN, "5 pass", NotUnderstood::StandsAlone { word: "pass".to_string() });
    refuses(CHAIN, "", NotUnderstood::Empty);
    refuses(CHAIN, " , ", NotUnderstood::Empty);
}

#[test]
fn balloons_by_name() {
    reads(CHAIN, "any nearest level 5", "near 5");
    reads(CHAIN, "odd 5", "odd 5");
    reads(CHAIN, "Any Even Level 8", "even 8");
    reads(CHAIN, "skip a go 3", "skip 3");
    reads(CHAIN, "nächstes Stockwerk 5 ungerade 7 gerade 6 aussetzen 6", "near 5, odd 7, even 6, skip 6");
}

#[test]
fn a_word_that_is_not_a_card_is_named() {
    refuses(CHAIN, "5 Frog", word("Frog"));
    refuses(CHAIN, "25", word("25"));
    refuses(CHAIN, "b77 5", word("b77"));
    refuses(CHAIN, "99999999999999999999", word("99999999999999999999"));
    refuses(CHAIN, "5 =", word("="));
    refuses(CHAIN, "left", word("left"));
    refuses(CHAIN, "§5", word("§5"));
}

/// §5.1 The only balloons that are left after the last Level need not be typed, whether or not others were.
#[test]
fn the_only_balloon_left_completes_the_last_level() {
    let before = "open 3 b2 | hand 5 b3 b1";
    reads(before, "5 b3", "5 b3 b1");
    reads(before, "5 b1", "5 b1 b3");
    reads("open 3 b2 | hand 5 b3", "5", "5 b3");
    reads("open 3 b2 | hand 5 b3 b1 b1", "5 b3", "5 b3 b1 b1");
    reads("open 3 b2 | hand 5 b3 b1 b1", "5 b3 b1", "5 b3 b1 b1");
    reads("open 3 b2 | hand 5 b3 near", "5 near.", "5 near b3");
    reads("open 3 b2 | hand 5 b3 b1", "fünf, Ballon drei", "5 b3 b1");
    // Two kinds are left, so there is a choice: the rules ask for it.
    reads("open 3 b2 | hand 5 b3 b1 near", "5 b3", "5 b3");
    // Balloons that are not held are left to the rules to refuse.
    reads("open 3 b2 | hand 5 b3 b1", "5 b2", "5 b2");
    // With a Level left in the hand, it is as before.
    let balloons = vec![card("b3")];
    refuses("open 3 b2 | hand 5 7 b3", "5 b3", NotUnderstood::BalloonsAtEnd { balloons });
}

#[test]
fn numbers_verbs_and_particles() {
    let chain = "open 3 b2 | hand 5 7 9 b3 6 3 8";
    for typed in [
        "lay five",
        "Lay five.",
        "LAY THE FIVE!",
        "lege 5 ab",
        "Lege die fünf ab.",
        "LEGE FUENF HIN!",
        "leg meine 5 drauf",
        "put the 5 down",
        "three plus two is five",
        "drei plus zwei ist fünf",
        "Drei plus zwei macht 5.",
        "plus two",
    ] {
        reads(chain, typed, "5");
    }
    reads(chain, "lay five, seven and nine", "5, 7, 9");
    reads(chain, "lege fünf, sieben und dann die neun ab", "5, 7, 9");
    reads(chain, "five seven nine balloon three nine minus three makes six three", "5, 7, 9, b3 6, 3");
    reads("open 9 b2 | hand 1 7 4", "neun plus zwei ist elf", "1");
    for typed in ["take two", "Take two cards!", "nimm zwei", "Nimm zwei Karten auf.", "zwei nehmen", "DRAW"] {
        reads(chain, typed, "draw");
    }
    for typed in ["end", "END.", "end my turn", "Ende!", "fertig"] {
        reads("open 5 b2 | placed 5 | hand 7", typed, "end");
    }
    reads("seat 1 | turn 2 | open 6 b3 | hand 6n 5 | race 17", "NIGHT 6N AFTER 17.", "night 6n after 17");
    refuses(chain, "fivers", word("fivers"));
    refuses(chain, "lege ab", NotUnderstood::Empty);
}

/// A line that is longer than any turn is refused before it is read.
#[test]
fn a_line_has_a_longest_length() {
    let line = |length: usize| format!("5{}", " ".repeat(length - 1));
    reads(CHAIN, &line(4096), "5");
    assert!(moves(CHAIN, &line(4097)).is_err());
    assert!(
        says_night(&format!("night 6{}", " ".repeat(4000))) && !says_night(&format!("night 6{}", " ".repeat(4096)))
    );
}

/// The speaker (*I*) and *please* do not change the meaning of a line.
#[test]
fn manners() {
    for typed in
        ["I lay five", "i'll lay 5, please", "Please lay five.", "ich lege fünf ab", "fünf, bitte!", "5 please"]
    {
        reads(CHAIN, typed, "5");
    }
    for typed in ["I'm done", "i’m done, please.", "I am done", "Ich bin fertig!"] {
        reads("open 5 b2 | placed 5 | hand 7", typed, "end");
    }
    assert!(says_night("I play night 6, please"));
    refuses(CHAIN, "I", word("I"));
}
