/**
 * What commands print, for the documents that show it. The site has sections of a few lines. A
 * document marks an output with the command that prints it:
 *
 *     <!-- ringside status ./public -->
 *     ```
 *     …
 *     ```
 *
 * `npx tsx shell/release/cli/testing/writeOutputs.ts` writes the lines between the fences, and a
 * test compares them.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { harms } from '@ringside/watch/testing/audience/stories';
import { logOf } from '@ringside/watch/testing/secondReleases';
import { built, type Fixture, temporaryFolder } from '../../testing/fixtures.ts';
import { news, samples } from '../../testing/samples.ts';
import { BIN } from '../../workspace/buildStale.ts';
import { agedSite, idsOf } from './agedSite.ts';

const SHOWN = /<!-- ringside (.+) -->\n(```\w*\n)[\s\S]*?(?=```\n)/g;

const articles = { one: 'One', two: 'Two' };
/** Only these sections differ in the logs of `@ringside/watch/testing`. */
const again: readonly Fixture[] = [
  { ...news('The last two kilos', articles), client: 'second' },
  { ...samples.gear, client: 'second' },
  { ...samples.training, client: 'second' },
];
const edited = news('A close fight', { ...articles, 'a-close-fight': 'A close fight' });
const withDeadLink: Fixture = {
  ...edited,
  pages: { ...edited.pages, '/news/one': '<h1>One</h1><a href="/news/a-clsoe-fight">More</a>' },
};

/** Runs a command, and returns everything that it prints. */
type Run = (words: readonly string[]) => Promise<string>;

/** Makes the site, and returns a function that runs a command on it as a document writes it. */
async function commandsOnSmallSite(outputOf: Run): Promise<(shown: string) => Promise<string>> {
  const why = { by: 'maeve', note: 'Shorter lists' };
  const { folder } = await agedSite(again, why);
  const versions = await idsOf(Object.values(samples));
  const next = (await idsOf(again)).news ?? '';
  const log = join(await temporaryFolder(), 'access.log');
  const lines = logOf({ versions, next, story: harms['INP + 100 ms'] ?? {} });
  await writeFile(log, [...lines].join('\n'));
  const from = { edited: await built(edited), withDeadLink: await built(withDeadLink) };

  const names: Readonly<Record<string, readonly string[]>> = {
    './public': [folder],
    '/var/log/nginx': [log],
    './a-close-fight': [from.edited],
    './a-dead-link': [from.withDeadLink],
  };
  return async (shown) => {
    const words = shown.split(' ').flatMap((word) => names[word] ?? [word]);
    const printed = await outputOf(words);
    return Object.entries(names).reduce(
      (text, [name, [path = '']]) => text.replaceAll(path, name),
      printed,
    );
  };
}

const inOwnProcess: Run = (words) =>
  new Promise((resolve) => {
    const environment = { ...process.env, RINGSIDE_ORIGIN: undefined };
    execFile(process.execPath, [BIN, ...words], { env: environment }, (_, out, err) =>
      resolve(`${out}${err}`),
    );
  });

export interface Shown {
  file: string;
  command: string;
  /** What the document shows. */
  written: string;
  /** What the command prints. */
  printed: string;
}

const DOCUMENTS = fileURLToPath(new URL('../../docs/', import.meta.url));

/**
 * Runs every command whose output a document of this package shows.
 * @param outputOf runs a command; by default in a process of its own
 */
export async function shownOutputs(outputOf: Run = inOwnProcess): Promise<Shown[]> {
  const run = await commandsOnSmallSite(outputOf);
  const names = (await readdir(DOCUMENTS)).filter((name) => name.endsWith('.md'));
  const shown: Shown[] = [];
  for (const file of names.map((name) => join(DOCUMENTS, name))) {
    const text = await readFile(file, 'utf8');
    const [, alone] = /<!-- ringside (.+) -->\n(?!```)/.exec(text) ?? [];
    if (alone)
      throw new Error(`${file}: write an empty block of code below <!-- ringside ${alone} -->.`);
    for (const [written, command = ''] of text.matchAll(SHOWN))
      shown.push({
        file,
        command,
        written: written.replace(/^.*\n.*\n/, ''),
        printed: await run(command),
      });
  }
  return shown;
}

/**
 * Writes what the commands print.
 * @returns the documents that it changed
 */
export async function writeOutputs(): Promise<string[]> {
  const shown = await shownOutputs();
  const changed: string[] = [];
  for (const file of new Set(shown.map((each) => each.file))) {
    const before = await readFile(file, 'utf8');
    const own = shown.filter((each) => each.file === file);
    const after = before.replace(
      SHOWN,
      (_, command, fence) => `<!-- ringside ${command} -->\n${fence}${own.shift()?.printed}`,
    );
    if (after === before) continue;
    await writeFile(file, after);
    changed.push(file);
  }
  return changed;
}
