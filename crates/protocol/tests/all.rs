//! The messages between a table and its clients. One folder per game holds its whole games against the schema; `pages`
//! has what is written for others: documentation, schema, TypeScript types, words.

mod nmbrs {
    mod schema;
}
mod numberloor {
    mod schema;
}
mod numenko {
    mod schema;
}
mod numero {
    mod schema;
}
mod pages {
    mod docs;
    mod layout;
    mod schema;
    mod types;
    mod words;
}
mod support;
