import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readingAids } from './readingAids.ts';

test('parts get an element each, headings get ids, and a list of the links’ URLs follows the text', () => {
  const text =
    '<div class="text-ink"><p>Ding.</p><h2>Belts &amp; <em>bells</em></h2><p>See <a href="/gear">gear</a>.</p></div>';
  expect(readingAids(text)).toEqual({
    contents: [{ id: 'belts-bells', heading: 'Belts & bells' }],
    body: '<div class="text-ink" data-brief><div><p>Ding.</p></div><div><h2 id="belts-bells">Belts &amp; <em>bells</em></h2><p>See <a href="/gear">gear</a>.</p></div></div><ol class="links"><li data-address>/gear</li></ol>',
  });
});

test('the heading of a card begins no part', () => {
  const card = '<section class="keep">\n<h2>To keep</h2></section>';
  expect(readingAids(`<div class="text-ink"><h2>A</h2>${card}</div>`).body).toBe(
    `<div class="text-ink" data-brief><div></div><div><h2 id="a">A</h2>${card.replace('<h2>', '<h2 id="to-keep">')}</div></div>`,
  );
});

test('a picture with numbers stands in one box with the list that explains them', () => {
  const [first, second] = ['one', 'two'].map(
    (name) => `<picture><img src="${name}.jpg"></picture>`,
  );
  const list = '<ol><li>The catch</li></ol>';
  const text = `${first}<p>See:</p>${second}\n${list}<ol><li>Without a picture</li></ol>`;
  expect(readingAids(text).body).toBe(
    `${first}<p>See:</p><div class="keyed">${second}\n${list}</div><ol><li>Without a picture</li></ol>`,
  );
});

test.each([
  ['450 words', 450, '', ' data-brief'],
  ['451 words', 451, '', ' data-brief data-second-sheet'],
  ['900 words', 900, '', ' data-brief data-second-sheet'],
  ['901 words', 901, '', ' data-second-sheet'],
  [
    '660 words, a picture and a chart',
    660,
    '<picture></picture><figure></figure>',
    ' data-brief data-second-sheet',
  ],
  [
    '661 words, a picture and a chart',
    661,
    '<picture></picture><figure></figure>',
    ' data-second-sheet',
  ],
  ['781 words and a table', 781, '<table></table>', ' data-second-sheet'],
])('for print, a text of %s has its length marked', (_, words, pictures, marks) => {
  const text = `<div class="text-ink"><p>${'word '.repeat(words)}</p>${pictures}</div>`;
  expect(readingAids(text).body).toContain(`<div class="text-ink"${marks}><div>`);
});

test('a review’s last sentence has its score beside it', () => {
  const sentence = '<p><strong>Verdict:</strong> good &amp; dear.</p>';
  expect(readingAids(sentence, 4.9).body).toMatch(/class="verdict .*4\.9.* good &amp; dear\.<\/p>/);
  expect(readingAids(sentence).body).toBe(sentence);
});

test.each([
  ['Jab &lt; hook', 'Jab < hook', 'jab-hook'],
  [
    'A fighter&rsquo;s &#8211; or &quot;her&quot;&nbsp;&ndash; rest',
    'A fighter’s – or "her"\u00a0– rest',
    'a-fighter-s-or-her-rest',
  ],
])('the list of headings shows “%s” as “%s”', (html, heading, id) => {
  expect(readingAids(`<h2>${html}</h2>`).contents).toEqual([{ id, heading }]);
});

test('no heading has the id of another heading, or of an element around the text', () => {
  const headings = ['Next', 'Related', 'Newsletter', 'Care', 'Care', 'Care 2', '!', '?'];
  const { contents, body } = readingAids(headings.map((each) => `<h2>${each}</h2>`).join(''));
  expect(contents.map(({ id }) => id)).toEqual([
    ...['next-2', 'related-2', 'newsletter-2', 'care', 'care-2', 'care-2-2', 'part', 'part-2'],
  ]);
  for (const { id } of contents) expect(body).toContain(`<h2 id="${id}">`);
});

test('a heading cannot take an id that ArticlePage or NewsletterBand uses', () => {
  const around = ['../pages/ArticlePage.tsx', '../../../shared/src/ui/NewsletterBand.tsx'];
  const ids = around.flatMap((file) =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/\sid="([^"]+)"/g)].map(
      ([, id = '']) => id,
    ),
  );
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) expect(readingAids(`<h2>${id}</h2>`).contents[0]?.id, id).toBe(`${id}-2`);
});
