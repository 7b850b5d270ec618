import { writeFile } from 'node:fs/promises';
import { planRelease } from '../preview/planRelease.ts';
import { planComment, planText } from '../preview/planText.ts';
import { previewReleases, promote as promoteReleases } from '../preview/preview.ts';
import { UsageError } from '../support/UsageError.ts';
import { releasesOf } from './releasesOf.ts';
import { openReleaseTarget, openSite } from './target.ts';
import { origin, report } from './verbs.ts';

/** The URL at which `ringside serve` serves a directory. */
const SERVED = 'http://localhost:4173';

/** Exit status 1 means that the release would be refused. */
export async function plan(
  sections: readonly string[],
  { to, from, json, comment }: { to: string; from?: readonly string[]; json?: boolean; comment?: string },
): Promise<void> {
  const store = await openReleaseTarget(to);
  const found = await planRelease(store, await releasesOf(sections, from), origin);
  if (comment) await writeFile(comment, planComment(found));
  console.log(json ? JSON.stringify(found, null, 2) : planText(found));
  if (!found.goesThrough) process.exitCode = 1;
}

export async function preview(
  sections: readonly string[],
  options: { of: string; to: string; from?: readonly string[]; origin?: string },
): Promise<void> {
  const at = options.origin?.replace(/\/+$/, '') ?? (options.to.startsWith('s3://') ? undefined : SERVED);
  if (!at) throw new UsageError('Name the address of the preview: --origin https://preview.example.');
  const live = await openSite(options.of);
  const store = await openReleaseTarget(options.to);
  const offered = await releasesOf(sections, options.from);
  const published = await previewReleases(live, store, offered, at);
  for (const { release } of offered) console.log(`${release.name} ${release.id}`);
  console.log(`${options.to} now holds a preview of ${options.of} for ${at}.`);
  report(published);
}

export async function promote({ of, to }: { of: string; to: string }): Promise<void> {
  const { promoted, ...published } = await promoteReleases(await openSite(of), await openSite(to));
  for (const [name, id] of promoted) console.log(`Released ${name} ${id}.`);
  report(published);
}
