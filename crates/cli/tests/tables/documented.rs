//! Every example on the protocol's page is understood by a real server.

use reckon_guest::Client;
use reckon_protocol::{ToClient, Why};
use serde_json::{Deserializer, Value};

use super::support::*;

static SERVER: Shared = Shared::new();

/// Reads the examples with this mark, one message each.
fn examples(mark: &str) -> Vec<Value> {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let text = std::fs::read_to_string(page).expect("the page exists");
    let mut found = Vec::new();
    for block in text.split("```json ").skip(1) {
        let (kind, rest) = block.split_once('\n').expect("an example has lines");
        if kind.split(' ').next() == Some(mark) {
            let example = rest.split("```").next().unwrap_or_default();
            found.extend(Deserializer::from_str(example).into_iter().map(|value| value.expect("JSON")));
        }
    }
    found
}

#[test]
fn every_documented_message_is_answered() {
    SERVER.test(async |server| {
        let messages: Vec<Value> = examples("to-server");
        assert!(messages.len() >= 12, "{}", messages.len());
        for message in messages {
            let mut host = Person::opens(server, &table("numberloor", "advanced", &[ME, ME, COMPUTER])).await;
            host.starts().await;
            host.settle().await;
            host.socket.send_text(&message.to_string()).await.expect("the socket is open");
            let heard = host.settle().await;
            assert!(!refusals(&heard).contains(&Why::NotAMessage), "{message}: {heard:?}");
            assert!(!heard.is_empty(), "{message} is not answered");
        }
    });
}

#[test]
fn a_malformed_message_is_refused_and_the_socket_stays() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, COMPUTER])).await;
        let nonsense =
            ["", "hello", "{}", "[]", r#"{"start":{"fill":1}}"#, r#"{"ping":{"n":1,"m":2}}"#, r#"{"dance":{}}"#];
        for text in nonsense {
            host.socket.send_text(text).await.expect("the socket is open");
            assert_eq!(refusals(&host.settle().await), [Why::NotAMessage], "{text}");
        }
    });
}

#[test]
fn every_documented_request_is_answered() {
    SERVER.test(async |server| {
        let mut client = Client::program(server.address()).await.expect("a token");
        for (mark, path) in [("http-new-guest", "/api/guests"), ("http-create-table", "/api/tables")] {
            let messages = examples(mark);
            assert!(!messages.is_empty(), "{mark}");
            for message in messages {
                assert_eq!(client.post(path, &message).await.expect("an answer").status, 201, "{message}");
            }
        }
        for message in examples("http-join") {
            let host = Person::opens(server, &numero("1-15", &[ME, FRIEND])).await;
            let answer = client.post(&format!("/api/tables/{}/seats", host.table), &message).await.expect("an answer");
            // The host may be that animal by chance.
            assert!(answer.status == 200 || answer.text().contains("animal-taken"), "{}", answer.text());
        }
    });
}

#[test]
fn a_malformed_move_is_refused_by_its_id() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, COMPUTER])).await;
        host.starts().await;
        let texts = [
            r#"{"move":{"id":"q1","on":"x","m":"pass"}}"#,
            r#"{"move":{"id":"q1","m":"pass"}}"#,
            r#"{"try":{"id":"q1","say":9}}"#,
        ];
        for text in texts {
            host.socket.send_text(text).await.expect("the socket is open");
            let refused = host.answer_to(&"q1".parse().expect("an id")).await.expect_err(text);
            assert_eq!((refused.why, refused.played), (Why::NotAMessage, 0), "{text}");
        }
        host.socket.send_text(r#"{"move":{"id":"q 1","on":"x","m":"pass"}}"#).await.expect("the socket is open");
        let unnamed = host.until("a refusal", |_, message| match message {
            ToClient::Refused(refused) => Some(refused.clone()),
            _ => None,
        });
        let unnamed = unnamed.await;
        assert_eq!((unnamed.why, unnamed.id), (Why::NotAMessage, None), "an invalid id is not echoed");
        host.discards().await;
    });
}
