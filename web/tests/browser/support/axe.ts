/** What axe-core finds on a page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from 'vitest';
import type { Visitor } from './browser';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ALL: RunOptions['runOnly'] = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
const COLOURS: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** All rules, or only those that look at colours: the others find the same in every look. */
export async function expectAccessible(visitor: Visitor, where: string, rules: 'all' | 'colours' = 'all'): Promise<void> {
  const options: RunOptions = { runOnly: rules === 'all' ? ALL : COLOURS, resultTypes: ['violations'] };
  // By the debugger's door: the site's own policy lets no such script in.
  await visitor.page.evaluate(`window.axe || (() => { ${SOURCE} })()`);
  const results = await visitor.page.evaluate(
    (options) => (window as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run(options),
    options,
  );
  const findings = results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect.soft(findings, where).toEqual([]);
}
