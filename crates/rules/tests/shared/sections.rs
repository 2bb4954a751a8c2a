//! Positions are read in time that grows with their length only: a section is said once, however its seat is spelt, so
//! a position has few sections that are understood, and reading ends at the first that is not.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::laws::Lawful;
use reckon_rules::shuffle::Shuffle;

const GAMES: u64 = 6;
const MOVES: u32 = 40;

/// Returns whether a text is refused because it says a section twice.
fn is_said_twice<G: Game>(text: &str) -> bool {
    text.parse::<G::View>().is_err_and(|why| format!("{why:?}").contains("Twice"))
}

fn no_section_is_said_twice<G: Lawful>() {
    let mut words = std::collections::BTreeSet::new();
    for seed in 0..GAMES {
        let (options, seats) = G::some_table(seed);
        let mut shuffle = Shuffle::from_number(seed);
        let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else { continue };
        for _ in 0..MOVES {
            let can_act: Vec<Seat> = game.turn().can_act().iter().collect();
            let Some(seat) = shuffle.pick(&can_act).copied() else { break };
            let text = game.view(Viewer::Seat(seat)).to_string();
            for section in text.split(" | ") {
                assert!(is_said_twice::<G>(&format!("{text} | {section}")), "{section}\nin {text}");
                // Nor may a seat be spelt in another way, to say the same of it once more.
                let (word, rest) = section.split_once(' ').unwrap_or((section, ""));
                words.insert(word.to_string());
                if let Some((owner, rest)) = rest.split_once(':')
                    && owner.parse::<Seat>().is_ok()
                {
                    for spelt in [format!("0{owner}"), format!("+{owner}"), format!("00{owner}")] {
                        let again = format!("{text} | {word} {spelt}:{rest}");
                        assert!(again.parse::<G::View>().is_err(), "{word} {spelt}:{rest}\nin {text}");
                    }
                }
            }
            let choice = game.random_move(seat, &mut shuffle);
            // A race may have been lost; then another move follows.
            let _refused = game.play(seat, &choice, &mut Ignore);
        }
    }
    assert!(words.len() > 5, "{words:?}");
}

macro_rules! each_game {
    ($([$module:ident $game:ident])*) => {$(
        #[test]
        fn $module() {
            no_section_is_said_twice::<reckon_rules::$module::$game>();
        }
    )*};
}
reckon_rules::games!(each_game);

#[test]
fn a_seat_is_written_in_one_way() {
    for text in ["1", "2", "6"] {
        assert!(text.parse::<Seat>().is_ok(), "{text}");
    }
    for text in ["0", "7", "02", "+2", "2 ", "٢", ""] {
        assert!(text.parse::<Seat>().is_err(), "{text}");
    }
}
