/** What a visit reported about one page: see `shell/src/scripts/beacon.ts`. */
export interface View {
  page: string;
  /** Each section on it with its name and the hashes of its files, such as `news.C7n5Awyh.DDx81_oP`. */
  versions: ReadonlyMap<string, string>;
  isSlow: boolean;
  /** LCP and INP in milliseconds, and CLS, each with the section that caused it. */
  values: ReadonlyMap<string, { section: string; value: number }>;
  errors: ReadonlySet<string>;
}

/** The largest values that a browser can report. A larger one is forged, or comes from a tab that slept. */
const MOST: Readonly<Record<string, number>> = { lcp: 60_000, inp: 20_000, cls: 10 };
const MAX_VIEWS = 10;

const SECTION = '[a-z][a-z0-9-]*';
const RELEASE = `${SECTION}(?:\\.[\\w-]+)+`;
const ERROR = `${SECTION}\\.(?:load|style|mount|render|event|unmount)`;
const VALUE = `&(lcp|inp|cls)=(${SECTION})\\.(\\d+(?:\\.\\d+)?)`;
const VALUES = new RegExp(VALUE, 'g');
const VIEW = new RegExp(
  `^page=(?<page>/[\\w/:.-]{0,100})&release=(?<releases>${RELEASE}(?:,${RELEASE})*)&device=(?<device>fast|slow)` +
    `(?<values>(?:${VALUE})*)(?:&error=(?<errors>${ERROR}(?:,${ERROR})*))?$`,
);

/**
 * Reads the query of a beacon.
 *
 * @returns undefined if the beacon module cannot have sent it
 */
export function parseViews(query: string): View[] | undefined {
  const texts = decoded(query).split(/&(?=page=)/);
  const views = texts.flatMap((each) => parseView(each) ?? []);
  return texts.length <= MAX_VIEWS && views.length === texts.length ? views : undefined;
}

/** Some hosts encode what they log, even what is encoded already. */
export const decoded = (text: string): string =>
  text.replace(/%(?:25)*([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function parseView(text: string): View | undefined {
  const { page, releases = '', device, values = '', errors = '' } = VIEW.exec(text)?.groups ?? {};
  if (page === undefined) return undefined;
  const versions = new Map(releases.split(',').map((each) => [sectionOf(each), each]));
  const failed = new Set(errors.split(',').filter(Boolean).map(sectionOf));
  const measured = new Map<string, { section: string; value: number }>();
  for (const [, vital = '', section = '', digits] of values.matchAll(VALUES)) {
    const value = Number(digits);
    if (measured.has(vital) || value > (MOST[vital] ?? 0) || !versions.has(section)) return undefined;
    measured.set(vital, { section, value });
  }
  if (![...failed].every((section) => versions.has(section))) return undefined;
  return { page, versions, isSlow: device === 'slow', values: measured, errors: failed };
}

const sectionOf = (name: string): string => name.split('.', 1)[0] ?? '';
