import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elementsOf } from '@ringside/release/html';
import { pageFile } from '@ringside/release/pageFile';
import { workspaceRoot } from '@ringside/release/workspace';
import { PAGE_DATA_ID, type PageData, type PageRoot, type Release } from '@ringside/shared/contract';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';

/** Folder for everything that the matrix builds and serves. */
export const workFolder = join(workspaceRoot, '.cache', 'faults');
export const siteFolder = join(workFolder, 'site');

/** The section whose page hosts the others' fragments. */
export const HOST = 'host';

/** Every release of the served site, by section. */
export function readReleases(): ReadonlyMap<string, Release> {
  const files = readdirSync(join(siteFolder, 'releases'), { recursive: true, encoding: 'utf8' });
  const releases = files
    .filter((file) => file.endsWith('release.json'))
    .map((file) => JSON.parse(readFileSync(join(siteFolder, 'releases', file), 'utf8')) as Release);
  return new Map(releases.map((release) => [release.name, release]));
}

/** A composed page as it was published. */
export interface PublishedPage {
  data: PageData;
  /** The headings and paragraphs of a root. */
  textsOf(root: PageRoot): string[];
  /** Whether a root has a control, so that it becomes interactive. */
  hasControl(root: PageRoot): boolean;
}

/** Home, and the pages that it links to. */
export function linkedPaths(): string[] {
  const html = readFileSync(join(siteFolder, pageFile('/')), 'utf8');
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?.]*)"/g)].map(([, path = '']) => path);
  return ['/', ...new Set(links.filter((path) => path !== '/' && !path.startsWith('/embed')))];
}

export function readPage(path: string): PublishedPage {
  const document = parse(readFileSync(join(siteFolder, pageFile(path)), 'utf8'));
  const all = [...elementsOf(document)];
  const json = all.find((element) => attribute(element, 'id') === PAGE_DATA_ID);
  if (!json) throw new Error(`${path} has no data`);
  const rootOf = ({ id }: PageRoot) => all.find((element) => attribute(element, 'data-root') === id);
  return {
    data: JSON.parse(textOf(json)) as PageData,
    hasControl(of) {
      const root = rootOf(of);
      return Boolean(root && [...elementsOf(root)].some(({ tagName }) => /^(button|input)$/.test(tagName)));
    },
    textsOf(of) {
      const root = rootOf(of);
      const texts = root ? [...elementsOf(root)].filter(({ tagName }) => /^(h[1-3]|p)$/.test(tagName)) : [];
      return texts.map(textOf).filter((text) => text !== '');
    },
  };
}

function textOf(node: Tree.ParentNode): string {
  return node.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');
}
