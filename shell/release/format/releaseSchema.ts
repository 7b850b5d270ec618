import { isNamedByIntegrity } from '@ringside/shared/build/hash';
import {
  CATALOGUE_PAGES,
  type ElementDescription,
  type ReleaseTable,
  type RenderedPage,
  type RenderedView,
  ROUTE,
  storageKeyOf,
  TAG,
  WIDGETS,
} from '@ringside/shared/contract';
import { z } from 'zod';
import { UNDERSTOOD } from './allowed/attributes.ts';
import { ASSET } from './allowed/files.ts';

/** First segments that belong to the tool. Only two pages of the shell may begin with one. */
export const RESERVED = ['assets', 'vendor', 'releases', 'embed'];

/** Some file systems ignore case. */
export const firstSegment = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';

/** Objects have properties of these names. */
const isPlainName = (name: string): boolean => !(name in Object.prototype);

export const route = z
  .string()
  .regex(ROUTE, 'must look like /news or /news/:slug, without a trailing slash')
  .refine(
    (path) => CATALOGUE_PAGES.includes(path) || !RESERVED.includes(firstSegment(path)),
    `must not start with ${RESERVED.join(', ')}`,
  )
  .refine(
    (path) => path === '/' || isSitePath(`${path.slice(1).replaceAll(':', '')}.html`),
    'must be a name that every file system can hold',
  )
  // Hosts show this page for the folder, too.
  .refine((path) => !/\/index$/i.test(path), 'must not end with index');

export const tag = z.string().regex(TAG, 'must start with ringside-');

const file = z.object({
  integrity: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/),
  bytes: z.number().int().nonnegative(),
});

const module = z.object({ file: z.string(), imports: z.array(z.string()) });

/** A release writes its own folders, and shared files whose name tells their content. */
const isOwnPath = (path: string, name: string, integrity: string) =>
  isSitePath(path) &&
  !/\.(shadow\.css|fragments\.json)$/.test(path) &&
  (name === 'shell' || !path.startsWith('assets/') || ASSET.test(path)) &&
  ([`assets/${name}/`, `releases/${name}/parts/`].some((folder) => path.startsWith(folder)) ||
    (path.startsWith('vendor/') && isNamedByIntegrity(path, integrity)));

export const releaseSchema = z
  .object({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/)
      .refine(isPlainName, 'must be another name'),
    id: z.string().regex(/^(?:[0-9a-f]{12}|[0-9a-f]{32})$/),
    contract: z.number(),
    routes: z.array(route),
    elements: z.array(tag),
    staticElements: z.array(z.string()).optional(),
    storageKeys: z.array(z.string().regex(/^ringside:.+/, 'must start with ringside:')),
    starts: z.record(z.string(), z.enum(['visible', 'idle', 'load'])).optional(),
    states: z
      .record(
        z.string().regex(/^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$/, 'must look like checkout:cart'),
        z.object({ description: z.string(), type: z.string() }),
      )
      .optional(),
    awaits: z.array(z.union([tag, route])).optional(),
    boot: z.string().optional(),
    modules: z.partialRecord(
      z.enum(['client', 'embed', 'runtime', 'router', ...WIDGETS, 'frame']),
      module,
    ),
    laterModules: z.partialRecord(z.enum(['fragments']), module).optional(),
    style: z.string(),
    server: z.string().optional(),
    fragments: z.array(tag).optional(),
    table: z.string(),
    embeds: z.record(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/)
        .refine(isPlainName, 'must be another name'),
      z.string(),
    ),
    descriptions: z.string(),
    files: z.record(z.string(), file),
  })
  .superRefine((release, context) => {
    const { name, boot, modules, laterModules, files, states = {}, storageKeys } = release;
    const fault = (message: string) =>
      context.addIssue({ code: 'custom', message, path: ['files'] });
    for (const [path, { integrity }] of Object.entries(files))
      if (!isOwnPath(path, name, integrity))
        fault(`"${path}" is not a URL that a release of ${name} may write`);
    if (name !== 'shell')
      for (const path of release.routes)
        if (CATALOGUE_PAGES.includes(path)) fault(`${path} is a page of the shell`);
    const { style, server, table, descriptions, embeds } = release;
    const imported = Object.values({ ...modules, ...laterModules }).flatMap(({ file, imports }) => [
      file,
      ...imports,
    ]);
    const named = [boot, style, server, table, descriptions, ...Object.values(embeds)];
    for (const path of [...named, ...imported])
      if (path !== undefined && !files[path]) fault(`has no "${path}"`);
    for (const key of Object.keys(states))
      if (!key.startsWith(`${name}:`) || !storageKeys.includes(storageKeyOf(key)))
        fault(`has the state ${key}, which is not in its storageKeys, or another section's`);
    if (name === 'shell' && !boot) fault('a shell needs a boot module');
    if ((name === 'shell') !== (server !== undefined))
      fault('only the shell has code that composing runs');
    const needed = name === 'shell' ? (['runtime', 'router'] as const) : (['client'] as const);
    for (const each of needed) if (!modules[each]) fault(`has no ${each} module`);
  });

// Everything in a release comes from another team's build.

const MAX_ITEMS = 50_000;
const part = z.int().nonnegative();
const attributeName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be an attribute such as limit')
  .refine((name) => isPlainName(name) && !UNDERSTOOD.test(name), 'must be another attribute');
const attributes = z.record(attributeName, z.string());
const json = z.json();
const line = z.string().regex(/^[^\p{Cc}]*$/u, 'must have no control characters');
const day = z.iso.date('must be a day such as 2025-08-13');
const time = z.union([day, z.iso.datetime({ offset: true })]);
const picture = z
  .string()
  .refine((src) => src.startsWith('/') && isSitePath(src.slice(1)), 'must be a file of the site');

/** Not the pages for partners, which the shell's server renders. */
const page = route.refine(
  (path) => !RESERVED.includes(firstSegment(path)),
  `must not start with ${RESERVED.join(', ')}`,
);

export const tableSchema: z.ZodType<ReleaseTable> = z.object({
  parts: z.array(z.string()),
  pages: z
    .array(z.tuple([page, part]))
    .max(MAX_ITEMS)
    .refine(
      (pages) => new Set(pages.map(([path]) => path)).size === pages.length,
      'has a page twice',
    ),
  elements: z.array(z.tuple([tag, attributes, part])).max(MAX_ITEMS),
  choices: z.record(tag, z.array(attributes)),
  files: z.record(z.string(), z.string()),
  widgetData: z.record(tag, json),
});

/** Entries are checked when they are needed. */
export const shardSchema = z.array(z.tuple([z.string(), z.unknown()]));

const view = {
  html: z.string(),
  data: json.exactOptional(),
  start: z.enum(['visible', 'idle', 'load']).exactOptional(),
};

export const viewSchema: z.ZodType<RenderedView> = z.object(view);

export const pageSchema: z.ZodType<RenderedPage> = z.object({
  ...view,
  page: line,
  head: z.object({
    title: line,
    description: line,
    keywords: z.array(line).exactOptional(),
    modified: day.exactOptional(),
    article: z.object({ publishedTime: time, author: line, section: line }).exactOptional(),
    image: z.object({ src: picture, alt: line }).exactOptional(),
    structuredData: z.array(json).exactOptional(),
  }),
  frameSources: z.array(z.literal("'self'")).exactOptional(),
  status: z.literal(404).exactOptional(),
});

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
export const securitySchema = z
  .object({
    contact: z.string().regex(/^(mailto:|https:\/\/)\S+$/, 'must be a mailto: or https: URL'),
    expires: z.iso.datetime({ offset: true, error: 'must be a time such as 2027-10-31T00:00:00Z' }),
  })
  .optional();

const named = { name: line, description: line };
/** Typings do not contain this text as it is. */
const typed = z.object({ text: line });
const identifier = z.string().regex(/^[A-Za-z_$][\w$]*$/);
const described = { description: line, type: typed, default: line.exactOptional() };

export const descriptionsSchema: z.ZodType<readonly ElementDescription[]> = z.array(
  z.object({
    kind: z.literal('class'),
    customElement: z.literal(true),
    tagName: tag,
    name: identifier,
    description: line,
    attributes: z.array(z.object({ name: attributeName, ...described, fieldName: identifier })),
    members: z.array(z.object({ name: identifier, ...described, kind: z.literal('field') })),
    events: z.array(z.object({ ...named, name: z.string().regex(/^[\w:.-]+$/), type: typed })),
    slots: z.array(z.object(named)),
    policy: z.array(
      z.object({
        directive: line,
        source: line,
        description: line,
        when: z.object({ attribute: line, values: z.array(line).exactOptional() }).exactOptional(),
      }),
    ),
    itemHeight: z.int().nonnegative().exactOptional(),
    accessibility: z.array(line),
    cssParts: z.array(z.object(named)),
    cssProperties: z.array(
      z.object({ ...named, syntax: line.exactOptional(), default: line.exactOptional() }),
    ),
  }),
);

/** Letters that every file system and host treats alike, without hidden files and steps up. */
const SEGMENT = /^[A-Za-z0-9_@][\w.@~-]*$/;
/** In characters. File systems allow 255 bytes, with an ending such as `.html.br`. */
const MAX_SEGMENT = 200;
/** On Windows they are devices, whatever follows the first dot. */
const DEVICE = /^(aux|con|nul|prn|com\d|lpt\d)(\.|$)/i;
const COPY = /\.(br|gz)$/i;
const MAX_LENGTH = 300;

/** Whether a name in a release can become a file of a site. */
export const isSitePath = (path: string): boolean =>
  path.length <= MAX_LENGTH && !COPY.test(path) && path.split('/').every(isSiteSegment);

const isSiteSegment = (segment: string): boolean =>
  segment.length <= MAX_SEGMENT &&
  SEGMENT.test(segment) &&
  !segment.endsWith('.') &&
  !DEVICE.test(segment);
