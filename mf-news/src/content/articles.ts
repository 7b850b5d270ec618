import { memoizeParse } from '@ringside/shared/section/memoizeParse';
import { articleBody } from '../load/articleBody.ts';
import { parseArticle } from './parseArticle.ts';
import { isoDay, type SafeArticle } from './schema.ts';

const FOLDER = 'mf-news/src/content/';

const files = import.meta.glob<string>('./articles/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** In the order of their ids. */
export const articles: readonly SafeArticle[] = memoizeParse(files, safeArticle).sort(
  (a, b) => a.id - b.id,
);

const ids = new Map<number, string>();
for (const { id, slug } of articles) {
  const other = ids.get(id);
  if (other)
    throw new Error(`${FOLDER}articles/${slug}.html: id: ${id} is already that of ${other}.html`);
  ids.set(id, slug);
}

/** Articles by their former slugs. */
export const moved: ReadonlyMap<string, string> = new Map(
  articles.flatMap(({ slug, aliases = [] }) => aliases.map((alias) => [alias, slug] as const)),
);
for (const [alias, slug] of moved)
  if (articles.some((article) => article.slug === alias))
    throw new Error(
      `${FOLDER}articles/${slug}.html: aliases: ${alias} is the name of another article`,
    );

const today = new Date().toISOString().slice(0, 10);
for (const { slug, date } of articles.filter((article) => article.published > today)) {
  const lines = files[`./articles/${slug}.html`]?.split('\n') ?? [];
  const line = lines.findIndex((each) => each.startsWith('date:')) + 1;
  console.warn(
    `${FOLDER}articles/${slug}.html:${line}: date: ${date} is in the future, but the article shows at once, and above all others.`,
  );
}

function safeArticle(file: string, source: string): SafeArticle {
  const { content, chart, ...fields } = parseArticle(file.replace('./', FOLDER), source);
  return {
    ...fields,
    published: isoDay(fields.date),
    modified: isoDay(fields.revised ?? fields.date),
    text: fields.excerpt ?? fields.summary ?? '',
    body: articleBody(content, chart),
  };
}
