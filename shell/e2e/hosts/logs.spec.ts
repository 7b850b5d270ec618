import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices, expect, test } from '@playwright/test';
import { freePort } from '@ringside/shared/testing/freePort';
import { findings, readLines, readViews, type Site } from '@ringside/watch';
import { siteFolder } from '../support/servedPages.ts';
import { hosts, programOf } from './hosts.ts';

const QUERY = 'page=/news/:slug&release=news.first&device=fast&lcp=news.900&inp=news.80&cls=news.0';
const VISITS = 3;
/**
 * The user agent contains a quote, a backslash and an umlaut, because hosts differ in how they
 * escape these.
 */
const AGENT = `${devices['Desktop Chrome'].userAgent} "\\ü"`;

const failed = (why: string) => {
  throw new Error(why);
};

const always = { since: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
const site: Site = {
  ...{ name: 'a site', isPreview: false, pages: new Set(['/news/:slug']) },
  sections: [
    {
      ...{ name: 'news', live: 'first', lives: [{ release: 'first', ...always }] },
      releases: [{ id: 'first', hashes: new Set(['first']), state: 'live' }],
    },
  ],
};

const readable = hosts.flatMap((host) => {
  const program = programOf(host);
  return program && host.logs ? [{ ...host, program, logs: host.logs }] : [];
});

for (const host of readable)
  test(`the access log that ${host.name} writes is read`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ringside-logs-'));
    const port = await freePort();
    const args = await host.prepare({ site: siteFolder, port, folder });
    const child = spawn(host.program, args, {
      cwd: folder,
      env: { ...process.env, HOME: folder },
      stdio: 'ignore',
    });
    try {
      const get = () =>
        fetch(`http://127.0.0.1:${port}/beacon.txt?${QUERY}`, { headers: { 'user-agent': AGENT } });
      await expect(async () => expect((await get()).status).toBe(200)).toPass();
      for (let visit = 1; visit < VISITS; visit += 1) await get();

      for (const log of host.logs) {
        const report = async () => {
          const lines = readLines(join(folder, log), failed);
          return findings(await readViews(site, lines));
        };
        // Some hosts write their log up to a second later.
        await expect(async () =>
          expect(await report(), log).toMatchObject({
            ...{ beacons: VISITS, views: VISITS, networks: 1 },
            ...{ unread: 0, refused: 0, nameless: 0 },
          }),
        ).toPass();
      }
    } finally {
      child.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
