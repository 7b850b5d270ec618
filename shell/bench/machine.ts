import { cpus } from 'node:os';

/** The machine that the figures were measured on, so that two runs can be compared. */
export interface Machine {
  cores: number;
  processor: string;
  /** How long {@link cpuLoop} takes here, in milliseconds: the smallest of five. */
  loop: number;
  node: string;
  /** The browser's version, if a browser took part. */
  chromium?: string;
}

export function describeMachine(chromium?: string): Machine {
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    loop: Math.min(...Array.from({ length: 5 }, cpuLoop)),
    node: process.version,
    ...(chromium && { chromium }),
  };
}

/** The machine in one line. */
export const machineLine = ({ cores, processor, loop, node, chromium }: Machine): string =>
  `${cores} × ${processor}, loop ${loop.toFixed(0)} ms, Node ${node}${chromium ? `, Chromium ${chromium}` : ''}`;

/** A fixed amount of arithmetic. */
function cpuLoop(): number {
  const started = performance.now();
  let state = 1;
  for (let turn = 0; turn < 50_000_000; turn += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  // The result is used, because the loop could be optimised away otherwise.
  return state === 0 ? 0 : performance.now() - started;
}
