/** Adds to the usual report: flakes, and the time of every test. */

import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export default class Closing implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    writeTimes(tests);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    for (const test of flaky) process.stdout.write(`flake: ${nameOf(test)}\n`);
    process.stdout.write(`flakes: ${flaky.length}\n`);
  }
}

const nameOf = (test: TestCase): string => `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`;

/** One JSON object a line, added to the file that `RECKON_TIMES` names. */
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
