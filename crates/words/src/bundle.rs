//! Renders lines as sentences with the Fluent files, which are parsed once.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::line::{Arg, Line};

type Bundle = FluentBundle<FluentResource>;

/// Reason why a line cannot be rendered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Missing {
    #[error("there is no message '{id}' in {language}")]
    Message { id: String, language: Language },
    #[error("the message '{id}' in {language} lacks something: {what}")]
    Inside { id: String, language: Language, what: String },
}

/// Renders a line as a sentence, falling back to English and then to the id.
pub fn render(line: &Line, language: Language) -> String {
    try_render(line, language).or_else(|_| try_render(line, Language::English)).unwrap_or_else(|_| line.id.to_string())
}

pub fn try_render(line: &Line, language: Language) -> Result<String, Missing> {
    let missing = || Missing::Message { id: line.id.to_string(), language };
    let bundle = bundle(language);
    let (id, attribute) = match line.id.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (&*line.id, None),
    };
    let message = bundle.get_message(id).ok_or_else(missing)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
        None => message.value(),
    };
    let args: FluentArgs<'_> = line.args.iter().map(|(name, arg)| (name.as_ref(), value(arg))).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern.ok_or_else(missing)?, Some(&args), &mut errors);
    match errors.first() {
        None => Ok(text.into_owned()),
        Some(error) => Err(Missing::Inside { id: line.id.to_string(), language, what: error.to_string() }),
    }
}

fn value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.as_str()),
        Arg::Count(count) => FluentValue::from(*count),
    }
}

fn bundle(language: Language) -> &'static Bundle {
    static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| read(Language::English));
    static GERMAN: LazyLock<Bundle> = LazyLock::new(|| read(Language::German));
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
    }
}

fn read(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.tag().parse().expect("en and de are language tags");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Unicode isolation marks around arguments would get in the way of searching and copying.
    bundle.set_use_isolating(false);
    for (_, text) in language.texts() {
        // Messages that do not parse or are defined twice are skipped here; a test catches them.
        let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(rest, _)| rest);
        let _twice = bundle.add_resource(resource);
    }
    bundle
}
