/** The words on the buttons, with numbers. */

import { faceSpoken, faceWritten, readCard } from '../../cards/numero/face';
import { t } from '../../lib/words.svelte';
import { listedWith } from './names';
import type { BuildReading, Choice, ScoreLine } from '../../types/numero';

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
      // A bluff may also be in a pile that stays beside it.
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

/** `stays as a build of 8: you hold an 8 ✓`. */
export function staysText(stays: BuildReading): string {
  const id = stays.answer !== null ? 'web-numero-stays' : stays.bluff ? 'web-numero-stays-bluff' : 'web-numero-stays-free';
  return t(id, { value: stays.value });
}

export function scoreLineText(line: ScoreLine): string {
  const n = line.count ?? 0;
  const item = t(`web-numero-item-${line.item}`, { n, figure: String(n) });
  return line.take === null ? item : t('web-numero-item-of-take', { take: line.take, item });
}
