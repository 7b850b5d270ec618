import {
  type Attributes,
  type ClientModule,
  CONTRACT_VERSION,
  type ElementDescription,
  type LaterModule,
  type ModuleAddress,
  type Release,
  type ReleaseTable,
  type RenderedPage,
  type RenderedView,
  routeKey,
  routeMatcher,
  type ShellServer,
  type StyleAddress,
} from '@ringside/shared/contract';
import { ComposeError, type Refusal, unusable } from '../support/ComposeError.ts';
import { Refusals } from '../support/Refusals.ts';
import { LIMITS } from './allowed/limits.ts';
import { awaitedBy } from './awaited.ts';
import { firstSegment } from './names.ts';

export interface Variant {
  hash: string;
  load(): Promise<RenderedView>;
}

/** A section whose contents are read when they are needed. */
export interface LoadedSection extends Pick<ReleaseTable, 'choices' | 'widgetData'> {
  release: Release;
  style: string;
  embeds: ReadonlyMap<string, string>;
  descriptions: readonly ElementDescription[];
  pages: {
    /** The hash of each path's shard. */
    hashes: ReadonlyMap<string, string>;
    load(path: string): Promise<RenderedPage | undefined>;
  };
  variant(tag: string, attributes: Attributes): Variant;
  /** All sets of attributes for which the section has a variant of an element. */
  variants(tag: string): readonly Attributes[];
  /** The section's files by path from the site's root. */
  files: ReadonlyMap<string, (origin: string) => Promise<string>>;
}

export type LoadedShell = LoadedSection & { server: ShellServer };

export interface Site {
  origin: string;
  /** Whether the site is hidden from search engines. */
  isPreview: boolean;
  sample: number;
  shell: LoadedShell;
  sections: readonly LoadedSection[];
  owners: ReadonlyMap<string, LoadedSection>;
  /** Whether a section says that this tag or path is still to come. */
  isAwaited(name: string): boolean;
}

/** The fields of a release that a section loaded from source leaves empty. */
export const EMPTY = {
  id: 'source',
  modules: {},
  style: '',
  table: '',
  descriptions: '',
  embeds: {},
  files: {},
};

/** Stands in for a section that is not loaded. Its elements show the HTML. */
export const standIn = (name: string, elements: readonly string[], html = ''): LoadedSection => ({
  release: { ...EMPTY, name, contract: CONTRACT_VERSION, routes: [], elements, storageKeys: [] },
  pages: { hashes: new Map(), load: async () => undefined },
  style: '',
  choices: {},
  widgetData: {},
  descriptions: [],
  embeds: new Map(),
  files: new Map(),
  variant: () => ({ hash: '', load: async () => ({ html }) }),
  variants: () => [],
});

/** Names that must be unique in a site. */
const UNIQUE_NAMES: readonly [Refusal, (section: LoadedSection) => Iterable<string>][] = [
  ['duplicate-section', ({ release }) => [release.name]],
  ['duplicate-route', ({ release }) => release.routes],
  ['duplicate-route', ({ pages }) => pages.hashes.keys()],
  ['duplicate-storage-key', ({ release }) => release.storageKeys],
  ['duplicate-embed', ({ embeds }) => embeds.keys()],
  ['duplicate-widget-data', ({ widgetData }) => Object.keys(widgetData)],
  ['duplicate-element', ({ release }) => release.elements],
];

export function createSite(
  sections: readonly LoadedSection[],
  options: { origin: string; preview?: object | undefined; sample?: number | undefined },
): Site {
  const { origin, preview, sample = 0 } = options;
  const shell = sections.find((section) => section.release.name === 'shell');
  const missing = 'the site has no release of the shell. First run ringside release all.';
  if (!shell) throw new ComposeError('no-shell', missing);

  const refusals = new Refusals();
  refuseDuplicates(sections, refusals);
  for (const section of sections) checkRoutes(section, refusals);
  checkPrefixes(sections, refusals);
  checkWidgetData(sections, refusals);
  refusals.throwFound();

  const owners = new Map(
    sections.flatMap((section) => section.release.elements.map((tag) => [tag, section])),
  );
  const isPreview = preview !== undefined;
  const isAwaited = awaitedBy(sections.map(({ release }) => release));
  return { origin, isPreview, sample, shell: shell as LoadedShell, sections, owners, isAwaited };
}

function refuseDuplicates(sections: readonly LoadedSection[], refusals: Refusals): void {
  for (const [code, namesOf] of UNIQUE_NAMES) {
    const taken = new Map<string, [owner: string, name: string]>();
    for (const section of sections) {
      const own = section.release.name;
      for (const name of namesOf(section)) {
        const key = routeKey(name);
        const [owner, other] = taken.get(key) ?? [];
        if (!owner) taken.set(key, [own, name]);
        else if (owner === own)
          refusals.refuse(
            code,
            `${own} declares "${other}" and "${name}", which are the same. Remove one.`,
          );
        else refusals.refuse(code, `${owner} and ${own} both have "${name}". Rename one.`);
      }
    }
  }
}

const ASSET_PATH = /^(?:\/assets\/.+|.+\.(?:avif|gif|jpe?g|mp4|png|webp))$/;

/** Whether a path matches one of the routes, or is a picture or another asset. */
export function pathsOf(routes: readonly string[]): (path: string) => boolean {
  const isPage = routeMatcher(routes);
  return (path) => isPage(path) || ASSET_PATH.test(path);
}

/**
 * A "not found" page is below a declared route, except the shell's, whose home page may belong to a
 * section.
 */
export function checkRoutes(section: LoadedSection, refusals: Refusals): void {
  const { release, pages } = section;
  const owns = pathsOf(release.server ? ['/', ...release.routes] : release.routes);
  for (const path of pages.hashes.keys())
    if (!owns(path) && !owns(path.replace(/\/404$/, '') || '/'))
      refusals.refuse(
        'undeclared-route',
        `${release.name} has a page at ${path}, which matches none of its routes. Add a route, or remove the page.`,
      );
}

/** The first segments of a section's pages. */
export const prefixesOf = ({ pages }: LoadedSection): Set<string> =>
  new Set([...pages.hashes.keys()].map(firstSegment));

/** All below a first segment belongs to one section, also what is not found there. */
function checkPrefixes(sections: readonly LoadedSection[], refusals: Refusals): void {
  const owners = new Map<string, string>();
  for (const section of sections) {
    const { name } = section.release;
    const prefixes = prefixesOf(section);
    if (name !== 'shell' && prefixes.size > LIMITS.prefixes)
      refusals.refuse(
        'undeclared-route',
        `${name} has pages below ${prefixes.size} first segments, but hosts read rules for at most ${LIMITS.prefixes} of one section. Place them below one, such as /${name}.`,
      );
    for (const prefix of prefixes) {
      const owner = owners.get(prefix);
      if (owner === undefined) owners.set(prefix, name);
      else
        refusals.refuse(
          'duplicate-route',
          `${owner} and ${name} both have pages below /${prefix}. Place those of one below another first segment.`,
        );
    }
  }
}

/** Widgets of the shell take data from sections. */
function checkWidgetData(sections: readonly LoadedSection[], refusals: Refusals): void {
  for (const { release, widgetData } of sections)
    for (const tag of Object.keys(widgetData)) {
      const owner = sections.find((each) => each.release.elements.includes(tag))?.release.name;
      if (owner !== undefined && owner !== 'shell' && owner !== release.name)
        refusals.refuse(
          'duplicate-widget-data',
          `${release.name} has data for <${tag}>, which is an element of ${owner}. Remove it.`,
        );
    }
}

export function moduleAddress(release: Release, name: ClientModule | LaterModule): ModuleAddress {
  const module = name === 'fragments' ? release.laterModules?.[name] : release.modules[name];
  if (!module) throw unusable('bad-release', `${release.name} ${release.id} has no ${name} module`);
  const style = STYLED_MODULES.has(name) && styleOf(release);
  // Boot is left out, because it has loaded before.
  const imports = module.imports.filter((file) => file !== release.boot);
  return {
    ...address(release, module.file),
    ...(imports.length > 0 && { imports: imports.map((file) => address(release, file)) }),
    ...(style && { style }),
  };
}

/** Modules that load their section's stylesheet, too. */
const STYLED_MODULES: ReadonlySet<string> = new Set(['client', 'embed', 'runtime']);

/** Returns the stylesheet's address. In development there is none, because the modules load it. */
export const styleOf = (release: Release): StyleAddress | undefined =>
  release.style ? address(release, release.style) : undefined;

const address = ({ files }: Release, file: string) => ({
  href: `/${file}`,
  integrity: files[file]?.integrity,
});
