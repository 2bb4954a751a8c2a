/** The interface between the frame of a table and its game. */

import type { Component } from 'svelte';
import type { Seat } from '../types/protocol';
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
  refusal = $state<{ text: string; spoken: string } | null>(null);
  /** The panel over the table on a small screen. */
  panel = $state<Panel | null>(null);
  /** The moments being shown again, slowly. */
  review = $state.raw<Moment[] | null>(null);
}

export type Panel = 'log' | 'scores' | 'rules' | 'help' | 'keys' | 'settings' | 'menu';

/** The frame's view of a game. Each game is loaded when its table is opened. */
export interface GameModule {
  /** The regions Table, Work and Hand. */
  Play: Component<{ session: TableSession; bridge: GameBridge }>;
  /** A view as a still picture, for looking back. `changed` marks the cards of a moment. */
  Scene: Component<{ view: unknown; names: string[]; seat: Seat | null; changed?: Moment | null }>;
  /** Everybody's score, so far or final. */
  Scores: Component<{ view: unknown; names: string[]; seat: Seat | null }>;
  /** Short facts beside a seat: `won 12`, `★★`. No card count if the facts include it. */
  seatFacts(view: unknown, seat: Seat): { cards: number | null; facts: { text: string; spoken: string }[] };
  /** Facts about the whole table, for the strip: `pack 31`. */
  tableFacts(view: unknown): { text: string; spoken: string }[];
  /** Minimum interval between announcements about the others, where everybody plays at once. */
  throttleMs?: number;
  /** Whether seats show only pictures on a small screen. */
  isCompact?: boolean;
}

/** Re-exported for the games' scenes. */
export type { Moment };
