//! Events as sentences.

use reckon_rules::nmbrs::{Event, Nmbrs};
use reckon_words::{GameWords, Line, Speaker};

/// Tells what has happened, and why nobody is asked about a block that does not end the round.
pub fn tell(events: &[Event], speaker: &Speaker<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for (place, event) in events.iter().enumerate().filter(|(_, event)| Nmbrs::is_told(event)) {
        lines.push(speaker.tell(event));
        let ends_round = matches!(events.get(place + 1), Some(Event::RoundOver { .. }));
        if matches!(event, Event::Gave { asked, .. } if asked.is_empty()) && !ends_round {
            lines.push(speaker.render(&Line::new("cli-nmbrs-pot-empty")));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use reckon_rules::game::{Seat, Seats};
    use reckon_rules::nmbrs::Block;
    use reckon_words::{Language, Names};

    use super::*;
    use crate::output::Output;

    fn said(events: &[Event]) -> Vec<String> {
        let names = Names::default();
        tell(events, &Output::plain(Language::English).speaker(&names))
    }

    #[test]
    fn news_explains_why_nobody_can_knock() {
        let block: Block = "35".parse().expect("a valid block");
        let gave = |asked| Event::Gave { seat: Seat(0), block, asked };
        let aside = Event::Aside { block };
        let over =
            Event::RoundOver { winner: Seat(0), round: 1, left: Vec::new(), points: Vec::new(), totals: Vec::new() };
        assert_eq!(said(&[gave(Seats::NONE), aside.clone()])[1], "The pot is empty, so nobody can knock.");
        assert_eq!(said(&[gave(Seats::NONE), over]).len(), 2);
        assert_eq!(said(&[gave(Seats::from_iter([Seat(1)])), aside]).len(), 2);
    }
}
