/** Chromium and its visitors. A page's requests, frames and console messages are recorded and judged at the end. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page, type Request } from 'playwright-core';
import { expect } from 'vitest';
import { Guest } from './guest';
import { FrameLog, PATIENCE_MS } from './frame-log';
import { settled } from './settled';

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
/** Browser errors about a server that was killed. */
export const SERVER_DOWN = /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/;
const FAILED = join(import.meta.dirname, '../failed');

export type Theme = 'light' | 'dark' | 'contrast';

export interface VisitOptions {
  width?: number;
  height?: number;
  theme?: Theme;
  language?: 'en' | 'de';
  touch?: boolean;
  /** Whether to use a new window that no later visitor gets. */
  fresh?: boolean;
  /** Whether the test controls the clock of the page; the window is then fresh. */
  clock?: boolean;
  /** Whether cards are animated; without it tests are faster. */
  motion?: boolean;
  /** How fast scenes play. */
  pace?: 'slow' | 'normal' | 'fast';
}

export function chromiumPath(): string {
  if (process.env.RECKON_CHROMIUM) return process.env.RECKON_CHROMIUM;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // Try the next one.
    }
  }
  throw new Error('no Chromium: scripts/need-chromium says how to get one');
}

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/** A page of the same origin that loads nothing, and that the server does not have. */
const EMPTY_PATH = '/empty';
const EMPTY_PAGE = '<!doctype html><title>empty</title><link rel="icon" href="data:,">';

interface Window {
  context: BrowserContext;
  page: Page;
  /** Windows of the same kind are interchangeable. */
  kind: string;
}

/**
 * Windows that their visitors have left. The next visitor gets one of them with all storage cleared: a process that has
 * already loaded fonts and scripts takes a third of the time that a new one does.
 */
const left = new WeakMap<Browser, Window[]>();

async function openWindow(browser: Browser, origin: string, options: VisitOptions): Promise<Window> {
  const { theme = 'light', language = 'en', touch = false, clock = false, fresh = clock, motion = false } = options;
  const kind = JSON.stringify([origin, theme === 'dark', language, touch, motion]);
  const windows = left.get(browser) ?? [];
  const known = fresh ? -1 : windows.findIndex((window) => window.kind === kind);
  if (known >= 0) return windows.splice(known, 1)[0]!;
  const context = await browser.newContext({
    baseURL: origin,
    hasTouch: touch,
    isMobile: touch,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  if (clock) await page.clock.install();
  await toEmptyPage(page);
  return { context, page, kind: fresh ? '' : kind };
}

/** Clears a window for the next visitor. */
async function leaveWindow(window: Window): Promise<void> {
  const { context, page, kind } = window;
  if (kind === '') return context.close();
  for (const event of ['console', 'pageerror', 'websocket'] as const) page.removeAllListeners(event);
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) context.removeAllListeners(event);
  await toEmptyPage(page);
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const browser = context.browser()!;
  left.set(browser, [...(left.get(browser) ?? []), window]);
}

async function toEmptyPage(page: Page): Promise<void> {
  await page.route(`**${EMPTY_PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }), { times: 1 });
  await page.goto(EMPTY_PATH);
}

/** A person with a device: a window and a cookie of their own. */
export class Visitor extends FrameLog {
  readonly complaints: string[] = [];
  readonly strangers: string[] = [];
  /** Console messages that the test expects, such as those about a server that is down. */
  private readonly allowed: RegExp[] = [];
  private readonly guests: Guest[] = [];
  private readonly pending = new Set<Request>();

  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(
    readonly origin: string,
    private readonly window: Window,
  ) {
    super();
    const { context, page } = window;
    this.context = context;
    this.page = page;
    const host = new URL(origin).host;
    const check = (address: string): void => {
      if (new URL(address).host !== host) this.strangers.push(address);
    };
    context.on('request', (request) => {
      check(request.url());
      this.pending.add(request);
    });
    context.on('requestfinished', (request) => this.pending.delete(request));
    context.on('requestfailed', (request) => this.pending.delete(request));
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') this.complaints.push(`${line.text()} (${line.location().url})`);
    });
    page.on('pageerror', (error) => this.complaints.push(`${error.stack ?? error}`));
    page.on('websocket', (socket) => {
      check(socket.url());
      const { received, sent } = this.listen();
      socket.on('framereceived', ({ payload }) => received(String(payload)));
      socket.on('framesent', ({ payload }) => sent(String(payload)));
    });
  }

  static async arrive(browser: Browser, origin: string, options: VisitOptions = {}): Promise<Visitor> {
    const { width = 1280, height = 800, theme = 'light', language = 'en', pace = 'normal' } = options;
    const window = await openWindow(browser, origin, options);
    await window.page.setViewportSize({ width, height });
    const settings = JSON.stringify({ theme, language, sound: 'off', pace });
    await window.page.evaluate((settings) => localStorage.setItem('reckon.settings', settings), settings);
    return new Visitor(origin, window);
  }

  /** Sends a request with this visitor's cookie, independently of the page. */
  async ask<T>(path: string, body?: unknown): Promise<T> {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await this.context.request.fetch(path, { method, data: body });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Brings a second person for this test, who sits down at the table. */
  async guest(table: string): Promise<Guest> {
    return this.bring(await Guest.join(this.origin, table));
  }

  /** Opens a second connection of this visitor to the table. */
  async again(table: string): Promise<Guest> {
    return this.bring(await Guest.connect(this.origin, table, await this.cookie()));
  }

  async cookie(): Promise<string> {
    const cookies = await this.context.cookies(this.origin);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  /** Has a guest judged and closed with this visitor. */
  bring(guest: Guest): Guest {
    this.guests.push(guest);
    return guest;
  }

  /** Opens a session of the browser's protocol. Its window is not reused after that. */
  async protocol(): Promise<CDPSession> {
    this.window.kind = '';
    return this.context.newCDPSession(this.page);
  }

  /** Leaves; the window is kept for the next visitor unless something went wrong in it. */
  async leave({ wentWrong = false } = {}): Promise<void> {
    for (const guest of this.guests) guest.leave();
    if (wentWrong || this.page.isClosed()) this.window.kind = '';
    await leaveWindow(this.window);
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(path);
  }

  allow(complaint: RegExp): void {
    this.allowed.push(complaint);
  }

  /** Waits until no request is pending and the page has drawn everything that the answers changed. */
  async quiet(): Promise<void> {
    do {
      await this.until(() => this.pending.size === 0, 'all requests are answered');
      await this.settled();
    } while (this.pending.size > 0);
  }

  /** Waits until the layout of the page has not changed for two frames. */
  async settled(): Promise<void> {
    await this.page.evaluate(settled);
  }

  /** Checks everything the page has done so far. */
  judge(): void {
    for (const guest of this.guests) guest.judge();
    const unexpected = this.complaints.filter((text) => !this.allowed.some((allowed) => allowed.test(text)));
    expect(unexpected, 'unexpected console messages').toEqual([]);
    expect(this.strangers, 'requests to other origins').toEqual([]);
    this.judgeFrames();
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
