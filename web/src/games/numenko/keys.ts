/** The keys of this game. In the grid every sign types a tile; letters are commands only while they may be. */

import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import { pressMain } from './actions';
import type { Bench } from './bench.svelte';
import { samePlace, type Tile } from './grid';
import { isTrue, type Sum } from './work';

interface Ways {
  goTo(sum: Sum): void;
  /** Between the sums and the grid. */
  change(): void;
}

/** Whatever sign somebody thinks of is a star; ☺ has no key of its own. */
const STARS = '+-−x×*∗·/÷:=';

export function tileOf(key: string): Tile | null {
  if (/^[0-9]$/.test(key)) return key;
  if (key === '?' || key === '☺') return '?';
  return key.length === 1 && STARS.includes(key.toLowerCase()) ? '*' : null;
}

export function keyOf(bench: Bench, ways: Ways): (event: KeyboardEvent) => boolean {
  const letters: Record<string, () => void> = {
    d: () => pressMain(bench),
    t: () => bench.plays && bench.wantSwop(),
    k: () => void (bench.help === 'check' && bench.check()),
    n: () => nextTrouble(bench, ways),
    g: () => ways.change(),
    m: () => bench.pick(),
    u: () => bench.lift(),
  };
  return (event) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z' && !event.shiftKey) bench.undo();
      return key === 'z';
    }
    if (key === 'backspace' || key === 'delete') {
      if (event.shiftKey) bench.clear();
      else bench.back();
      return true;
    }
    const tile = tileOf(event.key);
    // Beside the list of sums, where nobody types tiles, two of these signs are questions to the table.
    const asks = (key === '/' || key === '?') && (event.target as HTMLElement).closest('[data-region=work]') !== null;
    if (tile && !asks) {
      if (bench.canArrange) bench.press(tile);
      return bench.canArrange;
    }
    if (key === 'enter') return enter(event, bench);
    if (key === 'escape' && bench.mode !== 'type') {
      bench.leaveMode();
      return true;
    }
    const letter = settings.letters && !event.shiftKey && bench.canArrange ? letters[key] : undefined;
    // A key that is held down is pressed once.
    if (!event.repeat) letter?.();
    return letter !== undefined;
  };
}

/** The large button. One that has the focus presses itself. */
function enter(event: KeyboardEvent, bench: Bench): boolean {
  if ((event.target as HTMLElement).closest('button, a')) return false;
  if (event.repeat) return true;
  if (bench.mode === 'move') bench.touch(bench.arrangement.cursor);
  else pressMain(bench);
  return true;
}

/** The next sum that is not right, behind the one where the cursor is. */
function nextTrouble(bench: Bench, ways: Ways): void {
  const trouble = bench.sums.filter((sum) => !isTrue(sum));
  const { cursor, down } = bench.arrangement;
  const here = trouble.findIndex((sum) => sum.down === down && samePlace(bench.placesOf(sum)[0]!, cursor));
  const next = trouble[(here + 1) % Math.max(1, trouble.length)];
  if (next) ways.goTo(next);
  else bench.explain(t(bench.work ? 'web-numenko-no-trouble' : 'web-numenko-not-read'));
}
