//! Computer players at a table. They think on other threads, see what their seat sees, and their moves enter by the
//! same door as everybody's.

use std::time::Duration;

use reckon_bots::{Bot, streams};
use reckon_rules::game::{Game, Seat, Turn, Viewer};
use tokio::time::Instant;

use super::Table;
use super::moves::{By, NotPlayed};
use crate::games::{TableGame, Window};
use crate::round::Round;
use crate::seats::Sitter;

/// Pace of a stand-in for a player who is away or has left.
const STAND_IN_PACE_MS: u16 = 1200;

/// Factor on that pace for a move that nobody is waiting for.
const STAND_IN_FACTOR: u32 = 6;

/// Delay before a retry of something that could not be stored.
pub(super) const UNTIL_NEXT_TRY: Duration = Duration::from_secs(1);

/// Least time between two thoughts of a player with nothing to do.
const UNTIL_NEXT_THOUGHT: Duration = Duration::from_secs(1);

/// Returns a quarter of a window: reactions come long before its end.
fn quarter_ms(window: Window) -> u16 {
    u16::try_from((window.lasts / 4).as_millis()).unwrap_or(u16::MAX)
}

/// Computer player of a seat.
pub struct Brain<G: TableGame> {
    number: u64,
    is_stand_in: bool,
    /// `None` while it thinks.
    bot: Option<Box<dyn Bot<G>>>,
    /// Events since it last thought.
    heard: Vec<G::Event>,
    /// Last question that it was asked.
    asked: Option<Question>,
    /// Number of times that it was asked.
    times: u32,
    /// Earliest time for its answer.
    not_before: Instant,
    answer: Option<G::Move>,
    /// Time to ask it the same again, because it did nothing.
    again: Option<Instant>,
}

/// Situation that a player was asked about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    /// The game after this many moves.
    Version(u32),
    /// The basis of its seat, where several act at the same time: moves of others do not disturb it.
    Basis(u32),
}

impl Question {
    fn now<G: TableGame>(round: &Round<G>, seat: Seat) -> Question {
        match G::ALL_AT_ONCE || round.game().window().is_some() {
            true => Question::Basis(round.game().basis(seat)),
            false => Question::Version(round.v()),
        }
    }
}

/// Answer from the thinking threads.
pub struct Thought<G: TableGame> {
    seat: Seat,
    brain: u64,
    question: Question,
    /// `None` if thinking failed.
    result: Option<Answered<G>>,
}

/// The player, handed back with the move it wants to make, if any.
type Answered<G> = (Box<dyn Bot<G>>, Option<<G as Game>::Move>);

impl<G: TableGame> Brain<G> {
    fn new(seat: Seat, number: u64, is_stand_in: bool) -> Brain<G> {
        let bot = if is_stand_in { G::stand_in(seat) } else { G::computer_player(seat) };
        let (bot, not_before) = (Some(bot), Instant::now());
        let (heard, asked, answer, again) = (Vec::new(), None, None, None);
        Brain { number, is_stand_in, bot, heard, asked, times: 0, not_before, answer, again }
    }

    pub(super) fn hears(&mut self, events: &[G::Event]) {
        self.heard.extend_from_slice(events);
    }

    /// Returns when its answer is to be played.
    pub(super) fn due(&self) -> Option<Instant> {
        self.answer.is_some().then_some(self.not_before)
    }

    /// Returns when it is asked again.
    pub(super) fn asked_again(&self) -> Option<Instant> {
        self.again.filter(|_| self.bot.is_some())
    }

    /// Notes that it does nothing. It is asked again after the next move or, where nobody need move, after a while.
    fn does_nothing(&mut self, now: Instant) {
        self.answer = None;
        self.again = G::ALL_AT_ONCE.then(|| self.not_before.max(now + UNTIL_NEXT_THOUGHT));
    }
}

impl<G: TableGame> Table<G> {
    /// Asks every computer player that must or may act and has not been asked, as long as anybody is here.
    pub(super) fn mind_computers(&mut self) {
        let Some(playing) = &mut self.playing else { return };
        let Turn::Open { must, may, race } = playing.round.turn() else { return };
        if self.clients.is_empty() {
            return;
        }
        let now = Instant::now();
        let v = playing.round.v();
        let window = playing.round.game().window();
        let pause_ms = if race.is_some() && !may.is_empty() { self.company.settings.pause_ms } else { 0 };
        for (seat, place) in self.company.all() {
            let (is_stand_in, pace_ms) = match place.sitter {
                Sitter::Computer { pace_ms, .. } => (false, pace_ms),
                Sitter::Nobody => (true, STAND_IN_PACE_MS),
                Sitter::Person { .. } if self.attendance[seat.index()].is_away => (true, STAND_IN_PACE_MS),
                Sitter::Person { .. } => {
                    playing.brains[seat.index()] = None;
                    continue;
                }
            };
            let brain = &mut playing.brains[seat.index()];
            let brain = match brain {
                Some(brain) if brain.is_stand_in == is_stand_in => brain,
                _ => {
                    self.brains_made += 1;
                    brain.insert(Brain::new(seat, self.brains_made, is_stand_in))
                }
            };
            let must_choose = must.contains(seat);
            let has_a_right = may.contains(seat) && (!is_stand_in || G::ALL_AT_ONCE);
            // An absent player's draft counts when the time is up.
            let is_left_to_time = is_stand_in && window.is_some() && playing.round.draft(seat).is_some();
            let question = Question::now(&playing.round, seat);
            let is_asked = brain.asked == Some(question) && brain.again.is_none_or(|again| now < again);
            if is_left_to_time || !(must_choose || has_a_right) {
                // Others may have done what it wanted to do.
                (brain.answer, brain.again) = (None, None);
                continue;
            }
            if is_asked {
                continue;
            }
            // If it is still thinking about the past, it is asked when that is done.
            let Some(mut bot) = brain.bot.take() else { continue };
            let (heard, view) = (std::mem::take(&mut brain.heard), playing.round.game().view(Viewer::Seat(seat)));
            let seed = &playing.round.lot.seed;
            // A repeated question gets different random numbers.
            let times = if G::ALL_AT_ONCE { v | brain.times << 16 } else { v };
            let mut shuffle = match must_choose {
                true => streams::for_choice(seed, seat, times),
                false => streams::for_call(seed, seat, times),
            };
            // Its reaction time is drawn whatever it holds, so that it gives nothing away.
            let slowest = match window {
                Some(window) if race.is_some() => Some(pace_ms.min(quarter_ms(window))),
                _ if must_choose => None,
                _ => Some(pace_ms),
            };
            let hesitates = slowest.map_or(0, |slowest| shuffle.below(u32::from(slowest) + 1));
            (brain.asked, brain.answer, brain.again) = (Some(question), None, None);
            brain.times += 1;
            let pace = Duration::from_millis(pace_ms.max(pause_ms).into());
            let pace = match window {
                // It is done before the time is up.
                Some(window) => pace.min(window.lasts / 2),
                None if must_choose => pace,
                // A stand-in need not take a player's time to think.
                None if is_stand_in => pace * G::PACE.min(STAND_IN_FACTOR),
                None => pace * G::PACE,
            };
            brain.not_before = now + pace + Duration::from_millis(hesitates.into());
            let (number, thinkers, thoughts) = (brain.number, self.hub.thinkers.clone(), self.thoughts.clone());
            tokio::spawn(async move {
                let thinking = thinkers.think(move || {
                    bot.observe(&heard);
                    let choice = match must_choose {
                        true => Some(bot.choose(&view, &mut shuffle)),
                        false => bot.act_out_of_turn(&view, &mut shuffle),
                    };
                    (bot, choice)
                });
                let result = thinking.await.inspect_err(|_| tracing::error!("a computer player panicked")).ok();
                // A table that is gone needs no answer.
                let _gone = thoughts.send(Box::new(Thought { seat, brain: number, question, result })).await;
            });
        }
    }

    pub(super) async fn receive(&mut self, thought: Thought<G>) {
        let Some(playing) = &mut self.playing else { return };
        let question = Question::now(&playing.round, thought.seat);
        let brain = &mut playing.brains[thought.seat.index()];
        let Some(known) = brain.as_mut().filter(|brain| brain.number == thought.brain) else { return };
        let by = if known.is_stand_in { By::StandIn } else { By::Computer };
        match thought.result {
            Some((bot, choice)) => {
                known.bot = Some(bot);
                match choice {
                    _ if thought.question != question => {}
                    Some(choice) => known.answer = Some(choice),
                    None => known.does_nothing(Instant::now()),
                }
                self.mind_computers();
            }
            None => {
                *brain = None;
                if self.must().contains(thought.seat) {
                    self.play_for_absent(thought.seat, by).await;
                }
            }
        }
        let now = Instant::now();
        if let Some(seat) = self.answer_due(now) {
            self.play_answer(seat).await;
        }
    }

    pub(super) fn answer_due(&self, now: Instant) -> Option<Seat> {
        let playing = self.playing.as_ref()?;
        let is_due = |brain: &Option<Brain<G>>| brain.as_ref().and_then(Brain::due).is_some_and(|due| now >= due);
        (0..).map(Seat).zip(&playing.brains).find(|(_, brain)| is_due(brain)).map(|(seat, _)| seat)
    }

    pub(super) async fn play_answer(&mut self, seat: Seat) {
        let Some(playing) = &mut self.playing else { return };
        let question = Question::now(&playing.round, seat);
        let Some(brain) = &mut playing.brains[seat.index()] else { return };
        let is_current = brain.asked == Some(question);
        let Some(choice) = brain.answer.take().filter(|_| is_current) else { return };
        let by = if brain.is_stand_in { By::StandIn } else { By::Computer };
        match self.play(seat, choice.clone(), by).await {
            Ok(()) => {}
            Err(NotPlayed::NotKept) => {
                let brain = self.playing.as_mut().and_then(|playing| playing.brains[seat.index()].as_mut());
                if let Some(brain) = brain {
                    brain.answer = Some(choice);
                    brain.not_before = Instant::now() + UNTIL_NEXT_TRY;
                }
            }
            // A computer player that tries an illegal move is treated as absent.
            Err(NotPlayed::Illegal(_)) => {
                tracing::error!(game = G::NAME, "a computer player tried what is not allowed");
                if self.must().contains(seat) {
                    self.play_for_absent(seat, by).await;
                } else if let Some(brain) = self.playing.as_mut().and_then(|it| it.brains[seat.index()].as_mut()) {
                    brain.does_nothing(Instant::now());
                }
            }
        }
    }
}
