import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createProxy } from 'proxy';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { liveReleases, siteAt } from '../serve/devSite.ts';
import { s3Store } from '../stores/s3.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { memoryS3, TEST_KEY } from '../testing/s3/memoryS3.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const served = async (respond: RequestListener) =>
  `http://127.0.0.1:${await listening(createServer(respond))}`;

/** Makes a certificate. */
async function certify() {
  const folder = await temporaryFolder();
  const [key, cert] = [`${folder}/key.pem`, `${folder}/cert.pem`];
  const words = `req -x509 -newkey rsa:2048 -nodes -subj /CN=127.0.0.1 -keyout ${key} -out ${cert}`;
  execFileSync('openssl', words.split(' '), { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

const certificate = await certify();

/** Starts a TLS server, whose certificate the test's environment accepts. */
async function servedWithTls(respond: RequestListener): Promise<string> {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  return `https://127.0.0.1:${await listening(createTlsServer(certificate, respond))}`;
}

/** Starts a proxy as companies have it, and returns the list of what is requested of it. */
async function behindProxy(login = ''): Promise<string[]> {
  const asked: string[] = [];
  const proxy = createProxy(createServer());
  proxy.authenticate = ({ headers }) => {
    const expected = `Basic ${Buffer.from(decodeURIComponent(login)).toString('base64')}`;
    return login === '' || headers['proxy-authorization'] === expected;
  };
  proxy.on('request', ({ url = '' }) => asked.push(url));
  proxy.on('connect', ({ url = '' }) => asked.push(url));
  const url = `http://${login && `${login}@`}127.0.0.1:${await listening(proxy)}`;
  for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'])
    vi.stubEnv(name, url);
  return asked;
}

const POINTER = JSON.stringify({ sections: { news: { release: '1' } } });

test('a bucket is reached through the proxy of a company', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', await served(memoryS3('bucket')));
  vi.stubEnv('AWS_ACCESS_KEY_ID', TEST_KEY);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', TEST_KEY);
  const asked = await behindProxy();
  expect(await s3Store('bucket', '').list()).toEqual([]);
  expect(asked.join()).toContain('127.0.0.1');
});

test('a site at a URL is reached through it, unless NO_PROXY names its host', async () => {
  const url = await served((_, response) => response.end(POINTER));
  const asked = await behindProxy();
  expect(await liveReleases(siteAt(url))).toEqual([['news', '1']]);
  expect(asked).toHaveLength(1);
  vi.stubEnv('no_proxy', '127.0.0.1');
  expect(await liveReleases(siteAt(url))).toEqual([['news', '1']]);
  expect(asked).toHaveLength(1);
});

test.each([
  ['', 'a proxy'],
  ['anna:p%401', 'a proxy with a password'],
])('with the login "%s", a site and a bucket with TLS are reached through %s', async (login) => {
  const url = await servedWithTls((_, response) => response.end(POINTER));
  vi.stubEnv('AWS_ENDPOINT_URL_S3', await servedWithTls(memoryS3('bucket')));
  vi.stubEnv('AWS_ACCESS_KEY_ID', TEST_KEY);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', TEST_KEY);
  const asked = await behindProxy(login);
  expect(await liveReleases(siteAt(url))).toEqual([['news', '1']]);
  expect(await s3Store('bucket', '').list()).toEqual([]);
  // A client asks for each tunnel by CONNECT, so the proxy sees no path.
  const hosts = [url, process.env.AWS_ENDPOINT_URL_S3].map((each) => new URL(each ?? '').host);
  expect([...new Set(asked)]).toEqual(hosts);
});

test('a proxy that refuses a password is reported, without the password', async () => {
  const url = await servedWithTls((_, response) => response.end(POINTER));
  await behindProxy('anna:right');
  const wrong = process.env.HTTPS_PROXY?.replace('right', 'the-wrong-one') ?? '';
  for (const name of ['HTTPS_PROXY', 'https_proxy']) vi.stubEnv(name, wrong);
  const refused = liveReleases(siteAt(url));
  await expect(refused).rejects.toThrow('407');
  await expect(refused).rejects.not.toThrow('the-wrong-one');
});

test('a name and a password in a URL are sent, and never printed', async () => {
  const url = await served(({ headers }, response) => {
    response.statusCode = headers.authorization === 'Basic YW5uYTpwJDE=' ? 200 : 401;
    response.end(POINTER);
  });
  const named = (password: string) => siteAt(url.replace('//', `//anna:${password}@`));
  expect(await liveReleases(named('p%241'))).toEqual([['news', '1']]);
  expect(named('p%241').name).toBe(url);
  const refused = liveReleases(named('wrong-one'));
  await expect(refused).rejects.toThrow(`${url}/sections.json: the host responded with status 401`);
  await expect(refused).rejects.not.toThrow('wrong-one');
});

test.each([
  [401, /status 401 Unauthorized\. Put the name and the password into the URL/],
  [403, /status 403 Forbidden\. The host refuses this file/],
  [500, /status 500 Internal Server Error/],
  [503, /status 503 Service Unavailable\. Try again later/],
  [404, /has no sections\.json\. Check the URL or path/],
])('a host that responds with %i is said to', async (status, message) => {
  const url = await served((_, response) => response.writeHead(status).end());
  await expect(liveReleases(siteAt(url))).rejects.toThrow(message);
});

test('a host that cannot be reached is reported', async () => {
  const site = siteAt('http://anna:secret@ringside.invalid/');
  await expect(liveReleases(site)).rejects.toThrow(
    /http:\/\/ringside\.invalid cannot be reached: /,
  );
});
