import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientModules } from './shared/build/plugins/clientModules.ts';
import { devPages } from './shared/build/plugins/devPages.ts';
import { inlineScript } from './shared/build/plugins/inlineScript.ts';
import { SlowFirst } from './shell/test/slowFirst.ts';

const OUTPUTS = ['**/node_modules/**', '**/dist/**'];
/** Tests of functions and content; the others start processes and servers. */
const RULES = ['{mf-*,shared}/src/**/*.test.{ts,tsx}', 'shell/src/**/*.test.{ts,tsx}'];
const NGINX = 'shell/release/hosting/nginx.test.ts';

/**
 * One development server for everything (`npm run dev`), and the unit tests. What is released is built by
 * shared/build, one package at a time.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  appType: 'custom',
  // Nothing is served as it lies there; `public` may hold a released site.
  publicDir: false,
  plugins: [
    tailwindcss(),
    react(),
    clientModules(),
    inlineScript(),
    devPages('/shell/release/dev/dev.ts', {
      only: process.env.RINGSIDE_ONLY,
      site: process.env.RINGSIDE_SITE,
    }),
  ],
  optimizeDeps: {
    entries: [
      'shell/src/boot.ts',
      'shell/src/runtime.ts',
      'shared/src/section/index.ts',
      'mf-*/src/{pages,components}/*.tsx',
    ],
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    watch: { ignored: ['**/dist/**', '**/.cache/**', '**/.site/**', '**/public/**', '**/test-results/**'] },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: RULES,
          // They keep nothing between them, and to load all modules anew for each file takes longer than its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'tools', include: ['**/*.test.{ts,tsx}'], exclude: [...RULES, NGINX, ...OUTPUTS] },
      },
      // Runs only where nginx is installed.
      { extends: true, test: { name: 'nginx', include: [NGINX] } },
    ],
    exclude: OUTPUTS,
    // By default one core is left to others; most of these tests wait for processes and disks.
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    tags: [{ name: 'all', description: 'runs with `npm run test:all` only' }],
    // What a test leaves behind would reach the next one.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
