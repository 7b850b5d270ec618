import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ringside/shared/testing/freePort';
import serveBuiltSite from '../support/serveBuiltSite.ts';
import { siteFolder } from '../support/servedPages.ts';
import { type Host, hosts, programOf, urlName } from './hosts.ts';

const TIMEOUT_MS = 60_000;

/** Our sections have no files of these types, but another section may have some. */
const SECTION_FILES = ['of.csv', 'of.md', 'of.vcf', 'of.rss', 'of.atom'];

export default async function startHosts(): Promise<() => Promise<void>> {
  const stops = [await serveBuiltSite()];
  const stopAll = async () => {
    for (const stop of stops) await stop();
  };
  await mkdir(join(siteFolder, '.hidden'));
  await writeFile(join(siteFolder, '.hidden', 'x.txt'), 'hidden');
  for (const name of SECTION_FILES) await writeFile(join(siteFolder, name), 'a file of a section');
  try {
    for (const host of hosts) {
      const program = programOf(host);
      if (program) await start(host, program, stops);
      else console.log(`${host.name} is not installed (${host.from}): left out.`);
    }
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

async function start(host: Host, program: string, stops: (() => Promise<void>)[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-host-'));
  const port = await freePort();
  const child = spawn(program, await host.prepare({ site: siteFolder, port, folder }), {
    cwd: folder,
    env: { ...process.env, HOME: folder },
    // Some hosts start further processes. `detached` puts all of them into one group, which the
    // test ends.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  stops.push(async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;

  const end = Date.now() + TIMEOUT_MS;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`${host.name} did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  process.env[urlName(host.name)] = url;
}
