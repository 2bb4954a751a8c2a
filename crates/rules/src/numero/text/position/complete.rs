//! Fills in what a written position leaves out.

use super::NotAPosition;
use super::partial::{PartialBuild, PartialPile, PartialPosition};
use super::write::least_next_build;
use crate::game::{Seat, Viewer};
use crate::numero::card::{Card, Colour, HIGHEST_NUMBER};
use crate::numero::end::outcome_of;
use crate::numero::options::Table;
use crate::numero::score::{Item, Tally};
use crate::numero::sum::{BuildName, Sum, Token};
use crate::numero::view::{HandView, PileView, View, printed_points};
use crate::numero::worlds::imagine::imagine;
use crate::numero::{HAND, MAX_PLAYERS, Options, Phase};
use crate::options::TableOptions;
use crate::shuffle::Shuffle;

impl PartialPosition {
    pub fn complete(mut self) -> Result<View, NotAPosition> {
        let options = self.complete_options();
        self.choose_colours(&options);
        let seats = self.count_seats()?;
        if self.watching && self.hand.is_some() {
            return Err(NotAPosition::WatcherWithHand);
        }
        let viewer = match self.watching {
            true => Viewer::Watcher,
            false => Viewer::Seat(self.seat.unwrap_or(Seat(0))),
        };
        let (phase, turn) = self.turn.unwrap_or((Phase::Play, self.seat.unwrap_or(Seat(0))));
        let centre = self.complete_centre(turn, seats);
        let hands = self.complete_hands(viewer, phase, seats);
        let lying: usize = centre.iter().map(cards_in).sum();
        let held: usize = hands.iter().map(|hand| usize::from(hand.count)).sum();
        let rest = options.selected().len().saturating_sub(lying + held + self.gone.len());
        let rest = u8::try_from(rest).unwrap_or(u8::MAX);
        // At the final chance the pack is used up, so cards that are nowhere else have been won.
        if phase == Phase::FinalChance {
            self.pack.get_or_insert(0);
        }
        if let (Some(pack), None, None) = (self.pack, &self.won, self.forgotten) {
            self.forgotten = Some(rest.saturating_sub(pack));
        }
        let (won, forgotten) = self.complete_wins(&options, phase, seats);
        let scores = self.complete_scores(&options, seats)?;
        let pack = self.pack.unwrap_or(rest.saturating_sub(forgotten));
        let counts = || hands.iter().map(|hand| hand.count);
        let outcome = match (&won, phase) {
            (Some(won), Phase::Over) => Some(outcome_of(won.iter().copied().zip(counts()), scores.as_deref(), seats)),
            _ => None,
        };
        let mut view = View {
            viewer,
            phase,
            turn,
            next_build: BuildName(self.builds.unwrap_or_else(|| least_next_build(&centre))),
            centre,
            pack,
            won,
            scores,
            gone: {
                self.gone.sort_unstable();
                self.gone
            },
            forgotten,
            last_taker: self.last,
            passes: self.passes,
            changes: self.changes,
            outcome,
            offers: Vec::new(),
            printed: printed_points(&Table::new(&options)),
            options,
            hands,
        };
        // A position that cannot occur offers nothing.
        if let Ok(game) = imagine(&view, &mut Shuffle::from_number(0)) {
            view.offers = game.offers(view.viewer);
        }
        Ok(view)
    }

    /// Fills in the options. Without a preset: the smallest that has all the cards, or every card
    /// of the position's own pack.
    fn complete_options(&mut self) -> Options {
        let line = self.options.take().unwrap_or_default();
        let agreed = |options: Options| options.changed_by(&line).expect("the line was read before");
        let pack = self.cards.take();
        if line.contains("preset=") {
            let options = agreed(Options::default());
            return Options { pack: pack.unwrap_or(options.pack), ..options };
        }
        let level = self.smallest_level();
        agreed(match pack {
            Some(pack) => Options { pack, highest_number: HIGHEST_NUMBER, ..level.with_all_wild_cards() },
            None => level,
        })
    }

    /// Returns the smallest preset from 1-15 up that has all the cards.
    fn smallest_level(&mut self) -> Options {
        let scoring = self.tells_of_points();
        let mut written: Vec<Card> = self.shown.iter().flat_map(|(_, cards)| cards.clone()).collect();
        self.each_card(&mut |card| written.push(*card));
        let presets = Options::presets().iter().filter_map(|name| Options::preset(name));
        let fits = |options: &Options| written.iter().all(|card| options.selects(*card));
        let mut presets: Vec<Options> = presets.collect();
        let place = presets.iter().position(|options| options.highest_number >= 15 && fits(options));
        Options { scoring, ..presets.swap_remove(place.unwrap_or(presets.len() - 1)) }
    }

    /// Returns whether anything written here occurs only in a game for points.
    fn tells_of_points(&self) -> bool {
        let open = |lying: &PartialPile| matches!(lying, PartialPile::Build(build) if build.challenge.is_some());
        self.points.is_some() || !self.scores.is_empty() || !self.lacks.is_empty() || self.centre.iter().any(open)
    }

    fn each_card(&mut self, visit: &mut impl FnMut(&mut Card)) {
        for lying in &mut self.centre {
            match lying {
                PartialPile::Card(card) => visit(card),
                PartialPile::Build(build) => build.recipe.each_card(visit),
            }
        }
        self.hand.iter_mut().flatten().for_each(&mut *visit);
        self.gone.iter_mut().for_each(&mut *visit);
    }

    pub fn chosen_colours(mut self) -> Vec<Card> {
        let options = self.complete_options();
        self.choose_colours(&options)
    }

    /// Gives cards written without a colour one that is still free, and returns them.
    fn choose_colours(&mut self, options: &Options) -> Vec<Card> {
        let mut without = Vec::new();
        let mut free: Vec<Card> = options.selected().iter().map(|printed| printed.card).collect();
        let mut take = |card: &Card| {
            let place = free.iter().position(|c| c == card);
            place.map(|place| free.remove(place))
        };
        let mut shown: Vec<Card> = self.shown.iter().flat_map(|(_, cards)| cards.clone()).collect();
        shown.retain(|card| card.colour.is_some());
        shown.iter().for_each(|card| {
            take(card);
        });
        self.each_card(&mut |card| {
            if card.colour.is_some() {
                take(card);
            }
        });
        let mut colour = |card: &mut Card| {
            if card.colour.is_some() || (card.is_wild() && take(card).is_some()) {
                return;
            }
            let choices = Colour::ALL.map(|colour| Card { colour: Some(colour), ..*card });
            // If no colour is free, the card keeps none, and the position is refused for one card too many.
            if let Some(chosen) = choices.iter().find_map(&mut take) {
                *card = chosen;
            }
            without.push(*card);
        };
        self.each_card(&mut colour);
        for lying in &mut self.centre {
            if let PartialPile::Build(build) = lying {
                build.colour_inner_builds();
            }
        }
        for (_, cards) in &mut self.shown {
            cards.iter_mut().for_each(&mut colour);
        }
        without
    }

    fn count_seats(&self) -> Result<u8, NotAPosition> {
        let shown = self.shown.iter().map(|(seat, _)| *seat);
        let values = self.holds.iter().chain(&self.lacks).map(|(seat, _)| *seat);
        let scores = self.scores.iter().map(|(seat, _)| *seat);
        let known = shown.chain(values).chain(scores).chain(self.wild.iter().copied());
        let named = [self.seat, self.last, self.turn.map(|(_, seat)| seat)].into_iter().flatten();
        let above = |seat: Seat| seat.0 + 1;
        let known = known.map(above).max().unwrap_or(1);
        let highest = named.map(above).max().unwrap_or(1).max(known);
        let lists = [
            ("hands", self.hands.as_ref().map(Vec::len)),
            ("won", self.won.as_ref().map(Vec::len)),
            ("points", self.points.as_ref().map(Vec::len)),
        ];
        let lists = || lists.iter().filter_map(|(section, listed)| Some((*section, (*listed)?)));
        let seats = match (self.seats, lists().next()) {
            (Some(seats), _) => seats,
            (None, Some((_, listed))) => u8::try_from(listed).map_err(|_| NotAPosition::Seats)?,
            (None, None) => highest.max(2),
        };
        if !(1..=MAX_PLAYERS).contains(&seats) || known > seats {
            return Err(NotAPosition::Seats);
        }
        match lists().find(|(_, listed)| *listed != usize::from(seats)) {
            Some((section, listed)) => {
                Err(NotAPosition::Listed { section, listed: u32::try_from(listed).unwrap_or(u32::MAX), seats })
            }
            None => Ok(seats),
        }
    }

    /// Numbers builds without a name; those without a builder are somebody else's.
    fn complete_centre(&mut self, turn: Seat, seats: u8) -> Vec<PileView> {
        let mut next = self
            .centre
            .iter()
            .filter_map(|lying| match lying {
                PartialPile::Build(build) => build.highest_name(),
                PartialPile::Card(_) => None,
            })
            .max()
            .unwrap_or(0);
        let somebody = if seats > 1 { turn.left(seats) } else { turn };
        std::mem::take(&mut self.centre)
            .into_iter()
            .map(|lying| match lying {
                PartialPile::Card(card) => PileView::Card(card),
                PartialPile::Build(PartialBuild { name, value, by, recipe, challenge }) => {
                    let worth = recipe.iter().next().and_then(|sum| sum.value().ok());
                    let worth = worth.and_then(|worth| u8::try_from(worth.as_whole()?).ok());
                    let name = name.unwrap_or_else(|| {
                        next = next.saturating_add(1);
                        next
                    });
                    PileView::Build {
                        name: BuildName(name),
                        value: value.or(worth).unwrap_or(0),
                        by: by.unwrap_or(somebody),
                        recipe,
                        challenge,
                    }
                }
            })
            .collect()
    }

    /// Fills in the hands: other players have five cards, or none at the final chance.
    fn complete_hands(&mut self, viewer: Viewer, phase: Phase, seats: u8) -> Vec<HandView> {
        let own = self.hand.take();
        (0..seats)
            .map(Seat)
            .map(|seat| {
                let cards = (viewer == Viewer::Seat(seat)).then(|| own.clone().unwrap_or_default());
                let count = match (&self.hands, &cards) {
                    (Some(hands), _) => hands[seat.index()],
                    (None, Some(cards)) => u8::try_from(cards.len()).unwrap_or(u8::MAX),
                    (None, None) if phase == Phase::FinalChance => 0,
                    (None, None) => u8::try_from(HAND).expect("a hand is small"),
                };
                let of_seat = |list: &[(Seat, Vec<u8>)]| {
                    let mut values: Vec<u8> =
                        list.iter().filter(|(s, _)| *s == seat).flat_map(|(_, v)| v.clone()).collect();
                    values.sort_unstable();
                    values.dedup();
                    values
                };
                HandView {
                    count,
                    cards,
                    shown: self.shown.iter().filter(|(s, _)| *s == seat).flat_map(|(_, c)| c.clone()).collect(),
                    holds: of_seat(&self.holds),
                    lacks: of_seat(&self.lacks),
                    no_numbers: self.wild.contains(&seat),
                }
            })
            .collect()
    }

    /// §10.1 Fills in the scores; points of which only the number is known were brought forward.
    fn complete_scores(&self, options: &Options, seats: u8) -> Result<Option<Vec<Tally>>, NotAPosition> {
        if !options.scoring {
            let told = !self.scores.is_empty() || self.points.is_some();
            return if told { Err(NotAPosition::Points) } else { Ok(None) };
        }
        let mut scores = vec![Tally::default(); usize::from(seats)];
        for (seat, tally) in &self.scores {
            scores[seat.index()] = *tally;
        }
        for (tally, points) in scores.iter_mut().zip(self.points.iter().flatten()) {
            tally.add(Item::BroughtForward, *points);
        }
        Ok(Some(scores))
    }

    /// Fills in the cards won. Those not listed are forgotten; it does not matter who won them.
    fn complete_wins(&self, options: &Options, phase: Phase, seats: u8) -> (Option<Vec<u8>>, u8) {
        let listed = u8::try_from(self.gone.len()).unwrap_or(u8::MAX);
        let won_in_all = self.won.as_ref().map(|won| won.iter().fold(0_u8, |sum, cards| sum.saturating_add(*cards)));
        let forgotten = self.forgotten.or(won_in_all.map(|won| won.saturating_sub(listed))).unwrap_or(0);
        if !options.shows_counts() && phase != Phase::Over {
            return (None, forgotten);
        }
        let won = self.won.clone().unwrap_or_else(|| {
            let mut won = vec![0; usize::from(seats)];
            let taker = self.last.unwrap_or(Seat(0)).index();
            if let Some(cards) = won.get_mut(taker) {
                *cards = listed.saturating_add(forgotten);
            }
            won
        });
        (Some(won), forgotten)
    }
}

impl PartialBuild {
    /// Returns the highest name of this build and the builds within it.
    fn highest_name(&self) -> Option<u8> {
        let inner = self.challenge.iter().flat_map(|challenge| &challenge.inner).map(|inner| inner.name.0);
        self.name.into_iter().chain(inner).max()
    }

    /// Gives the cards of inner builds their colours, which are those in this build.
    fn colour_inner_builds(&mut self) {
        let outer = self.recipe.tokens();
        for inner in self.challenge.iter_mut().flat_map(|challenge| &mut challenge.inner) {
            let tokens = inner.recipe.tokens();
            let length = tokens.len().saturating_sub(1);
            let alike = |part: &&[Token]| part.iter().zip(tokens).all(|(card, written)| is_written_as(card, written));
            if let Some(part) = outer.windows(length.max(1)).find(alike) {
                inner.recipe = Sum::of(part).to_sums();
            }
        }
    }
}

/// Returns whether a token matches one as written, which may leave out its colour.
fn is_written_as(token: &Token, written: &Token) -> bool {
    match (token, written) {
        (Token::Number(card), Token::Number(short)) if short.colour.is_none() => card.face == short.face,
        _ => token == written,
    }
}

fn cards_in(lying: &PileView) -> usize {
    match lying {
        PileView::Card(_) => 1,
        PileView::Build { recipe, .. } => {
            let is_card = |token: &&Token| matches!(token, Token::Number(_) | Token::Wild(..));
            recipe.tokens().iter().filter(is_card).count()
        }
    }
}
