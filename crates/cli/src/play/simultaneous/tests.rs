//! Sessions in which each line takes a known time to type.

use std::cell::Cell;
use std::io::{BufRead, Read};
use std::rc::Rc;
use std::time::Duration;

use reckon_records::Draw;
use reckon_rules::numenko::{Numenko, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Seed;
use reckon_words::Language;

use super::*;
use crate::output::Output;
use crate::play::console::Console;
use crate::play::local_game::LocalGame;
use crate::play::room::Files;
use crate::play::seating::{Animal, Player};

/// Input with a delay in seconds before each line.
struct Slow {
    lines: Vec<(u64, &'static str)>,
    /// The rest of the line being read.
    rest: Vec<u8>,
    clock: Rc<Cell<u64>>,
}

impl Read for Slow {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(room)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Slow {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.rest.is_empty() && !self.lines.is_empty() {
            let (seconds, line) = self.lines.remove(0);
            self.clock.set(self.clock.get() + seconds);
            self.rest = format!("{line}\n").into_bytes();
        }
        Ok(&self.rest)
    }

    fn consume(&mut self, read: usize) {
        self.rest.drain(..read);
    }
}

/// Returns the output of a session with these players and a clock that only typing advances.
fn heard(people: &[&str], computers: usize, lines: Vec<(u64, &'static str)>) -> String {
    let output = Output::plain(Language::English);
    let mut players: Vec<Player> = people.iter().map(|name| Player::Person(name.to_string())).collect();
    players.extend((0..computers).map(|_| Player::Computer(Animal::default())));
    let options = Options::preset("usual").expect("a known preset");
    let game: LocalGame<Numenko> =
        LocalGame::begin(options, players, Draw::Chosen(Seed::from_number(1))).expect("a valid deal");
    let clock = Rc::new(Cell::new(0));
    let input = Slow { lines, rest: Vec::new(), clock: clock.clone() };
    let mut out = Vec::new();
    let room = Room::new(game, Console::new(input, &mut out, true, &output), Files { save: None, pack: None }, &output);
    let times = Times { pace: None, turn: None, lay: None };
    let stopwatch = Stopwatch::new(Box::new(move || Duration::from_secs(clock.get())), times, people.len());
    assert!(SimultaneousSession::with_stopwatch(room, stopwatch).run().is_ok());
    String::from_utf8(out).expect("output is UTF-8")
}

/// Counts the actions of computer players up to each prompt.
fn things_done(heard: &str) -> Vec<usize> {
    let mut done = 0;
    let mut seen = Vec::new();
    for line in heard.lines() {
        match line {
            "> " | ">" => seen.push(done),
            _ if line.starts_with("Fox swops") || line.starts_with("Fox is done") => done += 1,
            _ if line.starts_with("Swops: Fox ") => {
                let times = line.trim_start_matches("Swops: Fox ").split(';').next().unwrap_or_default();
                done += times.parse::<usize>().expect("a number");
            }
            _ => {}
        }
    }
    seen.push(done);
    seen
}

#[test]
fn a_computer_player_acts_every_half_minute() {
    // First it lays 21 tiles, four at a time.
    let looks = vec![(150, ""), (10, ""), (10, ""), (10, ""), (29, ""), (61, ""), (0, ""), (0, "wait")];
    let heard = heard(&[""], 1, looks);
    assert!(heard.contains("Each computer player does one thing every 30 seconds."), "{heard}");
    assert_eq!(things_done(&heard), [0, 0, 0, 0, 1, 1, 4, 5, 5], "{heard}");
}

/// A line typed after the time is up does not count.
#[test]
fn the_keyboard_is_handed_over_after_two_minutes() {
    let lines = vec![(0, ""), (50, "grid"), (50, "grid"), (500, "a1 across **"), (900, ""), (10, "next"), (0, "")];
    let heard = heard(&["Ann", "Ben"], 0, lines);
    let asked: Vec<&str> = heard
        .lines()
        .filter(|line| line.contains("left. ") || line.starts_with("Pass the") || line.starts_with("Your time"))
        .collect();
    let asked: Vec<&str> = asked.iter().filter_map(|line| line.split(" left. ").next()).collect();
    assert_eq!(
        asked,
        [
            "Pass the keyboard to Ann and press Enter.",
            "2 minutes",
            "1 minute and 10 seconds",
            "20 seconds",
            "Your time is up, Ann.",
            "Pass the keyboard to Ben and press Enter.",
            "2 minutes",
            "Pass the keyboard to Ann and press Enter.",
            "2 minutes",
        ],
        "{heard}"
    );
    assert!(!heard.contains("Row 1:"), "{heard}");
}

#[test]
fn computer_players_act_half_as_often_for_two_people() {
    // First it lays 21 tiles, four at a time.
    let laying = [(0, "")].into_iter().chain([(0, "wait"); 5]);
    let lines = laying.chain([(59, "grid"), (2, "grid"), (60, "next")]).collect();
    let heard = heard(&["Ann", "Ben"], 1, lines);
    let told = heard.matches("Fox swops").count() + heard.matches("Fox is done").count();
    // Two actions, each told to both people.
    assert_eq!(told, 4, "{heard}");
}

/// §5.6 The time to lay is told, and when it is over, what lies in the grid is laid. A line typed too late does
/// not count.
#[test]
fn what_lies_when_the_time_to_lay_is_over_is_laid() {
    let lines = vec![(0, "stop"), (20, "a1 across *"), (50, "b1 across *"), (0, "never read")];
    let heard = heard(&[""], 0, lines);
    assert!(heard.contains("When play is over, you have 1 minute to lay what you have."), "{heard}");
    let prompts: Vec<&str> = heard.lines().filter(|line| line.contains("Press Enter to lay")).collect();
    assert_eq!(
        prompts.iter().filter_map(|line| line.split(" left. ").next()).collect::<Vec<_>>(),
        ["1 minute", "40 seconds"],
        "{heard}"
    );
    let (_, after) = heard.split_once("b1 across *\n").expect("the late line");
    let (told, _) = after.split_once("\n\n").expect("the end of what is told");
    // A few lines for somebody who listens, and no picture first.
    assert!(told.starts_with("The time is up, so what’s in your grid is laid.\n"), "{after}");
    assert!(told.lines().count() <= 4 && !told.contains("Rack"), "{told}");
    assert!(after.contains("Row 1: a ∗.") && !after.contains("b ∗"), "{after}");
    assert!(!heard.contains("never read"), "{heard}");
}

/// §5.6 Each person at a keyboard has the whole time, from the moment their tiles are on the screen.
#[test]
fn everybody_has_the_whole_time_to_lay() {
    let lines = vec![(0, ""), (0, "stop"), (0, ""), (0, "stop"), (500, ""), (70, ""), (500, ""), (30, "")];
    let heard = heard(&["Ann", "Ben"], 0, lines);
    assert!(heard.contains("When play is over, each of you has 1 minute to lay."), "{heard}");
    assert_eq!(heard.matches("1 minute left. ").count(), 2, "{heard}");
    assert_eq!(heard.matches("The time is up, so what’s in your grid is laid.").count(), 1, "{heard}");
}
