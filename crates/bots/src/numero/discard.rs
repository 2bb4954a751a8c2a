//! §7.1 The publisher's advice to beginners on what to discard.

use reckon_rules::numero::Card;

/// Returns the number cards that follow the advice equally well: one of two equal cards, to be taken with the
/// other; otherwise one of two that add up to a third, for a build; otherwise the lowest.
pub(super) fn advised(hand: &[Card]) -> Vec<Card> {
    let numbers: Vec<(Card, u8)> = hand.iter().filter_map(|card| Some((*card, card.value()?))).collect();
    let lowest_of = |fits: &dyn Fn(usize, u8) -> bool| {
        let fitting = numbers.iter().enumerate().filter(|(place, (_, value))| fits(*place, *value));
        let fitting: Vec<(Card, u8)> = fitting.map(|(_, card)| *card).collect();
        let lowest = fitting.iter().map(|(_, value)| *value).min();
        fitting.into_iter().filter(|(_, value)| Some(*value) == lowest).map(|(card, _)| card).collect::<Vec<Card>>()
    };
    let others = |place: usize| numbers.iter().enumerate().filter(move |(other, _)| *other != place);
    let paired = lowest_of(&|place, value| others(place).any(|(_, (_, other))| *other == value));
    if !paired.is_empty() {
        return paired;
    }
    let adding = lowest_of(&|place, value| {
        others(place).any(|(_, (_, other))| {
            let sum = u32::from(value) + u32::from(*other);
            numbers.iter().any(|(_, third)| u32::from(*third) == sum)
        })
    });
    if !adding.is_empty() {
        return adding;
    }
    lowest_of(&|_, _| true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(hand: &str, advice: &str) {
        let cards =
            |text: &str| text.split_whitespace().map(|card| card.parse().expect("a card")).collect::<Vec<Card>>();
        assert_eq!(advised(&cards(hand)), cards(advice), "{hand}");
    }

    /// §7.1
    #[test]
    fn one_of_a_pair_then_a_part_of_a_sum_then_the_lowest() {
        check("3g 12r 5o -2 12g", "12r 12g");
        check("7g 7r 12r 12g 3g", "7g 7r");
        check("1g 4g 5r 9b 12r", "1g");
        check("15g 4g 5r 9b 12r", "4g");
        check("15g 4g 7r 10b -2", "4g");
        check("-2 -3", "");
    }
}
