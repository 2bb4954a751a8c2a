//! Numenko-in-a-bag, and grids to judge.

use reckon_rules::numenko::{Grid, Move, Numenko};

use crate::Benched;

impl Benched for Numenko {
    const TITLE: &'static str = "Numenko-in-a-bag";
    const UNIT: &'static str = "swops";
    const SEATS: u8 = 3;
    const HARDEST: &'static str = "usual";
    /// A grid always allocates.
    const ALLOCATES: bool = true;
    const AIMS: &'static [(&'static str, f64)] = &[];

    #[inline]
    fn is_unit(choice: &Self::Move) -> bool {
        matches!(choice, Move::Swop(_))
    }
}

/// Returns a grid as large as a first rack, with four sums.
pub fn grid_of_21() -> Grid {
    read(".6/2*4*8/.7..*/.*..1/.1..*/.3..?/.*/.5/.5*1*5")
}

/// Returns a grid as large as late in a game: six sums that cross a long one.
pub fn grid_of_60() -> Grid {
    read(
        "3*4*2*9*5*8*7*6*1*2*9*3/*...*...*...*...*...*/4...4...1...2...?...2/*...*...*...*...*...*/2...1...3...1...3...3\
         /*...*...*...*...*...*/9...9...8...5...9...?/....................1",
    )
}

fn read(text: &str) -> Grid {
    text.parse().expect("a grid")
}
