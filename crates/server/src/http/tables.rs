//! Opening a table, finding one, sitting down.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use reckon_protocol::{
    Clock, CreateTable, Created, Help, Join, Joined, OpenTable, OpenTables, SeatWish, Settings, TableId, Youngest,
};
use reckon_rules::options::{BadOption, TableOptions, YOUNGEST};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Language, Line, Names, Speaker};
use tokio::sync::oneshot;

use super::failed::{Failed, shortened};
use super::guests::{Body, Visitor, with_cookie};
use super::{App, address};
use crate::chance::random;
use crate::games::TableGame;
use crate::seats::{Company, Guest, SeatState, Sitter};
use crate::store::TableRow;
use crate::table::{NewTable, ToTable};
use crate::time::now_ms;
use crate::with_game;

/// Idle time after which a table is dropped from the open list.
const SHOWN_MS: i64 = 3600 * 1000;
const MAX_SHOWN: u32 = 100;

/// Slowest pace of a computer player.
const SLOWEST_MS: u16 = 10_000;

#[utoipa::path(post, path = "/api/tables", request_body = CreateTable,
    security((), ("token" = []), ("cookie" = [])),
    responses(
    (status = 201, description = "The table; a browser that is new gets its cookie.", body = Created),
    (status = 400, description = "Such a table cannot be.", body = reckon_protocol::Failed),
    (status = 401, description = "The token is none.", body = reckon_protocol::Failed),
    (status = 403, description = "Asked for by another website.", body = reckon_protocol::Failed),
    (status = 413, description = "Longer than 16 kB.", body = reckon_protocol::Failed),
    (status = 503, description = "It cannot be kept at the moment.", body = reckon_protocol::Failed),
))]
pub async fn create(State(app): State<Arc<App>>, visitor: Visitor, request: Request) -> Response {
    let language = visitor.language;
    let address = address(&app, &request);
    let Ok(Body(wish)) = <Body<CreateTable> as axum::extract::FromRequest<_>>::from_request(request, &app).await;
    let opened = async {
        let wish = wish?;
        let (guest, token) = visitor.guest_or_new()?;
        let row = with_game!(wish.game.as_str(), new_row(&wish, guest, visitor.is_program, language));
        let row = row.ok_or_else(|| Failed::NoSuchGame(wish.game.clone()))??;
        if !app.new_tables.allows(address) {
            return Err(Failed::TooOften);
        }
        let id = row.id;
        app.hub.store.save_table(row).await.map_err(|_| Failed::NotKept)?;
        metrics::counter!("reckon_tables_total").increment(1);
        let created = look_at(&app, id, Some(guest), language).await?;
        Ok(with_cookie((StatusCode::CREATED, Json(created)).into_response(), token, &app))
    };
    opened.await.unwrap_or_else(|failed: Failed| failed.say(language))
}

/// Builds the row of a new table, or says why it cannot exist.
fn new_row<G: TableGame>(
    wish: &CreateTable,
    guest: Guest,
    is_program: bool,
    language: Language,
) -> Result<TableRow, Failed> {
    let names = Names::default();
    let speaker = Speaker::new(language, &names);
    let mut settings = wish.settings.clone();
    check_settings(&settings)?;
    if G::ALL_AT_ONCE && matches!(settings.clock, Clock::TurnS(_)) {
        return Err(Failed::BadTable(speaker.render(&Line::new("http-no-turns"))));
    }
    let unknown = |why| Failed::BadTable(speaker.tell(&why));
    let mut options = match &wish.preset {
        None => G::Options::default(),
        Some(name) => {
            let known = G::Options::preset(name);
            known.ok_or_else(|| unknown(BadOption::UnknownPreset { name: shortened(name) }))?
        }
    };
    for (name, value) in &wish.options {
        // Anything longer is unknown anyway, and the refusal quotes it.
        options.set(&shortened(name), &shortened(value)).map_err(unknown)?;
    }
    agree_on_hands::<G>(wish, &mut settings, &mut options, &speaker)?;
    if let Some(pack) = &wish.pack {
        G::use_pack(&mut options, pack, &speaker).map_err(Failed::BadPack)?;
        if wish.preset.is_none() && wish.options.is_empty() {
            G::use_all_cards(&mut options);
        }
    }
    let mut company = seated(wish, settings, guest, is_program)?;
    company.youngest = wish.options.contains_key(YOUNGEST).then(|| said_youngest(&options));
    // A trial deal is the best check that this many players can play with these cards.
    G::deal(&options, company.count(), &mut Shuffle::from_number(0))
        .map_err(|why| Failed::BadTable(speaker.tell(&why)))?;
    let cards = wish.pack.as_ref().map(|_| G::unshuffled(&options).join(" "));
    Ok(NewTable::<G> { options, cards, company }.row(TableId::from_random(random())))
}

/// Returns who is youngest by the option, which was set: so nobody is asked again.
fn said_youngest(options: &impl TableOptions) -> Youngest {
    let seat = options.get(YOUNGEST).and_then(|seat| seat.parse().ok());
    seat.map_or(Youngest::Lot, Youngest::Seat)
}

fn check_settings(settings: &Settings) -> Result<(), Failed> {
    let within = |name, value: u16, least, most| match (least..=most).contains(&value) {
        true => Ok(()),
        false => Err(Failed::BadSetting { name, least, most }),
    };
    within("away_s", settings.away_s, 1, 3600)?;
    within("pause_ms", settings.pause_ms, 0, 10_000)?;
    match settings.clock {
        Clock::None => Ok(()),
        Clock::TurnS(seconds) => within("turn_s", seconds, 1, 7200),
        Clock::GameS(seconds) => within("game_s", seconds, 1, 7200),
    }
}

/// Settles whether speed counts, from the table's setting or the game's option; if both are given, they must agree.
fn agree_on_hands<G: TableGame>(
    wish: &CreateTable,
    settings: &mut Settings,
    options: &mut G::Options,
    speaker: &Speaker<'_>,
) -> Result<(), Failed> {
    use reckon_protocol::Hands;
    let Some(hurry) = G::hurry() else {
        settings.hands.get_or_insert(Hands::NoHurry);
        return Ok(());
    };
    let is_said = wish.options.contains_key(hurry.option);
    match settings.hands {
        said if is_said => {
            let unhurried = options.get(hurry.option).as_deref() == Some(hurry.no_hurry);
            let meant = if unhurried { Hands::NoHurry } else { Hands::Quick };
            if said.is_some_and(|said| said != meant) {
                return Err(Failed::HandsTwice(hurry.option));
            }
            settings.hands = Some(meant);
        }
        hands => {
            let hands = hands.unwrap_or(Hands::NoHurry);
            settings.hands = Some(hands);
            let value = hurry.value(hands);
            options.set(hurry.option, value).map_err(|why| Failed::BadTable(speaker.tell(&why)))?;
        }
    }
    Ok(())
}

fn seated(wish: &CreateTable, settings: Settings, guest: Guest, is_program: bool) -> Result<Company, Failed> {
    if wish.seats.is_empty() {
        return Err(Failed::NoSeats);
    }
    if wish.seats.len() > usize::from(reckon_rules::game::MAX_SEATS) {
        return Err(Failed::BadSetting { name: "seats", least: 1, most: reckon_rules::game::MAX_SEATS.into() });
    }
    let empty = |_: &SeatWish| SeatState { sitter: Sitter::Nobody, help: Help::Show, nonce: None };
    let mut company =
        Company { settings, seats: wish.seats.iter().map(empty).collect(), host: Some(guest), youngest: None };
    for (place, wish) in wish.seats.iter().enumerate() {
        company.seats[place].sitter = match wish {
            SeatWish::Person => Sitter::Nobody,
            SeatWish::Me => {
                let [chance] = random();
                Sitter::Person { guest, animal: company.free_animal(chance), program: is_program }
            }
            SeatWish::Computer { pace_ms, .. } if *pace_ms > SLOWEST_MS => {
                return Err(Failed::BadSetting { name: "pace_ms", least: 0, most: SLOWEST_MS });
            }
            SeatWish::Computer { player: None, pace_ms } => {
                Sitter::Computer { player: company.free_computer(), pace_ms: *pace_ms }
            }
            SeatWish::Computer { player: Some(player), pace_ms } => {
                Sitter::Computer { player: *player, pace_ms: *pace_ms }
            }
        };
    }
    Ok(company)
}

async fn look_at(app: &Arc<App>, id: TableId, guest: Option<Guest>, language: Language) -> Result<Created, Failed> {
    let (reply, answer) = oneshot::channel();
    app.hub.send(id, ToTable::Look { guest, language, reply }).await?;
    answer.await.map_err(|_| Failed::Stopping)
}

/// Path segment where a table's id is expected; it may not even be text.
pub type Named = Result<Path<String>, PathRejection>;

pub fn table_named(name: Named) -> Result<TableId, Failed> {
    let Path(name) = name.map_err(|_| Failed::NoSuchTable)?;
    name.to_ascii_lowercase().parse().map_err(|_| Failed::NoSuchTable)
}

#[utoipa::path(get, path = "/api/tables", responses(
    (status = 200, description = "Tables that wait for players and want to be found.", body = OpenTables),
))]
pub async fn open(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    let rows = app.hub.store.open_tables(now_ms() - SHOWN_MS, MAX_SHOWN).await;
    let shown = |row: TableRow| {
        let company: Company = serde_json::from_str(&row.state).ok()?;
        let free = u8::try_from(company.free().count()).ok().filter(|free| *free > 0)?;
        let (seats, settings) = (company.count(), company.settings);
        Some(OpenTable { id: row.id, game: row.game, options: row.options, seats, free, settings })
    };
    match rows {
        Ok(rows) => Json(OpenTables { tables: rows.into_iter().filter_map(shown).collect() }).into_response(),
        Err(_) => Failed::NotKept.say(visitor.language),
    }
}

#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "the table")),
    security((), ("token" = []), ("cookie" = [])),
    responses(
    (status = 200, description = "The table as anybody with its link sees it.", body = Created),
    (status = 401, description = "The token is none.", body = reckon_protocol::Failed),
    (status = 404, description = "There is none.", body = reckon_protocol::Failed),
))]
pub async fn look(State(app): State<Arc<App>>, id: Named, visitor: Visitor) -> Response {
    let seen = async {
        let id = table_named(id)?;
        Ok(Json(look_at(&app, id, visitor.guest()?, visitor.language).await?).into_response())
    };
    seen.await.unwrap_or_else(|failed: Failed| failed.say(visitor.language))
}

#[utoipa::path(post, path = "/api/tables/{id}/seats", params(("id" = String, Path, description = "the table")),
    request_body = Join,
    security((), ("token" = []), ("cookie" = [])),
    responses(
    (status = 200, description = "The seat; a browser that is new gets its cookie.", body = Joined),
    (status = 400, description = "Not understood.", body = reckon_protocol::Failed),
    (status = 401, description = "The token is none.", body = reckon_protocol::Failed),
    (status = 403, description = "Asked for by another website.", body = reckon_protocol::Failed),
    (status = 404, description = "There is no such table.", body = reckon_protocol::Failed),
    (status = 409, description = "It is taken, the table is full, or you play there already.", body = reckon_protocol::Failed),
    (status = 413, description = "Longer than 16 kB.", body = reckon_protocol::Failed),
    (status = 503, description = "It cannot be kept at the moment.", body = reckon_protocol::Failed),
))]
pub async fn join(State(app): State<Arc<App>>, id: Named, visitor: Visitor, Body(wish): Body<Join>) -> Response {
    let language = visitor.language;
    let joined = async {
        let id = table_named(id)?;
        let wish = wish?;
        let (guest, token) = visitor.guest_or_new()?;
        let (reply, answer) = oneshot::channel();
        let program = visitor.is_program;
        app.hub.send(id, ToTable::Join { guest, program, wish, language, reply }).await?;
        let joined = answer.await.map_err(|_| Failed::Stopping)??;
        Ok(with_cookie(Json(joined).into_response(), token, &app))
    };
    joined.await.unwrap_or_else(|failed: Failed| failed.say(language))
}
