/** Cards that travel: those of a moment at the table, as a script, and those of the draft, as they are tapped. */

import { watchTravels } from '../../lib/draft-travels.svelte';
import type { Moment } from '../../lib/game-bridge.svelte';
import type { Director, Joy, SceneScript, Term, Travel } from '../../lib/motion.svelte';
import { t } from '../../lib/words.svelte';
import type { Seat } from '../../types/protocol';
import type { Draft } from './draft.svelte';
import { heldCards } from './taps';
import { floorsOf, hasStacks, isLevel, ownHand, type Card, type Event, type Side, type View } from './view';

type Placed = Extract<Event, { Placed: unknown }>['Placed'];

/** A card that nobody here sees. */
const UNKNOWN = '';
const PILE = 'pile';
/** Floors of a tower, as it is drawn. */
const FLOORS = 10;
/** The youngest count along. */
const SLOWER_FOR_BEGINNERS = 1.7;

const placeOf = (card: Card, side: Side | null): string => {
  if (!isLevel(card)) return 'open:balloon';
  return side === null ? 'open:level' : side === 'Left' ? 'open:left' : 'open:right';
};

/** Turns the events of a moment into what is seen to move. `own` is the seat whose hand is shown. */
export function sceneOf(moment: Moment, own: Seat | null): SceneScript | null {
  const after = moment.after as View;
  const events = moment.events as Event[];
  const isThrown = events.some((event) => 'TookOver' in event);
  const travels: Travel[] = [];
  let [seat, caption]: [Seat | null, Term[] | undefined] = [null, undefined];
  let joy: Joy | undefined;
  let top = 'open:level';
  for (const event of events) {
    if ('Placed' in event) {
      const { seat: who, balloons, level, side } = event.Placed;
      seat ??= who;
      top = placeOf(level, side);
      // The cards of a draft have already travelled when they were tapped.
      if (who === own && !isThrown) continue;
      const from = who === own ? `hand:${level}#0` : `seat-${who}`;
      travels.push(...balloons.map((piece) => ({ piece, from, to: 'open:balloon' })), { piece: level, from, to: top });
      if (who !== own) caption = written(event.Placed);
    } else if ('Left' in event && event.Left.seat !== own) {
      const { seat: who, balloons } = event.Left;
      seat ??= who;
      travels.push(...balloons.map((piece) => ({ piece, from: `seat-${who}`, to: 'open:balloon' })));
    } else if ('Star' in event) {
      seat ??= event.Star.seat;
      travels.push({ piece: 'star', from: top, to: `won-${event.Star.seat}` });
      joy = event.Star.celebration === 'Cry' ? { how: 'cry', text: t('web-numberloor-hurray') } : { how: 'dance' };
    }
    const taken = takenIn(event);
    if (taken) {
      seat ??= taken.seat;
      travels.push(...cameFromPile(taken, own, moment));
    }
  }
  if (seat === null || travels.length === 0) return null;
  const sound = travels.some(({ piece }) => piece === 'star') ? 'gain' : travels.some(({ to }) => to === 'open:balloon') ? 'squeak' : 'tap';
  return { seat, travels, caption, sound, joy, slower: hasStacks(after) ? SLOWER_FOR_BEGINNERS : 1 };
}

function takenIn(event: Event): { seat: Seat; cards: number } | null {
  if ('Drew' in event) return event.Drew;
  if ('Passed' in event) return event.Passed;
  if ('Skipped' in event) return event.Skipped;
  return 'Refilled' in event ? event.Refilled : null;
}

/** Cards from the pile: mine with their faces, the others' unseen. */
function cameFromPile({ seat, cards }: { seat: Seat; cards: number }, own: Seat | null, { before, after }: Moment): Travel[] {
  if (seat !== own) return Array.from({ length: cards }, () => ({ piece: UNKNOWN, from: PILE, to: `seat-${seat}` }));
  const had = new Set(before ? heldCards(ownHand(before as View, own)).map(({ key }) => key) : []);
  const came = heldCards(ownHand(after as View, own)).filter(({ key }) => !had.has(key));
  return came.slice(0, cards).map(({ key, card }) => ({ piece: card, from: PILE, to: `hand:${key}` }));
}

/** Writes how far a Level went: 5 + 3 = 8; past the roof, the floors it counts: 9 0 1. */
function written({ level, on, how }: Placed): Term[] {
  const [from, to] = [Number.parseInt(on, 10), Number.parseInt(level, 10)];
  const by = floorsOf(how);
  const result: Term = { text: `${to}`, kind: 'result' };
  if (by === 0) return [result];
  const start: Term = { text: `${from}`, kind: 'plain' };
  if (from + by === to) return [start, { text: by < 0 ? '−' : '+', kind: 'sign' }, { text: `${Math.abs(by)}`, kind: 'sign' }, { text: '=', kind: 'sign' }, result];
  const between = Array.from({ length: Math.abs(by) - 1 }, (_, i) => (from + Math.sign(by) * (i + 1) + FLOORS) % FLOORS);
  return [start, ...between.map((floor): Term => ({ text: `${floor}`, kind: 'sign' })), result];
}

/** Shows cards of the draft on their way from the hand to the table, and back. Called while the table is created. */
export function watchDraft(draft: Draft, director: Director): void {
  watchTravels(draft, director, {
    pieces: () => new Map(draft.taps.map(({ key, card, on }) => [key, { piece: card, at: placeOf(card, on), home: `hand:${key}` }])),
    isHome: (key) => !draft.sending && draft.hand.some((held) => held.key === key),
    manner: (cards) => ({ sound: cards.every(isLevel) ? 'slide' : 'squeak' }),
  });
}
