//! The rules of Reckon's games, and nothing else.
//!
//! Pure: no clock, no network, no files, no prose. The only randomness is a
//! [`shuffle::Shuffle`] that is passed in. A game is a module; shared code is
//! in [`game`], [`options`], [`ratio`], [`shuffle`] and [`laws`].

pub mod error;
pub mod game;
pub mod laws;
pub mod nmbrs;
pub mod numberloor;
pub mod numenko;
pub mod numero;
pub mod options;
pub mod ratio;
pub mod shuffle;
pub mod text;

/// The only list of games. Calls a macro with all of them, each as `[module Type]`, in the order in which players are
/// offered them. Tokens after the macro's name are passed on ahead of the list.
///
/// ```
/// macro_rules! names {
///     ($([$module:ident $game:ident])*) => { [$(stringify!($module)),*] };
/// }
/// assert!(reckon_rules::games!(names).contains(&"numero"));
/// ```
#[macro_export]
macro_rules! games {
    ($callback:ident $($before:tt)*) => {
        $callback! { $($before)* [numero Numero] [numberloor Numberloor] [numenko Numenko] [nmbrs Nmbrs] }
    };
}
