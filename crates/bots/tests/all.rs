//! Computer players. One folder per game, all alike: `player.rs` has positions that people can check, `oracle.rs`
//! compares with a slow and obvious search, `games.rs` plays whole games, `stand_in.rs` plays for somebody who is away.

mod nmbrs {
    mod games;
    mod oracle;
    mod player;
    mod stand_in;
}
mod numberloor {
    mod games;
    mod oracle;
    mod player;
    mod stand_in;
}
mod numenko {
    mod games;
    mod oracle;
    mod player;
    mod stand_in;
}
mod numero {
    mod bluff;
    mod challenge;
    mod games;
    mod heaps;
    mod oracle;
    mod player;
    mod points;
    mod stand_in;
}
mod support;
