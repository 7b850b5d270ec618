import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@ringside/release/testing/fixtures';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { readViews } from '../readViews.ts';
import { AGENT, lineOf, many, QUERY, site, watch } from '../testing/secondReleases.ts';
import { readText } from '../words.ts';
import { readLines } from './readLines.ts';

/** The line of one beacon in nginx's combined format, which other formats contain. */
const COMBINED = lineOf(QUERY);
const HEADERS = { 'User-Agent': [AGENT], Remote_addr: ['203.0.113.9'] };
const CADDY = { remote_ip: '192.0.2.1', uri: `/beacon.txt?${QUERY}`, headers: HEADERS };
const V1_COLUMNS =
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie)';
const LINE = `GET /beacon.txt?${QUERY} HTTP/1.1`;
const TIME = '2026-11-24T07:00:00Z';

const lines: Readonly<Record<string, string | object>> = {
  'nginx, combined': COMBINED,
  'nginx, combined and the forwarded address': `${COMBINED} "198.51.100.7, 192.0.2.1"`,
  'Apache, with hosts and a status 304': `a.example:443 ${COMBINED.replace(' 200 ', ' 304 ')}`,
  'Apache, common': COMBINED.replace(/ "-" ".*/, ''),
  Traefik: `${COMBINED} 1 "site@docker" "http://10.0.0.1:80" 1ms`,
  S3: `0f1e bucket [24/Nov/2026:07:00:00 +0000] 192.0.2.1 - 3E57 REST.GET.OBJECT beacon.txt "${LINE}" 200 - 71 71 9 8 "-" "${AGENT}" - x= SigV4 - - bucket.s3.amazonaws.com TLSv1.2 - -`,
  'nginx, JSON of the whole request': {
    ...{ time_iso8601: '2026-11-24T08:00:00+01:00', remote_addr: '192.0.2.1', request: LINE },
    ...{ status: '200', http_user_agent: AGENT, http_x_forwarded_for: '198.51.100.7' },
  },
  'nginx, JSON of its parts': {
    ...{ msec: '1795503600.123', remote_addr: '192.0.2.1', request_method: 'GET', status: 304 },
    ...{ uri: '/beacon.txt', args: QUERY, http_user_agent: AGENT },
  },
  'CloudFront, tabs': `#Version: 1.0\n#Fields: ${V1_COLUMNS}\n2026-11-24\t07:00:00\tLHR3\t71\t192.0.2.1\tGET\td1.cloudfront.net\t/beacon.txt\t200\t-\t${encodeURIComponent(AGENT)}\t${encodeURIComponent(QUERY)}\t-`,
  'CloudFront, JSON': {
    ...{ date: '2026-11-24', time: '07:00:00', 'c-ip': '192.0.2.1', 'cs-method': 'GET' },
    ...{ 'cs-uri-stem': '/beacon.txt', 'cs-uri-query': QUERY, 'sc-status': '200' },
    'cs(User-Agent)': encodeURIComponent(AGENT),
  },
  IIS: `#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port c-ip cs(User-Agent) sc-status\n2026-11-24 07:00:00 10.0.0.1 GET /beacon.txt ${QUERY} 443 192.0.2.1 ${AGENT.replaceAll(' ', '+')} 200`,
  'an application load balancer': `https 2026-11-24T07:00:00.1Z app/site/50d 192.0.2.1:2817 10.0.0.1:80 0.086 0.048 0.037 200 200 0 57 "GET https://a.example:443/beacon.txt?${QUERY} HTTP/2.0" "${AGENT}" ECDHE TLSv1.2 arn:aws:x "Root=1-58" "a.example" "-" 0 2026-11-24T07:00:00.0Z "forward" "-" "-" "10.0.0.1:80" "200" "-" "-"`,
  'a classic load balancer': `2026-11-24T07:00:00.1Z site 192.0.2.1:2817 - -1 -1 -1 200 0 0 57 "GET https://a.example:443/beacon.txt?${QUERY} HTTP/1.1" "${AGENT}" - -`,
  Caddy: { ts: 1795503600.5, status: 200, request: CADDY },
  'Caddy behind a proxy': {
    ...{ ts: TIME, status: 200 },
    request: { ...CADDY, remote_ip: '10.0.0.1', client_ip: '192.0.2.1' },
  },
  'Caddy, for a console': `2026/11/24 07:00:00.000\tINFO\thttp.log.access.log0\thandled request\t${JSON.stringify({ request: CADDY, status: 200 })}`,
  'Traefik, JSON': {
    ...{ ClientHost: '192.0.2.1', RequestPath: `/beacon.txt?${QUERY}`, DownstreamStatus: 200 },
    ...{ StartUTC: TIME, time: TIME, 'request_User-Agent': AGENT },
  },
  Cloudflare: {
    ...{ ClientIP: '192.0.2.1', ClientRequestURI: `/beacon.txt?${QUERY}` },
    ...{ EdgeResponseStatus: 200, EdgeStartTimestamp: 1795503600000000000 },
    ClientRequestUserAgent: AGENT,
  },
  'Google, load balancer': {
    ...{ timestamp: TIME, jsonPayload: { '@type': 'LoadBalancerLogEntry' } },
    httpRequest: {
      ...{ requestMethod: 'GET', requestUrl: `https://a.example/beacon.txt?${QUERY}` },
      ...{ status: 200, remoteIp: '192.0.2.1', userAgent: AGENT },
    },
  },
  'Docker, a file': { log: `${COMBINED}\n`, stream: 'stdout', time: TIME },
  'Docker Compose': `web-1  | ${COMBINED}`,
  'Docker Compose, in color': `\u001b[36mweb-1  |\u001b[0m ${COMBINED}`,
  'Docker, with times': `2026-11-24T07:00:00.123456789Z ${COMBINED}`,
  Kubernetes: `2026-11-24T07:00:00.123456789+00:00 stdout F ${COMBINED}`,
  'Kubernetes, Caddy': `2026-11-24T07:00:00.1Z stderr F ${JSON.stringify({ ts: 1795503600, status: 200, request: CADDY })}`,
  'a collector of Kubernetes': {
    ...{ '@timestamp': TIME, kubernetes: { pod_name: 'web' } },
    message: JSON.stringify({ log: COMBINED, stream: 'stdout' }),
  },
  'Google, a container': { timestamp: TIME, textPayload: COMBINED },
  'Google, a container with JSON': {
    ...{ timestamp: TIME, severity: 'INFO' },
    jsonPayload: { ts: 1795503600, status: 200, request: CADDY },
  },
  'the journal': `Nov 24 07:00:00 web nginx[123]: ${COMBINED}`,
  'the journal, JSON': { MESSAGE: COMBINED, __REALTIME_TIMESTAMP: '1795503600000000' },
  'syslog, RFC 5424': `<190>1 ${TIME} web nginx 123 - - ${COMBINED}`,
};

/** Log lines from reports of other projects. `shell/docs/field-reports.md` links these reports. */
const reported: Readonly<Record<string, string | object>> = {
  'allinurl/goaccess#1339': {
    ...{ stream: 'stdout', time: TIME },
    log: `\u001b[0;33;1mnginx.1    | \u001b[0mdrive.example ${COMBINED}\n`,
  },
  'allinurl/goaccess#2548': {
    ...{ timestamp: '2026-11-24T10:00:00+03:00', virtual_host: 'a', remote_addr: '192.0.2.1' },
    ...{ request_method: 'GET', request_uri: `/beacon.txt?${QUERY}`, status_code: 200 },
    http_user_agent: AGENT,
  },
  'lebinh/ngxtop#88': {
    ...{ '@timestamp': TIME, time_local: '24/Nov/2026:07:00:00 +0000', remote_addr: '192.0.2.1' },
    ...{ request: LINE, request_uri: `/beacon.txt?${QUERY}`, uri: '/beacon.txt', status: '200' },
    ...{ query_string: QUERY, http_user_agent: AGENT },
  },
  'allinurl/goaccess#2054': `2026/11/24 07:00:00.541\tinfo\thttp.log.access.log0\thandled request\t{"request": ${JSON.stringify({ ...CADDY, remote_ip: undefined, remote_addr: '192.0.2.1:63746' })}, "status": 200}`,
  'allinurl/goaccess#1113': COMBINED.replace(
    '192.0.2.1 - - ',
    '192.0.2.1 https://a.example - - ',
  ).replace('"GET', '0/799940 "GET'),
  'allinurl/goaccess#2557': `h2 2026-11-24T07:00:00.1Z app/site/63 2001:db8:1:2:bcf4:5264:e01c:f215:50718 10.0.0.1:80 0.000 0.003 0.000 200 200 29 805 "GET https://a.example:443/beacon.txt?${QUERY} HTTP/2.0" "${AGENT}" ECDHE TLSv1.2 arn:aws:x "Root=1" "a.example" "-" 0 2026-11-24T07:00:00.0Z "forward" "-" "-" "10.0.0.1:80" "200" "-" "-"`,
  'elastic/beats#31547': `#Fields: date time c-ip cs-uri-stem cs-uri-query cs(User-Agent) sc-status\n2026-11-24 07:00:00 fe81::63ae:94c0:196e:8adf%3 /beacon.txt ${QUERY} ${AGENT.replaceAll(' ', '+')} 200`,
  'matomo-org/matomo-log-analytics#228': `#Fields: ${V1_COLUMNS.replaceAll(' ', '\t')}\n2026-11-24\t07:00:00\tLHR3\t71\t192.0.2.1\tGET\td1.cloudfront.net\t/beacon.txt\t200\t-\t${encodeURIComponent(encodeURIComponent(AGENT))}\t${encodeURIComponent(encodeURIComponent(QUERY))}\t-`,
  'kubernetes/kubernetes#81710': `2026-11-24T09:00:00.260739149+02:00 stdout F ${COMBINED}`,
};

test.each(Object.entries(reported))('a line of %s is read', async (_, line) => {
  const report = await watch(textIn(line).split('\n'));
  expect(report).toMatchObject({ beacons: 1, views: 1, networks: 1, robots: 0, nameless: 0 });
});

const textIn = (line: string | object) => (typeof line === 'string' ? line : JSON.stringify(line));

test.each(Object.entries(lines))('a line of %s is read', async (_, line) => {
  const report = await watch(textIn(line).split('\n'));
  expect(report).toMatchObject({ beacons: 1, views: 1, networks: 1, robots: 0, unread: 0 });
  const news = report.sections.find(({ section }) => section === 'news');
  expect(news).toMatchObject({ viewsBefore: 1, aside: { untimely: 0 } });
});

test.each(Object.entries(lines))('%s: another network is another one', async (_, line) => {
  const text = textIn(line);
  const other = text.replaceAll('192.0.2.1', '198.51.100.1');
  const address = await watch([...text.split('\n'), ...other.split('\n')]);
  // A line in the common log format names no browser, but the test reads its address.
  expect(address).toMatchObject({ beacons: 2, networks: 2 });
});

async function filesWith(contents: Readonly<Record<string, string | Uint8Array>>) {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const reportOf = async (folder: string, onDamaged: (why: string) => void = expect.unreachable) =>
  findings(await readViews(site, readLines(folder, onDamaged)));

test('what a file contains decides how it is read, not its name', async () => {
  const folder = await filesWith({
    'access.log': `${COMBINED}\n`,
    'old/access.log.2.gz': gzipSync(COMBINED),
    'old/packed-without-a-name': gzipSync(COMBINED),
    'two-members.gz': Buffer.concat([gzipSync(`${COMBINED}\n`), gzipSync(COMBINED)]),
    'not-packed.gz': COMBINED,
    'powershell.log': Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(COMBINED, 'utf16le')]),
    'marked.log': `\ufeff${COMBINED}`,
    'empty.log': '',
  });
  expect(await reportOf(folder)).toMatchObject({ beacons: 8, unread: 0 });
});

test('NUL characters of a truncated or crashed log cost no line', async () => {
  const log = `${many(215, () => COMBINED).join('\n')}\n`;
  const folder = await filesWith({
    'truncated.log': Buffer.concat([Buffer.alloc(100_000), Buffer.from(log)]),
    'crashed.log': Buffer.concat([Buffer.from(log), Buffer.alloc(4096), Buffer.from(log)]),
  });
  expect(await reportOf(folder)).toMatchObject({ beacons: 3 * 215 });
});

test('files packed in another way are named, with the remedy', async () => {
  const folder = await filesWith({
    'access.log.1.xz': Buffer.from('\xfd7zXZ\0…', 'latin1'),
    'access.log.2.zst': Buffer.from('\x28\xb5\x2f\xfd…', 'latin1'),
    'access.parquet': 'PAR1…',
    'access.log': COMBINED,
  });
  const damaged: string[] = [];
  expect(await reportOf(folder, (why) => damaged.push(why))).toMatchObject({ beacons: 1 });
  expect(damaged.sort()).toEqual([
    expect.stringMatching(
      /log\.1\.xz was left out .* packed \(xz\): unpack it, or pack it with gzip/,
    ),
    expect.stringMatching(/log\.2\.zst was left out .* packed \(zstd\)/),
    expect.stringMatching(/access\.parquet was left out .* packed \(Parquet\)/),
  ]);
});

test('a file that a rotation is packing counts once, and a link as its file', async () => {
  const folder = await filesWith({
    'access.log.1': COMBINED,
    'access.log.1.gz': gzipSync(COMBINED),
    'pods/0.log': `${COMBINED}\n${COMBINED}`,
  });
  await symlink('/dev/zero', join(folder, 'access.log'));
  await symlink(join(folder, 'missing'), join(folder, 'dead.log'));
  expect(await reportOf(folder)).toMatchObject({ beacons: 3 });
  const links = await temporaryFolder();
  await symlink(join(folder, 'pods/0.log'), join(links, 'web.log'));
  expect(await reportOf(links)).toMatchObject({ beacons: 2 });
});

test.each([
  ['an empty log', '', 'it is empty'],
  ['another program’s', 'kernel: hello', 'begins with a line of an unknown format: kernel: hello'],
  [
    'only other requests',
    COMBINED.replace(/beacon\S+/, 'news'),
    'a line of the common format: 192',
  ],
  ['JSON', '{"a":1,"b":2}', 'JSON with the fields a, b: {"a":1'],
  [
    'escaped wrongly',
    `{"request":"${LINE}","agent":"\\x22"}`,
    'in a format that is not known, such as: {"req',
  ],
  [
    'HAProxy',
    `haproxy[1]: 192.0.2.1:1 [24/Nov/2026:07:00:00.1] a b/c 0/0/0 200 1 "${LINE}"`,
    'not known, such as: haproxy',
  ],
  ['no time zone or date', COMBINED.replace('24/Nov/2026:08:00:00 +0000', '-'), 'not known'],
  ['a host without the file', COMBINED.replace(' 200 ', ' 404 '), 'refused 1 request'],
  ['another site', COMBINED.replace('/news/:slug', '/blog'), 'of this site'],
])('a log without a beacon says what it looks like: %s', async (_, text, expected) => {
  const report = await watch(text ? [text] : []);
  expect(report.beacons).toBe(0);
  expect(readText(report)).toContain(expected);
});

test('names that visitors choose are not read', async () => {
  const request = { uri: '/news', headers: { ...HEADERS, uri: [`/beacon.txt?${QUERY}`] } };
  const texts = [
    JSON.stringify({ ts: 1795503600, status: 200, request }),
    JSON.stringify({
      remote_addr: '192.0.2.1',
      request: 'GET /news HTTP/1.1',
      http_referer: `/beacon.txt?${QUERY}`,
      status: 200,
      msec: 1795503600,
    }),
    COMBINED.replace('GET /beacon', 'POST /beacon'),
    COMBINED.replace(/"GET .*?"/, '"GET /news HTTP/1.1"').replace(
      '"-"',
      `"https://a/beacon.txt?${QUERY}"`,
    ),
  ];
  expect(await watch(texts)).toMatchObject({ beacons: 0 });
});

test('forged beacons are counted and left out', async () => {
  const forged = [
    QUERY.replace('/news/:slug', '/no-such-page'),
    QUERY.replace('lcp=news.900', 'lcp=news.1e9'),
    QUERY.replace('lcp=news.900', 'lcp=gear.900'),
    QUERY.replace('lcp=news.900', 'lcp=news.900&lcp=news.1'),
    `${QUERY}&error=news.nothing`,
    `${QUERY}&error=gear.mount`,
    `${QUERY}&%E0%A4%A`,
    'hello',
    Array(11).fill(QUERY).join('&'),
  ];
  const report = await watch([QUERY, ...forged].map((each) => lineOf(each)));
  expect(report).toMatchObject({ lines: 10, beacons: 1, leftOut: forged.length });
});

test('hostile lines are read in linear time', async () => {
  const texts = [
    '[',
    '"',
    '\\',
    '"GET ',
    '" "',
    '[ ',
    ']" ',
    '[]"GET /" 200 "\\',
    '{',
    '1-1 ',
    'a.b |',
    'Nov 24 ',
    ' - ',
  ];
  const started = performance.now();
  const nests = texts.map((text) => `/beacon.txt ${text.repeat(9000)}`);
  expect((await watch(many(80, (index) => nests[index % nests.length] ?? ''))).beacons).toBe(0);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('networks are those of /24 and /64, and each counts twenty times for a page', async () => {
  const v4 = ['192.0.2.7', '192.0.2.200', '::ffff:192.0.2.9', '198.51.100.1'];
  const addresses = [...v4, '2001:db8::1', '2001:DB8:0:0:9::2'];
  const seen = await watch(addresses.map((each) => lineOf(QUERY, each)));
  expect(seen).toMatchObject({ views: 6, networks: 3 });
  const report = await watch(many(30, (index) => lineOf(QUERY, `2001:db8:0:1::${index}`)));
  expect(report).toMatchObject({ views: 20, repeated: 10, networks: 1 });
});

test('robots that say so are counted and left out', async () => {
  const lines = ['HeadlessChrome', 'Googlebot/2.1'].map((name) =>
    lineOf(QUERY).replace('Chrome/147', name),
  );
  expect(await watch(lines)).toMatchObject({ views: 0, robots: 2 });
});
