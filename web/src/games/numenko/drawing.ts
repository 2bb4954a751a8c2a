/** The cells of the ground and the frames around sums, as they are drawn and read out. */

import { t } from '../../lib/words.svelte';
import type { Arrangement } from './arranging';
import { keyOf, samePlace, type Box, type Place, type Tile } from './grid';
import { readAs, signName, tileName } from './names';
import { isFree, placesOf, statusOf, type Sum, type SumStatus } from './sums';

export interface DrawnCell {
  place: Place;
  tile: Tile | undefined;
  isCursor: boolean;
  isPicked: boolean;
  status: SumStatus | null;
  /** Readings of a free tile, one for each sum through it. */
  across: string | null;
  down: string | null;
}

type CellSums = Pick<DrawnCell, 'across' | 'down'> & { status: SumStatus };

/** From best to worst. */
const RANK: SumStatus[] = ['true', 'unfinished', 'wrong'];

/** Returns what the sums say about each cell, by its key: the worst status, and the readings. */
export function sumsByCell(sums: readonly Sum[], box: Box | null): Map<string, CellSums> {
  const found = new Map<string, CellSums>();
  for (const sum of sums) {
    const status = statusOf(sum);
    placesOf(sum, box).forEach((place, i) => {
      const key = keyOf(place);
      const cell = found.get(key) ?? { status, across: null, down: null };
      if (RANK.indexOf(status) > RANK.indexOf(cell.status)) cell.status = status;
      if (isFree(sum.tiles[i]!)) cell[sum.down ? 'down' : 'across'] = readAs(sum, i);
      found.set(key, cell);
    });
  }
  return found;
}

/** Returns the cells of the ground, row by row. */
export function drawnRows(
  ground: Box,
  { cells, cursor }: Arrangement,
  sums: ReadonlyMap<string, CellSums>,
  picked: ReadonlySet<string>,
): DrawnCell[][] {
  return Array.from({ length: ground.bottom - ground.top + 1 }, (_, i) => {
    const row = ground.top + i;
    return Array.from({ length: ground.right - ground.left + 1 }, (_, j): DrawnCell => {
      const place = { row, column: ground.left + j };
      const key = keyOf(place);
      const about = sums.get(key);
      return {
        place,
        tile: cells.get(key),
        isCursor: samePlace(place, cursor),
        isPicked: picked.has(key),
        status: about?.status ?? null,
        across: about?.across ?? null,
        down: about?.down ?? null,
      };
    });
  });
}

/** Returns a frame around each sum. */
export function sumFrames(sums: readonly Sum[], box: Box | null, ground: Box, size: number) {
  return sums.map((sum) => {
    const places = placesOf(sum, box);
    const first = places[0]!;
    return {
      key: `${sum.down}${keyOf(first)}`,
      down: sum.down,
      status: statusOf(sum),
      style: `left:${(first.column - ground.left) * size}px;top:${(first.row - ground.top) * size}px;` +
        `width:${(sum.down ? 1 : places.length) * size}px;height:${(sum.down ? places.length : 1) * size}px`,
    };
  });
}

/** `star, times across, plus down`. */
export function cellSpoken({ tile, across, down, status }: DrawnCell): string {
  if (tile === undefined) return t('web-numenko-empty');
  const words = [tileName(tile)];
  if (across) words.push(t('web-numenko-read-across', { sign: signName(across) }));
  if (down) words.push(t('web-numenko-read-down', { sign: signName(down) }));
  if (status === 'wrong') words.push(t('web-numenko-look-wrong'));
  return words.join(', ');
}
