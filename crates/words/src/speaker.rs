//! The speaker of sentences: their language, their listener, and whether they are written or spoken.

use reckon_rules::game::Seat;
use reckon_rules::ratio::Ratio;

use crate::bundle::render;
use crate::language::Language;
use crate::line::{Arg, Line};
use crate::names::Names;
use crate::numbers;

/// A value that can be put into a sentence.
pub trait Say {
    fn say(&self, speaker: &Speaker<'_>) -> Line;
}

/// Form of numbers: figures or words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Manner {
    #[default]
    Written,
    Spoken,
}

#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    pub language: Language,
    pub names: &'a Names,
    pub manner: Manner,
}

impl<'a> Speaker<'a> {
    pub fn new(language: Language, names: &'a Names) -> Speaker<'a> {
        Speaker { language, names, manner: Manner::Written }
    }

    /// Returns the same speaker with numbers in words, to be read aloud: `ten minus two is eight`.
    #[must_use]
    pub fn aloud(self) -> Speaker<'a> {
        Speaker { manner: Manner::Spoken, ..self }
    }

    pub fn tell(&self, thing: &(impl Say + ?Sized)) -> String {
        self.render(&thing.say(self))
    }

    pub fn render(&self, line: &Line) -> String {
        render(line, self.language)
    }

    pub fn number(&self, number: Ratio) -> String {
        match self.manner {
            Manner::Written => numbers::written(number),
            Manner::Spoken => numbers::spoken(number, self.language),
        }
    }

    pub(crate) fn whole(&self, number: u8) -> String {
        self.number(Ratio::whole(number.into()))
    }

    /// Returns the number of a card as a noun: `the 9`, `die Neun`.
    pub(crate) fn noun(&self, number: u8) -> String {
        match self.manner {
            Manner::Written => number.to_string(),
            Manner::Spoken => numbers::noun(number, self.language),
        }
    }

    /// `a 9`, `an eight`, `eine 9`.
    pub(crate) fn one_of(&self, number: u8) -> String {
        let article = numbers::article(number, self.language);
        format!("{article} {}", self.noun(number))
    }

    /// Returns the name that others use for a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        match self.names.of(seat) {
            Some(name) => name.to_string(),
            None => self.render(&Line::new("player").with("seat", seat.to_string())),
        }
    }

    /// Joins items pairwise, with a message that contains `$first` and `$next`.
    pub(crate) fn joined(&self, id: &'static str, items: impl IntoIterator<Item = String>) -> String {
        let join = |first: String, next: String| self.render(&Line::new(id).with("first", first).with("next", next));
        items.into_iter().reduce(join).unwrap_or_default()
    }

    /// `a, b, c`
    pub(crate) fn listed(&self, items: impl IntoIterator<Item = String>) -> String {
        self.joined("list-comma", items)
    }

    /// `a, b and c`
    pub(crate) fn listed_with_and(&self, items: Vec<String>) -> String {
        self.listed_with("list-and", items)
    }

    /// `a, b or c`
    pub(crate) fn listed_with_or(&self, items: Vec<String>) -> String {
        self.listed_with("list-or", items)
    }

    fn listed_with(&self, word: &'static str, mut items: Vec<String>) -> String {
        match items.pop() {
            None => String::new(),
            Some(last) if items.is_empty() => last,
            Some(last) => {
                let first = self.listed(items);
                self.joined(word, [first, last])
            }
        }
    }

    pub(crate) fn line(&self, id: &'static str) -> Sentence<'_> {
        Sentence { speaker: self, line: Line::new(id) }
    }
}

/// A line under construction.
pub(crate) struct Sentence<'a> {
    speaker: &'a Speaker<'a>,
    line: Line,
}

impl Sentence<'_> {
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    /// Sets the subject: `$who`, and `$person` for "you" or somebody else.
    pub fn who(self, seat: Seat) -> Self {
        let person = if self.speaker.names.is_you(seat) { "you" } else { "other" };
        let name = self.speaker.name(seat);
        self.text("person", person).text("who", name)
    }

    pub fn number(self, name: &'static str, number: impl Into<i32>) -> Self {
        let text = self.speaker.number(Ratio::whole(number.into()));
        self.text(name, text)
    }

    pub fn ratio(self, name: &'static str, number: Ratio) -> Self {
        let text = self.speaker.number(number);
        self.text(name, text)
    }

    /// Sets a number of cards, and `name-count` to select the plural.
    pub fn cards(self, name: &'static str, count: impl Into<i32>) -> Self {
        let count = count.into();
        let text = match self.speaker.manner {
            Manner::Written => self.speaker.number(Ratio::whole(count)),
            Manner::Spoken => numbers::counting(count, self.speaker.language),
        };
        self.text(name, text).count(name, count.into())
    }

    /// Sets a number of things that are masculine in German, such as blocks and points, and `name-count` for the
    /// plural.
    pub fn things(self, name: &'static str, count: impl Into<u16>) -> Self {
        let count = count.into();
        let text = match self.speaker.manner {
            Manner::Written => count.to_string(),
            Manner::Spoken => numbers::before_noun(count, self.speaker.language),
        };
        self.text(name, text).count(name, count.into())
    }

    /// Sets `name-count` to select the plural where `name` is a list.
    pub fn counted(self, name: &'static str, things: usize) -> Self {
        self.count(name, i64::try_from(things).unwrap_or(i64::MAX))
    }

    fn count(mut self, name: &'static str, count: i64) -> Self {
        self.line.args.push((format!("{name}-count").into(), Arg::Count(count)));
        self
    }

    pub fn done(self) -> Line {
        self.line
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.line.args.push((name.into(), arg));
        self
    }
}
