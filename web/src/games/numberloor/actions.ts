/** The buttons under the draft: which there are, and what they say. */

import { t } from '../../lib/words.svelte';
import type { Composer } from './composer.svelte';
import { cardName, listed, shortName } from './names';
import { isLevel, isNight } from './work';

export interface Action {
  id: string;
  label: string;
  /** What will happen, in words. */
  about?: string;
  /** Why it cannot be pressed now. */
  why?: string;
  run: () => void;
}
export interface Actions {
  /** The one filled button. */
  main: Action | null;
  plain: Action[];
}

/** Before the engine has said what there is to do now, a second press means nothing. */
export function press(composer: Composer, action: Action): void {
  if (composer.shown && composer.stale) return;
  if (action.why === undefined) action.run();
  else composer.explain(action.why);
}

export function actionsOf(composer: Composer): Actions {
  if (composer.asked) return whenAsked(composer);
  if (!composer.mine) return { main: null, plain: [] };
  return composer.shown ? whenShown(composer) : whenNot(composer);
}

const turnOver = (composer: Composer): Action => ({
  id: 'end',
  label: t('web-numberloor-turn-over'),
  run: () => void composer.send('end'),
});
const takeTwo = (composer: Composer): Action => ({
  id: 'draw',
  label: t('web-numberloor-take-two'),
  run: () => void composer.send('draw'),
});
const pass = (composer: Composer): Action => ({
  id: 'pass',
  label: t(composer.stacks ? 'web-numberloor-pass-take-two' : 'web-numberloor-pass'),
  run: () => void composer.send('pass'),
});
const letGo = (composer: Composer): Action => ({
  id: 'let-go',
  label: t('web-numberloor-let-go'),
  run: () => void composer.send('let go'),
});

/** The words are the engine's answer, so the largest button is what there is to do. */
function whenShown(composer: Composer): Actions {
  const work = composer.stale ? null : composer.lastWork;
  // A balloon may still help where one can pass as well.
  const goesOn = work?.goes.some((goes) => isLevel(goes.card) || !work.can.draw) ?? false;
  const others: Action[] = [];
  if (work?.can.draw) others.push(takeTwo(composer));
  if (work?.can.pass) others.push(pass(composer));
  if (work?.can.end || composer.winsStar) {
    return { main: { ...turnOver(composer), about: whatHappens(composer) }, plain: others };
  }
  if (!goesOn && others[0]) return { main: others[0], plain: others.slice(1) };
  const isDeadEnd = work?.goes.length === 0 && composer.taps.length > 0;
  const first = work?.can.pass ? 'web-numberloor-level-or-pass' : 'web-numberloor-level-first';
  const why = composer.whyNot ?? t(isDeadEnd ? 'web-numberloor-dead-end' : first);
  return { main: { ...turnOver(composer), why }, plain: others };
}

/** Buttons that always look the same give nothing away. */
function whenNot(composer: Composer): Actions {
  const check: Action = { id: 'check', label: t('web-numberloor-check'), run: () => void composer.check() };
  const plain = [turnOver(composer), ...(composer.stacks ? [] : [takeTwo(composer)]), pass(composer)];
  return { main: null, plain: [...plain, ...(composer.help === 'check' ? [check] : [])] };
}

function whenAsked(composer: Composer): Actions {
  const night = composer.hand.filter((held) => isNight(held.card));
  const suits = composer.lastWork ? night.filter((held) => composer.lastWork?.night.includes(held.card)) : night;
  // Of two alike, one is enough to press.
  const different = suits.filter((held, i) => suits.findIndex(({ card }) => card === held.card) === i);
  const throws = different.map((held) => ({
    id: `night-${held.key}`,
    label: t('web-numberloor-throw-in', { card: cardName(held.card) }),
    run: () => void composer.throwIn(held),
  }));
  const go = letGo(composer);
  if (composer.thrown) {
    const label = t('web-numberloor-throw-in', { card: listed(composer.taps.map((tap) => cardName(tap.card))) });
    const why = composer.whyNot ?? t('web-numberloor-balloons-too');
    return { main: { id: 'night', label, why, run: () => void composer.send('cards') }, plain: [go] };
  }
  if (!composer.shown) return { main: null, plain: [...throws, go] };
  return throws[0] ? { main: throws[0], plain: [...throws.slice(1), go] } : { main: go, plain: [] };
}

/** `Lay 5, 7, 9 and end the turn`. */
function whatHappens(composer: Composer): string {
  const cards = listed(composer.taps.map((tap) => shortName(tap.card)), 'unit');
  if (composer.taps.length === 0) return t('web-numberloor-ends');
  return t(composer.winsStar ? 'web-numberloor-lays-and-wins' : 'web-numberloor-lays-and-ends', { cards });
}
