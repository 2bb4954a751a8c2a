//! Remote players of nmbrs! blocks, with a window in which everybody else answers.

use reckon_rules::nmbrs::Nmbrs;

use crate::support::fake::Trait;
use crate::support::{check_found_out, players};

players!(Nmbrs, ["simple"], "simple");

#[tokio::test]
async fn a_server_that_shows_the_cards_of_others_is_found() {
    check_found_out::<Nmbrs>("simple", Trait::Leaks, "seat 1 was sent another view").await;
}
