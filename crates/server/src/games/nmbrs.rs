//! nmbrs! blocks at a table.

use std::ops::RangeInclusive;
use std::time::Duration;

use reckon_bots::Bot;
use reckon_bots::nmbrs::Builder;
use reckon_protocol::{Help, Json};
use reckon_rules::game::{Game, Race, Seat, Turn, Viewer};
use reckon_rules::laws::Lawful;
use reckon_rules::nmbrs::loose::{self, Typed};
use reckon_rules::nmbrs::moves::TurnMove;
use reckon_rules::nmbrs::options::Knock;
use reckon_rules::nmbrs::work::{self, Sketch, Step, work};
use reckon_rules::nmbrs::{Illegal, LEAST_PLAYERS, Lay, MOST_PLAYERS, Move, Nmbrs, Options, Phase, View};
use reckon_words::{Line, Say, Speaker};

use super::{GivesAway, Hurry, Read, TableGame, Understood, Window, Worked};

/// §6.2 So long everybody has to answer where the first to knock gets the block,
const TO_BE_FIRST: Duration = Duration::from_secs(8);

/// §6.4, §6.5 and so long where nobody has to be first.
const TO_ANSWER: Duration = Duration::from_secs(30);

impl TableGame for Nmbrs {
    const GIVES_AWAY: &[GivesAway] = &[
        GivesAway { told: "nmbrs-illegal-wrong-runs", below: Help::Check, instead: "refused-wrong-rows", kept: &[] },
        GivesAway {
            told: "nmbrs-illegal-first-is-wrong",
            below: Help::Check,
            instead: "refused-no-sequence",
            kept: &[],
        },
    ];

    /// A whole turn is asked for with a button: then its player sees how it would lie.
    const CHECK_SHOWS_WORK: bool = true;

    const SEATS: RangeInclusive<u8> = LEAST_PLAYERS..=MOST_PLAYERS;

    /// §1.2 The blocks are those of the box.
    fn use_pack(_: &mut Options, _: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        Err(speaker.render(&Line::new("http-no-pack")))
    }

    fn use_all_cards(_: &mut Options) {}

    /// §6.2, §6.4
    fn hurry() -> Option<Hurry> {
        Some(Hurry { option: "knock", no_hurry: "in-order", quick: "first" })
    }

    fn computer_player(_: Seat) -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }

    fn stand_in(_: Seat) -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::plain())
    }

    /// §4.4 One move is one whole turn.
    fn turn_goes_on(&self) -> bool {
        false
    }

    /// §6.2 A knock names its block; what it answers is the moment that it was made on.
    fn race_of(&self, choice: &Move, on: u32) -> Option<Race> {
        let is_race = self.view(Viewer::Watcher).options.knock == Knock::First;
        (is_race && Nmbrs::names_its_race(choice)).then_some(Race(on))
    }

    fn names_its_race(choice: &Move) -> bool {
        matches!(choice, Move::Knock(_))
    }

    fn understand(view: &View, _: Option<&str>, typed: &str, speaker: &Speaker<'_>) -> Result<Understood<Move>, Line> {
        match loose::understand(view, &Sketch::default(), typed).map_err(|why| why.say(speaker))? {
            Typed::Move(choice) => Ok(Understood::Moves(vec![choice])),
            Typed::Sketch(sketch) => Ok(Understood::Draft(sketch.to_string())),
        }
    }

    /// What a turn is worth is asked with `work`. Only the first move of a draft can be judged: what comes then is
    /// up to others.
    fn read(view: &View, draft: &[Move]) -> Option<Read<Illegal>> {
        let verdict = Nmbrs::read_verdict(view, draft.first()?)?;
        Some(Read { readings: Vec::new(), refusal: verdict.err() })
    }

    fn work(view: &View, taps: &str, speaker: &Speaker<'_>) -> Result<Worked<Move>, Line> {
        let sketch = sketch_of(view, taps, speaker)?;
        let work::Worked { work, why_not } = work(view, &sketch).map_err(|why| why.say(speaker))?;
        Ok(Worked {
            moves: work.choice.clone().filter(|_| why_not.is_none()).into_iter().collect(),
            refusal: why_not.map(|illegal| illegal.say(speaker)),
            work: Json::of(&work),
        })
    }

    /// Where blocks fit in several ways, the most natural one is meant.
    fn composed(view: &View, taps: &str, speaker: &Speaker<'_>) -> Result<Vec<Move>, Line> {
        let mut sketch = sketch_of(view, taps, speaker)?;
        loop {
            let work::Worked { work, why_not } = work(view, &sketch).map_err(|why| why.say(speaker))?;
            let place = work.stuck.map(usize::from).filter(|place| *place < sketch.steps.len());
            let lays = match (place, work.ways.into_iter().next()) {
                (None, _) => work.lays,
                (Some(place), Some(way)) => {
                    sketch.steps.splice(place..=place, way.lays.into_iter().map(Step::Lay));
                    continue;
                }
                // The rules say why not: of a turn themselves, and of a wish, which is none, here.
                (Some(_), None) => match (written(&sketch), why_not) {
                    (None, Some(illegal)) => return Err(illegal.say(speaker)),
                    (lays, _) => lays.unwrap_or(work.lays),
                },
            };
            return Ok(vec![Move::Turn(TurnMove { lays, give: sketch.give })]);
        }
    }

    fn window(&self) -> Option<Window> {
        let view = self.view(Viewer::Watcher);
        let Phase::Knock(knocking) = view.phase else { return None };
        let is_race = matches!(self.turn(), Turn::Open { race: Some(_), .. });
        // §6.5 When the youngest has let it go, the others have a time of their own.
        let number = 2 * view.moment + u32::from(knocking.then.is_empty());
        Some(Window { number, lasts: if is_race { TO_BE_FIRST } else { TO_ANSWER } })
    }
}

/// What was tapped; behind a `>` what somebody types to go on with it.
fn sketch_of(view: &View, taps: &str, speaker: &Speaker<'_>) -> Result<Sketch, Line> {
    let (taps, typed) = taps.split_once('>').map_or((taps, None), |(taps, typed)| (taps, Some(typed)));
    let sketch: Sketch = taps.trim().parse().map_err(|why: work::NotASketch| why.say(speaker))?;
    let Some(typed) = typed else { return Ok(sketch) };
    match loose::understand(view, &sketch, typed).map_err(|why| why.say(speaker))? {
        Typed::Sketch(sketch) => Ok(sketch),
        Typed::Move(Move::Turn(turn)) => {
            Ok(Sketch { steps: turn.lays.into_iter().map(Step::Lay).collect(), give: turn.give })
        }
        Typed::Move(Move::Knock(_) | Move::LetGo) => Err(Line::new("refused-no-draft")),
    }
}

/// The steps, where none of them is a wish.
fn written(sketch: &Sketch) -> Option<Vec<Lay>> {
    let lay = |step: &Step| if let Step::Lay(lay) = step { Some(lay.clone()) } else { None };
    sketch.steps.iter().map(lay).collect()
}
