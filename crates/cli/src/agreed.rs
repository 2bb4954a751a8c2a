//! The options of a table from the command line, and as one line of text.

use reckon_rules::options::{BadOption, TableOptions};
use reckon_words::Names;

use crate::args::Agreed;
use crate::failure::Failure;
use crate::files::read_small;
use crate::game::TerminalGame;
use crate::nearest::nearest;
use crate::voice::Voice;

impl Agreed {
    pub fn is_empty(&self) -> bool {
        self.preset.is_none() && self.options.is_empty() && self.pack.is_none()
    }

    /// Whether this option is set by its name.
    pub fn says(&self, name: &str) -> bool {
        self.options.iter().any(|change| change.split_once('=').is_some_and(|(said, _)| said.trim() == name))
    }

    /// The preset with its changes. Without a preset, `base` is changed.
    pub fn settle<G: TerminalGame>(&self, base: G::Options, voice: &Voice) -> Result<G::Options, Failure> {
        let mut options = match &self.preset {
            Some(name) => preset::<G>(name, voice)?,
            None => base,
        };
        if let Some(path) = &self.pack {
            let text = read_small(path, voice)?;
            let names = Names::default();
            G::use_pack(&mut options, &text, &voice.speaker(&names)).map_err(Failure::Sentence)?;
            // Whoever brings cards and asks for no preset wants to play with them.
            if self.preset.is_none() {
                G::use_all_cards(&mut options);
            }
        }
        for change in &self.options {
            let (name, value) = change.split_once('=').ok_or_else(|| {
                let about = [("text", change.clone()), ("example", G::OPTION.to_string())];
                Failure::about("cli-option-without-value", about, voice)
            })?;
            options.set(name.trim(), value.trim()).map_err(|bad| bad_option::<G>(&bad, voice))?;
        }
        Ok(options)
    }
}

pub fn preset<G: TerminalGame>(name: &str, voice: &Voice) -> Result<G::Options, Failure> {
    let unknown = || BadOption::UnknownPreset { name: name.to_string() };
    G::Options::preset(name).ok_or_else(|| bad_option::<G>(&unknown(), voice))
}

fn bad_option<G: TerminalGame>(bad: &BadOption, voice: &Voice) -> Failure {
    let meant = match bad {
        BadOption::Unknown { name } => nearest(name, G::Options::specs().iter().map(|spec| spec.name)),
        BadOption::UnknownPreset { name } => nearest(name, G::Options::presets().iter().copied()),
        BadOption::Value { .. } => None,
    };
    let names = Names::default();
    let mut sentence = voice.speaker(&names).tell(bad);
    let more = match (bad, meant) {
        (_, Some(meant)) => voice.say_with("cli-did-you-mean", [("name", meant)]),
        (BadOption::Value { .. }, None) => return Failure::Sentence(sentence),
        (_, None) => voice.say_with("cli-see-options", [("game", G::NAME)]),
    };
    sentence += " ";
    sentence += &more;
    Failure::Sentence(sentence)
}
