import { CONTRACT_VERSION } from '@ringside/shared/contract';
import { type Change, type Offered, offeredBy, type Request } from './changes/change.ts';
import type { LiveSections, Pointer } from './pointer.ts';

const SAMPLE = 10;
const ORIGIN = 'https://ringside.example';
/** How many changes a generation names: far more than happen while a publisher runs. */
const NAMED_CHANGES = 100;
/** For how many changes the files of a killed publisher are checked. */
const LATE_CHANGES = 20;

/** Returns the next pointer, without what composing finds out. */
export function nextPointer(
  before: Pointer | undefined,
  { name, change }: Request,
  sections: LiveSections,
  now: number,
): Omit<Pointer, 'index'> {
  const { origin, sample, beside } = offeredBy(change);
  const generation = (before?.generation ?? 0) + 1;
  const repaired = change.kind === 'repair' ? (change.files ?? []) : [];
  /** Files that another publisher claimed may be wrong now, or be written late. */
  const claimed = [...(before?.publishing?.files ?? []), ...repaired];
  const changes = [...(before?.changes?.slice(1 - NAMED_CHANGES) ?? []), name];
  const overtaken = [...(before?.overtaken ?? []), { generation, change: name, files: claimed }];
  // A long release renews its claim more often than others publish, so generations do not count.
  const recentChanges = changes.slice(-LATE_CHANGES);

  const isRecent = ({ change, generation: by }: (typeof overtaken)[number]) =>
    change ? recentChanges.includes(change) : isRecentGeneration(by, generation);

  return {
    ...before,
    publishing: undefined,
    contract: CONTRACT_VERSION,
    generation,
    origin: origin || before?.origin || ORIGIN,
    sections,
    changes,
    removed: removedAfter(before, change, sections, now),
    preview: change.kind === 'preview' ? change.preview : before?.preview,
    sample: sample ?? before?.sample ?? SAMPLE,
    beside: besideAfter(before, beside),
    overtaken: overtaken.filter((late) => late.files.length > 0 && isRecent(late)),
  };
}

/** Compares generations: an older tool listed files without the name of a change. */
const isRecentGeneration = (late: number, generation: number) => generation - late < LATE_CHANGES;

/** Remembers a section that is gone, so that its releases stay known until a prune forgets them. */
function removedAfter(
  before: Pointer | undefined,
  change: Change,
  sections: LiveSections,
  now: number,
): Pointer['removed'] {
  const known = before?.removed ?? [];
  if (change.kind === 'prune') {
    const isSpared = (section: string) => (release: { release: string }) =>
      change.spared?.has(`${section} ${release.release}`);
    const kept = known.flatMap((each) => {
      const history = each.history.filter(isSpared(each.section));
      return history.length > 0 ? [{ ...each, history }] : [];
    });
    return kept.length > 0 ? kept : undefined;
  }

  if (change.kind === 'preview') return before?.removed;
  const until = new Date(now).toISOString();
  const gone = Object.entries(before?.sections ?? {}).filter(([section]) => !sections[section]);
  const all = [...known, ...gone.map(([section, live]) => ({ ...live, section, until }))];
  return all.length > 0 ? all : undefined;
}

const besideAfter = (
  before: Pointer | undefined,
  given: Offered['beside'],
): string[] | undefined => (given ? [...given].sort() : before?.beside);
