//! The points of a move, as the referee tells them.

use reckon_rules::numero::sum::{BuildName, Sums, Token};
use reckon_rules::numero::view::Lying;
use reckon_rules::numero::{Card, Item, Move, Number, ScoreLine, View, position};
use reckon_rules::ratio::Ratio;
use reckon_words::{Line, Speaker};

use crate::game::{Score, ScoreItem};

/// §10.6 What depends on the colours of the cards.
const OF_COLOURS: [Item; 2] = [Item::FourColours, Item::OneColour];

pub fn of(view: &View, position: &str, choice: &Move, lines: Vec<ScoreLine>, speaker: &Speaker<'_>) -> Score {
    let of_colours = |line: &ScoreLine| OF_COLOURS.contains(&line.item);
    let large = lines.iter().any(|line| matches!(line.item, Item::FiveCards | Item::SixCards));
    let open = large && !colours_are_written(view, position, choice);
    let lines: Vec<ScoreLine> = lines.into_iter().filter(|line| !(open && of_colours(line))).collect();
    let total = lines.iter().map(|line| line.points).sum();
    let mut told = Vec::new();
    if lines.is_empty() {
        told.push(speaker.render(&Line::new("cli-referee-no-points")));
    } else {
        told.push(speaker.render(&Line::new("cli-referee-points")));
        told.extend(lines.iter().map(|line| format!("    {}", speaker.tell(line))));
        let sum = Line::new("cli-referee-total").with("points", number(total, speaker));
        told.push(speaker.render(&sum.with("count", i64::from(total))));
    }
    if open {
        told.push(speaker.render(&Line::new("cli-numero-colours-open")));
    }
    let unknown = if open { OF_COLOURS.map(Item::word).to_vec() } else { Vec::new() };
    Score { lines: lines.iter().map(|line| item(line, speaker)).collect(), total, unknown, told }
}

fn item(line: &ScoreLine, speaker: &Speaker<'_>) -> ScoreItem {
    ScoreItem {
        item: line.item.word(),
        number: line.item.number(),
        take: line.take,
        count: line.count,
        points: line.points,
        text: speaker.tell(line),
    }
}

/// Whether every number card that the move takes was written with its colour.
fn colours_are_written(view: &View, position: &str, choice: &Move) -> bool {
    let chosen = position::chosen_colours(position).unwrap_or_default();
    let Move::Turn(play) = choice else { return true };
    let Number::Take { with } = play.number() else { return true };
    let mut cards = vec![with];
    for sum in play.number_sums() {
        add_cards(sum.tokens(), view, &mut cards);
    }
    !cards.iter().any(|card| card.is_number() && chosen.contains(card))
}

fn add_cards(tokens: &[Token], view: &View, cards: &mut Vec<Card>) {
    for token in tokens {
        match token {
            Token::Number(card) => cards.push(*card),
            Token::Build { name, .. } => {
                if let Some(recipe) = recipe_of(view, *name) {
                    add_cards(recipe.tokens(), view, cards);
                }
            }
            Token::Wild(..) | Token::Add | Token::End => {}
        }
    }
}

fn recipe_of(view: &View, wanted: BuildName) -> Option<&Sums> {
    view.centre.iter().find_map(|lying| match lying {
        Lying::Build { name, recipe, .. } if *name == wanted => Some(&**recipe),
        Lying::Build { .. } | Lying::Card(_) => None,
    })
}

pub fn number(number: impl Into<i32>, speaker: &Speaker<'_>) -> String {
    speaker.number(Ratio::whole(number.into()))
}
