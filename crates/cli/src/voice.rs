//! How the terminal talks: which language, written or spoken, drawn or plain, in colour or not.

use std::io::{self, IsTerminal, Write};

use reckon_rules::game::Seat;
use reckon_rules::ratio::Ratio;
use reckon_words::{Arg, Language, Line, Names, Speaker, render};

use crate::args::Manner;
use crate::wrapping::{USUAL_WIDTH, columns, wrapped};

pub struct Voice {
    pub language: Language,
    /// Numbers as words.
    pub spoken: bool,
    /// Cards as small boxes instead of lists.
    pub draws: bool,
    pub colour: bool,
    /// The output is a screen, not a file or a pipe.
    pub screen: bool,
    /// How wide a line may be, where lines are wrapped at all.
    pub columns: Option<usize>,
}

impl Voice {
    pub fn new(manner: &Manner) -> Voice {
        let screen = io::stdout().is_terminal();
        Voice {
            language: manner.language.unwrap_or_else(language_of_terminal),
            spoken: manner.spoken,
            draws: !manner.spoken && !manner.plain,
            colour: !manner.no_colour && is_set("NO_COLOR").is_none() && screen && !is_dumb(),
            screen,
            columns: columns().or(screen.then_some(USUAL_WIDTH)),
        }
    }

    /// A line as it fits the screen.
    pub fn fit(&self, line: &str) -> Vec<String> {
        self.columns.map_or_else(|| vec![line.to_string()], |width| wrapped(line, width))
    }

    /// Lines as they fit the screen.
    pub fn print(&self, out: &mut impl Write, lines: &[String]) -> io::Result<()> {
        lines.iter().flat_map(|line| self.fit(line)).try_for_each(|line| writeln!(out, "{line}"))
    }

    /// How much room there is for what is drawn.
    pub fn width(&self) -> usize {
        self.columns.unwrap_or(USUAL_WIDTH)
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

    /// A number as digits, or in words.
    pub fn count(&self, count: usize) -> String {
        let number = Ratio::whole(i32::try_from(count).unwrap_or(i32::MAX));
        self.speaker(&Names::default()).number(number)
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

/// What somebody is called at a table that these names are for.
pub fn called(seat: Seat, names: &Names, voice: &Voice) -> String {
    match names.of(seat) {
        _ if names.is_you(seat) => voice.say("you"),
        Some(name) => name.to_string(),
        None => voice.say_with("player", [("seat", seat.to_string())]),
    }
}

/// With a capital letter, as a sentence begins that came out of a sum.
pub fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub fn is_set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn is_dumb() -> bool {
    is_set("TERM").is_some_and(|terminal| terminal == "dumb")
}

/// `de_DE.UTF-8` in the first of the usual places that says anything.
fn language_of_terminal() -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(is_set).unwrap_or_default();
    let spoken_there = |language: &Language| said.split(['_', '.', '@']).next() == Some(language.tag());
    Language::ALL.into_iter().find(spoken_there).unwrap_or_default()
}

#[cfg(test)]
impl Voice {
    /// Written, and nothing drawn.
    pub fn quiet(language: Language) -> Voice {
        Voice { language, spoken: false, draws: false, colour: false, screen: false, columns: None }
    }
}
