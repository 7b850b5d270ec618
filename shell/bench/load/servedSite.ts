import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface ServedSite {
  url: string;
  /** Resident memory of the server's process in bytes; 0 where there is no /proc. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Runs `ringside serve` in a child process, on a free port.
 *
 * @throws when it does not start
 */
export async function serveInChild(folder: string): Promise<ServedSite> {
  const bin = fileURLToPath(new URL('../../release/cli/bin.js', import.meta.url));
  const child = spawn(process.execPath, [bin, 'serve', folder], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [said] = (await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('ringside serve did not start.'))),
  ])) as [Buffer];
  return {
    url: /http:\S+/.exec(said.toString())?.[0] ?? '',
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
