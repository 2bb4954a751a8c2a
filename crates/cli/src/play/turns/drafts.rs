//! A turn that is typed step by step: its drafts, and undo.

use std::io::{self, Write};

use reckon_rules::game::Seat;

use super::TurnSession;
use crate::game::{InTurns, Part};
use crate::play::lines::Lines;

/// Commands about the player's own steps, in English and in German.
enum DraftCommand {
    /// Undoes one step.
    Undo,
    /// Undoes all steps.
    Clear,
}

fn draft_command(line: &str) -> Option<DraftCommand> {
    Some(match line.to_lowercase().as_str() {
        "undo" | "back" | "zurück" | "rückgängig" => DraftCommand::Undo,
        "clear" | "leeren" | "alles zurück" => DraftCommand::Clear,
        _ => return None,
    })
}

impl<G: InTurns, I: Lines, O: Write> TurnSession<'_, G, I, O> {
    pub(super) fn draft(&self, seat: Seat) -> G::Draft {
        self.drafts[seat.index()].last().cloned().unwrap_or_default()
    }

    pub(super) fn show(&mut self, seat: Seat, part: Part) -> io::Result<()> {
        let names = self.room.names.seen_by(Some(seat));
        let lines = G::draw_with(&self.room.game.view(seat), &self.draft(seat), part, &names, self.room.output);
        if part == Part::All {
            self.room.console.line("")?;
        }
        self.room.console.lines(&lines)
    }

    /// Handles a line if it is a query or a command about the player's own steps; returns whether it was.
    pub(super) fn handle_draft_command(&mut self, seat: Seat, line: &str) -> io::Result<bool> {
        let names = self.room.names.seen_by(Some(seat));
        let view = self.room.game.view(seat);
        if let Some(lines) = G::look_up(&view, &self.draft(seat), line, &names, self.room.output) {
            self.room.console.lines(&lines)?;
            return Ok(true);
        }
        let Some(word) = draft_command(line).filter(|_| G::ARRANGES) else { return Ok(false) };
        let before = self.draft(seat);
        let drafts = &mut self.drafts[seat.index()];
        match word {
            DraftCommand::Undo => drafts.truncate(drafts.len().saturating_sub(1)),
            // An empty draft on top lets a mistaken clear be undone.
            DraftCommand::Clear if before != G::Draft::default() => drafts.push(G::Draft::default()),
            DraftCommand::Clear => {}
        }
        if self.draft(seat) == before {
            self.room.console.say(&self.room.output.say("cli-at-once-no-undo"))?;
        } else {
            self.show(seat, Part::Draft)?;
        }
        Ok(true)
    }

    /// Answers a line if it is a query, for the player whose hand is on the screen or for everybody; returns whether it
    /// was.
    pub(super) fn look_up_openly(&mut self, line: &str) -> io::Result<bool> {
        let view = self.room.at_keyboard.map_or_else(|| self.room.game.public_view(), |seat| self.room.game.view(seat));
        let names = self.room.names.seen_by(self.room.at_keyboard);
        let lines = G::look_up(&view, &G::Draft::default(), line, &names, self.room.output);
        lines.as_ref().map_or(Ok(()), |lines| self.room.console.lines(lines))?;
        Ok(lines.is_some())
    }

    pub(super) fn arrange(&mut self, seat: Seat, draft: G::Draft) -> io::Result<()> {
        if self.draft(seat) == draft {
            self.room.console.say(&self.room.output.say("cli-at-once-unchanged"))?;
        } else {
            self.drafts[seat.index()].push(draft);
        }
        self.show(seat, Part::Draft)
    }

    /// Discards a seat's drafts once its turn is played.
    pub(super) fn forget_draft(&mut self, seat: Seat) {
        self.drafts[seat.index()].clear();
    }

    /// Says what a player has gained since they last looked. Only that player may see the screen.
    pub(super) fn tell_gained(&mut self, seat: Seat) -> io::Result<()> {
        let now = self.room.game.view(seat);
        let gained = self.seen[seat.index()].as_ref().and_then(|before| G::gained(before, &now, self.room.output));
        self.seen[seat.index()] = Some(now);
        gained.map_or(Ok(()), |sentence| self.room.console.say(&sentence))
    }

    /// Warns that an unfinished turn is lost: no record contains it.
    pub(super) fn warn_of_unsaved_draft(&mut self) -> io::Result<()> {
        let is_new = |seat: &&Seat| self.draft(**seat) != G::Draft::default();
        let Some(seat) = self.room.people.iter().find(is_new).copied() else { return Ok(()) };
        let sentence = match self.room.is_alone() {
            true => {
                let about = [("typed", self.draft(seat).to_string())];
                self.room.output.say_with("cli-at-once-not-kept", about)
            }
            // Other people may be looking, so the draft is not shown.
            false => self.room.output.say("cli-at-once-not-kept-many"),
        };
        self.room.console.say(&sentence)
    }
}
