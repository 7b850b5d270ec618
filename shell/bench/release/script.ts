import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleAddress, PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';

/** Bytes of all script that a page of a released site loads, before compression, whose level differs by size. */
export async function scriptOf(site: string, page: string): Promise<number> {
  const html = await readFile(join(site, page, 'index.html'), 'utf8');
  const [, json = ''] = new RegExp(`id="${PAGE_DATA_ID}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
  const { modules, runtime } = JSON.parse(json) as PageData;
  const filesOf = ({ href, imports }: ModuleAddress) => [href, ...imports.map((each) => each.href)];
  const boot = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
  const files = new Set([...boot, ...[runtime, ...Object.values(modules)].flatMap(filesOf)]);
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(site, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
