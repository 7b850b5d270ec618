import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Limits {
  /** How long code may take to start, or to respond to one request. */
  timeoutMs: number;
  /** How much memory its objects and strings may use. Buffers come on top: Node cannot limit those. */
  memoryMb: number;
}

/** Far more than any section of ours needs. */
export const LIMITS: Limits = { timeoutMs: 15_000, memoryMb: 1024 };
/** A process that receives no request for this long ends. */
const IDLE_MS = 3000;

const folder = dirname(fileURLToPath(import.meta.url));
const [major = 0] = process.versions.node.split('.').map(Number);

/** The first request carries the code; see `child.js`. */
type SandboxRequest =
  | { code: string; content: unknown }
  | { path: readonly string[]; args: readonly unknown[] };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * A process without environment variables, without permission to use files or to start anything, and without Node's own
 * functions. It runs one module.
 */
export class ConfinedProcess {
  hasEnded = false;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: Limits) {
    this.child = fork(join(folder, 'child.js'), {
      env: {},
      execArgv: [
        ...['--no-warnings', '--experimental-vm-modules', '--disallow-code-generation-from-strings'],
        ...[
          major < 23 ? '--experimental-permission' : '--permission',
          `--allow-fs-read=${join(folder, '*')}`,
        ],
        `--max-old-space-size=${limits.memoryMb}`,
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', ({ id, value, error }: { id: number; value?: unknown; error?: string }) =>
      this.settle(id, value, error),
    );
    this.child.once('error', ({ message }) => this.end(message));
    this.child.once('exit', () =>
      this.end(`it ended, perhaps because it used more than ${limits.memoryMb} MB of memory`),
    );
  }

  /**
   * Sends a request. The response is JSON.
   *
   * @throws Error with the message of the error thrown in the process, or when no response arrives
   */
  request(message: SandboxRequest): Promise<unknown> {
    this.count += 1;
    const id = this.count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.end(`it gave no answer within ${this.limits.timeoutMs / 1000} s`),
        this.limits.timeoutMs,
      );
      this.waiting.set(id, { resolve, reject, timer });
      this.keepOursAlive(true);
      this.child.send({ id, ...message }, (error) => error && this.end('it has ended'));
    });
  }

  private settle(id: number, value: unknown, error: string | undefined): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.keepOursAlive(false);
    if (error === undefined) waiting.resolve(value);
    else waiting.reject(new Error(error));
  }

  private end(reason: string): void {
    this.hasEnded = true;
    clearTimeout(this.idle);
    this.child.kill('SIGKILL');
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    this.waiting.clear();
  }

  /** Our process may end while this one is idle. */
  private keepOursAlive(isBusy: boolean): void {
    clearTimeout(this.idle);
    if (!isBusy) this.idle = setTimeout(() => this.end('it was idle'), IDLE_MS).unref();
    for (const each of [this.child, this.child.channel]) {
      if (isBusy) each?.ref();
      else each?.unref();
    }
  }
}
