//! Arrangements of a seat before they are a move: stored for a player who comes back, told to nobody else.
//!
//! Each seat's draft is examined and stored at most once a second. One that comes sooner counts at once and waits for
//! the rest of that second; the last one wins, so nothing is lost.

use std::time::Duration;

use reckon_compose::NotComposed;
use reckon_protocol::Why;
use reckon_rules::game::{Seat, Viewer};
use reckon_words::Speaker;
use tokio::time::Instant;

use super::moves::{By, NotPlayed};
use super::telling::Refusal;
use super::{Playing, Table};
use crate::games::{Drafted, TableGame};
use crate::round::Draft;
use crate::store::DraftRow;

const BETWEEN_DRAFTS: Duration = Duration::from_secs(1);

/// Handling of a seat's latest draft.
#[derive(Clone, Copy, Default)]
pub struct Arranging {
    /// Time of the last look at one.
    looked: Option<Instant>,
    /// Whether the latest draft is yet to be stored.
    is_unkept: bool,
    /// Whether the latest draft may yet prove to be a move.
    is_unread: bool,
}

impl Arranging {
    /// Returns the state for a draft from before the table fell asleep.
    pub fn again() -> Arranging {
        Arranging { is_unread: true, ..Arranging::default() }
    }

    pub fn due(&self, now: Instant) -> Option<Instant> {
        let waits = self.is_unkept || self.is_unread;
        waits.then(|| self.looked.map_or(now, |looked| looked + BETWEEN_DRAFTS))
    }
}

impl<G: TableGame> Playing<G> {
    /// Stores a draft that is still waiting.
    fn keep_draft(&mut self, store: &dyn crate::store::Store, seat: Seat) {
        let Some(draft) = self.round.kept_draft(seat) else { return };
        if std::mem::take(&mut self.arranging[seat.index()].is_unkept) {
            store.keep_draft(DraftRow { game: self.key, seat, v: draft.v, text: draft.text.clone() });
        }
    }
}

impl<G: TableGame> Table<G> {
    pub(super) async fn hear_draft(
        &mut self,
        client: usize,
        seat: Option<Seat>,
        sent: &str,
        now: Instant,
    ) -> Result<(), Refusal> {
        let seat = self.seat_meant(client, seat)?;
        let help = self.help_of(seat);
        let language = self.clients[client].language;
        let names = self.company.names(language).seen_by(Some(seat));
        let playing = self.playing.as_mut().filter(|playing| !playing.round.is_over());
        let playing = playing.ok_or(Refusal::message(Why::NotPlaying, "refused-not-playing"))?;
        let view = playing.round.game().view(Viewer::Seat(seat));
        let speaker = Speaker::new(language, &names);
        let drafted = G::draft(&view, sent);
        let drafted = drafted.ok_or(Refusal::message(Why::NotHere, "refused-no-drafts"))?;
        let Drafted { text, is_edited } = drafted.map_err(|not| {
            let why = match not {
                NotComposed::Illegal(_) => Why::Illegal,
                _ => Why::NotAMove,
            };
            Refusal::of_draft::<G>(why, &not, help, &speaker)
        })?;
        let v = playing.round.v();
        playing.round.keep_draft(seat, Draft { text, v });
        let arranging = &mut playing.arranging[seat.index()];
        (arranging.is_unkept, arranging.is_unread) = (true, true);
        if is_edited {
            let has = self.clients[client].has;
            self.show_game(client, has);
        }
        if self.draft_due(now) == Some(seat) {
            self.look_at_draft(seat, now).await;
        }
        Ok(())
    }

    pub(super) fn draft_due(&self, now: Instant) -> Option<Seat> {
        let playing = self.playing.as_ref().filter(|playing| !playing.round.is_over())?;
        let is_due = |arranging: &super::Arranging| arranging.due(now).is_some_and(|due| due <= now);
        (0..).map(Seat).zip(&playing.arranging).find(|(_, arranging)| is_due(arranging)).map(|(seat, _)| seat)
    }

    /// Stores a draft; if it is complete, it becomes its player's move.
    pub(super) async fn look_at_draft(&mut self, seat: Seat, now: Instant) {
        let store = self.hub.store.clone();
        let Some(playing) = &mut self.playing else { return };
        playing.keep_draft(store.as_ref(), seat);
        let arranging = &mut playing.arranging[seat.index()];
        arranging.looked = Some(now);
        if !std::mem::take(&mut arranging.is_unread) {
            return;
        }
        let view = playing.round.game().view(Viewer::Seat(seat));
        let Some(choice) = playing.round.draft(seat).and_then(|draft| G::made_by_draft(&view, draft)) else { return };
        if let Err(NotPlayed::NotKept) = self.play(seat, choice, By::Draft).await
            && let Some(playing) = &mut self.playing
        {
            // To be tried again.
            playing.arranging[seat.index()].is_unread = true;
        }
    }

    /// Stores all waiting drafts now: nobody is here any more, or the server is stopping.
    pub(super) fn keep_drafts(&mut self) {
        let store = self.hub.store.clone();
        if let Some(playing) = &mut self.playing {
            let seats: Vec<Seat> = playing.round.seats().collect();
            seats.into_iter().for_each(|seat| playing.keep_draft(store.as_ref(), seat));
        }
    }
}
