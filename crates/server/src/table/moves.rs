//! Moves: requested, tried, stored, published.

use std::collections::VecDeque;

use reckon_compose::Typed;
use reckon_protocol::{Done, MadeBy, Move, MoveId, ToClient, Wanted, Why, codes};
use reckon_rules::game::{Refusal as _, Seat, Turn, Viewer};
use reckon_words::{Say, Speaker};
use tokio::time::Instant;

use super::arranging::Arranging;
use super::claims::Races;
use super::client::ClientId;
use super::computers::UNTIL_NEXT_TRY;
use super::drafts::check_length;
use super::plans::RunningPlan;
use super::telling::{Refusal, Said};
use super::{Playing, Table};
use crate::games::{TableGame, draft_of, rule_of, withheld};
use crate::round::Round;
use crate::store::{GameKey, MoveRow};

/// Outcome of a client request, kept so that a retry gets the same answer.
pub struct Asked {
    /// First move, by which a retry is recognised.
    pub first: String,
    /// Number of moves requested; 0 after a restart of the server.
    pub wanted: u32,
    pub played: u32,
    /// Version after the last of them.
    pub v: u32,
}

impl Asked {
    /// Checks that an id is not used for another request; the notation may differ. Words and taps may have meant
    /// something else before the table moved on, so for them the id is enough.
    fn check_same<G: TableGame>(&self, wanted: Wanted<'_>) -> Result<(), Refusal> {
        let Wanted::Moves(plan) = wanted else { return Ok(()) };
        let first = plan.moves().first().map_or("", String::as_str);
        let is_same =
            self.first == first || first.parse().is_ok_and(|choice: G::Move| choice.to_string() == self.first);
        if is_same { Ok(()) } else { Err(Refusal::message(Why::UsedId, "refused-used-id")) }
    }

    fn wanted_moves(&self, wanted: Wanted<'_>) -> usize {
        match wanted {
            Wanted::Moves(plan) => plan.moves().len(),
            Wanted::Said(_) | Wanted::Worked(_) => self.wanted as usize,
        }
    }

    /// Repeats the answer; the rest of a plan stays unplayed.
    fn done(&self, id: &MoveId, round: u32, wanted: usize) -> Result<Done, Refusal> {
        if (self.played as usize) < wanted {
            let refusal = Refusal::message(Why::CutIn, "refused-broken-off");
            return Err(Refusal { played: self.played, ..refusal });
        }
        metrics::counter!("reckon_asked_again_total").increment(1);
        Ok(Done { id: id.clone(), round, played: self.played, v: self.v })
    }
}

pub enum NotPlayed<G: TableGame> {
    Illegal(G::Illegal),
    NotKept,
}

/// Originator of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By<'a> {
    Plan(&'a MoveId),
    Computer,
    StandIn,
    Clock,
    /// A complete draft of the player.
    Draft,
}

/// Id that no client can give a move: it marks one made by its player.
const BY_DRAFT: &str = "(draft)";

impl By<'_> {
    fn told(self) -> MadeBy {
        match self {
            By::Plan(_) | By::Draft => MadeBy::Player,
            By::Computer => MadeBy::Computer,
            By::StandIn => MadeBy::StandIn,
            By::Clock => MadeBy::Clock,
        }
    }
}

impl<G: TableGame> Playing<G> {
    pub fn new(
        round: Round<G>,
        options: String,
        key: GameKey,
        clock: reckon_protocol::Clock,
        kept: impl IntoIterator<Item = MoveRow>,
    ) -> Playing<G> {
        let mut used_ms = vec![0_u64; round.seats().count()];
        let brains = round.seats().map(|_| None).collect();
        let mut asked = std::collections::HashMap::new();
        for row in kept {
            if let Some(used) = used_ms.get_mut(row.seat.index()) {
                *used += u64::from(row.spent_ms);
            }
            if let Some(id) = row.id {
                let known =
                    asked.entry((row.seat, id)).or_insert(Asked { first: row.text, wanted: 0, played: 0, v: 0 });
                known.played += 1;
                known.v = row.v;
            }
        }
        let mut races = Races::default();
        races.note(&round);
        let clock = super::Clock::new(clock, used_ms.into_iter());
        let arranging =
            round.seats().map(|seat| round.draft(seat).map_or_else(Default::default, |_| Arranging::again()));
        let arranging = arranging.collect();
        Playing { round, options, key, clock, brains, asked, plan: None, races, arranging, window: None }
    }

    /// Checks whether a stale move stands. A right that is no race names its object, as a challenge names its build:
    /// it stands as long as the rules let it. Where everybody plays at once it does not: nothing is swopped twice.
    fn still_stands(&self, seat: Seat, choice: Option<&G::Move>) -> bool {
        let is_a_right = !G::ALL_AT_ONCE
            && matches!(self.round.turn(), Turn::Open { must, may, race: None }
            if may.contains(seat) && !must.contains(seat));
        is_a_right && choice.is_some_and(|choice| self.round.attempt(seat, choice.clone()).is_ok())
    }
}

impl<G: TableGame> Table<G> {
    pub(super) async fn hear_move(&mut self, client: usize, wanted: Move, arrived: Instant) -> Result<(), Refusal> {
        let id = wanted.id.clone();
        self.try_move(client, wanted, arrived).await.map_err(|refusal| refusal.of(&id))
    }

    async fn try_move(&mut self, client: usize, wanted: Move, arrived: Instant) -> Result<(), Refusal> {
        let Move { id, seat, round, on, .. } = wanted.clone();
        let seat = self.seat_named(client, seat)?;
        let wanted = wanted.wanted().ok_or(Refusal::message(Why::NotAMessage, "refused-say-it-once"))?;
        if let Wanted::Moves(plan) = wanted {
            check_length(plan.moves().len())?;
        }
        let playing = self.playing.as_mut().ok_or(Refusal::message(Why::NotPlaying, "refused-not-playing"))?;
        if let Some(round) = round.filter(|round| *round != playing.round.number) {
            return self.answer_for_round(client, round, seat, &id, wanted).await;
        }
        let sender = self.clients[client].id;
        // A repeated request gets the same answer: nothing is played twice.
        if let Some(asked) = playing.asked.get(&(seat, id.as_str().to_string())) {
            asked.check_same::<G>(wanted)?;
            if let Some(plan) = playing.plan.as_mut().filter(|plan| plan.is(seat, &id)) {
                plan.is_asked_by(sender);
                return Ok(());
            }
            // After the last move of a game nothing is left of a plan.
            let is_last = asked.v == playing.round.v();
            let turn_goes_on = playing.round.turn().must().contains(seat) && playing.round.game().turn_goes_on();
            let wanted = match asked.wanted_moves(wanted) {
                _ if is_last && playing.round.is_over() => 0,
                // After a restart nobody knows how long a plan of taps was. In a turn that goes on, part of it may be
                // left: its player looks again.
                0 if is_last && turn_goes_on => asked.played as usize + 1,
                wanted => wanted,
            };
            let done = asked.done(&id, playing.round.number, wanted)?;
            self.clients[client].tell(&ToClient::Done(done));
            return Ok(());
        }
        if playing.round.is_over() {
            return Err(Refusal::message(Why::NotPlaying, "refused-not-playing"));
        }
        let is_stale = playing.round.game().basis(seat) != on;
        self.check_uncovered(client, seat)?;
        let stale = Refusal::message(Why::Stale, "refused-stale");
        let rest = match wanted {
            Wanted::Moves(plan) => self.written(client, plan.moves())?,
            // Words and taps are not interpreted on a table that has moved on.
            Wanted::Said(_) | Wanted::Worked(_) if is_stale => return Err(stale),
            Wanted::Said(_) | Wanted::Worked(_) => self.understood(client, seat, wanted)?,
        };
        let Some(playing) = &self.playing else { return Ok(()) };
        if let Some(choice) = rest.front() {
            self.note_claim(playing, client, seat, (choice, on), arrived);
        }
        if is_stale && !playing.still_stands(seat, rest.front()) {
            let late = rest.front().filter(|choice| G::names_its_race(choice));
            let illegal = late.and_then(|choice| playing.round.attempt(seat, choice.clone()).err());
            return Err(illegal.map_or(stale, |why| self.illegal(sender, seat, &why)));
        }
        // A waiting plan is cut off by a move that is played, not by one that is refused.
        if playing.plan.is_some()
            && let Some(choice) = rest.front()
            && let Err(illegal) = playing.round.attempt(seat, choice.clone())
        {
            return Err(self.illegal(sender, seat, &illegal));
        }
        self.begin_plan(RunningPlan::new(sender, seat, id, rest, arrived)).await;
        Ok(())
    }

    /// Answers a move of an earlier game: all that can be said is whether it was played.
    async fn answer_for_round(
        &mut self,
        client: usize,
        round: u32,
        seat: Seat,
        id: &MoveId,
        wanted: Wanted<'_>,
    ) -> Result<(), Refusal> {
        let store = self.hub.store.clone();
        let rows = async {
            match store.load_game(self.id, Some(round)).await? {
                Some((key, _)) => store.moves_of(key).await,
                None => Ok(Vec::new()),
            }
        };
        let rows = rows.await.map_err(|_| Refusal::not_kept())?;
        let mut played = rows.iter().filter(|row| row.seat == seat && row.id.as_deref() == Some(id.as_str()));
        let first = played.next().ok_or(Refusal::message(Why::Stale, "refused-stale"))?;
        let (more, last) = played.fold((0, first.v), |(count, _), row| (count + 1, row.v));
        let asked = Asked { first: first.text.clone(), wanted: 0, played: 1 + more, v: last };
        asked.check_same::<G>(wanted)?;
        let ended_the_game = rows.last().is_some_and(|row| row.v == last);
        let done = asked.done(id, round, if ended_the_game { 0 } else { asked.wanted_moves(wanted) })?;
        self.clients[client].tell(&ToClient::Done(done));
        Ok(())
    }

    /// Parses moves in the game's notation; the refusal says what is wrong with the first bad one.
    pub(super) fn written(&self, client: usize, texts: &[String]) -> Result<VecDeque<G::Move>, Refusal> {
        let read = |text: &String| {
            text.parse::<G::Move>().map_err(|why| {
                let asker = &self.clients[client];
                let names = self.company.names(asker.language);
                Refusal::new(Why::NotAMove, Said::to(asker.aloud, &why, &Speaker::new(asker.language, &names)))
            })
        };
        texts.iter().map(read).collect()
    }

    /// Returns the moves that a player means by words or taps, with the cards as they see them now.
    fn understood(&self, client: usize, seat: Seat, wanted: Wanted<'_>) -> Result<VecDeque<G::Move>, Refusal> {
        let Some(playing) = &self.playing else { return Ok(VecDeque::new()) };
        let view = playing.round.game().view(Viewer::Seat(seat));
        let language = self.clients[client].language;
        let names = self.company.names(language).seen_by(Some(seat));
        let speaker = Speaker::new(language, &names);
        let refused = |not| Refusal::of_draft::<G>(Why::NotAMove, &not, self.help_of(seat), &speaker);
        let moves = match wanted {
            Wanted::Moves(plan) => return self.written(client, plan.moves()),
            Wanted::Said(said) => {
                let draft = draft_of::<G>(&view, playing.round.draft(seat));
                match G::typed(&view, &draft, said).map_err(refused)? {
                    Typed::Moves(moves) => moves,
                    Typed::Draft(_) => {
                        let refusal = Refusal::message(Why::NotAMove, "refused-only-a-draft");
                        return Err(Refusal { code: codes::ONLY_A_DRAFT, ..refusal });
                    }
                }
            }
            Wanted::Worked(taps) => {
                G::tapped(&view, taps).and_then(|draft| G::composed(&view, &draft)).map_err(refused)?
            }
        };
        check_length(moves.len())?;
        Ok(moves.into())
    }

    /// Refuses a move that the rules do not allow, in words for the player of this seat.
    pub(super) fn illegal(&self, client: ClientId, seat: Seat, illegal: &G::Illegal) -> Refusal {
        let asker = self.clients.iter().find(|other| other.id == client);
        let (language, aloud) = asker.map_or_else(Default::default, |client| (client.language, client.aloud));
        let names = self.company.names(language).seen_by(Some(seat));
        let speaker = Speaker::new(language, &names);
        let said = match withheld::<G>(illegal, self.help_of(seat)) {
            None => Said::to(aloud, illegal, &speaker),
            // A replacement is spoken as it is written.
            Some(away) => away.say_instead(illegal.say(&speaker)).into(),
        };
        let rule = rule_of::<G>(illegal, self.help_of(seat));
        Refusal { code: illegal.code(), rule, ..Refusal::new(Why::Illegal, said) }
    }

    /// Plays one move: checked on a copy, stored for good, then applied and published.
    pub(super) async fn play(&mut self, seat: Seat, choice: G::Move, by: By<'_>) -> Result<(), NotPlayed<G>> {
        let begun = Instant::now();
        let Some(playing) = &mut self.playing else { return Err(NotPlayed::NotKept) };
        let attempt = playing.round.attempt(seat, choice).map_err(NotPlayed::Illegal)?;
        let id = match by {
            By::Plan(id) => Some(id.as_str().to_string()),
            By::Draft => Some(BY_DRAFT.to_string()),
            By::Computer | By::StandIn | By::Clock => None,
        };
        let text = attempt.choice.to_string();
        let row = MoveRow {
            game: playing.key,
            v: playing.round.v() + 1,
            seat,
            id: id.clone(),
            text: text.clone(),
            spent_ms: playing.clock.for_move(seat, begun),
        };
        if let Err(why) = self.hub.store.append(row).await {
            tracing::warn!(%why, "a move could not be kept");
            self.tell_trouble(true);
            return Err(NotPlayed::NotKept);
        }
        self.tell_trouble(false);
        metrics::counter!("reckon_moves_total", "game" => G::NAME).increment(1);
        let Some(playing) = &mut self.playing else { return Ok(()) };
        playing.clock.move_was_kept(seat);
        let must_before = playing.round.turn().must();
        let events = playing.round.accept(attempt, by.told()).to_vec();
        playing.brains.iter_mut().flatten().for_each(|brain| brain.hears(&events));
        let v = playing.round.v();
        if let Some(id) = id {
            let wanted = playing.plan.as_ref().map_or(0, RunningPlan::length);
            let asked = playing.asked.entry((seat, id)).or_insert(Asked { first: text, wanted, played: 0, v });
            asked.played += 1;
            asked.v = v;
        }
        playing.races.note(&playing.round);
        let must = playing.round.turn().must();
        let is_new_turn = must_before.contains(seat) && !playing.round.game().turn_goes_on();
        // A seat that need not act has its full time for the next turn.
        let goes_on = |seat: Seat| must.contains(seat) && must_before.contains(seat) && !is_new_turn;
        for next in playing.round.seats().filter(|seat| !goes_on(*seat)) {
            playing.clock.begin_turn(next);
        }
        if !matches!(by, By::Plan(_)) || playing.plan.as_ref().is_some_and(|plan| !plan.is_of(seat)) {
            self.drop_plan();
        }
        let now = Instant::now();
        self.run_clock(now);
        self.mind_window(now);
        self.tell_news();
        if self.phase() == reckon_protocol::Phase::Over {
            self.tell_table();
        }
        self.mind_computers();
        metrics::histogram!("reckon_move_seconds").record(begun.elapsed());
        Ok(())
    }

    /// Plays the rules' choice for a seat that should have acted and has not.
    pub(super) async fn play_for_absent(&mut self, seat: Seat, by: By<'_>) {
        let round = self.playing.as_ref().map(|playing| &playing.round);
        let choice = round.and_then(|round| round.game().out_of_time(seat, round.draft(seat)));
        let Some(choice) = choice else { return };
        if let Err(NotPlayed::NotKept) = self.play(seat, choice, by).await {
            self.tries_again = Some(Instant::now() + UNTIL_NEXT_TRY);
        }
    }
}
