//! Blocks that are chosen before they have a place, and turns that win.

use reckon_compose::Previewed;
use reckon_compose::nmbrs::Sketch;
use reckon_rules::nmbrs::{Kind, Nmbrs, NotASequence};

use super::{preview, sketch};
use crate::support;

fn previewed(before: &str, text: &str) -> Previewed<Nmbrs> {
    preview(&support::position::<Nmbrs>(before), &sketch(text))
}

// §3.2, §4.12 Blocks that have no place yet say which row they make, in its order; jokers stand for what fits.
#[test]
fn chosen_blocks_say_what_they_make() {
    let made = |before: &str, text: &str| {
        let chosen = previewed(before, text).preview.chosen.expect("blocks were chosen");
        (chosen.pieces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "), chosen.kind, chosen.why)
    };
    let before = "table 30 40 ja=50 | hand 16 33 50 17 8 jb 91";
    assert_eq!(made(before, "chosen 33 50 16"), ("16 33 50".into(), Some(Kind::Steps { by: 17 }), None));
    let other = NotASequence::OtherStep { first: 8, second: 17, third: 33 };
    assert_eq!(made(before, "chosen 33 8 17"), ("8 17 33".into(), None, Some(other)));
    assert_eq!(made(before, "chosen 33 8"), ("8 33".into(), None, Some(NotASequence::TooShort)));
    let (row, kind, _) = made(before, "chosen 16 33 jb");
    assert!(row.contains("jb=") && matches!(kind, Some(Kind::Steps { .. })), "{row} {kind:?}");
    // They are no part of the turn, wherever it stands.
    let turn = previewed(before, "new 16 33 50, give 91, chosen 8 17");
    assert_eq!(turn.preview.choice.map(|choice| choice.to_string()).as_deref(), Some("lay 16 33 50, give 91"));
    assert_eq!(sketch("new 16 33 50, give 91, chosen 8 17").to_string(), "new 16 33 50, give 91, chosen 8 17");
    assert_eq!(previewed(before, "new 16 33 50").preview.chosen, None);
    assert!("chosen".parse::<Sketch>().is_err() && "chosen x".parse::<Sketch>().is_err());
}

// §7.1 The last block wins the round.
#[test]
fn a_turn_that_wins_the_round_says_so() {
    let before = "hand 16 33 50 91 | laid -";
    assert!(previewed(before, "new 16 33 50, give 91").preview.wins);
    assert!(!previewed(before, "new 16 33 50").preview.wins);
    assert!(!previewed("hand 16 33 50 91 92 | laid -", "new 16 33 50, give 91").preview.wins);
}
