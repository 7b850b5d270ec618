import type { PageIndex } from '../compose/reuse/pageIndex.ts';
import type { ReleaseSource } from '../format/releaseSource.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { UsageError } from '../support/UsageError.ts';
import type { LiveSections, Pointer } from './pointer.ts';

/** Releases that a change brings to a site. */
export interface Offered {
  sources: readonly ReleaseSource[];
  /** The site's public URL; unchanged unless given. */
  origin?: string | undefined;
  /** The share of visits to measure, in percent; unchanged unless given. */
  sample?: number | undefined;
}

/** Who asked for a change, and why. */
type Why = Pick<LiveSections[string], 'by' | 'note'>;

/** A change to a site. If another publisher is faster, the change is applied again to the new state of the site. */
export type Change =
  /** `onto` is the only generation that may be live now. */
  | ({ kind: 'release'; why?: Why; onto?: number } & Offered)
  /** `harmful` is the release that `watch` found harmful: the only one that may be live now. */
  | { kind: 'rollback'; section: string; release?: string | undefined; why?: Why; harmful?: string }
  | { kind: 'lock'; section: string; lock: LiveSections[string]['lock'] }
  | { kind: 'remove'; section: string }
  /** `spared` names releases, such as `news 0123456789ab`, that stay besides the last ones. */
  | { kind: 'prune'; keep: number; spared?: ReadonlySet<string> | undefined }
  | ({
      kind: 'preview';
      sections: LiveSections;
      preview: NonNullable<Pointer['preview']>;
      /** Pinned embed files of the live site, in addition to those in the target's index. */
      pinned: PageIndex;
    } & Offered)
  /** Composes what is live again, over files that may differ from it. */
  | { kind: 'repair'; files: readonly string[] };

/**
 * The live sections after a change.
 *
 * @throws UsageError when the change does not apply to this site, as for a section that it does not have
 * @throws ComposeError `taken-name`, `unknown-release`, `outdated-preview`, `locked`
 */
export function sectionsAfter(change: Change, before: Pointer | undefined, site: string): LiveSections {
  const live = before?.sections ?? {};
  switch (change.kind) {
    case 'release':
      if (change.onto !== undefined && before?.generation !== change.onto)
        throw new ComposeError('outdated-preview', `${site} is being changed. Make the preview again.`);
      return change.sources.reduce((sections, source) => released(sections, source, change.why), live);
    case 'rollback':
      return rolledBack(live, change);
    case 'lock':
      return { ...live, [change.section]: { ...sectionOf(live, change.section), lock: change.lock } };
    case 'remove': {
      checkUnlocked(change.section, sectionOf(live, change.section));
      if (change.section === 'shell')
        throw new UsageError('The shell cannot be removed: every site needs it.');
      if (before?.preview)
        throw new UsageError(`${site} is a preview: remove ${change.section} from ${before.preview.of}.`);
      const { [change.section]: _, ...others } = live;
      return others;
    }
    case 'prune':
      return shortened(live, change.keep, change.spared);
    case 'preview':
      if (before && !before.preview)
        throw new UsageError(`${site} is a live site, which a preview would replace. Name another target.`);
      return change.sections;
    case 'repair':
      return live;
  }
}

/** When and why a release becomes live. It replaces the time and the reason of the previous one. */
const momentOf = ({ by, note }: Why = {}) => ({ since: new Date().toISOString(), by, note });

function released(live: LiveSections, source: ReleaseSource, why: Why | undefined): LiveSections {
  const { name, id: release } = source.release;
  const current = live[name];
  const owner = ownerAfter(current, source);
  if (current?.release === release) return live;
  checkUnlocked(name, current);
  const moment = momentOf(why);
  const others = (current?.history ?? []).filter((past) => past.release !== release);
  const history = [...others, { release, ...moment, before: current?.release }];
  return { ...live, [name]: { ...current, owner, release, ...moment, history } };
}

/**
 * The repository that owns a section after a release: the first one that released it.
 *
 * @throws ComposeError `taken-name`
 */
export function ownerAfter(
  current: LiveSections[string] | undefined,
  { release: { name }, owner }: ReleaseSource,
): string | undefined {
  if (current?.owner && current.owner !== owner)
    throw new ComposeError(
      'taken-name',
      `on this site, ${name} belongs to another repository, ${current.owner}. Choose another name, or, to take it over, write "ringside": { "owner": "${current.owner}" } into package.json.`,
    );
  return owner;
}

/** The live sections after a rollback: to the release that the live one replaced, unless another is named. */
function rolledBack(live: LiveSections, change: Extract<Change, { kind: 'rollback' }>): LiveSections {
  const { section: name, release: named, harmful, why } = change;
  const current = sectionOf(live, name);
  checkUnlocked(name, current);
  if (harmful && current.release !== harmful)
    throw new ComposeError('unknown-release', `${name} ${harmful} is no longer live.`);
  const { history } = current;
  const kept = history.map((past) => past.release);
  const release = named ?? history[kept.indexOf(current.release)]?.before;
  if (!release)
    throw new ComposeError('unknown-release', `${name} ${current.release} replaced no other release.`);
  if (!kept.includes(release))
    throw new ComposeError(
      'unknown-release',
      `the site has no release ${release} of ${name}, only ${kept.join(', ')}.`,
    );
  if (release === current.release) return live;
  const takenBack = harmful ? [...(current.takenBack ?? []), harmful] : current.takenBack;
  return { ...live, [name]: { ...current, release, ...momentOf(why), takenBack } };
}

/** @throws UsageError when the site has no such section */
function sectionOf(live: LiveSections, name: string): LiveSections[string] {
  const section = live[name];
  if (!section)
    throw new UsageError(`The site has no section "${name}". Choose from ${Object.keys(live).join(', ')}.`);
  return section;
}

/** @throws ComposeError `locked` */
function checkUnlocked(name: string, current: LiveSections[string] | undefined): void {
  if (!current?.lock) return;
  const { reason, by = current.owner ?? 'its team' } = current.lock;
  throw new ComposeError(
    'locked',
    `${name} is locked by ${by}: "${reason}". To release it again, run ringside unlock ${name} --to <target>.`,
  );
}

/** The state of a section's release on a site: live, rolled back, or neither. */
export function stateOf(section: LiveSections[string] | undefined, release: string) {
  if (section?.release === release) return 'live';
  // The history ends with what was released last.
  return section?.history.at(-1)?.release === release ? 'rolled back' : 'new';
}

/** Drops all but the last few releases of each section, and the live one, from the history. */
function shortened(live: LiveSections, keep: number, spared?: ReadonlySet<string>): LiveSections {
  return Object.fromEntries(
    Object.entries(live).map(([name, section]) => {
      const history = section.history.filter(
        ({ release }, index, { length }) =>
          index >= length - keep || release === section.release || spared?.has(`${name} ${release}`),
      );
      return [name, { ...section, history }];
    }),
  );
}
