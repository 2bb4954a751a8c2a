//! Remote players of Numenko-in-a-bag, where everybody acts at once.

use reckon_rules::numenko::Numenko;

use crate::support::players;

// Others move at any time, so perhaps nobody saw the table before the move was lost.
players!(Numenko, ["quick"], "quick", "");
