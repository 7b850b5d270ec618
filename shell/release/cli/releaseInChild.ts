import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onEndSignal, statusOf } from './endSignal.ts';

const BIN = fileURLToPath(new URL('./bin.js', import.meta.url));

/**
 * Builds and releases everything in a child process: building takes hundreds of megabytes, which Node does not
 * release afterwards. A signal that ends this process ends the child first.
 *
 * @returns the exit status: 0 when the site is ready, or 128 plus the number of the signal that ended the build
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
  if (signal) console.error(`The build was ended by ${signal}. Run the command again.`);
  return signal ? statusOf(signal) : (status ?? 1);
}
