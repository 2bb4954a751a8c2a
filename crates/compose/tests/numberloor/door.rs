//! How moves of Numberloor are tapped, for the tests in `door`.

use reckon_rules::numberloor::{Card, Move, Numberloor, Phase, Placement, Side, View};
use reckon_rules::shuffle::Shuffle;

use crate::door::Tapped;

impl Tapped for Numberloor {
    fn taps_for(choice: &Move) -> Option<String> {
        Some(match choice {
            Move::Place { placement, on } => cards_of(placement, *on),
            Move::Night { placement, .. } => format!("night {}", cards_of(placement, None)),
            Move::End { balloons } => format!("{} end", written(balloons)),
            Move::Draw => "draw".to_string(),
            Move::Pass => "pass".to_string(),
            Move::LetGo => "let go".to_string(),
        })
    }

    fn some_taps(view: &View, shuffle: &mut Shuffle) -> String {
        let mut hand = view.own_hand().to_vec();
        shuffle.shuffle(&mut hand);
        hand.truncate(shuffle.below(5).try_into().unwrap());
        let mut taps = String::from(if shuffle.chance(1, 8) { "night " } else { "" });
        for card in hand {
            let side = Some(*shuffle.pick(&Side::BOTH).unwrap()).filter(|_| card.is_level() && shuffle.chance(1, 2));
            let side = side.filter(|_| view.options.is_for_beginners()).map_or("", Side::word);
            taps += &format!("{card} {side} ");
        }
        taps + shuffle.pick(&["", "", "end", "draw", "pass"]).unwrap()
    }

    fn is_own_turn(view: &View) -> bool {
        view.viewer.seat() == Some(view.turn) && view.phase == Phase::Play
    }
}

fn cards_of(placement: &Placement, on: Option<Side>) -> String {
    let level = format!("{} {}", placement.level(), on.map_or("", Side::word));
    format!("{} {level} {}", written(placement.before()), written(placement.after()))
}

fn written(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
