import type { PageIndex } from '../compose/reuse/pageIndex.ts';
import type { ReleaseSource } from '../format/releaseSource.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { UsageError } from '../support/UsageError.ts';
import {
  type Live,
  locked,
  type Move,
  moved,
  type Prune,
  pruned,
  type Rollback,
  released,
  removed,
  rolledBack,
  type Why,
} from './moves.ts';
import type { LiveSections, Pointer } from './pointer.ts';

export interface Offered {
  sources: readonly ReleaseSource[];
  origin?: string | undefined;
  sample?: number | undefined;
}

/** A requested change to a site. */
export type Change =
  /** `onto` is the only generation that may be live now. */
  | ({ kind: 'release'; why?: Why; onto?: number } & Offered)
  | ({ kind: 'rollback' } & Rollback)
  | { kind: 'lock'; section: string; lock: Live['lock'] }
  | { kind: 'remove'; section: string }
  | ({ kind: 'prune'; grace?: number } & Prune)
  /** `pinned` are embed files of the live site. */
  | ({ kind: 'preview'; sections: LiveSections; preview: Pointer['preview']; pinned: PageIndex } & Offered)
  /** Composes what is live again, over files that may differ from it, by default any. */
  | { kind: 'repair'; files?: readonly string[] };

/**
 * Resolves a change once, to values such as "news: from C to B".
 *
 * @param seen the site when the change was asked for
 * @param now the time in milliseconds
 * @returns what is live after the change, for what is live before it
 * @throws UsageError when the change does not apply to this site
 * @throws ComposeError `taken-name`, `unknown-release`, `outdated-preview`; when applied, also `locked` and `overtaken`
 */
export function resolve(
  change: Change,
  seen: Pointer | undefined,
  site: string,
  now: number,
): (before: Pointer | undefined) => LiveSections {
  const live = seen?.sections ?? {};
  const since = new Date(now).toISOString();
  const applying = (moves: readonly Move[]) => (before: Pointer | undefined) =>
    moves.reduce((sections, move) => moved(sections, move, site), before?.sections ?? {});
  switch (change.kind) {
    case 'release': {
      const apply = applying(change.sources.map((source) => released(live, source, since, change.why)));
      return (before) => {
        if (change.onto === undefined || before?.generation === change.onto) return apply(before);
        throw new ComposeError('outdated-preview', `${site} is being changed. Make the preview again.`);
      };
    }
    case 'rollback':
      return applying([rolledBack(live, change, since, seen?.publishing?.was?.[change.section])]);
    case 'lock':
      return applying([locked(live, change.section, change.lock)]);
    case 'remove':
      if (seen?.preview)
        throw new UsageError(`${site} is a preview: remove ${change.section} from ${seen.preview.of}.`);
      return applying([removed(live, change.section)]);
    case 'prune':
      return (before) => pruned(before?.sections ?? {}, change);
    case 'preview':
      if (seen && !seen.preview)
        throw new UsageError(`${site} is a live site, which a preview would replace. Name another target.`);
      return () => change.sections;
    case 'repair':
      return applying([]);
  }
}
