/** Adds to the usual report: flakes, the counts of what was tried, and the time of every test. */

import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export default class Closing implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    writeTimes(tests);
    const lines = [...tallies(tests), ...flakes(tests)];
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
  }
}

const nameOf = (test: TestCase): string => `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`;

/** Lists tests that failed first and passed on retry, each with the reason for its failure. */
function flakes(tests: TestCase[]): string[] {
  const flaky = tests.filter((test) => test.diagnostic()?.flaky);
  return [...flaky.flatMap((test) => [`flake: ${nameOf(test)}`, ...reasons(test)]), `flakes: ${flaky.length}`];
}

function reasons(test: TestCase): string[] {
  return (test.result().errors ?? []).flatMap(({ message, stacks }) => [
    ...message.split('\n').map((line) => `    ${line}`),
    ...(stacks ?? []).map(({ file, line }) => `    at ${relative(process.cwd(), file)}:${line}`),
  ]);
}

/** Formats counts for the summary of all suites. */
function tallies(tests: TestCase[]): string[] {
  const counts = new Map<string, number>();
  const states = new Set<string>();
  for (const { state, tally } of tests.map((test) => test.meta())) {
    if (state) states.add(state);
    for (const [what, n] of Object.entries(tally ?? {})) counts.set(what, (counts.get(what) ?? 0) + n);
  }
  if (states.size > 0) counts.set('states', states.size);
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([what, n]) => `tally | browser | ${what} | ${n}`);
}

/** Appends one JSON object per line to the file that `RECKON_TIMES` names. */
function writeTimes(tests: TestCase[]): void {
  const file = process.env.RECKON_TIMES;
  if (!file) return;
  const lines = tests.flatMap((test) => {
    const duration = test.diagnostic()?.duration;
    if (duration === undefined) return [];
    const outcome = { passed: 'ok', failed: 'failed', skipped: 'ignored', pending: 'ignored' }[test.result().state];
    const name = nameOf(test);
    const suite = name.startsWith('tests/browser/') ? 'browser' : 'pages in Node';
    const flaky = test.diagnostic()?.flaky ?? false;
    return [`${JSON.stringify({ suite, name, outcome, flaky, seconds: Math.round(duration / 10) / 100 })}\n`];
  });
  appendFileSync(file, lines.join(''));
}
