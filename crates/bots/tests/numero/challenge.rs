//! §11 The greedy player challenges builds that card counting rules out, and nothing else.

use reckon_bots::numero::Greedy;
use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::options::{ChallengeTest, Options};
use reckon_rules::numero::view::View;
use reckon_rules::numero::{Event, Move, Numero};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::support::{Played, among_chance, any_options, play_and_watch, preset, scaled, tally};

fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns its challenge, in turn or out of turn.
fn challenge(text: &str) -> Option<String> {
    let view = position(text);
    Numero::imagine(&view, &mut Shuffle::from_number(1)).unwrap_or_else(|error| panic!("{text}: {error}"));
    let shuffle = &mut Shuffle::from_number(1);
    let called = Greedy::default().act_out_of_turn(&view, shuffle);
    if view.viewer == Viewer::Seat(view.turn) {
        let chosen = Greedy::default().choose(&view, shuffle);
        assert_eq!(Some(&chosen).filter(|choice| matches!(choice, Move::Challenge { .. })), called.as_ref(), "{text}");
    }
    called.map(|called| called.to_string())
}

fn challenges(text: &str) {
    assert_eq!(challenge(text).as_deref(), Some("challenge 10#1"), "{text}");
}

fn is_silent(text: &str) {
    assert_eq!(challenge(text), None, "{text}");
}

/// Two players: the second has built 10, and the first is to play.
const BUILT: &str = "options preset=scoring | centre 10#1 = 6g + 4r by 2 open 1";

/// §11.3 All four tens are seen: in the player's hand, in the centre, in a build, in a win stack.
#[test]
fn challenges_when_every_card_is_accounted_for() {
    challenges(&format!("{BUILT}, 10r 10g | hand 10b 10o 3g 7r 2b"));
    challenges(&format!("{BUILT}, 10r | hand 10b 3o 3g 7r 2b | gone 10g 10o | won 2 0"));
    challenges(&format!("{BUILT}, 15#2 = 10g + 5r by 1 | hand 10b 10r 10o 7r 2b"));
    challenges("options preset=scoring | centre 10#1 = 10r/5 + 8g by 2 open 1 | hand 10b 10g 10o 7r 2b");
}

/// §11.6 One ten may be in the pack or forgotten, so it may just as well be in the hand.
#[test]
fn is_silent_while_one_card_is_missing() {
    is_silent(&format!("{BUILT}, 10r 10g | hand 10b 9o 3g 7r 2b"));
    is_silent(&format!("{BUILT}, 10r | hand 10b 3o 3g 7r 2b | gone 10g | won 2 0 | forgotten 1"));
    is_silent(&format!("{BUILT} | hand 10b 10r 10o 7r 2b"));
}

/// §11.6 Everybody has seen part of the builder's hand.
#[test]
fn remembers_what_was_shown() {
    is_silent(&format!("{BUILT} | hand 1b 1r 3o 7r 2b"));
    challenges(&format!("{BUILT} | hand 1b 1r 3o 7r 2b | lacks 2: 10"));
    is_silent(&format!("{BUILT} | hand 1b 1r 3o 7r 2b | lacks 2: 9"));
    is_silent(&format!("{BUILT} | hand 1b 1r 3o 7r 2b | shown 2: 10o"));
    is_silent(&format!("{BUILT}, 10r 10g | hand 10b 1r 3o 7r 2b | shown 2: 10o"));
    challenges(&format!("{BUILT} | hand 1b 1r 3o 7r 2b | hands 5 1 | shown 2: 9o"));
    is_silent(&format!("{BUILT} | hand 1b 1r 3o 7r 2b | hands 5 2 | shown 2: 9o"));
    challenges(&format!("{BUILT}, 10r 10g | seats 3 | hand 10b 1r 3o 7r 2b | turn 3 | shown 3: 10o"));
}

/// §11.3, §11.4 It challenges out of turn too, but not too late, not twice and not against its own build.
#[test]
fn keeps_to_the_rules_of_a_challenge() {
    let seen = "hand 10b 10r 10g 10o 2b";
    let built = |rest: &str| format!("options preset=scoring | centre 10#1 = 6g + 4r by 2{rest} | {seen}");
    challenges(&built(" open 2 | turn 2"));
    is_silent(&built(""));
    let three =
        |open: u8, seat: u8| built(&format!(" open {open} | seats 3 | seat {seat} | turn {}", (1 + open) % 3 + 1));
    challenges(&three(1, 1));
    challenges(&three(4, 1));
    challenges(&three(3, 3));
    is_silent(&three(4, 3));
    is_silent(&three(3, 2));
    is_silent(&built(" | seats 2").replace("preset=scoring", "preset=scoring show-answer=on"));
}

/// §11.6 If the hand at the time of the build counts, the ten may have been played since.
#[test]
fn does_not_mistake_now_for_then() {
    let built = |test: &str, open: u8, turn: u8| {
        format!(
            "options preset=scoring challenge-test={test} | seats 3 | turn {turn} | \
             centre 10#1 = 6g + 4r by 2 open {open}, 10r 10g | hand 10b 10o 3g 7r 2b"
        )
    };
    challenges(&built("held-then", 3, 2));
    is_silent(&built("held-then", 4, 3));
    challenges(&built("show-now", 4, 3));
}

/// The random player occasionally challenges too.
#[test]
fn chance_uses_its_right_sometimes() {
    let view = position("options preset=scoring | turn 2 | centre 10#1 = 6g + 4r by 2 open 2 | hand 1b 1r 3o 7r 2b");
    let shuffle = &mut Shuffle::from_number(1);
    let calls: Vec<Move> =
        (0..400).filter_map(|_| Bot::<Numero>::act_out_of_turn(&mut Random::new(Seat(0)), &view, shuffle)).collect();
    assert!((10..50).contains(&calls.len()), "{} of 400", calls.len());
    assert!(calls.iter().all(|call| call.to_string() == "challenge 10#1"));
}

/// Counts the challenges of greedy players, who must win them all.
fn count_challenges(games: u64, mut options: impl FnMut(&mut Shuffle) -> Options) -> u64 {
    let mut won = 0;
    for seed in 0..scaled(games) {
        let mut shuffle = Shuffle::from_number(seed);
        let options = options(&mut shuffle);
        let seats = 2 + (seed % 3) as u8;
        let Ok(game) = Numero::deal(&options, seats, &mut shuffle) else { continue };
        let is_greedy = |seat: Seat| seat.0.is_multiple_of(2);
        let mut bots = among_chance::<Numero>(seats, is_greedy, || Box::new(Greedy::with_effort(2_000)));
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |seat, _, _, events| {
            for event in events {
                if let Event::Challenged { held, .. } = event
                    && is_greedy(seat)
                {
                    assert!(!held, "seed {seed}: {event:?}");
                    won += 1;
                }
            }
        });
    }
    tally(Numero::NAME, "games of computer players", scaled(games));
    won
}

fn wins_every_challenge(challenge_test: ChallengeTest) {
    let options = |name| Options { scoring: true, challenge_test, ..preset(name) };
    let won = count_challenges(200, |_| options("1-5")) + count_challenges(100, |_| options("scoring"));
    assert!(won >= scaled(40), "{won}");
}

#[test]
fn wins_every_challenge_where_the_answer_is_shown_now() {
    wins_every_challenge(ChallengeTest::ShowNow);
}

#[test]
fn wins_every_challenge_where_the_answer_was_held_then() {
    wins_every_challenge(ChallengeTest::HeldThen);
}

#[test]
fn wins_every_challenge_at_any_table() {
    let won = count_challenges(300, |shuffle| {
        let mut options: Options = any_options(shuffle);
        options.set("scoring", "on").expect("an allowed value");
        options
    });
    assert!(won >= scaled(10), "{won}");
}
