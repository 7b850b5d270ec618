import { isIPv4 } from 'node:net';
import Bowser from 'bowser';
import { isbot } from 'isbot';

/** More different browsers, or longer names, are forged. */
const MAX_AGENTS = 20_000;
const MAX_LENGTH = 500;

/** By a hash, because a part of a line would hold all of the text that was read with it. */
const known = new Map<number, string | undefined>();

/**
 * The engine and the kind of device of a browser, such as `WebKit mobile`, or undefined for a robot. The number of
 * processors would not do: every iPhone reports few.
 */
export function readerOf(agent: string): string | undefined {
  const key = numberOf(agent);
  if (!known.has(key)) {
    if (known.size === MAX_AGENTS) known.clear();
    const { engine, platform } = Bowser.parse(agent.slice(0, MAX_LENGTH) || '-');
    known.set(key, isbot(agent) ? undefined : `${engine.name ?? 'other'} ${platform.type ?? 'other'}`);
  }
  return known.get(key);
}

/** The network of an IP address: the first 24 bits of an IPv4 address, the first 64 of another. */
export function networkOf(address: string): string {
  const short = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(short)) return short.slice(0, short.lastIndexOf('.'));
  const [head = '', tail] = short.split('::');
  const groups = tail === undefined ? head.split(':') : [...head.split(':'), '0', '0', '0', '0'];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
