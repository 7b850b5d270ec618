import { numberOf, type Request } from './parseLine.ts';
import type { View } from './parseViews.ts';

/** The measurements of one section in one view. */
export interface Observation {
  /** The kinds that the view belongs to, the narrowest first. A view is compared with views of the same kind. */
  kinds: readonly string[];
  /** The vitals that the browser reported and this section caused. */
  values: ReadonlyMap<string, number>;
  hasError: boolean;
}

/** Observations beyond this replace earlier ones at random, so that years of logs fit into the memory. */
const MAX_OBSERVATIONS = 6000;

/** The observations of one release. */
export interface Sample {
  /** All views, also those that were replaced. */
  views: number;
  observations: Observation[];
}

/** Six hours, in milliseconds. Readers and networks differ between night and day. */
const PART_OF_DAY_MS = 21_600_000;

/**
 * What a view's figures depend on besides the release, the narrowest description first: the page, the device, the other
 * sections' releases, the part of the day.
 */
export function kindsOf(
  { at, isPhone }: Request,
  { page, isSlow, versions }: View,
  section: string,
): string[] {
  const others = [...versions].filter(([name]) => name !== section).join(' ');
  const device = `${page} ${isPhone} ${isSlow}`;
  const part = Math.floor((at % 86_400_000) / PART_OF_DAY_MS);
  return [`${device} ${others} ${part}`, `${device} ${others}`, device];
}

/**
 * Adds an observation, each with the same chance to stay (reservoir sampling). The chance comes from a hash, so the same
 * logs give the same sample.
 */
export function add(sample: Sample, observation: Observation): void {
  const { observations } = sample;
  sample.views += 1;
  const at =
    sample.views > MAX_OBSERVATIONS ? numberOf(`${sample.views}`) % sample.views : observations.length;
  if (at < MAX_OBSERVATIONS) observations[at] = observation;
}
