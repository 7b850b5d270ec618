import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { bundleError } from './buildErrors.ts';

/**
 * Vite's `build`, with the settings that all builds share. Vite takes a while to load, so it is only loaded when needed:
 * a release with changed texts reuses earlier bundles.
 *
 * @param root the package's folder
 * @returns the files that it produced
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
    // How TypeScript is read, whatever `tsconfig.json` is near: the same sources give the same bundle anywhere.
    oxc: { jsx: { runtime: 'automatic' }, typescript: { onlyRemoveTypeImports: true } },
    resolve: {
      // Our packages export their sources under the first condition, so that a section gets the same bundle wherever it
      // is built.
      conditions: ['ringside-source', ...defaultClientConditions],
      // `shared` takes these from the section, wherever npm has put copies of them.
      dedupe: ['react', 'react-dom', 'zod'],
    },
    ssr: { resolve: { conditions: ['ringside-source', ...defaultServerConditions] } },
    build: {
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2022',
      // They have `light-dark()`. For older ones it would be rewritten as properties of the root, so a part of a page could not have
      // a colour scheme of its own.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        // Libraries say "use client" for frameworks that split their code.
        checks: { moduleLevelDirective: false },
        // Bundles only the part of `lit` that a widget uses. `lit` imports everything, and `lit-html` creates a Trusted
        // Types policy when it loads, which a partner's page may forbid.
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
 * Bundles a file and all its imports into one minified script without exports, so that it also runs as a classic
 * script.
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
