import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest asks for one
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Most tests wait for a program they have started, two at a time on two cores.
    testTimeout: 60_000,
  },
});
