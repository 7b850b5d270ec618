import type { Plugin } from 'vite';

/** A page of the site, composed from source. */
export interface DevPage {
  status: number;
  html: string;
}

/**
 * Answers requests for pages while developing: each is composed anew from the packages' sources, as a release would be.
 * What only prerendering reads (content, server-only components) reloads the page when it changes.
 *
 * @param composer the module that exports `composeDevPage(load, path)`; it runs inside Vite, from source
 */
export function devPages(composer: string): Plugin {
  return {
    name: 'ringside:dev-pages',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
          if (!request.headers.accept?.includes('text/html')) return next();
          const load = (module: string) => server.ssrLoadModule(module, { fixStacktrace: true });
          const { composeDevPage } = (await load(composer)) as {
            composeDevPage(load: (module: string) => Promise<unknown>, path: string): Promise<DevPage>;
          };
          const { status, html } = await composeDevPage(load, path);
          response.writeHead(status, { 'content-type': 'text/html;charset=utf-8' }).end(html);
        } catch (error) {
          next(error);
        }
      });
    },
    hotUpdate({ file, server }) {
      // Vite exchanges stylesheets in place by itself.
      if (this.environment.name !== 'client' || file.endsWith('.css')) return;
      const inBrowser = [...(this.environment.moduleGraph.getModulesByFile(file) ?? [])];
      const onServer = server.environments.ssr?.moduleGraph.getModulesByFile(file);
      // A stylesheet that looks at a file for class names does not show what the file says.
      if (!onServer?.size || inBrowser.some(({ type }) => type === 'js')) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
