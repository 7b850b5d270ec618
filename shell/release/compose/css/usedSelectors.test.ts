import { expect, test } from 'vitest';
import { usedSelectors } from './usedSelectors.ts';

const page = {
  classes: new Set(['card', 'md:grid-cols-[8rem_1fr]', 'p-0.5']),
  names: new Set(['html', 'p', 'a', 'button', 'data-state', 'failed', 'type', 'submit']),
};

test.each([
  ['a tag', 'p'],
  ['a class', '.card'],
  ['a class with escaped characters', '.md\\:grid-cols-\\[8rem_1fr\\] .p-0\\.5'],
  ['an attribute', '[data-state]'],
  ['an attribute with its value', '[data-state=failed]'],
  ['an attribute with a part of its value', '[data-state^=fa]'],
  ['an attribute that a visitor changes', 'p[open]'],
  ['everything', '*'],
  ['a pseudo-element', '::placeholder'],
  ['the root', ':root'],
  ['several parts', 'html p.card>a:hover:before'],
  ['what is not there', '.card:not(.gone)'],
  ['what it may hold', '.card:has(.gone)'],
  ['what it is', '.card:is(p,a)'],
  ['numbers of children', 'p:nth-child(3n+2)'],
])('a selector of %s is used', (_, selector) => {
  expect(usedSelectors(selector, page)).toBe(selector);
});

test.each([
  ['another tag', 'table'],
  ['another class', '.gone'],
  ['a class that is a tag of the page', '.p'],
  ['a tag that is a class of the page', 'card'],
  ['another value', '[data-state=ready]'],
  ['another attribute', '[data-mood=failed]'],
  ['the marker of a summary', '.card ::-webkit-details-marker'],
  ['one part that is not there', 'p .gone a'],
  ['alternatives of which none is there', '.card:is(.gone,.lost)'],
  ['nothing but a state', ':host'],
])('a selector of %s is not used', (_, selector) => {
  expect(usedSelectors(selector, page)).toBe('');
});

test('of a list those are left that are used', () => {
  expect(usedSelectors('.gone,p,table,a', page)).toBe('p,a');
  expect(usedSelectors('button:where([type=reset],[type=submit])', page)).toBe('button:where([type=submit])');
  expect(usedSelectors('p:not(.a,.b),.gone', page)).toBe('p:not(.a,.b)');
});
