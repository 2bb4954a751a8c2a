//! Tapped input: a turn as a sketch, random sketches, and every way in which blocks fit.

mod chosen;
mod line;
mod random;
mod ways;

use reckon_compose::nmbrs::Sketch;
use reckon_compose::{Compose, Previewed};
use reckon_rules::nmbrs::{Nmbrs, View};

fn preview(view: &View, sketch: &Sketch) -> Previewed<Nmbrs> {
    Nmbrs::preview(view, sketch).unwrap_or_else(|why| panic!("{why:?}\nin {view}"))
}

fn sketch(text: &str) -> Sketch {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the sketch {text}"))
}
