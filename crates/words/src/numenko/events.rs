//! Events at the table in words.

use reckon_rules::game::{Outcome, Seat, Seats};
use reckon_rules::numenko::{DRAWN_AFTER_DONE, DRAWN_PER_SWOP, Doubted, End, EndReason, Event, Sum, Tiles};

use super::sums::wrong_sums;
use super::tiles::tiles_listed;
use crate::line::Line;
use crate::speaker::{Say, Speaker};

impl Say for Event {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            Event::Swopped { seat, pot } => {
                speaker.line("numenko-event-swopped").who(*seat).number("new", DRAWN_PER_SWOP).number("pot", *pot)
            }
            Event::Done { seat, times: _, pot, grid: _ } => {
                speaker.line("numenko-event-done").who(*seat).number("new", DRAWN_AFTER_DONE).number("pot", *pot)
            }
            Event::Stopped { seat } => speaker.line("numenko-event-stopped").who(*seat),
            Event::PotShort { seat, pot } => speaker.line("numenko-event-pot-short").who(*seat).things("pot", *pot),
            Event::GameOver { seat, grid: _ } => speaker.line("numenko-event-game-over").who(*seat),
            Event::Wrong { seat, grid: _, sums, groups, voters } => {
                let id = if voters.is_empty() { "numenko-event-wrong-nobody" } else { "numenko-event-wrong" };
                speaker.line(id).who(*seat).text("why", what_is_wrong(sums, *groups, speaker))
            }
            Event::Shown { seat, grid: _, checkers: _ } => speaker.line("numenko-event-shown").who(*seat),
            Event::Agreed { seat, shown: _ } => speaker.line("numenko-event-agreed").who(*seat),
            Event::Doubted { doubted, shown: _, groups, voters: _ } => return say_doubted(doubted, *groups, speaker),
            Event::Stands { seat, sums, loose, groups } => {
                if sums.is_empty() && !loose {
                    return speaker.line("numenko-event-stands").who(*seat).done();
                }
                let line = speaker.line("numenko-event-stands-wrong").who(*seat);
                line.text("why", what_is_wrong(sums, *groups, speaker))
            }
            Event::Voted { seat, eject: false, .. } => speaker.line("numenko-event-voted-end").who(*seat),
            Event::Voted { seat, accused, eject: true } => {
                let line = speaker.line("numenko-event-voted").who(*seat);
                match speaker.names.is_you(*accused) {
                    true => line.text("about", "you").text("accused", ""),
                    false => line.text("about", "other").text("accused", speaker.name(*accused)),
                }
            }
            Event::Ejected { seat, tiles, pot } => {
                let line = speaker.line("numenko-event-ejected").who(*seat).number("pot", *pot);
                line.things("tiles", *tiles)
            }
            Event::PlayEnded { why, laying } => return say_play_ended(*why, *laying, speaker),
            Event::Laid { seat, grid: _, counted: _, left, points } => return say_laid(*seat, left, *points, speaker),
            Event::Over { outcome, why, ejected } => return say_outcome(outcome, *why, *ejected, speaker),
        };
        line.done()
    }
}

/// §5.9 Tells what a player has pointed at, and whether it is wrong.
fn say_doubted(doubted: &Doubted, groups: u8, speaker: &Speaker<'_>) -> Line {
    let line = |id: &'static str| speaker.line(id).who(doubted.seat);
    let line = match &doubted.sum {
        _ if doubted.is_wrong => {
            let why = what_is_wrong(doubted.sum.as_slice(), groups, speaker);
            line("numenko-event-doubted").text("why", why)
        }
        Some(sum) => line("numenko-event-doubted-right").text("sum", speaker.tell(sum)),
        None => line("numenko-event-doubted-not-loose"),
    };
    line.done()
}

/// §5.4 Describes the first wrong sum, or the groups, or the tile in no sum.
fn what_is_wrong(sums: &[Sum], groups: u8, speaker: &Speaker<'_>) -> String {
    wrong_sums(sums, speaker).unwrap_or_else(|| {
        let line = match groups {
            0 | 1 => speaker.line("numenko-wrong-alone"),
            _ => speaker.line("numenko-wrong-groups").number("groups", groups),
        };
        speaker.render(&line.done())
    })
}

/// §5.6 Tells why play has ended, and prompts those who still have to lay.
fn say_play_ended(why: EndReason, laying: Seats, speaker: &Speaker<'_>) -> Line {
    let why = match why {
        EndReason::GameOver => "game-over",
        EndReason::PotShort => "pot-short",
        // Nobody was left to vote.
        EndReason::Vote if laying.len() == 1 => "nobody",
        EndReason::Vote => "vote",
        EndReason::AllStopped => "all-stopped",
    };
    if laying.is_empty() {
        return speaker.line("numenko-event-play-ended-all-laid").text("why", why).done();
    }
    let person = if laying.iter().any(|seat| speaker.names.is_you(seat)) { "you" } else { "other" };
    speaker.line("numenko-event-play-ended").text("why", why).text("person", person).done()
}

/// §5.6, §6.3 Tells what a player has left after laying, and the points.
fn say_laid(seat: Seat, left: &Tiles, points: u16, speaker: &Speaker<'_>) -> Line {
    if left.is_empty() {
        return speaker.line("numenko-event-laid-all").who(seat).done();
    }
    let line = speaker.line("numenko-event-laid").who(seat).text("left", tiles_listed(left, speaker));
    line.things("points", points).done()
}

/// §6, §7.3 Tells who has won and why, and everybody's points.
fn say_outcome(outcome: &Outcome, why: End, ejected: Seats, speaker: &Speaker<'_>) -> Line {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let line = match (why, &winners[..]) {
        (End::PotWins, _) => {
            let points = outcome.results.first().and_then(|points| u16::try_from(*points).ok()).unwrap_or_default();
            return speaker.line("numenko-event-over-pot").who(Seat(0)).things("points", points).done();
        }
        (End::GameOver, [winner]) if outcome.results.len() == 1 => {
            return speaker.line("numenko-event-over-alone").who(*winner).done();
        }
        (End::GameOver | End::Counted, [winner]) => {
            let why = if why == End::GameOver { "game-over" } else { "counted" };
            speaker.line("numenko-event-over").who(*winner).text("why", why)
        }
        _ => speaker.line("numenko-event-over-shared").text("winners", speaker.winners(outcome)),
    };
    line.text("results", results(outcome, ejected, speaker)).done()
}

/// §6.4 Lists everybody's points, and the players who were ejected and have none.
fn results(outcome: &Outcome, ejected: Seats, speaker: &Speaker<'_>) -> String {
    let result = |(seat, points): (Seat, &i32)| {
        let line = match ejected.contains(seat) {
            true => speaker.line("numenko-result-out").who(seat),
            false => speaker.line("result").who(seat).number("number", *points),
        };
        speaker.render(&line.done())
    };
    speaker.listed((0..).map(Seat).zip(&outcome.results).map(result))
}
