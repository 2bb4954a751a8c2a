//! Drafts, judged by their player's view and for that player alone.

use reckon_compose::{NotComposed, Typed};
use reckon_protocol::{Help, Json, JudgedDraft, MAX_MOVES_IN_A_PLAN, MoveId, ToClient, Try, Wanted, Why};
use reckon_rules::game::{Seat, Viewer};
use reckon_words::{Line, Speaker, render};

use super::Table;
use super::telling::Refusal;
use crate::games::{TableGame, discreet, discreetly, draft_of, rule_of};

impl<G: TableGame> Table<G> {
    /// Returns the help that a seat gets, within the table's limit.
    pub(super) fn help_of(&self, seat: Seat) -> Help {
        self.company.seats[seat.index()].help.min(self.company.settings.most_help)
    }

    /// Answers a draft; changes and stores nothing.
    pub(super) fn judge(&mut self, client: usize, draft: &Try) -> Result<(), Refusal> {
        let answer = self.judged(client, draft).map_err(|refusal| refusal.of(&draft.id))?;
        self.clients[client].tell(&ToClient::Reading(Box::new(answer)));
        Ok(())
    }

    fn judged(&self, client: usize, draft: &Try) -> Result<JudgedDraft, Refusal> {
        let seat = self.seat_meant(client, draft.seat)?;
        let help = self.help_of(seat);
        if help == Help::Off {
            let is_ones_own_choice = self.company.settings.most_help > Help::Off;
            let id = if is_ones_own_choice { "refused-help-is-off" } else { "refused-no-help" };
            return Err(Refusal::message(Why::NotHere, id));
        }
        let playing = self.playing.as_ref().filter(|playing| !playing.round.is_over());
        let playing = playing.ok_or(Refusal::message(Why::NotPlaying, "refused-not-playing"))?;
        let view = playing.round.game().view(Viewer::Seat(seat));
        let language = self.clients[client].language;
        let names = self.company.names(language).seen_by(Some(seat));
        let speaker = Speaker::new(language, &names);
        let wanted = draft.wanted().ok_or(Refusal::message(Why::NotAMessage, "refused-no-draft"))?;
        let refused = |not| Refusal::of_draft::<G>(Why::NotAMove, &not, help, &speaker);
        let moves: Vec<G::Move> = match wanted {
            Wanted::Moves(plan) => {
                check_length(plan.moves().len())?;
                self.written(client, plan.moves())?.into()
            }
            Wanted::Said(said) => {
                let begun = draft_of::<G>(&view, playing.round.draft(seat));
                match G::typed(&view, &begun, said).map_err(refused)? {
                    Typed::Moves(moves) => moves,
                    Typed::Draft(typed) => return self.previewed(&draft.id, &view, &typed, help, &speaker),
                }
            }
            Wanted::Worked(taps) => {
                let tapped = G::tapped(&view, taps).map_err(refused)?;
                return self.previewed(&draft.id, &view, &tapped, help, &speaker);
            }
        };
        let read = G::read(&view, &moves).map_err(|_| Refusal::message(Why::NotAMove, "refused-no-draft"))?;
        let line = read.refusal.as_ref().map(|illegal| discreet::<G>(illegal, help, &speaker));
        let rule = read.refusal.as_ref().and_then(|illegal| rule_of::<G>(illegal, help));
        Ok(JudgedDraft {
            id: draft.id.clone(),
            moves: moves.iter().map(ToString::to_string).collect(),
            goes: line.is_none(),
            text: line.as_ref().map(|line| render(line, language)),
            line,
            rule: rule.map(Into::into),
            readings: (help == Help::Show).then(|| read.readings.iter().map(Json::of).collect()),
            work: None,
        })
    }

    /// Shows a draft to its player, as far as their help goes.
    fn previewed(
        &self,
        id: &MoveId,
        view: &G::View,
        draft: &G::Draft,
        help: Help,
        speaker: &Speaker<'_>,
    ) -> Result<JudgedDraft, Refusal> {
        let shown =
            G::preview(view, draft).map_err(|not| Refusal::of_draft::<G>(Why::NotAMove, &not, help, speaker))?;
        // The split of taps into sums would reveal what they are worth.
        let is_shown = help == Help::Show || G::CHECK_SHOWS_PREVIEW;
        let rule = match &shown.refusal {
            Some(NotComposed::Illegal(illegal)) => rule_of::<G>(illegal, help),
            _ => None,
        };
        let refusal = shown.refusal.map(|not| discreetly(&not, help, speaker));
        let moves = if is_shown { shown.moves } else { Vec::new() };
        Ok(JudgedDraft {
            id: id.clone(),
            moves: moves.iter().map(ToString::to_string).collect(),
            goes: refusal.is_none(),
            text: refusal.as_ref().map(|line| render(line, speaker.language)),
            line: refusal,
            rule: rule.map(Into::into),
            readings: None,
            work: is_shown.then(|| Json::of(&shown.preview)),
        })
    }
}

/// Checks that a plan has at least one move, and not too many.
pub(super) fn check_length(moves: usize) -> Result<(), Refusal> {
    match moves {
        0 => Err(Refusal::message(Why::NotAMove, "refused-plan-empty")),
        1..=MAX_MOVES_IN_A_PLAN => Ok(()),
        _ => {
            let line = Line::new("refused-plan-too-long").with("most", MAX_MOVES_IN_A_PLAN.to_string());
            Err(Refusal::new(Why::NotAMove, line))
        }
    }
}
