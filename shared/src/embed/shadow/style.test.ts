import { expect, test } from 'vitest';
import { forShadow } from './style.ts';

const rewritten = (css: string) => forShadow(css, 'https://ringside.example');

test.each([
  ['what is said of the root is said of the page', ':root,:host{--a:1}', '.page,.page{--a:1}'],
  ['also in a layer', '@layer base{html{a:b}}', '@layer base{.page{a:b}}'],
  ['what is said of the body is said of nothing', 'body{display:flex}', ':not(*){display:flex}'],
  ['a rem is pixels', '.a{margin:1.5rem .25rem}', '.a{margin:24px 4px}'],
  ['but not in the name of a class', '.w-\\[3rem\\]{width:3rem}', '.w-\\[3rem\\]{width:48px}'],
  ['nor in one with a fraction', '.t-\\[2\\.5rem\\]{a:b}', '.t-\\[2\\.5rem\\]{a:b}'],
  [
    'width is the element’s',
    '@media (min-width:48rem){a{b:c}}',
    '@container ringside (min-width:768px){a{b:c}}',
  ],
  [
    'also a width it must not have',
    '@media not all and (min-width:48rem){a{b:c}}',
    '@container ringside not (min-width:768px){a{b:c}}',
  ],
  ['other media stay', '@media print{a{b:c}}', '@media print{a{b:c}}'],
  ['files are found', 'a{b:url(/assets/x.png)}', 'a{b:url(https://ringside.example/assets/x.png)}'],
  [
    'defaults of properties hold in every browser',
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or (x){*{--tw-a:0}}}',
    '@layer properties{@supports (display:block){*{--tw-a:0}}}',
  ],
])('%s', (_, css, expected) => expect(rewritten(css)).toBe(expected));
