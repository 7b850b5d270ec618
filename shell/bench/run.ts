/**
 * `npm run bench`: how fast the site is, next to the same HTML without script and to client rendering, and how long a
 * developer waits. See README.md for what each figure means.
 */
import { writeFile } from 'node:fs/promises';
import { launchOptions } from '@ringside/shared/testing/browser';
import { freePort } from '@ringside/shared/testing/freePort';
import { chromium } from 'playwright';
import { serveInChild } from '../release/load/servedSite.ts';
import { measureDevelopment } from './development/measureDevelopment.ts';
import { describeMachine, machineLine } from './machine.ts';
import { measureSite } from './measureSite.ts';
import { parseOptions } from './options.ts';
import { fullReport, summary, verdict } from './report.ts';
import { figuresOf } from './samples.ts';
import { writeSites } from './variants/sites.ts';

const options = parseOptions(process.argv.slice(2));
const started = performance.now();
const sites = await writeSites();
const servers = {
  ours: await serveInChild(sites.ours),
  limit: await serveInChild(sites.limit),
  client: await serveInChild(sites.client),
};
const port = await freePort();
// The player of videos is not ours to measure, and a machine without the web would wait for it. A route of Playwright's
// would end the wait, too, and the browser's cache with it: each module would come over the line twice.
const WITHOUT_PLAYER = '--host-resolver-rules=MAP www.youtube-nocookie.com ~NOTFOUND';
const launch = await launchOptions();
const browser = await chromium.launch({
  ...launch,
  args: [...(launch.args ?? []), WITHOUT_PLAYER, `--remote-debugging-port=${port}`],
});
try {
  const machine = describeMachine(browser.version());
  console.log(machineLine(machine));
  const origins = { ours: servers.ours.url, limit: servers.limit.url, client: servers.client.url };
  // The shortest part first: what fails then has cost nobody an hour.
  const samples = options.development ? await measureDevelopment(browser) : [];
  samples.push(...(await measureSite({ browser, port, origins, options, say: console.log })));

  const figures = figuresOf(samples);
  console.log(fullReport(figures, options.routes));
  console.log(`\n${summary(figures, options.routes)}\n\n${verdict(figures, options.routes)}`);
  console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
  if (options.json) {
    const { runs, lighthouseRuns } = options;
    const date = new Date().toISOString();
    await writeFile(
      options.json,
      JSON.stringify({ date, machine, runs, lighthouseRuns, figures, samples }, null, 2),
    );
  }
} finally {
  await browser.close();
  for (const { stop } of Object.values(servers)) await stop();
}
