import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ElementDescription } from '@ringside/shared/build/describeElements';
import type { SectionRenderer } from '@ringside/shared/contract';
import { ComposeError, reasonOf } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';
import { releasedPages } from './releasedPages.ts';
import { type ReleaseSource, readJson } from './releaseSource.ts';
import type { LoadedSection } from './site.ts';

/** The exports of every `server.js`, and the additional ones of the shell's. */
const EXPORTS = ['render', 'loadElement', 'renderElement'] as const;
const SHELL_EXPORTS = ['frame', 'firstScript'] as const;

/** Node keeps modules in memory as long as the process lives, so each one is run only once. */
const running = new Map<string, Promise<SectionRenderer>>();

/** Runs a release's `server.js` and reads the release's other parts. */
export async function loadSection(source: ReleaseSource): Promise<LoadedSection> {
  const { release } = source;
  const [code, style, pages, content, descriptions] = await Promise.all([
    source.read(release.server),
    source.read(release.style),
    releasedPages(source),
    release.content === undefined ? undefined : readJson(source, release.content),
    release.descriptions === undefined ? [] : readJson(source, release.descriptions),
  ]);
  const key = release.files[release.server]?.integrity ?? '';
  const run = running.get(key) ?? runServer(code, `${release.name} ${release.id}`);
  running.set(key, run);
  const server = await run;
  const missing = [...EXPORTS, ...(release.name === 'shell' ? SHELL_EXPORTS : [])].find(
    (name) => !(name in server),
  );
  if (missing)
    throw new ComposeError('broken-server', `${release.name} ${release.id} does not export ${missing}.`);
  const embeds = await inParallel(
    Object.entries(release.embeds),
    async ([name, path]) => [name, Buffer.from(await source.read(path)).toString()] as const,
  );
  const text = Buffer.from(style).toString();
  return {
    release,
    server,
    style: text,
    pages,
    content,
    embeds: new Map(embeds),
    descriptions: descriptions as readonly ElementDescription[],
  };
}

/**
 * Node tells modules from scripts by the file name, and a site has no package.json, so the file is run from a temporary
 * folder.
 */
async function runServer(code: Uint8Array, name: string): Promise<SectionRenderer> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-'));
  try {
    const file = join(folder, 'server.mjs');
    await writeFile(file, code);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as SectionRenderer;
  } catch (error) {
    throw new ComposeError('broken-server', `${name} cannot be run: ${reasonOf(error)}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
