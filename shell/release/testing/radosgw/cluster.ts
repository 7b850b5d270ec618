import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@ringside/shared/testing/freePort';
import { configuration } from './configuration.ts';

/** How long each step may take, in milliseconds. */
const PATIENCE = 120_000;
/** How often a server that starts is asked whether it answers, in milliseconds. */
const ASK_EVERY = 200;

export interface Cluster {
  endpoint: string;
  stop(): Promise<void>;
}

/**
 * Starts Ceph's S3 server with the least that it needs: a monitor, a manager, and one store in memory. Everything lies in
 * a temporary folder and listens on this machine alone.
 *
 * @param key what the one user signs with, as access key and as secret
 */
export async function startCluster(key: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-ceph-'));
  const children: ChildProcess[] = [];
  // Whatever ends this process ends them too.
  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL');
  });
  const stop = async () => {
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  const settings = ['-c', join(folder, 'ceph.conf')];
  const run = (command: string, ...parameters: string[]) =>
    promisify(execFile)(command, parameters, { timeout: PATIENCE });
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
    // The store must be known under the same identity that it gives itself.
    await run('ceph', ...settings, '--connect-timeout', '100', 'osd', 'new', store);
    await run('ceph-osd', ...settings, '-i', '0', '--mkfs', '--osd-uuid', store);
    start('ceph-osd', '-i', '0');
    start('ceph-mgr', '-i', 'x');
    const user = ['--uid=ringside', '--display-name=ringside', `--access-key=${key}`, `--secret=${key}`];
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
  for (const started = Date.now(); Date.now() - started < PATIENCE; await setTimeout(ASK_EVERY)) {
    // While it starts nobody takes the connection.
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('radosgw does not answer.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  // Nothing of it is kept, so nothing need be put in order.
  child.kill('SIGKILL');
  await ended;
}
