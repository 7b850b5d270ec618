import type { CDPSession } from 'playwright';

/**
 * The line that Lighthouse calls slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms until the first byte of every answer. Where
 * Lighthouse applies it instead of computing with it, it lets every request wait 3.75 times as long, for the connection to be made.
 */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** How slow a device and its line are. */
export interface Conditions {
  /** How many times slower than this machine the processor is. */
  cpu: number;
  slowNetwork: boolean;
}

/** Slows a page down, until it is closed. */
export async function throttle(session: CDPSession, { cpu, slowNetwork }: Conditions): Promise<void> {
  await session.send('Network.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
