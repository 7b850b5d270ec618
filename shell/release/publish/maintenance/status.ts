import { storedRelease } from '../../format/releaseSource.ts';
import type { Store } from '../../stores/store.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { inParallel } from '../../support/inParallel.ts';
import { kilobytes } from '../../support/kilobytes.ts';
import { composed, liveIndex } from '../liveIndex.ts';
import { livePointer, liveSince, type Pointer } from '../pointer.ts';

type Status = Awaited<ReturnType<typeof statusOf>>;

/** What is live, or was live at some time. Pruning removes older files, so only what is live has sizes. */
export async function statusOf(store: Store, at?: Date) {
  const pointer = at ? (await liveSince(store, at.getTime())).pointer : await livePointer(store);
  if (!pointer)
    throw new ComposeError(
      'no-site',
      `${store.name} has no record of what was live at ${at?.toISOString()}. Choose a later time.`,
    );
  const sections = await inParallel(Object.entries(pointer.sections), async ([name, section]) => {
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
    ...(at ? {} : sizeOf([...(await liveIndex(store, pointer, composed)).index.values()])),
    sections: Object.fromEntries<Pointer['sections'][string] & Partial<Size>>(sections),
  };
}

export function statusText(status: Status): string {
  const lines = [
    `${status.target}: generation ${status.generation} of ${status.origin}${sizeText(status, 'composed files')}`,
  ];
  if (status.isPublishing)
    lines.push('A change is under way or was interrupted. Releasing again completes it.');
  for (const [name, section] of Object.entries(status.sections)) {
    const { release, since, owner, lock, history } = section;
    const size = sizeText(section, 'files');
    const row = (first: string, text: string) => lines.push(`${first.padEnd(12)} ${text}`);
    row(name, `${release}  since ${since}${size}${owner ? `, from ${owner}` : ''}${whyOf(section)}`);
    if (lock) row('', `locked by ${lock.by ?? owner ?? 'its team'}: ${lock.reason}`);
    const past = history.filter((each) => each.release !== release).reverse();
    for (const each of past) row('', `${each.release}  of    ${each.since}${whyOf(each)}`);
  }
  return lines.join('\n');
}

const whyOf = ({ by, note }: { by?: string | undefined; note?: string | undefined }): string =>
  `${by ? `, by ${by}` : ''}${note ? `: ${note}` : ''}`;

const sizeOf = (files: readonly { bytes: number }[]) => ({
  files: files.length,
  bytes: files.reduce((total, { bytes }) => total + bytes, 0),
});
type Size = ReturnType<typeof sizeOf>;

const sizeText = ({ files, bytes = 0 }: Partial<Size>, what: string): string =>
  files === undefined ? '' : `, ${files} ${what}, ${kilobytes(bytes)}`;
