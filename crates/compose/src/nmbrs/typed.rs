//! Lines that people type at the table, in English and in German: a move, or steps of a sketch.
//!
//! ```text
//! new 30 40 50    65 75 into A    28 32 across 30    swap 35 for joker         give 91        knock
//! neu 30 40 50    65 75 in A      28 32 quer 30      tausche 35 gegen Joker    gib 91 weg     klopf
//! ```
//! The notation itself is also accepted; everything above is an easier form of it. Numbers may be words.

mod ordered;
mod placed;
mod together;
mod words;

use super::fit::{Chosen, Target};
use super::tapped::{Sketch, SketchStep};
use super::vocabulary::{self, Word};
use crate::Typed;
use crate::polite::without_manners;
use reckon_rules::nmbrs::block::{Block, Blocks, Piece};
use reckon_rules::nmbrs::grid::{Axis, Side};
use reckon_rules::nmbrs::moves::{Lay, MAX_LAYS, Move, TurnMove};
use reckon_rules::nmbrs::view::View;
use reckon_rules::nmbrs::{Nmbrs, Phase};
use reckon_rules::text::shortened;
use words::{Item, Named, unknown};

/// The reason a line is neither a move nor a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotUnderstood {
    Empty,
    Word {
        text: String,
    },
    /// `65 75`
    Where {
        text: String,
    },
    /// `into A`
    NoBlocks {
        text: String,
    },
    /// `25 between 20`
    BetweenWhich {
        text: String,
    },
    /// `j=35`, `swap 35 for joker`
    NoJoker {
        text: String,
    },
    /// `swap joker`
    ExchangeWhich {
        text: String,
    },
    /// `give`
    GiveWhich,
    /// `give 91, new 30 40 50`
    GiveComesLast,
    /// `knock`, naming no block while none is given away.
    NothingGiven,
    /// `knock, new 30 40 50`
    StandsAlone {
        word: String,
    },
    TooLong,
    /// `twenty one`, where 20, 1 and 21 are all there.
    OneOrTwo {
        text: String,
    },
}

reckon_rules::error_as_data!(NotUnderstood);

/// Longest line accepted, in bytes.
const LONGEST: usize = 4096;

/// Reads a line typed by a player with this view and this sketch. Whether the rules allow it is not
/// checked here.
pub fn understand(view: &View, sketch: &Sketch, typed: &str) -> Result<Typed<Nmbrs>, NotUnderstood> {
    if typed.len() > LONGEST {
        return Err(NotUnderstood::TooLong);
    }
    let typed = &words::in_figures(view, without_manners(typed.trim()).trim_end_matches(['.', '!', '?']))?;
    match typed.to_lowercase().parse() {
        Ok(Move::Turn(TurnMove { lays, give: None })) if !lays.is_empty() => {}
        Ok(Move::Turn(turn)) if turn != TurnMove::default() && *sketch != Sketch::default() => {}
        Ok(Move::Turn(TurnMove { lays, give })) => {
            let lays = lays.into_iter().map(|lay| placed::on_jokers(view, sketch, lay)).collect();
            return Ok(Typed::one(Move::Turn(TurnMove { lays: placed::all(view, lays), give })));
        }
        Ok(choice) => return Ok(Typed::one(choice)),
        Err(_) => {}
    }
    let steps = words::steps(typed);
    let Some(first) = steps.first() else { return Err(NotUnderstood::Empty) };
    if steps.len() == 1 && vocabulary::means(&first.join(" ").to_lowercase(), Word::LetGo) {
        return Ok(Typed::one(Move::LetGo));
    }
    if steps.len() == 1 && vocabulary::means(&first.join(" ").to_lowercase(), Word::Nothing) {
        return Ok(Typed::one(Move::Turn(TurnMove::default())));
    }
    if let Phase::Knock(knocking) = view.phase
        && steps.len() == 1
        && vocabulary::means(&first.join(" ").to_lowercase(), Word::Yes)
    {
        return Ok(Typed::one(Move::Knock(knocking.block)));
    }
    if steps.len() == 1
        && let Some(block) = knock(view, first)?
    {
        return Ok(Typed::one(Move::Knock(block)));
    }
    let mut plan = Plan::new(view, sketch);
    for words in &steps {
        plan.step(words)?;
    }
    plan.sketch = together::fitted(view, plan.sketch, sketch.steps.len());
    Ok(plan.typed())
}

/// §6.2 Reads `knock`, `klopf`, `knock 35`: the block given away, unless another one is named.
fn knock(view: &View, words: &[&str]) -> Result<Option<Block>, NotUnderstood> {
    let Ok(items) = words::read(words) else { return Ok(None) };
    let is_word = |item: &&Item| **item == Item::Word(Word::Knock);
    if items.iter().filter(is_word).count() == 0 {
        return Ok(None);
    }
    let others: Vec<&Item> = items.iter().filter(|item| !is_word(item) && **item != Item::Word(Word::For)).collect();
    let given = match view.phase {
        Phase::Knock(knocking) => Some(knocking.block),
        _ => None,
    };
    match others[..] {
        [] => given.map(Some).ok_or(NotUnderstood::NothingGiven),
        [Item::Piece(Named { block: Some(block), value: None })] => Ok(Some(*block)),
        [Item::Piece(Named { block: None, value: None })] => {
            let joker = given.filter(|block| block.is_joker());
            joker.map(Some).ok_or_else(|| NotUnderstood::NoJoker { text: shortened(&words.join(" ")) })
        }
        _ => Err(NotUnderstood::StandsAlone { word: shortened(words[0]) }),
    }
}

/// A sketch being extended step by step.
struct Plan<'a> {
    view: &'a View,
    was_empty: bool,
    sketch: Sketch,
    has_given: bool,
}

impl<'a> Plan<'a> {
    fn new(view: &'a View, sketch: &Sketch) -> Plan<'a> {
        Plan { view, was_empty: *sketch == Sketch::default(), sketch: sketch.clone(), has_given: false }
    }

    fn typed(self) -> Typed<Nmbrs> {
        let Plan { was_empty, sketch, .. } = self;
        match (sketch.lays(), sketch.give) {
            (Some(lays), Some(give)) if was_empty => Typed::one(Move::Turn(TurnMove { lays, give: Some(give) })),
            _ => Typed::Draft(sketch),
        }
    }

    fn step(&mut self, words: &[&str]) -> Result<(), NotUnderstood> {
        if self.has_given {
            return Err(NotUnderstood::GiveComesLast);
        }
        // Rejoins a joker and the `=` that was split from it.
        let exact = words.join(" ").replace(" = ", "=").to_lowercase();
        let step = match exact.parse::<SketchStep>() {
            Ok(SketchStep::Lay(lay)) => {
                SketchStep::Lay(placed::one(self.view, &self.sketch, placed::on_jokers(self.view, &self.sketch, lay)))
            }
            Ok(SketchStep::Wish { chosen, target }) => {
                self.as_ordered(SketchStep::Wish { chosen, target: placed::target(self.view, &self.sketch, target) })
            }
            Err(_) => match self.loose(words)? {
                Some(step) => self.as_ordered(step),
                None => return Ok(()),
            },
        };
        if self.sketch.steps.len() == MAX_LAYS {
            return Err(NotUnderstood::TooLong);
        }
        self.sketch.steps.push(step);
        Ok(())
    }

    /// Reads a step; `None` if a block is given away.
    fn loose(&mut self, words: &[&str]) -> Result<Option<SketchStep>, NotUnderstood> {
        let items = words::read(words)?;
        let text = || shortened(&words.join(" "));
        let has = |word: Word| items.contains(&Item::Word(word));
        let place =
            |wanted: fn(&Word) -> bool| items.iter().position(|item| matches!(item, Item::Word(word) if wanted(word)));
        if has(Word::Knock) {
            return Err(NotUnderstood::StandsAlone { word: shortened(words[0]) });
        }
        let all = pieces(&items);
        let is_row = has(Word::New) || has(Word::Lay);
        if has(Word::Down) && !is_row && !has(Word::Link) && !has(Word::Between) {
            return Err(unknown(&words.join(" ")));
        }
        // `lege 91 ab`
        let is_discarded = has(Word::Away) && has(Word::Lay) && all.len() == 1;
        if has(Word::Give) || is_discarded {
            let [named] = all[..] else { return Err(NotUnderstood::GiveWhich) };
            self.sketch.give = Some(self.chosen(&[named], words)?[0].block);
            self.has_given = true;
            return Ok(None);
        }
        if has(Word::Exchange) || has(Word::For) {
            return self.exchange(&all, text()).map(Some);
        }
        if let Some(at) = place(|word| *word == Word::Between) {
            let between = blocks(&items[at..]).ok_or_else(|| NotUnderstood::BetweenWhich { text: text() })?;
            let between @ [one, other] = between.map(|block| placed::or_joker(self.view, &self.sketch, block));
            let chosen = self.chosen(&pieces(&items[..at]), words)?;
            let line = has(Word::Down).then_some(Axis::Down).or(has(Word::Across).then_some(Axis::Across));
            return Ok(Some(match (known(&chosen), line) {
                (Some(pieces), _) if has(Word::Insert) => SketchStep::Lay(Lay::Insert { pieces, between }),
                (Some(pieces), Some(line)) => {
                    SketchStep::Lay(placed::between(self.view, &self.sketch, pieces, between, line))
                }
                // A joker without a number would be tried in the other direction as well.
                (None, Some(Axis::Down)) => return Err(unknown("down")),
                _ => SketchStep::Wish { chosen, target: Target::Between(one, other) },
            }));
        }
        if let Some(at) = place(|word| *word == Word::With).filter(|_| has(Word::Link)) {
            let between = blocks(&items[..at]).ok_or_else(|| NotUnderstood::BetweenWhich { text: text() })?;
            let [one, other] = between.map(|block| placed::or_joker(self.view, &self.sketch, block));
            let chosen = self.chosen(&pieces(&items[at..]), words)?;
            return Ok(Some(SketchStep::Wish { chosen, target: Target::Between(one, other) }));
        }
        if let Some(letter) =
            items.iter().find_map(|item| if let Item::Row(letter) = item { Some(*letter) } else { None })
        {
            let chosen = self.chosen(&all, words)?;
            return Ok(Some(SketchStep::Wish { chosen, target: Target::Row(letter) }));
        }
        // `new 25 31 37 down`, `neu 25 31 37 nach unten`
        if is_row && has(Word::Down) {
            return self.down(self.chosen(&all, words)?).map(Some);
        }
        if let Some(at) =
            place(|word| matches!(word, Word::To | Word::Across | Word::Beside(_) | Word::Before | Word::After))
        {
            let [of] = blocks(&items[at..]).ok_or_else(|| NotUnderstood::Where { text: text() })?;
            let of = placed::or_joker(self.view, &self.sketch, of);
            let mut chosen = self.chosen(&pieces(&items[..at]), words)?;
            let side = items.iter().find_map(|item| match item {
                Item::Word(Word::Beside(side)) => Some(*side),
                Item::Word(Word::Before) => placed::end(self.view, &self.sketch, of, [Side::Left, Side::Above]),
                Item::Word(Word::After) => placed::end(self.view, &self.sketch, of, [Side::Right, Side::Below]),
                _ => None,
            });
            if let (true, Some(side)) = (has(Word::Before) || has(Word::After), side) {
                placed::sort_at(self.view, &mut chosen, side, of);
            }
            let lay = side.and_then(|side| match (known(&chosen), &chosen[..]) {
                (Some(pieces), _) => Some(Lay::Beside { pieces, side, of }),
                (None, [joker]) => placed::joker(self.view, &self.sketch, joker.block, side, of),
                (None, _) => None,
            });
            let wish = || SketchStep::Wish { chosen: chosen.clone(), target: Target::At(of) };
            return Ok(Some(lay.map_or_else(wish, SketchStep::Lay)));
        }
        if is_row {
            let chosen = self.chosen(&all, words)?;
            return Ok(Some(SketchStep::Wish { chosen, target: Target::New }));
        }
        Err(if all.is_empty() { unknown(&words.join(" ")) } else { NotUnderstood::Where { text: text() } })
    }

    /// §5.1 Gives the jokers of a new row the numbers that its order says: in `new 30 ja 50` the joker is 40.
    fn as_ordered(&self, step: SketchStep) -> SketchStep {
        match step {
            SketchStep::Wish { chosen, target: Target::New } => {
                SketchStep::Wish { chosen: ordered::values(&self.view.options, chosen), target: Target::New }
            }
            step => step,
        }
    }

    /// §4.12 Reads a new row from top to bottom. Jokers need stated numbers, because a request always lies across.
    fn down(&self, chosen: Vec<Chosen>) -> Result<SketchStep, NotUnderstood> {
        let chosen = ordered::values(&self.view.options, chosen);
        let mut pieces = known(&chosen).ok_or_else(|| unknown("down"))?;
        if !pieces.is_sorted_by_key(|piece| std::cmp::Reverse(piece.value)) {
            pieces.sort_by_key(|piece| piece.value);
        }
        Ok(SketchStep::Lay(Lay::Row { pieces, line: Axis::Down, at: None }))
    }

    /// §5.3 Exchanges a number in the hand for the joker that stands for it.
    fn exchange(&self, named: &[Named], text: String) -> Result<SketchStep, NotUnderstood> {
        let number = named.iter().find_map(|named| named.block.filter(|block| !block.is_joker()));
        let joker = named.iter().find(|named| named.block.is_none_or(Block::is_joker));
        let (block, joker) = match (number, joker, named.len()) {
            (Some(block), Some(joker), 2) => (block, *joker),
            // `exchange 35`: the joker that stands for it.
            (Some(block), None, 1) => (block, Named { block: None, value: None }),
            _ => return Err(NotUnderstood::ExchangeWhich { text }),
        };
        let on_table = || self.view.table.iter().map(|laid| laid.piece).filter(|piece| piece.block.is_joker());
        let stands_for_it = on_table().find(|piece| Some(piece.value) == block.face());
        // If the joker stands for another number, the rules will say so.
        let any = || stands_for_it.or_else(|| on_table().next()).map(|piece| piece.block);
        let joker = joker.block.or_else(any).ok_or(NotUnderstood::NoJoker { text })?;
        Ok(SketchStep::Lay(Lay::Exchange { block, joker }))
    }

    /// Resolves the blocks named: a bare *joker* is one in the hand that is not used yet.
    fn chosen(&self, named: &[Named], words: &[&str]) -> Result<Vec<Chosen>, NotUnderstood> {
        let text = || shortened(&words.join(" "));
        if named.is_empty() {
            return Err(NotUnderstood::NoBlocks { text: text() });
        }
        // Anything understood must be short enough to be written as text and read again.
        if named.len() > MAX_LAYS {
            return Err(NotUnderstood::TooLong);
        }
        let said = named.iter().filter_map(|named| named.block).filter(|block| block.is_joker()).collect();
        let mut jokers = self.jokers().less(said);
        let mut chosen = Vec::new();
        for Named { block, value } in named {
            let joker = || jokers.iter().next().ok_or_else(|| NotUnderstood::NoJoker { text: text() });
            let block = block.map_or_else(joker, Ok)?;
            jokers = jokers.without(block);
            chosen.push(Chosen { block, value: *value });
        }
        Ok(chosen)
    }

    /// Returns the jokers in the hand that the sketch has not laid, and those that it has picked up.
    fn jokers(&self) -> Blocks {
        let mut jokers: Blocks = self.view.own_hand().iter().filter(|block| block.is_joker()).collect();
        for step in &self.sketch.steps {
            match step {
                SketchStep::Lay(Lay::Exchange { joker, .. }) => jokers = jokers.with(*joker),
                SketchStep::Lay(lay) => jokers = jokers.less(lay.pieces().iter().map(|piece| piece.block).collect()),
                SketchStep::Wish { chosen, target: Target::At(joker) }
                    if joker.is_joker() && chosen.len() == 1 && !chosen[0].block.is_joker() =>
                {
                    jokers = jokers.with(*joker);
                }
                SketchStep::Wish { chosen, .. } => {
                    jokers = jokers.less(chosen.iter().map(|chosen| chosen.block).collect())
                }
            }
        }
        jokers
    }
}

fn pieces(items: &[Item]) -> Vec<Named> {
    items.iter().filter_map(|item| if let Item::Piece(named) = item { Some(*named) } else { None }).collect()
}

/// Returns exactly `COUNT` blocks, none of them an unnamed joker.
fn blocks<const COUNT: usize>(items: &[Item]) -> Option<[Block; COUNT]> {
    let blocks: Option<Vec<Block>> = pieces(items).iter().map(|named| named.block).collect();
    blocks?.try_into().ok()
}

/// Returns the pieces, if every joker has its number stated.
fn known(chosen: &[Chosen]) -> Option<Vec<Piece>> {
    let piece = |Chosen { block, value }: &Chosen| Some(Piece { block: *block, value: block.face().or(*value)? });
    chosen.iter().map(piece).collect()
}
