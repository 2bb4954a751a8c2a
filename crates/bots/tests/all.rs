//! Computer players. One folder per game, all alike: `player.rs` has positions that people can check, `oracle.rs`
//! compares with a slow and obvious search, `games.rs` plays whole games, `stand_in.rs` plays for an absent player.

mod support;

/// The games; each folder has the same files.
macro_rules! games {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(games);
