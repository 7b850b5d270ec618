import type { InlineConfig } from 'vite';

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
