/** The buttons: their labels with numbers, and the reason the large one does nothing. */

import { faceSpoken, faceWritten, readCard } from '../../cards/numero/face';
import { whoseTurn } from '../../frame/keys';
import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';
import { listedWith } from './names';
import type { Choice } from './view';

/** `Take 5 cards`, `Build 13: you hold no 13`, `Discard 7, put −2 in the centre`. */
export function choiceText(choice: Choice, armed = false, aloud = false): string {
  const face = (text: string): string => (aloud ? faceSpoken : faceWritten)(readCard(text).face);
  const wild = choice.discards.filter((text) => readCard(text).face.kind !== 'number');
  const number = choice.discards.find((text) => readCard(text).face.kind === 'number');
  const main = mainText(choice, number ? face(number) : '');
  const put = choice.kind !== 'discard-all' && wild.length > 0 ? t('web-numero-and-put', { cards: listedWith('and', wild.map(face)) }) : '';
  const bluffs = choice.wild_builds.filter((build) => build.bluff).map((build) => t('web-numero-and-bluff', { value: build.value }));
  const text = [main, put, ...bluffs].filter(Boolean).join('');
  return armed ? t('web-numero-really', { what: text }) : text;
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
  if (!draft.canAct) return whoseTurn(draft.session);
  if (draft.isEmpty) return t('web-numero-choose');
  if (!draft.tapped.card) return t('web-numero-now-your-card');
  return draft.why ?? t('web-numero-choose');
}

/** Returns the turns without a number card, offered whenever they might be valid if help shows nothing. */
export function specialsOf({ view, ownCards, hand, isEmpty }: Draft): { m: string; text: string }[] {
  if (!ownCards || !isEmpty) return [];
  const found = [];
  if (view.hands.length === 1 || view.phase === 'FinalChance') found.push({ m: 'stop', text: t('web-numero-stop') });
  const onlyWild = ownCards.length > 0 && hand.every((held) => held.what === 'wild');
  if (onlyWild) found.push({ m: 'discard all', text: t('web-numero-discard-all', { n: ownCards.length }) });
  if (onlyWild && view.options.hand_without_number === 'Pass') found.push({ m: 'pass', text: t('web-numero-pass') });
  return found;
}
