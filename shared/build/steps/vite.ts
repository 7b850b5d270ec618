import type { build as viteBuild } from 'vite';

/**
 * Vite's `build`. It takes a while to load, so only who needs it waits for it: a release of changed content takes its
 * bundles from builds before.
 */
export const build: typeof viteBuild = async (config) => (await import('vite')).build(config);
