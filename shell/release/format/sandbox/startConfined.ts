import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Far more than any section of ours needs. */
export const LIMITS = {
  /** How long code may take to start, or to respond to one request. */
  timeoutMs: 15_000,
  /** How much memory its objects and strings may use. Buffers come on top: Node cannot limit those. */
  memoryMb: 1024,
};
/** A process that receives no request for this long ends. */
const IDLE_MS = 3000;

const folder = dirname(fileURLToPath(import.meta.url));
const [major = 0] = process.versions.node.split('.').map(Number);

/** The first request carries the code; see `child.js`. */
type SandboxRequest =
  | { code: string; content: unknown }
  | { path: readonly string[]; args: readonly unknown[] };

/**
 * Starts a process without environment variables, without permission to use files or to start anything, and without
 * Node's own functions. It runs one module, and responds to one request after the other.
 */
export function startConfined(limits: typeof LIMITS) {
  const child = fork(join(folder, 'child.js'), {
    env: {},
    execArgv: [
      ...['--no-warnings', '--experimental-vm-modules', '--disallow-code-generation-from-strings'],
      ...[major < 23 ? '--experimental-permission' : '--permission', `--allow-fs-read=${join(folder, '*')}`],
      `--max-old-space-size=${limits.memoryMb}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Only the timer of a request keeps our process alive. When ours ends, this one does, too.
  child.unref();
  child.channel?.unref();
  let hasEnded = false;
  let end: (reason: string) => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = (reason) => reject(new Error(reason));
  });
  ended.catch(() => {
    hasEnded = true;
    child.kill('SIGKILL');
  });
  child.on('error', ({ message }) => end(message));
  child.once('exit', () =>
    end(`it ended, perhaps because it used more than ${limits.memoryMb} MB of memory`),
  );

  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function respond(message: SandboxRequest): Promise<unknown> {
    clearTimeout(idle);
    const timer = setTimeout(
      () => end(`it gave no answer within ${limits.timeoutMs / 1000} s`),
      limits.timeoutMs,
    );
    try {
      child.send(message);
      const [{ value, error }] = await Promise.race([once(child, 'message'), ended]);
      if (error !== undefined) throw new Error(error);
      return value;
    } finally {
      clearTimeout(timer);
      idle = setTimeout(() => end('it was idle'), IDLE_MS).unref();
    }
  }

  return {
    hasEnded: () => hasEnded,
    /**
     * Sends a request. The response is JSON.
     *
     * @throws Error with the message of the error thrown in the process, or when no response arrives
     */
    request(message: SandboxRequest): Promise<unknown> {
      last = last.catch(() => undefined).then(() => respond(message));
      return last;
    },
  };
}
