//! The rules of Numberloor, one file for each chapter of `rulebooks/numberloor.md` and more where a chapter is long.
//!
//! Each test cites the paragraphs it covers.

mod beginners;
mod end;
mod fits;
mod impossible;
mod interrupted;
mod json;
mod known;
mod night;
mod night_race;
mod no_hurry;
mod notation;
mod odd_or_even;
mod offers;
mod oracle;
mod packs;
mod passing;
mod pile;
mod placements;
mod positions;
mod refusals;
mod setup;
mod skip;
mod stars;
mod taking;
