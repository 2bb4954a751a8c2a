import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { mainAction } from '../src/games/nmbrs/actions';
import { Draft } from '../src/games/nmbrs/draft.svelte';
import { blockSpoken, kindName, kindTag, rowSpoken, placementName, whyName } from '../src/games/nmbrs/names';
import { boxOf, endsOf, groundOf, neighbour, placeBlocks } from '../src/games/nmbrs/layout';
import { rowsOf, sorted, type LaidBlock, type ShownRow, type View, type Work } from '../src/games/nmbrs/view';
import { GameBridge } from '../src/lib/game-bridge.svelte';
import type { TableSession, MoveInput } from '../src/lib/session.svelte';
import { loadLanguage } from '../src/lib/words.svelte';
import type { Help } from '../src/types/protocol';

beforeAll(() => loadLanguage('en'));

const laid = (text: string): LaidBlock[] =>
  text.split('/').flatMap((line, y) =>
    line.trim().split(/\s+/).flatMap((piece, x) => (piece === '.' ? [] : [{ piece, cell: { x, y } }])),
  );

describe('positions of blocks', () => {
  const before = placeBlocks(laid('20 30 40'), new Map());

  test('blocks on the table stay in place when the cells are renumbered', () => {
    const after = placeBlocks(laid('. 28 / 20 30 40 / . 32'), before);
    expect(after.get('30')).toEqual(before.get('30'));
    expect(after.get('28')).toEqual({ x: 1, y: -1 });
  });

  test('most blocks of a row stay in place when another is inserted', () => {
    const wide = placeBlocks(laid('60 70 80 90'), new Map());
    const after = placeBlocks(laid('60 65 70 80 90'), wide);
    expect(['70', '80', '90'].map((block) => after.get(block))).toEqual(['70', '80', '90'].map((block) => wide.get(block)));
    expect(after.get('60')).toEqual({ x: -1, y: 0 });
  });

  test('the ground only grows, and fills the view', () => {
    const ground = groundOf(before, null, 8, 6);
    expect(ground.right - ground.left + 1).toBe(8);
    expect(ground.bottom - ground.top + 1).toBe(6);
    const more = groundOf(placeBlocks(laid('. 28 / 20 30 40 / . 32'), before), ground, 8, 6);
    expect(more).toEqual(ground);
    expect(boxOf(new Map())).toBeNull();
  });

  test('letters and steps are at the ends of their rows and never overlap', () => {
    const places = placeBlocks(laid('. 28 / 20 30 40 / . 32'), new Map());
    const rows = [
      { letter: 'A', line: 'Across' as const, blocks: ['20', '30', '40'] },
      { letter: 'B', line: 'Down' as const, blocks: ['28', '30', '32'] },
    ];
    expect(endsOf(rows, places)).toEqual([
      { letter: { x: -1, y: 1, towards: 'right' }, step: { x: 3, y: 1, towards: 'left' } },
      { letter: { x: 1, y: -1, towards: 'bottom' }, step: { x: 1, y: 3, towards: 'top' } },
    ]);
    // The letter of B would be where the step of A is, so that step stays with its letter.
    const near = placeBlocks(laid('20 30 40 . 7 8 9'), new Map());
    const [a, b] = endsOf([{ letter: 'A', line: 'Across', blocks: ['20', '30', '40'] }, { letter: 'B', line: 'Across', blocks: ['7', '8', '9'] }], near);
    expect(a!.step).toBe(a!.letter);
    expect(b!.letter).toEqual({ x: 3, y: 0, towards: 'right' });
    expect(b!.step).toEqual({ x: 7, y: 0, towards: 'left' });
  });

  test('arrows go to the next block of the line, or beyond', () => {
    const places = placeBlocks(laid('20 30 40 / . 32 / . 34 . 8 12 16'), new Map());
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
  const rows = [row('A', ['2', '12', '22']), row('C', ['8', '12', '16', 'ja=20'], { line: 'Down', kind: { Steps: { by: 4 } } })];

  test('a row and a block, as they are spoken', () => {
    expect(rowSpoken(rows[1]!, rows)).toBe('C, 4 blocks, 8 to 20, up by 4, joker as 20; crosses A at 12.');
    expect(blockSpoken('12', rows)).toBe('12, second of 3 in A, also in C.');
  });
  test('the kind of a row', () => {
    expect(kindName({ Steps: { by: -5 } })).toBe('down by 5');
    expect(kindName({ Of: 'Squares' })).toBe('square numbers');
    expect(kindName({ Geometric: { times: 1, over: 2 } })).toBe('divided by 2');
    expect(kindName(null)).toBe('');
    expect([{ Steps: { by: 10 } }, { Steps: { by: -3 } }, { Of: 'Cubes' as const }].map(kindTag)).toEqual(['+10', '−3', 'n³']);
  });
  test('why it is not a row', () => {
    expect(whyName({ OtherStep: { first: 60, second: 65, third: 80 } })).toBe('60 to 65 is 5, but 65 to 80 is 15');
    expect(whyName({ StepNotAgreed: { by: -3, steps: '1,2,5-8,20' } })).toBe('the step is 3, but at this table rows go up or down by 1, 2, 5–8 or 20');
    expect(whyName({ Accumulation: { first: 13, second: 17, sum: 30 } })).toMatch(/13 and 17 add up to 30/);
  });
  test('two placements are told apart', () => {
    expect(placementName({ lays: ['28 above 30', '32 below 30'], how: { Across: { at: '30' } }, row: ['28', '30', '32'], line: 'Down', kind: { Steps: { by: 2 } } })).toBe('across at 30: 28 30 32');
    expect(placementName({ lays: ['lay 20 30 ja=40'], how: 'New', row: ['20', '30', 'ja=40'], line: 'Across', kind: { Steps: { by: 10 } } })).toBe('new row: 20 30 J=40');
  });
  test('the hand in order, or by the last digit', () => {
    expect(sorted(['ja', '91', '7', '28', '11'], false)).toEqual(['7', '11', '28', '91', 'ja']);
    expect(sorted(['ja', '91', '7', '28', '11', '17'], true)).toEqual(['11', '91', '7', '17', '28', 'ja']);
  });
  test('every message exists in both languages', () => {
    const ids = (language: string): string[] => {
      const text = readFileSync(new URL(`../../crates/words/text/${language}/web-nmbrs.ftl`, import.meta.url), 'utf8');
      return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
    };
    expect(ids('de')).toEqual(ids('en'));
    expect(ids('en').every((id) => id.startsWith('web-nmbrs-'))).toBe(true);
  });
});

// A draft at a table that gives scripted answers.

const VIEW: View = {
  options: { last_block: 'GivenAway', lay_first: true, points: true, rounds: 3 } as View['options'],
  revision: 2,
  viewer: { Seat: 1 }, phase: 'Turn', round: 1, turn: 1, drew: 2, moment: 5,
  seats: [{ count: 5, hand: ['30', '40', '50', '91', 'ja'], known: [] }, { count: 7, hand: null, known: [] }],
  table: laid('60 70 jb=80'), rows: [{ letter: 'A', line: 'Across', blocks: ['60', '70', 'jb'], kind: { Steps: { by: 10 } } }],
  exchanges: [], may_add: false, offers: [], have_laid: [], skips: [], pot: 40, aside: [], forgotten: 0, lots: [], youngest: 1, sheet: [], outcome: null,
};
const WORK: Work = {
  choice: null, lays: [], table: VIEW.table, rows: [], fresh: [], moved: [], hand: VIEW.seats[0]!.hand!, picked_up: [],
  ways: [], stuck: null, waiting: false, has_laid: false, can_finish: true, wins: false, chosen: null, goes: [],
};

function atTable(help: Help, answer: (work: string) => { work?: Partial<Work>; text?: string | null }) {
  const asked: string[] = [];
  const sent: MoveInput[] = [];
  const session = {
    view: VIEW, seat: 1, isOver: false, isMine: true, must: [1], help, state: 'open',
    canSend: true, update: { round: 1, v: 3, basis: 5 }, name: (seat: number) => `P${seat}`,
    judge: async ({ work }: { work: string }) => {
      asked.push(work);
      const { work: said, text = null } = answer(work);
      return { reading: { work: help === 'show' ? { ...WORK, ...said } : null, text, goes: text === null, moves: [] } };
    },
    play: async (input: MoveInput) => {
      sent.push(input);
      return { done: {} };
    },
  };
  const draft = new Draft(session as unknown as TableSession, new GameBridge());
  draft.applyUpdate();
  return { draft, asked, sent, session };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
vi.stubGlobal('requestAnimationFrame', (call: () => void) => call());

describe('the draft', () => {
  test('blocks and their place are sent to the engine, then as the turn', async () => {
    const { draft, asked, sent } = atTable('show', (work) =>
      work.includes('new') ? { work: { hand: ['91', 'ja'], fresh: ['30', '40', '50'], has_laid: true } } : {},
    );
    for (const block of ['30', '40', '50']) draft.tap(block);
    draft.newRow();
    await settled();
    expect(asked.at(-1)).toBe('new 30 40 50');
    expect(draft.left).toEqual(['91', 'ja']);
    expect(mainAction(draft)?.label).toBe('Finish: give away a block…');
    draft.finish();
    draft.tap('91');
    expect(mainAction(draft)?.label).toBe('Give away 91');
    await draft.send();
    expect(sent).toEqual([{ work: 'new 30 40 50, give 91' }]);
    expect(draft.steps).toEqual([]);
  });

  test('blocks that do not fit come back chosen; a second target makes it between', async () => {
    const { draft, asked } = atTable('show', (work) => (work === '' ? {} : { work: { stuck: 0 }, text: '30 does not fit.' }));
    draft.tap('30');
    draft.tapBlock('60');
    await settled();
    expect(asked.at(-2)).toBe('30 at 60');
    expect(draft.chosen).toEqual(['30']);
    expect(draft.steps).toEqual([]);
    draft.tapBlock('70');
    await settled();
    expect(asked).toContain('30 between 60 70');
  });

  test('several placements are offered, and the chosen one becomes the step', async () => {
    const ways: Work['ways'] = [
      { lays: ['ja=50 left of 60'], how: { Along: { letter: 'A' } }, row: ['ja=50', '60', '70', 'jb=80'], line: 'Across', kind: { Steps: { by: 10 } } },
      { lays: ['ja=90 right of jb'], how: { Along: { letter: 'A' } }, row: ['60', '70', 'jb=80', 'ja=90'], line: 'Across', kind: { Steps: { by: 10 } } },
    ];
    const { draft, asked } = atTable('show', (work) => (work === 'ja into A' ? { work: { stuck: 0, ways, can_finish: false } } : {}));
    draft.tap('ja');
    draft.tapRow('A');
    await settled();
    expect(draft.placements).toEqual(ways);
    expect(mainAction(draft)?.why).toBe('Which way?');
    draft.choose(ways[1]!);
    await settled();
    expect(asked.at(-1)).toBe('ja=90 right of jb');
  });

  test('with less help the engine is not asked, and the taps are sent unchanged', async () => {
    const { draft, asked, sent } = atTable('off', () => ({}));
    draft.tap('30');
    draft.tap('40');
    draft.tapRow('A');
    draft.setValue('ja', 20);
    draft.tap('ja');
    draft.newRow();
    draft.finish();
    draft.tap('91');
    await draft.send();
    expect(asked).toEqual([]);
    expect(sent).toEqual([{ work: '30 40 into A, new ja=20, give 91' }]);
  });

  test('steps are taken back one at a time, or all at once', async () => {
    const { draft } = atTable('off', () => ({}));
    draft.tap('30');
    draft.newRow();
    draft.tap('40');
    draft.tap('50');
    draft.back();
    expect(draft.chosen).toEqual(['40']);
    draft.back();
    draft.back();
    expect(draft.steps).toEqual([]);
    draft.tap('30');
    draft.newRow();
    draft.clear();
    expect([draft.steps, draft.chosen]).toEqual([[], []]);
  });

  test('a joker that is exchanged is in the hand again', () => {
    const { draft, session } = atTable('off', () => ({}));
    session.view = { ...VIEW, exchanges: [{ block: '80', joker: 'jb' }], seats: [{ ...VIEW.seats[0]!, hand: ['80', '91'] }, VIEW.seats[1]!] };
    draft.tap('80');
    draft.tapBlock('jb');
    expect(draft.left).toEqual(['91', 'jb']);
  });

  test('after a change of the table, valid steps stay and broken ones are marked', async () => {
    let isBroken = false;
    const { draft, session } = atTable('show', (work) => (isBroken && work ? { work: { stuck: 0 }, text: 'No row has this letter.' } : { work: { hand: ['40', '50', '91', 'ja'] } }));
    draft.tap('30');
    draft.tapRow('A');
    await settled();
    expect(draft.broken).toBeNull();
    isBroken = true;
    session.update = { round: 1, v: 4, basis: 6 };
    session.view = { ...VIEW, moment: 6 };
    draft.applyUpdate();
    await draft.requestJudgement();
    expect(draft.steps.length).toBe(1);
    expect(draft.broken).toBe(0);
  });
});

test('a view as rows, jokers with their values', () => {
  expect(rowsOf(VIEW)[0]!.pieces).toEqual(['60', '70', 'jb=80']);
});
