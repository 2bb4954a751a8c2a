//! Bluffs and challenges (§11): who may doubt which build, and what it costs.

use reckon_rules::game::Seat;
use reckon_rules::numero::sum::BuildName;
use reckon_rules::numero::view::Lying;
use reckon_rules::numero::{BLUFF_FOUND, Move, Numero, View, WRONG_CHALLENGE, read};
use reckon_rules::ratio::Ratio;
use reckon_words::{Line, Names, render};

use crate::in_turns::InTurns;
use crate::voice::{Voice, called};

/// A build that whoever has the view may challenge.
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
    let open = |lying: &Lying| match lying {
        Lying::Build { name, value, by, challenge: Some(_), .. } => {
            Some(Open { name: *name, value: *value, by: *by }).filter(|open| is_allowed(view, &open.choice()))
        }
        Lying::Build { .. } | Lying::Card(_) => None,
    };
    view.centre.iter().filter_map(open).collect()
}

fn is_allowed(view: &View, choice: &Move) -> bool {
    read(view, choice).is_ok_and(|reading| reading.verdict.is_ok())
}

/// `challenge 10`; with its number only where that is not clear.
fn typed(open: Open, all: &[Open], voice: &Voice) -> String {
    let alike = all.iter().filter(|other| other.value == open.value).count();
    let number = if alike > 1 { format!("#{}", open.name.0) } else { String::new() };
    format!("{} {}{number}", voice.say("cli-numero-verb-challenge"), open.value)
}

/// What may be challenged, how that is typed, and what it costs. Without callers it is said to
/// whoever has the view; several callers type their names too.
pub fn say(view: &View, rights: &[Move], callers: &[(Seat, String)], names: &Names, voice: &Voice) -> Vec<String> {
    let all = open(view);
    let meant: Vec<Open> = all.iter().copied().filter(|open| rights.contains(&open.choice())).collect();
    let typed = |open: &Open| {
        let typed = typed(*open, &all, voice);
        callers.first().map_or(typed.clone(), |(seat, caller)| Numero::signed(*seat, caller, &typed))
    };
    let costs = |line: Line| {
        let line = line.with("right", points(BLUFF_FOUND, names, voice));
        line.with("wrong", points(WRONG_CHALLENGE, names, voice))
    };
    let line = match (&meant[..], callers) {
        ([], _) => return Vec::new(),
        ([one], []) => costs(Line::new("cli-numero-may-challenge")).with("typed", typed(one)),
        ([one], _) => costs(Line::new("cli-numero-others-may-challenge")).with("typed", typed(one)),
        (several, []) => costs(Line::new("cli-numero-may-challenge-some"))
            .with("typed", voice.joined("cli-or", several.iter().map(typed))),
        (several, _) => costs(Line::new("cli-numero-others-may-challenge-some"))
            .with("typed", voice.joined("cli-or", several.iter().map(typed))),
    };
    let first = meant[0];
    let line = line.with("who", called(first.by, names, voice)).with("value", points(first.value, names, voice));
    let line = line.with("count", i64::try_from(callers.len()).unwrap_or(i64::MAX));
    let line = line.with("callers", voice.joined("list-and", callers.iter().map(|(_, caller)| caller.clone())));
    vec![render(&line, voice.language)]
}

/// §11.1 A build without the answer, said to its builder alone.
pub fn bluff_in(view: &View, choice: &Move) -> Option<u8> {
    let effect = read(view, choice).ok()?.verdict.ok()?;
    effect.builds.iter().find(|build| build.bluff).map(|build| build.value)
}

/// A number as digits, or in words.
pub fn points(number: impl Into<i32>, names: &Names, voice: &Voice) -> String {
    voice.speaker(names).number(Ratio::whole(number.into()))
}
