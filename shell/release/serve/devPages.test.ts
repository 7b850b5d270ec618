import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { devPages } from './devPages.ts';

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
