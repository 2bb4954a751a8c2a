//! NUMERO at a table.

use std::ops::RangeInclusive;

use reckon_bots::Bot;
use reckon_bots::numero::Greedy;
use reckon_protocol::{Help, Json};
use reckon_rules::game::{Race, Seat};
use reckon_rules::numero::card::HIGHEST_NUMBER;
use reckon_rules::numero::moves::NotAMove;
use reckon_rules::numero::view::View;
use reckon_rules::numero::work::{self, WhyNot, work};
use reckon_rules::numero::{Illegal, MOST_PLAYERS, Move, Numero, Options, Pack, loose, read};
use reckon_words::{Line, Say, Speaker};

use super::{GivesAway, Hurry, Read, TableGame, Understood, Worked};

impl TableGame for Numero {
    const GIVES_AWAY: &[GivesAway] = &[
        GivesAway { told: "numero-illegal-must-take", below: Help::Show, instead: "refused-must-take", kept: &[] },
        GivesAway { told: "numero-illegal-must-build", below: Help::Show, instead: "refused-must-build", kept: &[] },
        GivesAway {
            told: "numero-illegal-take-misses",
            below: Help::Check,
            instead: "refused-take-misses",
            kept: &["with"],
        },
        GivesAway {
            told: "numero-illegal-no-such-number",
            below: Help::Check,
            instead: "refused-no-such-number",
            kept: &[],
        },
        GivesAway { told: "numero-illegal-no-answer", below: Help::Check, instead: "refused-no-answer", kept: &[] },
    ];

    const SEATS: RangeInclusive<u8> = 1..=MOST_PLAYERS;

    fn use_pack(options: &mut Options, pack: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        let is_file = pack.contains(['\n', '[']);
        let read = if is_file { Pack::from_toml(pack) } else { pack.parse() };
        options.pack = read.map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    fn use_all_cards(options: &mut Options) {
        *options = Options { highest_number: HIGHEST_NUMBER, ..options.clone().with_all_wild_cards() };
    }

    /// §11.3 A challenge is no reaction: it goes by arrival, and names its build.
    fn hurry() -> Option<Hurry> {
        None
    }

    fn computer_player(_: Seat) -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::default())
    }

    fn stand_in(_: Seat) -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::plain())
    }

    /// §3 One move is one whole turn.
    fn turn_goes_on(&self) -> bool {
        false
    }

    fn race_of(&self, _: &Move, _: u32) -> Option<Race> {
        None
    }

    fn understand(view: &View, _: Option<&str>, typed: &str, speaker: &Speaker<'_>) -> Result<Understood<Move>, Line> {
        loose::understand(view, typed).map(|choice| Understood::Moves(vec![choice])).map_err(|why| why.say(speaker))
    }

    /// A plan has one move: the turn is over then.
    fn read(view: &View, draft: &[Move]) -> Option<Read<Illegal>> {
        let reading = read(view, draft.first()?).ok()?;
        Some(Read { refusal: reading.verdict.clone().err(), readings: vec![Json::of(&reading)] })
    }

    fn work(view: &View, taps: &str, speaker: &Speaker<'_>) -> Result<Worked<Move>, Line> {
        let line = taps.parse().map_err(|why: NotAMove| why.say(speaker))?;
        let work::Worked { work, why_not } = work(view, &line).map_err(|why| why.say(speaker))?;
        Ok(Worked {
            moves: work.choices.first().map(|choice| choice.m.clone()).into_iter().collect(),
            refusal: why_not.map(|why_not| match why_not {
                WhyNot::Illegal(illegal) => illegal.say(speaker),
                WhyNot::NoMove(why) => why.say(speaker),
            }),
            work: Json::of(&work),
        })
    }

    fn composed(view: &View, taps: &str, speaker: &Speaker<'_>) -> Result<Vec<Move>, Line> {
        let line = taps.parse().map_err(|why: NotAMove| why.say(speaker))?;
        work::composed(view, &line).map(|choice| vec![choice]).map_err(|why| why.say(speaker))
    }
}
