//! Tapped input: a turn as a sketch, random sketches, every way in which blocks fit.

mod line;
mod random;
mod ways;

use reckon_compose::nmbrs::tapped::Sketch;

fn sketch(text: &str) -> Sketch {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the sketch {text}"))
}
