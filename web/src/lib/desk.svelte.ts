/** What the frame of a table and the game in its middle tell each other. */

import type { Component } from 'svelte';
import type { Seat } from '../types/protocol';
import type { Moment, TableSession } from './session.svelte';

/** The answers to the questions that somebody asks by a single key, each as sentences to be heard. */
export interface Voice {
  /** What may I do? */
  turn(): string;
  hand(): string;
  table(): string;
  draft(): string;
  others(): string;
  scores(): string;
  help(): string;
  /** What has to be decided now, where that is not simply a turn. */
  call?(): string;
  /** Who is waited for, where that is not simply whose turn it is. */
  whose?(): string | null;
  /** What is told behind what happened, where all that lies there would be too much. */
  changed?(): string;
}

export class Desk {
  voice = $state.raw<Voice | null>(null);
  /** Keys of the game itself. True: it was one of them. */
  key: ((event: KeyboardEvent) => boolean) | null = null;
  /** What somebody types or says, where the game itself has to know of it: why it does not go, or nothing. */
  command: ((words: string) => Promise<string | null>) | null = null;
  /** A sentence beside the cards: why something does not go. */
  refusal = $state<{ text: string; spoken: string } | null>(null);
  /** Which panel lies over the table on a small screen. */
  panel = $state<Panel | null>(null);
  /** The moments that are shown once more, slowly. */
  review = $state.raw<Moment[] | null>(null);
}

export type Panel = 'log' | 'scores' | 'rules' | 'help' | 'keys' | 'settings' | 'menu';

/** What the frame needs of a game. Each one is loaded when its table is opened. */
export interface GameModule {
  /** The regions Table, Work and Hand. */
  Play: Component<{ session: TableSession; desk: Desk }>;
  /** A view as a still picture, for looking back. `changed` marks what a moment was about. */
  Scene: Component<{ view: unknown; names: string[]; seat: Seat | null; changed?: Moment | null }>;
  /** What everybody has so far, or at the end. */
  Scores: Component<{ view: unknown; names: string[]; seat: Seat | null }>;
  /** The little things shown beside a seat: `won 12`, `★★`. No cards where the facts say what somebody has. */
  seatFacts(view: unknown, seat: Seat): { cards: number | null; facts: { text: string; spoken: string }[] };
  /** Facts of the whole table for the strip: `pack 31`. */
  tableFacts(view: unknown): { text: string; spoken: string }[];
  /** Where everybody plays at once: how long it is quiet about the others after each message. */
  calmMs?: number;
  /** On a small screen, all players are their pictures. */
  isCompact?: boolean;
}

/** What a game's middle needs while somebody looks back. */
export type { Moment };
