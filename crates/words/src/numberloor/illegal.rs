//! Refusals, phrased for the player who tried the move.

use reckon_rules::numberloor::{Balloon, Card, Face, Illegal};

use super::cards::{cards_with_and, name, noun};
use super::open::{numbers, with_goes};
use crate::line::Line;
use crate::speaker::{Say, Sentence, Speaker};

impl Say for Illegal {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let with_card = |id, card: &Card| speaker.line(id).text("card", name(*card, speaker));
        let line = match self {
            Illegal::Over => speaker.line("illegal-over"),
            Illegal::NotYourTurn { turn } => speaker.line("illegal-not-your-turn").who(*turn),
            Illegal::WaitForAnswer { asked } => speaker.line("numberloor-illegal-wait-for-answer").who(*asked),
            Illegal::NotInHand { card } => with_card("numberloor-illegal-not-in-hand", card),
            Illegal::DoesNotGo { level, on, balloon, goes } => {
                let line = speaker.line("numberloor-illegal-does-not-go").text("balloon", name(*balloon, speaker));
                does_not_go(line, *level, *on, Some(*balloon), goes, speaker)
            }
            Illegal::NoNeighbour { level, on, goes, other, other_goes } => {
                let line = speaker
                    .line("numberloor-illegal-no-neighbour")
                    .text("other", noun(*other, speaker))
                    .text("other-goes", numbers(other_goes, *other, None, speaker));
                does_not_go(line, *level, *on, None, goes, speaker)
            }
            Illegal::NoBalloons { card } => with_card("numberloor-illegal-no-balloons", card),
            Illegal::WhichStack => speaker.line("numberloor-illegal-which-stack"),
            Illegal::OneStack => speaker.line("numberloor-illegal-one-stack"),
            Illegal::OddOrEven { balloon } => with_card("numberloor-illegal-odd-or-even", balloon),
            Illegal::NoLevelLaid => speaker.line("numberloor-illegal-no-level-laid"),
            Illegal::NothingLaid => speaker.line("numberloor-illegal-nothing-laid"),
            Illegal::NotTheLastLevel { level, balloon } => speaker
                .line("numberloor-illegal-not-the-last-level")
                .text("level", name(*level, speaker))
                .text("balloon", name(*balloon, speaker)),
            Illegal::LayAllBalloons { level, left } => speaker
                .line("numberloor-illegal-lay-all-balloons")
                .text("level", name(*level, speaker))
                .text("left", cards_with_and(left, speaker))
                .counted("left", left.len()),
            Illegal::CanLay { level, balloon } => {
                let cards: Vec<Card> = balloon.iter().chain([level]).copied().collect();
                speaker.line("numberloor-illegal-can-lay").text("cards", cards_with_and(&cards, speaker))
            }
            Illegal::CannotPass { level, balloon } => {
                let cards: Vec<Card> = balloon.iter().chain([level]).copied().collect();
                speaker.line("numberloor-illegal-cannot-pass").text("cards", cards_with_and(&cards, speaker))
            }
            Illegal::DrawnAlready => speaker.line("numberloor-illegal-drawn-already"),
            Illegal::LaidAlready => speaker.line("numberloor-illegal-laid-already"),
            Illegal::DrawFirst => speaker.line("numberloor-illegal-draw-first"),
            Illegal::EndInstead => speaker.line("numberloor-illegal-end-instead"),
            Illegal::PassInstead => speaker.line("numberloor-illegal-pass-instead"),
            Illegal::NoNightLevels => speaker.line("numberloor-illegal-no-night-levels"),
            Illegal::NotANightLevel { card } => with_card("numberloor-illegal-not-a-night-level", card),
            Illegal::BalloonBeforeNight { balloon } => with_card("numberloor-illegal-balloon-before-night", balloon),
            Illegal::OwnTurn => speaker.line("numberloor-illegal-own-turn"),
            Illegal::TooLate { after, now } => match now.checked_sub(*after) {
                Some(changes) => {
                    let changes = i32::try_from(changes).unwrap_or(i32::MAX);
                    speaker.line("numberloor-illegal-too-late").cards("changes", changes)
                }
                // The move refers to open cards that do not exist yet, so nobody can have seen them.
                None => speaker
                    .line("numberloor-illegal-too-early")
                    .text("after", after.to_string())
                    .text("now", now.to_string()),
            },
            Illegal::EqualIsNotEnough { level, balloon } => speaker
                .line("numberloor-illegal-equal-is-not-enough")
                .text("level", noun(*level, speaker))
                .text("balloon", name(*balloon, speaker)),
            Illegal::TurnHasBegun { turn } => speaker.line("numberloor-illegal-turn-has-begun").who(*turn),
            Illegal::YouWillBeAsked => speaker.line("numberloor-illegal-you-will-be-asked"),
            Illegal::NightOrLetGo => speaker.line("numberloor-illegal-night-or-let-go"),
            Illegal::NotAsked => speaker.line("numberloor-illegal-not-asked"),
        };
        line.done()
    }
}

fn does_not_go<'a>(
    line: Sentence<'a>,
    level: Card,
    on: Card,
    balloon: Option<Card>,
    goes: &[u8],
    speaker: &Speaker<'_>,
) -> Sentence<'a> {
    let line = line.text("level", noun(level, speaker)).text("on", noun(on, speaker));
    with_goes(line, goes, on, balloon, speaker)
}

/// Returns the rulebook paragraph on which a refusal is based, such as `4.3`.
pub fn paragraph_of(illegal: &Illegal) -> Option<&'static str> {
    match illegal {
        Illegal::Over | Illegal::NotInHand { .. } => None,
        Illegal::NotYourTurn { .. } => Some("2.5"),
        Illegal::DoesNotGo { balloon, .. } => match balloon.face() {
            Face::Level { .. } => Some("3.1"),
            Face::Balloon(Balloon::Number(_)) => Some("3.2"),
            Face::Balloon(Balloon::Nearest) => Some("3.5"),
            Face::Balloon(Balloon::Odd | Balloon::Even | Balloon::Either) => Some("3.6"),
            Face::Balloon(Balloon::Skip) => Some("3.7"),
        },
        Illegal::OddOrEven { .. } => Some("3.6"),
        Illegal::NoNeighbour { .. } => Some("3.8"),
        Illegal::NoBalloons { .. } => Some("1.5"),
        Illegal::WhichStack => Some("2.4"),
        Illegal::OneStack => Some("2.3"),
        Illegal::NoLevelLaid | Illegal::NotTheLastLevel { .. } => Some("4.2"),
        Illegal::LayAllBalloons { .. } => Some("5.1"),
        Illegal::CanLay { .. } | Illegal::DrawnAlready | Illegal::LaidAlready => Some("4.3"),
        Illegal::DrawFirst | Illegal::CannotPass { .. } => Some("4.4"),
        Illegal::EndInstead => Some("4.5"),
        Illegal::PassInstead | Illegal::NothingLaid => Some("4.6"),
        Illegal::NoNightLevels
        | Illegal::NotANightLevel { .. }
        | Illegal::BalloonBeforeNight { .. }
        | Illegal::OwnTurn => Some("7.1"),
        Illegal::EqualIsNotEnough { .. } => Some("7.2"),
        Illegal::TooLate { .. } | Illegal::TurnHasBegun { .. } => Some("7.3"),
        Illegal::WaitForAnswer { .. } | Illegal::YouWillBeAsked | Illegal::NightOrLetGo | Illegal::NotAsked => {
            Some("7.6")
        }
    }
}
