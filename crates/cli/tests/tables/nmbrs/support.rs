//! People at a table of nmbrs! blocks.

use reckon_guest::ServerProcess;
use reckon_protocol::{CreateTable, SeatWish, Update};
use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Block, Blocks, Event, Knocking, Nmbrs, Phase, View};

use crate::tables::support::*;

/// Returns one round of the usual game. `knock` decides who gets a block that several want: `first` or `in-order`.
pub fn blocks(seats: &[SeatWish], knock: &str) -> CreateTable {
    with_option(with_option(table("nmbrs", "usual", seats), "rounds", "1"), "knock", knock)
}

pub fn view_of(update: &Update) -> View {
    serde_json::from_str(update.view.text()).expect("a view of nmbrs! blocks")
}

pub fn view(person: &Person) -> View {
    view_of(person.update())
}

pub fn own(person: &Person) -> Blocks {
    view(person).own_hand()
}

pub fn knocking(person: &Person) -> Option<Knocking> {
    match view(person).phase {
        Phase::Knock(knocking) => Some(knocking),
        Phase::Turn | Phase::Over => None,
    }
}

/// Returns the events of this update.
pub fn events(update: &Update) -> Vec<Event> {
    update.events.iter().map(|event| serde_json::from_str(event.text()).expect("an event")).collect()
}

/// Seats the people of a wish, the first of them the host; all see the deal.
pub async fn seat_people(server: &ServerProcess, wish: &CreateTable) -> Vec<Person> {
    let mut people = vec![Person::opens(server, wish).await];
    for _ in wish.seats.iter().filter(|seat| **seat == FRIEND) {
        people.push(Person::joins(server, people[0].table).await);
    }
    people[0].starts().await;
    for person in &mut people {
        person.sees_version(0).await;
    }
    people
}

/// Finds the player whose turn it is, among people who see it.
pub fn on_turn(people: &[Person]) -> usize {
    let must = people[0].update().turn.must();
    people.iter().position(|person| must.contains(person.seat())).expect("one of them has the turn")
}

/// Waits until everybody has seen this version.
pub async fn all_see(people: &mut [Person], v: u32) {
    for person in people {
        person.sees_version(v).await;
    }
}

/// Gives away the first block of the player whose turn it is, and lays nothing; everybody sees it.
pub async fn gives(people: &mut [Person]) -> (usize, Block) {
    let giver = on_turn(people);
    let block = own(&people[giver]).iter().next().expect("a hand");
    let v = people[giver].plays(&[&format!("give {block}")]).await.expect("any block can be given away").v;
    all_see(people, v).await;
    (giver, block)
}

/// Lists everybody else, beginning to the left of the giver.
pub fn others(giver: usize, people: usize) -> Vec<usize> {
    (1..people).map(|step| (giver + step) % people).collect()
}

/// Lets go for everybody who is asked.
pub async fn all_let_go(people: &mut [Person]) {
    let asked = people[0].update().turn.must();
    for place in 0..people.len() {
        if asked.contains(people[place].seat()) {
            let v = people[place].plays(&["let go"]).await.expect("an answer").v;
            all_see(people, v).await;
        }
    }
}

/// Plays the game to its end and checks that everybody saw what the rules show them.
pub async fn check(people: &[Person]) -> Vec<(Seat, String)> {
    play_out::<Nmbrs>(&people.iter().collect::<Vec<_>>()).await;
    let record = people[0].record(1).await;
    people.iter().for_each(|person| person.check_seen::<Nmbrs>(1, &record));
    moves_of::<Nmbrs>(&record)
}
