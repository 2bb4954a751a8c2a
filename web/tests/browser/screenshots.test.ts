/** Pictures of the main states, for docs/screenshots: made by `scripts/screenshots`, and collected only there. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import type { VisitOptions } from './support/browser';
import { withPalette } from './support/png';
import { STATES } from './support/states';
import { arriveAt } from './support/states/state';
import { Suite } from './support/suite';

const FOLDER = process.env.RECKON_SCREENSHOTS!;

const SIZES: VisitOptions[] = [
  { width: 360, height: 640, touch: true },
  { width: 1280, height: 800 },
];

/** File name, state name, and the visitor's settings. */
const PICTURES: [string, string, VisitOptions?][] = [
  ['front', 'front'],
  ['levels', 'levels-numero'],
  ['set-up', 'set-up'],
  ['gathering', 'gathering'],
  ['settings', 'settings'],
  ['numero-work-line', 'numero-work'],
  ['numero-refusal', 'numero-refusal'],
  ['numero-waiting', 'numero-waiting'],
  ['numero-challenge', 'numero-challenge'],
  ['numero-scoring', 'numero-scoring'],
  ['numero-covered', 'numero-covered'],
  ['numberloor-trail', 'numberloor-trail'],
  ['numberloor-night', 'numberloor-night'],
  ['numberloor-beginners', 'numberloor-beginners'],
  ['nmbrs-start', 'nmbrs-start'],
  ['nmbrs-draft', 'nmbrs-draft'],
  ['nmbrs-choosing', 'nmbrs-choosing'],
  ['nmbrs-list', 'nmbrs-list'],
  ['nmbrs-knock', 'nmbrs-knock'],
  ['nmbrs-giving', 'nmbrs-giving'],
  ['nmbrs-round-over', 'nmbrs-round-over'],
  ['nmbrs-german', 'nmbrs-draft', { language: 'de' }],
  ['nmbrs-result', 'over-nmbrs'],
  ['numenko-start', 'numenko-start'],
  ['numenko-sums', 'numenko-sums'],
  ['numenko-done', 'numenko-done'],
  ['numenko-swop', 'numenko-swop'],
  ['numenko-laid', 'numenko-laid'],
  ['numenko-german', 'numenko-sums', { language: 'de' }],
  ['numenko-result', 'over-numenko'],
  ['result', 'over-numero'],
  ['replay', 'replay'],
  ['dark', 'numero-work', { theme: 'dark' }],
  ['high-contrast', 'numero-work', { theme: 'contrast' }],
  ['german', 'numero-work', { language: 'de' }],
];

const suite = new Suite();
mkdirSync(FOLDER, { recursive: true });

describe.each(SIZES)('at $width', (size) => {
  test.each(PICTURES)('%s', async (name, state, options = {}) => {
    const visitor = await suite.visit({ ...size, ...options });
    await arriveAt(STATES.find((each) => each.name === state)!, visitor);
    const png = await visitor.page.screenshot({ animations: 'disabled', caret: 'hide' });
    writeFileSync(join(FOLDER, `${name}-${size.width}.png`), withPalette(png));
  });
});
