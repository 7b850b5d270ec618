import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

/** What the client and the server of a package are built with alike. */
export const commonConfig = (root: string, outDir: string, section: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  build: {
    outDir,
    emptyOutDir: false,
    assetsDir: `assets/${section}`,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2022',
  },
});
