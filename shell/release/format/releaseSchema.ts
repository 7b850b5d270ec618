import { isNamedByIntegrity } from '@ringside/shared/build/hash';
import { CATALOGUE_PAGES, storageKeyOf, WIDGETS } from '@ringside/shared/contract';
import { z } from 'zod';
import { ASSET } from './allowed/files.ts';
import { isPlainName, route, tag } from './names.ts';
import { isSitePath } from './sitePath.ts';

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

const shape = z.object({
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
});

type Shape = z.infer<typeof shape>;

/** Paths and routes that belong to others. */
function foreign({ name, files, routes }: Shape): string[] {
  const paths = Object.entries(files)
    .filter(([path, { integrity }]) => !isOwnPath(path, name, integrity))
    .map(([path]) => `"${path}" is not a URL that a release of ${name} may write`);

  const pages = routes
    .filter((path) => name !== 'shell' && CATALOGUE_PAGES.includes(path))
    .map((path) => `${path} is a page of the shell`);

  return [...paths, ...pages];
}

/** Files that the release names and does not have. */
function missingFiles(release: Shape): string[] {
  const { boot, style, server, table, descriptions, embeds, files } = release;
  const named = [boot, style, server, table, descriptions, ...Object.values(embeds)];
  const imported = Object.values({ ...release.modules, ...release.laterModules }).flatMap(
    ({ file, imports }) => [file, ...imports],
  );

  return [...named, ...imported]
    .filter((path) => path !== undefined && !files[path])
    .map((path) => `has no "${path}"`);
}

/** A state belongs to one section, which stores it under a key of its own. */
const foreignStates = ({ name, states = {}, storageKeys }: Shape): string[] =>
  Object.keys(states)
    .filter((key) => !key.startsWith(`${name}:`) || !storageKeys.includes(storageKeyOf(key)))
    .map((key) => `has the state ${key}, which is not in its storageKeys, or another section's`);

/** The shell has a boot module and code that composing runs. A section has neither. */
function wrongParts({ name, boot, server, modules }: Shape): string[] {
  const isShell = name === 'shell';
  const faults: string[] = [];
  if (isShell && !boot) faults.push('a shell needs a boot module');
  if (isShell !== (server !== undefined))
    faults.push('only the shell has code that composing runs');

  const needed = isShell ? (['runtime', 'router'] as const) : (['client'] as const);
  for (const each of needed) if (!modules[each]) faults.push(`has no ${each} module`);
  return faults;
}

/** The description of a release, `release.json`. Each fault says what the release must not do. */
export const releaseSchema = shape.superRefine((release, context) => {
  const faults = [foreign, missingFiles, foreignStates, wrongParts].flatMap((find) =>
    find(release),
  );
  for (const message of faults) context.addIssue({ code: 'custom', message, path: ['files'] });
});
