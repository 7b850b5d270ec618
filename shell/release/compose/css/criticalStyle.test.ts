import { expect, test } from 'vitest';
import { criticalStyle } from './criticalStyle.ts';

const kept: readonly [name: string, rule: string, html: string][] = [
  [
    'a class that holds an equals sign',
    '.not-in-data-\\[state\\=failed\\]\\:grid:not(:where([data-state=failed]) *){display:grid}',
    '<p class="not-in-data-[state=failed]:grid">',
  ],
  [
    'a class written with an entity',
    '.\\[\\&_img\\]\\:h-full img{height:100%}',
    '<p class="[&amp;_img]:h-full"><img>',
  ],
  ['what script sets', '[data-state=failed]{color:red}', '<p>'],
];

test.each(kept)('a page keeps %s', (_, rule, html) => {
  expect(criticalStyle(rule, html)).toBe(rule);
});

test('a page does not contain rules for form controls that it does not have', () => {
  const reset = 'input{font:inherit}::-webkit-datetime-edit{padding:0}::file-selector-button{margin:0}';
  expect(criticalStyle(reset, '<input>')).toBe('input{font:inherit}');
});

test('a page does not contain declarations of the reset that change nothing', () => {
  const reset = 'html{font-feature-settings:normal}button{font:inherit;font-variation-settings:inherit}';
  const section = '.a{font-feature-settings:normal}';
  expect(criticalStyle(`@layer base{${reset}}${section}`, '<button class="a">')).toBe(
    `@layer base{button{font:inherit}}${section}`,
  );
});

test('a page contains the value of a token, but the name of a colour, without its fallback', () => {
  const rules =
    '.a{color:var(--color-ink,#000)}.b{width:clamp(var(--gap,calc(1px + (2px * 3))),var(--other,2px),var(--lead,calc(var(--space,1rem) * 2)))}';
  expect(criticalStyle(`${rules}:root{--color-ink:#111;--gap:1px;--space:.25rem}`, '<p class="a b">')).toBe(
    '.a{color:var(--color-ink)}.b{width:clamp(1px,var(--other,2px),var(--lead,.5rem))}:root{--color-ink:#111}',
  );
  expect(criticalStyle(rules, '<p class="a b">')).toBe(rules);
});

test('a token that another rule sets too keeps its name', () => {
  const rules = ':root{--gap:1px}.a{--gap:2px;margin:var(--gap)}';
  expect(criticalStyle(rules, '<p class="a">')).toBe(rules);
});

test('a page sets only those Tailwind properties that it reads', () => {
  const style = '.a{--tw-bold:700;font-weight:700;--tw-lead:1;--ours:1}.b{line-height:var(--tw-lead)}';
  expect(criticalStyle(style, '<p class="a b">')).toBe(
    '.a{font-weight:700;--tw-lead:1;--ours:1}.b{line-height:var(--tw-lead)}',
  );
});

test('a page has no conditions that every supported browser meets, and no repeated declarations', () => {
  const reset =
    'a{-webkit-text-decoration:inherit;-webkit-text-decoration:inherit;text-decoration:inherit}' +
    '@supports (not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px){::placeholder{color:red}' +
    '@supports (color:color-mix(in lab, red, red)){::placeholder{color:blue}}}@supports (x:y){a{x:y}}';
  expect(criticalStyle(reset, '<a><input>')).toBe(
    'a{-webkit-text-decoration:inherit;text-decoration:inherit}::placeholder{color:red}::placeholder{color:blue}@supports (x:y){a{x:y}}',
  );
});
