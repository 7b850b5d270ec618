import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

/** The matrix of hostile pages, on the site as it is built. */
export default defineConfig(site, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../test-results/embeds',
  globalSetup: '../serveBuiltSite.ts',
  use: { trace: 'off' },
});
