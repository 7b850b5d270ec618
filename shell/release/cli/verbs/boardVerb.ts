import { writeFile } from 'node:fs/promises';
import { boardSections } from '../../board/boardData.ts';
import { boardPage } from '../../board/boardPage.ts';
import { livePointer } from '../../publish/pointer.ts';
import { readLines } from '../../watch/logs/readLines.ts';
import { readViews } from '../../watch/readViews.ts';
import { print, printError } from '../print.ts';
import { openSite } from '../target.ts';

export async function board(target: string, { logs, out }: { logs?: string; out: string }): Promise<void> {
  const store = await openSite(target);
  const { preview } = await livePointer(store);
  const of = preview && (await openSite(preview.of));
  const read = logs ? await readViews(store, of, readLines(logs, printError)) : undefined;
  await writeFile(out, boardPage(store.name, await boardSections(store, read)));
  print(`Wrote ${out}.`);
}
