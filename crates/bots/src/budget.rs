//! Search budget, in steps. A step looks at one pair or group of cards.

pub(crate) struct Budget {
    left: u32,
}

impl Budget {
    pub fn new(steps: u32) -> Budget {
        Budget { left: steps }
    }

    pub fn left(&self) -> u32 {
        self.left
    }

    /// Spends a step. Returns `false` if none is left.
    #[inline]
    pub fn spend(&mut self) -> bool {
        let some = self.left > 0;
        self.left -= u32::from(some);
        some
    }

    /// Spends several steps at once. Spends nothing and returns `false` if fewer are left.
    pub fn spend_many(&mut self, steps: u32) -> bool {
        let enough = self.left >= steps;
        self.left -= if enough { steps } else { 0 };
        enough
    }

    /// Runs `think` with at most `part` in `of` of the remaining steps; those it does not spend are kept.
    pub fn share<T>(&mut self, part: u32, of: u32, think: impl FnOnce(&mut Budget) -> T) -> T {
        let given = self.left / of * part;
        let mut share = Budget { left: given };
        let result = think(&mut share);
        self.left -= given - share.left;
        result
    }
}
