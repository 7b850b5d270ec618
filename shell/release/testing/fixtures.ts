import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { digest, hashOf, releaseId, shortIntegrity } from '@ringside/shared/build/hash';
import { type PartWriter, partWriter } from '@ringside/shared/build/parts';
import { writeTable } from '@ringside/shared/build/table';
import {
  type Attributes,
  CONTRACT_VERSION,
  hasControl,
  type Json,
  type Release,
} from '@ringside/shared/contract';
import type { LoadedPage, Section } from '@ringside/shared/section/server';

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'test-'));

/** A small section, from which a test makes what a build would produce. */
export interface Fixture {
  name: string;
  pages?: Readonly<Record<string, string>>;
  /** The HTML of each element. `{attributes}` stands for the attributes of a variant. */
  elements?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, string>>;
  embeds?: Readonly<Record<string, string>>;
  widgetData?: Readonly<Record<string, Json>>;
  choices?: Readonly<Record<string, readonly Attributes[]>>;
  /**
   * The variants of each element on this site. Every element also has the variant without
   * attributes.
   */
  onSite?: Readonly<Record<string, readonly Attributes[]>>;
  client?: string;
  tamper?: (part: string, text: string) => string;
  style?: string;
  says?: Readonly<Record<string, unknown>>;
  server?: string;
}

const pageOf = (path: string, html: string): LoadedPage => ({
  page: 'Page',
  data: { html },
  head: { title: path, description: path },
  ...(path.endsWith('/404') && { status: 404 }),
});

const viewOf = (html: string) => ({ html, ...(hasControl(html) && { data: { html } }) });

function sectionOf(fixture: Fixture): Section {
  const {
    name,
    pages = {},
    elements = {},
    files = {},
    widgetData = {},
    choices = {},
    onSite = {},
  } = fixture;
  const routes = [...new Set(Object.keys(pages).filter((path) => !path.endsWith('/404')))];
  return {
    manifest: {
      name,
      contract: CONTRACT_VERSION,
      routes,
      elements: Object.keys(elements),
      storageKeys: [],
    },
    describe: () => [],
    paths: async () => Object.keys(pages),
    load: async (path) => pageOf(path, pages[path] ?? ''),
    render: ({ data, ...page }) => ({ ...page, ...viewOf((data as { html: string }).html) }),
    variants: () =>
      Object.keys(elements).flatMap((tag) =>
        [{}, ...(choices[tag] ?? []), ...(onSite[tag] ?? [])].map((each): [string, Attributes] => [
          tag,
          each,
        ]),
      ),
    choices: () => choices,
    loadElement: (tag, attributes) =>
      elements[tag]?.replace('{attributes}', JSON.stringify(attributes)) ?? '',
    renderElement: (_, html) => viewOf(String(html)),
    files: () => files,
    widgetData,
  };
}

export const shellServer = ({ elements = {} }: Fixture) => `
const elements = ${JSON.stringify(elements)};
export const frame = { regions: '', render: () => ({ before: '<header><a href="/">Home</a></header>', after: '<footer></footer>' }) };
export const renderElement = (tag) => ({ html: elements[tag] });
export const firstScript = '';
export const inspector = 'inspect()';
`;

/** The file of React. The hash of its content is part of the name. */
export const REACT = `vendor/react@19.0.0-${shortIntegrity(digest('sha256', 'react'))}.js`;

const ROUTER = Array.from({ length: 30 }, (_, each) => Math.sin(each)).join();

/** Writes what a build of the section would produce. The same fixture gives the same release. */
export async function built(fixture: Fixture): Promise<string> {
  const { name, client = 'export {}', says = {} } = fixture;
  const section = sectionOf(fixture);
  const folder = await temporaryFolder();
  const writePart = partWriter(folder, name);
  const write: PartWriter = (part, suffix, text) =>
    writePart(part, suffix, fixture.tamper?.(part, text) ?? text);
  const table = await writeTable(section, write);
  const descriptions = await write('descriptions', '.json', '[]');
  const isShell = name === 'shell';
  const server = isShell && (await write('server', '.js', fixture.server ?? shellServer(fixture)));
  const embeds: Record<string, string> = {};
  for (const [each, text] of Object.entries(fixture.embeds ?? {}))
    embeds[each] = await write(`embed-${each}`, '.js', text);
  const module = `assets/${name}/index-${hashOf(client).slice(0, 8)}.js`;
  const style = `assets/${name}/style-${fixture.style ? hashOf(fixture.style).slice(0, 8) : 0}.css`;
  const boot = `assets/${name}/boot-0.js`;
  const router = `assets/${name}/router-0.js`;
  const files: Record<string, string> = {
    [module]: client,
    [style]: fixture.style ?? `@scope ([data-section=${name}]) to ([data-section]){.${name}{}}`,
    ...(isShell ? { [boot]: 'boot', [router]: ROUTER } : { [REACT]: 'react' }),
    ...(await filesBelow(folder)),
  };
  const described = {
    ...section.manifest,
    table,
    descriptions,
    embeds,
    modules: isShell
      ? { runtime: { file: module, imports: [] }, router: { file: router, imports: [] } }
      : { client: { file: module, imports: [REACT] } },
    style,
    ...(server && { server, boot }),
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        { integrity: `sha256-${digest('sha256', text)}`, bytes: Buffer.byteLength(text) },
      ]),
    ),
    ...says,
  };
  const id = releaseId(described as Omit<Release, 'id'>);
  await place(folder, 'release.json', `${JSON.stringify({ ...described, id }, null, 2)}\n`);
  for (const [path, text] of Object.entries(files)) await place(folder, path, text);
  return folder;
}

async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = found
    .sort()
    .map(
      async (path) =>
        [relative(folder, path).replaceAll(sep, '/'), await readFile(path, 'utf8')] as const,
    );
  return Object.fromEntries(await Promise.all(texts));
}

async function place(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
