import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionServer } from '../../src/contract/index.ts';
import { sourceError } from './buildErrors.ts';
import { commonConfig } from './commonConfig.ts';
import { build } from './vite.ts';

/** The exports of every `server.tsx`. The shell's also exports its frame. */
const EXPORTS = [
  'manifest',
  'paths',
  'load',
  'content',
  'render',
  'loadElement',
  'renderElement',
  'elementChoices',
];

/**
 * Imports the built `server.js` of a package and passes it to `use`.
 *
 * @throws an error with the line in the package's source, if the package's own code throws
 */
export async function runServer<Result>(
  root: string,
  file: string,
  section: string,
  use: (server: SectionServer) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(await importServer(root, file, section));
  } catch (error) {
    if (error instanceof Error && (!isThrownIn(dirname(file), error) || namesFileOf(root, error)))
      throw error;
    throw await tracedError(root, section, error, use);
  }
}

const isThrownIn = (folder: string, { stack = '' }: Error): boolean => stack.includes(folder);

/** Such as a content error, which is more precise than the line that found it. */
const namesFileOf = (root: string, { message }: Error): boolean => message.startsWith(`${basename(root)}/`);

async function importServer(root: string, file: string, section: string): Promise<SectionServer> {
  const server = (await import(`${pathToFileURL(file)}?${Date.now()}`)) as SectionServer;
  const missing = [...EXPORTS, ...(section === 'shell' ? ['frame'] : [])].find((name) => !(name in server));
  if (missing) throw new Error(`${basename(root)}/src/server.tsx must export ${missing}.`);
  if (server.manifest.name !== section)
    throw new Error(
      `${basename(root)}/src/server.tsx: write name: '${section}', as in package.json, instead of '${server.manifest.name}'.`,
    );
  return server;
}

/**
 * Gets the same error from a build with a source map, so that the stack shows source files. Released code has no map.
 */
async function tracedError(
  root: string,
  section: string,
  error: unknown,
  use: (server: SectionServer) => Promise<unknown>,
): Promise<Error> {
  const folder = join(root, '.cache', 'building', crypto.randomUUID());
  try {
    const config = await commonConfig(root, folder, section);
    await build({
      ...config,
      ssr: { ...config.ssr, noExternal: true },
      build: { ...config.build, ssr: 'src/server.tsx', sourcemap: 'inline', minify: false },
    });
    process.setSourceMapsEnabled(true);
    await use(await importServer(root, join(folder, 'server.js'), section));
    return sourceError(error, root);
  } catch (again) {
    // Node applies the source map when the stack is first read.
    return sourceError(again, root);
  } finally {
    process.setSourceMapsEnabled(false);
    await rm(folder, { recursive: true, force: true });
  }
}
