import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Finding } from '@ringside/watch';
import { BUDGETS } from '../../preview/budgets.ts';
import { livePointer, type Pointer } from '../../publish/pointer.ts';
import { publish } from '../../publish/publish.ts';
import type { Store } from '../../stores/store.ts';
import { ComposeError, reasonOf, UsageError } from '../../support/ComposeError.ts';
import { whoReleases } from '../../support/settings.ts';
import { print, printError, printResult } from '../print.ts';
import { openSite } from '../target.ts';
import { watchedSite } from './watchedSite.ts';

/** @throws UsageError if the package is not installed */
async function installed<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch (error) {
    if (!/Cannot find package '@ringside\/watch'/.test(reasonOf(error))) throw error;
    throw new UsageError(
      'This command needs the package @ringside/watch beside @ringside/release. Install it.',
    );
  }
}

const watchPackage = () => installed(import('@ringside/watch'));

export async function board(
  target: string,
  { logs, out }: { logs?: string; out: string },
): Promise<void> {
  const { readLines, readViews } = await watchPackage();
  const page = await installed(import('@ringside/watch/board'));
  const { store, of } = await openWatched(target);
  const site = await watchedSite(store, { of, withScript: true });
  const views = logs ? await readViews(site, readLines(existing(logs), printError)) : undefined;
  await writeFile(out, page.board(site, { views, budget: BUDGETS.script }));
  print(`Wrote ${out}.`);
}

/** Exit status 3: a release harms its readers. 4: too few views to say so. 1: a log is damaged. */
const HARM = 3;
const NOT_ENOUGH = 4;

interface WatchOptions {
  logs: string;
  json?: true;
  quiet?: true;
  rollback?: true;
  shell?: true;
}

export async function watch(target: string, options: WatchOptions): Promise<void> {
  const { findings, findingText, readLines, readText, readViews } = await watchPackage();
  const { store, of, sections } = await openWatched(target);
  if (of && options.rollback)
    throw new UsageError(
      `${target} is a preview, so there is nothing to roll back. Remove --rollback.`,
    );

  let isDamaged = false;
  const lines = readLines(existing(options.logs), (why) => {
    isDamaged = true;
    printError(why);
  });
  const report = findings(await readViews(await watchedSite(store, { of }), lines));

  if (options.json) printResult(report);
  else if (!options.quiet) print(readText(report));
  process.exitCode = exitStatusOf(report.sections, isDamaged);

  for (const finding of report.sections) {
    if (finding.harm || !(options.json || options.quiet)) print(findingText(store.name, finding));
    if (finding.harm && options.rollback) await takeBack(store, sections, finding, options);
  }
}

async function openWatched(target: string) {
  const store = await openSite(target);
  const { preview, sections } = await livePointer(store);
  return { store, sections, of: preview && (await openSite(preview.of)) };
}

function existing(logs: string): string {
  if (logs === '-' || existsSync(logs)) return logs;
  throw new UsageError(`There are no logs at ${logs}. Check the path.`);
}

function exitStatusOf(sections: readonly Finding[], isDamaged: boolean): number {
  if (sections.some(({ harm }) => harm)) return HARM;
  if (isDamaged) return 1;
  // A section without earlier views changed before these logs began.
  const changed = sections.filter(({ viewsBefore }) => viewsBefore > 0);
  const isJudged = changed.length > 0 && changed.every(({ noticeable }) => noticeable.length > 0);
  return isJudged ? 0 : NOT_ENOUGH;
}

/**
 * Rolls a harmful release back, unless it was so before, or is itself live because of a rollback.
 */
async function takeBack(
  store: Store,
  sections: Pointer['sections'],
  { section, release, before, harm }: Finding,
  options: WatchOptions,
): Promise<void> {
  const { history = [], takenBack = [] } = sections[section] ?? {};
  if (!harm) return;
  if (section === 'shell' && !options.shell) {
    print('The shell was not rolled back. Add --shell to allow it.');
    return;
  }
  if (takenBack.includes(release)) {
    print(
      `${release} was rolled back once before, so it stays live. Roll it back by hand with ringside rollback.`,
    );
    return;
  }
  if (history.at(-1)?.release !== release) {
    print(`${release} is itself live because of a rollback, so it stays live. Release a fix.`);
    return;
  }

  const { harmText } = await watchPackage();
  const why = { by: whoReleases() ?? 'watch', note: `${section} ${release}: ${harmText(harm)}.` };
  try {
    await publish(store, { kind: 'rollback', section, release: before, harmful: release, why });
    print(`Rolled ${section} back to ${before}.`);
  } catch (error) {
    if (!(error instanceof ComposeError)) throw error;
    print(error.message);
  }
}
