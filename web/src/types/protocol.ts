// What a table and its clients say to each other. Made from the Rust types: `make bless` writes it anew.

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

/** How long somebody may think. Who runs out of time is played for, as plainly as the rules allow. */
export type Clock = "none" | { "turn_s": number } | { "game_s": number };

/** How much time there is, where a clock runs. */
export type Clocks = {
  /** The time that each seat has left, in milliseconds. */
  left_ms: Array<number>,
  /** Whose time is running. */
  running: Array<Seat>,
};

export type Computer = "snail" | "hedgehog" | "fox" | "owl" | "raven" | "octopus";

/** A new table. */
export type CreateTable = {
  /** As the list of games names it. */
  game: string,
  /** A named set of options; the game's usual ones without it. */
  preset?: string | null,
  /** Options that differ from those, by name. */
  options?: { [key in string]: string },
  /** Cards of one's own, as a line or as a pack file. */
  pack?: string | null,
  /** Who sits where. */
  seats: Array<SeatWish>,
  settings?: Partial<Settings>,
};

export type Created = {
  table: TableInfo,
  you: You,
  /** What to give to friends, from the root of this server on. */
  link: string,
  /** Whether the game waits for whoever asks; where one is played and they have a seat. */
  your_turn?: boolean,
};

export type Done = {
  id: MoveId,
  round: number,
  /** How many of the moves of the plan were played. */
  played: number,
  /** The version after the last of them. */
  v: number,
};

/** Every answer that is not what was asked for. */
export type Failed = { error: Failure };

export type Failure = {
  /** For programs. */
  why: string,
  /** For people. */
  text: string,
};

export type GameInfo = {
  name: string,
  title: string,
  /** The youngest age, with the easiest preset. */
  age: number,
  /** About how many minutes a game takes. */
  minutes: number,
  least_seats: number,
  most_seats: number,
  presets: Array<PresetInfo>,
  options: Array<OptionInfo>,
};

export type Games = { games: Array<GameInfo> };

export type Hands = "no-hurry" | "quick";

export type Health = {
  /** Whether moves can be kept. */
  keeping: boolean,
  version: string,
};

export type Hello = {
  protocol: number,
  /** The version of the program. */
  server: string,
  table: TableInfo,
  you: You,
};

/** How much a player is told while composing a move, the least first. */
export type Help = "off" | "check" | "show";

/** A seat for whoever asks. Asked again, the answer is the seat that they have. */
export type Join = {
  /** A certain one; else the first that is free. */
  seat?: Seat | null,
  /** As which animal; else one that nobody is. */
  animal?: Animal | null,
  /** The own part in the shuffle; else the server draws one. */
  nonce?: Nonce | null,
  /** One more seat for somebody at the same device. */
  another?: boolean,
};

export type Joined = { seat: Seat, table: TableInfo, you: You };

/** JSON that the rules wrote: a view, an event, a reading of the table's game. */
export type Json = unknown;

/** What the rules say to a draft, as far as the seat's help goes. */
export type JudgedDraft = {
  id: MoveId,
  /**
   * The draft in the notation of the game, ready to be sent as a plan. Of what was tapped only where `work` is
   * shown, and the best that it can mean.
   */
  moves: Array<string>,
  /** Whether all of it goes. */
  goes: boolean,
  /** Why not, as a message and as a sentence. */
  line: Line | null,
  text: string | null,
  /** With *Show*: what each move is worth and does, as the game writes it. */
  readings: Array<Json> | null,
  /**
   * With *Show*, in two games with *Check* too, of what was tapped: what it means and what can be done with it, as
   * the game writes it.
   */
  work: Json | null,
};

/**
 * The id of a message and its arguments. An id may name an attribute, as in `id.title`.
 *
 * What the arguments show is finished text in one language, numbers included; a count is
 * never shown and only selects between `card` and `cards`.
 */
export type Line = { id: string, args: Array<[string, Arg]> };

/** That a move was made, and on whose behalf. */
export type Made = { v: number, seat: Seat, by: MadeBy };

export type MadeBy = "player" | "computer" | "stand-in" | "clock";

export type Move = {
  id: MoveId,
  /** For which seat; not needed by a client with one. */
  seat?: Seat | null,
  /**
   * For which game of the table. Without it, the one that is played: then a move that is sent again after the
   * next game has begun may be taken for one of that game.
   */
  round?: number | null,
  /** The `basis` of the update that the move was made for. If it has changed, the table has moved on. */
  on: number,
  /**
   * A move in the notation of the game, or several that are played one after the other. Either this, or one of
   * the other two.
   */
  m?: Plan | null,
  /** In the player's own words: `9: 10-2 + 5-4`. */
  say?: string | null,
  /** As it was tapped: `take 9b: 10r -2 5b -4`. */
  work?: string | null,
};

/** A client's name for one thing that it asks for, so that asking twice counts once. */
export type MoveId = string;

/** A program that wants to play. A browser is given a cookie instead, and need not ask. */
export type NewGuest = { kind: Program };

/** What a seat adds to the shuffle, so that the server alone cannot steer it. */
export type Nonce = string;

export type OpenTable = { id: TableId, game: string, options: string, seats: number, free: number, settings: Settings };

export type OpenTables = { tables: Array<OpenTable> };

export type OptionInfo = {
  name: string,
  sentence: string,
  /** The paragraph of the rulebook that it changes. */
  paragraph: string,
  default: string,
  /** The words that can be chosen, each with what it means; none where it is a number. */
  values: Array<[string, string]>,
  least: number | null,
  most: number | null,
};

/** How a game ended: each seat's result as its rulebook counts it, and who won. */
export type Outcome = { results: Array<number>, winners: Seats };

export type Phase = "gathering" | "playing" | "over";

/** There are no other words between players: children play here, and with strangers. */
export type Phrase = "hello" | "good-luck" | "one-moment" | "well-played" | "thank-you" | "goodbye";

export type Plan = string | Array<string>;

export type PresetInfo = {
  name: string,
  title: string,
  /** The youngest age. */
  age: number,
  /** Whether it is played for points. */
  scoring: boolean,
  /** A sum or a move as it is played there. */
  sample: string,
  /** Every option as this preset has it. */
  options: { [key in string]: string },
};

export type Program = "program";

/**
 * Names one race: the moment that a claim out of turn answers (a discard that
 * can be knocked for, a placement that a Night card can follow). A claim for
 * a race that is over has lost.
 */
export type Race = number;

export type Refused = {
  /** Of the move or the draft, where the message had one. */
  id: MoveId | null,
  why: Why,
  /** How many moves of the plan were played before. */
  played: number,
  line: Line,
  /** The same as a sentence. */
  text: string,
  /** The same for a voice, numbers in words; for a client that asked for it. */
  spoken?: string,
};

/** A game that is over, move by move. */
export type Replay = {
  game: string,
  round: number,
  /** The options in one line. */
  options: string,
  /** Who sat where when it began. */
  seats: Array<ReplaySeat>,
  /** Through whose eyes it is seen. */
  seat: Seat,
  /** The game as it was dealt. */
  first: Json,
  steps: Array<ReplayStep>,
};

export type ReplaySeat = {
  seat: Seat,
  /** In the language of the reader; nothing where nobody sat. */
  name: string,
  picture: string,
};

/** One move, and what became of the game. */
export type ReplayStep = {
  v: number,
  seat: Seat,
  /** On whose behalf. That time had run out is not kept: it counts as a stand-in. */
  by: MadeBy,
  /** The move in the notation of the game. */
  m: string,
  /** What happened by it, as the game writes it. */
  events: Array<Json>,
  /** The same in words, without what goes without saying. */
  texts: Array<string>,
  /** The same for a voice, numbers in words. */
  spoken: Array<string>,
  view: Json,
};

export type Reveal = {
  /** As it stood in `table` before the seats added their nonces. */
  commitment: string,
  /** The server's secret, whose SHA-256 is the commitment. */
  secret: string,
  nonces: Array<Nonce>,
  /** Where the shuffle began: from the secret and the nonces. */
  seed: string,
  /** The end of the game through the eyes of each seat. */
  views: Array<RevealedView>,
};

export type RevealedView = { seat: Seat, view: Json };

/** A place at the table. Counted from 0 in code and from 1 in everything that is written. */
export type Seat = number;

export type SeatInfo = {
  seat: Seat,
  who: Who,
  /** In the language of the reader. */
  name: string,
  picture: string,
  /** Wants another game. */
  again: boolean,
};

export type SeatWish = "me"
  | "person"
  | {
  "computer": {
    /** Which one; else one that is not here yet. */
    player?: Computer | null,
    /** How long it takes at least for each move, in milliseconds: at most 10,000. */
    pace_ms?: number,
  }
};

/** A set of seats. Travels as their list. */
export type Seats = Array<number>;

/** What a table has agreed on beside the rules of its game. */
export type Settings = {
  clock: Clock,
  /** Whether being fast counts. Where neither this nor an option of the game says it, nobody has to hurry. */
  hands: Hands | null,
  /** Whether the table stands in the open list; else it is found by its link alone. */
  listed: boolean,
  /** Whether somebody without a seat may look on. */
  watchers: boolean,
  /** The most help that a seat may use. */
  most_help: Help,
  /** Whether the six phrases can be said. */
  phrases: boolean,
  /** After how many seconds a computer player plays for a seat that stays away. */
  away_s: number,
  /** How long others can cut in between two moves of a plan, in milliseconds, where they may. */
  pause_ms: number,
  /**
   * Whether the first game begins by itself as soon as no seat is empty and somebody is here; else the host
   * begins it.
   */
  starts_when_full: boolean,
};

/** Ten characters that cannot be mistaken for each other: fifty bits, so that nobody guesses a link. */
export type TableId = string;

export type TableInfo = {
  id: TableId,
  /** The game as records name it: `numero`. */
  game: string,
  /** The options in one line: `preset=1-15 zero-piles=off`. */
  options: string,
  /** Every card in one line, where the table plays with cards of its own. */
  cards?: string,
  settings: Settings,
  phase: Phase,
  /** Which game of the table this is, from 1. */
  round: number,
  seats: Array<SeatInfo>,
  /** The seat of whoever starts the game. */
  host: Seat | null,
  watchers: number,
  /** SHA-256 of the server's secret for the shuffle: of the game that is played, or before it of the next one. */
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

/** One message is one frame: an object with one key, which says what is wanted. */
export type ToServer = { "move": Move }
  | { "try": Try }
  | { "draft": { seat?: Seat | null, grid: string } }
  | { "uncover": { seat?: Seat | null } }
  | { "phrase": { phrase: Phrase } }
  | { "help": { help: Help } }
  | { "nonce": { seat?: Seat | null, nonce: Nonce } }
  | { "start": { fill?: boolean } }
  | { "again": Record<symbol, never> }
  | { "leave": { seat?: Seat | null } }
  | { "free": { seat: Seat } }
  | { "ping": { n: number } };

/** Whoever has it is the guest. */
export type Token = string;

export type Trouble = {
  /** Whether moves can be kept. */
  keeping: boolean,
  text: string,
};

/** A draft: as notation, as somebody types or says it, or as it was tapped. */
export type Try = {
  id: MoveId,
  seat?: Seat | null,
  /** In the notation of the game. */
  m?: Plan | null,
  /** In the player's own words: `9: 10-2 + 5-4`. */
  say?: string | null,
  /** As it was tapped: `9b: 10r -2 5b -4`. */
  work?: string | null,
};

/**
 * Who may do something now.
 *
 * Out of turn has three forms, told apart by these sets:
 * * a *window*: play stops, everyone in `must` answers, claim or let go; `race` is set;
 * * an *open right*: one seat `must`, others `may`, and play goes on without them;
 * * *everyone at once*: nobody must, all may.
 *
 * Both sets are public, so they never depend on what a hand holds.
 */
export type Turn = { "Open": { must: Seats, may: Seats, race: Race | null } } | { "Over": Outcome };

export type Update = {
  /** Which game of the table, from 1. */
  round: number,
  /** How many moves have been played in it. A client that connects again says which it has. */
  v: number,
  /** Through whose eyes; a watcher's where there is none. */
  seat: Seat | null,
  turn: Turn,
  /** What a move of this seat has to name in `on`. */
  basis: number | null,
  /** The moves since the last update that this client was sent. */
  made: Array<Made>,
  /** What happened by them, as the game writes it. */
  events: Array<Json>,
  /** The same in words, without what goes without saying: as messages, and */
  lines: Array<Line>,
  /** as finished sentences in the language of the client, one for each line. */
  texts: Array<string>,
  /** The same for a voice, numbers in words; for a client that asked for it. */
  spoken?: Array<string>,
  /** Whether more happened than `events` tells: the client was away for long. */
  missed: boolean,
  view: Json,
  clocks: Clocks | null,
  /** How long whoever must act still has for it, in milliseconds, where the game gives everybody the same time. */
  window_ms?: number,
  /** What this seat has arranged, as far as its tiles are still there; for a client that has just come to it. */
  draft?: string,
  /** How long the time of each seat ran, in milliseconds; once the game is over. */
  took_ms?: Array<number>,
  /** Everything that was hidden, once the game is over. */
  reveal: Reveal | null,
};

/** Who looks at a game. */
export type Viewer = { "Seat": Seat } | "Watcher";

/** The token goes with each request as `Authorization: Bearer …`. It is told once. */
export type Welcome = { token: Token };

export type Who = "open"
  | {
  "person": {
    animal: Animal,
    /** A program of somebody's, over the same socket. */
    program: boolean,
    /** Is connected. */
    present: boolean,
    /** Has stayed away so long that a computer player plays. */
    away: boolean,
  }
}
  | {
  "computer": {
    player: Computer,
    /** How long it takes at least for each move, in milliseconds. */
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

/** What a table knows about the client itself. */
export type You = {
  /** The seats that this guest has. */
  seats: Array<Seat>,
  /** The one whose cards this client is sent; nobody's, or a watcher's view, where there is none. */
  uncovered: Seat | null,
  host: boolean,
  /** How much help the uncovered seat uses. */
  help: Help,
};
