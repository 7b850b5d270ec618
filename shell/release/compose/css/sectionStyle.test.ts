import { readFile } from 'node:fs/promises';
import { type AtRule, parse, type Rule } from 'postcss';
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

test.each([
  ['anchor-name:--menu', 'anchor-name'],
  ['view-transition-name:menu', 'view-transition-name'],
  ['nonsense:1px', 'nonsense'],
])('a property that may leave the section is named, with what to do: %s', (declaration, name) => {
  expect(() => sectionStyle('gear', inScope(`p{${declaration}}`))).toThrow(
    `has ${name}, in line 1, which acts outside the section or is not allowed. Remove this property: only those that stay inside the section are allowed.`,
  );
});

test('the tags of a picture in a URL are encoded, and others are refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
  const style = sectionStyle(
    'gear',
    inScope(`p{background:url('data:image/svg+xml;utf8,${svg}')}`),
  );
  expect(style).toContain('%3C/svg>');
  expect(style).not.toContain('<');
  for (const tag of ['</style>', '</main>', '<!--'])
    expect(() => sectionStyle('gear', inScope(`p{content:"${tag}"}`))).toThrow(
      'the beginning of a tag',
    );
});

const isInKeyframes = ({ parent }: Rule) => (parent as AtRule | undefined)?.name === 'keyframes';

// Libraries' stylesheets have what teams write, and names that only browsers of the past knew.
const LIBRARIES = {
  bootstrap: import.meta.resolve('bootstrap/dist/css/bootstrap.css'),
  bulma: import.meta.resolve('bulma/css/bulma.css'),
  milligram: import.meta.resolve('milligram/dist/milligram.css'),
};

test.each(Object.entries(LIBRARIES))('each rule of %s is allowed in a scope', async (_, url) => {
  const text = await readFile(new URL(url), 'utf8');
  const refused: string[] = [];
  parse(text).walkRules((rule) => {
    if (rule.parent?.type === 'rule' || isInKeyframes(rule)) return;
    try {
      sectionStyle('gear', inScope(`${rule}`));
    } catch (error) {
      refused.push((error as Error).message);
    }
  });
  expect(refused).toEqual([]);
});
