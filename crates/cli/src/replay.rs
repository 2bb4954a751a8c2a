//! `reckon replay`: a game that is over, told again.

use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

use reckon_records::{Draw, Note, Occupant, Record, Stage};
use reckon_rules::game::{Seat, Viewer};
use reckon_rules::shuffle::Shuffle;
use reckon_words::Names;
use serde::Serialize;

use crate::args::Replay;
use crate::failure::Failure;
use crate::game::{Part, TerminalGame};
use crate::play::console::Console;
use crate::play::people::names_on_record;
use crate::play::typed::{self, Typed};
use crate::voice::Voice;

/// What comes first, for a program.
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
    /// As the record writes it: empty where somebody has none.
    name: &'a str,
    kind: &'static str,
}

/// One move, for a program. Seats are counted from 1 here, and from 0 within the events.
#[derive(Serialize)]
struct Step<'a, E> {
    number: usize,
    seat: u8,
    #[serde(rename = "move")]
    choice: String,
    events: &'a [E],
    /// A build without its answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    bluff: Option<bool>,
}

/// What comes last.
#[derive(Serialize)]
struct End {
    results: Vec<i32>,
    /// Seats, counted from 1.
    winners: Vec<u8>,
    /// Where the points came from, in games for points.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<serde_json::Value>,
}

pub fn run<G: TerminalGame>(args: &Replay, voice: &Voice) -> Result<ExitCode, Failure> {
    let record = args.file.sound_record::<G>(voice)?;
    let draw = match &record.stage {
        Stage::Over { draw, .. } => draw,
        Stage::Kept(_) => return Err(args.file.failure("cli-replay-private", voice)),
        Stage::Sealed { .. } => return Err(args.file.failure("cli-record-sealed", voice)),
    };
    let unsound = || args.file.failure("cli-record-unsound", voice);
    let mut game = deal(&record, draw).ok_or_else(unsound)?;
    let console = Console::new(io::stdin().lock(), io::stdout().lock(), !io::stdin().is_terminal(), voice);
    let names = names_on_record(&record.players, voice);
    let mut telling = Telling { console, names, voice, shows: args.step, asks: args.step };
    if args.json {
        telling.console.line(&as_json(&Heading::of(&record, draw))?)?;
    } else {
        telling.begin(&record, draw)?;
    }
    if !telling.show(&game, record.seats())? {
        return Ok(ExitCode::SUCCESS);
    }
    let mut all = Vec::new();
    for (number, (seat, choice)) in (1..).zip(&record.moves) {
        let before = all.len();
        let bluffs = G::bluffs(&game.view(Viewer::Seat(*seat)), choice, voice);
        game.play(*seat, choice, &mut all).map_err(|_| unsound())?;
        let events = &all[before..];
        if args.json {
            let bluff = (!bluffs.is_empty()).then_some(true);
            let step = Step { number, seat: seat.0 + 1, choice: choice.to_string(), events, bluff };
            telling.console.line(&as_json(&step)?)?;
            continue;
        }
        telling.console.say_all(&G::tell(events, &voice.speaker(&telling.names)))?;
        telling.console.say_all(&bluffs)?;
        if game.turn().outcome().is_none() && !telling.show(&game, record.seats())? {
            return Ok(ExitCode::SUCCESS);
        }
    }
    let view = game.view(Viewer::Watcher);
    if let Some(outcome) = game.turn().outcome().filter(|_| args.json) {
        let winners = outcome.winners.iter().map(|seat| seat.0 + 1).collect();
        let end = End { results: outcome.results.clone(), winners, score: G::score_data(&view, &all) };
        telling.console.line(&as_json(&end)?)?;
    } else if G::plays_for_points(record.options()) && !G::draw(&view, Part::Points, &telling.names, voice).is_empty() {
        telling.console.line("")?;
        telling.console.lines(&G::score_sheet(&view, &all, false, &telling.names, voice))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn deal<G: TerminalGame>(record: &Record<G>, draw: &Draw) -> Option<G> {
    G::deal(record.options(), record.seats(), &mut Shuffle::new(draw.seed())).ok()
}

fn as_json(thing: &impl Serialize) -> io::Result<String> {
    serde_json::to_string(thing).map_err(io::Error::from)
}

impl<'a> Heading<'a> {
    fn of<G: TerminalGame>(record: &'a Record<G>, draw: &Draw) -> Heading<'a> {
        let player = |occupant: &'a Occupant| match occupant {
            Occupant::Person(name) => Player { name, kind: "person" },
            Occupant::Computer(name) => Player { name, kind: "computer" },
        };
        Heading {
            game: G::NAME,
            rules: G::REVISION,
            options: record.agreed(),
            players: record.players.iter().map(player).collect(),
            drawn: match draw {
                Draw::ByLot(_) => "lot",
                Draw::Chosen(_) => "chosen",
            },
        }
    }
}

struct Telling<'a, I, O> {
    console: Console<I, O>,
    names: Names,
    voice: &'a Voice,
    /// Whether all hands are shown after every move.
    shows: bool,
    /// Whether somebody is there who can be waited for.
    asks: bool,
}

impl<I: BufRead, O: Write> Telling<'_, I, O> {
    /// What was played, by whom, and where the cards came from.
    fn begin<G: TerminalGame>(&mut self, record: &Record<G>, draw: &Draw) -> io::Result<()> {
        let voice = self.voice;
        let about = [("game", G::title(voice.language)), ("options", record.agreed().to_string())];
        self.console.say(&voice.say_with("cli-replay-game", about))?;
        let player = |(seat, occupant)| match occupant {
            &Occupant::Person(_) => self.called(seat),
            Occupant::Computer(_) => voice.say_with("cli-replay-computer", [("name", self.called(seat))]),
        };
        let players = voice.listed((0..).map(Seat).zip(&record.players).map(player));
        self.console.say(&voice.say_with("cli-replay-players", [("players", players)]))?;
        let drawn = match draw {
            Draw::ByLot(_) => voice.say("cli-replay-lot"),
            Draw::Chosen(_) => voice.speaker(&self.names).tell(&Note::Chosen),
        };
        self.console.say(&drawn)?;
        match self.asks {
            true => self.console.say(&voice.say("cli-replay-hint")),
            false => self.console.line(""),
        }
    }

    fn called(&self, seat: Seat) -> String {
        match self.names.of(seat) {
            Some(name) => name.to_string(),
            None => self.voice.say_with("player", [("seat", seat.to_string())]),
        }
    }

    /// Waits where that is wanted; `false` where somebody has seen enough.
    fn show<G: TerminalGame>(&mut self, game: &G, seats: u8) -> io::Result<bool> {
        if !self.shows {
            return Ok(true);
        }
        self.show_all(game, seats)?;
        if !self.asks {
            return Ok(true);
        }
        let line = self.console.ask()?;
        self.asks = line.is_some();
        Ok(!line.is_some_and(|line| matches!(typed::read(&line), Typed::Quit)))
    }

    /// The points, the centre and every hand: the game is over, so nothing is secret any more.
    fn show_all<G: TerminalGame>(&mut self, game: &G, seats: u8) -> io::Result<()> {
        let nobody = game.view(Viewer::Watcher);
        self.console.line("")?;
        for part in [Part::Points, Part::Centre] {
            self.console.lines(&G::draw(&nobody, part, &self.names, self.voice))?;
        }
        for seat in (0..seats).map(Seat) {
            let who = self.called(seat);
            let cards = G::held(&game.view(Viewer::Seat(seat)), self.voice);
            let id = if cards.is_empty() { "cli-replay-no-hand" } else { "cli-replay-hand" };
            self.console.say(&self.voice.say_with(id, [("who", who), ("cards", cards)]))?;
        }
        Ok(())
    }
}
