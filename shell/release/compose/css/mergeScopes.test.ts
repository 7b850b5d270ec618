import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { mergeScopes } from './mergeScopes.ts';

function merged(style: string, unstyled: readonly string[] = []): string {
  const root = parse(style);
  mergeScopes(root, new Set(unstyled));
  return root.toString();
}

const sheet = (section: string, rules: string) =>
  `@layer utilities{@scope([data-section=${section}]) to ([data-section]){${rules}}}`;

const wide = (rules: string) => `@media (min-width:64rem){${rules}}`;
const OUTSIDE = ':root{--ink:#000}@layer base{p{margin:0}}';
const SCOPED = '@layer base{@scope([data-section=shell]) to ([data-section]){p{margin:0}}}';

test.each([
  [
    'rules that sections share appear once, each after those it follows in any section',
    sheet('shell', '.a{gap:1px}.c{gap:3px}') + sheet('news', '.a{gap:1px}.b{gap:2px}.c{gap:3px}'),
    '@layer utilities{.a{gap:1px}.b{gap:2px}.c{gap:3px}}@layer utilities{}',
  ],

  [
    'rules keep their conditions',
    sheet('shell', `.a{gap:1px}${wide('.b{gap:2px}')}`) +
      sheet('news', `${wide('.c{gap:3px}')}.d{gap:4px}`),
    `@layer utilities{.a{gap:1px}${wide('.b{gap:2px}.c{gap:3px}')}.d{gap:4px}}@layer utilities{}`,
  ],

  [
    'rules outside the scopes stay where they are',
    `${OUTSIDE}${sheet('shell', '.a{gap:1px}')}${sheet('news', '.b{gap:2px}')}html:has(dialog){color:red}`,
    `${OUTSIDE}@layer utilities{.a{gap:1px}.b{gap:2px}}@layer utilities{}html:has(dialog){color:red}`,
  ],

  [
    'a page of one section needs no scope either',
    sheet('shell', '.a{gap:1px}'),
    '@layer utilities{.a{gap:1px}}',
  ],

  [
    'a section whose utilities are in two scopes needs none for what all sections share',
    sheet('shell', 'p>*{gap:1px}') + sheet('news', 'p>*{gap:1px}') + sheet('news', '.b{gap:2px}'),
    '@layer utilities{p>*{gap:1px}.b{gap:2px}}@layer utilities{}@layer utilities{}',
  ],

  [
    'a section keeps the order of its rules, also those of several scopes',
    sheet('shell', `${wide('.a{gap:1px}')}.b{gap:2px}`) +
      sheet('news', '.b{gap:2px}') +
      sheet('news', wide('.c{gap:3px}')),
    `@layer utilities{${wide('.a{gap:1px}')}.b{gap:2px}${wide('.c{gap:3px}')}}@layer utilities{}@layer utilities{}`,
  ],

  [
    'a selector may appear twice in a section',
    sheet('shell', '.a{gap:1px}') + sheet('news', '.b{gap:2px}') + sheet('news', '.b{gap:3px}'),
    '@layer utilities{.a{gap:1px}.b{gap:2px}.b{gap:3px}}@layer utilities{}@layer utilities{}',
  ],

  ['scoped rules besides the utilities stay scoped', SCOPED, SCOPED],
])('%s', (_, style, expected) => expect(merged(style)).toBe(expected));

const apart: readonly [why: string, shell: string, news: string][] = [
  ['give a class two meanings', '.a{gap:1px}', '.a{gap:2px}'],
  ['give a class an additional rule', '.a{gap:1px}', '.a{gap:1px}.b{gap:2px}.a{gap:3px}'],
  ['have their rules in contradictory orders', '.a{gap:1px}.b{gap:2px}', '.b{gap:2px}.a{gap:1px}'],
];

test.each(apart)('sections that %s stay apart', (_, shell, news) => {
  const style = sheet('shell', shell) + sheet('news', news);
  expect(merged(style)).toBe(style);
});

const SCOPE = '@scope ([data-section=news]) to ([data-section])';

test.each([
  ['a class of the shell', '.toasts{display:none}'],
  ['a class of another section', '.a.a{display:none}'],
  ['a class of another section in a condition', wide('.a{display:none}')],
  ['a class on the page that no stylesheet has', '.group{display:none}'],
  ['no class', 'header{display:none}'],
  ['any element beside a class', ':is(.b,header){display:none}'],
  ['elements inside those with a class, which may be of other sections', '.b p{display:none}'],
])('a rule about %s stays in its scope', (_, rule) => {
  const style = `@layer components{.toasts{color:red}}${sheet('shell', '.a{gap:1px}')}${sheet('news', rule)}`;
  expect(merged(style, ['group'])).toContain(`${SCOPE}{${rule}}`);
});

test.each(['.b{gap:1px}', '.b>*{gap:1px}', ':is(.\\*\\:b>*){gap:1px}', '.b.a{gap:1px}'])(
  'a rule about a class of its own needs no scope: %s',
  (rule) => {
    const style = `${sheet('shell', '.a{gap:1px}')}${sheet('news', rule)}`;
    expect(merged(style)).not.toContain(SCOPE);
  },
);

test('a rule that some sections share is in a scope of these sections', () => {
  const style = `${sheet('shell', '.a{gap:1px}')}${sheet('news', '.a.b{gap:2px}')}${sheet('gear', '.a.b{gap:2px}')}`;
  expect(merged(style, ['b'])).toContain(
    '@scope ([data-section=news],[data-section=gear]) to ([data-section]){.a.b{gap:2px}}',
  );
});

test('thousands of rules are merged at once', { timeout: 5000 }, () => {
  const rules = Array.from({ length: 2000 }, (_, each) => `.a${each}{gap:1px}`).join('');
  expect(merged(sheet('shell', rules) + sheet('news', rules))).toContain('.a1999{gap:1px}');
});

test.each([
  ['the same property', '.b{border-color:red}', '.c{border-color:blue}'],
  ['all sides', '.b{border-left-color:red}', '.c{border:0}'],
  ['a variable', '.b{--gap:1px}', '.c{--gap:2px}'],
])('a rule after one with a scope keeps its scope, too: %s', (_, first, second) => {
  const style = `${sheet('shell', '.a{gap:1px}')}${sheet('news', first + second)}`;
  expect(merged(style, ['b'])).toContain(`${SCOPE}{${first}${second}}`);
});

test.each([
  ['other properties', '.b{color:red}', '.c{margin:0}'],
  ['a pseudo-element', '.b{color:red}', '.c::marker{color:blue}'],
  ['another pseudo-element', '.b:before{color:red}', '.c::after{color:blue}'],
])('a rule after one with a scope needs none if it is about %s', (_, first, second) => {
  const style = `${sheet('shell', '.a{gap:1px}')}${sheet('news', first + second)}`;
  expect(merged(style, ['b'])).toContain(`${SCOPE}{${first}}${second}`);
});
