/** Builds the section Rounds with the current kit, and stores the release. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { packKit } from '../../create/kit/packKit.ts';
import { workspaceRoot } from '../../workspace/workspace.ts';
import { copyRounds, keepRounds } from '../rounds.ts';
import { installLinked, runInstalled } from '../standAlone.ts';

const place = await mkdtemp(join(tmpdir(), 'ringside-kit-'));
try {
  const [kit, folder] = [join(place, 'kit'), join(place, 'rounds')];
  await copyRounds(folder);
  await installLinked(folder, await packKit(kit), ['shared', 'shell', '.']);
  await runInstalled(folder, '@ringside/release/dist/cli/bin.js', ['build']);
  const { version } = JSON.parse(await readFile(join(kit, 'shared', 'package.json'), 'utf8'));
  console.log(relative(workspaceRoot, await keepRounds(version, join(folder, 'dist'))));
} finally {
  await rm(place, { recursive: true, force: true });
}
