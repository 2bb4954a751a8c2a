//! Recorded games. One folder per game, all alike: `kept.rs` replays its records, `forged.rs` changes them, by accident
//! and on purpose. `format` checks what all records share.

mod format {
    mod changes;
    mod kept;
    mod reading;
    mod script;
}
mod support;

/// The games; each folder has the same files.
macro_rules! games {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(games);
