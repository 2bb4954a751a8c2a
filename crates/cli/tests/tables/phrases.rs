//! The six phrases, and everybody's own language.

use std::time::Duration;

use reckon_guest::{Client, ServerProcess};
use reckon_protocol::{Called, CreateTable, Phrase, SeatWish, Settings, TableId, ToClient, ToServer, Why};
use reckon_words::{Language, render};
use tokio::time::sleep;

use super::support::*;

static SERVER: Shared = Shared::new();

/// A little more than the minimum time between two phrases of one player.
const BETWEEN: Duration = Duration::from_millis(2100);

async fn german(server: &ServerProcess, table: TableId) -> Person {
    let mut client = Client::program(server.address()).await.expect("a token");
    client.language = "de".to_string();
    client.join(&table).await.expect("a seat");
    Person::connects(client, table, None).await
}

async fn hears(person: &mut Person, wanted: Phrase) -> Called {
    let said = |message: &ToClient| match message {
        ToClient::Phrase(called) if called.phrase == wanted => Some(called.clone()),
        _ => None,
    };
    person.until("a phrase", |_, message| said(message)).await
}

#[test]
fn all_six_are_heard_by_everybody_in_their_own_language() {
    SERVER.test(async |server| {
        let host = Person::opens(server, &numero("1-15", &[ME, FRIEND, FRIEND])).await;
        let friend = german(server, host.table).await;
        let third = Person::joins(server, host.table).await;
        let mut people = [host, friend, third];
        let texts = [
            ("Hello!", "Hallo!"),
            ("Good luck!", "Viel Glück!"),
            ("One moment, please.", "Einen Moment, bitte."),
            ("Well played!", "Gut gespielt!"),
            ("Thank you!", "Danke!"),
            ("Goodbye!", "Tschüss!"),
        ];
        for (number, (phrase, (english, german))) in Phrase::ALL.into_iter().zip(texts).enumerate() {
            if number == 3 {
                // Everybody has just said one.
                sleep(BETWEEN).await;
            }
            let speaker = number % 3;
            people[speaker].say(ToServer::Phrase { phrase }).await;
            for (listener, text) in [(0, english), (1, german), (2, english)] {
                let called = hears(&mut people[listener], phrase).await;
                assert_eq!((called.seat, called.text.as_str()), (people[speaker].seat(), text));
            }
        }
    });
}

#[test]
fn a_table_can_switch_phrases_off() {
    SERVER.test(async |server| {
        let wish = numero("1-15", &[ME, FRIEND]);
        let wish = CreateTable { settings: Settings { phrases: false, ..wish.settings.clone() }, ..wish };
        let mut host = Person::opens(server, &wish).await;
        let mut friend = Person::joins(server, host.table).await;
        let refused = host.is_refused(ToServer::Phrase { phrase: Phrase::Hello }).await;
        assert_eq!(refused.why, Why::NotHere);
        let heard = friend.settle().await;
        assert!(!heard.iter().any(|message| matches!(message, ToClient::Phrase(_))));
    });
}

#[test]
fn phrases_are_rate_limited() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, FRIEND])).await;
        let mut friend = Person::joins(server, host.table).await;
        let mut window = host.in_another_window().await;
        host.say(ToServer::Phrase { phrase: Phrase::Hello }).await;
        hears(&mut friend, Phrase::Hello).await;
        assert_eq!(host.is_refused(ToServer::Phrase { phrase: Phrase::Goodbye }).await.why, Why::TooOften);
        // A second window or a new connection does not lift the limit.
        assert_eq!(window.is_refused(ToServer::Phrase { phrase: Phrase::Goodbye }).await.why, Why::TooOften);
        drop(window);
        let mut host = host.comes_back(None).await;
        assert_eq!(host.is_refused(ToServer::Phrase { phrase: Phrase::Goodbye }).await.why, Why::TooOften);
        // The limit does not affect others.
        friend.say(ToServer::Phrase { phrase: Phrase::ThankYou }).await;
        hears(&mut host, Phrase::ThankYou).await;
        let heard = friend.settle().await;
        let goodbye = |message: &ToClient| matches!(message, ToClient::Phrase(said) if said.phrase == Phrase::Goodbye);
        assert!(!heard.iter().any(goodbye));
        sleep(BETWEEN).await;
        host.say(ToServer::Phrase { phrase: Phrase::Goodbye }).await;
        hears(&mut friend, Phrase::Goodbye).await;
    });
}

#[test]
fn the_game_is_told_in_the_language_of_the_socket() {
    SERVER.test(async |server| {
        let fox = SeatWish::Computer { player: Some("fox".parse().expect("a fox")), pace_ms: 0 };
        let mut host = Person::opens(server, &numero("1-15", &[ME, FRIEND, fox])).await;
        let mut friend = german(server, host.table).await;
        host.starts().await;
        host.discards().await;
        friend.has_turn().await;
        friend.discards().await;
        host.sees_version(3).await;
        friend.sees_version(3).await;
        let said = |person: &Person, language| {
            let lines = person.update().lines.iter().map(|line| render(line, language));
            lines.collect::<Vec<String>>().join(" ")
        };
        let (english, german) = (said(&host, Language::English), said(&friend, Language::German));
        assert!(english.contains("Fox") && !english.contains("Fuchs"), "{english}");
        assert!(german.contains("Fuchs") && !german.contains("Fox"), "{german}");
        assert_eq!((host.info.seats[2].name.as_str(), friend.info.seats[2].name.as_str()), ("Fox", "Fuchs"));
        let refused = friend.plays(&["discard 1g"]).await.expect_err("it is not their turn");
        assert_eq!(refused.text, render(&refused.line, Language::German));
        assert_ne!(refused.text, render(&refused.line, Language::English));
        // A player with two windows may read one in each language.
        let mut other = friend.client.clone();
        other.language = "en".to_string();
        let window = Person::connects(other, friend.table, None).await;
        assert_eq!(window.info.seats[2].name, "Fox");
    });
}

#[test]
fn each_line_of_the_game_comes_as_a_sentence_too() {
    SERVER.test(async |server| {
        let fox = SeatWish::Computer { player: Some("fox".parse().expect("a fox")), pace_ms: 0 };
        let mut host = Person::opens(server, &numero("1-15", &[ME, FRIEND, fox])).await;
        let mut friend = german(server, host.table).await;
        host.starts().await;
        friend.sees_version(0).await;
        let have = friend.socket.have();
        host.discards().await;
        friend.has_turn().await;
        friend.discards().await;
        host.sees_version(3).await;
        friend.sees_version(3).await;
        let friend = friend.comes_back(have).await;
        for (person, language) in [(&host, Language::English), (&friend, Language::German)] {
            let mut told = 0;
            for update in person.journal.updates() {
                let rendered: Vec<String> = update.lines.iter().map(|line| render(line, language)).collect();
                assert_eq!(update.texts, rendered, "version {}", update.v);
                told += rendered.len();
            }
            assert!(told >= 3, "{told}");
        }
        let (english, german) = (host.update().texts.join(" "), friend.update().texts.join(" "));
        assert!(english.starts_with("Fox "), "{english}");
        assert!(german.contains("Fuchs ") && !german.contains("Fox"), "{german}");
        assert!(friend.update().texts.len() > host.update().texts.len(), "a returning player sees all three moves");
    });
}
