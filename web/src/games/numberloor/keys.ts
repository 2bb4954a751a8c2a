/** The keys of this game. Letters and digits count only while single-letter commands are on. */

import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import { actionsOf, press } from './actions';
import type { Draft } from './draft.svelte';
import { isNight } from './view';

export function keyOf(draft: Draft, toBalloons: () => boolean): (event: KeyboardEvent) => boolean {
  const letters: Record<string, () => void> = {
    d: () => void draft.send('end'),
    t: () => void draft.send('draw'),
    p: () => void draft.send('pass'),
    x: () => void draft.send('let go'),
    k: () => throwFirst(draft),
    b: () => toBalloons() || draft.explain(t('web-numberloor-no-balloons')),
    '1': () => (draft.asksParity ? draft.sayParity('odd') : draft.hasStacks && draft.tapStack('Left')),
    '2': () => (draft.asksParity ? draft.sayParity('even') : draft.hasStacks && draft.tapStack('Right')),
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

/** Presses the large button, or the first of several equal ones. A focused button handles Enter itself. */
function enter(event: KeyboardEvent, draft: Draft): boolean {
  if ((event.target as HTMLElement).closest('button, a')) return false;
  const { main, plain } = actionsOf(draft);
  const action = main ?? plain[0];
  if (action && !event.repeat) press(draft, action);
  return true;
}

function throwFirst(draft: Draft): void {
  const night = draft.hand.filter((held) => isNight(held.card));
  const work = draft.work;
  const first = (work && night.find((held) => work.night.includes(held.card))) ?? night[0];
  if (!first) return draft.explain(t('web-numberloor-no-night'));
  void draft.throwIn(first);
}
