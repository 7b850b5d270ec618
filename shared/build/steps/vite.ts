import type { build as viteBuild } from 'vite';
import { bundleError } from './buildErrors.ts';

/**
 * Vite's `build`. It takes a while to load, so only who needs it waits for it: a release of changed content takes its
 * bundles from builds before.
 *
 * @throws with file, line and code frame of what is wrong
 */
export const build: typeof viteBuild = async (config) => {
  const { build: run } = await import('vite');
  try {
    return await run(config);
  } catch (error) {
    throw bundleError(error, config?.root);
  }
};
