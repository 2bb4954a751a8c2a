/** The keys of this game. Letters only while single letters are commands. */

import { settings } from '../../lib/settings.svelte';
import { mainAction, press } from './actions';
import type { Bench } from './bench.svelte';

interface Ways {
  /** Between the map and the list. */
  change(): void;
  toHand(): void;
}

export function keyOf(bench: Bench, ways: Ways): (event: KeyboardEvent) => boolean {
  const letters: Record<string, () => void> = {
    n: () => bench.plays && bench.newRow(),
    b: () => {
      bench.finish();
      ways.toHand();
    },
    d: () => pressMain(bench),
    g: () => ways.change(),
    k: () => void bench.knock(),
    x: () => void bench.letGo(),
  };
  return (event) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z' && !event.shiftKey) bench.back();
      return key === 'z';
    }
    if (key === 'backspace') {
      if (event.shiftKey) bench.clear();
      else bench.back();
      return true;
    }
    if (key === 'enter') return enter(event, bench);
    const letter = settings.letters && !event.shiftKey ? letters[key] : undefined;
    // A key that is held down is pressed once.
    if (!event.repeat) letter?.();
    return letter !== undefined;
  };
}

function pressMain(bench: Bench): void {
  const main = mainAction(bench);
  if (main) press(bench, main);
}

/** The large button. A button that has the focus presses itself. */
function enter(event: KeyboardEvent, bench: Bench): boolean {
  if ((event.target as HTMLElement).closest('button, a')) return false;
  if (!event.repeat) pressMain(bench);
  return true;
}
