//! Every message in every form that it can take, as rendered here; `web/tests/words.test.ts` renders the same with the
//! browser's library and compares. `RECKON_BLESS=1` rewrites them.
#![allow(clippy::disallowed_methods, reason = "a golden file is a file")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use reckon_words::{Arg, Language, Line, try_render};
use serde_json::json;

use crate::support::Known;
use crate::support::kinds::wrong_article;

/// The variants that a message selects on, by message and variable: `one`, `other`, `you`.
type Forms = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// Collects the forms over all languages, because one may distinguish more than another.
fn forms() -> Forms {
    let mut forms = Forms::new();
    for (_, text) in Language::ALL.into_iter().flat_map(Language::texts) {
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let value = message.value.iter().map(|value| (id.to_string(), value));
            let attributes = message.attributes.iter().map(|of| (format!("{id}.{}", of.id.name), &of.value));
            for (id, pattern) in value.chain(attributes) {
                collect(pattern, forms.entry(id).or_default());
            }
        }
    }
    forms
}

fn collect(pattern: &Pattern<&str>, forms: &mut BTreeMap<String, BTreeSet<String>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let Expression::Select { selector: InlineExpression::VariableReference { id }, variants } = expression else {
            continue;
        };
        for variant in variants {
            let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
            forms.entry(id.name.to_string()).or_default().insert(key.to_string());
            collect(&variant.value, forms);
        }
    }
}

/// Returns a value of the variable for each variant.
fn values(variable: &str, keys: &BTreeSet<String>) -> Vec<Arg> {
    if !variable.ends_with("-count") {
        // A number is given as one, or it would not select its variant.
        let value = |key: &String| key.parse::<i64>().map_or_else(|_| Arg::from(key.as_str()), Arg::from);
        return keys.iter().map(value).collect();
    }
    let exact = keys.iter().filter_map(|key| key.parse::<i64>().ok());
    [1, 2].into_iter().chain(exact).collect::<BTreeSet<i64>>().into_iter().map(Arg::from).collect()
}

/// Returns each message with every variable filled in, once for each form.
fn lines() -> Vec<Line> {
    let forms = forms();
    let mut lines = Vec::new();
    for (id, message) in Known::read().of(Language::English) {
        let asked: BTreeMap<&str, Vec<Arg>> =
            forms[id].iter().map(|(variable, keys)| (variable.as_str(), values(variable, keys))).collect();
        let first = |variable: &String| match asked.get(variable.as_str()) {
            Some(values) => values[0].clone(),
            None if variable.ends_with("-count") => Arg::from(1),
            None => Arg::from(variable.to_uppercase()),
        };
        let plain =
            message.variables.iter().fold(Line::new(id.clone()), |line, name| line.with(name.clone(), first(name)));
        // Every other value of each variable, and the last value of all at once.
        let other = |name: &str, value: &Arg| {
            let mut line = plain.clone();
            line.args.iter_mut().filter(|(known, _)| known == name).for_each(|(_, arg)| *arg = value.clone());
            line
        };
        let others = asked.iter().flat_map(|(name, values)| values.iter().skip(1).map(|value| other(name, value)));
        let others: Vec<Line> = others.collect();
        let last = asked.iter().fold(plain.clone(), |mut line, (name, values)| {
            line.args
                .iter_mut()
                .filter(|(known, _)| known == name)
                .for_each(|(_, arg)| *arg = values[values.len() - 1].clone());
            line
        });
        let is_new = last != plain && !others.contains(&last);
        lines.push(plain);
        lines.extend(others);
        lines.extend(is_new.then_some(last));
    }
    lines
}

#[test]
fn golden_sentences_for_browsers() {
    let mut text = String::from("[\n");
    let lines = lines();
    for (place, line) in lines.iter().enumerate() {
        let rendered = Language::ALL.map(|language| try_render(line, language).unwrap_or_else(|why| panic!("{why}")));
        let [english, german] = rendered;
        let sample = json!([line.id, line.args, english, german]);
        let comma = if place + 1 < lines.len() { "," } else { "" };
        writeln!(text, "{sample}{comma}").expect("a text can be written");
    }
    text += "]\n";
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/words/samples.json");
    if std::env::var_os("RECKON_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("the folder can be made");
        std::fs::write(&path, &text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(kept == text, "web/tests/words/samples.json is out of date: run make bless and review the difference");
}

// The number of a card has the article that suits it: an 8, an 11, an 18, an 80.
#[test]
fn numbers_have_the_article_that_suits_them() {
    assert_eq!(wrong_article("only a 8 fits").as_deref(), Some("a 8"));
    assert_eq!(wrong_article("an 8, a 9, an 11, a 12, an 18, a 19, an 80, a 90"), None);
    assert_eq!(wrong_article("(an 9)").as_deref(), Some("(an 9)"));
    for line in lines() {
        let english = try_render(&line, Language::English).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(wrong_article(&english), None, "{line:?}: {english}");
    }
    // Every number that a message takes is tried, not only those that it tells apart.
    for value in 1..=99_u8 {
        let line = Line::new("web-numero-stays").with("value", i64::from(value));
        let english = try_render(&line, Language::English).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(wrong_article(&english), None, "{english}");
    }
}
