import type { Locator } from '@playwright/test';
import { sampled } from '@ringside/release/testing/sampled';
import { packageFolders } from '@ringside/release/workspace';
import { buildSection } from '@ringside/shared/build';
import type { Plugin } from 'vite';
import { startPartner } from '../embeds/partner.ts';
import { serveCopy } from '../support/serveCopy.ts';
import { expect, type Page, test } from '../support/test.ts';

const LIFECYCLES = '{ bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} }';
const ELEMENT = 'class extends HTMLElement { connectedCallback() {} }';
const SINGLE_SPA = 'getMountedApps, registerApplication, setMountMaxTime, start, triggerAppChange';

const isShown = (locator: Locator) =>
  locator.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );

const buy = (path: string) => async (page: Page, origin: string) => {
  await page.goto(origin + path);
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).last().click();
  return isShown(page.locator('.toast'));
};

async function subscribe(page: Page, origin: string) {
  await page.goto(origin);
  await page.getByRole('textbox', { name: 'Email' }).fill('a@b.example');
  await page.waitForFunction(() => customElements.get('ringside-newsletter'));
  await page.getByRole('button', { name: 'Subscribe' }).click();
  return isShown(page.locator('.toast'));
}

async function embed(page: Page, origin: string) {
  const partner = await startPartner(origin);
  await partner.open(
    page,
    '<ringside-gear></ringside-gear><script src="ORIGIN/embed/gear.js"></script>',
  );
  await page.waitForFunction(() => customElements.get('ringside-gear'));
  const works = await isShown(page.getByRole('heading', { level: 1 }));
  await partner.close();
  return works;
}

const USES = { page: buy('/gear'), fragment: buy('/'), element: embed, widget: subscribe };

const LIBRARIES: readonly (readonly [
  name: string,
  section: string,
  nothing: string,
  lost: string,
])[] = [
  [
    'single-spa',
    'shell',
    `export const [${SINGLE_SPA}] = Array(5).fill(async () => {});`,
    'page fragment',
  ],
  ['single-spa-react', 'gear', `export default () => (${LIFECYCLES});`, 'page fragment'],
  ['@r2wc/react-to-web-component', 'gear', `export default () => ${ELEMENT};`, 'element'],
  [
    'lit',
    'shell',
    `export const ReactiveElement = ${ELEMENT}; export const css = () => [];`,
    'widget',
  ],
  ['no library', 'gear', '', ''],
];

const withoutIt = (library: string, code: string): Plugin => ({
  name: 'ringside:without-it',
  enforce: 'pre',
  resolveId: (id) => (id === library ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? code : undefined),
});

test.use({ tolerated: [/^other origin:|favicon|^uncaught|^error/] });

for (const [library, section, code, lost] of LIBRARIES)
  test(
    `without ${library} there is no ${lost || 'difference'}`,
    sampled(false),
    async ({ page }) => {
      test.setTimeout(120_000);
      const root = (await packageFolders()).get(section) ?? '';
      const plugins = [withoutIt(library, code)];
      const { origin, close } = await serveCopy((outDir) =>
        buildSection(root, { outDir, plugins }),
      );
      for (const [use, works] of Object.entries(USES))
        expect(await works(page, origin), use).toBe(!lost.includes(use));
      await page.goto('about:blank');
      await close();
    },
  );
