//! Remote players of Numberloor.

use reckon_rules::numberloor::Numberloor;

use crate::support::fake::Trait;
use crate::support::{check_found_out, players};

players!(Numberloor, ["beginners", "advanced"], "advanced");

#[tokio::test]
async fn a_server_that_shows_the_cards_of_others_is_found() {
    check_found_out::<Numberloor>("advanced", Trait::Leaks, "seat 1 was sent another view").await;
}
