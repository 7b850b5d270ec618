import { expect, test } from 'vitest';
import { criticalStyle } from './criticalStyle.ts';

const TOKENS =
  '.a{color:var(--color-ink,#000)}.b{width:clamp(var(--gap,calc(1px + (2px * 3))),var(--other,2px),var(--lead,calc(var(--space,1rem) * 2)))}';
const GRID =
  '.not-in-data-\\[state\\=failed\\]\\:grid:not(:where([data-state=failed]) *){display:grid}';
const IMAGE = '.\\[\\&_img\\]\\:h-full img{height:100%}';
const FAILED = '[data-state=failed]{color:red}';
const TWICE = ':root{--gap:1px}.a{--gap:2px;margin:var(--gap)}';
const IDLE =
  'html{font-feature-settings:normal}button{font:inherit;font-variation-settings:inherit}';
const FEATURES = '.a{font-feature-settings:normal}';
const face = (range: string) => `@font-face{font-family:A;unicode-range:${range}}`;

test.each([
  [
    'a class that holds an equals sign is kept',
    GRID,
    '<p class="not-in-data-[state=failed]:grid">',
    GRID,
  ],
  ['a class written with an entity is kept', IMAGE, '<p class="[&amp;_img]:h-full"><img>', IMAGE],
  ['what script sets is kept', FAILED, '<p>', FAILED],
  [
    'rules for form controls that a page does not have are removed',
    'input{font:inherit}::-webkit-datetime-edit{padding:0}::file-selector-button{margin:0}',
    '<input>',
    'input{font:inherit}',
  ],
  [
    'declarations of the reset that change nothing are removed',
    `@layer base{${IDLE}}${FEATURES}`,
    '<button class="a">',
    `@layer base{button{font:inherit}}${FEATURES}`,
  ],
  [
    'a token becomes its value, but a colour keeps its name, without its fallback',
    `${TOKENS}:root{--color-ink:#111;--gap:1px;--space:.25rem}`,
    '<p class="a b">',
    '.a{color:var(--color-ink)}.b{width:clamp(1px,var(--other,2px),var(--lead,.5rem))}:root{--color-ink:#111}',
  ],
  ['a token without a value keeps its name and fallback', TOKENS, '<p class="a b">', TOKENS],
  ['a token that another rule sets, too, keeps its name', TWICE, '<p class="a">', TWICE],
  [
    'a Tailwind property that the page does not read is removed',
    '.a{--tw-bold:700;font-weight:700;--tw-lead:1;--ours:1}.b{line-height:var(--tw-lead)}',
    '<p class="a b">',
    '.a{font-weight:700;--tw-lead:1;--ours:1}.b{line-height:var(--tw-lead)}',
  ],

  [
    'a font that has no character of the page is removed',
    `${face('U+20-7E, U+2019')}${face('U+C0-D6, U+2022')}${face('U+17F,U+20AC')}`,
    '<p>Café €5</p>',
    `${face('U+20-7E, U+2019')}${face('U+17F,U+20AC')}`,
  ],

  [
    'conditions that every supported browser meets are removed',
    '@supports (not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px){::placeholder{color:red}' +
      '@supports (color:color-mix(in lab, red, red)){::placeholder{color:blue}}}@supports (x:y){a{x:y}}',
    '<a><input placeholder="">',
    '::placeholder{color:blue}@supports (x:y){a{x:y}}',
  ],

  [
    'a rule after one with its selector joins it, and what it overrides is removed unless important',
    '.a{color:red;margin:0!important}.a{color:blue;margin:1px}.b{color:red}.a{color:red}',
    '<p class="a b">',
    '.a{margin:0!important;color:blue;margin:1px}.b{color:red}.a{color:red}',
  ],
])('%s', (_, sheet, html, expected) => expect(criticalStyle(sheet, html)).toBe(expected));
