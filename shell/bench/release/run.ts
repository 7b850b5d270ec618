/**
 * `npm run bench:release`: measures what one changed article costs, and what grows with the number of articles and
 * sections. It works in a copy of the workspace with generated content. The results are in shell/release/docs/growth.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '@ringside/release/createSection';
import { formsOf } from '@ringside/release/sectionName';
import { copyWorkspace } from '@ringside/release/testing/copyWorkspace';
import { Command } from 'commander';
import { describeMachine, machineLine } from '../machine.ts';
import { table } from '../report/table.ts';
import { writeArticles } from './articles.ts';
import { type Measured, measureRelease } from './measureRelease.ts';
import type { Weight } from './weight.ts';

/** Our own sections, besides the shell. */
const OURS = 4;
/** Numbers of articles with our four sections, then numbers of sections with our fifteen articles. */
const SIZES = [
  { articles: 15, sections: OURS },
  { articles: 1000, sections: OURS },
  { articles: 10_000, sections: OURS },
  { articles: 15, sections: 40 },
];
const QUICK = SIZES.slice(0, 1);
/** From this many articles on, pages are compressed at a faster level, because the densest takes 40 ms per page. */
const MANY = 1000;

const { quick, json } = new Command('npm run bench:release --')
  .description(
    'Measures builds and releases of one changed article, at several numbers of articles and sections.',
  )
  .option('--quick', 'only the site as it is')
  .option('--json <path>', 'also write everything as JSON')
  .parse()
  .opts<{ quick?: boolean; json?: string }>();

const started = performance.now();
const date = new Date().toISOString();
const machine = describeMachine();
console.log(machineLine(machine));
const measured: Measured[] = [];
for (const size of quick ? QUICK : SIZES) {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-bench-'));
  try {
    await copyWorkspace(folder);
    await writeArticles(folder, size.articles);
    for (let more = OURS + 1; more <= size.sections; more += 1)
      await writeSection(join(folder, `mf-section-${more}`), formsOf(`section-${more}`));
    console.log(`${size.articles} articles, ${size.sections} sections …`);
    if (size.articles >= MANY) process.env.RINGSIDE_BROTLI = '6';
    else delete process.env.RINGSIDE_BROTLI;
    measured.push(await measureRelease(folder, size));
    // Printed as soon as measured, even if the rest fails.
    console.log(`\n${report(measured)}\n`);
    if (json) await writeFile(json, JSON.stringify({ date, machine, measured }, null, 2));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);

/** One row for each figure and one column for each size, as Markdown for a README. */
function report(all: readonly Measured[]): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);
  const weight = ({ script, data }: Weight) => `${kilobytes(script)}, ${kilobytes(data)}`;
  const rows: [string, (each: Measured) => string][] = [
    ['one changed article: build, s', ({ build }) => seconds(build.time)],
    ['… publish, s', ({ publish }) => seconds(publish.time)],
    ['… `ringside release news`, s', ({ release }) => seconds(release.time)],
    ['… the same, s of processor', ({ release }) => seconds(release.cpu)],
    ['… peak memory, MB', ({ release }) => megabytes(release.memory)],
    ['… pages written, of all', ({ written, pages }) => `${written} of ${pages}`],
    ['… sent, kB', ({ sent }) => kilobytes(sent)],
    ['`ringside plan news` of what is built, s', ({ plan }) => seconds(plan.time)],
    ['`ringside preview news` of the whole site, s', ({ preview }) => seconds(preview.time)],
    ['… s of processor', ({ preview }) => seconds(preview.cpu)],
    ['`ringside release` from another repository, s', ({ outside }) => seconds(outside.time)],
    ['everything built and released, s', ({ everything }) => seconds(everything.time)],
    ['… s of processor', ({ everything }) => seconds(everything.cpu)],
    ['… peak memory, MB', ({ everything }) => megabytes(everything.memory)],
    ['everything ÷ one article', ({ everything, release }) => (everything.time / release.time).toFixed(1)],
    ['… in processor time', ({ everything, release }) => (everything.cpu / release.cpu).toFixed(1)],
    ['an article’s page, unpacked: script, data, kB', ({ weights }) => weight(weights.article)],
    ['home: the same', ({ weights }) => weight(weights.home)],
    ['/news: the same', ({ weights }) => weight(weights.news)],
  ];
  const heads = all.map(({ articles, sections }) => `${articles} articles, ${sections} sections`);
  return table(
    ['', ...heads],
    rows.map(([label, of]) => [label, ...all.map(of)]),
    true,
  );
}
