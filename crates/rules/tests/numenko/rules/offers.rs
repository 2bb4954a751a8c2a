//! What a view tells about the moves of its viewer.

use reckon_rules::numenko::{Grid, Numenko, Say, SumStatus, SwopNow, View, judge};

use crate::support::table::position;

fn view(text: &str) -> View {
    position::<Numenko>(&format!("tiles 248**7 | counts 6 21 | {text}"))
}

fn offers(text: &str) -> String {
    view(text).offers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

// §4.5, §5.5 Stopping while play goes on, both votes in a vote about somebody else.
#[test]
fn moves_that_need_neither_a_tile_nor_a_grid() {
    assert_eq!(offers("pot 50"), "stop");
    assert_eq!(offers("pot 50 | stopped 1"), "");
    assert_eq!(offers("pot 2 | vote 2"), "vote eject, vote end");
    assert_eq!(offers("pot 2 | vote 1"), "");
    assert_eq!(offers("pot 2 | lay"), "");
    // §5.8, §5.9 Everything in the grid on show that can still be pointed at, right or wrong.
    let shown = "options check-done=off who-checks=players | grid 2: .6/2*4*9/.7/.*/.1/.3 | counts 6 10 21 | pot 2";
    let all = "right, wrong across 2,1, wrong down 1,2, wrong loose";
    let position = |rest: &str| format!("tiles 248**7 | {shown} | {rest} | check 2");
    let offered = |text: &str| {
        let offers = crate::support::table::position::<Numenko>(text).offers;
        offers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(offered(&position("agreed 3")), all);
    assert_eq!(offered(&position("doubted 3: down 1,2")), "right, wrong across 2,1, wrong loose");
    assert_eq!(offered(&position("agreed 1")), "");
}

// §4.3, §4.4, §5.1, §5.2, §5.6 The effect of a swop and of a grid depends on the pot.
#[test]
fn the_pot_decides_what_a_swop_and_a_grid_do() {
    let told = |text: &str| {
        let View { says, refill, swop, .. } = view(text);
        (says, refill, swop)
    };
    assert_eq!(told("pot 4"), (Say::Done, 4, SwopNow::Exchanges));
    assert_eq!(told("pot 3"), (Say::GameOver, 0, SwopNow::Exchanges));
    assert_eq!(told("pot 1"), (Say::GameOver, 0, SwopNow::EndsPlay));
    assert_eq!(told("options swop-short=refused | pot 1"), (Say::GameOver, 0, SwopNow::Refused));
    assert_eq!(told("pot 1 | lay").0, Say::Lay);
}

// §3.1, §3.6, §3.9 A sum that only lacks tiles is not wrong yet.
#[test]
fn a_sum_is_true_wrong_or_unfinished() {
    let status = |text: &str| {
        let grid: Grid = text.parse().expect("a grid");
        judge(&grid, &view("pot 9").options).sums[0].status()
    };
    assert_eq!(status("2*4*8"), SumStatus::True);
    assert_eq!(status("2*4*9"), SumStatus::Wrong);
    for text in ["24", "2*", "2*4", "2**4"] {
        assert_eq!(status(text), SumStatus::Unfinished, "{text}");
    }
}
