//! The rules of NUMERO, one file for each chapter of `rulebooks/numero.md`.
//!
//! Each test names the paragraph that it is about. Ids in names (`nu14`, `x11`) are those of the
//! conformance cases and of the worked examples in the publisher's rules.

#![allow(clippy::unwrap_used)]

mod numero {
    mod harness;

    mod answers;
    mod arithmetic;
    mod bluff;
    mod build;
    mod challenge;
    mod challenge_window;
    mod corners;
    mod discard;
    mod end;
    mod golden;
    mod house_rules;
    mod impossible;
    mod knowledge;
    mod notation;
    mod options;
    mod packs;
    mod patience;
    mod points;
    mod points_end;
    mod points_positions;
    mod points_signs;
    mod positions;
    mod reading;
    mod scorer;
    mod setup;
    mod sheet;
    mod take;
    mod turn;
    mod undone;
    mod work;
}
