//! Coming and going: seats, the host, and the six phrases.

use std::time::Duration;

use reckon_protocol::{Called, Close, Help, Join, Joined, Nonce, Phase, Phrase, ToClient, Why, Youngest, codes};
use reckon_rules::game::Seat;
use reckon_words::{Language, Line, render};
use tokio::time::Instant;

use super::message::NoSeat;
use super::telling::Refusal;
use super::{Attendance, Table};
use crate::chance::random;
use crate::games::TableGame;
use crate::seats::{Company, Guest, SeatState, Sitter};
use crate::store::{StoreError, TableRow};
use crate::time::now_ms;

/// Least time between two phrases from one seat.
const BETWEEN_PHRASES: Duration = Duration::from_secs(2);

pub(super) type Heard = Result<(), Refusal>;

impl<G: TableGame> Table<G> {
    /// Replaces the company: stored first, then in effect.
    pub(super) async fn change(&mut self, company: Company) -> Result<(), StoreError> {
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
            Some(seat) => match self.company.seat(seat).ok_or(NoSeat::Unknown(seat))?.sitter {
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
            SeatState { sitter: Sitter::Person { guest, animal, program }, help: Help::Show, nonce: wish.nonce };
        company.host.get_or_insert(guest);
        self.change(company).await.map_err(|_| NoSeat::NotKept)?;
        self.seats_have_changed(guest);
        Ok(self.joined(seat, guest, language))
    }

    fn joined(&self, seat: Seat, guest: Guest, language: Language) -> Joined {
        Joined { seat, table: self.info(language), you: self.you(Some(guest), None) }
    }

    /// Updates a guest's clients after a change of the guest's seats.
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

    /// Sends the table as it is to one client.
    fn tell_you(&mut self, client: usize) {
        let (guest, uncovered) = (self.clients[client].guest, self.clients[client].uncovered);
        let table = self.info(self.clients[client].language);
        let you = self.you(guest, uncovered);
        self.clients[client].tell(&ToClient::Table { table, you });
    }

    pub(super) fn own_seats(&self, client: usize) -> Vec<Seat> {
        self.clients[client].guest.map_or(Vec::new(), |guest| self.company.seats_of(guest))
    }

    pub(super) fn check_own(&self, client: usize, seat: Seat) -> Heard {
        match self.own_seats(client).contains(&seat) {
            true => Ok(()),
            false => Err(Refusal::new(Why::NotYours, Line::new("refused-not-yours").with("seat", seat.to_string()))),
        }
    }

    /// Returns the named seat, which must be the client's own; else its only one, or the one whose cards are open.
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

    /// Checks that the hand is open on this client, since replies to moves and drafts may reveal something of it.
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
        // The seat's other tabs have to follow.
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
            let refusal = Refusal::message(Why::Playing, "refused-nonce-late");
            return Err(Refusal { code: codes::NONCE_LATE, ..refusal });
        }
        let mut company = self.company.clone();
        seats.iter().for_each(|seat| company.seats[seat.index()].nonce = Some(nonce));
        self.change(company).await.map_err(|_| Refusal::not_kept())
    }

    pub(super) fn check_host(&self, client: usize) -> Heard {
        let guest = self.clients[client].guest;
        match guest.is_some() && guest == self.company.host {
            true => Ok(()),
            false => Err(Refusal::message(Why::NotHost, "refused-not-host")),
        }
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
        if self.company.seat(seat).is_none() {
            return Err(Refusal::new(Why::NotYours, Line::new("refused-not-yours").with("seat", seat.to_string())));
        }
        self.make_free(&[seat]).await
    }

    async fn make_free(&mut self, seats: &[Seat]) -> Heard {
        let mut company = self.company.clone();
        let guests: Vec<Guest> = seats.iter().filter_map(|seat| company.seats[seat.index()].sitter.guest()).collect();
        for seat in seats {
            company.seats[seat.index()] = SeatState { sitter: Sitter::Nobody, help: Help::Show, nonce: None };
        }
        // The person was meant, not the seat: whoever sits there next may be older.
        if matches!(company.youngest, Some(Youngest::Seat(seat)) if seats.contains(&seat)) {
            company.youngest = None;
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
}
