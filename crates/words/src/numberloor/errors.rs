//! Errors for text that is not a card, move, pack or position.

use reckon_compose::numberloor::NotUnderstood;
use reckon_rules::numberloor::text::card::NotACard;
use reckon_rules::numberloor::text::moves::NotAMove;
use reckon_rules::numberloor::text::pack::{BadPack, MAX_BALLOONS, MAX_CARDS};
use reckon_rules::numberloor::text::position::NotAPosition;
use reckon_rules::numberloor::{BadPosition, BadTable, Card, MAX_PLAYERS, MIN_PLAYERS};

use super::arithmetic::floors;
use super::cards::{cards_with_and, name, noun};
use crate::line::Line;
use crate::speaker::{Say, Speaker};
use crate::table::{bad_seats, too_few};

impl Say for NotACard {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        speaker.line("numberloor-not-a-card").text("text", &self.0).done()
    }
}

impl Say for NotAMove {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotAMove::Empty => speaker.line("not-a-move-empty"),
            NotAMove::NotACard(text) => speaker.line("numberloor-not-a-move-not-a-card").text("text", text),
            NotAMove::NoLevel => speaker.line("numberloor-not-a-move-no-level"),
            NotAMove::TwoLevels(card) => {
                speaker.line("numberloor-not-a-move-two-levels").text("card", name(*card, speaker))
            }
            NotAMove::LevelAtEnd(card) => {
                speaker.line("numberloor-not-a-move-level-at-end").text("card", name(*card, speaker))
            }
            NotAMove::NightNeedsAfter => speaker.line("numberloor-not-a-move-night-needs-after"),
            NotAMove::TooLong => speaker.line("numberloor-not-a-move-too-long"),
        };
        line.done()
    }
}

impl Say for NotUnderstood {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotUnderstood::Empty => speaker.line("not-a-move-empty"),
            NotUnderstood::Word { text } => speaker.line("numberloor-not-understood-word").text("text", text),
            NotUnderstood::WordForBeginners { text } => {
                speaker.line("numberloor-not-understood-word-for-beginners").text("text", text)
            }
            NotUnderstood::NeitherStack { said, left, right } => speaker
                .line("numberloor-not-understood-neither-stack")
                .text("left", name(Card::day(*left), speaker))
                .text("right", name(Card::day(*right), speaker))
                .number("said", *said),
            NotUnderstood::OnlyBalloons { balloons } => speaker
                .line("numberloor-not-understood-only-balloons")
                .text("balloons", cards_with_and(balloons, speaker))
                .text("typed", with_level(balloons)),
            NotUnderstood::AfterEnd { text } => speaker.line("numberloor-not-understood-after-end").text("text", text),
            NotUnderstood::WrongSum { left, up, by, is: _, says } => speaker
                .line("numberloor-not-understood-wrong-sum")
                .text("sum", floors(*left, *up, *by, speaker))
                .number("says", *says),
            NotUnderstood::NotTheOpenLevel { said, open } => speaker
                .line("numberloor-not-understood-not-the-open-level")
                .text("open", name(Card::day(*open), speaker))
                .number("said", *said),
            NotUnderstood::NotTheOpenBalloon { said, balloon } => speaker
                .line("numberloor-not-understood-not-the-open-balloon")
                .text("balloon", name(*balloon, speaker))
                .number("said", *said),
            // Text to be typed stays verbatim, even when read aloud.
            NotUnderstood::BalloonsAtEnd { balloons } => speaker
                .line("numberloor-not-understood-balloons-at-end")
                .text("balloons", cards_with_and(balloons, speaker))
                .text("typed", typed(balloons)),
            NotUnderstood::WhichStack { level } => speaker
                .line("numberloor-not-understood-which-stack")
                .text("level", noun(*level, speaker))
                .text("typed", level.to_string()),
            NotUnderstood::StandsAlone { word } => speaker.line("not-a-move-stands-alone").text("text", word),
        };
        line.done()
    }
}

/// §3.6 Writes balloons as they can be laid: one that is odd or even needs to be said.
fn typed(cards: &[Card]) -> String {
    let said = |card: &Card| if *card == Card::EITHER { Card::EITHER_ODD } else { *card };
    let words: Vec<String> = cards.iter().map(|card| said(card).to_string()).collect();
    words.join(" ")
}

/// Writes balloons and a Level that may follow them.
fn with_level(balloons: &[Card]) -> String {
    let is_odd = |card: &Card| [Card::ODD, Card::EITHER, Card::EITHER_ODD].contains(card);
    let level = if balloons.last().is_some_and(is_odd) { 7 } else { 6 };
    format!("{} {level}", typed(balloons))
}

impl Say for BadPack {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let entry = |id, kind: &str, entry: &u32| speaker.line(id).text("kind", kind).text("entry", entry.to_string());
        let line = match self {
            BadPack::NotToml { message } => speaker.line("bad-pack-not-toml").text("message", message),
            BadPack::NotALevel { kind, entry: number, text } => {
                entry("numberloor-bad-pack-not-a-level", kind, number).text("text", text)
            }
            BadPack::NotABalloon { entry, text } => {
                speaker.line("numberloor-bad-pack-not-a-balloon").text("entry", entry.to_string()).text("text", text)
            }
            BadPack::NotAMark { kind, entry: number, text } => {
                entry("numberloor-bad-pack-not-a-mark", kind, number).text("text", text)
            }
            BadPack::EmptyEntry { kind, entry: number } => entry("bad-pack-empty-entry", kind, number),
            BadPack::NoLevel => speaker.line("numberloor-bad-pack-no-level"),
            BadPack::TooMany { there } => {
                speaker.line("bad-pack-too-many").text("there", there.to_string()).text("most", MAX_CARDS.to_string())
            }
            BadPack::TooManyBalloons { there } => speaker
                .line("numberloor-bad-pack-too-many-balloons")
                .text("there", there.to_string())
                .text("most", MAX_BALLOONS.to_string()),
            BadPack::NotACard { text } => speaker.line("bad-pack-not-a-card").text("text", text),
        };
        line.done()
    }
}

impl Say for NotAPosition {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            NotAPosition::UnknownSection(text) => {
                speaker.line("numberloor-not-a-position-unknown-section").text("text", text)
            }
            NotAPosition::Twice(text) => speaker.line("not-a-position-twice").text("text", text),
            NotAPosition::NotUnderstood { section, text } => {
                speaker.line("not-a-position-not-understood").text("section", section).text("text", text)
            }
            NotAPosition::Option(bad_option) => return bad_option.say(speaker),
            NotAPosition::Pack(bad_pack) => speaker.line("not-a-position-pack").text("why", speaker.tell(bad_pack)),
            NotAPosition::Seats => {
                speaker.line("not-a-position-seats").number("least", MIN_PLAYERS).number("most", MAX_PLAYERS)
            }
            NotAPosition::Listed { section, listed, seats } => speaker
                .line("numberloor-not-a-position-listed")
                .text("section", *section)
                .number("listed", i32::try_from(*listed).unwrap_or(i32::MAX))
                .number("seats", *seats),
            NotAPosition::WatcherWithHand => speaker.line("not-a-position-watcher-with-hand"),
            NotAPosition::NoOpenCards => speaker.line("numberloor-not-a-position-no-open-cards"),
        };
        line.done()
    }
}

impl Say for BadTable {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            BadTable::Seats { seats, least, most } => bad_seats(*seats, *least, *most, speaker),
            BadTable::TooFewCards { needed, there } => too_few("bad-table-too-few-cards", *needed, *there, speaker),
            BadTable::TooFewLevels { needed, there } => too_few("bad-table-too-few-levels", *needed, *there, speaker),
            BadTable::NoBalloonToStart => speaker.line("bad-table-no-balloon-to-start"),
            BadTable::NoSuchStarter { starter, seats } => {
                speaker.line("bad-table-no-such-starter").number("starter", *starter).number("seats", *seats)
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
                speaker.line("numberloor-bad-position-no-such-card").text("card", name(*card, speaker))
            }
            BadPosition::CardTooMany { card } => {
                speaker.line("numberloor-bad-position-card-too-many").text("card", name(*card, speaker))
            }
            BadPosition::Count { there, pack } => {
                let line = speaker.line("bad-position-count").text("there", there.to_string());
                let line = line.text("pack", pack.to_string());
                line.text("first", "pile").text("second", "hands").text("third", "forgotten")
            }
            BadPosition::HandCount { seat, cards, count } => {
                let cards = i32::try_from(*cards).unwrap_or(i32::MAX);
                speaker.line("bad-position-hand-count").who(*seat).cards("should", *count).number("cards", cards)
            }
            BadPosition::NoSuchSeat { seat } => {
                speaker.line("bad-position-no-such-seat").text("seat", seat.to_string())
            }
            BadPosition::OpenCards => speaker.line("numberloor-bad-position-open-cards"),
            BadPosition::Stars { most } => speaker.line("numberloor-bad-position-stars").number("most", *most),
            BadPosition::Laid => speaker.line("numberloor-bad-position-laid"),
            BadPosition::LastLevel => speaker.line("numberloor-bad-position-last-level"),
            BadPosition::Drawn => speaker.line("numberloor-bad-position-drawn"),
            BadPosition::Known { seat } => speaker.line("bad-position-known").who(*seat),
            BadPosition::Asked => speaker.line("numberloor-bad-position-asked"),
            BadPosition::Passed => speaker.line("numberloor-bad-position-passed"),
            BadPosition::TooLong => speaker.line("numberloor-bad-position-too-long"),
            BadPosition::Phase => speaker.line("bad-position-phase"),
        };
        line.done()
    }
}
