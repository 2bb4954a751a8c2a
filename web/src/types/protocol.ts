// The messages between a table and its clients. Generated from the Rust types; `make bless` rewrites it.

export type Animal = "badger"
  | "bear"
  | "beaver"
  | "bee"
  | "camel"
  | "cat"
  | "crab"
  | "dog"
  | "dolphin"
  | "duck"
  | "elephant"
  | "flamingo"
  | "frog"
  | "giraffe"
  | "horse"
  | "kangaroo"
  | "koala"
  | "ladybird"
  | "lion"
  | "mouse"
  | "otter"
  | "panda"
  | "parrot"
  | "penguin"
  | "rabbit"
  | "seal"
  | "squirrel"
  | "tiger"
  | "turtle"
  | "whale";

export type Arg = string | number;

export type Called = { seat: Seat, phrase: Phrase, text: string };

/** Time limit. For a player who runs out of time the table plays, as plainly as the rules allow. */
export type Clock = "none" | { "turn_s": number } | { "game_s": number };

/** Time left, where a clock runs. */
export type Clocks = {
  /** Time that each seat has left, in milliseconds. */
  left_ms: Array<number>,
  /** Seats whose time is running. */
  running: Array<Seat>,
};

export type Computer = "snail" | "hedgehog" | "fox" | "owl" | "raven" | "octopus";

/** Request for a new table. */
export type CreateTable = {
  /** Name in the list of games. */
  game: string,
  /** Named set of options; by default the game's usual one. */
  preset?: string | null,
  /** Options that differ from the preset, by name. */
  options?: { [key in string]: string },
  /** Custom cards, as a line or as a pack file. */
  pack?: string | null,
  /** Occupants of the seats. */
  seats: Array<SeatWish>,
  settings?: Partial<Settings>,
};

export type Created = {
  table: TableInfo,
  you: You,
  /** Link to give to friends, from the root of this server. */
  link: string,
  /** Whether the game waits for this client; absent without a game or a seat. */
  your_turn?: boolean,
};

export type Done = {
  id: MoveId,
  round: number,
  /** Number of moves of the plan that were played. */
  played: number,
  /** Version after the last of them. */
  v: number,
};

/** Reply to every request that fails. */
export type Failed = { error: Failure };

export type Failure = {
  /** Reason, for programs. */
  why: string,
  /** Reason, for people. */
  text: string,
};

export type GameInfo = {
  name: string,
  title: string,
  /** Minimum age, with the easiest preset. */
  age: number,
  /** Approximate minutes per game. */
  minutes: number,
  least_seats: number,
  most_seats: number,
  presets: Array<PresetInfo>,
};

/** House rules of one game, for those who want to change them. */
export type GameOptions = {
  name: string,
  options: Array<OptionInfo>,
  /** By name of the preset, every option as it sets it. */
  presets: { [key in string]: { [key in string]: string } },
};

export type Games = { games: Array<GameInfo> };

export type Hands = "no-hurry" | "quick";

export type Health = {
  /** Whether moves can be stored. */
  keeping: boolean,
  version: string,
};

export type Hello = {
  protocol: number,
  /** Version of the program. */
  server: string,
  table: TableInfo,
  you: You,
};

/** Amount of help while composing a move, the least first. */
export type Help = "off" | "check" | "show";

/** Request for a seat. Repeated, it is answered with the seat already held. */
export type Join = {
  /** Seat wanted; by default the first free one. */
  seat?: Seat | null,
  /** Animal to appear as; by default one that nobody is. */
  animal?: Animal | null,
  /** Client's part in the shuffle; by default the server draws one. */
  nonce?: Nonce | null,
  /** Whether to take one more seat, for somebody at the same device. */
  another?: boolean,
};

export type Joined = { seat: Seat, table: TableInfo, you: You };

/** JSON written by the rules: a view, an event, a reading of the table's game. */
export type Json = unknown;

/** Verdict of the rules on a draft, as far as the seat's help goes. */
export type JudgedDraft = {
  id: MoveId,
  /**
   * Draft in the notation of the game, ready to be sent as a plan. For taps only where `work` is shown, and then
   * their best meaning.
   */
  moves: Array<string>,
  /** Whether all of it is legal. */
  goes: boolean,
  /** Reason if not, as a message and as a sentence. */
  line: Line | null,
  text: string | null,
  /** Paragraph of the rulebook behind the reason, as in `refused`. */
  rule?: string,
  /** With *Show*: the worth and effect of each move, as the game writes it. */
  readings: Array<Json> | null,
  /**
   * With *Show*, in two games with *Check* too, for taps: what they mean and what can be done with them, as the game
   * writes it.
   */
  work: Json | null,
};

/**
 * The id of a message and its arguments. An id may name an attribute, as in `id.title`.
 *
 * Arguments that are shown are finished text in one language, numbers included; a count is never
 * shown and only selects between `card` and `cards`.
 */
export type Line = { id: string, args: Array<[string, Arg]> };

/** A move that was made, and on whose behalf. */
export type Made = { v: number, seat: Seat, by: MadeBy };

export type MadeBy = "player" | "computer" | "stand-in" | "clock";

export type Move = {
  id: MoveId,
  /** Seat that moves; not needed by a client with one. */
  seat?: Seat | null,
  /**
   * Number of the game at the table, by default the current one: then a move resent after the next game has begun
   * may be taken for one of that game.
   */
  round?: number | null,
  /** `basis` of the update that the move was made for. If it has changed, the table has moved on. */
  on: number,
  /**
   * Move in the notation of the game, or several to be played in order. Exactly one of this and the next two is
   * given.
   */
  m?: Plan | null,
  /** Move in the player's own words: `9: 10-2 + 5-4`. */
  say?: string | null,
  /** Move as tapped: `take 9b: 10r -2 5b -4`. */
  work?: string | null,
};

/** A client's id for a request, so that a retry counts once. */
export type MoveId = string;

/** Request of a program that wants to play. A browser gets a cookie instead, and need not ask. */
export type NewGuest = { kind: Program };

/** A seat's part in the shuffle, so that the server alone cannot steer it. */
export type Nonce = string;

export type OpenTable = { id: TableId, game: string, options: string, seats: number, free: number, settings: Settings };

export type OpenTables = { tables: Array<OpenTable> };

export type OptionInfo = {
  name: string,
  sentence: string,
  /** Paragraph of the rulebook that it changes. */
  paragraph: string,
  default: string,
  /**
   * Words to choose from, each with its meaning; empty for a number. With `least` and `most` they are examples, and any
   * list of numbers and ranges such as `1,2,5-8` is allowed.
   */
  values: Array<[string, string]>,
  /** For a number, or for the numbers of a list. */
  least: number | null,
  most: number | null,
};

/** The end of a game: each seat's result as its rulebook counts it, and the winners. */
export type Outcome = { results: Array<number>, winners: Seats };

export type Phase = "gathering" | "playing" | "over";

/** The only words between players: children play here, and with strangers. */
export type Phrase = "hello" | "good-luck" | "one-moment" | "well-played" | "thank-you" | "goodbye";

export type Plan = string | Array<string>;

export type PresetInfo = {
  name: string,
  title: string,
  /** Minimum age. */
  age: number,
  /** Whether it is played for points. */
  scoring: boolean,
  /** Typical sum or move. */
  sample: string,
};

export type Program = "program";

/**
 * Identifier of one race: the moment that a claim out of turn answers (a discard that can be
 * knocked for, a placement that a Night card can follow). A claim for a race that is over has
 * lost.
 */
export type Race = number;

export type Refused = {
  /** Id of the move or draft, if the message had one. */
  id: MoveId | null,
  why: Why,
  /**
   * Stable code of the refusal, for programs to compare: if the rules refuse, that of the game's rule; otherwise
   * the word in `why`, or a more specific code.
   */
  code: string,
  /**
   * Paragraph of the rulebook behind a refusal of the rules, such as `4.3`, for a reader who asks why. Absent where
   * the seat's help keeps the reason back.
   */
  rule?: string,
  /** Number of moves of the plan that were played before. */
  played: number,
  line: Line,
  /** Sentence of the line. */
  text: string,
  /** Sentence for a voice, with numbers in words; for a client that asked for it. */
  spoken?: string,
};

/** A finished game, move by move. */
export type Replay = {
  game: string,
  round: number,
  /** Options in one line. */
  options: string,
  /** Occupants of the seats when it began. */
  seats: Array<ReplaySeat>,
  /** Seat whose view is shown. */
  seat: Seat,
  /** View of the game as dealt. */
  first: Json,
  steps: Array<ReplayStep>,
};

export type ReplaySeat = {
  seat: Seat,
  /** Name in the reader's language; empty if nobody sat there. */
  name: string,
  picture: string,
};

/** One move, and the game after it. */
export type ReplayStep = {
  v: number,
  seat: Seat,
  /** Maker of the move. Timeouts are not stored: they count as a stand-in. */
  by: MadeBy,
  /** Move in the notation of the game. */
  m: string,
  /** Events that it caused, as the game writes them. */
  events: Array<Json>,
  /** Events in words, without the obvious ones. */
  texts: Array<string>,
  /** Events for a voice, with numbers in words. */
  spoken: Array<string>,
  view: Json,
};

export type Reveal = {
  /** Commitment, as in `table` before the seats added their nonces. */
  commitment: string,
  /** Server's secret, whose SHA-256 is the commitment. */
  secret: string,
  nonces: Array<Nonce>,
  /** Seed of the shuffle, from the secret and the nonces. */
  seed: string,
  /** End of the game as each seat sees it. */
  views: Array<RevealedView>,
};

export type RevealedView = { seat: Seat, view: Json };

/** A place at the table, counted from 0 in code and from 1 in anything written. */
export type Seat = number;

export type SeatInfo = {
  seat: Seat,
  who: Who,
  /** Name in the reader's language. */
  name: string,
  picture: string,
  /** Whether they want another game. */
  again: boolean,
};

export type SeatWish = "me"
  | "person"
  | {
  "computer": {
    /** Which one; by default one that is not at the table yet. */
    player?: Computer | null,
    /** Minimum time for each move, in milliseconds: at most 10,000. */
    pace_ms?: number,
  }
};

/** A set of seats, serialised as a list. */
export type Seats = Array<number>;

/** Settings of a table, beyond the rules of its game. */
export type Settings = {
  clock: Clock,
  /** Whether speed counts. Unless this or an option of the game says so, nobody has to hurry. */
  hands: Hands | null,
  /** Whether the table is in the public list; otherwise only its link leads there. */
  listed: boolean,
  /** Whether people without a seat may watch. */
  watchers: boolean,
  /** Most help that a seat may use. */
  most_help: Help,
  /** Whether the six phrases are available. */
  phrases: boolean,
  /** Seconds after which a computer player plays for an absent seat. */
  away_s: number,
  /** Time to cut in between two moves of a plan, in milliseconds, where others may. */
  pause_ms: number,
  /**
   * Whether the first game begins by itself as soon as no seat is empty and somebody is here; otherwise the host
   * begins it.
   */
  starts_when_full: boolean,
};

/** Id of a table: ten unambiguous characters, fifty bits, so that nobody guesses a link. */
export type TableId = string;

export type TableInfo = {
  id: TableId,
  /** Game, as records name it: `numero`. */
  game: string,
  /** Options in one line: `preset=1-15 zero-piles=off`. Once a game has begun, with what was said at its start. */
  options: string,
  /** Every card in one line, if the table plays with its own pack. */
  cards?: string,
  settings: Settings,
  phase: Phase,
  /** Number of this game at the table, from 1. */
  round: number,
  seats: Array<SeatInfo>,
  /** Seat of the player who starts the game. */
  host: Seat | null,
  watchers: number,
  /**
   * Whether the rules ask who is youngest, and nobody has said so yet: whoever starts the game with two or more people
   * can say it.
   */
  asks_youngest?: boolean,
  /** SHA-256 of the server's secret for the shuffle: of the game in progress, or before it of the next one. */
  commitment: string,
};

/** One message is one frame: an object with one key. */
export type ToClient = { "hello": Hello }
  | { "table": { table: TableInfo, you: You } }
  | { "update": Update }
  | { "done": Done }
  | { "refused": Refused }
  | { "reading": JudgedDraft }
  | { "phrase": Called }
  | { "trouble": Trouble }
  | { "pong": { n: number } };

/** One message is one frame: an object with one key, which names the request. */
export type ToServer = { "move": Move }
  | { "try": Try }
  | { "draft": { seat?: Seat | null, grid: string } }
  | { "uncover": { seat?: Seat | null } }
  | { "phrase": { phrase: Phrase } }
  | { "help": { help: Help } }
  | { "nonce": { seat?: Seat | null, nonce: Nonce } }
  | {
  "start": {
    fill?: boolean,
    /** The youngest player, for a table that `asks_youngest`; kept for the games that follow. */
    youngest?: Youngest | null,
  }
}
  | { "again": Record<symbol, never> }
  | { "leave": { seat?: Seat | null } }
  | { "free": { seat: Seat } }
  | { "ping": { n: number } };

/** Key that makes its holder the guest. */
export type Token = string;

export type Trouble = {
  /** Whether moves can be stored. */
  keeping: boolean,
  text: string,
};

/** A draft: in notation, as typed or said, or as tapped. */
export type Try = {
  id: MoveId,
  seat?: Seat | null,
  /** Draft in the notation of the game. */
  m?: Plan | null,
  /** Draft in the player's own words: `9: 10-2 + 5-4`. */
  say?: string | null,
  /** Draft as tapped: `9b: 10r -2 5b -4`. */
  work?: string | null,
};

/**
 * The seats that can act now, or the outcome.
 *
 * Play out of turn has three forms, told apart by these sets:
 * * a *window*: play stops until all in `must` answer, claim or let go; `race` may be set;
 * * an *open right*: one seat `must`, others `may`, and play goes on without them;
 * * *everyone at once*: nobody must, all may.
 *
 * Both sets are public, so they never depend on the contents of a hand.
 */
export type Turn = { "Open": { must: Seats, may: Seats, race: Race | null } } | { "Over": Outcome };

export type Update = {
  /** Number of the game at the table, from 1. */
  round: number,
  /** Number of moves played in it. A client that reconnects says which it has. */
  v: number,
  /** Seat whose view this is; a watcher's if there is none. */
  seat: Seat | null,
  turn: Turn,
  /** Basis that a move of this seat has to name in `on`. */
  basis: number | null,
  /** Moves since the last update sent to this client. */
  made: Array<Made>,
  /** Events that they caused, as the game writes them. */
  events: Array<Json>,
  /** Events in words, without the obvious ones, as messages. */
  lines: Array<Line>,
  /** Sentences of the lines in the client's language, one for each. */
  texts: Array<string>,
  /** Sentences for a voice, with numbers in words; for a client that asked for them. */
  spoken?: Array<string>,
  /** Whether more happened than `events` tells, because the client was away for long. */
  missed: boolean,
  view: Json,
  clocks: Clocks | null,
  /** Time left for those who must act, in milliseconds, where the game gives everybody the same. */
  window_ms?: number,
  /** Arrangement of this seat, as far as its tiles are still there; for a client that has just come to it. */
  draft?: string,
  /** Time that each seat has used, in milliseconds; once the game is over. */
  took_ms?: Array<number>,
  /** Everything that was hidden, once the game is over. */
  reveal: Reveal | null,
};

/** Someone looking at a game. */
export type Viewer = { "Seat": Seat } | "Watcher";

/** Token that goes with each request as `Authorization: Bearer …`. It is sent once. */
export type Welcome = { token: Token };

export type Who = "open"
  | {
  "person": {
    animal: Animal,
    /** Whether it is somebody's program, over the same socket. */
    program: boolean,
    /** Whether they are connected. */
    present: boolean,
    /** Whether they have been away so long that a computer player plays. */
    away: boolean,
  }
}
  | {
  "computer": {
    player: Computer,
    /** Minimum time for each move, in milliseconds. */
    pace_ms: number,
  }
};

export type Why = "not-a-message"
  | "not-a-move"
  | "illegal"
  | "stale"
  | "cut-in"
  | "not-yours"
  | "which-seat"
  | "covered"
  | "not-playing"
  | "playing"
  | "not-host"
  | "empty-seats"
  | "not-here"
  | "too-often"
  | "not-kept"
  | "used-id";

/** The client's own place at the table. */
export type You = {
  /** Seats of this guest. */
  seats: Array<Seat>,
  /** Seat whose cards this client is sent; without one, a watcher's view or none. */
  uncovered: Seat | null,
  host: boolean,
  /** Help that the uncovered seat uses. */
  help: Help,
};

/** The youngest player, as named by somebody at the table. */
export type Youngest = { "seat": Seat } | "lot";
