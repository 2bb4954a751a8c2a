//! §1 The cards, by face. The rules do not distinguish cards with the same face.

/// §3.3 Number of Levels: 0 to 9, then they wrap around.
pub const LEVELS: u8 = 10;

/// §1.7 The highest number on a balloon.
pub const HIGHEST_BALLOON: u8 = 10;

/// Number of different cards.
pub(super) const KINDS: usize = 38;

const FIRST_NIGHT: u8 = LEVELS;
const FIRST_BALLOON: u8 = 2 * LEVELS;
const NEAREST: u8 = FIRST_BALLOON + HIGHEST_BALLOON + 1;
const ODD: u8 = NEAREST + 1;
const EVEN: u8 = NEAREST + 2;
const SKIP: u8 = NEAREST + 3;
const EITHER: u8 = SKIP + 1;
const EITHER_ODD: u8 = SKIP + 2;
const EITHER_EVEN: u8 = SKIP + 3;

/// One bit per kind of Level, by day and by night.
pub(super) const LEVEL_KINDS: u64 = (1 << FIRST_BALLOON) - 1;

/// One card, in one byte: Levels by day, Levels by night, balloons with a number, the others. A balloon that may be odd
/// or even (§1.8) is one card in a pack, a hand or the pile; where it is laid, it is the card that says which.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The printed face of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// §1.2
    Level { number: u8, night: bool },
    /// §1.3
    Balloon(Balloon),
}

/// §1.3 The distance of a Hot Air Balloon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Balloon {
    Number(u8),
    Nearest,
    Odd,
    Even,
    Skip,
    /// §1.8 Odd or even, and its player has not said which.
    Either,
}

impl Card {
    pub const NEAREST: Card = Card(NEAREST);
    pub const ODD: Card = Card(ODD);
    pub const EVEN: Card = Card(EVEN);
    pub const SKIP: Card = Card(SKIP);
    /// §1.8
    pub const EITHER: Card = Card(EITHER);
    /// §3.6 It was laid as Any Odd Level, or as Any Even Level.
    pub const EITHER_ODD: Card = Card(EITHER_ODD);
    pub const EITHER_EVEN: Card = Card(EITHER_EVEN);

    /// Returns a Level by day. Numbers above 9 are shown by their last digit (§3.3).
    pub const fn day(number: u8) -> Card {
        Card(number % LEVELS)
    }

    pub const fn night(number: u8) -> Card {
        Card(FIRST_NIGHT + number % LEVELS)
    }

    /// Returns `None` above [`HIGHEST_BALLOON`].
    pub const fn balloon(number: u8) -> Option<Card> {
        if number <= HIGHEST_BALLOON { Some(Card(FIRST_BALLOON + number)) } else { None }
    }

    pub fn all() -> impl Iterator<Item = Card> {
        (0..=EITHER_EVEN).map(Card)
    }

    /// Returns what the card means where it lies.
    pub const fn face(self) -> Face {
        match self.0 {
            0..FIRST_NIGHT => Face::Level { number: self.0, night: false },
            FIRST_NIGHT..FIRST_BALLOON => Face::Level { number: self.0 - FIRST_NIGHT, night: true },
            NEAREST => Face::Balloon(Balloon::Nearest),
            ODD | EITHER_ODD => Face::Balloon(Balloon::Odd),
            EVEN | EITHER_EVEN => Face::Balloon(Balloon::Even),
            EITHER => Face::Balloon(Balloon::Either),
            SKIP => Face::Balloon(Balloon::Skip),
            _ => Face::Balloon(Balloon::Number(self.0 - FIRST_BALLOON)),
        }
    }

    /// §1.8 Returns the card as it is printed, whatever its player has said about it.
    #[inline]
    pub const fn printed(self) -> Card {
        if self.0 > EITHER { Card(EITHER) } else { self }
    }

    /// §3.6 Returns the card laid so that this Level goes; only a balloon that may be odd or even changes.
    #[inline]
    pub const fn said_for(self, level: Card) -> Card {
        match (self.0, level.floor() % 2) {
            (EITHER, 1) => Card(EITHER_ODD),
            (EITHER, _) => Card(EITHER_EVEN),
            _ => self,
        }
    }

    /// Returns the number of a Level.
    pub const fn level(self) -> Option<u8> {
        match self.face() {
            Face::Level { number, .. } => Some(number),
            Face::Balloon(_) => None,
        }
    }

    #[inline]
    pub const fn is_level(self) -> bool {
        self.0 < FIRST_BALLOON
    }

    pub const fn is_balloon(self) -> bool {
        !self.is_level()
    }

    pub const fn is_night(self) -> bool {
        matches!(self.face(), Face::Level { night: true, .. })
    }

    /// §2.3 Returns whether it is a balloon with a number: only such a balloon may start the middle.
    pub const fn is_numbered_balloon(self) -> bool {
        matches!(self.face(), Face::Balloon(Balloon::Number(_)))
    }

    /// Returns the index of its kind among all kinds.
    #[inline]
    pub(super) const fn kind(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn of_kind(kind: u8) -> Card {
        assert!(kind <= EITHER_EVEN, "there are no more kinds");
        Card(kind)
    }

    /// Returns the index of a balloon's kind among the balloons; 0 for a Level.
    #[inline]
    pub(super) const fn balloon_kind(self) -> usize {
        self.0.saturating_sub(FIRST_BALLOON) as usize
    }

    /// Returns the number of a card known to be a Level.
    #[inline]
    pub const fn floor(self) -> u8 {
        if self.0 >= FIRST_NIGHT { self.0 - FIRST_NIGHT } else { self.0 }
    }
}

/// Number of kinds of balloon.
pub(super) const BALLOON_KINDS: usize = KINDS - FIRST_BALLOON as usize;

/// §3.3 Returns the Level that a number stands for: 11 is Level 1.
pub fn level_of(number: u32) -> Option<u8> {
    let levels = u32::from(LEVELS);
    u8::try_from(number % levels).ok().filter(|_| number < 2 * levels)
}
