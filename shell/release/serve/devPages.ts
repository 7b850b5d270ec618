import type { Plugin, ViteDevServer } from 'vite';
import type { DevOptions } from './dev.ts';

type Composer = typeof import('./dev.ts');
type Load = (module: string) => Promise<unknown>;
type Found = { status: number; type: string; body: string | Uint8Array };

/** URLs of files that released pages load. */
const RELEASED = /^\/(assets|vendor)\//;

/**
 * Responds to page requests during development. Each page is composed again from the packages' sources, as a release would
 * do. Changes to what only prerendering reads (content, server-only components) reload the page.
 *
 * @param composer the module that composes pages; Vite runs it from source
 */
export function devPages(composer: string, options: DevOptions = {}): Plugin {
  return {
    name: 'ringside:dev-pages',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer(server) {
      respond(server, async (path, load) => {
        if (!options.site || !RELEASED.test(path)) return undefined;
        const { respondFromSite } = (await load(composer)) as Composer;
        return respondFromSite(options.site, path.slice(1));
      });
      return () =>
        respond(server, async (path, load, accept) => {
          const { respondFromSource } = (await load(composer)) as Composer;
          // A URL without a file extension is a page, whatever the browser accepts.
          const wantsPage = accept.includes('text/html') || !/\.[^/]+$/.test(path);
          return respondFromSource(load, path, wantsPage, options);
        });
    },
    hotUpdate({ file, server }) {
      // Vite replaces stylesheets in place without us.
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

/** Responds with what is found at a path; other requests go on to Vite. */
function respond(
  server: ViteDevServer,
  find: (path: string, load: Load, accept: string) => Promise<Found | undefined>,
) {
  const load = (module: string) => server.ssrLoadModule(module, { fixStacktrace: true });
  server.middlewares.use(async (request, response, next) => {
    try {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
      const found = await find(pathname, load, request.headers.accept ?? '');
      if (!found) return next();
      response.writeHead(found.status, { 'content-type': found.type }).end(found.body);
    } catch (error) {
      next(error);
    }
  });
}
