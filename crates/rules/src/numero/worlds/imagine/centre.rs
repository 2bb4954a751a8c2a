//! The centre of a view: checks of its builds and open challenges.

use super::BadPosition;
use crate::game::{Seat, Viewer};
use crate::numero::centre::{Centre, Challenge};
use crate::numero::challenge::last_turn_of_window;
use crate::numero::options::{ChallengeTest, ChallengeWindow, Table, WildOnlyBuild};
use crate::numero::sum::{BuildName, Origin, Sum, Token};
use crate::numero::text::pack::MAX_CARDS;
use crate::numero::view::{ChallengeView, PileView, View};
use crate::numero::{Numero, Phase};
use crate::ratio::Ratio;

/// Lays out the centre of a view and checks that each build is what it claims to be.
pub(super) fn centre(view: &View, table: &Table) -> Result<Centre, BadPosition> {
    let mut centre = Centre::default();
    let mut cards = 0;
    let mut names: Vec<BuildName> = Vec::new();
    for lying in &view.centre {
        cards += match lying {
            PileView::Card(_) => 1,
            PileView::Build { recipe, .. } => recipe.iter().map(|sum| sum.cards().count()).sum(),
        };
        if cards > MAX_CARDS {
            return Err(BadPosition::Count {
                there: u32::try_from(cards).unwrap_or(u32::MAX),
                pack: u32::try_from(table.cards.len()).unwrap_or(u32::MAX),
            });
        }
        match lying {
            PileView::Card(card) => centre.lay(*card),
            PileView::Build { name, value, by, recipe, challenge } => {
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
                let plain = |token: &Token| !matches!(token, Token::Build { .. } | Token::Wild(_, Origin::Centre));
                if !sum.tokens().iter().all(plain) || sum.cards().count() < 2 {
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
                if let Some(open) = challenge {
                    let bad = BadPosition::Challenge { name, value };
                    if !can_be_open(open, *by, sum, view) {
                        return Err(bad);
                    }
                    check_turns(open, *by, view).map_err(|fits| BadPosition::ChallengeTurns {
                        name,
                        value,
                        turns: open.turns,
                        fits,
                    })?;
                    if !put_inner_builds(open, name, &mut centre, &mut names, view) {
                        return Err(bad);
                    }
                }
            }
        }
    }
    match names.iter().max() {
        Some(name) if *name >= view.next_build => {
            Err(BadPosition::NextBuild { builds: view.next_build.0, name: *name })
        }
        _ => Ok(centre),
    }
}

/// §11.1 Returns whether a challenge can be open as stated: only if the table allows bluffs and the build needs an
/// answer. Only its builder knows whether the answer was held.
fn can_be_open(open: &ChallengeView, by: Seat, sum: Sum<'_>, view: &View) -> bool {
    let options = &view.options;
    let own = view.viewer == Viewer::Seat(by) && options.challenge_test == ChallengeTest::HeldThen;
    // §6.9 A build that ends with a wild card is a wild-only build.
    let wild_only = matches!(sum.tokens().last(), Some(Token::Wild(..)));
    let needs_answer = !(wild_only && options.wild_only_build == WildOnlyBuild::Free);
    // The window closes once a player with cards has had a turn.
    let in_time = match options.challenge_window {
        ChallengeWindow::BeforeSecondTurn => true,
        ChallengeWindow::Immediate => (1..turns_begun(open, view)).all(|turns| {
            let seat = usize::from(by.0.saturating_add(turns) % view.seats());
            view.hands[seat].count == 0
        }),
    };
    let played = view.seats() > 1 && view.phase != Phase::Over;
    options.bluffs() && needs_answer && played && in_time && open.held.is_some() == own
}

/// §11.5 Returns the turns begun since the build, including the final chance, which `turns` does not count yet.
fn turns_begun(open: &ChallengeView, view: &View) -> u8 {
    open.turns.saturating_add(u8::from(view.phase == Phase::FinalChance))
}

/// §11.4 Checks the number of turns since a build: turns pass in order, so it tells whose turn it is. The error is a
/// number that would fit.
fn check_turns(open: &ChallengeView, by: Seat, view: &View) -> Result<(), u8> {
    let uncounted = turns_begun(open, view) - open.turns;
    let fits = |turns: &u8| by.0.saturating_add(*turns).saturating_add(uncounted) % view.seats() == view.turn.0;
    let mut in_time = 1..last_turn_of_window(view.seats());
    if in_time.contains(&open.turns) && fits(&open.turns) {
        return Ok(());
    }
    Err(in_time.find(fits).unwrap_or(1))
}

/// §11.7 Records the inner builds and returns whether each can have been a build once: its cards are together in the
/// outer one and are worth its value.
fn put_inner_builds(
    open: &ChallengeView,
    outer: BuildName,
    centre: &mut Centre,
    names: &mut Vec<BuildName>,
    view: &View,
) -> bool {
    open.inner.iter().all(|inner| {
        let mut sums = inner.recipe.iter();
        let (Some(sum), None) = (sums.next(), sums.next()) else { return false };
        let worth = sum.value().ok() == Some(Ratio::whole(i32::from(inner.value)));
        let new = !names.contains(&inner.name) && inner.name < outer && inner.by.0 < view.seats();
        names.push(inner.name);
        worth && new && centre.put_inner(inner.name, inner.value, inner.by, sum)
    })
}

/// §11.6 Decides whether other builders held their answers, which is hidden: assumes that they did if they do now.
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
