import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { mainAction } from '../src/games/nmbrs/actions';
import { Bench } from '../src/games/nmbrs/bench.svelte';
import { blockSpoken, kindName, rowSpoken, wayName, whyName } from '../src/games/nmbrs/names';
import { boxOf, groundOf, letterCells, neighbour, placed } from '../src/games/nmbrs/place';
import { rowsOf, sorted, stepOf, type LaidBlock, type ShownRow, type View, type Work } from '../src/games/nmbrs/work';
import { Desk } from '../src/lib/desk.svelte';
import type { TableSession, Wish } from '../src/lib/session.svelte';
import { loadLanguage } from '../src/lib/words.svelte';
import type { Help } from '../src/types/protocol';

beforeAll(() => loadLanguage('en'));

const laid = (text: string): LaidBlock[] =>
  text.split('/').flatMap((line, y) =>
    line.trim().split(/\s+/).flatMap((piece, x) => (piece === '.' ? [] : [{ piece, cell: { x, y } }])),
  );

describe('where blocks are drawn', () => {
  const before = placed(laid('20 30 40'), new Map());

  test('what lies there stays, though cells are counted anew', () => {
    const after = placed(laid('. 28 / 20 30 40 / . 32'), before);
    expect(after.get('30')).toEqual(before.get('30'));
    expect(after.get('28')).toEqual({ x: 1, y: -1 });
  });

  test('of what an insertion stretches, most stays', () => {
    const wide = placed(laid('60 70 80 90'), new Map());
    const after = placed(laid('60 65 70 80 90'), wide);
    expect(['70', '80', '90'].map((block) => after.get(block))).toEqual(['70', '80', '90'].map((block) => wide.get(block)));
    expect(after.get('60')).toEqual({ x: -1, y: 0 });
  });

  test('the ground only grows, and fills what can be seen', () => {
    const ground = groundOf(before, null, 8, 6);
    expect(ground.right - ground.left + 1).toBe(8);
    expect(ground.bottom - ground.top + 1).toBe(6);
    const more = groundOf(placed(laid('. 28 / 20 30 40 / . 32'), before), ground, 8, 6);
    expect(more).toEqual(ground);
    expect(boxOf(new Map())).toBeNull();
  });

  test('letters stand beside their rows and never in each other’s way', () => {
    const places = placed(laid('. 28 / 20 30 40 / . 32'), new Map());
    const rows = [
      { letter: 'A', line: 'Across' as const, blocks: ['20', '30', '40'] },
      { letter: 'B', line: 'Down' as const, blocks: ['28', '30', '32'] },
    ];
    expect(letterCells(rows, places)).toEqual([
      { x: -1, y: 1, towards: 'right' },
      { x: 1, y: -1, towards: 'bottom' },
    ]);
    // Both would stand above and left of the same corner: then one goes to the other end.
    const corner = placed(laid('. . 7 / . 20 30 40 / . . 9'), new Map());
    const cells = letterCells([{ letter: 'A', line: 'Across', blocks: ['20', '30', '40'] }, { letter: 'B', line: 'Down', blocks: ['7', '30', '9'] }], corner);
    expect(new Set(cells.map((cell) => `${cell?.x} ${cell?.y}`)).size).toBe(2);
  });

  test('arrows go to the next block of the line, or beyond', () => {
    const places = placed(laid('20 30 40 / . 32 / . 34 . 8 12 16'), new Map());
    expect(neighbour(places, '20', 1, 0)).toBe('30');
    expect(neighbour(places, '30', 0, 1)).toBe('32');
    expect(neighbour(places, '34', 1, 0)).toBe('8');
    expect(neighbour(places, '20', -1, 0)).toBeNull();
  });
});

describe('words', () => {
  const row = (letter: string, pieces: string[], more: Partial<ShownRow> = {}): ShownRow => ({
    letter, line: 'Across', pieces, kind: null, why: null, isNew: false, added: [], ...more,
  });
  const rows = [row('A', ['2', '12', '22']), row('C', ['8', '12', '16', 'ja=20'], { line: 'Down' })];

  test('a row and a block, as they are heard', () => {
    expect(rowSpoken(rows[1]!, rows)).toBe('C, 4 blocks, 8 to 20, up by 4, joker as 20; crosses A at 12.');
    expect(blockSpoken('12', rows)).toBe('12, second of 3 in A, also in C.');
  });
  test('how a row goes on', () => {
    expect(kindName({ Steps: { by: -5 } }, [])).toBe('down by 5');
    expect(kindName({ Of: 'Squares' }, [])).toBe('square numbers');
    expect(kindName({ Geometric: { times: 1, over: 2 } }, [])).toBe('divided by 2');
    expect(stepOf(['4', '9', '16'])).toBeNull();
  });
  test('why it is none', () => {
    expect(whyName({ OtherStep: { first: 60, second: 65, third: 80 } })).toBe('from 60 to 65 it is 5, from 65 to 80 it is 15');
    expect(whyName({ Accumulation: { first: 13, second: 17, sum: 30 } })).toMatch(/13 and 17 add up to 30/);
  });
  test('what tells two ways apart', () => {
    expect(wayName({ lays: ['28 above 30', '32 below 30'], how: { Across: { at: '30' } }, row: ['28', '30', '32'], line: 'Down' })).toBe('across at 30: 28 30 32');
    expect(wayName({ lays: ['lay 20 30 ja=40'], how: 'New', row: ['20', '30', 'ja=40'], line: 'Across' })).toBe('new row: 20 30 J=40');
  });
  test('the hand in order, or by the last digit', () => {
    expect(sorted(['ja', '91', '7', '28', '11'], false)).toEqual(['7', '11', '28', '91', 'ja']);
    expect(sorted(['ja', '91', '7', '28', '11', '17'], true)).toEqual(['11', '91', '7', '17', '28', 'ja']);
  });
  test('every message is there in both languages', () => {
    const ids = (language: string): string[] => {
      const text = readFileSync(new URL(`../../crates/words/text/${language}/web-nmbrs.ftl`, import.meta.url), 'utf8');
      return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
    };
    expect(ids('de')).toEqual(ids('en'));
    expect(ids('en').every((id) => id.startsWith('web-nmbrs-'))).toBe(true);
  });
});

// A bench at a table that answers what the test says.

const VIEW: View = {
  options: { last_block: 'GivenAway', lay_first: true, points: true, rounds: 3 } as View['options'],
  viewer: { Seat: 1 }, phase: 'Turn', round: 1, turn: 1, drew: 2, moment: 5,
  seats: [{ count: 5, hand: ['30', '40', '50', '91', 'ja'], known: [] }, { count: 7, hand: null, known: [] }],
  table: laid('60 70 jb=80'), rows: [{ letter: 'A', line: 'Across', blocks: ['60', '70', 'jb'] }],
  have_laid: [], skips: [], pot: 40, aside: [], forgotten: 0, lots: [], youngest: 1, sheet: [], outcome: null,
};
const WORK: Work = {
  choice: null, lays: [], table: VIEW.table, rows: [], fresh: [], moved: [], hand: VIEW.seats[0]!.hand!, picked_up: [],
  ways: [], stuck: null, waiting: false, has_laid: false, can_finish: true, goes: [],
};

function atTable(help: Help, answer: (work: string) => { work?: Partial<Work>; text?: string | null }) {
  const asked: string[] = [];
  const sent: Wish[] = [];
  const session = {
    view: VIEW, seat: 1, isOver: false, isMine: true, must: [1], help, state: 'open',
    update: { round: 1, v: 3, basis: 5 }, name: (seat: number) => `P${seat}`,
    read: async ({ work }: { work: string }) => {
      asked.push(work);
      const { work: said, text = null } = answer(work);
      return { reading: { work: help === 'show' ? { ...WORK, ...said } : null, text, goes: text === null, moves: [] } };
    },
    play: async (wish: Wish) => {
      sent.push(wish);
      return { done: {} };
    },
  };
  const bench = new Bench(session as unknown as TableSession, new Desk());
  bench.settle();
  return { bench, asked, sent, session };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
vi.stubGlobal('requestAnimationFrame', (call: () => void) => call());

describe('the bench', () => {
  test('blocks, then where: what is asked of the engine, and what is sent', async () => {
    const { bench, asked, sent } = atTable('show', (work) =>
      work.includes('new') ? { work: { hand: ['91', 'ja'], fresh: ['30', '40', '50'], has_laid: true } } : {},
    );
    for (const block of ['30', '40', '50']) bench.tap(block);
    bench.newRow();
    await settled();
    expect(asked.at(-1)).toBe('new 30 40 50');
    expect(bench.left).toEqual(['91', 'ja']);
    expect(mainAction(bench)?.label).toBe('Finish: give away a block …');
    bench.finish();
    bench.tap('91');
    expect(mainAction(bench)?.label).toBe('Give away 91');
    await bench.send();
    expect(sent).toEqual([{ work: 'new 30 40 50, give 91' }]);
    expect(bench.steps).toEqual([]);
  });

  test('what does not fit comes back chosen; a second block makes it between', async () => {
    const { bench, asked } = atTable('show', (work) => (work === '' ? {} : { work: { stuck: 0 }, text: '30 does not fit.' }));
    bench.tap('30');
    bench.tapBlock('60');
    await settled();
    expect(asked.at(-2)).toBe('30 at 60');
    expect(bench.chosen).toEqual(['30']);
    expect(bench.steps).toEqual([]);
    bench.tapBlock('70');
    await settled();
    expect(asked).toContain('30 between 60 70');
  });

  test('several ways are chips, and one of them is the step then', async () => {
    const ways: Work['ways'] = [
      { lays: ['ja=50 left of 60'], how: { Along: { letter: 'A' } }, row: ['ja=50', '60', '70', 'jb=80'], line: 'Across' },
      { lays: ['ja=90 right of jb'], how: { Along: { letter: 'A' } }, row: ['60', '70', 'jb=80', 'ja=90'], line: 'Across' },
    ];
    const { bench, asked } = atTable('show', (work) => (work === 'ja into A' ? { work: { stuck: 0, ways, can_finish: false } } : {}));
    bench.tap('ja');
    bench.tapRow('A');
    await settled();
    expect(bench.ways).toEqual(ways);
    expect(mainAction(bench)?.why).toBe('Which way?');
    bench.choose(ways[1]!);
    await settled();
    expect(asked.at(-1)).toBe('ja=90 right of jb');
  });

  test('with less help nothing is asked, and the taps are sent as they are', async () => {
    const { bench, asked, sent } = atTable('off', () => ({}));
    bench.tap('30');
    bench.tap('40');
    bench.tapRow('A');
    bench.setValue('ja', 20);
    bench.tap('ja');
    bench.newRow();
    bench.finish();
    bench.tap('91');
    await bench.send();
    expect(asked).toEqual([]);
    expect(sent).toEqual([{ work: '30 40 into A, new ja=20, give 91' }]);
  });

  test('one back at a time, then all', async () => {
    const { bench } = atTable('off', () => ({}));
    bench.tap('30');
    bench.newRow();
    bench.tap('40');
    bench.tap('50');
    bench.back();
    expect(bench.chosen).toEqual(['40']);
    bench.back();
    bench.back();
    expect(bench.steps).toEqual([]);
    bench.tap('30');
    bench.newRow();
    bench.clear();
    expect([bench.steps, bench.chosen]).toEqual([[], []]);
  });

  test('a joker that is exchanged is in the hand again', () => {
    const { bench, session } = atTable('off', () => ({}));
    session.view = { ...VIEW, seats: [{ ...VIEW.seats[0]!, hand: ['80', '91'] }, VIEW.seats[1]!] };
    bench.tap('80');
    bench.tapBlock('jb');
    expect(bench.left).toEqual(['91', 'jb']);
  });

  test('what the table changes: the draft that still holds stays, what broke is marked', async () => {
    let isBroken = false;
    const { bench, session } = atTable('show', (work) => (isBroken && work ? { work: { stuck: 0 }, text: 'No row has this letter.' } : { work: { hand: ['40', '50', '91', 'ja'] } }));
    bench.tap('30');
    bench.tapRow('A');
    await settled();
    expect(bench.broken).toBeNull();
    isBroken = true;
    session.update = { round: 1, v: 4, basis: 6 };
    session.view = { ...VIEW, moment: 6 };
    bench.settle();
    await bench.look();
    expect(bench.steps.length).toBe(1);
    expect(bench.broken).toBe(0);
  });
});

test('a view as rows, jokers with what they stand for', () => {
  expect(rowsOf(VIEW)[0]!.pieces).toEqual(['60', '70', 'jb=80']);
});
