import { expect, test } from 'vitest';
import { usedSelectors } from './selectors.ts';

const page = {
  classes: new Set(['card', 'md:grid-cols-[8rem_1fr]', 'p-0.5']),
  names: new Set(['html', 'p', 'a', 'button', 'data-state', 'failed', 'type', 'submit']),
};

test.each([
  ...[
    'p',
    '.card',
    '.md\\:grid-cols-\\[8rem_1fr\\] .p-0\\.5',
    '[data-state]',
    '[data-state=failed]',
  ],
  // A visitor may cause these states, and a page may lack these elements, so their rules stay.
  ...['[data-state^=fa]', 'p[open]', '*', '::selection', ':root', 'html p.card>a:hover:before'],
  ...[
    '.card:not(.gone)',
    '.card:has(.gone)',
    '.card:has([data-over])',
    '.card:is(p,a)',
    'p:nth-child(3n+2)',
  ],
])('%s is used', (selector) => expect(usedSelectors(selector, page)).toBe(selector));

test.each([
  // A class whose name is a tag of the page, and a tag whose name is a class of the page.
  ...['table', '.gone', '.p', 'card', '[data-state=ready]', '[data-mood=failed]'],
  ...['p .gone a', '.card:is(.gone,.lost)', ':host', '::placeholder'],
])('%s is not used', (selector) => expect(usedSelectors(selector, page)).toBe(''));

test('only the used selectors of a list stay', () => {
  expect(usedSelectors('.gone,p,table,a', page)).toBe('p,a');
  expect(usedSelectors('button:where([type=reset],[type=submit])', page)).toBe(
    'button:where([type=submit])',
  );
  expect(usedSelectors('p:not(.a,.b),.gone', page)).toBe('p:not(.a,.b)');
});
