//! Lines that people type, and for how long to wait for them.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// Upper bound on the bytes of a line, longer than any move. The rest is discarded, so that no line exhausts memory.
const LONGEST: u64 = 4096;

/// Outcome of waiting for a line.
pub enum Waited {
    /// A line, or `None` when there are no more.
    Line(Option<String>),
    TimeOver,
}

pub trait Lines {
    /// Waits for the next line, at most for the time in `limit`.
    fn wait(&mut self, limit: Option<Duration>) -> io::Result<Waited>;
}

/// Input that is read directly cannot be left waiting, so a line may come later than the limit.
impl<R: BufRead> Lines for R {
    fn wait(&mut self, _limit: Option<Duration>) -> io::Result<Waited> {
        read_line(self).map(Waited::Line)
    }
}

/// Standard input, read by another thread whenever a line is asked for. A line that came too late is the answer to the next
/// question.
pub struct StandardInput {
    ask: Sender<()>,
    answers: Receiver<io::Result<Option<String>>>,
    /// Whether the thread is still waiting for a line.
    is_asked: bool,
}

impl StandardInput {
    pub fn new() -> StandardInput {
        let (ask, asked) = channel();
        let (answer, answers) = channel();
        thread::spawn(move || while asked.recv().is_ok() && answer.send(read_line(&mut io::stdin().lock())).is_ok() {});
        StandardInput { ask, answers, is_asked: false }
    }
}

impl Lines for StandardInput {
    fn wait(&mut self, limit: Option<Duration>) -> io::Result<Waited> {
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        if !self.is_asked {
            self.ask.send(()).map_err(|_| gone())?;
            self.is_asked = true;
        }
        let answer = match limit {
            None => self.answers.recv().map_err(|_| gone())?,
            Some(limit) => match self.answers.recv_timeout(limit) {
                Ok(answer) => answer,
                Err(RecvTimeoutError::Timeout) => return Ok(Waited::TimeOver),
                Err(RecvTimeoutError::Disconnected) => return Err(gone()),
            },
        };
        self.is_asked = false;
        answer.map(Waited::Line)
    }
}

fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.take(LONGEST).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    let text = String::from_utf8_lossy(&bytes);
    // Control characters are never part of a move, and could manipulate the terminal when echoed.
    Ok(Some(text.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_string()))
}
