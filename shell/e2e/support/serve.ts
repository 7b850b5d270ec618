import type { FullConfig } from '@playwright/test';
import serveFaultySite from '../faults/serveFaultySite.ts';
import startHosts from '../hosts/startHosts.ts';
import { requireWordPress } from '../wordpress/startWordPress.ts';
import serveBuiltSite from './serveBuiltSite.ts';

/**
 * What a project can need, by name. Each function starts it, and returns a function that stops it.
 */
const STARTS = {
  site: serveBuiltSite,
  'faulty site': serveFaultySite,
  hosts: startHosts,
  wordpress: requireWordPress,
};

/** The name that a project of `playwright.config.ts` gives in its metadata. */
export type Needed = keyof typeof STARTS;

/** Starts only what the chosen projects need, because building a faulty site takes a minute. */
export default async function serve({
  filteredProjects,
}: FullConfig): Promise<() => Promise<void>> {
  const needed = new Set(filteredProjects.map(({ metadata }) => metadata.needs as Needed));
  const stops: (() => Promise<void>)[] = [];
  for (const name of needed) stops.push(await STARTS[name]());
  return async () => {
    for (const stop of stops) await stop();
  };
}
