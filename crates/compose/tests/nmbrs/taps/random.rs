//! Previews of sketches, checked against the game itself: every offer is accepted, complete turns are judged alike, and
//! blocks that are said to fit do.

use std::collections::BTreeSet;

use reckon_compose::nmbrs::{Preview, Sketch, Target};
use reckon_compose::{NotComposed, Previewed};
use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::nmbrs::{Block, Illegal, Lay, Move, Nmbrs, Options, Phase, TurnMove, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::{preview, sketch};
use crate::support::scaled;
use crate::support::tally;

const TABLES: [&str; 8] = [
    "preset=usual",
    "preset=usual lay-first=off",
    "preset=usual squares=on cubes=on primes=on geometric=on lay-first=off",
    "preset=usual primes=on members=any jokers-in-a-row=2 lay-first=off",
    "preset=usual push-to-link=off insert-with-crossings=off",
    "preset=simple",
    "preset=first-steps",
    "preset=usual steps=3-7,20 primes=on lay-first=off",
];

/// Calls `each` at every turn of some random games.
fn in_random_games(first_seed: u64, games: u64, mut each: impl FnMut(&Nmbrs, Seat, &View, &mut Shuffle, u64)) {
    println!("seeds from {first_seed}");
    for seed in first_seed..first_seed + games {
        let mut shuffle = Shuffle::from_number(seed);
        let options = Options::from_line(TABLES[usize::try_from(seed).unwrap() % TABLES.len()]).unwrap();
        let seats = 2 + u8::try_from(shuffle.below(5)).unwrap();
        let mut game = Nmbrs::deal(&options, seats, &mut shuffle).unwrap();
        for _ in 0..250 {
            let Turn::Open { must, .. } = game.turn() else { break };
            let seat = must.iter().next().unwrap();
            let view = game.view(Viewer::Seat(seat));
            if view.phase == Phase::Turn {
                each(&game, seat, &view, &mut shuffle, seed);
            }
            let choice = game.random_move(seat, &mut shuffle);
            game.play(seat, &choice, &mut Ignore).unwrap();
        }
    }
}

fn some_blocks(view: &View, shuffle: &mut Shuffle) -> Vec<Block> {
    let hand: Vec<Block> = view.own_hand().iter().collect();
    let count = 1 + shuffle.below(4);
    let chosen: BTreeSet<Block> = (0..count).filter_map(|_| shuffle.pick(&hand).copied()).collect();
    chosen.into_iter().collect()
}

fn written(chosen: &[Block], target: Target) -> String {
    let chosen: Vec<String> = chosen.iter().map(|block| block.to_string()).collect();
    let chosen = chosen.join(" ");
    match target {
        Target::New => format!("new {chosen}"),
        Target::Row(letter) => format!("{chosen} into {letter}"),
        Target::At(block) => format!("{chosen} at {block}"),
        Target::Between(one, other) => format!("{chosen} between {one} {other}"),
    }
}

/// Plays the steps as a turn, with a block given away.
fn sent(game: &Nmbrs, seat: Seat, view: &View, lays: &[Lay]) -> Option<Result<(), Illegal>> {
    let laid: Vec<Block> = lays.iter().flat_map(|lay| lay.pieces()).map(|piece| piece.block).collect();
    let give = view.own_hand().iter().find(|block| !laid.contains(block))?;
    let turn = TurnMove { lays: lays.to_vec(), give: Some(give) };
    Some(game.clone().play(seat, &Move::Turn(turn), &mut Ignore))
}

// §3, §4, §5 Every way that is offered is accepted.
#[test]
fn every_offer_is_accepted() {
    let (mut offered, mut with_jokers, mut pushed) = (0, 0, 0);
    in_random_games(81_000_000, scaled(12), |game, seat, view, shuffle, seed| {
        let mut targets: Vec<Target> = view.rows.iter().map(|row| Target::Row(row.letter)).collect();
        targets.extend(view.table.iter().map(|laid| Target::At(laid.piece.block)));
        targets.push(Target::New);
        if let (Some(one), Some(other)) = (shuffle.pick(&view.table), shuffle.pick(&view.table)) {
            targets.push(Target::Between(one.piece.block, other.piece.block));
        }
        let chosen = some_blocks(view, shuffle);
        for target in targets {
            // Trying all of them would take minutes.
            if !shuffle.chance(1, 4) {
                continue;
            }
            let text = written(&chosen, target);
            let Previewed { preview, refusal, .. } = preview(view, &sketch(&text));
            let is_refused = preview.stuck.is_some() && preview.ways.is_empty();
            assert_eq!(is_refused, refusal.is_some() && preview.lays.is_empty(), "seed {seed}: {text}\nin {view}");
            let ways = match is_refused || preview.waiting {
                true => Vec::new(),
                false if preview.ways.is_empty() => vec![preview.lays],
                false => preview.ways.into_iter().map(|way| way.lays).collect(),
            };
            for lays in ways {
                if matches!(lays[..], [Lay::Exchange { .. }]) {
                    continue;
                }
                if let Some(verdict) = sent(game, seat, view, &lays) {
                    assert_eq!(verdict, Ok(()), "seed {seed}: {text}\nas {lays:?}\nin {view}");
                    offered += 1;
                    with_jokers += u32::from(chosen.iter().any(|block| block.is_joker()));
                    pushed += u32::from(matches!(lays[..], [Lay::Link { .. }]));
                }
            }
        }
    });
    tally("nmbrs", "ways that are offered and accepted", offered);
    println!("{offered} ways, {with_jokers} of them with jokers, {pushed} links");
    assert!(offered > 200 && with_jokers > 40 && pushed > 5, "{offered} ways, {with_jokers}, {pushed}");
}

/// Changes something in a turn, so that it may be wrong.
fn changed(mut turn: TurnMove, view: &View, shuffle: &mut Shuffle) -> TurnMove {
    let any =
        |shuffle: &mut Shuffle, count: usize| usize::try_from(shuffle.below(u32::try_from(count).unwrap())).unwrap();
    let hand: Vec<Block> = view.own_hand().iter().collect();
    match shuffle.below(5) {
        0 if !turn.lays.is_empty() => {
            let at = any(shuffle, turn.lays.len());
            turn.lays.remove(at);
        }
        1 if turn.lays.len() > 1 => {
            let [one, other] = [any(shuffle, turn.lays.len()), any(shuffle, turn.lays.len())];
            turn.lays.swap(one, other);
        }
        2 => turn.give = shuffle.pick(&hand).copied(),
        3 => turn.give = Block::number(1 + u8::try_from(shuffle.below(100)).unwrap()),
        _ => {
            if let Some(Lay::Row { pieces, .. } | Lay::Beside { pieces, .. }) = turn.lays.last_mut() {
                pieces.reverse();
            }
        }
    }
    turn
}

// §4.4 A whole turn is judged alike as a sketch and as a move.
#[test]
fn whole_turns_are_judged_alike() {
    let (mut right, mut wrong) = (0, 0);
    in_random_games(82_000_000, scaled(24), |game, seat, view, shuffle, seed| {
        let Move::Turn(turn) = game.random_move(seat, shuffle) else { panic!("not a turn") };
        let turn = if shuffle.chance(2, 3) { changed(turn, view, shuffle) } else { turn };
        let choice = Move::Turn(turn.clone());
        let verdict = game.clone().play(seat, &choice, &mut Ignore);
        let tapped = Sketch::from(turn);
        let Previewed { preview, refusal, .. } = preview(view, &tapped);
        let context = || format!("seed {seed}: {choice}\nin {view}");
        assert_eq!(tapped.to_string().parse(), Ok(tapped.clone()), "{}", context());
        match verdict {
            Ok(()) => {
                assert_eq!((preview.choice.as_ref(), refusal), (Some(&choice), None), "{}", context());
                assert!(preview.can_finish, "{}", context());
                check_picture(game, seat, &choice, &preview, &context());
                right += 1;
            }
            // The block to give away can still be chosen.
            Err(Illegal::GiveOne) => assert!(preview.choice.is_none() && preview.can_finish, "{}", context()),
            // A waiting insertion may be completed by a parallel one further along than the game would look.
            Err(Illegal::Loop { .. }) => {}
            Err(why) => {
                assert_eq!((preview.choice, refusal), (None, Some(NotComposed::Illegal(why))), "{}", context());
                wrong += 1;
            }
        }
    });
    tally("nmbrs", "turns judged as they are played", right + wrong);
    println!("{right} right and {wrong} wrong turns");
    assert!(right > 400 && wrong > 200, "{right} right and {wrong} wrong turns");
}

/// §3.7 Checks that the preview shows the table and letters as they will be.
fn check_picture(game: &Nmbrs, seat: Seat, choice: &Move, preview: &Preview, context: &str) {
    let mut game = game.clone();
    game.play(seat, choice, &mut Ignore).unwrap();
    let after = game.view(Viewer::Seat(seat));
    if after.round != 1 || after.phase == Phase::Over {
        return;
    }
    assert_eq!(preview.table, after.table, "{context}");
    let told: Vec<(Option<String>, Vec<Block>)> = preview
        .rows
        .iter()
        .map(|row| (row.letter.map(|letter| letter.to_string()), row.pieces.iter().map(|piece| piece.block).collect()))
        .collect();
    let rows: Vec<(Option<String>, Vec<Block>)> =
        after.rows.iter().map(|row| (Some(row.letter.to_string()), row.blocks.clone())).collect();
    assert_eq!(told, rows, "{context}");
    assert!(preview.rows.iter().all(|row| row.kind.is_some() && row.why.is_none()), "{context}");
}

// Blocks are said to fit on their own exactly when a wish for them succeeds, except for links that push an island.
#[test]
fn single_blocks_that_go() {
    let (mut goes, mut others) = (0, 0);
    in_random_games(83_000_000, scaled(12), |_, _, view, shuffle, seed| {
        // Trying all of them would take minutes.
        if !shuffle.chance(1, 24) {
            return;
        }
        let found = preview(view, &sketch("")).preview.goes;
        let said = |block: Block, target: Target| {
            found.iter().any(|goes| goes.block == block && goes.targets.contains(&target))
        };
        let fits = |block: Block, target: Target| {
            let Previewed { preview, .. } = preview(view, &sketch(&written(&[block], target)));
            let ways = if preview.ways.is_empty() {
                vec![preview.lays]
            } else {
                preview.ways.into_iter().map(|w| w.lays).collect()
            };
            !preview.waiting && ways.iter().any(|lays| !lays.is_empty() && !matches!(lays[..], [Lay::Link { .. }]))
        };
        for block in view.own_hand().iter() {
            for row in &view.rows {
                let target = Target::Row(row.letter);
                assert_eq!(said(block, target), fits(block, target), "seed {seed}: {block} {target:?}\nin {view}");
            }
            for laid in &view.table {
                let there = laid.piece.block;
                let rows = view.rows.iter().filter(|row| row.blocks.contains(&there));
                let in_rows = rows.map(|row| Target::Row(row.letter)).any(|target| said(block, target));
                let at = Target::At(there);
                assert_eq!(said(block, at) || in_rows, fits(block, at), "seed {seed}: {block} {at:?}\nin {view}");
                others += u32::from(said(block, at));
            }
        }
        goes += found.len();
    });
    tally("nmbrs", "blocks that go alone", goes);
    println!("{goes} blocks go alone, {others} times at a block");
    assert!(goes > 30 && others > 1, "{goes} blocks go alone, {others} times at a block");
}
