import type { PageRoot } from '@ringside/shared/contract';
import { FAULTS, type Fault } from './catalogue.ts';
import { HOST, linkedPaths, readPage, readReleases } from './site.ts';

const PLACES = ['first view', 'soft navigation', 'fragment on home', "fragment in another's page"] as const;
type Place = (typeof PLACES)[number];

/** Where a fault occurs: a page, the root in it that fails, and the text that must stay readable. */
export interface Scene {
  path: string;
  root: PageRoot;
  texts: readonly string[];
}

/** A fault of one section in one place. */
export interface Cell {
  name: string;
  fault: Fault;
  section: string;
  place: Place;
  at: Scene;
}

export interface Matrix {
  cells: readonly Cell[];
  /** The first URL of each section except the host. */
  homes: ReadonlyMap<string, string>;
}

/** Every fault of every section in every place where it has a control, read from the releases and pages of the served site. */
export function readMatrix(): Matrix {
  const sections = [...readReleases().values()].filter(({ name }) => name !== 'shell' && name !== HOST);
  const homes = new Map(sections.map(({ name, routes }) => [name, routes[0] ?? '']));
  const pages = [...linkedPaths(), `/${HOST}`].map((path) => ({ path, ...readPage(path) }));

  const find = (section: string, place: Place): Scene | undefined => {
    const isFragment = place.startsWith('fragment');
    const isPlace = (path: string) =>
      !isFragment || path === (place === 'fragment on home' ? '/' : `/${HOST}`);
    for (const { path, data, textsOf, hasControl } of pages.filter(({ path }) => isPlace(path))) {
      const root = data.roots.find(
        (each) => each.section === section && 'element' in each === isFragment && hasControl(each),
      );
      if (root) return { path, root, texts: textsOf(root) };
    }
    return undefined;
  };
  const cells = FAULTS.flatMap((fault) =>
    sections.flatMap(({ name: section }) =>
      PLACES.flatMap((place): Cell[] => {
        // No page waits for the lifecycles of a fragment.
        const at = fault.needsLifecycle && place.startsWith('fragment') ? undefined : find(section, place);
        return at ? [{ name: `${fault.name}, ${section}, ${place}`, fault, section, place, at }] : [];
      }),
    ),
  );
  return { cells, homes };
}

/** Faults that look the same to a page as a 404 or a module without a response. */
const ALIKE = ['module 500', 'module wrong type', 'module 20 s late'];

/** One cell of most faults, alternating between sections and places. These run with every test run. */
export function sliceOf(cells: readonly Cell[]): ReadonlySet<Cell> {
  const slice = FAULTS.flatMap((fault, turn) => {
    if (ALIKE.includes(fault.name)) return [];
    const own = cells.filter((cell) => cell.fault === fault);
    // A step that shares no factor with the counts reaches all sections and places in turn.
    return own[(turn * 5) % own.length] ?? [];
  });
  return new Set(slice);
}
