export interface Fault {
  of: 'network' | 'code';
  phase: string;
  /**
   * When the fault is reported, for faults after which the view is still complete. After other
   * faults, a message with "Try again" is shown.
   */
  report?: 'at once' | 'on leaving';
  waits?: boolean;
}

const faults = {
  'module 404': { of: 'network', phase: 'load' },
  'module 500': { of: 'network', phase: 'load' },
  'module wrong type': { of: 'network', phase: 'load' },
  'module truncated': { of: 'network', phase: 'load' },
  'module syntax error': { of: 'network', phase: 'load' },
  'module never answers': { of: 'network', phase: 'load', waits: true },
  'module 20 s late': { of: 'network', phase: 'load', waits: true },
  'style missing': { of: 'network', phase: 'style', report: 'at once' },
  'throws at evaluation': { of: 'code', phase: 'load' },
  'throws at bootstrap': { of: 'code', phase: 'mount' },
  'throws at mount': { of: 'code', phase: 'mount' },
  'throws at render': { of: 'code', phase: 'render' },
  'throws in an effect': { of: 'code', phase: 'render' },
  'throws in an event handler': { of: 'code', phase: 'event', report: 'at once' },
  'throws at unmount': { of: 'code', phase: 'unmount', report: 'on leaving' },
  "throws in an effect's cleanup": { of: 'code', phase: 'unmount', report: 'on leaving' },
  'endless mount': { of: 'code', phase: 'mount', waits: true },
  'endless unmount': { of: 'code', phase: 'unmount', report: 'on leaving', waits: true },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export const FAULTS: Readonly<Record<FaultName, Fault>> = faults;
