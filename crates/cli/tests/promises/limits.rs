//! Limits on what one client may ask for, and what happens beyond them.

use std::time::Duration;

use reckon_guest::{Client, Closed, Error, Identity, ServerProcess};
use reckon_protocol::{Phrase, SeatWish, ToClient, ToServer, Try, Why};
use tokio::time::{Instant, sleep, timeout};

use super::raw::{Heard, RawSocket, text};
use super::support::{begin, id, launch, serve, table_of};

fn ping(n: u32) -> ToServer {
    ToServer::Ping { n }
}

async fn socket(server: &ServerProcess) -> reckon_guest::TableSocket {
    let begun = begin(server, &table_of("numero", &[SeatWish::Me])).await.expect("a game");
    begun.socket
}

/// A burst of at most forty is allowed after a pause.
#[tokio::test]
async fn too_many_messages_close_the_socket() {
    let server = serve().await;
    let mut socket = socket(&server).await;
    // The start was one of the forty, and time passes, so thirty are certainly allowed and two hundred are not.
    for n in 0..30 {
        socket.send(&ping(n)).await.expect("an open socket");
    }
    for n in 0..30 {
        let pong = socket.until("a pong", |heard| matches!(heard, ToClient::Pong { .. })).await.expect("a pong");
        assert!(matches!(pong, ToClient::Pong { n: heard } if heard == n), "{pong:?}");
    }
    for n in 0..200 {
        if socket.send(&ping(n)).await.is_err() {
            break;
        }
    }
    let Closed { code, reason } = socket.closing().await.expect("closed");
    assert_eq!(code, Some(1008));
    assert!(reason.contains("Too many messages"), "{reason}");
}

/// A flooding client still gets the reason, though most of its messages are in flight when the socket is closed.
#[tokio::test]
async fn a_flooded_socket_is_closed_with_its_reason() {
    let server = serve().await;
    let begun = begin(&server, &table_of("numero", &[SeatWish::Me])).await.expect("a game");
    let Identity::Program(token) = &begun.client.identity else { panic!("a program has a token") };
    let path = format!("/api/tables/{}/socket?protocol=1&language=en", begun.table);
    for times in [60, 60, 60, 2000] {
        let mut socket = RawSocket::open(server.address(), &path, &format!("Authorization: Bearer {token}\r\n")).await;
        socket.send(&text(r#"{"ping":{"n":1}}"#).repeat(times)).await;
        let heard = socket.hear_but(|heard| matches!(heard, Heard::Text(_) | Heard::Ping)).await;
        let Heard::Close(Some(1008), reason) = heard else { panic!("{times}: {heard:?}") };
        assert!(reason.contains("Too many messages"), "{reason}");
    }
    // A client that is still sending is not cut off either.
    let mut socket = begun.client.connect(&begun.table, None).await.expect("a socket");
    for n in 0..300 {
        socket.send(&ping(n)).await.expect("the server reads until its close frame has arrived");
    }
    assert_eq!(socket.closing().await.expect("closed").code, Some(1008));
    begun.client.connect(&begun.table, None).await.expect("a socket").hello().await.expect("it can come back");
}

/// Ten messages a second are never refused; this sends nine, to allow for a busy machine.
#[tokio::test]
async fn a_steady_client_is_never_refused() {
    let server = serve().await;
    let mut socket = socket(&server).await;
    let begin = Instant::now();
    for n in 0..70 {
        socket.send(&ping(n)).await.expect("an open socket");
        tokio::time::sleep_until(begin + Duration::from_secs(1) * (n + 1) / 9).await;
    }
    socket.until("the last pong", |heard| matches!(heard, ToClient::Pong { n: 69 })).await.expect("still there");
}

/// A draft is sent with each tap: more than twenty a second are refused, and nothing else happens.
#[tokio::test]
async fn too_many_drafts_are_refused_and_the_socket_stays() {
    let server = serve().await;
    let mut socket = socket(&server).await;
    let draft = |n: u32| {
        ToServer::Try(Try { id: id(&format!("d{n}")), seat: None, m: None, say: Some("9".to_string()), work: None })
    };
    for n in 0..200 {
        socket.send(&draft(n)).await.expect("an open socket");
    }
    let (mut judged, mut refused) = (0, 0);
    while judged + refused < 200 {
        match socket.next().await.expect("an answer to each") {
            ToClient::Refused(why) if why.why == Why::TooOften => {
                assert!(why.id.is_some() && !why.text.is_empty(), "{why:?}");
                refused += 1;
            }
            ToClient::Refused(_) | ToClient::Reading(_) => judged += 1,
            _ => {}
        }
    }
    assert!(judged >= 20, "{judged} of 200 were judged");
    assert!(refused >= 50, "{refused} of 200 were refused");
    socket.send(&ping(1)).await.expect("an open socket");
    socket.until("a pong", |heard| matches!(heard, ToClient::Pong { n: 1 })).await.expect("the socket stays");
}

#[tokio::test]
async fn a_phrase_may_be_said_every_two_seconds() {
    let server = serve().await;
    let mut socket = socket(&server).await;
    let say = ToServer::Phrase { phrase: Phrase::Hello };
    let answer = |heard: &ToClient| matches!(heard, ToClient::Phrase(_) | ToClient::Refused(_));
    socket.send(&say).await.expect("an open socket");
    socket.send(&say).await.expect("an open socket");
    let first = socket.until("the phrase", answer).await.expect("an answer");
    assert!(matches!(first, ToClient::Phrase(_)), "{first:?}");
    let second = socket.until("a refusal", answer).await.expect("an answer");
    assert!(matches!(&second, ToClient::Refused(refused) if refused.why == Why::TooOften), "{second:?}");
    sleep(Duration::from_millis(2500)).await;
    socket.send(&say).await.expect("an open socket");
    let third = socket.until("the phrase", answer).await.expect("an answer");
    assert!(matches!(third, ToClient::Phrase(_)), "{third:?}");
}

#[tokio::test]
async fn too_many_new_tables_are_refused() {
    let server = launch().tables_a_minute(3).start().await.expect("a server");
    let mut client = Client::program(server.address()).await.expect("a guest");
    let wish = table_of("numero", &[SeatWish::Me]);
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(client.create_table(&wish).await);
    }
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 3);
    let Some(Err(Error::Answer { status: 429, body, .. })) = answers.pop() else { panic!("no 429") };
    assert!(body.contains("\"too-often\""), "{body}");
    // Refused requests do not count, and existing tables can be used.
    let first = answers.into_iter().next().and_then(Result::ok).expect("a table");
    client.connect(&first.table.id, None).await.expect("a socket").hello().await.expect("a hello");
}

/// Requests count per address. A proxy in front names it, and is believed only if configured.
#[tokio::test]
async fn too_many_requests_from_one_address_are_refused() {
    let launch = launch().arguments(["--requests-a-second", "1"]);
    let direct = launch.clone().start().await.expect("a server");
    let behind = launch.arguments(["--behind-proxy"]).start().await.expect("a server");
    let statuses = async |server: &ServerProcess, from: &str| {
        let http = Client::browser(server.address()).http;
        let mut statuses = Vec::new();
        for _ in 0..30 {
            let answer = http.get("/api/tables", &[("x-forwarded-for", from)]).await.expect("an answer");
            assert_eq!(answer.status == 429, answer.text().contains("\"too-often\""), "{}", answer.text());
            statuses.push(answer.status);
        }
        statuses
    };
    for server in [&direct, &behind] {
        let told = statuses(server, "192.0.2.1").await;
        assert_eq!(told[0], 200, "{told:?}");
        assert!(told.contains(&429), "{told:?}");
    }
    // A direct client could claim any address; only the last entry, which the proxy adds, is reliable.
    let told = statuses(&direct, "192.0.2.2").await;
    assert!(told.iter().filter(|status| **status == 429).count() > 15, "{told:?}");
    assert_eq!(statuses(&behind, "192.0.2.1, 192.0.2.2").await[..3], [200; 3]);
}

/// A client that does not read is dropped, and gets the game back when it reconnects.
#[tokio::test]
async fn a_client_that_does_not_read_is_dropped_and_can_come_back() {
    let server = launch().arguments(["--messages-a-second", "100000"]).start().await.expect("a server");
    let begun = begin(&server, &table_of("numero", &[SeatWish::Me, SeatWish::Me])).await.expect("a game");
    let Identity::Program(token) = &begun.client.identity else { panic!("a program has a token") };
    let path = format!("/api/tables/{}/socket?protocol=1", begun.table);
    let lines = format!("Authorization: Bearer {token}\r\n");
    let mut lazy = RawSocket::open_narrow(server.address(), &path, &lines).await;
    // Each message is answered with the whole game.
    let asks = text(r#"{"uncover":{"seat":1}}"#).repeat(50);
    let end = Instant::now() + Duration::from_secs(60);
    while closed_as_too_slow(&server).await == 0.0 {
        assert!(Instant::now() < end, "it is still there");
        let _full = timeout(Duration::from_millis(200), lazy.send(&asks)).await;
    }
    // Frames already in flight arrive first, then the close.
    let heard = lazy.hear_but(|heard| matches!(heard, Heard::Text(_) | Heard::Ping)).await;
    assert!(matches!(heard, Heard::Close(Some(4001), _) | Heard::End), "{heard:?}");
    let mut back = begun.client.connect(&begun.table, None).await.expect("a socket");
    back.next_update().await.expect("the game as it is");
}

async fn closed_as_too_slow(server: &ServerProcess) -> f64 {
    metric(server, "reckon_closed_total{code=\"4001\"}").await
}

/// Returns a number from the server's metrics; 0 if not counted yet.
pub async fn metric(server: &ServerProcess, name: &str) -> f64 {
    let answer = reckon_guest::Http::new(server.metrics()).get("/metrics", &[]).await.expect("metrics");
    let line = |line: &str| line.strip_prefix(name)?.rsplit(' ').next()?.parse::<f64>().ok();
    answer.text().lines().filter_map(line).sum()
}
