import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { noSite } from '../../publish/pointer.ts';
import { serveSite } from '../../serve/serve.ts';
import { settings } from '../../support/settings.ts';
import { BIN } from '../../workspace/buildStale.ts';
import { workspaceRoot } from '../../workspace/workspace.ts';
import { print } from '../print.ts';
import { freePort } from './port.ts';

const LAST_RESPONSES_MS = 2000;
/** The origin of a site that only this computer serves. */
const LOCAL_ORIGIN = 'http://localhost:4173';

export async function serve(directory: string): Promise<void> {
  if (!existsSync(join(directory, 'sections.json'))) throw noSite(directory);
  const port = await freePort(4173, `ringside serve ${directory}`);
  const server = await serveSite(directory, port, process.env.HOST);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      server.close();
      setTimeout(() => server.closeAllConnections(), LAST_RESPONSES_MS).unref();
    });
  print(`Ringside is on http://localhost:${(server.address() as AddressInfo).port}`);
}

/** A child process builds, because Node does not return that memory. */
export async function start(): Promise<void> {
  const site = join(workspaceRoot, '.site');
  await freePort(4173, 'npm start');
  const isNew = !existsSync(join(site, 'sections.json'));
  const local = isNew && !settings().RINGSIDE_ORIGIN ? ['--origin', LOCAL_ORIGIN] : [];
  const child = fork(BIN, ['release', 'all', '--to', site, ...local]);
  const [status, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal) throw new Error(`The build was ended by ${signal}. Run the command again.`);
  if (status === 0) await serve(site);
  else process.exitCode = status ?? 1;
}
