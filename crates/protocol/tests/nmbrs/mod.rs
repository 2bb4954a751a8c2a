//! nmbrs! blocks.

mod schema;
