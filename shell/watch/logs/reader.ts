import { isIPv4 } from 'node:net';
import Bowser from 'bowser';
import { isbot } from 'isbot';

/** A harm may affect only some views: those of one page, engine or kind of device. */
export type Part = 'all' | `page ${string}` | `engine ${string}` | `device ${string}`;

/**
 * Known readers by a hash of their text, because a part of a line would hold all text read with it.
 */
const known = new Map<number, readonly Part[] | undefined>();

/** Returns parts such as `engine WebKit` and `device mobile`, or undefined for a robot. */
export function readerOf(agent: string): readonly Part[] | undefined {
  const key = numberOf(agent);
  if (!known.has(key)) {
    if (known.size === 20_000) known.clear();
    const { engine, platform } = Bowser.parse(agent.slice(0, 500) || '-');
    const reader = [
      `engine ${engine.name ?? 'other'}`,
      `device ${platform.type ?? 'other'}`,
    ] as const;
    known.set(key, isbot(agent) ? undefined : reader);
  }
  return known.get(key);
}

/** The first 24 bits of an IPv4 address, the first 64 of another. */
export function networkOf(address: string): string {
  const short = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(short)) return short.slice(0, short.lastIndexOf('.'));
  const groups = short.replace('::', ':0:0:0:0:').split(':').slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16)).join(':');
}

export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
