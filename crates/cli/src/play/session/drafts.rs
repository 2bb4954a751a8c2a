//! A turn that is typed step by step: what lies there so far, and back again.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::Session;
use crate::game::Part;
use crate::in_turns::InTurns;

/// What somebody may type about their own steps, in English and in German.
enum OwnWord {
    /// One step back.
    Undo,
    /// All of them.
    Clear,
}

fn own_word(line: &str) -> Option<OwnWord> {
    Some(match line.to_lowercase().as_str() {
        "undo" | "back" | "zurück" | "rückgängig" => OwnWord::Undo,
        "clear" | "leeren" | "alles zurück" => OwnWord::Clear,
        _ => return None,
    })
}

impl<G: InTurns, I: BufRead, O: Write> Session<'_, G, I, O> {
    pub(super) fn draft(&self, seat: Seat) -> G::Draft {
        self.drafts[seat.index()].last().cloned().unwrap_or_default()
    }

    pub(super) fn show(&mut self, seat: Seat, part: Part) -> io::Result<()> {
        let names = self.room.names.seen_by(Some(seat));
        let lines = G::draw_with(&self.room.table.view(seat), &self.draft(seat), part, &names, self.room.voice);
        if part == Part::All {
            self.room.console.line("")?;
        }
        self.room.console.lines(&lines)
    }

    /// What somebody types about their own steps, or looks up; whether it was that.
    pub(super) fn hear_aside(&mut self, seat: Seat, line: &str) -> io::Result<bool> {
        let names = self.room.names.seen_by(Some(seat));
        let view = self.room.table.view(seat);
        if let Some(lines) = G::look_up(&view, &self.draft(seat), line, &names, self.room.voice) {
            self.room.console.lines(&lines)?;
            return Ok(true);
        }
        let Some(word) = own_word(line).filter(|_| G::ARRANGES) else { return Ok(false) };
        let before = self.draft(seat);
        let drafts = &mut self.drafts[seat.index()];
        match word {
            OwnWord::Undo => drafts.truncate(drafts.len().saturating_sub(1)),
            // Whoever did not mean it takes it back.
            OwnWord::Clear if before != G::Draft::default() => drafts.push(G::Draft::default()),
            OwnWord::Clear => {}
        }
        if self.draft(seat) == before {
            self.room.console.say(&self.room.voice.say("cli-at-once-no-undo"))?;
        } else {
            self.show(seat, Part::Work)?;
        }
        Ok(true)
    }

    /// What may be looked up by whoever has their hand on the screen, and else by everybody; whether it was that.
    pub(super) fn look_up_openly(&mut self, line: &str) -> io::Result<bool> {
        let view =
            self.room.at_keyboard.map_or_else(|| self.room.table.public_view(), |seat| self.room.table.view(seat));
        let names = self.room.names.seen_by(self.room.at_keyboard);
        let lines = G::look_up(&view, &G::Draft::default(), line, &names, self.room.voice);
        lines.as_ref().map_or(Ok(()), |lines| self.room.console.lines(lines))?;
        Ok(lines.is_some())
    }

    pub(super) fn arrange(&mut self, seat: Seat, draft: G::Draft) -> io::Result<()> {
        if self.draft(seat) == draft {
            self.room.console.say(&self.room.voice.say("cli-at-once-unchanged"))?;
        } else {
            self.drafts[seat.index()].push(draft);
        }
        self.show(seat, Part::Work)
    }

    /// After a move of a seat its steps are played.
    pub(super) fn forget_draft(&mut self, seat: Seat) {
        self.drafts[seat.index()].clear();
    }

    /// Says what somebody has got since they last looked. Nobody else has the screen.
    pub(super) fn tell_gained(&mut self, seat: Seat) -> io::Result<()> {
        let now = self.room.table.view(seat);
        let gained = self.seen[seat.index()].as_ref().and_then(|before| G::gained(before, &now, self.room.voice));
        self.seen[seat.index()] = Some(now);
        gained.map_or(Ok(()), |sentence| self.room.console.say(&sentence))
    }

    /// A turn that is not played yet is in no record.
    pub(super) fn say_what_is_not_kept(&mut self) -> io::Result<()> {
        let is_new = |seat: &&Seat| self.draft(**seat) != G::Draft::default();
        let Some(seat) = self.room.people.iter().find(is_new).copied() else { return Ok(()) };
        let sentence = match self.room.is_alone() {
            true => {
                let about = [("typed", G::draft_text(&self.draft(seat)))];
                self.room.voice.say_with("cli-at-once-not-kept", about)
            }
            // The others need not see it.
            false => self.room.voice.say("cli-at-once-not-kept-many"),
        };
        self.room.console.say(&sentence)
    }
}
