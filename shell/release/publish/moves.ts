import type { ReleaseSource } from '../format/releaseSource.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { UsageError } from '../support/UsageError.ts';
import type { LiveSections } from './pointer.ts';

export type Live = LiveSections[string];
export type Why = Pick<Live, 'by' | 'note'>;

export interface Rollback {
  section: string;
  release?: string | undefined;
  why?: Why;
  /** The only release that may be live now. */
  harmful?: string;
}

export interface Prune {
  keep: number;
  /** Releases, such as `news 0123456789ab`, that stay besides the last ones. */
  spared?: ReadonlySet<string> | undefined;
}

/** What a change does to one section, in values: it leads from one state only to one other. */
export interface Move {
  section: string;
  /** Which release is live, or which lock is set. */
  state: (section: Live | undefined) => string | undefined;
  from: string | undefined;
  /** Since when: after a rollback to it, a release is live anew. */
  since?: string | undefined;
  to: string | undefined;
  apply: (section: Live | undefined) => Live | undefined;
}

const releaseOf = (section?: Live) => section?.release;
export const whyOf = ({ by, note }: Partial<Why>): string =>
  `${by ? `, by ${by}` : ''}${note ? `: ${note}` : ''}`;
const lockOf = (section?: Pick<Live, 'lock'>) =>
  section?.lock && `${section.lock.by ?? 'its team'}: ${section.lock.reason}`;

/**
 * A section that is in its new state already stays as it is. @throws ComposeError `locked`, or `overtaken` if another
 * publisher was faster
 */
export function moved(live: LiveSections, move: Move, site: string): LiveSections {
  const { section, state, from, to } = move;
  const { [section]: current, ...others } = live;
  if (state(current) === to) return live;
  const { lock, owner = 'its team', release, since, by, note } = current ?? {};
  if (lock && state === releaseOf)
    throw new ComposeError(
      'locked',
      `${section} is locked by ${lock.by ?? owner}: "${lock.reason}". To release it again, run ringside unlock ${section} --to ${site}.`,
    );
  if (state(current) !== from || (move.since ?? since) !== since) {
    const what = current
      ? `${release} is live since ${since}${whyOf({ by, note })}, ${lock ? `locked by ${lockOf(current)}` : 'not locked'}`
      : 'it was removed';
    const message = `${section} was changed by another publisher in the meantime: ${what}. If your change is still right, run the command again.`;
    throw new ComposeError('overtaken', message);
  }
  const after = move.apply(current);
  return after ? { ...others, [section]: after } : others;
}

export function released(
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
    const history = [...others, { release: to, since, by, note, before: from }];
    return { ...current, owner: ownerAfter(current, source), release: to, since, by, note, history };
  };
  return { section, state: releaseOf, from, since: at, to, apply };
}

/** The repository that owns a section after a release: the first one that released it. */
export function ownerAfter(current: Live | undefined, { release: { name }, owner }: ReleaseSource) {
  if (!current?.owner || current.owner === owner) return owner;
  throw new ComposeError(
    'taken-name',
    `${name} belongs to another repository on this site, ${current.owner}. Choose another name, or, to take it over, write "ringside": { "owner": "${current.owner}" } into package.json.`,
  );
}

/** `was` is what an unfinished change replaces. */
export function rolledBack(
  live: LiveSections,
  { section, release: named, harmful, why: { by, note } = {} }: Rollback,
  since: string,
  was: string | undefined,
): Move {
  const { release, since: at, history } = sectionOf(live, section);
  if (harmful && release !== harmful)
    throw new ComposeError('unknown-release', `${section} ${harmful} is no longer live.`);
  const replacedBy = (id: string) => history.find((past) => past.release === id)?.before;
  // If another publisher is rolling this release back, this command means that rollback, not another one after it.
  const from = !named && was && replacedBy(was) === release ? was : release;
  const to = named ?? replacedBy(from);
  if (!to) throw new ComposeError('unknown-release', `${section} ${release} replaced no other release.`);
  const apply = (now?: Live) => {
    const stored = now?.history.map((past) => past.release) ?? [];
    const message = `the site has no release ${to} of ${section}. Choose from ${stored.join(', ')}.`;
    if (!now || !stored.includes(to)) throw new ComposeError('unknown-release', message);
    const takenBack = harmful ? [...(now.takenBack ?? []), harmful] : now.takenBack;
    return { ...now, release: to, since, by, note, takenBack };
  };
  return { section, state: releaseOf, from, since: from === release ? at : undefined, to, apply };
}

export function locked(live: LiveSections, section: string, lock: Live['lock']): Move {
  const from = lockOf(sectionOf(live, section));
  return { section, state: lockOf, from, to: lockOf({ lock }), apply: (now) => now && { ...now, lock } };
}

export function removed(live: LiveSections, section: string): Move {
  const { release: from, since } = sectionOf(live, section);
  if (section === 'shell') throw new UsageError('The shell cannot be removed: every site needs it.');
  return { section, state: releaseOf, from, since, to: undefined, apply: () => undefined };
}

/** Drops all but the last releases, and those spared, from each history. */
export function pruned(live: LiveSections, { keep, spared }: Prune): LiveSections {
  const shortened = ([name, section]: [string, Live]) => {
    const { release, history } = section;
    const stays = (past: Live['history'][number], place: number) =>
      place >= history.length - keep || past.release === release || spared?.has(`${name} ${past.release}`);
    return [name, { ...section, history: history.filter(stays) }] as const;
  };
  return Object.fromEntries(Object.entries(live).map(shortened));
}

/** @throws UsageError when the site has no such section */
function sectionOf(live: LiveSections, name: string): Live {
  const section = live[name];
  if (section) return section;
  throw new UsageError(`The site has no section "${name}". Choose from ${Object.keys(live).join(', ')}.`);
}

/** The history is in the order of releases: those after the live one were rolled back, those before it superseded. */
export function stateOf(section: Live | undefined, release: string) {
  if (section?.release === release) return 'live';
  const ids = section?.history.map((past) => past.release) ?? [];
  if (!ids.includes(release)) return 'new';
  return ids.indexOf(release) > ids.indexOf(section?.release ?? '') ? 'rolled back' : 'superseded';
}
