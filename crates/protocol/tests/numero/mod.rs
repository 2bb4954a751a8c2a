//! NUMERO.

mod schema;
