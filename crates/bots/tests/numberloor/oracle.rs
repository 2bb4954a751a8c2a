//! §4 The turns of Numberloor's computer player against a slow and obvious search: every Level after
//! every sequence of balloons, tried by the rules themselves.

use reckon_bots::Bot;
use reckon_bots::numberloor::Shedder;
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numberloor::{Card, Move, Numberloor, Options, Phase, Placement, Side, View};
use reckon_rules::shuffle::Shuffle;

use crate::support::{any_options, check_positions, preset};

/// Returns every ordered selection of these cards, each once.
fn sequences(cards: &[Card]) -> Vec<Vec<Card>> {
    let mut all = vec![Vec::new()];
    for (place, card) in cards.iter().enumerate() {
        if cards[..place].contains(card) {
            continue;
        }
        let mut others = cards.to_vec();
        others.remove(place);
        all.extend(sequences(&others).into_iter().map(|rest| [vec![*card], rest].concat()));
    }
    all
}

/// Returns the most Levels that can still be laid in this turn.
fn most_levels(game: &Numberloor, seat: Seat) -> u32 {
    let view = game.view(Viewer::Seat(seat));
    let (levels, balloons): (Vec<Card>, Vec<Card>) = view.own_hand().iter().partition(|card| card.is_level());
    let sides = if view.options.is_for_beginners() { Side::BOTH.map(Some).to_vec() } else { vec![None] };
    let mut most = 0;
    for (place, level) in levels.iter().enumerate() {
        if levels[..place].contains(level) {
            continue;
        }
        for before in sequences(&balloons) {
            let mut after = balloons.clone();
            for balloon in &before {
                after.remove(after.iter().position(|card| card == balloon).expect("the hand has this balloon"));
            }
            let after = if levels.len() == 1 { after } else { Vec::new() };
            for on in &sides {
                let placement = Placement::new(&before, *level, &after).expect("a placement");
                let mut next = game.clone();
                if next.play(seat, &Move::Place { placement, on: *on }, &mut Ignore).is_ok() {
                    let is_over = next.view(Viewer::Seat(seat)).laid.is_empty();
                    most = most.max(1 + if is_over { 0 } else { most_levels(&next, seat) });
                }
            }
        }
    }
    most
}

/// Counts the Levels that the player lays in this turn.
fn laid_by_shedder(mut game: Numberloor, seat: Seat) -> u32 {
    let mut bot = Shedder::default();
    let mut laid = 0;
    loop {
        let view = game.view(Viewer::Seat(seat));
        let choice = bot.choose(&view, &mut Shuffle::from_number(1));
        game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("{choice} is refused: {why:?}\n{view}"));
        let Move::Place { .. } = choice else { return laid };
        laid += 1;
        if game.view(Viewer::Seat(seat)).laid.is_empty() {
            return laid;
        }
    }
}

/// Returns whether there are few enough cards for an exhaustive search.
fn is_small(view: &View) -> bool {
    let balloons = view.own_hand().iter().filter(|card| card.is_balloon()).count();
    view.phase == Phase::Play && view.own_hand().len() <= 7 && balloons <= 3
}

/// Checks one position, and returns whether several Levels could be laid.
fn check(view: &View, seed: u64) -> Option<bool> {
    let game = Numberloor::imagine(view, &mut Shuffle::from_number(seed)).expect("a view of a game");
    let most = most_levels(&game, view.turn);
    assert_eq!(laid_by_shedder(game, view.turn), most, "seed {seed}\n{view}");
    Some(most > 1)
}

fn check_preset(name: &str) {
    check_positions::<Numberloor>(2_000, 1_000, |shuffle| (preset(name), 2 + shuffle.below(4) as u8), is_small, check);
}

#[test]
fn lays_the_most_as_a_beginner() {
    check_preset("beginners");
}

#[test]
fn lays_the_most_with_balloons() {
    check_preset("intermediate");
}

#[test]
fn lays_the_most_with_all_cards() {
    check_preset("advanced");
}

#[test]
fn lays_the_most_by_the_rules_of_any_table() {
    let any = |shuffle: &mut Shuffle| {
        let pack = "3*0-9 0-9n b0-10 2*near 2*odd 2*even 2*skip".parse().expect("a pack");
        (Options { pack, ..any_options(shuffle) }, 2 + shuffle.below(4) as u8)
    };
    check_positions::<Numberloor>(2_000, 5_000, any, is_small, check);
}
