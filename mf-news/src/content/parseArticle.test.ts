import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { parseArticle } from './parseArticle';

const file = 'articles/a-close-fight.html';
const body =
  '<div class="text-white"><h2>Close</h2><p>See <a href="/fights">the fights</a>.</p></div>';
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

/** The fields of an article whose front matter is a list instead of names and values. */
const noFields = {
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])),
  '- a': '1',
};

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

test('an article with Windows line endings gives the same result', () => {
  expect(parseArticle(file, articleText().replaceAll('\n', '\r\n'))).toEqual(
    parseArticle(file, articleText()),
  );
});

test('a text that would begin with a large “I” is refused', () => {
  const begun = (words: string) =>
    articleText({}, `<div class="text-white">\n<p>${words}</p></div>`);
  expect(() => parseArticle(file, begun('I spent a year.'))).toThrow(/content: begin .+ letter/);
  expect(parseArticle(file, begun('In a year')).content).toContain('In a year');
});

test('spaces after the dashes change nothing', () => {
  expect(parseArticle(file, articleText().replaceAll('---\n', '--- \t\n'))).toEqual(
    parseArticle(file, articleText()),
  );
});

test('a file in UTF-16 is refused, and the message says why', () => {
  const text = Buffer.from(`\uFEFF${articleText()}`, 'utf16le').toString('utf8');
  expect(() => parseArticle(file, text)).toThrow(`${file}:1: save the file in UTF-8`);
});

test.each([
  ['a title that is a number', { title: '0xF4EE' }, ':4: title: put it in quotes'],
  [
    'words that YAML takes for a comment',
    { title: 'The #1 Contender' },
    ':4: title: put it in quotes, because # begins a comment',
  ],
  ['no title', { title: undefined }, ': title: write the title'],
  [
    'neither excerpt nor summary',
    { excerpt: undefined },
    ': excerpt: write an excerpt, a summary or both',
  ],
  [
    'a day that does not exist',
    { date: 'Feb 30, 2025' },
    ':7: date: write a real date such as Aug 13, 2025',
  ],
  [
    'a date in another form',
    { date: 'tomorrow' },
    ':7: date: write a real date such as Aug 13, 2025',
  ],
  [
    'a correction before it',
    { revised: 'Aug 12, 2025' },
    ':13: revised: write the day of the last correction',
  ],
  [
    'a former name that is no slug',
    { aliases: '[My old article]' },
    ':13: aliases.0: write former slugs, such as [my-old-article]',
  ],
  [
    'an unknown category',
    { category: 'Gossip' },
    ':8: category: write one of Breaking News, Fight News',
  ],
  [
    'a read time without its unit',
    { readTime: '5' },
    ':9: readTime: write a time such as 5 min read',
  ],
  [
    'capitals in the slug',
    { slug: 'A-Close-Fight' },
    ':3: slug: write lower-case words joined by hyphens',
  ],
  ['the slug of the “not found” page', { slug: '"404"' }, ':3: slug: write another slug'],
  [
    'a slug unlike the file name',
    { slug: 'another' },
    ':3: slug: write a-close-fight, the name of the file',
  ],
  ['an id of nought', { id: '0' }, ':2: id: write a whole number from 1'],
  ['comments in words', { comments: 'many' }, ':12: comments: write the number of comments'],
  ['a drawing that does not exist', { picture: 'cutman' }, ':13: picture: write one of '],
  [
    'a chart that its body does not show',
    { chart: '{ title: Jabs, values: [1, 2, 3] }' },
    ':13: chart: write a chart and <img src="chart"> in the body',
  ],
  [
    'a marked bar that does not exist',
    { chart: '{ title: Jabs, values: [1, 2, 3], marked: { bars: [4], words: Late } }' },
    ':13: chart: mark only bars that have a number',
  ],
  [
    'a bar without a name beside bars with names',
    { chart: '{ title: Jabs, values: [1, 2, 3], names: [Left, Right] }' },
    ':13: chart: write as many names as values',
  ],
  ['an unknown field', { mood: 'tense' }, ':13: mood: remove it'],
  ['a list as front matter', noFields, ':2: write one "name: value" on each line'],
])('an article with %s is refused, saying where and what to write', (_, changes, advice) => {
  expect(() => parseArticle(file, articleText(changes))).toThrow(`${file}${advice}`);
});

test('broken YAML is shown whole, with the line of the file', () => {
  expect(() => parseArticle(file, articleText({ author: 'Maeve: Thorncastle' }))).toThrow(
    [
      `${file}: write valid YAML: Nested mappings are not allowed in compact mappings at line 6, column 9:`,
      '',
      'author: Maeve: Thorncastle',
      '        ^',
    ].join('\n'),
  );
});

test('all problems of an article are reported at once', () => {
  const text = articleText(
    { date: 'today', readTime: '5' },
    '<div class="text-white"><h1>A</h1></div>',
  );
  expect(() => parseArticle(file, text)).toThrow(
    /^\S+:7: date: .+\n\S+:9: readTime: .+\n\S+:14: remove <h1>, which no article may have$/,
  );
});

test.each([
  ['no div around it', '<p>Hello</p>', 14, 'write the body inside one <div class="text-white">'],
  [
    'a script',
    '<div class="text-white">\n<p>x</p>\n<script>x</script></div>',
    16,
    'remove <script>',
  ],
  [
    'a style',
    '<div class="text-white">\n<p style="x">x</p></div>',
    15,
    'remove the attribute style of <p>',
  ],
  [
    'a link elsewhere',
    '<div class="text-white"><a href="//x">x</a></div>',
    14,
    'write a link within the site',
  ],
  [
    'a link with more',
    '<div class="text-white"><a href="/a" id=x>x</a></div>',
    14,
    'remove the attribute id of',
  ],
  [
    'an unfinished tag',
    '<div class="text-white"><p>x <img src=x</div>',
    14,
    'write <img src="first-bell">',
  ],
  [
    'an unknown drawing',
    '<div class="text-white"><img src="x"></div>',
    14,
    'write <img src="first-bell">',
  ],
  ['an end too many', '<div class="text-white"><p>x</p></p></div>', 14, 'remove </p>, which ends'],
  ['ends that cross', '<div class="text-white"><p><em>x</p></em></div>', 14, 'write </em> before'],
  ['a link without an end', '<div class="text-white"><a href="/a">x\n</div>', 15, 'write </a>'],
  ['capitals in a tag', '<div class="text-white"><P>x</P></div>', 14, 'remove <P>'],
  ['a space in a tag', '<div class="text-white"><p >x</p></div>', 14, 'write <p> instead of <p >'],
])('a body with %s is refused, naming it and its line', (_, html, line, advice) => {
  expect(() => parseArticle(file, articleText({}, html))).toThrow(`${file}:${line}: ${advice}`);
});

// Each of these techniques once passed a well-known sanitiser.
test.each([
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p x="a"onclick="alert(1)">x</p>',
  '<p onclick\n=\nalert(1)>x</p>',
  `<p data-x='"><img src=x onerror=alert(1)>'>x</p>`,
  '<p title="</p><img src=x onerror=alert(1)>">x</p>',
  '<p class=text-white\fonclick=alert(1)>x</p>',
  '<im\u0000g src=x onerror=alert(1)>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="/&Tab;&sol;evil.example">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '</div></div></article></main><img src=x onerror=alert(1)>',
  '<a href="/news" title="',
])('%j is refused', (hostile) => {
  const html = `<div class="text-white"><p>before</p>${hostile}</div>`;
  expect(() => parseArticle(file, articleText({}, html))).toThrow(/^articles\/a-close-fight/);
});

test('a file without front matter is refused', () => {
  expect(() => parseArticle(file, body)).toThrow(
    `${file}:1: write the front matter between two --- lines`,
  );
});

const folder = new URL('./articles/', import.meta.url);
const articles = readdirSync(folder).map((name) =>
  parseArticle(name, readFileSync(new URL(name, folder), 'utf8')),
);

test('articles are numbered from 1 without a gap, and no two share a date', () => {
  const ids = articles.map((article) => article.id).sort((a, b) => a - b);
  expect(ids).toEqual(articles.map((_, index) => index + 1));
  const dates = articles.map((article) => article.date);
  expect(dates.filter((date, index) => dates.indexOf(date) !== index)).toEqual([]);
});

test.each(categories)('%s has an article', (category) => {
  expect(articles.some((article) => article.category === category)).toBe(true);
});

test('every link between articles leads to an existing article', () => {
  const slugs = new Set(articles.map((article) => article.slug));
  const linked = articles.flatMap((article) => [
    ...article.content.matchAll(/href="\/news\/([^"]+)"/g),
  ]);
  expect(linked).not.toEqual([]);
  expect(linked.map((match) => match[1]).filter((slug) => !slugs.has(slug ?? ''))).toEqual([]);
});
