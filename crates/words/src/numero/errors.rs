//! Errors for text that is not a card, sum, move, pack or position.

use reckon_compose::numero::{NotUnderstood, Opening};
use reckon_rules::numero::card::HIGHEST_NUMBER;
use reckon_rules::numero::text::card::NotACard;
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::text::pack::{BadPack, MAX_CARDS};
use reckon_rules::numero::text::position::NotAPosition;
use reckon_rules::numero::text::sum::NotASum;
use reckon_rules::numero::{BadPosition, BadTable, HAND, MAX_PLAYERS};

use crate::line::Line;
use crate::speaker::{Say, Speaker};
use crate::table::{bad_seats, too_few};

impl Say for NotACard {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        speaker.line("numero-not-a-card").text("text", &self.0).done()
    }
}

impl Say for NotASum {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotASum::NotAPile(text) => speaker.line("numero-not-a-sum-not-a-pile").text("text", text),
            NotASum::NoSign { before } => speaker.line("numero-not-a-sum-no-sign").text("text", before),
            NotASum::NoColour(text) => speaker.line("numero-not-a-sum-no-colour").text("text", text),
            NotASum::NotClosed => speaker.line("numero-not-a-sum-not-closed"),
            NotASum::TooDeep => speaker.line("numero-not-a-sum-too-deep"),
            NotASum::TooLong => speaker.line("numero-not-a-sum-too-long"),
            NotASum::LoneWild => speaker.line("numero-not-a-sum-lone-wild"),
        };
        line.done()
    }
}

impl Say for NotAMove {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotAMove::UnknownWord(text) => speaker.line("numero-not-a-move-unknown-word").text("text", text),
            NotAMove::NotACard(text) => speaker.line("numero-not-a-move-not-a-card").text("text", text),
            NotAMove::NoCard => speaker.line("numero-not-a-move-no-card"),
            NotAMove::StandsAlone(text) => speaker.line("not-a-move-stands-alone").text("text", text),
            NotAMove::NoColon => speaker.line("numero-not-a-move-no-colon"),
            NotAMove::NoValue => speaker.line("numero-not-a-move-no-value"),
            NotAMove::Sum(not_a_sum) => return not_a_sum.say(speaker),
            NotAMove::LeftOver(text) => speaker.line("numero-not-a-move-left-over").text("text", text),
            NotAMove::TooManyWildCards => speaker.line("numero-not-a-move-too-many-wild-cards"),
            NotAMove::AfterNumberCard => speaker.line("numero-not-a-move-after-number-card"),
            NotAMove::NoBuildNamed => speaker.line("numero-not-a-move-no-build-named"),
            NotAMove::Empty => speaker.line("not-a-move-empty"),
        };
        line.done()
    }
}

impl Say for NotUnderstood {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        // Text to be typed stays in figures, even when read aloud.
        let line = match self {
            NotUnderstood::Move(not_a_move) => return not_a_move.say(speaker),
            NotUnderstood::UnknownWord { text, openings } => {
                let id = match openings.contains(&Opening::Take) {
                    true => "numero-not-understood-unknown-word",
                    false => "numero-not-understood-unknown-word-no-take",
                };
                let verbs = openings.iter().map(|opening| speaker.render(&Line::new(verb(*opening))));
                speaker.line(id).text("text", text).text("verbs", speaker.listed_with_or(verbs.collect()))
            }
            NotUnderstood::NothingToTake { discard } => {
                speaker.line("numero-not-understood-nothing-to-take").text("card", discard.to_string())
            }
            NotUnderstood::WhichCard { one, other } => speaker
                .line("numero-not-understood-which-card")
                .text("one", one.to_string())
                .text("other", other.to_string()),
            NotUnderstood::CardOrBuild { card, name, value } => speaker
                .line("numero-not-understood-card-or-build")
                .text("value", value.to_string())
                .text("card", card.to_string())
                .text("build", format!("{value}#{}", name.0)),
            NotUnderstood::SayWhat { value } => {
                speaker.line("numero-not-understood-say-what").text("value", value.to_string())
            }
            NotUnderstood::NoBuildOf { value } => {
                speaker.line("numero-not-understood-no-build-of").text("value", value.to_string())
            }
            NotUnderstood::WhichBuild { value, name } => speaker
                .line("numero-not-understood-which-build")
                .text("value", value.to_string())
                .text("build", format!("{value}#{}", name.0)),
            NotUnderstood::SumOrEach { sum, each } => speaker
                .line("numero-not-understood-sum-or-each")
                .text("sum", sum.to_string())
                .text("each", each.to_string()),
            NotUnderstood::TakeOrBuild { value } => {
                speaker.line("numero-not-understood-take-or-build").text("value", value.to_string())
            }
            NotUnderstood::ChangedOrNot { text } => {
                speaker.line("numero-not-understood-changed-or-not").text("text", text)
            }
        };
        line.done()
    }
}

fn verb(opening: Opening) -> &'static str {
    match opening {
        Opening::Take => "numero-opening-take",
        Opening::Build => "numero-opening-build",
        Opening::Discard => "numero-opening-discard",
        Opening::DiscardAll => "numero-opening-discard-all",
        Opening::Pass => "numero-opening-pass",
        Opening::Stop => "numero-opening-stop",
        Opening::Challenge => "numero-opening-challenge",
    }
}

impl Say for BadPack {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let most = MAX_CARDS.to_string();
        let line = match self {
            BadPack::NotToml { message } => speaker.line("bad-pack-not-toml").text("message", message),
            BadPack::NotANumber { entry, text } => speaker
                .line("numero-bad-pack-not-a-number")
                .text("entry", entry.to_string())
                .text("text", text)
                .number("most", HIGHEST_NUMBER),
            BadPack::NotAColour { entry, text } => {
                speaker.line("numero-bad-pack-not-a-colour").text("entry", entry.to_string()).text("text", text)
            }
            BadPack::NotAWildCard { entry, text } => {
                speaker.line("numero-bad-pack-not-a-wild-card").text("entry", entry.to_string()).text("text", text)
            }
            BadPack::EmptyEntry { kind, entry } => {
                speaker.line("bad-pack-empty-entry").text("kind", kind).text("entry", entry.to_string())
            }
            BadPack::TwoValues { card, first, second } => speaker
                .line("numero-bad-pack-two-values")
                .text("card", speaker.card(*card))
                .number("first", *first)
                .number("second", *second),
            BadPack::NoNumberCard => speaker.line("numero-bad-pack-no-number-card"),
            BadPack::TooMany { there } => {
                speaker.line("bad-pack-too-many").text("there", there.to_string()).text("most", most)
            }
            BadPack::NotACard { text } => speaker.line("bad-pack-not-a-card").text("text", text),
        };
        line.done()
    }
}

impl Say for NotAPosition {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotAPosition::UnknownSection(text) => {
                speaker.line("numero-not-a-position-unknown-section").text("text", text)
            }
            NotAPosition::Twice(text) => speaker.line("not-a-position-twice").text("text", text),
            NotAPosition::NotUnderstood { section, text } => {
                speaker.line("not-a-position-not-understood").text("section", section).text("text", text)
            }
            NotAPosition::Sum(not_a_sum) => return not_a_sum.say(speaker),
            NotAPosition::Option(bad_option) => return bad_option.say(speaker),
            NotAPosition::Pack(bad_pack) => speaker.line("not-a-position-pack").text("why", speaker.tell(bad_pack)),
            NotAPosition::Seats => speaker.line("not-a-position-seats").text("least", "1").number("most", MAX_PLAYERS),
            NotAPosition::Listed { section, listed, seats } => speaker
                .line("numero-not-a-position-listed")
                .text("section", *section)
                .number("listed", i32::try_from(*listed).unwrap_or(i32::MAX))
                .number("seats", *seats),
            NotAPosition::Points => speaker.line("numero-not-a-position-points"),
            NotAPosition::WatcherWithHand => speaker.line("not-a-position-watcher-with-hand"),
            NotAPosition::Empty => speaker.line("numero-not-a-position-empty"),
        };
        line.done()
    }
}

impl Say for BadTable {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            BadTable::Seats { seats, least, most } => bad_seats(*seats, *least, *most, speaker),
            BadTable::TooFewCards { needed, there } => too_few("bad-table-too-few-cards", *needed, *there, speaker),
            BadTable::NoSuchDealer { dealer, seats } => {
                speaker.line("bad-table-no-such-dealer").number("dealer", *dealer).number("seats", *seats)
            }
        };
        line.done()
    }
}

impl Say for BadPosition {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            BadPosition::Table(bad_table) => return bad_table.say(speaker),
            BadPosition::NoSuchCard { card } => {
                speaker.line("numero-bad-position-no-such-card").text("card", speaker.card(*card))
            }
            BadPosition::CardTooMany { card, there, pack } => speaker
                .line("numero-bad-position-card-too-many")
                .text("card", speaker.card(*card))
                .number("there", *there)
                .cards("pack", *pack),
            BadPosition::Count { there, pack } => {
                let line = speaker.line("bad-position-count").text("there", there.to_string());
                let line = line.text("pack", pack.to_string());
                line.text("first", "pack").text("second", "hands").text("third", "won")
            }
            BadPosition::HandTooLarge { seat, cards } => speaker
                .line("numero-bad-position-hand-too-large")
                .who(*seat)
                .number("cards", *cards)
                .text("most", HAND.to_string()),
            BadPosition::HandCount { seat, cards, count } => {
                speaker.line("bad-position-hand-count").who(*seat).cards("should", *count).number("cards", *cards)
            }
            BadPosition::NoSuchSeat { seat } => {
                speaker.line("bad-position-no-such-seat").text("seat", seat.to_string())
            }
            BadPosition::BuildValue { name, value, worth } => speaker
                .line("numero-bad-position-build-value")
                .number("name", name.0)
                .number("value", *value)
                .ratio("worth", *worth),
            BadPosition::BuildNoNumber { name, value } => {
                speaker.line("numero-bad-position-build-no-number").number("name", name.0).number("value", *value)
            }
            BadPosition::BuildRecipe { name, value } => {
                speaker.line("numero-bad-position-build-recipe").number("name", name.0).number("value", *value)
            }
            BadPosition::SameName { name } => speaker.line("numero-bad-position-same-name").number("name", name.0),
            BadPosition::Builds { builds } => speaker.line("numero-bad-position-builds").number("builds", *builds),
            BadPosition::Won { won, gone } => {
                speaker.line("numero-bad-position-won").text("won", won.to_string()).text("gone", gone.to_string())
            }
            BadPosition::Known { seat } => speaker.line("bad-position-known").who(*seat),
            BadPosition::EmptyTurn { seat } => speaker.line("numero-bad-position-empty-turn").who(*seat),
            BadPosition::Challenge { name, value } => {
                speaker.line("numero-bad-position-challenge").number("value", *value).number("name", name.0)
            }
            BadPosition::ChallengeTurns { name, value, turns, fits } => speaker
                .line("numero-bad-position-challenge-turns")
                .number("value", *value)
                .number("name", name.0)
                .number("turns", *turns)
                .number("fits", *fits),
            BadPosition::NextBuild { builds, name } => {
                speaker.line("numero-bad-position-next-build").number("builds", *builds).number("name", name.0)
            }
            BadPosition::FinalChance { seat } => {
                speaker.line("numero-bad-position-final-chance").who(*seat).number("seat", seat.0 + 1)
            }
            BadPosition::Scores => speaker.line("numero-bad-position-scores"),
            BadPosition::Phase => speaker.line("bad-position-phase"),
        };
        line.done()
    }
}
