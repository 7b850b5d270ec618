import { isNamedByIntegrity } from '@ringside/shared/build/hash';
import { CATALOGUE_PAGES, ROUTE, storageKeyOf, TAG, WIDGETS } from '@ringside/shared/contract';
import { z } from 'zod';
import { ASSET } from './allowed.ts';
import { isSitePath } from './sitePath.ts';

/** First segments that belong to the tool. Only two pages of the shell may begin with one. */
export const RESERVED = ['assets', 'vendor', 'releases', 'embed'];

/** Some file systems ignore case. */
export const firstSegment = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';

/** Objects have properties of these names. */
export const isPlainName = (name: string): boolean => !(name in Object.prototype);

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
