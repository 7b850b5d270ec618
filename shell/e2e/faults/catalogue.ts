import type { Mischief } from './inject/sabotage.tsx';

/** Network faults of a section's modules. */
export type NetworkFault = '404' | '500' | 'wrong type' | 'truncated' | 'syntax error' | 'never' | 'late';

/** How a fault shows: a message with "Try again", or a report while nothing is missing. */
export type Outcome =
  | 'message'
  /** The view is complete; the fault is reported when it happens. */
  | 'report'
  /** The view is complete; the fault is reported when the visitor leaves it. */
  | 'report on leaving';

export interface Fault {
  name: string;
  outcome: Outcome;
  /** The `phase` in `ringside:section-error`. */
  phase?: string;
  network?: NetworkFault;
  mischief?: Mischief;
  /** The section's stylesheet is missing. */
  style?: boolean;
  /** The test shortens the wait with the browser's clock. */
  waits?: boolean;
  /** Only for roots that use the section's lifecycles. */
  needsLifecycle?: boolean;
}

const network = (name: NetworkFault): Fault => ({
  name: { never: 'module never answers', late: 'module 20 s late' }[name as string] ?? `module ${name}`,
  network: name,
  outcome: 'message',
  phase: 'load',
  waits: name === 'never' || name === 'late',
});
const thrown = (name: string, mischief: Mischief, fault: Partial<Fault> = {}): Fault => ({
  name,
  mischief,
  outcome: 'message',
  ...fault,
});

/** Every fault, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  ...(['404', '500', 'wrong type', 'truncated', 'syntax error', 'never', 'late'] as const).map(network),
  { name: 'style missing', style: true, outcome: 'report', phase: 'style' },
  thrown('throws at evaluation', 'evaluation', { phase: 'load' }),
  thrown('throws at bootstrap', 'bootstrap', { phase: 'mount', needsLifecycle: true }),
  thrown('throws at mount', 'mount', { phase: 'mount' }),
  thrown('throws at render', 'render', { phase: 'render' }),
  thrown('throws in an effect', 'effect', { phase: 'render' }),
  thrown('throws in an event handler', 'event', { phase: 'event', outcome: 'report' }),
  thrown('throws at unmount', 'unmount', { phase: 'unmount', outcome: 'report on leaving' }),
  thrown("throws in an effect's cleanup", 'unmounting', { phase: 'unmount', outcome: 'report on leaving' }),
  thrown('endless mount', 'endless mount', { phase: 'mount', waits: true }),
  thrown('endless unmount', 'endless unmount', {
    phase: 'unmount',
    outcome: 'report on leaving',
    waits: true,
    needsLifecycle: true,
  }),
];
