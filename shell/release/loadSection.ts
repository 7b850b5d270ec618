import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionServer } from '@ringside/shared/contract';
import { ComposeError, reasonOf } from './ComposeError.ts';
import { inParallel } from './inParallel.ts';
import { embedScripts, type ReleaseSource, serverFile } from './releaseSource.ts';
import type { LoadedSection } from './site.ts';

/** What every `server.js` exports; the shell's also has its frame. */
const EXPORTS = ['paths', 'load', 'render', 'loadElement', 'renderElement'] as const;

/** Modules stay in memory for as long as the process lives, so each is run once, whoever keeps it. */
const running = new Map<string, Promise<SectionServer>>();

/** Runs a release's `server.js`. */
export async function loadSection(source: ReleaseSource): Promise<LoadedSection> {
  const { release } = source;
  const [code, style] = await Promise.all([source.read(serverFile(release)), source.read(release.style)]);
  const key = release.files[serverFile(release)]?.integrity ?? '';
  const run = running.get(key) ?? runServer(code, `${release.name} ${release.id}`);
  running.set(key, run);
  const server = await run;
  const missing = [...EXPORTS, ...(release.name === 'shell' ? ['frame'] : [])].find(
    (name) => !(name in server),
  );
  if (missing)
    throw new ComposeError('broken-server', `${release.name} ${release.id} exports no ${missing}.`);
  const embeds = await inParallel(
    embedScripts(release),
    async ([name, path]) => [name, Buffer.from(await source.read(path)).toString()] as const,
  );
  return { release, server, style: Buffer.from(style).toString(), embeds: new Map(embeds) };
}

/** Node tells modules from scripts by their name, and a site is no package, so the file runs from elsewhere. */
async function runServer(code: Uint8Array, name: string): Promise<SectionServer> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-'));
  try {
    const file = join(folder, 'server.mjs');
    await writeFile(file, code);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as SectionServer;
  } catch (error) {
    throw new ComposeError('broken-server', `${name} does not run: ${reasonOf(error)}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
