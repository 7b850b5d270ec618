import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { boundaries } from '../plugins/boundaries.ts';
import { bundleError } from './buildErrors.ts';

/**
 * Vite's `build`, with the settings that all builds share. Vite loads slowly, and changed texts do not need it.
 *
 * @throws an error with file, line and code frame
 */
export async function build(root: string, config: InlineConfig) {
  const vite = await import('vite');
  const { defaultClientConditions, defaultServerConditions, mergeConfig } = vite;
  const common: InlineConfig = {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [boundaries()],
    // Whatever `tsconfig.json` is near, so that the same sources give the same bundle.
    oxc: { jsx: { runtime: 'automatic' }, typescript: { onlyRemoveTypeImports: true } },
    resolve: {
      // Our packages export their sources under it, so that a bundle is the same wherever it is built.
      conditions: ['ringside-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', 'zod'],
    },
    ssr: { resolve: { conditions: ['ringside-source', ...defaultServerConditions] } },
    build: {
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2022',
      // They have `light-dark()`. For older ones it would become properties of the root, and no part of a page could
      // have its own colour scheme.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        // `lit` imports everything, and `lit-html` creates a Trusted Types policy, which a partner's page may forbid.
        treeshake: {
          moduleSideEffects: [{ test: /\/node_modules\/lit(-element|-html)?\//, sideEffects: false }],
        },
      },
    },
  };
  try {
    const result = await vite.build(mergeConfig(common, config));
    return (result as Rolldown.RolldownOutput).output;
  } catch (error) {
    throw bundleError(error, root);
  }
}

/**
 * Bundles a file and its imports into one script without exports, which also runs as a classic script.
 *
 * @returns the script, then the files that it loads by URL, such as fonts
 */
export const bundleScript = (
  root: string,
  file: string,
  plugins: Plugin[] = [],
  assetFileNames?: Rolldown.OutputOptions['assetFileNames'],
) =>
  build(root, {
    plugins,
    build: {
      write: false,
      rolldownOptions: { input: file, output: { format: 'iife', codeSplitting: false, assetFileNames } },
    },
  });
