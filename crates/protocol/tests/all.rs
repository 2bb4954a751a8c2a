//! The messages between a table and its clients. One folder per game checks its whole games against the schema; `pages`
//! checks what others read: documentation, schema, TypeScript types, words.

mod pages {
    mod docs;
    mod layout;
    mod schema;
    pub mod types;
    mod words;
}
mod support;

/// The games, each with the same files.
macro_rules! games {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(games);
