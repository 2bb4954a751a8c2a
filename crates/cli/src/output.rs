//! Output style in the terminal: language, written or spoken, drawn or plain, in colour or not.

use std::io::{self, IsTerminal, Write};

use reckon_rules::game::Seat;
use reckon_rules::ratio::Ratio;
use reckon_words::{Arg, Language, Line, Names, Speaker, render};

use crate::args::OutputArgs;
use crate::wrapping::{USUAL_WIDTH, columns, wrapped};

pub struct Output {
    pub language: Language,
    /// Whether numbers are written as words.
    pub spoken: bool,
    /// Whether cards are drawn as small boxes instead of listed.
    pub draws: bool,
    pub colour: bool,
    /// Whether output goes to a screen, not a file or a pipe.
    pub screen: bool,
    /// Maximum line width, if lines are wrapped at all.
    pub columns: Option<usize>,
}

impl Output {
    pub fn new(args: &OutputArgs) -> Output {
        let screen = io::stdout().is_terminal();
        Output {
            language: args.language.unwrap_or_else(language_of_terminal),
            spoken: args.spoken,
            draws: !args.spoken && !args.plain,
            colour: !args.no_colour && is_set("NO_COLOR").is_none() && screen && !is_dumb(),
            screen,
            columns: columns().or(screen.then_some(USUAL_WIDTH)),
        }
    }

    /// Wraps a line to the screen.
    pub fn fit(&self, line: &str) -> Vec<String> {
        self.columns.map_or_else(|| vec![line.to_string()], |width| wrapped(line, width))
    }

    /// Prints lines wrapped to the screen.
    pub fn print(&self, out: &mut impl Write, lines: &[String]) -> io::Result<()> {
        lines.iter().flat_map(|line| self.fit(line)).try_for_each(|line| writeln!(out, "{line}"))
    }

    /// Returns the width available for drawing.
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

    /// Renders a message with arguments.
    pub fn say_with<A: Into<Arg>>(
        &self,
        id: &'static str,
        args: impl IntoIterator<Item = (&'static str, A)>,
    ) -> String {
        let line = args.into_iter().fold(Line::new(id), |line, (name, arg)| line.with(name, arg));
        render(&line, self.language)
    }

    /// Returns a number in digits, or in words.
    pub fn count(&self, count: usize) -> String {
        let number = Ratio::whole(i32::try_from(count).unwrap_or(i32::MAX));
        self.speaker(&Names::default()).number(number)
    }

    pub fn listed(&self, items: impl IntoIterator<Item = String>) -> String {
        self.joined("list-comma", items)
    }

    /// `a, b and c`
    pub fn listed_with_and(&self, items: Vec<String>) -> String {
        self.listed_with("list-and", items)
    }

    /// Lists items with commas, except for a message that says what goes before the last.
    pub fn listed_with(&self, id: &'static str, mut items: Vec<String>) -> String {
        let last = items.pop();
        let before = Some(self.listed(items)).filter(|before| !before.is_empty());
        self.joined(id, before.into_iter().chain(last))
    }

    /// Joins items pairwise with a message that says what goes between them.
    pub fn joined(&self, id: &'static str, items: impl IntoIterator<Item = String>) -> String {
        let join = |first: String, next: String| self.say_with(id, [("first", first), ("next", next)]);
        items.into_iter().reduce(join).unwrap_or_default()
    }
}

/// Returns the name of a seat: "you", the player's name, or the seat's number.
pub fn called(seat: Seat, names: &Names, output: &Output) -> String {
    match names.of(seat) {
        _ if names.is_you(seat) => output.say("you"),
        Some(name) => name.to_string(),
        None => output.say_with("player", [("seat", seat.to_string())]),
    }
}

/// Capitalises a sentence that was composed from parts.
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

/// Reads the language from the first locale variable that is set, such as `de_DE.UTF-8`.
fn language_of_terminal() -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(is_set).unwrap_or_default();
    let spoken_there = |language: &Language| said.split(['_', '.', '@']).next() == Some(language.tag());
    Language::ALL.into_iter().find(spoken_there).unwrap_or_default()
}

#[cfg(test)]
impl Output {
    /// Returns a written style that draws nothing.
    pub fn plain(language: Language) -> Output {
        Output { language, spoken: false, draws: false, colour: false, screen: false, columns: None }
    }
}
