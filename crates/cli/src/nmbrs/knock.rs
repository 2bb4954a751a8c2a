//! §6.2 A block given away: who is asked, how answers are typed, what is said in reply.

use reckon_compose::Compose;
use reckon_compose::nmbrs::Sketch;
use reckon_rules::game::{Seat, Viewer};
use reckon_rules::nmbrs::{Block, Move, Nmbrs, Phase, View};
use reckon_words::{Line, Names, Speaker, render};

use super::table;
use crate::game::{Audience, CallError, ParseError, Part};
use crate::output::{Output, called};

/// Returns the block that the viewer has to answer about.
pub fn rights(view: &View) -> Vec<Block> {
    match (view.phase, view.viewer) {
        (Phase::Knock(knocking), Viewer::Seat(seat)) if knocking.asked.contains(seat) => vec![knocking.block],
        _ => Vec::new(),
    }
}

/// Asks a lone player with their hand on the screen; several players, without revealing anything about a hand.
pub fn say(view: &View, audience: Audience<'_>, names: &Names, output: &Output) -> Vec<String> {
    let Some(block) = table::given(view, output) else { return Vec::new() };
    let person = if names.is_you(view.turn) { "you" } else { "other" };
    let line = |id: &'static str| {
        let line = Line::new(id).with("who", called(view.turn, names, output)).with("person", person);
        line.with("block", block.clone())
    };
    match audience.callers {
        [] => {
            let mut lines = match audience.sees_table || audience.again {
                true => Vec::new(),
                false => table::draw(view, &Sketch::default(), Part::All, names, output),
            };
            lines.push(render(&line("cli-nmbrs-asked-alone"), output.language));
            lines
        }
        [(_, asked), ..] => {
            let look = if audience.looking.is_some() { "no" } else { "yes" };
            vec![render(&line("cli-nmbrs-asked").with("asked", asked.clone()).with("look", look), output.language)]
        }
    }
}

/// Parses `knock`, `knock 35`, `let it go`; everything else waits for its turn.
pub fn understand(view: &View, typed: &str, speaker: &Speaker<'_>) -> Result<Vec<Move>, CallError> {
    let typed = Nmbrs::typed(view, &Sketch::default(), typed);
    match typed.map_err(|why| ParseError::NotUnderstood(speaker.tell(&why)))?.one_move() {
        Some(choice @ (Move::Knock(_) | Move::LetGo)) => Ok(vec![choice.clone()]),
        _ => Err(CallError::InTurn),
    }
}

/// Returns the message for a move that belongs to a turn and cannot be made now.
pub fn only_in_turn(view: &View, seat: Option<Seat>, named: bool) -> &'static str {
    match view.phase {
        Phase::Knock(_) if named => "cli-nmbrs-call-only",
        Phase::Knock(_) => "cli-nmbrs-call-only-alone",
        // It is this player's turn, but another player has the keyboard.
        _ if named && seat == Some(view.turn) => "cli-nmbrs-call-own-turn",
        _ if named => "cli-nmbrs-call-not-now",
        _ => "cli-nmbrs-call-not-now-alone",
    }
}

pub fn waives(view: &View, typed: &str) -> bool {
    let typed = Nmbrs::typed(view, &Sketch::default(), typed);
    typed.is_ok_and(|typed| typed.one_move() == Some(&Move::LetGo))
}

pub fn waive(view: &View) -> Option<Move> {
    matches!(view.phase, Phase::Knock(_)).then_some(Move::LetGo)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reply_to_a_line_out_of_turn_depends_on_the_phase() {
        let asked: View = "hand 1 2 | seats 3 | turn 1 | given 35 | asked 2 3".parse().expect("a valid position");
        assert_eq!(only_in_turn(&asked, Some(Seat(1)), true), "cli-nmbrs-call-only");
        let turn: View = "hand 1 2 | seats 3".parse().expect("a valid position");
        assert_eq!(only_in_turn(&turn, Some(Seat(0)), true), "cli-nmbrs-call-own-turn");
        assert_eq!(only_in_turn(&turn, Some(Seat(1)), true), "cli-nmbrs-call-not-now");
    }
}
