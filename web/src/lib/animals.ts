/** The animals that players appear as: the server sends an emoji, and every device draws the same picture for it. */

import type { Animal } from '../types/protocol';

/** Those that guests can choose from; the server has the same list. */
export const ANIMALS: [Animal, string][] = [
  ['badger', '🦡'],
  ['bear', '🐻'],
  ['beaver', '🦫'],
  ['bee', '🐝'],
  ['camel', '🐫'],
  ['cat', '🐱'],
  ['crab', '🦀'],
  ['dog', '🐶'],
  ['dolphin', '🐬'],
  ['duck', '🦆'],
  ['elephant', '🐘'],
  ['flamingo', '🦩'],
  ['frog', '🐸'],
  ['giraffe', '🦒'],
  ['horse', '🐴'],
  ['kangaroo', '🦘'],
  ['koala', '🐨'],
  ['ladybird', '🐞'],
  ['lion', '🦁'],
  ['mouse', '🐭'],
  ['otter', '🦦'],
  ['panda', '🐼'],
  ['parrot', '🦜'],
  ['penguin', '🐧'],
  ['rabbit', '🐰'],
  ['seal', '🦭'],
  ['squirrel', '🐿️'],
  ['tiger', '🐯'],
  ['turtle', '🐢'],
  ['whale', '🐳'],
];

/** The computer players, from gentle to strong. */
export const COMPUTERS: [string, string][] = [
  ['snail', '🐌'],
  ['hedgehog', '🦔'],
  ['fox', '🦊'],
  ['owl', '🦉'],
  ['raven', '🐦‍⬛'],
  ['octopus', '🐙'],
];

const DRAWN = import.meta.glob<string>('../made/animals/*.svg', { query: '?url', import: 'default', eager: true });
const WORDS = new Map([...ANIMALS, ...COMPUTERS].map(([word, picture]) => [picture, word]));

/** Returns the address of the drawing, or null for a picture that is not one of ours. */
export function drawingOf(picture: string): string | null {
  const word = WORDS.get(picture);
  return word === undefined ? null : (DRAWN[`../made/animals/${word}.svg`] ?? null);
}
