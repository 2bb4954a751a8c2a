/**
 * The checks of every state: accessibility, layout, words, both languages. Each state is reached once on a phone and
 * once on a desktop, and all checks share that page.
 */

import { afterAll, describe, expect, test, type TestContext } from 'vitest';
import { findings } from './axe';
import type { Theme, Visitor } from './browser';
import { speakGerman } from './language';
import { resize, troubles, type Size } from './layout';
import { arriveAt, type State } from './states/state';
import { arrive } from './suite';
import { expectWords } from './words';

type Task = TestContext['task'];
type Language = 'en' | 'de';

declare module 'vitest' {
  interface TaskMeta {
    /** Counts for the summary of the run. */
    tally?: Record<string, number>;
    state?: string;
  }
}

interface Device {
  name: string;
  touch: boolean;
  /** Window sizes to try; the state is reached in the first. */
  sizes: [Size, ...Size[]];
}

/** Together they cover window sizes from small phones to large screens. */
const DEVICES: Device[] = [
  { name: 'a phone', touch: true, sizes: [{ width: 360, height: 640 }, { width: 320, height: 640 }, { width: 844, height: 390 }] },
  { name: 'a desk', touch: false, sizes: [{ width: 1280, height: 800 }, { width: 768, height: 1024 }, { width: 1920, height: 1080 }] },
];
const THEMES: Theme[] = ['light', 'dark', 'contrast'];

/** Maximum number of times a state is reached anew: a computer player may move during a check, but not every time. */
const MOST_REACHES = 4;

export function checkStates(states: State[]): void {
  for (const state of states) {
    for (const device of DEVICES) describe(`${state.name} on ${device.name}`, () => checkState(state, device));
  }
}

function checkState(state: State, device: Device): void {
  const statePage = new StatePage(state, device);
  afterAll(() => statePage.leave());

  test('is reached', ({ task }) => statePage.check(task, 'en', async () => undefined));

  for (const theme of THEMES) {
    test(`has no axe findings in ${theme}`, ({ task }) =>
      statePage.check(task, 'en', async (visitor) => {
        await statePage.pose(visitor, { theme });
        // Rules that ignore colours give the same findings in every theme.
        expect(await findings(visitor, theme === 'light' ? 'all' : 'colours')).toEqual([]);
        count(task, 'axe scans');
      }));
  }

  test('has a word for everything', ({ task }) => statePage.check(task, 'en', (visitor) => expectWords(visitor, state.name)));

  for (const size of device.sizes) {
    for (const large of [false, true]) {
      test(`fits ${size.width} × ${size.height}${large ? ' with letters twice as large' : ''}`, ({ task }) =>
        statePage.check(task, 'en', async (visitor) => {
          await statePage.pose(visitor, { size, large });
          expect(await troubles(visitor, large)).toEqual([]);
          count(task, 'fits');
        }));
    }
  }

  // German has longer words, and a phone the least room.
  if (device.touch) checkInGerman(state, device, statePage);

  test('logs nothing, contacts no other origin and receives no secret', () => statePage.judge());
}

function checkInGerman(state: State, device: Device, statePage: StatePage): void {
  test('has a German word for everything', ({ task }) =>
    statePage.check(task, 'de', async (visitor) => {
      await expectWords(visitor, state.name);
      expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe('de');
      count(task, 'words in German');
    }));

  for (const size of device.sizes) {
    test(`fits ${size.width} × ${size.height} in German`, ({ task }) =>
      statePage.check(task, 'de', async (visitor) => {
        await statePage.pose(visitor, { size });
        expect(await troubles(visitor)).toEqual([]);
        count(task, 'fits');
      }));
  }
}

function count(task: Task, what: string): void {
  const tally = (task.meta.tally ??= {});
  tally[what] = (tally[what] ?? 0) + 1;
}

/** A state on a device, reached when a test first needs it and kept for later tests. */
class StatePage {
  private readonly visitors: Visitor[] = [];
  private current: { visitor: Visitor; language: Language; position: string } | null = null;
  private failures: unknown[] = [];
  private retried = '';

  constructor(
    private readonly state: State,
    private readonly device: Device,
  ) {}

  /** Runs a check on the page; again on a fresh one if the table has moved on meanwhile. */
  async check(task: Task, language: Language, look: (visitor: Visitor) => Promise<void>): Promise<void> {
    task.meta.state = this.state.name;
    // A retried test begins with a fresh page.
    const retry = `${task.id} ${task.result?.retryCount ?? 0}`;
    if ((task.result?.retryCount ?? 0) > 0 && this.retried !== retry) this.current = null;
    this.retried = retry;
    for (let reaches = 1; ; reaches++) {
      const visitor = await this.reach(task, language);
      const failure = await look(visitor).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (position(visitor) === this.current?.position) {
        if (!failure) return;
        await visitor.picture(`${this.state.name} on ${this.device.name} ${task.name}`);
        throw failure.error;
      }
      if (reaches === MOST_REACHES) throw new Error(`${this.state.name} keeps changing: ${this.current?.position}, then ${position(visitor)}`);
      this.current = null;
    }
  }

  async pose(visitor: Visitor, { theme = 'light', size = this.device.sizes[0], large = false }: { theme?: Theme; size?: Size; large?: boolean }): Promise<void> {
    await visitor.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    await resize(visitor, size, large);
  }

  /** Judges all visitors, including those before a retry. */
  judge(): void {
    for (const visitor of this.visitors) visitor.judge();
  }

  async leave(): Promise<void> {
    await Promise.all(this.visitors.splice(0).map((visitor) => visitor.leave({ wentWrong: this.failures.length > 0 })));
  }

  private async reach(task: Task, language: Language): Promise<Visitor> {
    if (this.current?.language === language) return this.current.visitor;
    // Two failures are enough for all tests of the state.
    if (this.failures.length > 1) throw new Error(`${this.state.name} was not reached`, { cause: this.failures.at(-1) });
    const here = this.current;
    this.current = null;
    try {
      const isHere = here !== null && language === 'de' && this.state.german !== 'from-start' && position(here.visitor) === here.position;
      const visitor = isHere ? await this.translate(here.visitor) : await this.arrive(task, language);
      this.current = { visitor, language, position: position(visitor) };
      return visitor;
    } catch (error) {
      this.failures.push(error);
      await this.visitors.at(-1)?.picture(`${this.state.name} on ${this.device.name}`);
      throw error;
    }
  }

  private async arrive(task: Task, language: Language): Promise<Visitor> {
    const { sizes, touch } = this.device;
    const visitor = await arrive({ ...sizes[0], touch, language });
    this.visitors.push(visitor);
    await arriveAt(this.state, visitor);
    count(task, 'states reached');
    return visitor;
  }

  /** Switches the page to German. The last step is repeated, since its sentences stay in the language it was done in. */
  private async translate(visitor: Visitor): Promise<Visitor> {
    await this.pose(visitor, {});
    const dialog = visitor.page.getByRole('dialog');
    if (this.state.last && (await dialog.isVisible())) {
      await visitor.page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await speakGerman(visitor);
    await this.state.last?.(visitor);
    await visitor.quiet();
    return visitor;
  }
}

/** Returns the position of the game. */
const position = ({ update }: Visitor): string => (update ? `${update.round}.${update.v}` : 'no table');
