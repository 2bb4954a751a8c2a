//! Completes a view into a whole game with made-up secrets, and finds what is wrong with a
//! hand-written view.

mod centre;
mod hands;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::numero::card::Card;
use crate::numero::deal::check_table;
use crate::numero::options::Table;
use crate::numero::score::{MAX_POINTS, Tally};
use crate::numero::sum::BuildName;
use crate::numero::view::{HandView, View};
use crate::numero::{BadTable, MAX_PLAYERS, Numero, Phase};
use crate::ratio::Ratio;
use crate::shuffle::Shuffle;

use centre::{centre, decide_bluffs};
use hands::{Unseen, fill_hands, place_answers, place_known_cards};

/// Reason a position is impossible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadPosition {
    Table(BadTable),
    NoSuchCard {
        card: Card,
    },
    /// A card that is `there` more often than in the `pack`.
    CardTooMany {
        card: Card,
        there: u8,
        pack: u8,
    },
    /// The cards of the position and those of the pack differ in number.
    Count {
        there: u32,
        pack: u32,
    },
    HandTooLarge {
        seat: Seat,
        cards: u8,
    },
    /// A hand's cards and its stated size differ.
    HandCount {
        seat: Seat,
        cards: u8,
        count: u8,
    },
    NoSuchSeat {
        seat: Seat,
    },
    /// A build whose cards are worth something else.
    BuildValue {
        name: BuildName,
        value: u8,
        worth: Ratio,
    },
    /// A build that no number card of this table could take.
    BuildNoNumber {
        name: BuildName,
        value: u8,
    },
    /// A build whose cards cannot be worked out.
    BuildRecipe {
        name: BuildName,
        value: u8,
    },
    /// Two builds with the same name.
    SameName {
        name: BuildName,
    },
    /// A build number higher than any pack can reach.
    Builds {
        builds: u8,
    },
    /// The cards won and those in the win stacks differ in number.
    Won {
        won: u32,
        gone: u32,
    },
    /// Public knowledge about this hand contradicts itself or the hand.
    Known {
        seat: Seat,
    },
    /// It is the turn of a seat that has no cards.
    EmptyTurn {
        seat: Seat,
    },
    /// A build numbered as high as the next one to come.
    NextBuild {
        builds: u8,
        name: BuildName,
    },
    /// A build that cannot be open to a challenge as stated.
    Challenge {
        name: BuildName,
        value: u8,
    },
    /// A number of turns since the build that does not lead to the seat in turn; `fits` would.
    ChallengeTurns {
        name: BuildName,
        value: u8,
        turns: u8,
        fits: u8,
    },
    /// Scores at a table without points, or not one for each seat.
    Scores,
    /// §8.2 Nobody else has cards, and the pack is empty: that is this seat's final chance.
    FinalChance {
        seat: Seat,
    },
    /// A phase that the rest of the position rules out.
    Phase,
}

crate::error_as_data!(BadPosition, Table(BadTable));

/// Deals the unseen cards at random, as far as public knowledge allows.
pub(in crate::numero) fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numero, BadPosition> {
    let mut game = public_part(view)?;
    let table = game.table.clone();
    let mut unseen = Unseen::of(&table.cards, &game.centre, view)?;
    place_known_cards(&mut game, view, &mut unseen)?;
    unseen.shuffle(shuffle);
    place_answers(&mut game, view, &mut unseen)?;
    fill_hands(&mut game, view, &mut unseen)?;
    decide_bluffs(&mut game, view);
    for _ in 0..view.forgotten {
        game.gone.push(unseen.draw(|_| true).ok_or_else(|| count_error(view, &game))?);
    }
    game.gone.extend(view.gone.iter().copied());
    while let Some(card) = unseen.draw(|_| true) {
        game.pack.push(card);
    }
    if game.pack.len() != usize::from(view.pack) {
        return Err(count_error(view, &game));
    }
    check_builds(&game)?;
    share_wins(&mut game, view, shuffle)?;
    check_phase(&game, view)?;
    Ok(game)
}

fn seats(view: &View) -> impl Iterator<Item = (Seat, &HandView)> {
    (0..).map(Seat).zip(&view.hands)
}

/// Sets up everything except the hands, the pack and the win stacks.
fn public_part(view: &View) -> Result<Numero, BadPosition> {
    let seats = view.seats();
    check_table(&view.options, seats)?;
    let table = Table::new(&view.options);
    let named = [Some(view.turn), view.last_taker, view.viewer.seat()];
    if let Some(seat) = named.into_iter().flatten().find(|seat| seat.0 >= seats) {
        return Err(BadPosition::NoSuchSeat { seat });
    }
    let centre = centre(view, &table)?;
    Ok(Numero {
        table,
        seats,
        phase: view.phase,
        turn: view.turn,
        hands: Default::default(),
        known: Default::default(),
        centre,
        pack: ArrayVec::new(),
        won: [0; MAX_PLAYERS as usize],
        scores: scores(view)?,
        gone: ArrayVec::new(),
        forgotten: view.forgotten,
        last_taker: view.last_taker,
        passes: view.passes,
        next_build: view.next_build,
        changes: view.changes,
    })
}

/// §10.1
fn scores(view: &View) -> Result<[Tally; MAX_PLAYERS as usize], BadPosition> {
    let mut scores: [Tally; MAX_PLAYERS as usize] = Default::default();
    match &view.scores {
        Some(tallies) if view.options.scoring && tallies.len() == view.hands.len() && tallies.iter().all(can_be) => {
            scores[..tallies.len()].copy_from_slice(tallies);
        }
        None if !view.options.scoring => {}
        _ => return Err(BadPosition::Scores),
    }
    Ok(scores)
}

/// Checks that written points are small enough for later ones not to overflow.
fn can_be(tally: &Tally) -> bool {
    tally.items().all(|(_, points)| (-MAX_POINTS..=MAX_POINTS).contains(&points))
}

fn count_error(view: &View, game: &Numero) -> BadPosition {
    let hands: u32 = view.hands.iter().map(|hand| u32::from(hand.count)).sum();
    let lying = u32::try_from(game.centre.cards().count() + view.gone.len()).unwrap_or(u32::MAX);
    BadPosition::Count {
        there: hands + lying + u32::from(view.pack) + u32::from(view.forgotten),
        pack: u32::try_from(game.table.cards.len()).unwrap_or(u32::MAX),
    }
}

/// Checks that there are enough names for the builds to come, each of which uses a card from a hand.
fn check_builds(game: &Numero) -> Result<(), BadPosition> {
    let held: usize = game.hands.iter().map(|hand| hand.len()).sum();
    let to_come = held + game.pack.len();
    let builds = game.next_build.0;
    if usize::from(builds) + to_come <= usize::from(u8::MAX) { Ok(()) } else { Err(BadPosition::Builds { builds }) }
}

/// §8.6 Sets the number of cards that each player has won; if counts are hidden, shares them out at random.
fn share_wins(game: &mut Numero, view: &View, shuffle: &mut Shuffle) -> Result<(), BadPosition> {
    let gone = game.gone.len();
    let won = match &view.won {
        Some(won) => won.clone(),
        None => {
            let mut won = vec![0; view.hands.len()];
            for _ in 0..gone {
                let seat = shuffle.below(u32::from(game.seats));
                won[usize::try_from(seat).expect("a seat number is small")] += 1;
            }
            won
        }
    };
    let total: u32 = won.iter().map(|cards| u32::from(*cards)).sum();
    let gone = u32::try_from(gone).unwrap_or(u32::MAX);
    if won.len() != view.hands.len() || total != gone {
        return Err(BadPosition::Won { won: total, gone });
    }
    for (seat, cards) in won.into_iter().enumerate() {
        game.won[seat] = cards;
    }
    Ok(())
}

/// §8.1, §8.2 Checks that the phase, and whose turn it is, agree with the cards held.
fn check_phase(game: &Numero, view: &View) -> Result<(), BadPosition> {
    let outcome = (game.phase == Phase::Over).then(|| game.outcome());
    if view.outcome != outcome {
        return Err(BadPosition::Phase);
    }
    if game.phase != Phase::Over && game.hands[game.turn.index()].is_empty() {
        return Err(BadPosition::EmptyTurn { seat: game.turn });
    }
    let alone = game.is_one_player_left(game.holders());
    match game.phase {
        Phase::Play if alone => Err(BadPosition::FinalChance { seat: game.turn }),
        Phase::FinalChance if !alone => Err(BadPosition::Phase),
        _ if game.passes > 0 && u32::from(game.passes) >= game.holders().len() && game.phase != Phase::Over => {
            Err(BadPosition::Phase)
        }
        _ => Ok(()),
    }
}
