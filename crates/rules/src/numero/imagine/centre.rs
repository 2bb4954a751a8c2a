//! The centre of a view: builds that are what they say, and challenges that can be open.

use super::super::centre::{Centre, Challenge, cards_of};
use super::super::challenge::last_turn_of_window;
use super::super::options::{ChallengeTest, ChallengeWindow, Table};
use super::super::pack::MOST_CARDS;
use super::super::sum::{BuildName, From, Token};
use super::super::view::{ChallengeView, Lying, View};
use super::super::{Numero, Phase};
use super::BadPosition;
use crate::game::{Seat, Viewer};
use crate::ratio::Ratio;

/// Lays the centre out again and checks that each build is what it says.
pub(super) fn centre(view: &View, table: &Table) -> Result<Centre, BadPosition> {
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
pub(super) fn decide_bluffs(game: &mut Numero, view: &View) {
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
