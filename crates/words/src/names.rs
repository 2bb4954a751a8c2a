//! Names of the seats at a table, and which of them is "you".

use reckon_rules::game::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    seats: Vec<String>,
    you: Option<Seat>,
}

impl Names {
    /// Creates names in seat order. A seat with an empty name is called by its number.
    pub fn new(seats: Vec<String>) -> Names {
        Names { seats, you: None }
    }

    /// Returns the names as seen by this seat: sentences about it say "you".
    #[must_use]
    pub fn seen_by(&self, you: Option<Seat>) -> Names {
        Names { seats: self.seats.clone(), you }
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    pub fn of(&self, seat: Seat) -> Option<&str> {
        let name = self.seats.get(seat.index())?;
        (!name.is_empty()).then_some(name)
    }
}
