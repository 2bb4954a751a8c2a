//! Random taps in random games: a card goes exactly when the preview says so.

use reckon_compose::{Compose, Previewed};
use reckon_rules::game::{Game, Ignore, Turn, Viewer};
use reckon_rules::numberloor::{Illegal, Numberloor, Side, View};
use reckon_rules::shuffle::Shuffle;

use super::{line, preview};
use crate::support;
use crate::support::{composed, tally};

// §4, §5, §7 Cards that are said to go are played one by one, and a reading of the moves agrees.
#[test]
fn random_taps_in_random_games() {
    let tables = [
        ("preset=beginners", 2),
        ("preset=intermediate", 3),
        ("preset=advanced", 2),
        ("preset=advanced voluntary-draw=on", 3),
        ("preset=advanced night-cards=no-hurry", 4),
    ];
    let (mut laid, mut stars, mut thrown) = (0, 0, 0);
    for (seed, (options, seats)) in (1..).zip(tables) {
        let mut shuffle = Shuffle::from_number(seed);
        let mut game = Numberloor::deal(&support::options::<Numberloor>(options), seats, &mut shuffle).unwrap();
        for _ in 0..60 {
            let Turn::Open { must, may, .. } = game.turn() else { break };
            let seat = must.iter().next().unwrap();
            for other in may.iter() {
                let view = game.view(Viewer::Seat(other));
                for card in preview(&view, &line("")).preview.night {
                    let found = preview(&view, &line(&format!("night {card}")));
                    let goes = found.refusal.is_none();
                    assert!(goes || matches!(found.illegal(), Some(Illegal::LayAllBalloons { .. })));
                    thrown += u32::from(goes && game.clone().play(other, &found.preview.moves[0], &mut Ignore).is_ok());
                }
            }
            let view = game.view(Viewer::Seat(seat));
            let mut taps = String::new();
            // Tap cards that are said to go, until the turn is over or enough have been tapped.
            loop {
                let found = preview(&view, &line(&taps));
                check_moves(&game, &view, &taps, &found);
                check_nothing_else_goes(&view, &taps, &found);
                stars += u32::from(found.preview.steps.iter().any(|step| step.star));
                let Some(next) = shuffle.pick(&found.preview.goes).filter(|_| taps.len() < 40) else { break };
                let side = shuffle.pick(&next.on).copied().flatten().map_or("", Side::word);
                taps += &format!("{} {side} ", next.card);
                laid += 1;
            }
            let choice = game.random_move(seat, &mut shuffle);
            game.play(seat, &choice, &mut Ignore).unwrap();
        }
    }
    tally("numberloor", "taps that go", laid);
    assert!(laid > 200 && stars > 0 && thrown > 0, "{laid} laid, {stars} stars, {thrown} thrown in");
}

fn check_moves(game: &Numberloor, view: &View, taps: &str, found: &Previewed<Numberloor>) {
    let Viewer::Seat(seat) = view.viewer else { return };
    let is_own = game.turn().must().contains(seat) && view.turn == seat;
    if found.refusal.is_some() || !is_own {
        assert!(!is_own || matches!(found.illegal(), Some(Illegal::LayAllBalloons { .. })), "{taps}\nin {view}");
        return;
    }
    let sent = composed::<Numberloor>(view, &line(taps)).unwrap_or_default();
    assert_eq!((&found.moves, &found.preview.moves), (&sent, &sent), "{taps}\nin {view}");
    // Loose balloons can't be sent yet; the moves before them can.
    let without_loose = taps.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>();
    let without_loose = &without_loose[..without_loose.len() - found.preview.loose.len()].join(" ");
    let moves = composed::<Numberloor>(view, &line(without_loose)).unwrap_or_default();
    let mut tried = game.clone();
    for choice in &moves {
        tried.play(seat, choice, &mut Ignore).unwrap_or_else(|why| panic!("{choice} of '{taps}': {why:?}\nin {view}"));
    }
    let readings = Numberloor::read(view, &moves).unwrap().readings;
    assert_eq!(readings.len(), found.preview.steps.len());
    for (reading, step) in readings.iter().zip(&found.preview.steps) {
        let effect = reading.verdict.as_ref().unwrap();
        assert_eq!((effect.how, effect.open, effect.wins_star), (step.how, step.open, step.star));
    }
    for (word, can) in
        [("end", found.preview.can.end), ("draw", found.preview.can.draw), ("pass", found.preview.can.pass)]
    {
        let whole = preview(view, &line(&format!("{taps} {word}")));
        let is_over = found.preview.steps.iter().any(|step| step.star);
        assert_eq!(
            whole.refusal.is_none() && !is_over && (word == "end" || found.preview.loose.is_empty()),
            can,
            "{taps} {word}"
        );
    }
}

/// Checks that a card that is not said to go is refused when tapped.
fn check_nothing_else_goes(view: &View, taps: &str, found: &Previewed<Numberloor>) {
    let is_over = found.preview.steps.iter().any(|step| step.star);
    if found.refusal.is_some() || is_over || view.phase != reckon_rules::numberloor::Phase::Play {
        return;
    }
    for card in view.own_hand().iter().filter(|card| card.is_level()) {
        for side in ["", "left", "right"] {
            let tapped = line(&format!("{taps} {card} {side}"));
            let more = preview(view, &tapped);
            let goes = matches!(more.illegal(), None | Some(Illegal::LayAllBalloons { .. }));
            let said =
                found.preview.goes.iter().find(|goes| goes.card == *card).map_or(Vec::new(), |goes| goes.on.clone());
            let stack = Side::BOTH.into_iter().find(|known| known.word() == side);
            let is_said = match stack {
                Some(stack) => said.contains(&Some(stack)),
                None => !said.is_empty() && !matches!(more.illegal(), Some(Illegal::WhichStack)),
            };
            assert_eq!(goes, is_said, "'{taps}' and {card} {side}: {:?}\nin {view}", more.refusal);
        }
    }
}
