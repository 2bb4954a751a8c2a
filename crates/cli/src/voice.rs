//! How the terminal talks: which language, written or spoken, drawn or plain, in colour or not.

use std::io::{self, IsTerminal};

use reckon_words::{Arg, Language, Line, Names, Speaker, render};

use crate::args::Manner;

pub struct Voice {
    pub language: Language,
    /// Numbers as words.
    pub spoken: bool,
    /// Cards as small boxes instead of lists.
    pub draws: bool,
    pub colour: bool,
}

impl Voice {
    pub fn new(manner: &Manner) -> Voice {
        Voice {
            language: manner.language.unwrap_or_else(language_of_terminal),
            spoken: manner.spoken,
            draws: !manner.spoken && !manner.plain,
            colour: !manner.no_colour && is_set("NO_COLOR").is_none() && shows_colour(),
        }
    }

    pub fn speaker<'a>(&self, names: &'a Names) -> Speaker<'a> {
        let speaker = Speaker::new(self.language, names);
        if self.spoken { speaker.aloud() } else { speaker }
    }

    pub fn say(&self, id: &'static str) -> String {
        render(&Line::new(id), self.language)
    }

    /// A sentence with texts in it.
    pub fn say_with<A: Into<Arg>>(
        &self,
        id: &'static str,
        args: impl IntoIterator<Item = (&'static str, A)>,
    ) -> String {
        let line = args.into_iter().fold(Line::new(id), |line, (name, arg)| line.with(name, arg));
        render(&line, self.language)
    }

    pub fn listed(&self, items: impl IntoIterator<Item = String>) -> String {
        self.joined("list-comma", items)
    }

    /// Puts two and two together with a message that says what stands between them.
    pub fn joined(&self, id: &'static str, items: impl IntoIterator<Item = String>) -> String {
        let join = |first: String, next: String| self.say_with(id, [("first", first), ("next", next)]);
        items.into_iter().reduce(join).unwrap_or_default()
    }
}

/// With a capital letter, as a sentence begins that came out of a sum.
pub fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn is_set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn shows_colour() -> bool {
    io::stdout().is_terminal() && is_set("TERM").is_none_or(|terminal| terminal != "dumb")
}

/// `de_DE.UTF-8` in the first of the usual places that says anything.
fn language_of_terminal() -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(is_set).unwrap_or_default();
    let spoken_there = |language: &Language| said.split(['_', '.', '@']).next() == Some(language.tag());
    Language::ALL.into_iter().find(spoken_there).unwrap_or_default()
}
