import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module that composes pages, TypeScript here and compiled where the tool is installed. Vite loads it. */
const COMPOSER = fileURLToPath(new URL('./dev', import.meta.url));

/**
 * Responds to page requests during development: composes the page again from source. Changes to what only
 * prerendering reads reload the page.
 *
 * @param site the URL of a released site, to take only one section from source
 */
export function devPages(site?: string): Plugin {
  return {
    name: 'ringside:dev-pages',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer({ middlewares, ssrLoadModule }) {
      const load = (module: string) => ssrLoadModule(module, { fixStacktrace: true });
      return () =>
        middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            const { respondFromSource } = (await load(COMPOSER)) as typeof import('./dev.ts');
            const found = await respondFromSource(load, pathname, site);
            if (!found) return next();
            response.writeHead(found.status, { 'content-type': found.type }).end(found.body);
          } catch (error) {
            next(error);
          }
        });
    },
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || file.endsWith('.css')) return;
      const inBrowser = [...(this.environment.moduleGraph.getModulesByFile(file) ?? [])];
      const onServer = server.environments.ssr?.moduleGraph.getModulesByFile(file);
      // A stylesheet that is scanned for class names also depends on this file, but it does not show the file's
      // content.
      if (!onServer?.size || inBrowser.some(({ type }) => type === 'js')) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
