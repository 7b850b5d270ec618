import type { Release as BuiltRelease } from '@ringside/shared/contract';
import type { Life, Release, Section, Site } from '@ringside/watch';
import { sum } from 'd3-array';
import { ELEMENT_PAGES } from '../../compose/pageFile.ts';
import { storedRelease, usableRelease } from '../../format/releaseSource.ts';
import { packed } from '../../preview/pageChanges.ts';
import { timesOf } from '../../publish/changes/lives.ts';
import { stateOf } from '../../publish/changes/moves.ts';
import { livePointer, type Pointer } from '../../publish/pointer.ts';
import type { Store } from '../../stores/store.ts';
import { inParallel } from '../../support/inParallel.ts';

interface Options {
  /** The live site, if the store is a preview. */
  of?: Store | undefined;
  /** Reads and compresses each release's modules. */
  withScript?: boolean;
}

/** A site as `@ringside/watch` takes it. */
export async function watchedSite(
  store: Store,
  { of, withScript = false }: Options = {},
): Promise<Site> {
  const { sections, preview } = await livePointer(store);
  const found = await inParallel(Object.entries(sections), async ([name, section]) => {
    const replaced = of ? preview?.live[name] : replacedBy(section);
    const { release: live } = await storedRelease(store, name, section.release);
    const history = await inParallel(historyOf(section), async (past): Promise<Release[]> => {
      const release =
        past.release === live.id ? live : await usableRelease(store, name, past.release);
      // A section without an older release is left out; the others can still be compared.
      const state = release && stateOf(section, release.id);
      if (!release || !state || state === 'new') return [];
      const script = withScript ? await scriptOf(store, release) : undefined;
      const { id, ...files } = filesOf(release);
      const { since, by, note } = past;
      return [{ id, ...files, state, since, by, note, script }];
    });
    const reference = of && replaced ? await usableRelease(of, name, replaced) : undefined;
    const elsewhere: Release[] = reference
      ? [{ ...filesOf(reference), state: 'live on the previewed site' }]
      : [];
    const releases = [...elsewhere, ...history.flat()];
    const watched: Section = {
      name,
      owner: section.owner,
      lock: section.lock,
      live: live.id,
      before: releases.find(({ id }) => id === replaced && id !== live.id)?.id,
      releases,
      lives: livesOf(section, of && replaced),
    };
    return { watched, routes: live.routes };
  });

  const routes = found.flatMap((each) => each.routes);
  const pages = ['/404', ELEMENT_PAGES, ...routes, ...routes.map((route) => `${route}/404`)];
  return {
    name: store.name,
    isPreview: of !== undefined,
    pages: new Set(pages),
    sections: found.map(({ watched }) => watched),
  };
}

type Live = Pointer['sections'][string];

/** A site of an earlier contract has no history. */
const historyOf = ({ history, ...live }: Live): Live['history'] =>
  history.some(({ release }) => release === live.release) ? history : [...history, live];

const replacedBy = ({ release: live, history }: Live): string | undefined =>
  history.find(({ release }) => release === live)?.before;

function filesOf({ id, files }: BuiltRelease): Pick<Release, 'id' | 'hashes'> {
  const hashes = Object.keys(files).flatMap((path) => /-([\w-]{8})\.\w+$/.exec(path)?.[1] ?? []);
  return { id, hashes: new Set([id, ...hashes]) };
}

/** @param elsewhere the release that is live on the previewed site meanwhile */
function livesOf(section: Live, elsewhere: string | undefined): Life[] {
  const always = { since: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  const others = elsewhere ? [{ release: elsewhere, ...always }] : [];
  return [...timesOf(section), ...others];
}

/** Bytes after brotli, React included. */
async function scriptOf(store: Store, { modules }: BuiltRelease): Promise<number> {
  const files = Object.values(modules).flatMap(({ file, imports }) => [file, ...imports]);
  return sum(
    await inParallel(new Set(files), async (file) => packed((await store.read(file)) ?? '')),
  );
}
