//! §1.8, §3.6 The balloon that its player lays as odd or as even.

use reckon_rules::game::{Game, Seat};
use reckon_rules::numberloor::text::pack::BadPack;
use reckon_rules::numberloor::{Balloon, Card, Face, Illegal, Pack};

use super::super::harness::{bad, card, check, game, refuses, tells};

const PACK: &str = "cards 4*0-9 2*0-9n 2*b0-10 2*near 2*odd 2*skip 3*oe";

fn at(text: &str) -> String {
    format!("{PACK} | {text}")
}

// §1.8 One card in a pack, and what is said about it is no card of a pack.
#[test]
fn one_printed_card() {
    assert_eq!(card("oe").face(), Face::Balloon(Balloon::Either));
    assert_eq!((card("oe=odd").face(), card("oe=even").face()), (card("odd").face(), card("even").face()));
    for said in ["oe=odd", "oe=even"] {
        assert_eq!(card(said).printed(), card("oe"));
        assert!(card(said).is_balloon() && !card(said).is_numbered_balloon());
        assert_eq!(format!("0-9 {said}").parse::<Pack>(), Err(BadPack::NotACard { text: said.to_string() }));
        let file = format!("[[level]]\nnumbers = ['0-9']\n[[balloon]]\ncards = ['{said}']");
        assert_eq!(Pack::from_toml(&file), Err(BadPack::NotABalloon { entry: 1, text: said.to_string() }));
    }
    let file = "[[level]]\nnumbers = ['0-9']\n[[balloon]]\ncards = ['1', 'oe']\ncopies = 2";
    assert_eq!(Pack::from_toml(file).map(|pack| pack.to_string()).as_deref(), Ok("0-9 2*b1 2*oe"));
    assert!(!Pack::default_pack().cards().iter().any(|printed| printed.card == Card::EITHER));
}

// §3.6 Laid as odd any odd Level goes, laid as even any even one, and it lies there as it was laid.
#[test]
fn laid_as_odd_or_even() {
    let before = at("open 4 b1 | hand oe 7 8 2");
    check(&before, "oe=odd 7", &at("open 7 oe=odd | hand 8 2 | under 4 b1"));
    check(&before, "oe=even 8", &at("open 8 oe=even | hand 7 2 | under 4 b1"));
    tells(&before, "oe=odd 7", "1 lays oe=odd 7 on 4: odd");
    let does_not_go = |level: &str, balloon: &str, goes: &[u8]| Illegal::DoesNotGo {
        level: card(level),
        on: card("4"),
        balloon: card(balloon),
        goes: goes.to_vec(),
    };
    refuses(&before, "oe=odd 8", does_not_go("8", "oe=odd", &[1, 3, 4, 5, 7, 9]));
    refuses(&before, "oe=even 7", does_not_go("7", "oe=even", &[0, 2, 4, 6, 8]));
    // The next player goes by what was said, and a Night Level too.
    check(&at("open 4 oe=odd | hand 7 8"), "7", &at("open 7 oe=odd | hand 8"));
    check(&at("open 7 oe=even | hand 8n 5 | turn 2 | seat 1"), "night 8n after 0", &at("open 8n oe=even | hand 5"));
    let strict = format!("options equal-on-odd-even=off | {}", at("open 4 b1 | hand oe 4 8"));
    refuses(&strict, "oe=odd 4", does_not_go("4", "oe=odd", &[1, 3, 5, 7, 9]));
    check(&strict, "oe=even 4", &at("open 4 oe=even | hand 8"));
}

// §3.6 Without a word it is not laid: before a Level, after the last one, or at the end of a turn.
#[test]
fn it_has_to_be_said() {
    let why = Illegal::OddOrEven { balloon: card("oe") };
    refuses(&at("open 4 b1 | hand oe 5 8 2"), "oe 5", &why);
    refuses(&at("open 4 b1 | hand oe 5 8 2"), "oe b1 5", Illegal::NotInHand { card: card("b1") });
    refuses(&at("open 4 b1 | hand oe 5 8 2"), "5;end oe", &why);
    refuses(&at("open 4 b1 | hand oe 5"), "5 oe", &why);
    check(&at("open 4 b1 | hand oe 5 8 2"), "5;end oe=even", &at("open 5 oe=even | hand 8 2 | turn 2"));
    refuses(&at("open 4 b1 | hand b2 5 8 2"), "oe=odd 5", Illegal::NotInHand { card: card("oe") });
    refuses(&at("open 4 b1 | hand oe 5 8 2"), "oe=odd oe=even 8", Illegal::NotInHand { card: card("oe") });
}

// §4.3 Whoever holds one can lay any Level, and does not take cards.
#[test]
fn a_hand_with_one_is_not_stuck() {
    let can_lay = |level: &str| Illegal::CanLay { level: card(level), balloon: Some(card("oe")) };
    refuses(&at("open 4 b0 | hand oe 7"), "draw", can_lay("7"));
    refuses(&at("open 4 b0 | hand oe 8"), "draw", can_lay("8"));
}

// §3.6 Once it is covered it is either again, in the middle and after a shuffle.
#[test]
fn covered_it_is_either_again() {
    check(&at("open 4 oe=odd | hand b3 7 8 2"), "b3 7", &at("open 7 b3 | hand 8 2 | under 4 oe"));
    let twice = "oe=odd 7;oe=even 8";
    check(&at("open 4 b1 | hand oe oe 7 8 2"), twice, &at("open 8 oe=even | hand 2 | placed oe=odd 7 oe=even 8"));
    let few = "cards 0-9 b1-3 oe | open 4 oe=odd | hand b3 7 | hands 2 6 | under 1 2 5 6 | pile 0 | forgotten 0";
    check(few, "b3 7", "open 7 b3 | hand 1 2 4 5 6 oe | stars 1 0");
}

// §3.6 A table never shows one of which nothing was said, and no hand one of which something was.
#[test]
fn impossible_positions() {
    use reckon_rules::numberloor::BadPosition;
    assert_eq!(bad(&at("open 4 oe | hand 5 8")), BadPosition::OpenCards);
    assert_eq!(bad(&at("open 4 b1 | hand oe=odd 8")), BadPosition::NoSuchCard { card: card("oe=odd") });
    assert_eq!(bad(&at("open 4 b1 | hand 5 8 | under oe=even")), BadPosition::NoSuchCard { card: card("oe=even") });
    assert_eq!(bad(&at("open 5 b1 | hand 8 | placed oe b1 5")), BadPosition::Laid);
    assert_eq!(bad("open 4 b1 | hand oe 8"), BadPosition::NoSuchCard { card: card("oe") });
}

// §3.6 An absent player's balloon says what lets the Level go.
#[test]
fn the_table_says_it_for_an_absent_player() {
    let absent = |text: &str| game(&at(text), 1).absent(Seat(0)).map(|choice| choice.to_string());
    assert_eq!(absent("open 4 b0 | hand oe 7 7").as_deref(), Some("oe=odd 7"));
    assert_eq!(absent("open 3 b0 | hand oe oe 8").as_deref(), Some("oe=even 8 oe=even"));
}
