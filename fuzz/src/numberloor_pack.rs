use reckon_rules::game::{Game, Viewer};
use reckon_rules::numberloor::options::LEAST_TURNS;
use reckon_rules::numberloor::{Numberloor, Options, Pack};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::games::{play_to_the_end, position_round_trip};

/// A text is a pack or not, as a file and as a line; every pack can be written, read and played with.
pub fn numberloor_pack(text: &str) {
    let packs = [Pack::from_toml(text), text.parse::<Pack>()];
    for pack in packs.into_iter().flatten() {
        let line = pack.to_string();
        let back: Pack = line.parse().unwrap_or_else(|why| panic!("'{line}' does not read back: {why}"));
        assert_eq!(back, pack, "'{line}' reads back differently");
        for preset in Options::presets() {
            play_with(Options { pack: pack.clone(), ..Options::preset(preset).expect("the name of a preset") });
        }
    }
}

/// Short games, because there are packs with which nobody ever gets rid of all cards.
fn play_with(options: Options) {
    let options = Options { turn_limit: LEAST_TURNS, ..options };
    for seats in 0..=6 {
        let mut shuffle = Shuffle::from_number(u64::from(seats));
        if let Ok(mut game) = Numberloor::deal(&options, seats, &mut shuffle) {
            position_round_trip::<Numberloor>(&game.view(Viewer::Watcher));
            play_to_the_end(&mut game, &mut shuffle);
        }
    }
}
