import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest asks for one
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Most tests wait for a program that they have started: no core need be kept free for vitest itself.
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
