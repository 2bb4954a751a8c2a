//! Single turns and answers of nmbrs! blocks' computer player.

use reckon_bots::Bot;
use reckon_bots::nmbrs::{Builder, EFFORT};
use reckon_rules::game::{Game, Ignore, Viewer};
use reckon_rules::nmbrs::{Nmbrs, View};
use reckon_rules::shuffle::Shuffle;

/// Returns its choice, which the rules must allow.
fn choice(position: &str) -> String {
    choice_of(&mut Builder::default(), position)
}

fn choice_of(bot: &mut Builder, position: &str) -> String {
    let view: View = position.parse().unwrap_or_else(|why| panic!("{position}: {why}"));
    let choice = bot.choose(&view, &mut Shuffle::from_number(1));
    let mut game = Nmbrs::imagine(&view, &mut Shuffle::from_number(2)).expect("a game");
    let Viewer::Seat(seat) = view.viewer else { panic!("{position}: a watcher's view") };
    let played = game.play(seat, &choice, &mut Ignore);
    assert!(played.is_ok(), "{choice}: {played:?}\n{position}");
    choice.to_string()
}

/// §4.5–§4.11
#[test]
fn lays_in_every_way() {
    assert_eq!(choice("hand 30 40 50 91"), "lay 30 40 50, give 91");
    assert_eq!(choice("table 8 12 16 | hand 20 91"), "20 right of 16, give 91");
    assert_eq!(choice("table 20 30 40 | hand 28 32 91"), "28 above 30, 32 below 30, give 91");
    assert_eq!(choice("table 60 70 80 | hand 65 75 91"), "insert 65 between 60 70, insert 75 between 70 80, give 91");
    let linked = choice("table 18 19 20 / . / . / 30 31 32 | hand 25 91");
    assert!(linked.starts_with("link 25 between"), "{linked}");
}

/// §5
#[test]
fn makes_use_of_jokers() {
    assert_eq!(choice("hand 30 40 ja 91"), "lay ja=20 30 40, give 91");
    assert_eq!(choice("table 33 34 ja=35 | hand 35 91"), "exchange 35 for ja, ja=32 left of 33, give 91");
    let kept = choice("hand 30 40 50 91 ja");
    assert!(!kept.contains("give j"), "{kept}");
}

/// §6.8 It keeps one block to give away, unless the table's options say otherwise.
#[test]
fn keeps_a_block_to_give_away() {
    assert_eq!(choice("table 8 12 16 | hand 20"), "give 20");
    assert_eq!(choice("options preset=simple | table 8 12 16 | hand 20"), "20 right of 16");
}

/// §6.1 It keeps blocks that combine with others.
#[test]
fn gives_away_the_least_promising_block() {
    assert_eq!(choice("hand 30 31 77 ja | laid 2 | table 1 2 3").split(", ").last(), Some("give 77"));
    assert_eq!(choice("hand ja"), "give ja");
}

/// §6.2
#[test]
fn knocks_for_a_block_it_can_lay() {
    let asked = "seats 3 | turn 1 | asked 2 3";
    assert_eq!(choice(&format!("seat 2 | {asked} | given 50 | hand 30 40 91")), "knock 50");
    assert_eq!(choice(&format!("seat 2 | {asked} | given 53 | hand 30 41 91")), "let go");
    // A player whose turn is not next takes on two blocks for one.
    assert_eq!(choice(&format!("seat 3 | {asked} | given 20 | table 8 12 16 | hand 1 2 44 45 77 99")), "let go");
    let view = format!("seat 2 | {asked} | given 50 | hand 30 40 91");
    assert_eq!(choice_of(&mut Builder::stand_in(), &view), "let go");
}

/// A hand of half the blocks on a large table.
#[test]
fn a_large_hand_stays_within_the_effort() {
    let hand = (1..=50).map(|number| (2 * number - 1).to_string()).collect::<Vec<_>>().join(" ");
    let view = format!("table 10 20 30 40 50 . 4 6 8 . 94 96 98 100 | hand {hand} ja jb | hands 52 7");
    for effort in [0, 1, 20, EFFORT] {
        let mut bot = Builder::with_effort(effort);
        choice_of(&mut bot, &view);
        assert!(bot.spent() <= effort, "{} of {effort} tries", bot.spent());
    }
}
