//! Heaps of cards, for an exhaustive search.

use reckon_rules::numero::options::InBetween;
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{Card, Options};
use reckon_rules::ratio::Ratio;

/// A pile with its value; `what` describes its contents to the user of this type.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Heap<T> {
    pub value: Ratio,
    pub what: T,
    joined: bool,
    has_build: bool,
}

impl<T> Heap<T> {
    pub fn new(value: u8, what: T, has_build: bool) -> Heap<T> {
        Heap { value: Ratio::whole(value.into()), what, joined: false, has_build }
    }
}

/// The heaps, and the wild cards that are left, with their origins.
pub type Trial<T, W> = (Vec<Heap<T>>, Vec<(Card, W)>);

/// Returns every possible next step: two heaps joined, or a wild card played on one.
pub fn steps<T: Clone, W: Clone>(
    options: &Options,
    (heaps, wilds): &Trial<T, W>,
    join: impl Fn(&T, &T) -> T,
    play: impl Fn(&T, Card, &W) -> T,
) -> Vec<Trial<T, W>> {
    let mut all = Vec::new();
    for i in 0..heaps.len() {
        for j in 0..i {
            let (one, other) = (&heaps[i], &heaps[j]);
            if !options.zero_piles && (one.value.is_zero() || other.value.is_zero()) {
                continue;
            }
            let Ok(value) = one.value.plus(other.value) else { continue };
            let what = join(&one.what, &other.what);
            let mut next = heaps.to_vec();
            next[j] = Heap { value, what, joined: true, has_build: one.has_build || other.has_build };
            next.remove(i);
            all.push((next, wilds.to_vec()));
        }
        for (place, (wild, from)) in wilds.iter().enumerate() {
            let heap = &heaps[i];
            let forbidden = heap.joined && !options.wild_on_combination || heap.has_build && !options.wild_on_build;
            let Ok(value) = wild.face.act_on(heap.value) else { continue };
            let whole = value.is_whole() && !value.is_negative();
            if forbidden || options.in_between_values == InBetween::Whole && !whole {
                continue;
            }
            let mut next = heaps.to_vec();
            next[i] = Heap { value, what: play(&heap.what, *wild, from), ..heap.clone() };
            let mut left = wilds.to_vec();
            left.remove(place);
            all.push((next, left));
        }
    }
    all
}

/// Counts the piles in the centre, and the wild cards that could be played.
pub fn piles_and_wilds(view: &View) -> (usize, usize) {
    let is_wild = |lying: &&PileView| matches!(lying, PileView::Card(card) if card.is_wild());
    let lying = view.centre.iter().filter(is_wild).count();
    let held = view.own_hand().iter().filter(|card| card.is_wild()).count();
    (view.centre.len() - lying, lying + held)
}
