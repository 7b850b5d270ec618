import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientModules, ownParts } from './shared/build/plugins/clientModules.ts';
import { inlineScript } from './shared/build/plugins/inlineScript.ts';

/**
 * The unit tests. `ringside dev` has the configuration of the development server, for every
 * repository, and shared/build that of releases.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [react(), clientModules(), ownParts('shell'), inlineScript()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: 'shell/test/temporaryFolder.ts',
    setupFiles: 'shell/test/restoreEnvironment.ts',
    // Dense compression takes most of the time of a small release.
    env: {
      RINGSIDE_BROTLI: process.env.RINGSIDE_BROTLI ?? '4',
      // As in CI: a first release needs it.
      RINGSIDE_ORIGIN: 'https://ringside.example',
    },
    // Many tests start processes or servers, which is slow on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // These tests share no state, and loading all modules again for each file takes longer than the
    // tests.
    isolate: false,
    // More than two cores, because many of these tests wait for processes and disks.
    maxWorkers: 3,
    tags: [{ name: 'all', description: 'runs with `npm run test:all` only' }],
    // Otherwise a test could affect the next one.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
