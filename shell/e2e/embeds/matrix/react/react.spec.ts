/** An element in a partner's React app during a visit; the matrix tests how it appears. */
import { expect, type Page } from '@playwright/test';
import { sampled } from '../../../support/sample.ts';
import { ELEMENTS, written } from '../elements.ts';
import type { World } from '../prove.ts';
import { pageOf, scriptOf } from '../rows/variant.ts';
import { test } from '../test.ts';
import { bundle } from './bundle.ts';

async function open(page: Page, { partner, visitor }: World, tag: string) {
  const embedded = ELEMENTS.find((each) => each.tag === tag);
  if (!embedded) throw new Error(`The matrix has no <${tag}>.`);
  partner.put('/app.js', await bundle(19));
  const scripts = `<script src="/app.js"></script>${scriptOf(embedded)}`;
  await page.goto(partner.put('/', pageOf({ name: 'app', page: () => ({ html: '', scripts }) }, embedded)));
  await page.evaluate((html) => partnerApp.start(html), written(embedded));
  await embedded.shown(visitor);
}

/** Listeners and nodes that the tab holds, its garbage collected. */
async function held(page: Page): Promise<Readonly<Record<string, number>>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const counted = metrics.filter(({ name }) => name === 'JSEventListeners' || name === 'Nodes');
  return Object.fromEntries(counted.map(({ name, value }) => [name, value]));
}

test('drawn again by React, a form keeps what was typed', sampled(false), async ({ page, world }) => {
  await open(page, world, 'ringside-newsletter');
  const field = page.getByRole('textbox', { name: 'Email address' });
  await field.fill('fan@corner.tv');
  for (let times = 0; times < 3; times += 1) await page.evaluate(() => partnerApp.draw());
  await expect(page.locator('section')).toHaveAttribute('data-count', '3');
  await expect(field).toHaveValue('fan@corner.tv');
});

test('taken away by React, a countdown leaves nothing behind', sampled(false), async ({ page, world }) => {
  await open(page, world, 'ringside-countdown');
  const swap = (times: number) =>
    page.evaluate((times) => {
      for (let turn = 0; turn < 2 * times; turn += 1) partnerApp.swap();
    }, times);
  await swap(5);
  const few = await held(page);
  await swap(20);
  await expect.poll(() => held(page)).toEqual(few);
  await page.evaluate(() => partnerApp.leave());
  await expect(page.locator('ringside-countdown')).toHaveCount(0);
});
