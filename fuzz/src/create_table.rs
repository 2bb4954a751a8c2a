use reckon_protocol::CreateTable;
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::fuzzed::Fuzzed;
use crate::json::round_trip;

/// Checks that a request for a table reads back as written, and is dealt or refused, whichever game it is for.
pub fn create_table(bytes: &[u8]) {
    macro_rules! deal_each {
        ($wish:ident $([$module:ident $game:ident])*) => { $(deal::<reckon_rules::$module::$game>(&$wish);)* };
    }
    let Ok(wish) = serde_json::from_slice::<CreateTable>(bytes) else { return };
    round_trip(&wish);
    reckon_rules::games!(deal_each wish);
}

/// Deals as a table does: sets the options, then other cards, then deals to these seats.
fn deal<G: Fuzzed>(wish: &CreateTable) {
    let preset = wish.preset.as_deref().map(G::Options::preset);
    let Some(mut options) = preset.unwrap_or_else(|| Some(G::Options::default())) else { return };
    let all_go = wish.options.iter().all(|(name, value)| options.set(name, value).is_ok());
    if !all_go || !wish.pack.as_deref().is_none_or(|pack| G::use_pack(&mut options, pack)) {
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
