//! A tapped turn of Numberloor: what the taps mean, how far they go, what could follow.

use proptest::prelude::*;
use reckon_compose::numberloor::{Can, Goes, Last, NotUnderstood, Preview, Taps};
use reckon_compose::{Compose, Previewed};
use reckon_rules::numberloor::{How, Illegal, Move, Numberloor, Open, Side};

use super::{line, position, preview};
use crate::support::composed;

fn previewed(before: &str, text: &str) -> Previewed<Numberloor> {
    preview(&position(before), &line(text))
}

/// Works out taps, all of which must go.
#[track_caller]
fn goes(before: &str, text: &str) -> Preview {
    let Previewed { preview, refusal, .. } = previewed(before, text);
    assert_eq!((refusal, preview.stuck), (None, None), "\n{text}\nin {before}");
    preview
}

/// Returns the tap that does not go, and why.
#[track_caller]
fn stuck(before: &str, text: &str) -> (u8, Illegal) {
    let shown = previewed(before, text);
    (shown.preview.stuck.unwrap_or_else(|| panic!("{text} goes")), shown.illegal().unwrap().clone())
}

fn words<T: ToString>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn moves(preview: &Preview) -> String {
    preview.moves.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Formats what could be laid next: `3 b3`, for Beginners `3 left 5 left right`.
fn next(preview: &Preview) -> String {
    let written = |goes: &Goes| {
        let sides: Vec<&str> = goes.on.iter().flatten().map(|side: &Side| side.word()).collect();
        [vec![goes.card.to_string()], sides.iter().map(|side| side.to_string()).collect()].concat().join(" ")
    };
    preview.goes.iter().map(written).collect::<Vec<_>>().join(" ")
}

fn can(preview: &Preview) -> String {
    let Can { end, draw, pass, let_go } = preview.can;
    let all = [(end, "end"), (draw, "draw"), (pass, "pass"), (let_go, "let go")];
    all.iter().filter(|(can, _)| *can).map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
}

fn open(preview: &Preview) -> String {
    words(&preview.open.cards())
}

const CHAIN: &str = "open 3 b2 | hand 5 7 9 b3 6 3 0";

// §1.8, §3.6 A balloon is tapped together with what it should be; the last Level waits for those that are left.
#[test]
fn odd_or_even() {
    let before = "cards 4*0-9 4*b1-3 4*oe | open 4 b1 | hand oe oe 7 8 2";
    let tapped = goes(before, "oe=odd 7");
    assert_eq!((moves(&tapped).as_str(), open(&tapped).as_str()), ("oe=odd 7", "7 oe=odd"));
    assert_eq!(next(&tapped), "oe");
    let loose = goes(before, "oe=even");
    assert_eq!((open(&loose).as_str(), next(&loose).as_str()), ("4 oe=even", "2 8 oe"));
    let (at, why) = stuck(before, "oe 7");
    assert_eq!((at, why), (0, Illegal::OddOrEven { balloon: "oe".parse().expect("a card") }));
    let last = previewed("cards 4*0-9 4*b1-3 4*oe | open 4 b1 | hand oe 5", "5");
    assert!(matches!(last.illegal(), Some(Illegal::LayAllBalloons { .. })));
    assert_eq!((last.preview.steps.len(), next(&last.preview).as_str()), (1, "oe"));
    assert!(goes("cards 4*0-9 4*b1-3 4*oe | open 4 b1 | hand oe 5", "5 oe=odd").steps[0].star);
}

// §4.1 The rulebook's chain: 5, 7, 9, balloon 3, 6, 3.
#[test]
fn the_chain_of_the_rulebook() {
    let preview = goes(CHAIN, "5 7 9 b3 6 3");
    assert_eq!(moves(&preview), "5; 7; 9; b3 6; 3");
    let hows: Vec<Option<How>> = preview.steps.iter().map(|step| step.how).collect();
    let (up, down) = (Some(How::Up { by: 2 }), Some(How::Down { by: 3 }));
    assert_eq!(hows, [up, up, up, down, down]);
    assert_eq!(words(&preview.steps[3].cards), "b3 6");
    assert_eq!((open(&preview), preview.allows.clone()), ("3 b3".to_string(), vec![vec![0, 3, 6]]));
    assert_eq!((next(&preview), can(&preview), preview.loose.len()), ("0".to_string(), "end".to_string(), 0));
    assert_eq!(moves(&goes(CHAIN, "5 7 9 b3 6 3 end")), "5; 7; 9; b3 6; 3; end");
    assert_eq!(composed::<Numberloor>(&position(CHAIN), &line("5 7 9 b3 6 3 end")).unwrap().len(), 6);
}

// §3.4, §4.2 A balloon lies loose on top until a Level or the end follows.
#[test]
fn a_loose_balloon() {
    let preview = goes(CHAIN, "5 b3");
    // Nothing can be sent yet, so no move is listed; the Level is shown as laid.
    assert_eq!((moves(&preview), words(&preview.loose)), (String::new(), "b3".to_string()));
    assert_eq!((preview.steps.len(), previewed(CHAIN, "5 b3").moves), (1, Vec::new()));
    assert_eq!((open(&preview), preview.allows.clone()), ("5 b3".to_string(), vec![vec![2, 5, 8]]));
    assert_eq!(can(&preview), "end");
    let preview = goes(CHAIN, "5 b3 end");
    assert_eq!(
        (moves(&preview), words(&preview.loose), can(&preview)),
        ("5; end b3".to_string(), String::new(), String::new())
    );
    let preview = goes(CHAIN, "b3");
    assert_eq!((moves(&preview), next(&preview), can(&preview)), (String::new(), "0 3 6".to_string(), String::new()));
    assert_eq!(goes(CHAIN, "").goes.len(), 3);
    let balloons = vec!["b3".parse().unwrap()];
    let only = Err(NotUnderstood::OnlyBalloons { balloons: balloons.clone() });
    assert_eq!(composed::<Numberloor>(&position(CHAIN), &line("b3")), only);
    assert_eq!(composed::<Numberloor>(&position(CHAIN), &line("5 b3")), Err(NotUnderstood::BalloonsAtEnd { balloons }));
    assert_eq!(composed::<Numberloor>(&position(CHAIN), &line("")), Err(NotUnderstood::Empty));
}

// §3.2 The first card that does not go is named, and everything before it is shown.
#[test]
fn the_first_card_that_does_not_go() {
    let (at, why) = stuck(CHAIN, "5 9 7");
    assert!(at == 1 && matches!(why, Illegal::DoesNotGo { .. }), "{at} {why:?}");
    let preview = previewed(CHAIN, "5 9 7").preview;
    assert_eq!((preview.steps.len(), open(&preview), next(&preview)), (1, "5 b2".to_string(), "3 7 b3".to_string()));
    assert_eq!((moves(&preview), can(&preview)), ("5; 9; 7".to_string(), String::new()));
    let not_held = |card: &str| Illegal::NotInHand { card: card.parse().unwrap() };
    assert_eq!(stuck(CHAIN, "5 5"), (1, not_held("5")));
    assert_eq!(stuck(CHAIN, "5 b1 b3 7"), (1, not_held("b1")));
    assert_eq!(stuck(CHAIN, "5 b3 b3"), (2, not_held("b3")));
    assert_eq!(stuck(CHAIN, "end"), (0, Illegal::NoLevelLaid));
    assert_eq!(stuck(CHAIN, "5 draw"), (1, Illegal::LaidAlready));
    assert!(matches!(stuck(CHAIN, "pass"), (0, Illegal::CannotPass { .. })));
}

// §5.1 With the last Level all balloons are laid, in the order they were tapped; §5.2 a star.
#[test]
fn the_last_level_takes_all_balloons() {
    let before = "open 5 b3 | hand 8 b1 skip";
    let shown = previewed(before, "8");
    assert!(matches!(shown.illegal(), Some(Illegal::LayAllBalloons { .. })), "{:?}", shown.refusal);
    let preview = shown.preview;
    assert_eq!((preview.steps.len(), next(&preview), preview.stuck), (1, "b1 skip".to_string(), Some(0)));
    assert_eq!((open(&preview), preview.steps[0].star, can(&preview)), ("8 b3".to_string(), false, String::new()));
    assert_eq!(next(&previewed(before, "8 skip").preview), "b1");
    assert_eq!(open(&previewed(before, "8 skip").preview), "8 skip");
    for text in ["8 skip b1", "8 skip b1 end"] {
        let preview = goes(before, text);
        assert_eq!(
            (moves(&preview), preview.steps[0].star, next(&preview)),
            ("8 skip b1".to_string(), true, String::new())
        );
        assert_eq!((open(&preview), can(&preview)), ("8 b1".to_string(), String::new()));
    }
}

// §3.8 Beginners: the stack that was tapped, or the only one on which the card goes.
#[test]
fn two_stacks() {
    let before = "open 4 9 | hand 3 8 0 5 7 2";
    let preview = goes(before, "");
    assert_eq!(next(&preview), "0 right 3 left 5 left 8 right");
    assert_eq!((preview.allows.clone(), can(&preview)), (vec![vec![3, 4, 5], vec![0, 8, 9]], "pass".to_string()));
    let preview = goes(before, "3 left 8 right");
    assert_eq!(
        (moves(&preview), open(&preview), next(&preview)),
        ("3 left; 8 right".into(), "3 8".into(), "2 left 7 right".into())
    );
    assert_eq!(moves(&goes(before, "3 8")), "3 left; 8 right");
    assert!(matches!(stuck(before, "7"), (0, Illegal::NoNeighbour { .. })));
    assert!(matches!(stuck(before, "3 right"), (0, Illegal::NoNeighbour { .. })));
    let both = "open 4 6 | hand 5 2 1";
    assert_eq!(next(&goes(both, "")), "5 left right");
    assert_eq!(stuck(both, "5"), (0, Illegal::WhichStack));
    assert_eq!(stuck(both, "b3"), (0, Illegal::NoBalloons { card: "b3".parse().unwrap() }));
    assert_eq!(stuck(both, "draw"), (0, Illegal::PassInstead));
    assert!(matches!(goes(both, "5 right").open, Open::Stacks { .. }));
    assert_eq!(can(&goes(both, "5 right")), "end");
}

// §4.3, §4.4 A player who cannot lay a Level takes two cards, then passes.
#[test]
fn taking_and_passing() {
    let before = "open 5 b3 | hand 1 4";
    let preview = goes(before, "");
    assert_eq!((next(&preview), can(&preview)), (String::new(), "draw".to_string()));
    assert_eq!(moves(&goes(before, "draw")), "draw");
    assert_eq!(can(&goes("open 5 b3 | hand 1 4 | drawn", "")), "pass");
    assert_eq!(moves(&goes("open 5 b3 | hand 1 4 | drawn", "pass")), "pass");
}

// §7.1, §7.3 In another's turn a Night Level that suits the open cards is thrown in.
#[test]
fn night_levels() {
    let before = "seat 1 | turn 2 | open 5 b3 | hand 8n 1n b1 9 | race 3";
    let preview = goes(before, "");
    assert_eq!((words(&preview.night), can(&preview)), ("8n".to_string(), String::new()));
    let preview = goes(before, "night 8n");
    assert_eq!(
        (moves(&preview), open(&preview), can(&preview)),
        ("night 8n after 3".into(), "8n b3".into(), "end".into())
    );
    assert_eq!(moves(&goes(before, "night 8n b1 9 end")), "night 8n after 3; b1 9; end");
    assert!(matches!(stuck(before, "night 1n"), (0, Illegal::DoesNotGo { .. })));
    let balloon = "b1".parse().unwrap();
    assert_eq!(stuck(before, "night b1 8n"), (0, Illegal::BalloonBeforeNight { balloon }));
    // In the player's own turn it is a Level like any other.
    let own = "open 5 b3 | hand 8n 1 b1 9";
    assert_eq!(goes(own, "8n").night, []);
    assert_eq!(stuck(own, "night 8n"), (0, Illegal::OwnTurn));
    // The last Level: if there is no choice, its balloons come with it.
    let last = "seat 1 | turn 2 | open 5 b3 | hand 8n b1 b1 | race 3";
    assert_eq!(words(&goes(last, "").night), "8n");
    assert_eq!(moves(&goes(last, "night 8n")), "night 8n b1 b1 after 3");
}

// §7.6 A player who is asked throws in a Night Level or lets it go.
#[test]
fn no_hurry() {
    let before = "options preset=advanced night-cards=no-hurry | seats 3 | seat 1 | turn 2 | asked 1 | open 5 b3 | hand 8n 1 b1 9";
    let preview = goes(before, "");
    assert_eq!((words(&preview.night), can(&preview)), ("8n".to_string(), "let go".to_string()));
    assert_eq!(moves(&goes(before, "let go")), "let go");
    assert_eq!(stuck(before, "draw"), (0, Illegal::NightOrLetGo));
    assert_eq!(stuck(CHAIN, "let go"), (0, Illegal::NotAsked));
}

// §4.1 Out of turn, a plan is judged as if it were the player's turn, and nothing can be sent.
#[test]
fn drafts_while_others_play() {
    let before = "seat 1 | turn 2 | open 3 b2 | hand 5 7 9 b3 6 3 0";
    let shown = goes(before, "5 7 9 b3 6 3");
    assert_eq!((shown.steps.len(), can(&shown)), (5, String::new()));
    assert!(matches!(stuck(before, "end"), (0, Illegal::NotYourTurn { .. })));
    assert!(Numberloor::preview(&position("watching | open 5 b3"), &line("5")).is_err());
}

#[test]
fn lines_read_back_as_written() {
    for text in
        ["", "5 7 9 b3 6 3", "3 left 4 right", "5 end", "draw", "pass", "let go", "night 5n", "night b2 5n b3 end"]
    {
        assert_eq!(line(text).to_string(), text);
    }
    for bad in ["left", "b3 left", "3 left right", "end 5", "10", "go", "let", "5 night", "5n after 3", "end end"] {
        assert!(bad.parse::<Taps>().is_err(), "{bad}");
    }
    assert!("5 ".repeat(128).parse::<Taps>().is_ok());
    assert!("5 ".repeat(129).parse::<Taps>().is_err());
    assert!("b1 ".repeat(64).parse::<Taps>().is_err());
    assert!(previewed(CHAIN, &"5 ".repeat(128)).refusal.is_some());
    assert!(previewed(CHAIN, &"b1 ".repeat(63)).refusal.is_some());
}

fn pieces() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "5 ", "7 ", "9 ", "b3 ", "6 ", "3 ", "0 ", "8n ", "b10 ", "near ", "left ", "right ", "end ", "draw ", "let ",
        "go ", "night ", "pass", "\u{0}", "١ ", "5", "b",
    ]);
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    // No text makes a plan panic, and any line that parses reads back.
    #[test]
    fn any_text_is_a_line_or_none(text in prop_oneof![pieces(), ".{0,60}"]) {
        let positions = [CHAIN, "open 4 9 | hand 3 8 0 5", "seat 1 | turn 2 | open 5 b3 | hand 8n 5 b3 | race 3"];
        if let Ok(line) = text.parse::<Taps>() {
            prop_assert_eq!(line.to_string().parse::<Taps>(), Ok(line.clone()));
            for before in positions {
                let view = position(before);
                let previewed = preview(&view, &line);
                let sent = composed::<Numberloor>(&view, &line).unwrap_or_default();
                prop_assert_eq!(sent, previewed.preview.moves.clone());
                let written: Vec<Result<Move, _>> = previewed.preview.moves.iter().map(|m| m.to_string().parse()).collect();
                prop_assert_eq!(written, previewed.preview.moves.into_iter().map(Ok).collect::<Vec<_>>());
            }
        }
    }
}

// §3 The numbers that go come with the reason, in the same order.
#[test]
fn numbers_say_why_they_go() {
    let shown = goes("open 5 b3 | hand 2 8 1 b2", "");
    assert_eq!(shown.allows, [[2, 5, 8]]);
    assert_eq!(shown.because, [[How::Down { by: 3 }, How::Same, How::Up { by: 3 }]]);
    assert_eq!(goes("open 5 b3 | hand 2 8 1 b2", "b2").because, [[How::Down { by: 2 }, How::Same, How::Up { by: 2 }]]);
}

// §4.3–§4.5 The button that a friend would press; none while a card that goes is better.
#[test]
fn one_button_is_suggested() {
    let suggests = |before: &str, text: &str| previewed(before, text).preview.suggests;
    assert_eq!(suggests("open 5 b3 | hand 2 8 1", ""), None);
    assert_eq!(suggests("open 5 b3 | hand 2 8 1", "2"), Some(Last::End));
    assert_eq!(suggests("open 5 b3 | hand 1 3 4", ""), Some(Last::Draw));
    assert_eq!(suggests("open 5 b3 | drawn 2 | hand 1 3 4", ""), Some(Last::Pass));
    assert_eq!(suggests("open 5 b3 | hand 2", "2"), Some(Last::End), "a star ends the turn");
}
