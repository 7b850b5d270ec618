import { sum } from 'd3-array';
import { awaitedOn, awaitedText } from '../../format/awaited.ts';
import { storedRelease } from '../../format/releaseSource.ts';
import { sectionsAt } from '../../publish/changes/lives.ts';
import { whyOf } from '../../publish/changes/moves.ts';
import { composeReleases } from '../../publish/environment.ts';
import { liveIndex } from '../../publish/liveIndex.ts';
import { UNFINISHED } from '../../publish/maintenance/verify.ts';
import { livePointer, type Pointer } from '../../publish/pointer.ts';
import type { Store } from '../../stores/store.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { kilobytes } from '../../support/counted.ts';
import { inParallel } from '../../support/inParallel.ts';

/**
 * The releases that are live, or were live at a given time. A prune may have removed old files, so
 * old ones have no sizes.
 */
export async function statusOf(store: Store, at?: Date) {
  const pointer = await livePointer(store);
  const known = at ? sectionsAt(pointer, at.getTime()) : pointer.sections;
  if (Object.keys(known).length === 0)
    throw new ComposeError(
      'no-site',
      `${store.name} has no record of what was live at ${at?.toISOString()}. Choose a later time.`,
    );
  const sections = await inParallel(Object.entries(known), async ([name, section]) => {
    if (at) return [name, section] as const;
    const { release } = await storedRelease(store, name, section.release);
    return [name, { ...section, ...sizeOf(Object.values(release.files)) }] as const;
  });
  return {
    target: store.name,
    origin: pointer.origin,
    generation: pointer.generation,
    isPublishing: pointer.publishing !== undefined,
    /** The size of the composed files. */
    ...(at ? {} : sizeOf([...(await liveIndex(store, pointer, composeReleases)).index.values()])),
    awaited: at ? [] : await awaitedOn(store, pointer.sections),
    sections: Object.fromEntries<Pointer['sections'][string] & Partial<Size>>(sections),
  };
}

type Size = ReturnType<typeof sizeOf>;
const sizeOf = (files: readonly { bytes: number }[]) => ({
  files: files.length,
  bytes: sum(files, ({ bytes }) => bytes),
});

export function statusText({ sections, ...site }: Awaited<ReturnType<typeof statusOf>>): string {
  const sizeText = ({ files, bytes = 0 }: Partial<Size>, what: string) =>
    files === undefined ? '' : `, ${files} ${what}, ${kilobytes(bytes)}`;
  const row = (first: string, text: string) => `${first.padEnd(12)} ${text}`;
  const rows = Object.entries(sections).flatMap(([name, section]) => {
    const { release, since, owner, lock, history } = section;
    const from = owner ? `, from ${owner}` : '';
    return [
      row(name, `${release}  since ${since}${sizeText(section, 'files')}${from}${whyOf(section)}`),
      ...(lock ? [row('', `locked by ${lock.by ?? owner ?? 'its team'}: ${lock.reason}`)] : []),
      ...history
        .filter((past) => past.release !== release)
        .reverse()
        .map((past) => row('', `${past.release}  of    ${past.since}${whyOf(past)}`)),
    ];
  });
  return [
    `${site.target}: generation ${site.generation} of ${site.origin}${sizeText(site, 'composed files')}`,
    ...(site.isPublishing ? [UNFINISHED] : []),
    ...rows,
    ...site.awaited.map(awaitedText),
  ].join('\n');
}
