/** The buttons below the draft, with their labels. */

import type { IconName } from '../../components/icons';
import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';
import { cardName, listed, shortName } from './names';
import { isNight, PARITIES, type Parity } from './view';

export interface Action {
  id: string;
  label: string;
  /** What is written behind the drawing of a button beside others of its kind, instead of the label. */
  short?: string;
  /** The effect, in words. */
  about?: string;
  /** Reason it cannot be pressed now. */
  why?: string;
  /** The drawing on a button without words. */
  icon: IconName;
  run: () => void;
}
export interface Actions {
  /** The large button: gold if pressing it is the useful thing to do. */
  main: Action | null;
  plain: Action[];
}

/** Runs an action; further presses are ignored until the engine has said what can be done now. */
export function press(draft: Draft, action: Action): void {
  if (draft.showsJudgement && draft.stale) return;
  if (action.why === undefined) action.run();
  else draft.explain(action.why);
}

export function actionsOf(draft: Draft): Actions {
  const { main, plain } = actionsAtTable(draft);
  const why = draft.whyAway ?? undefined;
  if (why === undefined) return { main, plain };
  return { main: main && { ...main, about: undefined, why }, plain: plain.map((action) => ({ ...action, why })) };
}

function actionsAtTable(draft: Draft): Actions {
  if (draft.asksParity) return { main: null, plain: PARITIES.map((parity) => sayParity(draft, parity)) };
  if (draft.isAsked) return whenAsked(draft);
  if (!draft.isMyTurn) return { main: null, plain: [] };
  return draft.showsJudgement ? whenShown(draft) : whenNot(draft);
}

const sayParity = (draft: Draft, parity: Parity): Action => ({
  id: parity,
  icon: 'tick',
  label: t(`web-numberloor-say-${parity}`),
  run: () => draft.sayParity(parity),
});
const turnOver = (draft: Draft): Action => ({
  id: 'end',
  icon: 'tick',
  label: t('web-numberloor-turn-over'),
  run: () => void draft.send('end'),
});
const takeTwo = (draft: Draft): Action => ({
  id: 'draw',
  icon: 'hand',
  label: t('web-numberloor-take-two'),
  run: () => void draft.send('draw'),
});
const pass = (draft: Draft): Action => ({
  id: 'pass',
  icon: 'hand',
  label: t(draft.hasStacks ? 'web-numberloor-pass-take-two' : 'web-numberloor-pass'),
  run: () => void draft.send('pass'),
});
const letGo = (draft: Draft): Action => ({
  id: 'let-go',
  icon: 'next',
  label: t('web-numberloor-let-go'),
  run: () => void draft.send('let go'),
});

/** Returns the buttons when the engine says what can be done: the main one is the one that it suggests. */
function whenShown(draft: Draft): Actions {
  const work = draft.stale ? null : draft.lastWork;
  const others: Action[] = [];
  if (work?.can.draw) others.push(takeTwo(draft));
  if (work?.can.pass) others.push(pass(draft));
  const suggested = work?.suggests ?? null;
  if (suggested === 'End') return { main: { ...turnOver(draft), about: whatHappens(draft) }, plain: others };
  if (suggested !== null && others[0]) return { main: others[0], plain: others.slice(1) };
  const isDeadEnd = work?.goes.length === 0 && draft.taps.length > 0;
  const first = work?.can.pass ? 'web-numberloor-level-or-pass' : 'web-numberloor-level-first';
  const why = draft.whyNot ?? t(isDeadEnd ? 'web-numberloor-dead-end' : first);
  return { main: { ...turnOver(draft), why }, plain: others };
}

/** Returns the buttons when it does not: all that the rules offer at this point, to give nothing away. */
function whenNot(draft: Draft): Actions {
  const known: Record<string, (draft: Draft) => Action> = { end: turnOver, draw: takeTwo, pass };
  const plain = draft.view.offers.flatMap((move) => known[move]?.(draft) ?? []);
  const check: Action = { id: 'check', icon: 'question', label: t('web-numberloor-check'), run: () => void draft.check() };
  return { main: null, plain: [...plain, ...(draft.help === 'check' ? [check] : [])] };
}

function whenAsked(draft: Draft): Actions {
  const night = draft.hand.filter((held) => isNight(held.card));
  const suits = draft.lastWork ? night.filter((held) => draft.lastWork?.night.includes(held.card)) : night;
  // One button is enough for two cards alike.
  const different = suits.filter((held, i) => suits.findIndex(({ card }) => card === held.card) === i);
  const throws = different.map((held) => ({
    id: `night-${held.key}`,
    icon: 'moon' as const,
    label: t('web-numberloor-throw-in', { card: cardName(held.card) }),
    short: `${Number.parseInt(held.card, 10)}`,
    run: () => void draft.throwIn(held),
  }));
  const go = letGo(draft);
  if (draft.thrown) {
    const label = t('web-numberloor-throw-in', { card: listed(draft.taps.map((tap) => cardName(tap.card))) });
    const why = draft.whyNot ?? t('web-numberloor-balloons-too');
    return { main: { id: 'night', icon: 'moon', label, why, run: () => void draft.send('cards') }, plain: [go] };
  }
  if (!draft.showsJudgement) return { main: null, plain: [...throws, go] };
  return throws[0] ? { main: throws[0], plain: [...throws.slice(1), go] } : { main: go, plain: [] };
}

/** `Lay 5, 7, 9 and end the turn`. */
function whatHappens(draft: Draft): string {
  const cards = listed(draft.taps.map((tap) => shortName(tap.card)), 'unit');
  if (draft.taps.length === 0) return t('web-numberloor-ends');
  return t(draft.winsStar ? 'web-numberloor-lays-and-wins' : 'web-numberloor-lays-and-ends', { cards });
}
