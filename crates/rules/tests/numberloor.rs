//! The rules of Numberloor, one file for each chapter of `rulebooks/numberloor.md` and more where a
//! chapter is long.
//!
//! Each test names the paragraphs that it is about.

#![allow(clippy::unwrap_used)]

mod numberloor {
    mod harness;
    mod story;

    mod beginners;
    mod end;
    mod fits;
    mod golden;
    mod impossible;
    mod interrupted;
    mod json;
    mod known;
    mod night;
    mod night_race;
    mod no_hurry;
    mod notation;
    mod options;
    mod oracle;
    mod packs;
    mod passing;
    mod pile;
    mod placements;
    mod positions;
    mod reading;
    mod refusals;
    mod setup;
    mod skip;
    mod stars;
    mod taking;
}
