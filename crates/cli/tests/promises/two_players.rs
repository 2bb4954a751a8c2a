//! Two people at a table of NUMERO, whose moves a test makes one by one.

use reckon_bots::{Bot, Random};
use reckon_guest::{Client, Error, ServerProcess, TableSocket};
use reckon_protocol::{Done, Move, Plan, SeatWish, TableId, ToClient, ToServer, Update};
use reckon_rules::game::Seat;
use reckon_rules::numero::Numero;
use reckon_rules::shuffle::Shuffle;

use super::support::{id, table_of};

pub struct TwoPlayers {
    pub table: TableId,
    pub people: Vec<Person>,
    shuffle: Shuffle,
    /// Acknowledged moves: the request, and the version.
    pub acknowledged: Vec<(Seat, Move, u32)>,
    asked: u32,
}

pub struct Person {
    pub client: Client,
    pub socket: TableSocket,
    pub seat: Seat,
    pub latest: Update,
}

impl Person {
    async fn sit(client: Client, table: &TableId) -> Result<Person, Error> {
        let mut socket = client.connect(table, None).await?;
        let latest = socket.next_update().await?;
        let seat = latest.seat.ok_or_else(|| Error::Process("sees no cards".to_string()))?;
        Ok(Person { client, socket, seat, latest })
    }
}

impl TwoPlayers {
    pub async fn begin(server: &ServerProcess) -> Result<TwoPlayers, Error> {
        let mut host = Client::program(server.address()).await?;
        let mut guest = Client::program(server.address()).await?;
        let table = host.create_table(&table_of("numero", &[SeatWish::Me, SeatWish::Person])).await?.table.id;
        guest.join(&table).await?;
        let mut first = host.connect(&table, None).await?;
        first.send(&ToServer::Start { fill: false, youngest: None }).await?;
        first.next_update().await?;
        let people = vec![Person::sit(host, &table).await?, Person::sit(guest, &table).await?];
        Ok(TwoPlayers { table, people, shuffle: Shuffle::from_number(7), acknowledged: Vec::new(), asked: 0 })
    }

    /// Reconnects after the server was down.
    pub async fn come_back(&mut self) -> Result<(), Error> {
        for person in &mut self.people {
            *person = Person::sit(person.client.clone(), &self.table).await?;
        }
        Ok(())
    }

    /// Returns whose turn it is.
    pub fn mover(&self) -> usize {
        let must = self.people[0].latest.turn.must();
        self.people.iter().position(|person| must.contains(person.seat)).expect("it is somebody's turn")
    }

    /// Returns a legal move with an id of its own.
    pub fn next_move(&mut self) -> Move {
        let person = &self.people[self.mover()];
        let view = serde_json::from_str(person.latest.view.text()).expect("a view");
        let choice = Bot::<Numero>::choose(&mut Random::new(person.seat), &view, &mut self.shuffle);
        self.asked += 1;
        let on = person.latest.basis.expect("a player has one");
        Move::of(id(&format!("two-{}", self.asked)), None, None, on, Plan::One(choice.to_string()))
    }

    /// Sends a move and returns the answer, once everybody has seen it.
    pub async fn ask(&mut self, wanted: &Move) -> Result<Done, Error> {
        let mover = self.mover();
        let person = &mut self.people[mover];
        let seat = person.seat;
        person.socket.send(&ToServer::Move(wanted.clone())).await?;
        let (wanted_id, mut seen) = (wanted.id.clone(), None);
        let answer = person.socket.until("an answer", |heard| match heard {
            ToClient::Update(update) => {
                seen = Some((**update).clone());
                false
            }
            ToClient::Done(done) => done.id == wanted_id,
            ToClient::Refused(refused) => refused.id.as_ref() == Some(&wanted_id),
            _ => false,
        });
        let done = match answer.await? {
            ToClient::Done(done) => done,
            ToClient::Refused(refused) => return Err(Error::Refused(Box::new(refused))),
            other => panic!("{other:?} is not an answer"),
        };
        self.acknowledged.push((seat, wanted.clone(), done.v));
        if let Some(seen) = seen {
            self.people[mover].latest = seen;
        }
        for person in &mut self.people {
            while person.latest.v < done.v {
                person.latest = person.socket.next_update().await?;
            }
        }
        Ok(done)
    }

    /// Plays this many moves.
    pub async fn play(&mut self, moves: u32) -> Result<(), Error> {
        for _ in 0..moves {
            let wanted = self.next_move();
            self.ask(&wanted).await?;
        }
        Ok(())
    }
}
