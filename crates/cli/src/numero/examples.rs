//! Moves for the help. Each is played on a table of its own, so that what it does is said by the
//! same sentences as in a game.

use reckon_rules::game::{Game, Seat};
use reckon_rules::numero::loose::understand;
use reckon_rules::numero::{Event, Numero, Options, View};
use reckon_rules::shuffle::Shuffle;

use crate::voice::Voice;

/// A table, and what somebody types there: the verb, and what comes after it.
const EXAMPLES: [(&str, &str, &str); 8] = [
    ("centre 5r 3b | hand 8g 1g", TAKE, "8: 5 + 3"),
    ("centre 10r 6g 4o | hand 10b 1g", TAKE, "10: 10, 6 + 4"),
    ("centre 9g 2r | hand 1b 10o", BUILD, "10: 9 + 1"),
    ("centre 5r 3b | hand 8g 7g", DISCARD, "7"),
    ("centre 10r 5b | hand 9b -2 -4 1g", TAKE, "9: 10-2 + 5-4"),
    ("centre 2r | hand x3 6b 1g", TAKE, "6: 2x3"),
    ("centre 10r | hand 1/2 5b 1g", TAKE, "5: 10*1/2"),
    ("centre 9r | hand sqrt 3b 1g", TAKE, "3: 9 sqrt"),
];

const TAKE: &str = "cli-numero-verb-take";
const BUILD: &str = "cli-numero-verb-build";
const DISCARD: &str = "cli-numero-verb-discard";

/// Those whose cards are played with here; §9.2 takes alone in Patience.
pub fn examples(view: &View, voice: &Voice) -> Vec<(String, Vec<Event>)> {
    let goes_here = |verb: &str| view.seats() > 1 || verb == TAKE;
    let example = |(position, verb, rest)| {
        let typed = format!("{} {rest}", voice.say(verb));
        let events = play(position, &typed, &view.options)?;
        Some((typed, events))
    };
    EXAMPLES.into_iter().filter(|(_, verb, _)| goes_here(verb)).filter_map(example).collect()
}

fn play(position: &str, typed: &str, options: &Options) -> Option<Vec<Event>> {
    let view: View = position.parse().ok()?;
    let cards = view.own_hand().iter().filter(|card| card.is_wild());
    if !cards.copied().all(|card| options.selects(card)) {
        return None;
    }
    let choice = understand(&view, typed).ok()?;
    let mut game = Numero::imagine(&view, &mut Shuffle::from_number(0)).ok()?;
    let mut events = Vec::new();
    game.play(Seat(0), &choice, &mut events).ok()?;
    events.retain(|event| matches!(event, Event::Took { .. } | Event::Built { .. } | Event::Discarded { .. }));
    Some(events)
}

#[cfg(test)]
mod tests {
    use reckon_words::Language;

    use super::*;

    fn count(position: &str, language: Language) -> usize {
        let voice = Voice { language, spoken: false, draws: false, colour: false };
        examples(&position.parse().expect("a position"), &voice).len()
    }

    #[test]
    fn every_example_is_a_legal_move_in_every_language() {
        for language in Language::ALL {
            assert_eq!(count("options preset=powers-and-roots | hands 5 5 | watching", language), EXAMPLES.len());
        }
    }

    #[test]
    fn only_what_goes_at_this_table_is_shown() {
        assert_eq!(count("options preset=1-15 | hands 5 5 | watching", Language::English), 4);
        assert_eq!(count("options preset=1-15 | hands 5 | watching", Language::English), 2);
    }
}
