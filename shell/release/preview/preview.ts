import { type PageIndex, pinnedIn } from '../compose/reuse/pageIndex.ts';
import { type ReleaseSource, storedRelease, storedReleases } from '../format/releaseSource.ts';
import { type Change, ownerAfter } from '../publish/changes/change.ts';
import { composeReleases } from '../publish/environment.ts';
import { liveIndex } from '../publish/liveIndex.ts';
import { filesUnlike } from '../publish/maintenance/verify.ts';
import {
  type LiveSections,
  livePointer,
  type Pointer,
  readPointer,
  releaseIds,
} from '../publish/pointer.ts';
import { type Published, publish } from '../publish/publish.ts';
import { mapOf } from '../stores/fileKinds.ts';
import { overlayStore } from '../stores/overlay.ts';
import { type Store, write } from '../stores/store.ts';
import { ComposeError, UsageError } from '../support/ComposeError.ts';
import { inParallel } from '../support/inParallel.ts';

/** Publishes a live site with some new releases at another target, without building. */
export async function previewReleases(
  live: Store,
  preview: Store,
  offered: readonly ReleaseSource[],
  origin?: string,
): Promise<Published> {
  const pointer = await livePointer(live);
  if (pointer.preview)
    throw new UsageError(
      `${live.name} is a preview. Name the site that it shows: ${pointer.preview.of}.`,
    );

  const since = new Date().toISOString();
  const next = offered.map((source) => {
    const { name, id } = source.release;
    return [
      name,
      { release: id, since, owner: ownerAfter(pointer.sections[name], source) },
    ] as const;
  });
  // The sections have no histories, because older releases are not copied.
  const sections: LiveSections = Object.fromEntries(
    [...Object.entries(pointer.sections), ...next].map(([name, { release, since, owner }]) => [
      name,
      { release, since, owner, history: [{ release, since }] },
    ]),
  );

  const sources = await storedReleases(live, sections, offered);
  const pinned = pinnedIn((await liveIndex(live, pointer, composeReleases)).index);
  const published = await publish(preview, {
    kind: 'preview',
    sources,
    sections,
    preview: { of: live.name, live: releaseIds(pointer.sections) },
    origin,
    sample: pointer.sample,
    pinned,
  });

  await copyPinned(live, preview, pinned);
  await writeMaps(preview, offered);
  return published;
}

/** Copies the pinned embed files that the preview does not have yet. */
async function copyPinned(live: Store, preview: Store, pinned: PageIndex): Promise<void> {
  const present = new Set(await preview.list());
  const missing = [...pinned.keys()].filter((path) => !present.has(path));
  await inParallel(missing, async (path) => {
    const bytes = await live.read(path);
    if (bytes) await write(preview, path, bytes, true);
  });
}

/** Source maps of the new releases' modules. Releases have none. */
async function writeMaps(preview: Store, offered: readonly ReleaseSource[]): Promise<void> {
  for (const { release, readMap } of offered)
    await inParallel(Object.keys(release.files), async (path) => {
      const map = path.endsWith('.js') && (await readMap?.(path));
      if (map) await write(preview, mapOf(path), map);
    });
}

/** Makes a preview's new releases live, unless a page would differ from its preview. */
export async function promote(preview: Store, live: Store) {
  const shown = await readPointer(preview);
  if (!shown?.preview)
    throw new UsageError(`${preview.name} is not a preview. To make one, run ringside preview.`);
  if (shown.publishing) throw outdated(`${preview.name} was interrupted while it was made`);

  const pointer = await livePointer(live);
  if (pointer.preview) throw new UsageError(`${live.name} is a preview. Name the live site.`);

  const releases = Object.entries(releaseIds(shown.sections));
  const promoted = releases.filter(
    ([name, id]) => shown.preview?.live[name] !== id && pointer.sections[name]?.release !== id,
  );
  if (promoted.length === 0)
    throw new UsageError(`Every release of ${preview.name} is already live at ${live.name}.`);
  for (const [name] of promoted)
    refuseChanged(name, shown.preview.live[name], pointer.sections[name]?.release);

  const offered = await Promise.all(
    promoted.map(async ([name, id]) => ({
      ...(await storedRelease(preview, name, id)),
      owner: shown.sections[name]?.owner,
    })),
  );
  const change: Change = { kind: 'release', sources: offered, onto: pointer.generation };
  await refuseDiffering(preview, shown, live, change);
  return { promoted, ...(await publish(live, change)) };
}

/** Refuses a section that was changed at the live site after the preview was made. */
function refuseChanged(name: string, before: string | undefined, now: string | undefined): void {
  if (now !== before)
    throw outdated(`${name} ${now ? `${now} became live` : 'was removed'} in the meantime`);
}

/** Refuses a change that would give a page other content than the preview shows. */
async function refuseDiffering(
  preview: Store,
  shown: Pointer,
  live: Store,
  change: Change,
): Promise<void> {
  const overlay = overlayStore(live);
  await publish(overlay, change);
  const differing = await pagesNotAsShown(preview, shown, overlay);

  const pages = differing.filter((path) => overlay.changes.has(path));
  if (pages.length > 0)
    throw outdated(
      `${live.name} has changed, and ${pages.join(', ')} would differ from the preview`,
    );
}

async function pagesNotAsShown(preview: Store, shown: Pointer, site: Store): Promise<string[]> {
  const { sections } = await livePointer(site);
  const { index: known } = await liveIndex(preview, shown, composeReleases);
  const sources = await storedReleases(site, sections);
  const differing = await filesUnlike(
    known,
    composeReleases(sources, shown, { known, pinned: pinnedIn(known) }),
  );
  return differing.filter((path) => path.endsWith('.html')).sort();
}

const outdated = (why: string): ComposeError =>
  new ComposeError('outdated-preview', `${why}. Make the preview again.`);
