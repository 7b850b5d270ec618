import { expect, test } from 'vitest';
import { articleBody } from './articleBody.ts';

test('white text becomes dark', () => {
  expect(articleBody('<div class="text-white"><p>Hello</p></div>')).toBe(
    '<div class="text-ink"><p>Hello</p></div>',
  );
});

test('a drawing is shown in several sizes, with its text and its size', () => {
  const body = articleBody('<div class="text-white"><img src="first-bell"></div>');
  expect(body).toMatch(
    /<picture><source type="image\/avif" srcset="\S+ 400w, .+<img [^>]+ alt="An empty ring.+ width="1600" height="1000" loading="lazy"/i,
  );
});

test('a chart shows bars, and the same numbers as text for screen readers', () => {
  const chart = { title: 'Jabs landed', rounds: [4, 0, 8] };
  const body = articleBody('<div class="text-white"><img src="rounds"></div>', chart);
  expect(body).toContain('aria-label="Jabs landed. In round 1: 4, round 2: 0, round 3: 8."');
  expect(body).toContain('viewBox="0 0 3 8"');
  expect(body).toMatch(/ 8v-4h.+ 8v0h.+ 8v-8h/);
});

test('a chart’s marked rounds are one red shape, and named for screen readers', () => {
  const chart = {
    title: 'Jabs landed',
    rounds: [4, 0, 8],
    marked: { rounds: [3], words: 'Round 3, his best' },
  };
  const body = articleBody('<div class="text-white"><img src="rounds"></div>', chart);
  expect(body).toContain('round 3: 8. Round 3, his best."');
  expect(body).toMatch(/class="text-red" d="M2.12 8v-8h[\d.]+v8z"/);
});
