//! Everything that the protocol names has words in every language.

use std::collections::BTreeSet;

use reckon_protocol::{Animal, COMPUTERS, Close, Computer, GUESTS, Phrase};
use reckon_words::{Language, Line, try_render};

fn said(id: impl Into<String>, language: Language) -> String {
    try_render(&Line::new(id.into()), language).unwrap_or_else(|missing| panic!("{missing}"))
}

#[test]
fn every_animal_has_a_name_of_its_own() {
    let guests = (0..GUESTS.len()).map(|place| Animal::at(place).message());
    let computers = (0..COMPUTERS.len()).map(|place| Computer::at(place).message());
    let messages: Vec<String> = guests.chain(computers).collect();
    for language in Language::ALL {
        let names: Vec<String> = messages.iter().map(|message| said(message, language)).collect();
        // People type names in any case.
        let different: BTreeSet<String> = names.iter().map(|name| name.to_lowercase()).collect();
        assert_eq!(different.len(), names.len(), "{language}: two animals have the same name");
        assert!(names.iter().all(|name| name.starts_with(char::is_uppercase)), "{names:?}");
    }
}

#[test]
fn every_name_of_an_animal_is_on_a_list() {
    let words: BTreeSet<String> = GUESTS.iter().chain(&COMPUTERS).map(|(word, _)| format!("animal-{word}")).collect();
    for language in Language::ALL {
        for (_, text) in language.texts() {
            for line in text.lines().filter(|line| line.starts_with("animal-")) {
                let id = line.split(' ').next().unwrap_or_default();
                assert!(words.contains(id), "{language}: {line}");
            }
        }
    }
}

#[test]
fn every_phrase_can_be_said() {
    for language in Language::ALL {
        let texts: BTreeSet<String> = Phrase::ALL.iter().map(|phrase| said(phrase.message(), language)).collect();
        assert_eq!(texts.len(), Phrase::ALL.len(), "{language}");
    }
}

/// A close frame holds 125 bytes, two of them for the code.
#[test]
fn every_close_has_its_sentence() {
    for close in Close::ALL {
        for language in Language::ALL {
            let text = said(close.message(), language);
            assert!(text.len() <= 120, "{} bytes: {text}", text.len());
        }
    }
}
