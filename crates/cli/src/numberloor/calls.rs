//! Night cards in another player's turn (§7).

use reckon_rules::game::Seat;
use reckon_rules::numberloor::{Illegal, Move, Numberloor, Options, View};
use reckon_words::{Names, Speaker, numberloor as words};

use super::night::{self, Chance};
use crate::game::{Audience, CallError, Calls, HasCalls, HasRights, PublicReason};
use crate::output::Output;

impl HasRights for Numberloor {
    /// §7.3 Only the first player to lay a Night card may do so.
    const RACES: bool = true;
    type Right = Chance;

    fn rights(view: &View, alone: bool) -> Vec<Chance> {
        night::rights(view, alone)
    }

    fn say_rights(
        view: &View,
        rights: &[Chance],
        audience: Audience<'_>,
        names: &Names,
        output: &Output,
    ) -> Vec<String> {
        if rights.is_empty() { Vec::new() } else { night::say(view, audience, names, output) }
    }

    fn waive(view: &View) -> Option<Move> {
        night::waive(view)
    }

    fn waives(view: &View, typed: &str) -> bool {
        night::waives(view, typed)
    }
}

impl HasCalls for Numberloor {
    const CALLS: Calls = Calls {
        hint: "cli-numberloor-call-hint",
        who: "cli-numberloor-call-who",
        computer: "cli-numberloor-call-computer",
        ask: "cli-call-ask",
    };

    fn accepts_calls(_: &Options) -> bool {
        true
    }

    fn announces_calls(options: &Options) -> bool {
        night::interrupts(options)
    }

    fn understand_call(view: &View, typed: &str, named: bool, speaker: &Speaker<'_>) -> Result<Vec<Move>, CallError> {
        night::understand(view, typed, named, speaker)
    }

    fn only_in_turn(view: &View, _: Option<Seat>, named: bool) -> &'static str {
        night::only_in_turn(&view.options, named)
    }

    /// §7.3 Shows the open cards: without them, nobody can tell whether a Night card fits.
    fn in_sight(view: &View, output: &Output) -> Option<String> {
        let open =
            || output.speaker(&Names::default()).render(&words::open_cards(view, &output.speaker(&Names::default())));
        night::interrupts(&view.options).then(open)
    }

    fn signed(seat: Seat, _: &str, line: &str) -> String {
        night::signed(seat, line)
    }

    fn public_reason(view: &View, choice: &Move, illegal: &Illegal, speaker: &Speaker<'_>) -> PublicReason {
        night::public_reason(view, choice, illegal, speaker)
    }
}
