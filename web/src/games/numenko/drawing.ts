/** The cells of the ground and the true sums on it, as they are drawn and read out. */

import { t } from '../../lib/words.svelte';
import type { Arrangement } from './arranging';
import { keyOf, samePlace, type Box, type Place, type Tile } from './grid';
import { readAs, signName, tileName } from './names';
import { isFree, isTrue, placesOf, statusOf, type Sum, type SumStatus, type WorkSum } from './sums';

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
export function sumsByCell(sums: readonly WorkSum[], box: Box | null): Map<string, CellSums> {
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

/** A true sum as it is marked on the ground: where its badge hangs, and the cells that light up one after the other. */
export interface TrueSum {
  key: string;
  end: Place;
  /** `crosses` for a tile that is also in another true sum. */
  cells: { place: Place; crosses: boolean }[];
}

export function trueSums(sums: readonly Sum[], box: Box | null): TrueSum[] {
  const found = sums.filter(isTrue).map((sum) => ({ sum, places: placesOf(sum, box) }));
  const uses = new Map<string, number>();
  for (const place of found.flatMap(({ places }) => places)) uses.set(keyOf(place), (uses.get(keyOf(place)) ?? 0) + 1);
  return found.map(({ sum, places }) => ({
    key: `${sum.down} ${keyOf(places[0]!)} ${sum.tiles.join('')}`,
    end: places.at(-1)!,
    cells: places.map((place) => ({ place, crosses: (uses.get(keyOf(place)) ?? 0) > 1 })),
  }));
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
