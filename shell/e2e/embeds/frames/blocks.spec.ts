import { expect } from '@playwright/test';
import type { Attributes, Catalogue } from '@ringside/shared/contract';
import { click, elementOf, print, site, test } from '../builder/printed.ts';
import { tolerating } from '../partner.ts';

const eager = (printed: Catalogue, tag: string, attributes?: Attributes) =>
  print(printed, 'iframe', elementOf(printed, tag), attributes).lines.replace('loading="lazy"', '');

test('in a site builder’s block, which is an iframe, links open in a new tab', async ({
  page,
  context,
  partner,
}) => {
  partner.put(
    '/block',
    `<ringside-countdown look="card" fight="1"></ringside-countdown><ringside-fights></ringside-fights>
    <script src="ORIGIN/embed/countdown.js"></script><script src="ORIGIN/embed/fights.js"></script>`,
  );
  const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
  await partner.open(page, `<iframe src="/block" sandbox="${sandbox}" width="900"></iframe>`);
  for (const name of ['Fight details', 'Fight Analysis & Odds']) {
    const opened = context.waitForEvent('page');
    await click(page.frameLocator('iframe').getByRole('link', { name }).first());
    const beside = await opened;
    await expect(beside.locator('header.site-header')).toBeVisible();
    expect(new URL(beside.url()).origin).toBe(site());
  }
});

test('a printed iframe downloads a fight’s calendar file', async ({
  page,
  context,
  partner,
  printed,
  browserName,
}) => {
  await partner.open(page, eager(printed, 'ringside-countdown', { look: 'card', fight: '1' }));
  const requested = context.waitForEvent('request', (each) => each.url().endsWith('/1.ics'));
  // Firefox downloads the file in a new tab, and its driver reports no download of such a tab.
  const downloaded = browserName === 'firefox' ? undefined : page.waitForEvent('download');
  await click(page.frameLocator('iframe').getByRole('link', { name: 'Add to calendar' }));
  await requested;
  if (downloaded) expect((await downloaded).suggestedFilename()).toBe('1.ics');
});

test('on an isolated page an iframe shows with the attribute credentialless', async ({
  page,
  partner,
  printed,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'it does not support the attribute');
  const body = eager(printed, 'ringside-workouts').replace('<iframe', '<iframe credentialless');
  await partner.open(page, { body, headers: { 'cross-origin-embedder-policy': 'require-corp' } });
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
});

test.describe('with a video', () => {
  test.use(tolerating(/^other origin: https:\/\/www\.youtube-nocookie\.com/));

  test('the player in a printed iframe has a referrer; without an origin a link replaces it', async ({
    page,
    partner,
    printed,
  }) => {
    const referrers: (string | undefined)[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route, request) => {
      referrers.push(request.headers().referer);
      return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
    });
    const lines = eager(printed, 'ringside-workouts');
    const frame = page.frameLocator('iframe');
    const watch = () => click(frame.getByRole('button', { name: 'Watch Video Guide' }).first());
    await partner.open(page, lines);
    await watch();
    await expect(frame.frameLocator('iframe').getByText('Player')).toBeAttached();
    expect(referrers).toEqual([`${site()}/`]);
    await partner.open(page, lines.replace(' allow-same-origin', ''));
    await watch();
    await expect(frame.getByText('Open it on YouTube instead')).toBeVisible();
    expect(referrers).toHaveLength(1);
  });
});
