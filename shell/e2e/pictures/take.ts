/**
 * Takes the pictures of the documents. `npx tsx shell/e2e/pictures/take.ts` takes all of them.
 * Arguments name some of them. The picture of WordPress needs the packages of `npm run
 * test:wordpress`.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { serveSite } from '@ringside/release/serve';
import { agedSite, idsOf } from '@ringside/release/testing/agedSite';
import { publishWorkspace } from '@ringside/release/testing/publishAll';
import { samples } from '@ringside/release/testing/samples';
import { workspaceRoot } from '@ringside/release/workspace';
import { buildSection } from '@ringside/shared/build';
import { harms } from '@ringside/watch/testing/audience/stories';
import { logOf } from '@ringside/watch/testing/secondReleases';
import { listen } from '../support/listen.ts';
import { startWordPress } from '../wordpress/startWordPress.ts';
import { logIn, publishPost } from '../wordpress/wordpress.ts';

const MAX_BYTES = 150_000;
const QUALITY = 0.8;
const BROWSER = '/usr/bin/chromium';
const PICTURES = join(workspaceRoot, 'shell/docs/pictures');

interface Studio {
  browser: Browser;
  folder: string;
  /** The origin of a preview of the site. Only the preview has the page `/components`. */
  preview: string;
}

const pictures: Readonly<Record<string, (studio: Studio) => Promise<Buffer>>> = {
  async home({ browser, preview }) {
    const screens = [
      { width: 1280, height: 800 },
      { width: 390, height: 800 },
    ].map(async (viewport) => {
      const page = await browser.newPage({ viewport });
      await page.goto(preview, { waitUntil: 'networkidle' });
      return `<img src="data:image/png;base64,${(await page.screenshot()).toString('base64')}">`;
    });
    const page = await browser.newPage({ viewport: { width: 1710, height: 800 } });
    const style = '<style>body { display: flex; gap: 40px; margin: 0 }</style>';
    await page.setContent(style + (await Promise.all(screens)).join(''));
    return page.screenshot();
  },

  async components({ browser, preview }) {
    const page = await open(browser, `${preview}/components`);
    return page.locator('main').screenshot();
  },

  async inspector({ browser, preview }) {
    const page = await open(browser, `${preview}/training`);
    await page.locator('html[data-state="ready"]').waitFor();
    await page
      .getByRole('button', { name: /Watch Video Guide/ })
      .first()
      .hover();
    await page.locator('main [data-state="ready"]').first().waitFor();
    await page.keyboard.press('Alt+Shift+I');
    await page
      .getByText(/^training .*ready/)
      .first()
      .waitFor();
    return page.screenshot();
  },

  async board({ browser, folder }) {
    const again = { ...samples.news, client: 'second' };
    const why = { by: 'maeve', note: 'Bigger pictures' };
    const { folder: site } = await agedSite([again], why);
    const versions = await idsOf(Object.values(samples));
    const next = (await idsOf([again])).news ?? '';
    const log = join(folder, 'access.log');
    const lines = logOf({ versions, next, story: harms['INP + 100 ms'] ?? {} });
    await writeFile(log, [...lines].join('\n'));
    const out = join(folder, 'board.html');
    ringside('board', site, '--logs', log, '--out', out);
    await writeFile(out, (await readFile(out, 'utf8')).replaceAll(site, './public'));
    const page = await open(browser, `file://${out}`);
    return page.screenshot();
  },

  async wordpress({ browser, preview }) {
    const wordpress = await startWordPress();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await wordpress.php("switch_theme('twentytwentythree');");
    await logIn(page, wordpress, 'admin');
    const lines = `<ringside-countdown look="card" fight="next" style="display: block; min-height: 680px"><a href="${preview}/fights">Upcoming fights</a></ringside-countdown><script async src="${preview}/embed/countdown.js"></script>`;
    await page.goto(await publishPost(page, wordpress, 'Fight week', 'Custom HTML', lines));
    await page.locator('.look.seen').waitFor();
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot();
    await wordpress.stop();
    return picture;
  },
};

function ringside(...words: string[]): void {
  execFileSync('npx', ['ringside', ...words], { cwd: workspaceRoot, stdio: 'inherit' });
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Converts a picture in Chromium, so that no other program is needed. */
async function webp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ([base64, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY] as const,
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : Object.keys(pictures);
const folder = await mkdtemp(join(tmpdir(), 'ringside-pictures-'));
const [site, previewed, components] = ['site', 'preview', 'components'].map((name) =>
  join(folder, name),
) as [string, string, string];

await publishWorkspace(site, 'https://ringside.example');
await buildSection(join(import.meta.dirname, 'mf-components'), { outDir: components });
ringside('preview', 'components', '--of', site, '--to', previewed, '--from', components);
const server = await listen(await serveSite(previewed, 0));
const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
await mkdir(PICTURES, { recursive: true });
for (const name of names) {
  const take = pictures[name];
  if (!take) throw new Error(`There is no picture ${name}: ${Object.keys(pictures).join(', ')}.`);
  const file = await webp(browser, await take({ browser, folder, preview: server.origin }));
  if (file.length > MAX_BYTES) throw new Error(`${name} has ${file.length} bytes.`);
  await writeFile(join(PICTURES, `${name}.webp`), file);
  console.log(`${name}.webp: ${file.length} bytes`);
}
await browser.close();
await server.close();
await rm(folder, { recursive: true });
