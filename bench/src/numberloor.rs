//! Numberloor.

use reckon_rules::numberloor::{Move, Numberloor};

use crate::Benched;

impl Benched for Numberloor {
    const TITLE: &'static str = "Numberloor";
    const UNIT: &'static str = "placements";
    const SEATS: u8 = 3;
    const HARDEST: &'static str = "advanced";
    const ALLOCATES: bool = false;
    /// Five times the decisions per second of OpenSpiel's crazy_eights in C++.
    const AIMS: &'static [(&'static str, f64)] = &[("advanced", 13.0e6)];

    #[inline]
    fn is_unit(choice: &Self::Move) -> bool {
        matches!(choice, Move::Place { .. } | Move::Night { .. })
    }
}
