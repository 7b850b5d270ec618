import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

export interface StartedSite {
  /** Release ids by section. */
  releases: Readonly<Record<string, string>>;
  /** A hash of every page's path and bytes. */
  pages: string;
}

/**
 * Builds, starts and stops the site of a workspace.
 *
 * @param node which Node does it
 * @throws Error when it does not start, prints a warning, or does not respond
 */
export async function startSite(node: string, workspace: string): Promise<StartedSite> {
  const child = spawn(node, ['shell/release/cli/bin.js', 'start'], {
    cwd: workspace,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints = text(child.stderr);
  const address = await addressIn(child.stdout);
  if (address) {
    const { status } = await fetch(address);
    if (status !== 200) throw new Error(`test:node: the home page answers with status ${status}.`);
    child.kill();
  }
  if (child.exitCode === null) await once(child, 'exit');
  if (!address || (await complaints)) throw new Error(`test:node: a start prints: ${await complaints}`);
  const site = join(workspace, '.site');
  const pointer = await readFile(join(site, 'sections.json'), 'utf8');
  const { sections } = JSON.parse(pointer) as { sections: Record<string, { release: string }> };
  const releases = Object.entries(sections).map(([name, { release }]) => [name, release] as const);
  return { releases: Object.fromEntries(releases), pages: await hashPages(site) };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address) return address;
  }
  return undefined;
}

async function hashPages(site: string): Promise<string> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const sum = createHash('sha256');
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    sum.update(`${relative(site, file)}\0`).update(await readFile(file));
  return sum.digest('hex').slice(0, 24);
}
