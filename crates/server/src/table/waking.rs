//! Restoring a table from the store, and the row of a new one.

use std::sync::Arc;

use reckon_protocol::{MadeBy, TableId};
use reckon_records::{CommittedSeed, Occupant};
use reckon_rules::options::TableOptions;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::{Attendance, MAILBOX, Playing, Table, ToTable};
use crate::chance::random;
use crate::games::TableGame;
use crate::hub::Hub;
use crate::round::{Draft, Round};
use crate::seats::{Company, Guest, Sitter};
use crate::stopping::Stopping;
use crate::store::{DraftRow, GameKey, GameRow, MoveRow, Secret, TableRow};
use crate::time::now_ms;

/// Stored data that cannot be read. This program wrote it, so this should never happen.
#[derive(Debug, thiserror::Error)]
#[error("a kept table cannot be read: {0}")]
pub struct BadlyKept(&'static str);

/// A table that is being opened.
pub struct NewTable<G: TableGame> {
    pub options: G::Options,
    pub cards: Option<String>,
    pub company: Company,
}

impl<G: TableGame> NewTable<G> {
    pub fn row(&self, id: TableId) -> TableRow {
        TableRow {
            id,
            game: G::NAME.to_string(),
            options: self.options.to_line(),
            cards: self.cards.clone(),
            state: serde_json::to_string(&self.company).expect("who sits where can be written"),
            next_secret: Secret(random()),
            listed: self.company.settings.listed,
            touched_ms: now_ms(),
        }
    }
}

/// The players, the revision of the rules and the options, as stored with a game.
#[derive(Serialize, Deserialize)]
struct Players {
    rules: u32,
    people: Vec<Kept>,
    /// The guests among them, who may read the record later.
    #[serde(default)]
    guests: Vec<Guest>,
    /// Options of this game in one line. Games from before it was stored have those of their table.
    #[serde(default)]
    options: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kept {
    Person(String),
    Computer(String),
}

pub(super) fn players(rules: u32, company: &Company, options: String) -> String {
    let kept = |occupant| match occupant {
        Occupant::Person(name) => Kept::Person(name),
        Occupant::Computer(word) => Kept::Computer(word),
    };
    let people = company.seats.iter().map(|place| kept(place.sitter.on_record())).collect();
    let guests = company.seats.iter().filter_map(|place| place.sitter.guest()).collect();
    let options = Some(options);
    serde_json::to_string(&Players { rules, people, guests, options }).expect("names can be written")
}

fn kept_players(game: &GameRow) -> Result<Players, BadlyKept> {
    serde_json::from_str(&game.players).map_err(|_| BadlyKept("its players"))
}

/// Returns whether this guest had a seat when the game began.
pub fn has_played(game: &GameRow, guest: Guest) -> Result<bool, BadlyKept> {
    Ok(kept_players(game)?.guests.contains(&guest))
}

/// Returns the players as records name them.
pub fn occupants(game: &GameRow) -> Result<Vec<Occupant>, BadlyKept> {
    let players = kept_players(game)?;
    let occupant = |kept| match kept {
        Kept::Person(name) => Occupant::Person(name),
        Kept::Computer(word) => Occupant::Computer(word),
    };
    Ok(players.people.into_iter().map(occupant).collect())
}

/// Returns the revision of the rules that a game began under: it is played on, and recorded, under that one.
pub fn revision<G: TableGame>(game: &GameRow) -> Result<u32, BadlyKept> {
    let revision = kept_players(game)?.rules;
    if G::knows(revision) { Ok(revision) } else { Err(BadlyKept("rules that this program does not know")) }
}

/// Parses the options of a stored table.
fn options<G: TableGame>(row: &TableRow) -> Result<G::Options, BadlyKept> {
    options_in::<G>(&row.options, row)
}

/// Parses the options of a stored game at this table.
pub fn options_of<G: TableGame>(row: &TableRow, game: &GameRow) -> Result<G::Options, BadlyKept> {
    options_in::<G>(kept_players(game)?.options.as_ref().unwrap_or(&row.options), row)
}

fn options_in<G: TableGame>(line: &str, row: &TableRow) -> Result<G::Options, BadlyKept> {
    let options = G::Options::from_line(line).map_err(|_| BadlyKept("its options"))?;
    match &row.cards {
        None => Ok(options),
        Some(cards) => G::with_cards(options, cards).ok_or(BadlyKept("its cards")),
    }
}

/// A game with everything stored about it.
pub struct KeptGame {
    pub key: GameKey,
    pub game: GameRow,
    pub moves: Vec<MoveRow>,
    pub drafts: Vec<DraftRow>,
}

/// Starts the task of a table and returns its mailbox.
pub fn wake<G: TableGame>(
    row: &TableRow,
    game: Option<KeptGame>,
    hub: Arc<Hub>,
    stopping: Stopping,
) -> Result<mpsc::Sender<ToTable>, BadlyKept> {
    let options = options::<G>(row)?;
    let company: Company = serde_json::from_str(&row.state).map_err(|_| BadlyKept("who sits there"))?;
    let mut next_secret = row.next_secret;
    let playing = match game {
        None => None,
        Some(KeptGame { key, game, moves, drafts }) => {
            if game.secret == next_secret {
                next_secret = Secret(random());
            }
            let revision = revision::<G>(&game)?;
            let options = options_of::<G>(row, &game)?;
            let lot = CommittedSeed::new(game.secret.0, game.nonces);
            let mut round = Round::<G>::deal(revision, &options, company.count(), game.round, lot)
                .map_err(|_| BadlyKept("how its game was dealt"))?;
            for row in &moves {
                let choice = row.text.parse().map_err(|_| BadlyKept("a move"))?;
                let attempt = round.attempt(row.seat, choice).map_err(|_| BadlyKept("a move that is not allowed"))?;
                let by = match company.seat(row.seat).map(|state| state.sitter) {
                    _ if row.id.is_some() => MadeBy::Player,
                    Some(Sitter::Computer { .. }) => MadeBy::Computer,
                    _ => MadeBy::StandIn,
                };
                round.accept(attempt, by);
            }
            for DraftRow { seat, v, text, .. } in drafts {
                round.keep_draft(seat, Draft { text, v });
            }
            Some(Playing::new(round, options.to_line(), key, company.settings.clock, moves))
        }
    };
    let (thoughts, thinking) = mpsc::channel(MAILBOX);
    let (sender, mailbox) = mpsc::channel(MAILBOX);
    let attendance = vec![Attendance::default(); company.seats.len()];
    let mut table = Table {
        id: row.id,
        options,
        cards: row.cards.clone(),
        company,
        next_secret,
        playing,
        clients: Vec::new(),
        attendance,
        empty_since: None,
        watchers: 0,
        watchers_told: None,
        in_trouble: None,
        tries_again: None,
        brains_made: 0,
        thoughts,
        hub,
    };
    table.attend();
    metrics::gauge!("reckon_tables_awake").increment(1.0);
    tokio::spawn(async move {
        table.run(mailbox, thinking, stopping).await;
        metrics::gauge!("reckon_tables_awake").decrement(1.0);
    });
    Ok(sender)
}
