// Makes the fonts and animals of the pages from their packages: two fonts cut down to English and German, and one file for
// each animal. They are made when the pages are built, so that the originals stay dependencies with their own licences, which
// go with the pages as licences.txt.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const need = createRequire(import.meta.url);
const ROOT = new URL('..', import.meta.url).pathname;
/** Folder of the made files; git ignores it. */
export const MADE = join(ROOT, 'src/made');

const between = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const LETTERS = `${between(0x20, 0x7e)}ÄÖÜäöüßẞéèç ·×÷−–—…„“”‘’‚«»§°½¼¾%→±²³ ‑•©`;
const NUMERALS = `${between(0x20, 0x7e)}ÄÖÜäöüß·×÷−–…„“”’½¼¾%±²³!? ‑`;

/** Weights that the style sheets use: an axis that ends sooner is a smaller file. */
const FONTS = [
  { name: 'fredoka', file: '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2', text: NUMERALS, weights: { min: 500, max: 700 } },
  { name: 'nunito', file: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2', text: LETTERS, weights: { min: 500, max: 800 } },
];

/** Animal in our list -> name in the set, where the set calls it something else. */
const CALLED = {
  bear: 'bear', bee: 'honeybee', camel: 'two-hump-camel', cat: 'cat-face', dog: 'dog-face', horse: 'horse-face', ladybird: 'lady-beetle',
  mouse: 'mouse-face', rabbit: 'rabbit-face', squirrel: 'chipmunk', tiger: 'tiger-face', whale: 'spouting-whale', raven: 'blackbird',
};

/** The animals as the server lists them: players' own and the computer players. */
function animals() {
  const source = readFileSync(join(ROOT, '../crates/protocol/src/animal.rs'), 'utf8');
  return [...source.matchAll(/\("([a-z]+)", "[^"]+"\)/g)].map((found) => found[1]);
}

export async function makeAssets() {
  const lock = join(ROOT, 'package-lock.json');
  const done = join(MADE, 'done');
  const script = new URL(import.meta.url).pathname;
  if (existsSync(done) && [lock, script].every((path) => statSync(path).mtimeMs < statSync(done).mtimeMs)) return;
  rmSync(MADE, { recursive: true, force: true });
  mkdirSync(join(MADE, 'animals'), { recursive: true });
  for (const { name, file, text, weights } of FONTS) {
    const original = readFileSync(need.resolve(file));
    writeFileSync(join(MADE, `${name}.woff2`), await subsetFont(original, text, { targetFormat: 'woff2', variationAxes: { wght: weights } }));
  }
  const set = JSON.parse(readFileSync(need.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'));
  for (const animal of animals()) {
    const icon = set.icons[CALLED[animal] ?? animal];
    if (!icon) throw new Error(`the set of animals has no ${animal}`);
    const size = `${icon.width ?? set.width} ${icon.height ?? set.height}`;
    writeFileSync(join(MADE, 'animals', `${animal}.svg`), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${icon.body}</svg>\n`);
  }
  writeFileSync(done, '');
}

/** Packages that npm counts as tools, though their code, letters or drawings become part of the pages. */
const SHIPPED = ['@fontsource-variable/fredoka', '@fontsource-variable/nunito', '@iconify-json/fluent-emoji-flat', 'svelte'];
/** Texts of licences for packages that come without one. They are also those of our own code. */
const TEXTS = { MIT: 'LICENSE-MIT', 'Apache-2.0': 'LICENSE-APACHE' };

/** The licences that the pages have to carry along, as one text. */
export function licences() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const shipped = Object.keys(packages).filter((name) => name !== '' && existsSync(join(ROOT, name)) && (!packages[name].dev || SHIPPED.includes(name.slice('node_modules/'.length))));
  return shipped.map((folder) => `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}\n\n${licence(folder)}\n`).join(`\n${'='.repeat(80)}\n\n`);
}

function licence(folder) {
  const file = readdirSync(join(ROOT, folder)).find((name) => /^licen[cs]e/i.test(name));
  if (file) return readFileSync(join(ROOT, folder, file), 'utf8').trim();
  const { license, author } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const text = readFileSync(join(ROOT, '..', TEXTS[license]), 'utf8').trim();
  const info = join(ROOT, folder, 'info.json');
  const holder = existsSync(info) ? JSON.parse(readFileSync(info, 'utf8')).author : author;
  return text.replace(/^Copyright \(c\).*$/m, `Copyright (c) ${holder?.name ?? holder ?? 'its authors'}`);
}
