//! Options for the cards and the deal do what they say.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{BadTable, Card, Illegal, Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{WORLDS, card, cards, check, deal, mover, options, preset, ratio, refuses, refuses_as};
use crate::support::rulebook::values;

fn with_pack(text: &str, pack: &str) -> Options {
    Options { pack: pack.parse().unwrap_or_else(|error| panic!("{error}")), ..options(text) }
}

fn open_cards(game: &Numero) -> Vec<Card> {
    let lying = |lying: &PileView| match lying {
        PileView::Card(card) => *card,
        PileView::Build { .. } => panic!("a deal makes no builds"),
    };
    game.view(Viewer::Watcher).centre.iter().map(lying).collect()
}

/// Returns the values other than the default.
fn other_values(name: &str) -> Vec<String> {
    let spec = Options::spec(name).unwrap();
    values(spec).into_iter().filter(|value| value != spec.default).collect()
}

// §1.5 highest-number: number cards above it are left out, and cannot be built.
#[test]
fn highest_number() {
    for most in 1..=99_u8 {
        let options = options(&format!("highest-number={most}"));
        assert_eq!(options.selected().len(), 4 * usize::from(most.min(15)), "{most}");
        let wild = Options { highest_number: most, ..preset("powers-and-roots") };
        assert_eq!(wild.selected().len(), 4 * usize::from(most.min(15)) + 29, "{most}");
    }
    let before = |most| format!("options highest-number={most} | centre 9r | hand 1g 3g 10g 4 4");
    check(&before(12), "build 10: 9r + 1g", "centre 10#1 = 9r + 1g");
    refuses_as!(&before(10), "build 12: 9r + 3g", Illegal::NoSuchNumber { value, .. } if value == ratio("12"));
    refuses(&before(12), "build 12: 9r + 3g", Illegal::NoAnswer { value: 12 });
}

// §1.5 subtraction, multiplication, division, powers-and-roots: each selects its own family and no other.
#[test]
fn families_of_wild_cards() {
    for (name, family) in [
        ("subtraction", "-2 -3 -4 -5"),
        ("multiplication", "x2 x3 x4 x5"),
        ("division", "/2 /3 /4 /5"),
        ("powers-and-roots", "^2 ^3 sqrt cbrt"),
    ] {
        only_adds(&options(&format!("{name}=off")), &options(&format!("{name}=on")), family);
        let without = format!("preset=powers-and-roots {name}=off");
        only_adds(&options(&without), &preset("powers-and-roots"), family);
    }
}

// §1.5 fractions: none, those with 1 on top, all.
#[test]
fn fractions() {
    let [none, simple, all] = ["none", "simple", "all"].map(|value| options(&format!("fractions={value}")));
    only_adds(&none, &simple, "1/2 1/3 1/4 1/5 0.5 0.25 0.2 50% 25%");
    only_adds(&simple, &all, "2/3 3/4 2/5 75%");
}

fn only_adds(fewer: &Options, more: &Options, added: &str) {
    let before: Vec<Card> = fewer.selected().iter().map(|printed| printed.card).collect();
    let mut new: Vec<Card> = more.selected().iter().map(|printed| printed.card).collect();
    new.retain(|card| !before.contains(card));
    let mut added = cards(added);
    added.sort_unstable();
    assert_eq!(new, added);
    assert_eq!(more.selected().len(), before.len() + added.len());
}

// §1.5 Unselected cards are nowhere: not in the hands, the centre, the pack or the win stacks.
#[test]
fn unselected_cards_are_nowhere() {
    let options = options("preset=all-fractions division=off highest-number=12");
    for seed in 0..WORLDS {
        let mut game = deal(&options, 3, seed);
        let mut shuffle = Shuffle::from_number(seed);
        while game.turn().outcome().is_none() {
            let seat = mover(&game);
            let view = game.view(Viewer::Seat(seat));
            assert!(view.own_hand().iter().all(|card| options.selects(*card)));
            let choice = game.random_move(seat, &mut shuffle);
            game.play(seat, &choice, &mut Vec::new()).unwrap();
        }
        assert!(game.view(Viewer::Watcher).gone.iter().all(|card| options.selects(*card)));
    }
}

// §2.2 centre-start: two cards, or one for each player; hands and Patience are unaffected.
#[test]
fn centre_start() {
    for seats in 1..=4_u8 {
        for (value, lying) in [("2", 2), ("players", usize::from(seats))] {
            let game = deal(&options(&format!("centre-start={value}")), seats, 8);
            let view = game.view(Viewer::Watcher);
            let lying = if seats == 1 { 5 } else { lying };
            assert_eq!(view.centre.len(), lying, "{value}, {seats} players");
            assert!(view.hands.iter().all(|hand| hand.count == 5));
            assert_eq!(usize::from(view.pack), 60 - lying - 5 * usize::from(seats));
        }
    }
}

// §2.3 wild-at-start=replace: no wild card lies there, the hands are the same, and no card is lost.
#[test]
fn wild_at_start() {
    let keep = preset("powers-and-roots");
    let replace = options("preset=powers-and-roots wild-at-start=replace");
    let mut replaced = 0;
    for seed in 0..200 {
        let (kept, new) = (deal(&keep, 2, seed), deal(&replace, 2, seed));
        crate::numero::harness::is_sound(&new);
        assert!(open_cards(&new).iter().all(|card| card.is_number()), "seed {seed}");
        for seat in [Seat(0), Seat(1)] {
            assert_eq!(kept.view(Viewer::Seat(seat)).own_hand(), new.view(Viewer::Seat(seat)).own_hand());
        }
        assert_eq!(mover(&kept), mover(&new));
        for number in open_cards(&kept).iter().filter(|card| card.is_number()) {
            assert!(open_cards(&new).contains(number), "only wild cards are replaced");
        }
        replaced += u32::from(open_cards(&kept) != open_cards(&new));
    }
    assert!(replaced > 50, "too few wild cards to replace: {replaced}");
}

// §2.3 In Patience, too, the first centre then has only number cards.
#[test]
fn wild_at_start_in_patience() {
    let replace = options("preset=powers-and-roots wild-at-start=replace");
    for seed in 0..50 {
        let game = deal(&replace, 1, seed);
        assert_eq!(open_cards(&game).len(), 5);
        assert!(open_cards(&game).iter().all(|card| card.is_number()));
    }
}

// §2.3 If no number card is left for the exchange, the wild card stays.
#[test]
fn wild_at_start_without_numbers() {
    // One number card, fifteen wild cards.
    let replace = with_pack("preset=subtraction wild-at-start=replace", "1g 15*-2");
    for seed in 0..60 {
        let game = deal(&replace, 2, seed);
        let held =
            [Seat(0), Seat(1)].iter().any(|seat| game.view(Viewer::Seat(*seat)).own_hand().contains(&card("1g")));
        let open = open_cards(&game);
        assert_eq!(open.len(), 2);
        assert_eq!(open.contains(&card("1g")), !held, "seed {seed}: the only number card is exchanged if it is there");
    }
}

// §2.5 first-dealer: the named seat deals, and the cards are the same as by lot.
#[test]
fn first_dealer() {
    for seats in 2..=4_u8 {
        for seed in 0..10 {
            let by_lot = deal(&options("first-dealer=random"), seats, seed);
            for dealer in 1..=4 {
                let named =
                    Numero::deal(&options(&format!("first-dealer={dealer}")), seats, &mut Shuffle::from_number(seed));
                let Ok(named) = named else {
                    assert!(dealer > seats);
                    assert_eq!(named.unwrap_err(), BadTable::NoSuchDealer { dealer, seats });
                    continue;
                };
                assert_eq!(mover(&named), Seat(dealer % seats));
                assert_eq!(open_cards(&named), open_cards(&by_lot));
            }
        }
    }
}

// §1.5 Options that change play leave the deal alone: the same seed, the same cards.
#[test]
fn options_of_play_leave_the_deal_alone() {
    let plain = deal(&preset("powers-and-roots"), 2, 21);
    for name in [
        "must-take",
        "wild-on-combination",
        "in-between-values",
        "zero-piles",
        "show-answer",
        "wild-on-build",
        "wild-only-build",
        "hand-without-number",
        "show-counts",
        "patience-refill",
    ] {
        for value in other_values(name) {
            let other = deal(&options(&format!("preset=powers-and-roots {name}={value}")), 2, 21);
            assert_eq!(open_cards(&other), open_cards(&plain), "{name}");
            let hand = |game: &Numero| game.view(Viewer::Seat(Seat(1))).own_hand().to_vec();
            assert_eq!(hand(&other), hand(&plain), "{name}");
        }
    }
}
