//! Bluffs and challenges (§11): who may doubt which build, and what it costs.

use std::slice;

use reckon_compose::{Compose, Read};
use reckon_rules::game::Seat;
use reckon_rules::numero::sum::BuildName;
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{BLUFF_FOUND, Move, Numero, View, WRONG_CHALLENGE};
use reckon_rules::ratio::Ratio;
use reckon_words::{Line, Names, render};

use crate::game::HasCalls;
use crate::output::{Output, called};

/// A build that the viewer may challenge.
#[derive(Clone, Copy)]
pub struct Open {
    pub name: BuildName,
    pub value: u8,
    pub by: Seat,
}

impl Open {
    pub fn choice(self) -> Move {
        Move::Challenge { name: self.name, value: self.value }
    }
}

pub fn open(view: &View) -> Vec<Open> {
    let open = |lying: &PileView| match lying {
        PileView::Build { name, value, by, challenge: Some(_), .. } => {
            Some(Open { name: *name, value: *value, by: *by }).filter(|open| is_allowed(view, &open.choice()))
        }
        PileView::Build { .. } | PileView::Card(_) => None,
    };
    view.centre.iter().filter_map(open).collect()
}

fn is_allowed(view: &View, choice: &Move) -> bool {
    Numero::verdict(view, choice) == Ok(Ok(()))
}

/// Writes `challenge 10`, with the build's number only if needed.
fn typed(open: Open, all: &[Open], output: &Output) -> String {
    let alike = all.iter().filter(|other| other.value == open.value).count();
    let number = if alike > 1 { format!("#{}", open.name.0) } else { String::new() };
    format!("{} {}{number}", output.say("cli-numero-verb-challenge"), open.value)
}

/// Says what may be challenged, how to type it, and what it costs. Without callers it addresses the viewer; callers are
/// told to type their names too.
pub fn say(view: &View, rights: &[Move], callers: &[(Seat, String)], names: &Names, output: &Output) -> Vec<String> {
    let all = open(view);
    let meant: Vec<Open> = all.iter().copied().filter(|open| rights.contains(&open.choice())).collect();
    let typed = |open: &Open| {
        let typed = typed(*open, &all, output);
        callers.first().map_or(typed.clone(), |(seat, caller)| Numero::signed(*seat, caller, &typed))
    };
    let costs = |line: Line| {
        let line = line.with("right", points(BLUFF_FOUND, names, output));
        line.with("wrong", points(WRONG_CHALLENGE, names, output))
    };
    let line = match (&meant[..], callers) {
        ([], _) => return Vec::new(),
        ([one], []) if view.is_seen_bluff(&one.choice()) => {
            costs(Line::new("cli-numero-may-challenge-sure")).with("typed", typed(one))
        }
        ([one], []) if view.is_seen_answer(&one.choice()) => {
            costs(Line::new("cli-numero-may-challenge-hopeless")).with("typed", typed(one))
        }
        ([one], []) => costs(Line::new("cli-numero-may-challenge")).with("typed", typed(one)),
        ([one], _) => costs(Line::new("cli-numero-others-may-challenge")).with("typed", typed(one)),
        (several, []) => costs(Line::new("cli-numero-may-challenge-some"))
            .with("typed", output.joined("cli-or", several.iter().map(typed))),
        (several, _) => costs(Line::new("cli-numero-others-may-challenge-some"))
            .with("typed", output.joined("cli-or", several.iter().map(typed))),
    };
    let first = meant[0];
    let line = line.with("who", called(first.by, names, output)).with("value", points(first.value, names, output));
    let line = line.with("count", i64::try_from(callers.len()).unwrap_or(i64::MAX));
    let line = line.with("callers", output.joined("list-and", callers.iter().map(|(_, caller)| caller.clone())));
    vec![render(&line, output.language)]
}

/// §11.1 Finds the builds whose answer is missing, from their builder's view.
pub fn bluffs_in(view: &View, choice: &Move) -> Vec<u8> {
    let reading = Numero::read(view, slice::from_ref(choice)).ok().and_then(Read::first);
    let builds = reading.and_then(|reading| reading.verdict.ok()).map_or(Vec::new(), |effect| effect.builds);
    builds.iter().filter(|build| build.bluff).map(|build| build.value).collect()
}

/// Returns a number in digits, or in words.
pub fn points(number: impl Into<i32>, names: &Names, output: &Output) -> String {
    output.speaker(names).number(Ratio::whole(number.into()))
}
