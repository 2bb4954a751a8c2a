//! Remote players. One folder per game, all alike: tests against a server with injected faults prove that
//! players cope with what a real server does, and detect what it must never do.

mod reports;
mod support;

/// The games, each with the same files.
macro_rules! games {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(games);
