/** Checks that a page has a word for everything. */

import { expect } from 'vitest';
import type { Visitor } from './browser';

/** Returns all text on the page, visible or announced. Runs in the page. */
function everything(): string {
  const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, document.body.textContent ?? '', ...labels].join('\n');
}

export async function expectWords(visitor: Visitor, where: string): Promise<void> {
  const text = await visitor.page.evaluate(everything);
  expect(text.match(/⟨[a-z][^⟩]*⟩/g) ?? [], `${where}: messages that are missing`).toEqual([]);
  expect(text.match(/\{\s*\$[^}]*\}/g) ?? [], `${where}: sentences that lack something`).toEqual([]);
  const names = /\b(?:web|animal|numero|numberloor|nmbrs|numenko|server|table)-[a-z]+-?[a-z-]*\b/g;
  expect(text.match(names) ?? [], `${where}: names of messages`).toEqual([]);
}
