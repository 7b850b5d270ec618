import { decoded } from '../decoded.ts';
import type { Fields } from './fields.ts';

/**
 * Where programs write each field, `.` between nested names. Only these are read: visitors choose
 * the names of headers, which Caddy logs, too.
 *
 * In this order: nginx's variables (its JSON is the operator's own), Caddy, CloudFront, Traefik,
 * Cloudflare, Google's load balancer, Elastic's schema, and other usual names.
 */
const NAMES = {
  time: [
    'time_iso8601',
    'time_local',
    'msec',
    'ts',
    'timestamp(ms)',
    'StartUTC',
    'EdgeStartTimestamp',
    'timestamp',
    '@timestamp',
    'time',
    'datetime',
  ],
  address: [
    'remote_addr',
    'request.client_ip',
    'request.remote_ip',
    'request.remote_addr',
    'c-ip',
    'ClientHost',
    'ClientIP',
    'httpRequest.remoteIp',
    'client.ip',
    'source.ip',
    'client_ip',
    'remote_ip',
    'ip',
  ],
  agent: [
    'http_user_agent',
    'request.headers.User-Agent',
    'cs(User-Agent)',
    'request_User-Agent',
    'ClientRequestUserAgent',
    'httpRequest.userAgent',
    'user_agent.original',
    'user_agent',
    'userAgent',
    'agent',
  ],
  url: [
    'request',
    'request_uri',
    'request.uri',
    'cs-uri-stem',
    'RequestPath',
    'ClientRequestURI',
    'httpRequest.requestUrl',
    'url.original',
    'uri',
    'url',
    'path',
  ],
  query: ['args', 'query_string', 'cs-uri-query', 'url.query', 'query'],
  status: [
    'status',
    'sc-status',
    'DownstreamStatus',
    'EdgeResponseStatus',
    'httpRequest.status',
    'http.response.status_code',
    'status_code',
    'response_code',
  ],
} as const;

export type Json = Readonly<Record<string, unknown>>;

/** `2026/11/24 07:00:00.123	INFO	http.log.access.log0	handled request	{…}`, in universal time. */
const CADDY_CONSOLE = /^([\d/]+ [\d:.]+)\t\S+\t[\w.]+\thandled request\t(?=\{)/;

/** A line that is a JSON object, or Caddy's `console` format. */
export function parseObject(line: string): Json | undefined {
  const [words = '', time] = CADDY_CONSOLE.exec(line) ?? [];
  if (line[words.length] !== '{') return undefined;
  try {
    const object = JSON.parse(line.slice(words.length)) as Json;
    return time ? { ...object, ts: `${time} UTC` } : object;
  } catch {
    return undefined; // Another program may write braces into the same folder.
  }
}

export function json(object: Json): Fields | undefined {
  const url = firstOf(object, NAMES.url);
  if (url === undefined) return undefined;

  const query = firstOf(object, NAMES.query);
  const { date, time } = object;
  const isSplit = /^[\d-]+$/.test(`${date}`) && /^[\d:.]+$/.test(`${time}`);
  return {
    time: isSplit ? `${date}T${time}Z` : firstOf(object, NAMES.time),
    // Caddy wrote the port, too.
    address: firstOf(object, NAMES.address)?.replace(/^([\d.]+):\d+$/, '$1'),
    agent: decoded(firstOf(object, NAMES.agent) ?? ''),
    url: query === undefined || url.includes('?') ? url : `${url}?${query}`,
    status: firstOf(object, NAMES.status),
  };
}

function firstOf(object: Json, names: readonly string[]): string | undefined {
  for (const name of names) {
    const [value] = [valueAt(object, name)].flat();
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return `${value}`;
  }
  return undefined;
}

/** A name with a dot may be one key, or lead into nested objects. */
function valueAt(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, name)) return (value as Json)[name];
  const dot = name.indexOf('.');
  if (dot < 0) return undefined;
  return valueAt((value as Json)[name.slice(0, dot)], name.slice(dot + 1));
}
