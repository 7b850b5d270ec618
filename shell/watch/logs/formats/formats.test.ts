import { expect, test } from 'vitest';
import { AGENT, lineOf, QUERY, watch } from '../../testing/secondReleases.ts';

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

test.each(Object.entries(lines))(
  'two lines of %s are read, with their networks',
  async (_, line) => {
    const text = textIn(line);
    const other = text.replaceAll('192.0.2.1', '198.51.100.1');
    const report = await watch([...text.split('\n'), ...other.split('\n')]);
    expect(report).toMatchObject({ beacons: 2, views: 2, networks: 2, robots: 0, unread: 0 });
    const news = report.sections.find(({ section }) => section === 'news');
    expect(news).toMatchObject({ viewsBefore: 2, aside: { untimely: 0 } });
  },
);
