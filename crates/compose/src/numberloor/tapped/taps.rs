//! A plan as a player taps it: `5 7 9 b3 6 3 end`, `3 left 4 right`, `night 5n`.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use reckon_rules::numberloor::card::Card;
use reckon_rules::numberloor::fits::Side;
use reckon_rules::numberloor::text::moves::NotAMove;
use reckon_rules::numberloor::text::pack::{MAX_BALLOONS, MAX_CARDS};
use reckon_rules::text::shortened;

/// A player's taps so far, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taps {
    /// §7.1 Whether the first Level is thrown into another player's turn.
    pub night: bool,
    pub taps: Vec<Tap>,
    pub last: Option<Last>,
}

/// A card, and for a Level of Beginners the stack that was tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tap {
    pub card: Card,
    pub on: Option<Side>,
}

/// The button that was pressed after the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Last {
    End,
    Draw,
    Pass,
    LetGo,
}

const LASTS: [(&[&str], Last); 4] =
    [(&["end"], Last::End), (&["draw"], Last::Draw), (&["pass"], Last::Pass), (&["let", "go"], Last::LetGo)];

/// Upper bound on words: a card and a side each, and the words around them.
const MAX_WORDS: usize = 2 * MAX_CARDS + 3;

impl FromStr for Taps {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Taps, NotAMove> {
        let words: Vec<&str> = text.split_whitespace().take(MAX_WORDS + 1).collect();
        if words.len() > MAX_WORDS {
            return Err(NotAMove::TooLong);
        }
        let night = words.first() == Some(&"night");
        let words = &words[usize::from(night)..];
        let last = LASTS.iter().find(|(last, _)| words.ends_with(last));
        let words = &words[..words.len() - last.map_or(0, |(last, _)| last.len())];
        let mut line = Taps { night, taps: Vec::new(), last: last.map(|(_, last)| *last) };
        for word in words {
            let side = Side::BOTH.into_iter().find(|side| side.word() == *word);
            match (side, line.taps.last_mut()) {
                (Some(side), Some(tap)) if tap.on.is_none() && tap.card.is_level() => tap.on = Some(side),
                (Some(_), _) => return Err(NotAMove::NotACard(shortened(word))),
                (None, _) => line.taps.push(Tap { card: word.parse()?, on: None }),
            }
        }
        let balloons = line.taps.iter().filter(|tap| tap.card.is_balloon()).count();
        if line.taps.len() > MAX_CARDS || balloons > MAX_BALLOONS { Err(NotAMove::TooLong) } else { Ok(line) }
    }
}

impl Display for Taps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::from(if self.night { "night " } else { "" });
        for Tap { card, on } in &self.taps {
            write!(text, "{card} ")?;
            if let Some(side) = on {
                write!(text, "{} ", side.word())?;
            }
        }
        let last = LASTS.iter().find(|(_, last)| Some(*last) == self.last);
        if let Some((words, _)) = last {
            text.push_str(&words.join(" "));
        }
        f.write_str(text.trim_end())
    }
}
