//! The rules of Numenko-in-a-bag, one file for each chapter of `rulebooks/numenko.md` and more where a chapter is long.
//!
//! Each test cites the paragraphs it covers.

mod bounds;
mod cases;
mod checks;
mod examples;
mod offers;
mod options;
mod oracle;
mod play;
mod refusals;
