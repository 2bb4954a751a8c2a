// Time until the first page is usable on a computer four times slower than this one, and the bytes it takes.
//
//   node bench/browser/usable.mjs [RUNS]        RECKON_BIN, RECKON_CHROMIUM as for scripts/browser-tests
//
// "Usable" means that each Play button can be clicked and all letters are drawn in their own fonts. Each run has a browser
// without a cache. Bytes are those on the wire, with headers; a limit that is broken is an error. Times depend on the
// machine, so they are compared with the smallest page of the same server instead.
import { GAMES, SLOWED, createTable, median, slowDown, withBrowser } from './support.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const MOST_BYTES = 150_000;
const MOST_FONT_BYTES = 45_000;
const GOAL_MS = 2_000;
/** A static page of a few bytes, for the time that any page takes. */
const CONTROL = '/robots.txt';
const GAME_LIST = '/api/games';
const PLAY = 'main a.play';

const isFont = ({ path }) => path.endsWith('.woff2');
/** Size of the fonts themselves: they are subset to fit a limit of their own. */
const fontBytes = (files) => files.filter(isFont).reduce((sum, { length }) => sum + length, 0);
const sizeOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Lists what a page loads over the network, as it arrives. Files out of the cache have no bytes. */
async function listLoads(protocol) {
  await protocol.send('Network.enable');
  const answers = new Map();
  const files = [];
  protocol.on('Network.responseReceived', ({ requestId, response }) => answers.set(requestId, response));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url, headers } = answers.get(requestId) ?? { url: 'http://unknown/', headers: {} };
    const header = (wanted) => Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
    const length = Number(header('content-length') ?? encodedDataLength);
    files.push({ path: new URL(url).pathname, bytes: encodedDataLength, length, encoding: header('content-encoding') ?? 'none' });
  });
  return files;
}

/**
 * Notes when the page can be used: when it has as many elements that match the selector as it should, all declared fonts
 * are loaded, and a frame has been drawn since. Runs in the page, where no message to this program adds to the time.
 */
function noteWhenUsable({ selector, count }) {
  const isThere = () => document.querySelectorAll(selector).length >= count && [...document.fonts].every(({ status }) => status === 'loaded');
  globalThis.usable = new Promise((done) => {
    const look = () => (isThere() ? requestAnimationFrame(() => setTimeout(() => done(performance.now()))) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
}

async function run(browser, origin, { width, path = '/', selector = PLAY, count = GAMES.length }) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 640 : 800 } });
  const page = await context.newPage();
  const protocol = await slowDown(page);
  const files = await listLoads(protocol);
  await page.addInitScript(noteWhenUsable, { selector, count });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const [usable, paint] = await page.evaluate(async () => [await globalThis.usable, performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN]);
  // Throws if something lies over it.
  await page.locator(selector).last().click({ trial: true });
  await context.close();
  return { usable, paint, files };
}

const runControl = (browser, origin, width) => run(browser, origin, { width, path: CONTROL, selector: 'pre', count: 1 });

/** Measures pages and controls in turn, so that a busy moment of the machine slows both. */
async function measure(browser, origin, width) {
  const runs = [];
  const controls = [];
  for (let i = 0; i < RUNS; i++) {
    controls.push(await runControl(browser, origin, width));
    runs.push(await run(browser, origin, { width }));
  }
  const of = (all, what) => median(all.map((each) => each[what]));
  const heaviest = runs.toSorted((a, b) => sizeOf(b.files) - sizeOf(a.files))[0];
  return { paint: of(runs, 'paint'), usable: of(runs, 'usable'), control: of(controls, 'usable'), files: heaviest.files };
}

/** Returns the bytes that a table adds to the first page, which has just been open in the same browser. */
async function tableAdds(browser, origin, game) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const files = await listLoads(await context.newCDPSession(page));
  await page.goto(origin, { waitUntil: 'networkidle' });
  const table = await createTable(context, origin, { game, seats: ['me', { computer: { player: 'snail', pace_ms: 10_000 } }] });
  const known = files.length;
  await page.goto(`${origin}/t/${table}`, { waitUntil: 'networkidle' });
  await page.locator('[data-region=hand]').waitFor();
  await page.waitForLoadState('networkidle');
  const added = files.slice(known).filter(({ bytes }) => bytes > 0);
  await context.close();
  return added;
}

function judgeBytes(files) {
  const list = files.find(({ path }) => path === GAME_LIST);
  const wrong = [];
  if (sizeOf(files) > MOST_BYTES) wrong.push(`the first page has more than ${MOST_BYTES} bytes`);
  if (fontBytes(files) > MOST_FONT_BYTES) wrong.push(`the fonts have more than ${MOST_FONT_BYTES} bytes`);
  if (!list) wrong.push(`${GAME_LIST} was not asked for`);
  else if (list.encoding === 'none') wrong.push(`${GAME_LIST} is not compressed`);
  return wrong;
}

await withBrowser(async (browser, origin) => {
  // The first one also warms up the server.
  await run(browser, origin, { width: 1280 });
  console.log(`the first page, CPU slowed ${SLOWED} times, median of ${RUNS}; goal ${GOAL_MS} ms; the control is ${CONTROL}`);
  console.log('width  first paint     usable    control   ratio      bytes');
  const wrong = new Set();
  for (const width of [360, 1280]) {
    const { paint, usable, control, files } = await measure(browser, origin, width);
    const cells = [`${paint.toFixed(0)} ms`.padStart(11), `${usable.toFixed(0)} ms`.padStart(10), `${control.toFixed(0)} ms`.padStart(10)];
    console.log(`${String(width).padEnd(6)} ${cells.join(' ')} ${(usable / control).toFixed(1).padStart(7)} ${String(sizeOf(files)).padStart(10)}`);
    if (usable > GOAL_MS) console.log(`       usable only ${(usable - GOAL_MS).toFixed(0)} ms after the goal`);
    if (width === 1280) {
      for (const { path, length } of files.filter(isFont)) console.log(`       ${path}: ${length} bytes`);
      const list = files.find(({ path }) => path === GAME_LIST);
      console.log(`       fonts together: ${fontBytes(files)} bytes; ${GAME_LIST}: ${list?.bytes} bytes, ${list?.encoding}`);
    }
    for (const each of judgeBytes(files)) wrong.add(each);
  }
  console.log('what a table adds to it, out of an empty cache');
  for (const game of GAMES) {
    const added = await tableAdds(browser, origin, game);
    const largest = added.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3).map(({ path, bytes }) => `${path.split('/').at(-1)} ${bytes}`);
    console.log(`${game.padEnd(11)} ${String(sizeOf(added)).padStart(7)} bytes in ${String(added.length).padStart(2)} files, most in ${largest.join(', ')}`);
  }
  for (const each of wrong) console.error(each);
  if (wrong.size > 0) process.exitCode = 1;
});
