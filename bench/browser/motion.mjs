// Smoothness of the tables on a computer four times slower than this one: whole games against a computer player.
//
//   node bench/browser/motion.mjs [GAME...]     RECKON_BIN, RECKON_CHROMIUM, RECKON_SEED as for scripts/browser-tests
//
// For each game: long tasks while pieces travel, and in the rest of a scene (the table changes, nothing moves yet, or a sum is
// read); the share of late frames while pieces travel, against an empty page with one moving square, before and after, in the
// same browser; and which properties are animated. Only transform and opacity may be: everything else is laid out or painted
// in each frame.
import { forget, moveSquare, record } from './recorder.mjs';
import { GAMES, SLOWED, createTable, slowDown, withBrowser } from './support.mjs';
import { Player } from './player.mjs';

const SIZE = { width: 1280, height: 800 };
const LEAST_SCENES = 8;
/** A game that lasts longer is left, and its seed stays unknown. */
const LONGEST_MS = 120_000;
/** Still time before the next move, in which a player looks at the table. */
const QUIET_MS = 500;
const SETTLED_MS = 1_500;
/** The last scene of a game, and the way to its result. */
const RESULT_MS = 6_000;
const CONTROL_MS = 4_000;
/** One and a half frames at 60 Hz. */
const LATE_MS = 25;
const GOAL_POINTS = 5;
const WORST_SHOWN = 4;
/** The single transforms are drawn as a transform is, by the compositor. */
const CHEAP = ['transform', 'translate', 'rotate', 'scale', 'opacity'];

const computer = { computer: { player: 'hedgehog', pace_ms: 2_500 } };
/** Games that end within the time. */
const TABLES = {
  numero: { preset: '1-10', pack: '1-9gor', seats: ['me', computer] },
  nmbrs: { preset: 'usual', options: { rounds: '1' }, seats: ['me', computer] },
  numberloor: { preset: 'intermediate', options: { 'turn-limit': '10' }, seats: ['me', computer] },
  numenko: { preset: 'usual', options: { 'pot-limit': '24' }, seats: ['me', { computer: { player: 'hedgehog', pace_ms: 4_000 } }] },
};

const sleep = (ms) => new Promise((later) => setTimeout(later, ms));

async function openPage(browser) {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'no-preference', locale: 'en-GB' });
  await context.addInitScript(record);
  return { context, page: await context.newPage() };
}

/** Returns the frames of a page with one moving square. */
async function control(browser, origin) {
  const { context, page } = await openPage(browser);
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>empty</title>' }));
  await page.goto(`${origin}/empty`);
  await slowDown(page);
  await page.evaluate(moveSquare);
  await sleep(1_000);
  await page.evaluate(forget);
  await sleep(CONTROL_MS);
  const { frames } = await page.evaluate(() => globalThis.motion);
  await context.close();
  return frames;
}

/** Plays in a page to the end of a game, and again if that was short; returns the page's log. */
async function playGame(browser, origin, game) {
  const { context, page } = await openPage(browser);
  let changedAt = performance.now();
  let isPlaying = false;
  let scenes = 0;
  await page.exposeFunction('tellScene', (playing) => {
    isPlaying = playing;
    scenes += Number(playing);
    changedAt = performance.now();
  });
  const table = await createTable(context, origin, { game, ...TABLES[game] });
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.goto(`${origin}/t/${table}`);
  await page.locator('[data-region=hand]').waitFor();
  await page.waitForLoadState('networkidle');
  // Whoever plays has touched the page, and hears it.
  await page.mouse.click(SIZE.width / 2, 4);
  await slowDown(page);
  changedAt = performance.now();
  // The computer player may have begun.
  while (isPlaying || performance.now() - changedAt < SETTLED_MS) await sleep(20);
  await page.evaluate(forget);
  scenes = 0;
  const player = await Player.sit(origin, table, game, cookie);
  const seeds = [];
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await sleep(20)) {
    if (player.isOver) {
      await sleep(RESULT_MS);
      seeds.push(player.seed);
      if (scenes >= LEAST_SCENES) break;
      player.again();
    } else if (player.isUp && !isPlaying && performance.now() - changedAt > QUIET_MS) {
      player.move();
      changedAt = performance.now();
    }
  }
  if (player.refusal) throw new Error(`${game}: a move was refused: ${player.refusal}`);
  const log = await page.evaluate(() => globalThis.motion);
  player.leave();
  await context.close();
  return { ...log, seeds };
}

const isIn = (scene, { start, end }) => start < (scene.end ?? Infinity) && end > scene.start;

/** Sorts the long tasks of scenes into those while pieces travel, and those while nothing does: before, between and after. */
function longTasks({ tasks, scenes, flights }) {
  const inScenes = tasks.filter((task) => scenes.some((scene) => isIn(scene, task)));
  // A task in which pieces leave, or the last one lands, delays nothing that moves.
  const delays = ({ start, end }) => flights.some((flight) => start > flight.start && end < (flight.end ?? Infinity));
  return { travelling: inScenes.filter(delays), still: inScenes.filter((task) => !delays(task)) };
}

const length = ({ start, end }) => end - start;
const longest = (tasks) => Math.max(0, ...tasks.map(length));

/** Describes a task by the frame that it delayed. */
function describe(task, { longFrames }) {
  const frame = longFrames.find((each) => isIn(each, task));
  if (!frame) return 'no description';
  const scripts = frame.scripts.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  const told = scripts.map(({ what, ms, layout }) => `${what} ${ms.toFixed(0)} ms${layout > 1 ? ` (${layout.toFixed(0)} of it forced layout)` : ''}`);
  return [...told, `style, layout and paint ${frame.drawing.toFixed(0)} ms`].join('; ');
}

const late = (frames) => (100 * frames.filter((ms) => ms > LATE_MS).length) / Math.max(1, frames.length);

function report(game, log, controls) {
  const { travelling, still } = longTasks(log);
  const points = late(log.frames) - late(controls);
  const sign = points < 0 ? '−' : '+';
  const cells = [log.scenes.length, log.travels, log.frames.length, `${late(log.frames).toFixed(1)}%`, `${late(controls).toFixed(1)}%`, `${sign}${Math.abs(points).toFixed(1)}`];
  const tasks = [travelling, still].map((all) => `${all.length} of ${longest(all).toFixed(0)} ms`);
  console.log(`${game.padEnd(11)} ${cells.map((cell) => String(cell).padStart(7)).join(' ')} ${tasks.map((cell) => cell.padStart(14)).join(' ')}`);
  console.log(`            seeds ${log.seeds.join(' ') || 'unknown: the game was not over in time'}`);
  if (log.scenes.length < LEAST_SCENES) console.log(`            only ${log.scenes.length} scenes: play it again`);
  if (points > GOAL_POINTS) console.log(`            more than ${GOAL_POINTS} points above the control`);
  for (const [when, all] of [['travelling', travelling], ['still', still]]) {
    for (const task of all.toSorted((a, b) => length(b) - length(a)).slice(0, WORST_SHOWN)) {
      console.log(`            ${when} ${length(task).toFixed(0)} ms: ${describe(task, log)}`);
    }
  }
}

/** Prints what is animated; returns whether anything is at a cost. */
function reportAnimated(game, { animated }) {
  console.log(`            animated: ${Object.keys(animated).sort().join(', ') || 'nothing'}`);
  const costly = Object.entries(animated).filter(([property]) => !CHEAP.includes(property));
  for (const [property, elements] of costly) console.error(`${game} animates ${property}: ${elements.join(', ')}`);
  return costly.length > 0;
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : GAMES;
await withBrowser(async (browser, origin) => {
  console.log(`motion at ${SIZE.width} × ${SIZE.height}, CPU slowed ${SLOWED} times; a frame is late after ${LATE_MS} ms, a task long after 50 ms`);
  console.log('game         scenes  pieces  frames    late control  points     travelling          still');
  let before = await control(browser, origin);
  for (const game of wanted) {
    const log = await playGame(browser, origin, game);
    const after = await control(browser, origin);
    report(game, log, [...before, ...after]);
    if (reportAnimated(game, log)) process.exitCode = 1;
    before = after;
  }
});
