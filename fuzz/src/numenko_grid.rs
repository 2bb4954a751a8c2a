use reckon_rules::numenko::options::{EqualsSign, Order};
use reckon_rules::numenko::{Grid, Options, judge};

/// A text is a grid or not; a grid reads back as written, and is judged at every table.
pub fn numenko_grid(text: &str) {
    let Ok(grid) = text.parse::<Grid>() else { return };
    let written = grid.to_string();
    assert_eq!(written.parse::<Grid>().as_ref(), Ok(&grid), "'{written}' reads back differently");
    for options in [Options::default(), strict()] {
        let judged = judge(&grid, &options);
        assert_eq!(judged.sums.len(), grid.runs().len(), "'{written}' has other sums");
        let counted = judged.counted(&grid, &options);
        assert!(grid.tiles().without(&counted).is_ok(), "'{written}' counts tiles that it does not have");
    }
}

/// Everything as the usual table does not have it.
fn strict() -> Options {
    Options {
        connected: false,
        order: Order::DivisionFirst,
        equals: EqualsSign::AtTheEnd,
        chains: false,
        identity: true,
        leading_zeros: true,
        fractions: false,
        smiley_both_ways: false,
        ..Options::default()
    }
}
