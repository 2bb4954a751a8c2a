/** Facts read from a view, its events and the engine's judgement. */

import type { Block, Event, Goes, Knocking, LaidBlock, Letter, Line, Kind, Piece, RowView, View, WhyNot, Work, WorkRow } from '../../types/nmbrs';
import type { Seat } from '../../types/protocol';

export type { Block, Cell, Event, Exchangeable, Goes, How, Kind, Knocking, LaidBlock, Letter, Line, Piece, RowView, Target, View, Way as Placement, WhyNot, Work, WorkRow } from '../../types/nmbrs';

export const isJoker = (block: Block): boolean => block.startsWith('j');

/** `ja` for `ja=35`. */
export const blockOf = (piece: Piece): Block => piece.split('=')[0]!;

/** 35 for `ja=35`, 30 for `30`. */
export const valueOf = (piece: Piece): number => Number(piece.split('=').at(-1));

export const ownHand = (view: View, seat: Seat | null): Block[] => (seat === null ? [] : (view.seats[seat - 1]?.hand ?? []));

export const knockingIn = ({ phase }: View): Knocking | null => (typeof phase === 'object' ? phase.Knock : null);

/** Sorts numbers in order, jokers last; or by last digit, which shows steps of ten. */
export function sorted(blocks: readonly Block[], byTens: boolean): Block[] {
  const rank = (block: Block): number => {
    if (isJoker(block)) return 10_000 + block.charCodeAt(1);
    const number = Number(block);
    return byTens ? (number % 10) * 1000 + number : number;
  };
  return [...blocks].sort((a, b) => rank(a) - rank(b));
}

/** A row as shown, with or without a judgement. */
export interface ShownRow {
  /** New rows get a letter when they are sent. */
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
  return view.rows.map(({ letter, line, blocks, kind }: RowView) => ({
    letter, line, pieces: blocks.map((block) => pieces.get(block) ?? block), kind: kind ?? null, why: null, isNew: false, added: [],
  }));
}

export const judgedRow = ({ letter, line, pieces, kind, why, is_new, added }: WorkRow): ShownRow => ({
  letter, line, pieces, kind, why, isNew: is_new, added,
});

/** Returns the round that these events end, if any. */
export function roundOverIn(events: unknown[]): Extract<Event, { RoundOver: unknown }>['RoundOver'] | null {
  const over = (events as Event[]).find((event) => typeof event === 'object' && 'RoundOver' in event);
  return over && 'RoundOver' in over ? over.RoundOver : null;
}

/** Returns the blocks that these events lay, none if a turn ends without any; null if no turn is played. */
export function lastLaidIn(events: unknown[]): Set<Block> | null {
  const laid = (events as Event[]).flatMap((event) => ('Laid' in event ? [event.Laid] : []));
  const last = laid.at(-1);
  if (last) return new Set(last.rows.flatMap(({ added }) => added));
  return (events as Event[]).some((event) => 'Gave' in event) ? new Set() : null;
}

/** Returns the targets of a block of the hand, if they are shown. */
export const targetsOf = (work: Work | null, block: Block): Goes['targets'] => work?.goes.find((goes) => goes.block === block)?.targets ?? [];

export const piecesByBlock = (table: readonly LaidBlock[]): Map<Block, Piece> => new Map(table.map(({ piece }) => [blockOf(piece), piece]));
