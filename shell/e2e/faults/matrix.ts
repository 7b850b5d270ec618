import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '@ringside/release/pageFile';
import { workspaceRoot } from '@ringside/release/workspace';
import type { PageRoot } from '@ringside/shared/contract';
import { pageDataOf } from '../support/servedPages.ts';
import { FAULTS, type Fault, type FaultName } from './catalogue.ts';

export const workFolder = join(workspaceRoot, '.cache', 'faults');
export const siteFolder = join(workFolder, 'site');

export const HOST = 'host';
export const SAMPLE_SECTION = 'gear';

const PLACES = [
  'first view',
  'soft navigation',
  'fragment on home',
  "fragment in another's page",
] as const;

export interface Cell {
  name: FaultName;
  fault: Fault;
  section: string;
  place: (typeof PLACES)[number];
  path: string;
  island: PageRoot;
  others: readonly string[];
}

const faultNames = Object.keys(FAULTS) as FaultName[];
export const htmlOf = (path: string) => readFileSync(join(siteFolder, pageFile(path)), 'utf8');

/**
 * Returns a cell for every fault of every section, in every place where the section is interactive.
 */
export function readMatrix(): Cell[] {
  const sections = readdirSync(join(siteFolder, 'assets')).filter(
    (name) => !['shell', HOST].includes(name),
  );
  const links = [...htmlOf('/').matchAll(/<a [^>]*href="(\/[^"#?.]*)"/g)].map(
    ([, path = '']) => path,
  );

  const pages = [...new Set(['/', ...links, `/${HOST}`])].flatMap((path) =>
    pageDataOf(htmlOf(path)).roots.map((island) => ({ path, island })),
  );

  const isAt = (place: Cell['place'], path: string, island: PageRoot) =>
    place.startsWith('fragment')
      ? 'element' in island && path === (place === 'fragment on home' ? '/' : `/${HOST}`)
      : 'page' in island;

  return faultNames.flatMap((name) =>
    sections.flatMap((section, index) => {
      const others = [1, 2].map((step) => `/${sections[(index + step) % sections.length]}`);
      return PLACES.flatMap((place): Cell[] => {
        const at = pages.find(
          ({ path, island }) => island.section === section && isAt(place, path, island),
        );
        return at ? [{ name, fault: FAULTS[name], section, place, ...at, others }] : [];
      });
    }),
  );
}

/** Faults of one kind look alike to a page. */
function kindOf(name: FaultName): string {
  const { of, phase, report, waits }: Fault = FAULTS[name];
  return [of, phase, report, waits].join();
}

const isFirstOfKind = (name: FaultName, index: number) =>
  faultNames.findIndex((other) => kindOf(other) === kindOf(name)) === index;

/** Returns one cell for each kind of fault. The cells alternate between places and sections. */
export function sampleOf(cells: readonly Cell[]): ReadonlySet<Cell> {
  return new Set(
    faultNames.filter(isFirstOfKind).flatMap((name, turn) => {
      const own = cells.filter(
        ({ fault, section, ...cell }) =>
          cell.name === name && (fault.of === 'network' || section === SAMPLE_SECTION),
      );
      // No count is a multiple of seven, so steps of seven reach each place and section in turn.
      return own[(turn * 7) % own.length] ?? [];
    }),
  );
}
