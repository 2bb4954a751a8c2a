//! The cards of a pack, family by family.

use reckon_rules::numberloor::options::Version;
use reckon_rules::numberloor::text::pack::{Mark, Pack, Printed};
use reckon_rules::numberloor::{Balloon, Card, Face, Numberloor, Options};
use reckon_words::numberloor::card_name;
use reckon_words::{Line, Speaker, render};
use serde::Serialize;

use crate::game::HasPack;
use crate::output::Output;

impl HasPack for Numberloor {
    const PACK: Option<&'static str> = Some(include_str!("../../../../packs/numberloor/default.toml"));
    type PrintedCard = PrintedCard;

    fn cards(options: &Options) -> usize {
        options.selected().len()
    }

    fn use_pack(options: &mut Options, file: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        options.pack = Pack::from_toml(file).map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    /// §1.5 Switches to Beginners for a pack without balloons. No version uses every card.
    fn use_all_cards(options: &mut Options) {
        if options.pack.cards().iter().all(|printed| printed.card.is_level()) {
            options.version = Version::Beginners;
        }
    }

    fn printed_cards(options: &Options) -> Vec<PrintedCard> {
        printed(&options.pack)
    }

    fn own_cards(options: &Options) -> Option<String> {
        (options.pack != Pack::default_pack()).then(|| options.pack.to_string())
    }

    fn describe_pack(options: &Options, output: &Output) -> Vec<String> {
        describe(&options.pack, output)
    }
}

/// A card of a pack, for JSON output.
#[derive(Serialize)]
pub struct PrintedCard {
    card: String,
    mark: Option<&'static str>,
}

fn printed(pack: &Pack) -> Vec<PrintedCard> {
    let card = |printed: &Printed| PrintedCard { card: printed.card.to_string(), mark: printed.mark.map(Mark::word) };
    pack.cards().iter().map(card).collect()
}

/// Predicate that selects the cards of a family.
type Family = fn(Card) -> bool;

const FAMILIES: [(&str, Family); 3] = [
    ("cli-numberloor-family-day", |card| card.is_level() && !card.is_night()),
    ("cli-numberloor-family-night", Card::is_night),
    ("cli-numberloor-family-balloon", Card::is_balloon),
];

fn describe(pack: &Pack, output: &Output) -> Vec<String> {
    let count = pack.cards().len();
    let line = Line::new("cli-cards").with("number", count.to_string());
    let line = line.with("count", i64::try_from(count).unwrap_or(i64::MAX));
    let mut lines = vec![render(&line, output.language)];
    for (id, is_of_it) in FAMILIES {
        let cards: Vec<Printed> = pack.cards().iter().copied().filter(|printed| is_of_it(printed.card)).collect();
        if cards.is_empty() {
            continue;
        }
        lines.push(format!("{}: {}", output.say(id), cards.len()));
        for (mark, id) in [
            (None, "cli-numberloor-unmarked"),
            (Some(Mark::Blue), "cli-numberloor-marked-blue"),
            (Some(Mark::Red), "cli-numberloor-marked-red"),
        ] {
            let such: Vec<Card> =
                cards.iter().filter(|printed| printed.mark == mark).map(|printed| printed.card).collect();
            if !such.is_empty() {
                lines.push(format!("    {}", output.say_with(id, [("cards", faces(&such, output))])));
            }
        }
    }
    lines
}

/// Lists each face once with its count; runs of numbers are shortened: `0–9 (4 of each)`.
fn faces(cards: &[Card], output: &Output) -> String {
    let mut runs: Vec<(Card, Card, usize)> = Vec::new();
    for same in cards.chunk_by(|one, next| one == next) {
        let (card, count) = (same[0], same.len());
        match runs.last_mut() {
            Some((_, last, times)) if follows(*last, card) && *times == count => *last = card,
            _ => runs.push((card, card, count)),
        }
    }
    let text = |(first, last, count): (Card, Card, usize)| {
        let run = if first == last {
            name(first, output)
        } else {
            format!("{}–{}", name(first, output), name(last, output))
        };
        match (count, first == last) {
            (1, _) => run,
            (_, true) => format!("{run} ({count})"),
            (_, false) => output.say_with("cli-times", [("cards", run), ("count", count.to_string())]),
        }
    };
    output.listed(runs.into_iter().map(text))
}

fn follows(before: Card, card: Card) -> bool {
    let numbers = number(before).zip(number(card));
    before.is_level() == card.is_level() && numbers.is_some_and(|(before, next)| before + 1 == next)
}

fn number(card: Card) -> Option<u8> {
    match card.face() {
        Face::Level { number, .. } | Face::Balloon(Balloon::Number(number)) => Some(number),
        Face::Balloon(_) => None,
    }
}

/// Names a card within its family.
fn name(card: Card, output: &Output) -> String {
    number(card).map_or_else(|| card_name(card, output.language), |number| number.to_string())
}
