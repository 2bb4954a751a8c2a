//! The points of a move, as the referee counts them.

use reckon_rules::numero::sum::{BuildName, Sums, Token};
use reckon_rules::numero::text::position;
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{Card, Colour, Item, Move, Number, ScoreLine, View};
use reckon_rules::ratio::Ratio;
use reckon_words::{Line, Speaker};

use super::answer::{Score, ScoreItem};

/// §10.6 Minimum number of cards for a colour bonus.
const MIN_CARDS: usize = 5;

pub fn of(view: &View, position: &str, choice: &Move, lines: Vec<ScoreLine>, speaker: &Speaker<'_>) -> Score {
    let open = open_items(view, position, choice);
    let lines: Vec<ScoreLine> = lines.into_iter().filter(|line| !open.contains(&line.item)).collect();
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
    if !open.is_empty() {
        told.push(speaker.render(&Line::new("cli-numero-colours-open")));
    }
    let unknown = open.into_iter().map(Item::word).collect();
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

/// §10.6 Finds the colour bonuses that depend on colours which the position does not give.
fn open_items(view: &View, position: &str, choice: &Move) -> Vec<Item> {
    let chosen = position::chosen_colours(position).unwrap_or_default();
    let (Move::Turn(play), true) = (choice, view.options.scoring) else { return Vec::new() };
    let Number::Take { with } = play.number() else { return Vec::new() };
    let mut open = Vec::new();
    for sum in play.number_sums() {
        let mut cards = vec![with];
        add_cards(sum.tokens(), view, &mut cards);
        let wilds = sum.tokens().iter().filter(|token| matches!(token, Token::Wild(..))).count();
        let (unwritten, written): (Vec<Card>, Vec<Card>) = cards.iter().partition(|card| chosen.contains(card));
        let mut colours: Vec<_> = written.iter().filter_map(|card| card.colour).collect();
        colours.sort_unstable();
        colours.dedup();
        let missing = Colour::ALL.len() - colours.len();
        if unwritten.is_empty() || cards.len() + wilds < MIN_CARDS {
            continue;
        }
        if (1..=unwritten.len()).contains(&missing) {
            open.push(Item::FourColours);
        }
        if colours.len() <= 1 {
            open.push(Item::OneColour);
        }
    }
    open.sort_unstable();
    open.dedup();
    open
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
        PileView::Build { name, recipe, .. } if *name == wanted => Some(&**recipe),
        PileView::Build { .. } | PileView::Card(_) => None,
    })
}

pub fn number(number: impl Into<i32>, speaker: &Speaker<'_>) -> String {
    speaker.number(Ratio::whole(number.into()))
}
