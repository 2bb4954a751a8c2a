//! Drafts: judged by what their player sees, for that player alone.

use reckon_protocol::{Help, JudgedDraft, MOST_MOVES_IN_A_PLAN, MoveId, ToClient, Try, Wanted, Why};
use reckon_rules::game::{Seat, Viewer};
use reckon_words::{Line, Say, Speaker, render};

use super::Table;
use super::telling::Refusal;
use crate::games::{TableGame, Understood, discreet};

impl<G: TableGame> Table<G> {
    /// How much whoever sits there is told, as far as the table allows it.
    pub(super) fn help_of(&self, seat: Seat) -> Help {
        self.company.seats[seat.index()].help.min(self.company.settings.most_help)
    }

    /// Changes nothing and is not kept.
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
        let not_a_move = |line| Refusal::new(Why::NotAMove, line);
        let moves: Vec<G::Move> = match wanted {
            Wanted::Moves(plan) => {
                check_length(plan.moves().len())?;
                self.written(client, plan.moves())?.into()
            }
            Wanted::Said(said) => {
                let kept = playing.round.draft(seat);
                match G::understand(&view, kept, said, &speaker).map_err(not_a_move)? {
                    Understood::Moves(moves) => moves,
                    Understood::Draft(taps) => return self.worked(&draft.id, &view, &taps, help, &speaker),
                }
            }
            Wanted::Worked(taps) => return self.worked(&draft.id, &view, taps, help, &speaker),
        };
        let read = G::read(&view, &moves).ok_or(Refusal::message(Why::NotAMove, "refused-no-draft"))?;
        let line = read.refusal.as_ref().map(|illegal| illegal.say(&speaker));
        let line = line.map(|line| discreet::<G>(line, help));
        Ok(JudgedDraft {
            id: draft.id.clone(),
            moves: moves.iter().map(ToString::to_string).collect(),
            goes: line.is_none(),
            text: line.as_ref().map(|line| render(line, language)),
            line,
            readings: (help == Help::Show).then_some(read.readings),
            work: None,
        })
    }

    /// What was tapped or arranged.
    fn worked(
        &self,
        id: &MoveId,
        view: &G::View,
        taps: &str,
        help: Help,
        speaker: &Speaker<'_>,
    ) -> Result<JudgedDraft, Refusal> {
        let worked = G::work(view, taps, speaker).map_err(|line| Refusal::new(Why::NotAMove, line))?;
        // How taps are split into sums would tell what they are worth.
        let is_shown = help == Help::Show || G::CHECK_SHOWS_WORK;
        let refusal = worked.refusal.map(|line| discreet::<G>(line, help));
        let moves = if is_shown { worked.moves } else { Vec::new() };
        Ok(JudgedDraft {
            id: id.clone(),
            moves: moves.iter().map(ToString::to_string).collect(),
            goes: refusal.is_none(),
            text: refusal.as_ref().map(|line| render(line, speaker.language)),
            line: refusal,
            readings: None,
            work: is_shown.then_some(worked.work),
        })
    }
}

/// A plan has a move, and not more than anybody needs.
pub(super) fn check_length(moves: usize) -> Result<(), Refusal> {
    match moves {
        0 => Err(Refusal::message(Why::NotAMove, "refused-plan-empty")),
        1..=MOST_MOVES_IN_A_PLAN => Ok(()),
        _ => {
            let line = Line::new("refused-plan-too-long").with("most", MOST_MOVES_IN_A_PLAN.to_string());
            Err(Refusal::new(Why::NotAMove, line))
        }
    }
}
