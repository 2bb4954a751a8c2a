//! Games played with the binary itself, as a person at the keyboard would.
#![allow(dead_code, reason = "each test file uses only part of it")]

use std::fmt::Debug;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;

use reckon_records::Recorded;
use reckon_rules::game::{Game, Outcome, Seat};
use reckon_rules::numero::{Card, Move, Numero, Options, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

pub fn reckon(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reckon"));
    command.args(args).env("LC_ALL", "C").env("NO_COLOR", "1").env_remove("COLUMNS");
    command
}

/// Runs to the end with this input; returns the exit code and both outputs.
pub fn run(args: &[&str], input: &str) -> (Option<i32>, String, String) {
    run_command(&mut reckon(args), input)
}

pub fn run_command(command: &mut Command, input: &str) -> (Option<i32>, String, String) {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the binary runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A command that has ended no longer reads its input.
    let _ended = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the binary ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A directory for one test, removed afterwards.
pub struct Place(PathBuf);

impl Place {
    pub fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("reckon-cli-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a directory for the test");
        Place(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain name").to_string()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _already_gone = std::fs::remove_dir_all(&self.0);
    }
}

/// A conversation with a running game.
pub struct Talk {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
    /// All output of the game.
    pub heard: String,
    /// All lines typed.
    pub typed: Vec<String>,
}

impl Talk {
    pub fn start(args: &[&str]) -> Talk {
        let mut command = reckon(args);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the binary runs");
        let input = child.stdin.take().expect("a pipe");
        let output = child.stdout.take().expect("a pipe");
        Talk { child, input, output, heard: String::new(), typed: Vec::new() }
    }

    /// Returns the output up to the next question; `None` at the end.
    pub fn listen(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let mut byte = [0];
        while !bytes.ends_with(b"\n> ") {
            if self.output.read(&mut byte).expect("a pipe") == 0 {
                self.heard += &String::from_utf8(bytes).expect("text");
                return None;
            }
            bytes.push(byte[0]);
        }
        let said = String::from_utf8(bytes).expect("text");
        self.heard += &said;
        Some(said)
    }

    pub fn say(&mut self, line: &str) {
        self.typed.push(line.to_string());
        writeln!(self.input, "{line}").expect("the game listens");
    }

    /// Ends the input and waits; returns the exit code.
    pub fn hang_up(mut self) -> (Option<i32>, String, Vec<String>) {
        drop(self.input);
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).expect("text");
        let status = self.child.wait().expect("the binary ends");
        (status.code(), self.heard + &rest, self.typed)
    }
}

/// Plays to the end: at each question looks at the position and types what `choose` says.
pub fn play_through<V: FromStr<Err: Debug>>(
    args: &[&str],
    mut choose: impl FnMut(&V) -> Vec<String>,
) -> (String, Vec<String>) {
    let mut talk = Talk::start(args);
    let mut plan: Vec<String> = Vec::new();
    while let Some(said) = talk.listen() {
        let question = said.lines().rev().nth(1).unwrap_or_default();
        let only_enter = ["Pass the keyboard", "Gib die Tastatur", "Press Enter to", "Mit der Eingabetaste"];
        if only_enter.iter().any(|begin| question.starts_with(begin)) {
            talk.say("");
        } else if question.contains("would be a bluff") || question.contains("wäre das ein Bluff") {
            talk.say("ja");
        } else if let Some(view) = said.lines().find_map(position) {
            plan = choose(&view);
            plan.reverse();
            let line = plan.pop().expect("something to type");
            talk.say(&line);
        } else if let Some(line) = plan.pop() {
            talk.say(&line);
        } else {
            talk.say("position");
        }
    }
    let (code, heard, typed) = talk.hang_up();
    assert_eq!(code, Some(0), "{heard}");
    (heard, typed)
}

fn position<V: FromStr<Err: Debug>>(line: &str) -> Option<V> {
    line.starts_with("options preset=").then(|| line.parse().expect("a position"))
}

/// Finds a legal move for the viewer without looking into the game.
pub fn some_move(view: &View, shuffle: &mut Shuffle) -> Move {
    let game = Numero::imagine(view, shuffle).expect("a game gave this position");
    game.random_move(view.turn, shuffle)
}

pub fn moves_in(file: &str) -> Vec<(Seat, Move)> {
    moves_of::<Numero>(file)
}

pub fn moves_of<G: Recorded>(file: &str) -> Vec<(Seat, G::Move)> {
    let bytes = std::fs::read(file).expect("a saved game");
    reckon_records::read::<G>(&bytes).expect("a record").moves
}

/// Returns the states that a record goes through, from the deal to the end.
pub fn replay(preset: &str, seats: u8, seed: u64, moves: &[(Seat, Move)]) -> Vec<Numero> {
    let options = Options::preset(preset).expect("a preset");
    let mut game = Numero::deal(&options, seats, &mut Shuffle::new(&Seed::from_number(seed))).expect("a deal");
    let mut games = vec![game.clone()];
    for (seat, choice) in moves {
        game.play(*seat, choice, &mut reckon_rules::game::Ignore).expect("a legal move");
        games.push(game.clone());
    }
    games
}

pub fn outcome(game: &Numero) -> Outcome {
    game.turn().outcome().expect("the game is over").clone()
}

/// Returns every way a card is written on the screen.
pub fn names(card: Card) -> [String; 2] {
    let colour = card.colour.map_or("", |colour| colour.name());
    [card.to_string(), format!("{} {colour}", card.face)]
}

/// Checks whether a name appears as a whole word.
pub fn shows(screen: &str, name: &str) -> bool {
    let apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    screen.match_indices(name).any(|(place, _)| {
        apart(screen[..place].chars().next_back()) && apart(screen[place + name.len()..].chars().next())
    })
}
