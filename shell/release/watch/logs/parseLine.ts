import { isIP } from 'node:net';
import { decoded } from './parseViews.ts';

export interface Request {
  /** When, in milliseconds. */
  at: number;
  /** The visitor's IP address; empty if the line has none. It exists only while the command runs. */
  address: string;
  agent: string;
  query: string;
}

/** A line without it is no beacon. */
const FILE = '/beacon.txt';
/** Usual hosts accept 8 kB of URL and 8 kB of referrer. */
const MAX_LENGTH = 20_000;

/**
 * Reads lines of an access log, whichever of these formats it has, in linear time. No library reads all of them.
 * CloudFront names its columns in a line of the file.
 */
export function lineParser(): (line: string) => Request | undefined {
  let columns: readonly string[] = [];
  return (line) => {
    if (line.startsWith('#Fields:')) columns = line.slice(8).trim().split(/\s+/);
    if (!line.includes(FILE) || line.length > MAX_LENGTH) return undefined;
    if (line.startsWith('{')) return caddy(line);
    return line.includes('\t') ? cloudFront(line, columns) : common(line);
  };
}

/**
 * The combined format of nginx and Apache, and the access log of S3, where the address comes after the time. A visitor
 * chooses his name, referrer and browser, but not what comes before them.
 */
function common(line: string): Request | undefined {
  const open = line.indexOf('[');
  const close = line.indexOf(']', open);
  const sent = quoted(line, close);
  const agent = quoted(line, quoted(line, sent.end).end);
  const [method, url] = sent.text.split(' ', 2);
  // Apache may put the host first.
  const words = [...line.slice(0, open).split(' ', 2), line.slice(close + 2).split(' ', 1)[0] ?? ''];
  const at = Date.parse(line.slice(open + 1, close).replace(/^(\d+)\/(\w+)\/(\d+):/, '$1 $2 $3 '));
  return request(at, words.find(isIP), agent.text, url, method, line.slice(sent.end, sent.end + 5));
}

/** The next text between quotes. Apache writes a quote inside as `\"`. */
function quoted(line: string, from: number): { text: string; end: number } {
  const start = line.indexOf('"', from) + 1;
  if (start === 0) return { text: '', end: line.length };
  let end = start;
  while (end < line.length && line[end] !== '"') end += line[end] === '\\' ? 2 : 1;
  return { text: line.slice(start, end), end: end + 1 };
}

function cloudFront(line: string, columns: readonly string[]): Request | undefined {
  const cells = line.split('\t');
  const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
  const at = Date.parse(`${cell('date')}T${cell('time')}Z`);
  const url = `${cell('cs-uri-stem')}?${cell('cs-uri-query')}`;
  const agent = decoded(cell('cs(User-Agent)'));
  return request(at, cell('c-ip'), agent, url, cell('cs-method'), cell('sc-status'));
}

interface CaddyLine {
  ts: number | string;
  status: number;
  request: Partial<Record<'remote_ip' | 'client_ip' | 'method' | 'uri', string>> & {
    headers?: Record<string, string[]>;
  };
}

function caddy(line: string): Request | undefined {
  try {
    const { ts, status, request: sent } = JSON.parse(line) as CaddyLine;
    const at = typeof ts === 'number' ? ts * 1000 : Date.parse(ts);
    const agent = sent.headers?.['User-Agent']?.[0] ?? '';
    return request(at, sent.client_ip ?? sent.remote_ip, agent, sent.uri, sent.method, String(status));
  } catch {
    return undefined; // Another program may write JSON into the same folder.
  }
}

function request(at: number, address = '', agent = '', url = '', method = '', status = '') {
  const [path = '', query = ''] = url.split('?', 2);
  const isServed = method === 'GET' && /^\s*(200|206|304)\s*$/.test(status) && path.endsWith(FILE);
  return isServed && !Number.isNaN(at) && query ? { at, address, agent, query } : undefined;
}
