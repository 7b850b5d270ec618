import type { LoadedPage, PageTable, SectionServer } from '../../src/contract/index.ts';
import { hashOf } from './hash.ts';
import type { WritePart } from './partWriter.ts';
import { shardByHash } from './shardByHash.ts';

/**
 * Loads all data of a section and writes it one shard after the other, because all of it would fill the memory.
 *
 * @returns the URLs of the page table and of the content, as written in the release
 * @throws when a listed page cannot be loaded
 */
export async function writePageData(
  section: string,
  server: Pick<SectionServer, 'paths' | 'load' | 'content'>,
  write: WritePart,
): Promise<{ pageTable: string; content?: string }> {
  const parts: string[] = [];
  const pages: PageTable['pages'][number][] = [];
  const paths = new Map((await server.paths()).map((path) => [path, path]));
  for (const part of shardByHash(paths)) {
    if (part.length === 0) continue;
    const entries: string[] = [];
    for (const [path] of part) {
      const page = await loadPage(server, path);
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

/** Loads a page. An error names the page, because the same code loads many. */
async function loadPage(server: Pick<SectionServer, 'load'>, path: string): Promise<LoadedPage | undefined> {
  try {
    return await server.load(path);
  } catch (error) {
    if (error instanceof Error) error.message = `${path}: ${error.message}`;
    throw error;
  }
}
