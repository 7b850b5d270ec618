import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ARTICLES = 'mf-news/src/content/articles';
/** Older than all of our articles, so that the lists on other pages stay the same. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/**
 * Fills a copy of the workspace up to a number of articles: first ours, then copies of them with other names and dates.
 */
export async function writeArticles(folder: string, count: number): Promise<void> {
  const place = join(folder, ARTICLES);
  await mkdir(place, { recursive: true });
  const names = (await readdir(place)).filter((name) => !name.startsWith('generated-')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(place, name), 'utf8')));
  for (let id = names.length + 1; id <= count; id += 1) {
    const text = texts[id % texts.length] ?? '';
    const date = new Date(FIRST_DAY - id * DAY_MS).toLocaleDateString('en-US', {
      timeZone: 'UTC',
      dateStyle: 'medium',
    });
    const fields = { id, slug: slugOf(id), title: `Round ${id} of the archive`, date };
    await writeFile(
      join(place, `${slugOf(id)}.html`),
      Object.entries(fields).reduce(
        (result, [name, value]) => result.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`),
        text,
      ),
    );
  }
}

/** Adds a sentence to an article, so that only its own page changes. */
export async function changeArticle(folder: string, sentence: string): Promise<void> {
  const file = join(folder, ARTICLES, 'the-last-two-kilos.html');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('</p>', `</p>\n<p>${sentence}</p>`));
}

const slugOf = (id: number): string => `generated-${id}`;
