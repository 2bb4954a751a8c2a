//! The command that deals the same cards to the same number of players again.

use std::path::Path;

use reckon_rules::options::TableOptions;

use super::local_game::LocalGame;
use super::seating::Player;
use super::seed;
use crate::files::{as_argument, quoted};
use crate::game::TerminalGame;

pub fn redeal_command<G: TerminalGame>(game: &LocalGame<G>, pack: Option<&Path>) -> String {
    let mut words = vec![format!("reckon play {}", G::NAME)];
    for choice in game.options().to_line().split_whitespace() {
        words.push(match choice.strip_prefix("preset=") {
            Some(preset) => format!("--preset {preset}"),
            None => format!("--option {choice}"),
        });
    }
    if G::own_cards(game.options()).is_some() {
        // A saved game records the cards, but not the file they came from.
        words.push(format!("--pack {}", pack.map_or_else(|| "FILE".to_string(), as_argument)));
    }
    words.push(players(game.players()));
    words.push(format!("--seed {}", seed::as_text(game.seed())));
    words.join(" ")
}

fn players(players: &[Player]) -> String {
    let name = |player: &Player| match player {
        Player::Person(name) => Some(name.clone()).filter(|name| !name.is_empty()),
        Player::Computer(_) => None,
    };
    let names: Vec<String> = players.iter().filter_map(name).collect();
    match names.len() {
        0 => format!("--players {}", players.len()),
        people if people > 1 && people == players.len() => format!("--people {}", quoted(&names.join(","))),
        _ => format!("--people {} --players {}", quoted(&names.join(",")), players.len()),
    }
}
