import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { STYLES_CHANGED } from './hotReload.ts';

/** The module that Vite loads: TypeScript here, compiled where the tool is installed. */
const COMPOSER = fileURLToPath(new URL('./dev', import.meta.url));

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The browser imports a section's stylesheet only with one of its islands, so Vite tells no other
 * page of a change.
 */
function refreshStyles({ environments: { ssr, client } }: ViteDevServer, file: string): void {
  for (const module of ssr?.moduleGraph.getModulesByFile(file) ?? []) {
    ssr?.moduleGraph.invalidateModule(module);
    for (const importer of module.importers) ssr?.moduleGraph.invalidateModule(importer);
  }
  client.hot.send({ type: 'custom', event: STYLES_CHANGED });
}

/**
 * Composes a page from source at each request, with the rest of a released `site`, if there is one.
 */
export function devPages(site?: string): Plugin {
  return {
    name: 'ringside:dev-pages',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer({ config, middlewares, ssrLoadModule }) {
      // Without this, any site that the developer visits could open files with it.
      middlewares.use('/__open-in-editor', (_, response) => void response.writeHead(404).end());
      const load = (module: string) => ssrLoadModule(module, { fixStacktrace: true });
      return () =>
        middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            const { respondFromSource } = (await load(COMPOSER)) as typeof import('./dev.ts');
            const warnings = new Set<string>();
            const warn = (each: string) => warnings.add(each);
            const found = await respondFromSource(load, pathname, site, warn);
            if (!found) return next();
            for (const each of warnings) config.logger.warnOnce(each);
            const inConsole = [...warnings].map(
              (each) => `<script>console.warn(${inScript(each)})</script>`,
            );
            const isHtml = found.type.startsWith('text/html');
            response
              .writeHead(found.status, { 'content-type': found.type })
              .end(isHtml ? [found.body, ...inConsole].join('') : found.body);
          } catch (error) {
            next(error);
          }
        });
    },
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client') return;
      if (file.endsWith('.css')) {
        refreshStyles(server, file);
        return;
      }
      const inBrowser = [...(this.environment.moduleGraph.getModulesByFile(file) ?? [])];
      const onServer = server.environments.ssr?.moduleGraph.getModulesByFile(file);
      // A stylesheet that Tailwind scans this file for depends on it, too.
      if (!onServer?.size || inBrowser.some(({ type }) => type === 'js')) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
