import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ARTICLES = 'mf-news/src/content/articles';
/** The copies are older than our articles, so that lists on other pages stay the same. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Adds copies of our articles until there are `count` articles. */
export async function writeArticles(workspace: string, count: number): Promise<void> {
  const folder = join(workspace, ARTICLES);
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  for (let id = names.length + 1; id <= count; id += 1) {
    const date = new Date(FIRST_DAY - id * DAY_MS);
    const fields = {
      id,
      slug: `generated-${id}`,
      title: `Round ${id} of the archive`,
      date: date.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'medium' }),
    };
    let text = texts[id % texts.length] ?? '';
    for (const [name, value] of Object.entries(fields))
      text = text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);
    await writeFile(join(folder, `${fields.slug}.html`), text);
  }
}

export async function changeArticle(workspace: string, sentence: string): Promise<void> {
  const file = join(workspace, ARTICLES, 'the-last-two-kilos.html');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('</p>', `</p>\n<p>${sentence}</p>`));
}
