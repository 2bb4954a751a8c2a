//! The open cards, and what goes on them.

use reckon_rules::numberloor::card::LEVELS;
use reckon_rules::numberloor::{Card, Open, Side, View};

use super::cards::name;
use crate::line::Line;
use crate::speaker::{Sentence, Speaker};

/// `2, 5 or 8 go`; `side` is one of the two stacks of Beginners, or `None` where there is one stack.
pub fn goes(view: &View, side: Option<Side>, speaker: &Speaker<'_>) -> Line {
    let on = view.open.level(side);
    let goes = view.goes_on(side);
    let line = speaker.line("numberloor-goes");
    match on {
        Some(on) => with_goes(line, &goes, on, view.open.balloon(), speaker).done(),
        None => line.cards("goes", 0).done(),
    }
}

/// `Open: level three, balloon three: zero, three or six go.`
pub fn open_cards(view: &View, speaker: &Speaker<'_>) -> Line {
    let goes = |side| speaker.render(&goes(view, side, speaker));
    let line = match view.open {
        Open::Pair { level, balloon } => speaker
            .line("numberloor-open")
            .text("level", name(level, speaker))
            .text("balloon", name(balloon, speaker))
            .text("goes", goes(None)),
        Open::Stacks { left, right } => speaker
            .line("numberloor-open-stacks")
            .text("left", name(left, speaker))
            .text("left-goes", goes(Some(Side::Left)))
            .text("right", name(right, speaker))
            .text("right-goes", goes(Some(Side::Right))),
    };
    line.done()
}

/// Sets `$goes` to the numbers that go: `2, 5 or 8`, or a single one as a noun.
pub(super) fn with_goes<'a>(
    line: Sentence<'a>,
    goes: &[u8],
    on: Card,
    balloon: Option<Card>,
    speaker: &Speaker<'_>,
) -> Sentence<'a> {
    line.text("goes", numbers(goes, on, balloon, speaker)).counted("goes", goes.len())
}

pub(super) fn numbers(goes: &[u8], on: Card, balloon: Option<Card>, speaker: &Speaker<'_>) -> String {
    match goes {
        [only] => speaker.noun(*only),
        _ => speaker.listed_with_or(in_order(goes, on, balloon).into_iter().map(|n| speaker.whole(n)).collect()),
    }
}

/// Sorts neighbours in counting order: `8, 9 or 0` on 9, not `0, 8 or 9`.
fn in_order(goes: &[u8], on: Card, balloon: Option<Card>) -> Vec<u8> {
    let mut goes = goes.to_vec();
    let around = balloon.is_none_or(|balloon| balloon == Card::NEAREST);
    if let (true, Some(on)) = (around, on.level()) {
        goes.sort_by_key(|number| (number + 2 + LEVELS - on) % LEVELS);
    }
    goes
}
