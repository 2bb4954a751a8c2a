//! Knocks in another player's turn (§6.2).

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Block, Move, Nmbrs, Options, View};
use reckon_words::{Names, Speaker};

use super::knock;
use crate::game::{Audience, CallError, Calls, HasCalls, HasRights};
use crate::output::Output;

impl HasRights for Nmbrs {
    type Right = Block;

    fn rights(view: &View, _: bool) -> Vec<Block> {
        knock::rights(view)
    }

    fn say_rights(
        view: &View,
        rights: &[Block],
        audience: Audience<'_>,
        names: &Names,
        output: &Output,
    ) -> Vec<String> {
        if rights.is_empty() { Vec::new() } else { knock::say(view, audience, names, output) }
    }

    fn waive(view: &View) -> Option<Move> {
        knock::waive(view)
    }

    fn waives(view: &View, typed: &str) -> bool {
        knock::waives(view, typed)
    }
}

impl HasCalls for Nmbrs {
    const CALLS: Calls = Calls {
        hint: "cli-nmbrs-call-who",
        who: "cli-nmbrs-call-who",
        computer: "cli-nmbrs-call-computer",
        ask: "cli-call-ask",
    };

    /// Always true: a player who is asked may put their name before the answer.
    fn accepts_calls(_: &Options) -> bool {
        true
    }

    /// Always false: everybody is asked, so nobody needs to know how to cut in.
    fn announces_calls(_: &Options) -> bool {
        false
    }

    fn understand_call(view: &View, typed: &str, _: bool, speaker: &Speaker<'_>) -> Result<Vec<Move>, CallError> {
        knock::understand(view, typed, speaker)
    }

    fn only_in_turn(view: &View, seat: Option<Seat>, named: bool) -> &'static str {
        knock::only_in_turn(view, seat, named)
    }
}
