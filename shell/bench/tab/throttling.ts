import type { CDPSession } from 'playwright';

/**
 * The connection that Lighthouse calls slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms until the first byte of every
 * response. When Lighthouse applies it instead of simulating it, every request waits 3.75 times as long, for the
 * connection to be set up.
 */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How slow a device and its connection are. */
export interface Conditions {
  /** How many times slower than this machine the processor is. */
  cpu: number;
  slowNetwork: boolean;
}

/** Throttles a page until it is closed. */
export async function throttle(session: CDPSession, { cpu, slowNetwork }: Conditions): Promise<void> {
  await session.send('Network.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
