import { readdir } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { said } from '../cli/testing/commands.ts';
import { serveSite } from '../serve/serve.ts';
import type { Store } from '../stores/store.ts';
import { newSite, newStore, tree } from '../testing/samples.ts';
import { tryStore } from './tryStore.ts';

async function urlOf(server: ReturnType<typeof createServer>): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function served(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return urlOf(server);
}

const failed = (out: string) => out.split('\n').filter((line) => line.startsWith('FAIL'));

test('a site behind our own server has no fault, and nothing of the trial stays', async () => {
  const { folder, store } = await newSite();
  const before = await tree(store);
  const url = await urlOf(await serveSite(folder, 0));
  const { status, out } = await said(['doctor', folder, '--host', `${url}/`]);
  expect(failed(out)).toEqual([]);
  expect(out).toContain('ok   host: a page is sent as it was released, without a redirect (/');
  expect(out).toContain('ok   store: create a file only if it does not exist');
  expect(status).toBe(0);
  expect(await tree(store)).toEqual(before);
});

test('a host that provides nothing that a site needs gets a line for each fault', async () => {
  const { folder } = await newSite();
  const url = await served((_, response) => {
    response.setHeader('content-type', 'application/octet-stream');
    response.end('<h1>Powered by us</h1>');
  });
  const { status, out } = await said(['doctor', folder, '--host', url]);
  expect(status).toBe(1);
  for (const words of [
    'something rewrites it',
    'the status is 200 instead of 404',
    'there is no content-encoding',
    "content-security-policy has no frame-ancestors 'self'",
    'there is no x-content-type-options',
    'there is no access-control-allow-origin',
    'content-type is "application/octet-stream"',
  ])
    expect(failed(out).join('\n')).toContain(words);
  const { checks } = JSON.parse((await said(['doctor', folder, '--host', url, '--json'])).out);
  expect(checks).toContainEqual(
    expect.objectContaining({
      code: 'page-unchanged',
      part: 'host',
      fault: expect.stringContaining('rewrites'),
    }),
  );
});

test('a host that redirects, and a host that does not exist, are reported', async () => {
  const { folder } = await newSite();
  const url = await served((_, response) => response.writeHead(301, { location: '/x' }).end());
  const redirected = await said(['doctor', folder, '--host', url]);
  expect(failed(redirected.out).join('\n')).toContain('the status is 301 instead of 200');
  const absent = await said(['doctor', folder, '--host', 'http://ringside.invalid']);
  expect(failed(absent.out)).toEqual([
    expect.stringContaining('it responds: http://ringside.invalid cannot be reached: '),
  ]);
});

test('a new target is tried before anything is released', async () => {
  const { name } = await newStore();
  const { status, out } = await said(['doctor', name]);
  expect(status).toBe(0);
  expect(out).toContain(`host: not tried, because ${name} has no site yet`);
  const mistyped = join(name, 'a', 'mistyped');
  expect(await said(['doctor', mistyped])).toMatchObject({ status: 0 });
  expect(await readdir(name)).not.toContain('a');
});

const changed = async (change: (store: Store) => Partial<Store>): Promise<Store> => {
  const store = await newStore();
  return { ...store, ...change(store) };
};

test.each<[string, (store: Store) => Partial<Store>, string, string]>([
  [
    'that ignores If-None-Match',
    (store) => ({
      prepare: async (path, bytes) => {
        const { place } = await store.prepare(path, bytes);
        return { place: () => place() };
      },
    }),
    'create a file only if it does not exist',
    'lets several writers create the same file',
  ],
  [
    'that may only be read',
    () => ({ prepare: () => Promise.reject(new Error('writing was refused: 403 AccessDenied')) }),
    'write',
    '403 AccessDenied',
  ],
  [
    'that may not be listed',
    (store) => ({
      list: (folder) =>
        folder ? Promise.reject(new Error('listing was refused: 403')) : store.list(folder),
    }),
    'list',
    'listing was refused',
  ],
  ['that lists late', () => ({ list: async () => [] }), 'list', 'a new file is not listed at once'],
  [
    'that removes nothing',
    () => ({ remove: async () => undefined }),
    'remove',
    'a removed file is still there',
  ],
])('a store %s is found out', async (_, change, check, fault) => {
  const tried = await tryStore(await changed(change));
  const faults = tried.filter((each) => each.fault);
  expect(faults).toEqual([
    expect.objectContaining({ part: 'store', check, fault: expect.stringContaining(fault) }),
  ]);
});
