import type { LoadedPage, PageTable, SectionServer } from '../../src/contract/index.ts';
import { inParts } from './inParts.ts';
import { hashOf, type WritePart } from './partWriter.ts';

/**
 * Pages in one part. Of a release with one changed page a part is sent, and a line for each part: with sixteen, both
 * are about 100 kB when there are ten thousand articles.
 */
const PART_SIZE = 16;

/**
 * Asks a section for all its data and writes it.
 *
 * @returns the addresses of the table of pages and of the content, as they stand in the release
 * @throws when a page that is listed cannot be loaded
 */
export async function writePageData(
  section: string,
  server: Pick<SectionServer, 'paths' | 'load' | 'content'>,
  write: WritePart,
): Promise<{ pageTable: string; content?: string }> {
  /** As JSON, which takes less memory than what it says. */
  const pages = new Map<string, string>();
  for (const path of await server.paths()) {
    const page: LoadedPage | undefined = await server.load(path);
    if (!page) throw new Error(`@ringside/shared: ${section} lists ${path} but does not load it.`);
    pages.set(path, JSON.stringify(page));
  }
  const parts: string[] = [];
  const listed: PageTable['pages'][number][] = [];
  for (const part of inParts(pages, PART_SIZE)) {
    if (part.length === 0) continue;
    for (const [path, page] of part) listed.push([path, hashOf(page), parts.length]);
    const entries = part.map(([path, page]) => `[${JSON.stringify(path)},${page}]`);
    parts.push(await write('pages', '.json', `[${entries.join()}]`));
  }
  const table: PageTable = { parts, pages: listed };
  const content = await server.content?.();
  return {
    pageTable: await write('table', '.json', JSON.stringify(table)),
    ...(content !== undefined && { content: await write('content', '.json', JSON.stringify(content)) }),
  };
}
