//! Drafts: judged by what their player sees, for that player alone.

use reckon_protocol::{Help, JudgedDraft, MOST_MOVES_IN_A_PLAN, ToClient, Try, Why};
use reckon_rules::game::Viewer;
use reckon_words::{Line, Say, Speaker, render};

use super::Table;
use super::telling::Refusal;
use crate::games::TableGame;

impl<G: TableGame> Table<G> {
    /// Changes nothing and is not kept.
    pub(super) fn judge(&mut self, client: usize, draft: &Try) -> Result<(), Refusal> {
        let answer = self.judged(client, draft).map_err(|refusal| refusal.of(&draft.id))?;
        self.clients[client].tell(&ToClient::Reading(Box::new(answer)));
        Ok(())
    }

    fn judged(&self, client: usize, draft: &Try) -> Result<JudgedDraft, Refusal> {
        let seat = self.seat_meant(client, draft.seat)?;
        let help = self.company.seats[seat.index()].help.min(self.company.settings.most_help);
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
        let moves: Vec<G::Move> = match (&draft.m, &draft.say) {
            (Some(plan), None) if plan.moves().is_empty() => {
                return Err(Refusal::message(Why::NotAMove, "refused-plan-empty"));
            }
            (Some(plan), None) if plan.moves().len() > MOST_MOVES_IN_A_PLAN => {
                let line = Line::new("refused-plan-too-long").with("most", MOST_MOVES_IN_A_PLAN.to_string());
                return Err(Refusal::new(Why::NotAMove, line));
            }
            (Some(plan), None) => self.written(client, plan.moves())?.into(),
            (None, Some(said)) => {
                G::understand(&view, said, &speaker).map_err(|line| Refusal::new(Why::NotAMove, line))?
            }
            _ => return Err(Refusal::message(Why::NotAMessage, "refused-no-draft")),
        };
        let read = G::read(&view, &moves).ok_or(Refusal::message(Why::NotAMove, "refused-no-draft"))?;
        let line = read.refusal.as_ref().map(|illegal| illegal.say(&speaker));
        Ok(JudgedDraft {
            id: draft.id.clone(),
            moves: moves.iter().map(ToString::to_string).collect(),
            goes: line.is_none(),
            text: line.as_ref().map(|line| render(line, language)),
            line,
            readings: (help == Help::Show).then_some(read.readings),
        })
    }
}
