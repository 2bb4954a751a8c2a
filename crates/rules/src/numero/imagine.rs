//! A whole game that looks like a view, its secrets made up; and what is wrong with a view
//! that somebody wrote down.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::Card;
use super::centre::{Centre, Challenge, cards_of};
use super::challenge::last_turn_of_window;
use super::deal::check_table;
use super::options::{ChallengeTest, ChallengeWindow, HandWithoutNumber, Table};
use super::pack::MOST_CARDS;
use super::score::{MOST_POINTS, Tally};
use super::sum::{BuildName, From, Token};
use super::view::{ChallengeView, HandView, Lying, View};
use super::{HAND, Hand, Known, MOST_PLAYERS, Numero, Phase};
use crate::game::{BadTable, Seat, Seats, Viewer};
use crate::ratio::Ratio;
use crate::shuffle::Shuffle;

/// Why a position cannot be on a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum BadPosition {
    #[error(transparent)]
    Table(#[from] BadTable),
    #[error("{card} is not in the pack of this table")]
    NoSuchCard { card: Card },
    #[error("{card} is there more often than in the pack")]
    CardTooMany { card: Card },
    #[error("{there} cards are in this position; the pack has {pack}")]
    Count { there: u32, pack: u32 },
    #[error("a hand has at most {HAND} cards, not {cards}")]
    HandTooLarge { seat: Seat, cards: u8 },
    #[error("the hand of seat {seat} has {cards} cards, its count says {count}")]
    HandCount { seat: Seat, cards: u8, count: u8 },
    #[error("seat {seat} is not at this table")]
    NoSuchSeat { seat: Seat },
    #[error("the build {value}#{} is worth {worth}", name.0)]
    BuildValue { name: BuildName, value: u8, worth: Ratio },
    #[error("no number card of this table is worth {value}, so there is no build {value}#{}", name.0)]
    BuildNoNumber { name: BuildName, value: u8 },
    #[error("the build {value}#{} is not made of cards that can be worked out", name.0)]
    BuildRecipe { name: BuildName, value: u8 },
    #[error("two builds are called #{}", name.0)]
    SameName { name: BuildName },
    #[error("a build cannot have the number {builds}: no pack makes so many")]
    Builds { builds: u8 },
    #[error("{won} cards have been won and {gone} are in the win stacks")]
    Won { won: u32, gone: u32 },
    #[error("what is known of the hand of seat {seat} cannot be")]
    Known { seat: Seat },
    #[error("it cannot be the turn of seat {seat}, who has no cards")]
    EmptyTurn { seat: Seat },
    #[error("the build {value}#{} cannot be open to a challenge like this", name.0)]
    Challenge { name: BuildName, value: u8 },
    #[error("there are scores where the table plays for points, one for each seat, and nowhere else")]
    Scores,
    #[error("this cannot be the end of a game")]
    Phase,
}

/// Deals what the viewer cannot see at random, as far as everybody's knowledge allows.
pub(super) fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numero, BadPosition> {
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

/// The cards that the viewer has not placed anywhere.
struct Unseen<'a> {
    cards: Vec<Card>,
    pack: &'a [Card],
}

impl<'a> Unseen<'a> {
    /// The pack less everything that lies open or is remembered.
    fn of(pack: &'a [Card], centre: &Centre, view: &View) -> Result<Unseen<'a>, BadPosition> {
        let mut unseen = Unseen { cards: pack.to_vec(), pack };
        for card in centre.cards().chain(view.gone.iter().copied()) {
            unseen.remove(card)?;
        }
        Ok(unseen)
    }

    fn remove(&mut self, card: Card) -> Result<(), BadPosition> {
        let place = self.cards.iter().position(|c| *c == card);
        let too_many = |card| match self.pack.contains(&card) {
            true => BadPosition::CardTooMany { card },
            false => BadPosition::NoSuchCard { card },
        };
        let place = place.ok_or_else(|| too_many(card))?;
        self.cards.remove(place);
        Ok(())
    }

    fn shuffle(&mut self, shuffle: &mut Shuffle) {
        shuffle.shuffle(&mut self.cards);
    }

    fn draw(&mut self, wanted: impl Fn(&Card) -> bool) -> Option<Card> {
        let place = self.cards.iter().rposition(wanted)?;
        Some(self.cards.remove(place))
    }
}

/// Everything but hands, pack and win stacks.
fn public_part(view: &View) -> Result<Numero, BadPosition> {
    let seats = view.seats();
    check_table(&view.options, seats)?;
    let table = Table::new(&view.options);
    let named = [Some(view.turn), view.last_taker, viewer_seat(view)];
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
        won: [0; MOST_PLAYERS as usize],
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
fn scores(view: &View) -> Result<[Tally; MOST_PLAYERS as usize], BadPosition> {
    let mut scores: [Tally; MOST_PLAYERS as usize] = Default::default();
    match &view.scores {
        Some(tallies) if view.options.scoring && tallies.len() == view.hands.len() && tallies.iter().all(can_be) => {
            scores[..tallies.len()].copy_from_slice(tallies);
        }
        None if !view.options.scoring => {}
        _ => return Err(BadPosition::Scores),
    }
    Ok(scores)
}

/// What is written as numbers could be anything; what is added to it must not overflow.
fn can_be(tally: &Tally) -> bool {
    tally.items().all(|(_, points)| (-MOST_POINTS..=MOST_POINTS).contains(&points))
}

fn viewer_seat(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher => None,
    }
}

/// Lays the centre out again and checks that each build is what it says.
fn centre(view: &View, table: &Table) -> Result<Centre, BadPosition> {
    let mut centre = Centre::default();
    let mut cards = 0;
    let mut names: Vec<BuildName> = Vec::new();
    for lying in &view.centre {
        cards += match lying {
            Lying::Card(_) => 1,
            Lying::Build { recipe, .. } => recipe.iter().map(|sum| cards_of(sum).count()).sum(),
        };
        if cards > MOST_CARDS {
            return Err(BadPosition::Count {
                there: u32::try_from(cards).unwrap_or(u32::MAX),
                pack: u32::try_from(table.cards.len()).unwrap_or(u32::MAX),
            });
        }
        match lying {
            Lying::Card(card) => centre.lay(*card),
            Lying::Build { name, value, by, recipe, challenge } => {
                let (name, value) = (*name, *value);
                let bad_recipe = BadPosition::BuildRecipe { name, value };
                if by.0 >= view.seats() {
                    return Err(BadPosition::NoSuchSeat { seat: *by });
                }
                if names.contains(&name) {
                    return Err(BadPosition::SameName { name });
                }
                names.push(name);
                let mut sums = recipe.iter();
                let (Some(sum), None) = (sums.next(), sums.next()) else {
                    return Err(bad_recipe);
                };
                let plain = |token: &Token| !matches!(token, Token::Build { .. } | Token::Wild(_, From::Centre));
                if !sum.tokens().iter().all(plain) {
                    return Err(bad_recipe);
                }
                let worth = sum.value().map_err(|_| bad_recipe)?;
                if worth != Ratio::whole(i32::from(value)) {
                    return Err(BadPosition::BuildValue { name, value, worth });
                }
                if !table.has_number(value) {
                    return Err(BadPosition::BuildNoNumber { name, value });
                }
                let open =
                    challenge.as_ref().map(|open| Challenge { turns: open.turns, held: open.held == Some(true) });
                centre.put_build(name, value, *by, sum, None, open);
                if let Some(open) = challenge
                    && !(can_be_open(open, *by, view) && put_inner_builds(open, &mut centre, &mut names, view))
                {
                    return Err(BadPosition::Challenge { name, value });
                }
            }
        }
    }
    if names.iter().any(|name| *name >= view.next_build) {
        return Err(BadPosition::SameName { name: view.next_build });
    }
    Ok(centre)
}

/// §11.4 Turns go round, so their number says whose turn it is.
fn can_be_open(open: &ChallengeView, by: Seat, view: &View) -> bool {
    let seats = view.seats();
    let options = &view.options;
    let own = view.viewer == Viewer::Seat(by) && options.challenge_test == ChallengeTest::HeldThen;
    let in_time = (1..last_turn_of_window(seats)).contains(&open.turns);
    // The final chance is no turn of its own here.
    let later = open.turns.saturating_add(u8::from(view.phase == Phase::FinalChance));
    let seat_after = |turns: u8| usize::from((by.0.saturating_add(turns)) % seats);
    let turn_fits = seat_after(later) == view.turn.index();
    let fits = match options.challenge_window {
        ChallengeWindow::BeforeSecondTurn => true,
        ChallengeWindow::Immediate => (1..later).all(|turns| view.hands[seat_after(turns)].count == 0),
    };
    options.bluffs() && view.phase != Phase::Over && in_time && turn_fits && fits && open.held.is_some() == own
}

/// §11.7 Each was a build once: its cards lie together in the outer one and are worth its value.
fn put_inner_builds(open: &ChallengeView, centre: &mut Centre, names: &mut Vec<BuildName>, view: &View) -> bool {
    open.inner.iter().all(|inner| {
        let mut sums = inner.recipe.iter();
        let (Some(sum), None) = (sums.next(), sums.next()) else { return false };
        let worth = sum.value().ok() == Some(Ratio::whole(i32::from(inner.value)));
        let new = !names.contains(&inner.name) && inner.by.0 < view.seats();
        names.push(inner.name);
        worth && new && centre.put_inner(inner.name, inner.value, inner.by, sum)
    })
}

/// §11.6 Whether others held their answers is hidden: those do who hold them now.
fn decide_bluffs(game: &mut Numero, view: &View) {
    if view.options.challenge_test != ChallengeTest::HeldThen {
        return;
    }
    let hands = &game.hands;
    game.centre.close_challenges(|build, challenge| {
        if view.viewer != Viewer::Seat(build.by) {
            let held = hands[build.by.index()].iter().any(|card| card.value() == Some(build.value));
            build.challenge = Some(Challenge { held, ..challenge });
        }
        false
    });
}

/// The viewer's own hand, and cards that other players have shown.
fn place_known_cards(game: &mut Numero, view: &View, unseen: &mut Unseen<'_>) -> Result<(), BadPosition> {
    for (seat, hand) in seats(view) {
        if usize::from(hand.count) > HAND {
            return Err(BadPosition::HandTooLarge { seat, cards: hand.count });
        }
        let placed = hand.cards.as_ref().unwrap_or(&hand.shown);
        let count = u8::try_from(placed.len()).unwrap_or(u8::MAX);
        if hand.cards.is_some() && count != hand.count || count > hand.count {
            return Err(BadPosition::HandCount { seat, cards: count, count: hand.count });
        }
        for &card in placed {
            unseen.remove(card)?;
            game.hands[seat.index()].push(card);
        }
        let passed = !hand.no_numbers || view.pack == 0 && can_have_passed(hand, &game.table);
        if !passed || !can_be_known(hand, &game.table) {
            return Err(BadPosition::Known { seat });
        }
        game.known[seat.index()] = Known {
            shown: hand.shown.iter().copied().collect(),
            holds: hand.holds.iter().fold(0, |bits, value| bits | 1_u128 << value),
            lacks: hand.lacks.iter().fold(0, |bits, value| bits | 1_u128 << value),
            no_numbers: hand.no_numbers,
        };
        if hand.cards.is_some() && !agrees(&game.hands[seat.index()], hand) {
            return Err(BadPosition::Known { seat });
        }
    }
    Ok(())
}

/// Only number cards are shown or answer builds, and a hand that has none of them does neither.
fn can_be_known(hand: &HandView, table: &Table) -> bool {
    let shown = hand.shown.len() <= usize::from(hand.count) && hand.shown.iter().all(|card| card.is_number());
    let holds = hand.holds.iter().chain(&hand.lacks).all(|value| table.has_number(*value));
    let lacks = |value: u8| hand.lacks.contains(&value);
    let has = hand.shown.iter().filter_map(|card| card.value()).chain(hand.holds.iter().copied());
    shown
        && holds
        && !has.into_iter().any(lacks)
        && (!hand.no_numbers || hand.shown.is_empty() && hand.holds.is_empty())
}

/// §7.4 A short hand passes where the table has agreed on it.
fn can_have_passed(hand: &HandView, table: &Table) -> bool {
    table.options.hand_without_number == HandWithoutNumber::Pass && usize::from(hand.count) < HAND
}

/// Whether an open hand is what everybody knows of it.
fn agrees(cards: &Hand, hand: &HandView) -> bool {
    let mut left = cards.clone();
    let shown = hand.shown.iter().all(|shown| {
        let place = left.iter().position(|card| card == shown);
        place.map(|place| left.remove(place)).is_some()
    });
    let holds = hand.holds.iter().all(|value| cards.iter().any(|card| card.value() == Some(*value)));
    shown && holds && cards.iter().all(|card| may_hold(hand, *card))
}

/// §6.3 Each builder holds an answer to what he built.
fn place_answers(game: &mut Numero, view: &View, unseen: &mut Unseen<'_>) -> Result<(), BadPosition> {
    for (seat, hand) in seats(view) {
        for &value in &hand.holds {
            let cards = &mut game.hands[seat.index()];
            if hand.cards.is_some() || cards.iter().any(|card| card.value() == Some(value)) {
                continue;
            }
            let answer = unseen.draw(|card| card.value() == Some(value));
            let answer = answer.filter(|_| cards.len() < usize::from(hand.count));
            cards.push(answer.ok_or(BadPosition::Known { seat })?);
        }
    }
    Ok(())
}

/// §7.4, §11.6 Whether what everybody knows of a hand leaves room for this card.
fn may_hold(hand: &HandView, card: Card) -> bool {
    match card.value() {
        Some(value) => !hand.no_numbers && !hand.lacks.contains(&value),
        None => true,
    }
}

/// Hands of which something is known come first; when what is left does not suit one of them,
/// another gives it a card.
fn fill_hands(game: &mut Numero, view: &View, unseen: &mut Unseen<'_>) -> Result<(), BadPosition> {
    let is_known = |hand: &HandView| hand.no_numbers || !hand.lacks.is_empty();
    let known = seats(view).filter(|(_, hand)| is_known(hand));
    for (seat, hand) in known.chain(seats(view).filter(|(_, hand)| !is_known(hand))) {
        let placed = hand.cards.as_ref().map_or(0, Vec::len);
        for _ in placed.max(game.hands[seat.index()].len())..usize::from(hand.count) {
            let mut asked = Seats::NONE;
            if !give_card(game, view, unseen, seat, &mut asked) {
                return Err(BadPosition::Known { seat });
            }
        }
    }
    Ok(())
}

/// A card that suits this hand: an unseen one, or one of another hand that can have another.
fn give_card(game: &mut Numero, view: &View, unseen: &mut Unseen<'_>, seat: Seat, asked: &mut Seats) -> bool {
    let hand = &view.hands[seat.index()];
    if let Some(card) = unseen.draw(|card| may_hold(hand, *card)) {
        game.hands[seat.index()].push(card);
        return true;
    }
    *asked = asked.with(seat);
    let others = seats(view).filter(|(_, other)| other.cards.is_none());
    for (other, theirs) in others {
        // What was shown or answers a build stays where everybody knows it to be.
        let first_free = theirs.shown.len() + theirs.holds.len();
        let cards = &game.hands[other.index()];
        let place = (first_free..cards.len()).find(|place| may_hold(hand, cards[*place]));
        if let Some(place) = place
            && !asked.contains(other)
            && give_card(game, view, unseen, other, asked)
        {
            let card = game.hands[other.index()].remove(place);
            game.hands[seat.index()].push(card);
            return true;
        }
    }
    false
}

fn count_error(view: &View, game: &Numero) -> BadPosition {
    let hands: u32 = view.hands.iter().map(|hand| u32::from(hand.count)).sum();
    let lying = u32::try_from(game.centre.cards().count() + view.gone.len()).unwrap_or(u32::MAX);
    BadPosition::Count {
        there: hands + lying + u32::from(view.pack) + u32::from(view.forgotten),
        pack: u32::try_from(game.table.cards.len()).unwrap_or(u32::MAX),
    }
}

/// Each build takes a card that leaves a hand, so with those to come the names must suffice.
fn check_builds(game: &Numero) -> Result<(), BadPosition> {
    let held: usize = game.hands.iter().map(|hand| hand.len()).sum();
    let to_come = held + game.pack.len();
    let builds = game.next_build.0;
    if usize::from(builds) + to_come <= usize::from(u8::MAX) { Ok(()) } else { Err(BadPosition::Builds { builds }) }
}

/// §8.6 Where counts are hidden, each card that is gone was won by somebody.
fn share_wins(game: &mut Numero, view: &View, shuffle: &mut Shuffle) -> Result<(), BadPosition> {
    let gone = game.gone.len();
    let won = match &view.won {
        Some(won) => won.clone(),
        None => {
            let mut won = vec![0; view.hands.len()];
            for _ in 0..gone {
                let seat = shuffle.below(u32::from(game.seats));
                won[usize::try_from(seat).expect("a seat")] += 1;
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

/// §8.1, §8.2 Whose turn it can be.
fn check_phase(game: &Numero, view: &View) -> Result<(), BadPosition> {
    let outcome = (game.phase == Phase::Over).then(|| game.outcome());
    if view.outcome != outcome {
        return Err(BadPosition::Phase);
    }
    if game.phase != Phase::Over && game.hands[game.turn.index()].is_empty() {
        return Err(BadPosition::EmptyTurn { seat: game.turn });
    }
    let alone = game.holders().len() == 1 && game.pack.is_empty() && !game.is_patience();
    match game.phase {
        Phase::Play if alone => Err(BadPosition::Phase),
        Phase::FinalChance if !alone => Err(BadPosition::Phase),
        _ if game.passes > 0 && u32::from(game.passes) >= game.holders().len() && game.phase != Phase::Over => {
            Err(BadPosition::Phase)
        }
        _ => Ok(()),
    }
}
