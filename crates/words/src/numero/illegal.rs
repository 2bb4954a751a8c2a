//! Refusals, phrased for the player who tried the move.

use reckon_rules::numero::sum::Sums;
use reckon_rules::numero::{HAND, Illegal};
use reckon_rules::ratio::{ArithmeticError, Ratio};

use crate::line::Line;
use crate::speaker::{Say, Speaker};

impl Say for Illegal {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            Illegal::Over => speaker.line("illegal-over"),
            Illegal::NotYourTurn { turn } => speaker.line("illegal-not-your-turn").who(*turn),
            Illegal::NoNumberCard => speaker.line("numero-illegal-no-number-card"),
            Illegal::WildIsNoNumber { card } => {
                speaker.line("numero-illegal-wild-is-no-number").text("card", speaker.face(*card))
            }
            Illegal::OneNumberCardOnly { card } => {
                speaker.line("numero-illegal-one-number-card-only").text("card", speaker.card(*card))
            }
            Illegal::NumberCardIsLast { card } => {
                speaker.line("numero-illegal-number-card-is-last").text("card", speaker.face(*card))
            }
            Illegal::UsedTwice { card } => speaker.line("numero-illegal-used-twice").text("card", speaker.card(*card)),
            Illegal::BuildUsedTwice { name: _, value } => {
                speaker.line("numero-illegal-build-used-twice").number("value", *value)
            }
            Illegal::NothingToBuildOn { card } => {
                speaker.line("numero-illegal-nothing-to-build-on").text("card", speaker.face(*card))
            }
            Illegal::OnlyTakeInPatience => speaker.line("numero-illegal-only-take-in-patience"),
            Illegal::MustTake { with } => speaker.line("numero-illegal-must-take").text("with", speaker.face(*with)),
            Illegal::MustBuild { value, with } => {
                speaker.line("numero-illegal-must-build").number("value", *value).text("with", speaker.face(*with))
            }
            Illegal::NotInHand { card } if card.is_wild() => {
                speaker.line("numero-illegal-not-in-hand-wild").text("card", speaker.face(*card))
            }
            Illegal::NotInHand { card } => speaker.line("numero-illegal-not-in-hand").text("card", speaker.card(*card)),
            Illegal::NotInCentre { card } => {
                speaker.line("numero-illegal-not-in-centre").text("card", speaker.card(*card))
            }
            Illegal::NoSuchBuild { name, value } => {
                speaker.line("numero-illegal-no-such-build").number("value", *value).number("name", name.0)
            }
            Illegal::BreaksBuild { card, name: _, value } => {
                speaker.line("numero-illegal-breaks-build").text("card", speaker.face(*card)).number("value", *value)
            }
            Illegal::CentreEmpty => speaker.line("numero-illegal-centre-empty"),
            Illegal::CannotWorkOut { pile, card, trouble } => speaker
                .line("numero-illegal-cannot-work-out")
                .text("step", speaker.attempt(*pile, *card))
                .text("trouble", speaker.tell(trouble)),
            Illegal::WildOnCombination { card } => {
                speaker.line("numero-illegal-wild-on-combination").text("card", speaker.face(*card))
            }
            Illegal::NotWholeBetween { value } => {
                speaker.line("numero-illegal-not-whole-between").ratio("value", *value)
            }
            Illegal::ZeroPile { sum } => speaker.line("numero-illegal-zero-pile").text("sum", speaker.sums(sum)),
            Illegal::WildOnBuild { card } => {
                speaker.line("numero-illegal-wild-on-build").text("card", speaker.face(*card))
            }
            Illegal::TakeMisses { sum, value, with } => match lone_pile(sum, *value) {
                Some(pile) => speaker
                    .line("numero-illegal-take-misses-plain")
                    .text("pile", speaker.one_of(pile))
                    .text("with", speaker.a_card(*with)),
                None => speaker
                    .line("numero-illegal-take-misses")
                    .text("steps", steps_of(sum, *value, speaker))
                    .text("with", speaker.a_card(*with)),
            },
            Illegal::WrongAnnouncement { announced, sum, value } => speaker
                .line("numero-illegal-wrong-announcement")
                .text("steps", steps_of(sum, *value, speaker))
                .number("announced", *announced),
            Illegal::NoSuchNumber { sum, value } => speaker
                .line("numero-illegal-no-such-number")
                .text("steps", steps_of(sum, *value, speaker))
                .ratio("value", *value),
            Illegal::NoAnswer { value } => {
                speaker.line("numero-illegal-no-answer").number("value", *value).text("answer", speaker.one_of(*value))
            }
            Illegal::WildOnlyBuildForbidden { value } => {
                speaker.line("numero-illegal-wild-only-build-forbidden").number("value", *value)
            }
            Illegal::NoWildFromHand { value } => {
                speaker.line("numero-illegal-no-wild-from-hand").number("value", *value)
            }
            Illegal::OnlyWildCards { cards } => speaker.line("numero-illegal-only-wild-cards").cards("cards", *cards),
            Illegal::MustPass => speaker.line("numero-illegal-must-pass"),
            Illegal::HasNumberCard { card } => {
                speaker.line("numero-illegal-has-number-card").text("card", speaker.face(*card))
            }
            Illegal::NoPassing => speaker.line("numero-illegal-no-passing"),
            Illegal::OnlyTakeNow => speaker.line("numero-illegal-only-take-now"),
            Illegal::NoBuildInPatience => speaker.line("numero-illegal-no-build-in-patience"),
            Illegal::NoDiscardInPatience => speaker.line("numero-illegal-no-discard-in-patience"),
            Illegal::NotTheEnd => speaker.line("numero-illegal-not-the-end"),
            Illegal::NothingToShow { value } => {
                speaker.line("numero-illegal-nothing-to-show").text("answer", speaker.one_of(*value))
            }
            Illegal::NoChallenges => speaker.line("numero-illegal-no-challenges"),
            Illegal::OwnBuild { name: _, value } => speaker.line("numero-illegal-own-build").number("value", *value),
            Illegal::TooLateToChallenge { name: _, value } => {
                speaker.line("numero-illegal-too-late-to-challenge").number("value", *value)
            }
        };
        line.done()
    }
}

/// Returns the value of a sum that is a single card or build, for a sentence without any steps.
pub fn lone_pile(sums: &Sums, value: Ratio) -> Option<u8> {
    let lone = sums.iter().next().is_some_and(|sum| sum.tokens().len() == 1);
    let value = value.as_whole().and_then(|whole| u8::try_from(whole).ok());
    value.filter(|_| lone)
}

fn steps_of(sums: &Sums, value: Ratio, speaker: &Speaker<'_>) -> String {
    sums.iter().next().map_or_else(|| speaker.number(value), |sum| speaker.steps(sum))
}

impl Say for ArithmeticError {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            ArithmeticError::TooLarge => speaker.line("trouble-too-large"),
            ArithmeticError::DivisionByZero => speaker.line("trouble-division-by-zero"),
            ArithmeticError::NoExactRoot => speaker.line("trouble-no-exact-root"),
        };
        line.done()
    }
}

/// Returns the rulebook paragraph on which a refusal is based, such as `6.3`.
pub fn paragraph_of(illegal: &Illegal) -> Option<&'static str> {
    match illegal {
        Illegal::Over
        | Illegal::NotYourTurn { .. }
        | Illegal::NotInHand { .. }
        | Illegal::NotInCentre { .. }
        | Illegal::NoSuchBuild { .. } => None,
        Illegal::NoNumberCard
        | Illegal::WildIsNoNumber { .. }
        | Illegal::OneNumberCardOnly { .. }
        | Illegal::NoPassing => Some("3.1"),
        Illegal::MustTake { .. } | Illegal::MustBuild { .. } => Some("3.2"),
        Illegal::NumberCardIsLast { .. } => Some("3.4"),
        Illegal::UsedTwice { .. } | Illegal::BuildUsedTwice { .. } => Some("3.6"),
        Illegal::NothingToBuildOn { .. } => Some("6.1"),
        Illegal::OnlyTakeInPatience => Some("9.2"),
        Illegal::CannotWorkOut { trouble, .. } => match trouble {
            ArithmeticError::TooLarge => Some("4.7"),
            ArithmeticError::DivisionByZero | ArithmeticError::NoExactRoot => Some("4.3"),
        },
        Illegal::WildOnCombination { .. } => Some("4.4"),
        Illegal::NotWholeBetween { .. } => Some("4.5"),
        Illegal::ZeroPile { .. } => Some("4.6"),
        Illegal::TakeMisses { .. } => Some("5.1"),
        Illegal::WrongAnnouncement { .. } | Illegal::NoSuchNumber { .. } => Some("6.2"),
        Illegal::NoAnswer { .. } => Some("6.3"),
        Illegal::BreaksBuild { .. } => Some("6.6"),
        Illegal::WildOnBuild { .. } => Some("6.8"),
        Illegal::WildOnlyBuildForbidden { .. } | Illegal::NoWildFromHand { .. } => Some("6.9"),
        Illegal::OnlyWildCards { cards } if usize::from(*cards) < HAND => Some("7.4"),
        Illegal::OnlyWildCards { .. } | Illegal::HasNumberCard { .. } => Some("7.3"),
        Illegal::MustPass => Some("7.4"),
        Illegal::CentreEmpty => Some("7.5"),
        Illegal::OnlyTakeNow | Illegal::NotTheEnd => Some("8.2"),
        Illegal::NoBuildInPatience | Illegal::NoDiscardInPatience => Some("9.2"),
        Illegal::NoChallenges => Some("11.1"),
        Illegal::NothingToShow { .. } => Some("11.2"),
        Illegal::OwnBuild { .. } => Some("11.3"),
        Illegal::TooLateToChallenge { .. } => Some("11.4"),
    }
}
