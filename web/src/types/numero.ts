// The types of NUMERO in messages. Generated from the Rust types; `make bless` rewrites it.

import type { Outcome, Seat, Viewer } from "./protocol";

/** The stable public name of a build, numbered as builds are made. */
export type BuildName = number;

/** A build that a move would make. */
export type BuildReading = {
  value: number,
  /** The answer that stays in the hand. */
  answer: Card | null,
  /** §11.1 There is no answer, and there should be. */
  bluff: boolean,
};

/** A number card with its colour, or a wild card: 10b, -2, x3, /4, 3/4, 0.5, 75%, ^2, sqrt. In a refusal also a number card without one, where its player wrote none. */
export type Card = string;

/** §10.9 */
export type CentreAwardPoints = "Off" | "Cards" | "CardsAndPrinted";

/** §2.2 */
export type CentreStart = "Two" | "Players";

/** §11.6 */
export type ChallengeTest = "ShowNow" | "HeldThen";

/** An open challenge as the viewer knows it. */
export type ChallengeView = {
  /** §11.4 Number of turns begun since the build. */
  turns: number,
  /** §11.6 Whether the answer was held, if that counts; known only to the builder. */
  held: boolean | null,
  /** §11.7 The builds that went into it. */
  inner: Array<InnerView>,
};

/** §11.4 */
export type ChallengeWindow = "BeforeSecondTurn" | "Immediate";

/** A move that could be sent. */
export type Choice = {
  kind: Kind,
  m: Move,
  /** Value of a build. */
  value: number | null,
  /** §11.1 An answer is missing. */
  bluff: boolean,
  /** Number of cards won by a take, or discarded. */
  cards: number,
  /** §10 Points for a take, if the table plays for points. */
  points: number | null,
  score: Array<ScoreLine>,
  /** §6.9 The wild-only builds that stay. */
  wild_builds: Array<BuildReading>,
  discards: Array<Card>,
};

/** §10.4 */
export type DecimalOps = "AsFraction" | "Multiplication";

/** Effect of a legal move. */
export type Effect = {
  /** Number of cards that go to the win stack. */
  wins: number,
  builds: Array<BuildReading>,
  discards: Array<Card>,
  /** Cards that leave the hand. */
  plays: Array<Card>,
  /** §10 Points scored, if the table plays for points. */
  score: Array<ScoreLine>,
};

export type Event = { "WildBuilt": { seat: Seat, name: BuildName, value: number, sum: Sums, shown: Card | null } }
  | { "DiscardedWild": { seat: Seat, card: Card } }
  | { "Took": { seat: Seat, with: Card, takes: Sums, cards: number } }
  | { "Built": { seat: Seat, name: BuildName, value: number, sum: Sums, with: Card, shown: Card | null } }
  | { "Discarded": { seat: Seat, card: Card } }
  | { "DiscardedAll": { seat: Seat, cards: Array<Card> } }
  | { "Passed": { seat: Seat } }
  | { "Drew": { seat: Seat, cards: number } }
  | { "CentreRefilled": { cards: Array<Card> } }
  | "PackFinished"
  | { "FinalChance": { seat: Seat } }
  | { "Stopped": { seat: Seat } }
  | { "CentreWon": { seat: Seat, cards: number } }
  | { "Subtracted": { seat: Seat, cards: number } }
  | { "Scored": { seat: Seat, lines: Array<ScoreLine>, total: number } }
  | { "Challenged": { seat: Seat, builder: Seat, name: BuildName, value: number, held: boolean, shown: Card | null } }
  | { "Undone": { name: BuildName, value: number, builds: Array<[BuildName, number]>, cards: Array<Card> } }
  | { "Over": { outcome: Outcome, points: boolean } };

/** §2.5 */
export type FirstDealer = "Random" | "One" | "Two" | "Three" | "Four";

/** Cards that would complete a take. */
export type Fitting = {
  /** Number cards in the hand that could take the piles. */
  hand: Array<Card>,
  /** Indices in the view's centre, from 0: one tap there completes a take with the chosen card. */
  centre: Array<number>,
  /** Whether, while only a card is chosen, another one of the hand would take something that lies in the centre. */
  elsewhere: boolean,
};

/** §1.5 */
export type Fractions = "None" | "Simple" | "All";

/** A hand as the viewer knows it. */
export type HandView = {
  count: number,
  /** The viewer's own cards; `null` for every other hand. */
  cards: Array<Card> | null,
  /** §6.4 Cards that were shown and are still held. */
  shown: Array<Card>,
  /** §6.3 Values that answered a build and are still held. */
  holds: Array<number>,
  /** §11.6 Values that could not be shown, with no card drawn since. */
  lacks: Array<number>,
  /** §7.4 Known to hold no number card. */
  no_numbers: boolean,
};

/** §7.4 */
export type HandWithoutNumber = "DiscardAll" | "Pass";

export type Illegal = "Over"
  | { "NotYourTurn": { turn: Seat } }
  | "NoNumberCard"
  | { "WildIsNoNumber": { card: Card } }
  | { "OneNumberCardOnly": { card: Card } }
  | { "NumberCardIsLast": { card: Card } }
  | { "UsedTwice": { card: Card } }
  | { "BuildUsedTwice": { name: BuildName, value: number } }
  | { "MustTake": { with: Card } }
  | { "MustBuild": { value: number, with: Card } }
  | { "NotInHand": { card: Card } }
  | { "NotInCentre": { card: Card } }
  | { "NoSuchBuild": { name: BuildName, value: number } }
  | { "BreaksBuild": { card: Card, name: BuildName, value: number } }
  | "CentreEmpty"
  | { "CannotWorkOut": { pile: Ratio, card: Card | null, trouble: Trouble } }
  | { "WildOnCombination": { card: Card } }
  | { "NotWholeBetween": { value: Ratio } }
  | { "ZeroPile": { sum: Sums } }
  | { "WildOnBuild": { card: Card } }
  | { "TakeMisses": { sum: Sums, value: Ratio, with: Card } }
  | { "NothingToBuildOn": { card: Card } }
  | { "WrongAnnouncement": { announced: number, sum: Sums, value: Ratio } }
  | { "NoSuchNumber": { sum: Sums, value: Ratio } }
  | { "NoAnswer": { value: number } }
  | { "NothingToShow": { value: number } }
  | { "WildOnlyBuildForbidden": { value: number } }
  | { "NoWildFromHand": { value: number } }
  | { "OnlyWildCards": { cards: number } }
  | "MustPass"
  | { "HasNumberCard": { card: Card } }
  | "NoPassing"
  | "OnlyTakeNow"
  | "OnlyTakeInPatience"
  | "NoBuildInPatience"
  | "NoDiscardInPatience"
  | "NotTheEnd"
  | "NoChallenges"
  | { "OwnBuild": { name: BuildName, value: number } }
  | { "TooLateToChallenge": { name: BuildName, value: number } };

/** §4.5 */
export type InBetween = "Any" | "Whole";

/** A build within a build. */
export type InnerView = { name: BuildName, value: number, by: Seat, recipe: Sums };

export type Item = "takes"
  | "cards"
  | "printed"
  | "five-cards"
  | "six-cards"
  | "three-signs"
  | "four-signs"
  | "four-colours"
  | "one-colour"
  | "centre-cleared"
  | "most-cards"
  | "bluff-found"
  | "wrong-challenge"
  | "hand-cards"
  | "hand-printed"
  | "centre-award"
  | "centre-printed"
  | "pack-dealt"
  | "perfect-ending"
  | "brought-forward";

export type Kind = "take" | "build" | "discard" | "discard-all" | "pass" | "stop";

/** A card or build in the centre. */
export type Lying = { "Card": Card }
  | {
  "Build": {
    name: BuildName,
    value: number,
    by: Seat,
    recipe: Sums,
    /** §11.3 Present while somebody can challenge it. */
    challenge: ChallengeView | null,
  }
};

/** §10.10 */
export type MostCardsTie = "Nobody" | "Everybody";

/** A move in its notation, such as take 9b: 10r-2 + 5b-4. */
export type Move = string;

/** Options of a table. `Default` is the publisher's first game: number cards 1–15. */
export type Options = {
  pack: Pack,
  highest_number: number,
  subtraction: boolean,
  multiplication: boolean,
  division: boolean,
  fractions: Fractions,
  powers_and_roots: boolean,
  centre_start: CentreStart,
  wild_at_start: WildAtStart,
  first_dealer: FirstDealer,
  must_take: boolean,
  wild_on_combination: boolean,
  in_between_values: InBetween,
  zero_piles: boolean,
  show_answer: boolean,
  wild_on_build: boolean,
  wild_only_build: WildOnlyBuild,
  hand_without_number: HandWithoutNumber,
  show_counts: boolean,
  patience_refill: PatienceRefill,
  scoring: boolean,
  taking_card: TakingCard,
  decimal_ops: DecimalOps,
  ops_in_builds: boolean,
  wild_colour: WildColour,
  centre_award_points: CentreAwardPoints,
  most_cards_tie: MostCardsTie,
  bluff_builds: boolean,
  challenge_window: ChallengeWindow,
  challenge_test: ChallengeTest,
};

/** The cards of the box in one line. */
export type Pack = string;

/** §9.3 */
export type PatienceRefill = "CentreFirst" | "HandFirst";

export type Phase = "Play" | "FinalChance" | "Over";

/** A card of a pack with the points printed on it. */
export type Printed = { card: Card, points: number };

/** An exact number: 7, -3 or 2/3. */
export type Ratio = string;

/** A complete or half-composed move, evaluated for the player composing it. */
export type Reading = {
  /** The sums in the order of the move. */
  sums: Array<SumReading>,
  /** The effect of sending it, or the reason it would be refused. */
  verdict: { Ok: Effect } | { Err: Illegal },
};

/** One line of a score sheet. */
export type ScoreLine = {
  item: Item,
  /** The take it is about, from 1, if one card made several. */
  take: number | null,
  /** Number of takes or cards the points are for, if they are counted. */
  count: number | null,
  points: number,
};

/** One step of working out a sum, for people: `10 − 2 = 8`. */
export type Step = { "Wild": { pile: Ratio, card: Card, result: Ratio } }
  | { "Add": { left: Ratio, right: Ratio, result: Ratio } };

export type SumReading = {
  sum: Sums,
  steps: Array<Step>,
  /** `null` if it cannot be worked out. */
  value: Ratio | null,
  stays: boolean,
};

/** Sums in their notation, divided by commas: 10r-2 + 5b-4, 9g. */
export type Sums = string;

/** §10.3 */
export type TakingCard = "EveryTake" | "FirstTake" | "SingleTake";

/** The points of one seat, by item. */
export type Tally = {
  [key in "takes" | "cards" | "printed" | "five-cards" | "six-cards" | "three-signs" | "four-signs" | "four-colours" | "one-colour" | "centre-cleared" | "most-cards" | "bluff-found" | "wrong-challenge" | "hand-cards" | "hand-printed" | "centre-award" | "centre-printed" | "pack-dealt" | "perfect-ending" | "brought-forward"]?: number
};

/** The reason an arithmetic step has no result. */
export type Trouble = "TooLarge" | "DivisionByZero" | "NoExactRoot";

/** Everything a viewer may know, and nothing else. */
export type View = {
  options: Options,
  viewer: Viewer,
  phase: Phase,
  turn: Seat,
  hands: Array<HandView>,
  centre: Array<Lying>,
  /** Number of cards left in the pack. */
  pack: number,
  /** §8.6 `null` if the table hides it. In a game for points the score sheet shows it. */
  won: Array<number> | null,
  /** §10.1 Each seat's points by item, if the table plays for points. */
  scores: Array<Tally> | null,
  /** Remembered cards in all win stacks: everybody saw them being taken. */
  gone: Array<Card>,
  /** Number of further cards in the win stacks. */
  forgotten: number,
  last_taker: Seat | null,
  passes: number,
  next_build: BuildName,
  changes: number,
  outcome: Outcome | null,
  /** The viewer's moves that need nothing else: stop, discard all, pass, and challenges. */
  offers: Array<Move>,
  /** §10.2 The kinds of cards with points printed on them; none unless the table plays for points. */
  printed: Array<Printed>,
};

/** §2.3 */
export type WildAtStart = "Keep" | "Replace";

/** §10.6 */
export type WildColour = "Neutral" | "Printed" | "Spoils";

/** §6.9 */
export type WildOnlyBuild = "NeedsAnswer" | "Forbidden" | "Free";

/** A work line as the rules understand it. */
export type Work = {
  /** The card to play. */
  card: Card | null,
  piles: Array<WorkPile>,
  /** Indices of tapped wild cards on no pile. */
  waiting: Array<number>,
  /** Sum of all piles; `null` if there are none or it cannot be worked out. */
  total: Ratio | null,
  /** Moves that could be sent, best first. */
  choices: Array<Choice>,
  fitting: Fitting,
};

export type WorkPile = {
  /** Indices of its taps in the line, from 0; `=` counts as a tap. */
  taps: Array<number>,
  /** `null` if it cannot be worked out. */
  value: Ratio | null,
  /** The take of the first choice that it belongs to, from 0. */
  take: number | null,
  /** The build that it would stay as with the first choice. */
  stays: BuildReading | null,
};
