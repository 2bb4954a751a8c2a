//! Typed lines at Numenko's table: edits of the player's grid (§4.2), moves, lines of work, pasted pictures.

use proptest::prelude::*;
use reckon_compose::numenko::{NotAnArrangement, NotAnEdit, NotUnderstood, cell_name, drawing};
use reckon_compose::{Compose, NotComposed, Typed};
use reckon_rules::numenko::grid::Place;
use reckon_rules::numenko::text::grid::NotAGrid;
use reckon_rules::numenko::{Grid, Move, Numenko, Tile, Tiles, Verdict, View};

use crate::support;

const HELD: &str = "0122334566788889*********?";

fn held() -> Tiles {
    HELD.parse().expect("tiles")
}

fn grid(text: &str) -> Grid {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Edits the grid of a player who holds these tiles.
fn edit(before: &Grid, held: &Tiles, typed: &str) -> Result<Grid, NotAnEdit> {
    let view = support::position::<Numenko>(&format!("tiles {held} | counts {} 21 | play", held.len()));
    Numenko::tapped(&view, &format!("{before} > {typed}")).map_err(|why| match why {
        NotComposed::NotADraft(NotAnArrangement::Edit(why)) => why,
        other => panic!("{before} > {typed}: {other:?}"),
    })
}

fn edits(before: &str, typed: &str, after: &str) {
    let read = edit(&grid(before), &held(), typed).unwrap_or_else(|why| panic!("{typed}: {why}"));
    assert_eq!(read.to_string(), after, "{typed}");
}

fn refuses(before: &str, typed: &str, why: &NotAnEdit) {
    assert_eq!(edit(&grid(before), &held(), typed).as_ref(), Err(why), "{typed}");
}

fn cell(text: &str) -> String {
    text.to_string()
}

/// §3.1 The publisher's second example, sum by sum.
#[test]
fn a_crossword_is_typed_sum_by_sum() {
    for typed in [
        "a1 across 2*4*8",
        "A1 across 2x4=8",
        "a1 across 2 × 4 = 8",
        "across a1 2∗4∗8",
        "a1, across, 2 star 4 star 8",
        "a1 quer 2·4=8",
        "a1 waagrecht 2*4*8",
        "quer a1 2 Stern 4 Stern 8",
    ] {
        edits("-", typed, "2*4*8");
    }
    for typed in
        ["b1 down 6(*)7*13", "b1 down 6[+]7=13", "b1 senkrecht 6(*)7*13", "b1 runter 6 (*) 7 * 1 3", "down b1 6(*)7*13"]
    {
        edits("2*4*8", typed, ".6/2*4*8/.7/.*/.1/.3");
    }
    edits(".6/2*4*8/.7/.*/.1/.3", "e2 down 8*9*?2", ".6/2*4*8/.7..*/.*..9/.1..*/.3..?/....2");
}

/// §4.2 Rows and columns are counted from the first tiles, so a sum may begin to the left of the grid or above it.
#[test]
fn a_sum_can_begin_left_of_the_grid_and_above_it() {
    edits("2*4*8", "a1 across 3*6(2)", "3*62*4*8");
    edits("2*4*8", "a1 down 8*(2)*6", "8/*/2*4*8/*/6");
    edits("2*4*8", "a1 down 3(2)", "3/2*4*8");
    // Below and beyond, where nothing lies yet.
    edits("2*4*8", "b3 across 66", "2*4*8//.66");
    edits("-", "f9 down 2*3*6", "2/*/3/*/6");
}

/// §4.2 A tile already in place is kept if it is the same, and otherwise goes back to the rack.
#[test]
fn a_smiley_is_replaced_by_the_real_tile_and_taken_back() {
    let before = grid("8*9*?2");
    let with_seven: Tiles = "2789**?".parse().expect("tiles");
    let after = edit(&before, &with_seven, "a1 across 8*9*72").expect("an edit");
    assert_eq!(after.to_string(), "8*9*72");
    assert_eq!(with_seven.without(&after.tiles()).expect("own tiles").to_string(), "?");
    // Typing just the tile, at its own cell, does the same.
    assert_eq!(edit(&before, &with_seven, "e1 down 7").expect("an edit"), after);
    // A sign is replaced in the same way.
    let with_star: Tiles = "248**?".parse().expect("tiles");
    assert_eq!(edit(&grid("2?4*8"), &with_star, "b1 across *").expect("an edit").to_string(), "2*4*8");
    // Typing a sum again does not need its tiles twice.
    let exactly: Tiles = "248**".parse().expect("tiles");
    assert_eq!(edit(&grid("2*4*8"), &exactly, "a1 across 2*4*8"), Ok(grid("2*4*8")));
    assert_eq!(edit(&grid("2*4*8"), &exactly, "b1 across 2*4*8"), Err(NotAnEdit::NotHeld { tile: Tile::Number(2) }));
}

#[test]
fn tiles_and_sums_are_lifted() {
    let crossed = ".6/2*4*8/.7/.*/.1/.3";
    for typed in ["lift c2", "heb c2", "hebe c2 auf", "c2 weg", "weg c2", "lift C2", "remove c2", "c2 auf"] {
        edits(crossed, typed, ".6/2*.*8/.7/.*/.1/.3");
    }
    for typed in ["lift a2 across", "lift b2 across", "lift across e2", "heb c2 quer", "c2 quer weg"] {
        edits(crossed, typed, "6/*/7/*/1/3");
    }
    for typed in ["lift b1 down", "lift b2 down", "heb b6 senkrecht", "b6 runter weg"] {
        edits(crossed, typed, "2*4*8");
    }
    for typed in ["clear", "Leeren", "alles weg", "lift all", "leer"] {
        edits(crossed, typed, "-");
    }
    refuses("22/22", "lift a1 across", &NotAnEdit::OnlyCrossings { cell: cell("a1") });
    refuses(crossed, "lift a2 down", &NotAnEdit::NoSumThere { cell: cell("a2"), down: true });
    refuses(crossed, "lift a1", &NotAnEdit::NothingThere { cell: cell("a1") });
    refuses("-", "lift a1", &NotAnEdit::NothingThere { cell: cell("a1") });
}

#[test]
fn sums_and_groups_are_moved() {
    let crossed = ".6/2*4*8/.7/.*/.1/.3";
    for typed in ["move b2 across to b3", "schieb b2 quer nach b3", "verschiebe b2 quer auf b3", "move b2 across b3"] {
        edits(crossed, typed, ".6//2*4*8/.*/.1/.3");
    }
    // The crossing tile moves along, and tiles in its way go back to the rack.
    edits(crossed, "move b1 down to d1", "...6/2.4*8/...7/...*/...1/...3");
    // Everything connected moves, and nothing else.
    edits("2*4*8/./......66", "move g3 to a2", "2*4*8/66");
    edits("2*4*8///......66", "schiebe a1 nach b4", "2*4*866");
    edits("2*4*8/./......66", "move a1 to a3", "2*4*8.66");
    // The moved tiles replace those that lie on a1 and b1.
    edits("2*4*8/./.66", "move b3 across to a1", "664*8");
    refuses(crossed, "move b2", &NotAnEdit::NoTarget { cell: cell("b2") });
    refuses(crossed, "move b2 to", &NotAnEdit::NoTarget { cell: cell("b2") });
    refuses(crossed, "move a1 to c4", &NotAnEdit::NothingThere { cell: cell("a1") });
    refuses(crossed, "move b2 to 44", &NotAnEdit::NotACell { text: "44".into() });
    refuses(crossed, "move b2 to c4 now", &NotAnEdit::Word { text: "now".into() });
}

/// §3.10
#[test]
fn a_reading_is_stated_and_stays_while_it_fits() {
    let stated = "8*2*4; across 1,1: 8/2=4";
    for typed in ["say a1 across 8/2=4", "say c1 across 8 : 2 = 4", "state a1 across 8÷2=4", "lies a1 quer 8:2=4"] {
        edits("8*2*4", typed, stated);
    }
    edits(stated, "say a1 across 8=2x4", "8*2*4; across 1,1: 8=2x4");
    edits(stated, "say a1 across", "8*2*4");
    // It moves along when the grid grows to the left and above.
    edits(stated, "c1 down 3*(2)", "..3/..*/8*2*4; across 3,1: 8/2=4");
    edits(stated, "move a1 to c5", stated);
    // It is dropped once the sum changes.
    edits(stated, "f1 across 0", "8*2*40");
    edits(stated, "lift b1", "8.2*4");
    refuses(stated, "say a1 8/2=4", &NotAnEdit::NoWay { cell: cell("a1") });
    refuses(stated, "say a1 down 8/2=4", &NotAnEdit::NoSumThere { cell: cell("a1"), down: true });
    assert!(matches!(edit(&grid(stated), &held(), "say a1 across 8y2"), Err(NotAnEdit::NotAReading(_))));
}

/// §3.10 Signs that are written out count as they are typed.
#[test]
fn a_sum_with_signs_is_read_as_it_is_typed() {
    let stated = "8*2*4; across 1,1: 8=2x4";
    for typed in ["a1 across 8=2x4", "a1 quer 8=2·4", "a1 across eight is two times four", "d1 across 8=2x(4)"] {
        edits("-", typed, stated);
    }
    // Without its signs the sum would be read like this anyway.
    edits("-", "a1 across 8/2=4", "8*2*4");
    edits(stated, "a1 across 8:2=4", "8*2*4");
    // The reading stays as long as the sum does, and the sum is free again without it.
    edits(stated, "c1 down 2*3*6", "8*2*4/..*/..3/..*/..6; across 1,1: 8=2x4");
    edits(stated, "b1 across *", stated);
    edits(stated, "move a1 to c4", stated);
    edits(stated, "f1 across 0", "8*2*40");
    edits(stated, "a1 across 6*2*3", "6*2*3");
    edits(stated, "say a1 across", "8*2*4");
    // The end of a sum that is laid in parts.
    edits("8", "b1 across =2x4", stated);
    edits("2*4", "a1 across 8=(2)", "8*2*4");
    // An unfinished sum may still become any sum, and a star may be any sign.
    edits("-", "a1 across 3x5", "3*5");
    edits("-", "a1 across 3*5=8", "3*5*8");
    edits("-", "a1 across 8=8", "8*8");
    edits("-", "a1 across 8=2?4", "8*2?4");
}

fn untrue(before: &str, typed: &str) -> String {
    match edit(&grid(before), &held(), typed) {
        Err(NotAnEdit::NotTrue { sum }) => match sum.verdict {
            Verdict::Trouble(fault) => fault.stated().expect("a stated reading").to_string(),
            Verdict::True { .. } => panic!("{typed}: it is true"),
        },
        other => panic!("{typed}: {other:?}"),
    }
}

/// §3.10 A sum that is not true with its signs is not laid, even if other signs would fit.
#[test]
fn a_sum_that_is_not_true_with_its_signs_is_refused() {
    for typed in ["a1 across 3x5=8", "a1 across three times five is eight", "c1 across 3×(5)=8"] {
        assert_eq!(untrue("-", typed), "3x5=8", "{typed}");
    }
    assert_eq!(untrue("5", "a1 down (5)/0=8"), "5/0=8");
    assert_eq!(untrue("..5*8", "a1 across 3x5=8"), "3x5=8");
    // A tile that is not held comes first.
    let one_star: Tiles = "358*".parse().expect("tiles");
    let not_held = Err(NotAnEdit::NotHeld { tile: Tile::Star });
    assert_eq!(edit(&grid("-"), &one_star, "a1 across 3x5=8"), not_held);
    // A grid after a move is read in the same way.
    let view = support::position::<Numenko>("tiles 358** | counts 5 21 | play");
    for typed in ["done 3x5=8", "fertig 3·5=8", "done 3 x 5 = 8"] {
        let refused = Numenko::typed(&view, &Grid::default(), typed);
        let is_untrue = |why| matches!(why, NotComposed::NotUnderstood(NotUnderstood::Edit(NotAnEdit::NotTrue { .. })));
        assert!(refused.is_err_and(is_untrue), "{typed}");
    }
    for (typed, laid) in [("done 3+5=8", "3*5*8"), ("done 8=5+3", "8*5*3; across 1,1: 8=5+3"), ("done 3*5*8", "3*5*8")]
    {
        let read = Numenko::typed(&view, &Grid::default(), typed).expect("a move");
        assert_eq!(read, Typed::one(Move::Done(grid(laid))), "{typed}");
    }
}

/// §5.7 Where only the others look for mistakes, the program does not say that a sum is not true.
#[test]
fn signs_are_not_judged_where_the_others_look() {
    let options = "options check-done=off who-checks=players";
    let view = support::position::<Numenko>(&format!("{options} | tiles 358** | counts 5 21 | play"));
    for (typed, laid) in [("3x5=8", "3*5*8; across 1,1: 3x5=8"), ("3+5=8", "3*5*8; across 1,1: 3+5=8"), ("3+5", "3*5")]
    {
        let read = Numenko::typed(&view, &Grid::default(), typed).expect("an edit");
        assert_eq!(read, Typed::Draft(grid(laid)), "{typed}");
    }
}

#[test]
fn unclear_lines_are_refused() {
    let text = |text: &str| text.to_string();
    refuses("-", "", &NotAnEdit::Empty);
    refuses("-", " , ", &NotAnEdit::Empty);
    refuses("-", "jump", &NotAnEdit::Word { text: text("jump") });
    refuses("-", "2*4*8", &NotAnEdit::NoCell { text: text("2*4*8") });
    refuses("-", "a1 2*4*8", &NotAnEdit::NoWay { cell: cell("a1") });
    refuses("-", "a1", &NotAnEdit::NoWay { cell: cell("a1") });
    refuses("-", "a1 across", &NotAnEdit::NoTiles { cell: cell("a1") });
    refuses("-", "a0 across 2", &NotAnEdit::NotACell { text: text("a0") });
    refuses("-", "a251 across 2", &NotAnEdit::NotACell { text: text("a251") });
    refuses("-", "zz1 across 2", &NotAnEdit::NotACell { text: text("zz1") });
    refuses("-", "across 2*4*8", &NotAnEdit::NotACell { text: text("2*4*8") });
    refuses("-", "lift", &NotAnEdit::WhichCell);
    refuses("-", "a1 across 2y4", &NotAnEdit::NotATile { character: 'y' });
    for typed in ["a1 down 6(*7", "a1 down 6*)7", "a1 down (6)(7)", "a1 down (67)8", "a1 down ()8", "a1 down )(8"] {
        refuses("-", typed, &NotAnEdit::Brackets);
    }
    refuses("-", "a1 across 44", &NotAnEdit::NotHeld { tile: Tile::Number(4) });
    refuses("-", "iq1 across 22", &NotAnEdit::NotACell { text: text("iq1") });
    refuses("2", "ip1 across 222", &NotAnEdit::Grid(NotAGrid::TooLarge));
}

#[test]
fn cells_have_a_letter_and_a_number() {
    for (text, row, column) in [("a1", 0, 0), ("c4", 3, 2), ("z9", 8, 25), ("aa10", 9, 26), ("ip250", 249, 249)] {
        assert_eq!(cell_name(Place { row, column }), text);
        for typed in [text.to_string(), text.to_uppercase()] {
            refuses("-", &format!("lift {typed}"), &NotAnEdit::NothingThere { cell: cell(text) });
        }
    }
    for text in ["4", "a0", "a01", "a+1", "a251", "iq1", "aaa1", "4c", "a1b", "ä1", "a٣"] {
        let why = edit(&Grid::default(), &held(), &format!("lift {text}"));
        assert!(matches!(why, Err(NotAnEdit::NotACell { .. } | NotAnEdit::Word { .. })), "{text}: {why:?}");
    }
}

fn view() -> View {
    format!("tiles {HELD} | counts 26 21 | play").parse().expect("a position")
}

fn understood(draft: &str, typed: &str) -> Result<Typed<Numenko>, NotUnderstood> {
    support::typed::<Numenko>(&view(), &grid(draft), typed)
}

fn moves(draft: &str, typed: &str, expected: &str) {
    match understood(draft, typed) {
        Ok(Typed::Moves(moves)) => assert_eq!(moves, [support::choice::<Numenko>(expected)], "{typed}"),
        other => panic!("{typed}: {other:?}"),
    }
}

#[test]
fn moves_in_both_languages() {
    for typed in
        ["swop 7", "swap 7", "Swop the 7!", "tausche 7", "tausche die 7", "tausch eine 7", "SWOP  7", "swop 7."]
    {
        moves("-", typed, "swop 7");
    }
    for typed in ["swop *", "swap star", "swop a star", "tausche Stern", "tausche einen Sternstein", "swop ∗"] {
        moves("-", typed, "swop *");
    }
    for typed in ["swop ?", "swop smiley", "tausche den Smiley", "swop ☺️"] {
        moves("-", typed, "swop ?");
    }
    for typed in ["done", "fertig", "Done!", "FERTIG", "I am done", "I’m done.", "Ich bin fertig!", "done, please"] {
        moves("2*4*8", typed, "done 2*4*8");
    }
    moves("-", "done 2*4*8", "done 2*4*8");
    moves("-", "done 2x4=8", "done 2*4*8");
    for typed in ["game over", "Game over!", "Schluss", "spiel aus"] {
        moves("2*4*8", typed, "game over 2*4*8");
    }
    moves("-", "game over 2*4*8/*", "game over 2*4*8/*");
    moves("2*4*8", "lay", "lay 2*4*8");
    moves("2*4*8", "leg", "lay 2*4*8");
    moves("2*4*8", "lege -", "lay -");
    for typed in ["stop", "Stopp", "aufhören", "ich höre auf"] {
        moves("-", typed, "stop");
    }
    for typed in ["vote eject", "stimme raus", "Vote out"] {
        moves("-", typed, "vote eject");
    }
    for typed in ["right", "All right", "alright.", "correct", "stimmt", "Alles richtig!", "passt"] {
        moves("2*4*8", typed, "right");
    }
    for typed in ["wrong loose", "falsch lose", "Wrong apart"] {
        moves("-", typed, "wrong loose");
    }
    // A player who is asked for a vote need not type the word.
    let view =
        support::position::<Numenko>("options check-done=off | seat 2 | tiles 1 | counts 5 1 | grid 1: 248** | vote 1");
    for (typed, eject) in [("eject", true), ("raus", true), ("vote out", true), ("end", false), ("Schluss.", false)] {
        let read = Numenko::typed(&view, &Grid::default(), typed).expect("a vote");
        assert_eq!(read, Typed::one(Move::Vote { eject }), "{typed}");
    }
    for typed in ["vote end", "stimme Ende", "stimm ende"] {
        moves("-", typed, "vote end");
    }
}

/// §5.9 In the grid on show a sum is named by any of its cells.
#[test]
fn a_sum_that_is_wrong_is_pointed_at() {
    let position = "options check-done=off who-checks=players | tiles 112** | counts 5 10 21 | pot 2 | \
                    grid 2: .6/2*4*9/.7/.*/.1/.3 | check 2";
    let view = support::position::<Numenko>(position);
    let reads = |typed: &str| support::typed::<Numenko>(&view, &Grid::default(), typed);
    for (typed, expected) in [
        ("wrong a2 across", "wrong across 2,1"),
        ("wrong E2 across", "wrong across 2,1"),
        ("falsch quer c2", "wrong across 2,1"),
        ("wrong c2", "wrong across 2,1"),
        ("wrong across 2,1", "wrong across 2,1"),
        ("wrong b2 down", "wrong down 1,2"),
        ("falsch b6 senkrecht", "wrong down 1,2"),
        ("wrong b1!", "wrong down 1,2"),
        // Playing this says that no sum begins there.
        ("wrong z9 across", "wrong across 9,26"),
    ] {
        assert_eq!(reads(typed), Ok(Typed::one(support::choice::<Numenko>(expected))), "{typed}");
    }
    // Two sums run through this one; nothing lies on that one.
    for typed in ["wrong", "wrong b2", "wrong z9", "wrong 7", "falsch irgendwas"] {
        assert_eq!(reads(typed), Err(NotUnderstood::WhichSum), "{typed}");
    }
    // The word still names a direction.
    let view = support::position::<Numenko>(&format!("tiles {HELD} | counts 26 21 | play"));
    let edit = support::typed::<Numenko>(&view, &Grid::default(), "right a1 2*4*8");
    assert_eq!(edit, Ok(Typed::Draft(grid("2*4*8"))));
}

/// A division is not the end of a row: nothing that lies is taken away unless it is clear that it should be.
#[test]
fn a_sum_with_a_division_never_replaces_a_grid() {
    for typed in ["8/2=4", "8 / 2 = 4", "8/2*4", "2*4*8/2*4", "8=16/2", "?/2=4"] {
        let expected = NotAnEdit::SumOrRows { text: typed.to_string() };
        assert_eq!(understood("66", typed), Err(expected.into()), "{typed}");
    }
    // On an empty table there is nothing to lose, and the first sum needs no cell.
    for (typed, after) in [("8/2=4", "8*2*4"), ("8 / 2 = 4", "8*2*4"), ("8=16/2", "8*16*2"), ("8/2*4", "8/2*4")] {
        assert_eq!(understood("-", typed), Ok(Typed::Draft(grid(after))), "{typed}");
    }
    assert_eq!(understood("66", "a3 across 8/2=4"), Ok(Typed::Draft(grid("66//8*2*4"))));
    // What can only be rows replaces the whole grid, as ever.
    for (typed, after) in [("8/*/2/*/4", "8/*/2/*/4"), (".6/2*4*8/.7", ".6/2*4*8/.7"), ("22/33", "22/33")] {
        assert_eq!(understood("66", typed), Ok(Typed::Draft(grid(after))), "{typed}");
    }
}

/// §5.1, §5.6 The same word becomes whichever move it means at this point in the game.
#[test]
fn done_means_what_fits_this_point() {
    let at = |position: &str| {
        let view: View = position.parse().unwrap_or_else(|why| panic!("{why}"));
        support::typed::<Numenko>(&view, &grid("2*4*8"), "done")
    };
    let short = at("tiles 248** | counts 5 21 | pot 3 | play");
    assert_eq!(short, Ok(Typed::one(Move::GameOver(grid("2*4*8")))));
    let over = at("tiles 248** | counts 5 21 | ended all-stopped | phases 1 | lay");
    assert_eq!(over, Ok(Typed::one(Move::Lay(grid("2*4*8")))));
}

/// Every move in exact notation is understood as itself.
#[test]
fn the_notation_is_understood_too() {
    for text in ["right", "wrong across 2,1", "wrong down 12,3", "wrong loose"] {
        moves("-", text, text);
    }
    for text in ["swop 7", "swop *", "swop ?", "stop", "vote eject", "vote end", "done .6/2*4*8/.7/.*/.1/.3", "lay -"] {
        moves("-", text, text);
    }
    moves("-", "done 8*2*4; across 1,1: 8/2=4", "done 8*2*4; across 1,1: 8/2=4");
}

#[test]
fn anything_else_is_an_edit() {
    let drafts = |draft: &str, typed: &str, after: &str| match understood(draft, typed) {
        Ok(Typed::Draft(read)) => assert_eq!(read.to_string(), after, "{typed}"),
        other => panic!("{typed}: {other:?}"),
    };
    drafts("2*4*8", "b1 down 6(*)7*13", ".6/2*4*8/.7/.*/.1/.3");
    drafts("2*4*8", "clear", "-");
    // The first sum needs no cell.
    drafts("-", "2*4*8", "2*4*8");
    drafts("-", "2 x 4 = 8", "2*4*8");
    assert_eq!(understood("66", "2*4*8"), Err(NotAnEdit::NoCell { text: "2*4*8".into() }.into()));
    // A whole grid at once.
    drafts("66", ".6/2*4*8/.7", ".6/2*4*8/.7");
    drafts("66", " 6\n2*4*8\n 7", ".6/2*4*8/.7");
    moves("66", "done\n 6\n2*4*8\n 7", "done .6/2*4*8/.7");
    assert_eq!(understood("66", "444/4"), Err(NotAnEdit::NotHeld { tile: Tile::Number(4) }.into()));
}

#[test]
fn moves_that_are_not_clear_are_refused() {
    assert_eq!(understood("-", " "), Err(NotUnderstood::Empty));
    assert_eq!(understood("-", "swop"), Err(NotUnderstood::WhichTile));
    assert_eq!(understood("-", "tausche die"), Err(NotUnderstood::WhichTile));
    assert_eq!(understood("-", "swop 7 3"), Err(NotUnderstood::OneTile { text: "7 3".into() }));
    assert_eq!(understood("-", "swop 73"), Err(NotUnderstood::OneTile { text: "73".into() }));
    assert!(matches!(understood("-", "swop z"), Err(NotUnderstood::Tile(_))));
    assert_eq!(understood("-", "stop now"), Err(NotUnderstood::StandsAlone { word: "stop".into() }));
    assert_eq!(understood("-", "vote"), Err(NotUnderstood::NotAVote { text: String::new() }));
    assert_eq!(understood("-", "vote 7"), Err(NotUnderstood::NotAVote { text: "7".into() }));
    assert!(matches!(understood("-", "done 2z4"), Err(NotUnderstood::Grid(NotAGrid::Character { character: 'z' }))));
    assert_eq!(understood("-", "swops"), Err(NotAnEdit::Word { text: "swops".into() }.into()));
}

/// §3.1 Pictures as people paste them.
#[test]
fn a_grid_is_drawn() {
    let expected = grid(".6/2*4*8/.7..*/.*..9/.1..*/.3..?/....2");
    let drawn = [
        " 6\n2*4*8\n 7  *\n *  9\n 1  *\n 3  ?\n    2",
        " 6   \n2∗4∗8\n 7  ∗\n ∗  9\n 1  ∗\n 3  ☺\n    2\n",
        "    6\r\n   2x4=8\r\n    7  +\r\n    =  9\r\n    1  =\r\n    3  ☺\r\n       2",
        ".6...\n2*4*8\n.7..*\n.*..9\n.1..*\n.3..?\n....2",
        "  6\n2 * 4 * 8\n  7     *\n  *     9\n  1     *\n  3     ☺\n        2",
        ". 6 . . .\n2 ∗ 4 ∗ 8\n. 7 . . ∗\n. ∗ . . 9\n. 1 . . ∗\n. 3 . . ☺\n. . . . 2",
        "\n\n .6\n 2*4*8\n .7..*\n .*..9\n .1..*\n .3..?\n ....2\n\n",
    ];
    for picture in drawn {
        assert_eq!(drawing(picture).unwrap_or_else(|why| panic!("{picture}: {why}")), expected, "{picture}");
    }
    assert_eq!(drawing("6\n*\n7\n*\n13"), Ok(grid("6/*/7/*/13")));
    assert_eq!(drawing("8/2=4"), Ok(grid("8/2*4")), "rows, also beside signs");
    assert_eq!(drawing("2x4=8/+/3/=/5"), Ok(grid("2*4*8/*/3/*/5")));
    assert_eq!(drawing(" 6/2*4*8/ 7"), Ok(grid(".6/2*4*8/.7")));
    assert_eq!(drawing(" 6 / 2*4*8"), Ok(grid("6/2*4*8")));
    assert_eq!(drawing("2:4=8"), Ok(grid("2*4*8")));
    assert_eq!(drawing("2·4=8"), Ok(grid("2*4*8")), "a sign among signs");
    assert_eq!(drawing("·6/2*4*8/·7"), Ok(grid(".6/2*4*8/.7")));
    assert_eq!(drawing("\u{feff}2*4*8\n\t*"), Ok(grid("2*4*8/.*")));
    assert_eq!(drawing("8/2*4"), Ok(grid("8/2*4")), "a grid in one line is one");
    assert_eq!(drawing(""), Ok(Grid::default()));
    assert_eq!(drawing("2*4\n z"), Err(NotAGrid::Character { character: 'z' }));
    assert_eq!(drawing(&"1".repeat(251)), Err(NotAGrid::TooLarge));
}

/// The program draws letters above and numbers beside a grid, a dot in each empty cell, and two blanks in between.
#[test]
fn a_drawn_grid_can_be_pasted() {
    let drawn = "      a  b  c\n   1  ·  6  ·\n   2  2  ∗  4\n   3  ·  ☺  ·";
    let expected = Ok(grid(".6/2*4/.?"));
    assert_eq!(drawing(drawn), expected);
    assert_eq!(drawing(drawn.trim_start()), expected, "as it is selected from the first letter on");
    assert_eq!(drawing(&drawn.replace("   1  ", " ").replace("   2", "").replace("   3", "")), expected);
    assert_eq!(drawing("·  6  ·\n2  ∗  4\n·  ☺  ·"), expected);
    assert_eq!(drawing("   6\n2  ∗  4\n   ☺"), expected);
    assert_eq!(drawing("      a\n   1  6\n   2  ∗\n… 7 …\n  10  6"), Ok(grid("6/*////////6")));
    // Parts of a wide grid, one below the other.
    assert_eq!(drawing("      a  b\n   1  2  ∗\n   2  ·  3\n      c  d\n   1  4  ∗\n   2  ·  ·"), Ok(grid("2*4*/.3")));
    assert_eq!(drawing("      a  b\n   1  2  ∗  7"), Err(NotAGrid::TooLarge));
    assert_eq!(drawing("x\n2"), Ok(grid("*/2")), "a sign, not a column");
}

#[test]
fn readings_behind_a_picture_are_read() {
    let expected = Ok(grid("8*2*4; across 1,1: 8/2=4"));
    assert_eq!(drawing("8*2*4; across 1,1: 8/2=4"), expected);
    assert_eq!(drawing("8 ∗ 2 ∗ 4\n; across 1,1: 8:2=4"), expected);
    assert_eq!(drawing("8=2*4; across 1,1: 8=2·4"), Ok(grid("8*2*4; across 1,1: 8=2x4")));
    let twice = "8*2*4; across 1,1: 8/2=4; across 1,1: 8=2x4";
    let stated_twice = NotAGrid::StatedTwice { row: 1, column: 1 };
    let not_stated = NotAGrid::NotStated { text: "sideways".to_string() };
    for (typed, why) in
        [(twice, stated_twice), ("2*4*8; sideways", not_stated.clone()), ("2*4*8\n3;sideways", not_stated)]
    {
        assert_eq!(drawing(typed), Err(why.clone()), "{typed}");
        assert_eq!(understood("", typed), Err(why.into()), "{typed}");
    }
}

/// No line that fits in a message takes long: with quadratic work at each step, each of these would take hours.
#[test]
fn long_lines_are_read_as_fast_as_short_ones() {
    const LONG: usize = 16_384;
    let view = view();
    let pieces = [
        "2",
        "*",
        "(",
        " ",
        "a1 ",
        "a1 across 2*",
        "move ",
        "/",
        ".",
        "-",
        ">",
        "; across 1,1: 2",
        "swop ",
        "\n",
        "\n.",
        "ä",
        "say a1 across 2+",
    ];
    for first in ["", "a1 across ", "b2 down ", "done ", "lift ", "say a1 across ", "- > a1 across "] {
        for piece in pieces {
            let line: String = first.chars().chain(piece.chars().cycle()).take(LONG).collect();
            let _answer = Numenko::typed(&view, &grid("2*4*8"), &line);
            let _answer = Numenko::tapped(&view, &line);
            let _answer = drawing(&line);
        }
    }
}

fn cells() -> impl Strategy<Value = String> {
    (0..8_u8, 0..8_u8).prop_map(|(row, column)| cell_name(Place { row, column }))
}

fn runs() -> impl Strategy<Value = String> {
    proptest::string::string_regex("[0-9*?]{1,6}").expect("a pattern")
}

fn typed() -> impl Strategy<Value = String> {
    let way = prop::sample::select(vec!["across", "down", "quer", "senkrecht"]);
    prop_oneof![
        6 => (cells(), way.clone(), runs()).prop_map(|(cell, way, run)| format!("{cell} {way} {run}")),
        3 => (cells(), way.clone(), runs(), runs()).prop_map(|(cell, way, run, more)| format!("{cell} {way} {run}(7){more}")),
        2 => cells().prop_map(|cell| format!("lift {cell}")),
        2 => (cells(), way.clone()).prop_map(|(cell, way)| format!("heb {cell} {way}")),
        2 => (cells(), way.clone(), cells()).prop_map(|(from, way, to)| format!("move {from} {way} to {to}")),
        2 => (cells(), cells()).prop_map(|(from, to)| format!("schieb {from} nach {to}")),
        1 => (cells(), way).prop_map(|(cell, way)| format!("say {cell} {way} 2x4=8")),
        1 => Just("clear".to_string()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// §4.2 However players rearrange their tiles, the grid and the rack together hold all of them; and a grid's text
    /// reads back.
    #[test]
    fn an_edit_uses_only_held_tiles_and_loses_none(lines in prop::collection::vec(typed(), 1..30)) {
        let held = held();
        let mut draft = Grid::default();
        for line in lines {
            if let Ok(after) = edit(&draft, &held, &line) {
                draft = after;
            }
            let rack = held.without(&draft.tiles());
            prop_assert!(rack.is_ok(), "{line}: {draft}");
            let all: Tiles = rack.expect("own tiles").iter().chain(draft.tiles().iter()).collect();
            prop_assert_eq!(all, held);
            prop_assert_eq!(&grid(&draft.to_string()), &draft);
        }
    }

    /// No text causes a panic.
    #[test]
    fn any_text_is_read_or_refused(line in "\\PC{0,80}", draft in runs()) {
        let draft = grid(&draft);
        let _answer = Numenko::typed(&view(), &draft, &line);
        let _answer = edit(&draft, &held(), &line);
        let _answer = Numenko::tapped(&view(), &line);
        let _answer = drawing(&line);
    }
}

/// §4.2 Numbers and signs in words, articles, verbs that come apart, capitals and a full stop.
#[test]
fn words_for_numbers_and_signs() {
    for typed in [
        "a1 across two star four star eight",
        "A1 ACROSS TWO TIMES FOUR IS EIGHT!",
        "a1 across 2 times 4 equals 8.",
        "put a1 across 2*4*8",
        "Lay a1 across two times four makes eight",
        "a1 quer zwei mal vier ist acht",
        "Lege a1 quer 2*4*8 hin.",
        "leg a1 quer zwei Stern vier Stern acht ab",
        "place across a1 2*4*8",
    ] {
        edits_line("-", typed, "2*4*8");
    }
    edits_line("-", "a1 across twelve over two is six", "12*2*6");
    edits_line("-", "a1 quer zwölf geteilt durch zwei ist sechs", "12*2*6");
    edits_line("-", "a1 down eight minus two plus one", "8/*/2/*/1");
    for typed in ["lift the a1", "heb a1 auf", "nimm a1 weg", "Take a1 away!", "hebe die a1 hoch", "LIFT A1."] {
        edits_line("2*4*8", typed, "*4*8");
    }
    edits_line("2*4*8", "say a1 across two times four is eight", "2*4*8; across 1,1: 2x4=8");
    edits_line("2*4*8", "lies a1 quer 2 mal 4 ist 8", "2*4*8; across 1,1: 2x4=8");
    edits_line("2*4*8", "schieb a1 quer nach c3 rüber", "2*4*8");
}

#[test]
fn a_tile_to_swop_may_be_a_word() {
    for typed in
        ["swop seven", "Swop the seven!", "SWAP 7.", "tausche die sieben um", "Tausch eine 7 aus", "swop one 7"]
    {
        assert_eq!(choice("2*4*8", typed), Ok("swop 7".to_string()), "{typed}");
    }
    assert_eq!(choice("-", "tausche eins"), Ok("swop 1".to_string()));
    assert_eq!(choice("-", "swop the one"), Ok("swop 1".to_string()));
    assert_eq!(choice("-", "swop a one"), Ok("swop 1".to_string()));
    // The tile, or one tile? The player says which.
    assert_eq!(choice("-", "swop one"), Err(NotUnderstood::WhichTile));
    assert_eq!(choice("-", "swop seven three"), Err(NotUnderstood::OneTile { text: "seven three".to_string() }));
    assert_eq!(choice("-", "hör auf!"), Ok("stop".to_string()));
    assert_eq!(choice("2*4*8", "LEG."), Ok("lay 2*4*8".to_string()));
    assert_eq!(choice("-", "lay 2*4*8"), Ok("lay 2*4*8".to_string()));
}

/// Anything longer than the largest grid is refused before it is read.
#[test]
fn a_drawing_has_a_longest_length() {
    let padded = |length: usize| format!("2*4*8\n{}", "·".repeat(length / 2));
    assert!(drawing(&padded(60_000)).is_ok());
    assert_eq!(drawing(&padded(70_000)), Err(NotAGrid::TooLarge));
    assert_eq!(choice("-", &padded(70_000)), Err(NotUnderstood::Grid(NotAGrid::TooLarge)));
}

fn line(before: &str, typed: &str) -> Result<Typed<Numenko>, NotUnderstood> {
    let view = support::position::<Numenko>(&format!("tiles {HELD} | counts 24 21 | play"));
    support::typed::<Numenko>(&view, &grid(before), typed)
}

#[track_caller]
fn edits_line(before: &str, typed: &str, after: &str) {
    match line(before, typed) {
        Ok(Typed::Draft(grid)) => assert_eq!(grid.to_string(), after, "{typed}"),
        other => panic!("{typed}: {other:?}"),
    }
}

fn choice(before: &str, typed: &str) -> Result<String, NotUnderstood> {
    line(before, typed).map(|typed| typed.one_move().expect("one move").to_string())
}

/// §4.2 An edit without its cell.
#[test]
fn an_edit_needs_its_cell() {
    for typed in ["lift", "lift a", "move", "take", "say", "heb", "heb auf", "schieb", "lift, please", "I lift"] {
        refuses("2*4*8", typed, &NotAnEdit::WhichCell);
    }
}
