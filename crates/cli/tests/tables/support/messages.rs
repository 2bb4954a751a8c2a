//! Accessors for messages of the server.

use reckon_guest::Error;
use reckon_protocol::{Failed, MadeBy, Refused, TableInfo, ToClient, Update, Who, Why};
use reckon_rules::game::Seat;
use serde_json::Value;

use super::seat;

pub fn json(update: &Update) -> Value {
    serde_json::from_str(update.view.text()).expect("a view is JSON")
}

/// Returns the cards of a seat, if this update shows them.
pub fn cards_of(update: &Update, seat: Seat) -> Option<Vec<String>> {
    let view = json(update);
    let cards = view["hands"][seat.index()]["cards"].as_array()?;
    Some(cards.iter().map(|card| card.as_str().expect("a card is a text").to_string()).collect())
}

/// Counts the hands that this update shows.
pub fn hands_shown(update: &Update) -> usize {
    let seats = json(update)["hands"].as_array().map_or(0, Vec::len);
    (1..=seats).filter(|number| cards_of(update, seat(u8::try_from(*number).expect("few"))).is_some()).count()
}

/// Returns the version, seat and maker of each move that this update reports.
pub fn made(update: &Update) -> Vec<(u32, u8, MadeBy)> {
    update.made.iter().map(|made| (made.v, made.seat.into(), made.by)).collect()
}

/// Returns the status of a failed answer, and its word for programs.
pub fn failed<T: std::fmt::Debug>(answer: Result<T, Error>) -> (u16, String) {
    let Err(Error::Answer { status, body, .. }) = answer else { panic!("it should fail: {answer:?}") };
    let failed: Failed = serde_json::from_str(&body).expect("a failure");
    assert!(!failed.error.text.is_empty());
    (status, failed.error.why)
}

pub fn why<T: std::fmt::Debug>(answer: Result<T, Box<Refused>>) -> Why {
    answer.expect_err("it is refused").why
}

/// Returns the refusals among these messages.
pub fn refusals(messages: &[ToClient]) -> Vec<Why> {
    let why = |message: &ToClient| if let ToClient::Refused(refused) = message { Some(refused.why) } else { None };
    messages.iter().filter_map(why).collect()
}

pub fn updates(messages: &[ToClient]) -> Vec<&Update> {
    messages
        .iter()
        .filter_map(|message| if let ToClient::Update(update) = message { Some(&**update) } else { None })
        .collect()
}

pub fn person_at(info: &TableInfo, seat: Seat) -> (bool, bool) {
    match info.seats[seat.index()].who {
        Who::Person { present, away, .. } => (present, away),
        _ => panic!("a person sits there"),
    }
}
