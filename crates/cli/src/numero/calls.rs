//! Challenges in another player's turn (§11).

use reckon_compose::numero::Taps;
use reckon_rules::game::Seat;
use reckon_rules::numero::{Move, Numero, Options, View};
use reckon_words::{Names, Speaker};

use super::challenges;
use crate::game::{Audience, CallError, Calls, HasCalls, HasRights, InTurns};
use crate::output::Output;

impl HasRights for Numero {
    type Right = Move;

    /// Returns the challenges that are possible, which do not depend on the viewer's hand.
    fn rights(view: &View, _: bool) -> Vec<Move> {
        challenges::open(view).into_iter().map(challenges::Open::choice).collect()
    }

    fn say_rights(view: &View, rights: &[Move], audience: Audience<'_>, names: &Names, output: &Output) -> Vec<String> {
        challenges::say(view, rights, audience.callers, names, output)
    }
}

impl HasCalls for Numero {
    const CALLS: Calls = Calls {
        hint: "cli-numero-call-hint",
        who: "cli-numero-call-who",
        computer: "cli-numero-call-computer",
        ask: "cli-call-ask",
    };

    fn accepts_calls(options: &Options) -> bool {
        options.bluffs()
    }

    fn understand_call(view: &View, typed: &str, _: bool, speaker: &Speaker<'_>) -> Result<Vec<Move>, CallError> {
        let plan = Numero::understand(view, &Taps::default(), typed, speaker)?.into_moves();
        let is_call = plan.iter().all(|choice| matches!(choice, Move::Challenge { .. }));
        if is_call { Ok(plan) } else { Err(CallError::InTurn) }
    }

    fn only_in_turn(_: &View, _: Option<Seat>, named: bool) -> &'static str {
        if named { "cli-numero-call-only" } else { "cli-numero-call-only-alone" }
    }
}
