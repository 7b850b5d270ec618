import { expect, test } from 'vitest';
import type { Chart } from '../content/schema.ts';
import { articleBody } from './articleBody.ts';

test('white text becomes dark', () => {
  expect(articleBody('<div class="text-white"><p>Hello</p></div>')).toBe(
    '<div class="text-ink"><p>Hello</p></div>',
  );
});

test('a unit stays with its number, but not in the capitals of a figure', () => {
  const figure = '<aside><p><strong>14 lb</strong> More';
  expect(
    articleBody(`${figure} at 252 lb and 6ft 3in, or 15 per cent, in 9 rounds or more</p>`),
  ).toBe(`${figure} at 252\u00a0lb and 6ft\u00a03in, or 15\u00a0per cent, in 9 rounds or more</p>`);
});

test('a drawing is shown in several sizes, with its text and its size', () => {
  const body = articleBody('<div class="text-white"><img src="first-bell"></div>');
  expect(body).toMatch(
    /<picture><source type="image\/avif" srcset="\S+ 400w, .+<img [^>]+ alt="An empty ring.+ width="1600" height="1000" loading="lazy"/i,
  );
});

test('a picture of a list’s entry stands in a column, without a margin above it', () => {
  const body = articleBody('<ul><li><img src="close-distance">Close</li></ul>');
  expect(body).toMatch(/^<ul class="panels"><li><picture>.+ sizes="[^"]+24rem/);
  expect(body).toContain('alt="From above: each boxer has his head on the shoulder');
  expect(body).not.toContain('my-10');
});

test('pictures of numbered entries are larger, as two stand in a row', () => {
  const body = articleBody(
    '<ol>\n<li><img src="caught-jab-1">Catch</li></ol><ol><li>One</li></ol>',
  );
  expect(body).toMatch(/^<ol class="frames">\s<li><picture>.+ sizes="[^"]+37rem/s);
  expect(body).toContain('<ol><li>One</li></ol>');
});

const jabs = { title: 'Jabs landed', values: [4, 0, 8] };
const shown = (chart: Chart) =>
  articleBody('<div class="text-white"><img src="chart"></div>', chart);

test('a chart shows bars, and the same numbers as text for screen readers', () => {
  const body = shown(jabs);
  expect(body).toContain('aria-label="Jabs landed. Round 1: 4, Round 2: 0, Round 3: 8."');
  expect(body.match(/<rect [^>]+/g)?.map((bar) => /height="([^"]+)"/.exec(bar)?.[1])).toEqual([
    '42%',
    '1.01%',
    '84%',
  ]);
});

test('a chart’s marked bars are red, and named for screen readers', () => {
  const body = shown({ ...jabs, marked: { bars: [3], words: 'Round 3, his best' } });
  expect(body).toContain('Round 3: 8. Round 3, his best."');
  expect(body.match(/<rect [^>]+text-(red|blue)"/g)?.map((bar) => bar.slice(-6, -1))).toEqual([
    '-blue',
    '-blue',
    't-red',
  ]);
});

test('a chart’s unit is beside each number', () => {
  const body = shown({ ...jabs, unit: 'kg' });
  expect(body).toContain('Round 1: 4 kg, Round 2: 0 kg, Round 3: 8 kg."');
  expect(body.match(/\d kg<\/tspan>/g)).toHaveLength(3);
});

test('a heading and a quotation break no word at its hyphen, and end no line with “I”', () => {
  const body = articleBody(
    '<h2><strong>4</strong> At the weigh-in</h2><blockquote><p>“First. I study who wins.”</p></blockquote><p>I weigh-in</p>',
  );
  expect(body.match(/<span class="whitespace-nowrap">.+?<\/span>/g)).toEqual([
    '<span class="whitespace-nowrap">weigh-in</span>',
    '<span class="whitespace-nowrap">I study</span>',
  ]);
  expect(body).toContain('<p>I weigh-in</p>');
});

test('only a table with a total is an account', () => {
  const [odds, account] = ['4/9', '<strong>£37</strong>'].map(
    (amount) => `<table><tbody><tr><th>Name</th><td>${amount}</td></tr></tbody></table>`,
  );
  expect(articleBody(`${odds}${account}`)).toMatch(/^<table><tbody>.+<table class="ledger">/);
});

test('bars without names are rounds', () => {
  expect(shown(jabs)).toMatch(/<span>1 <\/span><span>2 <\/span><span>3 <\/span>.*>Round</s);
});

test('bars may have names instead of rounds, and lie below them', () => {
  const body = shown({ ...jabs, names: ['Jab', 'Hook', 'Cross'] });
  expect(body).toContain('aria-label="Jabs landed. Jab: 4, Hook: 0, Cross: 8."');
  expect(body).not.toContain('Round');
  expect(body).toMatch(/>Jab<\/text><rect [^>]*width="42%".*>Hook<\/text><rect [^>]*width="1.01%"/);
});
