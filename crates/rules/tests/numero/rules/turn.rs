//! §3 A turn.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::{Event, Illegal, Move};

use crate::numero::harness::{card, check, choice, game, name, play, refuses, refuses_as, sum, tells};

// §3.1 A take, a build and a discard are each a whole turn.
#[test]
fn a_take_a_build_or_a_discard_is_the_turn() {
    let before = "centre 9r 2b | hand 1g 10g 9g 7 12";
    check(before, "take 9g: 9r", "centre 2b | hand 1g 10g 7 12 ? | won 2 0 | turn 2");
    check(before, "build 10: 9r + 1g", "centre 2b, 10#1 = 9r + 1g by 1 | hand 10g 9g 7 12 ? | won 0 0 | turn 2");
    check(before, "discard 1g", "centre 9r 2b 1g | hand 10g 9g 7 12 ? | won 0 0 | turn 2");
}

// §3.1 A turn never plays two number cards, neither one after the other nor within a sum.
#[test]
fn a_turn_never_has_two_number_cards() {
    let before = "centre 5r 3b 9b | hand 5g 8g 7g 3g 14";
    refuses(before, "discard 7g; take 5g: 5r", Illegal::OneNumberCardOnly { card: card("7g") });
    refuses(before, "discard 7g; discard 8g", Illegal::OneNumberCardOnly { card: card("7g") });
    refuses(before, "take 8g: 5r + 3g", Illegal::OneNumberCardOnly { card: card("3g") });
    refuses(before, "take 8g: 5g + 3g", Illegal::OneNumberCardOnly { card: card("5g") });
    refuses(before, "build 14: 9b + 5g; discard 3g", Illegal::OneNumberCardOnly { card: card("5g") });
    for text in
        ["take 5g: 5r; discard 7g", "discard 7g; discard 8g; discard 14g", "build 14: 9b + 5g; take 3g: 3b; discard 7g"]
    {
        let parsed = text.parse::<Move>();
        let refused = matches!(parsed, Err(NotAMove::AfterNumberCard))
            || parsed.is_ok_and(|choice| game(before, 0).play(Seat(0), &choice, &mut Ignore).is_err());
        assert!(refused, "{text}");
    }
    assert_eq!("take 5g: 5r; take 3g: 3b".parse::<Move>(), Err(NotAMove::AfterNumberCard));
}

// §3.1 It must play one: a turn of wild cards alone is incomplete.
#[test]
fn a_wild_card_does_not_complete_the_turn() {
    let before = "centre 10r | hand -2 3g 4g 8g 9g";
    refuses(before, "discard -2", Illegal::NoNumberCard);
    refuses(before, "build 8: 10r-2", Illegal::NoNumberCard);
    check(before, "discard -2; discard 3g", "centre 10r -2 3g | hand 4g 8g 9g ? ? | turn 2");
}

// §3.1 A wild card is not a number card, whatever is done with it.
#[test]
fn a_wild_card_neither_takes_nor_builds_alone() {
    let before = "centre 2r 5r 0.5 | hand -2 1/2 3g 4g 8g";
    refuses(before, "take -2: 2r", Illegal::WildIsNoNumber { card: card("-2") });
    refuses(before, "take 1/2: 5r[*0.5]", Illegal::WildIsNoNumber { card: card("1/2") });
}

// §3.1 There is no passing and no stopping in the middle of a game.
#[test]
fn nobody_may_pass() {
    for before in ["centre 5r | hand 5g 8g 2 7 14", "centre | hand 5g | hands 1 5", "centre 9 | hand -2 3 4 5 6"] {
        let refusal = if before.starts_with("centre |") { Illegal::CentreEmpty } else { Illegal::NoPassing };
        refuses(before, "pass", refusal);
        refuses(before, "stop", Illegal::NotTheEnd);
    }
    refuses("centre 5r | hand 5g 8g", "discard all", Illegal::HasNumberCard { card: card("5g") });
}

// §3.1 Only the player whose turn it is plays.
#[test]
fn the_others_wait() {
    let mut game = game("seats 3 | seat 2 | turn 2 | centre 5r | hand 5g 8g 2 7 14", 0);
    let untouched = game.clone();
    for seat in [0, 2, 3, 200] {
        let refused = game.play(Seat(seat), &choice("take 5g: 5r"), &mut Ignore);
        assert_eq!(refused, Err(Illegal::NotYourTurn { turn: Seat(1) }));
        assert_eq!(game.absent(Seat(seat)), None);
    }
    assert_eq!(game, untouched);
    play(&mut game, "take 5g: 5r");
}

// §3.1 The number card must be in the hand.
#[test]
fn only_cards_in_the_hand_are_played() {
    let before = "centre 5r 3b | hand 5g 8g 2g 7 14";
    refuses(before, "take 5b: 5r", Illegal::NotInHand { card: card("5b") });
    refuses(before, "take 5r: 5r", Illegal::NotInHand { card: card("5r") });
    refuses(before, "discard 9g", Illegal::NotInHand { card: card("9g") });
    refuses(before, "build 8: 5r + 3g", Illegal::NotInHand { card: card("3g") });
    refuses(before, "discard -2; discard 2g", Illegal::NotInHand { card: card("-2") });
}

// §3.2 The player chooses freely among the three: there is no duty to take or build.
#[test]
fn the_choice_is_free() {
    let before = "centre 9r 1b | hand 1g 10g 9g 7 12";
    check(before, "discard 12g", "centre 9r 1b 12g | hand 1g 10g 9g 7 ? | turn 2");
    check(before, "build 10: 9r + 1g", "centre 1b, 10#1 = 9r + 1g | turn 2");
    check(before, "take 9g: 9r", "centre 1b | turn 2");
}

// §3.3 As many wild cards as the player has, all in one turn, and one draw at its end.
#[test]
fn four_wild_cards_and_one_draw() {
    let before = "centre 10r 12b | hand -2 /4 x3 1/2 3g";
    let after = "centre 12b | hand ? ? ? ? ? | won 6 0 | gone 10r -2 /4 x3 1/2 3g | pack 64 | turn 2";
    check(before, "take 3g: 10r-2/4x3*1/2", after);
    tells(
        before,
        "take 3g: 10r-2/4x3*1/2",
        &[
            Event::Took { seat: Seat(0), with: card("3g"), takes: sum("10r-2/4x3*1/2"), cards: 6 },
            Event::Drew { seat: Seat(0), cards: 5 },
        ],
    );
}

// §3.3 Wild cards of one turn may do different things: stay, be discarded, take.
#[test]
fn wild_cards_do_different_things_in_one_turn() {
    let before = "centre 10r 5b 12o | hand -2 -4 x3 8g 1g";
    let turn = "build 8: 10r-2; discard x3; take 1g: 5b-4";
    check(before, turn, "centre 12o x3, 8#1 = 10r-2 by 1 | hand 8g ? ? ? ? | won 3 0 | turn 2");
    tells(
        before,
        turn,
        &[
            Event::WildBuilt { seat: Seat(0), name: name(1), value: 8, sum: sum("10r-2"), shown: None },
            Event::DiscardedWild { seat: Seat(0), card: card("x3") },
            Event::Took { seat: Seat(0), with: card("1g"), takes: sum("5b-4"), cards: 3 },
            Event::Drew { seat: Seat(0), cards: 4 },
        ],
    );
}

// §3.3 Using a wild card in the centre costs no card and draws none.
#[test]
fn a_wild_card_in_the_centre_costs_nothing() {
    let before = "centre 10r -2 | hand 8g 3 4 5 6";
    check(before, "take 8g: 10r[-2]", "centre | hand 3 4 5 6 ? | hands 5 5 | won 3 0 | turn 2");
    refuses(before, "build 8: 10r[-2]", Illegal::NoNumberCard);
    refuses(before, "build 8: 10r[-2]; discard 3g", Illegal::NoWildFromHand { value: 8 });
}

// §3.4 A wild card from hand or centre never acts on the number card that is played.
#[test]
fn no_wild_card_acts_after_the_number_card() {
    let before = "centre 4g /2 | hand 10r 7g 1 2 3";
    let last = Illegal::NumberCardIsLast { card: card("10r") };
    refuses(before, "build 7: (4g + 10r)[/2]", last.clone());
    refuses(before, "build 7: 4g + 10r[/2]", last.clone());
    refuses(before, "build 7: (4g + 10r)[/2]; discard 1g", Illegal::OneNumberCardOnly { card: card("10r") });
    refuses_as!(before, "build 7: 4g[/2] + 10r", Illegal::WrongAnnouncement { announced: 7, .. });
    refuses("centre 4g | hand 10r 7g /2 2 3", "build 7: (4g + 10r)/2", last);
    assert_eq!("take 10r/2: 4g".parse::<Move>(), Err(NotAMove::NoColon));
}

// §3.4 The wild cards act first, then the number card is added.
#[test]
fn wild_cards_come_before_the_number_card() {
    check("centre 4g /2 | hand 10r 12g 1 2 3", "build 12: 4g[/2] + 10r", "centre 12#1 = 4g/2 + 10r | turn 2");
    refuses_as!("centre 4g | hand 10r 14g -2 2 3", "build 14: 4g + 10r; discard -2", Illegal::NumberCardIsLast { .. });
}

// §3.5 The hand is filled up to five again, whatever was played.
#[test]
fn the_hand_is_filled_up() {
    check("centre 9 | hand 5g 1 2 3 4", "discard 5g", "hands 5 5 | pack 48");
    check("centre 9 | hand 5g 1 2", "discard 5g", "hands 5 5 | pack 48");
    check("centre 9 | hand -2 -3 5g 6 7", "discard -2; discard -3; discard 5g", "hands 5 5 | pack 50");
}

// §3.5 A short pack gives what it has, and then it is finished.
#[test]
fn a_short_pack_gives_what_it_has() {
    let before = "centre 10r | hand -2 -3 5g 6 7 | pack 2 | won 31 20";
    let turn = "discard -2; discard -3; discard 5g";
    check(before, turn, "hand 6 7 ? ? | hands 4 5 | pack 0 | turn 2");
    tells(
        before,
        turn,
        &[
            Event::DiscardedWild { seat: Seat(0), card: card("-2") },
            Event::DiscardedWild { seat: Seat(0), card: card("-3") },
            Event::Discarded { seat: Seat(0), card: card("5g") },
            Event::Drew { seat: Seat(0), cards: 2 },
            Event::PackFinished,
        ],
    );
}

// §3.5 The last card of the pack finishes it; an empty pack gives nothing and says nothing.
#[test]
fn an_empty_pack_gives_nothing() {
    let last = "centre 10r | hand 5g 6 7 8 9 | pack 1 | won 30 18";
    tells(
        last,
        "discard 5g",
        &[
            Event::Discarded { seat: Seat(0), card: card("5g") },
            Event::Drew { seat: Seat(0), cards: 1 },
            Event::PackFinished,
        ],
    );
    let empty = "centre 10r | hand 5g 6 7 8 9 | pack 0 | won 30 19";
    tells(empty, "discard 5g", &[Event::Discarded { seat: Seat(0), card: card("5g") }]);
    check(empty, "discard 5g", "hand 6 7 8 9 | hands 4 5 | pack 0 | turn 2");
}

// §3.6 Each card is used once: number cards, builds, and wild cards in the centre and in the hand.
#[test]
fn a_card_is_used_once() {
    let before = "centre 5r 8b x2, 5#1 = 3b + 2b | hand 5g -3 10g 3 4";
    refuses(before, "take 5g: 5r, 5r", Illegal::UsedTwice { card: card("5r") });
    refuses(before, "take 10g: 5r + 5r", Illegal::UsedTwice { card: card("5r") });
    refuses(before, "take 5g: 5#1, 5#1", Illegal::BuildUsedTwice { name: name(1), value: 5 });
    refuses(before, "take 10g: 5r[x2], 5#1[x2]", Illegal::UsedTwice { card: card("x2") });
    refuses(before, "take 5g: 8b-3, 5r-3", Illegal::UsedTwice { card: card("-3") });
    refuses(before, "discard -3; take 5g: 8b-3", Illegal::UsedTwice { card: card("-3") });
    check(before, "take 5g: 8b-3, 5r, 5#1", "centre x2 | won 6 0");
}

// §3.6 A card that stays in a build of this turn is not taken in the same turn.
#[test]
fn a_build_is_not_taken_in_the_same_turn() {
    let before = "centre 10r 3b | hand -2 8g 8o 4 5";
    refuses(before, "build 8: 10r-2; take 8g: 8#1", Illegal::NoSuchBuild { name: name(1), value: 8 });
    refuses(before, "build 8: 10r-2; build 13: 10r + 3b; discard 4g", Illegal::UsedTwice { card: card("10r") });
    refuses(
        "centre 10r | hand -2 10g 8o 4 5",
        "build 8: 10r-2; take 10g: 10r",
        Illegal::UsedTwice { card: card("10r") },
    );
}

// §3.6 A turn is all or nothing: if its last part fails, its first parts do not happen either.
#[test]
fn a_turn_is_refused_as_a_whole() {
    let before = "centre 10r 5b | hand -2 -4 8g 9g 3";
    refuses_as!(before, "build 8: 10r-2; discard -4; take 9g: 5b", Illegal::TakeMisses { .. });
    refuses_as!(before, "take 9g: 10r-2, 5b", Illegal::TakeMisses { .. });
}

// §3.6 Once announced, the turn stands: it is the next player's turn.
#[test]
fn an_announced_turn_stands() {
    let mut game = game("centre 5r | hand 5g 8g 2 7 14", 0);
    play(&mut game, "discard 8g");
    let again = game.play(Seat(0), &choice("take 5g: 5r"), &mut Ignore);
    assert_eq!(again, Err(Illegal::NotYourTurn { turn: Seat(1) }));
    assert_eq!(game.view(Viewer::Watcher).centre.len(), 2);
}
