// The types of Numberloor in messages. Generated from the Rust types; `make bless` rewrites it.

import type { Outcome, Race, Seat, Seats, Viewer } from "./protocol";

/** Buttons that could be pressed next; out of turn, only an answer when asked. */
export type Can = { end: boolean, draw: boolean, pass: boolean, let_go: boolean };

/** A Level, a Night Level or a balloon: 6, 6n, b3, near, odd, even, skip; oe, laid as oe=odd or oe=even. */
export type Card = string;

/** §5.2 What whoever gets a star does first. */
export type Celebration = "Dance" | "Cry";

/** Effect of a legal move. */
export type Effect = {
  /** Reason the Level goes, if one is laid. */
  how: How | null,
  /** The open cards afterwards. */
  open: Open,
  /** §5.2 */
  wins_star: boolean,
  /** §4.7 */
  skips: Seat | null,
  /** Seat whose turn is next; `null` if the game is over. */
  next: Seat | null,
};

/** Reason a game is over. */
export type End = "Stars" | "AllPassed" | "TurnLimit";

export type Event = { "TookOver": { seat: Seat, from: Seat } }
  | {
  "Placed": { seat: Seat, balloons: Array<Card>, level: Card, on: Card, balloon: Card | null, side: Side | null, how: How }
}
  | { "Left": { seat: Seat, balloons: Array<Card> } }
  | { "Ended": { seat: Seat } }
  | { "Drew": { seat: Seat, cards: number } }
  | { "Passed": { seat: Seat, cards: number } }
  | { "Skipped": { seat: Seat, cards: number } }
  | { "Star": { seat: Seat, stars: number, celebration: Celebration } }
  | { "Refilled": { seat: Seat, cards: number } }
  | { "Reshuffled": { cards: number } }
  | { "LetGo": { seat: Seat } }
  | { "Over": { outcome: Outcome, why: End } };

/**
 * §4.3 A player who takes cards could not lay a Level, so held none that went then; the hand may
 * have got some since.
 */
export type Few = {
  /** One bit per number, in floor order. */
  numbers: number,
  /** Upper bound on cards with these numbers. */
  most: number,
};

export type Goes = {
  card: Card,
  /** Stacks it goes on; `null` if there is only one. */
  on: Array<Side | null>,
};

/** A hand as the viewer knows it. */
export type HandView = {
  count: number,
  /** The viewer's own cards in order of kind; `null` for every other hand. */
  cards: Array<Card> | null,
  /** Levels of which the hand is known to have few, because it could not lay any (§4.3). */
  few: Few | null,
};

/** Reason a Level goes where it goes. */
export type How = "Same"
  | { "Up": { by: number } }
  | { "Down": { by: number } }
  | { "Near": { by: number } }
  | "Odd"
  | "Even"
  | { "Neighbour": { by: number } };

export type Illegal = "Over"
  | { "NotYourTurn": { turn: Seat } }
  | { "WaitForAnswer": { asked: Seat } }
  | { "NotInHand": { card: Card } }
  | { "DoesNotGo": { level: Card, on: Card, balloon: Card, goes: Array<number> } }
  | { "NoNeighbour": { level: Card, on: Card, goes: Array<number>, other: Card, other_goes: Array<number> } }
  | { "NoBalloons": { card: Card } }
  | "WhichStack"
  | "OneStack"
  | { "OddOrEven": { balloon: Card } }
  | "NoLevelLaid"
  | "NothingLaid"
  | { "NotTheLastLevel": { level: Card, balloon: Card } }
  | { "LayAllBalloons": { level: Card, left: Array<Card> } }
  | { "CanLay": { level: Card, balloon: Card | null } }
  | "DrawnAlready"
  | "LaidAlready"
  | { "CannotPass": { level: Card, balloon: Card | null } }
  | "DrawFirst"
  | "EndInstead"
  | "PassInstead"
  | "NoNightLevels"
  | { "NotANightLevel": { card: Card } }
  | { "BalloonBeforeNight": { balloon: Card } }
  | "OwnTurn"
  | { "TooLate": { after: number, now: number } }
  | { "EqualIsNotEnough": { level: Card, balloon: Card } }
  | { "TurnHasBegun": { turn: Seat } }
  | "YouWillBeAsked"
  | "NightOrLetGo"
  | "NotAsked";

/** A card that was laid in this turn. */
export type Laid = {
  card: Card,
  /** §2.4 The stack, if there are two. */
  on: Side | null,
};

/** The button that was pressed after the cards. */
export type Last = "End" | "Draw" | "Pass" | "LetGo";

/** A move in its notation, such as b3 6. */
export type Move = string;

/** §7.3, §7.6 */
export type NightCards = "AnyMoment" | "BetweenTurns" | "NoHurry";

/** The open cards. */
export type Open = { "Pair": { level: Card, balloon: Card } } | { "Stacks": { left: Card, right: Card } };

/** Options of a table. `Default` is the Advanced version, on which the others are built. */
export type Options = {
  pack: Pack,
  version: Version,
  blue_in_intermediate: boolean,
  youngest: Youngest,
  equal_on_odd_even: boolean,
  voluntary_draw: boolean,
  skip_again: SkipAgain,
  night_on_equal: boolean,
  night_cards: NightCards,
  turn_limit: number,
};

/** The cards of the box in one line. */
export type Pack = string;

export type Phase = "Play" | { "Asking": Seat } | "Over";

/** One move of a draft, evaluated for the player composing it. */
export type Reading = {
  /** The effect of sending it, or the reason it would be refused. */
  verdict: { Ok: Effect } | { Err: Illegal },
};

/** §2.4 The stacks of Beginners. */
export type Side = "Left" | "Right";

/** §4.7 */
export type SkipAgain = "PlayedTurn" | "LaidOnly" | "EveryTurn";

/** One placement. */
export type Step = {
  /** In the order in which they are laid. */
  cards: Array<Card>,
  /** Reason its Level goes. */
  how: How | null,
  /** The open cards afterwards. */
  open: Open,
  /** §5.2 It wins a star, and the turn is over. */
  star: boolean,
};

/** §1.5 */
export type Version = "Advanced" | "Intermediate" | "Beginners";

/** Everything a viewer may know, and nothing else. */
export type View = {
  options: Options,
  viewer: Viewer,
  phase: Phase,
  /** Seat whose turn it is or, while somebody is asked for a Night Level (§7.6), comes next. */
  turn: Seat,
  /** §4.3 Number of cards taken in this turn; `null` before that. */
  drawn: number | null,
  open: Open,
  hands: Array<HandView>,
  stars: Array<number>,
  /** §5.3 Number of stars that wins the game. */
  stars_to_win: number,
  /** Cards of the middle below the open ones, in order of kind: everybody saw them. */
  under: Array<Card>,
  /** Number of further cards that nobody remembers. */
  forgotten: number,
  /** Number of cards in the pile. */
  pile: number,
  /** Cards laid in this turn, in order. */
  laid: Array<Laid>,
  /** The open cards before that, if they are remembered. */
  began: Open | null,
  /** §8.1 Seats that have passed since a card was laid or taken. */
  passed: Seats,
  /** Seats known to hold a Level (§2.2, §5.1). */
  with_level: Seats,
  /** §7.3 Number of changes to the open cards; a Night Level names it. */
  race: Race,
  /** §8.2 Number of turns that are over. */
  turns: number,
  outcome: Outcome | null,
  /**
   * The viewer's moves without a card, in this version and at this point of the game. Whether they are legal is left
   * open, because that would tell a player without help what the hand can do.
   */
  offers: Array<Move>,
};

/** A tapped plan as the rules understand it. */
export type Work = {
  /** Moves that would be sent; none while a loose balloon waits for a Level or for the end of the turn. */
  moves: Array<Move>,
  /** The placements that go. */
  steps: Array<Step>,
  /** Balloons after the last Level: on top, and not yet part of a move. */
  loose: Array<Card>,
  /** The open cards after all taps. */
  open: Open,
  /** §3 The numbers that go on the open Level now; for Beginners, on the left and the right one. */
  allows: Array<Array<number>>,
  /** §3 Reason each of these numbers goes, in the same order. */
  because: Array<Array<How>>,
  /** The cards left in the hand that could be laid next. */
  goes: Array<Goes>,
  /** §7.1 In another's turn, or when asked: Night Levels in the hand that could be thrown in now. */
  night: Array<Card>,
  /** Buttons that could follow. */
  can: Can,
  /** The button that a friend would suggest; none while laying another card is better. */
  suggests: Last | null,
  /**
   * Index of the first tap that does not go; one past the last tap stands for the word at the
   * end.
   */
  stuck: number | null,
};

/** §2.5 The seat of the youngest player. */
export type Youngest = "One" | "Two" | "Three" | "Four" | "Five" | "Random";
