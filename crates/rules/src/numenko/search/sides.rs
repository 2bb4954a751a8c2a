//! §3.3–§3.5 The values that the sides of a run can have, and how each is reached.

use std::ops::Range;

use super::super::options::{EqualsSign, Options, Order};
use super::super::reading::Sign;
use super::number::Number;
use super::{Choices, Stop};

/// A part of the run: its first tile, and the one after its last.
pub(super) type Part = (u8, u8);

/// Index of a value among those that [`Sides`] has worked out.
pub(super) type Id = u32;

struct Node<N> {
    value: N,
    part: Part,
    made: Made,
}

#[derive(Clone, Copy)]
enum Made {
    Number,
    Step { before: Id, sign: Sign, right: Id },
}

/// Everything worked out so far about one run.
pub(super) struct Sides<'a, N> {
    run: &'a [Choices],
    pub(super) options: &'a Options,
    /// Total weight before each tile.
    weights: Vec<u32>,
    nodes: Vec<Node<N>>,
    /// Values of each part of the run as a whole side.
    sides: Vec<Option<Range<Id>>>,
    /// Values of each part as a unit, which is worked out before anything else.
    units: Vec<Option<Range<Id>>>,
    /// Values of each part as a single number.
    numbers: Vec<Option<Range<Id>>>,
    steps: u32,
    steps_left: u32,
    /// Upper bound on the values in a set, for a quick search; further ones are left out, and so are those that are too
    /// large.
    most: Option<u32>,
}

impl<'a, N: Number> Sides<'a, N> {
    pub(super) fn new(run: &'a [Choices], options: &'a Options, steps: u32) -> Sides<'a, N> {
        let mut weights = vec![0];
        weights.extend(run.iter().scan(0, |sum, choices| {
            *sum += choices.weight();
            Some(*sum)
        }));
        let parts = (run.len() + 1) * (run.len() + 1);
        Sides {
            run,
            options,
            weights,
            nodes: Vec::new(),
            sides: vec![None; parts],
            units: vec![None; parts],
            numbers: vec![None; parts],
            steps,
            steps_left: steps,
            most: None,
        }
    }

    /// Limits the search to small sets.
    pub(super) fn quick(self, most: u32) -> Sides<'a, N> {
        Sides { most: Some(most), ..self }
    }

    pub(super) fn spent(&self) -> u32 {
        self.steps - self.steps_left
    }

    pub(super) fn end(&self) -> u8 {
        u8::try_from(self.run.len()).expect("no run is longer than a grid")
    }

    pub(super) fn can_be_sign(&self, tile: u8) -> bool {
        self.run[usize::from(tile)].can_be_sign()
    }

    pub(super) fn can_be_equals(&self, tile: u8) -> bool {
        self.run[usize::from(tile)].can_be_equals()
    }

    /// Returns whether a part has at most half of the run's weight. At most one side of a reading has more.
    pub(super) fn is_light(&self, part: Part) -> bool {
        let weight = self.weights[usize::from(part.1)] - self.weights[usize::from(part.0)];
        2 * weight <= self.weights[self.run.len()]
    }

    pub(super) fn value(&self, id: Id) -> &N {
        &self.nodes[at(id)].value
    }

    /// Returns whether the value is the result of a calculation, not just a number.
    pub(super) fn is_worked_out(&self, id: Id) -> bool {
        matches!(self.nodes[at(id)].made, Made::Step { .. })
    }

    pub(super) fn spend(&mut self, value: &N) -> Result<(), Stop> {
        self.steps_left = self.steps_left.checked_sub(value.cost()).ok_or(Stop::NoMoreSteps)?;
        Ok(())
    }

    /// §3.4, §3.5 Returns `None` if there is no result.
    pub(super) fn apply(&mut self, left: &N, sign: Sign, right: &N) -> Result<Option<N>, Stop> {
        let result = match sign {
            Sign::Plus => left.plus(right),
            Sign::Minus => left.minus(right),
            Sign::Times => left.times(right),
            Sign::Over if right.is_zero() => return Ok(None),
            _ => left.over(right),
        };
        self.looked_at(result)
    }

    /// Returns the value before a sign that gives this result; never called for `× 0`.
    pub(super) fn invert(&mut self, result: &N, sign: Sign, right: &N) -> Result<Option<N>, Stop> {
        let before = match sign {
            Sign::Plus => result.minus(right),
            Sign::Minus => result.plus(right),
            Sign::Times => result.over(right),
            _ if right.is_zero() => return Ok(None),
            _ => result.times(right),
        };
        self.looked_at(before)
    }

    fn looked_at(&mut self, result: Option<N>) -> Result<Option<N>, Stop> {
        match result {
            Some(value) => {
                self.spend(&value)?;
                Ok((self.options.fractions || value.is_whole()).then_some(value))
            }
            None if self.most.is_some() => Ok(None),
            None => Err(Stop::TooLarge),
        }
    }

    /// Returns whether a set of this size takes no more values.
    pub(super) fn is_full(&self, values: usize) -> bool {
        self.most.is_some_and(|most| values >= at(most))
    }

    /// Returns the signs between the parts that are worked out one after another.
    pub(super) fn signs(&self) -> &'static [Sign] {
        match self.options.order {
            Order::LeftToRight => &[Sign::Plus, Sign::Minus, Sign::Times, Sign::Over],
            Order::DivisionFirst => &[Sign::Plus, Sign::Minus, Sign::Times],
        }
    }

    fn place(&self, part: Part) -> usize {
        usize::from(part.0) * (self.run.len() + 1) + usize::from(part.1)
    }

    /// §3.6 Returns all values of a light side, each once, in order.
    pub(super) fn side(&mut self, from: u8, to: u8) -> Result<Range<Id>, Stop> {
        if self.is_one_number(from) {
            return self.numbers(from, to);
        }
        if let Some(known) = &self.sides[self.place((from, to))] {
            return Ok(known.clone());
        }
        for end in from + 1..=to {
            if self.sides[self.place((from, end))].is_some() || !self.can_end(end) {
                continue;
            }
            let units = self.units(from, end)?;
            let mut set: Vec<Node<N>> = Vec::new();
            for sign_at in (from + 1..end.saturating_sub(1)).filter(|tile| self.can_be_sign(*tile)).collect::<Vec<u8>>()
            {
                let right = self.units(sign_at + 1, end)?;
                let Some(left) = self.sides[self.place((from, sign_at))].clone() else { continue };
                self.steps(left, self.signs(), right, (from, end), &mut set)?;
            }
            let range = self.keep(units, set);
            let place = self.place((from, end));
            self.sides[place] = Some(range);
        }
        Ok(self.sides[self.place((from, to))].clone().unwrap_or(0..0))
    }

    /// §3.6 Returns whether `equals=at-the-end` makes this side one number.
    pub(super) fn is_one_number(&self, from: u8) -> bool {
        from > 0 && self.options.equals == EqualsSign::AtTheEnd
    }

    fn can_end(&self, end: u8) -> bool {
        let next = self.run.get(usize::from(end));
        next.is_none_or(|next| next.can_be_sign() || next.can_be_equals())
    }

    /// §3.4 Returns the values of a unit, which is worked out before anything else: a number or, with division first, a
    /// quotient.
    pub(super) fn units(&mut self, from: u8, to: u8) -> Result<Range<Id>, Stop> {
        if self.options.order == Order::LeftToRight {
            return self.numbers(from, to);
        }
        if let Some(known) = &self.units[self.place((from, to))] {
            return Ok(known.clone());
        }
        for end in from + 1..=to {
            if self.units[self.place((from, end))].is_some() || !self.can_end(end) {
                continue;
            }
            let numbers = self.numbers(from, end)?;
            let mut set: Vec<Node<N>> = Vec::new();
            for sign_at in (from + 1..end.saturating_sub(1)).filter(|tile| self.can_be_sign(*tile)).collect::<Vec<u8>>()
            {
                let right = self.numbers(sign_at + 1, end)?;
                let Some(left) = self.units[self.place((from, sign_at))].clone() else { continue };
                self.steps(left, &[Sign::Over], right, (from, end), &mut set)?;
            }
            let range = self.keep(numbers, set);
            let place = self.place((from, end));
            self.units[place] = Some(range);
        }
        Ok(self.units[self.place((from, to))].clone().unwrap_or(0..0))
    }

    fn steps(
        &mut self,
        left: Range<Id>,
        signs: &[Sign],
        right: Range<Id>,
        part: Part,
        set: &mut Vec<Node<N>>,
    ) -> Result<(), Stop> {
        for before in left {
            let value = self.value(before).clone();
            for right in right.clone() {
                let number = self.value(right).clone();
                for sign in signs.iter().copied() {
                    if self.is_full(set.len()) {
                        return Ok(());
                    }
                    if let Some(value) = self.apply(&value, sign, &number)? {
                        set.push(Node { value, part, made: Made::Step { before, sign, right } });
                    }
                }
            }
        }
        Ok(())
    }

    /// §3.3, §3.8 Returns the values of these tiles as a single number.
    pub(super) fn numbers(&mut self, from: u8, to: u8) -> Result<Range<Id>, Stop> {
        let place = self.place((from, to));
        if let Some(known) = &self.numbers[place] {
            return Ok(known.clone());
        }
        let tiles = &self.run[usize::from(from)..usize::from(to)];
        let mut values = Vec::new();
        let is_number = !tiles.is_empty() && tiles.iter().all(Choices::can_be_digit);
        if is_number && !self.has_too_many(tiles) {
            values.push(N::zero());
        }
        for (tile, choices) in tiles.iter().enumerate() {
            let not_first = |digit: &u8| *digit > 0 || tile > 0 || tiles.len() == 1 || self.options.leading_zeros;
            let digits: Vec<u8> = choices.digits().filter(not_first).collect();
            let mut longer = Vec::new();
            for (value, digit) in values.iter().flat_map(|value| digits.iter().map(move |digit| (value, *digit))) {
                match N::then_digit(value, digit) {
                    Some(value) => {
                        self.spend(&value)?;
                        longer.push(value);
                    }
                    None if self.most.is_some() => {}
                    None => return Err(Stop::TooLarge),
                }
            }
            values = longer;
        }
        let set = values.into_iter().map(|value| Node { value, part: (from, to), made: Made::Number }).collect();
        let range = self.keep(0..0, set);
        self.numbers[place] = Some(range.clone());
        Ok(range)
    }

    /// Returns whether a quick search skips this number: several smileys would fill a whole set.
    fn has_too_many(&self, tiles: &[Choices]) -> bool {
        let count = tiles.iter().map(|choices| choices.digits().count()).fold(1, usize::saturating_mul);
        self.is_full(count)
    }

    /// Keeps each value once, and once more if it is also reached without working anything out.
    fn keep(&mut self, more: Range<Id>, mut set: Vec<Node<N>>) -> Range<Id> {
        let copy = |id: Id| {
            let Node { value, part, made } = &self.nodes[at(id)];
            Node { value: value.clone(), part: *part, made: *made }
        };
        set.extend(more.map(copy));
        let is_number = |node: &Node<N>| matches!(node.made, Made::Number);
        set.sort_by(|one, other| one.value.order(&other.value).then_with(|| is_number(one).cmp(&is_number(other))));
        set.dedup_by(|one, other| one.value == other.value && is_number(one) == is_number(other));
        let first = self.next_id();
        self.nodes.append(&mut set);
        first..self.next_id()
    }

    fn next_id(&self) -> Id {
        Id::try_from(self.nodes.len()).expect("the budget bounds the number of values")
    }

    /// Returns the members of a set that have this value.
    pub(super) fn with_value(&self, set: Range<Id>, value: &N) -> Range<Id> {
        let nodes = &self.nodes[at(set.start)..at(set.end)];
        let first = nodes.partition_point(|node| node.value.order(value).is_lt());
        let count = nodes[first..].iter().take_while(|node| node.value == *value).count();
        let first = set.start + Id::try_from(first).expect("it is in the set");
        first..first + Id::try_from(count).expect("it is in the set")
    }

    /// Writes down how a value was reached; all other tiles stay equals signs.
    pub(super) fn write(&self, id: Id, signs: &mut [Sign]) {
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let node = &self.nodes[at(id)];
            match node.made {
                Made::Step { before, sign, right } => {
                    signs[usize::from(self.nodes[at(right)].part.0) - 1] = sign;
                    open.extend([before, right]);
                }
                Made::Number => {
                    let tiles = &mut signs[usize::from(node.part.0)..usize::from(node.part.1)];
                    let digits = node.value.digits();
                    let zeros = tiles.len() - digits.len();
                    let digits = std::iter::repeat_n(b'0', zeros).chain(digits.bytes());
                    tiles.iter_mut().zip(digits).for_each(|(sign, digit)| *sign = Sign::Digit(digit - b'0'));
                }
            }
        }
    }

    pub(super) fn write_step(&self, sign: Sign, right: Id, signs: &mut [Sign]) {
        signs[usize::from(self.nodes[at(right)].part.0) - 1] = sign;
        self.write(right, signs);
    }
}

fn at(id: Id) -> usize {
    usize::try_from(id).expect("an id is an index")
}
