//! Random games of nmbrs! blocks, put into words.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Axis, Block, Event, Lay, Move, Nmbrs, Options, Piece, Side, TurnMove, View};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, nmbrs};

use crate::support::names;
use crate::support::random_games::{Sayings, Told, check_random_games, set_house_rules};

impl Told for Nmbrs {
    const NAME: &'static str = "nmbrs";
    const GAMES: u64 = 30;
    const TRIES: usize = 3;
    const KINDS: (usize, usize) = (10, 21);

    fn table(_: u64, shuffle: &mut Shuffle) -> (Options, u8) {
        let mut options = if shuffle.chance(1, 2) { Options::default() } else { Options::simple() };
        set_house_rules(&mut options, &["youngest"], shuffle);
        options.rounds = options.rounds.min(2);
        (options, 2 + u8::try_from(shuffle.below(3)).expect("few seats"))
    }

    fn clumsy_move(view: &View, shuffle: &mut Shuffle) -> Option<Move> {
        let hand: Vec<Block> = view.own_hand().iter().collect();
        let count = 1 + shuffle.below(4);
        let pieces: Vec<Piece> = (0..count).filter_map(|_| some_piece(&hand, shuffle)).collect();
        let [one, other] = [(); 2].map(|()| some_block(view, shuffle));
        if pieces.is_empty() {
            return Some(Move::Knock(one));
        }
        let lay = match shuffle.below(7) {
            0 => return Some(Move::Knock(one)),
            1 => return Some(Move::LetGo),
            2 => Lay::Row { pieces, line: Axis::Across, at: None },
            3 => Lay::Beside { pieces, side: *shuffle.pick(&Side::ALL).expect("four"), of: one },
            4 if shuffle.chance(1, 3) => Lay::Insert { pieces, between: [one, other] },
            4 => Lay::Insert { pieces, between: neighbours(view, shuffle)? },
            5 => Lay::Link { pieces, between: [one, other], line: Axis::Down },
            _ => Lay::Exchange { block: pieces[0].block, joker: other },
        };
        let give = if shuffle.chance(1, 5) { None } else { hand.last().copied() };
        Some(Move::Turn(TurnMove { lays: vec![lay], give }))
    }

    fn say_table(view: &View, _: Seat, _: &mut Shuffle, sayings: &mut Sayings) {
        sayings.say_lines(None, &(&view.rows, &view.table), |speaker| {
            let described = view.rows.iter().map(|row| nmbrs::row_described(view, row, speaker));
            described.chain(view.rows.iter().map(|row| nmbrs::row_shown(view, row, speaker))).collect()
        });
    }

    fn say_turn(events: &[Event], you: Seat, _: &mut Sayings) {
        for language in Language::ALL {
            let text = nmbrs::turn_spoken(events, &names().seen_by(Some(you)), language);
            assert!(!text.contains("nmbrs-") && !text.contains('{'), "{text} of {events:?}");
        }
    }
}

fn some_piece(hand: &[Block], shuffle: &mut Shuffle) -> Option<Piece> {
    let block = *shuffle.pick(hand)?;
    let value = u8::try_from(1 + shuffle.below(100)).expect("small");
    Piece::of(block).or_else(|| Piece::joker(block, value))
}

/// Picks two blocks of a row that touch, if there are rows.
fn neighbours(view: &View, shuffle: &mut Shuffle) -> Option<[Block; 2]> {
    let row = shuffle.pick(&view.rows)?;
    let pairs: Vec<[Block; 2]> = row.blocks.windows(2).map(|pair| [pair[0], pair[1]]).collect();
    shuffle.pick(&pairs).copied()
}

fn some_block(view: &View, shuffle: &mut Shuffle) -> Block {
    let lying: Vec<Block> = view.table.iter().map(|laid| laid.piece.block).collect();
    let any = Block::number(u8::try_from(1 + shuffle.below(100)).expect("small")).expect("a number");
    if shuffle.chance(1, 5) { any } else { shuffle.pick(&lying).copied().unwrap_or(any) }
}

#[test]
fn every_event_and_refusal_can_be_put_into_words() {
    check_random_games::<Nmbrs>();
}
