//! Coming and going: seats, the host, the six phrases, and how games begin.

use std::time::Duration;

use reckon_protocol::{Called, Close, Help, Join, Joined, Nonce, Phase, Phrase, ToClient, Why};
use reckon_records::Lot;
use reckon_rules::game::Seat;
use reckon_words::{Language, Line, render};
use tokio::time::Instant;

use super::message::NoSeat;
use super::telling::Refusal;
use super::{Attendance, Playing, Table};
use crate::chance::random;
use crate::games::TableGame;
use crate::round::Round;
use crate::seats::{Company, Guest, Place, Sitter};
use crate::store::{GameRow, NotKept, Secret, TableRow};
use crate::time::now_ms;

/// Somebody says at most one phrase in this time.
const BETWEEN_PHRASES: Duration = Duration::from_secs(2);

/// How fast a computer player is that fills an empty seat.
const USUAL_PACE_MS: u16 = 1200;

type Heard = Result<(), Refusal>;

impl<G: TableGame> Table<G> {
    /// The company as it shall be: kept first, then true.
    async fn change(&mut self, company: Company) -> Result<(), NotKept> {
        self.hub.store.save_table(self.row(&company)).await.inspect_err(|why| {
            tracing::warn!(%why, "a table could not be kept");
        })?;
        self.company = company;
        self.attend();
        Ok(())
    }

    pub(super) fn row(&self, company: &Company) -> TableRow {
        use reckon_rules::options::TableOptions;
        TableRow {
            id: self.id,
            game: G::NAME.to_string(),
            options: self.options.to_line(),
            cards: self.cards.clone(),
            state: serde_json::to_string(company).expect("who sits where can be written"),
            next_secret: self.next_secret,
            listed: company.settings.listed && self.playing.is_none(),
            touched_ms: now_ms(),
        }
    }

    pub(super) async fn join(
        &mut self,
        guest: Guest,
        program: bool,
        wish: Join,
        language: Language,
    ) -> Result<Joined, NoSeat> {
        if let Some(seat) = self.company.seats_of(guest).first().copied().filter(|_| !wish.another) {
            return Ok(self.joined(seat, guest, language));
        }
        let sees_a_hand = self.phase() == Phase::Playing && !self.company.seats_of(guest).is_empty();
        if sees_a_hand {
            return Err(NoSeat::Playing);
        }
        let seat = match wish.seat {
            None => self.company.free().next().ok_or(NoSeat::Full)?,
            Some(seat) => match self.company.place(seat).ok_or(NoSeat::Unknown(seat))?.sitter {
                Sitter::Nobody => seat,
                _ => return Err(NoSeat::Taken(seat)),
            },
        };
        let [chance] = random();
        let animal = match wish.animal {
            Some(animal) if self.company.animals().any(|other| other == animal) => {
                return Err(NoSeat::AnimalTaken(animal));
            }
            Some(animal) => animal,
            None => self.company.free_animal(chance),
        };
        let mut company = self.company.clone();
        company.seats[seat.index()] =
            Place { sitter: Sitter::Person { guest, animal, program }, help: Help::Show, nonce: wish.nonce };
        company.host.get_or_insert(guest);
        self.change(company).await.map_err(|_| NoSeat::NotKept)?;
        self.seats_have_changed(guest);
        Ok(self.joined(seat, guest, language))
    }

    fn joined(&self, seat: Seat, guest: Guest, language: Language) -> Joined {
        Joined { seat, table: self.info(language), you: self.you(Some(guest), None) }
    }

    /// What the clients of somebody are sent follows from which seats they have.
    fn seats_have_changed(&mut self, guest: Guest) {
        let seats = self.company.seats_of(guest);
        let may_stay = !seats.is_empty() || self.company.settings.watchers || self.company.host == Some(guest);
        for place in 0..self.clients.len() {
            if self.clients[place].guest != Some(guest) {
                continue;
            }
            if !may_stay {
                self.clients[place].close(Close::SeatGone);
                continue;
            }
            let kept = self.clients[place].uncovered.filter(|seat| seats.contains(seat));
            let uncovered = kept.or(self.only_seat(&seats));
            if self.clients[place].uncovered != uncovered {
                self.clients[place].uncovered = uncovered;
                let has = self.clients[place].has;
                self.show_game(place, has);
            }
        }
        self.count_watchers();
        self.tell_table();
    }

    pub(super) fn uncover(&mut self, client: usize, seat: Option<Seat>) -> Heard {
        if let Some(seat) = seat {
            self.check_own(client, seat)?;
        }
        self.clients[client].uncovered = seat;
        let has = self.clients[client].has;
        self.show_game(client, has);
        self.tell_you(client);
        Ok(())
    }

    /// The table as it is, to one client.
    fn tell_you(&mut self, client: usize) {
        let (guest, uncovered) = (self.clients[client].guest, self.clients[client].uncovered);
        let table = self.info(self.clients[client].language);
        let you = self.you(guest, uncovered);
        self.clients[client].tell(&ToClient::Table { table, you });
    }

    fn own_seats(&self, client: usize) -> Vec<Seat> {
        self.clients[client].guest.map_or(Vec::new(), |guest| self.company.seats_of(guest))
    }

    pub(super) fn check_own(&self, client: usize, seat: Seat) -> Heard {
        match self.own_seats(client).contains(&seat) {
            true => Ok(()),
            false => Err(Refusal::new(Why::NotYours, Line::new("refused-not-yours").with("seat", seat.to_string()))),
        }
    }

    /// The seat that is named, one of the client's own; else the only one, or the one whose cards are open.
    pub(super) fn seat_named(&self, client: usize, named: Option<Seat>) -> Result<Seat, Refusal> {
        let own = self.own_seats(client);
        let seat = match (named, &own[..]) {
            (Some(seat), _) => seat,
            (None, [seat]) => *seat,
            (None, []) => return Err(Refusal::message(Why::NotYours, "refused-no-seat")),
            (None, _) => {
                let uncovered = self.clients[client].uncovered;
                uncovered.ok_or(Refusal::message(Why::WhichSeat, "refused-which-seat"))?
            }
        };
        self.check_own(client, seat)?;
        Ok(seat)
    }

    /// What is said to a move or a draft may tell of the hand, so the hand has to be open on this client.
    pub(super) fn check_uncovered(&self, client: usize, seat: Seat) -> Heard {
        match self.clients[client].uncovered == Some(seat) {
            true => Ok(()),
            false => Err(Refusal::new(Why::Covered, Line::new("refused-covered").with("seat", seat.to_string()))),
        }
    }

    pub(super) fn seat_meant(&self, client: usize, named: Option<Seat>) -> Result<Seat, Refusal> {
        let seat = self.seat_named(client, named)?;
        self.check_uncovered(client, seat)?;
        Ok(seat)
    }

    pub(super) fn call_out(&mut self, client: usize, phrase: Phrase, now: Instant) -> Heard {
        if !self.company.settings.phrases {
            return Err(Refusal::message(Why::NotHere, "refused-no-phrases"));
        }
        let own = self.own_seats(client);
        let seat = self.clients[client].uncovered.or(own.first().copied());
        let seat = seat.ok_or(Refusal::message(Why::NotYours, "refused-no-seat"))?;
        let last = self.attendance[seat.index()].last_phrase;
        if last.is_some_and(|last| now.saturating_duration_since(last) < BETWEEN_PHRASES) {
            return Err(Refusal::message(Why::TooOften, "refused-too-often"));
        }
        self.attendance[seat.index()].last_phrase = Some(now);
        for client in &mut self.clients {
            let text = render(&Line::new(phrase.message()), client.language);
            client.tell(&ToClient::Phrase(Called { seat, phrase, text }));
        }
        Ok(())
    }

    pub(super) async fn set_help(&mut self, client: usize, help: Help) -> Heard {
        let seat = self.seat_meant(client, None)?;
        if help > self.company.settings.most_help {
            return Err(Refusal::message(Why::NotHere, "refused-help-limit"));
        }
        let mut company = self.company.clone();
        company.seats[seat.index()].help = help;
        self.change(company).await.map_err(|_| Refusal::not_kept())?;
        // Other tabs of the seat have to agree.
        self.tell_table();
        Ok(())
    }

    pub(super) async fn set_nonce(&mut self, client: usize, seat: Option<Seat>, nonce: Nonce) -> Heard {
        let own = self.own_seats(client);
        let seats = match seat {
            Some(seat) => {
                self.check_own(client, seat)?;
                vec![seat]
            }
            None if own.is_empty() => return Err(Refusal::message(Why::NotYours, "refused-no-seat")),
            None => own,
        };
        if self.phase() == Phase::Playing {
            return Err(Refusal::message(Why::Playing, "refused-nonce-late"));
        }
        let mut company = self.company.clone();
        seats.iter().for_each(|seat| company.seats[seat.index()].nonce = Some(nonce));
        self.change(company).await.map_err(|_| Refusal::not_kept())
    }

    fn check_host(&self, client: usize) -> Heard {
        let guest = self.clients[client].guest;
        match guest.is_some() && guest == self.company.host {
            true => Ok(()),
            false => Err(Refusal::message(Why::NotHost, "refused-not-host")),
        }
    }

    fn host_is_away(&self) -> bool {
        let is_here = |host| self.clients.iter().any(|client| client.guest == Some(host));
        let seats = self.company.host.map_or(Vec::new(), |host| self.company.seats_of(host));
        let is_away = seats.iter().any(|seat| self.attendance[seat.index()].is_away);
        !self.company.host.is_some_and(is_here) && (is_away || seats.is_empty())
    }

    pub(super) async fn start_for(&mut self, client: usize, fill: bool) -> Heard {
        // Where the host does not come, the others need not wait for ever.
        if !self.host_is_away() || self.own_seats(client).is_empty() {
            self.check_host(client)?;
        }
        self.start(fill).await
    }

    /// Where the table has agreed on it, nobody has to say that the first game begins.
    pub(super) async fn start_when_full(&mut self) {
        let is_ready = self.company.settings.starts_when_full && self.company.free().next().is_none();
        if is_ready && self.phase() == Phase::Gathering && !self.clients.is_empty() {
            // What cannot be kept now is tried again when the next one comes, or by the host.
            let _not_kept = self.start(false).await;
        }
    }

    /// Everybody who is here wants another game.
    pub(super) async fn want_again(&mut self, client: usize) -> Heard {
        match self.phase() {
            Phase::Over => {}
            Phase::Playing => return Err(Refusal::message(Why::Playing, "refused-playing")),
            Phase::Gathering => return Err(Refusal::message(Why::NotPlaying, "refused-not-playing")),
        }
        let own = self.own_seats(client);
        if own.is_empty() {
            return Err(Refusal::message(Why::NotYours, "refused-no-seat"));
        }
        own.iter().for_each(|seat| self.attendance[seat.index()].again = true);
        if self.everybody_here_wants_again() {
            return self.start(true).await;
        }
        self.tell_table();
        Ok(())
    }

    fn everybody_here_wants_again(&self) -> bool {
        let people = self.company.all().filter(|(_, place)| place.sitter.guest().is_some());
        let mut present = people.map(|(seat, _)| self.attendance[seat.index()]).filter(|at| at.absent_since.is_none());
        present.all(|at| at.again)
    }

    pub(super) async fn leave(&mut self, client: usize, seat: Option<Seat>) -> Heard {
        let seats = match seat {
            Some(seat) => {
                self.check_own(client, seat)?;
                vec![seat]
            }
            None => self.own_seats(client),
        };
        if seats.is_empty() {
            return Err(Refusal::message(Why::NotYours, "refused-no-seat"));
        }
        self.make_free(&seats).await
    }

    pub(super) async fn free(&mut self, client: usize, seat: Seat) -> Heard {
        self.check_host(client)?;
        if self.phase() == Phase::Playing {
            return Err(Refusal::message(Why::Playing, "refused-playing"));
        }
        if self.company.place(seat).is_none() {
            return Err(Refusal::new(Why::NotYours, Line::new("refused-not-yours").with("seat", seat.to_string())));
        }
        self.make_free(&[seat]).await
    }

    async fn make_free(&mut self, seats: &[Seat]) -> Heard {
        let mut company = self.company.clone();
        let guests: Vec<Guest> = seats.iter().filter_map(|seat| company.seats[seat.index()].sitter.guest()).collect();
        for seat in seats {
            company.seats[seat.index()] = Place { sitter: Sitter::Nobody, help: Help::Show, nonce: None };
        }
        company.settle_host(&guests);
        self.change(company).await.map_err(|_| Refusal::not_kept())?;
        seats.iter().for_each(|seat| self.attendance[seat.index()] = Attendance::default());
        self.drop_plan_of(seats);
        guests.into_iter().for_each(|guest| self.seats_have_changed(guest));
        self.tell_table();
        self.mind_computers();
        Ok(())
    }

    /// The next game begins, with the secret that was committed to and what the seats added.
    async fn start(&mut self, fill: bool) -> Heard {
        if self.phase() == Phase::Playing {
            return Err(Refusal::message(Why::Playing, "refused-playing"));
        }
        let mut company = self.company.clone();
        let free: Vec<Seat> = company.free().collect();
        if !free.is_empty() && !fill {
            let line = Line::new("refused-empty-seats").with("count", free.len().to_string());
            let count = i64::try_from(free.len()).unwrap_or(i64::MAX);
            return Err(Refusal::new(Why::EmptySeats, line.with("count-count", count)));
        }
        for seat in free {
            let sitter = Sitter::Computer { player: company.free_computer(), pace_ms: USUAL_PACE_MS };
            company.seats[seat.index()].sitter = sitter;
        }
        let given = company.seats.iter_mut().map(|place| place.nonce.take());
        let nonces: Vec<[u8; 32]> = given.map(|nonce| nonce.map_or_else(random, |nonce| *nonce.bytes())).collect();
        let lot = Lot::new(self.next_secret.0, nonces.clone());
        let number = self.playing.as_ref().map_or(1, |playing| playing.round.number + 1);
        let round = match Round::<G>::deal(&self.options, company.count(), number, lot) {
            Ok(round) => round,
            Err(why) => {
                tracing::error!(%why, "a table that was opened cannot be dealt");
                return Err(Refusal::not_kept());
            }
        };
        let row = GameRow {
            table: self.id,
            round: number,
            secret: self.next_secret,
            nonces,
            players: super::waking::players(G::REVISION, &company),
            began_ms: now_ms(),
        };
        let key = self.hub.store.begin_game(row).await.map_err(|why| {
            tracing::warn!(%why, "a game could not be kept");
            Refusal::not_kept()
        })?;
        metrics::counter!("reckon_games_total", "game" => G::NAME).increment(1);
        self.next_secret = Secret(random());
        self.playing = Some(Playing::new(round, key, self.company.settings.clock, std::iter::empty()));
        self.attendance.iter_mut().for_each(|at| at.again = false);
        // The game has begun and is kept. Should this not be kept, the next start makes another secret.
        let _retried_later = self.change(company).await;
        self.tell_table();
        self.tell_news();
        self.run_clock(Instant::now());
        self.mind_computers();
        Ok(())
    }
}
