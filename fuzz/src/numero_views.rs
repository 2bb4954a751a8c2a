use std::sync::LazyLock;

use reckon_rules::numero::{Numero, View};

use crate::games::view_after;

/// Tables of every kind, seen by the seat whose turn it is.
pub static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables =
        [("1-15", 2, 12), ("subtraction", 3, 9), ("all-fractions", 1, 3), ("powers-and-roots", 2, 25), ("1-5", 2, 20)];
    let view =
        |&(preset, seats, moves): &(&str, u8, u32)| view_after::<Numero>(&format!("preset={preset}"), seats, moves);
    tables.iter().map(view).collect()
});
