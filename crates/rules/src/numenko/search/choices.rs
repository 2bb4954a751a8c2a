//! §3.9 The possible readings of a tile in a run.

use super::super::tile::Tile;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) struct Choices {
    /// One bit for each digit.
    digits: u16,
    /// `+`, `−`, `×` and `÷`.
    signs: bool,
    equals: bool,
}

const ALL_DIGITS: u16 = (1 << 10) - 1;

impl Choices {
    pub(in super::super) fn of(tile: Tile) -> Choices {
        match tile {
            Tile::Number(number) => Choices::digit(number),
            Tile::Star => Choices::star(),
            Tile::Smiley => Choices { digits: ALL_DIGITS, ..Choices::star() },
        }
    }

    pub(in super::super) fn digit(digit: u8) -> Choices {
        Choices { digits: 1 << digit, signs: false, equals: false }
    }

    pub(in super::super) fn star() -> Choices {
        Choices { digits: 0, signs: true, equals: true }
    }

    /// §3.7 Returns the choices that are left if nothing is to be worked out.
    pub(in super::super) fn without_signs(self) -> Choices {
        Choices { signs: false, ..self }
    }

    pub(super) fn digits(&self) -> impl Iterator<Item = u8> + use<> {
        let digits = self.digits;
        (0..10).filter(move |digit| digits >> digit & 1 == 1)
    }

    pub(super) fn can_be_digit(&self) -> bool {
        self.digits != 0
    }

    pub(super) fn can_be_sign(&self) -> bool {
        self.signs
    }

    pub(in super::super) fn can_be_equals(&self) -> bool {
        self.equals
    }

    /// Returns roughly how many bits it takes to pick one of the readings.
    pub(super) fn weight(&self) -> u32 {
        match (self.digits.count_ones(), self.signs || self.equals) {
            (0..2, false) => 0,
            (0..2, true) => 2,
            _ => 4,
        }
    }
}
