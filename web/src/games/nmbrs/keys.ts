/** The keys of this game. Letters count only while single-letter commands are on. */

import { settings } from '../../lib/settings.svelte';
import { mainAction, press } from './actions';
import type { Draft } from './draft.svelte';
import { knock, letGo } from './knocking';

interface KeyTargets {
  /** Switches between map and list. */
  change(): void;
  toHand(): void;
}

export function keyOf(draft: Draft, targets: KeyTargets): (event: KeyboardEvent) => boolean {
  const letters: Record<string, () => void> = {
    n: () => draft.isPlaying && draft.newRow(),
    b: () => {
      draft.finish();
      targets.toHand();
    },
    d: () => pressMain(draft),
    g: () => targets.change(),
    k: () => void knock(draft),
    x: () => void letGo(draft),
  };
  return (event) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z' && !event.shiftKey) draft.back();
      return key === 'z';
    }
    if (key === 'backspace') {
      if (event.shiftKey) draft.clear();
      else draft.back();
      return true;
    }
    if (key === 'enter') return enter(event, draft);
    const letter = settings.letters && !event.shiftKey ? letters[key] : undefined;
    // A held key counts as one press.
    if (!event.repeat) letter?.();
    return letter !== undefined;
  };
}

function pressMain(draft: Draft): void {
  const main = mainAction(draft);
  if (main) press(draft, main);
}

/** Presses the large button. A focused button handles Enter itself. */
function enter(event: KeyboardEvent, draft: Draft): boolean {
  if ((event.target as HTMLElement).closest('button, a')) return false;
  if (!event.repeat) pressMain(draft);
  return true;
}
