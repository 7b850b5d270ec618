/**
 * `npm run bench:release`: how long releases take, and what grows with articles and sections
 * (shell/release/docs/growth.md).
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeTemplate } from '@ringside/release/createSection';
import { sectionName } from '@ringside/release/sectionName';
import { copyWorkspace } from '@ringside/release/testing/copyWorkspace';
import { markdown, median } from '../report.ts';
import { changeArticle, writeArticles } from './articles.ts';

const SIZES = [
  [15, 4],
  [1000, 4],
  [10_000, 4],
  [15, 40],
] as const;
const OURS = 4;
const CHANGES = 3;
/**
 * From this number of articles on, the bench compresses pages faster. The densest level takes 40 ms
 * a page.
 */
const MANY = 1000;

/** Time and processor time in seconds, and peak memory in MB. */
interface Spent {
  time: number;
  cpu: number;
  memory: number;
  out: string;
}

const REPORT = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs';
process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
`)}`;

const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
const columns: Record<string, string>[] = [];
for (const [articles, sections] of values.quick ? SIZES.slice(0, 1) : SIZES) {
  const folder = await mkdtemp(join(tmpdir(), 'ringside-bench-'));
  try {
    await copyWorkspace(folder);
    await writeArticles(folder, articles);
    for (let more = OURS + 1; more <= sections; more += 1)
      await writeTemplate(
        'template',
        join(folder, `mf-section-${more}`),
        sectionName(`section-${more}`),
      );
    if (articles >= MANY) process.env.RINGSIDE_BROTLI = '6';
    else delete process.env.RINGSIDE_BROTLI;
    columns.push({ '': `${articles} articles, ${sections} sections`, ...(await measure(folder)) });
    // The table is printed after each column, so that a later failure loses no result.
    const [labels = []] = columns.map(Object.keys);
    const [heads = [], ...rows] = labels.map((label) => [
      label,
      ...columns.map((each) => each[label] ?? ''),
    ]);
    console.log(`\n${markdown(heads, rows)}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string): Promise<Record<string, string>> {
  const site = join(folder, '.site');
  const everything = ringside(folder, 'release', 'all', '--to', site);
  const builds: Spent[] = [];
  const plans: Spent[] = [];
  const releases: Spent[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    await changeArticle(folder, `Changed ${change} times.`);
    builds.push(ringside(folder, 'build', 'news'));
    plans.push(ringside(folder, 'plan', 'news', '--to', site));
    await changeArticle(folder, `And ${change} times more.`);
    releases.push(ringside(folder, 'release', 'news', '--to', site));
  }
  const [, written, sent] =
    /Wrote ([\d,]+ of [\d,]+) pages?, uploaded ([\d,.]+) kB/.exec(releases.at(-1)?.out ?? '') ?? [];
  const middle = (all: readonly Spent[], what: 'time' | 'cpu' | 'memory') =>
    median(all.map((each) => each[what]));
  const kilobytes = async (page: string) => ((await stat(join(site, page))).size / 1000).toFixed(0);
  return {
    'one changed article: build, s': middle(builds, 'time').toFixed(2),
    '… `ringside plan news` of what is built, s': middle(plans, 'time').toFixed(2),
    '… build and publish by `ringside release news`, s': middle(releases, 'time').toFixed(2),
    '… the same, s of processor': middle(releases, 'cpu').toFixed(2),
    '… peak memory, MB': middle(releases, 'memory').toFixed(0),
    '… pages written': written ?? '',
    '… sent, kB': sent ?? '',
    'everything built and released, s': everything.time.toFixed(2),
    '… everything, s of processor': everything.cpu.toFixed(2),
    '… peak memory, MB, of the largest process': everything.memory.toFixed(0),
    'everything ÷ one article': (everything.time / middle(releases, 'time')).toFixed(1),
    'home and /news, kB, uncompressed': `${await kilobytes('index.html')}, ${await kilobytes('news.html')}`,
  };
}

/** @throws when the command fails */
function ringside(folder: string, ...words: readonly string[]): Spent {
  const started = performance.now();
  const command = ['--import', REPORT, 'shell/release/cli/bin.js', ...words];
  const { status, output } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, RINGSIDE_ORIGIN: 'https://ringside.example' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  });
  const time = (performance.now() - started) / 1000;
  const [, out = '', error = '', used = ''] = output as (string | null)[] as string[];
  if (status !== 0) throw new Error(`ringside ${words.join(' ')} failed.\n${error}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(used) as NodeJS.ResourceUsage;
  return { time, cpu: (userCPUTime + systemCPUTime) / 1e6, memory: (maxRSS * 1024) / 1e6, out };
}
