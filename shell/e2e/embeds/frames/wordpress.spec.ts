/**
 * A page of ours as WordPress embeds it: a frame with `sandbox="allow-scripts"` and a secret in its address, beside a script that does what
 * WordPress documents of its own (`wp-includes/js/wp-embed.js`), which is no package.
 */
import { expect } from '@playwright/test';
import { press, test } from '../builder/printed.ts';

const SECRET = 'aB3dE6gH9j';

/** What `wp-embed.js` does with a message. */
const SCRIPT = `
  globalThis.links = [];
  addEventListener('message', ({ data, source }) => {
    if (!data?.secret && !data?.message && !data?.value) return;
    if (/[^a-zA-Z0-9]/.test(data.secret)) return;
    for (const frame of document.querySelectorAll('iframe[data-secret="' + data.secret + '"]')) {
      if (source !== frame.contentWindow) continue;
      frame.removeAttribute('style');
      if (data.message === 'height') frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
      if (data.message === 'link' && new URL(data.value).host === new URL(frame.src).host && document.activeElement === frame)
        globalThis.links.push(data.value);
    }
  });`;

test('in a page of WordPress a frame has its height, and its links lead on', async ({
  page,
  partner,
  request,
}) => {
  const { html } = (await (await request.get('/embed/oembed/gear.json')).json()) as { html: string };
  const framed = html
    .replaceAll('https://ringside.example', 'ORIGIN')
    .replace(/ sandbox="[^"]*"/, '')
    .replace(/src="([^"]*)"/, `src="$1#?secret=${SECRET}" data-secret="${SECRET}"`)
    .replace('<iframe', '<iframe sandbox="allow-scripts" security="restricted"')
    .replace('loading="lazy"', '');
  await page.goto(partner.put('/', `<script>${SCRIPT}</script>${framed}`));
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Recommended Boxing Gear' });
  const shown = await link.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  await expect(page.locator('iframe')).toHaveAttribute('height', String(Math.max(200, shown)));
  const href = await link.evaluate((node: HTMLAnchorElement) => node.href);
  await press(link);
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { links: string[] }).links))
    .toEqual([href]);
});

test('a frame without a secret says nothing to WordPress, and one with a wrong one says nothing either', async ({
  page,
  partner,
}) => {
  const heard = `<script>globalThis.heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>`;
  const frame = (hash: string) =>
    `<iframe sandbox="allow-scripts" src="ORIGIN/embed/frame?element=ringside-countdown&fight=1${hash}"></iframe>`;
  await page.goto(partner.put('/', heard + frame('') + frame('#?secret=%3Cb%3E')));
  const messages = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { type?: string; message?: string }[] }).heard);
  await expect
    .poll(async () => (await messages()).filter(({ type }) => type === 'ringside:resize').length)
    .toBeGreaterThan(1);
  expect((await messages()).filter(({ message }) => message)).toEqual([]);
});
