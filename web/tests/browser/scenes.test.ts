/** Another player's turn as a scene: what is visible at which moment, with motion and without. */

import { describe, expect, test } from 'vitest';
import type { Event as NmbrsEvent, View as NmbrsView } from '../../src/types/nmbrs';
import type { Event as LoorEvent, View as LoorView } from '../../src/types/numberloor';
import type { Event as NumeroEvent, View as NumeroView } from '../../src/types/numero';
import type { CreateTable, Update } from '../../src/types/protocol';
import type { Visitor, VisitOptions } from './support/browser';
import type { Guest } from './support/guest';
import { typed as typedNmbrs } from './support/nmbrs';
import { NmbrsTable, short as shortNmbrs } from './support/nmbrs-table';
import { levelOf, notation, ownHand as ownCards, plan as planNumberloor } from './support/numberloor';
import { NumberloorTable, short as shortNumberloor } from './support/numberloor-table';
import { NumenkoTable } from './support/numenko-table';
import { ownHand, plan as planNumero, typed as typedNumero, valueOf } from './support/numero';
import { NumeroTable, SHORT } from './support/numero-table';
import { resultOf } from './support/result';
import { Suite } from './support/suite';
import { createTable, openTable, quick } from './support/table';
import { text } from './support/text';
import { Timeline, type Sight } from './support/timeline';

const suite = new Suite();

const DESK: VisitOptions = { width: 1280, height: 800 };
const PHONE: VisitOptions = { width: 360, height: 740, touch: true };
/** A computer player that begins after my own cards have landed. */
const LATER_MS = 1_500;
/** Letters of a turn that fit into the line of a phone. */
const LONG_TURN = 60;
/** At once, on a busy machine; a slow scene takes three seconds. */
const AT_ONCE_MS = 1_000;
/** Time for which a caption can be read, at least. */
const READ_MS = 450;

interface Watched {
  /** The computer player's move. */
  update: Update;
  /** Everything seen from its first sentence until its scene has ended. */
  sights: Sight[];
}

interface Game {
  name: string;
  request: CreateTable;
  /** My move, as I would type it. */
  move(view: unknown): string | string[];
  /** Whether the move is one with arithmetic. */
  isIt(update: Update): boolean;
  /** Whether the caption says the right thing. */
  isRight(caption: string): boolean;
  /** Waits until board and hand show what the table has sent. */
  settled(visitor: Visitor): Promise<void>;
  /** The number at the seat of the computer player afterwards. */
  count(view: unknown): number;
}

const numbersOf = (view: NumeroView): string[] => ownHand(view).filter((card) => valueOf(card) !== null);
const terms = (caption: string): string[] => caption.split(' ').filter(Boolean);
const value = (sum: string[]): number =>
  sum.reduce((total, term, i) => (i === 0 ? Number(term) : i % 2 === 0 ? total + (sum[i - 1] === '−' ? -1 : 1) * Number(term) : total), 0);
/** `5 + 3 = 8`; several takes: `4 , 3 + 1 = 4`. */
function addsUp(caption: string): boolean {
  const all = terms(caption);
  const at = all.indexOf('=');
  if (at < 1) return false;
  const result = value(all.slice(at + 1));
  return all.slice(0, at).join(' ').split(' , ').every((sum) => value(sum.split(' ')) === result);
}

const GAMES: Game[] = [
  {
    name: 'NUMERO',
    request: { ...SHORT, pack: '12*5g 12*3g 12*2g', seats: ['me', quick('owl', LATER_MS)] },
    // What I give away, the computer player can take.
    move: (view) => `discard ${numbersOf(view as NumeroView)[0]}`,
    isIt: ({ events }) => (events as NumeroEvent[]).some((event) => typeof event === 'object' && 'Took' in event && event.Took.seat === 2),
    isRight: addsUp,
    settled: (visitor) => new NumeroTable(visitor).settled(),
    count: (view) => (view as NumeroView).won![1]!,
  },
  {
    name: 'nmbrs! blocks',
    request: shortNmbrs('usual', { options: { rounds: '5', highest: '50' }, seats: ['me', quick('hedgehog', LATER_MS)] }),
    move: (view) => typedNmbrs(view as NmbrsView),
    // If it ends the round, the computer player may go on at once.
    isIt: ({ events, turn }) => 'Open' in turn && turn.Open.must.includes(1) && (events as NmbrsEvent[]).some((event) => 'Laid' in event && event.Laid.seat === 2),
    // 30 +10 40 +10 50: every number is the one before and the step.
    isRight: (caption) => {
      const row = terms(caption).filter((term) => term !== '…');
      return row.length >= 3 && row.every((term, i) => i < 2 || i % 2 === 1 || Number(term) === Number(row[i - 2]) + Number(row[i - 1]!.replace('−', '-')));
    },
    settled: (visitor) => new NmbrsTable(visitor).settled(),
    count: (view) => (view as NmbrsView).seats[1]!.count,
  },
  {
    name: 'Numberloor',
    request: { ...shortNumberloor('intermediate'), seats: ['me', quick('owl', LATER_MS)] },
    move: (view) => notation(view as LoorView, planNumberloor(view as LoorView)),
    isIt: ({ events }) => (events as LoorEvent[]).some((event) => 'Placed' in event && event.Placed.seat === 2),
    // 5 + 3 = 8, or the floors that are counted past the roof: 8 9 0 1, or only the floor.
    isRight: (caption) => {
      const all = terms(caption);
      if (all.includes('=')) return addsUp(caption);
      return all.length > 0 && all.every((floor, i) => i === 0 || [1, 9].includes((Number(floor) - Number(all[i - 1]) + 10) % 10));
    },
    settled: (visitor) => new NumberloorTable(visitor).settled(),
    count: (view) => (view as LoorView).hands[1]!.count,
  },
];

/** Sits down against a computer player, with a second connection for my moves, so that nothing on the page is pressed. */
async function sitDown(options: VisitOptions, request: CreateTable): Promise<{ visitor: Visitor; me: Guest; timeline: Timeline }> {
  const visitor = await suite.visit(options);
  const { table } = await createTable(visitor, request);
  await openTable(visitor, table.id, 'show');
  const me = await visitor.again(table.id);
  await visitor.page.locator('[data-region=hand]').waitFor();
  return { visitor, me, timeline: await Timeline.of(visitor) };
}

const saidIn = ({ texts }: Update): string => texts.join(' ');

/** Waits until no scene plays. */
const idle = ({ page }: Visitor): Promise<unknown> => page.waitForFunction(() => document.querySelector('[data-scene]')?.getAttribute('data-scene') === 'idle');

/** Plays on until the computer player has made a move with arithmetic, and returns what was seen of it. */
async function watch(game: Game, { visitor, me, timeline }: Awaited<ReturnType<typeof sitDown>>, hidden = ''): Promise<Watched> {
  for (;;) {
    await me.myTurn();
    if (me.isOver) throw new Error('the game is over, and nothing was seen');
    await idle(visitor);
    const known = visitor.received.length;
    const from = await timeline.length;
    if (hidden) await timeline.pressInFlight(hidden);
    await me.play(game.move(me.update!.view));
    const { v } = me.update!;
    const found = (): Update | undefined => {
      const updates = visitor.received.slice(known).flatMap((message) => ('update' in message ? [message.update] : []));
      return updates.find((update) => game.isIt(update));
    };
    await visitor.until(() => found() !== undefined || (visitor.update!.v >= v && (visitor.isMine || visitor.isOver)), 'the computer player has moved');
    const update = found();
    if (!update) continue;
    await visitor.page.waitForFunction((said) => document.querySelector('.last .last p')?.textContent?.includes(said), saidIn(update));
    return { update, sights: await timeline.played(from) };
  }
}

/** The part of the sights in which the computer player's scene plays: my own had no caption of theirs. */
const scenesOf = (sights: Sight[]): Sight[] => sights.filter(({ plays }) => plays);

describe.each(GAMES)('$name', (game) => {
  test.each([['on a desk', DESK], ['on a phone', PHONE]] as const)('a turn of a computer player is seen, %s', async (_, options) => {
    const seat = await sitDown({ ...options, motion: true }, game.request);
    const { visitor, timeline } = seat;
    const { update, sights } = await watch(game, seat);
    const scene = scenesOf(sights);
    expect(scene.some(({ flyers }) => flyers > 0), 'a piece flies').toBe(true);
    const captions = sights.flatMap((sight, i) => (sight.caption ? [{ ...sight, until: sights[i + 1]?.at ?? sight.at }] : []));
    expect(captions.length, 'the arithmetic is shown').toBeGreaterThan(0);
    expect(captions.filter(({ caption }) => !game.isRight(caption)).map(({ caption }) => caption)).toEqual([]);
    expect(captions.every(({ plays, captionFits }) => plays && captionFits)).toBe(true);
    const first = captions[0]!;
    const readFor = captions.filter(({ caption }) => caption === first.caption).reduce((sum, { at, until }) => sum + until - at, 0);
    expect(readFor).toBeGreaterThanOrEqual(READ_MS);
    // Afterwards everything is where it belongs: no copy is left, and nothing is still hidden.
    await idle(visitor);
    await game.settled(visitor);
    expect((await timeline.since()).at(-1)).toMatchObject({ plays: false, flyers: 0, caption: '', arriving: 0, marked: [] });
    await expect.poll(() => visitor.page.locator('[data-place=won-2]').innerText()).toMatch(new RegExp(`(^|\\D)${game.count(visitor.update!.view)}(\\D|$)`));
    // The line about it is there from the beginning until I act. Only a long turn does not fit into it.
    const said = saidIn(update);
    const begun = sights.findIndex(({ last }) => last.includes(said));
    expect(begun, `the line “${said}”`).toBeGreaterThanOrEqual(0);
    expect(sights.slice(begun).some(({ caption }) => caption !== ''), 'the line is there while the scene plays').toBe(true);
    expect(sights.slice(begun).filter(({ last }) => !last.includes(said)).map(({ last }) => last), 'the line goes away').toEqual([]);
    await visitor.page.waitForTimeout(1_500);
    const { last, lastCut } = (await timeline.since()).at(-1)!;
    expect(last).toContain(said);
    expect(lastCut && last.length < LONG_TURN).toBe(false);
  });

  test('a press ends the scene at once, and counts', async () => {
    const seat = await sitDown({ ...DESK, motion: true, pace: 'slow' }, game.request);
    // What is pressed is my own card: my turn never waits for what is shown.
    const { sights } = await watch(game, seat, '[data-region=hand] [role=option][aria-selected=false]');
    const pressed = sights.findIndex(({ presses }) => presses > 0);
    expect(sights[pressed]).toMatchObject({ plays: true });
    const ended = sights.slice(pressed).find(({ plays }) => !plays)!;
    expect(ended.at - sights[pressed]!.at).toBeLessThan(AT_ONCE_MS);
    expect(ended).toMatchObject({ flyers: 0, arriving: 0, caption: '' });
    expect(sights.slice(pressed).some(({ chosen }) => chosen > sights[pressed]!.chosen), 'the card is chosen').toBe(true);
  });

  test('with reduced motion nothing flies: pieces are outlined, and the line tells it', async () => {
    const seat = await sitDown(PHONE, game.request);
    const { update, sights } = await watch(game, seat);
    expect((await seat.timeline.since()).some(({ flyers }) => flyers > 0)).toBe(false);
    expect(sights.some(({ plays, marked }) => plays && marked.length > 0), 'pieces are outlined').toBe(true);
    expect(sights.some(({ last }) => last.includes(saidIn(update))), 'the line tells it').toBe(true);
    expect(sights.filter(({ caption }) => caption && !game.isRight(caption))).toEqual([]);
    await idle(seat.visitor);
    expect((await seat.timeline.since()).at(-1)!.marked).toEqual([]);
  });
});

describe('Numenko', () => {
  async function withFriend(options: VisitOptions): Promise<{ visitor: Visitor; friend: Guest; timeline: Timeline }> {
    const visitor = await suite.visit(options);
    const { table } = await createTable(visitor, { game: 'numenko', preset: 'quick', seats: ['me', 'person'] });
    const friend = await visitor.guest(table.id);
    await openTable(visitor, table.id, 'show');
    await new NumenkoTable(visitor).ready();
    return { visitor, friend, timeline: await Timeline.of(visitor) };
  }
  const swop = async (friend: Guest): Promise<void> => {
    const { seats } = friend.update!.view as { seats: { tiles: string | null }[] };
    await friend.play(`swop ${seats[1]!.tiles![0]}`, { outOfTurn: true });
  };

  test.each([['on a desk', DESK], ['on a phone', PHONE]] as const)('a swop of another player is seen, %s', async (_, options) => {
    const { visitor, friend, timeline } = await withFriend({ ...options, motion: true });
    const from = await timeline.length;
    await swop(friend);
    const sights = await timeline.played(from);
    expect(scenesOf(sights).some(({ flyers }) => flyers > 0), 'tiles fly').toBe(true);
    expect(scenesOf(sights).some(({ bubble }) => bubble !== ''), 'the player says so').toBe(true);
    const count = (visitor.update!.view as { seats: { count: number }[] }).seats[1]!.count;
    await expect.poll(() => visitor.page.locator('[data-place=won-2]').innerText()).toMatch(new RegExp(`(^|\\D)${count}(\\D|$)`));
    expect((await timeline.since()).at(-1)!.last).toContain(saidIn(visitor.update!));
  });

  test('typing never waits: a key ends the scene, and lays its tile', async () => {
    const { visitor, friend, timeline } = await withFriend({ ...DESK, motion: true, pace: 'slow' });
    const table = new NumenkoTable(visitor);
    const tile = [...table.tiles].find((tile) => /\d/.test(tile))!;
    await table.cell(0, 0).click();
    const from = await timeline.length;
    await timeline.pressInFlight(`[data-region=hand] [data-tile="${tile}"]`);
    await swop(friend);
    await table.expectGrid(tile);
    const sights = await timeline.played(from);
    const pressed = sights.find(({ presses }) => presses > 0)!;
    expect(pressed.plays).toBe(true);
  });

  test('with reduced motion nothing flies: the seat is outlined', async () => {
    const { visitor, friend, timeline } = await withFriend(PHONE);
    const from = await timeline.length;
    await swop(friend);
    const sights = await timeline.played(from);
    expect(sights.some(({ flyers }) => flyers > 0)).toBe(false);
    expect(sights.some(({ plays, marked }) => plays && marked.length > 0)).toBe(true);
    expect(sights.at(-1)!.last).toContain(saidIn(visitor.update!));
  });
});

describe('a star in Numberloor', () => {
  /** Every Level goes on every other, so that a whole hand is laid in one turn. */
  const request = (preset: string): CreateTable => ({ game: 'numberloor', preset, pack: '100*5 2*b1', seats: ['me', 'person'] });
  const HOWS = [['dance', 'intermediate'], ['cry', 'beginners']] as const;
  const sawtooths = ({ page }: Visitor): Promise<number> => page.evaluate(() => (globalThis as unknown as { sawtooths: number }).sawtooths);

  /** Lays one Level after the other, and balloons with the last. */
  function wholeHand(view: LoorView): string[] {
    const hand = ownCards(view);
    const levels = hand.filter((card) => levelOf(card) !== null);
    const [last, ...others] = levels;
    const balloons = hand.filter((card) => levelOf(card) === null);
    return 'Stacks' in view.open ? levels.map((card) => `${card} left`) : [...others, [last, ...balloons].join(' ')];
  }

  /** Wins a star; the turn is then the friend's, who does nothing. */
  async function star(preset: string, options: VisitOptions, sound = 'off'): Promise<Visitor> {
    const visitor = await suite.visit(options);
    const { table } = await createTable(visitor, request(preset));
    await visitor.guest(table.id);
    await visitor.page.evaluate((sound) => {
      localStorage.setItem('reckon.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('reckon.settings') ?? '{}'), sound }));
    }, sound);
    await openTable(visitor, table.id, 'show');
    const me = await visitor.again(table.id);
    await visitor.page.locator('[data-region=hand]').waitFor();
    // Voices are the only sounds of this shape that a table of Levels makes.
    await visitor.page.evaluate(() => {
      const counting = globalThis as unknown as { sawtooths: number };
      counting.sawtooths = 0;
      const { set, get } = Object.getOwnPropertyDescriptor(OscillatorNode.prototype, 'type')!;
      Object.defineProperty(OscillatorNode.prototype, 'type', {
        get,
        set(this: OscillatorNode, type: OscillatorType) {
          if (type === 'sawtooth') counting.sawtooths++;
          set!.call(this, type);
        },
      });
    });
    await visitor.page.mouse.click(2, 2);
    await me.play(wholeHand(me.update!.view as LoorView));
    return visitor;
  }

  describe.each([['on a desk', DESK], ['on a phone', PHONE]] as const)('%s', (_, options) => {
    test.each(HOWS)('the winner’s animal celebrates: %s', async (how, preset) => {
      const visitor = await star(preset, { ...options, motion: true });
      const animal = visitor.page.locator(`[data-place=seat-1] [data-joy=${how}]`);
      await animal.waitFor();
      expect(await animal.evaluate((element) => element.getAnimations().filter(({ playState }) => playState === 'running').length)).toBeGreaterThan(0);
      const hurray = visitor.page.getByText(text('web-numberloor-hurray'), { exact: true });
      expect(await hurray.count()).toBe(how === 'cry' ? 1 : 0);
      // It is decoration: the scene is over while the animal still moves, and it ends by itself.
      await idle(visitor);
      expect(await animal.count()).toBe(1);
      await animal.waitFor({ state: 'detached' });
      expect(await hurray.count()).toBe(0);
    });
  });

  test.each(HOWS)('with reduced motion there is a still sign: %s', async (how, preset) => {
    const visitor = await star(preset, PHONE);
    const animal = visitor.page.locator(`[data-place=seat-1] [data-joy=${how}]`);
    await animal.waitFor();
    expect(await animal.evaluate((element) => element.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
    expect(await animal.locator('svg.mood').isVisible()).toBe(true);
    expect(await visitor.page.getByText(text('web-numberloor-hurray'), { exact: true }).count()).toBe(how === 'cry' ? 1 : 0);
  });

  test.each([['quiet', true], ['off', false]] as const)('Beginners hear the cry, if sounds are on: %s', async (sound, isHeard) => {
    const visitor = await star('beginners', { ...DESK, motion: true }, sound);
    await visitor.page.locator('[data-joy=cry]').waitFor();
    expect((await sawtooths(visitor)) > 0).toBe(isHeard);
  });
});

describe('the end of a game', () => {
  /** Time in which the last position is seen whole, at least. */
  const LINGER_MS = 2_000;
  /** Timers and frames may be late on a busy machine. */
  const LATE_MS = 4_000;

  test.each([true, false])('the result comes only after the last move has been seen whole (motion: %s)', async (motion) => {
    const { visitor, me, timeline } = await sitDown({ ...DESK, motion }, { ...SHORT, pack: '1-6go', seats: ['me', quick('owl', 400)] });
    while (!(await me.myTurn(), me.isOver)) await me.play(typedNumero(me.update!.view as NumeroView, planNumero(me.update!.view as NumeroView)));
    await resultOf(visitor);
    const sights = await timeline.since();
    const shown = sights.findIndex(({ result }) => result);
    expect(sights.slice(shown).every(({ plays }) => !plays), 'no scene plays under it').toBe(true);
    const lastPlayed = sights.slice(0, shown).findLastIndex(({ plays }) => plays);
    expect(lastPlayed).toBeGreaterThanOrEqual(0);
    const ended = sights[lastPlayed + 1]!;
    const wait = sights[shown]!.at - ended.at;
    expect(wait).toBeGreaterThanOrEqual(LINGER_MS - 50);
    expect(wait).toBeLessThan(LINGER_MS + LATE_MS);
  });
});
