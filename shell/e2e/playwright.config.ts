/**
 * Every test in a browser. A project is a folder of tests, with what they need. Without `--project`, Playwright runs
 * `site`. `npm test -- --list` prints all projects.
 */
import { defineConfig, type Project } from '@playwright/test';
import { browserName, firefoxPath, launchOptions } from '@ringside/shared/testing/browser';
import { hasWebKit } from './embeds/matrix/drivers/webKit.ts';
import { hosts, programOf, urlName } from './hosts/hosts.ts';
import type { Needed } from './support/serve.ts';
import { CHROMIUM } from './wordpress/startWordPress.ts';

// The densest brotli level takes longer than composing, and no test reads it.
process.env.RINGSIDE_BROTLI ??= '1';

const { channel, ...options } = { channel: undefined, ...(await launchOptions()) };

interface Own extends Project {
  name: string;
  /** What the project tests, for `npm test -- --list`. */
  tests: string;
  /** Starts before the tests; `site` by default. */
  needs?: Needed;
}

/** A project that only `--project` chooses, of the folder with its name. */
const project = ({ name, tests, needs = 'site', ...own }: Own) => ({
  name,
  testDir: name,
  default: false,
  outputDir: `../../test-results/${name.replaceAll(' ', '-')}`,
  metadata: { tests, needs },
  ...own,
});

const embedsIn = async (browser: 'chromium' | 'firefox', name: string) => {
  const { channel, ...options } = { channel: undefined, ...(await launchOptions(browser)) };
  return project({
    name,
    testDir: 'embeds/matrix',
    tests: 'hostile pages of partners',
    testMatch: `${browser}.spec.ts`,
    use: { browserName: browser, channel, launchOptions: options },
  });
};

const embedProjects = [
  await embedsIn('chromium', 'embeds'),
  ...(firefoxPath() ? [await embedsIn('firefox', 'embeds in firefox')] : []),
  ...(hasWebKit()
    ? [
        project({
          name: 'embeds in webkit',
          tests: 'hostile pages of partners, and sandboxed iframes',
          testDir: 'embeds/matrix',
          testMatch: 'webkit*.spec.ts',
        }),
      ]
    : []),
];

const engine = (browser: 'chromium' | 'firefox' | 'webkit', name: string) =>
  project({
    name,
    tests: 'one list of what visitors do, for three engines',
    testDir: 'engines',
    testMatch: `${browser}.spec.ts`,
    timeout: 90_000,
  });

const engineProjects = [
  engine('chromium', 'engines'),
  ...(firefoxPath() ? [engine('firefox', 'firefox')] : []),
  // The window of one MiniBrowser may cover another's.
  ...(hasWebKit() ? [{ ...engine('webkit', 'webkit'), workers: 1 }] : []),
];

// These tests start hosts of their own.
const WATCH = '**/watch.spec.ts';
const LOGS = '**/logs.spec.ts';
const host = (name: string, own: Project) =>
  project({
    name: `host ${name}`,
    tests: 'one site on an installed web server',
    needs: 'hosts',
    testDir: 'hosts',
    ...own,
  });

/** The same requests to `ringside serve` and every installed host. */
const hostProjects = [
  host('ringside', { testIgnore: WATCH, use: { baseURL: process.env.RINGSIDE_E2E_URL } }),
  ...hosts.filter(programOf).map(({ name }) =>
    host(name, {
      // Only a finished site is uploaded there.
      ...(name === 'Cloudflare Pages' && { grepInvert: /during a release/ }),
      testIgnore: name === 'nginx' ? LOGS : [LOGS, WATCH],
      use: { baseURL: process.env[urlName(name)] },
    }),
  ),
];

const projects = [
  project({ name: 'visits', tests: 'long visits in one tab' }),
  project({ name: 'look', tests: 'geometry at every width; `npm run look` takes pictures' }),
  project({
    name: 'faults',
    tests: 'every failure of every section in every place',
    needs: 'faulty site',
    timeout: 90_000,
    use: { baseURL: process.env.RINGSIDE_FAULTS_URL },
  }),
  ...engineProjects,
  ...embedProjects,
  ...hostProjects,
  project({
    name: 'wordpress',
    tests: 'our pages in Debian’s WordPress',
    needs: 'wordpress',
    fullyParallel: false,
    workers: 1,
    timeout: 120_000,
    expect: { timeout: 15_000 },
    use: {
      actionTimeout: 30_000,
      launchOptions: { ...options, executablePath: process.env.RINGSIDE_CHROMIUM ?? CHROMIUM },
    },
  }),
];

/** The tests in all other folders. */
const site = project({
  name: 'site',
  tests: 'the whole site in one browser',
  testDir: '.',
  testIgnore: projects.map(({ testDir }) => `**/e2e/${testDir}/**`),
  default: true,
});

function siteProjects(): Project[] {
  if (browserName === 'chromium') return [site];

  // Only a start-up preference can reduce motion in Firefox.
  const preferences = { ...options.firefoxUserPrefs, 'ui.prefersReducedMotion': 1 };
  const still = { launchOptions: { ...options, firefoxUserPrefs: preferences } };
  return [
    { ...site, grepInvert: /@motion/, use: still },
    { ...site, name: 'site in motion', grep: /@motion/ },
  ];
}

export default defineConfig({
  testDir: '.',
  globalSetup: './support/serve.ts',
  fullyParallel: true,
  // More than two cores, because many tests wait for what a visitor waits for.
  workers: 3,
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
  projects: [...siteProjects(), ...projects],
});
