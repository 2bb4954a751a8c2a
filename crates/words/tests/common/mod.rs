//! What several tests share: the messages as parsed, and every kind of thing there is to say.
#![allow(dead_code, unused_imports, reason = "each test uses a part")]

pub mod nmbrs;
pub mod numberloor;
pub mod numenko;
mod samples;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use reckon_words::{Language, Line, Names, Say, Speaker, try_render};

pub use samples::*;

/// The messages of a language, attributes as `id.title`, each with its variables and its file.
pub fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for (file, text) in language.texts() {
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        for entry in resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                Entry::Term(term) => panic!("{language}/{file}: a term, -{}", term.id.name),
                Entry::Junk { content } => panic!("{language}/{file}: {content}"),
            };
            let id = message.id.name;
            let attributes = message.attributes.iter().map(|attribute| {
                let id = format!("{id}.{}", attribute.id.name);
                (id, &attribute.value)
            });
            let value = message.value.iter().map(|value| (id.to_string(), value));
            for (id, pattern) in value.chain(attributes) {
                let mut variables = BTreeSet::new();
                collect_pattern(pattern, &mut variables);
                let again = messages.insert(id.clone(), Message { variables, file });
                assert!(again.is_none(), "{language}/{file}: {id} is there twice");
            }
        }
    }
    messages
}

#[derive(Debug)]
pub struct Message {
    pub variables: BTreeSet<String>,
    pub file: &'static str,
}

fn collect_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => collect(expression, variables),
        }
    }
}

fn collect(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            for variant in variants {
                collect_pattern(&variant.value, variables);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression } => collect(expression, variables),
        // The browser renders the same files with nothing but the plain library.
        other => panic!("only variables and selections, not {other:?}"),
    }
}

/// The sentence of a thing, complete and with nothing left over, or a panic that names it.
pub fn complete(thing: &(impl Say + std::fmt::Debug), speaker: &Speaker<'_>, known: &Known) -> String {
    let line = thing.say(speaker);
    let text = try_render(&line, speaker.language).unwrap_or_else(|missing| panic!("{thing:?}: {missing}"));
    let given: BTreeSet<String> = line.args.iter().map(|(name, _)| name.to_string()).collect();
    let wanted = &known.of(speaker.language)[line.id.as_ref()].variables;
    assert_eq!(given, *wanted, "{thing:?}: arguments of {}", line.id);
    assert_clean(&text, &line);
    text
}

pub fn assert_clean(text: &str, line: &Line) {
    for bad in ["{", "}", "$", "??", "  ", " .", " ,", "()", "\u{2068}", "\n"] {
        assert!(!text.contains(bad), "{bad:?} in {text:?} of {line:?}");
    }
    assert!(!text.is_empty(), "{line:?} says nothing");
}

/// The messages of all languages.
pub struct Known(BTreeMap<Language, BTreeMap<String, Message>>);

impl Known {
    pub fn read() -> Known {
        Known(Language::ALL.into_iter().map(|language| (language, messages(language))).collect())
    }

    pub fn of(&self, language: Language) -> &BTreeMap<String, Message> {
        &self.0[&language]
    }
}

/// The name of a value's variant.
pub fn variant_of(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string()
}

/// Fox, Owl, Hedgehog and a nameless seat.
pub fn names() -> Names {
    Names::new(["Fox", "Owl", "Hedgehog", ""].map(str::to_string).to_vec())
}
