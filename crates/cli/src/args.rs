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
  reckon play nmbrs --preset first-steps             for children who only just add: steps of 1, 2, 5 and 10
  reckon play nmbrs --preset simple                  for young children: numbers up to 50
  reckon referee numero 'centre 10 5 | hand 9 -2 -4' '9: 10-2 + 5-4'
  reckon referee numberloor 'open 3 b2 | hand 5 7 9 b3 6' '5 7 9 b3 6'
  reckon referee numenko '.6/2*4*8/.7/.*/.1/.3'      whether a grid is right, sum by sum
  reckon referee nmbrs '20 30 40 / . 32 / . 34'      whether a table is right, row by row
  reckon rules numero 6.3                            one paragraph of the rules
  reckon verify numero.save                          whether deal, moves and result fit together
  reckon serve                                       tables for others, at http://127.0.0.1:7325/";

/// Highest number of a seat.
const MOST_SEATS: i64 = reckon_rules::game::MAX_SEATS as i64;

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
    /// Replay a game from its record
    Replay(Replay),
    /// Check that the deal, the moves and the result of a record are consistent
    Verify(Verify),
    /// Ask whether a move is allowed, and why
    Referee(Referee),
    /// Read the rules, or one chapter or paragraph of them
    Rules(Rules),
    /// List the options that a table can agree on
    Options(Options),
    /// List the cards of a pack, or check a pack of your own
    Packs(Packs),
    /// Host tables for others, over the network
    Serve(Serve),
}

/// Language and style of the output.
#[derive(Args, Default)]
pub struct OutputArgs {
    /// en or de; by default the language of the terminal
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<Language>,
    /// Write everything in words, including numbers, and draw nothing
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
    /// A level, or another named set of options, such as subtraction, beginners or simple
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
    /// Number of players: you and computer players; 1 is NUMERO's Patience, or Numenko alone
    #[arg(long, value_name = "N", conflicts_with = "computers")]
    pub players: Option<u8>,
    /// Names of the people at this keyboard
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub people: Vec<String>,
    /// Number of computer players
    #[arg(long, value_name = "N")]
    pub computers: Option<u8>,
    /// Numenko: seconds per move of each computer player (30); 0: one move for each line typed
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(..=86400))]
    pub pace: Option<u32>,
    /// Numenko: seconds that each person has the keyboard (120); 0: until they type 'next'
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(..=86400))]
    pub turn: Option<u32>,
    /// Numenko: seconds that each person has to lay when play is over (60); 0: as long as they like
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(..=86400))]
    pub lay: Option<u32>,
    /// Deal from this number: the same number gives the same game
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<String>,
    /// Save the game to this file after every move
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Resume a game that was saved to a file
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
    /// The record of a finished game; - is standard input
    pub file: RecordFile,
    /// Stop after every move and show all hands: Enter goes on, q leaves
    #[arg(long, conflicts_with = "json")]
    pub step: bool,
    /// Print one JSON object for the start, one for each move and one for the end
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub output: OutputArgs,
}

#[derive(Args)]
pub struct Verify {
    /// The record; - is standard input
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
    /// The position: 'centre 10 5 | hand 9 8 -2 -4', 'open 5 b3 | hand 2 8'; or a grid alone: '.6/2*4*8/.7'
    pub position: Option<String>,
    /// The move, in the notation or in words: '9: 10-2 + 5-4', 'eight takes five and three', '2'
    #[arg(value_name = "MOVE")]
    pub move_text: Option<String>,
    #[command(flatten)]
    pub table: TableArgs,
    /// Whose turn it is, if the position does not say; the question is then about that player
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..=MOST_SEATS))]
    pub turn: Option<u8>,
    /// Where you sit, if the position does not say
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..=MOST_SEATS))]
    pub seat: Option<u8>,
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
    /// Check whether this file is a playable pack
    #[arg(long, value_name = "FILE", conflicts_with_all = ["show", "default"])]
    pub check: Option<PathBuf>,
    /// List the cards of the pack in this file
    #[arg(long, value_name = "FILE", conflicts_with = "default")]
    pub show: Option<PathBuf>,
    /// Print the file of the default pack, to copy and change
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
    /// Address to listen on; 0.0.0.0 is every address of this computer
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7325")]
    pub listen: SocketAddr,
    /// The file that stores every game
    #[arg(long, value_name = "FILE", default_value = "reckon.db")]
    pub store: PathBuf,
    /// Address of the metrics page, for this computer only, or off
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7326")]
    pub metrics: MetricsAddress,
    /// Format of the log on standard error
    #[arg(long, value_enum, default_value_t = Log::Text)]
    pub log: Log,
    /// Level of the log: error, warn, info or debug
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log_level: Level,
    /// Seconds until an empty table goes to sleep
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=86400))]
    pub sleep_after: u32,
    /// Tables that one address may open per minute
    #[arg(long, value_name = "N", default_value = "30")]
    pub tables_a_minute: NonZeroU32,
    /// Requests that one address may make per second
    #[arg(long, value_name = "N", default_value_t = reckon_server::REQUESTS)]
    pub requests_a_second: NonZeroU32,
    /// Messages that one client at a table may send per second
    #[arg(long, value_name = "N", default_value_t = reckon_server::MESSAGES)]
    pub messages_a_second: NonZeroU32,
    #[arg(
        long,
        value_name = "ORIGIN",
        value_parser = origin,
        help = "Where browsers find this server, if a proxy stands in front: https://example.org"
    )]
    pub origin: Option<String>,
    /// Trust the X-Forwarded-For header of the proxy in front of this server
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
