import type { PageRoot } from '@ringside/shared/contract';
import { FAULTS, type Fault } from './catalogue.ts';
import { HOST, linkedPaths, readPage, readReleases } from './site.ts';

export const PLACES = [
  'first view',
  'soft navigation',
  'fragment on home',
  "fragment in another's page",
] as const;
export type Place = (typeof PLACES)[number];

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
  /** The scene, or the reason why this cell cannot exist. */
  at: Scene | { reason: string };
}

/** A cell that can exist. */
export type LiveCell = Cell & { at: Scene };
export const isLive = (cell: Cell): cell is LiveCell => 'path' in cell.at;

export interface Matrix {
  cells: readonly Cell[];
  /** The first URL of each section except the host. */
  homes: ReadonlyMap<string, string>;
}

/** Every fault of every section in every place, read from the releases and pages of the served site. */
export function readMatrix(): Matrix {
  const sections = [...readReleases().values()].filter(({ name }) => name !== 'shell' && name !== HOST);
  const homes = new Map(sections.map(({ name, routes }) => [name, routes[0] ?? '']));
  const pages = [...linkedPaths(), `/${HOST}`].map((path) => ({ path, ...readPage(path) }));

  const at = (fault: Fault, section: string, place: Place): Cell['at'] => {
    if (fault.needsLifecycle && place.startsWith('fragment'))
      return { reason: 'a fragment has no lifecycle that anybody waits for' };
    return find(section, place);
  };
  const find = (section: string, place: Place): Cell['at'] => {
    const isFragment = place.startsWith('fragment');
    const isPlace = (path: string) =>
      !isFragment || path === (place === 'fragment on home' ? '/' : `/${HOST}`);
    const own = pages.filter(({ path }) => isPlace(path));
    for (const { path, data, textsOf, hasControl } of own) {
      const root = data.roots.find(
        (each) => each.section === section && 'element' in each === isFragment && hasControl(each),
      );
      if (root) return { path, root, texts: textsOf(root) };
    }
    if (own.some(({ shown }) => shown.has(section)))
      return { reason: 'what the section shows there is static: none of its script is loaded' };
    return { reason: 'nothing of the section is placed there' };
  };
  const cells = FAULTS.flatMap((fault) =>
    sections.flatMap(({ name: section }) =>
      PLACES.map(
        (place): Cell => ({
          name: `${fault.name}, ${section}, ${place}`,
          fault,
          section,
          place,
          at: at(fault, section, place),
        }),
      ),
    ),
  );
  return { cells, homes };
}

/** Faults that look the same to a page as a 404 or a module without a response. */
const ALIKE = ['module 500', 'module wrong type', 'module 20 s late'];

/** One live cell of most faults, alternating between sections and places. These run with every test run. */
export function sliceOf(cells: readonly Cell[]): ReadonlySet<Cell> {
  const slice = FAULTS.flatMap((fault, turn) => {
    if (ALIKE.includes(fault.name)) return [];
    const live = cells.filter((cell) => cell.fault === fault && isLive(cell));
    // A step without a common factor with the counts reaches all sections and places in turn.
    return live[(turn * 5) % live.length] ?? [];
  });
  return new Set(slice);
}
