/** A request for the beacon's file. */
export interface Request {
  /** When, in milliseconds. */
  at: number;
  /** Numbers that replace the IP address and the browser. They exist only while the command runs. */
  address: number;
  visitor: number;
  isPhone: boolean;
  query: string;
}

/** A line without it is no beacon. */
const FILE = '/beacon.txt';

/** Reads lines of an access log, whichever of these formats it has. CloudFront names its columns in a line of the file. */
export function lineParser(): (line: string) => Request | undefined {
  let columns: readonly string[] = [];
  return (line) => {
    if (line.startsWith('#Fields:')) columns = line.slice(8).trim().split(/\s+/);
    if (!line.includes(FILE)) return undefined;
    if (line.startsWith('{')) return caddy(line);
    return line.includes('] ') && line.includes('"GET ') ? common(line) : cloudFront(line, columns);
  };
}

/** The combined format of nginx and Apache, and the access log of S3, where the address comes after the time. */
const COMMON = /^(.*?)\[([^\]]+)\] (?:(\S+) .*?)?"GET (\S+)[^"]*" (?:200|206|304) .*?"[^"]*" "([^"]*)"/;

function common(line: string): Request | undefined {
  const [, before = '', time = '', after, url = '', agent = ''] = COMMON.exec(line) ?? [];
  // In the combined format, the address is followed by two names. Apache may put the host first.
  const address = after ?? before.trim().split(' ').at(-3);
  return request(dateOf(time), address, agent, url);
}

/** The time of the combined format, `24/Nov/2026:08:00:00 +0100`. */
const dateOf = (text: string): number => Date.parse(text.replace(/^(\d+)\/(\w+)\/(\d+):/, '$1 $2 $3 '));

function cloudFront(line: string, columns: readonly string[]): Request | undefined {
  const cells = line.split('\t');
  const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
  if (cell('cs-method') !== 'GET' || !/^(200|206|304)$/.test(cell('sc-status'))) return undefined;
  const at = Date.parse(`${cell('date')}T${cell('time')}Z`);
  return request(at, cell('c-ip'), cell('cs(User-Agent)'), `${cell('cs-uri-stem')}?${cell('cs-uri-query')}`);
}

interface CaddyLine {
  ts: number | string;
  status: number;
  request: Readonly<Record<'remote_ip' | 'client_ip' | 'method' | 'uri', string>> & {
    headers?: Record<string, string[]>;
  };
}

function caddy(line: string): Request | undefined {
  try {
    const { ts, status, request: sent } = JSON.parse(line) as CaddyLine;
    if (sent.method !== 'GET' || ![200, 206, 304].includes(status)) return undefined;
    const at = typeof ts === 'number' ? ts * 1000 : Date.parse(ts);
    return request(at, sent.client_ip ?? sent.remote_ip, sent.headers?.['User-Agent']?.[0] ?? '', sent.uri);
  } catch {
    return undefined; // Another program may write JSON into the same folder.
  }
}

function request(at: number, address: string | undefined, agent: string, url: string): Request | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  if (Number.isNaN(at) || !address || !path.endsWith(FILE) || !query) return undefined;
  const visitor = numberOf(`${address} ${agent}`);
  return { at, address: numberOf(address), visitor, isPhone: /Mobi|Android/.test(agent), query };
}

/** A number from a text: FNV-1a. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
