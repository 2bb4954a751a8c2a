//! Table options, taken from the command line and written as one line of text.

use reckon_rules::options::{BadOption, TableOptions};
use reckon_words::Names;

use crate::args::TableArgs;
use crate::failure::Failure;
use crate::files::read_small;
use crate::game::{HasOptions, HasPack};
use crate::nearest::nearest;
use crate::output::Output;

impl TableArgs {
    pub fn is_empty(&self) -> bool {
        self.preset.is_none() && self.options.is_empty() && self.pack.is_none()
    }

    /// Checks whether this option is set by name.
    pub fn sets(&self, name: &str) -> bool {
        self.options.iter().any(|change| change.split_once('=').is_some_and(|(set, _)| set.trim() == name))
    }

    /// Applies the changes to the preset, or to `base` if there is none.
    pub fn resolve_options<G: HasOptions + HasPack>(
        &self,
        base: G::Options,
        output: &Output,
    ) -> Result<G::Options, Failure> {
        let mut options = match &self.preset {
            Some(name) => preset::<G>(name, output)?,
            None => base,
        };
        if let Some(path) = &self.pack {
            let text = read_small(path, output)?;
            let names = Names::default();
            G::use_pack(&mut options, &text, &output.speaker(&names)).map_err(Failure::Sentence)?;
            // A player who supplies a pack but names no preset wants all of its cards.
            if self.preset.is_none() {
                G::use_all_cards(&mut options);
            }
        }
        for change in &self.options {
            let (name, value) = change.split_once('=').ok_or_else(|| {
                let about = [("text", change.clone()), ("example", G::OPTION.to_string())];
                Failure::about("cli-option-without-value", about, output)
            })?;
            options.set(name.trim(), value.trim()).map_err(|bad| bad_option::<G>(&bad, output))?;
        }
        Ok(options)
    }
}

/// Finds a preset by its name, with any capitals, and spaces or underscores for hyphens.
pub fn preset<G: HasOptions>(name: &str, output: &Output) -> Result<G::Options, Failure> {
    let unknown = || BadOption::UnknownPreset { name: name.to_string() };
    let written = name.trim().to_lowercase().replace([' ', '_'], "-");
    G::Options::preset(&written).ok_or_else(|| bad_option::<G>(&unknown(), output))
}

fn bad_option<G: HasOptions>(bad: &BadOption, output: &Output) -> Failure {
    let meant = match bad {
        BadOption::Unknown { name } => nearest(name, G::Options::specs().iter().map(|spec| spec.name)),
        BadOption::UnknownPreset { name } => nearest(name, G::Options::presets().iter().copied()),
        BadOption::Value { .. } => None,
    };
    let names = Names::default();
    let mut sentence = output.speaker(&names).tell(bad);
    let more = match (bad, meant) {
        (_, Some(meant)) => output.say_with("cli-did-you-mean", [("name", meant)]),
        (BadOption::Value { .. }, None) => return Failure::Sentence(sentence),
        // The sentence says what to type instead.
        (BadOption::UnknownPreset { name }, None) if name.eq_ignore_ascii_case("patience") => {
            return Failure::Sentence(sentence);
        }
        (_, None) => output.say_with("cli-see-options", [("game", G::NAME)]),
    };
    sentence += " ";
    sentence += &more;
    Failure::Sentence(sentence)
}
