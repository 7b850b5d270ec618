import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '../report/samples.ts';
import { changeArticle } from './articles.ts';
import { ringside, type Spent } from './command.ts';
import { releaseFromOutside } from './outside.ts';
import { type Weight, weightOf } from './weight.ts';

/** How often an article is changed and released. The median counts. */
const CHANGES = 3;

type Took = Omit<Spent, 'out'>;

/** The results for one size of site. Times are in milliseconds, sizes in bytes. */
export interface Measured {
  articles: number;
  sections: number;
  /** `ringside build news` of the changed article. */
  build: Took;
  /** `ringside release news` of what was built. */
  publish: Took;
  /** Both in one command, `ringside release news`. */
  release: Took;
  /** Pages of the site, and how many of them were written for one changed article. */
  pages: number;
  written: number;
  /** Bytes sent for one changed article. */
  sent: number;
  /** `ringside plan news` and `ringside preview news`, to an empty place, of the changed article, built. */
  plan: Took;
  preview: Took;
  /** `ringside release` of a small section in a repository of its own, after a change, from there. */
  outside: Took;
  /** Building and releasing everything to an empty directory, with nothing built before. */
  everything: Took;
  /** An article's page, and pages that list articles. */
  weights: Record<keyof typeof PAGES, Weight>;
}

/** Files of the pages that are measured. */
const PAGES = { article: 'news/the-last-two-kilos/index.html', home: 'index.html', news: 'news/index.html' };

/** Measures a copy of the workspace in its current state. */
export async function measureRelease(
  folder: string,
  size: { articles: number; sections: number },
): Promise<Measured> {
  const site = join(folder, '.site');
  await forgetBuilds(folder);
  const everything = ringside(folder, 'release', 'all', '--to', site);
  const builds: Spent[] = [];
  const publishes: Spent[] = [];
  const releases: Spent[] = [];
  const plans: Spent[] = [];
  const previews: Spent[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    await changeArticle(folder, `Changed ${change} times.`);
    builds.push(ringside(folder, 'build', 'news'));
    plans.push(ringside(folder, 'plan', 'news', '--to', site));
    const preview = join(folder, '.preview');
    previews.push(ringside(folder, 'preview', 'news', '--of', site, '--to', preview));
    await rm(preview, { recursive: true });
    publishes.push(ringside(folder, 'release', 'news', '--to', site));
    await changeArticle(folder, `And ${change} times more.`);
    releases.push(ringside(folder, 'release', 'news', '--to', site));
  }
  const [, written = '', pages = '', kilobytes = ''] =
    /(\d+) of (\d+) pages written.*?([\d.]+) kB up/.exec(releases.at(-1)?.out ?? '') ?? [];
  return {
    ...size,
    build: middle(builds),
    publish: middle(publishes),
    release: middle(releases),
    plan: middle(plans),
    preview: middle(previews),
    outside: middle(await releaseFromOutside(site)),
    pages: Number(pages),
    written: Number(written),
    sent: Number(kilobytes) * 1000,
    everything: middle([everything]),
    weights: {
      article: await weightOf(site, PAGES.article),
      home: await weightOf(site, PAGES.home),
      news: await weightOf(site, PAGES.news),
    },
  };
}

const middle = (all: readonly Spent[]): Took => ({
  time: median(all.map(({ time }) => time)),
  cpu: median(all.map(({ cpu }) => cpu)),
  memory: median(all.map(({ memory }) => memory)),
});

/** Deletes the caches, as in a fresh clone. */
async function forgetBuilds(folder: string): Promise<void> {
  const packages = (await readdir(folder)).filter((name) => /^(shared|shell|mf-.+)$/.test(name));
  const outputs = packages.flatMap((name) => [join(name, 'dist'), join(name, '.cache')]);
  for (const path of [...outputs, '.site', '.cache'])
    await rm(join(folder, path), { recursive: true, force: true });
}
