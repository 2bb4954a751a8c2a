/** nmbrs! blocks: rows that are in the way are pushed aside, and the page shows it. */

import { describe, expect, test } from 'vitest';
import type { Block, Event, MadeRoom, View } from '../../src/types/nmbrs';
import type { Update } from '../../src/types/protocol';
import type { Visitor, VisitOptions } from './support/browser';
import type { Guest } from './support/guest';
import { gift, ownHand, typed } from './support/nmbrs';
import { short } from './support/nmbrs-table';
import { Suite } from './support/suite';
import { createTable, openTable } from './support/table';

const suite = new Suite();

/** Free cells of which one has to stay between two groups of rows. */
const APART = 2;
const MOST_TURNS = 60;

const blockOf = (piece: string): Block => piece.split('=')[0]!;

/** Goes down from a block with two of the hand, so that what lies below has to make room; `null` if that is not possible. */
function downwards(view: View): string | null {
  const lying = view.table.map(({ piece, cell }) => ({ number: Number(piece), ...cell }));
  const at = (x: number, y: number): boolean => lying.some((block) => block.x === x && block.y === y);
  const hand = ownHand(view);
  for (const { number, x, y } of lying) {
    const isFree = ![-1, 0, 1].some((dx) => at(x + dx, y + 1)) && !at(x, y - 1) && !at(x - 1, y + 2) && !at(x + 1, y + 2);
    const isNear = lying.some((block) => Math.abs(block.x - x) <= 1 && block.y > y + 1 && block.y <= y + 1 + APART);
    if (!isFree || !isNear || Number.isNaN(number)) continue;
    for (const first of hand.map(Number)) {
      const second = 2 * first - number;
      const left = hand.filter((block) => block !== `${first}` && block !== `${second}`);
      if (first !== number && hand.includes(`${second}`) && left.length > 1) {
        return `${first} below ${number}, ${second} below ${first}, give ${gift(left)}`;
      }
    }
  }
  return null;
}

const pushIn = ({ events }: Update): MadeRoom[] =>
  (events as Event[]).flatMap((event) => (typeof event === 'object' && 'MadeRoom' in event ? event.MadeRoom.islands : []));

/** Plays on until groups of rows are pushed aside; returns the move's update and what was pushed. */
async function play(players: Guest[], beforePush: (view: View) => Promise<void>): Promise<{ update: Update; all: MadeRoom[] }> {
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const guest = await Promise.race(players.map(async (player) => (await player.myTurn(), player)));
    expect(guest.isOver, 'the game is over, and nothing was pushed').toBe(false);
    const view = guest.update!.view as View;
    const move = typeof view.phase === 'object' ? null : downwards(view);
    if (move) await beforePush(view);
    const known = guest.received.length;
    await guest.play(move ?? typed(view));
    for (const message of guest.received.slice(known)) {
      const all = 'update' in message ? pushIn(message.update) : [];
      if ('update' in message && all.length > 0) return { update: message.update, all };
    }
  }
  throw new Error('nothing was pushed');
}

const DESK: VisitOptions = { width: 1280, height: 800, motion: true };
const PHONE: VisitOptions = { width: 360, height: 740, touch: true, motion: true };

/** The distance from one block to another as they are seen, in cells. */
async function apart(visitor: Visitor, [from, to]: [Block, Block]): Promise<{ x: number; y: number }> {
  const centres = await visitor.page.locator('[data-region=table] .ground [data-block]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const { x, y, width, height } = block.getBoundingClientRect();
      return { block: block.getAttribute('data-block'), x: x + width / 2, y: y + height / 2 };
    }),
  );
  const between = (one: { x: number; y: number }, other: { x: number; y: number }): number => Math.hypot(other.x - one.x, other.y - one.y);
  const cell = Math.min(...centres.flatMap((one, i) => centres.slice(i + 1).map((other) => between(one, other))));
  const [start, end] = [from, to].map((block) => centres.find((centre) => centre.block === block)!) as [(typeof centres)[0], (typeof centres)[0]];
  return { x: Math.round((end.x - start.x) / cell), y: Math.round((end.y - start.y) / cell) };
}

/** The way of a push in cells. */
const WAYS = { Left: { x: -1, y: 0 }, Right: { x: 1, y: 0 }, Above: { x: 0, y: -1 }, Below: { x: 0, y: 1 } };

describe.each([['on a desk', DESK], ['on a phone', PHONE]] as const)('%s', (_, options) => {
  test('a push is told, and the blocks slide', async () => {
    const visitor = await suite.visit(options);
    const request = short('usual', { options: { rounds: '20', highest: '50', 'lay-first': 'off' }, seats: ['me', 'person'] });
    const { table } = await createTable(visitor, request);
    const guest = await visitor.guest(table.id);
    await openTable(visitor, table.id, 'show');
    const me = await visitor.again(table.id);
    await visitor.page.locator('[data-region=hand]').waitFor();
    /** Waits until no scene plays and nothing slides. */
    const atRest = (): Promise<unknown> =>
      visitor.page.waitForFunction(() => {
        const isIdle = document.querySelector('[data-scene]')?.getAttribute('data-scene') === 'idle';
        const blocks = [...document.querySelectorAll('.ground [data-block]')];
        return isIdle && blocks.every((block) => block.getAnimations().every(({ playState }) => playState !== 'running'));
      });
    await visitor.page.evaluate(() => {
      const watching = globalThis as unknown as { slid: string[] };
      watching.slid = [];
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        const block = (target as HTMLElement).closest<HTMLElement>('.ground [data-block]')?.dataset['block'];
        if (propertyName === 'translate' && block) watching.slid.push(block);
      });
    });

    /** The distance between each two blocks before the push. */
    const before = new Map<string, { x: number; y: number }>();
    const { update, all } = await play([me, guest], async (view) => {
      await atRest();
      await visitor.page.evaluate(() => void ((globalThis as unknown as { slid: string[] }).slid = []));
      const blocks = view.table.map(({ piece }) => blockOf(piece));
      for (const from of blocks) for (const to of blocks) before.set(`${from} ${to}`, await apart(visitor, [from, to]));
    });

    const pushed = all[0]!;
    const told = update.texts.find((said) => said.includes('room:'));
    expect(told, update.texts.join(' ')).toMatch(new RegExp(`Rows? ${pushed.rows.join(' and ')} makes? room: ${pushed.by} places? (to the (left|right)|up|down)`));
    await expect.poll(() => visitor.page.locator('.last .last p').textContent()).toContain('room:');
    await atRest();
    const slid = await visitor.page.evaluate(() => (globalThis as unknown as { slid: string[] }).slid);
    expect(slid.length, 'blocks slide').toBeGreaterThan(0);
    const lying = (update.view as View).table.map(({ piece }) => blockOf(piece));
    for (const block of lying) expect(await visitor.page.locator(`[data-region=table] .ground [data-block="${block}"]`).count(), block).toBe(1);
    // Seen from the group of the new row, the other one lies farther off by what was told.
    const [moved, stayed] = [pushed.blocks[0]!, lying.find((block) => before.has(`${block} ${block}`) && !all.some(({ blocks }) => blocks.includes(block)))!];
    const was = before.get(`${stayed} ${moved}`)!;
    const way = WAYS[pushed.side];
    await expect.poll(() => apart(visitor, [stayed, moved])).toEqual({ x: was.x + way.x * pushed.by, y: was.y + way.y * pushed.by });
  });
});
