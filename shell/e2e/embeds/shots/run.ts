/**
 * Takes pictures of every look on every background at every width, and of our pages for partners, into `.cache/shots`; those that the
 * widgets' README shows go to `shell/docs/embeds`. Words after the command choose the looks whose names contain one of them, alone. `RINGSIDE_E2E_URL` names a site that is served already; without it one is composed.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { workspaceRoot } from '@ringside/release/workspace';
import { launchOptions } from '@ringside/shared/testing/browser';
import serveBuiltSite from '../../support/serveBuiltSite.ts';
import { type Partner, startPartner } from '../partner.ts';
import { joinPictures } from './joinPictures.ts';
import { keepPictures } from './keepPictures.ts';
import { GROUNDS, LOOKS, type Look, NOW, WIDTHS } from './looks.ts';
import { shootPages } from './shootPages.ts';

const FOLDER = join(workspaceRoot, '.cache', 'shots');
/** Around an element, in pixels. */
const MARGIN_PX = 24;

const words = process.argv.slice(2);
const looks = LOOKS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const stop = process.env.RINGSIDE_E2E_URL ? undefined : await serveBuiltSite();
const partner = await startPartner(process.env.RINGSIDE_E2E_URL ?? '');
const browser = await chromium.launch(await launchOptions('chromium'));
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const look of looks) await shootLook(browser, partner, look);
if (words.length === 0) {
  await shootPages(browser, process.env.RINGSIDE_E2E_URL ?? '', FOLDER);
  await keepPictures(FOLDER);
}
await browser.close();
await partner.close();
await stop?.();
console.log(`${looks.length * WIDTHS.length * Object.keys(GROUNDS).length} pictures are in ${FOLDER}.`);

async function shootLook(browser: Browser, partner: Partner, look: Look): Promise<void> {
  for (const [ground, { style, theme }] of Object.entries(GROUNDS)) {
    const url = partner.put('/', {
      head: `<meta name="viewport" content="width=device-width"><style>body { margin: 0; padding: ${MARGIN_PX}px } ${style}</style>`,
      body: `<${look.tag} ${look.attributes} theme="${theme}">${look.content ?? ''}</${look.tag}><script async src="ORIGIN/embed/${look.tag.replace('ringside-', '')}.js"></script>`,
    });
    const files: string[] = [];
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width: width + 2 * MARGIN_PX, height: 200 },
        locale: 'en-GB',
      });
      await page.clock.setFixedTime(NOW);
      await page.goto(url, { waitUntil: 'networkidle' });
      const path = join(FOLDER, `${look.name}-${ground}-${width}.png`);
      files.push(path);
      await page.screenshot({ path, fullPage: true });
      await page.close();
    }
    await joinPictures(files, join(FOLDER, `${look.name}-${ground}.png`));
  }
}
