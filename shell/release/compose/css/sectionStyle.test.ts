import { expect, test } from 'vitest';
import { sectionStyle } from './sectionStyle.ts';

const inScope = (rules: string) => `@scope ([data-section="gear"]) to ([data-section]){${rules}}`;

test.each([
  '.card:has(>img){color:red}',
  'h2:has(+p,~ul){color:red}',
  '.card:not(:has(>img)){color:red}',
  '.list{&:has(>li){color:red}}',
])('a selector that looks at children or siblings is allowed: %s', (rules) => {
  expect(sectionStyle('gear', inScope(rules))).toContain('color:red');
});

test.each([
  ':scope{color:red}',
  ':is(:scope){color:red}',
  ':scope:has(>img){color:red}',
  ':has(>img):is(p,:scope){color:red}',
  '&{color:red}',
])('a selector of the box itself is refused: %s', (rules) => {
  expect(() => sectionStyle('gear', inScope(rules))).toThrow(
    'has a selector of the box that contains it',
  );
});
