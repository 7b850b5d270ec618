import type { InlineConfig } from 'vite';

/**
 * Bundles hold what is used of Lit alone. `lit` imports all of it, and `lit-html` creates a Trusted Types policy as it loads,
 * which the policy of a partner's page may forbid.
 */
export const LIT_WITHOUT_TEMPLATES = {
  moduleSideEffects: [{ test: /\/node_modules\/lit(-element|-html)?\//, sideEffects: false }],
};

/** What the client and the server of a package are built with alike. */
export const commonConfig = async (root: string, outDir: string, section: string): Promise<InlineConfig> => ({
  root,
  configFile: false,
  logLevel: 'warn',
  // It loads Vite.
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
