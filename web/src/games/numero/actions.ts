/** The buttons: their labels with numbers, and the reason the large one does nothing. */

import { faceSpoken, faceWritten, readCard } from '../../cards/numero/face';
import { whoseTurn } from '../../frame/keys';
import { t } from '../../lib/words.svelte';
import { STOP, type Draft } from './draft.svelte';
import { listedWith } from './names';
import type { Choice } from './view';

/** Whether a friend at the table would suggest it: not a bluff, and no discard while a card of the hand fits one that lies there. */
export function isUseful({ work }: Draft, { kind, bluff }: Choice): boolean {
  const fits = work !== null && (work.fitting.elsewhere || work.fitting.hand.length + work.fitting.centre.length > 0);
  return !bluff && (kind === 'take' || kind === 'build' || !fits);
}

/** `Take 5 cards`, `Build 13: you hold no 13`, `Discard 7, put −2 in the centre`. */
export function choiceText(choice: Choice, armed = false, aloud = false): string {
  const face = (text: string): string => (aloud ? faceSpoken : faceWritten)(readCard(text).face);
  const wild = choice.discards.filter((text) => readCard(text).face.kind !== 'number');
  const number = choice.discards.find((text) => readCard(text).face.kind === 'number');
  const main = mainText(choice, number ? face(number) : '');
  const put = choice.kind !== 'discard-all' && wild.length > 0 ? t('web-numero-and-put', { cards: listedWith('and', wild.map(face)) }) : '';
  const bluffs = choice.wild_builds.filter((build) => build.bluff).map((build) => t('web-numero-and-bluff', { value: build.value }));
  const text = [main, put, ...bluffs].filter(Boolean).join('');
  if (!armed) return text;
  return choice.kind === 'stop' ? t('web-numero-really-stop') : t('web-numero-really', { what: text });
}

function mainText(choice: Choice, number: string): string {
  switch (choice.kind) {
    case 'take':
      return choice.points === null
        ? t('web-numero-take-cards', { n: choice.cards })
        : t('web-numero-take-cards-points', { n: choice.cards, points: choice.points });
    case 'build': {
      // The bluff may also be in a pile that stays beside it.
      const bluff = choice.bluff && choice.wild_builds.every((build) => !build.bluff);
      return t(bluff ? 'web-numero-build-bluff' : 'web-numero-build-value', { value: choice.value ?? 0 });
    }
    case 'discard':
      return t('web-numero-discard-card', { card: number });
    case 'discard-all':
      return t('web-numero-discard-all', { n: choice.cards });
    case 'pass':
    case 'stop':
      return t(`web-numero-${choice.kind}`);
  }
}

/** Reason the large button does nothing. */
export function whyNot(draft: Draft): string {
  if (!draft.isMyTurn) return whoseTurn(draft.session);
  if (!draft.canAct) return t('web-away');
  if (draft.isEmpty) return t('web-numero-choose');
  if (!draft.tapped.card) return t('web-numero-now-your-card');
  return draft.why ?? t('web-numero-choose');
}

/** Moves of a turn that need no card, each with its message. */
const SPECIALS: Record<string, string> = { stop: 'web-numero-stop', 'discard all': 'web-numero-discard-all', pass: 'web-numero-pass' };

/** Returns the turns without a number card that the rules offer, while nothing is chosen. */
export function specialsOf({ view, ownCards, isEmpty, armed }: Draft): { m: string; text: string }[] {
  if (!ownCards || !isEmpty) return [];
  const text = (m: string, id: string): string => (m === STOP && armed === m ? t('web-numero-really-stop') : t(id, { n: ownCards.length }));
  return view.offers.flatMap((m) => (SPECIALS[m] ? [{ m, text: text(m, SPECIALS[m]) }] : []));
}
