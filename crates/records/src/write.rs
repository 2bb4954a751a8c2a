//! A record as text, one item per line.
//!
//! ```text
//! reckon record 1
//! game numero
//! rules 1                      revision of the game's rules
//! options preset=1-15
//! cards 1g:2 1o:2 …            every card, in the order in which the shuffle finds them
//! seat person Ann
//! seat computer fox
//! commitment …                 of the secret, before anybody gave a nonce
//! nonce …                      one for each seat
//! secret …
//! seed …                       from the secret and the nonces
//! order 7g 3b …                the pack as shuffled, first dealt first
//! 1 take 9b: 5r + 4g           seat and move
//! draft 1 9b: 5r               what a player has arranged, in a saved game only
//! result 24 31
//! sha256 …                     of every byte above
//! ```

use crate::closing::closing_line;
use crate::hex::to_hex;
use crate::record::{Draw, Occupant, Record, Stage};
use crate::recorded::Recorded;

/// First line of a record.
pub const RECORD: &str = "reckon record 1";

/// First line of a saved game, which is in progress and private to its owner.
pub const SAVE: &str = "reckon save 2 - not to be shared: it holds the secret of a game in progress";

impl<G: Recorded> Record<G> {
    /// Returns the whole file.
    pub fn text(&self) -> String {
        let mut text = self.body();
        let closing = closing_line(text.as_bytes());
        text += &closing;
        text
    }

    /// Returns everything above the closing line.
    pub(crate) fn body(&self) -> String {
        let mut lines = Lines(String::new());
        lines.push(if let Stage::Saved(_) = self.stage { SAVE } else { RECORD }, "");
        lines.push("game", G::NAME);
        lines.push("rules", &self.revision.to_string());
        lines.push("options", &self.agreed);
        lines.push("cards", &G::unshuffled(&self.options).join(" "));
        for player in &self.players {
            match player {
                Occupant::Person(name) => lines.push("seat person", name),
                Occupant::Computer(word) => lines.push("seat computer", word),
            }
        }
        match &self.stage {
            Stage::Saved(draw) | Stage::Over { draw, .. } => lines.push_draw(draw),
            Stage::Sealed { commitment, nonces } => lines.push_commitment(commitment, nonces),
        }
        if let Stage::Over { order, .. } = &self.stage {
            lines.push("order", &order.join(" "));
        }
        for (seat, choice) in &self.moves {
            lines.push(&seat.to_string(), &choice.to_string());
        }
        for (seat, draft) in &self.drafts {
            lines.push(&format!("draft {seat}"), draft);
        }
        if let Stage::Over { results, .. } = &self.stage {
            let results: Vec<String> = results.iter().map(i32::to_string).collect();
            lines.push("result", &results.join(" "));
        }
        lines.0
    }
}

struct Lines(String);

impl Lines {
    fn push(&mut self, word: &str, rest: &str) {
        self.0 += word;
        if !rest.is_empty() {
            self.0.extend([" ", rest]);
        }
        self.0 += "\n";
    }

    fn push_commitment(&mut self, commitment: &[u8; 32], nonces: &[[u8; 32]]) {
        self.push("commitment", &to_hex(commitment));
        for nonce in nonces {
            self.push("nonce", &to_hex(nonce));
        }
    }

    fn push_draw(&mut self, draw: &Draw) {
        match draw {
            Draw::Chosen(seed) => self.push("seed chosen", &seed.to_hex()),
            Draw::ByLot(lot) => {
                self.push_commitment(&lot.commitment, &lot.nonces);
                self.push("secret", &to_hex(&lot.secret));
                self.push("seed", &lot.seed.to_hex());
            }
        }
    }
}
