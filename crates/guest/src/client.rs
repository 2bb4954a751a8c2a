//! A guest of a server: a program with a token, or a stand-in for a browser.

use std::net::SocketAddr;

use reckon_protocol::{
    CreateTable, Created, Join, Joined, NewGuest, PROTOCOL, Program, TableId, TableInfo, Token, Welcome,
};
use serde::Serialize;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::{self, client::ClientRequestBuilder};

use crate::error::Error;
use crate::http::{Answer, Http, connect};
use crate::progress::Progress;
use crate::socket::TableSocket;

pub const COOKIE: &str = "reckon_guest";

/// Identity of a caller.
#[derive(Clone, PartialEq, Eq)]
pub enum Identity {
    Nobody,
    Program(Token),
    /// A browser, which has no cookie until a reply sets one.
    Browser {
        cookie: Option<String>,
    },
}

#[derive(Clone)]
pub struct Client {
    pub http: Http,
    pub identity: Identity,
    /// Language of the server's sentences.
    pub language: String,
    /// Whether events are read aloud to this guest.
    pub aloud: bool,
}

impl Client {
    pub fn new(address: SocketAddr, identity: Identity) -> Client {
        Client { http: Http::new(address), identity, language: "en".to_string(), aloud: false }
    }

    /// Registers a new program with the server, which gives it a token.
    pub async fn program(address: SocketAddr) -> Result<Client, Error> {
        let nobody = Http::new(address);
        let answer = nobody.post("/api/guests", &[], &NewGuest { kind: Program::Program }).await?;
        let welcome: Welcome = answer.json()?;
        Ok(Client::new(address, Identity::Program(welcome.token)))
    }

    /// Creates a browser that is new to the server.
    pub fn browser(address: SocketAddr) -> Client {
        Client::new(address, Identity::Browser { cookie: None })
    }

    pub async fn create_table(&mut self, wish: &CreateTable) -> Result<Created, Error> {
        self.post("/api/tables", wish).await?.json()
    }

    /// Takes the first free seat.
    pub async fn join(&mut self, table: &TableId) -> Result<Joined, Error> {
        self.join_as(table, &Join::default()).await
    }

    pub async fn join_as(&mut self, table: &TableId, wish: &Join) -> Result<Joined, Error> {
        self.post(&format!("/api/tables/{table}/seats"), wish).await?.json()
    }

    pub async fn table(&self, table: &TableId) -> Result<TableInfo, Error> {
        let seen: Created = self.get(&format!("/api/tables/{table}")).await?.json()?;
        Ok(seen.table)
    }

    /// Fetches the record of one of the table's games.
    pub async fn record(&self, table: &TableId, round: u32) -> Result<String, Error> {
        let answer = self.get(&format!("/api/tables/{table}/games/{round}/record")).await?;
        answer.checked()?;
        Ok(answer.text())
    }

    pub async fn get(&self, path: &str) -> Result<Answer, Error> {
        let headers = self.headers();
        self.http.get(path, &as_text(&headers)).await
    }

    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Result<Answer, Error> {
        let headers = self.headers();
        let answer = self.http.post(path, &as_text(&headers), body).await?;
        if let Identity::Browser { cookie } = &mut self.identity {
            *cookie = answer.cookie(COOKIE).or(cookie.take());
        }
        Ok(answer)
    }

    /// Opens a socket at the table. The first message is the server's `hello`.
    pub async fn connect(&self, table: &TableId, have: Option<Progress>) -> Result<TableSocket, Error> {
        let have = have.map(|have| format!("&have={have}")).unwrap_or_default();
        let language = &self.language;
        let aloud = if self.aloud { "&aloud=1" } else { "" };
        self.connect_to(&format!("/api/tables/{table}/socket?protocol={PROTOCOL}{have}&language={language}{aloud}"))
            .await
    }

    /// Opens a socket at any path of the server.
    pub async fn connect_to(&self, path: &str) -> Result<TableSocket, Error> {
        let uri = format!("ws://{}{path}", self.http.address).parse().map_err(Error::broken)?;
        let mut request = ClientRequestBuilder::new(uri);
        for (name, value) in self.headers() {
            request = request.with_header(name, value);
        }
        let stream = connect(self.http.address).await?;
        match client_async(request, stream).await {
            Ok((socket, _)) => Ok(TableSocket::new(socket)),
            Err(tungstenite::Error::Http(answer)) => Err(Error::Answer {
                asked: format!("GET {path}"),
                status: answer.status().as_u16(),
                body: String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).into_owned(),
            }),
            Err(error) => Err(Error::broken(error)),
        }
    }

    /// Returns the headers that identify the caller. A browser also states its origin.
    pub fn headers(&self) -> Vec<(String, String)> {
        let header = |name: &str, value: String| (name.to_string(), value);
        match &self.identity {
            Identity::Nobody => Vec::new(),
            Identity::Program(token) => vec![header("authorization", format!("Bearer {token}"))],
            Identity::Browser { cookie } => {
                let origin = header("origin", format!("http://{}", self.http.address));
                let cookie = cookie.as_ref().map(|value| header("cookie", format!("{COOKIE}={value}")));
                [origin].into_iter().chain(cookie).collect()
            }
        }
    }
}

fn as_text(headers: &[(String, String)]) -> Vec<(&str, &str)> {
    headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address() -> SocketAddr {
        "127.0.0.1:80".parse().expect("an address")
    }

    #[test]
    fn a_program_sends_its_token() {
        let client = Client::new(address(), Identity::Program(Token::from_bytes([7; 32])));
        assert_eq!(client.headers(), [("authorization".to_string(), format!("Bearer {}", "07".repeat(32)))]);
    }

    #[test]
    fn a_browser_sends_its_cookie_once_it_has_one() {
        let mut client = Client::browser(address());
        assert_eq!(client.headers(), [("origin".to_string(), "http://127.0.0.1:80".to_string())]);
        client.identity = Identity::Browser { cookie: Some("abc".to_string()) };
        assert_eq!(client.headers()[1], ("cookie".to_string(), "reckon_guest=abc".to_string()));
    }
}
