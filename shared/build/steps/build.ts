import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { boundaries } from '../plugins/boundaries.ts';
import { bundleError } from './buildErrors.ts';

/** Vite's `build` with our common settings. Vite loads slowly, and changed texts do not need it. */
export async function build(root: string, config: InlineConfig) {
  const vite = await import('vite');
  const { defaultClientConditions, defaultServerConditions, mergeConfig } = vite;

  const common: InlineConfig = {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [boundaries()],
    // JSX is compiled independently of any `tsconfig.json` nearby.
    oxc: { jsx: { runtime: 'automatic' }, typescript: { onlyRemoveTypeImports: true } },
    resolve: {
      // Under this condition our packages export their sources, also where they are installed.
      conditions: ['ringside-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', 'zod'],
    },
    ssr: { resolve: { conditions: ['ringside-source', ...defaultServerConditions] } },
    build: {
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2022',
      // These browsers have `light-dark()`.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        checks: { moduleLevelDirective: false, pluginTimings: false },
        // `lit` imports everything, and `lit-html` creates a Trusted Types policy, which partners'
        // pages may forbid.
        treeshake: {
          moduleSideEffects: [
            { test: /\/node_modules\/lit(-element|-html)?\//, sideEffects: false },
          ],
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

/** Bundles a file and its imports into one script, followed by the files that it loads by URL. */
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
      rolldownOptions: {
        input: file,
        output: { format: 'iife', codeSplitting: false, assetFileNames },
      },
    },
  });
