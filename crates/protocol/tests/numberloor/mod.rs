//! Numberloor.

mod schema;
