//! Saving the game to its file.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Room;
use crate::failure::Failure;
use crate::files::{from_home, shown};
use crate::game::TerminalGame;
use crate::play::lines::Lines;
use crate::play::not_there;

impl<G: TerminalGame, I: Lines, O: Write> Room<'_, G, I, O> {
    /// Saves the game to its file, if it has one. A failure such as a full disk is reported, but does not end the game.
    pub fn save(&mut self) -> io::Result<()> {
        let Some(file) = &self.files.save else { return Ok(()) };
        let saved = self.game.save(file, self.output);
        self.is_saved = saved.is_ok();
        saved.or_else(|sentence| self.console.say(&sentence))
    }

    pub(super) fn save_as(&mut self, name: Option<&str>) -> io::Result<()> {
        let file = match (name, &self.files.save) {
            (Some(name), _) => from_home(name),
            (None, Some(file)) => file.clone(),
            (None, None) => self.free_name(),
        };
        let sentence = match self.save_to(&file) {
            Ok(()) => self.output.say_with("cli-saved", [("file", shown(&file))]),
            Err(sentence) => sentence,
        };
        self.console.say(&sentence)
    }

    /// Saves the game to this file, now and after every further move.
    pub(super) fn save_to(&mut self, file: &Path) -> Result<(), String> {
        if self.files.save.as_deref() != Some(file)
            && let Err(Failure::Sentence(there)) = not_there(file, self.output)
        {
            return Err(there);
        }
        self.game.save(file, self.output)?;
        self.files.save = Some(file.to_path_buf());
        Ok(())
    }

    pub(super) fn free_name(&self) -> PathBuf {
        let names = (1..).map(|number| match number {
            1 => format!("{}.save", G::NAME),
            _ => format!("{}-{number}.save", G::NAME),
        });
        names.map(PathBuf::from).find(|name| not_there(name, self.output).is_ok()).unwrap_or_default()
    }
}
