//! Events of a move in a few words, so that a test can state all of them in one line.

use reckon_rules::numberloor::{Card, Celebration, Event, How};

/// Formats events as `1 lays b3 6 on 9: down 3; 1 dances, star 1; shuffled 12; 1 refills 6; 2 misses 2`.
pub fn story(told: &[Event]) -> String {
    told.iter().map(sentence).collect::<Vec<_>>().join("; ")
}

fn sentence(event: &Event) -> String {
    let list = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    match event {
        Event::TookOver { seat, from } => format!("{seat} takes over from {from}"),
        Event::Placed { seat, balloons, level, on, side, how, .. } => {
            let balloons: String = balloons.iter().map(|balloon| format!("{balloon} ")).collect();
            let side = side.map_or(String::new(), |side| format!(" {}", side.word()));
            format!("{seat} lays {balloons}{level} on {on}{side}: {}", reason(*how))
        }
        Event::Left { seat, balloons } => format!("{seat} leaves {}", list(balloons)),
        Event::Ended { seat } => format!("{seat} ends"),
        Event::Drew { seat, cards } => format!("{seat} draws {cards}"),
        Event::Passed { seat, cards } => format!("{seat} passes {cards}"),
        Event::Skipped { seat, cards } => format!("{seat} misses {cards}"),
        Event::Star { seat, stars, celebration: Celebration::Dance } => format!("{seat} dances, star {stars}"),
        Event::Star { seat, stars, celebration: Celebration::Cry } => format!("{seat} cries, star {stars}"),
        Event::Refilled { seat, cards } => format!("{seat} refills {cards}"),
        Event::Reshuffled { cards } => format!("shuffled {cards}"),
        Event::LetGo { seat } => format!("{seat} lets go"),
        Event::Over { outcome, why } => {
            let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
            let results: Vec<String> = outcome.results.iter().map(i32::to_string).collect();
            format!("over by {why:?}: {} has {}", winners.join(" and "), results.join(" "))
        }
    }
}

fn reason(how: How) -> String {
    match how {
        How::Same => "same".to_string(),
        How::Up { by } => format!("up {by}"),
        How::Down { by } => format!("down {by}"),
        How::Near { by } => format!("near {by}"),
        How::Odd => "odd".to_string(),
        How::Even => "even".to_string(),
        How::Neighbour { by } => format!("neighbour {by}"),
    }
}
