//! §1.1, §1.7 and §2: who can play with what, and the deal.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numberloor::view::View;
use reckon_rules::numberloor::{BadTable, Card, Numberloor, Open, Options, deal_order};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::numberloor::harness::{deal, is_sound, mover, options, play, position, seat, shows};

const VERSIONS: [&str; 3] = ["preset=beginners", "preset=intermediate", "preset=advanced"];

fn try_deal(options: &Options, seats: u8, seed: u64) -> Result<Numberloor, BadTable> {
    Numberloor::deal(options, seats, &mut Shuffle::from_number(seed))
}

fn with_pack(line: &str, pack: &str) -> Options {
    Options { pack: pack.parse().unwrap_or_else(|error| panic!("{error}")), ..options(line) }
}

fn order(options: &Options, seats: u8, seed: u64) -> Vec<Card> {
    deal_order(options, seats, &mut Shuffle::from_number(seed)).unwrap()
}

fn hand(game: &Numberloor, seat: u8) -> Vec<Card> {
    game.view(Viewer::Seat(Seat(seat))).own_hand().to_vec()
}

fn watched(game: &Numberloor) -> View {
    game.view(Viewer::Watcher)
}

// §1.1 Two to five can play.
#[test]
fn a_table_has_two_to_five_seats() {
    for line in VERSIONS {
        for seats in 2..=5 {
            assert!(try_deal(&options(line), seats, 1).is_ok(), "{seats} seats");
        }
        for seats in [0, 1, 6, 255] {
            let expected = BadTable::Seats { seats, least: 2, most: 5 };
            assert_eq!(try_deal(&options(line), seats, 1), Err(expected), "{seats} seats");
        }
    }
}

// §2.1 Six cards for every player, two in the middle, the rest is the pile.
#[test]
fn six_cards_each() {
    for (line, all) in VERSIONS.into_iter().zip([40, 68, 80]) {
        for seats in 2..=5 {
            let game = deal(&options(line), seats, 5);
            let view = watched(&game);
            let held: Vec<u8> = view.hands.iter().map(|hand| hand.count).collect();
            assert_eq!(held, vec![6; usize::from(seats)], "{line}");
            assert_eq!(view.pile, all - 6 * seats - 2, "{line}");
            assert!(view.under.is_empty() && view.forgotten == 0 && view.laid.is_empty());
            assert_eq!(view.stars, vec![0; usize::from(seats)]);
            is_sound(&game);
        }
    }
}

// §2.1 Hands are secret: nobody sees another's, and a watcher none.
#[test]
fn hands_are_secret() {
    let game = deal(&options(""), 3, 5);
    for at in 0..3 {
        let view = game.view(Viewer::Seat(Seat(at)));
        let seen: Vec<bool> = view.hands.iter().map(|hand| hand.cards.is_some()).collect();
        assert_eq!(seen, (0..3).map(|other| other == at).collect::<Vec<_>>());
    }
    assert!(watched(&game).hands.iter().all(|hand| hand.cards.is_none()));
}

// §2.1 The hands, the middle and the pile together are the shuffled pack, dealt from the top.
#[test]
fn hands_come_from_the_top_of_the_shuffled_pack() {
    for line in VERSIONS {
        let (table, game) = (options(line), deal(&options(line), 3, 9));
        let order = order(&table, 3, 9);
        for at in 0..3_u8 {
            let mut dealt = order[usize::from(at) * 6..usize::from(at + 1) * 6].to_vec();
            dealt.sort_unstable();
            assert_eq!(hand(&game, at), dealt, "{line}");
        }
        let mut all = order;
        all.sort_unstable();
        assert_eq!(all, table.selected().to_vec(), "{line}");
    }
}

/// Returns the hands that the first shuffle alone would give.
fn first_hands(options: &Options, seats: u8, seed: u64) -> Vec<Vec<Card>> {
    let mut shuffle = Shuffle::from_number(seed);
    // The lot for the youngest is drawn before the cards are shuffled.
    shuffle.below(u32::from(seats));
    let mut pile = options.selected().to_vec();
    shuffle.shuffle(&mut pile);
    pile.reverse();
    pile.chunks(6).take(usize::from(seats)).map(<[Card]>::to_vec).collect()
}

fn has_level(hand: &[Card]) -> bool {
    hand.iter().any(|card| card.is_level())
}

// §2.2 If the first shuffle leaves a hand without a Level, everything is dealt again.
#[test]
fn everything_is_dealt_again() {
    let mut seen = 0;
    for seed in 0..20_000 {
        let dealt = first_hands(&options(""), 5, seed);
        let bad: Vec<usize> = (0..5).filter(|at| !has_level(&dealt[*at])).collect();
        if bad.is_empty() {
            continue;
        }
        seen += 1;
        let game = deal(&options(""), 5, seed);
        let hands: Vec<Vec<Card>> = (0..5).map(|at| hand(&game, at)).collect();
        assert!(hands.iter().all(|hand| has_level(hand)), "seed {seed}");
        let mut others = dealt.clone();
        others.iter_mut().for_each(|hand| hand.sort_unstable());
        assert!((0..5).all(|at| hands[at] != others[at]), "seed {seed}: a hand stayed the same");
        if seen == 5 {
            break;
        }
    }
    assert_eq!(seen, 5, "too few seeds give a hand without a Level");
}

// §2.2 If every hand has a Level, the first shuffle counts.
#[test]
fn a_good_deal_is_not_repeated() {
    for seed in 0..50 {
        let dealt = first_hands(&options(""), 3, seed);
        if dealt.iter().all(|hand| has_level(hand)) {
            let game = deal(&options(""), 3, seed);
            for at in 0..3_u8 {
                let mut expected = dealt[usize::from(at)].clone();
                expected.sort_unstable();
                assert_eq!(hand(&game, at), expected, "seed {seed}");
            }
        }
    }
}

// §2.2 Likewise if the remaining cards cannot start the middle.
#[test]
fn dealt_again_until_the_middle_can_start() {
    // Two cards remain: they must be one of the three Levels and the only balloon with a number.
    let table = with_pack("", "3*5 b3 10*skip");
    for seed in 0..30 {
        let view = watched(&deal(&table, 2, seed));
        assert_eq!(view.open.cards().map(|card| card.to_string()), ["5", "b3"]);
        assert_eq!(view.pile, 0);
    }
}

// §2.2 Everybody knows that every hand has a Level.
#[test]
fn everybody_knows_that_every_hand_has_a_level() {
    shows(&deal(&options(""), 3, 2), seat(1), "levels 1 2 3");
}

// §2.3 A Level, and beside it a balloon with a number: the first such cards in the pile.
#[test]
fn the_first_suitable_cards_start_the_middle() {
    let (mut night, mut not_on_top) = (0, 0);
    for line in ["preset=intermediate", "preset=advanced"] {
        for seed in 0..60 {
            let game = deal(&options(line), 4, seed);
            let Open::Pair { level, balloon } = watched(&game).open else { panic!("a pair lies open") };
            let pile = &order(&options(line), 4, seed)[24..];
            assert_eq!(Some(&level), pile.iter().find(|card| card.is_level()), "seed {seed}");
            assert_eq!(Some(&balloon), pile.iter().find(|card| card.is_numbered_balloon()), "seed {seed}");
            night += u32::from(level.is_night());
            not_on_top += u32::from(!pile[..2].contains(&balloon));
        }
    }
    assert!(night > 0, "the Level may be a Night Level");
    assert!(not_on_top > 0, "some balloons lie deeper in the pile");
}

// §2.3 The cards above them stay where they are: the next card taken is the first one left.
#[test]
fn the_cards_above_stay() {
    let table = with_pack("voluntary-draw=on", "30*1 b3 20*skip 2*5n");
    for seed in 0..40 {
        let mut game = deal(&table, 2, seed);
        let mut pile = order(&table, 2, seed)[12..].to_vec();
        for open in watched(&game).open.cards() {
            pile.remove(pile.iter().position(|card| *card == open).unwrap());
        }
        let before = hand(&game, 0);
        play(&mut game, "draw");
        let mut after = hand(&game, 0);
        for card in before {
            after.remove(after.iter().position(|other| *other == card).unwrap());
        }
        let mut expected = pile[..2].to_vec();
        expected.sort_unstable();
        assert_eq!(after, expected, "seed {seed}");
    }
}

// §2.4 Beginners start with two Levels, the first two in the pile, left and right.
#[test]
fn beginners_start_with_two_levels() {
    for seed in 0..20 {
        let game = deal(&options("preset=beginners"), 2, seed);
        let pile = &order(&options("preset=beginners"), 2, seed)[12..];
        assert_eq!(watched(&game).open, Open::Stacks { left: pile[0], right: pile[1] }, "seed {seed}");
    }
}

// §2.5 Seat 1 begins unless another is named, and the cards stay the same.
#[test]
fn the_youngest_begins() {
    for seats in 2..=5_u8 {
        assert_eq!(mover(&deal(&options(""), seats, 3)), seat(1));
        for youngest in 1..=5_u8 {
            let table = options(&format!("youngest={youngest}"));
            if youngest <= seats {
                let game = deal(&table, seats, 3);
                assert_eq!(mover(&game), seat(youngest));
                assert_eq!(hand(&game, 0), hand(&deal(&options(""), seats, 3), 0));
            } else {
                let expected = BadTable::NoSuchStarter { starter: youngest, seats };
                assert_eq!(try_deal(&table, seats, 3), Err(expected));
            }
        }
    }
}

// §2.5 With random, every seat begins sometimes.
#[test]
fn the_first_player_is_drawn_by_lot() {
    for seats in 2..=5_u8 {
        let first = |seed| mover(&deal(&options("youngest=random"), seats, seed));
        for at in 0..seats {
            let times = (0..200).filter(|seed| first(*seed) == Seat(at)).count();
            assert!(times > 200 / usize::from(seats) / 2, "seat {at} of {seats} begins {times} times");
        }
    }
}

// §2.5 Every version asks who is youngest, and a seat or a lot is the answer.
#[test]
fn somebody_says_who_is_youngest() {
    for version in VERSIONS {
        let table = options(version);
        assert!(table.asks_for_youngest(), "{version}");
        assert_eq!(table.with_youngest(Some(seat(2))).map(|named| mover(&deal(&named, 2, 3))), Some(seat(2)));
        assert_eq!(table.with_youngest(None), Some(options(&format!("{version} youngest=random"))));
        assert_eq!(table.with_youngest(Some(seat(6))), None, "no game of Numberloor has six players");
    }
}

// §1.7 Six cards for each player and two for the middle.
#[test]
fn too_few_cards() {
    assert!(try_deal(&with_pack("", "13*1 b3"), 2, 0).is_ok());
    assert_eq!(try_deal(&with_pack("", "12*1 b3"), 2, 0), Err(BadTable::TooFewCards { needed: 14, there: 13 }));
    assert_eq!(try_deal(&with_pack("", "30*1 b3"), 5, 0), Err(BadTable::TooFewCards { needed: 32, there: 31 }));
    let beginners = with_pack("preset=beginners", "13*1 20*2n 20*b3");
    assert_eq!(try_deal(&beginners, 2, 0), Err(BadTable::TooFewCards { needed: 14, there: 13 }));
}

// §1.7 A Level for each player and for the middle.
#[test]
fn too_few_levels() {
    assert!(try_deal(&with_pack("", "3*1 30*b3"), 2, 0).is_ok());
    assert_eq!(try_deal(&with_pack("", "2*1 30*b3"), 2, 0), Err(BadTable::TooFewLevels { needed: 3, there: 2 }));
    assert_eq!(try_deal(&with_pack("", "5*1 40*b3"), 5, 0), Err(BadTable::TooFewLevels { needed: 6, there: 5 }));
}

// §1.7 A balloon with a number, if balloons are played.
#[test]
fn no_balloon_to_start() {
    assert_eq!(try_deal(&with_pack("", "20*1 9*near 9*skip"), 2, 0), Err(BadTable::NoBalloonToStart));
    assert_eq!(try_deal(&with_pack("", "20*1 9*b1!blue"), 2, 0), Err(BadTable::NoBalloonToStart));
    assert!(try_deal(&with_pack("preset=beginners", "20*1 9*near"), 2, 0).is_ok());
}

// §1.7 The largest pack can be dealt to everybody.
#[test]
fn the_largest_pack() {
    let view = watched(&deal(&with_pack("", "65*1 63*b10"), 5, 0));
    assert_eq!(view.pile, 128 - 32);
}

// §1.5 A preset is a version.
#[test]
fn presets_are_versions() {
    for name in Options::presets() {
        assert_eq!(options(&format!("preset={name}")), options(&format!("version={name}")));
    }
    assert_eq!(position("open 5 b3 | hand 1").options, options("preset=advanced"));
}
