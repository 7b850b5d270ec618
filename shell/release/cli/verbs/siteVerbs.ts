import type { Change } from '../../publish/changes/change.ts';
import { releasesSince } from '../../publish/changes/lives.ts';
import { GRACE_MS } from '../../publish/maintenance/prune.ts';
import { verify as faultsOf } from '../../publish/maintenance/verify.ts';
import { livePointer } from '../../publish/pointer.ts';
import { publish } from '../../publish/publish.ts';
import { overlayStore } from '../../stores/overlay.ts';
import { counted, kilobytes } from '../../support/counted.ts';
import { inParallel } from '../../support/inParallel.ts';
import { whoReleases } from '../../support/settings.ts';
import { sectionNamed } from '../../workspace/workspace.ts';
import { print, printError, printResult } from '../print.ts';
import { report, reportText } from '../report.ts';
import { openSite } from '../target.ts';
import { statusOf, statusText } from './status.ts';

const DAY_MS = 86_400_000;

export async function rollback(
  section: string,
  options: { to: string; release?: string; note?: string },
): Promise<void> {
  const store = await openSite(options.to);
  const name = sectionNamed(section);
  const why = { by: whoReleases(), note: options.note };
  const published = await publish(store, {
    kind: 'rollback',
    section: name,
    release: options.release,
    why,
  });
  const { release, since, by: who } = published.sections[name] ?? {};
  print(
    published.isNew
      ? `Rolled ${name} back to ${release}.`
      : `${name} was rolled back already: ${release} is live since ${since}${who ? `, by ${who}` : ''}.`,
  );
  report(published);
}

export async function remove(section: string, { from }: { from: string }): Promise<void> {
  const name = sectionNamed(section);
  const published = await publish(await openSite(from), { kind: 'remove', section: name });
  print(`Removed ${name}. Its files stay for open tabs. To restore it, run ringside release.`);
  report(published);
}

export async function lock(
  section: string,
  { to, reason }: { to: string; reason: string },
): Promise<void> {
  const name = sectionNamed(section);
  await publish(await openSite(to), {
    kind: 'lock',
    section: name,
    lock: { reason, by: whoReleases() },
  });
  printResult({ section: name, reason });
  print(`Locked ${name}. To let another release go live, run ringside unlock.`);
}

export async function unlock(section: string, { to }: { to: string }): Promise<void> {
  const name = sectionNamed(section);
  await publish(await openSite(to), { kind: 'lock', section: name, lock: undefined });
  printResult({ section: name });
  print(`Unlocked ${name}.`);
}

export async function status(
  target: string,
  { json, at }: { json?: boolean; at?: Date },
): Promise<void> {
  const found = await statusOf(await openSite(target), at);
  printResult(found);
  if (!json) print(statusText(found));
}

export async function verify(target: string, { repair }: { repair?: boolean }): Promise<void> {
  const store = await openSite(target);
  const found = await faultsOf(store);
  for (const { message } of found) print(message);
  if (repair && found.length > 0) reportText(await publish(store, { kind: 'repair' }));

  const faults = repair && found.length > 0 ? await faultsOf(store) : found;
  printResult({ target, faults });
  if (faults.length === 0) return print(`${target} matches what was released.`);
  const messages = faults.map(({ message }) => message);
  const which = repair ? ` that cannot be repaired: ${messages.join('; ')}` : '';
  printError(`${target} has ${counted(faults.length, 'defect')}${which}.`);
  process.exitCode = 1;
}

export async function prune(
  target: string,
  { keep, olderThan, dryRun }: { keep: number; olderThan?: number; dryRun?: boolean },
): Promise<void> {
  const site = await openSite(target);
  const spared =
    olderThan === undefined
      ? undefined
      : releasesSince(await livePointer(site), Date.now() - olderThan * DAY_MS);
  const change: Change = { kind: 'prune', keep, spared };
  const { pruned, unused } = await publish(dryRun ? overlayStore(site) : site, change);
  printResult({ pruned, unused });
  const sizes = await inParallel(
    dryRun ? pruned : [],
    async (path) => (await site.read(path))?.length ?? 0,
  );
  for (const path of dryRun ? pruned : []) print(path);
  const size = dryRun ? `, ${kilobytes(sizes.reduce((sum, bytes) => sum + bytes, 0))}` : '';
  print(`${dryRun ? 'Would remove' : 'Removed'} ${counted(pruned.length, 'file')}${size}.`);
  if (!unused) return;
  const due = new Date(Date.parse(unused.since) + GRACE_MS).toISOString();
  print(
    `Still unused: ${counted(unused.files.length, 'file')}. To remove more, prune again after ${due}.`,
  );
}
