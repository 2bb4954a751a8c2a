/** The keys of this game. In the grid every sign types a tile; letters are commands only if the setting is on. */

import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import { pressMain } from './actions';
import type { Draft } from './draft.svelte';
import { samePlace, type Tile } from './grid';
import { isTrue, type Sum } from './sums';

interface KeyTargets {
  goTo(sum: Sum): void;
  /** Switches between sums and grid. */
  change(): void;
}

/** Every arithmetic sign types a star; ☺ has no key of its own. */
const STARS = '+-−x×*∗·/÷:=';

export function tileOf(key: string): Tile | null {
  if (/^[0-9]$/.test(key)) return key;
  if (key === '?' || key === '☺') return '?';
  return key.length === 1 && STARS.includes(key.toLowerCase()) ? '*' : null;
}

export function keyOf(draft: Draft, targets: KeyTargets): (event: KeyboardEvent) => boolean {
  const letters: Record<string, () => void> = {
    d: () => pressMain(draft),
    t: () => draft.isPlaying && draft.toggleSwop(),
    k: () => void (draft.checksOnRequest && draft.check()),
    n: () => nextTrouble(draft, targets),
    g: () => targets.change(),
    m: () => draft.pick(),
    u: () => draft.lift(),
  };
  return (event) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z' && !event.shiftKey) draft.undo();
      return key === 'z';
    }
    if (key === 'backspace' || key === 'delete') {
      if (event.shiftKey) draft.clear();
      else draft.back();
      return true;
    }
    const tile = tileOf(event.key);
    // In the list of sums, where nobody types tiles, `/` and `?` ask the table a question.
    const asks = (key === '/' || key === '?') && (event.target as HTMLElement).closest('[data-sums]') !== null;
    if (tile && !asks) {
      if (draft.canArrange) draft.press(tile);
      return draft.canArrange;
    }
    if (key === 'enter') return enter(event, draft);
    if (key === 'escape' && draft.mode !== 'type') {
      draft.leaveMode();
      return true;
    }
    const letter = settings.letters && !event.shiftKey && draft.canArrange ? letters[key] : undefined;
    // A held key counts as one press.
    if (!event.repeat) letter?.();
    return letter !== undefined;
  };
}

/** Presses the large button. A focused button handles Enter itself. */
function enter(event: KeyboardEvent, draft: Draft): boolean {
  if ((event.target as HTMLElement).closest('button, a')) return false;
  if (event.repeat) return true;
  if (draft.mode === 'move') draft.touch(draft.arrangement.cursor);
  else pressMain(draft);
  return true;
}

/** Goes to the next faulty sum after the one at the cursor. */
function nextTrouble(draft: Draft, targets: KeyTargets): void {
  if (draft.work?.unjudged) return draft.explain(t('web-numenko-off-hint'));
  const trouble = draft.sums.filter((sum) => !isTrue(sum));
  const { cursor, down } = draft.arrangement;
  const here = trouble.findIndex((sum) => sum.down === down && samePlace(draft.placesOf(sum)[0]!, cursor));
  const next = trouble[(here + 1) % Math.max(1, trouble.length)];
  if (next) targets.goTo(next);
  else draft.explain(t(draft.work ? 'web-numenko-no-trouble' : 'web-numenko-not-read'));
}
