import type { build as viteBuild } from 'vite';
import { bundleError } from './buildErrors.ts';

/**
 * Vite's `build`. Vite takes a while to load, so it is only loaded when needed: a release with changed content reuses
 * earlier bundles.
 *
 * @throws an error with file, line and code frame
 */
export const build: typeof viteBuild = async (config) => {
  const { build: run } = await import('vite');
  try {
    return await run(config);
  } catch (error) {
    throw bundleError(error, config?.root);
  }
};
