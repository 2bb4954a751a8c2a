// The server, the browser and the tables of the benchmarks in this folder.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = resolve(import.meta.dirname, '../..');
const { chromium } = createRequire(join(ROOT, 'web/package.json'))('playwright-core');

/** How many times slower than this computer the pages' is. */
export const SLOWED = 4;
export const GAMES = ['numero', 'nmbrs', 'numberloor', 'numenko'];

function binary() {
  if (process.env.RECKON_BIN) return resolve(process.env.RECKON_BIN);
  const target = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? 'target');
  const built = ['release', 'debug'].map((kind) => join(target, kind, 'reckon')).filter(existsSync);
  built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!built[0]) throw new Error('no server: build it first, or set RECKON_BIN');
  return built[0];
}

async function serve(folder) {
  const words = ['serve', '--listen', '127.0.0.1:0', '--store', join(folder, 'store.db'), '--metrics', 'off', '--log', 'off'];
  const server = spawn(binary(), words, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/[^/\s]+/.exec(line)?.[0];
    if (origin) return { server, origin };
  }
  throw new Error('the server does not say where it is');
}

/** Runs a benchmark with a server and a browser of its own. */
export async function withBrowser(measure) {
  const folder = mkdtempSync(join(tmpdir(), 'reckon-bench-'));
  const executablePath = process.env.RECKON_CHROMIUM ?? execFileSync(join(ROOT, 'scripts/need-chromium'), { encoding: 'utf8' }).trim();
  const { server, origin } = await serve(folder);
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
    try {
      await measure(browser, origin);
    } finally {
      await browser.close();
    }
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Slows the page down; returns its session of the browser's protocol. */
export async function slowDown(page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return protocol;
}

/** Opens a table for this window's person. */
export async function createTable(context, origin, request) {
  const settings = { starts_when_full: true, ...request.settings };
  const answer = await context.request.post(`${origin}/api/tables`, { data: { ...request, settings } });
  if (!answer.ok()) throw new Error(`no table of ${request.game}: ${await answer.text()}`);
  return (await answer.json()).table.id;
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
