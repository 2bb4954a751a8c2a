//! What can be typed, with examples: in short, or all of it.

use crate::game::TerminalGame;
use crate::voice::Voice;

pub fn short<G: TerminalGame>(view: &G::View, voice: &Voice) -> Vec<String> {
    let mut lines = examples::<G>(view, false, voice);
    lines.push(voice.say(G::COMMANDS_IN_SHORT));
    if G::plays_for_points(G::options_of(view)) {
        lines.push(voice.say("cli-help-points"));
    }
    lines
}

pub fn long<G: TerminalGame>(view: &G::View, voice: &Voice) -> Vec<String> {
    let mut lines = examples::<G>(view, true, voice);
    lines.push(G::typing_hint(view, voice));
    lines.push(voice.say("cli-help-commands"));
    let (chapter, paragraph) = G::PARAGRAPH;
    let about = [("chapter", chapter), ("paragraph", paragraph)];
    lines.extend(G::COMMANDS.iter().map(|id| format!("  {}", voice.say_with(id, about))));
    if G::plays_for_points(G::options_of(view)) {
        lines.push(format!("  {}", voice.say("cli-help-score")));
    }
    lines
}

fn examples<G: TerminalGame>(view: &G::View, all: bool, voice: &Voice) -> Vec<String> {
    let mut lines = vec![voice.say("cli-help-moves")];
    for (typed, told) in G::examples(view, all, voice) {
        lines.push(format!("  {typed}"));
        lines.extend(told.iter().map(|sentence| format!("      {sentence}")));
    }
    lines
}
