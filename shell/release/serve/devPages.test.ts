import { createServer, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import type { respondFromSource } from './dev.ts';
import { devPages } from './devPages.ts';

/** Says that it waits, and then responds with the path, or throws an error. */
async function respond(...[, path, , , wait]: Parameters<typeof respondFromSource>) {
  wait?.('Still waiting for it.');
  if (path === '/broken') throw new Error(path);
  return { status: 200, type: 'text/html', body: path };
}

test.each([
  ['late', 'document.write("/late")'],
  ['broken', 'new ErrorOverlay({"message":"/broken","stack":'],
])(
  'while a %s page takes long, the browser shows what it waits for, and then the page',
  async (path, script) => {
    const before: Plugin = {
      name: 'before',
      configureServer(server) {
        server.ssrLoadModule = async () => ({ respondFromSource: respond });
      },
    };
    const server = await createServer({
      configFile: false,
      plugins: [before, devPages()],
      mode: 'development',
      server: { port: 0 },
    });
    await server.listen();
    const response = await fetch(`${server.resolvedUrls?.local[0]}${path}`, {
      headers: { accept: 'text/html' },
    });
    const [first, then] = (await response.text()).split('<script');
    await server.close();
    expect(first).toBe('<p>Still waiting for it.</p>');
    expect(then).toContain(script);
  },
);

test('no site that a developer visits can open files in the editor', async () => {
  const server = await createServer({
    configFile: false,
    plugins: [devPages()],
    mode: 'development',
    server: { port: 0 },
  });
  await server.listen();
  const { status } = await fetch(
    `${server.resolvedUrls?.local[0]}__open-in-editor?file=package.json`,
  );
  await server.close();
  expect(status).toBe(404);
});
