//! Help on what can be typed, with examples: in short, or all of it.

use crate::game::{HasHelp, HasRulebook, HasScores};
use crate::output::Output;

pub fn short<G: HasHelp + HasScores>(view: &G::View, options: &G::Options, output: &Output) -> Vec<String> {
    let mut lines = examples::<G>(view, false, output);
    lines.push(output.say(G::COMMANDS_IN_SHORT));
    if G::plays_for_points(options) {
        lines.push(output.say("cli-help-points"));
    }
    lines
}

pub fn long<G: HasHelp + HasRulebook + HasScores>(
    view: &G::View,
    options: &G::Options,
    output: &Output,
) -> Vec<String> {
    let mut lines = examples::<G>(view, true, output);
    lines.push(G::typing_hint(view, output));
    lines.push(output.say("cli-help-commands"));
    let (chapter, paragraph) = G::PARAGRAPH;
    let about = [("chapter", chapter), ("paragraph", paragraph)];
    lines.extend(G::COMMANDS.iter().map(|id| format!("  {}", output.say_with(id, about))));
    if G::plays_for_points(options) {
        lines.push(format!("  {}", output.say("cli-help-score")));
    }
    lines
}

fn examples<G: HasHelp>(view: &G::View, all: bool, output: &Output) -> Vec<String> {
    let mut lines = vec![output.say("cli-help-moves")];
    for (typed, told) in G::examples(view, all, output) {
        lines.push(format!("  {typed}"));
        lines.extend(told.iter().map(|sentence| format!("      {sentence}")));
    }
    lines
}
