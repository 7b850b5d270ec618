import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from '../rules/categories.ts';
import { parseArticle } from './parseArticle';

const file = 'articles/a-close-fight.html';
const body = '<div class="text-white"><h2>Close</h2><p>See <a href="/fights">the fights</a>.</p></div>';
const fields = {
  id: '7',
  slug: 'a-close-fight',
  title: 'A Close Fight',
  excerpt: 'Closer than the cards said.',
  author: 'Maeve Thorncastle',
  date: 'Aug 13, 2025',
  category: 'Fight News',
  readTime: '2 min read',
  keywords: '[clinch, scoring, a close fight]',
  image: 'Two boxers embrace',
  comments: '12',
};

/** An article's text, with some lines of the front matter replaced, or left out where undefined. */
function articleText(changes: Record<string, string | undefined> = {}, html = body) {
  const lines = Object.entries({ ...fields, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', html, ''].join('\n');
}

test('an article is read with its fields and its body', () => {
  expect(parseArticle(file, articleText())).toEqual({
    ...fields,
    id: 7,
    comments: 12,
    keywords: ['clinch', 'scoring', 'a close fight'],
    content: body,
  });
});

test('an article may have a summary in place of an excerpt', () => {
  const text = articleText({ excerpt: undefined, summary: 'It was close.' });
  expect(parseArticle(file, text).summary).toBe('It was close.');
});

test('an article written with Windows line ends reads the same', () => {
  expect(parseArticle(file, articleText().replaceAll('\n', '\r\n'))).toEqual(
    parseArticle(file, articleText()),
  );
});

test.each([
  ['no title', { title: undefined }, 'title: write the title'],
  ['neither excerpt nor summary', { excerpt: undefined }, 'excerpt: write an excerpt, a summary or both'],
  ['a day that does not exist', { date: 'Feb 30, 2025' }, 'date: write a real date such as Aug 13, 2025'],
  ['a date in another form', { date: '2025-08-13' }, 'date: write a real date such as Aug 13, 2025'],
  ['an unknown category', { category: 'Gossip' }, 'category: write one of Breaking News, Fight News'],
  ['a read time without its unit', { readTime: '5' }, 'readTime: write a time such as 5 min read'],
  ['capitals in the slug', { slug: 'A-Close-Fight' }, 'slug: write lower-case words joined by hyphens'],
  ['a slug unlike the file name', { slug: 'another' }, 'slug: write a-close-fight, the name of the file'],
  ['an id of nought', { id: '0' }, 'id: write a whole number from 1'],
  ['comments in words', { comments: 'many' }, 'comments: write the number of comments'],
  ['a field nobody knows', { mood: 'tense' }, 'mood: remove it'],
  ['broken YAML', { title: '"unfinished' }, 'front matter: write valid YAML'],
])('an article with %s is refused, saying what to write', (_, changes, advice) => {
  expect(() => parseArticle(file, articleText(changes))).toThrow(`@ringside/mf-news: ${file}: ${advice}`);
});

test.each([
  ['no div around it', '<p>Hello</p>'],
  ['a script', '<div class="text-white"><script>alert(1)</script></div>'],
  ['a style', '<div class="text-white"><p style="color:red">Hello</p></div>'],
  ['a second heading of the page', '<div class="text-white"><h1>Hello</h1></div>'],
  ['a link to another site', '<div class="text-white"><a href="//example">Hello</a></div>'],
  ['an unfinished tag', '<div class="text-white"><p>Hello <img src=x</div>'],
])('a body with %s is refused', (_, html) => {
  expect(() => parseArticle(file, articleText({}, html))).toThrow(`${file}: content: write one <div`);
});

test('a file without front matter is refused', () => {
  expect(() => parseArticle(file, body)).toThrow('front matter: write it between two --- lines');
});

const folder = new URL('./articles/', import.meta.url);
const articles = readdirSync(folder).map((name) =>
  parseArticle(name, readFileSync(new URL(name, folder), 'utf8')),
);

test('the fifteen articles are numbered from 1 to 15 and no two share a date', () => {
  const ids = articles.map((article) => article.id).sort((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(new Set(articles.map((article) => article.date)).size).toBe(15);
});

test.each(categories)('somebody has written for %s', (category) => {
  expect(articles.some((article) => article.category === category)).toBe(true);
});

test('every link from one article to another finds it', () => {
  const slugs = new Set(articles.map((article) => article.slug));
  const linked = articles.flatMap((article) => [...article.content.matchAll(/href="\/news\/([^"]+)"/g)]);
  expect(linked).not.toEqual([]);
  expect(linked.map((match) => match[1]).filter((slug) => !slugs.has(slug ?? ''))).toEqual([]);
});
