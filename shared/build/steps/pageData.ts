import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageTable, SectionServer } from '../../src/contract/index.ts';
import { hashOf, shardByHash } from './hash.ts';

/**
 * Writes files that several releases of a section share as long as the content is the same: the URL is the
 * content's hash.
 *
 * @returns a function that writes one and returns its path from the site's root
 */
export const partWriter =
  (outDir: string, section: string) => async (name: string, suffix: string, text: string) => {
    const path = `releases/${section}/parts/${name}-${hashOf(text)}${suffix}`;
    await mkdir(join(outDir, dirname(path)), { recursive: true });
    await writeFile(join(outDir, path), text);
    return path;
  };

/**
 * Loads all data of a section and writes it one shard after the other, because all of it would fill the memory.
 *
 * @returns the URLs of the page table and of the content, as written in the release
 * @throws when a listed page cannot be loaded
 */
export async function writePageData(
  section: string,
  server: Pick<SectionServer, 'paths' | 'load' | 'content'>,
  write: ReturnType<typeof partWriter>,
): Promise<{ pageTable: string; content?: string }> {
  const parts: string[] = [];
  const pages: PageTable['pages'][number][] = [];
  const paths = new Map((await server.paths()).map((path) => [path, path]));
  for (const part of shardByHash(paths)) {
    if (part.length === 0) continue;
    const entries: string[] = [];
    for (const [path] of part) {
      const page = await server.load(path).catch((error) => {
        // The same code loads many pages.
        if (error instanceof Error) error.message = `${path}: ${error.message}`;
        throw error;
      });
      if (!page)
        throw new Error(
          `ringside: ${section} lists ${path}, but load() returns no page for it. Return a page, or remove the path.`,
        );
      const text = JSON.stringify(page);
      pages.push([path, hashOf(text), parts.length]);
      entries.push(`[${JSON.stringify(path)},${text}]`);
    }
    parts.push(await write('pages', '.json', `[${entries.join()}]`));
  }
  const table: PageTable = { parts, pages };
  const content = await server.content?.();
  return {
    pageTable: await write('table', '.json', JSON.stringify(table)),
    ...(content !== undefined && { content: await write('content', '.json', JSON.stringify(content)) }),
  };
}
