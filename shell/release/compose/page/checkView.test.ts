import { expect, test } from 'vitest';
import { parseView } from './checkView.ts';

const parse = (html: string) =>
  parseView(html, { where: 'gear.html', kind: 'page', path: '/gear' }, new Set());

test.each([
  ['<p style="color:red">x</p>', 'style in <p style="color:red">x', 'put the declarations into'],
  ['<style>p{color:red}</style>', '<style>', 'Put the rules into the stylesheet.'],
  ['<p onclick="x()">x</p>', 'onclick in <p onclick="x()">x', 'Remove it.'],
])('the refusal of %s says what to do', (html, what, remedy) => {
  expect(() => parse(html)).toThrow(
    new RegExp(`gear.html contains ${what.replace(/[()]/g, '\\$&')}, which is .*${remedy}`),
  );
});

// Of the markup that Headless UI, Radix Themes, React Aria and React Bootstrap render.
test.each([
  '<div role="application" aria-label="November">x</div>',
  '<input autocorrect="off" autocapitalize="none" autocomplete="off" inputmode="numeric">',
  '<textarea autocorrect="off" autocapitalize="none"></textarea>',
])('markup of libraries is allowed: %s', (html) => {
  expect(() => parse(html)).not.toThrow();
});
