import { defineConfig, type Project } from '@playwright/test';
import { firefoxPath, launchOptions } from '@ringside/shared/testing/browser';
import site from '../../playwright.config.ts';
import { hasWebKit } from './drivers/webKit.ts';

const inBrowser = (
  browserName: 'chromium' | 'firefox',
  { channel, ...options }: Awaited<ReturnType<typeof launchOptions>>,
): Project => ({
  name: browserName,
  testMatch: `${browserName}.spec.ts`,
  use: { browserName, channel, launchOptions: options },
});

export default defineConfig(site, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../../test-results/embeds',
  globalSetup: '../../support/serveBuiltSite.ts',
  use: { trace: 'off' },
  projects: [
    inBrowser('chromium', await launchOptions('chromium')),
    ...(firefoxPath() ? [inBrowser('firefox', await launchOptions('firefox'))] : []),
    ...(hasWebKit() ? [{ name: 'webkit', testMatch: 'webkit*.spec.ts' }] : []),
  ],
});
