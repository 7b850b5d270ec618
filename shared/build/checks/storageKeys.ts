import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { ElementDescription, SectionManifest } from '../../src/contract/index.ts';
import { filesOf } from '../cache/sources.ts';

const NAME = /(['"`])(ringside:[\w:-]+)\1/g;

/** Events that every section may send, and listen to. */
const EVENTS = [
  'ringside:notice',
  'ringside:ready',
  'ringside:subscribe',
  'ringside:navigate',
  'ringside:section-error',
  'ringside:state-changed',
];

/**
 * Finds names of the visitor's storage in the sources of a section that it does not declare, for
 * example another section's.
 * @throws with the line of the first
 */
export function refuseForeignKeys(
  root: string,
  { name: section, storageKeys }: Pick<SectionManifest, 'name' | 'storageKeys'>,
  descriptions: readonly Pick<ElementDescription, 'events'>[],
): void {
  const events = descriptions.flatMap((each) => each.events.map(({ name }) => name));
  const known = new Set([...EVENTS, ...events, ...storageKeys]);

  for (const path of filesOf(join(root, 'src'))) {
    if (!/\.tsx?$/.test(path) || /\.(?:test|wtr)\./.test(path)) continue;
    const text = readFileSync(path, 'utf8');
    for (const { 2: key = '', index } of text.matchAll(NAME)) {
      if (known.has(key)) continue;
      const place = `${basename(root)}/${relative(root, path).replaceAll('\\', '/')}`;
      const line = text.slice(0, index).split('\n').length;
      throw new Error(`${place}:${line}: ${adviceFor(key, section)}`);
    }
  }
}

function adviceFor(key: string, section: string): string {
  const state = key.replace('ringside:', '');
  const isState = state.includes(':');
  if (isState && !state.startsWith(`${section}:`))
    return `${key} belongs to another section. Read it with useSharedState('${state}', …).`;
  return isState
    ? `${key} is not declared. Write a state with defineState('${state}', …), and list it in states of createSection.`
    : `${key} is not declared. List it in storageKeys of createSection if only this section uses it. What another section stores is read with useSharedState.`;
}
