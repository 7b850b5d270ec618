import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directoryStore } from '@ringside/release/directory';

/** Rewrites every composed page of a site, including its compressed copies. */
export async function rewritePages(
  site: string,
  rewrite: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  const store = directoryStore(site);
  const files = await readdir(site, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html') && !name.startsWith('embed'))) {
    const html = await readFile(join(site, file), 'utf8');
    await store.write(file, Buffer.from(await rewrite(html, file)));
  }
}
