import { builtRelease } from '../format/releaseSource.ts';
import { type Published, publish } from '../publish/publish.ts';
import type { Store } from '../stores/store.ts';

export async function publishAll(
  store: Store,
  dists: readonly string[],
  origin?: string,
  sample?: number,
): Promise<Published> {
  const sources = await Promise.all(dists.map((dist) => builtRelease(dist)));
  return publish(store, { kind: 'release', sources, origin, sample });
}
