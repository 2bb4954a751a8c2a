//! Everything that a turn may use: the piles and wild cards in the centre, and the wild cards in
//! the hand. Interchangeable things are counted together.

use num_integer::Integer;

use reckon_rules::numero::sum::{BuildName, Origin, Token};
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{Card, Face, Phase};

/// The count of each kind: a bit field for every kind, with a guard bit above it that stays clear, so
/// that whole supplies are added and compared in one step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Uses(u128);

impl Uses {
    pub const NONE: Uses = Uses(0);

    #[inline]
    pub fn plus(self, other: Uses) -> Uses {
        Uses(self.0 + other.0)
    }

    #[inline]
    pub fn minus(self, other: Uses) -> Uses {
        Uses(self.0 - other.0)
    }
}

/// Worth of winning one card, on the scale of [`Kind::worth`]. Everything smaller only breaks ties
/// between equal numbers of cards.
const CARD: u32 = 1 << 16;

/// Worth of keeping a wild card in the hand.
const KEPT: u32 = 1 << 8;

/// Extra worth of keeping it, divided by the number of copies in the pack.
const RARE: u32 = 1 << 8;

pub(super) struct Kind {
    pub what: What,
    /// Cards or builds of this kind.
    pub tokens: Vec<Token>,
    /// Gain from using one of them, on the scale of `CARD`.
    worth: u32,
    from_hand: bool,
    shift: u32,
    bits: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum What {
    Pile { value: u8, cards: u8, is_build: bool },
    Wild(Effect),
}

/// Effect of a wild card, however it is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Effect {
    Minus(u8),
    Scale { top: u8, bottom: u8 },
    Power(u8),
    Root(u8),
}

impl Effect {
    fn of(face: Face) -> Option<Effect> {
        Some(match face {
            Face::Number(_) => return None,
            Face::Minus(n) => Effect::Minus(n),
            Face::Times(n) => Effect::Scale { top: n, bottom: 1 },
            Face::Over(n) => Effect::Scale { top: 1, bottom: n },
            Face::Part(part) => Effect::Scale { top: part.top(), bottom: part.bottom() },
            Face::Squared => Effect::Power(2),
            Face::Cubed => Effect::Power(3),
            Face::SquareRoot => Effect::Root(2),
            Face::CubeRoot => Effect::Root(3),
        })
    }
}

/// Criterion by which cards are counted together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Same {
    /// By effect: `7g` and `7r`, `/2` and `50%`, two builds of 10 with three cards each.
    Effect,
    /// By look: only identical cards, and no two builds.
    Look,
}

pub(super) struct Supply {
    /// Piles, the highest value first, and then wild cards.
    pub kinds: Vec<Kind>,
    pub piles: usize,
    all: Uses,
    guards: u128,
    pile_bits: u128,
    build_bits: u128,
    centre_bits: u128,
    /// Kind that each bit belongs to.
    kind_of_bit: [u8; 128],
}

/// Bits reserved for piles, so that a centre of many different piles leaves room for wild cards. No
/// table with the default pack comes near either limit; anything beyond it is ignored.
const PILE_BITS: u32 = 96;

impl Supply {
    pub fn of(view: &View, same: Same) -> Supply {
        let mut found: Vec<(What, bool, Token)> = view.centre.iter().map(of_centre).collect();
        let hand = view.own_hand().iter().filter_map(|&card| {
            let effect = Effect::of(card.face)?;
            Some((What::Wild(effect), true, Token::Wild(card, Origin::Hand)))
        });
        found.extend(hand);
        let look = |token: &Token| if same == Same::Look { look(token) } else { (None, None) };
        let kind = |found: &(What, bool, Token)| (order(found.0), found.1, look(&found.2));
        found.sort_by_key(kind);
        let mut supply = Supply {
            kinds: Vec::new(),
            piles: 0,
            all: Uses::NONE,
            guards: 0,
            pile_bits: 0,
            build_bits: 0,
            centre_bits: 0,
            kind_of_bit: [0; 128],
        };
        let mut shift = 0;
        for same in found.chunk_by(|a, b| kind(a) == kind(b)) {
            let (what, from_hand, _) = same[0];
            let tokens: Vec<Token> = same.iter().map(|found| found.2).collect();
            let kind = Kind { what, tokens, worth: worth(view, what, from_hand), from_hand, shift, bits: 0 };
            shift = supply.add_kind(kind);
        }
        supply
    }

    /// Allocates the field of a kind, if there is room, and returns where the next one begins.
    fn add_kind(&mut self, kind: Kind) -> u32 {
        let Kind { what, shift, .. } = kind;
        let count = u128::try_from(kind.tokens.len()).unwrap_or(0);
        let bits = 128 - count.leading_zeros();
        let next = shift + bits + 1;
        let room = if matches!(what, What::Pile { .. }) { PILE_BITS } else { u128::BITS };
        if next > room {
            return shift;
        }
        let field = ((1 << (bits + 1)) - 1) << shift;
        if let What::Pile { is_build, .. } = what {
            self.piles += 1;
            self.pile_bits |= field;
            self.build_bits |= if is_build { field } else { 0 };
        }
        self.centre_bits |= if kind.from_hand { 0 } else { field };
        for bit in shift..next {
            self.kind_of_bit[bit as usize] = u8::try_from(self.kinds.len()).unwrap_or(u8::MAX);
        }
        self.all.0 |= count << shift;
        self.guards |= 1 << (shift + bits);
        self.kinds.push(Kind { bits, ..kind });
        next
    }

    pub fn all(&self) -> Uses {
        self.all
    }

    /// Returns the number of piles and wild cards that can be used.
    pub fn size(&self) -> usize {
        self.kinds.iter().map(|kind| kind.tokens.len()).sum()
    }

    pub fn one_of(&self, kind: usize) -> Uses {
        Uses(1 << self.kinds[kind].shift)
    }

    #[inline]
    pub fn count(&self, uses: Uses, kind: usize) -> u32 {
        let Kind { shift, bits, .. } = self.kinds[kind];
        (uses.0 >> shift) as u32 & ((1 << (bits + 1)) - 1)
    }

    /// Returns whether everything in `needed` is among what is left.
    #[inline]
    pub fn holds(&self, left: Uses, needed: Uses) -> bool {
        ((left.0 | self.guards) - needed.0) & self.guards == self.guards
    }

    /// Marks the kinds that occur in `uses` as well; the field of a marked kind is all ones.
    pub fn also(&self, marked: Uses, uses: Uses) -> Uses {
        let used = (0..self.kinds.len()).filter(|kind| self.count(uses, *kind) > 0);
        Uses(used.fold(marked.0, |marked, kind| marked | self.field(kind)))
    }

    /// Returns what is left of the marked kinds.
    pub fn only(&self, left: Uses, marked: Uses) -> Uses {
        Uses(left.0 & marked.0)
    }

    fn field(&self, kind: usize) -> u128 {
        let Kind { shift, bits, .. } = self.kinds[kind];
        ((1 << bits) - 1) << shift
    }

    /// Returns the gain from using these, on the scale of `CARD`.
    pub fn worth(&self, uses: Uses) -> u64 {
        self.sum(uses, |kind| self.kinds[kind].worth.into())
    }

    /// Sums `each` over everything used.
    #[inline]
    pub fn sum(&self, uses: Uses, each: impl Fn(usize) -> u64) -> u64 {
        (0..self.kinds.len()).map(|kind| u64::from(self.count(uses, kind)) * each(kind)).sum()
    }

    /// Counts the cards among these, including those in builds.
    pub fn cards(&self, uses: Uses) -> u64 {
        self.sum(uses, |kind| match self.kinds[kind].what {
            What::Pile { cards, .. } => cards.into(),
            What::Wild(_) => 1,
        })
    }

    /// Counts the piles and wild cards among these.
    pub fn things(&self, uses: Uses) -> u64 {
        self.sum(uses, |_| 1)
    }

    /// Returns the wild cards among these that are from the hand.
    pub fn hand_cards(&self, uses: Uses) -> impl Iterator<Item = Card> + '_ {
        let kinds = (0..).zip(&self.kinds).filter(|(_, kind)| kind.from_hand);
        let used = kinds.flat_map(move |(place, kind)| kind.tokens.iter().take(self.count(uses, place) as usize));
        used.filter_map(|token| if let Token::Wild(card, _) = token { Some(*card) } else { None })
    }

    /// §10.7 Returns whether nothing is left in the centre.
    #[inline]
    pub fn is_cleared(&self, left: Uses) -> bool {
        left.0 & self.centre_bits == 0
    }

    /// Returns the first kind of pile among these, in the order of the kinds.
    #[inline]
    pub fn first_pile(&self, uses: Uses) -> usize {
        let bit = (uses.0 & self.pile_bits).trailing_zeros();
        self.kind_of_bit.get(bit as usize).map_or(self.piles, |kind| usize::from(*kind))
    }

    pub fn has_one_pile(&self, uses: Uses) -> bool {
        (0..self.piles).map(|kind| self.count(uses, kind)).sum::<u32>() == 1
    }

    pub fn has_build(&self, uses: Uses) -> bool {
        uses.0 & self.build_bits != 0
    }

    pub fn wild_kinds(&self) -> std::ops::Range<usize> {
        self.piles..self.kinds.len()
    }

    /// Returns the effects still available once these are used, each with its count.
    pub fn effects_left(&self, used: Uses) -> impl Iterator<Item = (Effect, u32)> + '_ {
        let left = self.all.minus(used);
        self.wild_kinds().filter_map(move |kind| match self.kinds[kind].what {
            What::Wild(effect) => Some((effect, self.count(left, kind))),
            What::Pile { .. } => None,
        })
    }
}

fn of_centre(lying: &PileView) -> (What, bool, Token) {
    match lying {
        PileView::Card(card) => match (card.value(), Effect::of(card.face)) {
            (None, Some(effect)) => (What::Wild(effect), false, Token::Wild(*card, Origin::Centre)),
            (value, _) => {
                let what = What::Pile { value: value.unwrap_or(0), cards: 1, is_build: false };
                (what, false, Token::Number(*card))
            }
        },
        PileView::Build { name, value, recipe, .. } => {
            let is_card = |token: &&Token| matches!(token, Token::Number(_) | Token::Wild(..));
            let cards = recipe.tokens().iter().filter(is_card).count();
            let what = What::Pile { value: *value, cards: u8::try_from(cards).unwrap_or(u8::MAX), is_build: true };
            (what, false, Token::Build { name: *name, value: *value })
        }
    }
}

/// Returns a key that tells cards apart by their look, and builds by their name.
fn look(token: &Token) -> (Option<Card>, Option<BuildName>) {
    match token {
        Token::Number(card) | Token::Wild(card, _) => (Some(*card), None),
        Token::Build { name, .. } => (None, Some(*name)),
        Token::Add | Token::End => (None, None),
    }
}

/// Returns a sort key: piles first, and the highest values first, because they are hardest to place.
fn order(what: What) -> (bool, std::cmp::Reverse<u8>, What) {
    match what {
        What::Pile { value, .. } => (false, std::cmp::Reverse(value), what),
        What::Wild(_) => (true, std::cmp::Reverse(0), what),
    }
}

fn worth(view: &View, what: What, from_hand: bool) -> u32 {
    let cards = match what {
        What::Pile { cards, .. } => u32::from(cards),
        What::Wild(_) => 1,
    };
    if view.phase == Phase::FinalChance {
        // §8.3, §8.4 Any take now wins the whole centre, so only what leaves the hand counts.
        return if from_hand { CARD } else { cards };
    }
    match what {
        What::Wild(effect) if from_hand => {
            let same = |card: Card| Effect::of(card.face) == Some(effect) && view.options.selects(card);
            let copies = view.options.pack.cards().iter().filter(|printed| same(printed.card)).count();
            CARD - KEPT - RARE / u32::try_from(copies).unwrap_or(1).max(1)
        }
        _ => cards * CARD,
    }
}

impl Effect {
    /// Removes the prime factors of a denominator that multiplying by this, or adding something
    /// made with it, can cancel; returns what is left.
    pub fn cancel(self, denominator: i64) -> i64 {
        let Effect::Scale { top, bottom } = self else {
            return denominator;
        };
        let factors = i64::from(top) * i64::from(bottom);
        let mut left = denominator;
        loop {
            let common = left.gcd(&factors);
            if common == 1 {
                return left;
            }
            left /= common;
        }
    }
}
