//! Games on record. One folder per game, all alike: `kept.rs` replays its records, `forged.rs` changes them, by accident
//! and on purpose. `format` looks at what all records share.

mod format {
    mod changes;
    mod kept;
    mod reading;
    mod script;
}
mod nmbrs {
    mod forged;
    mod kept;
}
mod numberloor {
    mod forged;
    mod kept;
}
mod numenko {
    mod forged;
    mod kept;
}
mod numero {
    mod forged;
    mod kept;
}
mod support;
