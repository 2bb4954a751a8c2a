//! Command-line arguments.

use std::ffi::OsString;
use std::net::{AddrParseError, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand, ValueEnum};
use reckon_words::Language;

use crate::games;
use crate::record_file::RecordFile;

const EXAMPLES: &str = "\
Examples:
  reckon play numero                                 one game against the computer
  reckon play numero --preset subtraction            with minus cards
  reckon play numero --preset scoring                for points, with bluffs
  reckon play numero --people Ann,Ben                two people at one keyboard
  reckon play numero --players 1                     Patience
  reckon play numberloor --players 3                 floors and balloons, you and two computer players
  reckon play numberloor --preset beginners          for young children: one floor up or down
  reckon play numenko --preset quick                 a crossword of sums, all at once, a small pot
  reckon play numenko --players 1                    alone against the pot
  reckon play nmbrs --players 4                      rows of numbers that cross, you and three computer players
  reckon play nmbrs --preset simple                  for young children: numbers up to 50
  reckon referee numero 'centre 10 5 | hand 9 -2 -4' '9: 10-2 + 5-4'
  reckon referee numberloor 'open 3 b2 | hand 5 7 9 b3 6' '5 7 9 b3 6'
  reckon referee numenko '.6/2*4*8/.7/.*/.1/.3'      whether a grid is right, sum by sum
  reckon referee nmbrs '20 30 40 / . 32 / . 34'      whether a table is right, row by row
  reckon rules numero 6.3                            one paragraph of the rules
  reckon verify numero.save                          whether deal, moves and result fit together
  reckon serve                                       tables for others, at http://127.0.0.1:7325/";

/// Number games with exact rules: play them, or ask the referee.
#[derive(Parser)]
#[command(name = "reckon", version, after_help = EXAMPLES, subcommand_required = false)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Play against the computer, with others at one keyboard, or alone
    Play(Play),
    /// Tell a game again from its record
    Replay(Replay),
    /// Check a record: whether deal, moves and result fit together
    Verify(Verify),
    /// Ask whether a move is allowed, and why
    Referee(Referee),
    /// Read the rules, or one chapter or paragraph of them
    Rules(Rules),
    /// See what a table can agree on
    Options(Options),
    /// See which cards a pack has, or check a pack of your own
    Packs(Packs),
    /// Open tables for others, over the network
    Serve(Serve),
}

/// Language and style of the output.
#[derive(Args, Default)]
pub struct OutputArgs {
    /// en or de; without it, the language of the terminal
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<Language>,
    /// Say everything in words, numbers too, and draw nothing
    #[arg(long)]
    pub spoken: bool,
    /// Draw nothing: plain lines
    #[arg(long)]
    pub plain: bool,
    /// No colours (also when NO_COLOR is set)
    #[arg(long, alias = "no-color")]
    pub no_colour: bool,
}

/// Options agreed on at a table.
#[derive(Args, Default)]
pub struct TableArgs {
    /// A named set of options, such as subtraction or beginners
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// Change one option; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Cards of your own, as a pack file
    #[arg(long, value_name = "FILE")]
    pub pack: Option<PathBuf>,
}

#[derive(Args)]
pub struct Play {
    #[arg(required_unless_present = "continue_from", help = games::argument_help())]
    pub game: Option<String>,
    #[command(flatten)]
    pub table: TableArgs,
    /// How many play: you and computer players; 1 is NUMERO's Patience or Numenko alone
    #[arg(long, value_name = "N", conflicts_with = "computers")]
    pub players: Option<u8>,
    /// Who plays at this keyboard
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub people: Vec<String>,
    /// How many computer players
    #[arg(long, value_name = "N")]
    pub computers: Option<u8>,
    /// Numenko: seconds in which each computer player does one thing (30); 0: one thing for each line typed
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(..=86400))]
    pub pace: Option<u32>,
    /// Numenko: seconds for which each person has the keyboard (120); 0: until somebody types next
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(..=86400))]
    pub turn: Option<u32>,
    /// Deal as this number says: the same number, the same game
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<String>,
    /// Keep the game in this file after every move
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a game that was kept in a file
    #[arg(
        id = "continue_from",
        long = "continue",
        value_name = "FILE",
        conflicts_with_all = ["preset", "options", "pack", "players", "people", "computers", "seed", "save"]
    )]
    pub continue_from: Option<RecordFile>,
    #[command(flatten)]
    pub output: OutputArgs,
}

#[derive(Args)]
pub struct Replay {
    /// The record of a game that is over; - is the input
    pub file: RecordFile,
    /// Stop after every move and show all hands: Enter goes on, q leaves
    #[arg(long, conflicts_with = "json")]
    pub step: bool,
    /// One JSON object for the beginning, one for each move, one for the end
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub output: OutputArgs,
}

#[derive(Args)]
pub struct Verify {
    /// The record; - is the input
    pub file: RecordFile,
    /// Answer with one JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub output: OutputArgs,
}

#[derive(Args)]
pub struct Referee {
    #[arg(help = games::argument_help())]
    pub game: String,
    /// What lies on the table: 'centre 10 5 | hand 9 8 -2 -4', 'open 5 b3 | hand 2 8'; or a grid alone: '.6/2*4*8/.7'
    pub position: Option<String>,
    /// What somebody wants to do: '9: 10-2 + 5-4', '2'
    #[arg(value_name = "MOVE")]
    pub move_text: Option<String>,
    #[command(flatten)]
    pub table: TableArgs,
    /// Count the points of the move too, item by item
    #[arg(long)]
    pub score: bool,
    /// Answer with one JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub output: OutputArgs,
}

#[derive(Args)]
pub struct Rules {
    #[arg(help = games::argument_help())]
    pub game: String,
    /// A chapter (4) or a paragraph (4.2)
    #[arg(value_name = "§")]
    pub paragraph: Option<String>,
    #[command(flatten)]
    pub output: OutputArgs,
}

#[derive(Args)]
pub struct Options {
    #[arg(help = games::argument_help())]
    pub game: String,
    /// The options as this preset sets them
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// Answer with one JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub output: OutputArgs,
}

#[derive(Args)]
pub struct Packs {
    #[arg(help = games::argument_help())]
    pub game: String,
    /// Whether this file is a pack that can be played with
    #[arg(long, value_name = "FILE", conflicts_with_all = ["show", "default"])]
    pub check: Option<PathBuf>,
    /// Which cards the pack in this file has
    #[arg(long, value_name = "FILE", conflicts_with = "default")]
    pub show: Option<PathBuf>,
    /// Print the file of the default pack, to be copied and changed
    #[arg(long)]
    pub default: bool,
    /// Answer with one JSON object
    #[arg(long, conflicts_with = "default")]
    pub json: bool,
    #[command(flatten)]
    pub output: OutputArgs,
}

#[derive(Args)]
pub struct Serve {
    /// Where to be found; 0.0.0.0 is every address of this computer
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7325")]
    pub listen: SocketAddr,
    /// The file that every game is kept in
    #[arg(long, value_name = "FILE", default_value = "reckon.db")]
    pub store: PathBuf,
    /// Where this computer can read figures, or off
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7326")]
    pub metrics: MetricsAddress,
    /// How to write what happens, on the error output
    #[arg(long, value_enum, default_value_t = Log::Text)]
    pub log: Log,
    /// How much of it: error, warn, info, debug
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log_level: Level,
    /// After how many seconds a table without anybody sleeps
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=86400))]
    pub sleep_after: u32,
    /// How many tables one address may open in a minute
    #[arg(long, value_name = "N", default_value = "30")]
    pub tables_a_minute: NonZeroU32,
    /// How many requests one address may make in a second
    #[arg(long, value_name = "N", default_value_t = reckon_server::REQUESTS)]
    pub requests_a_second: NonZeroU32,
    /// How many messages one client at a table may send in a second
    #[arg(long, value_name = "N", default_value_t = reckon_server::MESSAGES)]
    pub messages_a_second: NonZeroU32,
    #[arg(
        long,
        value_name = "ORIGIN",
        value_parser = origin,
        help = "Where browsers find this server, if a proxy stands in front: https://example.org"
    )]
    pub origin: Option<String>,
    /// Believe the proxy in front of this server who asks (X-Forwarded-For)
    #[arg(long)]
    pub behind_proxy: bool,
    #[command(flatten)]
    pub output: OutputArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Log {
    Text,
    Json,
    Off,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Level {
    Error,
    Warn,
    Info,
    Debug,
}

/// Address of the metrics page, if any.
#[derive(Clone, Copy)]
pub struct MetricsAddress(pub Option<SocketAddr>);

impl FromStr for MetricsAddress {
    type Err = AddrParseError;

    fn from_str(text: &str) -> Result<MetricsAddress, AddrParseError> {
        if text == "off" { Ok(MetricsAddress(None)) } else { text.parse().map(|address| MetricsAddress(Some(address))) }
    }
}

fn origin(text: &str) -> Result<String, &'static str> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_origin = host.is_some_and(|host| !host.is_empty() && !host.contains(['/', '?', '#', ' ']));
    if is_origin { Ok(text.to_string()) } else { Err("an origin is written as https://example.org") }
}

/// Keeps referee texts that begin with a minus, such as `-2` or `-3=6`, from being parsed as options: puts a space in
/// front, which the referee trims.
pub fn shield_negative_texts(args: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut args: Vec<OsString> = args.collect();
    if args.get(1).is_some_and(|command| command == "referee") {
        for arg in &mut args[2..] {
            let is_text =
                |text: &str| text.len() > 1 && text.starts_with('-') && !text.starts_with("--") && text != "-h";
            if let Some(text) = arg.to_str().filter(|text| is_text(text)) {
                *arg = format!(" {text}").into();
            }
        }
    }
    args
}

impl Command {
    pub fn wants_json(&self) -> bool {
        match self {
            Command::Replay(replay) => replay.json,
            Command::Verify(verify) => verify.json,
            Command::Referee(referee) => referee.json,
            Command::Options(options) => options.json,
            Command::Packs(packs) => packs.json,
            Command::Play(_) | Command::Rules(_) | Command::Serve(_) => false,
        }
    }

    pub fn output(&self) -> &OutputArgs {
        match self {
            Command::Play(play) => &play.output,
            Command::Replay(replay) => &replay.output,
            Command::Verify(verify) => &verify.output,
            Command::Referee(referee) => &referee.output,
            Command::Rules(rules) => &rules.output,
            Command::Options(options) => &options.output,
            Command::Packs(packs) => &packs.output,
            Command::Serve(serve) => &serve.output,
        }
    }
}
