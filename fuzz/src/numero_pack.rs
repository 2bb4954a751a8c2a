use reckon_rules::game::{Game, Viewer};
use reckon_rules::numero::card::HIGHEST_NUMBER;
use reckon_rules::numero::options::Fractions;
use reckon_rules::numero::{Numero, Options, Pack};
use reckon_rules::shuffle::Shuffle;

use crate::games::{play_to_the_end, position_round_trip};

/// A text is a pack or not, as a file and as a line; every pack can be written, read and played with.
pub fn numero_pack(text: &str) {
    let packs = [Pack::from_toml(text), text.parse::<Pack>()];
    for pack in packs.into_iter().flatten() {
        let line = pack.to_string();
        let back: Pack = line.parse().unwrap_or_else(|why| panic!("'{line}' does not read back: {why}"));
        assert_eq!(back, pack, "'{line}' reads back differently");
        play_with(pack);
    }
}

fn play_with(pack: Pack) {
    let options = Options {
        pack,
        highest_number: HIGHEST_NUMBER,
        subtraction: true,
        multiplication: true,
        division: true,
        fractions: Fractions::All,
        powers_and_roots: true,
        ..Options::default()
    };
    for seats in 0..=5 {
        let mut shuffle = Shuffle::from_number(u64::from(seats));
        if let Ok(mut game) = Numero::deal(&options, seats, &mut shuffle) {
            position_round_trip::<Numero>(&game.view(Viewer::Watcher));
            play_to_the_end(&mut game, &mut shuffle);
        }
    }
}
