/**
 * In a document without an origin, WebKit matches a policy's `'self'` to no origin at all. These
 * tests run without a driver, so each page reports its result to the test's server.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '@ringside/release/serve';
import { publishWorkspace } from '@ringside/release/testing/publishAll';
import { freePort } from '@ringside/shared/testing/freePort';
import { articlePaths } from '../../support/facts.ts';
import { listen } from '../../support/listen.ts';
import { type Partner, startPartner } from '../partner.ts';
import { showInWebKit } from './drivers/webKit.ts';

const REPORT = `
  const heights = new Map();
  const inSight = (frame) => frame.getBoundingClientRect().top < innerHeight && frame.checkVisibility();
  addEventListener('message', ({ source, data }) => {
    if (data?.type === 'ringside:resize') heights.set(source, data.height);
  });
  setInterval(() => {
    const frames = [...document.querySelectorAll('iframe')].filter(inSight);
    const said = frames.map(({ contentWindow }) => heights.get(contentWindow) ?? 0);
    for (const { contentWindow } of frames) contentWindow.postMessage({ type: 'ringside:measure' }, '*');
    new Image().src = 'ORIGIN/report?' + said.join();
  }, 500);`;

async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-webkit-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await publishWorkspace(folder, origin);
  const server = await serveSite(folder, port);
  const requests: string[] = [];
  server.prependListener('request', ({ url = '' }) => requests.push(url));
  const { close } = await listen(server);
  return {
    folder,
    origin,
    requests,
    close: () => close().then(() => rm(folder, { recursive: true })),
  };
}

let site: Awaited<ReturnType<typeof startSite>>;
let partner: Partner;
test.beforeAll(async () => {
  site = await startSite();
  partner = await startPartner(site.origin);
});
test.afterAll(async () => {
  await site.close();
  await partner.close();
});
test.setTimeout(120_000);

/** Expects at least `atLeast` iframes, each higher than its fallback. */
async function iframesAreShown(url: string, atLeast: number): Promise<void> {
  const close = showInWebKit(url);
  try {
    await expect(() => {
      const [, heights = ''] =
        site.requests.findLast((each) => each.startsWith('/report?'))?.split('?') ?? [];
      const all = heights.split(',').map(Number);
      expect(all.length, heights).toBeGreaterThanOrEqual(atLeast);
      expect(Math.min(...all), heights).toBeGreaterThan(100);
    }).toPass({ timeout: 60_000 });
  } finally {
    close();
    site.requests.length = 0;
  }
}

test('oEmbed iframes and lines for iframes are shown on a partner’s page', async () => {
  const { folder, origin } = site;
  const oembed = (path: string) =>
    (JSON.parse(readFileSync(join(folder, `embed/oembed${path}.json`), 'utf8')) as { html: string })
      .html;
  const fragment = readdirSync(join(folder, 'embed')).find((file) =>
    /^ringside-.*\.html$/.test(file),
  );
  const line = (path: string) =>
    `<iframe sandbox="allow-scripts" width="320" src="${origin}${path}"></iframe>`;
  const frames = [
    ...['/gear', '/fights', articlePaths[0] ?? ''].map(oembed),
    line('/embed/frame?element=ringside-countdown&fight=next&look=card'),
    line(`/embed/${fragment?.replace('.html', '')}`),
  ];
  const body = `<style>iframe { width: 300px; height: 150px; float: left }</style>${frames.join('')}<script>${REPORT}</script>`;
  await iframesAreShown(partner.put('/', body), frames.length);
});

test('elements in a sandboxed iframe of a partner’s own are shown', async () => {
  const say = `setInterval(() => {
    const elements = [...document.querySelectorAll('ringside-countdown, ringside-newsletter, ringside-news')];
    if (elements.every(({ shadowRoot, textContent }) => shadowRoot && (shadowRoot.textContent + textContent).trim()))
      parent.postMessage({ type: 'ringside:resize', height: document.body.offsetHeight }, '*');
  }, 500)`;
  const scripts = ['countdown', 'newsletter', 'news'].map(
    (name) => `<script src="ORIGIN/embed/${name}.js"></script>`,
  );
  const framed = partner.put(
    '/framed',
    `<ringside-countdown fight="1"></ringside-countdown><ringside-newsletter></ringside-newsletter><ringside-news></ringside-news>${scripts.join('')}<script>${say}</script>`,
  );
  const body = `<iframe sandbox="allow-scripts" src="${framed}"></iframe><script>${REPORT}</script>`;
  await iframesAreShown(partner.put('/', body), 1);
});
