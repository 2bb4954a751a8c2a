use reckon_rules::game::{Game, Viewer};
use reckon_rules::numenko::{Numenko, Options, Pack};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::games::{play_to_the_end, position_round_trip};

/// A text is a bag or not, as a file and as a line; every bag can be written, read and played with.
pub fn numenko_pack(text: &str) {
    let packs = [Pack::from_toml(text), text.parse::<Pack>()];
    for pack in packs.into_iter().flatten() {
        let line = pack.to_string();
        let back: Pack = line.parse().unwrap_or_else(|why| panic!("'{line}' does not read back: {why}"));
        assert_eq!(back, pack, "'{line}' reads back differently");
        let options = Options { pack, ..Options::preset("quick").expect("the name of a preset") };
        for seats in 0..=7 {
            let mut shuffle = Shuffle::from_number(u64::from(seats));
            if let Ok(mut game) = Numenko::deal(&options, seats, &mut shuffle) {
                position_round_trip::<Numenko>(&game.view(Viewer::Watcher));
                play_to_the_end(&mut game, &mut shuffle);
            }
        }
    }
}
