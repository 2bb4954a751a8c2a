/** What is special about a game is in its folder: nothing outside asks which game it is. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const GAMES = ['numero', 'numberloor', 'nmbrs', 'numenko'];
const COMPARED = new RegExp(`[!=]==? *['"\`](${GAMES.join('|')})['"\`]|case ['"\`](${GAMES.join('|')})['"\`]`);

test('no source outside games/ compares the name of a game', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !/^(games|types)\//.test(name));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((name) =>
    readFileSync(new URL(name, SOURCE), 'utf8').split('\n').flatMap((line) => (COMPARED.test(line) ? [`${name}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
