/** Cards and sums of NUMERO, written and spoken, and how taps are laid out and lifted. */

import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardSpoken, faceWritten, readCard, signsAsWords, spoken, written } from '../src/cards/numero/face';
import { cardsIn, readSums, say, writeText } from '../src/cards/numero/sums';
import { involved } from '../src/games/numero/involved';
import { heldInCentre, heldInHand, layOut, lift, tapsText, tapText, type Held, type Tap } from '../src/games/numero/taps';
import { settings } from '../src/lib/settings.svelte';
import { setLanguage } from '../src/lib/words.svelte';

beforeAll(() => setLanguage('en'));
afterEach(async () => {
  if (settings.language !== 'en') await setLanguage('en');
});

describe('a card', () => {
  const faces = ['10b', '-2', 'x3', '/4', '3/4', '0.5', '75%', '^2', '^3', 'sqrt', 'cbrt', '-2r'];

  test('is written as it is printed', () => {
    expect(faces.map((text) => faceWritten(readCard(text).face))).toEqual([
      '10', '−2', '×3', '÷4', '¾', '0.5', '75%', 'N²', 'N³', '√', '∛', '−2',
    ]);
  });

  test('uses German signs in German', async () => {
    await setLanguage('de');
    expect(faces.slice(2, 7).map((text) => faceWritten(readCard(text).face))).toEqual(['·3', ':4', '¾', '0,5', '75\u{a0}%']);
  });

  test('is spoken without bare signs', () => {
    expect(faces.map((text) => cardSpoken(readCard(text)))).toEqual([
      '10, blue', 'minus 2', 'times 3', 'divided by 4', 'three quarters', '0 point 5', '75 percent', 'squared', 'cubed',
      'square root', 'cube root', 'minus 2, red',
    ]);
  });
});

test('numbers from the engine are written and spoken', () => {
  expect(['7', '-3', '2/3', '-5/7'].map(written)).toEqual(['7', '−3', '⅔', '−5/7']);
  expect(['7', '-3', '2/3', '-5/7'].map(spoken)).toEqual(['7', 'minus 3', 'two thirds', 'minus 5 over 7']);
  expect(signsAsWords('10 − 2 = 8, 8 × 3 = 24, and you play a 9.')).toBe('10 minus 2 is 8, 8 times 3 is 24, and you play a 9.');
});

describe('a sum', () => {
  const sums: [string, string, string][] = [
    ['9g + 1r', '9 + 1', '9 plus 1'],
    ['10r-2 + 5b-4', '(10 − 2) + (5 − 4)', '10 minus 2 plus 5 minus 4'],
    ['10r-2/4x3', '((10 − 2) ÷ 4) × 3', '10 minus 2, divided by 4, times 3'],
    ['(5r + 3b)x2 + 4g', '((5 + 3) × 2) + 4', '5 plus 3, times 2 plus 4'],
    ['10r[-2]', '10 − 2', '10 minus 2'],
    ['8#1 + 7#2', '8 + 7', '8 plus 7'],
    ['10r*1/2/4', '(½ of 10) ÷ 4', 'half of 10, divided by 4'],
    ['10r[*0.5]', '0.5 of 10', '0 point 5 of 10'],
    ['(5r + 4b) sqrt', '√(5 + 4)', 'square root of 5 plus 4'],
    ['3r^2', '3²', '3 squared'],
  ];

  test.each(sums)('%s', (text, writing, saying) => {
    const [sum] = readSums(text);
    expect(writeText(sum!)).toBe(writing);
    expect(say(sum!)).toBe(saying);
  });

  test('several takes are several sums', () => {
    expect(readSums('10r, 6g + 4o').map(writeText)).toEqual(['10', '6 + 4']);
  });

  test('lists its cards', () => {
    expect(cardsIn('(5r + 3b)x2 + 8#1[-2] sqrt*1/2')).toEqual(['5r', '3b', 'x2', '8#1', '[-2]', 'sqrt', '*1/2']);
  });
});

describe('the taps', () => {
  const centre = heldInCentre([
    { Card: '10r' }, { Card: '5b' }, { Card: 'x2' }, { Card: '5b' },
    { Build: { name: 4, value: 10, by: 2, recipe: '9g + 1r', challenge: null } },
  ]);
  const hand = heldInHand(['-4', '9b', '-2', '3r']);
  const find = (name: string, n = 0): Held => [...centre, ...hand].filter((held) => held.tap === name)[n]!;
  const taps = (...names: string[]): Tap[] => names.map((name, i) => (name === '=' || name === ';' ? { held: null, tap: name, key: `${name}${i}` } : { held: find(name) }));
  const names = (list: Tap[]): string => list.map(tapText).join(' ');
  const drawn = (...list: string[]): string[] => layOut(taps(...list)).piles.map(writeText);

  test('equal cards have different keys, and numbers are on the left of the hand', () => {
    expect(find('5b').key).not.toBe(find('5b', 1).key);
    expect(hand.map((held) => held.tap)).toEqual(['3r', '9b', '-4', '-2']);
  });

  test('become a line for the engine', () => {
    expect(tapsText(find('9b'), taps('10r', '-2', '5b', '-4'))).toBe('9b: 10r -2 5b -4');
    expect(tapsText(find('9b'), taps('10#4', '[x2]', '='), 'take')).toBe('take 9b: 10#4 [x2] =');
    expect(tapsText(null, [])).toBe('');
  });

  test('are drawn as piles', () => {
    expect(drawn('10r', '-2', '5b', '-4')).toEqual(['10 − 2', '5 − 4']);
    expect(drawn('-2', '10r')).toEqual(['10 − 2']);
    expect(drawn('10r', '5b', '=', '[x2]')).toEqual(['(10 + 5) × 2']);
    expect(drawn('-2', ';', '10r')).toEqual(['10']);
    expect(layOut(taps('-2', ';', '-4')).waiting.map(({ put }) => put)).toEqual([true, false]);
  });

  test('a lifted number takes its wild cards with it', () => {
    const line = taps('10r', '-2', '5b', '-4');
    expect(names(lift(line, find('10r').key))).toBe('5b -4');
    expect(names(lift(line, find('-4').key))).toBe('10r -2 5b');
    expect(names(lift(taps('10r', '5b', '=', '[x2]'), find('5b').key))).toBe('10r = [x2]');
    expect(names(lift(taps('10r', '=', '[x2]'), find('10r').key))).toBe('');
    expect(names(lift(taps('-2', ';', '10r'), find('-2').key))).toBe('10r');
  });
});

test('a moment involves the cards taken, built and laid', () => {
  const took = involved([{ Took: { seat: 1, with: '9b', takes: '10r-2 + 10#4[x2]', cards: 6 } }]);
  expect([...took.centre]).toEqual(['10r', '10#4', '[x2]']);
  expect(took.played).toEqual(['-2', '9b']);
  const built = involved([{ Built: { seat: 2, name: 5, value: 13, sum: '8g-5 + 10b', with: '10b', shown: null } }]);
  expect(built.centre.has('13#5')).toBe(true);
  expect(involved(['PackFinished']).played).toEqual([]);
});
