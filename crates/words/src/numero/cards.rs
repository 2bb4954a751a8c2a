//! Cards by name, written and spoken.

use reckon_rules::numero::card::{Card, Colour, Face, Part, Written};
use reckon_rules::ratio::Ratio;

use crate::bundle::render;
use crate::language::Language;
use crate::line::Line;
use crate::numbers;

/// `10 blue`, `−2`, `½`
pub fn card_name(card: Card, language: Language) -> String {
    coloured("numero-card", face_written(card.face, language), card.colour, language)
}

/// `ten, blue`
pub fn card_spoken(card: Card, language: Language) -> String {
    coloured("numero-card-spoken", face_spoken(card.face, language), card.colour, language)
}

fn coloured(id: &'static str, face: String, colour: Option<Colour>, language: Language) -> String {
    let Some(colour) = colour else {
        return face;
    };
    let colour = Line::new(match colour {
        Colour::Green => "numero-colour-green",
        Colour::Orange => "numero-colour-orange",
        Colour::Blue => "numero-colour-blue",
        Colour::Red => "numero-colour-red",
    });
    let line = Line::new(id).with("face", face).with("colour", render(&colour, language));
    render(&line, language)
}

pub(super) fn face_written(face: Face, language: Language) -> String {
    match face {
        Face::Number(n) => n.to_string(),
        Face::Minus(n) => format!("−{n}"),
        Face::Times(n) => format!("{}{n}", language.times()),
        Face::Over(n) => format!("{}{n}", language.over()),
        Face::Part(part) => part_written(part, language),
        Face::Squared => "N²".to_string(),
        Face::Cubed => "N³".to_string(),
        Face::SquareRoot => "√".to_string(),
        Face::CubeRoot => "∛".to_string(),
    }
}

pub(super) fn face_spoken(face: Face, language: Language) -> String {
    let with = |id: &'static str, n| Line::new(id).with("number", number_spoken(n, language));
    let line = match face {
        Face::Number(n) => return number_spoken(n, language),
        Face::Part(part) => return part_spoken(part, language),
        Face::Minus(n) => with("numero-face-minus", n),
        Face::Times(n) => with("numero-face-times", n),
        Face::Over(n) => with("numero-face-over", n),
        Face::Squared => Line::new("numero-face-squared"),
        Face::Cubed => Line::new("numero-face-cubed"),
        Face::SquareRoot => Line::new("numero-face-square-root"),
        Face::CubeRoot => Line::new("numero-face-cube-root"),
    };
    render(&line, language)
}

pub(super) fn number_spoken(number: u8, language: Language) -> String {
    numbers::spoken(Ratio::whole(number.into()), language)
}

/// `½`, `0.5` or `0,5`, `50%`
pub(super) fn part_written(part: Part, language: Language) -> String {
    let figures = || part.figures().replace('.', &language.decimal_mark().to_string());
    match part.written() {
        Written::Fraction => match Ratio::new(part.top().into(), part.bottom().into()) {
            Some(ratio) => numbers::written(ratio),
            None => figures(),
        },
        Written::Decimal => figures(),
        Written::Percent => figures() + language.percent(),
    }
}

/// `one half`, `zero point five`, `fifty percent`
pub(super) fn part_spoken(part: Part, language: Language) -> String {
    match part.written() {
        Written::Fraction => match Ratio::new(part.top().into(), part.bottom().into()) {
            Some(ratio) => numbers::spoken(ratio, language),
            None => part.figures(),
        },
        Written::Decimal => decimal_spoken(&part.figures(), language),
        Written::Percent => {
            let number = match part.figures().parse() {
                Ok(whole) => numbers::before_noun(whole, language),
                Err(_) => decimal_spoken(&part.figures(), language),
            };
            render(&Line::new("numero-face-percent").with("number", number), language)
        }
    }
}

fn decimal_spoken(figures: &str, language: Language) -> String {
    let (whole, digits) = figures.split_once('.').unwrap_or((figures, ""));
    let whole = match whole.parse() {
        Ok(number) => numbers::spoken(Ratio::whole(number), language),
        Err(_) => whole.to_string(),
    };
    let line = Line::new("numero-face-decimal").with("whole", whole).with("digits", numbers::digits(digits, language));
    render(&line, language)
}
