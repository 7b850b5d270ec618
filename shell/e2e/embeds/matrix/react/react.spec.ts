/** An element in a partner's React app during a visit; the matrix tests how it appears. */
import { expect, type Page } from '@playwright/test';
import { sampled } from '../../../support/sample.ts';
import { ELEMENTS, type Embedded } from '../elements.ts';
import type { World } from '../prove.ts';
import { around, scriptOf } from '../rows/variant.ts';
import { test } from '../test.ts';
import { bundle, type ReactVersion } from './partnerReact.ts';

const named = (tag: string): Embedded => {
  const embedded = ELEMENTS.find((each) => each.tag === tag);
  if (!embedded) throw new Error(`The matrix has no <${tag}>.`);
  return embedded;
};

async function open(page: Page, { partner, visitor }: World, version: ReactVersion, embedded: Embedded) {
  partner.put('/app.js', await bundle(version, embedded));
  const script = `<script src="/app.js"></script>${scriptOf(embedded)}`;
  await page.goto(partner.put('/', { body: around('', script) }));
  await page.evaluate(() => globalThis.partnerApp.start());
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

for (const version of [19, 18] as const) {
  const title = `drawn again by React ${version}, a form keeps what was typed, and says each thing once through a ref`;
  test(title, sampled(false), async ({ page, world }) => {
    await open(page, world, version, named('ringside-newsletter'));
    const field = page.getByRole('textbox', { name: 'Email address' });
    await field.fill('fan@corner.tv');
    for (let times = 0; times < 3; times += 1) await page.evaluate(() => globalThis.partnerApp.draw());
    await expect(page.locator('section')).toHaveAttribute('data-count', '3');
    await expect(field).toHaveValue('fan@corner.tv');
    await page.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(/^Saved in This Browser/);
    expect(await page.evaluate(() => globalThis.partnerApp.heard)).toEqual([
      'ringside:subscribe',
      'ringside:notice',
    ]);
  });

  test(
    `taken away by React ${version}, a countdown leaves nothing behind`,
    sampled(false),
    async ({ page, world }) => {
      await open(page, world, version, named('ringside-countdown'));
      const swap = (times: number) =>
        page.evaluate((times) => {
          for (let turn = 0; turn < 2 * times; turn += 1) globalThis.partnerApp.swap();
        }, times);
      await swap(5);
      const few = await held(page);
      await swap(20);
      await expect.poll(() => held(page)).toEqual(few);
      await page.evaluate(() => globalThis.partnerApp.leave());
      await expect(page.locator('ringside-countdown')).toHaveCount(0);
    },
  );
}
