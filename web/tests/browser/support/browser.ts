/** Chromium, and people in it. Whatever a page asks, hears or complains about is noted, and judged at the end. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ToClient, ToServer, Update, You } from '../../../src/types/protocol';
import { SecretKeeper } from './secrets';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Longer than this no page takes for anything but a network that is away. */
export const PATIENCE_MS = 15_000;
/** What a browser says of a server that was killed. */
export const SERVER_DOWN = /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/;
const FAILED = join(import.meta.dirname, '../failed');

export type Theme = 'light' | 'dark' | 'contrast';

export interface Manner {
  width?: number;
  height?: number;
  theme?: Theme;
  language?: 'en' | 'de';
  touch?: boolean;
  /** Cards fly; without it nothing moves, which is quicker. */
  motion?: boolean;
}

export function chromiumPath(): string {
  if (process.env.RECKON_CHROMIUM) return process.env.RECKON_CHROMIUM;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // Then the next one.
    }
  }
  throw new Error('no Chromium: scripts/need-chromium says how to get one');
}

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/** Somebody with a device: a window of their own, a cookie of their own. */
export class Visitor {
  /** Frames of all sockets of the page, in order. */
  readonly heard: ToClient[] = [];
  readonly said: ToServer[] = [];
  /** Both, as they went over the wire, for whoever has to find out what happened. */
  private readonly wire: string[] = [];
  readonly complaints: string[] = [];
  readonly strangers: string[] = [];
  /** Complaints that belong to the test: a server that is down. */
  private readonly allowed: RegExp[] = [];
  private readonly keepers: SecretKeeper[] = [];
  private readonly friends: Visitor[] = [];

  private constructor(
    readonly origin: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    const host = new URL(origin).host;
    const check = (address: string): void => {
      if (new URL(address).host !== host) this.strangers.push(address);
    };
    context.on('request', (request) => check(request.url()));
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') this.complaints.push(`${line.text()} (${line.location().url})`);
    });
    page.on('pageerror', (error) => this.complaints.push(`${error.stack ?? error}`));
    page.on('websocket', (socket) => {
      check(socket.url());
      const keeper = new SecretKeeper();
      this.keepers.push(keeper);
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as ToClient;
        keeper.hear(message);
        this.heard.push(message);
        this.wire.push(`< ${String(payload)}`);
      });
      socket.on('framesent', ({ payload }) => {
        this.said.push(JSON.parse(String(payload)) as ToServer);
        this.wire.push(`> ${String(payload)}`);
      });
    });
  }

  static async arrive(browser: Browser, origin: string, manner: Manner = {}): Promise<Visitor> {
    const { width = 1280, height = 800, theme = 'light', language = 'en', touch = false, motion = false } = manner;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      locale: language === 'de' ? 'de-DE' : 'en-GB',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      serviceWorkers: 'allow',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(
      ([key, kept]) => {
        // Only the first time: what is chosen in the test stays chosen.
        if (!localStorage.getItem(key)) localStorage.setItem(key, kept);
      },
      ['reckon.settings', JSON.stringify({ theme, language, sounds: false })] as const,
    );
    return new Visitor(origin, context, await context.newPage());
  }

  /** Somebody else, who comes along for this test. */
  async friend(): Promise<Visitor> {
    const friend = await Visitor.arrive(this.context.browser()!, this.origin);
    this.friends.push(friend);
    return friend;
  }

  async leave(): Promise<void> {
    await Promise.all([this.context.close(), ...this.friends.map((friend) => friend.leave())]);
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(path);
  }

  allow(complaint: RegExp): void {
    this.allowed.push(complaint);
  }

  /** The last thing of a kind that the table has told. */
  get update(): Update | null {
    const last = this.heard.findLast((message) => 'update' in message);
    return last && 'update' in last ? last.update : null;
  }
  get you(): You | null {
    const last = this.heard.findLast((message) => 'table' in message || 'hello' in message);
    if (!last) return null;
    return 'table' in last ? last.table.you : 'hello' in last ? last.hello.you : null;
  }
  get isOver(): boolean {
    const turn = this.update?.turn;
    return turn !== undefined && 'Over' in turn;
  }
  get isMine(): boolean {
    const update = this.update;
    return !!update && update.seat !== null && 'Open' in update.turn && update.turn.Open.must.includes(update.seat);
  }
  /** Moves that the table has not answered yet. A plan is several updates, and only then done. */
  get isWaiting(): boolean {
    const asked = this.said.flatMap((message) => ('move' in message ? [message.move.id] : []));
    const answered = new Set(
      this.heard.flatMap((message) => {
        if ('done' in message) return [message.done.id];
        return 'refused' in message ? [message.refused.id] : [];
      }),
    );
    return asked.some((id) => !answered.has(id));
  }
  /** The sentence with which the last move was refused, if it was. */
  get refusal(): string | null {
    const move = this.said.findLast((message) => 'move' in message);
    const id = move && 'move' in move ? move.move.id : null;
    const last = this.heard.findLast((message) => 'refused' in message && message.refused.id === id);
    return last && 'refused' in last ? last.refused.text : null;
  }
  movesSent(): number {
    return this.said.filter((message) => 'move' in message).length;
  }

  /** Waits until what was heard makes this true. */
  async until(holds: () => boolean, what: string, patience = PATIENCE_MS): Promise<void> {
    const end = Date.now() + patience;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited in vain until ${what}; the last update: ${JSON.stringify(this.update)}`);
      await new Promise((later) => setTimeout(later, 10));
    }
  }

  /** What must hold of everything that any page has done. */
  judge(): void {
    for (const friend of this.friends) friend.judge();
    const unexpected = this.complaints.filter((text) => !this.allowed.some((allowed) => allowed.test(text)));
    expect(unexpected, 'complaints in the console').toEqual([]);
    expect(this.strangers, 'requests to other origins').toEqual([]);
    expect(this.keepers.flatMap((keeper) => keeper.found), 'secrets in frames').toEqual([]);
  }

  async picture(name: string): Promise<void> {
    mkdirSync(FAILED, { recursive: true });
    const path = join(FAILED, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`);
    writeFileSync(path.replace(/png$/, 'frames'), this.wire.join('\n'));
    await this.page.screenshot({ path }).then(
      () => console.info(`${this.page.url()} looked like ${path}`),
      () => undefined,
    );
  }
}
