/** What this table asks of a view, of its events and of the engine's reading. */

import type { Block, Event, Goes, Knocking, LaidBlock, Letter, Line, Kind, Piece, RowView, View, WhyNot, Work, WorkRow } from '../../types/nmbrs';
import type { Seat } from '../../types/protocol';

export type { Block, Cell, Event, Goes, How, Kind, Knocking, LaidBlock, Letter, Line, Piece, RowView, Target, View, Way, WhyNot, Work, WorkRow } from '../../types/nmbrs';

export const isJoker = (block: Block): boolean => block.startsWith('j');

/** `ja` of `ja=35`. */
export const blockOf = (piece: Piece): Block => piece.split('=')[0]!;

/** 35 of `ja=35`, 30 of `30`. */
export const valueOf = (piece: Piece): number => Number(piece.split('=').at(-1));

export const ownHand = (view: View, seat: Seat | null): Block[] => (seat === null ? [] : (view.seats[seat - 1]?.hand ?? []));

export const knockingIn = ({ phase }: View): Knocking | null => (typeof phase === 'object' ? phase.Knock : null);

/** Numbers in order, jokers last; or those with the same last digit beside each other, to see steps of ten. */
export function sorted(blocks: readonly Block[], byTens: boolean): Block[] {
  const rank = (block: Block): number => {
    if (isJoker(block)) return 10_000 + block.charCodeAt(1);
    const number = Number(block);
    return byTens ? (number % 10) * 1000 + number : number;
  };
  return [...blocks].sort((a, b) => rank(a) - rank(b));
}

/** A row as it is shown, with or without a judgement. */
export interface ShownRow {
  /** New ones get a letter when they are sent. */
  letter: Letter | null;
  line: Line;
  pieces: Piece[];
  kind: Kind | null;
  why: WhyNot | null;
  isNew: boolean;
  added: Block[];
}

export function rowsOf(view: View): ShownRow[] {
  const pieces = new Map(view.table.map(({ piece }) => [blockOf(piece), piece]));
  return view.rows.map(({ letter, line, blocks }: RowView) => ({
    letter, line, pieces: blocks.map((block) => pieces.get(block) ?? block), kind: null, why: null, isNew: false, added: [],
  }));
}

export const worked = ({ letter, line, pieces, kind, why, is_new, added }: WorkRow): ShownRow => ({
  letter, line, pieces, kind, why, isNew: is_new, added,
});

/** Up or down by the same number each time, as everybody sees it. */
export function stepOf(pieces: readonly Piece[]): number | null {
  const values = pieces.map(valueOf);
  const step = values[1]! - values[0]!;
  return values.every((value, i) => i === 0 || value - values[i - 1]! === step) ? step : null;
}

/** The round that these events end, if they do. */
export function roundOverIn(events: unknown[]): Extract<Event, { RoundOver: unknown }>['RoundOver'] | null {
  const over = (events as Event[]).find((event) => typeof event === 'object' && 'RoundOver' in event);
  return over && 'RoundOver' in over ? over.RoundOver : null;
}

/** What a block of the hand goes to, where that is shown. */
export const targetsOf = (work: Work | null, block: Block): Goes['targets'] => work?.goes.find((goes) => goes.block === block)?.targets ?? [];

export const lying = (table: readonly LaidBlock[]): Map<Block, Piece> => new Map(table.map(({ piece }) => [blockOf(piece), piece]));
