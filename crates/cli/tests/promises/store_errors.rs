//! Places where a server cannot start: each gives a sentence and exit code 2, and nothing is changed.

use std::net::TcpListener;
use std::path::Path;
use std::process::Output;

use reckon_protocol::SeatWish;
use tokio::process::Command;
use tokio::time::timeout;

use super::store_contents::sql;
use super::support::{BINARY, TIMEOUT, begin, launch, serve, table_of};
use super::two_players::TwoPlayers;

/// Returns why a server does not start.
async fn cannot_begin(arguments: &[&str]) -> String {
    let mut command = Command::new(BINARY);
    command.args(["serve", "--log", "off", "--language", "en"]).args(arguments).kill_on_drop(true);
    let Ok(ended) = timeout(TIMEOUT, command.output()).await else { panic!("{arguments:?}: the server starts") };
    let Output { status, stdout, stderr } = ended.expect("the program runs");
    let (said, complaint) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert_eq!((status.code(), said.as_ref()), (Some(2), ""), "{arguments:?}: {complaint}");
    assert!(!complaint.contains("panicked") && !complaint.contains("Error("), "{complaint}");
    complaint.into_owned()
}

async fn cannot_open(store: &Path, sentence: &str) {
    let before = std::fs::read(store).ok();
    let complaint =
        cannot_begin(&["--listen", "127.0.0.1:0", "--metrics", "off", "--store", &store.display().to_string()]).await;
    assert!(complaint.contains(sentence), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.trim_end().ends_with(['.', ')', '”']) || complaint.contains(": "), "{complaint}");
    assert_eq!(std::fs::read(store).ok(), before, "the file is unchanged");
}

#[tokio::test]
async fn a_newer_store_is_left_alone() {
    let mut server = serve().await;
    TwoPlayers::begin(&server).await.expect("a game").play(2).await.expect("moves");
    server.stop().await.expect("stopped");
    sql(
        server.store(),
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (999, 'from tomorrow', 1, x'00', 1);",
    );
    cannot_open(server.store(), "newer Reckon (store 999)").await;
}

/// A store in the previous format is copied first, then migrated, and nothing is lost.
#[tokio::test]
async fn an_older_store_is_copied_and_then_brought_up_to_date() {
    let mut server = serve().await;
    let mut two = TwoPlayers::begin(&server).await.expect("a game");
    two.play(4).await.expect("moves");
    server.stop().await.expect("stopped");
    sql(
        server.store(),
        "DROP TABLE drafts; DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations);",
    );
    let folder = server.store().parent().expect("a folder").to_path_buf();
    let copies = || {
        let files = std::fs::read_dir(&folder).expect("a folder").filter_map(Result::ok).map(|file| file.path());
        files.filter(|file| file.to_string_lossy().contains(".before-")).collect::<Vec<_>>()
    };
    assert!(copies().is_empty());
    server.restart().await.expect("it begins");
    let [copy] = &copies()[..] else { panic!("{:?}", copies()) };
    sql(copy, "SELECT count(*) FROM moves;");
    let tables = "CREATE TABLE drafts (game INTEGER);";
    sql(copy, tables);
    two.come_back().await.expect("the table still exists");
    assert!(two.people.iter().all(|person| person.latest.v == 4));
    two.play(2).await.expect("the game continues");
    // It is not copied a second time.
    server.stop().await.expect("stopped");
    server.restart().await.expect("it begins");
    assert_eq!(copies().len(), 1);
}

#[tokio::test]
async fn a_file_that_is_not_a_store_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("letter.txt"), "Dear Reckon, ".repeat(1000)).expect("a file");
    cannot_open(&file("letter.txt"), "not a database").await;
    std::fs::write(file("damaged.db"), [b"SQLite format 3\0".as_slice(), &[7; 8000]].concat()).expect("a file");
    cannot_open(&file("damaged.db"), "not a database").await;
    sql(&file("other.db"), "CREATE TABLE shopping (what TEXT);");
    cannot_open(&file("other.db"), "another program").await;
    std::fs::create_dir(file("folder")).expect("a folder");
    cannot_open(&file("folder"), "folder").await;
    cannot_open(&file("nowhere/store.db"), "does not exist").await;
}

#[tokio::test]
async fn a_store_in_use_is_refused() {
    let server = serve().await;
    let begun = begin(&server, &table_of("numero", &[SeatWish::Me])).await.expect("a game");
    let store = server.store().display().to_string();
    let complaint = cannot_begin(&["--listen", "127.0.0.1:0", "--metrics", "off", "--store", &store]).await;
    assert!(complaint.contains("Another Reckon is keeping its games there."), "{complaint}");
    // The same file by another name.
    let link = server.store().with_file_name("link.db");
    std::os::unix::fs::symlink(server.store(), &link).expect("a link");
    let complaint =
        cannot_begin(&["--listen", "127.0.0.1:0", "--metrics", "off", "--store", &link.display().to_string()]).await;
    assert!(complaint.contains("Another Reckon is keeping its games there."), "{complaint}");
    begun.client.connect(&begun.table, None).await.expect("the first server still works");
}

#[tokio::test]
async fn impossible_addresses_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = folder.path().join("store.db").display().to_string();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let complaint = cannot_begin(&["--listen", &address, "--metrics", "off", "--store", &store]).await;
    assert!(complaint.contains(&format!("The server can’t open {address}")), "{complaint}");
    let complaint = cannot_begin(&["--listen", "127.0.0.1:0", "--metrics", &address, "--store", &store]).await;
    assert!(complaint.contains(&format!("The server can’t open {address}")), "{complaint}");
    for address in ["0.0.0.0:0", "192.0.2.1:9090", "[::]:0"] {
        let complaint = cannot_begin(&["--listen", "127.0.0.1:0", "--metrics", address, "--store", &store]).await;
        assert!(complaint.contains("Metrics aren’t for strangers"), "{complaint}");
    }
    for arguments in [
        ["--listen", "nowhere"],
        ["--listen", "127.0.0.1:70000"],
        ["--metrics", "on"],
        ["--origin", "example.org"],
        ["--origin", "https://example.org/reckon"],
        ["--tables-a-minute", "0"],
        ["--sleep-after", "0"],
        ["--log", "xml"],
    ] {
        cannot_begin(&[&arguments[..], &["--store", &store]].concat()).await;
    }
    // After all that, the same file still works.
    launch().store(&store).start().await.expect("a server");
}
