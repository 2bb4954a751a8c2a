//! The start of a game: by the host, automatically, or because everybody wants another one.

use reckon_protocol::{Phase, Why, Youngest};
use reckon_records::CommittedSeed;
use reckon_rules::game::Seat;
use reckon_rules::options::{TableOptions, YOUNGEST};
use reckon_words::{Language, Line, Names, Speaker};
use tokio::time::Instant;

use super::company::Heard;
use super::telling::Refusal;
use super::{Playing, Table};
use crate::chance::random;
use crate::games::TableGame;
use crate::round::Round;
use crate::seats::{Company, Sitter};
use crate::store::{GameRow, Secret};
use crate::time::now_ms;

/// Pace of a computer player that fills an empty seat.
const USUAL_PACE_MS: u16 = 1200;

impl<G: TableGame> Table<G> {
    fn host_is_away(&self) -> bool {
        let is_here = |host| self.clients.iter().any(|client| client.guest == Some(host));
        let seats = self.company.host.map_or(Vec::new(), |host| self.company.seats_of(host));
        let is_away = seats.iter().any(|seat| self.attendance[seat.index()].is_away);
        !self.company.host.is_some_and(is_here) && (is_away || seats.is_empty())
    }

    pub(super) async fn start_for(&mut self, client: usize, fill: bool, youngest: Option<Youngest>) -> Heard {
        // If the host does not come, the others need not wait for ever.
        if !self.host_is_away() || self.own_seats(client).is_empty() {
            self.check_host(client)?;
        }
        let mut company = self.company.clone();
        if youngest.is_some() {
            self.check_youngest(youngest)?;
            company.youngest = youngest;
        }
        self.start(company, fill).await
    }

    /// Checks that the rules ask who is youngest, and that somebody sits in the seat that is named.
    fn check_youngest(&self, youngest: Option<Youngest>) -> Heard {
        if !self.options.asks_for_youngest() {
            return Err(Refusal::message(Why::NotHere, "refused-no-youngest"));
        }
        match youngest {
            Some(Youngest::Seat(seat)) if self.company.seat(seat).is_none_or(|it| it.sitter == Sitter::Nobody) => {
                Err(Refusal::new(Why::NotHere, Line::new("refused-empty-seat").with("seat", seat.to_string())))
            }
            _ => Ok(()),
        }
    }

    /// Returns whether the rules ask who is youngest, and nobody has said so.
    pub(super) fn asks_youngest(&self) -> bool {
        self.options.asks_for_youngest() && self.company.youngest.is_none()
    }

    /// Returns the options of the table with the youngest of these people. One person among computer players is the
    /// youngest, unless the table was opened with something else.
    fn options_for(&self, company: &Company) -> G::Options {
        let is_open = || self.options.get(YOUNGEST).as_deref() == G::Options::spec(YOUNGEST).map(|spec| spec.default);
        let named = match company.youngest {
            _ if !self.options.asks_for_youngest() => None,
            Some(Youngest::Seat(seat)) => Some(Some(seat)),
            Some(Youngest::Lot) => Some(None),
            None => company.lone_person().filter(|_| is_open()).map(Some),
        };
        named.and_then(|seat| self.options.with_youngest(seat)).unwrap_or_else(|| self.options.clone())
    }

    /// Starts the first game without being told, if the table has agreed on that.
    pub(super) async fn start_when_full(&mut self) {
        let is_ready = self.company.settings.starts_when_full && self.company.free().next().is_none();
        if is_ready && self.phase() == Phase::Gathering && !self.clients.is_empty() {
            // If it cannot be stored now, the next arrival or the host tries again.
            let _not_kept = self.start(self.company.clone(), false).await;
        }
    }

    /// Starts another game once everybody who is here wants one.
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
            return self.start(self.company.clone(), true).await;
        }
        self.tell_table();
        Ok(())
    }

    fn everybody_here_wants_again(&self) -> bool {
        let people = self.company.all().filter(|(_, place)| place.sitter.guest().is_some());
        let mut present = people.map(|(seat, _)| self.attendance[seat.index()]).filter(|at| at.absent_since.is_none());
        present.all(|at| at.again)
    }

    /// Begins the next game, with the committed secret and the seats' nonces.
    async fn start(&mut self, mut company: Company, fill: bool) -> Heard {
        if self.phase() == Phase::Playing {
            return Err(Refusal::message(Why::Playing, "refused-playing"));
        }
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
        let lot = CommittedSeed::new(self.next_secret.0, nonces.clone());
        let number = self.playing.as_ref().map_or(1, |playing| playing.round.number + 1);
        let options = self.options_for(&company);
        let round = match Round::<G>::deal(G::REVISION, &options, company.count(), number, lot) {
            Ok(round) => round,
            Err(why) => {
                let why = Speaker::new(Language::English, &Names::default()).tell(&why);
                tracing::error!(why, "a table that was opened cannot be dealt");
                return Err(Refusal::not_kept());
            }
        };
        let row = GameRow {
            table: self.id,
            round: number,
            secret: self.next_secret,
            nonces,
            players: super::waking::players(G::REVISION, &company, options.to_line()),
            began_ms: now_ms(),
        };
        let key = self.hub.store.begin_game(row).await.map_err(|why| {
            tracing::warn!(%why, "a game could not be kept");
            Refusal::not_kept()
        })?;
        metrics::counter!("reckon_games_total", "game" => G::NAME).increment(1);
        self.next_secret = Secret(random());
        self.playing =
            Some(Playing::new(round, options.to_line(), key, self.company.settings.clock, std::iter::empty()));
        self.attendance.iter_mut().for_each(|at| at.again = false);
        // The game has begun and is stored. If this is not, waking the table draws another secret.
        let _retried_later = self.change(company).await;
        self.tell_table();
        self.mind_window(Instant::now());
        self.tell_news();
        self.run_clock(Instant::now());
        self.mind_computers();
        Ok(())
    }
}
