// The types of Numenko-in-a-bag in messages. Generated from the Rust types; `make bless` rewrites it.

import type { Outcome, Seat, Seats, Viewer } from "./protocol";

/** The place of a sum, across 2,1 or down 1,2; or loose. */
export type Doubt = string;

/** §5.9 A doubt, and what has come of it. */
export type Doubted = {
  seat: Seat,
  doubt: Doubt,
  /** The sum that was pointed at. */
  sum: Sum | null,
  is_wrong: boolean,
};

/** §5.5 */
export type EjectVote = "Majority" | "All";

/** The way in which the winner was found. */
export type End = "GameOver" | "Counted" | "PotWins";

/** §3.6 */
export type EqualsSign = "EitherSide" | "AtTheEnd";

export type Event = { "Swopped": { seat: Seat, pot: number } }
  | { "Done": { seat: Seat, times: number, pot: number, grid: Grid | null } }
  | { "Stopped": { seat: Seat } }
  | { "PotShort": { seat: Seat, pot: number } }
  | { "GameOver": { seat: Seat, grid: Grid } }
  | { "Wrong": { seat: Seat, grid: Grid, sums: Array<Sum>, groups: number, voters: Seats } }
  | { "Shown": { seat: Seat, grid: Grid, checkers: Seats } }
  | { "Agreed": { seat: Seat, shown: Seat } }
  | { "Doubted": { doubted: Doubted, shown: Seat, groups: number, voters: Seats } }
  | { "Stands": { seat: Seat, sums: Array<Sum>, loose: boolean, groups: number } }
  | { "Voted": { seat: Seat, accused: Seat, eject: boolean } }
  | { "Ejected": { seat: Seat, tiles: number, pot: number } }
  | { "PlayEnded": { why: WhyEnded, laying: Seats } }
  | { "Laid": { seat: Seat, grid: Grid, counted: Tiles, left: Tiles, points: number } }
  | { "Over": { outcome: Outcome, why: End, ejected: Seats } };

/** The rows of a grid: .6/2*4*8/.7, then what is stated. */
export type Grid = string;

export type Illegal = "Over"
  | "NoSuchSeat"
  | "Stopped"
  | "Ejected"
  | { "VoteFirst": { accused: Seat } }
  | { "CheckFirst": { shown: Seat } }
  | "NoCheck"
  | "OwnGrid"
  | "CheckedAlready"
  | { "NoSumToDoubt": { row: number, column: number, down: boolean } }
  | "DoubtedAlready"
  | "NoVote"
  | "Accused"
  | "VotedAlready"
  | "LayNow"
  | "NotYet"
  | "LaidAlready"
  | { "NotHeld": { tile: Tile } }
  | { "PotTooSmall": { pot: number } }
  | { "TilesLeft": { left: Tiles } }
  | { "WrongSums": { sums: Array<Sum> } }
  | { "Apart": { groups: number } }
  | { "InNoSum": { tile: Tile, row: number, column: number } }
  | { "NoSumThere": { row: number, column: number, down: boolean } }
  | { "PotNotShort": { pot: number } };

/**
 * Tiles that everybody knows a player to hold: the smiley of the deal (§2.1), an open grid (§4.1); except for
 * as many as the player has swopped since.
 */
export type Known = { tiles: Tiles, swops_since: number };

/** §5.6, §6.2 A player's grid at the end, and what it leaves. */
export type Laid = {
  grid: Grid,
  /** The tiles that count as laid. */
  counted: Tiles,
  /** All other tiles. */
  left: Tiles,
  /** §6.3 Points of the tiles left. */
  points: number,
};

/** A move: swop 7, done GRID, game over GRID, stop, vote eject, vote end, right, wrong across 2,1, wrong loose, lay GRID. */
export type Move = string;

/** The options that a table has agreed on. */
export type Options = {
  pack: Pack,
  pot_limit: number,
  connected: boolean,
  order: Order,
  equals: EqualsSign,
  chains: boolean,
  identity: boolean,
  leading_zeros: boolean,
  fractions: boolean,
  smiley_both_ways: boolean,
  check_done: boolean,
  swop_short: SwopShort,
  eject_vote: EjectVote,
  who_checks: WhoChecks,
  open_grids: boolean,
};

/** §3.4 */
export type Order = "LeftToRight" | "DivisionFirst";

/** The tiles of the bag in one line. */
export type Pack = string;

export type Phase = "Play" | { "Check": { seat: Seat } } | { "Vote": { accused: Seat } } | "Lay" | "Over";

/** A sum as it is read, tile by tile: 5-1x5=20. */
export type Reading = string;

/** The word that a grid is shown with. */
export type Say = "Done" | "GameOver" | "Lay";

/** A player as the viewer knows them. */
export type SeatView = {
  /** Number of tiles, laid or not. */
  count: number,
  /** The viewer's own tiles; `null` for everybody else. */
  tiles: Tiles | null,
  known: Known,
  swops: number,
  dones: number,
  stopped: boolean,
  ejected: boolean,
  /** §5.5 */
  vote: boolean | null,
  /** §5.8 */
  agreed: boolean,
  /** The grid of the last "done" or "game over": the viewer's own, or one that everybody may see. */
  grid: Grid | null,
  /** §5.6 */
  laid: Laid | null,
};

/** §3.1 A run of tiles, and the verdict on it. */
export type Sum = {
  /** Whether it goes from top to bottom, else from left to right. */
  down: boolean,
  /** The start of the sum, counted from 1. */
  row: number,
  column: number,
  tiles: Array<Tile>,
  verdict: Verdict,
};

export type SumStatus = "True" | "Unfinished" | "Wrong";

/** Effect that a swop would have, whatever the tile. */
export type SwopNow = "Exchanges" | "EndsPlay" | "Refused";

/** §5.2 */
export type SwopShort = "EndsPlay" | "Refused";

/** A tile: a digit, * for a star, ? for a smiley. */
export type Tile = string;

/** Tiles in order: digits, then * for stars, then ? for smileys. */
export type Tiles = string;

/** The reason a run is not a true sum. */
export type Trouble = "NoSign"
  | "SignAtEdge"
  | "SignsTogether"
  | "OneSign"
  | { "LeadingZero": { number: string } }
  | "NothingWorkedOut"
  | "NoneTrue"
  | "SmileyDiffers"
  | "TooMany"
  | { "StatedOtherTiles": { reading: Reading } }
  | { "StatedNoSum": { reading: Reading } }
  | { "StatedCalculatesBehind": { reading: Reading } }
  | { "StatedChain": { reading: Reading } }
  | { "StatedDividesByZero": { reading: Reading, shown: string } }
  | { "StatedFraction": { reading: Reading, shown: string, step: string } }
  | { "StatedNotTrue": { reading: Reading, shown: string, values: Array<string> } };

export type Verdict = { "True": { reading: Reading, shown: string } } | { "Trouble": Trouble };

/** Everything a viewer may know, and nothing else. */
export type View = {
  options: Options,
  viewer: Viewer,
  phase: Phase,
  /** Number of times the phase has changed. */
  phases: number,
  seats: Array<SeatView>,
  /** Number of tiles in the pot. */
  pot: number,
  /** §2.3 Number of tiles that stayed in the bag. */
  bag: number,
  /** §5.3 The player who said "game over" rightly. */
  winner: Seat | null,
  /** §5 The reason nobody takes tiles any more. */
  ended: WhyEnded | null,
  /** §5.9 What the others have pointed at in the grid that they check or vote about. */
  doubts: Array<Doubted>,
  outcome: Outcome | null,
  /**
   * The viewer's moves that need no tile and no grid: §4.5 stop, §5.5 both votes, §5.8 right, §5.9 everything that
   * can be pointed at.
   */
  offers: Array<Move>,
  /** The word that a grid is shown with now. */
  says: Say,
  /** §4.4 Number of tiles taken after "done"; 0 where a grid ends play. */
  refill: number,
  /** §4.3, §5.2 Effect of a swop now. */
  swop: SwopNow,
};

/** §5.7 */
export type WhoChecks = "Program" | "Players";

/** The reason nobody takes tiles any more. */
export type WhyEnded = "GameOver" | "PotShort" | "Vote" | "AllStopped";

/** A grid that is being arranged, read for its player. */
export type Work = {
  grid: Grid,
  /** Wrong sums first, each in the order of the grid. Empty where the program says nothing. */
  sums: Array<WorkSum>,
  /**
   * §5.7 The lines of tiles where the other players look for mistakes and the program says nothing; `null` where it
   * judges them.
   */
  unjudged: Array<WorkLine> | null,
  /** The tiles that are not in the grid. */
  left: Tiles,
  /** §3.2 Number of groups in which the tiles lie. */
  groups: number,
  /** §3.2 Whether they should be one group and are not, if the program says so. */
  apart: boolean,
  /**
   * §4.4 Whether every tile lies and everything is right, also where the table would trust its player; never where the
   * program says nothing.
   */
  ready: boolean,
  /** The move that it would be sent as. */
  says: Say,
  /** §6.3 Points that would count if play were over and this were laid; `null` where the program says nothing. */
  points: number | null,
};

/** §5.7 A line of tiles without a verdict. */
export type WorkLine = {
  /** Whether it goes from top to bottom, else from left to right. */
  down: boolean,
  /** The start of the line, counted from 1. */
  row: number,
  column: number,
  tiles: Array<Tile>,
};

/** A sum, and what its player can do about it. */
export type WorkSum = {
  status: SumStatus,
  /** §3.10 Whether its player could state how it is read. */
  can_be_stated: boolean,
  /** Whether it goes from top to bottom, else from left to right. */
  down: boolean,
  /** The start of the sum, counted from 1. */
  row: number,
  column: number,
  tiles: Array<Tile>,
  verdict: Verdict,
};
