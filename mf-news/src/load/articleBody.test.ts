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

test('a distance is drawn from above, with a text for screen readers', () => {
  const body = articleBody('<ul><li><img src="close-distance">Close</li></ul>');
  expect(body).toMatch(
    /^<ul class="panels"><li><svg role="img" aria-label="From above: each has his head on/,
  );
  // Both boxers are as far from the middle of the drawing, and the blue one faces the red one.
  expect(body).toContain('translate(121 69)');
  expect(body).toContain('translate(179 99) rotate(180)');
});

const jabs = { title: 'Jabs landed', values: [4, 0, 8] };
const shown = (chart: Chart) =>
  articleBody('<div class="text-white"><img src="chart"></div>', chart);

test('a chart shows bars, and the same numbers as text for screen readers', () => {
  const body = shown(jabs);
  expect(body).toContain('aria-label="Jabs landed. Round 1: 4, Round 2: 0, Round 3: 8."');
  expect(body.match(/<rect [^>]+/g)?.map((bar) => /height="([^"]+)"/.exec(bar)?.[1])).toEqual([
    '42%',
    '0%',
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

test('bars without names are rounds', () => {
  expect(shown(jabs)).toMatch(/<span>1 <\/span><span>2 <\/span><span>3 <\/span>.*>Round</s);
});

test('bars may have names instead of rounds, and lie below them', () => {
  const body = shown({ ...jabs, names: ['Jab', 'Hook', 'Cross'] });
  expect(body).toContain('aria-label="Jabs landed. Jab: 4, Hook: 0, Cross: 8."');
  expect(body).not.toContain('Round');
  expect(body).toMatch(/>Jab<\/text><rect [^>]*width="42%".*>Hook<\/text><rect [^>]*width="0%"/);
});
