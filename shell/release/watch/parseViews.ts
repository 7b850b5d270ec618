/** What a visit reported about one page: see `shell/src/scripts/beacon.ts`. */
export interface View {
  page: string;
  /** The version of each section on it. */
  versions: ReadonlyMap<string, string>;
  isSlow: boolean;
  /** LCP and INP in milliseconds, and CLS, each with the section that caused it. */
  values: Readonly<Partial<Record<Vital, { section: string; value: number }>>>;
  /** The sections that reported an error. */
  errors: ReadonlySet<string>;
}

export type Vital = 'lcp' | 'inp' | 'cls';

/** The largest values that a browser can report. A larger one is forged, or comes from a tab that slept. */
const MOST: Readonly<Record<Vital, number>> = { lcp: 60_000, inp: 20_000, cls: 10 };
const MAX_VIEWS = 10;
const ERROR = /^([a-z][a-z0-9-]*)\.(load|style|mount|render|event|unmount)$/;

/**
 * Reads the query of a beacon.
 *
 * @returns undefined if the beacon module cannot have sent it
 */
export function parseViews(query: string): View[] | undefined {
  const pairs = decode(query)?.split('&') ?? [];
  const views: (View & { values: object })[] = [];
  for (const pair of pairs) {
    const [name = '', value = ''] = pair.split('=', 2);
    const view = views.at(-1);
    if (name === 'page') {
      if (!/^\/[\w/:.-]{0,100}$/.test(value) || views.length === MAX_VIEWS) return undefined;
      views.push({ page: value, versions: new Map(), isSlow: false, values: {}, errors: new Set() });
    } else if (!view) return undefined;
    else if (name === 'device') Object.assign(view, { isSlow: value === 'slow' });
    else if (name === 'release') {
      const versions = versionsOf(value);
      if (!versions) return undefined;
      Object.assign(view, { versions });
    } else if (name === 'error') {
      const sections = value.split(',').map((each) => ERROR.exec(each)?.[1] ?? '');
      if (!sections.every((section) => view.versions.has(section))) return undefined;
      Object.assign(view, { errors: new Set(sections) });
    } else if (name in MOST) {
      const [section = '', ...digits] = value.split('.');
      const text = digits.join('.');
      const number = Number(text);
      const vital = name as Vital;
      if (!/^\d+(\.\d+)?$/.test(text) || number > MOST[vital] || !view.versions.has(section))
        return undefined;
      if (view.values[vital]) return undefined;
      Object.assign(view.values, { [vital]: { section, value: number } });
    } else return undefined;
  }
  return views.length > 0 && views.every(({ versions }) => versions.size > 0) ? views : undefined;
}

/** The same few texts come a million times. */
const known = new Map<string, ReadonlyMap<string, string> | undefined>();
const MAX_KNOWN = 1000;

function versionsOf(text: string): ReadonlyMap<string, string> | undefined {
  if (known.has(text)) return known.get(text);
  const named = text.split(',').map((each) => /^([a-z][a-z0-9-]*)\.([\w-]+(?:\.[\w-]+)*)$/.exec(each));
  const versions = named.every((each) => each !== null)
    ? new Map(named.map(([, section = '', version = '']) => [section, version]))
    : undefined;
  if (known.size === MAX_KNOWN) known.clear();
  known.set(text, versions);
  return versions;
}

/** Some hosts encode what they log, even what is encoded already. */
function decode(text: string): string | undefined {
  try {
    return text.includes('%') ? decodeURIComponent(decodeURIComponent(text)) : text;
  } catch {
    return undefined;
  }
}
