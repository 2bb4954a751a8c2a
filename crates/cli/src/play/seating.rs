//! Seating: people at this keyboard, and computer players named after animals.

use reckon_records::{LONGEST_NAME, Occupant};
use reckon_rules::game::Seat;
use reckon_words::Names;

use crate::args::Play;
use crate::failure::Failure;
use crate::game::HasHelp;
use crate::output::Output;
use crate::rules::shortened;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person with their name, which is empty if they are alone at the keyboard.
    Person(String),
    Computer(Animal),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Animal(usize);

/// Names of computer players in records, and the messages that translate them.
const ANIMALS: [(&str, &str); 6] = [
    ("fox", "animal-fox"),
    ("owl", "animal-owl"),
    ("snail", "animal-snail"),
    ("hedgehog", "animal-hedgehog"),
    ("raven", "animal-raven"),
    ("octopus", "animal-octopus"),
];

impl Player {
    pub fn on_record(&self) -> Occupant {
        match self {
            Player::Person(name) => Occupant::Person(name.clone()),
            Player::Computer(animal) => Occupant::Computer(ANIMALS[animal.0].0.to_string()),
        }
    }

    /// Restores a player; `None` if this program has no such computer player.
    pub fn from_record(occupant: &Occupant) -> Option<Player> {
        match occupant {
            Occupant::Person(name) => Some(Player::Person(name.clone())),
            Occupant::Computer(word) => Animal::from_word(word).map(Player::Computer),
        }
    }
}

impl Animal {
    fn from_word(word: &str) -> Option<Animal> {
        ANIMALS.iter().position(|(animal, _)| *animal == word).map(Animal)
    }

    pub fn name(self, output: &Output) -> String {
        output.say(ANIMALS[self.0].1)
    }
}

/// Seats people first, then computer players.
pub fn seat_everyone<G: HasHelp>(args: &Play, output: &Output) -> Result<Vec<Player>, Failure> {
    let mut names: Vec<String> = Vec::new();
    for name in &args.people {
        names.push(check_name::<G>(name, &names, output)?);
    }
    if args.players == Some(0) {
        // The deal will report that this is too few.
        return Ok(Vec::new());
    }
    if names.is_empty() {
        names.push(String::new());
    }
    let computers = match args.players.map(usize::from) {
        Some(players) => players.checked_sub(names.len()).ok_or_else(|| {
            let about = [("people", names.len().to_string()), ("players", players.to_string())];
            Failure::about("cli-players-too-few", about, output)
        })?,
        None => args.computers.map_or(if names.len() > 1 { 0 } else { 1 }, usize::from),
    };
    let is_free = |animal: &Animal| !names.iter().any(|name| name.to_lowercase() == animal.name(output).to_lowercase());
    let animals: Vec<Animal> = (0..ANIMALS.len()).map(Animal).filter(is_free).collect();
    // More computers than animals would be more than any table has seats, which the deal will report.
    let animals = animals.iter().copied().cycle().take(computers);
    let animals: Vec<Player> = animals.map(Player::Computer).collect();
    Ok(names.into_iter().map(Player::Person).chain(animals).collect())
}

pub fn seats_of_people(players: &[Player]) -> Vec<Seat> {
    let is_person = |(_, player): &(Seat, &Player)| matches!(player, Player::Person(_));
    (0..).map(Seat).zip(players).filter(is_person).map(|(seat, _)| seat).collect()
}

fn check_name<G: HasHelp>(name: &str, before: &[String], output: &Output) -> Result<String, Failure> {
    let name = name.trim();
    let trouble = if name.is_empty() {
        "cli-name-empty"
    } else if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        "cli-name-long"
    } else if name.contains(':') {
        "cli-name-colon"
    } else if name.chars().all(char::is_numeric) {
        "cli-name-number"
    } else if before.iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
        "cli-name-twice"
    } else {
        return Ok(name.to_string());
    };
    let about = [("name", shortened(name)), ("most", LONGEST_NAME.to_string()), ("example", G::example_call(output))];
    Err(Failure::about(trouble, about, output))
}

pub fn names_of(players: &[Player], output: &Output) -> Names {
    let name = |player: &Player| match player {
        Player::Person(name) => name.clone(),
        Player::Computer(animal) => animal.name(output),
    };
    Names::new(players.iter().map(name).collect())
}

/// Returns the names in a record; an unknown computer player keeps the name written there.
pub fn names_on_record(occupants: &[Occupant], output: &Output) -> Names {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Person(name) => name.clone(),
        Occupant::Computer(word) => Animal::from_word(word).map_or_else(|| word.clone(), |animal| animal.name(output)),
    };
    Names::new(occupants.iter().map(name).collect())
}
