// The browser says what the server says: every message in every form, in both languages. The samples are rendered
// by the Rust half (crates/words/tests/text/browser.rs); `make bless` regenerates them.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Sample = [id: string, args: [string, string | number][], english: string, german: string];

const samples: Sample[] = JSON.parse(readFileSync(new URL('./words/samples.json', import.meta.url), 'utf8'));

function bundle(language: string): FluentBundle {
  const folder = new URL(`../../crates/words/text/${language}/`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    expect(bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8'))), file).toEqual([]);
  }
  return bundle;
}

function say(bundle: FluentBundle, id: string, args: [string, string | number][]): string {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern == null) throw new Error(`no message has the id ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, Object.fromEntries(args), errors);
  expect(errors, id).toEqual([]);
  return text;
}

test.each([
  ['en', 2],
  ['de', 3],
] as const)('the browser renders every message as the server does: %s', (language, place) => {
  const messages = bundle(language);
  const different = samples
    .map((sample) => ({ id: sample[0], args: sample[1], there: sample[place], here: say(messages, sample[0], sample[1]) }))
    .filter(({ there, here }) => there !== here);
  expect(samples.length).toBeGreaterThan(500);
  expect(different).toEqual([]);
});
