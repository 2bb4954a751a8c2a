import { defineConfig } from 'vitest/config';

// Each file has a server and a browser of its own. Two cores: one file at a time.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', './tests/browser/support/reporter.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    slowTestThreshold: 10_000,
    // A machine that is busy elsewhere can be slower than anybody waits. What fails three times is broken.
    retry: 2,
  },
});
