import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleAddress, PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';

/** A page of a released site, in bytes before compression, because the compression level depends on the size. */
export interface Weight {
  html: number;
  /** The part of it that is data for the roots that hydrate. */
  data: number;
  /** All scripts that it loads. */
  script: number;
}

/** @param file of the page, such as `news/index.html` */
export async function weightOf(site: string, file: string): Promise<Weight> {
  const html = await readFile(join(site, file), 'utf8');
  const [, json = ''] = new RegExp(`id="${PAGE_DATA_ID}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
  const { modules, runtime } = JSON.parse(json) as PageData;
  const filesOf = ({ href, imports }: ModuleAddress) => [href, ...(imports ?? []).map((each) => each.href)];
  const boot = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
  const files = new Set([...boot, ...[runtime, ...Object.values(modules)].flatMap(filesOf)]);
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(site, file))).size));
  return {
    html: Buffer.byteLength(html),
    data: Buffer.byteLength(json),
    script: sizes.reduce((sum, size) => sum + size, 0),
  };
}
