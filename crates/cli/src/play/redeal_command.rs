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
    words.extend(table(game.options()));
    if G::own_cards(game.options()).is_some() {
        // A saved game records the cards, but not the file they came from.
        words.push(format!("--pack {}", pack.map_or_else(|| "FILE".to_string(), as_argument)));
    }
    words.push(players(game.players()));
    words.push(format!("--seed {}", seed::as_text(game.seed())));
    words.join(" ")
}

/// Returns the options from which a table is the same again: a preset and its changes, or only changes if there are fewer.
fn table<O: TableOptions>(options: &O) -> Vec<String> {
    let line = options.to_line();
    let with_preset = line.split_whitespace().map(|choice| match choice.strip_prefix("preset=") {
        Some(preset) => format!("--preset {preset}"),
        None => format!("--option {choice}"),
    });
    let changes = options.differences(&O::default()).into_iter();
    let changes: Vec<String> = changes.map(|(name, value)| format!("--option {name}={value}")).collect();
    if changes.len() < with_preset.clone().count() { changes } else { with_preset.collect() }
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

#[cfg(test)]
mod tests {
    use reckon_rules::numenko::Options;

    use super::*;

    #[test]
    fn only_what_is_needed_is_typed_again() {
        for (options, typed) in [
            ("preset=usual", ""),
            ("preset=usual pot-limit=0", "--option pot-limit=0"),
            ("preset=quick", "--preset quick"),
            ("preset=quick chains=off", "--preset quick --option chains=off"),
        ] {
            let options = Options::from_line(options).expect("options");
            assert_eq!(table(&options).join(" "), typed, "{options:?}");
        }
    }
}
