//! A whole turn in one sentence: `Fox: five, seven, nine; balloon three; six, three.`

use reckon_rules::game::Seat;
use reckon_rules::numberloor::{Card, Event, Side};

use super::cards::short_name;
use crate::language::Language;
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Say, Speaker};

/// Narrates events in order. Cards that a player lays one after another form one sentence, without the arithmetic;
/// every other event has its own, except the end of a turn just narrated.
pub fn turn(events: &[Event], speaker: &Speaker<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut laid = Laid::default();
    let mut told = Vec::new();
    for event in events {
        match event {
            Event::Placed { seat, balloons, level, side, .. } => {
                laid.flush_unless(*seat, &mut lines, speaker);
                laid.cards.extend(balloons.iter().map(|balloon| (*balloon, None)));
                laid.cards.push((*level, *side));
                told.push(*seat);
            }
            Event::Left { seat, balloons } => {
                laid.flush_unless(*seat, &mut lines, speaker);
                laid.cards.extend(balloons.iter().map(|balloon| (*balloon, None)));
                told.push(*seat);
            }
            Event::Ended { seat } if told.contains(seat) => {}
            _ => {
                laid.flush(&mut lines, speaker);
                lines.push(event.say(speaker));
            }
        }
    }
    laid.flush(&mut lines, speaker);
    lines
}

/// Narrates events to be read aloud, sentence by sentence.
pub fn turn_spoken(events: &[Event], names: &Names, language: Language) -> String {
    let speaker = Speaker::new(language, names).aloud();
    let sentences: Vec<String> = turn(events, &speaker).iter().map(|line| speaker.render(line)).collect();
    sentences.join(" ")
}

/// Cards that one seat has laid, with the stack of each.
#[derive(Default)]
struct Laid {
    seat: Option<Seat>,
    cards: Vec<(Card, Option<Side>)>,
}

impl Laid {
    fn flush_unless(&mut self, seat: Seat, lines: &mut Vec<Line>, speaker: &Speaker<'_>) {
        if self.seat != Some(seat) {
            self.flush(lines, speaker);
            self.seat = Some(seat);
        }
    }

    fn flush(&mut self, lines: &mut Vec<Line>, speaker: &Speaker<'_>) {
        let cards = std::mem::take(&mut self.cards);
        if let (Some(seat), false) = (self.seat.take(), cards.is_empty()) {
            lines.push(speaker.line("numberloor-turn").who(seat).text("cards", runs(&cards, speaker)).done());
        }
    }
}

/// Lists runs of Levels on one stack and of balloons: `five, seven; balloon three; six`.
fn runs(cards: &[(Card, Option<Side>)], speaker: &Speaker<'_>) -> String {
    let is_one_run = |(one, on): &(Card, Option<Side>), (other, side): &(Card, Option<Side>)| {
        one.is_level() == other.is_level() && on == side
    };
    let runs = cards.chunk_by(is_one_run).map(|run| {
        let cards = speaker.listed(run.iter().map(|(card, _)| short_name(*card, speaker)));
        let id = match run.first().and_then(|(_, side)| *side) {
            None => return cards,
            Some(Side::Left) => "numberloor-turn-left",
            Some(Side::Right) => "numberloor-turn-right",
        };
        speaker.render(&Line::new(id).with("cards", cards))
    });
    speaker.joined("numberloor-turn-runs", runs)
}
