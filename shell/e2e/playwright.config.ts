import { defineConfig } from '@playwright/test';
import { browserName, launchOptions } from '@ringside/shared/testing/browser';

// The densest brotli level takes longer than composing, and no test reads it.
process.env.RINGSIDE_BROTLI ??= '1';

const { channel, ...options } = { channel: undefined, ...(await launchOptions()) };

/** Only a start-up preference can reduce motion in Firefox. */
const stillFirefox = {
  ...options,
  firefoxUserPrefs: { ...options.firefoxUserPrefs, 'ui.prefersReducedMotion': 1 },
};

export default defineConfig({
  testDir: '.',
  testIgnore: '**/e2e/{faults,hosts,embeds/matrix,wordpress}/**',
  outputDir: '../../test-results',
  globalSetup: './support/serveBuiltSite.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Firefox's protocol is slow.
  timeout: browserName === 'firefox' ? 90_000 : 30_000,
  reporter: 'line',
  use: {
    browserName,
    channel,
    baseURL: process.env.RINGSIDE_E2E_URL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tests with the tag `motion` enable animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: options,
    actionTimeout: 10_000,
  },
  ...(browserName === 'firefox' && {
    projects: [
      { name: 'still', grepInvert: /@motion/, use: { launchOptions: stillFirefox } },
      { name: 'moving', grep: /@motion/ },
    ],
  }),
});
