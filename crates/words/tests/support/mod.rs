//! Parsed message files, complete sentences, and checks that every game shares.

pub mod citations;
pub mod kinds;
pub mod random_games;
pub mod samples;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use reckon_rules::game::Seat;
use reckon_words::Language::{English, German};
use reckon_words::{GameWords, Language, Line, Names, Say, Speaker, try_render};

/// Returns the messages of a language, attributes as `id.title`, each with its variables and file.
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
                assert!(again.is_none(), "{language}/{file}: {id} exists twice");
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
        // The browser renders the same files with the plain library alone.
        other => panic!("only variables and selections, not {other:?}"),
    }
}

/// Returns the sentence of a thing, or panics, naming the thing, if arguments are missing or left over.
pub fn complete(thing: &(impl Say + Debug), speaker: &Speaker<'_>, known: &Known) -> String {
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

/// Returns the name of a value's variant.
pub fn variant_of(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string()
}

/// Returns Fox, Owl, Hedgehog and a nameless seat.
pub fn names() -> Names {
    Names::new(["Fox", "Owl", "Hedgehog", ""].map(str::to_string).to_vec())
}

/// Compares the sentence that `you` (a watcher if `None`) read about a thing, word for word.
#[track_caller]
pub fn check(thing: &impl Say, you: Option<u8>, english: &str, german: &str) {
    let names = names().seen_by(you.map(Seat));
    assert_eq!(Speaker::new(English, &names).tell(thing), english);
    assert_eq!(Speaker::new(German, &names).tell(thing), german);
}

/// Compares the sentence that a watcher hears about a thing, word for word.
#[track_caller]
pub fn check_aloud(thing: &impl Say, english: &str, german: &str) {
    let names = names();
    assert_eq!(Speaker::new(English, &names).aloud().tell(thing), english);
    assert_eq!(Speaker::new(German, &names).aloud().tell(thing), german);
}

/// Returns the kinds among these events that a game does not announce.
pub fn unannounced<G: GameWords>(events: &[G::Event]) -> Vec<String> {
    let silent = events.iter().filter(|event| !G::is_told(event));
    silent.map(variant_of).collect::<BTreeSet<String>>().into_iter().collect()
}

/// Checks that no message in the files with this word in their name uses one of these words.
#[track_caller]
pub fn assert_absent(files: &str, words: &[&str]) {
    for language in Language::ALL {
        for (file, text) in language.texts().filter(|(file, _)| file.contains(files)) {
            let texts = text.lines().filter(|line| !line.starts_with('#'));
            // The id of a message comes before the equals sign.
            let texts = texts.map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
            for (line, word) in texts.flat_map(|line| words.iter().map(move |word| (line, word))) {
                assert!(!line.contains(word), "{language}/{file}: {word} in {line}");
            }
        }
    }
}

/// Returns the number times `RECKON_LONG`, which is larger in long runs (`RECKON_LONG=10`).
#[expect(clippy::disallowed_methods, reason = "the environment says how much time there is")]
pub fn scaled(number: u64) -> u64 {
    number * std::env::var("RECKON_LONG").map_or(1, |times| times.parse().expect("RECKON_LONG is a number"))
}

/// Reports how much was tried to the runner, which adds up the numbers by subject.
#[expect(clippy::print_stdout, reason = "the runner reads it")]
pub fn tally(subject: &str, what: &str, number: u64) {
    println!("tally | {subject} | {what} | {number}");
}

/// Prints the seed of a game when a test fails while playing it.
pub struct Seed(pub u64);

impl Drop for Seed {
    #[expect(clippy::print_stdout, reason = "printed with a failure")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("seed {}", self.0);
        }
    }
}
