import { readdirSync, readFileSync } from 'node:fs';
import { categoryPictures } from '../content/categories.ts';
import { parseArticle } from '../content/parseArticle.ts';

const folder = new URL('../content/articles/', import.meta.url);
const articles = readdirSync(folder)
  .filter((file) => /^[^.].*\.html$/.test(file))
  .map((file) => parseArticle(file, readFileSync(new URL(file, folder), 'utf8')));

export const cards = [
  { name: 'news', kicker: 'Ringside', title: 'Boxing news', picture: 'breaking-news' },
  { name: 'reviews', kicker: 'Ringside', title: 'Gear reviews', picture: 'gear-review' },
  ...articles.map(({ slug, category, title, picture }) => ({
    name: slug,
    kicker: category,
    title,
    picture: picture ?? categoryPictures[category],
  })),
];
