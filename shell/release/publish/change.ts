import type { PageIndex } from '../compose/reuse/pageIndex.ts';
import type { ReleaseSource } from '../format/releaseSource.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { UsageError } from '../support/UsageError.ts';
import type { LiveSections, Pointer } from './pointer.ts';

export interface Offered {
  sources: readonly ReleaseSource[];
  origin?: string | undefined;
  sample?: number | undefined;
}

type Why = Pick<LiveSections[string], 'by' | 'note'>;

/** A change to a site, as somebody asks for it. `resolve` turns it into values. */
export type Change =
  /** `onto` is the only generation that may be live now. */
  | ({ kind: 'release'; why?: Why; onto?: number } & Offered)
  /** `harmful` is the release that `watch` found harmful: the only one that may be live now. */
  | { kind: 'rollback'; section: string; release?: string | undefined; why?: Why; harmful?: string }
  | { kind: 'lock'; section: string; lock: LiveSections[string]['lock'] }
  | { kind: 'remove'; section: string }
  /** `spared` names releases, such as `news 0123456789ab`, that stay besides the last ones. */
  | {
      kind: 'prune';
      keep: number;
      spared?: ReadonlySet<string> | undefined;
      grace?: number;
    }
  | ({
      kind: 'preview';
      sections: LiveSections;
      preview: NonNullable<Pointer['preview']>;
      /** Pinned embed files of the live site, in addition to those in the target's index. */
      pinned: PageIndex;
    } & Offered)
  /** Composes what is live again, over files that may differ from it, by default any. */
  | { kind: 'repair'; files?: readonly string[] };

type Live = LiveSections[string];

/** What a change does to one section, in values: it leads from one state only to one other. */
interface Move {
  section: string;
  state: (section: Live | undefined) => string | undefined;
  from: string | undefined;
  to: string | undefined;
  apply: (section: Live | undefined) => Live | undefined;
}

/**
 * Resolves a change once, to values such as "news: from C to B". Sections that are in their new state already stay as they
 * are; other states than the one seen are refused, because somebody else was faster.
 *
 * @param seen the site when the change was asked for
 * @param now the time in milliseconds
 * @throws UsageError when the change does not apply to this site, as for a section that it does not have
 * @throws ComposeError `taken-name`, `unknown-release`, `outdated-preview`, `locked`; when applied, also `overtaken`
 */
export function resolve(
  change: Change,
  seen: Pointer | undefined,
  site: string,
  now: number,
): (before: Pointer | undefined) => LiveSections {
  const live = seen?.sections ?? {};
  const since = new Date(now).toISOString();
  const all = (moves: readonly Move[]) => (before: Pointer | undefined) =>
    moves.reduce(moved, before?.sections ?? {});
  switch (change.kind) {
    case 'release': {
      const apply = all(change.sources.flatMap((source) => released(live, source, since, change.why)));
      return (before) => {
        if (change.onto !== undefined && before?.generation !== change.onto)
          throw new ComposeError('outdated-preview', `${site} is being changed. Make the preview again.`);
        return apply(before);
      };
    }
    case 'rollback':
      return all([rolledBack(live, change, since, seen?.publishing?.was?.[change.section])]);
    case 'lock': {
      const { section, lock } = change;
      const from = lockText(sectionOf(live, section));
      const apply = (current?: Live) => current && { ...current, lock };
      return all([{ section, state: lockText, from, to: lockText({ lock }), apply }]);
    }
    case 'remove': {
      const { section } = change;
      const from = sectionOf(live, section).release;
      checkUnlocked(section, live[section]);
      if (section === 'shell') throw new UsageError('The shell cannot be removed: every site needs it.');
      if (seen?.preview)
        throw new UsageError(`${site} is a preview: remove ${section} from ${seen.preview.of}.`);
      return all([{ section, state: releaseOf, from, to: undefined, apply: () => undefined }]);
    }
    case 'prune': {
      const nameOf = (name: string, past: Live['history'][number]) => `${name} ${past.release} ${past.since}`;
      const dropped = Object.entries(live).flatMap(([name, { history }]) =>
        history
          .slice(0, -change.keep)
          .flatMap((past) => (change.spared?.has(`${name} ${past.release}`) ? [] : nameOf(name, past))),
      );
      const shortened = ([name, section]: [string, Live]) => {
        const stays = (past: Live['history'][number]) =>
          past.release === section.release || !dropped.includes(nameOf(name, past));
        return [name, { ...section, history: section.history.filter(stays) }];
      };
      return (before) => Object.fromEntries(Object.entries(before?.sections ?? {}).map(shortened));
    }
    case 'preview':
      if (seen && !seen.preview)
        throw new UsageError(`${site} is a live site, which a preview would replace. Name another target.`);
      return () => change.sections;
    case 'repair':
      return all([]);
  }
}

const releaseOf = (section?: Live): string | undefined => section?.release;
const lockText = (section?: Pick<Live, 'lock'>): string | undefined =>
  section?.lock && `${section.lock.by ?? 'its team'}: ${section.lock.reason}`;

function moved(live: LiveSections, { section, state, from, to, apply }: Move): LiveSections {
  const { [section]: current, ...others } = live;
  if (state(current) === to) return live;
  if (state === releaseOf) checkUnlocked(section, current);
  if (state(current) !== from) {
    const { release, since, by, note } = current ?? {};
    const what = current
      ? `${release} is live since ${since}${by ? `, by ${by}` : ''}${note ? `: ${note}` : ''}, ${current.lock ? `locked by ${lockText(current)}` : 'not locked'}`
      : 'it was removed';
    const message = `${section} was changed by another publisher in the meantime: ${what}. If your change is still right, run the command again.`;
    throw new ComposeError('overtaken', message);
  }
  const after = apply(current);
  return after ? { ...others, [section]: after } : others;
}

function released(live: LiveSections, source: ReleaseSource, since: string, { by, note }: Why = {}): Move[] {
  const { name: section, id: to } = source.release;
  const from = live[section]?.release;
  ownerAfter(live[section], source);
  if (from === to) return [];
  checkUnlocked(section, live[section]);
  const apply = (current?: Live) => {
    const owner = ownerAfter(current, source);
    const others = (current?.history ?? []).filter(({ release }) => release !== to);
    const history = [...others, { release: to, since, by, note, before: from }];
    return { ...current, owner, release: to, since, by, note, history };
  };
  return [{ section, state: releaseOf, from, to, apply }];
}

/**
 * The repository that owns a section after a release: the first one that released it.
 *
 * @throws ComposeError `taken-name`
 */
export function ownerAfter(current: Live | undefined, { release: { name }, owner }: ReleaseSource) {
  if (current?.owner && current.owner !== owner)
    throw new ComposeError(
      'taken-name',
      `${name} belongs to another repository on this site, ${current.owner}. Choose another name, or, to take it over, write "ringside": { "owner": "${current.owner}" } into package.json.`,
    );
  return owner;
}

/** A rollback leads to the release that the live one replaced, unless another is named. `was` is what an unfinished change replaces. */
function rolledBack(
  live: LiveSections,
  { section, release: named, harmful, why: { by, note } = {} }: Extract<Change, { kind: 'rollback' }>,
  since: string,
  was: string | undefined,
): Move {
  const current = sectionOf(live, section);
  checkUnlocked(section, current);
  const { release, history } = current;
  if (harmful && release !== harmful)
    throw new ComposeError('unknown-release', `${section} ${harmful} is no longer live.`);
  const replacedBy = (id: string) => history.find((past) => past.release === id)?.before;
  // Somebody else is rolling the same release back: this command means that rollback, not another one after it.
  const from = !named && was && replacedBy(was) === release ? was : release;
  const to = named ?? replacedBy(from);
  if (!to) throw new ComposeError('unknown-release', `${section} ${release} replaced no other release.`);
  const apply = (now = current) => {
    const kept = now.history.map((past) => past.release);
    const message = `the site has no release ${to} of ${section}. Choose from ${kept.join(', ')}.`;
    if (!kept.includes(to)) throw new ComposeError('unknown-release', message);
    const takenBack = harmful ? [...(now.takenBack ?? []), harmful] : now.takenBack;
    return { ...now, release: to, since, by, note, takenBack };
  };
  return { section, state: releaseOf, from, to, apply };
}

/** @throws UsageError when the site has no such section */
function sectionOf(live: LiveSections, name: string): Live {
  const section = live[name];
  if (!section)
    throw new UsageError(`The site has no section "${name}". Choose from ${Object.keys(live).join(', ')}.`);
  return section;
}

/** @throws ComposeError `locked` */
function checkUnlocked(name: string, current: Live | undefined): void {
  if (!current?.lock) return;
  const { reason, by = current.owner ?? 'its team' } = current.lock;
  throw new ComposeError(
    'locked',
    `${name} is locked by ${by}: "${reason}". To release it again, run ringside unlock ${name} --to <target>.`,
  );
}

/**
 * The state of a release on a site: live, new, or released before. The history is in the order of releases, so what comes
 * after the live one was rolled back, and a newer one superseded what comes before it.
 */
export function stateOf(section: Live | undefined, release: string) {
  if (section?.release === release) return 'live';
  const ids = section?.history.map((past) => past.release) ?? [];
  if (!ids.includes(release)) return 'new';
  return ids.indexOf(release) > ids.indexOf(section?.release ?? '') ? 'rolled back' : 'superseded';
}
