/** Blocks that travel: those of a moment at the table, as a script, and those of the draft, as it is composed. */

import { watchTravels } from '../../lib/draft-travels.svelte';
import type { Moment } from '../../lib/game-bridge.svelte';
import type { Director, SceneScript, Term, Travel } from '../../lib/motion.svelte';
import { t } from '../../lib/words.svelte';
import type { Kind } from '../../types/nmbrs';
import type { Seat } from '../../types/protocol';
import type { Draft } from './draft.svelte';
import { kindTag } from './names';
import { blockOf, ownHand, piecesByBlock, valueOf, type Block, type Event, type View } from './view';

type Laid = Extract<Event, { Laid: unknown }>['Laid'];

/** A block whose number nobody here knows. */
const UNKNOWN = '';
/** A longer row is written with its ends only. */
const LONGEST_WRITTEN = 6;

/** Places in the page: a block on the table, in my hand, given away; a seat. */
const onTable = (block: Block): string => `table:${block}`;
const inHand = (block: Block): string => `hand:${block}`;
const given = (block: Block): string => `given:${block}`;
const POT = 'pot';

/** Turns the events of a moment into what is seen to move. `own` is the seat whose hand is shown. */
export function sceneOf(moment: Moment, own: Seat | null): SceneScript | null {
  const [before, after] = [moment.before as View | null, moment.after as View];
  const travels: Travel[] = [];
  let [seat, caption, bubble]: [Seat | null, Term[] | undefined, string | undefined] = [null, undefined, undefined];
  const place = (who: Seat, block: Block): string => (who === own ? inHand(block) : `seat-${who}`);
  const acts = (who: Seat): void => void (seat ??= who);
  for (const event of moment.events as Event[]) {
    if ('Laid' in event) {
      acts(event.Laid.seat);
      travels.push(...laid(event.Laid, before, place));
      if (event.Laid.seat !== own) caption = written(event.Laid, after);
    } else if ('Gave' in event) {
      acts(event.Gave.seat);
      travels.push({ piece: event.Gave.block, from: place(event.Gave.seat, event.Gave.block), to: given(event.Gave.block) });
    } else if ('Knocked' in event) {
      seat = event.Knocked.seat;
      bubble = t('web-nmbrs-says-knock');
    } else if ('Took' in event) {
      const { seat: who, block, drew } = event.Took;
      acts(who);
      travels.push({ piece: block, from: given(block), to: place(who, block) });
      travels.push(...drawn(who, drew, own, before, after, [block]));
    } else if ('Turn' in event) {
      acts(event.Turn.seat);
      travels.push(...drawn(event.Turn.seat, event.Turn.drew, own, before, after, []));
    }
  }
  if (seat === null || (travels.length === 0 && !bubble)) return null;
  return { seat, travels, caption, bubble, sound: bubble ? 'knock' : 'click' };
}

/** New blocks come from the hand; a joker that was exchanged comes from where it lay. */
function laid({ seat, rows }: Laid, before: View | null, place: (who: Seat, block: Block) => string): Travel[] {
  const lay = piecesByBlock(before?.table ?? []);
  const found = new Map<Block, Travel>();
  for (const { pieces, added } of rows) {
    for (const piece of pieces) {
      const block = blockOf(piece);
      if (!added.includes(block)) continue;
      found.set(block, { piece, from: lay.has(block) ? onTable(block) : place(seat, block), to: onTable(block) });
    }
  }
  return [...found.values()];
}

/** Writes the row that got the most blocks: 30 +10 40 +10 50. */
function written({ rows }: Laid, after: View): Term[] | undefined {
  const row = [...rows].sort((a, b) => b.added.length - a.added.length)[0];
  if (!row) return undefined;
  // A move that ends the round has cleared the table.
  const step = kindTag(after.rows.find(({ letter }) => letter === row.letter)?.kind ?? evenSteps(row.pieces.map(valueOf).map(Number)));
  const numbers = row.pieces.map((piece): Term => ({ text: `${valueOf(piece)}`, kind: 'plain' }));
  if (numbers.length > LONGEST_WRITTEN) return [numbers[0]!, { text: step || '…', kind: 'sign' }, numbers[1]!, { text: '…', kind: 'sign' }, numbers.at(-1)!];
  return numbers.flatMap((number, i) => (i > 0 && step ? [{ text: step, kind: 'sign' as const }, number] : [number]));
}

function evenSteps(numbers: number[]): Kind | null {
  const by = numbers[1]! - numbers[0]!;
  return numbers.every((n, i) => i === 0 || n - numbers[i - 1]! === by) ? { Steps: { by } } : null;
}

/** Blocks from the pot: mine with their numbers, the others' unseen. */
function drawn(who: Seat, count: number, own: Seat | null, before: View | null, after: View, taken: readonly Block[]): Travel[] {
  if (who !== own) return Array.from({ length: count }, () => ({ piece: UNKNOWN, from: POT, to: `seat-${who}` }));
  const had = before ? ownHand(before, own) : [];
  const came = ownHand(after, own).filter((block) => !had.includes(block) && !taken.includes(block));
  return came.length > count ? [] : came.map((block) => ({ piece: block, from: POT, to: inHand(block) }));
}

/** Shows blocks of the draft on their way from the hand to the table, and back. Called while the table is created. */
export function watchDraft(draft: Draft, director: Director): void {
  watchTravels(draft, director, {
    pieces: () => new Map([...draft.drafted].map((block) => [block, { piece: draft.pieces.get(block) ?? block, at: onTable(block), home: inHand(block) }])),
    isHome: (block) => !draft.pieces.has(block) && draft.hand.includes(block),
    manner: () => ({ sound: 'click' }),
  });
}
