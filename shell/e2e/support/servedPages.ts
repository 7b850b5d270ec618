import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '@ringside/release/pageFile';
import { workspaceRoot } from '@ringside/release/workspace';
import { type ModuleAddress, PAGE_DATA_ID, type PageData } from '@ringside/shared/contract';
import { articlePaths, missing, routes } from './facts.ts';

export const siteFolder = join(workspaceRoot, '.cache/e2e-site');

export const pagePaths = [
  ...new Set([...routes, ...missing].map(({ path }) => path).concat(articlePaths)),
];

export function pageDataOf(html: string): PageData {
  const [, text = '{}'] = new RegExp(`id="${PAGE_DATA_ID}">([^<]*)<`).exec(html) ?? [];
  return JSON.parse(text) as PageData;
}

export function recomposed(html: string): string {
  const text = html.replace(/<!--\d+-->$/, '');
  return `${text}<!--${text.length}-->`;
}

export function checkedFiles(html: string): Map<string, string | undefined> {
  const { modules, runtime, router } = pageDataOf(html);
  const files = [runtime, router, ...Object.values(modules)].flatMap(filesOf);
  const [, boot = '', integrity] =
    /<script type="module"[^>]* src="([^"]*)" integrity="([^"]*)"/.exec(html) ?? [];
  return new Map([
    [boot, integrity],
    ...files.map(({ href, integrity }) => [href, integrity] as const),
  ]);
}

const filesOf = ({ imports = [], style, ...module }: ModuleAddress) => [
  module,
  ...imports,
  ...(style ? [style] : []),
];

export function pagesByFile(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const path of routes.map((route) => route.path)) {
    const html = readFileSync(join(siteFolder, pageFile(path)), 'utf8');
    for (const file of checkedFiles(html).keys()) pages.set(file, pages.get(file) ?? path);
  }
  return pages;
}

export const clientFiles = (): string[] =>
  ['assets', 'vendor'].flatMap((folder) =>
    readdirSync(join(siteFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => `/${folder}/${name.replaceAll('\\', '/')}`),
  );
