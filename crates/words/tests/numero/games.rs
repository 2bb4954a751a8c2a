//! Random games of NUMERO, put into words.

use reckon_rules::game::Seat;
use reckon_rules::numero::options::Options;
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{Card, Face, Move, Numero};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::support::random_games::{Sayings, Told, check_random_games, set_house_rules};

/// Options that define a preset, and the dealer, who might not have a seat.
const FIXED: [&str; 6] = ["subtraction", "multiplication", "division", "fractions", "powers-and-roots", "first-dealer"];

impl Told for Numero {
    const NAME: &'static str = "numero";
    const GAMES: u64 = 96;
    const TRIES: usize = 6;
    const KINDS: (usize, usize) = (16, 26);

    fn table(seed: u64, shuffle: &mut Shuffle) -> (Options, u8) {
        let presets = Options::presets();
        let preset = presets[usize::try_from(seed).expect("small") % presets.len()];
        let mut options = Options::preset(preset).expect("a preset");
        set_house_rules(&mut options, &FIXED, shuffle);
        (options, 1 + u8::try_from(seed / 8 % 4).expect("few seats"))
    }

    /// Picks a few piles of the centre, wild cards on them, and a number card that seldom fits.
    fn clumsy_move(view: &View, shuffle: &mut Shuffle) -> Option<Move> {
        let (wilds, numbers): (Vec<Card>, Vec<Card>) = view.own_hand().iter().partition(|card| card.is_wild());
        let mut piles: Vec<String> = Vec::new();
        let mut centre_wilds: Vec<Card> = Vec::new();
        for lying in &view.centre {
            match lying {
                PileView::Card(card) if card.is_wild() => centre_wilds.push(*card),
                PileView::Card(card) => piles.push(card.to_string()),
                PileView::Build { name, value, .. } => piles.push(format!("{value}#{}", name.0)),
            }
        }
        shuffle.shuffle(&mut piles);
        piles.truncate(1 + usize::try_from(shuffle.below(3)).ok()?);
        let mut wilds: Vec<String> = wilds.into_iter().map(|card| format!(" {}", attached(card))).collect();
        wilds.extend(centre_wilds.into_iter().map(|card| format!("[{}]", attached(card))));
        shuffle.shuffle(&mut wilds);
        let mut sum = String::new();
        for pile in piles {
            sum = if sum.is_empty() { pile } else { format!("{sum} + {pile}") };
            while shuffle.chance(1, 3)
                && let Some(wild) = wilds.pop()
            {
                sum = if shuffle.chance(1, 2) { format!("({sum}){wild}") } else { sum + &wild };
            }
        }
        let (number, value) = (shuffle.pick(&numbers)?, 1 + shuffle.below(15));
        let text = match shuffle.below(4) {
            0 => format!("build {value}: {sum}; discard {number}"),
            1 => format!("build {value}: {sum} + {number}"),
            2 => format!("discard {number}; discard {number}"),
            _ => format!("take {number}: {sum}"),
        };
        text.parse().ok()
    }

    fn say_table(view: &View, you: Seat, _: &mut Shuffle, sayings: &mut Sayings) {
        view.centre.iter().for_each(|lying| sayings.say(Some(you), lying));
    }
}

/// Formats a wild card as it appears in a sum.
fn attached(card: Card) -> String {
    match card.face {
        Face::Part(_) => format!("*{card}"),
        _ => card.to_string(),
    }
}

#[test]
fn every_event_and_refusal_can_be_put_into_words() {
    check_random_games::<Numero>();
}
