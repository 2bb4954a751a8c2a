//! Games through the keyboard, as a person in a terminal plays them.

mod support;

mod io;
mod leaving;
mod replaying;
mod saving;

macro_rules! game_modules {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}

reckon_rules::games!(game_modules);
