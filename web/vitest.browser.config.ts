import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow files, the slowest first, so that none of them is left for the end. */
const LONGEST = ['states-nmbrs', 'states-pages', 'states-cards', 'states-numenko', 'states-ends'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.indexOf(basename(moduleId, '.test.ts'));
      return found < 0 ? LONGEST.length : found;
    };
    return files.toSorted((a, b) => place(a) - place(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** Files that make pictures, each run only by its own script. */
const SCREENSHOTS = 'tests/browser/screenshots.test.ts';
const MOVING = 'tests/browser/moving-picture.test.ts';
const pictures = process.env.RECKON_FRAMES ? MOVING : process.env.RECKON_SCREENSHOTS ? SCREENSHOTS : null;

// Files run in parallel in persistent workers: each worker has one browser, and all of them share a server.
export default defineConfig({
  test: {
    include: pictures ? [pictures] : ['tests/browser/**/*.test.ts'],
    exclude: pictures ? [] : [SCREENSHOTS, MOVING],
    environment: 'node',
    globalSetup: ['tests/browser/support/global-setup.ts'],
    isolate: false,
    maxWorkers: Number(process.env.RECKON_WORKERS ?? 3),
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/browser/support/reporter.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    slowTestThreshold: 10_000,
    // As patient as every other wait for a page.
    expect: { poll: { timeout: 30_000, interval: 20 } },
    // A second failure is a fault; a test that passes on its second try is reported as a flake.
    retry: 1,
  },
});
