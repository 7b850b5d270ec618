import type { Refusal } from '../../../support/ComposeError.ts';
import type { Fixture } from '../../fixtures.ts';
import { samples } from '../../samples.ts';

/** A release that must be refused, as `bad-release` if there is no `refusal`. */
export type Trick = readonly [what: string, release: Fixture, refusal?: Refusal];

export const { gear } = samples;

/** Changes what the release says of itself. */
export const says = (what: Record<string, unknown>): Fixture => ({ ...gear, says: what });

/** Changes a shard of the release after it was built. */
export const part = (name: string, change: (value: never) => unknown): Fixture => ({
  ...gear,
  tamper: (each, text) =>
    each === name ? JSON.stringify(change(JSON.parse(text) as never)) : text,
});

export const table = (more: Record<string, unknown>) =>
  part('table', (value: object) => ({ ...value, ...more }));
