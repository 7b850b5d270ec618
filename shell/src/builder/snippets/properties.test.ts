import type { CatalogueElement } from '@ringside/shared/contract';
import { expect, test } from 'vitest';
import { propertiesFrom } from '../configuration.ts';
import { isPropertyValue, ruleOf } from './properties.ts';

const element = {
  tag: 'ringside-countdown',
  properties: [
    { name: '--ringside-color', description: '', syntax: '<color>', default: 'inherit' },
    { name: '--ringside-font', description: '' },
  ],
} as unknown as CatalogueElement;
const ruleFor = (values: Record<string, string>) =>
  ruleOf({ element, attributes: {}, properties: propertiesFrom(element, Object.entries(values)) });

test('properties that are set become one rule for the element', () => {
  expect(ruleFor({ '--ringside-color': '#c8241a', '--ringside-font': '"Source Sans 3", serif' })).toBe(
    'ringside-countdown {\n  --ringside-color: #c8241a;\n  --ringside-font: "Source Sans 3", serif;\n}',
  );
});

test('properties that are empty, unknown or hold anyway are left out, and without any there is no rule', () => {
  expect(
    ruleFor({ '--ringside-color': 'inherit', '--ringside-font': '', '--other': 'red', color: 'red' }),
  ).toBe('');
});

for (const value of [
  'rebeccapurple',
  '#C8241A80',
  'rgb(200 36 26 / 50%)',
  'light-dark(rgb(1, 2, 3), color-mix(in oklab, var(--brand, #fff) 20%, hsl(3 90% 40%)))',
  'calc(1.5em + max(2px, -1px)/3)',
  `Oswald, "Noto Sans 日本", 'It is', sans-serif`,
]) {
  test(`${value} can stand in a rule`, () => expect(isPropertyValue(value)).toBe(true));
}

/** What ends a declaration, a rule, a string, a style tag or a sheet, hides what comes after it, or fetches something. */
for (const value of [
  'red; } body { display: none',
  'red }',
  'red { color: blue }',
  'red !important',
  'red /* and',
  'rgb(1, 2, 3',
  'rgb(1, 2, 3))',
  '"serif',
  `"serif'`,
  '"a\nb"',
  '"a" "b',
  '"</style><script>alert(1)</script>"',
  '</style>',
  '<!--',
  '-->',
  '"\\"; } * { color: red',
  '\\3b red',
  'url(https://elsewhere.example/x)',
  'URL(//elsewhere.example/x)',
  'image-set("https://elsewhere.example/x" 1x)',
  'var(--x, url(x))',
  'expression(alert(1))',
  '@import "x"',
  '[gallery]',
  '   ',
]) {
  test(`${JSON.stringify(value)} sets nothing`, () => {
    expect(ruleFor({ '--ringside-color': value, '--ringside-font': 'serif' })).toBe(
      'ringside-countdown {\n  --ringside-font: serif;\n}',
    );
  });
}
