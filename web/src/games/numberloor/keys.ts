/** The keys of this game. Letters and digits only while single letters are commands. */

import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import { actionsOf, press } from './actions';
import type { Composer } from './composer.svelte';
import { isNight } from './work';

export function keyOf(composer: Composer, toBalloons: () => boolean): (event: KeyboardEvent) => boolean {
  const letters: Record<string, () => void> = {
    d: () => void composer.send('end'),
    t: () => void composer.send('draw'),
    p: () => void composer.send('pass'),
    x: () => void composer.send('let go'),
    k: () => throwFirst(composer),
    b: () => toBalloons() || composer.explain(t('web-numberloor-no-balloons')),
    '1': () => composer.stacks && composer.tapStack('Left'),
    '2': () => composer.stacks && composer.tapStack('Right'),
  };
  return (event) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z' && !event.shiftKey) composer.back();
      return key === 'z';
    }
    if (key === 'backspace') {
      if (event.shiftKey) composer.clear();
      else composer.back();
      return true;
    }
    if (key === 'enter') return enter(event, composer);
    const letter = settings.letters && !event.shiftKey ? letters[key] : undefined;
    // A key that is held down is pressed once.
    if (!event.repeat) letter?.();
    return letter !== undefined;
  };
}

/** The large button, or the first of several equal ones. A button that has the focus presses itself. */
function enter(event: KeyboardEvent, composer: Composer): boolean {
  if ((event.target as HTMLElement).closest('button, a')) return false;
  const { main, plain } = actionsOf(composer);
  const action = main ?? plain[0];
  if (action && !event.repeat) press(composer, action);
  return true;
}

function throwFirst(composer: Composer): void {
  const night = composer.hand.filter((held) => isNight(held.card));
  const work = composer.work;
  const first = (work && night.find((held) => work.night.includes(held.card))) ?? night[0];
  if (!first) return composer.explain(t('web-numberloor-no-night'));
  void composer.throwIn(first);
}
