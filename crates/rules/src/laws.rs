//! Laws of every game.
