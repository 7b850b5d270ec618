import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

export default defineConfig(site, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../test-results/faults',
  globalSetup: './serveFaultySite.ts',
  timeout: 90_000,
  use: { baseURL: process.env.RINGSIDE_FAULTS_URL, trace: 'off' },
});
