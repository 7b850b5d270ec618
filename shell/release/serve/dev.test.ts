import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Late } from '@ringside/shared/build/deadline';
import type { Section } from '@ringside/shared/section/server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { directoryStore } from '../stores/directory.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { sampled } from '../testing/sampled.ts';
import { release, samples } from '../testing/samples.ts';
import { urlIn } from '../testing/urlIn.ts';
import { packageFolders, workspaceRoot } from '../workspace/workspace.ts';
import { respondFromSource } from './dev.ts';
import { serveSite } from './serve.ts';

const folder = join(await temporaryFolder(), 'site');
/**
 * A stand-in for news, with every element that training's pages use, and an older release of
 * training. Training itself comes from source.
 */
const { news } = samples;
const articles = {
  ...news,
  elements: { ...news.elements, 'ringside-article-list': '<p>Released articles</p>' },
  onSite: { ...news.onSite, 'ringside-article-list': [{ category: 'Training' }] },
};
await release(directoryStore(folder), ...Object.values({ ...samples, news: articles }));
const site = await serveSite(folder, 0);
const asked: string[] = [];
site.on('request', ({ url = '' }: { url?: string }) => asked.push(url));
const { port } = site.address() as AddressInfo;

const child = spawn(
  process.execPath,
  [
    fileURLToPath(new URL('../cli/bin.js', import.meta.url)),
    'dev',
    '--site',
    `http://127.0.0.1:${port}`,
  ],
  {
    cwd: join(workspaceRoot, 'mf-training'),
    env: { ...process.env, PORT: '0', NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const url = await urlIn(child.stdout);
afterAll(async () => {
  child.kill();
  if (child.exitCode === null) await once(child, 'exit');
  site.closeAllConnections();
  site.close();
});

const get = async (path: string) => {
  const response = await fetch(url + path, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text() };
};

test('one section comes from source, inside the rest of a site at a URL', async () => {
  const { status, text } = await get('/training');
  expect(status).toBe(200);
  expect(text).toContain('>Training Hub</h1>');
  expect(text).toContain('"/src/section.client.ts"');
  expect(text).toContain('<p>Released articles</p>');
  expect(text).toContain('<script>inspect()</script>');
  const pointer = JSON.parse((await get('/sections.json')).text);
  expect(pointer.sections.training).toEqual({ release: 'source' });
});

test('pages, files and "not found" pages are the released ones', async () => {
  expect((await get('/gear')).text).toContain('<h1>Gear</h1>');
  expect(await get('/nothing')).toMatchObject({ status: 404 });
  const [module = ''] = /assets\/gear\/index-\w+\.js/.exec((await get('/gear')).text) ?? [];
  expect(await get(`/${module}`)).toEqual({ status: 200, text: 'export {}' });
});

test('viewing a page again only asks the site what is live', async () => {
  await get('/gear');
  asked.length = 0;
  await get('/gear');
  expect(asked).toEqual(['/sections.json']);
});

test(
  'from source, /embed has the lines of all elements, and says what it lacks',
  sampled(false),
  async () => {
    const response = await respondFromSource((module) => import(module), '/embed');
    for (const tag of ['ringside-countdown', 'ringside-fight-list'])
      expect(response?.body).toContain(`&lt;${tag}`);
    expect(response?.body).toContain('The live views need a release’s files');
  },
);

// The first load of all sections takes long on a busy machine, and no page waits so long for it.
beforeAll(async () => {
  for (const folder of (await packageFolders()).values())
    await import(join(folder, 'src/server.tsx'));
});

/**
 * Requests a path of a site whose sections all come from source. The test replaces functions of
 * gear.
 */
async function respond(path: string, gear: (section: Section) => Partial<Section>) {
  const warnings: string[] = [];
  const load = async (module: string) => {
    const server = (await import(module)) as { section: Section };
    if (module.endsWith('mf-gear/src/styles.css?inline'))
      return { default: 'a{mask:url("./lost.svg")}' };
    if (!module.includes('mf-gear/src/server')) return server;
    return { ...server, section: { ...server.section, ...gear(server.section) } };
  };
  const response = await respondFromSource(load, path, undefined, (each) => warnings.push(each));
  return { body: response?.body, warnings };
}

test('the error of a page that throws shows the line in its source', async () => {
  const render = () => {
    throw new Error('broken page');
  };
  const error = await respond('/gear', () => ({ render })).catch((thrown: Error) => thrown);
  expect((error as Error).stack).toMatch(/broken page\n[\s\S]*at .*render .*dev\.test\.ts:\d+/);
});

test('if a section cannot be loaded, the others work, and a message replaces its elements', async () => {
  const broken = () => {
    throw new Error('a <syntax> error');
  };
  const { body, warnings } = await respond('/', broken);
  expect(body).toContain('<strong>gear cannot be loaded.</strong> a &lt;syntax&gt; error');
  expect(warnings).toEqual(['gear cannot be loaded: a <syntax> error']);
  expect((await respond('/news', broken)).body).toContain('</h1>');
  await expect(respond('/gear/boxing-gloves', broken)).rejects.toThrow('a <syntax> error');
});

test('the terminal names a page that takes longer than ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    warn.mockRestore();
  });
  await respond('/gear', ({ load }) => ({
    load(path) {
      vi.advanceTimersByTime(10_000);
      return load(path);
    },
  }));
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^Still waiting for mf-gear\/src\/pages.ts:\d+: \/gear\.$/),
  );
});

test('the error of data that does not come in time names its entry', async () => {
  const load = () => Promise.reject(new Late('it did not end within 30 s'));
  await expect(respond('/gear', () => ({ load }))).rejects.toThrow(
    /^mf-gear\/src\/pages.ts:\d+: \/gear: it did not end within 30 s$/,
  );
});

test('what a build or a release would refuse is shown, but with a warning', async () => {
  const html = () => `<img src="/assets/nope.jpg"><a href="/lost">${Math.random()}</a>`;
  const { body, warnings } = await respond('/gear', ({ render }) => ({
    render: (page) => ({ ...render(page), html: html() }),
  }));
  expect(body).toContain('/assets/nope.jpg');
  expect(warnings).toEqual([
    expect.stringMatching(
      /^mf-gear\/src\/pages.ts:\d+: \/gear: it is different each time: “.*0\..*”, and a day later “.*0\..*”\./,
    ),
    '/gear links to or shows /assets/nope.jpg, which does not exist. A release would be refused (dead-link).',
    '/gear links to or shows /lost, which does not exist. A release would be refused (dead-link).',
    '/gear links to or shows /assets/gear/lost.svg, which does not exist. A release would be refused (dead-link).',
  ]);
});

test('a warning names the line whose policy lacks something, and attributes that load refuses stop the section', async () => {
  const { warnings } = await respond('/gear', ({ render }) => ({
    render: (page) => ({ ...render(page), html: '<video></video>' }),
  }));
  expect(warnings[0]).toMatch(
    /^mf-gear\/src\/pages.ts:\d+: \/gear: partners .* must allow media-src\. Add/,
  );
  const loadElement = () => {
    throw new Error('No guides.');
  };
  await expect(respond('/gear', () => ({ loadElement }))).rejects.toThrow(
    /^mf-gear\/src\/elements.ts:\d+: load refuses {}, which choices or onSite of <ringside-gear-guides> has: No guides/,
  );
});
