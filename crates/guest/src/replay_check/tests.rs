use reckon_bots::{Bot, Random};
use reckon_records::{CommittedSeed, Occupant};
use reckon_rules::game::{Game, Turn};
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::*;

const ME: Seat = Seat(0);

/// Plays a game and returns its record and the updates for a client at the first seat.
fn played<G: Remote>(preset: &str) -> (Vec<u8>, Vec<Update>) {
    let options = G::Options::preset(preset).expect("a preset");
    let lot = CommittedSeed::new([3; 32], vec![[1; 32], [2; 32]]);
    let mut game = G::deal(&options, 2, &mut Shuffle::new(&lot.seed)).expect("a game");
    let players = ["otter", "seal"].map(|name| Occupant::Person(name.to_string())).to_vec();
    let mut record = Record::<G>::begin(options, players, Draw::ByLot(lot.clone()));
    let mut shuffle = Shuffle::from_number(1);
    let mut updates = vec![update(&game, 0, Vec::new(), &lot)];
    while let Some(seat) = game.turn().must().iter().next() {
        let choice = Random::new(seat);
        let choice = <Random as Bot<G>>::choose(&mut choice.clone(), &game.view(Viewer::Seat(seat)), &mut shuffle);
        let mut events = Vec::new();
        game.play(seat, &choice, &mut events).expect("legal");
        record.moves.push((seat, choice));
        let v = u32::try_from(record.moves.len()).expect("few moves");
        updates.push(update(&game, v, events.iter().map(Json::of).collect(), &lot));
    }
    let record = record.over(game.turn().outcome().expect("over")).expect("a record");
    (record.text().into_bytes(), updates)
}

fn update<G: Remote>(game: &G, v: u32, events: Vec<Json>, lot: &CommittedSeed) -> Update {
    let over = matches!(game.turn(), Turn::Over(_));
    let reveal = over.then(|| Reveal {
        commitment: Nonce::from_bytes(lot.commitment).to_string(),
        secret: "03".repeat(32),
        nonces: lot.nonces.iter().map(|nonce| Nonce::from_bytes(*nonce)).collect(),
        seed: lot.seed.to_hex(),
        views: [Seat(0), Seat(1)].map(|seat| revealed(game, seat)).to_vec(),
    });
    Update {
        round: 1,
        v,
        seat: Some(ME),
        turn: game.turn(),
        basis: Some(game.basis(ME)),
        events,
        made: Vec::new(),
        lines: Vec::new(),
        texts: Vec::new(),
        spoken: None,
        missed: false,
        view: Json::of(&game.view(Viewer::Seat(ME))),
        clocks: None,
        window_ms: None,
        draft: None,
        took_ms: None,
        reveal,
    }
}

fn journal(updates: &[Update]) -> Journal {
    let mut journal = Journal::default();
    journal.connected(None);
    updates.iter().for_each(|update| journal.saw(update));
    journal
}

/// Returns the differences found after changing the updates of a game of NUMERO.
fn found(change: impl FnOnce(&mut Vec<Update>)) -> Vec<&'static str> {
    let (record, mut updates) = played::<Numero>("subtraction");
    change(&mut updates);
    let replayed = Replayed::<Numero>::of(&record).expect("a record");
    replayed.differences(1, &journal(&updates)).iter().map(|difference| difference.what).collect()
}

#[test]
fn updates_that_follow_the_rules_have_no_differences() {
    assert_eq!(found(|_| {}), [""; 0]);
    let (record, updates) = played::<Numberloor>("advanced");
    let replayed = Replayed::<Numberloor>::of(&record).expect("a record");
    assert_eq!(replayed.differences(1, &journal(&updates)), []);
}

#[test]
fn a_leaked_card_is_found_and_described() {
    let (record, mut updates) = played::<Numero>("subtraction");
    let replayed = Replayed::<Numero>::of(&record).expect("a record");
    let mut view = read(&updates[4].view);
    let secret =
        value(&replayed.games[4].view(Viewer::Seat(Seat(1)))).pointer("/hands/1/cards").expect("cards").clone();
    *view.pointer_mut("/hands/1/cards").expect("no cards") = secret.clone();
    updates[4].view = Json::of(&view);
    let differences = replayed.differences(1, &journal(&updates));
    assert_eq!(differences.len(), 1);
    let told = differences[0].to_string();
    let wanted = format!("seat 1 was sent another view.hands.1.cards at 1.4 than it should: {secret} for null");
    assert_eq!(told, wanted);
}

#[test]
fn a_view_for_another_viewer_is_found() {
    assert_eq!(found(|updates| updates[2].seat = Some(Seat(1)))[0], "view");
    assert_eq!(found(|updates| updates[2].seat = None)[0], "view");
}

#[test]
fn a_watcher_is_compared_with_the_public_view() {
    let (record, mut updates) = played::<Numero>("subtraction");
    let replayed = Replayed::<Numero>::of(&record).expect("a record");
    for (update, game) in updates.iter_mut().zip(&replayed.games) {
        (update.seat, update.basis) = (None, None);
        update.view = Json::of(&game.view(Viewer::Watcher));
    }
    assert_eq!(replayed.differences(1, &journal(&updates)), []);
}

#[test]
fn a_wrong_turn_basis_or_version_is_found() {
    assert_eq!(found(|updates| updates[1].turn = updates[0].turn.clone()), ["turn"]);
    assert_eq!(found(|updates| updates[1].basis = None), ["basis"]);
    assert_eq!(found(|updates| updates[1].v = 9999)[0], "version");
}

#[test]
fn events_that_are_missing_or_invented_are_found() {
    let clear = |updates: &mut Vec<Update>| updates[3].events.clear();
    assert_eq!(found(clear), ["events"]);
    let invent = |updates: &mut Vec<Update>| updates[3].events.push(Json::of(&"a card"));
    assert_eq!(found(invent), ["events"]);
}

#[test]
fn a_returning_client_is_told_everything_or_that_it_missed_some() {
    let skip = |updates: &mut Vec<Update>| drop(updates.remove(3));
    assert_eq!(found(skip), ["events"], "the next update has the events of one move, but two were played");
    let tell = |updates: &mut Vec<Update>| {
        let before = updates.remove(3).events;
        updates[3].events.splice(0..0, before);
    };
    assert_eq!(found(tell), [""; 0]);
    let missing = |updates: &mut Vec<Update>| {
        updates.remove(3);
        updates[3].missed = true;
    };
    assert_eq!(found(missing), [""; 0]);
}

#[test]
fn a_secret_revealed_early_is_found_and_so_is_a_wrong_one() {
    let early = |updates: &mut Vec<Update>| updates[0].reveal = updates.last().expect("the end").reveal.clone();
    assert_eq!(found(early), ["reveal"]);
    let wrong = |updates: &mut Vec<Update>| {
        let reveal = updates.last_mut().and_then(|update| update.reveal.as_mut());
        reveal.expect("the end").seed = "00".repeat(32);
    };
    assert_eq!(found(wrong), ["reveal"]);
}

#[test]
fn a_record_without_its_secret_cannot_be_replayed() {
    let (record, _) = played::<Numero>("subtraction");
    let record = reckon_records::read::<Numero>(&record).expect("a record");
    let reckon_records::Stage::Over { draw, .. } = record.stage.clone() else { panic!("over") };
    let kept = Record::<Numero>::begin(record.options().clone(), record.players.clone(), draw);
    let sealed = kept.sealed().expect("by lot");
    assert!(Replayed::<Numero>::of(sealed.text().as_bytes()).is_err());
}
