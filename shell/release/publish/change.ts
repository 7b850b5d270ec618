import type { PageIndex } from '../compose/pageIndex.ts';
import type { ReleaseSource } from '../format/releaseSource.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { UsageError } from '../support/UsageError.ts';
import type { LiveSections, Pointer } from './pointer.ts';

/** A change to a site. If another publisher is faster, the change is applied again to the site as it then is. */
export type Change =
  | {
      kind: 'release';
      sources: readonly ReleaseSource[];
      /** The site's public URL; unchanged unless given. */
      origin?: string | undefined;
      /** The only generation that may be live now. */
      onto?: number;
    }
  | { kind: 'rollback'; section: string; release?: string | undefined }
  | { kind: 'remove'; section: string }
  | { kind: 'prune'; keep: number }
  | {
      kind: 'preview';
      sources: readonly ReleaseSource[];
      sections: LiveSections;
      preview: NonNullable<Pointer['preview']>;
      origin?: string | undefined;
      /** Pinned embed files that were copied to the target, in addition to those in its index. */
      pinned: PageIndex;
    }
  /** Composes what is live again, over files that may differ from it. */
  | { kind: 'repair'; files: readonly string[] };

/**
 * The live sections after a change.
 *
 * @throws UsageError when the change does not apply to this site
 * @throws ComposeError `taken-name`, `unknown-release`, `outdated-preview`
 */
export function sectionsAfter(change: Change, before: Pointer | undefined, site: string): LiveSections {
  const live = before?.sections ?? {};
  const now = new Date().toISOString();
  switch (change.kind) {
    case 'release':
      if (change.onto !== undefined && before?.generation !== change.onto)
        throw new ComposeError('outdated-preview', `${site} is being changed. Make the preview again.`);
      return change.sources.reduce((sections, source) => released(sections, source, now), live);
    case 'rollback':
      return rolledBack(live, change.section, change.release, now);
    case 'remove':
      return Object.fromEntries(Object.entries(live).filter(([name]) => name !== change.section));
    case 'prune':
      return shortened(live, change.keep);
    case 'preview':
      checkPreviewTarget(before, site);
      return change.sections;
    case 'repair':
      return live;
  }
}

/** @throws UsageError when the target of a preview holds a live site */
export function checkPreviewTarget(before: Pointer | undefined, site: string): void {
  if (before && !before.preview)
    throw new UsageError(`${site} is a live site, which a preview would replace. Name another target.`);
}

function released(live: LiveSections, source: Released, since: string): LiveSections {
  const { name, id: release } = source.release;
  const current = live[name];
  const owner = ownerAfter(current, source);
  if (current?.release === release) return live;
  const others = (current?.history ?? []).filter((past) => past.release !== release);
  const history = [...others, { release, since, ...(current && { before: current.release }) }];
  return sorted({ ...live, [name]: { release, since, ...owner, history } });
}

/** The conditions that a release must meet to become live. */
type Released = Pick<ReleaseSource, 'release' | 'owner'>;

/**
 * The repository that owns a section after a release: the first one that released it.
 *
 * @throws ComposeError `taken-name`
 */
export function ownerAfter(
  current: LiveSections[string] | undefined,
  { release: { name }, owner }: Released,
): { owner?: string } {
  if (current?.owner && current.owner !== owner)
    throw new ComposeError(
      'taken-name',
      `on this site, ${name} belongs to another repository, ${current.owner}. Choose another name, or, to take it over, write "ringside": { "owner": "${current.owner}" } into package.json.`,
    );
  return owner ? { owner } : {};
}

/**
 * The live sections after a rollback of one of them: to the release that the live one replaced, unless another is
 * named.
 *
 * @throws UsageError when the site has no such section
 * @throws ComposeError `unknown-release`
 */
function rolledBack(
  live: LiveSections,
  name: string,
  wanted: string | undefined,
  since: string,
): LiveSections {
  const current = live[name];
  if (!current)
    throw new UsageError(`The site has no section "${name}". Choose from ${Object.keys(live).join(', ')}.`);
  const { history } = current;
  const release = wanted ?? history.find((past) => past.release === current.release)?.before;
  if (!release)
    throw new ComposeError('unknown-release', `${name} ${current.release} replaced no other release.`);
  if (!history.some((past) => past.release === release)) {
    const kept = history.map((past) => past.release).join(', ');
    throw new ComposeError('unknown-release', `the site has no release ${release} of ${name}, only ${kept}.`);
  }
  return release === current.release ? live : { ...live, [name]: { ...current, release, since } };
}

/** The state of a section's release on a site: live, rolled back, or neither. */
export function stateOf(
  section: LiveSections[string] | undefined,
  release: string,
): 'live' | 'rolled back' | 'new' {
  if (section?.release === release) return 'live';
  // The history ends with what was released last.
  return section?.history.at(-1)?.release === release ? 'rolled back' : 'new';
}

/** Drops all but the last few releases of each section, and the live one, from the history. */
function shortened(live: LiveSections, keep: number): LiveSections {
  return Object.fromEntries(
    Object.entries(live).map(([name, section]) => {
      const recent = new Set(section.history.slice(-keep).map((past) => past.release));
      const history = section.history.filter(
        ({ release }) => recent.has(release) || release === section.release,
      );
      return [name, { ...section, history }];
    }),
  );
}

/** Sorted by name, so that the pointer's text depends only on what is live. */
const sorted = (live: LiveSections): LiveSections =>
  Object.fromEntries(Object.entries(live).sort(([a], [b]) => (a < b ? -1 : 1)));
