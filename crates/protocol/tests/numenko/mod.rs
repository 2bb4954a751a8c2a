//! Numenko-in-a-bag.

mod schema;
