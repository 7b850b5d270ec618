import { FIRST_MS, SECOND_MS } from '@ringside/watch/testing/secondReleases';
import type { Why } from '../../publish/changes/moves.ts';
import { LEASE_MS } from '../../publish/claim.ts';
import { thisEnvironment } from '../../publish/environment.ts';
import { publish } from '../../publish/publish.ts';
import type { Store } from '../../stores/store.ts';
import type { Fixture } from '../../testing/fixtures.ts';
import { newStore, samples, sourceOf } from '../../testing/samples.ts';

/**
 * A site that was released when the logs of `@ringside/watch/testing` begin, and some sections
 * again when they say.
 */
export async function agedSite(again: readonly Fixture[], why: Why = {}) {
  const store = await newStore();
  await releasedAt(store, FIRST_MS, Object.values(samples));
  await releasedAt(store, SECOND_MS, again, why);
  return { store, folder: store.name };
}

async function releasedAt(store: Store, time: number, fixtures: readonly Fixture[], why: Why = {}) {
  const sources = await Promise.all(fixtures.map(sourceOf));
  const environment = { ...thisEnvironment, now: () => time };
  await publish(store, { kind: 'release', sources, why }, LEASE_MS, environment);
}

export async function idsOf(fixtures: readonly Fixture[]): Promise<Record<string, string>> {
  const sources = await Promise.all(fixtures.map(sourceOf));
  return Object.fromEntries(sources.map(({ release: { name, id } }) => [name, id]));
}
