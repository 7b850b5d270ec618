import { isIP } from 'node:net';
import type { Fields } from './fields.ts';

/** Apache writes a quote inside as `\"`. */
const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;

/**
 * The groups are what is before the time, the time, what is after it, the URL, the status, the
 * referrer, and the browser.
 */
const COMMON = new RegExp(
  String.raw`^([^[]*)\[([^\]]*)\] ?([^"]*)"GET ([^" ]*)[^"]*" (\d+)(?: [^"]*${QUOTED} ${QUOTED})?`,
);

/**
 * The common and the combined format, with which nginx, Apache, lighttpd and Traefik begin, and the
 * format of S3. Apache may put the host first; S3 puts the address after the time. A forged host
 * may look like an address, too.
 */
export function common(line: string): Fields | undefined {
  const found = COMMON.exec(line);
  if (!found) return undefined;

  const [, start = '', time, after = '', url, status, , agent] = found;
  const words = [...start.split(' ', 2), after.split(' ', 1)[0] ?? ''];
  const [address, other] = words.filter(isIP);
  return { time, address: other ? undefined : address, agent, url, status };
}

/**
 * Type (not of the classic balancer), time, balancer, client, target, three durations, two
 * statuses, two sizes.
 */
const BALANCER = new RegExp(
  String.raw`^(?:[a-z]\w+ )?(\d{4}-\S+) \S+ (\S+):\d+ \S+ (?:-?[\d.]+ ){3}(\d+) \S+ \d+ \d+ "GET (\S+)[^"]*" ${QUOTED}`,
);

/** The format of Amazon's load balancers. */
export function loadBalancer(line: string): Fields | undefined {
  const found = BALANCER.exec(line);
  if (!found) return undefined;

  const [, time, client = '', status, url, agent] = found;
  return { time, address: client.replace(/^\[|\]$/g, ''), agent, url, status };
}
