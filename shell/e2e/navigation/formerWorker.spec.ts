import { startHoldingServer } from '../support/holdingServer.ts';
import { expect, test } from '../support/test.ts';

test.use({ tolerated: [/^other origin: http:\/\/localhost/] });

const FORMER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match('/')));
`;
const PAGE = `<link rel="icon" href="data:,"><h1>A former site</h1><script>
caches.open('former').then((cache) => cache.add('/')).then(() => navigator.serviceWorker.register(REGISTERED));
</script>`;

for (const path of ['/sw.js', '/service-worker.js'])
  test(`a former site's worker at ${path} gives way to this site`, async ({ page, baseURL }) => {
    const own = (type: string, body: string) => ({
      status: 200,
      headers: { 'content-type': type },
      body,
    });
    const former = new Map([
      ['/', own('text/html', PAGE.replace('REGISTERED', JSON.stringify(path)))],
      [path, own('text/javascript', FORMER)],
    ]);
    const host = await startHoldingServer(String(baseURL), former);
    try {
      await page.goto(host.origin);
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      former.clear();
      await page.goto(`${host.origin}/about`);
      await expect(page.getByRole('heading', { name: 'About Ringside' })).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    } finally {
      await host.close();
    }
  });
