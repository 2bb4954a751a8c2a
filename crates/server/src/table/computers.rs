//! Computer players at a table. They think elsewhere, see what their seat sees, and answer by the same door as
//! everybody.

use std::time::Duration;

use reckon_bots::{Bot, chance};
use reckon_rules::game::{Game, Seat, Turn, Viewer};
use tokio::time::Instant;

use super::Table;
use super::moves::{By, NotPlayed};
use crate::games::{TableGame, Window};
use crate::round::Round;
use crate::seats::Sitter;

/// How fast it plays for somebody who is away, or has left.
const STAND_IN_PACE_MS: u16 = 1200;

/// Where nobody waits for a move, a stand-in takes so many times that.
const STAND_IN_FACTOR: u32 = 6;

/// When something could not be kept, it is tried again after so long.
pub(super) const UNTIL_NEXT_TRY: Duration = Duration::from_secs(1);

/// Who has nothing to do thinks again after so long at the earliest.
const UNTIL_NEXT_THOUGHT: Duration = Duration::from_secs(1);

/// Whoever reacts is done long before a window closes.
fn quarter_ms(window: Window) -> u16 {
    u16::try_from((window.lasts / 4).as_millis()).unwrap_or(u16::MAX)
}

/// What plays a seat.
pub struct Brain<G: TableGame> {
    number: u64,
    is_stand_in: bool,
    /// Gone while it thinks.
    bot: Option<Box<dyn Bot<G>>>,
    /// What happened since it thought last.
    heard: Vec<G::Event>,
    /// What it was asked about last.
    asked: Option<Question>,
    /// How often it was asked.
    times: u32,
    /// When it may answer that at the earliest.
    not_before: Instant,
    answer: Option<G::Move>,
    /// When it is asked the same again, because it did nothing.
    again: Option<Instant>,
}

/// What a player was asked about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    /// The game after so many moves.
    Version(u32),
    /// The basis of its seat, where several act at the same time: what others do does not disturb it.
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

/// An answer from where they think.
pub struct Thought<G: TableGame> {
    seat: Seat,
    brain: u64,
    question: Question,
    /// Nothing where thinking failed.
    result: Option<Answered<G>>,
}

/// The player comes back with what it wants to do, if anything.
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

    /// When its answer is to be played.
    pub(super) fn due(&self) -> Option<Instant> {
        self.answer.is_some().then_some(self.not_before)
    }

    /// When it is asked again.
    pub(super) fn asked_again(&self) -> Option<Instant> {
        self.again.filter(|_| self.bot.is_some())
    }

    /// It does nothing. Where others do something next, it is asked then; where nobody need, after a while.
    fn does_nothing(&mut self, now: Instant) {
        self.answer = None;
        self.again = G::ALL_AT_ONCE.then(|| self.not_before.max(now + UNTIL_NEXT_THOUGHT));
    }
}

impl<G: TableGame> Table<G> {
    /// Asks every computer player that must or may do something and has not been asked, as long as anybody is
    /// here.
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
            // For whoever is away, what they have arranged counts when the time is over.
            let is_left_to_time = is_stand_in && window.is_some() && playing.round.draft(seat).is_some();
            let question = Question::now(&playing.round, seat);
            let is_asked = brain.asked == Some(question) && brain.again.is_none_or(|again| now < again);
            if is_left_to_time || !(must_choose || has_a_right) {
                // What it wanted to do may have been done by others.
                (brain.answer, brain.again) = (None, None);
                continue;
            }
            if is_asked {
                continue;
            }
            // Where it still thinks about what is past, it is asked when that is done.
            let Some(mut bot) = brain.bot.take() else { continue };
            let (heard, view) = (std::mem::take(&mut brain.heard), playing.round.game().view(Viewer::Seat(seat)));
            let seed = &playing.round.lot.seed;
            // Who is asked the same again has another chance.
            let times = if G::ALL_AT_ONCE { v | brain.times << 16 } else { v };
            let mut shuffle = match must_choose {
                true => chance::for_choice(seed, seat, times),
                false => chance::for_call(seed, seat, times),
            };
            // How fast it reacts is drawn whatever it holds, so that nobody learns from it.
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
                // It is done before the time is over.
                Some(window) => pace.min(window.lasts / 2),
                None if must_choose => pace,
                // It takes no time to think for somebody who is not there.
                None if is_stand_in => pace * G::PACE.min(STAND_IN_FACTOR),
                None => pace * G::PACE,
            };
            brain.not_before = now + pace + Duration::from_millis(hesitates.into());
            let (number, thinkers, thoughts) = (brain.number, self.hub.thinkers.clone(), self.thoughts.clone());
            tokio::spawn(async move {
                let thinking = thinkers.think(move || {
                    bot.told(&heard);
                    let choice = match must_choose {
                        true => Some(bot.choose(&view, &mut shuffle)),
                        false => bot.call(&view, &mut shuffle),
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
            // A computer player that tries what is not allowed plays as one that is away.
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
