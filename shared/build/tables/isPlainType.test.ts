import { expect, test } from 'vitest';
import { isPlainType } from './isPlainType.ts';

test.each([
  'CustomEvent<{section: string}>',
  "CustomEvent<{title: string, variant?: 'default' | 'destructive'}>",
  "CustomEvent<{items: readonly {sku: string, 'in stock': boolean | null}[], error: unknown}>",
  'CustomEvent<Readonly<Record<string, number>>>',
])('%s is plain', (text) => {
  expect(isPlainType(text)).toBe(true);
});

test.each([
  'string}}}} declare global { interface Window { evil: string } } namespace X {{{{',
  'string; declare const evil: string',
  'string\nexport {}',
  'CustomEvent<Unknown>',
  "import('https://evil.example').Type",
  'typeof document',
  '`text`',
  'string // comment',
  '(a: string) => void',
  '',
])('%j is not', (text) => {
  expect(isPlainType(text)).toBe(false);
});
