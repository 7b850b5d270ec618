import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionServer } from '../../src/contract/index.ts';
import { sourceError } from './buildErrors.ts';
import type { ElementDescription } from './describeElements.ts';
import { type partWriter, writePageData } from './pageData.ts';
import { tryEntries } from './tryEntries.ts';

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
 * Runs the built `server.js` of a package: writes the data of its pages, and tries its entries.
 *
 * @throws an error with the line in the package's source, if the package's own code throws
 */
export async function runServer(
  root: string,
  file: string,
  section: string,
  elements: readonly ElementDescription[],
  write: ReturnType<typeof partWriter>,
) {
  // The stack of an error then shows source files.
  process.setSourceMapsEnabled(true);
  try {
    const server = (await import(pathToFileURL(file).href)) as SectionServer;
    const exports = section === 'shell' ? [...EXPORTS, 'frame'] : EXPORTS;
    const missing = exports.find((name) => !(name in server));
    const place = `${basename(root)}/src/server.tsx`;
    if (missing) throw new Error(`${place} must export ${missing}.`);
    if (server.manifest.name !== section)
      throw new Error(
        `${place}: write name: '${section}', as in package.json, instead of '${server.manifest.name}'.`,
      );
    const data = await writePageData(section, server, write);
    await tryEntries(root, server, elements);
    return { manifest: server.manifest, data };
  } catch (error) {
    throw sourceError(error, root);
  } finally {
    process.setSourceMapsEnabled(false);
  }
}
