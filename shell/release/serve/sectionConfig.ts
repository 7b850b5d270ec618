import { clientModules } from '@ringside/shared/build/clientModules';
import { inlineScript } from '@ringside/shared/build/inlineScript';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { devPages } from './devPages.ts';

/**
 * The development server of one package inside a released site.
 *
 * @param root the package's folder
 * @param site the site's URL, without a trailing slash
 */
export const sectionConfig = (root: string, site: string): InlineConfig => ({
  root,
  configFile: false,
  cacheDir: '.cache/vite',
  appType: 'custom',
  publicDir: false,
  plugins: [tailwindcss(), react(), clientModules(), inlineScript(), devPages(site)],
  // Scan all components at the start: a dependency that Vite finds later reloads the page.
  optimizeDeps: { entries: ['src/**/*.tsx', '!src/**/*.{test,wtr}.tsx', '!src/server.tsx'] },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    // Files that released pages load.
    proxy: { '^/(assets|vendor)/': { target: site, changeOrigin: true } },
    watch: { ignored: ['**/dist/**', '**/.cache/**'] },
  },
});
