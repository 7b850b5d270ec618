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

/** The code to run, and what its elements and files are made from. */
type Start = { code: string; content: unknown };
/** A call of an exported function; see `child.js`. */
type Call = { name: string; args: readonly unknown[] };

/**
 * Starts a process without environment variables, without permission to use files or to start anything, and without
 * Node's own functions. It runs one module, and responds to one request after the other.
 */
export function startConfined(start: Start, limits: typeof LIMITS) {
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
  const ending = new AbortController();
  const end = (reason: string) => {
    ending.abort(new Error(reason));
    child.kill('SIGKILL');
  };
  child.on('error', ({ message }) => end(message));
  child.once('exit', () =>
    end(`it ended, perhaps because it used more than ${limits.memoryMb} MB of memory`),
  );

  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function respond(message: Start | Call): Promise<unknown> {
    clearTimeout(idle);
    const timer = setTimeout(
      () => end(`it gave no answer within ${limits.timeoutMs / 1000} s`),
      limits.timeoutMs,
    );
    try {
      child.send(message);
      const [{ value, error }] = await once(child, 'message', { signal: ending.signal });
      if (error !== undefined) throw new Error(error);
      return value;
    } catch (error) {
      throw ending.signal.reason ?? error;
    } finally {
      clearTimeout(timer);
      idle = setTimeout(() => end('it was idle'), IDLE_MS).unref();
    }
  }

  /**
   * Sends a request. The response is JSON.
   *
   * @throws Error with the message of the error thrown in the process, or when no response arrives
   */
  function request(message: Start | Call): Promise<unknown> {
    // Whoever made the previous request handles its error.
    last = last.catch(() => undefined).then(() => respond(message));
    return last;
  }

  return { started: request(start), request, hasEnded: () => ending.signal.aborted };
}
