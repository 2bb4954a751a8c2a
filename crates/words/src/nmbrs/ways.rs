//! The ways in which blocks fit, as short labels: `along A`, `across at 30`, `joker = 35`.

use reckon_compose::nmbrs::{Placement, PlacementKind};
use reckon_rules::nmbrs::{Lay, Piece};

use super::blocks::{both, name, pieces_listed};
use crate::line::Line;
use crate::speaker::{Say, Speaker};

/// Button label, so it has no full stop.
impl Say for PlacementKind {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            PlacementKind::New => speaker.line("nmbrs-how-new"),
            PlacementKind::Along { letter } => speaker.line("nmbrs-how-along").text("letter", letter.to_string()),
            PlacementKind::Across { at } => speaker.line("nmbrs-how-across").text("at", name(*at, speaker)),
            PlacementKind::Link { blocks } => speaker.line("nmbrs-how-link").text("blocks", both(*blocks, speaker)),
            PlacementKind::Exchange { joker } => {
                speaker.line("nmbrs-how-exchange").text("joker", name(*joker, speaker))
            }
        };
        line.done()
    }
}

/// Labels a way so that it can be told from the others: by how the blocks lie, then by what the jokers stand for, and
/// failing that by the whole row.
pub fn way_label(way: &Placement, among: &[Placement], speaker: &Speaker<'_>) -> String {
    let of_how = || speaker.tell(&way.how);
    let is_one_how = among.iter().all(|other| other.how == way.how);
    let alike: Vec<&Placement> = among.iter().filter(|other| other.how == way.how).collect();
    if alike.len() <= 1 {
        return of_how();
    }
    let values = jokers(way);
    let is_told_by_jokers = alike.iter().filter(|other| jokers(other) == values).count() <= 1;
    let detail = match is_told_by_jokers {
        true => speaker.listed(values.iter().map(|piece| joker_value(*piece, speaker))),
        false => pieces_listed(&way.row, speaker),
    };
    if is_one_how { detail } else { speaker.listed([of_how(), detail]) }
}

/// `joker = 35`
pub fn joker_value(piece: Piece, speaker: &Speaker<'_>) -> String {
    speaker.render(&speaker.line("nmbrs-way-joker").number("number", piece.value).done())
}

/// Returns the jokers laid, in order of their letters.
fn jokers(way: &Placement) -> Vec<Piece> {
    let mut jokers: Vec<Piece> = way.lays.iter().flat_map(Lay::pieces).copied().collect();
    jokers.retain(|piece| piece.block.is_joker());
    jokers.sort_by_key(|piece| piece.block);
    jokers
}
