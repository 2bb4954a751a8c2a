/** What is seen to move: tiles between the bag and the racks, and what a player says about it. */

import type { Director, SceneScript, Travel } from '../../lib/motion.svelte';
import type { Moment } from '../../lib/session.svelte';
import { motionAllowed } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { Arrangement } from './arranging';
import type { Seat } from '../../types/protocol';
import type { Tile } from './grid';
import { addedTiles, ownSeat, type Event, type View } from './view';

/** Tiles that travel at most: more would keep the eye too long. */
const MOST_TILES = 6;

/** Returns the place of a player's tiles. */
const rackOf = (seat: Seat, own: Seat | null): string => (seat === own ? 'rack' : `seat-${seat}`);

export function sceneOf(moment: Moment, own: Seat | null): SceneScript | null {
  const event = (moment.events as Event[]).find((each) => actor(each) !== null);
  const seat = event && actor(event);
  if (!event || !seat) return null;
  const travels = [...given(moment, event, seat, own), ...taken(moment, own)].slice(0, MOST_TILES);
  const bubble = seat === own ? undefined : spoken(event);
  if (travels.length === 0 && !bubble) return null;
  return { seat, travels, bubble, sound: 'tap', marks: [...new Set(travels.map(({ to }) => to))] };
}

/** Lets the tile that was laid last travel from the rack to its cell: quickly, since the next one may follow at once. */
export function showLaid(director: Director, tile: Tile, { cells }: Arrangement, seat: Seat | null): void {
  const place = [...cells.keys()].at(-1);
  if (place === undefined || seat === null || !motionAllowed()) return;
  director.present({ seat, travels: [{ piece: tile, from: `rack:${tile}`, to: `cell:${place}` }], sound: 'slide', slower: 0.55 });
}

function actor(event: Event): Seat | null {
  if ('Done' in event) return event.Done.seat;
  if ('Swopped' in event) return event.Swopped.seat;
  if ('GameOver' in event) return event.GameOver.seat;
  if ('Wrong' in event) return event.Wrong.seat;
  if ('Shown' in event) return event.Shown.seat;
  if ('Agreed' in event) return event.Agreed.seat;
  if ('Doubted' in event) return event.Doubted.doubted.seat;
  if ('Stopped' in event) return event.Stopped.seat;
  return null;
}

function spoken(event: Event): string | undefined {
  if ('Done' in event) return t('web-numenko-says-done');
  if ('Swopped' in event) return t('web-numenko-says-swop');
  if ('Agreed' in event) return t('web-numenko-says-right');
  if ('Doubted' in event) return t('web-numenko-says-wrong');
  if ('GameOver' in event || 'Wrong' in event || 'Shown' in event) return t('web-numenko-says-game-over');
  if ('Stopped' in event) return t('web-numenko-says-stop');
  return undefined;
}

/** The tile that goes back into the bag for a swop. Only its player sees which. */
function given({ before, after }: Moment, event: Event, seat: Seat, own: Seat | null): Travel[] {
  if (!('Swopped' in event)) return [];
  const [had, has] = [before, after].map((view) => ownSeat(view as View, seat)?.tiles ?? '');
  const piece = seat === own ? (addedTiles(has ?? '', had ?? '')[0] ?? 'back') : 'back';
  return [{ piece, from: seat === own && piece !== 'back' ? `rack:${piece}` : rackOf(seat, own), to: 'pot' }];
}

/** The tiles that players take out of the bag. */
function taken({ before, after }: Moment, own: Seat | null): Travel[] {
  const [was, is] = [before as View | null, after as View];
  if (!was) return [];
  return is.seats.flatMap(({ count, tiles }, i): Travel[] => {
    const seat = i + 1;
    const had = was.seats[i];
    if (!had || is.pot >= was.pot) return [];
    if (seat === own && tiles !== null) return addedTiles(had.tiles ?? '', tiles).map((piece) => ({ piece, from: 'pot', to: `rack:${piece}` }));
    return Array.from({ length: Math.max(0, count - had.count) }, () => ({ piece: 'back', from: 'pot', to: rackOf(seat, own) }));
  });
}
