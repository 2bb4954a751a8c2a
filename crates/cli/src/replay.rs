//! `reckon replay`: a finished game, replayed.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use reckon_records::{Draw, Note, Occupant, Record, Recorded, Stage};
use reckon_rules::game::{Seat, Viewer};
use reckon_words::{GameWords, Names, Say};
use serde::Serialize;

use crate::args::Replay;
use crate::failure::Failure;
use crate::game::{HasScores, Part, Shown};
use crate::output::Output;
use crate::play::command::{self, TableCommand};
use crate::play::console::Console;
use crate::play::lines::Lines;
use crate::play::seating::names_on_record;

/// First object of the JSON output.
#[derive(Serialize)]
struct Heading<'a> {
    game: &'static str,
    rules: u32,
    options: &'a str,
    players: Vec<Player<'a>>,
    drawn: &'static str,
}

#[derive(Serialize)]
struct Player<'a> {
    /// The name as in the record: empty if the player has none.
    name: &'a str,
    kind: &'static str,
}

/// One move in the JSON output. Seats count from 1 here, and from 0 within the events.
#[derive(Serialize)]
struct ReplayedMove<'a, E> {
    number: usize,
    seat: u8,
    #[serde(rename = "move")]
    choice: String,
    events: &'a [E],
    /// Whether the move makes a build without holding its answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    bluff: Option<bool>,
}

/// Last object of the JSON output.
#[derive(Serialize)]
struct End {
    results: Vec<i32>,
    /// Seats, counted from 1.
    winners: Vec<u8>,
    /// Breakdown of the points, in games for points.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<serde_json::Value>,
}

pub fn run<G: Recorded<Event: Serialize, BadTable: Say> + Shown + HasScores>(
    args: &Replay,
    output: &Output,
) -> Result<ExitCode, Failure> {
    let record = args.file.sound_record::<G>(output)?;
    let draw = match &record.stage {
        Stage::Over { draw, .. } => draw,
        Stage::Saved(_) => return Err(args.file.failure("cli-replay-private", output)),
        Stage::Sealed { .. } => return Err(args.file.failure("cli-record-sealed", output)),
    };
    let unsound = || args.file.failure("cli-record-unsound", output);
    let mut game = deal(&record, draw).ok_or_else(unsound)?;
    let console = Console::new(io::stdin().lock(), io::stdout().lock(), !io::stdin().is_terminal(), output);
    let names = names_on_record(&record.players, output);
    let mut replayer = Replayer { console, names, output, shows: args.step, asks: args.step };
    if args.json {
        replayer.console.line(&as_json(&Heading::of(&record, draw))?)?;
    } else {
        replayer.begin(&record, draw)?;
    }
    if !replayer.show(&game, record.seats())? {
        return Ok(ExitCode::SUCCESS);
    }
    let mut all = Vec::new();
    for (number, (seat, choice)) in (1..).zip(&record.moves) {
        let before = all.len();
        let bluffs = G::bluffs(&game.view(Viewer::Seat(*seat)), choice, output);
        game.play(*seat, choice, &mut all).map_err(|_| unsound())?;
        let events = &all[before..];
        if args.json {
            let bluff = (!bluffs.is_empty()).then_some(true);
            let step = ReplayedMove { number, seat: seat.0 + 1, choice: choice.to_string(), events, bluff };
            replayer.console.line(&as_json(&step)?)?;
            continue;
        }
        replayer.console.say_all(&G::tell(events, &output.speaker(&replayer.names)))?;
        replayer.console.say_all(&bluffs)?;
        if game.turn().outcome().is_none() && !replayer.show(&game, record.seats())? {
            return Ok(ExitCode::SUCCESS);
        }
    }
    let view = game.view(Viewer::Watcher);
    if let Some(outcome) = game.turn().outcome().filter(|_| args.json) {
        let winners = outcome.winners.iter().map(|seat| seat.0 + 1).collect();
        let end = End { results: outcome.results.clone(), winners, score: G::score_data(&view, &all) };
        replayer.console.line(&as_json(&end)?)?;
    } else if G::plays_for_points(record.options()) && !G::draw(&view, Part::Points, &replayer.names, output).is_empty()
    {
        replayer.console.line("")?;
        replayer.console.lines(&G::score_sheet(&view, &all, false, &replayer.names, output))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn deal<G: Recorded>(record: &Record<G>, draw: &Draw) -> Option<G> {
    record.deal(draw.seed()).ok()
}

fn as_json(thing: &impl Serialize) -> io::Result<String> {
    serde_json::to_string(thing).map_err(io::Error::from)
}

impl<'a> Heading<'a> {
    fn of<G: Recorded>(record: &'a Record<G>, draw: &Draw) -> Heading<'a> {
        let player = |occupant: &'a Occupant| match occupant {
            Occupant::Person(name) => Player { name, kind: "person" },
            Occupant::Computer(name) => Player { name, kind: "computer" },
        };
        Heading {
            game: G::NAME,
            rules: record.revision(),
            options: record.agreed(),
            players: record.players.iter().map(player).collect(),
            drawn: match draw {
                Draw::ByLot(_) => "lot",
                Draw::Chosen(_) => "chosen",
            },
        }
    }
}

struct Replayer<'a, I, O> {
    console: Console<I, O>,
    names: Names,
    output: &'a Output,
    /// Whether all hands are shown after every move.
    shows: bool,
    /// Whether a person is there to press Enter.
    asks: bool,
}

impl<I: Lines, O: Write> Replayer<'_, I, O> {
    /// Tells what was played, by whom, and how the deal was drawn.
    fn begin<G: Recorded + GameWords>(&mut self, record: &Record<G>, draw: &Draw) -> io::Result<()> {
        let output = self.output;
        let about = [("game", G::title(output.language)), ("options", record.agreed().to_string())];
        self.console.say(&output.say_with("cli-replay-game", about))?;
        let player = |(seat, occupant)| match occupant {
            &Occupant::Person(_) => self.called(seat),
            Occupant::Computer(_) => output.say_with("cli-replay-computer", [("name", self.called(seat))]),
        };
        let players = output.listed((0..).map(Seat).zip(&record.players).map(player));
        self.console.say(&output.say_with("cli-replay-players", [("players", players)]))?;
        let drawn = match draw {
            Draw::ByLot(_) => output.say("cli-replay-lot"),
            Draw::Chosen(_) => output.speaker(&self.names).tell(&Note::Chosen),
        };
        self.console.say(&drawn)?;
        match self.asks {
            true => self.console.say(&output.say("cli-replay-hint")),
            false => self.console.line(""),
        }
    }

    fn called(&self, seat: Seat) -> String {
        match self.names.of(seat) {
            Some(name) => name.to_string(),
            None => self.output.say_with("player", [("seat", seat.to_string())]),
        }
    }

    /// Shows the position and waits for Enter, if asked to; returns `false` once the viewer wants to leave.
    fn show<G: Shown>(&mut self, game: &G, seats: u8) -> io::Result<bool> {
        if !self.shows {
            return Ok(true);
        }
        self.show_all(game, seats)?;
        if !self.asks {
            return Ok(true);
        }
        let line = self.console.ask()?;
        self.asks = line.is_some();
        Ok(!line.is_some_and(|line| matches!(command::read(&line), TableCommand::Quit)))
    }

    /// Shows points, centre and every hand: the game is over, so nothing is secret any more.
    fn show_all<G: Shown>(&mut self, game: &G, seats: u8) -> io::Result<()> {
        let nobody = game.view(Viewer::Watcher);
        self.console.line("")?;
        for part in [Part::Points, Part::Centre] {
            self.console.lines(&G::draw(&nobody, part, &self.names, self.output))?;
        }
        for seat in (0..seats).map(Seat) {
            let who = self.called(seat);
            let cards = G::hand_line(&game.view(Viewer::Seat(seat)), self.output);
            let id = if cards.is_empty() { "cli-replay-no-hand" } else { "cli-replay-hand" };
            self.console.say(&self.output.say_with(id, [("who", who), ("cards", cards)]))?;
        }
        Ok(())
    }
}
