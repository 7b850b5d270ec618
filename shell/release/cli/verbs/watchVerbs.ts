import { writeFile } from 'node:fs/promises';
import { livePointer } from '../../publish/pointer.ts';
import { publish } from '../../publish/publish.ts';
import { ComposeError } from '../../support/ComposeError.ts';
import { UsageError } from '../../support/UsageError.ts';
import { readLines } from '../../watch/logs/readLines.ts';
import { readViews } from '../../watch/readViews.ts';
import { judge } from '../../watch/watch.ts';
import { harmText, noticeable, readText, sectionText } from '../../watch/watchText.ts';
import { print, printError } from '../print.ts';
import { openSite } from '../target.ts';
import { whoReleases } from './siteVerbs.ts';

export async function board(
  target: string,
  { logs, out }: { logs?: string; out: string },
): Promise<void> {
  const { boardSections } = await import('../../board/boardData.ts');
  const { boardPage } = await import('../../board/boardPage.ts');
  const store = await openSite(target);
  const { preview } = await livePointer(store);
  const of = preview && (await openSite(preview.of));
  const read = logs ? await readViews(store, of, readLines(logs, printError)) : undefined;
  await writeFile(out, boardPage(store.name, await boardSections(store, read)));
  print(`Wrote ${out}.`);
}

/** Exit status 3: a release harms its readers. 4: too few views to say so. 1: a log is damaged. */
const HARM = 3;
const NOT_ENOUGH = 4;

export async function watch(
  target: string,
  options: { logs: string } & { [flag in 'json' | 'quiet' | 'rollback' | 'shell']?: true },
): Promise<void> {
  const store = await openSite(target);
  const { preview, sections } = await livePointer(store);
  if (preview && options.rollback)
    throw new UsageError(
      `${target} is a preview, so there is nothing to roll back. Remove --rollback.`,
    );
  let isDamaged = false;
  const lines = readLines(options.logs, (why) => {
    isDamaged = true;
    printError(why);
  });
  const report = judge(await readViews(store, preview && (await openSite(preview.of)), lines));
  if (options.json) print(JSON.stringify(report, null, 2));
  else if (!options.quiet) print(readText(report));
  // With --json, standard output is only JSON.
  const say = options.json ? printError : print;
  // A section without earlier views changed before these logs began.
  const changed = report.sections.filter(({ viewsBefore }) => viewsBefore > 0);
  const isJudged = changed.length > 0 && changed.every((each) => noticeable(each).length > 0);
  process.exitCode = isDamaged ? 1 : isJudged ? 0 : NOT_ENOUGH;
  for (const each of report.sections) {
    const { section, release, before, harm } = each;
    if (!harm) {
      if (!options.json && !options.quiet) print(sectionText(each));
      continue;
    }
    process.exitCode = HARM;
    const sentence = harmText(store.name, each, preview !== undefined);
    say(sentence);
    if (!options.rollback) continue;
    const { history = [], takenBack = [] } = sections[section] ?? {};
    if (section === 'shell' && !options.shell)
      say('The shell was not rolled back. Add --shell to allow it.');
    else if (takenBack.includes(release))
      say(
        `${release} was rolled back once before, so it stays live. Roll it back by hand with ringside rollback.`,
      );
    else if (history.at(-1)?.release !== release)
      say(`${release} is itself live because of a rollback, so it stays live. Release a fix.`);
    else {
      const why = { by: whoReleases() ?? 'watch', note: sentence.replace(/ Roll back:.*/, '') };
      try {
        await publish(store, { kind: 'rollback', section, release: before, harmful: release, why });
        say(`Rolled ${section} back to ${before}.`);
      } catch (error) {
        if (!(error instanceof ComposeError)) throw error;
        say(error.message);
      }
    }
  }
}
