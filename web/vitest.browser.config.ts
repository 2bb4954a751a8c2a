import { defineConfig } from 'vitest/config';

// Each file has a server and a browser of its own. Two cores: one file at a time.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    slowTestThreshold: 10_000,
  },
});
