// Time until the first page is usable on a computer four times slower than this one, and its size.
//
//   node bench/browser/usable.mjs [RUNS]        RECKON_BIN, RECKON_CHROMIUM as for scripts/browser-tests
//
// "Usable" means that each Play button can be clicked. Each run has a browser without a cache.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');
const { chromium } = createRequire(join(ROOT, 'web/package.json'))('playwright-core');

const RUNS = Number(process.argv[2] ?? 7);
const SLOWED = 4;
const MOST_BYTES = 150_000;

function binary() {
  if (process.env.RECKON_BIN) return resolve(process.env.RECKON_BIN);
  const built = ['release', 'debug'].map((kind) => join(ROOT, 'target', kind, 'reckon')).filter(existsSync);
  built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!built[0]) throw new Error('no server: build it first, or set RECKON_BIN');
  return built[0];
}

const chromiumPath =
  process.env.RECKON_CHROMIUM ?? execFileSync(join(ROOT, 'scripts/need-chromium'), { encoding: 'utf8' }).trim();

async function serve(folder) {
  const words = ['serve', '--listen', '127.0.0.1:0', '--store', join(folder, 'store.db'), '--metrics', 'off', '--log', 'off'];
  const server = spawn(binary(), words, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/[^/\s]+/.exec(line)?.[0];
    if (origin) return { server, origin };
  }
  throw new Error('the server does not say where it is');
}

async function run(browser, origin, width) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 640 : 800 } });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  let bytes = 0;
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const begun = performance.now();
  await page.goto(origin, { waitUntil: 'commit' });
  await page.locator('main a.do').last().click({ trial: true });
  const usable = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  await context.close();
  return { usable, paint, bytes };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const folder = mkdtempSync(join(tmpdir(), 'reckon-usable-'));
const { server, origin } = await serve(folder);
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
try {
  await run(browser, origin, 1280); // the first one also warms up the server
  console.log(`the first page, CPU slowed ${SLOWED} times, median of ${RUNS}`);
  console.log('width   first paint   usable      bytes');
  let most = 0;
  for (const width of [360, 1280]) {
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await run(browser, origin, width));
    const [paint, usable, bytes] = ['paint', 'usable', 'bytes'].map((what) => median(runs.map((each) => each[what])));
    most = Math.max(most, bytes);
    console.log(`${String(width).padEnd(5)} ${paint.toFixed(0).padStart(8)} ms ${usable.toFixed(0).padStart(8)} ms ${String(bytes).padStart(10)}`);
  }
  if (most > MOST_BYTES) {
    console.error(`that is more than ${MOST_BYTES} bytes`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
