import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module that composes pages, TypeScript here and compiled where the tool is installed. Vite loads it. */
const COMPOSER = fileURLToPath(new URL('./dev', import.meta.url));

const inScript = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

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
    configureServer({ config, middlewares, ssrLoadModule }) {
      const load = (module: string) => ssrLoadModule(module, { fixStacktrace: true });
      return () =>
        middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            const { respondFromSource } = (await load(COMPOSER)) as typeof import('./dev.ts');
            const warnings = new Set<string>();
            const found = await respondFromSource(load, pathname, site, (each) => warnings.add(each));
            if (!found) return next();
            for (const each of warnings) config.logger.warnOnce(each);
            const inConsole = [...warnings].map((each) => `<script>console.warn(${inScript(each)})</script>`);
            response
              .writeHead(found.status, { 'content-type': found.type })
              .end([found.body, ...(found.type.startsWith('text/html') ? inConsole : [])].join(''));
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
