import type { InlineConfig, build as viteBuild } from 'vite';
import { bundleError } from './buildErrors.ts';

/**
 * Bundles only the part of `lit` that a widget uses. `lit` imports everything, and `lit-html` creates a Trusted Types
 * policy when it loads, which a partner's page may forbid.
 */
export const LIT_WITHOUT_TEMPLATES = {
  moduleSideEffects: [{ test: /\/node_modules\/lit(-element|-html)?\//, sideEffects: false }],
};

/**
 * Conditions under which a build looks up what packages export. Ours export their sources under the first, so that a
 * section gets the same bundle wherever it is built.
 */
export async function conditions(kind: 'client' | 'server'): Promise<string[]> {
  const { defaultClientConditions, defaultServerConditions } = await import('vite');
  return ['ringside-source', ...(kind === 'client' ? defaultClientConditions : defaultServerConditions)];
}

/** How TypeScript is read, whatever `tsconfig.json` is near: the same sources give the same bundle anywhere. */
export const TYPESCRIPT: InlineConfig['oxc'] = {
  jsx: { runtime: 'automatic' },
  typescript: { onlyRemoveTypeImports: true },
};

/** Settings that the client and the server of a package share. */
export const commonConfig = async (root: string, outDir: string, section: string): Promise<InlineConfig> => ({
  root,
  configFile: false,
  logLevel: 'warn',
  oxc: TYPESCRIPT,
  // `shared` takes these from the section, wherever npm has put copies of them.
  resolve: { conditions: await conditions('client'), dedupe: ['react', 'react-dom', 'zod'] },
  ssr: { resolve: { conditions: await conditions('server') } },
  // The plugin loads Vite, so it is imported late.
  plugins: [(await import('@vitejs/plugin-react')).default()],
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: `assets/${section}`,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2022',
  },
});

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
