// The types of nmbrs! blocks in messages. Generated from the Rust types; `make bless` rewrites it.

import type { Outcome, Seat, Seats, Viewer } from "./protocol";

/** A block: a number from 1 to 100, or a joker, ja to jd. */
export type Block = string;

/** A set of blocks, serialised as a list, jokers last. */
export type Blocks = Array<string>;

/** A place in the grid. */
export type Cell = { x: number, y: number };

/** Blocks in the order of a row, and the kind of sequence they are. */
export type ChosenRow = {
  /** Jokers with the number that they would stand for; those that stand for none are left out. */
  pieces: Array<Piece>,
  kind: Kind | null,
  /** The reason it is not one. */
  why: WhyNot | null,
};

/** §4.2 */
export type DrawException = "NextPlayer" | "AnyKnocker";

export type Event = { "Laid": { seat: Seat, lays: Array<Lay>, rows: Array<RowChange> } }
  | { "MadeRoom": { islands: Array<MadeRoom> } }
  | { "Gave": { seat: Seat, block: Block, asked: Seats } }
  | { "Knocked": { seat: Seat, block: Block } }
  | { "Took": { seat: Seat, block: Block, drew: number, pot: number } }
  | { "LetGo": { seat: Seat, block: Block } }
  | { "Open": { block: Block, asked: Seats } }
  | { "Aside": { block: Block } }
  | { "Turn": { seat: Seat, drew: number, pot: number } }
  | {
  "RoundOver": { winner: Seat, round: number, left: Array<Blocks>, points: Array<number>, totals: Array<number> }
}
  | { "RoundBegins": { round: number, starter: Seat } }
  | { "Over": { outcome: Outcome } };

/** A number in a hand that a joker on the table stands for. */
export type Exchangeable = { block: Block, joker: Block };

/** §3.3 Numbers of one family, in order. */
export type Family = "Squares" | "Cubes" | "Primes";

export type Goes = { block: Block, targets: Array<Target> };

/** §2.4 */
export type HandSize = "Seven" | "Five";

/** §1.2, §1.5 The highest number. */
export type Highest = "Hundred" | "Fifty";

/** Kind of placement, which tells ways apart; ways of the same kind differ in their jokers. */
export type How = "New"
  | { "Along": { letter: Letter } }
  | { "Across": { at: Block } }
  | { "Link": { blocks: [Block, Block] } }
  | { "Exchange": { joker: Block } };

/** §5.1 */
export type JokerRange = "Blocks" | "Hundred";

/** The kind of sequence that numbers are. */
export type Kind = { "Steps": { by: number } } | { "Of": Family } | { "Geometric": { times: number, over: number } };

/** §6.2, §6.4 */
export type Knock = "First" | "InOrder";

/** §6.2 The answers while a block is given away. */
export type Knocking = {
  block: Block,
  /** Seats that must answer now. */
  asked: Seats,
  /** §6.5 Seats asked once the youngest has let it go. */
  then: Seats,
  /** §6.4 Seat that has knocked and waits for those who come first. */
  knocked: Seat | null,
};

export type LaidBlock = { piece: Piece, cell: Cell };

/** §6.8 */
export type LastBlock = "GivenAway" | "MayBeLaid";

/** A step of a turn: 'lay 30 40 50', '28 above 30', 'insert 65 between 60 70', 'exchange 35 for ja'. */
export type Lay = string;

/** The letter of a row: A, B, ... Z, AA, AB, ... */
export type Letter = string;

/** A direction in which blocks lie one after another. */
export type Line = "Across" | "Down";

/** An island that made room, and the letters of its rows. */
export type MadeRoom = {
  rows: Array<Letter>,
  blocks: Blocks,
  side: Side,
  /** Number of cells. */
  by: number,
};

/** §3.4 */
export type Members = "Consecutive" | "Any";

/** A move: a turn as in 'lay 30 40 50, 28 above 30, give 91', or 'knock 35', or 'let go'. */
export type Move = string;

/** The options that a table has agreed on. */
export type Options = {
  highest: Highest,
  rounds: number,
  starter_joker: StarterJoker,
  hand: HandSize,
  steps: Steps,
  squares: boolean,
  cubes: boolean,
  primes: boolean,
  geometric: boolean,
  members: Members,
  draw_exception: DrawException,
  lay_first: boolean,
  insert_with_crossings: boolean,
  push_to_link: boolean,
  joker_range: JokerRange,
  jokers_in_a_row: number,
  knock: Knock,
  youngest_first: boolean,
  youngest: Youngest,
  last_block: LastBlock,
  points: boolean,
};

export type Phase = "Turn" | { "Knock": Knocking } | "Over";

/** A block with its number: 30, or a joker that stands for one, ja=35. */
export type Piece = string;

/** A row that is new or has grown. */
export type RowChange = {
  letter: Letter,
  line: Line,
  /** The whole row as it is now. */
  pieces: Array<Piece>,
  /** The blocks that are new in the row. */
  added: Blocks,
  is_new: boolean,
};

export type RowView = {
  letter: Letter,
  line: Line,
  blocks: Array<Block>,
  /** The kind of sequence it is. */
  kind: Kind | null,
};

/** A player as the viewer knows them. */
export type SeatView = {
  count: number,
  /** The viewer's own blocks; `null` for everybody else. */
  hand: Blocks | null,
  /** §6.2 Those that everybody knows to be among them. */
  known: Blocks,
};

/** Side of a block on which another lies. */
export type Side = "Left" | "Right" | "Above" | "Below";

/** §2.2 */
export type StarterJoker = "Redraw" | "Highest" | "Lowest";

/**
 * §3.2 The steps by which the rows of a table go up or down, one bit each. Written as `any`, or as a list such as
 * `1,2,5,10` or `1-10`.
 */
export type Steps = string;

/** A target that a player points at. */
export type Target = "New" | { "Row": Letter } | { "At": Block } | { "Between": [Block, Block] };

/** Everything a viewer may know, and nothing else. */
export type View = {
  options: Options,
  /** Revision of the rules that the game is played under. */
  revision: number,
  viewer: Viewer,
  phase: Phase,
  /** §1.4 Counted from 1. */
  round: number,
  turn: Seat,
  /** §4.1 Number of blocks drawn when this turn began. */
  drew: number,
  /** Number of times a turn has begun or ended. */
  moment: number,
  seats: Array<SeatView>,
  /** The blocks on the table, numbers first; cells are counted from its top left. */
  table: Array<LaidBlock>,
  /** §3.7 The rows in the order of their letters. */
  rows: Array<RowView>,
  /** §4.5 Seats that have laid a sequence in this round. */
  have_laid: Seats,
  /** §4.2 Seats that do not draw when their next turn begins. */
  skips: Seats,
  /** Number of blocks in the pot. */
  pot: number,
  /** §6.6 Blocks that nobody wanted. */
  aside: Blocks,
  /** Number of further such blocks that nobody remembers. */
  forgotten: number,
  /** §2.2 Blocks drawn for the first turn. */
  lots: Array<Block>,
  /** §6.5 */
  youngest: Seat,
  /** §7.2 The points of the rounds that are over. */
  sheet: Array<Array<number>>,
  outcome: Outcome | null,
  /** §4.5 Whether the viewer may add blocks to rows, or has to lay a sequence first. */
  may_add: boolean,
  /** §6.2 The viewer's answers to the block given away, if the viewer is asked. */
  offers: Array<Move>,
  /** §5.3 The viewer's numbers that jokers on the table stand for. */
  exchanges: Array<Exchangeable>,
};

/** One way in which the blocks fit. */
export type Way = {
  /** The steps it takes. */
  lays: Array<Lay>,
  how: How,
  /**
   * The row that the blocks end up in, from left to right or from top to bottom; for an exchange,
   * the longer of its rows.
   */
  row: Array<Piece>,
  line: Line,
  /** The kind of sequence that the row is. */
  kind: Kind | null,
};

/** §3.1–§3.5 The reason numbers in a row are not a sequence. */
export type WhyNot = "TooShort"
  | { "NoStep": { number: number } }
  | { "StepNotAgreed": { by: number, steps: Steps } }
  | { "Accumulation": { first: number, second: number, sum: number } }
  | { "OtherStep": { first: number, second: number, third: number } }
  | { "NotAgreed": { kind: Kind } }
  | { "LeftOut": { family: Family, before: number, after: number } }
  | { "OutOfOrder": { family: Family, first: number, second: number, third: number } }
  | { "TooManyJokers": { jokers: number, most: number } };

/** The taps as the rules understand them; in another player's turn, as if it were the viewer's. */
export type Work = {
  /** The move to send, once everything is there. */
  choice: Move | null,
  /** The steps that were understood. */
  lays: Array<Lay>,
  /** The table as it would lie, with cells counted from its top left. */
  table: Array<LaidBlock>,
  /** Its rows in the order of the letters; those without one yet come last. */
  rows: Array<WorkRow>,
  /** Blocks laid in this sketch. */
  fresh: Blocks,
  /** Blocks that lay there before and move. */
  moved: Blocks,
  /** Blocks left in the hand, before one is given away. */
  hand: Blocks,
  /** §5.4 Jokers that were picked up and have to be laid. */
  picked_up: Blocks,
  /** Ways in which the request that `stuck` names fits, if there are several. */
  ways: Array<Way>,
  /** Index of the first step that is refused or unclear; after the last one, the block given away. */
  stuck: number | null,
  /** §4.9 The last insertion waits for one in the parallel line. */
  waiting: boolean,
  /** §4.5 Whether blocks can be added: the player has laid a sequence, or need not. */
  has_laid: boolean,
  /** Whether the turn could end like this, once a block is given away. */
  can_finish: boolean,
  /** §7.1 Whether `choice` leaves no block in the hand, which wins the round. */
  wins: boolean,
  /** The blocks that are chosen and have no place yet, as the row that they make. */
  chosen: ChosenRow | null,
  /** Blocks of the hand that fit alone, and where. */
  goes: Array<Goes>,
};

/** A row as it would be. */
export type WorkRow = {
  /** §3.7 The letter that it would have; none while a new row is not a sequence. */
  letter: Letter | null,
  line: Line,
  /** From left to right, from top to bottom. */
  pieces: Array<Piece>,
  /** The kind of sequence it is. */
  kind: Kind | null,
  /** The reason it is not one. */
  why: WhyNot | null,
  is_new: boolean,
  /** Its blocks that were laid in this sketch. */
  added: Blocks,
};

/** §6.5 The seat of the youngest player. */
export type Youngest = "Random" | "One" | "Two" | "Three" | "Four" | "Five" | "Six";
