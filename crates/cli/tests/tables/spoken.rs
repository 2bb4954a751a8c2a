//! Events worded for a voice.

use reckon_guest::{Client, ServerProcess};
use reckon_protocol::{TableId, ToServer, Why};

use super::support::*;

static SERVER: Shared = Shared::new();

async fn listens(server: &ServerProcess, table: TableId, language: &str) -> Person {
    let mut client = Client::program(server.address()).await.expect("a token");
    (client.language, client.aloud) = (language.to_string(), true);
    client.join(&table).await.expect("a seat");
    Person::connects(client, table, None).await
}

fn has_figures(text: &str) -> bool {
    text.contains(|character: char| character.is_ascii_digit())
}

#[test]
fn a_listener_is_told_numbers_in_words() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, FRIEND, FRIEND])).await;
        let mut english = listens(server, host.table, "en").await;
        let mut german = listens(server, host.table, "de").await;
        host.starts().await;
        let card = host.hand()[0].trim_end_matches(char::is_alphabetic).to_string();
        host.discards().await;
        for person in [&mut english, &mut german] {
            let update = person.sees_version(1).await;
            let spoken = update.spoken.expect("it was asked for");
            assert_eq!(spoken.len(), update.texts.len(), "one for each sentence");
            assert!(update.texts.concat().contains(&card), "{:?}", update.texts);
            assert!(!spoken.is_empty() && !has_figures(&spoken.concat()), "{spoken:?}");
        }
        assert_ne!(english.update().spoken, german.update().spoken);
        assert!(host.update().v == 1 && host.update().spoken.is_none(), "the host did not ask for it");
    });
}

#[test]
fn a_listener_is_refused_in_words_too() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, FRIEND])).await;
        let mut friend = listens(server, host.table, "en").await;
        host.starts().await;
        host.discards().await;
        friend.has_turn().await;
        let lying = json(friend.update())["centre"][0]["Card"].as_str().expect("a card").to_string();
        let misses = format!("take {}: {lying} + {lying}", friend.hand()[0]);
        for (choice, why) in
            [(misses.as_str(), Why::Illegal), ("take 16b: 9b", Why::Illegal), ("dance 7", Why::NotAMove)]
        {
            let refused = friend.plays(&[choice]).await.expect_err(choice);
            assert_eq!(refused.why, why, "{choice}");
            let spoken = refused.spoken.expect("it was asked for");
            assert!(!spoken.is_empty() && (why == Why::NotAMove || !has_figures(&spoken)), "{choice}: {spoken}");
        }
        let refused = friend.is_refused(ToServer::Start { fill: false, youngest: None }).await;
        assert_eq!(refused.spoken.as_ref(), Some(&refused.text), "a sentence without numbers is spoken as written");
        assert_eq!(host.is_refused(ToServer::Start { fill: false, youngest: None }).await.spoken, None);
    });
}
