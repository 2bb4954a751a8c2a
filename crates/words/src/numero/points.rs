//! The items of a score sheet in words.

use reckon_rules::numero::{Item, ScoreLine};

use crate::bundle::render;
use crate::language::Language;
use crate::line::Line;
use crate::speaker::{Say, Speaker};

/// §10 An item and its points.
impl Say for ScoreLine {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let mut item = speaker.line(item_id(self.item));
        if let Some(count) = self.count {
            item = item.cards("count", count);
        }
        let item = speaker.render(&item.done());
        match self.take {
            Some(take) => speaker.line("numero-score-line-of-take").number("take", take),
            None => speaker.line("numero-score-line"),
        }
        .text("item", item)
        .number("points", self.points)
        .done()
    }
}

fn item_id(item: Item) -> &'static str {
    match item {
        Item::Takes => "numero-item-takes",
        Item::Cards => "numero-item-cards",
        Item::Printed => "numero-item-printed",
        Item::FiveCards => "numero-item-five-cards",
        Item::SixCards => "numero-item-six-cards",
        Item::ThreeSigns => "numero-item-three-signs",
        Item::FourSigns => "numero-item-four-signs",
        Item::FourColours => "numero-item-four-colours",
        Item::OneColour => "numero-item-one-colour",
        Item::CentreCleared => "numero-item-centre-cleared",
        Item::MostCards => "numero-item-most-cards",
        Item::BluffFound => "numero-item-bluff-found",
        Item::WrongChallenge => "numero-item-wrong-challenge",
        Item::HandCards => "numero-item-hand-cards",
        Item::HandPrinted => "numero-item-hand-printed",
        Item::CentreAward => "numero-item-centre-award",
        Item::CentrePrinted => "numero-item-centre-printed",
        Item::PackDealt => "numero-item-pack-dealt",
        Item::PerfectEnding => "numero-item-perfect-ending",
        Item::BroughtForward => "numero-item-brought-forward",
    }
}

/// Returns the heading of an item on a score sheet.
pub fn item_title(item: Item, language: Language) -> String {
    render(&Line::new(format!("{}.title", item_id(item))), language)
}
