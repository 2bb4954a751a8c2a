//! Ids for moves.

use reckon_protocol::MoveId;

use crate::error::Error;

/// Source of ids that nobody else uses.
pub(super) struct Ids {
    own: u64,
    used: u32,
}

impl Ids {
    pub fn new() -> Result<Ids, Error> {
        Ok(Ids { own: getrandom::u64().map_err(Error::broken)?, used: 0 })
    }

    pub fn next(&mut self) -> MoveId {
        self.used += 1;
        let text = format!("{:016x}-{}", self.own, self.used);
        text.parse().expect("at most 27 digits and a dash")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_from_each_other_and_from_those_of_somebody_else() {
        let (mut mine, mut yours) = (Ids::new().expect("random"), Ids::new().expect("random"));
        let mut ids = [mine.next(), mine.next(), yours.next(), yours.next()];
        ids.sort();
        assert!(ids.windows(2).all(|two| two[0] != two[1]));
        let mut last = Ids { own: u64::MAX, used: u32::MAX - 1 };
        assert_eq!(last.next().as_str().len(), 27);
    }
}
