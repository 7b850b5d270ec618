import type { Store } from '../stores/store.ts';
import { ComposeError } from '../support/ComposeError.ts';
import { livePointer } from './pointer.ts';
import { type Published, publish } from './publish.ts';

/**
 * Removes a section from a site. Its releases stay for open tabs until the site is pruned, and its pinned embed files
 * stay for good.
 *
 * @throws UsageError when the site has no such section
 * @throws ComposeError `still-used`, with a refusal for each use in `others`
 */
export async function removeSection(store: Store, name: string): Promise<Published> {
  await livePointer(store);
  try {
    return await publish(store, { kind: 'remove', section: name });
  } catch (error) {
    if (!(error instanceof ComposeError) || !['dead-link', 'unknown-element'].includes(error.code))
      throw error;
    const refusal = new ComposeError(
      'still-used',
      `${name} is still linked or shown. First release these pages without it.`,
    );
    refusal.others = [error, ...error.others];
    throw refusal;
  }
}
