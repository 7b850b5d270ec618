/**
 * The configuration of every test in a browser. A project runs the tests of one folder, after
 * starting what they need. Without `--project`, Playwright runs `site`. `npm test -- --list` prints
 * all projects.
 */
import { defineConfig, type Project } from '@playwright/test';
import { browserName, firefoxPath, launchOptions } from '@ringside/shared/testing/browser';
import { hasWebKit } from './embeds/matrix/drivers/webKit.ts';
import { hosts, programOf, urlName } from './hosts/hosts.ts';
import type { Needed } from './support/serve.ts';
import { CHROMIUM } from './wordpress/startWordPress.ts';

// Compress quickly: the densest level takes longer than composing, and no test depends on it.
process.env.RINGSIDE_BROTLI ??= '1';

const { channel, ...options } = { channel: undefined, ...(await launchOptions()) };

interface Own extends Project {
  name: string;
  /** What the project tests. `npm test -- --list` prints it. */
  tests: string;
  /** What starts before the tests. By default, the site starts. */
  needs?: Needed;
}

/**
 * Makes a project of the folder with the project's name. Only `--project` chooses such a project.
 */
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
  // One worker only, because each would start a Firefox of its own, which takes as long as several
  // cases.
  ...(firefoxPath() ? [{ ...engine('firefox', 'firefox'), workers: 1 }] : []),
  // One worker only, because the window of one MiniBrowser may cover that of another.
  ...(hasWebKit() ? [{ ...engine('webkit', 'webkit'), workers: 1 }] : []),
];

// These tests start their own hosts.
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

/**
 * Each project sends the same requests: one to `ringside serve`, and one to each installed host.
 */
const hostProjects = [
  host('ringside', { testIgnore: WATCH, use: { baseURL: process.env.RINGSIDE_E2E_URL } }),
  ...hosts.filter(programOf).map(({ name }) =>
    host(name, {
      // Cloudflare Pages receives only a finished site, so there is no release to watch.
      ...(name === 'Cloudflare Pages' && { grepInvert: /during a release/ }),
      testIgnore: name === 'nginx' ? LOGS : [LOGS, WATCH],
      use: { baseURL: process.env[urlName(name)] },
    }),
  ),
];

const projects = [
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

/**
 * The project of all folders that have no project of their own. Each further project starts the
 * workers anew.
 */
const site = project({
  name: 'site',
  tests: 'the whole site in one browser',
  testDir: '.',
  testIgnore: projects.map(({ testDir }) => `**/e2e/${testDir}/**`),
  default: true,
});

function siteProjects(): Project[] {
  if (browserName === 'chromium') return [site];

  // Firefox can reduce motion only by a preference that is set when it starts.
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
  // There are more workers than the two cores of CI, because most of a test's time is waiting.
  workers: 3,
  forbidOnly: true,
  // Firefox's driver is slow.
  timeout: browserName === 'firefox' ? 90_000 : 30_000,
  reporter: 'line',
  use: {
    browserName,
    channel,
    baseURL: process.env.RINGSIDE_E2E_URL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tests with the tag `motion` allow animations again.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: options,
    actionTimeout: 10_000,
  },
  // Playwright starts the projects in this order. Those with one worker come first, so that the other
  // workers do not wait for them at the end.
  projects: [...siteProjects(), ...projects].toSorted(
    ({ workers: one = 2 }, { workers: other = 2 }) => Number(one) - Number(other),
  ),
});
