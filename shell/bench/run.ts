/**
 * `npm run bench`: how fast the site is, compared with the same HTML without script. README.md
 * explains each figure.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { directoryStore } from '@ringside/release/directory';
import { serveSite } from '@ringside/release/serve';
import { publishWorkspace } from '@ringside/release/testing/publishAll';
import { workspaceRoot } from '@ringside/release/workspace';
import { chromiumArguments, fullChromiumPath } from '@ringside/shared/testing/browser';
import { chromium } from 'playwright';
import { firstClick, links, type Measure, visit } from './measure.ts';
import { report, type Sample } from './report.ts';
import { type BenchRoute, routes } from './routes.ts';
import { VARIANTS, type Variant } from './tab.ts';

/** On a busy machine a tap may get lost, so each measurement has several tries. */
const TRIES = 3;
// Without internet access, the page would otherwise wait for the video player.
const WITHOUT_PLAYER = '--host-resolver-rules=MAP www.youtube-nocookie.com ~NOTFOUND';

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: routes.map(({ name }) => name).join() },
    runs: { type: 'string', default: '5' },
    json: { type: 'string', default: join(workspaceRoot, '.cache/bench.json') },
  },
});
const chosen = routes.filter(({ name }) => values.routes.split(',').includes(name));

const sites = await writeSites();
const servers = { ours: await serveSite(sites.ours, 0), limit: await serveSite(sites.limit, 0) };
const browser = await chromium.launch({
  executablePath: await fullChromiumPath(),
  args: [...chromiumArguments, WITHOUT_PLAYER],
});
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Chromium ${browser.version()}`,
);
const samples: Sample[] = [];
try {
  for (let run = 1; run <= Number(values.runs); run += 1) {
    // The variants take turns, so that a busy moment of the machine affects both.
    for (const route of chosen)
      for (const variant of VARIANTS)
        for (const measure of [visit, links, firstClick])
          for (const [metric, value] of Object.entries(await insist(measure, variant, route)))
            samples.push({ metric, route: route.name, variant, value });
    await mkdir(join(workspaceRoot, '.cache'), { recursive: true });
    await writeFile(values.json, JSON.stringify(samples, null, 2));
    console.log(`run ${run} of ${values.runs}`);
  }
} finally {
  console.log(report(samples, chosen));
  await browser.close();
  for (const server of Object.values(servers)) {
    server.closeAllConnections();
    server.close();
  }
}

async function insist(measure: Measure, variant: Variant, route: BenchRoute) {
  const { port } = servers[variant].address() as AddressInfo;
  for (let tries = 1; ; tries += 1)
    try {
      return await measure(browser, `http://localhost:${port}`, variant, route);
    } catch (error) {
      if (tries === TRIES) throw error;
      console.log(`${route.name}, ${variant}: ${(error as Error).message}; measured again`);
    }
}

async function writeSites() {
  const bench = join(workspaceRoot, '.cache/bench');
  const [ours, limit] = [join(bench, 'ours'), join(bench, 'limit')];
  await rm(bench, { recursive: true, force: true });
  await publishWorkspace(ours, 'https://ringside.example');
  await cp(ours, limit, { recursive: true });
  for (const file of await readdir(limit, { recursive: true })) {
    if (!file.endsWith('.html') || file.startsWith('embed')) continue;
    const html = await readFile(join(limit, file), 'utf8');
    const without = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
    await (await directoryStore(limit).prepare(file, Buffer.from(without))).place();
  }
  return { ours, limit };
}
