//! The cards of a pack, family by family.

use reckon_rules::numero::card::{Card, Family, HIGHEST_NUMBER};
use reckon_rules::numero::text::pack::{Pack, Printed};
use reckon_rules::numero::{Numero, Options};
use reckon_words::numero::card_name;
use reckon_words::{Line, Speaker};
use serde::Serialize;

use crate::game::HasPack;
use crate::output::Output;

impl HasPack for Numero {
    const PACK: Option<&'static str> = Some(include_str!("../../../../packs/numero/default.toml"));
    type PrintedCard = PrintedCard;

    fn cards(options: &Options) -> usize {
        options.selected().len()
    }

    fn use_pack(options: &mut Options, file: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        options.pack = Pack::from_toml(file).map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    fn use_all_cards(options: &mut Options) {
        *options = Options { highest_number: HIGHEST_NUMBER, ..options.clone().with_all_wild_cards() };
    }

    fn printed_cards(options: &Options) -> Vec<PrintedCard> {
        let card = |printed: &Printed| PrintedCard { card: printed.card.to_string(), points: printed.points };
        options.pack.cards().iter().map(card).collect()
    }

    fn own_cards(options: &Options) -> Option<String> {
        (options.pack != Pack::default_pack()).then(|| options.pack.to_string())
    }

    fn describe_pack(options: &Options, output: &Output) -> Vec<String> {
        describe(&options.pack, output)
    }
}

const FAMILIES: [(Family, &str); 7] = [
    (Family::Number, "cli-numero-family-number"),
    (Family::Subtraction, "cli-numero-family-subtraction"),
    (Family::Multiplication, "cli-numero-family-multiplication"),
    (Family::Division, "cli-numero-family-division"),
    (Family::SimpleFraction, "cli-numero-family-simple-fraction"),
    (Family::OtherFraction, "cli-numero-family-other-fraction"),
    (Family::PowerOrRoot, "cli-numero-family-power-or-root"),
];

/// A card of a pack, for JSON output.
#[derive(Serialize)]
pub struct PrintedCard {
    card: String,
    points: u8,
}

fn describe(pack: &Pack, output: &Output) -> Vec<String> {
    let mut lines = vec![counted("cli-cards", pack.cards().len(), output)];
    for (family, id) in FAMILIES {
        let cards: Vec<Printed> = pack.cards().iter().copied().filter(|p| p.card.family() == family).collect();
        if cards.is_empty() {
            continue;
        }
        lines.push(format!("{}: {}", output.say(id), cards.len()));
        let mut points: Vec<u8> = cards.iter().map(|printed| printed.points).collect();
        points.sort_unstable();
        points.dedup();
        for points in points {
            let such = cards.iter().filter(|printed| printed.points == points).map(|printed| printed.card);
            let worth = counted("cli-numero-points", usize::from(points), output);
            lines.push(format!("    {worth}: {}", faces(such, output)));
        }
    }
    lines
}

fn counted(id: &'static str, count: usize, output: &Output) -> String {
    let number = i64::try_from(count).unwrap_or(i64::MAX);
    let line = Line::new(id).with("number", count.to_string()).with("count", number);
    reckon_words::render(&line, output.language)
}

/// Lists each face once with its count: `1 (4 times), 15 (4 times)`; runs of numbers are shortened.
fn faces(cards: impl Iterator<Item = Card>, output: &Output) -> String {
    let mut counts: Vec<(Card, usize)> = Vec::new();
    for card in cards {
        let face = Card { colour: None, ..card };
        match counts.last_mut() {
            Some((last, count)) if *last == face => *count += 1,
            _ => counts.push((face, 1)),
        }
    }
    let mut runs: Vec<(Card, Card, usize)> = Vec::new();
    for (card, count) in counts {
        match runs.last_mut() {
            Some((_, last, times)) if follows(*last, card) && *times == count => *last = card,
            _ => runs.push((card, card, count)),
        }
    }
    let text = |(first, last, count): (Card, Card, usize)| {
        let name = |card| card_name(card, output.language);
        let run = if first == last { name(first) } else { format!("{}–{}", name(first), name(last)) };
        if count == 1 {
            return run;
        }
        output.say_with("cli-times", [("cards", run), ("count", count.to_string())])
    };
    output.listed(runs.into_iter().map(text))
}

fn follows(before: Card, card: Card) -> bool {
    before.value().zip(card.value()).is_some_and(|(before, value)| before.checked_add(1) == Some(value))
}
