import { fileURLToPath } from 'node:url';
import { clientModules } from '@ringside/shared/build/clientModules';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { devPages } from './devPages.ts';

/** The compiled module that composes pages: this one is used where the tool is installed. */
const COMPOSER = fileURLToPath(new URL('./dev.js', import.meta.url));

/**
 * The development server of a section in a repository of its own.
 *
 * @param root the section's folder
 * @param site directory or URL of the released site around it
 */
export const sectionConfig = (root: string, site: string): InlineConfig => ({
  root,
  configFile: false,
  cacheDir: '.cache/vite',
  appType: 'custom',
  publicDir: false,
  plugins: [tailwindcss(), react(), clientModules(), devPages(COMPOSER, { site })],
  // Scan all components at the start: a dependency that Vite finds later reloads the page.
  optimizeDeps: { entries: ['src/**/*.tsx', '!src/**/*.{test,wtr}.tsx', '!src/server.tsx'] },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    watch: { ignored: ['**/dist/**', '**/.cache/**'] },
  },
});
