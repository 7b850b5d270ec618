import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@ringside/shared/testing/freePort';
import { configuration } from './configuration.ts';

/** The time that each step of the start may take. */
const TIMEOUT_MS = 60_000;

interface Cluster {
  endpoint: string;
  stop(): Promise<void>;
}

/**
 * Starts Ceph's S3 server: a monitor, a manager, and one object store in memory.
 * @param key both the access key and the secret
 */
export async function startCluster(key: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-ceph-'));
  const children: ChildProcess[] = [];
  // End the cluster also when this process crashes.
  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
  const stop = async () => {
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  const settings = ['-c', join(folder, 'ceph.conf')];
  const run = (command: string, ...parameters: string[]) =>
    promisify(execFile)(command, parameters, { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' }).catch(
      (error) => {
        throw error.killed
          ? new Error(`${command} did not end within ${TIMEOUT_MS / 1000} s.`)
          : error;
      },
    );
  const start = (command: string, ...parameters: string[]) => {
    const child = spawn(command, [...settings, ...parameters, '-f'], { stdio: 'ignore' });
    children.push(child);
  };
  try {
    const [first, second, port] = [await freePort(), await freePort(), await freePort()];
    const monitor = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`;
    const [cluster, store] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const name of ['mon', 'osd', 'mgr', 'run']) await mkdir(join(folder, name));
    await writeFile(join(folder, 'keyring'), '');
    await writeFile(join(folder, 'ceph.conf'), configuration(folder, cluster, monitor));

    const map = join(folder, 'monmap');
    await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitor, map);
    await run('ceph-mon', ...settings, '-i', 'a', '--mkfs', '--monmap', map);
    start('ceph-mon', '-i', 'a');
    // Ceph accepts the object store only under an id that was registered before.
    await run('ceph', ...settings, '--connect-timeout', '100', 'osd', 'new', store);
    await run('ceph-osd', ...settings, '-i', '0', '--mkfs', '--osd-uuid', store);
    start('ceph-osd', '-i', '0');
    start('ceph-mgr', '-i', 'x');
    const user = [
      '--uid=ringside',
      '--display-name=ringside',
      `--access-key=${key}`,
      `--secret=${key}`,
    ];
    await run('radosgw-admin', ...settings, '-n', 'client.rgw', 'user', 'create', ...user);
    start('radosgw', '-n', 'client.rgw', `--rgw_frontends=beast endpoint=127.0.0.1:${port}`);
    const endpoint = `http://127.0.0.1:${port}`;
    await answering(endpoint);
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answering(endpoint: string): Promise<void> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  while (!deadline.aborted) {
    const answer = await fetch(endpoint, { signal: deadline }).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(200);
  }
  throw new Error(`radosgw did not respond within ${TIMEOUT_MS / 1000} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  // A kill loses nothing, because the cluster is not used again.
  child.kill('SIGKILL');
  await ended;
}
