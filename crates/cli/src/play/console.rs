//! Lines in and lines out.

use std::io::{self, BufRead, Read, Write};

/// More than any move needs. What is longer is cut, so that no line fills the memory.
const LONGEST: u64 = 4096;

/// Narrow enough for every screen.
const WIDTH: usize = 78;

/// Enough to push a hand off the largest screen.
const LINES_AWAY: usize = 80;

pub struct Console<I, O> {
    input: I,
    out: O,
    /// Whoever reads the output does not see what was typed: say it again.
    echo: bool,
    /// The output is a screen that can be wiped.
    screen: bool,
}

impl<I: BufRead, O: Write> Console<I, O> {
    pub fn new(input: I, out: O, echo: bool, screen: bool) -> Self {
        Console { input, out, echo, screen }
    }

    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text.trim_end())
    }

    pub fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// A sentence, which on a screen never breaks within a word.
    pub fn say(&mut self, sentence: &str) -> io::Result<()> {
        if !self.screen {
            return self.line(sentence);
        }
        wrapped(sentence).iter().try_for_each(|line| self.line(line))
    }

    /// The next line that somebody types; `None` when there are no more.
    pub fn ask(&mut self) -> io::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let typed = self.read()?;
        match &typed {
            Some(typed) if self.echo => self.line(typed)?,
            Some(_) => {}
            None => self.line("")?,
        }
        Ok(typed)
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = (&mut self.input).take(LONGEST).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(None);
        }
        if bytes.last() != Some(&b'\n') {
            self.input.skip_until(b'\n')?;
        }
        let text = String::from_utf8_lossy(&bytes);
        // Control characters are never part of a move, and could play tricks on a screen.
        Ok(Some(text.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_string()))
    }

    /// What was on the screen is for the eyes of one player only.
    pub fn hide(&mut self) -> io::Result<()> {
        if self.screen {
            // Wipes the screen and what can be scrolled back to, and starts at the top.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        } else {
            (0..LINES_AWAY).try_for_each(|_| writeln!(self.out))?;
        }
        self.out.flush()
    }
}

fn wrapped(sentence: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn console(input: &'static [u8]) -> Console<&'static [u8], Vec<u8>> {
        Console::new(input, Vec::new(), false, true)
    }

    #[test]
    fn a_sentence_breaks_between_words() {
        let sentence = "word ".repeat(40);
        assert!(wrapped(&sentence).iter().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(wrapped("take 9: 5 + 4"), ["take 9: 5 + 4"]);
        assert_eq!(wrapped(""), [""]);
    }

    #[test]
    fn a_line_is_cut_where_it_is_too_long_and_freed_of_tricks() {
        let long: Vec<u8> = [vec![b'7'; 10_000], b"\nnext\x1b[2J\r\n".to_vec()].concat();
        let mut console = console(long.leak());
        assert_eq!(console.ask().expect("memory").map(|line| line.len()), Some(4096));
        assert_eq!(console.ask().expect("memory").as_deref(), Some("next[2J"));
        assert_eq!(console.ask().expect("memory"), None);
    }
}
