//! A person at a table, over a socket.

use reckon_guest::replay_check::Replayed;
use reckon_guest::{Client, Error, Journal, Progress, Remote, ServerProcess, TableSocket};
use reckon_protocol::{
    CreateTable, Done, JudgedDraft, Move, MoveId, Plan, Refused, TableId, TableInfo, ToClient, ToServer, Try, Update,
    You,
};
use reckon_rules::game::Seat;
use tokio::time::Instant;

use super::{TIMEOUT, cards_of};

/// A person at a table: what they hold and what they have received.
pub struct Person {
    pub client: Client,
    pub table: TableId,
    pub socket: TableSocket,
    pub info: TableInfo,
    pub you: You,
    pub latest: Option<Update>,
    pub journal: Journal,
    heard: Vec<ToClient>,
    asked: u32,
}

impl Person {
    /// Opens a table and sits down at it.
    pub async fn opens(server: &ServerProcess, wish: &CreateTable) -> Person {
        let mut client = Client::program(server.address()).await.expect("a token");
        let created = client.create_table(wish).await.expect("a table");
        Person::connects(client, created.table.id, None).await
    }

    /// Joins by link.
    pub async fn joins(server: &ServerProcess, table: TableId) -> Person {
        let mut client = Client::program(server.address()).await.expect("a token");
        client.join(&table).await.expect("a seat");
        Person::connects(client, table, None).await
    }

    pub async fn connects(client: Client, table: TableId, have: Option<Progress>) -> Person {
        Person::continues(client, table, have, Journal::default(), 0).await
    }

    async fn continues(client: Client, table: TableId, have: Option<Progress>, journal: Journal, asked: u32) -> Person {
        let mut socket = client.connect(&table, have).await.expect("a socket");
        socket.patience = TIMEOUT;
        let hello = socket.hello().await.expect("a hello");
        let (info, you) = (hello.table, hello.you);
        let mut person = Person { client, table, socket, info, you, latest: None, journal, heard: Vec::new(), asked };
        person.journal.connected(have);
        person.settle().await;
        person
    }

    /// Connects the same guest to the same table in one more window.
    pub async fn in_another_window(&self) -> Person {
        let (journal, asked) = (Journal::default(), self.asked + 1000);
        Person::continues(self.client.clone(), self.table, None, journal, asked).await
    }

    /// Drops the connection and opens a new one.
    pub async fn comes_back(self, have: Option<Progress>) -> Person {
        let Person { client, table, socket, journal, asked, .. } = self;
        drop(socket);
        Person::continues(client, table, have, journal, asked).await
    }

    pub fn seat(&self) -> Seat {
        self.you.seats[0]
    }

    pub fn update(&self) -> &Update {
        self.latest.as_ref().expect("a game is shown")
    }

    pub fn v(&self) -> u32 {
        self.update().v
    }

    pub fn hand(&self) -> Vec<String> {
        cards_of(self.update(), self.seat()).expect("a player sees their own cards")
    }

    pub fn must(&self) -> bool {
        self.update().turn.must().contains(self.seat())
    }

    pub async fn say(&mut self, message: ToServer) {
        self.socket.send(&message).await.expect("the socket is open");
    }

    pub async fn hear(&mut self) -> Result<ToClient, Error> {
        let message = self.socket.next().await?;
        match &message {
            ToClient::Table { table, you } => (self.info, self.you) = (table.clone(), you.clone()),
            ToClient::Update(update) => {
                self.journal.saw(update);
                self.latest = Some(*update.clone());
            }
            _ => {}
        }
        self.heard.push(message.clone());
        Ok(message)
    }

    /// Reads until the closure returns something.
    pub async fn until<T>(&mut self, what: &str, mut found: impl FnMut(&Person, &ToClient) -> Option<T>) -> T {
        let end = Instant::now() + TIMEOUT;
        loop {
            assert!(Instant::now() < end, "{what}: waited too long");
            let message = self.hear().await.unwrap_or_else(|error| panic!("{what}: {error}"));
            if let Some(found) = found(self, &message) {
                return found;
            }
        }
    }

    /// Waits until the game is as wanted, if it is not already.
    pub async fn sees(&mut self, what: &str, mut wanted: impl FnMut(&Update) -> bool) -> Update {
        if let Some(update) = self.latest.as_ref().filter(|update| wanted(update)) {
            return update.clone();
        }
        self.until(what, |_, message| match message {
            ToClient::Update(update) if wanted(update) => Some(*update.clone()),
            _ => None,
        })
        .await
    }

    /// Waits until the table is as wanted, if it is not already.
    pub async fn finds(&mut self, what: &str, wanted: impl Fn(&TableInfo) -> bool) -> TableInfo {
        if wanted(&self.info) {
            return self.info.clone();
        }
        self.until(what, |person, _| wanted(&person.info).then(|| person.info.clone())).await
    }

    pub async fn sees_version(&mut self, v: u32) -> Update {
        self.sees(&format!("version {v}"), |update| update.v >= v).await
    }

    pub async fn has_turn(&mut self) {
        let seat = self.seat();
        self.sees("the own turn", |update| update.turn.must().contains(seat)).await;
    }

    /// Returns everything that the table has sent up to now.
    pub async fn settle(&mut self) -> Vec<ToClient> {
        self.asked += 1;
        let number = self.asked;
        let first = self.heard.len();
        self.say(ToServer::Ping { n: number }).await;
        self.until("a pong", |_, message| matches!(message, ToClient::Pong { n } if *n == number).then_some(())).await;
        self.heard[first..self.heard.len() - 1].to_vec()
    }

    pub fn asks(&mut self, plan: &[&str]) -> Move {
        self.asked += 1;
        let id = format!("m{}", self.asked).parse().expect("an id");
        let m = Plan::Many(plan.iter().map(|text| text.to_string()).collect());
        let on = self.latest.as_ref().and_then(|update| update.basis).unwrap_or_default();
        Move::of(id, None, None, on, m)
    }

    pub async fn sends(&mut self, asked: &Move) {
        if let Some(seat) = asked.seat.or(self.you.seats.first().copied()) {
            self.journal.asked(seat, asked);
        }
        self.say(ToServer::Move(asked.clone())).await;
    }

    pub async fn answer(&mut self, asked: &Move) -> Result<Done, Box<Refused>> {
        let answer = self.answer_to(&asked.id).await;
        if let (Ok(done), Some(seat)) = (&answer, asked.seat.or(self.you.seats.first().copied())) {
            self.journal.acknowledged(seat, asked, done);
        }
        answer
    }

    pub async fn answer_to(&mut self, id: &MoveId) -> Result<Done, Box<Refused>> {
        self.until("an answer", |_, message| match message {
            ToClient::Done(done) if done.id == *id => Some(Ok(done.clone())),
            ToClient::Refused(refused) if refused.id.as_ref() == Some(id) => Some(Err(Box::new(refused.clone()))),
            _ => None,
        })
        .await
    }

    /// Sends a move or a plan, and returns the answer.
    pub async fn plays(&mut self, plan: &[&str]) -> Result<Done, Box<Refused>> {
        let asked = self.asks(plan);
        self.sends(&asked).await;
        self.answer(&asked).await
    }

    /// Discards the first card of the hand into the centre (NUMERO).
    pub async fn discards(&mut self) -> Done {
        let card = self.hand()[0].clone();
        self.plays(&[&format!("discard {card}")]).await.expect("a card can be discarded")
    }

    /// Sends a request that has no id, and returns the refusal.
    pub async fn is_refused(&mut self, message: ToServer) -> Refused {
        self.say(message).await;
        let refused =
            |message: &ToClient| if let ToClient::Refused(refused) = message { Some(refused.clone()) } else { None };
        self.until("a refusal", |_, message| refused(message)).await
    }

    pub async fn tries(&mut self, m: Option<&str>, say: Option<&str>) -> Result<JudgedDraft, Box<Refused>> {
        self.asked += 1;
        let id: MoveId = format!("d{}", self.asked).parse().expect("an id");
        let m = m.map(|text| Plan::One(text.to_string()));
        self.tries_out(Try { id, seat: None, m, say: say.map(str::to_string), work: None }).await
    }

    pub async fn tries_taps(&mut self, taps: &str) -> Result<JudgedDraft, Box<Refused>> {
        self.asked += 1;
        let id: MoveId = format!("d{}", self.asked).parse().expect("an id");
        self.tries_out(Try { id, seat: None, m: None, say: None, work: Some(taps.to_string()) }).await
    }

    async fn tries_out(&mut self, draft: Try) -> Result<JudgedDraft, Box<Refused>> {
        let id = draft.id.clone();
        self.say(ToServer::Try(draft)).await;
        self.until("a reading", |_, message| match message {
            ToClient::Reading(reading) if reading.id == id => Some(Ok((**reading).clone())),
            ToClient::Refused(refused) if refused.id.as_ref() == Some(&id) => Some(Err(Box::new(refused.clone()))),
            _ => None,
        })
        .await
    }

    /// Starts the game as host, and sees it.
    pub async fn starts(&mut self) {
        let before = self.latest.as_ref().map(|update| update.round);
        self.say(ToServer::Start { fill: false, youngest: None }).await;
        self.until("a game", |person, _| {
            person.latest.as_ref().filter(|update| Some(update.round) != before).map(|_| ())
        })
        .await;
    }

    pub async fn record(&self, round: u32) -> String {
        self.client.record(&self.table, round).await.expect("a record")
    }

    /// Checks that this person saw what the rules say they may see.
    pub fn check_seen<G: Remote>(&self, round: u32, record: &str) {
        let replayed = Replayed::<G>::of(record.as_bytes()).expect("a record");
        let differences = replayed.differences(round, &self.journal);
        let told: Vec<String> = differences.iter().map(ToString::to_string).collect();
        assert_eq!(told, [""; 0], "\n{record}");
        assert!(self.journal.updates().any(|update| update.round == round), "something was seen");
    }
}
