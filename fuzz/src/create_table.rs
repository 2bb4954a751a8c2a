use reckon_protocol::CreateTable;
use reckon_rules::game::Game;
use reckon_rules::numberloor::{self, Numberloor};
use reckon_rules::numero::{self, Numero};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::json::round_trip;

/// Bytes ask for a table or not; what is asked for reads back as written, and is dealt or refused.
pub fn create_table(bytes: &[u8]) {
    let Ok(wish) = serde_json::from_slice::<CreateTable>(bytes) else { return };
    round_trip(&wish);
    deal::<Numero>(&wish, |options, pack| {
        let read = if pack.contains(['\n', '[']) { numero::Pack::from_toml(pack) } else { pack.parse() };
        read.map(|pack| options.pack = pack).is_ok()
    });
    deal::<Numberloor>(&wish, |options, pack| {
        let read = if pack.contains(['\n', '[']) { numberloor::Pack::from_toml(pack) } else { pack.parse() };
        read.map(|pack| options.pack = pack).is_ok()
    });
}

/// As a table does it, whichever game was meant: other cards, then the options, then the deal for so many.
fn deal<G: Game<Options: TableOptions>>(wish: &CreateTable, use_pack: impl Fn(&mut G::Options, &str) -> bool) {
    let preset = wish.preset.as_deref().map(G::Options::preset);
    let Some(mut options) = preset.unwrap_or_else(|| Some(G::Options::default())) else { return };
    let all_go = wish.options.iter().all(|(name, value)| options.set(name, value).is_ok());
    if !all_go || !wish.pack.as_deref().is_none_or(|pack| use_pack(&mut options, pack)) {
        return;
    }
    let line = options.to_line();
    assert!(
        wish.pack.is_some() || G::Options::from_line(&line).as_ref() == Ok(&options),
        "'{line}' reads back differently"
    );
    // Refused or dealt, but never a panic.
    let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
    let _refused = G::deal(&options, seats, &mut Shuffle::from_number(0)).is_err();
}
