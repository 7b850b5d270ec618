import type { PageIndex } from '../../compose/reuse/pageIndex.ts';
import type { ReleaseSource } from '../../format/releaseSource.ts';
import { ComposeError, UsageError } from '../../support/ComposeError.ts';
import type { LiveSections, Pointer } from '../pointer.ts';
import { livesAfter } from './lives.ts';
import { type Live, lockText, type Move, moved, releaseOf, type Why } from './moves.ts';

export interface Offered {
  sources: readonly ReleaseSource[];
  origin?: string | undefined;
  sample?: number | undefined;
  /** The operator's own files at the target, such as `google1234.html`. */
  beside?: readonly string[] | undefined;
  /** The only generation that may be live now. */
  onto?: number;
}

/** A requested change to a site. */
export type Change =
  | ({ kind: 'release'; why?: Why } & Offered)
  /** `harmful` is the only release that may be live now. */
  | { kind: 'rollback'; section: string; release?: string | undefined; why?: Why; harmful?: string }
  | { kind: 'lock'; section: string; lock: Live['lock'] }
  | { kind: 'remove'; section: string }
  /**
   * Drops all but the last releases, and those spared, such as `news 0123456789ab`, from each
   * history.
   */
  | { kind: 'prune'; keep: number; spared?: ReadonlySet<string> | undefined; grace?: number }
  /** `pinned` are embed files of the live site. */
  | ({
      kind: 'preview';
      sections: LiveSections;
      preview: Pointer['preview'];
      pinned: PageIndex;
    } & Offered)
  /** Composes what is live again, over files that may differ from it, by default any. */
  | { kind: 'repair'; files?: readonly string[] };

/** What a release or a preview brings along. */
export const offeredBy = (change: Change): Partial<Offered> => ('sources' in change ? change : {});

/**
 * A resolved change: takes the live sections, and returns those after the change.
 * @throws ComposeError `locked`, `overtaken`, `taken-name`
 */
export type Apply = (before: LiveSections) => LiveSections;

/** A change with its random name, and what it was resolved to. */
export interface Request {
  name: string;
  change: Change;
  apply: Apply;
}

/**
 * Resolves a change once, to values such as "news: from C to B".
 * @param seen the site when the change was asked for
 * @param now the time in milliseconds
 * @throws UsageError when the change does not apply to this site
 * @throws ComposeError `taken-name`, `unknown-release`
 */
export function resolve(
  change: Change,
  seen: Pointer | undefined,
  site: string,
  now: number,
): Apply {
  const live = seen?.sections ?? {};
  const since = new Date(now).toISOString();
  const moving =
    (...moves: readonly Move[]) =>
    (before: LiveSections) =>
      moves.reduce((sections, move) => moved(sections, move, site), before);

  switch (change.kind) {
    case 'release':
      return moving(...change.sources.map((source) => released(live, source, since, change.why)));
    case 'rollback':
      return moving(rolledBack(live, change, since, seen?.publishing?.was?.[change.section]));

    case 'lock': {
      const { section, lock } = change;
      const [from, to] = [lockText(sectionOf(live, section)), lockText(change)];
      return moving({
        section,
        state: lockText,
        from,
        to,
        apply: (current) => current && { ...current, lock },
      });
    }

    case 'remove': {
      const { section } = change;
      if (seen?.preview)
        throw new UsageError(`${site} is a preview: remove ${section} from ${seen.preview.of}.`);
      const { release: from, since: liveSince } = sectionOf(live, section);
      if (section === 'shell')
        throw new UsageError('The shell cannot be removed: every site needs it.');
      return moving({
        section,
        state: releaseOf,
        from,
        since: liveSince,
        to: undefined,
        apply: () => undefined,
      });
    }

    case 'prune':
      return (before) => pruned(before, change);
    case 'preview':
      if (seen && !seen.preview)
        throw new UsageError(
          `${site} is a live site, which a preview would replace. Name another target.`,
        );
      return () => change.sections;
    case 'repair':
      return moving();
  }
}

function released(
  live: LiveSections,
  source: ReleaseSource,
  since: string,
  { by, note }: Why = {},
): Move {
  const { name: section, id: to } = source.release;
  const { release: from, since: at } = live[section] ?? {};
  ownerAfter(live[section], source);
  const apply = (current?: Live) => {
    const others = (current?.history ?? []).filter(({ release }) => release !== to);
    const next = { release: to, since, by, note };
    return {
      ...current,
      owner: ownerAfter(current, source),
      ...next,
      history: [...others, { ...next, before: from }],
      lives: livesAfter(current, next),
    };
  };
  return { section, state: releaseOf, from, since: at, to, apply };
}

/** The repository that owns a section after a release: the first one that released it. */
export function ownerAfter(current: Live | undefined, { release: { name }, owner }: ReleaseSource) {
  if (!current?.owner || current.owner === owner) return owner;
  const message = `${name} belongs to another repository on this site, ${current.owner}. Choose another name, or, to take it over, write "ringside": { "owner": "${current.owner}" } into package.json.`;
  throw new ComposeError('taken-name', message);
}

type Rollback = Extract<Change, { kind: 'rollback' }>;

/** `was` is what an unfinished change replaces. */
function rolledBack(
  live: LiveSections,
  change: Rollback,
  since: string,
  was: string | undefined,
): Move {
  const { section, release: named, harmful, why: { by, note } = {} } = change;
  const { release, since: at, history } = sectionOf(live, section);
  if (harmful && release !== harmful)
    throw new ComposeError(
      'unknown-release',
      `${section} ${harmful} is no longer live, so nothing was rolled back. Watch the release that is live.`,
    );
  const replacedBy = (id: string) => history.find((past) => past.release === id)?.before;
  // If another publisher is rolling this release back, this command means that rollback, not
  // another one after it.
  const from = !named && was && replacedBy(was) === release ? was : release;
  const to = named ? storedAs(named, history) : replacedBy(from);
  if (!to)
    throw new ComposeError('unknown-release', `${section} ${release} replaced no other release.`);
  const apply = (now?: Live) => {
    const stored = now?.history.map((past) => past.release) ?? [];
    const message = `the site has no release ${to} of ${section}. Choose from ${stored.join(', ')}.`;
    if (!now || !stored.includes(to)) throw new ComposeError('unknown-release', message);
    const takenBack = harmful ? [...(now.takenBack ?? []), harmful] : now.takenBack;
    return {
      ...now,
      release: to,
      since,
      by,
      note,
      takenBack,
      lives: livesAfter(now, { release: to, since }),
    };
  };
  return { section, state: releaseOf, from, since: from === release ? at : undefined, to, apply };
}

/** The id that begins with some characters, or these if none or several do. */
function storedAs(start: string, history: Live['history']): string {
  const ids = history.map(({ release }) => release).filter((id) => id.startsWith(start));
  return ids.length === 1 && ids[0] ? ids[0] : start;
}

function pruned(
  live: LiveSections,
  { keep, spared }: Extract<Change, { kind: 'prune' }>,
): LiveSections {
  const shortened = Object.entries(live).map(([name, section]) => {
    const stays = (
      { release: id }: { release: string },
      place: number,
      { length }: Live['history'],
    ) => place >= length - keep || id === section.release || spared?.has(`${name} ${id}`);
    return [name, { ...section, history: section.history.filter(stays) }] as const;
  });
  return Object.fromEntries(shortened);
}

/** @throws UsageError when the site has no such section */
function sectionOf(live: LiveSections, name: string): Live {
  const section = live[name];
  if (section) return section;
  throw new UsageError(
    `The site has no section "${name}". Choose from ${Object.keys(live).join(', ')}.`,
  );
}
