/** Arranging tiles: typing, lifting, moving, undoing; and each grid has exactly one text. */

import { describe, expect, test } from 'vitest';
import {
  back, clear, countsOf, EMPTY, fitting, goTo, isRefusal, jump, liftOne, liftSum, nudge, pickUp, putDown, rackOf,
  aligned, state, tap, turn, typeTile, type Arrangement, type Refusal,
} from '../src/games/numenko/arranging';
import { boxOf, groupAt, holds, nameOf, placeOf, readGrid, runAt, runsOf, textOf, tilesOf } from '../src/games/numenko/grid';
import { tileOf } from '../src/games/numenko/keys';
import { firstGround, grown } from '../src/games/numenko/ground';
import { addedTiles } from '../src/games/numenko/view';

const ALL = '00112233445566778899********??';

const drawn = (text: string, row = 0, column = 0, down = false): Arrangement => ({
  ...EMPTY, ...readGrid(text), cursor: { row, column }, down,
});
const done = (outcome: Arrangement | Refusal): Arrangement => {
  if (isRefusal(outcome)) throw new Error(outcome);
  return outcome;
};
const text = ({ cells, stated }: Arrangement): string => textOf(cells, stated);

/** Types the tiles one by one, taking them from `held`. */
function typed(start: Arrangement, tiles: string, held = ALL): Arrangement {
  return [...tiles].reduce((now, tile) => done(typeTile(now, tile, rackOf(held, now.cells))), start);
}
const count = (tile: string, held: string, { cells }: Arrangement): number => rackOf(held, cells).get(tile) ?? 0;

/** The worked examples of the rulebook. */
const E2 = '.6/2*4*8/.7/.*/.1/.3';
const E3 = '.6/2*4*8/.7..*/.*..9/.1..*/.3..?/....2';

describe('a grid and its text', () => {
  test.each(['-', '2*4*8', E2, E3, '..6/92*4*8/*.7/6.*/*.1/5.3/4'])('%s comes back', (grid) => {
    expect(textOf(readGrid(grid).cells)).toBe(grid);
  });

  test('begins where the first tile lies, wherever that is', () => {
    const moved = new Map([...readGrid(E2).cells].map(([key, tile]) => {
      const { row, column } = placeOf(key);
      return [`${row - 7},${column + 5}`, tile] as const;
    }));
    expect(textOf(moved)).toBe(E2);
  });

  test('a character that is no tile is an empty cell', () => expect(textOf(readGrid('2x4').cells)).toBe('2.4'));

  test('states readings of existing runs, by row and column from 1', () => {
    const stated = [{ down: false, at: { row: 1, column: 0 }, reading: '2x4=8' }, { down: true, at: { row: 0, column: 1 }, reading: '6+7=13' }];
    const { cells } = readGrid(E2);
    const said = `${E2}; across 2,1: 2x4=8; down 1,2: 6+7=13`;
    expect(textOf(cells, stated)).toBe(said);
    expect(readGrid(said).stated).toEqual(stated);
    expect(holds(cells, { down: false, at: { row: 1, column: 0 }, reading: '2x4=' })).toBe(false);
    expect(holds(cells, { down: false, at: { row: 1, column: 1 }, reading: '2x4=8' })).toBe(false);
  });

  test('has runs across first, then down', () => {
    const { cells } = readGrid(E3);
    expect(runsOf(cells).map(({ down, places }) => `${down ? 'down' : 'across'} ${tilesOf(cells, places)}`)).toEqual([
      'across 2*4*8', 'down 6*7*13', 'down 8*9*?2',
    ]);
  });

  test('a tile alone is no run', () => expect(runAt(readGrid('2').cells, { row: 0, column: 0 }, false)).toBeNull());

  test('tiles are connected by their sides, not by their corners', () => {
    const { cells } = readGrid('12/..3/..4');
    expect(groupAt(cells, { row: 0, column: 0 }).length).toBe(2);
    expect(groupAt(cells, { row: 1, column: 2 }).length).toBe(2);
    expect(groupAt(cells, { row: 5, column: 5 })).toEqual([]);
  });

  test('cells are named from the first tile on', () => {
    const box = boxOf(readGrid(E2).cells);
    expect(nameOf({ row: 3, column: 2 }, box)).toBe('c4');
    expect(nameOf({ row: -1, column: 2 }, box)).toBe('');
    expect(nameOf({ row: 0, column: 26 }, box)).toBe('aa1');
    expect(nameOf({ row: 9, column: 9 }, null)).toBe('a1');
  });
});

describe('typing', () => {
  test('advances the cursor', () => {
    const after = typed(EMPTY, '2*4*8');
    expect(text(after)).toBe('2*4*8');
    expect(after.cursor).toEqual({ row: 0, column: 5 });
  });

  test('also works downwards', () => expect(text(typed({ ...EMPTY, down: true }, '6*7'))).toBe('6/*/7'));

  test('reuses an equal tile in its way', () => {
    const row = drawn('2*4*8');
    const after = typed(goTo(row, { row: -1, column: 1 }, true), '6*7*13');
    expect(text(after)).toBe(E2);
    expect(count('*', '2*4*867*13', after)).toBe(0);
  });

  test('skips a tile in its way that is not typed', () => {
    const after = typed(goTo(drawn('2*4*8'), { row: -1, column: 1 }, true), '67*13');
    expect(text(after)).toBe(E2);
  });

  test('skips several tiles in its way', () => {
    const after = typed(goTo(drawn('./12'), { row: 1, column: -1 }), '5*3');
    expect(text(after)).toBe('512*3');
  });

  test('replaces the tile under a cursor placed there, which goes back to the rack', () => {
    const after = typed(goTo(drawn('8*9*?2'), { row: 0, column: 4 }), '7', '8*9*?27');
    expect(text(after)).toBe('8*9*72');
    expect(count('?', '8*9*?27', after)).toBe(1);
  });

  test('typing the same tile over itself changes nothing', () => {
    const before = goTo(drawn('12'), { row: 0, column: 0 });
    const after = typed(before, '1', '12');
    expect(after.cells).toBe(before.cells);
    expect(after.cursor.column).toBe(1);
  });

  test('needs a tile in the rack', () => {
    expect(typeTile(EMPTY, '7', countsOf('123'))).toBe('none-left');
    expect(typeTile(drawn('77', 0, 2), '7', rackOf('77', drawn('77').cells))).toBe('none-left');
  });

  test.each([
    ...['+', '-', 'x', 'X', '*', '/', ':', '=', '×', '÷', '·'].map((key) => [key, '*'] as const),
    ...([['7', '7'], ['?', '?'], ['a', null], ['Enter', null], ['', null]] as const),
  ])('the key %j is %j', (key, tile) => expect(tileOf(key)).toBe(tile));
});

describe('a tap', () => {
  test('places the cursor', () => expect(tap(EMPTY, { row: 3, column: 2 }).cursor).toEqual({ row: 3, column: 2 }));
  test('on the cursor turns it', () => {
    const there = tap(EMPTY, { row: 3, column: 2 });
    expect(tap(there, there.cursor).down).toBe(true);
    expect(tap(tap(there, there.cursor), there.cursor).down).toBe(false);
  });
  test('on a tile takes it back, and another can be typed there', () => {
    const lifted = tap(drawn('8*9*?2'), { row: 0, column: 4 });
    expect(text(lifted)).toBe('8*9*.2');
    expect(text(typed(lifted, '7'))).toBe('8*9*72');
  });
  test('turning is also a command', () => expect(turn(EMPTY).down).toBe(true));
});

describe('one back', () => {
  test('takes the tile typed last', () => {
    const once = done(back(typed(EMPTY, '2*4')));
    expect(text(once)).toBe('2*');
    expect(once.cursor.column).toBe(2);
    expect(text(done(back(once)))).toBe('2');
  });
  test('takes the tile under a cursor placed there', () => {
    expect(text(done(back(drawn('2*4', 0, 1))))).toBe('2.4');
  });
  test('steps over a crossing and leaves it', () => {
    const whole = typed(goTo(drawn('2*4*8'), { row: -1, column: 1 }, true), '67');
    const bare = done(back(done(back(done(back(whole))))));
    expect(text(bare)).toBe('2*4*8');
    expect(bare.cursor).toEqual({ row: -1, column: 1 });
  });
  test('is refused with nothing before it', () => expect(back(EMPTY)).toBe('nothing-there'));
});

describe('lifting a sum', () => {
  test('leaves its crossings', () => {
    const lifted = done(liftSum(drawn(E2, 2, 1, true)));
    expect(text(lifted)).toBe('2*4*8');
    expect(lifted.cursor).toEqual({ row: 0, column: 1 });
    expect(text(done(liftSum(drawn(E2, 1, 4))))).toBe('6/*/7/*/1/3');
  });
  test('works from the cell right after it', () => expect(text(done(liftSum(typed(EMPTY, '2*4'))))).toBe('-'));
  test('tries the other direction if there is no run', () => expect(text(done(liftSum(drawn('6/*/7', 1, 0))))).toBe('-'));
  test('a single tile is lifted too', () => expect(text(done(liftSum(drawn('6'))))).toBe('-'));
  test('is refused where there is nothing', () => expect(liftSum(EMPTY)).toBe('nothing-there'));
  test('is refused if every tile is a crossing', () => expect(liftSum(drawn('12/34'))).toBe('all-cross'));
});

describe('moving', () => {
  test('a run goes to the tapped cell', () => {
    const start = drawn('12*/......./....3', 0, 0);
    const moved = done(putDown(start, pickUp(start, false)!, { row: 3, column: 4 }));
    expect(text(moved)).toBe('3/12*');
    expect(moved.cursor).toEqual({ row: 3, column: 4 });
  });
  test('a whole connected group moves together', () => {
    const start = drawn(E2, 1, 0);
    const picked = pickUp(start, true)!;
    expect(picked.places.length).toBe(10);
    const moved = done(putDown(start, picked, { row: 9, column: 9 }));
    expect(text(moved)).toBe(E2);
    expect(boxOf(moved.cells)).toEqual({ top: 8, left: 9, bottom: 13, right: 13 });
  });
  test('is refused if another tile is in the way', () => {
    const start = drawn('12/.../345', 0, 0);
    expect(putDown(start, pickUp(start, false)!, { row: 2, column: 0 })).toBe('no-room');
  });
  test('merges with an equal tile: one goes back to the rack', () => {
    const start = drawn('21/.../145', 0, 0);
    const moved = done(putDown(start, pickUp(start, false)!, { row: 2, column: -1 }));
    expect(text(moved)).toBe('2145');
    expect(count('1', '21145', moved)).toBe(1);
  });
  test('by one cell takes the cursor along', () => {
    const moved = done(nudge(drawn('12', 0, 1), true, 1));
    expect(moved.cursor).toEqual({ row: 1, column: 1 });
    expect(boxOf(moved.cells)?.top).toBe(1);
    expect(nudge(EMPTY, true, 1)).toBe('nothing-there');
  });
  test('nothing can be picked up from an empty cell', () => expect(pickUp(EMPTY, false)).toBeNull());
});

describe('jumping', () => {
  test('over empty cells to the next tile', () => expect(jump(drawn('12...3', 0, 1), false, 1)).toEqual({ row: 0, column: 5 }));
  test('over adjoining tiles to the last one', () => expect(jump(drawn('123', 0, 0), false, 1)).toEqual({ row: 0, column: 2 }));
  test('also backwards and upwards', () => {
    expect(jump(drawn('12...3', 0, 5), false, -1)).toEqual({ row: 0, column: 1 });
    expect(jump(drawn('1//./2', 3, 0), true, -1)).toEqual({ row: 0, column: 0 });
  });
  test('stays put if there is no tile to jump to', () => {
    expect(jump(EMPTY, false, 1)).toEqual(EMPTY.cursor);
    expect(jump(drawn('1', 5, 5), false, 1)).toEqual({ row: 5, column: 5 });
  });
});

describe('tiles that are gone', () => {
  test('are lifted, the last laid first', () => {
    const both = typed(EMPTY, '7*7');
    expect(text(fitting(both, '7*'))).toBe('7*');
    expect(text(liftOne(both, '*'))).toBe('7.7');
    expect(liftOne(both, '5')).toBe(both);
  });
  test('tiles still held stay', () => {
    const both = typed(EMPTY, '7*7');
    expect(fitting(both, '77*1')).toBe(both);
  });
  test('clearing keeps the cursor', () => {
    const empty = clear(typed(EMPTY, '7*7'));
    expect(text(empty)).toBe('-');
    expect(empty.cursor.column).toBe(3);
  });
  test('new tiles are distinguished from old ones', () => {
    expect(addedTiles('0123**?', '0123**?')).toEqual([]);
    expect(addedTiles('017', '0135')).toEqual(['3', '5']);
    expect(addedTiles('77*', '777**')).toEqual(['7', '*']);
  });
});

describe('a stated reading', () => {
  test('stays with its run until the run changes', () => {
    const said = state(typed(EMPTY, '2*4*8'), { row: 0, column: 0 }, false, '2x4=8');
    expect(text(said)).toBe('2*4*8; across 1,1: 2x4=8');
    expect(text(typed(said, '0'))).toBe('2*4*80');
    expect(text(state(said, { row: 0, column: 0 }, false, ''))).toBe('2*4*8');
  });
});

describe('a grid from elsewhere', () => {
  test('is placed so that most of it stays put', () => {
    const here = drawn('2*4*8', 0, 0);
    const { cells, stated } = readGrid(E2);
    const after = aligned({ ...here, cells: new Map([...here.cells].map(([key, tile]) => [`5,${placeOf(key).column + 3}`, tile] as const)) }, cells, stated);
    expect(text(after)).toBe(E2);
    expect(after.cells.get('5,3')).toBe('2');
    expect(after.cells.get('4,4')).toBe('6');
  });
  test('starts at its own first cell on empty ground', () => {
    const { cells } = readGrid('12');
    expect(boxOf(aligned(EMPTY, cells, []).cells)).toEqual({ top: 0, left: 0, bottom: 0, right: 1 });
  });
});

describe('the ground', () => {
  test('is at least as large as the view', () => {
    const { top, left, bottom, right } = firstGround(8, 6);
    expect(bottom - top + 1).toBeGreaterThanOrEqual(6);
    expect(right - left + 1).toBeGreaterThanOrEqual(8);
    // The first cell is in its middle.
    expect([top, left]).toEqual([-bottom, -right]);
  });
  test('grows only when something comes near its edge, and never shrinks', () => {
    const first = firstGround(8, 6);
    expect(grown(first, new Map(), { row: 0, column: 0 }, 8, 6)).toBe(first);
    const large = grown(first, readGrid('123456789').cells, { row: 0, column: 9 }, 8, 6);
    expect(large.right).toBeGreaterThanOrEqual(11);
    expect(grown(large, new Map(), { row: 0, column: 0 }, 8, 6)).toBe(large);
  });
  test('grows with the view', () => {
    const wide = grown(firstGround(8, 6), new Map(), { row: 0, column: 0 }, 20, 12);
    expect(wide.right - wide.left + 1).toBe(20);
    expect(wide.bottom - wide.top + 1).toBe(12);
  });
  test('leaves room to bring the tiles into the middle of the view', () => {
    const { left, right } = grown(firstGround(11, 6), readGrid('12345').cells, { row: 0, column: 5 }, 11, 6);
    expect(left).toBeLessThanOrEqual(-3);
    expect(right).toBeGreaterThanOrEqual(7);
  });
});

describe('random edits', () => {
  /** mulberry32, from a printed seed. */
  function chance(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  test('no tile is lost, none appears, and the text reads back the same', () => {
    const seed = Number(process.env.RECKON_SEED ?? Math.floor(Math.random() * 2 ** 31));
    console.info(`RECKON_SEED=${seed}`);
    const next = chance(seed);
    const below = (n: number): number => Math.floor(next() * n);
    const held = '0123456789******?2468';
    for (let game = 0; game < 200; game++) {
      let now = EMPTY;
      for (let i = 0; i < 60; i++) {
        const place = { row: below(9) - 4, column: below(9) - 4 };
        const deeds: (() => Arrangement | Refusal)[] = [
          () => typeTile(now, held[below(held.length)]!, rackOf(held, now.cells)),
          () => typeTile(now, held[below(held.length)]!, rackOf(held, now.cells)),
          () => typeTile(now, '*', rackOf(held, now.cells)),
          () => tap(now, place),
          () => goTo(now, place, below(2) === 1),
          () => back(now),
          () => liftSum(now),
          () => nudge(now, below(2) === 1, below(2) * 2 - 1),
          () => {
            const picked = pickUp(now, below(2) === 1);
            return picked ? putDown(now, picked, place) : 'nothing-there';
          },
        ];
        const after = deeds[below(deeds.length)]!();
        if (isRefusal(after)) continue;
        now = after;
        const missing = [...rackOf(held, now.cells)].filter(([, n]) => n < 0);
        if (missing.length > 0) throw new Error(`${missing} in ${text(now)}`);
        const grid = textOf(now.cells);
        if (textOf(readGrid(grid).cells) !== grid) throw new Error(grid);
      }
      expect(boxOf(now.cells) === null).toBe(now.cells.size === 0);
    }
  });
});
