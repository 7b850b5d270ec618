import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ready } from '../../support/visit.ts';
import { NOW } from './looks.ts';

/** Our pages for partners, and a card that oEmbed shows, by the names of their pictures. */
const PAGES = {
  'page-gallery': '/embed',
  'page-element': '/embed/countdown',
  'page-card': '/embed/frame?card=/news',
} as const;
const HEIGHT_PX = 2400;

/** Takes pictures of them at three widths, on windows so high that the live views in them are fetched. */
export async function shootPages(browser: Browser, site: string, folder: string): Promise<void> {
  for (const [name, path] of Object.entries(PAGES)) {
    for (const width of [320, 768, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: HEIGHT_PX }, reducedMotion: 'reduce' });
      await page.clock.setFixedTime(NOW);
      await page.goto(site + path);
      // Our page fetches live views on interaction; a page in an iframe fetches everything at once.
      if (!path.startsWith('/embed/frame')) await ready(page);
      await page.waitForLoadState('networkidle');
      for (const frame of page.frames()) await frame.evaluate(async () => void (await document.fonts.ready));
      await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
      await page.close();
    }
  }
}
