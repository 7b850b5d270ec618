import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Loaded by Vite: TypeScript here, compiled where the tool is installed. */
const COMPOSER = fileURLToPath(new URL('./dev', import.meta.url));

const inScript = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/** Composes a page from source at each request, with the rest of a released `site`, if there is one. */
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
      // A stylesheet that Tailwind scans this file for depends on it, too.
      if (!onServer?.size || inBrowser.some(({ type }) => type === 'js')) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
