//! Every sentence that people read or hear. One folder per game, all alike: `samples.rs` has a value of every kind that
//! has a sentence, `sentences.rs` compares sentences word for word, `games.rs` narrates random games. `text` checks the
//! message files as a whole.

mod support;
mod text {
    mod browser;
    mod codes;
    mod messages;
    mod numbers;
    mod server;
}

/// The games, each with the same files.
macro_rules! games {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(games);
