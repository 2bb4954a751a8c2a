//! §6.2 A block is given away: who is asked, how an answer is typed, what is said to it.

use reckon_rules::game::{Seat, Viewer};
use reckon_rules::nmbrs::loose::{self, Typed};
use reckon_rules::nmbrs::work::Sketch;
use reckon_rules::nmbrs::{Block, Event, Move, Nmbrs, Phase, View};
use reckon_words::{GameWords, Line, Names, Speaker, render};

use super::table;
use crate::game::{Part, Unclear};
use crate::in_turns::{Hearers, NotACall};
use crate::voice::{Voice, called};

/// The block that the viewer has to answer about.
pub fn rights(view: &View) -> Vec<Block> {
    match (view.phase, view.viewer) {
        (Phase::Knock(knocking), Viewer::Seat(seat)) if knocking.asked.contains(seat) => vec![knocking.block],
        _ => Vec::new(),
    }
}

/// To somebody alone with what they hold; where others hear it, without a word about any hand.
pub fn say(view: &View, hearers: Hearers<'_>, names: &Names, voice: &Voice) -> Vec<String> {
    let Some(block) = table::given(view, voice) else { return Vec::new() };
    let person = if names.is_you(view.turn) { "you" } else { "other" };
    let line = |id: &'static str| {
        let line = Line::new(id).with("who", called(view.turn, names, voice)).with("person", person);
        line.with("block", block.clone())
    };
    match hearers.callers {
        [] => {
            let mut lines = match hearers.sees_table || hearers.again {
                true => Vec::new(),
                false => table::draw(view, &Sketch::default(), Part::All, names, voice),
            };
            lines.push(render(&line("cli-nmbrs-asked-alone"), voice.language));
            lines
        }
        [(_, asked), ..] => {
            let look = if hearers.looking.is_some() { "no" } else { "yes" };
            vec![render(&line("cli-nmbrs-asked").with("asked", asked.clone()).with("look", look), voice.language)]
        }
    }
}

/// What has happened; and why nobody is asked about a block that does not end the round.
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

/// `knock`, `knock 35`, `let it go`; everything else waits for its turn.
pub fn understand(view: &View, typed: &str, speaker: &Speaker<'_>) -> Result<Vec<Move>, NotACall> {
    match loose::understand(view, &Sketch::default(), typed) {
        Ok(Typed::Move(choice @ (Move::Knock(_) | Move::LetGo))) => Ok(vec![choice]),
        Ok(_) => Err(NotACall::InTurn),
        Err(why) => Err(Unclear::NotUnderstood(speaker.tell(&why)).into()),
    }
}

/// What is typed for a turn while nobody may play it.
pub fn only_in_turn(view: &View, seat: Option<Seat>, named: bool) -> &'static str {
    match view.phase {
        Phase::Knock(_) if named => "cli-nmbrs-call-only",
        Phase::Knock(_) => "cli-nmbrs-call-only-alone",
        // The own turn, but another has the keyboard.
        _ if named && seat == Some(view.turn) => "cli-nmbrs-call-own-turn",
        _ if named => "cli-nmbrs-call-not-now",
        _ => "cli-nmbrs-call-not-now-alone",
    }
}

pub fn lets_go(view: &View, typed: &str) -> bool {
    loose::understand(view, &Sketch::default(), typed) == Ok(Typed::Move(Move::LetGo))
}

pub fn let_go(view: &View) -> Option<Move> {
    matches!(view.phase, Phase::Knock(_)).then_some(Move::LetGo)
}

#[cfg(test)]
mod tests {
    use reckon_rules::game::Seats;
    use reckon_words::Language;

    use super::*;

    fn said(events: &[Event]) -> Vec<String> {
        let names = Names::default();
        tell(events, &Voice::quiet(Language::English).speaker(&names))
    }

    #[test]
    fn it_is_said_why_nobody_can_knock() {
        let block: Block = "35".parse().expect("a block");
        let gave = |asked| Event::Gave { seat: Seat(0), block, asked };
        let aside = Event::Aside { block };
        let over =
            Event::RoundOver { winner: Seat(0), round: 1, left: Vec::new(), points: Vec::new(), totals: Vec::new() };
        assert_eq!(said(&[gave(Seats::NONE), aside.clone()])[1], "The pot is empty: nobody can knock.");
        assert_eq!(said(&[gave(Seats::NONE), over]).len(), 2);
        assert_eq!(said(&[gave(Seats::from_iter([Seat(1)])), aside]).len(), 2);
    }

    #[test]
    fn what_waits_for_a_turn_is_answered_by_what_goes_on() {
        let asked: View = "hand 1 2 | seats 3 | turn 1 | given 35 | asked 2 3".parse().expect("a position");
        assert_eq!(only_in_turn(&asked, Some(Seat(1)), true), "cli-nmbrs-call-only");
        let turn: View = "hand 1 2 | seats 3".parse().expect("a position");
        assert_eq!(only_in_turn(&turn, Some(Seat(0)), true), "cli-nmbrs-call-own-turn");
        assert_eq!(only_in_turn(&turn, Some(Seat(1)), true), "cli-nmbrs-call-not-now");
    }
}
