import { parseArticle } from './parseArticle.ts';
import type { Article } from './schema.ts';

const files = import.meta.glob<string>('./articles/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All articles in listed order, which is the order of their ids. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([file, text]) => parseArticle(file, text))
  .sort((a, b) => a.id - b.id);
