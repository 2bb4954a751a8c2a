//! Worlds imagined from a view: they look the same, hold the same pieces, let the same seats
//! act, and can be played on.

use super::move_fuzzer::random_actor;
use super::{Breach, Checks, Law, LawResult, Lawful, sorted_inventory};
use crate::game::{Game, Ignore, Seat, Viewer};
use crate::shuffle::Shuffle;

/// Checks that the game has exactly the pieces that it started with.
pub(super) fn pieces_are_conserved<G: Lawful>(game: &G, pieces: &[G::Piece], checks: &mut Checks) -> LawResult {
    checks.count(Law::PiecesAreConserved);
    let now = sorted_inventory(game);
    if now == pieces {
        return Ok(());
    }
    Err(Breach::of(Law::PiecesAreConserved, format!("there were {pieces:?}, there are {now:?}")))
}

/// Checks that a view written down reads back the same.
pub(super) fn position_round_trips<G: Game>(view: &G::View, checks: &mut Checks) -> LawResult {
    checks.count(Law::PositionRoundTrips);
    let text = view.to_string();
    match text.parse::<G::View>() {
        Ok(again) if again == *view => Ok(()),
        Ok(again) => {
            Err(Breach::of(Law::PositionRoundTrips, format!("{view:?}\nis written '{text}', read\n{again:?}")))
        }
        Err(error) => Err(Breach::of(Law::PositionRoundTrips, format!("{view:?}\nis written '{text}': {error:?}"))),
    }
}

/// Imagines a game and checks that it looks like the view and has the same pieces as the real game.
pub(super) fn an_imagined_game_looks_the_same<G: Lawful>(
    pieces: &[G::Piece],
    viewer: Viewer,
    view: &G::View,
    shuffle: &mut Shuffle,
    checks: &mut Checks,
) -> Result<G, Breach> {
    checks.count(Law::AnImaginedGameLooksTheSame);
    let breach = |what: String| Breach::of(Law::AnImaginedGameLooksTheSame, format!("{viewer:?}, '{view}': {what}"));
    let world = G::imagine(view, shuffle).map_err(|bad| breach(format!("{bad:?}")))?;
    let again = world.view(viewer);
    if again != *view {
        return Err(breach(format!("'{again}'")));
    }
    if sorted_inventory(&world) != pieces {
        return Err(breach("it has other pieces".to_string()));
    }
    Ok(world)
}

/// Checks that the same seats must or may act in every world, in the same race.
pub(super) fn who_can_act_is_public<G: Game>(game: &G, world: &G, checks: &mut Checks) -> LawResult {
    checks.count(Law::WhoCanActIsPublic);
    let (here, there) = (game.turn(), world.turn());
    if here == there { Ok(()) } else { Err(Breach::of(Law::WhoCanActIsPublic, format!("{here:?} or {there:?}"))) }
}

/// Checks that a basis is the same in every world that looks the same.
pub(super) fn basis_is_public<G: Game>(game: &G, world: &G, seats: u8, checks: &mut Checks) -> LawResult {
    for seat in (0..seats).map(Seat) {
        checks.count(Law::BasisIsPublic);
        let (here, there) = (game.basis(seat), world.basis(seat));
        if here != there {
            return Err(Breach::of(Law::BasisIsPublic, format!("seat {seat} has {here} or {there}")));
        }
    }
    Ok(())
}

/// Checks that an imagined game can be played to its end like any other.
pub(super) fn an_imagined_game_plays_on<G: Lawful>(
    mut world: G,
    pieces: &[G::Piece],
    shuffle: &mut Shuffle,
    checks: &mut Checks,
) -> LawResult {
    checks.count(Law::AnImaginedGamePlaysOn);
    let breach = |what: String| Breach::of(Law::AnImaginedGamePlaysOn, what);
    let most = world.most_moves();
    let mut moves = 0;
    while let Some(seat) = random_actor(&world, shuffle) {
        if moves == most {
            return Err(breach(format!("it has not ended after {most} moves")));
        }
        moves += 1;
        let choice = world.random_move(seat, shuffle);
        if let Err(illegal) = world.play(seat, &choice, &mut Ignore) {
            return Err(breach(format!("after {moves} moves '{choice}' of seat {seat} is refused: {illegal:?}")));
        }
    }
    pieces_are_conserved(&world, pieces, checks)?;
    match world.turn().outcome() {
        Some(_) => Ok(()),
        None => Err(breach(format!("after {moves} moves nobody can act, and it is not over"))),
    }
}
