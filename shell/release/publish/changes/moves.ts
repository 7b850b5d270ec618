import { ComposeError } from '../../support/ComposeError.ts';
import type { LiveSections } from '../pointer.ts';

export type Live = LiveSections[string];
export type Why = Pick<Live, 'by' | 'note'>;

/** What a change does to one section, in values: a move leads from one state only to one other. */
export interface Move {
  section: string;
  /** Which release is live, or which lock is set. */
  state: (section: Live | undefined) => string | undefined;
  from: string | undefined;
  /** Since when the state holds: after a rollback to it, a release is live anew. */
  since?: string | undefined;
  to: string | undefined;
  apply: (section: Live | undefined) => Live | undefined;
}

export const releaseOf = (section?: Live) => section?.release;

export const whyOf = ({ by, note }: Partial<Why>): string =>
  `${by ? `, by ${by}` : ''}${note ? `: ${note}` : ''}`;
/** Says who has locked a section, and why. */
export const lockText = (section?: Pick<Live, 'lock'>) =>
  section?.lock && `${section.lock.by ?? 'its team'}: ${section.lock.reason}`;

/**
 * A section that is in its new state already stays as it is.
 * @throws ComposeError `locked`, or `overtaken` if another publisher was faster
 */
export function moved(live: LiveSections, move: Move, site: string): LiveSections {
  const { section, state, from, to } = move;
  const { [section]: current, ...others } = live;
  if (state(current) === to) return live;
  const { lock, owner = 'its team', release, since, by, note } = current ?? {};
  // A lock stops every move to another release, but not that of the lock itself.
  if (lock && state === releaseOf) {
    const message = `${section} is locked by ${lock.by ?? owner}: "${lock.reason}". To release it again, run ringside unlock ${section} --to ${site}.`;
    throw new ComposeError('locked', message);
  }
  if (state(current) !== from || (move.since ?? since) !== since) {
    const what = current
      ? `${release} is live since ${since}${whyOf({ by, note })}, ${lock ? `locked by ${lockText(current)}` : 'not locked'}`
      : 'it was removed';
    const message = `${section} was changed by another publisher in the meantime: ${what}. If your change is still right, run the command again.`;
    throw new ComposeError('overtaken', message);
  }
  const after = move.apply(current);
  return after ? { ...others, [section]: after } : others;
}

/**
 * Says what became of a release. A section's history is in the order of its releases. Those after
 * the live one were rolled back. Those before it were replaced, unless `watch` rolled them back.
 */
export function stateOf(
  section: Live | undefined,
  release: string,
): 'live' | 'new' | 'replaced' | 'rolled back' {
  // Sites remember releases of earlier kits by the first characters of their ids.
  const ids = section?.history.map((past) => past.release) ?? [];
  const place = ids.findIndex((id) => release.startsWith(id));
  if (section && release.startsWith(section.release)) return 'live';
  if (place < 0) return 'new';
  const isRolledBack =
    place > ids.indexOf(section?.release ?? '') || section?.takenBack?.includes(release);
  return isRolledBack ? 'rolled back' : 'replaced';
}
