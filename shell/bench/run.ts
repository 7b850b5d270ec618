/**
 * `npm run bench`: measures how fast the site is, compared with the same HTML without script and with client rendering,
 * and how long a developer waits. README.md explains each figure.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromiumArguments, fullChromiumPath } from '@ringside/shared/testing/browser';
import { freePort } from '@ringside/shared/testing/freePort';
import { chromium } from 'playwright';
import { measureDevelopment } from './development/measureDevelopment.ts';
import { serveInChild } from './load/servedSite.ts';
import { describeMachine, machineLine } from './machine.ts';
import { measureSite } from './measures/measureSite.ts';
import { parseOptions } from './options.ts';
import { fullReport, summary, verdict } from './report/report.ts';
import { figuresOf, type Sample } from './report/samples.ts';
import { writeSites } from './variants/sites.ts';

const options = parseOptions(process.argv.slice(2));
const started = performance.now();
// The video player is not ours to measure, and a machine without internet access would wait for it. Playwright's routes
// would also end the wait, but they disable the browser's cache: each module would be transferred twice.
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
    // The shortest part first, so that its failures show early.
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
