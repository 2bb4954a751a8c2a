//! Every sentence that people read or hear. One folder per game, all alike: `samples.rs` holds a value of each kind of
//! thing to say, `sentences.rs` compares sentences word for word, `games.rs` tells random games. `text` looks at the
//! message files as a whole.

mod nmbrs {
    mod games;
    pub mod samples;
    mod sentences;
}
mod numberloor {
    mod games;
    pub mod samples;
    mod sentences;
}
mod numenko {
    mod games;
    pub mod samples;
    mod sentences;
}
mod numero {
    mod arithmetic;
    mod games;
    pub mod samples;
    mod sentences;
}
mod support;
mod text {
    mod browser;
    mod messages;
    mod numbers;
    mod server;
}
