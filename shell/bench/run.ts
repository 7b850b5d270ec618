/**
 * `npm run bench`: how fast the site is, next to the same HTML without script and to client rendering, and how long a
 * developer waits. See README.md for what each figure means.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromiumArguments, fullChromiumPath } from '@ringside/shared/testing/browser';
import { freePort } from '@ringside/shared/testing/freePort';
import { chromium } from 'playwright';
import { measureDevelopment } from './development/measureDevelopment.ts';
import { serveInChild } from './load/servedSite.ts';
import { describeMachine, machineLine } from './machine.ts';
import { measureSite } from './measureSite.ts';
import { parseOptions } from './options.ts';
import { fullReport, summary, verdict } from './report.ts';
import { figuresOf, type Sample } from './samples.ts';
import { writeSites } from './variants/sites.ts';

const options = parseOptions(process.argv.slice(2));
const started = performance.now();
// The player of videos is not ours to measure, and a machine without the web would wait for it. A route of Playwright's
// would end the wait, too, and the browser's cache with it: each module would come over the line twice.
const WITHOUT_PLAYER = '--host-resolver-rules=MAP www.youtube-nocookie.com ~NOTFOUND';

const samples: Sample[] = [];
const stops: (() => Promise<void>)[] = [];
try {
  const sites = await writeSites();
  const serve = async (folder: string) => {
    const { url, stop } = await serveInChild(folder);
    stops.push(stop);
    return url;
  };
  const origins = {
    ours: await serve(sites.ours),
    limit: await serve(sites.limit),
    client: await serve(sites.client),
  };
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await fullChromiumPath(),
    args: [...chromiumArguments, WITHOUT_PLAYER, `--remote-debugging-port=${port}`],
  });
  stops.push(() => browser.close());
  const machine = describeMachine(browser.version());
  console.log(machineLine(machine));
  try {
    // The shortest part first: what fails then has cost nobody an hour.
    if (options.development) samples.push(...(await measureDevelopment(browser)));
    await measureSite({ browser, port, origins, options, samples, say: console.log });
  } finally {
    const { runs, lighthouseRuns } = options;
    const date = new Date().toISOString();
    const figures = figuresOf(samples);
    await mkdir(dirname(options.json), { recursive: true });
    await writeFile(
      options.json,
      JSON.stringify({ date, machine, runs, lighthouseRuns, figures, samples }, null, 2),
    );
    console.log(fullReport(figures, options.routes));
  }
  const figures = figuresOf(samples);
  console.log(`\n${summary(figures, options.routes)}\n\n${verdict(figures, options.routes)}`);
  console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes. All of it: ${options.json}`);
} finally {
  for (const stop of stops.reverse()) await stop();
}
