import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';
import { hosts, programOf, urlName } from './hosts.ts';

const WATCH = '**/watch.spec.ts';

/** The same requests to `ringside serve` and every installed host. */
export default defineConfig(site, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../test-results/hosts',
  globalSetup: './startHosts.ts',
  projects: [
    { name: 'ringside serve', testIgnore: WATCH, use: { baseURL: process.env.RINGSIDE_E2E_URL } },
    ...hosts.filter(programOf).map(({ name }) => ({
      name,
      // Only a finished site is uploaded there.
      ...(name === 'Cloudflare Pages' && { grepInvert: /during a release/ }),
      ...(name !== 'nginx' && { testIgnore: WATCH }),
      use: { baseURL: process.env[urlName(name)] },
    })),
  ],
});
