//! Random games of Numberloor, put into words.

use reckon_rules::game::Seat;
use reckon_rules::numberloor::{Card, Event, Move, Numberloor, Open, Options, Side, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;
use reckon_words::numberloor;

use crate::support::random_games::{Sayings, Told, check_random_games, set_house_rules};

impl Told for Numberloor {
    const NAME: &'static str = "numberloor";
    const GAMES: u64 = 60;
    const TRIES: usize = 4;
    const KINDS: (usize, usize) = (11, 24);

    fn table(seed: u64, shuffle: &mut Shuffle) -> (Options, u8) {
        let presets = Options::presets();
        let preset = presets[usize::try_from(seed).expect("small") % presets.len()];
        let mut options = Options::preset(preset).expect("a preset");
        set_house_rules(&mut options, &["version", "youngest"], shuffle);
        options.set("turn-limit", "12").expect("an allowed value");
        (options, 2 + u8::try_from(shuffle.below(4)).expect("few seats"))
    }

    /// Picks cards that seldom fit, in every way that cards can be laid.
    fn clumsy_move(view: &View, shuffle: &mut Shuffle) -> Option<Move> {
        let mut hand = view.own_hand().to_vec();
        shuffle.shuffle(&mut hand);
        let (levels, balloons): (Vec<Card>, Vec<Card>) = hand.into_iter().partition(|card| card.is_level());
        let level = shuffle.pick(&levels)?;
        let balloon = balloons.first().map(|card| format!("{card} ")).unwrap_or_default();
        let text = match shuffle.below(8) {
            0 => "draw".to_string(),
            1 => "pass".to_string(),
            2 => format!("end {balloon}"),
            3 => format!("{level} {balloon}"),
            4 => format!("night {level} after {}", view.race.0),
            5 => format!("{level} left"),
            6 => format!("{level}"),
            _ => format!("{balloon}{level}"),
        };
        text.parse().ok()
    }

    /// Describes the open cards, and the Levels that fit.
    fn say_table(view: &View, _: Seat, _: &mut Shuffle, sayings: &mut Sayings) {
        sayings.say_lines(None, &view.open, |speaker| {
            let sides = match view.open {
                Open::Pair { .. } => vec![None],
                Open::Stacks { .. } => Side::BOTH.map(Some).to_vec(),
            };
            let goes = sides.into_iter().map(|side| numberloor::goes(view, side, speaker));
            goes.chain([numberloor::open_cards(view, speaker)]).collect()
        });
    }

    fn say_turn(events: &[Event], you: Seat, sayings: &mut Sayings) {
        sayings.say_lines(Some(you), &events, |speaker| {
            let lines = numberloor::turn(events, speaker);
            assert!(!lines.is_empty() || events.is_empty(), "nothing about {events:?}");
            lines
        });
    }
}

#[test]
fn every_event_and_refusal_can_be_put_into_words() {
    check_random_games::<Numberloor>();
}
