/** The interface between the frame of a table and its game. */

import type { Component } from 'svelte';
import type { Seat } from '../types/protocol';
import { Director, type SceneScript } from './motion.svelte';
import type { Moment, TableSession } from './session.svelte';

/** The answers to the single-key questions, each as spoken sentences. */
export interface Voice {
  /** What may I do? */
  turn(): string;
  hand(): string;
  table(): string;
  draft(): string;
  others(): string;
  scores(): string;
  help(): string;
  /** The decision to make now, if it is not simply a turn. */
  prompt?(): string;
  /** The players being waited for, if it is not simply a turn. */
  whoseTurn?(): string | null;
  /** The announcement after a moment, if the whole table would be too much. */
  changed?(): string;
}

export class GameBridge {
  voice = $state.raw<Voice | null>(null);
  /** Handles the game's own keys; returns true for those. */
  key: ((event: KeyboardEvent) => boolean) | null = null;
  /** Handles typed or spoken words, if the game needs to see them: returns a refusal, or null. */
  command: ((words: string) => Promise<string | null>) | null = null;
  /** A refusal, shown beside the cards. */
  refusal = $state<{ text: string; spoken: string; rule?: string } | null>(null);
  /** The panel over the table on a small screen. */
  panel = $state<Panel | null>(null);
  /** Paragraph at which the rulebook is opened, if somebody asked why. */
  paragraph = $state<string | null>(null);
  /** The moments being shown again, slowly. */
  review = $state.raw<Moment[] | null>(null);
  /** Shows what moves. */
  readonly director = new Director();

  /** Opens the rulebook, at a paragraph if there is one. */
  showRules(paragraph: string | null = null): void {
    this.paragraph = paragraph;
    this.panel = 'rules';
  }
}

export type Panel = 'log' | 'scores' | 'rules' | 'help' | 'keys' | 'settings' | 'menu';

/** The frame's view of a game. Each game is loaded when its table is opened. */
export interface GameModule {
  /** The regions Table, Work and Hand. */
  Play: Component<{ session: TableSession; bridge: GameBridge }>;
  /** One piece by its notation, as wide as `--w`: a card, a block, a tile. */
  Piece: Component<{ piece: string }>;
  /** Notations of one piece of each kind, for the page of all components. */
  samples: string[];
  /** The back of a piece in another player's hand, as wide as `--w`; none where hands are only counted. */
  Back?: Component;
  /** Whether other players hold their pieces in a fan or stand them on a ledge. */
  holds: 'fan' | 'ledge';
  /**
   * A view as a still picture. `changed` marks the pieces of a moment. A large one is the whole table of the page that looks
   * back: as high as `--still-height`, with the players over its upper `--still-head`.
   */
  Still: Component<{ view: unknown; names: string[]; seat: Seat | null; changed?: Moment | null; large?: boolean }>;
  /** Everybody's score, so far or final. */
  Scores: Component<{ view: unknown; names: string[]; seat: Seat | null }>;
  /** Turns the events of a moment into what is seen to move; null if nothing is. `seat` is the one whose hand is shown. */
  scene(moment: Moment, seat: Seat | null, names: string[]): SceneScript | null;
  /** How great a move of this seat was, to find its best moment: cards taken, blocks laid. 0 for nothing to speak of. */
  greatness(moment: Moment, seat: Seat): number;
  /** Short facts beside a seat: `won 12`, `★★`. No card count if the facts include it; `held` pieces are drawn all the same. */
  seatFacts(view: unknown, seat: Seat): { cards: number | null; held?: number; facts: { text: string; spoken: string }[] };
  /** A drawing on the plate of a seat, such as stars, besides or instead of facts. */
  Plate?: Component<{ view: unknown; seat: Seat }>;
  /** Short words at the seat that has to do something which is no turn of its own: `Knock?`. */
  calls?(view: unknown): string | null;
  /** Facts about the whole table, for the strip: `pack 31`. */
  tableFacts(view: unknown): { text: string; spoken: string }[];
  /** Whether an event ends a turn to which others may answer; the answers belong to that turn. */
  beginsAnswers?(event: unknown): boolean;
  /** Minimum interval between announcements about the others, where everybody plays at once. */
  throttleMs?: number;
  /** Whether the table is for players who cannot read yet: then only digits are written on it. */
  isWordless?(view: unknown): boolean;
  /** Whether seats show only pictures on a small screen. */
  isCompact?: boolean;
}

/** Re-exported for the games' scenes. */
export type { Moment };
