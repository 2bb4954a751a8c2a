/** The words and the trail of Numberloor. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardName, goesWords, listed } from '../src/games/numberloor/names';
import { openWith } from '../src/games/numberloor/trail';
import { settings } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/words.svelte';
import { draftAt, FakeSession, pair, setUp, viewOf } from './support/numberloor';

beforeAll(setUp);

describe('words and pictures', () => {
  test('cards have spoken names', () => {
    expect(['6', '5n', 'b3', 'near', 'odd', 'even', 'skip', 'oe', 'oe=even'].map(cardName)).toEqual([
      'level 6', 'level 5 by night', 'balloon 3', 'Any Nearest', 'Any Odd', 'Any Even', 'Skip a Go', 'Any Odd/Even', 'Any Odd/Even (even)',
    ]);
    expect([[], [5], [2, 5, 8]].map(goesWords)).toEqual(['nothing fits', 'only 5 fits', '2, 5 or 8 fit']);
  });

  test('lists have no comma before the last word, in both languages', async () => {
    const said = (): string[] => (['conjunction', 'disjunction'] as const).map((type) => listed(['1', '3', '9'], type));
    expect(said()).toEqual(['1, 3 and 9', '1, 3 or 9']);
    settings.language = 'de';
    await loadLanguage('de');
    expect(said()).toEqual(['1, 3 und 9', '1, 3 oder 9']);
    settings.language = 'en';
    await loadLanguage('en');
  });

  test('the draft is shown on top before the engine has judged it', () => {
    const table = new FakeSession(viewOf(['5', 'b3']));
    table.help = 'off';
    const { draft } = draftAt(table);
    draft.tap('b3#0');
    draft.tap('5#0');
    expect(openWith(table.view, draft)).toEqual(pair('5', 'b3'));
  });

  test('both languages have the same messages', () => {
    const ids = (language: string): string[] => {
      const text = readFileSync(new URL(`../../crates/words/text/${language}/web-numberloor.ftl`, import.meta.url), 'utf8');
      return [...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!).sort();
    };
    expect(ids('de')).toEqual(ids('en'));
    expect(ids('en').every((id) => id.startsWith('web-numberloor-'))).toBe(true);
  });
});
