//! Console input and output, line by line.

use std::io::{self, Write};
use std::time::Duration;

use super::lines::{Lines, Waited};
use crate::output::Output;
use crate::wrapping::wrapped;

/// Number of empty lines that push a hand off even a large screen.
const LINES_AWAY: usize = 80;

pub struct Console<I, O> {
    input: I,
    out: O,
    /// Whether to echo input lines, because a reader of the output would not see them otherwise.
    echo: bool,
    /// Whether the output is a screen that can be cleared.
    screen: bool,
    /// Maximum width of a sentence.
    columns: Option<usize>,
}

impl<I: Lines, O: Write> Console<I, O> {
    pub fn new(input: I, out: O, echo: bool, output: &Output) -> Self {
        Console { input, out, echo, screen: output.screen, columns: output.columns }
    }

    /// Checks whether a person can be asked even after the end of input, as at a keyboard but not in a pipe.
    pub fn has_keyboard(&self) -> bool {
        !self.echo
    }

    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text.trim_end())
    }

    pub fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Prints a sentence, wrapped between words on a screen.
    pub fn say(&mut self, sentence: &str) -> io::Result<()> {
        match self.columns {
            Some(width) => self.lines(&wrapped(sentence, width)),
            None => self.line(sentence),
        }
    }

    pub fn say_all(&mut self, sentences: &[String]) -> io::Result<()> {
        sentences.iter().try_for_each(|sentence| self.say(sentence))
    }

    /// Reads the next typed line; `None` when there are no more.
    pub fn ask(&mut self) -> io::Result<Option<String>> {
        match self.ask_within(None)? {
            Waited::Line(typed) => Ok(typed),
            Waited::TimeOver => unreachable!("there is no limit"),
        }
    }

    /// Reads the next typed line, if it comes in time.
    pub fn ask_within(&mut self, limit: Option<Duration>) -> io::Result<Waited> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let waited = self.input.wait(limit)?;
        match &waited {
            Waited::Line(Some(typed)) if self.echo => self.line(typed)?,
            Waited::Line(Some(_)) => {}
            Waited::Line(None) | Waited::TimeOver => self.line("")?,
        }
        Ok(waited)
    }

    /// Clears the screen, which was for one player's eyes only.
    pub fn hide(&mut self) -> io::Result<()> {
        if self.screen {
            // Clears the screen and the scrollback, and moves the cursor to the top.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        } else {
            (0..LINES_AWAY).try_for_each(|_| writeln!(self.out))?;
        }
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use reckon_words::Language;

    use super::*;

    fn console(input: &'static [u8]) -> Console<&'static [u8], Vec<u8>> {
        Console::new(input, Vec::new(), false, &Output::plain(Language::English))
    }

    #[test]
    fn a_long_line_is_cut_and_control_characters_are_removed() {
        let long: Vec<u8> = [vec![b'7'; 10_000], b"\nnext\x1b[2J\r\n".to_vec()].concat();
        let mut console = console(long.leak());
        assert_eq!(console.ask().expect("in-memory input cannot fail").map(|line| line.len()), Some(4096));
        assert_eq!(console.ask().expect("in-memory input cannot fail").as_deref(), Some("next[2J"));
        assert_eq!(console.ask().expect("in-memory input cannot fail"), None);
    }
}
