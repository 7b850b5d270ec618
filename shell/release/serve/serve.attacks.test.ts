import { readdir, readlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { directoryStore } from '../stores/directory.ts';
import { exchange, get, statusOf } from '../testing/exchange.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { random } from '../testing/random.ts';
import { releaseSamples } from '../testing/samples.ts';
import { serveSite } from './serve.ts';

/** Limits like the server's own, but in tenths of a second instead of tens of seconds. */
const LIMITS = { headersTimeout: 400, requestTimeout: 800, idle: 600, checked: 100, connections: 300 };

const folder = join(await temporaryFolder(), 'site');
await releaseSamples(directoryStore(folder));
await writeFile(join(folder, 'big.bin'), Buffer.alloc(30_000_000));
const server = await serveSite(folder, 0, LIMITS);
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const PAGE = 'GET /news HTTP/1.1\r\nHost: x\r\n';
const connections = () => new Promise<number>((done) => server.getConnections((_, count) => done(count)));
const isThere = async () => expect(statusOf(await get(port, '/news'))).toBe(200);

/** Opens connections that each act in a given way, and resolves when all of them are closed, by either side. */
async function crowd(count: number, act: (socket: Socket) => void): Promise<{ closed: Promise<unknown> }> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  const closed = Promise.all(sockets.map((socket) => new Promise((done) => socket.once('close', done))));
  for (const socket of sockets) {
    socket.on('error', () => socket.destroy());
    socket.once('connect', () => act(socket));
  }
  return { closed };
}

function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 50);
  socket.once('close', () => clearInterval(timer));
  socket.resume();
}

test.each<[string, (socket: Socket) => void]>([
  ['say nothing', (socket) => socket.resume()],
  [
    'send a header byte by byte',
    (socket) => {
      socket.write(`${PAGE}X: `);
      drip(socket, 'a');
    },
  ],
  [
    'send a body byte by byte',
    (socket) => {
      socket.write(`${PAGE}Content-Length: 100000\r\n\r\n`);
      drip(socket, 'a');
    },
  ],
  [
    'ask for much and read nothing',
    (socket) => {
      socket.pause();
      socket.write(`${PAGE.replace('/news', '/big.bin')}\r\n`);
    },
  ],
])('clients that %s are cut off, and others are answered meanwhile', async (_, act) => {
  const { closed } = await crowd(150, act);
  await isThere();
  // A socket that does not read is not notified of its end.
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  if (!String(act).includes('pause')) await closed;
  await isThere();
});

test('without other limits, the defaults apply', async () => {
  const usual = await serveSite(folder, 0);
  const { headersTimeout, requestTimeout, timeout, maxConnections } = usual;
  usual.close();
  expect({ headersTimeout, requestTimeout, timeout, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    maxConnections: 4096,
  });
});

test('connections above the limit are closed at once, and later ones are accepted again', async () => {
  // None of them may be closed for idling in the meantime.
  const patient = { headersTimeout: 60_000, requestTimeout: 60_000, idle: 60_000, checked: 1000 };
  const small = await serveSite(folder, 0, { ...patient, connections: 20 });
  const { port: at } = small.address() as AddressInfo;
  const sockets = Array.from({ length: 60 }, () => connect(at, '127.0.0.1').resume());
  let closed = 0;
  for (const socket of sockets) {
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      closed += 1;
    });
  }
  await expect.poll(() => closed, { timeout: 10_000 }).toBe(40);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => statusOf(await get(at, '/news'))).toBe(200);
  small.close();
});

test.each([
  ['one long header', 431, `X: ${'a'.repeat(20_000)}`],
  [
    'a hundred thousand short headers',
    431,
    Array.from({ length: 100_000 }, (_, n) => `x${n}: 1`).join('\r\n'),
  ],
  ['two lengths', 400, 'Content-Length: 1\r\nContent-Length: 2'],
  ['a length and chunks', 400, 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['an invalid length', 400, 'Content-Length: five'],
  ['a header without a name', 400, ': x'],
  ['a header over two lines', 400, 'X: a\r\n b: c'],
  ['a null byte', 400, 'X: \0'],
  ['a space before the colon', 400, 'X : a'],
  ['an unknown expectation', 417, 'Expect: tea'],
  ['another protocol', 200, 'Upgrade: websocket\r\nConnection: Upgrade, close'],
])('%s: %i', async (_, status, header) => {
  const answer = await exchange(port, `${PAGE}Connection: close\r\n${header}\r\n\r\n`);
  expect(statusOf(answer)).toBe(status);
  await isThere();
});

test.each([
  ['GET /news HTTP/1.1\r\n\r\n', 400],
  ['GET /news HTTP/9.9\r\nHost: x\r\n\r\n', 400],
  ['GET\r\n\r\n', 400],
  ['get /news HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['BREW /news HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['TRACE /news HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['PATCH /news HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['PROPFIND /news HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['CONNECT elsewhere:443 HTTP/1.1\r\nHost: x\r\n\r\n', 0],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
])('%j: %i', async (bytes, status) => {
  expect(statusOf(await exchange(port, bytes))).toBe(status);
  await isThere();
});

test('pipelined requests are answered in order', async () => {
  const asked = ['/news', '/nothing', '/gear', '/%', '/fights'];
  const lines = asked.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
  const answer = await exchange(port, `${lines}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  expect(statuses).toEqual([200, 404, 200, 400, 200, 200]);
});

test('garbage after a request is refused and not echoed', async () => {
  const next = random(7);
  for (let round = 0; round < 50; round += 1) {
    const garbage = Array.from({ length: 200 }, () => String.fromCharCode(Math.floor(next() * 256))).join('');
    const answer = await exchange(port, `${PAGE}\r\n${garbage}\r\n\r\n`);
    expect(answer).toContain('HTTP/1.1 400 Bad Request');
    expect(answer).not.toContain(garbage.slice(0, 20));
  }
  await isThere();
});

test('the body of a GET is not taken for the next request', async () => {
  const smuggled = 'GET /gear HTTP/1.1\r\nHost: x\r\n\r\n';
  const answer = await exchange(
    port,
    `${PAGE}Connection: close\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  );
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(answer).toContain('<h1>News</h1>');
});

test('after all that no file is open and no connection is left', async () => {
  const open = async () => {
    const links = (await readdir('/proc/self/fd').catch(() => [])).map((each) =>
      readlink(`/proc/self/fd/${each}`).catch(() => ''),
    );
    return (await Promise.all(links)).filter((link) => link.startsWith(folder));
  };
  await expect.poll(open).toEqual([]);
  await expect.poll(connections).toBe(0);
});
