import { defineConfig } from '@playwright/test';
import { browserName, launchOptions } from '@ringside/shared/testing/browser';

// The densest brotli takes longer than composing; no test reads it.
process.env.RINGSIDE_BROTLI ??= '1';

const { channel, ...options } = { channel: undefined, ...(await launchOptions()) };

/** The whole site, built and served once by `globalSetup`, which says where in RINGSIDE_E2E_URL. */
export default defineConfig({
  testDir: '.',
  // Matrices with configurations of their own.
  testIgnore: '**/e2e/{faults,embeds/matrix}/**',
  outputDir: '../../test-results',
  globalSetup: './support/serveBuiltSite.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Firefox is driven over a protocol that takes its time.
  timeout: browserName === 'firefox' ? 90_000 : 30_000,
  reporter: 'line',
  use: {
    browserName,
    channel,
    baseURL: process.env.RINGSIDE_E2E_URL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Animations would make "visible" and "still" depend on the machine; one test asks for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: options,
    actionTimeout: 10_000,
  },
});
