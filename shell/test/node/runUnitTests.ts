import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';

/** Runs the unit tests, as `npm test` does, with the Node in a folder. */
export async function runUnitTests(bin: string): Promise<boolean> {
  const child = spawn(join(bin, 'node'), ['shell/test/bin.js', 'unit'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    // The tools also start the first Node in the path.
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  const [status] = await once(child, 'exit');
  return status === 0;
}
