import { isIP } from 'node:net';
import { decoded } from './parseViews.ts';

/** Time, address, browser, URL and status of a request. */
type Fields = readonly (string | number | undefined)[];

const FILE = '/beacon.txt';
/** Apache writes a quote inside as `\"`. */
const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
/** Before the time, time, after it, URL, status, referrer, browser. */
const COMMON = new RegExp(
  `^([^[]*)\\[([^\\]]*)\\] ?([^"]*)"GET ([^" ]*)[^"]*" (\\d+)(?: [^"]*${QUOTED} ${QUOTED})?`,
);

/** Reads lines of access logs in linear time. No library reads all of these formats. */
export function lineParser() {
  let columns: readonly string[] = [];
  return (line: string) => {
    if (line.startsWith('#Fields:')) columns = line.slice(8).trim().split(/\s+/);
    if (!line.includes(FILE)) return undefined;
    const read = line.startsWith('{') ? caddy : line.includes('\t') ? cloudFront : common;
    const [time = '', address = '', agent = '', url = '', status] = read(line, columns);
    const at = new Date(time).getTime();
    const query = `${url}`.split(`${FILE}?`, 2)[1];
    const isServed = /^(200|206|304)$/.test(`${status}`) && !Number.isNaN(at);
    return isServed && query ? { at, address: `${address}`, agent: `${agent}`, query } : undefined;
  };
}

/** Apache may put the host first; S3 puts the address after the time. A forged host may look like an address, too. */
function common(line: string): Fields {
  const [, start = '', time = '', after = '', url, status, , agent] = COMMON.exec(line) ?? [];
  const words = [...start.split(' ', 2), after.split(' ', 1)[0] ?? ''];
  const [address, other] = words.filter(isIP);
  return [time.replace(':', ' '), other ? undefined : address, agent, url, status];
}

/** CloudFront names its columns in a line of the file. */
function cloudFront(line: string, columns: readonly string[]): Fields {
  const cells = line.trimEnd().split('\t');
  const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
  const url = `${cell('cs-uri-stem')}?${cell('cs-uri-query')}`;
  const agent = decoded(cell('cs(User-Agent)'));
  return [`${cell('date')}T${cell('time')}Z`, cell('c-ip'), agent, url, cell('sc-status')];
}

interface CaddyLine {
  ts: string | number;
  status: number;
  request: Record<'client_ip' | 'remote_ip' | 'uri', string> & { headers: NodeJS.Dict<string[]> };
}

function caddy(line: string): Fields {
  try {
    const { ts, status, request } = JSON.parse(line) as CaddyLine;
    const { client_ip, remote_ip, uri, headers } = request;
    const time = typeof ts === 'number' ? ts * 1000 : ts;
    return [time, client_ip ?? remote_ip, headers['User-Agent']?.[0], uri, status];
  } catch {
    return []; // Another program may write JSON into the same folder.
  }
}
