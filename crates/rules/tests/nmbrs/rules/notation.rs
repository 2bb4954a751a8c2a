//! Move notation.

use std::collections::BTreeSet;

use reckon_rules::nmbrs::moves::{Anchor, MAX_LAYS};
use reckon_rules::nmbrs::text::block::{NotABlock, NotAPiece};
use reckon_rules::nmbrs::text::moves::NotAMove;
use reckon_rules::nmbrs::{Axis, Block, Lay, Move, Piece, Side};

use crate::nmbrs::harness::{block, choice, pieces, two};

fn none(text: &str) -> NotAMove {
    match text.parse::<Move>() {
        Err(error) => error,
        Ok(choice) => panic!("'{text}' became {choice}"),
    }
}

fn lay(text: &str) -> Lay {
    let lay: Lay = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(lay.to_string(), text);
    lay
}

// §4.4, §6.2 Every move reads back as it is written.
#[test]
fn moves_read_back() {
    for text in [
        "give 91",
        "give jd",
        "knock 35",
        "knock ja",
        "let go",
        "nothing",
        "lay 30 40 50, give 91",
        "lay 30 40 50 down, give 91",
        "lay 30 ja=40 50 with ja above 7, give 91",
        "lay 10 20 30 down with 20 left of 19, give 91",
        "28 above 30, 32 below 30, give 91",
        "20 24 right of 16, 4 left of 8, give 91",
        "insert 65 between 60 70, insert 75 between 70 80, give 91",
        "link 25 between 20 30, link ja=26 between 20 jb down, give 91",
        "exchange 35 for ja, lay ja=20 30 40 down, give 7",
        "lay 1 2 3",
    ] {
        assert_eq!(choice(text).to_string(), text);
        let json = serde_json::to_string(&choice(text)).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Move>(&json).unwrap(), choice(text));
    }
}

// §4.6–§4.12, §5.3 Every kind of step.
#[test]
fn steps() {
    let row = |line, at| Lay::Row { pieces: pieces("30 40 50"), line, at };
    assert_eq!(lay("lay 30 40 50"), row(Axis::Across, None));
    assert_eq!(lay("lay 30 40 50 down"), row(Axis::Down, None));
    let at = Some(Anchor { block: block("40"), side: Side::Right, of: block("7") });
    assert_eq!(lay("lay 30 40 50 down with 40 right of 7"), row(Axis::Down, at));
    assert_eq!(lay("28 above 30"), Lay::Beside { pieces: pieces("28"), side: Side::Above, of: block("30") });
    let beside = Lay::Beside { pieces: pieces("20 24"), side: Side::Left, of: block("ja") };
    assert_eq!(lay("20 24 left of ja"), beside);
    assert_eq!(lay("insert 65 between 60 70"), Lay::Insert { pieces: pieces("65"), between: two("60 70") });
    let link = Lay::Link { pieces: pieces("25"), between: two("20 30"), line: Axis::Down };
    assert_eq!(lay("link 25 between 20 30 down"), link);
    assert_eq!(lay("exchange 35 for ja"), Lay::Exchange { block: block("35"), joker: block("ja") });
    assert_eq!(lay("exchange 35 for ja").pieces(), []);
    assert_eq!(lay("20 24 left of ja").pieces(), pieces("20 24"));
}

// Whitespace and the case of jokers do not matter.
#[test]
fn blanks() {
    assert_eq!(choice("  lay 30   40 50 ,give 91 "), choice("lay 30 40 50, give 91"));
    assert_eq!(choice("knock JA"), choice("knock ja"));
    assert_eq!(choice("JA=5 above 30, give 1"), choice("ja=5 above 30, give 1"));
}

fn name(error: &NotAMove) -> &'static str {
    match error {
        NotAMove::NoSuchMove(_) => "NoSuchMove",
        NotAMove::NotALay(_) => "NotALay",
        NotAMove::NotAPiece(_) => "NotAPiece",
        NotAMove::NotABlock(_) => "NotABlock",
        NotAMove::NoBlocks(_) => "NoBlocks",
        NotAMove::GiveComesLast => "GiveComesLast",
        NotAMove::TooLong => "TooLong",
    }
}

// Texts that are not moves, and why.
#[test]
fn every_reason() {
    let mut reached = BTreeSet::new();
    let long = vec!["1 above 2"; MAX_LAYS + 1].join(", ");
    for (text, expected) in [
        ("", NotAMove::NoSuchMove(String::new())),
        ("   ", NotAMove::NoSuchMove(String::new())),
        ("hello", NotAMove::NotALay("hello".to_string())),
        ("1 beside 2", NotAMove::NotALay("1 beside 2".to_string())),
        ("lay 1 2 3 with 1 left 4", NotAMove::NotALay("lay 1 2 3 with 1 left 4".to_string())),
        ("link 25 20 30", NotAMove::NotALay("link 25 20 30".to_string())),
        ("lay 1 2 3,", NotAMove::NotALay(String::new())),
        ("lay 1 2 101, give 5", NotAMove::NotAPiece(NotAPiece::NotABlock(NotABlock("101".to_string())))),
        ("lay 1 2 ja, give 5", NotAMove::NotAPiece(NotAPiece::WithoutValue(block("ja")))),
        ("lay 1 2 ja=101, give 5", NotAMove::NotAPiece(NotAPiece::NotAValue("101".to_string()))),
        ("lay 1 2 ja=jb, give 5", NotAMove::NotAPiece(NotAPiece::NotAValue("jb".to_string()))),
        ("lay 1 2 3=4, give 5", NotAMove::NotAPiece(NotAPiece::NotAJoker(block("3")))),
        ("give 0", NotAMove::NotABlock(NotABlock("0".to_string()))),
        ("knock je", NotAMove::NotABlock(NotABlock("je".to_string()))),
        ("insert 5 between 6 x", NotAMove::NotABlock(NotABlock("x".to_string()))),
        ("exchange 5 for joker", NotAMove::NotABlock(NotABlock("joker".to_string()))),
        ("lay", NotAMove::NoBlocks("lay".to_string())),
        ("lay down", NotAMove::NoBlocks("lay down".to_string())),
        ("insert between 1 2", NotAMove::NoBlocks("insert between 1 2".to_string())),
        ("above 30", NotAMove::NoBlocks("above 30".to_string())),
        ("give 1, lay 2 3 4", NotAMove::GiveComesLast),
        ("give 1, give 2", NotAMove::GiveComesLast),
        (&long, NotAMove::TooLong),
    ] {
        assert_eq!(none(text), expected, "{text}");
        reached.insert(name(&expected));
    }
    assert_eq!(reached.len(), 7, "{reached:?}");
}

// §1.2 Blocks and pieces, each with exactly one notation.
#[test]
fn blocks() {
    for number in 1..=100 {
        let block = Block::number(number).unwrap();
        assert_eq!(block.to_string().parse::<Block>(), Ok(block));
        assert_eq!(Piece::of(block).unwrap().to_string().parse::<Piece>(), Ok(Piece { block, value: number }));
    }
    for joker in Block::jokers() {
        assert_eq!(joker.to_string().parse::<Block>(), Ok(joker));
        let piece = Piece::joker(joker, 35).unwrap();
        assert_eq!(piece.to_string().parse::<Piece>(), Ok(piece));
        assert_eq!((Piece::of(joker), Piece::joker(joker, 0), Piece::joker(joker, 101)), (None, None, None));
    }
    for text in ["", "0", "01", "+1", "101", "256", "je", "j", "jaa", "1 ", "-1", "１"] {
        assert!(text.parse::<Block>().is_err(), "{text}");
    }
}
