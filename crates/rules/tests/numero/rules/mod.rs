//! The rules of NUMERO, one file for each chapter of `rulebooks/numero.md` and more where a chapter is long.
//!
//! Each test cites the paragraphs it covers.

mod answers;
mod arithmetic;
mod bluff;
mod build;
mod challenge;
mod challenge_window;
mod corners;
mod discard;
mod end;
mod house_rules;
mod impossible;
mod knowledge;
mod notation;
mod offers;
mod options;
mod packs;
mod patience;
mod points;
mod points_end;
mod points_positions;
mod points_signs;
mod positions;
mod scorer;
mod setup;
mod sheet;
mod take;
mod turn;
mod undone;
