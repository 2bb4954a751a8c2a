//! `reckon options`: what a table can agree on.

use std::io::{self, Write};
use std::process::ExitCode;

use reckon_rules::options::{Allowed, OptionSpec, TableOptions};
use serde::Serialize;

use crate::args::Options;
use crate::failure::Failure;
use crate::game::{HasOptions, HasPack};
use crate::output::Output;
use crate::table_args::preset;

pub fn run<G: HasOptions + HasPack>(args: &Options, output: &Output) -> Result<ExitCode, Failure> {
    let options = match &args.preset {
        Some(name) => preset::<G>(name, output)?,
        None => G::Options::default(),
    };
    let list = List::of::<G>(&options, output);
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &list).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    output.print(&mut out, &list.as_lines(&G::title(output.language), G::PRESET, output))?;
    Ok(ExitCode::SUCCESS)
}

/// Lists the options that matter in the current game, with the agreed values, one per line.
pub fn in_short<G: HasOptions>(options: &G::Options, output: &Output) -> Vec<String> {
    let line = |spec: &OptionSpec| {
        let value = options.get(spec.name).unwrap_or_default();
        let meaning = G::option_value(spec.name, &value, output.language);
        let title = G::option_title(spec.name, output.language);
        format!("{title}: {meaning} ({}={value}, §{})", spec.name, spec.paragraph)
    };
    G::Options::specs().iter().filter(|spec| G::option_matters(options, spec.name)).map(line).collect()
}

#[derive(Serialize)]
struct List {
    game: &'static str,
    options: Vec<Item>,
    presets: Vec<Preset>,
}

#[derive(Serialize)]
struct Item {
    name: &'static str,
    value: String,
    default: &'static str,
    allowed: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<u8>,
    paragraph: &'static str,
    sentence: String,
    meaning: String,
}

#[derive(Serialize)]
struct Preset {
    name: &'static str,
    title: String,
    cards: usize,
    sample: String,
}

impl List {
    fn of<G: HasOptions + HasPack>(options: &G::Options, output: &Output) -> List {
        let preset = |name: &&'static str| Preset {
            name,
            title: G::preset_title(name, output.language),
            cards: G::Options::preset(name).map_or(0, |options| G::cards(&options)),
            sample: G::preset_sample(name, output.language),
        };
        List {
            game: G::NAME,
            options: G::Options::specs().iter().map(|spec| Item::of::<G>(spec, options, output)).collect(),
            presets: G::Options::presets().iter().map(preset).collect(),
        }
    }

    fn as_lines(&self, title: &str, preset_id: &'static str, output: &Output) -> Vec<String> {
        let mut lines = vec![output.say_with("cli-options-title", [("game", title)]), String::new()];
        for item in &self.options {
            let bounds = |least: u8, most: u8| [("least", least.to_string()), ("most", most.to_string())];
            let allowed = match (item.least, item.most) {
                (Some(least), Some(most)) if item.allowed.is_empty() => {
                    output.say_with("allowed-numbers", bounds(least, most))
                }
                (Some(least), Some(most)) => {
                    let example = item.allowed.iter().find(|value| value.contains(',')).cloned().unwrap_or_default();
                    let about = bounds(least, most).into_iter().chain([("example", example)]);
                    output.say_with("allowed-list", about)
                }
                _ => output.listed(item.allowed.clone()),
            };
            lines.push(format!("{}={}  ({allowed}; §{})", item.name, item.value, item.paragraph));
            lines.push(format!("    {}", item.sentence));
            if item.meaning != item.value {
                lines.push(format!("    {}: {}", item.value, item.meaning));
            }
            if item.value != item.default {
                lines.push(format!("    {}", output.say_with("cli-options-default", [("value", item.default)])));
            }
        }
        lines.push(String::new());
        lines.push(output.say("cli-presets-title"));
        lines.push(String::new());
        let width = self.presets.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
        for preset in &self.presets {
            let cards = preset.cards.to_string();
            let about = [("title", preset.title.clone()), ("cards", cards), ("sample", preset.sample.clone())];
            lines.push(format!("{:width$}  {}", preset.name, output.say_with(preset_id, about)));
        }
        lines
    }
}

impl Item {
    fn of<G: HasOptions>(spec: &OptionSpec, options: &G::Options, output: &Output) -> Item {
        let value = options.get(spec.name).unwrap_or_default();
        let (allowed, least, most) = match spec.allowed {
            Allowed::OneOf(words) => (words.iter().map(|word| word.to_string()).collect(), None, None),
            Allowed::Number { least, most } => (Vec::new(), Some(least), Some(most)),
            Allowed::Numbers { least, most, common } => {
                (common.iter().map(|value| value.to_string()).collect(), Some(least), Some(most))
            }
        };
        Item {
            name: spec.name,
            meaning: G::option_value(spec.name, &value, output.language),
            value,
            default: spec.default,
            allowed,
            least,
            most,
            paragraph: spec.paragraph,
            sentence: G::option_sentence(spec.name, output.language),
        }
    }
}
