//! Events at the table in words.

use reckon_rules::game::{Outcome, Seat, Seats};
use reckon_rules::nmbrs::{Block, Blocks, Event, Lay, MadeRoom, Piece, RowChange, Side};

use super::blocks::{blocks_listed, name, piece_name, pieces_listed, pieces_with_and, with_block};
use crate::line::Line;
use crate::speaker::{Say, Sentence, Speaker};

impl Say for Event {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            Event::Laid { seat, lays, rows } => {
                speaker.line("nmbrs-event-laid").text("what", laid(*seat, lays, rows, speaker))
            }
            Event::MadeRoom { islands } => {
                speaker.line("nmbrs-event-made-room").text("what", made_room(islands, speaker))
            }
            Event::Gave { seat, block, asked } => {
                gave(speaker.line("nmbrs-event-gave").who(*seat), *block, *asked, speaker)
            }
            Event::Knocked { seat, block } => {
                with_block(speaker.line("nmbrs-event-knocked").who(*seat), *block, speaker)
            }
            Event::Took { seat, block, drew, pot } => {
                let line = with_block(speaker.line("nmbrs-event-took").who(*seat), *block, speaker);
                line.things("drew", *drew).number("pot", *pot)
            }
            Event::LetGo { seat, block } => with_block(speaker.line("nmbrs-event-let-go").who(*seat), *block, speaker),
            Event::Open { block, asked } => gave(speaker.line("nmbrs-event-open"), *block, *asked, speaker),
            Event::Aside { block } => with_block(speaker.line("nmbrs-event-aside"), *block, speaker),
            Event::Turn { seat, drew, pot } => {
                speaker.line("nmbrs-event-turn").who(*seat).things("drew", *drew).number("pot", *pot)
            }
            Event::RoundOver { winner, round, left, points, totals } => {
                return say_round(*winner, *round, left, points, totals, speaker);
            }
            Event::RoundBegins { round, starter } => {
                speaker.line("nmbrs-event-round-begins").who(*starter).number("round", *round)
            }
            Event::Over { outcome } => return say_outcome(outcome, speaker),
        };
        line.done()
    }
}

/// Narrates events in order. A player who lays and gives away is named once: `Fox lays row D: thirty, forty, fifty.
/// Adds twenty to C. Gives away thirty-five. Knock?`
pub fn turn(events: &[Event], speaker: &Speaker<'_>) -> Vec<Line> {
    let mut laid = None;
    let said = events.iter().map(|event| match event {
        Event::Gave { seat, block, asked } if laid == Some(*seat) => {
            gave(again(speaker.line("nmbrs-event-gave"), *seat, speaker), *block, *asked, speaker).done()
        }
        event => {
            if let Event::Laid { seat, .. } = event {
                laid = Some(*seat);
            }
            event.say(speaker)
        }
    });
    said.collect()
}

/// Narrates events to be read aloud, sentence by sentence.
pub fn turn_spoken(events: &[Event], names: &crate::names::Names, language: crate::language::Language) -> String {
    let speaker = Speaker::new(language, names).aloud();
    let sentences: Vec<String> = turn(events, &speaker).iter().map(|line| speaker.render(line)).collect();
    sentences.join(" ")
}

/// Sets the subject to the player named in the previous sentence.
fn again<'a>(line: Sentence<'a>, seat: Seat, speaker: &Speaker<'_>) -> Sentence<'a> {
    let person = if speaker.names.is_you(seat) { "you" } else { "again" };
    line.text("person", person).text("who", speaker.name(seat))
}

/// §6.1 Names the block given away; a listener who can knock for it is asked.
fn gave<'a>(line: Sentence<'a>, block: Block, asked: Seats, speaker: &Speaker<'_>) -> Sentence<'a> {
    let is_asked = asked.iter().any(|seat| speaker.names.is_you(seat));
    with_block(line, block, speaker).text("knock", if is_asked { "asked" } else { "other" })
}

/// §4.4 Tells the steps in order, mentioning each row once.
fn laid(seat: Seat, lays: &[Lay], rows: &[RowChange], speaker: &Speaker<'_>) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut told: Vec<&RowChange> = Vec::new();
    // A block exchanged for a joker does not lengthen the row.
    let exchanged: Blocks = lays
        .iter()
        .filter_map(|lay| match lay {
            Lay::Exchange { block, .. } => Some(*block),
            _ => None,
        })
        .collect();
    for lay in lays {
        let begin = |id, count: usize| {
            let line = speaker.line(id);
            if count == 0 { line.who(seat) } else { again(line, seat, speaker) }
        };
        if let Lay::Exchange { block, .. } = lay {
            let line = begin("nmbrs-laid-exchanged", sentences.len()).text("block", name(*block, speaker));
            sentences.push(speaker.render(&line.done()));
        }
        for row in rows {
            let is_of_lay = lay.pieces().iter().any(|piece| row.added.contains(piece.block));
            if !is_of_lay || told.contains(&row) {
                continue;
            }
            let crossings = crossings(row, &told, speaker);
            told.push(row);
            let added: Vec<Piece> = row.pieces.iter().copied().filter(|piece| is_new(piece, row, exchanged)).collect();
            let id = match row {
                RowChange { is_new: true, .. } if added.len() == row.pieces.len() => match crossings {
                    None => "nmbrs-laid-row",
                    Some(_) => "nmbrs-laid-row-crossing",
                },
                RowChange { is_new: true, .. } => "nmbrs-laid-across",
                _ if is_linked(lay, row) => "nmbrs-laid-linked",
                _ if added.iter().all(|piece| is_inserted(piece, lays)) => "nmbrs-laid-inserted",
                _ => "nmbrs-laid-added",
            };
            let line = begin(id, sentences.len()).text("letter", row.letter.to_string());
            let line = match id {
                "nmbrs-laid-row" => line.text("row", pieces_listed(&row.pieces, speaker)),
                "nmbrs-laid-row-crossing" => line
                    .text("row", pieces_listed(&row.pieces, speaker))
                    .text("crossings", crossings.unwrap_or_default()),
                "nmbrs-laid-across" | "nmbrs-laid-linked" => line
                    .text("row", pieces_listed(&row.pieces, speaker))
                    .text("added", pieces_with_and(&added, speaker)),
                "nmbrs-laid-inserted" => line
                    .text("added", pieces_with_and(&added, speaker))
                    .number("long", i32::try_from(row.pieces.len()).unwrap_or(i32::MAX)),
                _ => line.text("added", pieces_with_and(&added, speaker)),
            };
            sentences.push(speaker.render(&line.done()));
        }
    }
    sentences.join(" ")
}

/// §3.8 Tells which rows were pushed aside, and how far.
fn made_room(islands: &[MadeRoom], speaker: &Speaker<'_>) -> String {
    let told = islands.iter().map(|MadeRoom { rows, side, by, .. }| {
        let side = match side {
            Side::Left => "left",
            Side::Right => "right",
            Side::Above => "up",
            Side::Below => "down",
        };
        let letters = rows.iter().map(ToString::to_string).collect();
        let line = speaker.line("nmbrs-made-room").text("rows", speaker.listed_with_and(letters));
        let line = line.counted("rows", rows.len()).things("by", *by).text("side", side);
        speaker.render(&line.done())
    });
    told.collect::<Vec<String>>().join(" ")
}

/// Says where a row crosses those that were told before: `A at 62`.
fn crossings(row: &RowChange, told: &[&RowChange], speaker: &Speaker<'_>) -> Option<String> {
    let crossing = |other: &&RowChange| {
        let common = row.pieces.iter().find(|piece| other.pieces.contains(piece))?;
        let line = speaker.line("nmbrs-row-crosses").text("letter", other.letter.to_string());
        Some(speaker.render(&line.text("at", piece_name(*common, speaker)).done()))
    };
    let found: Vec<String> = told.iter().filter_map(crossing).collect();
    (!found.is_empty()).then(|| speaker.listed_with_and(found))
}

fn is_new(piece: &Piece, row: &RowChange, exchanged: Blocks) -> bool {
    row.added.contains(piece.block) && !exchanged.contains(piece.block)
}

/// §4.11 Returns whether both blocks that a link joins are now in this row.
fn is_linked(lay: &Lay, row: &RowChange) -> bool {
    let has = |block: &Block| row.pieces.iter().any(|piece| piece.block == *block);
    matches!(lay, Lay::Link { between, .. } if between.iter().all(has))
}

fn is_inserted(piece: &Piece, lays: &[Lay]) -> bool {
    lays.iter().any(|lay| matches!(lay, Lay::Insert { pieces, .. } if pieces.contains(piece)))
}

/// §7.1, §7.2 Names the winner of the round, and what the others have left.
fn say_round(winner: Seat, round: u8, left: &[Blocks], points: &[u8], totals: &[u16], speaker: &Speaker<'_>) -> Line {
    let is_counted = !points.is_empty();
    let hands = (0..).map(Seat).zip(left).filter(|(seat, hand)| *seat != winner && !hand.is_empty());
    let hands = hands.map(|(seat, hand)| {
        let line = match points.get(seat.index()) {
            Some(points) => speaker.line("nmbrs-left-points").things("points", *points),
            None => speaker.line("nmbrs-left"),
        };
        speaker.render(&line.who(seat).text("blocks", blocks_listed(*hand, speaker)).done())
    });
    let left = speaker.joined("nmbrs-list-semicolon", hands);
    let id = if is_counted { "nmbrs-event-round-over" } else { "nmbrs-event-round-over-uncounted" };
    let line = speaker.line(id).who(winner).number("round", round).text("left", left);
    if !is_counted {
        return line.done();
    }
    let results: Vec<i32> = totals.iter().map(|total| i32::from(*total)).collect();
    let totals = speaker.results(&Outcome { results, winners: Seats::NONE });
    line.text("totals", totals).done()
}

/// §7.4, §7.5 Names the winners. Results are rounds won if the winners have the most, points if they have the fewest.
fn say_outcome(outcome: &Outcome, speaker: &Speaker<'_>) -> Line {
    let of = |is_winner: bool| {
        let results = (0..).map(Seat).zip(&outcome.results);
        results.filter(move |(seat, _)| outcome.winners.contains(*seat) == is_winner).map(|(_, result)| *result)
    };
    let kind = match (of(true).max(), of(false).max()) {
        (Some(winners), Some(others)) if winners > others => "rounds",
        (Some(winners), Some(others)) if winners < others => "points",
        _ => "other",
    };
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let line = match winners[..] {
        [winner] => speaker.line("nmbrs-event-over").who(winner),
        _ => speaker.line("nmbrs-event-over-shared").text("winners", speaker.winners(outcome)),
    };
    line.text("results-kind", kind).text("results", speaker.results(outcome)).done()
}
