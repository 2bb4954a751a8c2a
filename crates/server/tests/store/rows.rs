//! Rows are read back exactly as stored.

use reckon_rules::game::Seat;
use reckon_server::store::{ClaimRow, DraftRow, GameKey, Secret, Store, TableRow};
use sqlx::Row;

use super::{Folder, a_move, begin, claim, game, table, table_id};

#[tokio::test]
async fn a_table_is_found_as_it_was_saved_last() {
    let folder = Folder::new();
    let store = folder.open().await;
    assert_eq!(store.load_table(table_id(1)).await, Ok(None));

    store.save_table(table(1)).await.expect("a table");
    store.save_table(table(2)).await.expect("another");
    assert_eq!(store.load_table(table_id(1)).await, Ok(Some(table(1))));

    let later = TableRow {
        game: "numberloor".to_owned(),
        options: "advanced".to_owned(),
        cards: None,
        state: "{}".to_owned(),
        next_secret: Secret([77; 32]),
        listed: false,
        touched_ms: -4,
        ..table(1)
    };
    store.save_table(later.clone()).await.expect("the same table");
    assert_eq!(store.load_table(table_id(1)).await, Ok(Some(later)));
    assert_eq!(store.load_table(table_id(2)).await, Ok(Some(table(2))));
}

#[tokio::test]
async fn the_open_list_has_waiting_tables_newest_first() {
    let folder = Folder::new();
    let store = folder.open().await;
    for number in 1..=6 {
        store.save_table(table(number)).await.expect("a table");
    }
    store.save_table(TableRow { listed: false, ..table(3) }).await.expect("a table");
    store.begin_game(game(5, 1)).await.expect("a game");

    let numbers = |tables: Vec<TableRow>| tables.iter().map(|table| table.touched_ms - 1_000).collect::<Vec<_>>();
    assert_eq!(numbers(store.open_tables(0, 10).await.expect("a list")), [6, 4, 2, 1]);
    assert_eq!(numbers(store.open_tables(1_002, 10).await.expect("a list")), [6, 4, 2]);
    assert_eq!(numbers(store.open_tables(0, 2).await.expect("a list")), [6, 4]);
    assert_eq!(store.open_tables(0, 1).await.expect("a list"), [table(6)]);
}

#[tokio::test]
async fn a_game_is_found_by_its_number_and_the_last_one_without() {
    let folder = Folder::new();
    let store = folder.open().await;
    store.save_table(table(1)).await.expect("a table");
    assert_eq!(store.load_game(table_id(1), None).await, Ok(None));

    let first = store.begin_game(game(1, 1)).await.expect("a game");
    let second = store.begin_game(game(1, 2)).await.expect("a game");
    assert_ne!(first, second);
    assert_eq!(store.load_game(table_id(1), Some(1)).await, Ok(Some((first, game(1, 1)))));
    assert_eq!(store.load_game(table_id(1), None).await, Ok(Some((second, game(1, 2)))));
    assert_eq!(store.load_game(table_id(1), Some(3)).await, Ok(None));
    assert_eq!(store.load_game(table_id(2), None).await, Ok(None));
}

#[tokio::test]
async fn a_game_needs_its_table_and_a_number_of_its_own() {
    let folder = Folder::new();
    let store = folder.open().await;
    store.begin_game(game(1, 1)).await.expect_err("there is no such table");
    begin(&store, 1).await;
    store.begin_game(game(1, 1)).await.expect_err("the number is taken");
    assert!(store.is_writable(), "the disk is not at fault");
}

#[tokio::test]
async fn moves_are_read_in_order_however_they_arrived() {
    let folder = Folder::new();
    let store = folder.open().await;
    let (one, other) = (begin(&store, 1).await, begin(&store, 2).await);
    for v in [2, 1, 4, 3] {
        store.append(a_move(one, v)).await.expect("a move");
    }
    store.append(a_move(other, 1)).await.expect("a move of another game");

    assert_eq!(store.moves_of(one).await, Ok((1..=4).map(|v| a_move(one, v)).collect()));
    assert_eq!(store.moves_of(other).await, Ok(vec![a_move(other, 1)]));
    assert_eq!(store.moves_of(GameKey(99)).await, Ok(vec![]));
}

#[tokio::test]
async fn texts_come_back_byte_for_byte() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;
    let mut row = a_move(game, 1);
    row.v = u32::MAX;
    row.text = "'; DROP TABLE moves; -- ü \u{1F388} \0 \"".to_owned();
    row.seat = Seat(7);
    row.spent_ms = u32::MAX;
    store.append(row.clone()).await.expect("a move");
    assert_eq!(store.moves_of(game).await, Ok(vec![row]));
}

#[tokio::test]
async fn a_number_is_taken_once() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;
    store.append(a_move(game, 1)).await.expect("a move");
    let mut other = a_move(game, 1);
    other.text = "pass".to_owned();
    store.append(other).await.expect_err("the number is taken");
    store.append(a_move(GameKey(99), 1)).await.expect_err("there is no such game");
    assert_eq!(store.moves_of(game).await, Ok(vec![a_move(game, 1)]));
    assert!(store.is_writable());
}

#[tokio::test]
async fn nobody_changes_or_removes_a_move() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;
    store.append(a_move(game, 1)).await.expect("a move");

    let mut connection = folder.connect().await;
    let changed = sqlx::query("UPDATE moves SET text = 'pass'").execute(&mut connection).await;
    let sentence = changed.expect_err("no change").to_string();
    assert!(sentence.contains("a move that was played cannot be changed"), "{sentence}");
    let removed = sqlx::query("DELETE FROM moves").execute(&mut connection).await;
    let sentence = removed.expect_err("no removal").to_string();
    assert!(sentence.contains("a move that was played cannot be removed"), "{sentence}");
    assert_eq!(store.moves_of(game).await, Ok(vec![a_move(game, 1)]));
}

#[tokio::test]
async fn claims_are_noted_and_a_bad_one_harms_nobody() {
    let folder = Folder::new();
    let store = folder.open().await;
    let game = begin(&store, 1).await;
    let claim = claim(game);
    store.note_claim(ClaimRow { game: GameKey(99), ..claim.clone() });
    store.note_claim(claim.clone());
    store.append(a_move(game, 1)).await.expect("a move");
    store.close().await.expect("closed");

    let rows = sqlx::query("SELECT * FROM claims").fetch_all(&mut folder.connect().await).await.expect("rows");
    let found: Vec<ClaimRow> = rows
        .iter()
        .map(|row| ClaimRow {
            game: GameKey(row.get("game")),
            v: row.get("v"),
            race: row.get("race"),
            seat: Seat(row.get("seat")),
            in_time: row.get("in_time"),
            reaction_us: row.get("reaction_us"),
            trip_us: row.get("trip_us"),
            arrived_ms: row.get("arrived_ms"),
        })
        .collect();
    assert_eq!(found, [claim]);
}

#[tokio::test]
async fn the_last_draft_of_each_seat_is_kept_and_a_bad_one_harms_nobody() {
    let folder = Folder::new();
    let store = folder.open().await;
    let (game, other) = (begin(&store, 1).await, begin(&store, 2).await);
    let draft = |game, seat, v, text: &str| DraftRow { game, seat: Seat(seat), v, text: text.to_owned() };
    for row in [
        draft(game, 1, 0, "0"),
        draft(GameKey(99), 1, 0, "nobody's"),
        draft(game, 0, 1, "2*4*8"),
        draft(game, 1, 3, "7"),
        draft(other, 1, 9, "-"),
    ] {
        store.keep_draft(row);
    }
    store.append(a_move(game, 1)).await.expect("a move");
    assert_eq!(store.drafts_of(game).await, Ok(vec![draft(game, 0, 1, "2*4*8"), draft(game, 1, 3, "7")]));
    assert_eq!(store.drafts_of(other).await, Ok(vec![draft(other, 1, 9, "-")]));
    assert_eq!(store.moves_of(game).await, Ok(vec![a_move(game, 1)]), "a draft is not a move");
}
