import { expect, test } from 'vitest';
import { shadowStyle } from './shadowStyle.ts';

test.each([
  ['rules for the root apply to the page', ':root,:host{--a:1}', '.page{--a:1}'],
  ['also in a layer', '@layer base{html{a:b}}', '@layer base{.page{a:b}}'],
  ['rules for the body apply to nothing', 'body{display:flex}a{b:c}', 'a{b:c}'],
  ['a rem is pixels', '.a{margin:-1.5rem .25rem}', '.a{margin:-24px 4px}'],
  ['but not in a name', '.w-\\[3rem\\]{width:var(--w-3rem)}', '.w-\\[3rem\\]{width:var(--w-3rem)}'],
  [
    'the window is the element',
    '@media (min-width:48rem){a{b:c}}@media not all and (min-width:48rem){a{b:c}}',
    '@container ringside (min-width:768px){a{b:c}}@container ringside not (min-width:768px){a{b:c}}',
  ],
  ['other media stay', '@media print{a{b:c}}', '@media print{a{b:c}}'],
  [
    'fonts get names of our own',
    '@layer base{@font-face{font-family:"A B";src:url(/A.woff2)}}a{font-family:"A B",c}:root{--f:A B}',
    '@font-face{font-family:"Ringside A B";src:url(/A.woff2)}@layer base{}a{font-family:"Ringside A B",c}.page{--f:Ringside A B}',
  ],
])('%s', (_, css, expected) => expect(shadowStyle(css)).toBe(expected));
