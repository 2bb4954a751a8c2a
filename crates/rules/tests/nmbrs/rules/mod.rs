//! The rules of nmbrs! blocks, one file for each rule of `rulebooks/nmbrs.md`.
//!
//! Each test cites the paragraphs it covers.

mod cases;
mod end;
mod figures;
mod first_sequence;
mod free_spot;
mod impossible;
mod inserting;
mod jokers;
mod knocking;
mod knocking_in_order;
mod letters;
mod linking;
mod making_room;
mod notation;
mod offers;
mod oracle;
mod places;
mod positions;
mod refusals;
mod sequences;
mod simple;
mod starting;
mod turns;
