//! Games of nmbrs! blocks played at random: all that happens and every refusal has its whole sentence.

mod common;

use std::collections::BTreeSet;

use common::{Known, complete, names, variant_of};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::{Block, Event, Lay, Line, Move, Nmbrs, Options, Piece, Side, TurnMove, View};
use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Say, Speaker, nmbrs};

const GAMES: u64 = 30;

/// So many clumsy moves are tried before each that is played.
const TRIES: usize = 3;

fn options(shuffle: &mut Shuffle) -> Options {
    let mut options = if shuffle.chance(1, 2) { Options::default() } else { Options::simple() };
    for spec in Options::specs().iter().filter(|spec| spec.name != "youngest") {
        if let Allowed::OneOf(values) = spec.allowed
            && shuffle.chance(1, 3)
        {
            let value = shuffle.pick(values).expect("an option has values");
            options.set(spec.name, value).expect("an allowed value");
        }
    }
    options.rounds = options.rounds.min(2);
    options
}

fn some_piece(hand: &[Block], shuffle: &mut Shuffle) -> Option<Piece> {
    let block = *shuffle.pick(hand)?;
    let value = u8::try_from(1 + shuffle.below(100)).expect("small");
    Piece::of(block).or_else(|| Piece::joker(block, value))
}

fn some_block(view: &View, shuffle: &mut Shuffle) -> Block {
    let lying: Vec<Block> = view.table.iter().map(|laid| laid.piece.block).collect();
    let any = Block::number(u8::try_from(1 + shuffle.below(100)).expect("small")).expect("a number");
    if shuffle.chance(1, 5) { any } else { shuffle.pick(&lying).copied().unwrap_or(any) }
}

fn clumsy_move(view: &View, shuffle: &mut Shuffle) -> Move {
    let hand: Vec<Block> = view.own_hand().iter().collect();
    let count = 1 + shuffle.below(4);
    let pieces: Vec<Piece> = (0..count).filter_map(|_| some_piece(&hand, shuffle)).collect();
    let [one, other] = [(); 2].map(|()| some_block(view, shuffle));
    if pieces.is_empty() {
        return Move::Knock(one);
    }
    let lay = match shuffle.below(7) {
        0 => return Move::Knock(one),
        1 => return Move::LetGo,
        2 => Lay::Row { pieces, line: Line::Across, at: None },
        3 => Lay::Beside { pieces, side: *shuffle.pick(&Side::ALL).expect("four"), of: one },
        4 => Lay::Insert { pieces, between: [one, other] },
        5 => Lay::Link { pieces, between: [one, other], line: Line::Down },
        _ => Lay::Exchange { block: pieces[0].block, joker: other },
    };
    let give = if shuffle.chance(1, 5) { None } else { hand.last().copied() };
    Move::Turn(TurnMove { lays: vec![lay], give })
}

struct Told {
    known: Known,
    sentences: u32,
    seen: BTreeSet<String>,
}

impl Told {
    /// In both languages and both manners, to whoever sits there and to a watcher.
    fn say(&mut self, you: Seat, thing: &(impl Say + std::fmt::Debug)) {
        for names in [names(), names().seen_by(Some(you))] {
            for language in Language::ALL {
                let speaker = Speaker::new(language, &names);
                for speaker in [speaker, speaker.aloud()] {
                    complete(thing, &speaker, &self.known);
                    self.sentences += 1;
                }
            }
        }
        self.seen.insert(variant_of(thing));
    }

    fn rows(&self, view: &View) {
        let names = names();
        for language in Language::ALL {
            let speaker = Speaker::new(language, &names).aloud();
            for row in &view.rows {
                let described = speaker.render(&nmbrs::row_described(view, row, &speaker));
                let shown = speaker.render(&nmbrs::row_shown(view, row, &speaker));
                for text in [described, shown] {
                    let is_whole = !text.contains("nmbrs-") && !text.contains(", ;") && !text.ends_with(", ");
                    assert!(is_whole, "{text}");
                }
            }
        }
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "says what was covered")]
fn whatever_happens_can_be_said() {
    let mut told = Told { known: Known::read(), sentences: 0, seen: BTreeSet::new() };
    for seed in 0..GAMES {
        // Shown only when the test fails: the game to look at is the last one named.
        println!("seed {seed}");
        let mut shuffle = Shuffle::from_number(seed);
        let options = options(&mut shuffle);
        let seats = 2 + u8::try_from(shuffle.below(3)).expect("small");
        let mut game = Nmbrs::deal(&options, seats, &mut shuffle).expect("a table");
        loop {
            let able: Vec<Seat> = game.turn().can_act().iter().collect();
            let Some(seat) = shuffle.pick(&able).copied() else { break };
            for _ in 0..TRIES {
                let mover = if shuffle.chance(3, 4) {
                    seat
                } else {
                    Seat(u8::try_from(shuffle.below(seats.into())).expect("small"))
                };
                let choice = clumsy_move(&game.view(Viewer::Seat(mover)), &mut shuffle);
                if let Err(illegal) = game.clone().play(mover, &choice, &mut Ignore) {
                    told.say(mover, &illegal);
                }
            }
            let choice = game.random_move(seat, &mut shuffle);
            let mut events: Vec<Event> = Vec::new();
            game.play(seat, &choice, &mut events).unwrap_or_else(|illegal| panic!("{choice}: {illegal:?}"));
            events.iter().for_each(|event| told.say(seat, event));
            if events.iter().any(|event| matches!(event, Event::Laid { .. })) {
                told.rows(&game.view(Viewer::Watcher));
            }
        }
    }
    let Told { sentences, seen, .. } = told;
    println!("seeds 0 to {}: {sentences} sentences about {seen:?}", GAMES - 1);
    assert!(sentences > 10_000 && seen.len() > 24, "{sentences} sentences about {} things: {seen:?}", seen.len());
}
