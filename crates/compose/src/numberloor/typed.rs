//! Moves as people type them: several placements in a line, with or without the arithmetic, in
//! English or German.
//!
//! ```text
//! 5 7 9 b3 6 3                                          the cards, one after the other
//! 3+2=5, +2=7, +2=9, balloon 3, −3=6, −3=3              the same with its sums
//! 3 left      3 on 4      night 6      end b3      take two      pass
//! ```

mod tokens;

use reckon_rules::numberloor::Phase;
use reckon_rules::numberloor::card::{Balloon, Card, Face, LEVELS};
use reckon_rules::numberloor::fits::{self, Open, Side};
use reckon_rules::numberloor::hand::Cards;
use reckon_rules::numberloor::moves::{Balloons, Move, Placement};
use reckon_rules::numberloor::text::pack;
use reckon_rules::numberloor::view::View;
use reckon_rules::text::shortened;

use tokens::{Command, Token};

/// Reason a line is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotUnderstood {
    Empty,
    Word {
        text: String,
    },
    /// Used for Beginners, who have fewer cards and words.
    WordForBeginners {
        text: String,
    },
    /// `3+2=6`
    WrongSum {
        left: u8,
        up: bool,
        by: u8,
        is: u8,
        says: u8,
    },
    /// `4+2=6` where Level 3 lies open.
    NotTheOpenLevel {
        said: u8,
        open: u8,
    },
    /// `3 on 8` where neither stack shows an 8.
    NeitherStack {
        said: u8,
        left: u8,
        right: u8,
    },
    /// `3+4=7` where balloon 2 lies open.
    NotTheOpenBalloon {
        said: u8,
        balloon: Card,
    },
    /// `b3`, where nothing has been laid yet.
    OnlyBalloons {
        balloons: Vec<Card>,
    },
    /// `end 5`
    AfterEnd {
        text: String,
    },
    /// `5 b3`
    BalloonsAtEnd {
        balloons: Vec<Card>,
    },
    /// Beginners: it goes on both.
    WhichStack {
        level: Card,
    },
    /// `draw 5`
    StandsAlone {
        word: String,
    },
}

reckon_rules::error_as_data!(NotUnderstood);

/// Reads a line as the moves that it means to the player with this view. Legality is not checked
/// here.
pub fn understand(view: &View, text: &str) -> Result<Vec<Move>, NotUnderstood> {
    read_line(view, text).map_err(|error| match error {
        NotUnderstood::Word { text } | NotUnderstood::AfterEnd { text } if view.options.is_for_beginners() => {
            NotUnderstood::WordForBeginners { text }
        }
        other => other,
    })
}

/// Returns whether a line itself says that a Night Level is meant: `6n`, `night 6`. Out of turn, only such a line is
/// taken for one.
pub fn says_night(text: &str) -> bool {
    text.len() <= LONGEST_LINE && tokens::says_night(text)
}

/// Longest line accepted, in bytes: longer than any turn with the largest pack, with all its sums.
const LONGEST_LINE: usize = 4096;

fn read_line(view: &View, text: &str) -> Result<Vec<Move>, NotUnderstood> {
    if text.len() > LONGEST_LINE {
        return Err(NotUnderstood::Word { text: shortened(text) });
    }
    // The only exact notation that says more than people type.
    if let Ok(choice @ Move::Night { .. }) = text.trim().trim_end_matches(['.', '!']).to_lowercase().parse() {
        return Ok(vec![choice]);
    }
    let tokens = tokens::read(text)?;
    match tokens[..] {
        [] => return Err(NotUnderstood::Empty),
        [Token::Command { command, .. }] if command != Command::End => return Ok(vec![single(view, command)]),
        _ => {}
    }
    let mut plan = Plan::of(view);
    let mut tokens = tokens.into_iter().peekable();
    let mut side_before = None;
    while let Some(token) = tokens.next() {
        match token {
            Token::Balloon(card) => plan.balloon(card)?,
            Token::Level { number, night } => {
                let on = match tokens.peek() {
                    Some(Token::Side(side)) => Some(On::Side(*side)),
                    Some(Token::OnLevel(level)) => Some(On::Level(*level)),
                    _ => None,
                };
                if on.is_some() {
                    tokens.next();
                }
                plan.level(number, night, side_before.take().or(on))?;
            }
            Token::Sum { left, up, by, says, night } => plan.sum(left, up, by, says, night)?,
            Token::Command { command: Command::End, text } if plan.is_ended => {
                return Err(NotUnderstood::AfterEnd { text });
            }
            Token::Command { command: Command::End, .. } => plan.is_ended = true,
            Token::Command { text, .. } => return Err(NotUnderstood::StandsAlone { word: text }),
            // `left 3`
            Token::Side(side) if matches!(tokens.peek(), Some(Token::Level { .. })) => {
                side_before = Some(On::Side(side));
            }
            Token::Side(side) => return Err(NotUnderstood::Word { text: side.word().to_string() }),
            Token::OnLevel(level) => return Err(NotUnderstood::Word { text: level.to_string() }),
        }
    }
    plan.finish()
}

fn single(view: &View, command: Command) -> Move {
    let is_asked = matches!(view.phase, Phase::Asking(_));
    match command {
        Command::Pass | Command::LetGo if is_asked => Move::LetGo,
        Command::Draw => Move::Draw,
        Command::Pass => Move::Pass,
        Command::LetGo => Move::LetGo,
        Command::End => Move::End { balloons: Balloons::new() },
    }
}

/// Stack that Beginners name for a Level.
#[derive(Clone, Copy)]
enum On {
    Side(Side),
    /// The stack that shows this Level.
    Level(u8),
}

/// The moves so far, and the cards as they would lie afterwards.
struct Plan<'a> {
    view: &'a View,
    moves: Vec<Move>,
    open: Open,
    /// `None` for a watcher, who has no hand.
    hand: Option<Cards>,
    /// Balloons waiting for a Level or for the end.
    balloons: Vec<Card>,
    /// §7.1 Whether the first Level is laid in another player's turn.
    out_of_turn: bool,
    is_ended: bool,
}

impl<'a> Plan<'a> {
    fn of(view: &'a View) -> Plan<'a> {
        let own = |_| view.own_hand().iter().take(pack::MAX_CARDS).copied().collect();
        let seat = view.viewer.seat();
        Plan {
            view,
            moves: Vec::new(),
            open: view.open,
            hand: seat.map(own),
            balloons: Vec::new(),
            out_of_turn: seat != Some(view.turn) || matches!(view.phase, Phase::Asking(_)),
            is_ended: false,
        }
    }

    fn balloon(&mut self, card: Card) -> Result<(), NotUnderstood> {
        if self.balloons.len() >= pack::MAX_BALLOONS {
            return Err(NotUnderstood::Word { text: card.to_string() });
        }
        self.balloons.push(self.as_held(card));
        Ok(())
    }

    /// §1.8 Takes `odd` and `even` for what is said about a balloon that may be either, if the hand or the pack has only
    /// such ones.
    fn as_held(&self, card: Card) -> Card {
        let said = match self.view.options.pack.said(card) {
            Card::ODD => Card::EITHER_ODD,
            Card::EVEN => Card::EITHER_EVEN,
            other => return other,
        };
        let laid = |card: Card| self.balloons.iter().filter(|laid| laid.printed() == card).count();
        let has = |card: Card| self.hand.as_ref().is_some_and(|hand| usize::from(hand.count(card)) > laid(card));
        if !has(card) && has(Card::EITHER) { said } else { card }
    }

    /// Returns the balloon by which the next Level would be laid.
    fn top(&self) -> Option<Card> {
        self.balloons.last().copied().or(self.open.balloon())
    }

    /// Chooses the day Level, unless night was said or only the Night Level is held; out of turn, the
    /// other way round.
    fn card_for(&self, number: u8, night: bool) -> Card {
        let (day, by_night) = (Card::day(number), Card::night(number));
        let has = |card| self.hand.as_ref().is_some_and(|hand| hand.count(card) > 0);
        let is_night = match self.out_of_turn {
            true => !has(day) || has(by_night),
            false => !has(day) && has(by_night),
        };
        let is_played = !self.view.options.is_for_beginners();
        if night || (is_night && is_played) { by_night } else { day }
    }

    fn level(&mut self, number: u8, night: bool, on: Option<On>) -> Result<(), NotUnderstood> {
        if self.is_ended {
            return Err(NotUnderstood::AfterEnd { text: number.to_string() });
        }
        let card = self.card_for(number, night);
        let side = match (self.open, on) {
            // Beginners have no Night Levels; the rules will say so.
            (Open::Stacks { .. }, None) if card.is_night() => Some(Side::Left),
            (Open::Stacks { .. }, None) => Some(self.side_for(card)?),
            (Open::Stacks { left, right }, Some(On::Level(level))) => match (left.level(), right.level()) {
                (Some(left), _) if left == level => Some(Side::Left),
                (_, Some(right)) if right == level => Some(Side::Right),
                (left, right) => {
                    let (left, right) = (left.unwrap_or_default(), right.unwrap_or_default());
                    return Err(NotUnderstood::NeitherStack { said: level, left, right });
                }
            },
            (Open::Pair { level: open, .. }, Some(On::Level(level))) => match open.level() {
                Some(open) if open != level => return Err(NotUnderstood::NotTheOpenLevel { said: level, open }),
                _ => None,
            },
            (_, Some(On::Side(side))) => Some(side),
            (Open::Pair { .. }, None) => None,
        };
        self.lay(card, side);
        Ok(())
    }

    /// §3.8 Returns the only stack on which the Level goes; the left one if it goes on neither.
    fn side_for(&self, level: Card) -> Result<Side, NotUnderstood> {
        let open = |side| self.open.level(Some(side)).and_then(Card::level);
        let goes = |side| {
            let fits = |open| fits::how(&self.view.options, open, None, level.floor()).is_some();
            open(side).is_some_and(fits)
        };
        match (goes(Side::Left), goes(Side::Right)) {
            (true, true) if open(Side::Left) != open(Side::Right) => Err(NotUnderstood::WhichStack { level }),
            (false, true) => Ok(Side::Right),
            _ => Ok(Side::Left),
        }
    }

    /// Reads `9+2=11`: from the open Level, by the open balloon, and correctly added.
    fn sum(&mut self, left: Option<u8>, up: bool, by: u8, says: Option<u8>, night: bool) -> Result<(), NotUnderstood> {
        let (open, side) = match (self.open, left) {
            (Open::Pair { level, .. }, _) => (level, None),
            (Open::Stacks { left: open, .. }, Some(said)) if open.level() == Some(said % LEVELS) => {
                (open, Some(Side::Left))
            }
            (Open::Stacks { right, .. }, _) => (right, Some(Side::Right)),
        };
        let open = open.floor();
        if let Some(said) = left.filter(|said| said % LEVELS != open) {
            return Err(NotUnderstood::NotTheOpenLevel { said, open });
        }
        if let Some(card) = self.top()
            && let Face::Balloon(Balloon::Number(number)) = card.face()
            && number != by
        {
            return Err(NotUnderstood::NotTheOpenBalloon { said: by, balloon: card });
        }
        let left = left.unwrap_or(open);
        let is = match (up, left.checked_sub(by)) {
            (true, _) => left.saturating_add(by),
            (false, Some(is)) => is,
            (false, None) => fits::down(left, by),
        };
        if let Some(says) = says.filter(|says| says % LEVELS != is % LEVELS) {
            return Err(NotUnderstood::WrongSum { left, up, by, is, says });
        }
        self.level(is % LEVELS, night, side.map(On::Side))
    }

    fn lay(&mut self, level: Card, on: Option<Side>) {
        let before = std::mem::take(&mut self.balloons);
        if let Some(hand) = &mut self.hand {
            before.iter().chain([&level]).for_each(|card| {
                hand.remove(*card);
            });
        }
        match (&mut self.open, on) {
            (Open::Pair { level: open, balloon }, _) => {
                (*open, *balloon) = (level, before.last().copied().unwrap_or(*balloon));
            }
            (Open::Stacks { left, .. }, Some(Side::Left)) => *left = level,
            (Open::Stacks { right, .. }, _) => *right = level,
        }
        let placement = Placement::new(&before, level, &[]).expect("the number of balloons is limited");
        let is_claim = std::mem::take(&mut self.out_of_turn) || self.view.options.is_for_beginners();
        self.moves.push(match is_claim && level.is_night() {
            true => Move::Night { placement, after: self.view.race },
            false => Move::Place { placement, on },
        });
    }

    /// §5.1 Adds the balloons that are left in a hand without Levels, if they are all of one kind: then they leave no
    /// choice, whether others have been typed or not.
    fn add_only_balloons_left(&mut self, hand: &Cards) {
        let mut left = hand.clone();
        let are_held = self.balloons.iter().all(|balloon| left.remove(balloon.printed()));
        // §3.6 Whether a balloon means odd or even is for its player to say.
        let is_said = left.count(Card::EITHER) == 0;
        if are_held && is_said && left.balloons().count_ones() == 1 && self.balloons.len() < pack::MAX_BALLOONS {
            self.balloons.extend(left.iter());
        }
    }

    /// Adds the balloons after the last Level to it if it is the last in the hand (§5.1), otherwise to
    /// the end of the turn. If they leave no choice, they need not be typed.
    fn finish(mut self) -> Result<Vec<Move>, NotUnderstood> {
        if self.view.options.is_for_beginners() && !self.balloons.is_empty() {
            // The rules will say that Beginners have no balloons.
            self.is_ended = true;
        }
        let hand_is_known = self.hand.is_some();
        let hand = self.hand.take().unwrap_or_default();
        let is_last_level = hand_is_known && hand.levels() == 0;
        let is_out = is_last_level && !self.moves.is_empty();
        if is_out {
            self.add_only_balloons_left(&hand);
        }
        let is_claim = !hand_is_known && self.moves.len() == 1;
        let balloons = std::mem::take(&mut self.balloons);
        if (is_out || is_claim) && !balloons.is_empty() {
            let last = self.moves.last_mut().expect("a Level was laid");
            let (Move::Place { placement, .. } | Move::Night { placement, .. }) = last else {
                return Err(NotUnderstood::BalloonsAtEnd { balloons });
            };
            let with = Placement::new(placement.before(), placement.level(), &balloons);
            *placement = with.ok_or(NotUnderstood::BalloonsAtEnd { balloons })?;
        } else if self.is_ended && !(is_out && hand.is_empty()) {
            let balloons = balloons.iter().copied().collect();
            self.moves.push(Move::End { balloons });
        } else if !balloons.is_empty() {
            let is_first = self.moves.is_empty() && self.view.laid.is_empty();
            return Err(match is_first {
                true => NotUnderstood::OnlyBalloons { balloons },
                false => NotUnderstood::BalloonsAtEnd { balloons },
            });
        }
        Ok(self.moves)
    }
}
