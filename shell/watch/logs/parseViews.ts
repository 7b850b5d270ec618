import { decoded } from './decoded.ts';

/** Larger values are forged, or come from a tab that slept. */
const MOST = { lcp: 60_000, inp: 20_000, cls: 10 };
const MAX_VIEWS = 10;

export type Vital = keyof typeof MOST;

/** What a visit reported about one page: see `shell/src/scripts/beacon.ts`. */
export type View = NonNullable<ReturnType<typeof parseView>>;

const SECTION = '[a-z][a-z0-9-]*';
const RELEASE = `${SECTION}(?:\\.[\\w-]+)+`;
const ERROR = `${SECTION}\\.(?:load|style|mount|render|event|unmount)`;
const VALUE = `&(?:lcp|inp|cls)=${SECTION}\\.\\d+(?:\\.\\d+)?`;
const VIEW = new RegExp(
  `^page=(/[\\w/:.-]{0,100})&release=(${RELEASE}(?:,${RELEASE})*)&device=(fast|slow)` +
    `((?:${VALUE})*)(?:&error=(${ERROR}(?:,${ERROR})*))?$`,
);

/** A section, and how its releases are told apart: see `lives.ts`. */
interface Attributed {
  name: string;
  releaseOf: (hashes: readonly string[], at: number) => number;
}

/** Reads a beacon's query, unless our module cannot have sent it. */
export function parseViews(
  query: string,
  at: number,
  sections: readonly Attributed[],
): View[] | undefined {
  const texts = decoded(query).split(/&(?=page=)/, MAX_VIEWS + 1);
  const views = texts.flatMap((each) => parseView(each, at, sections) ?? []);
  return texts.length <= MAX_VIEWS && views.length === texts.length ? views : undefined;
}

function parseView(text: string, at: number, sections: readonly Attributed[]) {
  const [, page = '', releases = '', device, measured = '', failed = ''] = VIEW.exec(text) ?? [];
  if (!device) return undefined;
  const named = new Map(
    releases.split(',').map((each) => {
      const [section = '', ...hashes] = each.split('.');
      return [section, hashes];
    }),
  );
  // A section that is not on the page has no side.
  const sides = sections.map((section) => {
    const hashes = named.get(section.name);
    return hashes && section.releaseOf(hashes, at);
  });

  const sectionOf = (name: string) => sections.findIndex((each) => each.name === before(name, '.'));
  const errors = failed ? failed.split(',').map(sectionOf) : [];
  if (errors.some((section) => sides[section] === undefined)) return undefined;

  const values: Partial<Record<Vital, { section: number; value: number }>> = {};
  for (const each of measured.split('&').slice(1)) {
    const vital = each.slice(0, 3) as Vital;
    const section = sectionOf(each.slice(4));
    const value = Number(each.slice(each.indexOf('.') + 1));
    if (values[vital] || value > MOST[vital] || sides[section] === undefined) return undefined;
    values[vital] = { section, value };
  }
  return { page, isSlow: device === 'slow', sides, values, errors };
}

const before = (text: string, end: string): string => text.slice(0, text.indexOf(end));
