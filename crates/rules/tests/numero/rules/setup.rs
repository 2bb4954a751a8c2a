//! §1.1, §1.6 and §2: who can play with what, and the deal.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{BadTable, Card, Numero, Options, Pack};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{is_sound, mover, options, preset};

fn deal(options: &Options, seats: u8, seed: u64) -> Numero {
    try_deal(options, seats, seed).unwrap_or_else(|error| panic!("{error}"))
}

fn try_deal(options: &Options, seats: u8, seed: u64) -> Result<Numero, BadTable> {
    Numero::deal(options, seats, &mut Shuffle::from_number(seed))
}

fn with_pack(text: &str, pack: &str) -> Options {
    Options { pack: pack.parse().unwrap_or_else(|error| panic!("{error}")), ..options(text) }
}

fn open_cards(view: &View) -> Vec<Card> {
    let card = |lying: &PileView| match lying {
        PileView::Card(card) => *card,
        PileView::Build { .. } => panic!("a deal makes no builds"),
    };
    view.centre.iter().map(card).collect()
}

// §1.1 One to four can play.
#[test]
fn a_table_has_one_to_four_seats() {
    for seats in 1..=4 {
        assert!(try_deal(&Options::default(), seats, 1).is_ok(), "{seats} seats");
    }
    for seats in [0, 5, 6, 255] {
        assert_eq!(try_deal(&Options::default(), seats, 1), Err(BadTable::Seats { seats, least: 1, most: 4 }));
    }
}

// §1.1 One player plays Patience, which begins with five cards in the centre.
#[test]
fn a_single_player_plays_patience() {
    let view = deal(&Options::default(), 1, 3).view(Viewer::Seat(Seat(0)));
    assert_eq!(view.centre.len(), 5);
    assert_eq!(view.own_hand().len(), 5);
}

// §1.6 Five cards each plus the centre's, for every preset and number of players.
#[test]
fn every_preset_says_whether_its_cards_are_enough() {
    for name in Options::presets() {
        let options = preset(name);
        let there = u32::try_from(options.selected().len()).unwrap();
        for seats in 1..=4_u8 {
            let needed = if seats == 1 { 10 } else { u32::from(seats) * 5 + 2 };
            let table = try_deal(&options, seats, 5);
            if needed <= there {
                assert!(table.is_ok(), "{name} with {seats}");
            } else {
                assert_eq!(table.unwrap_err(), BadTable::TooFewCards { needed, there }, "{name} with {seats}");
            }
        }
    }
}

// §1.6 Twenty cards are not enough for four.
#[test]
fn one_to_five_is_too_small_for_four() {
    assert!(try_deal(&preset("1-5"), 2, 0).is_ok());
    assert!(try_deal(&preset("1-5"), 3, 0).is_ok());
    assert_eq!(try_deal(&preset("1-5"), 4, 0), Err(BadTable::TooFewCards { needed: 22, there: 20 }));
}

// §1.6 The centre's cards count as the table's options lay them out.
#[test]
fn a_centre_for_each_player_needs_more_cards() {
    let two = with_pack("preset=1-15", "1-11gr");
    assert!(try_deal(&two, 4, 0).is_ok(), "22 cards are enough for 4 × 5 + 2");
    let players = Options { centre_start: options("centre-start=players").centre_start, ..two };
    assert_eq!(try_deal(&players, 4, 0), Err(BadTable::TooFewCards { needed: 24, there: 22 }));
    assert!(try_deal(&players, 3, 0).is_ok(), "and for 3 × 5 + 3");
}

// §1.6 Patience needs only ten cards.
#[test]
fn patience_needs_ten_cards() {
    let ten = deal(&with_pack("preset=1-15", "1-10g"), 1, 0);
    assert_eq!(ten.view(Viewer::Watcher).pack, 0);
    let nine = with_pack("preset=1-15", "1-9g");
    assert_eq!(try_deal(&nine, 1, 0), Err(BadTable::TooFewCards { needed: 10, there: 9 }));
}

// §1.6 Only selected cards count: wild cards that are switched off do not help.
#[test]
fn cards_that_are_not_selected_do_not_count() {
    let off = with_pack("preset=1-15", "1-2gobr 20*-2");
    assert_eq!(try_deal(&off, 2, 0), Err(BadTable::TooFewCards { needed: 12, there: 8 }));
    let on = with_pack("preset=subtraction", "1-2gobr 20*-2");
    assert!(try_deal(&on, 2, 0).is_ok());
    let high = with_pack("preset=1-5", "4-10gobr");
    assert_eq!(try_deal(&high, 2, 0), Err(BadTable::TooFewCards { needed: 12, there: 8 }));
}

// §1.6 A pack of 128 cards is dealt, one of 129 does not exist.
#[test]
fn the_largest_pack_is_dealt() {
    let largest = with_pack("preset=1-15", "32*1gobr");
    assert_eq!(deal(&largest, 4, 0).view(Viewer::Watcher).pack, 128 - 22);
    assert!("32*1gobr 1g".parse::<Pack>().is_err());
}

// §1.6 Exactly enough cards leave an empty pack, and the game can be played.
#[test]
fn exactly_enough_cards() {
    let options = with_pack("preset=1-15", "1-11g 1r");
    for seed in 0..20 {
        let mut game = deal(&options, 2, seed);
        is_sound(&game);
        assert_eq!(game.view(Viewer::Watcher).pack, 0);
        assert_eq!(crate::numero::harness::play_absent(&mut game), 10, "one card a turn");
    }
}

// §2.1 §2.2 §2.5 Five each, two face up, and the player who did not deal begins.
#[test]
fn two_players_start_with_five_cards_each_and_two_face_up() {
    let options = options("first-dealer=1");
    for seed in 0..20 {
        let game = deal(&options, 2, seed);
        is_sound(&game);
        let view = game.view(Viewer::Seat(Seat(0)));
        assert_eq!(mover(&game), Seat(1), "seat 1 deals, seat 2 begins");
        assert_eq!(view.hands.iter().map(|hand| hand.count).collect::<Vec<_>>(), [5, 5]);
        assert_eq!(open_cards(&view).len(), 2);
        assert_eq!(view.won, Some(vec![0, 0]));
        assert_eq!((view.last_taker, view.passes, view.forgotten), (None, 0, 0));
    }
}

// §2.1 Five cards to every player, all different cards of the pack, and each hand is secret.
#[test]
fn five_cards_each_and_only_the_owner_sees_them() {
    for name in ["1-15", "powers-and-roots"] {
        for seats in 1..=4_u8 {
            let game = deal(&preset(name), seats, u64::from(seats));
            let mut seen: Vec<Card> = open_cards(&game.view(Viewer::Watcher));
            for owner in (0..seats).map(Seat) {
                let view = game.view(Viewer::Seat(owner));
                assert_eq!(view.own_hand().len(), 5);
                seen.extend(view.own_hand());
                for (seat, hand) in (0..).map(Seat).zip(&view.hands) {
                    assert_eq!(hand.count, 5);
                    assert_eq!(hand.cards.is_some(), seat == owner, "a hand is for its owner alone");
                }
            }
            assert!(game.view(Viewer::Watcher).hands.iter().all(|hand| hand.cards.is_none()));
            let all = seen.len();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), all, "no card is dealt twice");
        }
    }
}

// §2.1 The cards are shuffled: another seed is another deal, the same seed the same.
#[test]
fn a_seed_decides_the_deal() {
    let options = preset("powers-and-roots");
    assert_eq!(deal(&options, 3, 11), deal(&options, 3, 11));
    let differ = (0..50).filter(|seed| deal(&options, 3, *seed) != deal(&options, 3, seed + 1)).count();
    assert_eq!(differ, 50);
}

// §2.1 Every card in the pack is sometimes in a first hand.
#[test]
fn every_card_can_be_dealt() {
    let options = preset("powers-and-roots");
    let mut missing: Vec<Card> = options.selected().iter().map(|printed| printed.card).collect();
    for seed in 0..400 {
        let view = deal(&options, 2, seed).view(Viewer::Seat(Seat(1)));
        missing.retain(|card| !view.own_hand().contains(card));
    }
    assert_eq!(missing, []);
}

// §2.2 Two cards side by side, for any number of players.
#[test]
fn two_cards_start_the_centre() {
    for seats in 2..=4 {
        assert_eq!(deal(&Options::default(), seats, 9).view(Viewer::Watcher).centre.len(), 2);
    }
}

// §2.3 A wild card among the first cards stays.
#[test]
fn a_wild_card_may_lie_in_the_first_centre() {
    let options = preset("powers-and-roots");
    let has_wild = |seed| open_cards(&deal(&options, 2, seed).view(Viewer::Watcher)).iter().any(|c| c.is_wild());
    let with_wild = (0..200).filter(|seed| has_wild(*seed)).count();
    assert!((60..=140).contains(&with_wild), "about half of the deals: {with_wild} of 200");
}

// §2.4 The rest is the pack, and nobody has seen it.
#[test]
fn the_rest_is_the_pack() {
    for (name, cards) in [("1-5", 20), ("1-15", 60), ("powers-and-roots", 89)] {
        for seats in 2..=3 {
            let view = deal(&preset(name), seats, 0).view(Viewer::Watcher);
            assert_eq!(view.pack, cards - 5 * seats - 2, "{name}");
            assert_eq!(view.gone, []);
        }
    }
}

// §2.5 The seat on the dealer's left begins, and play goes round to the left.
#[test]
fn the_seat_on_the_dealers_left_begins() {
    for seats in 2..=4_u8 {
        for dealer in 1..=seats {
            let mut game = deal(&options(&format!("first-dealer={dealer}")), seats, 2);
            let first = Seat(dealer % seats);
            assert_eq!(mover(&game), first, "dealer {dealer} of {seats}");
            for turn in 0..2 * seats {
                assert_eq!(mover(&game), Seat((first.0 + turn) % seats));
                let away = game.absent(mover(&game)).unwrap().to_string();
                crate::numero::harness::play(&mut game, &away);
            }
        }
    }
}

// §2.5 By lot, everybody deals sometimes.
#[test]
fn the_lot_finds_every_dealer() {
    for seats in 2..=4_u8 {
        let mut first = [0; 4];
        for seed in 0..300 {
            first[mover(&deal(&Options::default(), seats, seed)).index()] += 1;
        }
        for (seat, times) in first.iter().enumerate() {
            let expected = if seat < usize::from(seats) { 300 / u32::from(seats) } else { 0 };
            assert!((expected / 2..=expected * 3 / 2).contains(times), "seat {seat} of {seats}: {times}");
        }
    }
}

// §2.5 A dealer who has no seat is refused; in Patience there is nobody to choose.
#[test]
fn the_dealer_sits_at_the_table() {
    assert_eq!(try_deal(&options("first-dealer=3"), 2, 0), Err(BadTable::NoSuchDealer { dealer: 3, seats: 2 }));
    assert_eq!(try_deal(&options("first-dealer=4"), 3, 0), Err(BadTable::NoSuchDealer { dealer: 4, seats: 3 }));
    assert_eq!(mover(&deal(&options("first-dealer=4"), 1, 0)), Seat(0));
}
