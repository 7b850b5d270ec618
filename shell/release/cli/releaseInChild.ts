import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onEndSignal, statusOf } from './endSignal.ts';

const BIN = fileURLToPath(new URL('./bin.js', import.meta.url));

/**
 * Builds and releases everything in a process of its own: building takes hundreds of megabytes, which Node does not
 * give back. A signal that ends this process ends that one first.
 *
 * @returns the exit status: 0 when the site is ready, 128 and the signal's number when one ended it
 */
export async function releaseInChild(target: string): Promise<number> {
  const child = fork(BIN, ['release', 'all', '--to', target]);
  let asked: NodeJS.Signals | undefined;
  const stopListening = onEndSignal((signal) => {
    asked = signal;
    child.kill();
  });
  const [status, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  stopListening();
  if (asked) return statusOf(asked);
  if (signal) console.error(`Building was ended by ${signal}. Start it again.`);
  return signal ? statusOf(signal) : (status ?? 1);
}
