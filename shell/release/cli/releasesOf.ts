import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { builtRelease } from '../format/releaseSource.ts';
import { UsageError } from '../support/ComposeError.ts';
import { allOf } from '../support/Refusals.ts';
import { buildStale } from '../workspace/buildStale.ts';
import { foldersOf, readOwner, sectionNamed } from '../workspace/workspace.ts';
import { print } from './print.ts';

export async function releasesOf(sections: readonly string[], from?: readonly string[]) {
  const dists = from ?? (await builtNow(sections));
  const absent = dists.find((dist) => !existsSync(dist));
  if (absent)
    throw new UsageError(`--from ${absent} is not a folder. Name the dist of a built section.`);
  const sources = await allOf(
    dists.map(async (dist) => builtRelease(dist, await readOwner(dirname(resolve(dist))))),
  );
  for (const [index, { release }] of sources.entries()) {
    const first = sources.findIndex((each) => each.release.name === release.name);
    // A section's folder must not replace the shell, whose code composing runs.
    if (first < index)
      throw new UsageError(
        `${dists[first]} and ${dists[index]} both have a release of ${release.name}. Remove one from --from.`,
      );
  }
  const asked = sections.map(sectionNamed);
  // Composing runs the shell's code, so only commands that name it replace it.
  const isAsked = (name: string) => (asked.length > 0 ? asked.includes(name) : name !== 'shell');
  const other = sources.find(({ release }) => !asked.includes('all') && !isAsked(release.name));
  if (other)
    throw new UsageError(
      `--from has a release of ${other.release.name}, not of ${asked.join(', ') || 'a section'}. To release it, name ${other.release.name} in the command.`,
    );
  return sources;
}

async function builtNow(sections: readonly string[]): Promise<string[]> {
  const folders = await foldersOf(sections);
  const built = await buildStale(folders);
  if (built.length > 0) print(`Built ${built.join(', ')}.`);
  return folders.map((folder) => join(folder, 'dist'));
}
