import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

export default defineConfig(site, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../test-results/wordpress',
  globalSetup: [],
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { actionTimeout: 30_000 },
});
