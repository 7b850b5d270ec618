/**
 * Measures how many requests per second `ringside serve` answers for the built site: every page, script, style, picture
 * and calendar in turn, with a browser's headers. Fails if the target is missed.
 *
 *     npm run bench:load -w shell -- [seconds] [connections]
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '@ringside/release/buildStale';
import { directoryStore } from '@ringside/release/directory';
import { publishAll } from '@ringside/release/publish';
import { foldersOf } from '@ringside/release/workspace';
import { serveInChild } from './servedSite.ts';
import { wrk } from './wrk.ts';

/** Requests per second, without an error. */
const TARGET_REQUESTS_PER_SECOND = 2000;
/** By what factor the server's memory may grow during the run, after the warm-up. */
const MAX_GROWTH_RATIO = 1.2;
/** Seconds of load before the measurement starts. */
const WARM_UP_SECONDS = 10;

const [seconds = 30, connections = 64] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'ringside-load-'));
const site = join(folder, 'site');
const script = join(folder, 'addresses.lua');

const folders = await foldersOf(['all']);
await buildStale(folders);
const store = directoryStore(site);
await publishAll(
  store,
  folders.map((each) => join(each, 'dist')),
  'https://ringside.example',
);
const addresses = await addressesOf();
await writeFile(script, luaOf(addresses));

const server = await serveInChild(site);
try {
  await wrk(server.url, script, connections, WARM_UP_SECONDS);
  const before = await server.memory();
  let highest = before;
  const watch = setInterval(async () => {
    highest = Math.max(highest, await server.memory());
  }, 500);
  const load = await wrk(server.url, script, connections, seconds);
  clearInterval(watch);
  const after = await server.memory();

  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
  const verdicts = [
    load.requestsPerSecond >= TARGET_REQUESTS_PER_SECOND || `below ${TARGET_REQUESTS_PER_SECOND} requests/s`,
    load.errors === 0 || 'errors',
    highest <= before * MAX_GROWTH_RATIO || 'memory grows',
  ].filter((each) => each !== true);
  console.log(
    [
      `${connections} connections for ${seconds} s over ${addresses.length} addresses; ${cpus().length} cores, Node ${process.versions.node}`,
      `requests/s  ${load.requestsPerSecond.toFixed(0)} (target ${TARGET_REQUESTS_PER_SECOND})`,
      `requests    ${load.requests}`,
      `errors      ${load.errors}`,
      `latency     ${Object.entries(load.latency)
        .map(([percent, time]) => `${percent} ${time.toFixed(1)} ms`)
        .join(', ')}`,
      `memory      ${megabytes(before)} before, ${megabytes(highest)} at most, ${megabytes(after)} after`,
      verdicts.length === 0 ? 'The target is met.' : `The target is missed: ${verdicts.join(', ')}.`,
    ].join('\n'),
  );
  process.exitCode = verdicts.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** What browsers request: the pages by their clean addresses, and all other public files. */
async function addressesOf(): Promise<string[]> {
  const files = (await store.list()).filter(
    (path) => !/^(releases\/|sections\.json|_)|404\.html$/.test(path),
  );
  return files.map((path) => `/${path.replace(/(^|\/)index\.html$/, '')}`);
}

function luaOf(paths: readonly string[]): string {
  return [
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }`,
    'local headers = { ["Accept-Encoding"] = "gzip, deflate, br" }',
    'local next = 0',
    'request = function()',
    '  next = next % #paths + 1',
    '  return wrk.format("GET", paths[next], headers)',
    'end',
    '',
  ].join('\n');
}
