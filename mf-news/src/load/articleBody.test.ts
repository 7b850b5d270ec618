import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseArticle } from '../content/parseArticle.ts';
import { articleBody } from './articleBody.ts';

test('white text becomes dark', () => {
  expect(articleBody('<div class="text-white"><p>Hello</p></div>')).toBe(
    '<div class="text-ink"><p>Hello</p></div>',
  );
});

test.each([
  ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a style', '<p style="color:red">Hi</p>', '<p>Hi</p>'],
  ['another class', '<p class="fixed text-white-ish">Hi</p>', '<p>Hi</p>'],
  ['a script in an address', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
  ['another site', '<a href="https://elsewhere.example">Hi</a>', '<a>Hi</a>'],
  ['another site without a scheme', '<a href="//elsewhere.example">Hi</a>', '<a>Hi</a>'],
  ['a picture', '<p>Hi<img src=x onerror=alert(1)></p>', '<p>Hi</p>'],
])('%s does not pass', (_, content, expected) => {
  expect(articleBody(content)).toBe(expected);
});

test('our own articles lose nothing but the colour of the text', () => {
  const folder = new URL('../content/articles/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const { content } = parseArticle(file, readFileSync(new URL(file, folder), 'utf8'));
    expect(articleBody(content)).toBe(content.replace('text-white', 'text-ink'));
  }
});
