//! Completes a view into a whole game with made-up secrets, and finds what is wrong with a
//! hand-written view.

mod placing;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::{Seat, Seats, Viewer};
use crate::numberloor::card::Card;
use crate::numberloor::deal::{check_table, own_stream};
use crate::numberloor::end::stars_to_win;
use crate::numberloor::fits::{Open, Side};
use crate::numberloor::hand::Cards;
use crate::numberloor::night::RACES;
use crate::numberloor::options::{NightCards, Table};
use crate::numberloor::text::pack::MAX_CARDS;
use crate::numberloor::view::View;
use crate::numberloor::{BadTable, LevelBound, MAX_PLAYERS, Numberloor, Phase, TAKEN};
use crate::shuffle::Shuffle;

/// Reason a position is impossible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadPosition {
    Table(BadTable),
    NoSuchCard {
        card: Card,
    },
    CardTooMany {
        card: Card,
    },
    /// The cards of the position and those of the pack differ in number.
    Count {
        there: u32,
        pack: u32,
    },
    /// A hand's cards and its stated size differ.
    HandCount {
        seat: Seat,
        cards: u32,
        count: u8,
    },
    NoSuchSeat {
        seat: Seat,
    },
    /// The open cards are not a Level and a balloon, nor two Levels by day for Beginners.
    OpenCards,
    /// Stars are not listed for each seat, or are more than a win takes.
    Stars {
        most: u8,
    },
    /// The cards laid in this turn do not match the middle.
    Laid,
    /// A hand has only balloons, although the last Level is laid together with them.
    LastLevel,
    /// The cards cannot have been taken like this in this turn.
    Drawn,
    /// Public knowledge about this hand contradicts itself or the hand.
    Known {
        seat: Seat,
    },
    /// This seat cannot be asked for a Night Level now.
    Asked,
    /// A player has passed although there was a card to take.
    Passed,
    /// More turns or changes than any game has.
    TooLong,
    /// A game cannot end like this.
    Phase,
}

crate::error_as_data!(BadPosition, Table(BadTable));

/// Number of random deals tried before the cards are placed systematically.
const TRIES: u32 = 24;

/// Deals the unseen cards at random, as far as public knowledge allows.
pub(in crate::numberloor) fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numberloor, BadPosition> {
    let mut game = public_part(view, shuffle)?;
    let mut unseen = unseen_cards(&game, view)?;
    check_counts(&game, view, unseen.len())?;
    let dealt = (0..TRIES).any(|_| {
        shuffle.shuffle(&mut unseen);
        deal_unseen(&mut game, view, &unseen);
        game.not_as_known().is_none()
    });
    if !dealt {
        let unseen = placing::as_known(&game, view, &unseen).map_err(|seat| BadPosition::Known { seat })?;
        deal_unseen(&mut game, view, &unseen);
    }
    if let Some(seat) = game.not_as_known() {
        return Err(BadPosition::Known { seat });
    }
    check_phase(&game, view)?;
    Ok(game)
}

/// Sets up everything but the other hands, the pile and the forgotten cards.
fn public_part(view: &View, shuffle: &mut Shuffle) -> Result<Numberloor, BadPosition> {
    let seats = u8::try_from(view.hands.len()).unwrap_or(u8::MAX);
    let table = check_table(&view.options, seats)?;
    let viewer = view.viewer.seat();
    let asked = match view.phase {
        Phase::Asking(asked) => Some(asked),
        Phase::Play | Phase::Over => None,
    };
    let named = [Some(view.turn), viewer, asked].into_iter().flatten();
    let named = named.chain(view.passed.iter()).chain(view.with_level.iter());
    if let Some(seat) = named.into_iter().find(|seat| seat.0 >= seats) {
        return Err(BadPosition::NoSuchSeat { seat });
    }
    check_open(view.open, table.is_for_beginners)?;
    check_laid(view)?;
    let most = stars_to_win(seats);
    if view.stars.len() != view.hands.len() || view.stars.iter().any(|stars| *stars > most) {
        return Err(BadPosition::Stars { most });
    }
    if view.race.0 >= RACES {
        return Err(BadPosition::TooLong);
    }
    let mut hands: [Cards; MAX_PLAYERS as usize] = Default::default();
    for (seat, hand) in (0..).map(Seat).zip(&view.hands) {
        match &hand.cards {
            Some(cards) if cards.len() != usize::from(hand.count) || viewer != Some(seat) => {
                let cards = u32::try_from(cards.len()).unwrap_or(u32::MAX);
                return Err(BadPosition::HandCount { seat, cards, count: hand.count });
            }
            Some(cards) => hands[seat.index()] = cards.iter().copied().collect(),
            None if viewer == Some(seat) => {
                return Err(BadPosition::HandCount { seat, cards: 0, count: hand.count });
            }
            None => {}
        }
    }
    let mut few: [LevelBound; MAX_PLAYERS as usize] = Default::default();
    for (known, hand) in few.iter_mut().zip(&view.hands) {
        *known = hand.few.unwrap_or_default();
    }
    let mut stars = [0; MAX_PLAYERS as usize];
    stars[..view.stars.len()].copy_from_slice(&view.stars);
    if view.under.len() > MAX_CARDS {
        return Err(count_error(&table, view, view.under.len()));
    }
    Ok(Numberloor {
        table,
        seats,
        phase: view.phase,
        turn: view.turn,
        drawn: view.drawn,
        open: view.open,
        hands,
        stars,
        under: view.under.iter().copied().collect(),
        forgotten: Cards::default(),
        pile: ArrayVec::new(),
        laid: view.laid.iter().copied().collect(),
        began: view.began,
        passed: view.passed,
        with_level: view.with_level,
        few,
        race: view.race.0,
        turns: view.turns,
        stream: own_stream(shuffle),
    })
}

/// §2.3, §2.4
fn check_open(open: Open, is_for_beginners: bool) -> Result<(), BadPosition> {
    let is_sound = match open {
        // §3.6 On the table it is said.
        Open::Pair { balloon: Card::EITHER, .. } => false,
        Open::Pair { level, balloon } => !is_for_beginners && level.is_level() && balloon.is_balloon(),
        Open::Stacks { left, right } => is_for_beginners && left.is_level() && right.is_level(),
    };
    if is_sound { Ok(()) } else { Err(BadPosition::OpenCards) }
}

/// §4.1, §4.2 Checks that the cards laid in this turn end with a Level and lie on top of the middle.
fn check_laid(view: &View) -> Result<(), BadPosition> {
    if view.laid.is_empty() {
        return if view.began.is_none() { Ok(()) } else { Err(BadPosition::Laid) };
    }
    let last = |is_it: &dyn Fn(&crate::numberloor::Laid) -> bool| {
        view.laid.iter().rev().find(|laid| is_it(laid)).map(|l| l.card)
    };
    let ends_with_level = view.laid.last().is_some_and(|laid| laid.card.is_level());
    let on_top = match view.open {
        Open::Pair { level, balloon } => {
            last(&|laid| laid.card.is_level()) == Some(level)
                && last(&|laid| laid.card.is_balloon()).is_none_or(|last| last == balloon)
                && view.laid.iter().all(|laid| laid.on.is_none())
        }
        Open::Stacks { left, right } => {
            let fits = |side, open| last(&|laid| laid.on == Some(side)).is_none_or(|last| last == open);
            fits(Side::Left, left)
                && fits(Side::Right, right)
                && view.laid.iter().all(|laid| laid.on.is_some() && laid.card.is_level())
        }
    };
    let mut there: Cards = view.under.iter().take(MAX_CARDS).chain(&view.open.cards()).copied().collect();
    let is_said = view.laid.iter().all(|laid| laid.card != Card::EITHER);
    let in_the_middle = is_said && view.laid.len() <= MAX_CARDS && view.laid.iter().all(|laid| there.remove(laid.card));
    let in_the_middle = in_the_middle && view.began.is_none_or(|began| was_covered(view, began, &mut there));
    let only_balloons = view.own_hand().iter().all(|card| card.is_balloon());
    if view.viewer == Viewer::Seat(view.turn) && only_balloons && !view.own_hand().is_empty() {
        return Err(BadPosition::LastLevel);
    }
    let holds_more = view.hands.get(view.turn.index()).is_some_and(|hand| hand.count > 0);
    let is_known = view.with_level.contains(view.turn) && view.phase == Phase::Play;
    if ends_with_level && on_top && in_the_middle && holds_more && is_known { Ok(()) } else { Err(BadPosition::Laid) }
}

/// Checks whether these cards were open before this turn: covered ones are in the middle, the
/// others are still open. `there` is the middle without the cards laid in this turn.
fn was_covered(view: &View, began: Open, there: &mut Cards) -> bool {
    let is_alike = matches!(
        (view.open, began),
        (Open::Pair { .. }, Open::Pair { .. }) | (Open::Stacks { .. }, Open::Stacks { .. })
    );
    let mut stacks = view.open.cards().into_iter().zip(began.cards()).zip(Side::BOTH);
    is_alike
        && stacks.all(|((now, before), side)| {
            let is_on_it = |laid: &crate::numberloor::Laid| {
                laid.on.map_or(laid.card.is_level() == now.is_level(), |on| on == side)
            };
            let stayed = view.laid.iter().any(is_on_it) || now == before;
            stayed && before != Card::EITHER && there.remove(before)
        })
}

/// Returns the pack less every card that lies open, is remembered or is in the viewer's hand.
fn unseen_cards(game: &Numberloor, view: &View) -> Result<Vec<Card>, BadPosition> {
    let mut left: Cards = game.table.cards.iter().copied().collect();
    let all = left.clone();
    // §3.6 Only on the table a balloon says that it is odd or even.
    let face_down = view.under.iter().chain(view.own_hand()).map(|card| (*card, *card == card.printed()));
    for (card, is_printed) in view.open.cards().map(|card| (card, true)).into_iter().chain(face_down) {
        if !is_printed || !left.remove(card) {
            return Err(match all.count(card) {
                _ if !is_printed => BadPosition::NoSuchCard { card },
                0 => BadPosition::NoSuchCard { card },
                _ => BadPosition::CardTooMany { card },
            });
        }
    }
    Ok(left.iter().collect())
}

fn count_error(table: &Table, view: &View, under: usize) -> BadPosition {
    let count = |cards: usize| u32::try_from(cards).unwrap_or(u32::MAX);
    let hands: u32 = view.hands.iter().map(|hand| u32::from(hand.count)).sum();
    let there = hands.saturating_add(count(under)).saturating_add(u32::from(view.pile) + u32::from(view.forgotten) + 2);
    BadPosition::Count { there, pack: count(table.cards.len()) }
}

fn check_counts(game: &Numberloor, view: &View, unseen: usize) -> Result<(), BadPosition> {
    let others = view.hands.iter().filter(|hand| hand.cards.is_none()).map(|hand| usize::from(hand.count));
    let hidden = others.sum::<usize>() + usize::from(view.pile) + usize::from(view.forgotten);
    if hidden == unseen { Ok(()) } else { Err(count_error(&game.table, view, view.under.len())) }
}

/// Deals the unseen cards in order: first the hands, then forgotten cards, then the pile.
fn deal_unseen(game: &mut Numberloor, view: &View, unseen: &[Card]) {
    let mut cards = unseen.iter().copied();
    for (hand, seen) in game.hands.iter_mut().zip(&view.hands) {
        if seen.cards.is_none() {
            *hand = cards.by_ref().take(usize::from(seen.count)).collect();
        }
    }
    game.forgotten = cards.by_ref().take(usize::from(view.forgotten)).collect();
    game.pile = cards.collect();
}

/// §4.3, §5.3, §7.6, §8 Checks that the game can be in the state that the view describes.
fn check_phase(game: &Numberloor, view: &View) -> Result<(), BadPosition> {
    let no_hurry = game.table.has_night && game.table.options.night_cards == NightCards::NoHurry;
    let nothing_to_take = game.pile.is_empty() && game.under.is_empty() && game.forgotten.is_empty();
    let enough = stars_to_win(game.seats);
    let winners = game.stars.iter().filter(|stars| **stars >= enough).count();
    let all_passed = game.passed == Seats::first(game.seats);
    let drawn = match (game.phase, game.drawn) {
        (_, None) => true,
        (Phase::Play, Some(cards)) => {
            let enough =
                game.laid.is_empty().then_some(game.hands[game.turn.index()].len()).is_none_or(|held| held >= cards);
            cards <= TAKEN && !game.table.is_for_beginners && enough
        }
        _ => false,
    };
    if !drawn {
        return Err(BadPosition::Drawn);
    }
    if !game.passed.is_empty() && !nothing_to_take {
        return Err(BadPosition::Passed);
    }
    // A player who has taken over the last turn still plays it.
    let is_last = game.turns == game.turn_limit();
    if game.turns > game.turn_limit() || (is_last && game.phase != Phase::Over && game.laid.is_empty()) {
        return Err(BadPosition::TooLong);
    }
    match game.phase {
        Phase::Over => {
            let is_over = winners == 1 || (winners == 0 && (all_passed || is_last));
            let is_told = view.outcome.as_ref() == Some(&game.outcome());
            if !is_over || !is_told {
                return Err(BadPosition::Phase);
            }
        }
        _ if winners > 0 => return Err(BadPosition::Stars { most: enough }),
        _ if view.outcome.is_some() || all_passed => return Err(BadPosition::Phase),
        Phase::Asking(asked) if !no_hurry || asked == game.turn => return Err(BadPosition::Asked),
        Phase::Asking(_) | Phase::Play => {}
    }
    Ok(())
}
