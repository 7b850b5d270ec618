import { type Fields, timeOf } from './formats/fields.ts';
import { type Json, json, parseObject } from './formats/json.ts';
import { common, loadBalancer } from './formats/text.ts';
import { w3cParser } from './formats/w3c.ts';
import { withoutPrefix, withoutTimestamp, wrapped } from './formats/wrappers.ts';

const FILE = 'beacon.txt';

/** A request for the beacon that the host served. */
interface BeaconRequest {
  /** The time of the request, in milliseconds. */
  at: number;
  address: string;
  agent: string;
  query: string;
}

/**
 * `unread`: the line names the beacon, but no format fits. `refused`: the host responded with an
 * error.
 */
export type Read = BeaconRequest | 'unread' | 'refused' | undefined;

/** Wrappers in wrappers: a pod's line in a collector's object. */
const MAX_DEPTH = 4;

/**
 * Reads lines of access logs by their content, in linear time. No library reads all of these
 * formats.
 */
export function lineParser(): (line: string) => Read {
  const w3c = w3cParser();

  function fieldsOf(line: string, depth = 0): Fields | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const object = parseObject(line);
    if (object) return fieldsIn(object, depth);

    const text = withoutPrefix(line);
    if (text !== line) return fieldsOf(text, depth + 1);
    const fields = w3c(line) ?? loadBalancer(line) ?? common(line);
    const rest = withoutTimestamp(line);
    return fields ?? (rest === line ? undefined : fieldsOf(rest, depth + 1));
  }

  function fieldsIn(object: Json, depth: number): Fields | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const inside = wrapped(object, isBeacon);
    if (typeof inside === 'string') return fieldsOf(inside, depth + 1);
    return json(object) ?? (inside ? fieldsIn(inside as Json, depth + 1) : undefined);
  }

  return (line) => {
    if (line.startsWith('#')) w3c(line);
    if (!isBeacon(line)) return undefined;
    const fields = fieldsOf(line);
    return fields ? requestOf(fields) : 'unread';
  };
}

const isBeacon = (line: string): boolean => line.includes(FILE);

function requestOf({ time, address, agent, url, status }: Fields): Read {
  const at = timeOf(time);
  const [path = '', after] = `${url}`.split(`/${FILE}?`, 2);
  const query = after?.split(' ', 1)[0];
  // The beacon may be only in the referrer, and programs may ask for it in other ways.
  if (!query || /^(?!GET )[A-Z]+ /.test(path)) return undefined;
  if (Number.isNaN(at)) return 'unread';
  if (!/^(200|206|304)$/.test(`${status}`)) return 'refused';
  return { at, address: `${address ?? ''}`, agent: `${agent ?? ''}`, query };
}
